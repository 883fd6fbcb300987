/**
 * Writes accepted events as files for others, such as FIDE: with the numbers, names, titles and births in the registry,
 * the ratings of the list in force, and the results that count. What the format cannot hold is reported, and every file
 * is read again and checked.
 */
import { createHash } from 'node:crypto';
import { type Day, parseDay, parseMonth } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import { convertReport } from '../../engine/convert.ts';
import { openReport } from '../../engine/files.ts';
import { findingsOfReport } from '../../engine/inspection.ts';
import { ZipWriter } from '../../formats/zip-writer.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import { correctionOf } from '../../rating/versions.ts';
import { exportFinding } from '../findings/event-export.ts';
import { eventFinding, withoutRepeats } from '../findings/events.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { gameOf } from '../which-game.ts';
import { exportedReport } from './exported-report.ts';
import { interimReport, type RoundDays } from './interim.ts';
import { eventOf, poolOf } from './states.ts';
import { concatenated } from '../../core/bytes.ts';

export const EVENT_FILE_FORMATS = ['trf16', 'trf26'] as const;
export type EventFileFormat = (typeof EVENT_FILE_FORMATS)[number];

export interface ExportEventInput {
  readonly event: string;
  readonly format: EventFileFormat;
  /** Only the rounds of these days, `2024-06-01`: an interim report. */
  readonly from?: string;
  readonly to?: string;
}

export interface ExportMonthInput {
  readonly pool: string;
  /** `2024-07`. */
  readonly list: string;
  readonly format: EventFileFormat;
}

/** A file of one event. */
export interface EventFile {
  /** The event with the report: for a corrected event the one with the corrected report. */
  readonly event: string;
  /** A suggested name in an archive. */
  readonly name: string;
  readonly players: number;
  readonly games: number;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** Events that count, or will on the next list. */
const COUNTED: readonly EventState[] = ['accepted', 'rated', 'published', 'corrected'];

const ENDINGS: Readonly<Record<EventFileFormat, string>> = { trf16: 'trf', trf26: 'trfx' };

/** Whether events of a pool can become files for FIDE: not for Go. */
export const hasFideFiles = (pool: PoolRow): boolean => gameOf(pool) === 'chess';

export const exportEvent = (
  office: Office,
  { event: id, format, from, to }: ExportEventInput,
): Promise<Outcome<EventFile>> =>
  readOffice(office, async (desk) => {
    const { row, fault } = await eventOf(desk, id);
    if (fault !== undefined) return refused(fault);
    const days = { from: dayIn('from-day', from), to: dayIn('to-day', to) };
    const wrong = [days.from, days.to].flatMap((each) => (typeof each === 'object' ? [each] : []));
    if (wrong.length > 0) return refused(...wrong);
    return fileOf(desk, row, format, days as RoundDays);
  });

const dayIn = (field: string, text: string | undefined): Day | Finding | undefined =>
  text === undefined ? undefined : (parseDay(text) ?? eventFinding('event.bad-day', { field, seen: text }));

/** All events of a list, one file each; nothing is written if one of them cannot be. */
export const exportMonth = (
  office: Office,
  { pool: name, list, format }: ExportMonthInput,
): Promise<Outcome<readonly EventFile[]>> =>
  readOffice(office, async (desk) => {
    const { row: pool, fault } = await poolOf(desk, name);
    if (fault !== undefined) return refused(fault);
    if (parseMonth(list) === undefined) return refused(exportFinding('export.bad-list', { seen: list }));
    const rows = await desk.events({ pool: pool.pool, listDate: `${list}-01`, states: COUNTED });
    const last = new Map<number, EventRow>();
    for (const row of rows) {
      const version = await latestVersion(desk, row);
      last.set(version.event, version);
    }
    if (last.size === 0) return refused(exportFinding('export.no-events', { pool: name, list }));
    const files: EventFile[] = [];
    const findings: Finding[] = [];
    for (const row of [...last.values()].toSorted((a, b) => a.event - b.event)) {
      const outcome = await fileOf(desk, row, format, {});
      findings.push(...outcome.findings);
      if (outcome.value !== undefined) files.push(outcome.value);
    }
    return isRefused(findings)
      ? refused(...withoutRepeats(findings))
      : { value: files, findings: withoutRepeats(findings) };
  });

/** One archive, with one file for each event, named by its number. */
export function zipped(files: readonly EventFile[]): Uint8Array {
  const [first, ...others] = files as readonly [EventFile, ...EventFile[]];
  const zip = new ZipWriter(first.name);
  const parts = [zip.push(first.bytes)];
  for (const { name, bytes } of others) parts.push(zip.next(name), zip.push(bytes));
  parts.push(zip.end());
  return concatenated(...parts);
}

/** The last report of an event that counts. */
async function latestVersion(desk: Desk, row: EventRow): Promise<EventRow> {
  const next = await correctionOf(desk, row);
  return next === undefined || !COUNTED.includes(next.state) ? row : latestVersion(desk, next);
}

async function fileOf(
  desk: Desk,
  asked: EventRow,
  format: EventFileFormat,
  days: RoundDays,
): Promise<Outcome<EventFile>> {
  if (!COUNTED.includes(asked.state)) {
    return refused(exportFinding('export.not-accepted', { event: eventId(asked.event) }));
  }
  const pool = (await desk.pool(asked.pool)) as PoolRow;
  if (!hasFideFiles(pool)) return refused(exportFinding('export.not-chess', { pool: pool.pool, format }));
  const row = await latestVersion(desk, asked);
  const event = eventId(row.event);
  const [first, corrected] = [eventId(asked.event), event];
  const version = first === corrected ? [] : [exportFinding('export.corrected', { event: first, corrected }, 'note')];
  const { report: whole, findings: known } = await exportedReport(desk, pool, row);
  const isWhole = days.from === undefined && days.to === undefined;
  const { report, findings: cut } = isWhole ? { report: whole, findings: [] } : interimReport(event, whole, days);
  const before = [...version, ...known, ...cut];
  if (report === undefined) return refused(...before);
  const { bytes, findings: told } = convertReport(report, format);
  if (bytes === undefined) return refused(...before, ...told);
  const findings = withoutRepeats([...before, ...told, ...foundIn(bytes)]);
  if (isRefused(findings)) return refused(...findings);
  return {
    value: {
      event,
      name: `${event}.${ENDINGS[format]}`,
      players: report.players.length,
      games: report.games.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
    },
    findings,
  };
}

/** The findings of `check` on the file that are faults. */
function foundIn(bytes: Uint8Array): readonly Finding[] {
  const { report, findings } = openReport(bytes);
  return findingsOfReport(report as Report | undefined, {}, findings).filter(({ weight }) => weight !== 'note');
}
