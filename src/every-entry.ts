/** What every entry of the package exports, whichever rulebooks it has. */
export { dayText, monthText, parseDay, parseMonth } from './core/dates.ts';
export type { AssumedK } from './core/event.ts';
export type { Fact, Facts, Finding, Place, Weight } from './core/finding.ts';
export type { Step } from './core/reasons.ts';
export { type Grammar, type Say, speak } from './explain/language.ts';
export {
  type FamilyBook,
  type FindingBook,
  type NameOf,
  type ToldStep,
  tellFinding,
  tellStep,
  tellSteps,
} from './explain/tell.ts';
export type { EventDocument, PeriodDocument } from './formats/json/document.ts';
export { type Answer, isUnreadable, type RateOptions, type Unrated, type Unreadable } from './engine/engine.ts';
export type { Explained, ExplainOptions, Explanation } from './engine/explainer.ts';
export type { CountedGame, EarlierGame, GameRow, GameTable, LeftOutGame, ScoredGame } from './rulebooks/game-table.ts';
export type {
  Clause,
  Contribution,
  EditionId,
  EventResult,
  Family,
  PeriodResult,
  PlayerResult,
} from './rulebooks/rulebook.ts';
