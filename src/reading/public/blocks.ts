/**
 * The blocks that are kept in memory: all persons, and the lists that were requested. A sealed list never changes, so when the
 * ledger has grown only what its new entries say about persons is read. Blocks are filled page by page, in slices, so that nobody
 * has to wait for another visitor's list; and one list after the other, so that they never take more memory than making one list.
 * When the ledger is no longer the one from which they were made, all are discarded.
 */
import type { EntryKind, EntryKinds } from '../../ledger/entries.ts';
import { personNumber } from '../../ledger/ids.ts';
import type { Desk, StandingBlock, ListRow, PoolRow } from '../../ledger/store.ts';
import { broughtChange } from '../../rating/brought-change.ts';
import type { SeenHead } from './followed-ledger.ts';
import { ListBlock } from './list-block.ts';
import { ListRows, RatingsByPerson } from './list-rows.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { People } from './people.ts';
import { inBatches, inSlices, type Pause } from '../../core/slices.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { familyRules } from '../../rulebooks/office-rules.ts';

/** The sources of the blocks. */
export interface BlockSource {
  readonly head: () => Promise<SeenHead>;
  readonly look: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
  /** The lists of a pool, by date. */
  readonly lists: (pool: string) => Promise<readonly ListRow[]>;
  readonly pause: Pause;
  /** The minors whose names are reduced to initials. If this changes, everybody is read again; without it nobody's name is reduced. */
  readonly reducing?: () => Promise<string>;
}

/** Bytes of lists that are kept: about six lists of half a million players, each of which can be read again in less than a second. */
const LIMIT = 128 * 1024 * 1024;

/** This many lists may wait to be read. */
const WAITING = 100;

interface KnownPeople {
  readonly people: People;
  /** The last entry that is in it. */
  readonly head: number;
  readonly era: number;
  /** The minors whose names were reduced when they were read. */
  readonly reduced: string | undefined;
}

interface CachedBlock {
  readonly made: Promise<ListBlock>;
  /** Once it is made. */
  block?: ListBlock;
  /** Persons about whom something changed while it was being made. */
  readonly missed: number[];
}

export class BlockCache {
  readonly #source: BlockSource;
  readonly #limit: number;
  #known: KnownPeople | undefined;
  /** Identifies one reading of all persons: results for an earlier one must not be used for this one. */
  #version = 0;
  /** The last question; each waits for the one before. */
  #reading: Promise<People> | undefined;
  /** Lists are read one at a time: each takes memory that nobody has counted until it is there. */
  readonly #making = new OneAtATime(WAITING);
  /** The most recently requested is last. */
  readonly #lists = new Map<string, CachedBlock>();

  /** Numbers of lists that have no block yet, as the ledger was when they were read. */
  #rows: { readonly mark: string; readonly made: Map<string, Promise<ListRows>> } = { mark: '', made: new Map() };

  constructor(source: BlockSource, limit = LIMIT) {
    this.#source = source;
    this.#limit = limit;
  }

  /**
   * All persons, as the ledger now has them. Lists refer to the same `People`, so if an update fails they are not made again, but
   * updated with the next request.
   */
  async people(): Promise<People> {
    const head = await this.#source.head();
    const made = this.#reading?.then(() => this.#upTo(head)) ?? this.#upTo(head);
    this.#reading = made;
    made.catch(() => {
      if (this.#reading === made) this.#reading = undefined;
    });
    return made;
  }

  async #upTo({ no, era }: SeenHead): Promise<People> {
    const reduced = await this.#source.reducing?.();
    const isOther = (known: KnownPeople): boolean => known.era < era || known.reduced !== reduced;
    if (this.#known !== undefined && isOther(this.#known)) this.#forget(this.#known);
    this.#known ??= await this.#readAll(no, era, reduced);
    const { people, head: last } = this.#known;
    // a caller from before the ledger was replaced has a number of the other one
    if (this.#known.era === era && last < no) {
      await this.#catchUp(people, last);
      this.#known = { ...this.#known, head: no };
    }
    // it is read in several moments: in one of them the ledger may have turned out to be another one
    const now = await this.#source.head();
    return now.era === this.#known.era ? people : this.#upTo(now);
  }

  /** Another ledger, or names that may be shown no longer, or again; lists hold on to the people of before. */
  #forget({ people }: KnownPeople): void {
    this.#version = people.version + 1;
    this.#known = undefined;
    this.#lists.clear();
  }

