/** Report files before a decision: parsed, completed, and checked for consistency. */
import { hash } from 'node:crypto';
import type { Needs } from '../../core/event.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { Report, ReportedPlayer } from '../../core/report.ts';
import type { GivenFacts } from '../../intake/facts.ts';
import { findingsOn, NO_NEEDS } from '../../intake/admit.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import { type NumberedReport, numberedReport } from '../../ledger/rows/content.ts';
import { type ReportRatingsPool, withRatingsNamed } from './report-ratings.ts';
import { completedReport, ofPlayers, openReport, type OpenReportOptions, withPlaces } from '../../engine/files.ts';
import { reportedIdentity } from './reported.ts';
import { otherGame } from '../which-game.ts';
import { otherPool, severalControls } from './right-pool.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';

export interface ReportFile {
  readonly name?: string;
  readonly bytes: Uint8Array;
}

export interface ReadFile {
  readonly name?: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** Null where the bytes are no report. */
  readonly format: string | null;
  /** Empty where a finding refuses the file. */
  readonly reports: readonly NumberedReport[];
  /** For each report, inconsistencies between its parts. */
  readonly remarks: readonly (readonly Finding[])[];
  readonly findings: readonly Finding[];
  /** The rulebook that the document names; a period names it once, for all its events. */
  readonly rulebook?: string;
  /** The present report, read again from its paper; the index, where it has several. */
  readonly stands?: true;
  readonly only?: number;
}

/**
 * Days and system may be missing: they are asked for later. Earlier games of an unsettled player are stored by the
 * office, so the report need not have them.
 */
function needsOf(pool: Pick<PoolRow, 'family' | 'settings'>, { event: { start } }: Report): Needs {
  const edition = start === undefined ? undefined : editionOn(pool.family, controlOfPool(pool), start);
  return { ...(edition?.needs ?? NO_NEEDS), dates: false, system: false, unsettledHistory: false };
}

const withPlacesOf = (
  report: NumberedReport,
  leftOut: readonly number[] = [],
  told: readonly number[] = [],
): NumberedReport =>
  leftOut.length === 0 && told.length === 0
    ? report
    : { ...report, ...(leftOut.length === 0 ? {} : { leftOut }), ...(told.length === 0 ? {} : { told }) };

type ReadOptions = OpenReportOptions & { readonly facts?: GivenFacts };

/** A file whose pool is not known yet. */
export interface OpenedFile extends ReportFile {
  readonly opened: ReturnType<typeof ofPlayers>;
  readonly reports: readonly Report[];
  /** For each report, the places of players who are identified in the facts beside it. */
  readonly told: readonly (readonly number[])[];
}

/** `namedLikeByes`: words for byes that are the names of persons in the registry. */
export function openFile(
  { name, bytes }: ReportFile,
  { facts, ...options }: ReadOptions,
  namedLikeByes: ReadonlySet<string>,
): OpenedFile {
  const asItCame = openReport(bytes, name === undefined ? options : { ...options, name });
  const opened = ofPlayers(completedReport(asItCame, { facts }), namedLikeByes);
  const reports = reportsIn(opened);
  const told =
    (facts?.players.size ?? 0) === 0
      ? []
      : reportsIn(asItCame).map((each, part) => toldOf(each, reports[part] as Report, opened.leftOut[part] ?? []));
  return { ...(name === undefined ? {} : { name }), bytes, opened, reports, told };
}

const reportsIn = ({ report }: Pick<OpenedFile['opened'], 'report'>): readonly Report[] =>
  report === undefined ? [] : 'period' in report ? report.period : [report];

/** Places of players whose names in the report were different when it came. */
function toldOf(before: Report, now: Report, leftOut: readonly number[]): readonly number[] {
  const came = before.players.filter((_, place) => !leftOut.includes(place));
  return now.players.flatMap((player, place) =>
    reportedIdentity(player) === reportedIdentity(came[place] as ReportedPlayer) ? [] : [place],
  );
}

export const readFile = (
  file: ReportFile,
  pool: ReportRatingsPool,
  options: ReadOptions,
  namedLikeByes: ReadonlySet<string>,
  siblings: readonly ReportRatingsPool[] = [],
): ReadFile => readFor(openFile(file, options, namedLikeByes), pool, siblings);

/** A file as a pool reads it. `siblings`: other pools of the group. */
export function readFor(
  { name, bytes, opened, reports: given, told }: OpenedFile,
  pool: ReportRatingsPool,
  siblings: readonly ReportRatingsPool[],
): ReadFile {
  const { format, pairings, findings, leftOut } = opened;
  const rulebook = opened.report?.rulebook;
  const meant = given.map((each) => withRatingsNamed(pool, each, format));
  const reports = meant.map((each) => each.report);
  const several = severalControls(pool, siblings, reports);
  const remarks = reports.map((each) => findingsOn(each, needsOf(pool, each), pairings));
  const found = [
    ...findings,
    ...meant.flatMap((each) => each.findings),
    ...remarks.flat(),
    ...otherGame(pool, format, reports),
    // several time controls do not tell which pool is the right one
    ...(several.length > 0 ? several : otherPool(pool, siblings, reports)),
  ];
  return {
    ...(name === undefined ? {} : { name }),
    bytes,
    sha256: hash('sha256', bytes),
    format,
    reports: isRefused(found)
      ? []
      : reports.map((each, part) => withPlacesOf(numberedReport(each, pairings), leftOut[part], told[part])),
    remarks,
    ...(rulebook === undefined ? {} : { rulebook }),
    findings: found.length === 0 ? found : withPlaces(found, format, bytes),
  };
}
