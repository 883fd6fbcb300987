/**
 * The tables whose rows are packed (`packed.ts`): the rows of a list, 256 persons to a block, and the entrants and
 * results of each event. Callers see single rows; a row of these tables is never changed by itself.
 */
import { type RawBuilder, sql } from 'kysely';
import type {
  ComparedPage,
  EntrantRow,
  EnteredRating,
  ListedPlace,
  ResultRow,
  StandingBlock,
  StandingBlocks,
  StandingColumns,
  StandingRow,
  StoredListRating,
} from '../ledger/store.ts';
import { NO_NUMBER } from '../ledger/store.ts';
import type { Connection, StoredRow } from './engine.ts';
import { Block, DamagedBlock, packed, packedNumbers, type PackedRow, type PackedValue } from './packed.ts';
import type { Tables } from './tables.ts';
import { grouped } from '../core/grouped.ts';

type Connected = Connection<Tables>;

/** Columns of packed rows, apart from their list or event; the first is the person. */
export const PACKED = {
  standings: ['person', 'rating', 'k', 'games', 'total', 'peak', 'change', 'flags', 'last', 'rest'],
  results: ['person', 'list', 'before', 'after', 'n', 'score', 'expected', 'k', 'change', 'rest'],
  entrants: ['person', 'place'],
} as const;
export type PackedTable = keyof typeof PACKED;

const RATING = PACKED.standings.indexOf('rating');
const BEFORE = PACKED.results.indexOf('before');
const PLACE = PACKED.entrants.indexOf('place');

/** Persons whose numbers differ only in the last eight bits share a block. */
const BITS = 8;
export const blockOf = (person: number): number => person >> BITS;

/** Blocks of a list read at once, as rows or packed: as many as a server that answers others can wait for. */
const AT_ONCE = 4;
const COLUMNS_AT_ONCE = 64;

const blockIn = (table: PackedTable, content: unknown): Block => new Block(content as Uint8Array, PACKED[table].length);

const standingOf = (row: PackedRow): StandingRow => ({
  person: row[0] as number,
  rating: row[1] as number | null,
  k: row[2] as number | null,
  games: row[3] as number,
  total: row[4] as number,
  peak: row[5] as number | null,
  change: row[6] as number | null,
  flags: row[7] as number,
  last: row[8] as number | null,
  rest: row[9] as string | null,
});

const standingIn = (row: StandingRow): PackedRow => [
  row.person,
  row.rating,
  row.k,
  row.games,
  row.total,
  row.peak,
  row.change,
  row.flags,
  row.last,
  row.rest,
];

/** All rows of a block. */
function standingsIn(content: unknown): StandingRow[] {
  const block = blockIn('standings', content);
  const numbers = (column: (typeof PACKED.standings)[number]): readonly number[] =>
    block.column(PACKED.standings.indexOf(column)) as readonly number[];
  const [person, rating, k, games] = [numbers('person'), numbers('rating'), numbers('k'), numbers('games')];
  const [total, peak, change] = [numbers('total'), numbers('peak'), numbers('change')];
  const [flags, last] = [numbers('flags'), numbers('last')];
  const rest = block.column(PACKED.standings.indexOf('rest')) as readonly (string | null)[];
  const rows: StandingRow[] = [];
  for (let row = 0; row < block.rows; row += 1) {
    rows.push({
      person: person[row] as number,
      rating: rating[row] as number | null,
      k: k[row] as number | null,
      games: games[row] as number,
      total: total[row] as number,
      peak: peak[row] as number | null,
      change: change[row] as number | null,
      flags: flags[row] as number,
      last: last[row] as number | null,
      rest: rest[row] as string | null,
    });
  }
  return rows;
}

class PackedStandings implements StandingBlock {
  readonly #block: Block;

  constructor(block: Block) {
    this.#block = block;
  }

  get rows(): number {
    return this.#block.rows;
  }

  person(row: number): number {
    return this.#block.number(0, row) as number;
  }

  rating(row: number): number | null {
    return this.#block.number(1, row);
  }