  /** `head`: the last entry when the reading began. Entries that are added meanwhile are applied with the next update. */
  async #readAll(head: number, era: number, reduced: string | undefined): Promise<KnownPeople> {
    const people = new People(this.#version);
    await this.#readAfter(people, 0);
    return { people, head, era, reduced };
  }

  async #readAfter(people: People, last: number): Promise<void> {
    for (let after = last; ; after = people.last) {
      const [rows, clubs] = await this.#source.look(async (desk) => {
        const some = await desk.shownPersons(after);
        const upTo = some.at(-1)?.person ?? after;
        return [some, new Map((await desk.clubs(after, upTo)).map(({ person, club }) => [person, club]))] as const;
      });
      if (rows.length === 0) return;
      await this.#source.pause();
      for (const [at, row] of rows.entries()) {
        if (at % PUT_A_SLICE === 0) await this.#source.pause();
        people.put(row, clubs.get(row.person));
      }
      await inSlices(people.index.settle(people.last), this.#source.pause);
    }
  }

  /** What the entries after a given one say about persons. */
  async #catchUp(people: People, after: number): Promise<void> {
    const { touched, cleared } = await this.#source.look((desk) => touchedAfter(desk, after));
    if (cleared) this.#lists.clear();
    await this.#readAfter(people, people.last);
    // a merged person is shown like the one who remains
    const known = [...touched, ...people.mergedInto(touched)].filter((person) => person <= people.last);
    for (let at = 0; at < known.length; at += AT_ONCE) {
      const some = known.slice(at, at + AT_ONCE).sort((a, b) => a - b);
      await this.#source.look(async (desk) => {
        for (const row of await desk.shownAmong(some)) {
          const [club] = await desk.clubs(row.person - 1, row.person);
          people.put(row, club?.club);
        }
      });
      await this.#source.pause();
    }
    for (const { block, missed } of this.#lists.values()) {
      if (block === undefined) for (const person of known) missed.push(person);
      else if (known.length > 0) block.learn(known);
    }
  }

  /** Undefined: there is no such list. */
  async list(pool: string, date: string): Promise<ListBlock | undefined> {
    const people = await this.people();
    const lists = await this.#source.lists(pool);
    if (people !== this.#known?.people) return this.list(pool, date);
    const at = lists.findIndex((each) => each.date === date);
    const list = lists[at];
    return list === undefined ? undefined : this.#block(list, lists[at - 1], people);
  }

  #block(list: ListRow, before: ListRow | undefined, people: People): Promise<ListBlock> {
    const key = keyOf(list);
    const kept = this.#lists.get(key) ?? this.#begun(list, before, people);
    this.#lists.delete(key);
    this.#lists.set(key, kept);
    return kept.made;
  }

  #begun(list: ListRow, before: ListRow | undefined, people: People): CachedBlock {
    const missed: number[] = [];
    const made = this.#making.run(() => this.#read(list, before, people));
    const kept: CachedBlock = {
      missed,
      made: made.then((block) => {
        if (missed.length > 0) block.learn(missed);
        kept.block = block;
        this.#trim();
        return block;
      }),
    };
    kept.made.catch(() => {
      if (this.#lists.get(keyOf(list)) === kept) this.#lists.delete(keyOf(list));
    });
    return kept;
  }

  async #read(list: ListRow, before: ListRow | undefined, people: People): Promise<ListBlock> {
    const rows = await this.#rowsOf(list, before);
    const of = { pool: list.pool, date: list.date, no: list.no };
    const { family } = await this.#source.look(async (desk) => (await desk.pool(list.pool)) as PoolRow);
    return inSlices(ListBlock.of(of, rows, people, familyRules(family).grades), this.#source.pause);
  }

  /**
   * The numbers of a list, which are available before all persons have been read. They are kept for the block of the list, and for
   * requests that come before it is made.
   */
  async rows(list: ListRow, before: ListRow | undefined): Promise<ListRows> {
    const block = this.#lists.get(keyOf(list))?.block;
    if (block !== undefined) return block.rows;
    const { mark } = await this.#source.head();
    // a list that is still being imported may change meanwhile
    if (this.#rows.mark !== mark) this.#rows = { mark, made: new Map() };
    const { made } = this.#rows;
    const rows = made.get(keyOf(list)) ?? this.#readRows(list, before);
    made.set(keyOf(list), rows);
    rows.catch(() => made.delete(keyOf(list)));
    return rows;
  }

  /** From then on the block has them. */
  async #rowsOf(list: ListRow, before: ListRow | undefined): Promise<ListRows> {
    const { mark } = await this.#source.head();
    const made = this.#rows.mark === mark ? this.#rows.made : undefined;
    const rows = await (made?.get(keyOf(list)) ?? this.#readRows(list, before));
    made?.delete(keyOf(list));
    return rows;
  }

  async #readRows(list: ListRow, before: ListRow | undefined): Promise<ListRows> {
    const ratings = before === undefined ? NO_RATINGS : await this.#ratings(before);
    const rows = new ListRows(list.players);
    const brought = await this.#source.look(async (desk) =>
      broughtChange(desk, (await desk.pool(list.pool)) as PoolRow, list, before),
    );
    await this.#standings(list, (block) => rows.addBlock(block, ratings, brought?.given));
    return rows;
  }

  /** Of those on a list. */
  async #ratings(list: ListRow): Promise<(person: number) => number | undefined> {
    const block = this.#lists.get(keyOf(list))?.block;
    if (block !== undefined) return (person) => block.ratingOf(person);
    const ratings = new RatingsByPerson();
    await this.#standings(list, (some) => ratings.add(some));
    return (person) => ratings.of(person);
  }

  async #standings(list: ListRow, each: (block: StandingBlock) => void): Promise<void> {
    for (let from: number | undefined = 0; from !== undefined; ) {
      const first: number = from;
      const { blocks, next } = await this.#source.look((desk) => desk.standingBlocks(list.list, first));
      for (const block of blocks) {
        await this.#source.pause();
        each(block);
      }
      from = next;
    }
  }

  /** The least recently requested is discarded first; the last one stays, whatever its size. */
  #trim(): void {
    const made = [...this.#lists].flatMap(([key, { block }]) =>
      block === undefined ? [] : [{ key, bytes: block.bytes }],
    );
    let all = made.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { key, bytes } of made.slice(0, -1)) {
      if (all <= this.#limit) return;
      this.#lists.delete(key);
      all -= bytes;
    }
  }
}

