/**
 * A part of a FIDE list on the short way: its entries are written out of the columns, and what they come to in the tables is
 * worked out in columns. Whoever is to be asked about goes the ordinary way. A property test keeps both equal, byte for byte.
 */
import { hash } from 'node:crypto';
import { nameKeys } from '../../../intake/names.ts';
import { canonicalJson, type Json } from '../../../ledger/canonical.ts';
import { personId } from '../../../ledger/ids.ts';
import { SALT_LENGTH } from '../../../ledger/papers.ts';
import { lastSeen } from '../../../ledger/rows/standings.ts';
import { FLAGS, type NewCards, NO_NUMBER, type StandingColumns } from '../../../ledger/store.ts';
import type { BroughtColumns } from '../../../projection/standings.ts';
import type { Posting } from '../../../projection/post.ts';
import { RememberedPersons } from '../../memory/remembered.ts';
import { listedPlayer, reachedAtLeast } from '../listed.ts';
import type { PlayerColumns } from './columns.ts';
import type { Part } from './part.ts';
import { type NewCard, type PersonsPlanned, planPersons, salts } from './persons.ts';
import { ASK, NEW, type ShortWay } from './short-way.ts';
import type { Target } from './target.ts';

export interface ShortPersons {
  /** By row of the part: the number of the person, or 0 of whoever is left out. */
  readonly persons: Int32Array;
  readonly posting?: Posting;
  readonly newCards: readonly NewCard[];
  /** Of whom the ordinary way was gone; undefined where of nobody. */
  readonly others?: PersonsPlanned;
}

type At = Parameters<typeof planPersons>[0];

/** A row of the part is a row of the list. */
const rowsOf = ({ first, size }: Part): readonly [from: number, to: number] => [first - 1, first - 1 + size];

/** Undefined where the part is to go the ordinary way. */
export async function planShortPersons(at: At, part: Part, way: ShortWay): Promise<ShortPersons | undefined> {
  const [from, to] = rowsOf(part);
  const persons = way.persons.slice(from, to);
  const fresh: number[] = [];
  const asked: number[] = [];
  for (let row = from; row < to; row += 1) {
    if (way.persons[row] === NEW) fresh.push(row);
    else if (way.persons[row] === ASK) asked.push(row);
  }
  const isAnybodyRemembered = !(await RememberedPersons.of(at.desk, at.memory)).isNobody;
  if (isAnybodyRemembered && fresh.length > 0) return undefined;
  const salt = salts(at.random, part.size);
  const first = (await at.desk.lastPerson()) + 1;
  for (const [place, row] of fresh.entries()) persons[row - from] = first + place;
  const entered = fresh.length === 0 ? undefined : enteredCards(part, way.columns, fresh, first, salt);
  const others = asked.length === 0 ? undefined : await planAsked(at, part, way.columns, asked, salt);
  for (const row of asked) persons[row - from] = 0;
  for (const { person, row } of others?.known ?? []) persons[row - 1 - from] = person;
  return {
    persons,
    newCards: fresh.map((row) => ({ row: row + 1, name: way.columns.names[row] as string })),
    ...(entered === undefined ? {} : { posting: entered }),
    ...(others === undefined ? {} : { others }),
  };
}

/** Nobody of them is new: of whoever is not known, the name is missing or doubtful. */
function planAsked(
  at: At,
  part: Part,
  columns: PlayerColumns,
  rows: readonly number[],
  salt: At['random'],
): Promise<PersonsPlanned> {
  const players = rows.map((row) => listedPlayer(columns.player(row), part.rules));
  return planPersons(
    at,
    { ...part, players: () => players, size: rows.length, rows: rows.map((row) => row + 1) },
    salt,
  );
}

const UTF_8 = new TextEncoder();

/** Room for salt and content of a paper, whose letters have up to three bytes each; grows with longer names. */
const PAPER = 256;

