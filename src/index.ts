/**
 * The engine, for those who want only that: rating, checking and explaining, the calculators, and the phrase books. It
 * touches no file, no clock and no network, and runs in a browser. One family alone is `elobook/fide` and its like. Clause
 * texts are apart: `elobook/clauses/en`.
 */

export * from './every-entry.ts';
export { BOOK as en } from './content/en/books/every-family.ts';
export { BOOK as hu } from './content/hu/books/every-family.ts';
export { BOOK as ru } from './content/ru/books/every-family.ts';
export type { PhraseBook } from './explain/tell.ts';
export { explain, explainText } from './engine/explain.ts';
export { check, checkText, rate, ratePeriod, rateText } from './engine/rate.ts';
export { type ClauseEntry, clauseOf, clausesOf, type EditionFacts, listEditions } from './engine/rulebooks.ts';
/** Rules by which an office changes all ratings of a pool at once. */
export {
  adjustedRating,
  type AtLeastRule,
  parsePoolRule,
  type PoolRule,
  poolRuleText,
  type TowardsRule,
} from './core/pool-rule.ts';
export type { MgszPlayer, MgszResult } from './rulebooks/mgsz/rate.ts';
export type { OrrEventResult, OrrPlayerResult } from './rulebooks/orr/rate.ts';
export type { FideEventResult, FidePlayerResult, KFrom, Status } from './rulebooks/fide/book.ts';
export * as fide from './rulebooks/fide/calculators.ts';
/** The lists of each edition: who is on them, who is not and by which clause, columns, closing days. */
export * as fide2014Lists from './rulebooks/fide/2014/lists.ts';
export * as fide2024Lists from './rulebooks/fide/2024/lists.ts';
export * as goLists from './rulebooks/mgsz/lists.ts';
export * as orrLists from './rulebooks/orr/lists.ts';
/** The deadlines and checks of admission, clause by clause. */
export * as fide2014Admission from './rulebooks/fide/2014/admission.ts';
export * as fide2024Admission from './rulebooks/fide/2024/admission.ts';
/** The KOMIR registry: both sheets of a card and what is checked of them. */
export * as komir from './rulebooks/mssz/registry.ts';
export * as mgsz from './rulebooks/mgsz/calculators.ts';
export * as mssz from './rulebooks/mssz/calculators.ts';
export * as orr from './rulebooks/orr/calculators.ts';
