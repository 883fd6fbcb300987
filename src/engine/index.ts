/** The facade: what the command line, and later the server and the pages, may ask of the office. */
export type { Finding, Place, Weight } from '../core/finding.ts';
export { isRefused } from '../core/finding.ts';
export { withoutAbsent } from '../core/absent.ts';
export type { AssumedK } from '../core/event.ts';
export type { Step } from '../core/reasons.ts';
export { CONFIDENCES, FAMILIES } from '../rulebooks/rulebook.ts';
export type { EditionId, Family, KFrom, PlayerResult, ResultColumn } from '../rulebooks/rulebook.ts';
export { type Explained, type Explanation, explain, explainText } from './explain.ts';
export {
  type Answer,
  check,
  checkOpenedReport,
  checkText,
  isUnreadable,
  type RateOptions,
  rate,
  rateReport,
  rateText,
  type Unreadable,
  unreadableAnswer,
  type Unrated,
} from './rate.ts';
export { type Encoding, ENCODINGS, decode, guessEncoding } from '../formats/encoding.ts';
export { type ReportFormatId, REPORT_FORMATS } from '../formats/format.ts';
export { readFacts } from '../formats/json/facts.ts';
export { DOCUMENT_SCHEMA } from '../formats/json/schema.ts';
export { type Limits, LIMITS } from '../formats/limits.ts';
export { isZip } from '../formats/zip.ts';
export { archivedFiles } from './given-files.ts';
export { findingsOfReport } from './inspection.ts';
export type { GivenFacts } from '../intake/facts.ts';
export type { KnownRating } from '../intake/ratings.ts';
export type { PeriodReport, Report } from '../core/report.ts';
export { parseMonth } from '../core/dates.ts';
export {
  type Completion,
  completedReport,
  explainReport,
  namesInReport,
  ofPlayers,
  openReport,
  rateDocument,
  reportFormatOf,
  type OpenedReport,
  type OpenReportOptions,
  withPlaces,
} from './files.ts';
export { convertReport, type FormatId, FORMATS, ListConversion, type ListTarget } from './convert.ts';
export {
  isListOfPlayers,
  peeked,
  PlayersReader,
  type PlayersOptions,
  playerBatches,
  zipHoldsPlayers,
} from './player-lists.ts';
export { type Control, CONTROLS } from '../formats/fide-list/records.ts';
export { ZipWriter } from '../formats/zip-writer.ts';
export { asOnePeriod } from './period.ts';
export { ratingsFor } from './ratings.ts';
export { isEditionId } from '../rulebooks/registry.ts';
export {
  type Calculated,
  type Calculator,
  calculate,
  listCalculators,
  WrongInput,
  wrongInputs,
} from '../rulebooks/calculators.ts';
export {
  type ClauseEntry,
  clauseOf,
  clausesOf,
  type EditionFacts,
  editionGame,
  listEditions,
  resultColumnsOf,
} from './rulebooks.ts';
export { type SureRule, surenessOf } from './sureness.ts';
export { isRules, RULES_NAMES } from './rules.ts';