/** `{"facts":{"birthYear":1990,"federation":"HUN","sex":"f"},"identity":"…","person":"…"}` of each, and what it comes to. */
function enteredCards(
  part: Part,
  columns: PlayerColumns,
  rows: readonly number[],
  first: number,
  salt: At['random'],
): Posting {
  const { digests, ends, names, births, fide, birthYears, sexes, federations, titles, keys } = emptyCards();
  let papers = new Uint8Array(rows.length * PAPER);
  let [text, end] = ['', 0];
  for (const [place, row] of rows.entries()) {
    const [name, number, birth] = [columns.names[row] as string, columns.fide[row] as string, columns.birth(row)];
    const year = columns.birthYear(row);
    const [sex, federation, title] = [columns.sex(row), columns.federation(row), columns.title(row)];
    const content = `{${birth === undefined ? '' : `"birth":"${birth}",`}"fide":"${number}","name":${JSON.stringify(name)}}`;
    if (papers.length < end + SALT_LENGTH + content.length * 3) {
      const more = new Uint8Array(papers.length * 2 + content.length * 3);
      more.set(papers);
      papers = more;
    }
    papers.set(salt(SALT_LENGTH), end);
    const begin = end;
    end += SALT_LENGTH + UTF_8.encodeInto(content, papers.subarray(end + SALT_LENGTH)).written;
    const digest = hash('sha256', papers.subarray(begin, end));
    const facts =
      (year === undefined ? '' : `,"birthYear":${year}`) +
      (federation === undefined ? '' : `,"federation":"${federation}"`) +
      (sex === undefined ? '' : `,"sex":"${sex}"`) +
      (title === undefined ? '' : `,"title":"${title}"`);
    text += `,{"facts":{${facts.slice(1)}},"identity":"${digest}","person":"${personId(first + place)}"}`;
    digests.push(digest);
    ends.push(end);
    names.push(name);
    births.push(birth ?? null);
    fide.push(number);
    birthYears.push(year ?? null);
    sexes.push(sex ?? null);
    federations.push(federation ?? null);
    titles.push(title ?? null);
    keys.push(nameKeys(name));
  }
  const source = { part: part.part, parts: part.parts, sha256: part.sha256 };
  const cards = { first, digests, ends, papers, names, births, fide, birthYears, sexes, federations, titles, keys };
  return {
    kind: 'persons.entered',
    data: { import: part.import, persons: [], source },
    written: `{"import":"${part.import}","persons":[${text.slice(1)}],"source":${canonicalJson(source)}}`,
    memo: cards satisfies NewCards,
  };
}

type Columns<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer V)[] ? V[] : T[K] };

const emptyCards = (): Columns<Omit<NewCards, 'first' | 'papers'>> => ({
  digests: [],
  ends: [],
  names: [],
  births: [],
  fide: [],
  birthYears: [],
  sexes: [],
  federations: [],
  titles: [],
  keys: [],
});

export interface ShortStandings {
  /** In the order of the list. */
  readonly persons: readonly number[];
  readonly gamesUnknown: number;
  /** Canonical text of all standings. */
  readonly text: string;
  readonly memo: BroughtColumns;
}

