/**
 * The engine with the editions of one family, the rules of the Hungarian Chess Federation, for a page or a program that needs no other. The
 * functions are those of `elobook`; the phrase books of the family are apart, a language each: `elobook/mssz/en`.
 */
import { engineOf } from './engine/engine.ts';
import { explainerOf } from './engine/explainer.ts';
import type { FidePlayerResult } from './rulebooks/fide/book.ts';
import { MSSZ_2017 } from './rulebooks/mssz/editions.ts';

export * from './every-entry.ts';
export type { FideEventResult, FidePlayerResult, KFrom, Status } from './rulebooks/fide/book.ts';
export * as calculators from './rulebooks/mssz/calculators.ts';

const engine = engineOf<FidePlayerResult>([MSSZ_2017]);

export const { check, checkText, rate, ratePeriod, rateText } = engine;
export const { explain, explainText } = explainerOf<'mssz', FidePlayerResult>(engine);
