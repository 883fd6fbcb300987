/** The facade of the engine: the functions that the command line, the server and the pages call. */
export type { Finding } from '../core/finding.ts';
export { withoutAbsent } from '../core/absent.ts';
export type { AssumedK } from '../core/event.ts';
export { CONFIDENCES, FAMILIES } from '../rulebooks/rulebook.ts';
export type { EditionId, KFrom, PlayerResult, ResultColumn } from '../rulebooks/rulebook.ts';
export { type Explained, type Explanation, explain } from './explain.ts';
export {
  type Answer,
  checkOpenedReport,
  isUnreadable,
  type RateOptions,
  rate,
  rateReport,
  unreadableAnswer,
} from './rate.ts';
export { type Encoding, ENCODINGS, decode, guessEncoding } from '../formats/encoding.ts';
export { type ReportFormatId, REPORT_FORMATS } from '../formats/format.ts';
export { readFacts } from '../formats/json/facts.ts';
export { DOCUMENT_SCHEMA } from '../formats/json/schema.ts';
export { type Limits, LIMITS } from '../formats/limits.ts';
export { isZip } from '../formats/zip.ts';
export { archivedFiles } from './given-files.ts';
export { findingsOfReport } from './inspection.ts';
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
  type OpenReportOptions,
  withPlaces,
} from './files.ts';
export { convertReport, type FormatId, FORMATS, ListConversion } from './convert.ts';
export {
  isListOfPlayers,
  peeked,
  PlayersReader,
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
