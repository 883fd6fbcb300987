/** The facade: what the command line, and later the server and the pages, may ask of the office. */
export type { Finding, Place, Weight } from '../core/finding.ts';
export { isRefused } from '../core/finding.ts';
export type { Step } from '../core/reasons.ts';
export type { EditionId, Family, PlayerResult } from '../rulebooks/rulebook.ts';
export { type Explained, type Explanation, explain, explainText, namesInText } from './explain.ts';
export {
  type Answer,
  check,
  checkText,
  isUnreadable,
  type RateOptions,
  rate,
  rateText,
  type Unreadable,
  unreadable,
  type Unrated,
} from './rate.ts';
export { isEditionId } from '../rulebooks/registry.ts';
export { type Calculated, type Calculator, calculate, listCalculators, Question } from './calculators.ts';
export { type ClauseEntry, clauseOf, clausesOf, editionFamily, type EditionFacts, listEditions } from './rulebooks.ts';
export { isRules, RULES_NAMES } from './rules.ts';
