/**
 * Players as CSV, under our own headings or Swiss-Manager's. Data are written exactly as they are. A cell that a
 * spreadsheet would calculate is put in quotes and told; no sign is put before it, for then the name would be another.
 */
import type { Finding } from '../../core/finding.ts';
import type { Birth } from '../../core/people.ts';
import { csvRemarks } from './findings.ts';
import {
  birthText,
  type CsvField,
  type CsvPlayer,
  type Heading,
  HEADINGS,
  NOT_CARRIED,
  reachedText,
  slashedBirth,
} from './headings.ts';
import { cellText, looksLikeFormula, type Separator } from './rows.ts';

export interface CsvForm {
  /** Names of fields, or headings of columns that were kept; in the order in which they are written. */
  readonly columns: readonly string[];
  readonly headings?: 'own' | 'swiss-manager';
  readonly separator?: Separator;
  /** A mark at the beginning by which spreadsheets know UTF-8. */
  readonly mark?: 'none' | 'utf-8';
}

const LINE_END = '\r\n';
const PLAYERS_A_PIECE = 500;

const FIELDS: ReadonlyMap<string, Heading> = new Map(
  (HEADINGS as readonly Heading[]).map((each) => [each.field, each]),
);

/** The columns that these players need, fields first. */
export function columnsOf(players: Iterable<CsvPlayer>): readonly string[] {
  const fields = new Set<string>();
  const extra = new Set<string>();
  for (const player of players) {
    for (const { field } of HEADINGS) if (player[field] !== undefined) fields.add(field);
    for (const heading of Object.keys(player.extra ?? {})) extra.add(heading);
  }
  return [...HEADINGS.map(({ field }) => field).filter((field) => fields.has(field)), ...extra];
}

/** What Swiss-Manager takes. */
export const SWISS_MANAGER_COLUMNS: readonly CsvField[] = [
  'id',
  'name',
  'title',
  'rating',
  'club',
  'birth',
  'sex',
  'federation',
];

function valueText(player: CsvPlayer, field: CsvField, headings: 'own' | 'swiss-manager'): string {
  const value = player[field];
  if (value === undefined) return '';
  if (field === 'birth') return (headings === 'own' ? birthText : slashedBirth)(value as Birth);
  if (field === 'reached') return reachedText(value as Readonly<Record<string, number>>);
  if (field === 'sex' && headings === 'swiss-manager') return value === 'f' ? 'w' : 'm';
  return String(value);
}

/** The bytes of a file; the findings come as the generator's return value. */
export function* writeCsv(
  players: Iterable<CsvPlayer>,
  { columns, headings = 'own', separator = ';', mark = 'none' }: CsvForm,
): Generator<Uint8Array, readonly Finding[], undefined> {
  const encoder = new TextEncoder();
  const formulas = new Map<string, number>();
  const left = new Map<string, number>();
  const heads = columns.map((column) => (headings === 'own' ? column : (FIELDS.get(column)?.swissManager ?? column)));
  const lineOf = (cells: readonly string[]): string => {
    const line = cells.join(separator);
    // a line of one empty cell would be no line at all
    return `${line === '' ? '""' : line}${LINE_END}`;
  };
  const cell = (text: string, heading: string): string => {
    const isFormula = looksLikeFormula(text);
    if (isFormula) formulas.set(heading, (formulas.get(heading) ?? 0) + 1);
    return cellText(text, separator, isFormula);
  };
  const valueOf = (player: CsvPlayer, column: string): string =>
    FIELDS.has(column) ? valueText(player, column as CsvField, headings) : (player.extra?.[column] ?? '');

  let text = (mark === 'none' ? '' : '\ufeff') + lineOf(heads.map((head) => cell(head, head)));
  let count = 0;
  const unwritten = [...FIELDS.keys(), ...NOT_CARRIED].filter((field) => !columns.includes(field)) as (
    | CsvField
    | (typeof NOT_CARRIED)[number]
  )[];
  for (const player of players) {
    text += lineOf(columns.map((column, index) => cell(valueOf(player, column), heads[index] as string)));
    for (const field of unwritten) if (player[field] !== undefined) left.set(field, (left.get(field) ?? 0) + 1);
    count += 1;
    if (count % PLAYERS_A_PIECE === 0) {
      yield encoder.encode(text);
      text = '';
    }
  }
  yield encoder.encode(text);
  const remarks = csvRemarks();
  for (const [heading, times] of formulas) {
    remarks.say('note', 'csv.looks-like-formula', { heading, count: times });
  }
  for (const [field, times] of left) remarks.say('note', 'csv.not-carried', { field, count: times });
  return remarks.take();
}