const AT_ONCE = 200;
/** This many persons are put in their columns in a slice. */
const PUT_A_SLICE = 500;
/** Entries may be as long as all persons of a part of an import. */
const ENTRIES_AT_ONCE = 8;
const NO_RATINGS = (): undefined => undefined;

/** A list that is imported in parts changes with each part. */
const keyOf = ({ list, digest, players }: ListRow): string => `${list} ${digest} ${players}`;

const number = (id: string): number => personNumber(id) as number;

/** The persons about whom entries say something that pages show; new persons are found by their numbers. */
const TOUCHED: { readonly [Kind in EntryKind]?: (data: EntryKinds[Kind]) => readonly string[] } = {
  'person.changed': ({ person }) => [person],
  'persons.merged': ({ person, into }) => [person, into],
  'persons.split': ({ person, from }) => [person, from],
  'person.erased': ({ person, formerly }) => [person, ...formerly],
  'persons.removed': ({ persons }) => persons,
  'persons.restored': ({ persons }) => persons.map(({ person }) => person),
};

/** Whether an entry may change something about a person who existed before. */
export const saysOfPersons = (kind: EntryKind): boolean => TOUCHED[kind] !== undefined;

/** Entries of other kinds, such as all events of a month, are not unpacked. */
async function touchedAfter(
  desk: Desk,
  after: number,
): Promise<{ readonly touched: ReadonlySet<number>; readonly cleared: boolean }> {
  const touched = new Set<number>();
  const kinds = await desk.entryKindsFrom(after + 1);
  const speaking = kinds.filter(({ kind }) => saysOfPersons(kind)).map(({ no }) => no);
  for (const some of inBatches(speaking, ENTRIES_AT_ONCE)) {
    for (const entry of await desk.entries(some)) {
      const touchedBy = TOUCHED[entry.kind] as (data: never) => readonly string[];
      for (const id of touchedBy(entryData(entry) as never)) touched.add(number(id));
    }
  }
  // a list that was still being imported may have been kept too early
  return { touched, cleared: kinds.some(({ kind }) => kind === 'standings.brought') };
}
