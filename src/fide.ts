/**
 * The engine with the editions of one family, FIDE's rating regulations, for a page or a program that needs no other. The
 * functions are those of `elobook`; the phrase books of the family are apart, a language each: `elobook/fide/en`.
 */
import { engineOf } from './engine/engine.ts';
import { explainerOf } from './engine/explainer.ts';
import type { FidePlayerResult } from './rulebooks/fide/book.ts';
import { FIDE_EDITIONS } from './rulebooks/fide/editions.ts';

export * from './every-entry.ts';
export type { FideEventResult, FidePlayerResult, KFrom, Status } from './rulebooks/fide/book.ts';
export * as calculators from './rulebooks/fide/calculators.ts';

const engine = engineOf<FidePlayerResult>(Object.values(FIDE_EDITIONS));

export const { check, checkText, rate, ratePeriod, rateText } = engine;
export const { explain, explainText } = explainerOf<'fide', FidePlayerResult>(engine);