/** Ratings of persons who are on no list of that day, and of whom nothing was decided; undefined where it is not so. */
export function planShortStandings(
  part: Part,
  { columns, ratings }: ShortWay,
  { persons }: ShortPersons,
): ShortStandings | undefined {
  if (ratings === undefined || persons.some((person) => ratings.overridden.has(person))) return undefined;
  const [from] = rowsOf(part);
  const { shown } = ratings;
  const { pool, asOf } = part.target as Target;
  const [year, seen] = [Number(asOf.slice(0, 4)), lastSeen(pool, asOf) ?? NO_NUMBER];
  const rated: number[] = [];
  const rows = new StandingRows(persons.length);
  let [text, gamesUnknown] = ['', 0];
  for (const [place, person] of persons.entries()) {
    const row = from + place;
    const rating = columns.rating(row);
    if (person === 0 || rating === undefined || rating === 0) continue;
    const told = columns.k(row);
    const least = reachedAtLeast(rating, told, { birthYear: columns.birthYear(row), year });
    if (least.games === undefined) gamesUnknown += 1;
    // a list from elsewhere takes nothing away, as in `withWhatIsKnown`
    const isShown = shown !== undefined && person < shown.total.length;
    const total = isShown ? (shown.total[person] as number) : 0;
    const highest = isShown ? (shown.peak[person] as number) : 0;
    const before = isShown ? (shown.k[person] as number) : NO_NUMBER;
    const games = least.games ?? (total > 0 ? total : undefined);
    const peak = highest > (least.peak ?? rating) ? highest : least.peak;
    const k = told ?? (before === NO_NUMBER ? undefined : before);
    const period = columns.games(row) ?? 0;
    const isInactive = columns.isInactive(row);
    text +=
      (games === undefined ? ',{' : `,{"games":${games},`) +
      (isInactive ? '"inactive":true,' : '') +
      (k === undefined ? '' : `"k":${k},`) +
      (peak === undefined ? '' : `"peak":${peak},`) +
      (period === 0 ? '' : `"period":${period},`) +
      `"person":"${personId(person)}","rating":${rating}}`;
    rated.push(person);
    rows.add(person, rating, k ?? NO_NUMBER, period, games ?? 0, peak ?? rating, isInactive, seen);
  }
  const standings = `[${text.slice(1)}]`;
  return { persons: rated, gamesUnknown, text: standings, memo: { columns: rows.byPerson(), standings } };
}

class StandingRows {
  #count = 0;
  readonly #columns: StandingColumns;

  constructor(most: number) {
    const column = (): Int32Array => new Int32Array(most);
    this.#columns = {
      person: column(),
      rating: column(),
      k: column(),
      games: column(),
      total: column(),
      peak: column(),
      flags: column(),
      last: column(),
    };
  }

  add(
    person: number,
    rating: number,
    k: number,
    games: number,
    total: number,
    peak: number,
    isInactive: boolean,
    seen: number,
  ): void {
    const [at, columns] = [this.#count, this.#columns];
    columns.person[at] = person;
    columns.rating[at] = rating;
    columns.k[at] = k;
    columns.games[at] = games;
    columns.total[at] = total;
    columns.peak[at] = peak;
    columns.flags[at] = isInactive ? FLAGS.inactive : 0;
    columns.last[at] = isInactive ? NO_NUMBER : seen;
    this.#count += 1;
  }

  byPerson(): StandingColumns {
    const { person } = this.#columns;
    const order = Int32Array.from({ length: this.#count }, (_, at) => at);
    let isAscending = true;
    for (let at = 1; at < this.#count; at += 1) {
      if ((person[at] as number) < (person[at - 1] as number)) isAscending = false;
    }
    if (!isAscending) order.sort((a, b) => (person[a] as number) - (person[b] as number));
    const ordered = (column: Int32Array): Int32Array =>
      isAscending ? column.subarray(0, this.#count) : order.map((at) => column[at] as number);
    const { rating, k, games, total, peak, flags, last } = this.#columns;
    return {
      person: ordered(person),
      rating: ordered(rating),
      k: ordered(k),
      games: ordered(games),
      total: ordered(total),
      peak: ordered(peak),
      flags: ordered(flags),
      last: ordered(last),
    };
  }
}

/** The entry of ratings of a part. */
export function broughtPosting(part: Part, target: Target, { text, memo }: ShortStandings): Posting {
  const isLast = part.part === part.parts - 1;
  const source = {
    ...(isLast ? { last: true as const } : {}),
    part: part.part,
    parts: part.parts,
    sha256: part.sha256,
  };
  const data = { as: target.asOf, import: part.import, onto: 'list' as const, pool: target.pool.pool, source };
  return {
    kind: 'standings.brought',
    data: { ...data, standings: [] },
    written: `${canonicalJson(data as unknown as Json).slice(0, -1)},"standings":${text}}`,
    memo,
  };
}
