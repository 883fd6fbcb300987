/**
 * A report, or a list of players, in another format, and what that format cannot carry. Reports are small and are
 * written at once; lists of players go by in pieces, so that one of any length needs little memory.
 */
import type { Month } from '../core/dates.ts';
import { type Finding, type Place, findingMaker, type AnyFindings } from '../core/finding.ts';
import type { PeriodReport, Report } from '../core/report.ts';
import { type CsvPlayer, HEADINGS, NOT_CARRIED } from '../formats/csv/headings.ts';
import { type CsvForm, csvColumnsOf, CsvWriter, SWISS_MANAGER_COLUMNS } from '../formats/csv/write.ts';
import { type Control, CONTROLS, type FideListPlayer } from '../formats/fide-list/records.ts';
import { ListWriter } from '../formats/fide-list/write.ts';
import { REPORT_FORMATS, type WrittenReport } from '../formats/format.ts';
import { SeenIds } from '../formats/ids.ts';
import { writePeriod } from '../formats/json/write.ts';
import { MAX_FINDINGS } from '../core/notes.ts';
import { formatById } from '../formats/registry.ts';
import { joined } from '../formats/stream.ts';
import type { PlayersBatch, PlayersReader } from './player-lists.ts';

const CSV_FORMATS = ['csv', 'swiss-manager', 'csv-exact'] as const;
type CsvFormatId = (typeof CSV_FORMATS)[number];

/** Lists of players. `single` and `old` have one kind of ratings, under the heading of their month. */
export const PLAYER_LIST_FORMATS = [
  ...CSV_FORMATS,
  'fide-txt',
  'fide-txt-single',
  'fide-txt-old',
  'fide-xml',
  'fide-xml-single',
] as const;
export type ListFormatId = (typeof PLAYER_LIST_FORMATS)[number];

/** Every format that a file can be converted to, and those that are only read. */
export const FORMATS = [...REPORT_FORMATS, ...PLAYER_LIST_FORMATS] as const;
export type FormatId = (typeof FORMATS)[number];

export const isListFormat = (id: FormatId): id is ListFormatId =>
  (PLAYER_LIST_FORMATS as readonly string[]).includes(id);
const isCsvFormat = (id: FormatId): id is CsvFormatId => (CSV_FORMATS as readonly string[]).includes(id);

export type Converted = WrittenReport | { readonly bytes?: never; readonly findings: readonly Finding[] };

export function convertReport(report: Report | PeriodReport, to: FormatId): Converted {
  if ('period' in report) return to === 'json' ? writePeriod(report) : refused('convert.not-one-event', {});
  const repeated = to === 'json' ? undefined : repeatedIds(report);
  if (repeated !== undefined) return repeated;
  if (isCsvFormat(to)) return playersOf(report, to);
  if (isListFormat(to)) return refused('convert.no-list', { format: to });
  const { write } = formatById(to);
  return write === undefined ? refused('convert.no-writer', { format: to }) : write(report);
}

const REPEATED_SHOWN = 5;

/**
 * Every format except our own document gives players numbers, or identifies them by their ids: if two had the same id, nobody
 * could say whose games are whose.
 */
function repeatedIds({ players }: Report): Converted | undefined {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id } of players) (seen.has(id) ? repeated : seen).add(id);
  if (repeated.size === 0) return undefined;
  return refused('convert.repeated-id', { ids: [...repeated].slice(0, REPEATED_SHOWN), count: repeated.size });
}

const finding = findingMaker<AnyFindings>();

const refused = (code: string, facts: Finding['facts']): Converted => ({ findings: [finding(code, facts)] });

/** The players of a report; the event and its games have no place in such a file. */
function playersOf({ players, games }: Report, to: CsvFormatId): WrittenReport {
  const writer = new CsvWriter(csvForm(to, csvColumnsOf(players)));
  const bytes = joined(writer.begin(), writer.players(players));
  const only = finding('convert.players-only', { games: games.length }, 'note');
  return { bytes, findings: [only, ...writer.findings()] };
}

const csvForm = (to: CsvFormatId, columns: readonly string[]): CsvForm =>
  to === 'swiss-manager'
    ? { columns: SWISS_MANAGER_COLUMNS, headings: 'swiss-manager' }
    : { columns, cells: to === 'csv' ? 'safe' : 'exact' };

