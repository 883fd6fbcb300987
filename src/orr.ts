/**
 * The engine with the editions of one family, the Open Russian Rating, for a page or a program that needs no other. The
 * functions are those of `elobook`; the phrase books of the family are apart, a language each: `elobook/orr/en`.
 */
import { engineOf } from './engine/engine.ts';
import { explainerOf } from './engine/explainer.ts';
import { ORR } from './rulebooks/orr/editions.ts';
import type { OrrPlayerResult } from './rulebooks/orr/rate.ts';

export * from './every-entry.ts';
export * as calculators from './rulebooks/orr/calculators.ts';
export type { OrrEventResult, OrrPlayerResult } from './rulebooks/orr/rate.ts';

const engine = engineOf<OrrPlayerResult>([ORR]);

export const { check, checkText, rate, rateText } = engine;
export const { explain, explainText } = explainerOf<'orr', OrrPlayerResult>(engine);
