/**
 * The persons of a replay, most of whom are the same as in the office: a row that is entered exactly as in the office is not
 * written again, but noted, and read there. Only a row that differs, or is changed by a later entry, is written into the empty
 * store. Any way of asking for persons that a replay does not use is refused, and the replay takes the ordinary way.
 */
import type { ComparedPage, ComparedRow, Desk, PersonRow, WritingDesk } from '../ledger/store.ts';

export class PersonsAsKept {
  readonly #office: Desk;
  readonly #scratch: WritingDesk;
  readonly #rows: RowsInOrder;
  /** By person: whether the office's row is equal to the replay's. */
  #kept = new Uint8Array(1024);
  #count = 0;
  #isAnyWritten = false;
  #last = 0;

  constructor(office: Desk, scratch: WritingDesk) {
    this.#office = office;
    this.#scratch = scratch;
    this.#rows = new RowsInOrder(office.pagesOf('persons'));
  }

  /** Replaces the empty store's own; it has no keys of names. */
  desk(): Pick<WritingDesk, PersonMethods> {
    const refuse = (): never => {
      throw new Error('a replay has no need of it');
    };
    return {
      persons: (numbers) => this.#persons(numbers),
      allPersons: () => this.#merged((desk) => desk.allPersons()),
      allListedPersons: () => this.#merged((desk) => desk.allListedPersons()),
      addPersons: (persons) => this.#add(persons),
      putPerson: (person) => this.#put([person]),
      putPersons: (persons) => this.#put(persons),
      lastPerson: async () => this.#last,
      personsWith: refuse,
      knownWith: refuse,
      highestNumber: refuse,
      personsNamed: refuse,
      shownPersons: refuse,
      shownAmong: refuse,
      filePersons: refuse,
      comparedCards: refuse,
      clubs: refuse,
      namesBeginning: refuse,
      addCards: refuse,
    };
  }

