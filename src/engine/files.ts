/** Reports in any format: opened, completed by facts and a rating list, rated and checked. */
import { type Finding, findingMaker, type AnyFindings } from '../core/finding.ts';
import type { PeriodReport, Report } from '../core/report.ts';
import { decode, type Encoding, guessEncoding, isUtf16 } from '../formats/encoding.ts';
import { programByName, programOf } from '../formats/foreign.ts';
import type { ReportFormatId } from '../formats/format.ts';
import { readText } from '../formats/json/format.ts';
import { withLines } from '../formats/json/read.ts';
import { type Limits, LIMITS } from '../formats/limits.ts';
import { recognised } from '../formats/registry.ts';
import { withoutByeLines } from '../intake/byes.ts';
import { type GivenFacts, applyFacts } from '../intake/facts.ts';
import { applyRatings, type KnownRating } from '../intake/ratings.ts';
import { findingsLeftOpen } from './answered.ts';
import { type Explained, type ExplainOptions, explainedAnswer } from './explain.ts';
import { type Answer, type RateOptions, rateReport, unreadableAnswer } from './rate.ts';

export interface OpenReportOptions {
  readonly encoding?: Encoding;
  readonly limits?: Limits;
  /** The name of the file: if the content says nothing, its ending may say which program wrote it. */
  readonly name?: string;
}

export interface OpenedReport {
  /** Null where the bytes are no report of any format. */
  readonly format: ReportFormatId | null;
  readonly report?: Report | PeriodReport;
  /** The games of the report as numbers, where its format has them so. */
  readonly pairings?: readonly number[];
  readonly findings: readonly Finding[];
}

/** Opens a report; its format is recognised by its content. */
export function openReport(
  bytes: Uint8Array,
  { encoding, limits = LIMITS, name = '' }: OpenReportOptions = {},
): OpenedReport {
  if (isEmpty(bytes)) return { format: null, findings: [fault('file.empty', {})] };
  if (isUtf16(bytes)) return { format: null, findings: [fault('file.utf-16', {})] };
  const format = recognised(bytes);
  if (format === undefined) return { format: null, findings: [unknownFormat(bytes, name)] };
  const { report, period, pairings, findings } = format.read(bytes, { encoding, limits });
  return { format: format.id, report: report ?? period, ...(pairings === undefined ? {} : { pairings }), findings };
}

/** Which format of reports some bytes begin like. */
export const reportFormatOf = (bytes: Uint8Array): ReportFormatId | undefined => recognised(bytes)?.id;

/** Named by its kind, if that is known. */
function unknownFormat(bytes: Uint8Array, name: string): Finding {
  const program = programOf(bytes) ?? programByName(name);
  return program === undefined
    ? fault('file.unknown-format', { beginning: beginningOf(bytes) })
    : fault('file.other-program', { program });
}

const fault = findingMaker<AnyFindings>();

const BLANK = 0x20;
/** Blanks and line ends only. */
const isEmpty = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === BLANK || byte === 0x09 || byte === 0x0a || byte === 0x0d);

const SHOWN = 24;

/** The first characters, those that cannot be seen as dots. */
const beginningOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, SHOWN)].map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join('');

export interface Completion {
  readonly facts?: GivenFacts;
  /** The entries of a rating list that the reports may need. */
  readonly ratings?: readonly KnownRating[];
}

/** Lays facts and ratings over a report, or over every report of a period. */
export function completedReport(whole: OpenedReport, { facts, ratings }: Completion): OpenedReport {
  const { report, ...opened } = whole;
  if (report === undefined || (facts === undefined && ratings === undefined)) return whole;
  const findings: Finding[] = [];
  const complete = (given: Report): Report => {
    const known = facts === undefined ? { report: given, findings: [] } : applyFacts(given, facts);
    const rated = ratings === undefined ? { report: known.report, findings: [] } : applyRatings(known.report, ratings);
    findings.push(...known.findings, ...rated.findings);
    return rated.report;
  };
  const laid = 'period' in report ? { ...report, period: report.period.map(complete) } : complete(report);
  // documents that hold periods ask for nothing
  const asked = 'period' in laid ? opened.findings : findingsLeftOpen(opened.findings, laid, facts);
  return { ...opened, report: laid, findings: [...asked, ...findings] };
}

export interface OfPlayers extends OpenedReport {
  /** For each report the places of the lines that are not players. */
  readonly leftOut: readonly (readonly number[])[];
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Leaves out lines whose names mean a bye; `persons` are those of them that are names after all. */
export function ofPlayers(whole: OpenedReport, persons: ReadonlySet<string> = NO_WORDS): OfPlayers {
  const { report, findings } = whole;
  if (report === undefined) return { ...whole, leftOut: [] };
  const reports = 'period' in report ? report.period : [report];
  const without = reports.map((each) => withoutByeLines(each, persons));
  const leftOut = without.map(({ leftOut: places }) => places);
  if (leftOut.every(({ length }) => length === 0)) return { ...whole, leftOut };
  const left = without.map((each) => each.report);
  return {
    format: whole.format,
    report: 'period' in report ? { ...report, period: left } : (left[0] as Report),
    findings: [...findings, ...without.flatMap((each) => each.findings)],
    leftOut,
  };
}

/** Findings with a JSON path get the line and column of that path; those of other formats have them already. */
export const withPlaces = (
  findings: readonly Finding[],
  format: ReportFormatId | null,
  bytes: Uint8Array,
): readonly Finding[] => (format === 'json' ? withLines(findings, decode(bytes, guessEncoding(bytes))) : findings);

/** The names that a report gives its players, in its order. */
export function namesInReport(report: Report | PeriodReport | undefined): ReadonlyMap<string, string> {
  const reports = report === undefined ? [] : 'period' in report ? report.period : [report];
  return new Map(reports.flatMap(({ players }) => players.map(({ id, name }) => [id, name ?? id] as const)));
}

/** Rates a JSON document within the limits of a file; one of many, such as a line of a stream. */
export function rateDocument(text: string, options: RateOptions, limits: Limits): Answer {
  const { report, period, findings } = readText(text, limits);
  const read = report ?? period;
  const answer = read === undefined ? unreadableAnswer(findings) : rateReport(read, options, findings);
  return { ...answer, findings: withLines(answer.findings, text) };
}

/** Explains one player of a report of any format. */
export function explainReport(
  report: Report | PeriodReport,
  options: ExplainOptions,
  before: readonly Finding[] = [],
): Explained {
  const { rules, control, assumeK, player } = options;
  const answer = rateReport(report, { rules, control, assumeK, explain: [player] }, before);
  return explainedAnswer(answer, namesInReport(report), options);
}
