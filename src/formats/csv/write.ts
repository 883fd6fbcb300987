/**
 * Writes players as CSV, under our own headings or Swiss-Manager's. A cell that a spreadsheet would evaluate gets an apostrophe,
 * which our reader removes again, and is reported. `exact` writes every cell as it is: then the headings are in quotes, by which
 * the reader knows it.
 */
import type { Finding } from '../../core/finding.ts';
import type { Birth } from '../../core/people.ts';
import { csvNotes } from './findings.ts';
import {
  csvBirth,
  type CsvField,
  type CsvPlayer,
  type Heading,
  HEADINGS,
  NOT_CARRIED,
  reachedText,
} from './headings.ts';
import { spreadsheetSafe } from './formulas.ts';
import { slashedBirth } from '../dates.ts';
import { written } from '../stream.ts';
import { cellText, quoted, type Separator } from './rows.ts';

export interface CsvForm {
  /** Names of fields, or headings of unknown columns; in the order in which they are written. */
  readonly columns: readonly string[];
  readonly headings?: 'own' | 'swiss-manager';
  readonly separator?: Separator;
  /** A mark at the beginning by which spreadsheets know UTF-8. */
  readonly mark?: 'none' | 'utf-8';
  /** `safe` by default: a cell that a spreadsheet would take for a formula is written as text. */
  readonly cells?: 'safe' | 'exact';
}

const LINE_END = '\r\n';

const FIELDS: ReadonlyMap<string, Heading> = new Map(
  (HEADINGS as readonly Heading[]).map((each) => [each.field, each]),
);

/** The columns that these players need, fields first. */
export function csvColumnsOf(players: Iterable<CsvPlayer>): readonly string[] {
  const fields = new Set<string>();
  const extra = new Set<string>();
  for (const player of players) {
    for (const { field } of HEADINGS) if (player[field] !== undefined) fields.add(field);
    for (const heading of Object.keys(player.extra ?? {})) extra.add(heading);
  }
  return [...HEADINGS.map(({ field }) => field).filter((field) => fields.has(field)), ...extra];
}

/** The columns that Swiss-Manager accepts. */
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
  if (field === 'birth') return (headings === 'own' ? csvBirth : slashedBirth)(value as Birth);
  if (field === 'reached') return reachedText(value as Readonly<Record<string, number>>);
  if (field === 'sex' && headings === 'swiss-manager') return value === 'f' ? 'w' : 'm';
  return String(value);
}

/** A file, written piece by piece; what it could not hold is reported at the end. */
export class CsvWriter {
  readonly #form: Required<CsvForm>;
  readonly #heads: readonly string[];
  readonly #written: ReadonlySet<string>;
  readonly #unwritten: readonly (CsvField | (typeof NOT_CARRIED)[number])[];
  readonly #encoder = new TextEncoder();
  readonly #formulas = new Map<string, number>();
  readonly #left = new Map<string, number>();

  constructor({ columns, headings = 'own', separator = ';', mark = 'none', cells = 'safe' }: CsvForm) {
    this.#form = { columns, headings, separator, mark, cells };
    this.#heads = columns.map((column) => (headings === 'own' ? column : (FIELDS.get(column)?.swissManager ?? column)));
    this.#written = new Set(columns);
    this.#unwritten = [...HEADINGS.map(({ field }) => field), ...NOT_CARRIED].filter(
      (field) => !this.#written.has(field),
    );
  }

  /** The row of headings. */
  begin(): Uint8Array {
    const isExact = this.#form.cells === 'exact';
    const heads = this.#line(this.#heads.map((head) => (isExact ? quoted(head) : this.#cell(head, head))));
    return this.#encoder.encode((this.#form.mark === 'none' ? '' : '\ufeff') + heads);
  }

  players(players: Iterable<CsvPlayer>): Uint8Array {
    let text = '';
    for (const player of players) text += this.#player(player);
    return this.#encoder.encode(text);
  }

  /** Complete after the last player. */
  findings(): readonly Finding[] {
    const notes = csvNotes();
    for (const [heading, count] of this.#formulas) {
      const code = this.#form.cells === 'exact' ? 'csv.looks-like-formula' : 'csv.made-safe';
      notes.say(code, 'note', undefined, { heading, count });
    }
    for (const [field, count] of this.#left) notes.say('csv.not-carried', 'note', undefined, { field, count });
    return notes.take();
  }

  #player(player: CsvPlayer): string {
    for (const field of this.#unwritten) {
      if (player[field] !== undefined) this.#left.set(field, (this.#left.get(field) ?? 0) + 1);
    }
    for (const heading of Object.keys(player.extra ?? {})) {
      if (!this.#written.has(heading)) this.#left.set(heading, (this.#left.get(heading) ?? 0) + 1);
    }
    const { columns } = this.#form;
    return this.#line(
      columns.map((column, index) => this.#cell(this.#value(player, column), this.#heads[index] as string)),
    );
  }

  #value(player: CsvPlayer, column: string): string {
    const { headings } = this.#form;
    return FIELDS.has(column) ? valueText(player, column as CsvField, headings) : (player.extra?.[column] ?? '');
  }

  #cell(text: string, heading: string): string {
    const { separator, cells } = this.#form;
    const safe = spreadsheetSafe(text);
    if (safe === text) return cellText(text, separator, 'where needed');
    this.#formulas.set(heading, (this.#formulas.get(heading) ?? 0) + 1);
    return cellText(cells === 'exact' ? text : safe, separator, 'always');
  }

  #line(cells: readonly string[]): string {
    const line = cells.join(this.#form.separator);
    // a line of one empty cell would be no line at all
    return `${line === '' ? '""' : line}${LINE_END}`;
  }
}

/** All of it; the findings come as the generator's return value. */
export const writeCsv = (players: Iterable<CsvPlayer>, form: CsvForm): ReturnType<typeof written<CsvPlayer>> =>
  written(new CsvWriter(form), players);
