/**
 * All persons of the office, as pages show them: in columns by the person's number, so that a list of half a million is joined
 * with names, federations and clubs without asking the store. Days of birth are not here.
 */
import { SEXES } from '../../core/people.ts';
import type { PersonFacts } from '../../ledger/entries.ts';
import type { ShownPerson } from '../../ledger/store.ts';
import { type StoredFacts, storedFacts } from '../../ledger/rows/persons.ts';
import { Dictionary } from './dictionary.ts';
import { threeLetterCode } from '../../core/three-letter-code.ts';
import { NameIndex } from './name-index.ts';
import { inSlices, type Pause, ranges, type Sliced } from '../../core/slices.ts';
import { counted, type Order, sorted } from '../sorting.ts';

/** A person's facts at some moment, as numbers of the dictionaries. */
export interface PersonCodes {
  readonly federation: number;
  readonly title: number;
  readonly club: number;
  readonly sex: number;
  /** 0: not known. */
  readonly birthYear: number;
}

const NOTHING: PersonCodes = { federation: 0, title: 0, club: 0, sex: 0, birthYear: 0 };

/** Compares names as a language orders them. */
export type Compare = (a: string, b: string) => number;

export class People {
  readonly federations = new Dictionary();
  readonly titles = new Dictionary();
  readonly clubs = new Dictionary();
  readonly index = new NameIndex((person) => this.nameOf(person));
  /** Changes whenever an existing person's facts change. */
  version: number;
  #last = 0;
  readonly #names: (string | null | undefined)[] = [];
  #federation = new Uint16Array(0);
  #title = new Uint8Array(0);
  #club = new Uint32Array(0);
  #sex = new Uint8Array(0);
  #birthYear = new Uint16Array(0);
  readonly #facts = new Map<number, StoredFacts>();
  readonly #mergedInto = new Map<number, number>();
  readonly #orders = new Map<string, NameOrder>();

  /** `version`: greater than that of the people who were there before. */
  constructor(version = 0) {
    this.version = version;
  }

  /** The highest number of a person. */
  get last(): number {
    return this.#last;
  }