export interface ListTarget {
  readonly to: FormatId;
  /** The ratings that a target with one kind of them has; standard ratings, unless it is set. */
  readonly control?: Control;
  /** The month of the list, if the layout names one and the source does not. */
  readonly month?: Month;
}

/** Takes the batches of a list of players and gives the bytes of another. */
export class ListConversion {
  readonly #reader: PlayersReader;
  readonly #to: FormatId;
  readonly #control: Control;
  readonly #asked: Month | undefined;
  readonly #refusals: Finding[] = [];
  /** What the target cannot hold, and for how many players. */
  readonly #left = new Map<string, number>();
  readonly #numbers = new SeenIds();
  #unnumbered: { readonly at: Place | undefined; count: number } | undefined;
  #writer: CsvWriter | ListWriter | undefined;
  #isImpossible = false;
  #more = 0;
  /** Whether the source has a column of ids; needed for every row, so it is looked up once. */
  #hasIds = false;

  constructor(reader: PlayersReader, { to, control = 'standard', month }: ListTarget) {
    this.#reader = reader;
    this.#to = to;
    this.#control = control;
    this.#asked = month;
  }

  take({ listed, rows }: PlayersBatch): Uint8Array {
    if (listed.length + rows.length === 0 || this.#isImpossible) return NOTHING;
    const isFirst = this.#writer === undefined;
    if (isFirst) this.#hasIds = this.#reader.columns.includes('id');
    this.#writer ??= this.#begun();
    const writer = this.#writer;
    if (writer === undefined) {
      this.#isImpossible = true;
      return NOTHING;
    }
    const bytes =
      writer instanceof CsvWriter
        ? writer.players([...rows, ...listed.map((player) => this.#rowOf(player))])
        : writer.players([...listed.map((player) => this.#kept(player)), ...rows.flatMap((row) => this.#listed(row))]);
    return isFirst ? joined(writer.begin(), bytes) : bytes;
  }

  end(): Uint8Array {
    return this.#writer instanceof ListWriter ? this.#writer.end() : NOTHING;
  }

  /** Whatever else the list contains, it cannot be converted as requested. */
  get isImpossible(): boolean {
    return this.#isImpossible;
  }

  /** Complete after the end. */
  findings(): readonly Finding[] {
    if (this.#unnumbered !== undefined) {
      const { at, count } = this.#unnumbered;
      this.#refuse('convert.no-number', { format: this.#to, count }, at);
    }
    const more = this.#more === 0 ? [] : [finding('list.more-findings', { count: this.#more })];
    if (this.#refusals.length > 0) return [...this.#refusals, ...more];
    const left = [...this.#left].map(([field, count]) =>
      finding('convert.not-carried', { format: this.#to, field, count }, 'note'),
    );
    return [...left, ...(this.#writer?.findings() ?? [])];
  }

  #refuse(code: string, facts: Finding['facts'], at?: Place): void {
    if (this.#refusals.length < MAX_FINDINGS) this.#refusals.push(finding(code, facts, 'refuse', at));
    else this.#more += 1;
  }

  #begun(): CsvWriter | ListWriter | undefined {
    const to = this.#to;
    if (!isListFormat(to)) {
      this.#refuse('convert.no-games', { format: to });
      return undefined;
    }
    if (isCsvFormat(to)) return new CsvWriter(csvForm(to, this.#columns()));
    if (to === 'fide-txt') return new ListWriter({ form: 'text', layout: 'combined' });
    if (to === 'fide-xml') return new ListWriter({ form: 'xml', layout: 'combined' });
    const control = this.#control;
    if (to === 'fide-xml-single') return new ListWriter({ form: 'xml', layout: 'single', control });
    const month = this.#asked ?? this.#reader.head?.month;
    if (month === undefined) {
      this.#refuse('convert.no-month', { format: to });
      return undefined;
    }
    return new ListWriter({ form: 'text', layout: to === 'fide-txt-old' ? 'old' : 'single', control, month });
  }

  /** Those of the source, and the id, by which it is read again. */
  #columns(): readonly string[] {
    if (this.#reader.kind === 'fide-list') return LISTED_COLUMNS;
    const { columns } = this.#reader;
    return this.#hasIds ? columns : ['id', ...columns];
  }

  #leave(field: string): void {
    this.#left.set(field, (this.#left.get(field) ?? 0) + 1);
  }

  /** A player of a FIDE list as a row. The number of games is that of one month, not of a career, so it has no column. */
  #rowOf(player: FideListPlayer): CsvPlayer {
    const { fideId, name, federation, sex, title, womensTitle, birthYear } = player;
    const group = player[this.#control];
    for (const control of CONTROLS) {
      if (control !== this.#control && player[control]?.rating !== undefined) this.#leave(RATING_OF[control]);
    }
    if ((group?.games ?? 0) > 0) this.#leave('games');
    if (womensTitle !== undefined && title !== undefined && womensTitle !== title) this.#leave('w_title');
    if (player.otherTitles !== undefined) this.#leave('o_title');
    if (player.foa !== undefined) this.#leave('foa_title');
    if (player.inactive) this.#leave('flag');
    if (player.birthday !== undefined) this.#leave('birth (MM-DD)');
    return {
      id: fideId,
      ...(this.#to === 'swiss-manager' ? {} : { fideId }),
      name,
      federation,
      sex,
      title: title ?? womensTitle,
      rating: group?.rating,
      k: group?.k,
      birth: birthYear === undefined ? undefined : { year: birthYear },
    };
  }

  /** Fields for which a FIDE list of another layout has no column; other kinds of ratings are reported by the writer. */
  #kept(player: FideListPlayer): FideListPlayer {
    if (player.birthday !== undefined) this.#leave('birth (MM-DD)');
    if (this.#to === 'fide-txt-old') {
      const { title, womensTitle, sex, otherTitles, foa } = player;
      if (womensTitle !== undefined && title !== undefined && womensTitle !== title) this.#leave('w_title');
      if (otherTitles !== undefined) this.#leave('o_title');
      if (foa !== undefined) this.#leave('foa_title');
      if (player[this.#control]?.k !== undefined) this.#leave('k');
      if (sex === 'm') this.#leave('sex');
    }
    return player;
  }

  /** A row as a player of a FIDE list, or undefined if that is impossible. */
  #listed(row: CsvPlayer): readonly FideListPlayer[] {
    const { at, id, fideId, title, rating, k, birth, name } = row;
    const number = fideId ?? (this.#hasIds ? id : '');
    if (!NUMBER.test(number)) {
      if (this.#unnumbered === undefined) this.#unnumbered = { at, count: 1 };
      else this.#unnumbered.count += 1;
      return [];
    }
    if (!this.#numbers.add(Number(number))) {
      this.#refuse('list.repeated-player', { player: number }, at);
      return [];
    }
    if (rating !== undefined && (rating < 1 || rating > MAX_RATING)) {
      this.#refuse('convert.rating-unfit', { player: number, rating, max: MAX_RATING }, at);
      return [];
    }
    this.#leaveOf(row, number);
    return [
      this.#kept({
        fideId: number,
        name: name?.replaceAll(UNSEEN, ' '),
        federation: row.federation?.replaceAll(UNSEEN, ' '),
        sex: row.sex,
        title,
        womensTitle: title?.startsWith('W') === true ? title : undefined,
        [this.#control]: { rating, k },
        birthYear: birth?.year,
        inactive: false,
      }),
    ];
  }

  #leaveOf(row: CsvPlayer, number: string): void {
    for (const field of NOT_LISTED) if (row[field] !== undefined) this.#leave(field);
    if (row.id !== number && this.#hasIds) this.#leave('id');
    if (row.birth?.day !== undefined) this.#leave('birth (MM-DD)');
    for (const heading of Object.keys(row.extra ?? {})) this.#leave(heading);
  }
}

const NOTHING: Uint8Array = new Uint8Array(0);
const MAX_RATING = 4000;
const NUMBER = /^[1-9]\d{0,8}$/;
/** A line of a list is one line, and XML has no control characters. */
const UNSEEN = /\p{Cc}+/gu;
const RATING_OF: Readonly<Record<Control, string>> = {
  standard: 'rating',
  rapid: 'rapid_rating',
  blitz: 'blitz_rating',
};
const LISTED_COLUMNS = ['id', 'name', 'title', 'rating', 'k', 'birth', 'sex', 'federation', 'fideId'] as const;
/** Fields of a row that a FIDE list has not. */
const NOT_LISTED = [...HEADINGS.map(({ field }) => field), ...NOT_CARRIED].filter(
  (field) => !(LISTED_COLUMNS as readonly string[]).includes(field),
);
