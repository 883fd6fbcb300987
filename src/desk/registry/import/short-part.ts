/**
 * A part of a FIDE list on the fast path: its entries are written from columns, and their effect on the tables is
 * computed in columns. Rows that raise questions take the ordinary way. A property test keeps both equal, byte for
 * byte.
 */
import { nameKeys } from '../../../intake/names.ts';
import { canonicalJson, type Json } from '../../../ledger/canonical.ts';
import { personId } from '../../../ledger/ids.ts';
import { lastSeen } from '../../../ledger/rows/standings.ts';
import { FLAGS, type NewCards, NO_NUMBER, type StandingColumns } from '../../../ledger/store.ts';
import type { BroughtColumns } from '../../../projection/standings.ts';
import type { Posting } from '../../../projection/post.ts';
import { RememberedPersons } from '../../memory/remembered.ts';
import { listedPlayer, reachedAtLeast } from '../listed.ts';
import type { CardsOfPart } from './cards-ahead.ts';
import { writtenCards } from './cards-maker.ts';
import type { PlayerColumns } from './columns.ts';
import type { Part } from './part.ts';
import { type NewCard, type PersonsPlanned, planPersons, salts } from './persons.ts';
import { ASK, NEW, rowsWith, type ShortWay } from './short-way.ts';
import type { Target } from './target.ts';

export interface ShortPersons {
  /** By row of the part: the number of the person, or 0 for rows left out. */
  readonly persons: Int32Array;
  readonly posting?: Posting;
  readonly newCards: readonly NewCard[];
  /** Persons who took the ordinary way; undefined for none. */
  readonly others?: PersonsPlanned;
}

type At = Parameters<typeof planPersons>[0];

/** A row of the part is a row of the list. */
const rowsOf = ({ first, size }: Part): readonly [from: number, to: number] => [first - 1, first - 1 + size];

/** Undefined where the part has to take the ordinary way. */
export async function planShortPersons(at: At, part: Part, way: ShortWay): Promise<ShortPersons | undefined> {
  const [from, to] = rowsOf(part);
  const persons = way.persons.slice(from, to);
  const [fresh, asked] = [rowsWith(way, NEW, from, to), rowsWith(way, ASK, from, to)];
  const isAnybodyRemembered = !(await RememberedPersons.of(at.desk, at.memory)).isNobody;
  if (isAnybodyRemembered && fresh.length > 0) return undefined;
  const salt = salts(at.random, part.size);
  const first = (await at.desk.lastPerson()) + 1;
  for (const [place, row] of fresh.entries()) persons[row - from] = first + place;
  const ahead = fresh.length === 0 ? undefined : await way.ahead?.cardsOf(part.part, first);
  const entered = fresh.length === 0 ? undefined : enteredCards(part, way.columns, fresh, first, salt, ahead);
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

/** None of them is new: those who are not known have a missing or doubtful name. */
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

/** The entry of new persons, and its effect. `ahead`: where they were made already. */
function enteredCards(
  part: Part,
  columns: PlayerColumns,
  rows: readonly number[],
  first: number,
  salt: At['random'],
  ahead: CardsOfPart | undefined,
): Posting {
  const { text, ...papers } = ahead?.written ?? writtenCards(columns, rows, first, salt);
  const names = rows.map((row) => columns.names[row] as string);
  const source = { part: part.part, parts: part.parts, sha256: part.sha256 };
  const memo: NewCards = {
    first,
    ...papers,
    names,
    births: rows.map((row) => columns.birth(row) ?? null),
    fide: rows.map((row) => columns.fide[row] as string),
    birthYears: rows.map((row) => columns.birthYear(row) ?? null),
    sexes: rows.map((row) => columns.sex(row) ?? null),
    federations: rows.map((row) => columns.federation(row) ?? null),
    titles: rows.map((row) => columns.title(row) ?? null),
    keys: () => names.map(nameKeys),
    inOrder: ahead?.inOrder,
  };
  return {
    kind: 'persons.entered',
    data: { import: part.import, persons: [], source },
    written: `{"import":"${part.import}","persons":[${text}],"source":${canonicalJson(source)}}`,
    memo,
  };
}

export interface ShortStandings {
  /** In the order of the list. */
  readonly persons: readonly number[];
  readonly gamesUnknown: number;
  /** Canonical text of all standings. */
  readonly text: string;
  readonly memo: BroughtColumns;
}

/** Ratings of persons who are on no list of that day, and without a decision; undefined otherwise. */
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
    // an imported list lowers nothing, as in `withWhatIsKnown`
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

/** The entry with the ratings of a part. */
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