  put({ person, mergedInto, name, birthYear, sex, federation, title, facts }: ShownPerson, club?: string): void {
    if (person <= this.#last && this.#names[person] !== undefined) this.version += 1;
    this.#grow(person);
    const kept = facts === null ? undefined : storedFacts({ facts });
    const isErased = kept?.erased !== undefined;
    const shownName = isErased ? null : name;
    if (this.#names[person] !== shownName) this.#rename(person, shownName);
    this.#federation[person] = isErased ? 0 : this.federations.codeOf(threeLetterCode(federation));
    this.#title[person] = isErased ? 0 : this.titles.codeOf(title);
    this.#club[person] = isErased ? 0 : this.clubs.codeOf(club);
    this.#sex[person] = isErased ? 0 : sexCode(sex);
    this.#birthYear[person] = isErased ? 0 : (birthYear ?? 0);
    if (kept === undefined || kept.was.length === 0) this.#facts.delete(person);
    else this.#facts.set(person, kept);
    if (mergedInto === null) this.#mergedInto.delete(person);
    else this.#mergedInto.set(person, mergedInto);
  }

  #rename(person: number, name: string | null): void {
    this.#names[person] = name;
    this.index.touch(person);
    for (const { changed } of this.#orders.values()) changed.add(person);
  }

  #grow(person: number): void {
    this.#last = Math.max(this.#last, person);
    if (person < this.#federation.length) return;
    const room = Math.max(1024, Math.ceil(person * 1.25));
    this.#federation = grown(this.#federation, new Uint16Array(room));
    this.#title = grown(this.#title, new Uint8Array(room));
    this.#club = grown(this.#club, new Uint32Array(room));
    this.#sex = grown(this.#sex, new Uint8Array(room));
    this.#birthYear = grown(this.#birthYear, new Uint16Array(room));
  }

  /** Null if there is no name, or it was erased. */
  nameOf(person: number): string | null {
    return this.#names[person] ?? null;
  }

  /** The one that a merged person leads to. */
  leadOn(person: number): number {
    let led = person;
    for (let to = this.#mergedInto.get(led); to !== undefined; to = this.#mergedInto.get(led)) led = to;
    return led;
  }

  /** Those who lead to some persons. */
  mergedInto(persons: ReadonlySet<number>): readonly number[] {
    return [...this.#mergedInto.keys()].filter((each) => !persons.has(each) && persons.has(this.leadOn(each)));
  }

  codesNow(person: number): PersonCodes {
    return {
      federation: this.#federation[person] ?? 0,
      title: this.#title[person] ?? 0,
      club: this.#club[person] ?? 0,
      sex: this.#sex[person] ?? 0,
      birthYear: this.#birthYear[person] ?? 0,
    };
  }

  /** As of the entry with that number. The club is always the present one: earlier ones are not stored. */
  codesAt(person: number, no: number): PersonCodes {
    const kept = this.#facts.get(person);
    const then = kept?.was.find(({ upTo }) => no < upTo)?.facts;
    if (kept === undefined || then === undefined) return this.codesNow(person);
    return kept.erased === undefined ? this.#codesOf(then, this.#club[person] ?? 0) : NOTHING;
  }

  #codesOf({ federation, title, sex, birthYear }: PersonFacts, club: number): PersonCodes {
    return {
      federation: this.federations.codeOf(threeLetterCode(federation)),
      title: this.titles.codeOf(title),
      club,
      sex: sexCode(sex),
      birthYear: birthYear ?? 0,
    };
  }

  /**
   * The place of each person in the order of names of a language. Half a million names take a second, so they are sorted
   * once, piece by piece with pauses; later only those who came or changed are put in their places.
   */
  async namePlaces(language: string, compare: Compare, pause: Pause): Promise<Int32Array> {
    const before = this.#orders.get(language);
    if (before !== undefined && before.changed.size === 0) return before.places;
    const changed = before?.changed ?? new Set();
    const work = this.#places(changed, compare);
    const made: NameOrder = { changed: new Set(), places: placed(work, before?.places, pause) };
    this.#orders.set(language, made);
    made.places.catch(() => this.#orders.delete(language));
    return made.places;
  }

  /** `before`: the places before only the names of those in `changed` changed. */
  #places(changed: ReadonlySet<number>, compare: Compare): (before: Int32Array | undefined) => Sliced<Int32Array> {
    const names = this.#names.slice(0, this.#last + 1);
    const order = orderOf(names, compare);
    return function* (before) {
      if (before === undefined) return yield* placesOf(yield* sorted(counted(names.length), order));
      const others = yield* without(yield* personsBy(before), changed);
      return yield* placesOf(yield* putIn(others, yield* sorted(Int32Array.from(changed), order), order));
    };
  }
}

const placed = async (
  work: (before: Int32Array | undefined) => Sliced<Int32Array>,
  before: Promise<Int32Array> | undefined,
  pause: Pause,
): Promise<Int32Array> => inSlices(work(await before), pause);

interface NameOrder {
  readonly places: Promise<Int32Array>;
  /** Persons whose names have changed since. */
  readonly changed: Set<number>;
}

/** Equal names are in the order of persons; persons without a name come last. */
const orderOf =
  (names: readonly (string | null | undefined)[], compare: Compare): Order =>
  (a, b) => {
    const [one, other] = [names[a] ?? null, names[b] ?? null];
    if (one === other) return a - b;
    if (one === null) return 1;
    return other === null ? -1 : compare(one, other) || a - b;
  };

const sexCode = (sex: string | null | undefined): number => SEXES.indexOf(sex as (typeof SEXES)[number]) + 1;

function grown<T extends Uint8Array | Uint16Array | Uint32Array>(before: T, room: T): T {
  room.set(before);
  return room;
}

/** This many are put in their places in a slice: each takes some twenty comparisons. */
const PUT_IN_A_SLICE = 64;

/** Puts some, who are in order, among the others, who are. */
function* putIn(others: Int32Array, some: Int32Array, order: Order): Sliced<Int32Array> {
  const all = new Int32Array(others.length + some.length);
  let taken = 0;
  for (const [count, each] of some.entries()) {
    let [low, high] = [taken, others.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order(others[middle] as number, each) < 0) low = middle + 1;
      else high = middle;
    }
    all.set(others.subarray(taken, low), taken + count);
    all[low + count] = each;
    taken = low;
    if (count % PUT_IN_A_SLICE === 0) yield;
  }
  all.set(others.subarray(taken), taken + some.length);
  return all;
}

function* without(persons: Int32Array, some: ReadonlySet<number>): Sliced<Int32Array> {
  const others = new Int32Array(persons.length);
  let count = 0;
  yield* ranges(persons.length, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const person = persons[at] as number;
      if (!some.has(person)) others[count++] = person;
    }
  });
  return others.subarray(0, count);
}

/** Turns an order of persons into the place of each person; and back again. */
function* placesOf(persons: Int32Array): Sliced<Int32Array> {
  const places = new Int32Array(persons.length);
  yield* ranges(persons.length, (from, to) => {
    for (let place = from; place < to; place += 1) places[persons[place] as number] = place;
  });
  return places;
}
const personsBy = placesOf;