  k(row: number): number | null {
    return this.#block.number(2, row);
  }

  games(row: number): number {
    return this.#block.number(3, row) as number;
  }

  total(row: number): number {
    return this.#block.number(4, row) as number;
  }

  peak(row: number): number | null {
    return this.#block.number(5, row);
  }

  change(row: number): number | null {
    return this.#block.number(6, row);
  }

  flags(row: number): number {
    return this.#block.number(7, row) as number;
  }

  row(row: number): StandingRow {
    return standingOf(rowIn(this.#block, row, PACKED.standings.length));
  }

  rests(): readonly (string | null)[] {
    return this.#block.column(9) as readonly (string | null)[];
  }
}

const resultOf = (event: number, row: PackedRow): ResultRow => ({
  event,
  person: row[0] as number,
  list: row[1] as number | null,
  before: row[2] as number | null,
  after: row[3] as number | null,
  n: row[4] as number,
  score: row[5] as number,
  expected: row[6] as number | null,
  k: row[7] as number | null,
  change: row[8] as number | null,
  rest: row[9] as string | null,
});

const resultIn = (row: ResultRow): PackedRow => [
  row.person,
  row.list,
  row.before,
  row.after,
  row.n,
  row.score,
  row.expected,
  row.k,
  row.change,
  row.rest,
];

const rowIn = (block: Block, at: number, columns: number): PackedRow =>
  Array.from({ length: columns }, (_, column) => block.value(column, at));

/** The rows of a block for some persons, in ascending order. */
function* rowsFor(table: PackedTable, block: Block, persons: readonly number[]): Generator<PackedRow, void, undefined> {
  // for many persons, unpacking the whole block is faster
  if (persons.length * 4 >= block.rows) {
    const asked = new Set(persons);
    for (const row of block.all()) if (asked.has(row[0] as number)) yield row;
    return;
  }
  for (const person of persons) {
    const at = block.find(person);
    if (at !== undefined) yield rowIn(block, at, PACKED[table].length);
  }
}

/** Each once, ascending. */
const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const byPerson = (a: PackedRow, b: PackedRow): number => (a[0] as number) - (b[0] as number);

/** The rows of a block; throws where a person is in it twice. */
function packedOnce(table: PackedTable, rows: PackedRow[]): Uint8Array {
  rows.sort(byPerson);
  for (let at = 1; at < rows.length; at += 1) {
    const person = rows[at]?.[0];
    if (person === rows[at - 1]?.[0]) throw new Error(`${table} has person ${person} already`);
  }
  return packed(rows, PACKED[table].length);
}

const allOf = (table: PackedTable, content: unknown): PackedRow[] => blockIn(table, content).all();

/** Whether a column has one of the values, which are one parameter, however many there are. */
export function among(
  kind: Connected['kind'],
  column: string | RawBuilder<string>,
  values: readonly (number | string)[],
): RawBuilder<boolean> {
  const asked = typeof column === 'string' ? sql.ref(column) : column;
  if (kind === 'sqlite') {
    return sql<boolean>`${asked} in (select value from json_each(${JSON.stringify(values)}))`;
  }
  const type = sql.raw(typeof values[0] === 'string' ? 'text' : 'integer');
  return sql<boolean>`${asked} = any(${values}::${type}[])`;
}

/** Pairs of whole numbers as a table of two columns. */
function pairsAsked(
  kind: Connected['kind'],
  [first, second]: readonly [string, string],
  pairs: readonly (readonly [number, number])[],
): RawBuilder<Record<string, number>> {
  const [one, two] = [sql.ref(first), sql.ref(second)];
  if (kind === 'sqlite') {
    return sql`(select value ->> 0 as ${one}, value ->> 1 as ${two} from json_each(${JSON.stringify(pairs)}))`;
  }
  const [ones, twos] = [pairs.map(([each]) => each), pairs.map(([, each]) => each)];
  return sql`(select * from unnest(${ones}::integer[], ${twos}::integer[]) as pairs (${one}, ${two}))`;
}

/**
 * Stored rows of such a table, and their content: the list or event, then the columns of each row. A damaged block is a
 * row that equals no other.
 */
export async function* packedPages(
  table: PackedTable,
  batches: AsyncIterable<readonly StoredRow[]>,
): AsyncGenerator<ComparedPage, void, undefined> {
  for await (const batch of batches) {
    yield {
      lies: batch.flat() as (number | Uint8Array)[],
      count: () => batch.reduce((sum, stored) => sum + blockIn(table, stored.at(-1)).rows, 0),
      rows: () => batch.flatMap(([of, ...stored]) => rowsOrDamage(table, stored).map((row) => [of as number, ...row])),
    };
  }
}

function rowsOrDamage(table: PackedTable, stored: StoredRow): readonly PackedRow[] {
  try {
    const rows = allOf(table, stored.at(-1));
    const isElsewhere = table === 'standings' && rows.some(([person]) => blockOf(person as number) !== stored[0]);
    return isElsewhere ? [[DAMAGED]] : rows;
  } catch (error) {
    if (error instanceof DamagedBlock) return [[DAMAGED]];
    throw error;
  }
}

const DAMAGED = 'damaged';

type StoredBlock = readonly [block: number, content: Uint8Array];

export function readingBlocks({ kind, db, rows: rowsOf }: Connected) {
  const oneOf = (column: string, values: readonly number[]) => among(kind, column, values);
  const read = async <R extends StoredRow>(query: Parameters<typeof rowsOf>[0]): Promise<readonly R[]> =>
    (await rowsOf(query)) as unknown as readonly R[];

  const blocksFrom = (list: number, first: number, most = AT_ONCE): Promise<readonly StoredBlock[]> =>
    read(
      db
        .selectFrom('standings')
        .select(['block', 'content'])
        .where('list', '=', list)
        .where('block', '>=', first)
        .orderBy('block')
        .limit(most),
    );

  async function* allStandings(list: number): AsyncGenerator<readonly StandingRow[], void, undefined> {
    for (let first = 0; ; ) {
      const some = await blocksFrom(list, first);
      if (some.length > 0) yield some.flatMap(([, content]) => standingsIn(content));
      if (some.length < AT_ONCE) return;
      first = (some.at(-1) as StoredBlock)[0] + 1;
    }
  }

  /** Event and content, ordered by event. */
  const ofEvents = (
    table: 'results' | 'entrants',
    events: readonly number[],
  ): Promise<readonly (readonly [event: number, content: Uint8Array])[]> =>
    events.length === 0
      ? Promise.resolve([])
      : read(db.selectFrom(table).select(['event', 'content']).where(oneOf('event', events)).orderBy('event'));

  const resultsIn = async (events: readonly number[]): Promise<readonly ResultRow[]> =>
    (await ofEvents('results', events)).flatMap(([event, content]) =>
      allOf('results', content).map((row) => resultOf(event, row)),
    );

  const entrantsOf = async (events: readonly number[]): Promise<readonly EntrantRow[]> =>
    (await ofEvents('entrants', events)).flatMap(([event, content]) =>
      allOf('entrants', content).map((row) => ({ event, person: row[0] as number, place: row[PLACE] as number })),
    );

  return {
    standings: async (list: number, persons: readonly number[]): Promise<readonly StandingRow[]> => {
      if (persons.length === 0) return [];
      const asked = grouped(ascending(persons), blockOf);
      const blocks = await read<StoredBlock>(
        db
          .selectFrom('standings')
          .select(['block', 'content'])
          .where('list', '=', list)
          .where(oneOf('block', [...asked.keys()]))
          .orderBy('block'),
      );
      return blocks.flatMap(([block, content]) =>
        [...rowsFor('standings', blockIn('standings', content), asked.get(block) as number[])].map(standingOf),
      );
    },
    allStandings,
    someStandings: async (list: number, after: number): Promise<readonly StandingRow[]> => {
      for (let first = blockOf(after); ; ) {
        const some = await blocksFrom(list, first);
        const rows = some.flatMap(([, content]) => standingsIn(content)).filter(({ person }) => person > after);
        if (rows.length > 0 || some.length < AT_ONCE) return rows;
        first = (some.at(-1) as StoredBlock)[0] + 1;
      }
    },
    standingBlocks: async (list: number, from: number): Promise<StandingBlocks> => {
      const some = await blocksFrom(list, from, COLUMNS_AT_ONCE);
      const blocks = some.map(([, content]) => new PackedStandings(blockIn('standings', content)));
      return some.length < COLUMNS_AT_ONCE ? { blocks } : { blocks, next: (some.at(-1) as StoredBlock)[0] + 1 };
    },
    ratingsOn: async (asked: readonly ListedPlace[]): Promise<readonly StoredListRating[]> => {
      if (asked.length === 0) return [];
      const byList = new Map(
        [...grouped(asked, ({ list }) => list)].map(([list, places]) => [
          list,
          grouped(ascending(places.map(({ person }) => person)), blockOf),
        ]),
      );
      const pairs = [...byList].flatMap(([list, blocks]) => [...blocks.keys()].map((block) => [list, block] as const));
      const found = await read<readonly [list: number, block: number, content: Uint8Array]>(
        db
          .selectFrom(pairsAsked(kind, ['list', 'block'], pairs).as('asked'))
          .crossJoin('standings')
          .whereRef('standings.list', '=', 'asked.list')
          .whereRef('standings.block', '=', 'asked.block')
          .select(['standings.list', 'standings.block', 'standings.content'])
          .orderBy('standings.list')
          .orderBy('standings.block'),
      );
      return found.flatMap(([list, block, content]) => {
        const rows = blockIn('standings', content);
        return (byList.get(list) as Map<number, number[]>).get(block)?.flatMap((person) => {
          const at = rows.find(person);
          return at === undefined ? [] : [{ list, person, rating: rows.number(RATING, at) }];
        }) as StoredListRating[];
      });
    },
    // one look-up per list: an index by person would be as large as all lists, and grow with each of them
    standingsOf: async (person: number): Promise<readonly (StandingRow & { readonly list: number })[]> => {
      const blocks = await read<readonly [list: number, content: Uint8Array]>(
        db
          .selectFrom('lists')
          .crossJoin('standings')
          .whereRef('standings.list', '=', 'lists.list')
          .where('standings.block', '=', blockOf(person))
          .select(['lists.list', 'standings.content'])
          .orderBy('lists.list'),
      );
      return blocks.flatMap(([list, content]) =>
        [...rowsFor('standings', blockIn('standings', content), [person])].map((row) => ({ ...standingOf(row), list })),
      );
    },

    entrants: (event: number) => entrantsOf([event]),
    entrantsOf,
    results: (event: number) => resultsIn([event]),
    resultsIn,
    ratingsIn: async (events: readonly number[]): Promise<readonly EnteredRating[]> =>
      (await ofEvents('results', events)).flatMap(([event, content]) => {
        const block = blockIn('results', content);
        return Array.from({ length: block.rows }, (_, at) => ({
          event,
          person: block.number(0, at) as number,
          before: block.number(BEFORE, at),
        }));
      }),
    resultsOf: async (persons: readonly number[], pool?: string): Promise<readonly ResultRow[]> => {
      if (persons.length === 0) return [];
      // in this order: the persons have few events, the pool has many
      const all = db
        .selectFrom('took_part')
        .crossJoin('events')
        .where(oneOf('took_part.person', persons))
        .whereRef('events.event', '=', 'took_part.event')
        .select(['took_part.event', 'took_part.person'])
        .orderBy('took_part.event')
        .orderBy('took_part.person');
      const places = (await rowsOf(
        pool === undefined ? all : all.where('events.pool', '=', pool),
        'numbers',
      )) as readonly (readonly [event: number, person: number])[];
      const asked = grouped(places, ([event]) => event);
      const found = await ofEvents('results', [...asked.keys()]);
      return found.flatMap(([event, content]) => {
        const of = (asked.get(event) as (readonly [number, number])[]).map(([, person]) => person);
        return [...rowsFor('results', blockIn('results', content), of)].map((row) => resultOf(event, row));
      });
    },
  };
}

/** Writes blocks. */
export function writingBlocks(connection: Connected) {
  const { kind, db, insertMany } = connection;
  const oneOf = (column: string, values: readonly number[]) => among(kind, column, values);
  const COLUMNS = ['list', 'block', 'content'];

  const contentsOf = async (list: number, blocks: readonly number[]): Promise<ReadonlyMap<number, Uint8Array>> =>
    new Map(
      (
        await db
          .selectFrom('standings')
          .select(['block', 'content'])
          .where('list', '=', list)
          .where(oneOf('block', blocks))
          .execute()
      ).map(({ block, content }) => [block, content]),
    );

  /** Replaces the blocks of a list. */
  const replace = async (list: number, blocks: ReadonlyMap<number, PackedRow[]>): Promise<void> => {
    if (blocks.size === 0) return;
    await db
      .deleteFrom('standings')
      .where('list', '=', list)
      .where(oneOf('block', [...blocks.keys()]))
      .execute();
    const left = [...blocks].filter(([, rows]) => rows.length > 0);
    await insertMany(
      'standings',
      COLUMNS,
      left.map(([block, rows]) => [list, block, packedOnce('standings', rows)]),
    );
  };

  /** Adds rows to blocks that exist in part. */
  const addShared = async (list: number, shared: ReadonlyMap<number, PackedRow[]>): Promise<void> => {
    for (const [block, content] of await contentsOf(list, [...shared.keys()]))
      (shared.get(block) as PackedRow[]).push(...allOf('standings', content));
    await replace(list, shared);
  };

  const blocksThere = async (list: number): Promise<ReadonlySet<number>> =>
    new Set(
      (await db.selectFrom('standings').select('block').where('list', '=', list).execute()).map(({ block }) => block),
    );

  const dropped = async (events: readonly number[], table: 'results' | 'entrants'): Promise<void> => {
    if (events.length > 0) await db.deleteFrom(table).where(oneOf('event', events)).execute();
  };

  const addResults = async (results: Iterable<ResultRow>): Promise<void> => {
    await insertMany(
      'results',
      ['event', 'content'],
      mapped(
        inRuns(results, ({ event }) => event),
        ([event, rows]) => [event, packedOnce('results', rows.map(resultIn))],
      ),
    );
  };

  return {
    addStandings: async (
      list: number,
      standings: Iterable<StandingRow> | AsyncIterable<StandingRow>,
    ): Promise<void> => {
      const there = await blocksThere(list);
      // where a block exists in part
      const shared = new Map<number, PackedRow[]>();
      const take = ([block, rows]: readonly [number, StandingRow[]]): StoredRow | undefined => {
        if (!there.has(block)) return [list, block, packedOnce('standings', rows.map(standingIn))];
        shared.set(block, [...(shared.get(block) ?? []), ...rows.map(standingIn)]);
        return undefined;
      };
      const key = ({ person }: StandingRow): number => blockOf(person);
      await insertMany(
        'standings',
        COLUMNS,
        Symbol.iterator in standings
          ? taken(inRuns(standings, key), take)
          : takenLater(inLaterRuns(standings, key), take),
      );
      if (shared.size > 0) await addShared(list, shared);
    },
    addStandingColumns: async (list: number, columns: StandingColumns): Promise<void> => {
      const there = await blocksThere(list);
      const { person, rating, k, games, total, peak, flags, last } = columns;
      const packable = [person, rating, k, games, total, peak, undefined, flags, last, undefined];
      const fresh: StoredRow[] = [];
      const shared = new Map<number, PackedRow[]>();
      for (let from = 0, to = 0; from < person.length; from = to) {
        const block = blockOf(person[from] as number);
        while (to < person.length && blockOf(person[to] as number) === block) to += 1;
        const content = packedNumbers(packable, NO_NUMBER, from, to);
        if (there.has(block)) shared.set(block, allOf('standings', content));
        else fresh.push([list, block, content]);
      }
      await insertMany('standings', COLUMNS, fresh);
      if (shared.size > 0) await addShared(list, shared);
    },
    dropStandings: async (list: number, persons: readonly number[]): Promise<void> => {
      if (persons.length === 0) return;
      const gone = new Set<PackedValue>(persons);
      const found = await contentsOf(list, ascending(persons.map(blockOf)));
      await replace(
        list,
        new Map(
          [...found].map(([block, content]) => [
            block,
            allOf('standings', content).filter(([person]) => !gone.has(person as PackedValue)),
          ]),
        ),
      );
    },
    putResults: async (events: readonly number[], results: Iterable<ResultRow>): Promise<void> => {
      await dropped(events, 'results');
      await addResults([...grouped(results, ({ event }) => event).values()].flat());
    },
    addResults,
    /** Participation is stored by person, too. */
    putEntrants: async (events: readonly number[], entrants: Iterable<EntrantRow>): Promise<void> => {
      const before = await readingBlocks(connection).entrantsOf(events);
      if (before.length > 0) {
        const pairs = before.map(({ person, event }) => [person, event] as const);
        await sql`delete from took_part where (person, event) in
          (select person, event from ${pairsAsked(kind, ['person', 'event'], pairs)} as gone)`.execute(db);
        await dropped(events, 'entrants');
      }
      const byEvent = [...grouped(entrants, ({ event }) => event)];
      await insertMany(
        'entrants',
        ['event', 'content'],
        mapped(byEvent, ([event, rows]) => [
          event,
          packedOnce(
            'entrants',
            rows.map(({ person, place }) => [person, place]),
          ),
        ]),
      );
      await insertMany('took_part', ['person', 'event'], tookPart(byEvent.flatMap(([, rows]) => rows)));
    },
  };
}

/**
 * With fewer than 2^26 events, a person and an event fit into one whole number, so that a typed array can sort them.
 */
const EVENTS = 2 ** 26;

function* tookPart(entrants: readonly EntrantRow[]): Generator<StoredRow, void, undefined> {
  const pairs = Float64Array.from(entrants, ({ person, event }) => person * EVENTS + event).sort();
  for (const pair of pairs) yield [Math.floor(pair / EVENTS), pair % EVENTS];
}

function* mapped<A, B>(all: Iterable<A>, each: (one: A) => B): Generator<B, void, undefined> {
  for (const one of all) yield each(one);
}

function* taken<A>(all: Iterable<A>, take: (one: A) => StoredRow | undefined): Generator<StoredRow, void, undefined> {
  for (const one of all) {
    const row = take(one);
    if (row !== undefined) yield row;
  }
}

async function* takenLater<A>(
  all: AsyncIterable<A>,
  take: (one: A) => StoredRow | undefined,
): AsyncGenerator<StoredRow, void, undefined> {
  for await (const one of all) {
    const row = take(one);
    if (row !== undefined) yield row;
  }
}

/** Runs of neighbours with the same key. */
function* inRuns<T>(all: Iterable<T>, keyOf: (each: T) => number): Generator<readonly [number, T[]], void, undefined> {
  let [key, run]: [number, T[]] = [-1, []];
  for (const each of all) {
    const own = keyOf(each);
    if (own !== key) {
      if (run.length > 0) yield [key, run];
      [key, run] = [own, []];
    }
    run.push(each);
  }
  if (run.length > 0) yield [key, run];
}

async function* inLaterRuns<T>(
  all: AsyncIterable<T>,
  keyOf: (each: T) => number,
): AsyncGenerator<readonly [number, T[]], void, undefined> {
  let [key, run]: [number, T[]] = [-1, []];
  for await (const each of all) {
    const own = keyOf(each);
    if (own !== key) {
      if (run.length > 0) yield [key, run];
      [key, run] = [own, []];
    }
    run.push(each);
  }
  if (run.length > 0) yield [key, run];
}
