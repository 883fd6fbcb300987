/**
 * The engine, for those who want only that: rating, checking and explaining, the calculators, and the phrase books. It
 * touches no file, no clock and no network, and runs in a browser. Clause texts are apart: `elobook/clauses/en`.
 */

export type { Fact, Facts, Finding, Place, Weight } from './core/finding.ts';
export type { Step } from './core/reasons.ts';
export { type Language, LANGUAGES, type Say, speak } from './explain/language.ts';
export { en } from './explain/phrases/en.ts';
export { hu } from './explain/phrases/hu.ts';
export { ru } from './explain/phrases/ru.ts';
export { type NameOf, type PhraseBook, type ToldStep, tellFinding, tellStep, tellSteps } from './explain/tell.ts';
export { type Explained, type Explanation, explain, explainText } from './office/explain.ts';
export {
  type Answer,
  check,
  checkText,
  isUnreadable,
  type RateOptions,
  rate,
  ratePeriod,
  rateText,
  type Unrated,
  type Unreadable,
} from './office/rate.ts';
export { type ClauseEntry, clauseOf, clausesOf, type EditionFacts, listEditions } from './office/rulebooks.ts';
export type { FideEventResult, FidePlayerResult, Status } from './rulebooks/fide/book.ts';
export * as fide from './rulebooks/fide/calculators.ts';
export * as mgsz from './rulebooks/mgsz/calculators.ts';
export * as mssz from './rulebooks/mssz/calculators.ts';
export * as orr from './rulebooks/orr/calculators.ts';
export type {
  Clause,
  Contribution,
  EditionId,
  EventResult,
  Family,
  PeriodResult,
  PlayerResult,
} from './rulebooks/rulebook.ts';
