/** The neutral JSON document (docs/format.md): an event or a period, as text or as a value that a program already has. */
import type { Finding } from '../../core/finding.ts';
import type { PeriodReport, Report } from '../../core/report.ts';
import {
  isAbsent,
  isObject,
  listReader,
  month,
  type Read,
  readBaseRating,
  readEventRecord,
  readGame,
  readPlayer,
  shownValue,
} from './fields.ts';
import { type DocumentCode, type DocumentFindings, DocumentNotes } from './findings.ts';
import { type EventTable, readTable } from './table.ts';
import { linesAndColumns, offsetsOf, pathOf, scanJson, upwards } from './scan.ts';

export type { DocumentCode, DocumentFindings };

/** A document as read. If an error makes it impossible to go on, there is no document, only findings. */
export interface ReadDocument {
  readonly document?: Report | PeriodReport;
  readonly findings: readonly Finding[];
}

export const isPeriodReport = (document: Report | PeriodReport): document is PeriodReport => 'period' in document;

/** A text that is no JSON at all has one finding, where it breaks. */
export function parseJson(text: string): {
  readonly value?: unknown;
  readonly findings: readonly Finding<DocumentCode>[];
} {
  const json = withoutMark(text);
  const { fault, repeated } = scanJson(json);
  const places = linesAndColumns(
    json,
    [...repeated, ...(fault === undefined ? [] : [fault])].map(({ offset }) => offset),
  );
  const findings: Finding<DocumentCode>[] = repeated.map(({ offset, path }) => ({
    code: 'json.repeated-key',
    weight: 'refuse',
    at: { ...places.get(offset), path },
    facts: { key: path },
  }));
  if (fault === undefined) return { value: JSON.parse(json) as unknown, findings };
  const { code, offset, ...facts } = fault;
  return { findings: [...findings, { code, weight: 'refuse', at: { ...places.get(offset), path: '$' }, facts }] };
}

/** Some editors begin a file with a byte order mark. */
const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/** Every finding that has a path gets the line and column of that path in the text. */
export function withLines(findings: readonly Finding[], text: string): readonly Finding[] {
  const paths = new Set<string>();
  for (const { at } of findings) {
    if (at?.path !== undefined && at.line === undefined) for (const path of upwards(at.path)) paths.add(path);
  }
  if (paths.size === 0) return findings;
  const json = withoutMark(text);
  const offsets = offsetsOf(json, paths);
  const places = linesAndColumns(json, offsets.values());
  return findings.map((finding) => {
    const path = finding.at?.path;
    if (path === undefined || finding.at?.line !== undefined) return finding;
    const nearest = upwards(path).find((each) => offsets.has(each)) as string;
    return { ...finding, at: { ...places.get(offsets.get(nearest) as number), ...finding.at } };
  });
}

/** The content of a document decides its kind, even if it cannot be read. */
export const isPeriodDocument = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !isAbsent(value['period']);

export function readDocument(value: unknown): ReadDocument {
  const notes = new DocumentNotes();
  const document = isPeriodDocument(value) ? readPeriod(value, notes) : readReport(value, '$', notes);
  return { ...(document === undefined ? {} : { document }), findings: notes.all() };
}

const REPORT_FIELDS: ReadonlySet<string> = new Set(['rulebook', 'event', 'players', 'games', 'table']);
const PERIOD_FIELDS: ReadonlySet<string> = new Set(['rulebook', 'period', 'list', 'base']);

function noteUnknown(
  value: Record<string, unknown>,
  known: ReadonlySet<string>,
  path: string,
  notes: DocumentNotes,
): void {
  for (const field of Object.keys(value)) {
    if (!known.has(field)) notes.note('document.unknown-field', pathOf(path, field), { field });
  }
}

function readRulebook(value: Record<string, unknown>, path: string, notes: DocumentNotes): string | undefined {
  const { rulebook } = value;
  if (isAbsent(rulebook) || typeof rulebook === 'string') return rulebook ?? undefined;
  return notes.refuse('document.wrong-type', pathOf(path, 'rulebook'), {
    expected: 'text',
    seen: shownValue(rulebook),
  });
}

const playerList = listReader(readPlayer);
const gameList = listReader(readGame);

/** All that can be read, so that also the rest is checked; what cannot has a finding that refuses the document. */
function readReport(value: unknown, path: string, notes: DocumentNotes): Report | undefined {
  if (!isObject(value)) {
    return notes.refuse('document.wrong-type', path, { expected: 'an object', seen: shownValue(value) });
  }
  noteUnknown(value, REPORT_FIELDS, path, notes);
  const rulebook = readRulebook(value, path, notes);
  const part = <T>(field: string, read: Read<T>): T | undefined => {
    const given = value[field];
    const at = pathOf(path, field);
    return isAbsent(given) ? notes.refuse('document.missing', at, { field }) : read(given, at, notes);
  };
  const event = part('event', readEventRecord);
  const players = part('players', playerList);
  const games = part('games', gameList);
  const { rows, ...table } = tableOf(value, path, notes);
  const read = players ?? [];
  return {
    rulebook,
    event: { ...event, id: event?.id ?? '' },
    players: rows.size === 0 ? read : read.map((player) => ({ ...player, ...rows.get(player.id) })),
    games: games ?? [],
    ...table,
    at: { path },
    playersLost: players === undefined || players.length < (value['players'] as unknown[]).length,
  };
}

const NO_TABLE: EventTable = { rows: new Map() };

/** No rating depends on it: one that cannot be read is passed over, as a field that is not known. */
function tableOf(value: Record<string, unknown>, path: string, notes: DocumentNotes): EventTable {
  if (isAbsent(value['table'])) return NO_TABLE;
  const table = readTable(value['table']);
  if (table === undefined) notes.note('document.unknown-field', pathOf(path, 'table'), { field: 'table' });
  return table ?? NO_TABLE;
}

/** An event document as a part of a period. */
const eventDocuments = listReader(readReport);

function readPeriod(value: Record<string, unknown>, notes: DocumentNotes): PeriodReport | undefined {
  noteUnknown(value, PERIOD_FIELDS, '$', notes);
  const rulebook = readRulebook(value, '$', notes);
  const { list: onList, base } = value;
  const reports = eventDocuments(value['period'], '$.period', notes);
  if (Array.isArray(value['period']) && value['period'].length === 0) {
    return notes.refuse('document.missing', '$.period[0]', { field: 'an event document' });
  }
  const toList = isAbsent(onList) ? undefined : month(onList, '$.list', notes);
  const ratings = readBase(base ?? {}, notes);
  return reports === undefined ? undefined : { rulebook, period: reports, list: toList, base: ratings };
}

/** The one place where null says something: unrated on the previous list. */
function readBase(value: unknown, notes: DocumentNotes): ReadonlyMap<string, number | null> {
  const ratings = new Map<string, number | null>();
  if (!isObject(value)) {
    notes.refuse('document.wrong-type', '$.base', { expected: 'an object', seen: shownValue(value) });
    return ratings;
  }
  for (const [id, given] of Object.entries(value)) {
    const rating = given === null ? null : readBaseRating(given, pathOf('$.base', id), notes);
    if (rating !== undefined) ratings.set(id, rating);
  }
  return ratings;
}