  /** The number of persons, if all rows are those of the office, and it has no others. */
  async sound(): Promise<number | undefined> {
    if (!this.#isAnyWritten && (await this.#rows.areAllTaken())) return this.#count;
    const written = rowsOf(this.#scratch.pagesOf('persons'));
    let count = 0;
    for await (const page of this.#office.pagesOf('persons')) {
      for (const row of page.rows()) {
        if (!this.#isKept(row[0] as number)) {
          const { value: own } = await written.next();
          if (own === undefined || !isSame(row, own)) return undefined;
        }
        count += 1;
      }
    }
    // persons that were noted exist
    return (await written.next()).done === true ? count : undefined;
  }

  #isKept(person: number): boolean {
    return this.#kept[person] === 1;
  }

  #note(person: number): void {
    if (person >= this.#kept.length) {
      const more = new Uint8Array(Math.max(person + 1, this.#kept.length * 2));
      more.set(this.#kept);
      this.#kept = more;
    }
    this.#kept[person] = 1;
    this.#count += 1;
  }

  async #add(persons: Iterable<PersonRow>): Promise<void> {
    const others: PersonRow[] = [];
    for (const person of persons) {
      this.#last = Math.max(this.#last, person.person);
      if (this.#rows.isDone) await this.#rows.reach();
      if (this.#rows.take(this.#office.personTold(person))) this.#note(person.person);
      else others.push(person);
    }
    if (others.length === 0) return;
    this.#isAnyWritten = true;
    await this.#scratch.addPersons(others, []);
  }

  async #put(persons: readonly PersonRow[]): Promise<void> {
    for (const { person } of persons) {
      if (!this.#isKept(person)) continue;
      this.#kept[person] = 0;
      this.#count -= 1;
    }
    this.#isAnyWritten = true;
    await this.#scratch.putPersons(persons, [], []);
  }

  async #persons(numbers: readonly number[]): Promise<readonly PersonRow[]> {
    const kept = await this.#office.persons(numbers.filter((person) => this.#isKept(person)));
    if (!this.#isAnyWritten) return kept;
    const others = await this.#scratch.persons(numbers.filter((person) => !this.#isKept(person)));
    return [...kept, ...others].sort((a, b) => a.person - b.person);
  }

  /** Those of the office who are noted, and those who were written, in the order of persons. */
  async *#merged<R extends { readonly person: number }>(
    all: (desk: Desk) => AsyncIterable<readonly R[]>,
  ): AsyncGenerator<readonly R[], void, undefined> {
    const others: R[] = [];
    if (this.#isAnyWritten) for await (const some of all(this.#scratch)) others.push(...some);
    let next = 0;
    for await (const page of all(this.#office)) {
      const kept = page.filter(({ person }) => this.#isKept(person));
      const last = page.at(-1)?.person ?? 0;
      const from = next;
      while (next < others.length && (others[next] as R).person <= last) next += 1;
      yield from === next ? kept : [...kept, ...others.slice(from, next)].sort((a, b) => a.person - b.person);
    }
    yield others.slice(next);
  }
}

/** The parts of a desk that concern persons. */
type PersonMethods =
  | 'persons'
  | 'allListedPersons'
  | 'addPersons'
  | 'putPerson'
  | 'putPersons'
  | 'lastPerson'
  | 'personsWith'
  | 'knownWith'
  | 'highestNumber'
  | 'personsNamed'
  | 'allPersons'
  | 'shownPersons'
  | 'shownAmong'
  | 'filePersons'
  | 'comparedCards'
  | 'clubs'
  | 'namesBeginning'
  | 'addCards';

const isSame = (one: ComparedRow, other: ComparedRow): boolean => one.every((value, at) => value === other[at]);

async function* rowsOf(pages: AsyncIterable<ComparedPage>): AsyncGenerator<ComparedRow, void, undefined> {
  for await (const page of pages) yield* page.rows();
}

/** Rows of the office in the order of persons, held against others that come in this order: as texts, as long as the texts are alike. */
class RowsInOrder {
  readonly #pages: AsyncIterator<ComparedPage>;
  #isAtEnd = false;
  #isAnyPassedOver = false;
  #left = 0;
  /** The page as one text, and how far it was compared; a page without one, or with a row that differs, is parsed. */
  #text: string | undefined;
  #at = 0;
  #page: ComparedPage | undefined;
  #rows: readonly ComparedRow[] | undefined;

  constructor(pages: AsyncIterable<ComparedPage>) {
    this.#pages = pages[Symbol.asyncIterator]();
  }

  /** Nothing is left of the present page. */
  get isDone(): boolean {
    return this.#left === 0;
  }

  /** Makes a row available, unless there are no more. */
  async reach(): Promise<void> {
    while (this.#left === 0 && !this.#isAtEnd) {
      const { done, value } = await this.#pages.next();
      this.#isAtEnd = done === true;
      if (done === true) return;
      const [text] = value.lies ?? [];
      this.#left = value.count();
      [this.#page, this.#rows, this.#text, this.#at] = [
        value,
        undefined,
        typeof text === 'string' ? text : undefined,
        1,
      ];
    }
  }

  /** There were no others, and there are no more. */
  async areAllTaken(): Promise<boolean> {
    await this.reach();
    return this.#isAtEnd && !this.#isAnyPassedOver;
  }

  /** Whether this row is the next one; rows of other persons before it are skipped. */
  take(row: ComparedRow): boolean {
    if (this.#left === 0) return false;
    if (this.#text !== undefined) {
      const own = JSON.stringify(row);
      if (this.#text.startsWith(own, this.#at)) {
        this.#at += own.length + 1;
        this.#left -= 1;
        return true;
      }
      this.#text = undefined;
    }
    this.#rows ??= (this.#page as ComparedPage).rows();
    const [rows, person] = [this.#rows, row[0] as number];
    while (this.#left > 0 && (rows[rows.length - this.#left]?.[0] as number) < person) {
      this.#isAnyPassedOver = true;
      this.#left -= 1;
    }
    const next = rows[rows.length - this.#left];
    if (next?.[0] !== person) return false;
    this.#left -= 1;
    return isSame(row, next);
  }
}
