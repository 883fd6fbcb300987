/**
 * The engine with the editions of one family, the rules of the Hungarian Go Association, for a page or a program that needs no other. The
 * functions are those of `elobook`; the phrase books of the family are apart, a language each: `elobook/mgsz/en`.
 */
import { engineOf } from './engine/engine.ts';
import { explainerOf } from './engine/explainer.ts';
import { MGSZ_2012 } from './rulebooks/mgsz/editions.ts';
import type { MgszPlayer } from './rulebooks/mgsz/rate.ts';

export * from './every-entry.ts';
export * as calculators from './rulebooks/mgsz/calculators.ts';
export type { MgszPlayer, MgszResult } from './rulebooks/mgsz/rate.ts';

const engine = engineOf<MgszPlayer>([MGSZ_2012]);

export const { check, checkText, rate, rateText } = engine;
export const { explain, explainText } = explainerOf<'mgsz', MgszPlayer>(engine);
