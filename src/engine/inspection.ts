/**
 * Everything that a page shows about a report before it is sent anywhere: the findings of `elobook check`, the cross table, what
 * is missing, and what the ratings would become under an edition. It runs in the page, on the visitor's own file.
 */
import type { Control } from '../core/control.ts';
import { dayText } from '../core/dates.ts';
import type { Finding } from '../core/finding.ts';
import type { Step } from '../core/reasons.ts';
import type { PeriodReport, Report } from '../core/report.ts';
import type { ReportFormatId } from '../formats/format.ts';
import type { KnownRating } from '../intake/ratings.ts';
import type { Edition } from '../rulebooks/edition.ts';
import { inForceOn } from '../rulebooks/in-force.ts';
import { editionById, editions } from '../rulebooks/registry.ts';
import type { EditionId, Family, PlayerResult, ResultColumn } from '../rulebooks/rulebook.ts';
import { crossTableOf, type ReportedTable } from './cross-table.ts';
import { completedReport, namesInReport, ofPlayers, type OpenedReport, openReport, withPlaces } from './files.ts';
import { type LackingFacts, lackingIn } from './lacking.ts';
import {
  type Answer,
  checkOpenedReport,
  isUnreadable,
  type RateOptions,
  rateReport,
  unreadableAnswer,
} from './rate.ts';

/**
 * The rules by which a report is inspected: an edition, or a family and the kind of its ratings. Without rules, the report's own
 * or none.
 */
export type AskedEdition = Pick<RateOptions, 'rules' | 'control'>;

/** A report that has been read once, and can be looked at under several editions. */
export interface InspectedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly opened: OpenedReport;
}

export function inspectedFile(name: string, bytes: Uint8Array): InspectedFile {
  return { name, bytes, opened: ofPlayers(openReport(bytes, { name })) };
}

/** A file need not say by which rulebook it is to be rated. */
const withoutRules = (finding: Finding): Finding =>
  finding.code === 'rulebook.missing' ? { code: 'check.file-only', weight: 'note', facts: {} } : finding;

/** The findings of `elobook check` about a report. */
export const findingsOfReport = (
  report: Report | PeriodReport | undefined,
  asked: AskedEdition,
  before: readonly Finding[],
): readonly Finding[] => (report === undefined ? before : checkOpenedReport(report, asked, before).map(withoutRules));

const GO_FORMATS: readonly (ReportFormatId | null)[] = ['h9', 'opengotha'];

const reportsIn = ({ report }: Pick<OpenedReport, 'report'>): readonly Report[] =>
  report === undefined ? [] : 'period' in report ? report.period : [report];

/** The rules that a report is most likely meant for: its own, those of its game, of its time and of its days. */
export function likelyRules({ opened }: InspectedFile): AskedEdition {
  const [first] = reportsIn(opened);
  if (first === undefined || first.rulebook !== undefined) return {};
  if (opened.report?.rulebook !== undefined) return {};
  const { family } = usualEdition(GO_FORMATS.includes(opened.format) ? 'go' : 'chess');
  const control = controlOf(first, family);
  return control === undefined || control === 'standard' ? { rules: family } : { rules: family, control };
}

/**
 * Files say which game they are about, but not of which federation; for each game the first family is the one that most files
 * belong to.
 */
const usualEdition = (game: Edition['game']): Edition => editions.find((each) => each.game === game) as Edition;

/** Which list of a family the games belong to by their time, where that list had rules on these days. */
function controlOf({ event: { start, controls = [] } }: Report, family: Family): Control | undefined {
  if (start === undefined || controls.length === 0) return undefined;
  const control = inForceOn(editions, family, 'standard', start)?.timeClass?.(controls) ?? undefined;
  return control === undefined || inForceOn(editions, family, control, start) === undefined ? undefined : control;
}

/** What a page shows of a player's result; the steps are made when somebody asks for them. */
export type InspectedPlayer = PlayerResult & { readonly id: string };

/** The ratings that would result. */
export interface InspectedRating {
  readonly edition: EditionId;
  readonly family: Family;
  readonly game: Edition['game'];
  readonly rated: boolean;
  /** Clauses for which the event is not rated. */
  readonly reasons: readonly string[];
  readonly columns: readonly ResultColumn[];
  /** In the order of the file. */
  readonly players: readonly InspectedPlayer[];
  /** Findings that only the calculation made. */
  readonly findings: readonly Finding[];
}

