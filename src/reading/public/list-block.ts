/**
 * A sealed list as one block in columns. Its numbers never change; persons' facts are taken from `People`, as the office had them
 * when the list was made. Filters go through the columns, and an order is made by counting small keys, so that half a million rows
 * take some thousandths of a second without any index. Everything that goes through all rows does it in slices. Between two slices
 * the office may learn something new about a person, so anything that is read twice is read from a copy.
 */
import { SEXES } from '../../core/people.ts';
import { personId } from '../../ledger/ids.ts';
import { FLAGS } from '../../ledger/store.ts';
import type { GradeRules } from '../../rulebooks/edition.ts';
import { plainName } from '../../intake/names.ts';
import type { Dictionary } from './dictionary.ts';
import { RowGroups } from './groups.ts';
import { type ColumnValues, type ListRows, NO_CHANGE, UNSETTLED } from './list-rows.ts';
import { wordsOf } from './name-index.ts';
import type { Compare, People } from './people.ts';
import { ranges, type Sliced } from '../../core/slices.ts';
import { counted, sorted } from '../sorting.ts';

export const LIST_ORDERS = [
  'place',
  'name',
  'title',
  'federation',
  'club',
  'rating',
  'change',
  'games',
  'k',
  'grade',
  'born',
  'status',
] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];
export const DIRECTIONS = ['up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** By the year of the list: players are under 18 if they turn 18 in it or later, and seniors from the year in which they turn 50, or 65. */
export const AGE_GROUPS = ['u8', 'u10', 'u12', 'u14', 'u16', 'u18', 'u20', 'adult', 's50', 's65'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const ACTIVITIES = ['active', 'inactive'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const ROW_STATUSES = ['new', 'returned', 'inactive'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** `any` title. */
export const ANY_TITLE = 'any';

export interface ListFilter {
  readonly federation?: string;
  /** A club, or a part of its name. */
  readonly club?: string;
  readonly sex?: (typeof SEXES)[number];
  readonly age?: AgeGroup;
  readonly activity?: Activity;
  readonly title?: string;
  /** Ratings from and up to. */
  readonly from?: number;
  readonly to?: number;
  /** Beginnings of words, without marks. */
  readonly name?: string;
}

/** The properties by which players are grouped. */
export type GroupKind = 'club' | 'federation';

/** A club or a federation on a list: its active players, and the average of the first ten, or of all where there are fewer. */
export interface GroupTally {
  readonly name: string;
  readonly players: number;
  /** Rounded. */
  readonly average: number;
}

/** Every number is a place in the block's columns. */
export type Rows = Int32Array;

/** What sorting by language needs. */
export interface NameOrdering {
  /** For each person the place in the language's order of names. */
  readonly namePlaces: Int32Array;
  readonly compare: Compare;
}

/** From the highest to the lowest; others follow alphabetically. */
const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'];

export interface ListKey {
  readonly pool: string;
  readonly date: string;
  /** Number of the entry that sealed it. */
  readonly no: number;
}

/** A row, for a page or an answer. */
export interface ListRowShown {
  readonly person: number;
  /** Among active players; players with equal ratings share it. Absent for inactive ones. */
  readonly place?: number;
  readonly name: string | null;
  readonly title?: string;
  readonly federation?: string;
  readonly club?: string;
  readonly sex?: (typeof SEXES)[number];
  readonly birthYear?: number;
  readonly rating: number;
  readonly unsettled?: true;
  /** Since the list before, in whole points. */
  readonly change?: number;
  /** Rated games of the period. */
  readonly games: number;
  readonly k?: number;
  /** Go: the rank that is held. */
  readonly grade?: string;
  readonly status?: RowStatus;
}

export class ListBlock {
  readonly of: ListKey;
  readonly people: People;
  readonly rows: ListRows;
  readonly size: number;
  /** Changes whenever facts of persons on it change. */
  version = 0;
  readonly #year: number;
  readonly #person: Int32Array;
  readonly #rating: Int16Array;
  readonly #change: Int16Array;
  readonly #games: Uint16Array;
  readonly #k: Int16Array;
  readonly #flags: Uint8Array;
  readonly #grade: Uint8Array;
  readonly #grades: Dictionary;
  readonly #federation: Uint16Array;
  readonly #title: Uint8Array;
  readonly #club: Uint32Array;
  readonly #sex: Uint8Array;
  readonly #birthYear: Uint16Array;
  #place: Int32Array;
  #byRating: Rows;
  #present: ListContents | undefined;
  #federations: RowGroups | undefined;
  #clubs: RowGroups | undefined;

  private constructor(of: ListKey, rows: ListRows, people: People) {
    this.of = of;
    this.people = people;
    this.rows = rows;
    this.size = rows.size;
    this.#year = Number(of.date.slice(0, 4));
    rows.finish();
    this.#person = rows.person;
    this.#rating = rows.rating;
    this.#change = rows.change;
    this.#games = rows.games;
    this.#k = rows.k;
    this.#flags = rows.flags;
    this.#grade = rows.grade;
    this.#grades = rows.grades;
    this.#federation = new Uint16Array(this.size);
    this.#title = new Uint8Array(this.size);
    this.#club = new Uint32Array(this.size);
    this.#sex = new Uint8Array(this.size);
    this.#birthYear = new Uint16Array(this.size);
    this.#place = new Int32Array(this.size);
    this.#byRating = counted(this.size);
  }

  /** `grades`: if the rules have them, they decide the order of equal points, too. */
  static *of(of: ListKey, rows: ListRows, people: People, grades?: GradeRules): Sliced<ListBlock> {
    const block = new ListBlock(of, rows, people);
    yield* ranges(block.size, (from, to) => {
      for (let row = from; row < to; row += 1) block.#learn(row);
    });
    block.#byRating = yield* block.#ordered(block.#byRating, block.#rating, 'down', -1);
    if (grades !== undefined) yield* block.#rank(grades);
    block.#place = yield* block.#places();
    return block;
  }

  /** Players with equal points are in the order of the ranking list. */
  *#rank({ ranking, entry }: GradeRules): Sliced<void> {
    const rows = this.#byRating;
    yield* ranges(rows.length, (first, end) => {
      for (let from = first; from < end; ) {
        const points = this.#rating[rows[from] as number] as number;
        const isOther = from > 0 && this.#rating[rows[from - 1] as number] === points;
        let to = from + 1;
        while (to < rows.length && this.#rating[rows[to] as number] === points) to += 1;
        // groups that cross the end of a slice were sorted with their first member
        if (!isOther && to > from + 1) {
          const alike = [...rows.subarray(from, to)];
          const rowOf = new Map(alike.map((row) => [personId(this.#person[row] as number), row]));
          const players = [...rowOf].map(([id, row]) => {
            const rank = this.#grades.text(this.#grade[row] as number) ?? entry(points);
            return { id, points, rank, reached: {} };
          });
          for (const [at, { id }] of ranking(players).entries()) rows[from + at] = rowOf.get(id) as number;
        }
        from = to;
      }
    });
  }

  get bytes(): number {
    return this.size * BYTES_A_ROW;
  }

  #learn(row: number): void {
    const { federation, title, club, sex, birthYear } = this.people.codesAt(this.#person[row] as number, this.of.no);
    this.#federation[row] = federation;
    this.#title[row] = title;
    this.#club[row] = club;
    this.#sex[row] = sex;
    this.#birthYear[row] = birthYear;
  }

  /** Updates the facts of some persons. */
  learn(persons: Iterable<number>): void {
    for (const person of persons) {
      const row = this.rowOf(person);
      if (row !== undefined) this.#learn(row);
    }
    this.version += 1;
    this.#present = undefined;
    this.#federations = undefined;
    this.#clubs = undefined;
  }

  *#ofFederation(code: number): Sliced<Rows> {
    const version = this.version;
    const groups =
      this.#federations ??
      (yield* RowGroups.of(this.#byRating, this.#federation.slice(), this.people.federations.size));
    if (version === this.version) this.#federations = groups;
    return groups.of(code);
  }

  *#ofClub(code: number): Sliced<Rows> {
    const version = this.version;
    const groups = this.#clubs ?? (yield* RowGroups.of(this.#byRating, this.#club.slice(), this.people.clubs.size));
    if (version === this.version) this.#clubs = groups;
    return groups.of(code);
  }

  /** The name of a club or a federation as written; undefined if nobody has it. */
  groupNamed(kind: GroupKind, name: string): string | undefined {
    const texts = kind === 'club' ? this.people.clubs : this.people.federations;
    const code = texts.find(name);
    return code === 0 ? undefined : texts.text(code);
  }

  /** Every club, or federation, that an active player has. */
  *tally(kind: GroupKind): Sliced<GroupTally[]> {
    const [column, texts] =
      kind === 'club'
        ? ([this.#club.slice(), this.people.clubs] as const)
        : ([this.#federation.slice(), this.people.federations] as const);
    const [players, sums] = [new Uint32Array(texts.size), new Int32Array(texts.size)];
    yield* ranges(this.size, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const row = this.#byRating[at] as number;
        const code = column[row] as number;
        if (code === 0 || this.#isInactive(row)) continue;
        const count = (players[code] as number) + 1;
        players[code] = count;
        if (count <= FIRST_TEN) sums[code] = (sums[code] as number) + (this.#rating[row] as number);
      }
    });
    const found: GroupTally[] = [];
    yield* ranges(players.length, (from, to) => {
      for (let code = from; code < to; code += 1) {
        const count = players[code] as number;
        if (count === 0) continue;
        const average = Math.round((sums[code] as number) / Math.min(count, FIRST_TEN));
        found.push({ name: texts.text(code) as string, players: count, average });
      }
    });
    return found;
  }

  *#places(): Sliced<Int32Array> {
    const places = new Int32Array(this.size);
    let [count, place, last] = [0, 0, -1];
    yield* ranges(this.size, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const row = this.#byRating[at] as number;
        if (this.#isInactive(row)) continue;
        count += 1;
        const rating = this.#rating[row] as number;
        if (rating !== last) [place, last] = [count, rating];
        places[row] = place;
      }
    });
    return places;
  }

  #isInactive(row: number): boolean {
    return ((this.#flags[row] as number) & FLAGS.inactive) !== 0;
  }

  /** The row of a person; undefined for persons who are not on the list. */
  rowOf(person: number): number | undefined {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#person[middle] as number) < person) low = middle + 1;
      else high = middle;
    }
    return this.#person[low] === person ? low : undefined;
  }

  personAt(row: number): number {
    return this.#person[row] as number;
  }

  ratingAt(row: number): number {
    return this.#rating[row] as number;
  }

  /** Whether a row is equal to one of another list, apart from the rating. */
  isAlike(row: number, other: ListBlock, at: number): boolean {
    return this.#k[row] === other.#k[at] && this.#isInactive(row) === other.#isInactive(at);
  }

  ratingOf(person: number): number | undefined {
    const row = this.rowOf(person);
    return row === undefined ? undefined : (this.#rating[row] as number);
  }

  line(row: number): ListRowShown {
    const { federations, titles, clubs } = this.people;
    const person = this.#person[row] as number;
    const flags = this.#flags[row] as number;
    const [title, federation] = [
      titles.text(this.#title[row] as number),
      federations.text(this.#federation[row] as number),
    ];
    const [club, grade] = [clubs.text(this.#club[row] as number), this.#grades.text(this.#grade[row] as number)];
    const sex = SEXES[(this.#sex[row] as number) - 1];
    const [birthYear, change, k] = [
      this.#birthYear[row] as number,
      this.#change[row] as number,
      this.#k[row] as number,
    ];
    const [place, status] = [this.#place[row] as number, ROW_STATUSES[this.#status(row) - 1]];
    return {
      person,
      ...(place === 0 ? {} : { place }),
      name: this.people.nameOf(person),
      ...(title === undefined ? {} : { title }),
      ...(federation === undefined ? {} : { federation }),
      ...(club === undefined ? {} : { club }),
      ...(sex === undefined ? {} : { sex }),
      ...(birthYear === 0 ? {} : { birthYear }),
      rating: this.#rating[row] as number,
      ...((flags & UNSETTLED) === 0 ? {} : { unsettled: true }),
      ...(change === NO_CHANGE ? {} : { change }),
      games: this.#games[row] as number,
      ...(k === 0 ? {} : { k }),
      ...(grade === undefined ? {} : { grade }),
      ...(status === undefined ? {} : { status }),
    };
  }

  /** 0: none; else one more than the place in `ROW_STATUSES`. Inactive says more than that somebody is new. */
  #status(row: number): number {
    const flags = this.#flags[row] as number;
    if ((flags & FLAGS.inactive) !== 0) return 3;
    if ((flags & FLAGS.returned) !== 0) return 2;
    return (flags & FLAGS.fresh) === 0 ? 0 : 1;
  }

  /** Rows that pass, the highest rating first. Not to be written to. */
  *filtered(filter: ListFilter): Sliced<Rows> {
    const { federation, club, sex, age, activity, title, from, to, name } = filter;
    const [inFederation, inClub] = [
      federation === undefined ? 0 : this.people.federations.find(federation),
      club === undefined ? 0 : this.people.clubs.find(club),
    ];
    // the fewest first
    let rows =
      inClub > 0
        ? yield* this.#ofClub(inClub)
        : inFederation > 0
          ? yield* this.#ofFederation(inFederation)
          : this.#byRating;
    function* keep(passes: (row: number) => boolean): Sliced<void> {
      const kept = new Int32Array(rows.length);
      let count = 0;
      yield* ranges(rows.length, (first, end) => {
        for (let at = first; at < end; at += 1) {
          const row = rows[at] as number;
          if (passes(row)) kept[count++] = row;
        }
      });
      rows = kept.subarray(0, count);
    }
    if (federation !== undefined && (inFederation === 0 || inClub > 0)) {
      const column = this.#federation;
      yield* keep(inFederation === 0 ? NOBODY : (row) => column[row] === inFederation);
    }
    if (sex !== undefined) {
      const [code, column] = [SEXES.indexOf(sex) + 1, this.#sex];
      yield* keep((row) => column[row] === code);
    }
    if (activity !== undefined) {
      const [wanted, column] = [activity === 'inactive' ? FLAGS.inactive : 0, this.#flags];
      yield* keep((row) => ((column[row] as number) & FLAGS.inactive) === wanted);
    }
    if (title !== undefined) {
      const [code, column] = [this.people.titles.find(title), this.#title];
      yield* keep(
        title === ANY_TITLE ? (row) => column[row] !== 0 : code === 0 ? NOBODY : (row) => column[row] === code,
      );
    }
    if (from !== undefined || to !== undefined) {
      const [low, high, column] = [from ?? -Infinity, to ?? Infinity, this.#rating];
      yield* keep((row) => (column[row] as number) >= low && (column[row] as number) <= high);
    }
    if (age !== undefined) {
      const [[first, last], column] = [yearsOf(age, this.#year), this.#birthYear];
      yield* keep((row) => (column[row] as number) >= first && (column[row] as number) <= last);
    }
    if (club !== undefined && inClub === 0) {
      const [wanted, column] = [yield* this.#clubsLike(club), this.#club];
      yield* keep((row) => wanted[column[row] as number] === 1);
    }
    if (name !== undefined) {
      const [wanted, column] = [yield* this.#named(name), this.#person];
      yield* keep((row) => wanted[column[row] as number] === 1);
    }
    return rows;
  }

  /** If there is no club of that name, all clubs whose names contain the text. */
  *#clubsLike(text: string): Sliced<Uint8Array> {
    const { clubs } = this.people;
    const wanted = new Uint8Array(clubs.size);
    const plain = plainName(text);
    if (plain === '') return wanted;
    const look = (from: number, to: number): void => {
      for (let each = Math.max(1, from); each < to; each += 1) {
        if (plainName(clubs.text(each) as string).includes(plain)) wanted[each] = 1;
      }
    };
    yield* ranges(wanted.length, look, TEXTS_A_SLICE);
    return wanted;
  }

  *#named(text: string): Sliced<Uint8Array> {
    const wanted = new Uint8Array(this.people.last + 1);
    yield* this.people.index.find(wordsOf(text), this.people.last, (person) => {
      wanted[person] = 1;
    });
    return wanted;
  }

  /** Rows by a column. A row without a value there comes last, up or down; among equals the higher rating goes first. */
  *ordered(rows: Rows, by: ListOrder, direction: Direction, orderly?: NameOrdering): Sliced<Rows> {
    switch (by) {
      case 'place':
        return yield* this.#ordered(rows, this.#place, direction, 0);
      case 'rating':
        return direction === 'down' ? rows : yield* this.#ordered(rows, this.#rating, direction, -1);
      case 'change':
        return yield* this.#ordered(rows, this.#change, direction, NO_CHANGE);
      case 'games':
        return yield* this.#ordered(rows, this.#games, direction, -1);
      case 'k':
        return yield* this.#ordered(rows, this.#k, direction, 0);
      case 'born':
        return yield* this.#ordered(rows, this.#birthYear.slice(), direction, 0);
      case 'status': {
        const statuses = yield* this.#keys((row) => this.#status(row));
        return yield* this.#ordered(rows, statuses, direction, 0);
      }
      case 'grade': {
        const grades = yield* this.#byText(this.#grade, this.#grades, byGrade);
        return yield* this.#ordered(rows, grades, direction, 0);
      }
      case 'title': {
        const titles = yield* this.#byText(this.#title, this.people.titles, byTitle);
        return yield* this.#ordered(rows, titles, direction, 0);
      }
      case 'federation': {
        const federations = yield* this.#byText(this.#federation, this.people.federations, byLetters);
        return yield* this.#ordered(rows, federations, direction, 0);
      }
      case 'club': {
        const clubs = yield* this.#byText(this.#club, this.people.clubs, orderly?.compare ?? byLetters);
        return yield* this.#ordered(rows, clubs, direction, 0);
      }
      case 'name': {
        const places = orderly?.namePlaces;
        if (places === undefined) throw new Error('an order by name needs a language');
        const names = yield* this.#keys((row) => places[this.#person[row] as number] as number);
        return yield* this.#ordered(rows, names, direction, -1);
      }
    }
  }

  *#keys(key: (row: number) => number): Sliced<Int32Array> {
    const keys = new Int32Array(this.size);
    yield* ranges(this.size, (from, to) => {
      for (let row = from; row < to; row += 1) keys[row] = key(row);
    });
    return keys;
  }

  /** The column with each number replaced by the place of its text among the texts. */
  *#byText(column: Uint8Array | Uint16Array | Uint32Array, texts: Dictionary, compare: Compare): Sliced<Int32Array> {
    const codes = yield* sorted(counted(texts.size).subarray(1), (a, b) =>
      compare(texts.text(a) as string, texts.text(b) as string),
    );
    const places = new Int32Array(texts.size);
    for (const [place, code] of codes.entries()) places[code] = place + 1;
    return yield* this.#keys((row) => places[column[row] as number] ?? 0);
  }

  /**
   * A counting sort: rows with the same key keep their order. `none` is the key of rows without a value. The column must not
   * change meanwhile.
   */
  *#ordered(rows: Rows, column: ColumnValues, direction: Direction, none: number): Sliced<Rows> {
    let [least, most] = [Infinity, -Infinity];
    yield* ranges(rows.length, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const key = column[rows[at] as number] as number;
        if (key === none) continue;
        if (key < least) least = key;
        if (key > most) most = key;
      }
    });
    if (most < least) return rows;
    const range = most - least + 1;
    const starts = new Int32Array(range + 2);
    const slots = new Int32Array(rows.length);
    yield* ranges(rows.length, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const key = column[rows[at] as number] as number;
        const slot = key === none ? range : direction === 'up' ? key - least : most - key;
        slots[at] = slot;
        starts[slot + 1] = (starts[slot + 1] as number) + 1;
      }
    });
    for (let slot = 0; slot <= range; slot += 1)
      starts[slot + 1] = (starts[slot + 1] as number) + (starts[slot] as number);
    yield;
    const ordered = new Int32Array(rows.length);
    yield* ranges(rows.length, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const slot = slots[at] as number;
        const place = starts[slot] as number;
        ordered[place] = rows[at] as number;
        starts[slot] = place + 1;
      }
    });
    return ordered;
  }

  /** The values that occur on the list, sorted: for choices, and to leave out empty columns. */
  *present(): Sliced<ListContents> {
    if (this.#present !== undefined) return this.#present;
    const version = this.version;
    const present = {
      federations: (yield* this.#textsIn(this.#federation, this.people.federations)).sort(byLetters),
      titles: (yield* this.#textsIn(this.#title, this.people.titles)).sort(byTitle),
      clubs: (yield* this.#textsIn(this.#club, this.people.clubs)).sort(byLetters),
      births: (yield* this.#count((row) => this.#birthYear[row] !== 0)) > 0,
      ks: (yield* this.#count((row) => this.#k[row] !== 0)) > 0,
      grades: (yield* this.#count((row) => this.#grade[row] !== 0)) > 0,
      changes: (yield* this.#count((row) => this.#change[row] !== NO_CHANGE)) > 0,
      fresh: yield* this.#count((row) => ((this.#flags[row] as number) & FLAGS.fresh) !== 0),
    };
    if (version === this.version) this.#present = present;
    return present;
  }

  *#count(has: (row: number) => boolean): Sliced<number> {
    let count = 0;
    yield* ranges(this.size, (from, to) => {
      for (let row = from; row < to; row += 1) if (has(row)) count += 1;
    });
    return count;
  }

  *#textsIn(column: Uint8Array | Uint16Array | Uint32Array, texts: Dictionary): Sliced<string[]> {
    const seen = new Uint8Array(texts.size);
    yield* ranges(this.size, (from, to) => {
      for (let row = from; row < to; row += 1) seen[column[row] as number] = 1;
    });
    const found: string[] = [];
    for (let code = 1; code < seen.length; code += 1) if (seen[code] === 1) found.push(texts.text(code) as string);
    return found;
  }
}

export interface ListContents {
  readonly federations: readonly string[];
  readonly titles: readonly string[];
  readonly clubs: readonly string[];
  readonly births: boolean;
  readonly ks: boolean;
  readonly grades: boolean;
  readonly changes: boolean;
  /** The number of new players on the list. */
  readonly fresh: number;
}

/** This many texts are stripped of accents in one slice. */
const TEXTS_A_SLICE = 1024;

/** The number of players in the average of a club or a federation. */
const FIRST_TEN = 10;

const NOBODY = (): boolean => false;

const byLetters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function byTitle(a: string, b: string): number {
  const [one, other] = [TITLES.indexOf(a), TITLES.indexOf(b)].map((at) => (at < 0 ? TITLES.length : at)) as [
    number,
    number,
  ];
  return one - other || byLetters(a, b);
}

/** `20k` to `1k`, then `1d` to `9d`. */
const gradeKey = (grade: string): number =>
  grade.endsWith('k') ? -Number.parseInt(grade, 10) : Number.parseInt(grade, 10);
const byGrade = (a: string, b: string): number => gradeKey(a) - gradeKey(b);

/** Birth years of an age group in the year of a list; players without a year are in none. */
function yearsOf(age: AgeGroup, year: number): readonly [first: number, last: number] {
  if (age === 'adult') return [1, year - 19];
  const years = Number(age.slice(1));
  return age.startsWith('u') ? [year - years, year] : [1, year - years];
}

/** Columns of a block: numbers of the list, what is known of persons, places, order and groups. */
const BYTES_A_ROW = 4 + 2 + 2 + 2 + 2 + 1 + 1 + (2 + 1 + 4 + 1 + 2) + 4 + 4 + (4 + 4);