export interface Inspection {
  readonly format: ReportFormatId | null;
  readonly findings: readonly Finding[];
  /** Absent where no edition applies, or the report cannot be read. */
  readonly rating?: InspectedRating;
  readonly names: readonly (readonly [string, string])[];
  readonly events: readonly InspectedEvent[];
}

export interface InspectedEvent {
  readonly name?: string;
  readonly place?: string;
  readonly federation?: string;
  readonly start?: string;
  readonly end?: string;
  readonly games: number;
  readonly table: ReportedTable;
  readonly lacking: LackingFacts;
}

export interface InspectOptions extends AskedEdition {
  /** Entries of a rating list, laid over the report. */
  readonly ratings?: readonly KnownRating[] | undefined;
}

export function inspect(file: InspectedFile, { ratings, ...asked }: InspectOptions): Inspection {
  const { format, report, findings: before } = withRatings(file, ratings);
  const answer = answerTo(report, asked, before);
  const found = findingsOfReport(report, asked, before);
  const reports = reportsIn({ report });
  const rating = ratingOf(answer, reports, found);
  const game = rating?.game ?? (GO_FORMATS.includes(format) ? 'go' : 'chess');
  return {
    format,
    findings: withPlaces(found, format, file.bytes),
    ...(rating === undefined ? {} : { rating }),
    names: [...namesInReport(report)],
    // as the file has them, whatever a list says
    events: reportsIn(file.opened).map((each) => eventOf(each, game)),
  };
}

const withRatings = ({ opened }: InspectedFile, ratings: readonly KnownRating[] | undefined): OpenedReport =>
  ratings === undefined ? opened : completedReport(opened, { ratings });

const answerTo = (report: Report | PeriodReport | undefined, asked: RateOptions, before: readonly Finding[]): Answer =>
  report === undefined ? unreadableAnswer(before) : rateReport(report, asked, before);

function ratingOf(answer: Answer, reports: readonly Report[], found: readonly Finding[]): InspectedRating | undefined {
  if (isUnreadable(answer) || answer.rulebook === null) return undefined;
  const { id, family, game, resultColumns } = editionById(answer.rulebook);
  const known = new Set(found.map((each) => JSON.stringify(each)));
  const ids = new Set(reports.flatMap(({ players }) => players.map((player) => player.id)));
  return {
    edition: id,
    family,
    game,
    rated: answer.rated,
    reasons: answer.reasons,
    columns: resultColumns,
    players: [...ids].flatMap((player) => {
      const result = answer.players[player];
      return result === undefined ? [] : [{ ...result, id: player }];
    }),
    findings: answer.findings.filter((each) => !known.has(JSON.stringify(each))),
  };
}

function eventOf(report: Report, game: Edition['game']): InspectedEvent {
  const { name, place, federation, start, end } = report.event;
  return {
    ...(name === undefined ? {} : { name }),
    ...(place === undefined ? {} : { place }),
    ...(federation === undefined ? {} : { federation }),
    ...(start === undefined ? {} : { start: dayText(start) }),
    ...(end === undefined ? {} : { end: dayText(end) }),
    games: report.games.length,
    table: crossTableOf(report),
    lacking: lackingIn(report, game),
  };
}

/** The steps that lead to one player's rating, and the rules that they follow. */
export interface InspectedReasons {
  readonly edition: EditionId;
  readonly family: Family;
  readonly steps: readonly Step[];
}

export function reasonsIn(
  file: InspectedFile,
  player: string,
  { ratings, ...asked }: InspectOptions,
): InspectedReasons | undefined {
  const { report, findings } = withRatings(file, ratings);
  const answer = answerTo(report, { ...asked, explain: [player] }, findings);
  if (isUnreadable(answer) || answer.rulebook === null || !Object.hasOwn(answer.players, player)) return undefined;
  const { id: edition, family } = editionById(answer.rulebook);
  return { edition, family, steps: answer.players[player]?.steps ?? [] };
}

/** The reports in a file, to look up what they need from a list. */
export const reportsOfFile = ({ opened }: InspectedFile): readonly Report[] => reportsIn(opened);
