/**
 * The desk over a database: entries, papers and projections in the form that the office uses. Many keys are read at
 * once, never one by one, and every answer is sorted by its key, with text compared byte by byte.
 */
import { type Compilable, CompiledQuery, sql, type Kysely } from 'kysely';
import type {
  ComparedCard,
  ComparedPage,
  ComparedRow,
  Desk,
  EventRow,
  StoredEventsQuery,
  KnownPerson,
  ListedPerson,
  NewCards,
  SortedKeys,
  PersonRow,
  PresentRow,
  QuestionRow,
  ReadingRow,
  ShownPerson,
  WorkRow,
  WritingDesk,
} from '../ledger/store.ts';
import { PersonsByKey } from '../ledger/keys-in-order.ts';
import { SALT_LENGTH } from '../ledger/papers.ts';
import { MARKS } from '../ledger/store.ts';
import { among, PACKED, type PackedTable, packedPages, readingBlocks, writingBlocks } from './blocks.ts';
import { digestBytes, hexOf } from './columns.ts';
import { conditionOf } from './condition.ts';
import type { Connection, StoredPage, StoredRow, StoredValue, StoreKind } from './engine.ts';
import { ENTRY_COLUMNS, readingEntries, writingEntries } from './entries.ts';
import { factsByColumns } from './facts.ts';
import { JOB_TASK, jobSchemaOf } from './job-names.ts';
import { joiner } from './joined.ts';
import { IDENTITY_COLUMNS, PAPER_COLUMNS, readingPapers, writingPapers } from './papers.ts';
import type { Tables } from './tables.ts';
import { readingTiles, writingTiles } from './tiles.ts';

type Table = keyof Tables & string;
/** A column, or a column and the name of its field. */
type Selected<T extends Table> = (keyof Tables[T] & string) | `${keyof Tables[T] & string} as ${string}`;

const READING = [
  'no',
  'time',
  'reader',
  'what',
  'about',
  'persons',
  'ground',
] as const satisfies readonly Selected<'readings'>[];
const WORK_WITHOUT_CONTENT = [
  'kind',
  'key',
  'owner',
  'time',
  'until',
  'data',
] as const satisfies readonly Selected<'work'>[];
const WORK = [...WORK_WITHOUT_CONTENT, 'content'] as const satisfies readonly Selected<'work'>[];
const OFFICE = ['name', 'time_zone as timeZone', 'minors'] as const satisfies readonly Selected<'offices'>[];
const POOL = ['pool', 'family', 'name', 'since', 'settings'] as const satisfies readonly Selected<'pools'>[];
const FEDERATION = ['federation', 'status', 'officer'] as const satisfies readonly Selected<'federations'>[];
const PERSON = [
  'person',
  'merged_into as mergedInto',
  'identity',
  'name',
  'birth',
  'fide',
  'komir',
  'orr',
  'pin',
  'birth_year as birthYear',
  'sex',
  'federation',
  'title',
  'facts',
  'deceased',
  'club',
  'marks',
] as const satisfies readonly Selected<'persons'>[];
const KNOWN = [
  'person',
  'merged_into',
  'name',
  'fide',
  'komir',
  'orr',
  'pin',
  'sex',
  'federation',
  'deceased',
] as const satisfies readonly Selected<'persons'>[];
/** The birthday where it is known, otherwise the year, in four digits. */
const KNOWN_BIRTH = sql<string | null>`coalesce(birth, substr(cast(10000 + birth_year as text), 2))`;
const EVENT = [
  'event',
  'pool',
  'state',
  'name',
  'start_day as start',
  'end_day as end',
  'edition',
  'list_date as listDate',
  'submission',
  'report',
  'part_of as partOf',
  'players',
  'games',
  'open_questions as openQuestions',
  'data',
  'corrects',
  'origin',
  'corrected_by as correctedBy',
  'brought_ratings as broughtRatings',
] as const satisfies readonly Selected<'events'>[];
const QUESTION = [
  'event',
  'question',
  'kind',
  'player',
  'open',
  'data',
  'answer',
] as const satisfies readonly Selected<'questions'>[];
const LIST = [
  'list',
  'pool',
  'date',
  'no',
  'players',
  'digest',
  'data',
] as const satisfies readonly Selected<'lists'>[];
const PRESENT = ['pool', 'person', 'rating', 'rest'] as const satisfies readonly Selected<'present'>[];
const DECISION = ['no', 'pool', 'person', 'day', 'data'] as const satisfies readonly Selected<'decisions'>[];

const columnOf = (selected: string): string => selected.split(' as ')[0] as string;
const fieldOf = (selected: string): string => selected.split(' as ').at(-1) as string;

/** Tables of the ledger, and records beside it. */
type Kept = 'entries' | 'papers' | 'identities' | 'readings' | 'work' | 'checkpoints';

interface Projection {
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** Columns with a digest, stored as bytes and returned as digits. */
  readonly digests?: readonly string[];
}

/** All tables except those of the ledger, and those outside it. */
const PROJECTIONS: Readonly<Record<Exclude<Table, Kept>, Projection>> = {
  subjects: { columns: ['subject', 'no'], key: ['subject', 'no'] },
  offices: { columns: ['id', ...OFFICE.map(columnOf)], key: ['id'] },
  pools: { columns: POOL, key: ['pool'] },
  federations: { columns: FEDERATION, key: ['federation'] },
  imports: { columns: ['sha256', 'part', 'no'], key: ['sha256', 'part'] },
  persons: { columns: PERSON.map(columnOf), key: ['person'], digests: ['identity'] },
  names: { columns: ['key', 'person'], key: ['key', 'person'] },
  events: { columns: EVENT.map(columnOf), key: ['event'] },
  entrants: { columns: ['event', 'content'], key: ['event'] },
  took_part: { columns: ['person', 'event'], key: ['person', 'event'] },
  questions: { columns: QUESTION, key: ['event', 'question'] },
  lists: { columns: LIST, key: ['list'] },
  standings: { columns: ['list', 'block', 'content'], key: ['list', 'block'] },
  results: { columns: ['event', 'content'], key: ['event'] },
  present: { columns: PRESENT, key: ['pool', 'person'] },
  decisions: { columns: DECISION, key: ['no'] },
  tiles: { columns: ['level', 'tile', 'hashes'], key: ['level', 'tile'], digests: ['hashes'] },
};
type ProjectionName = keyof typeof PROJECTIONS;
const PROJECTION_NAMES = Object.keys(PROJECTIONS) as readonly ProjectionName[];

/** The columns beside salt and content. */
const BESIDE: Readonly<Record<'papers' | 'identities', Projection>> = {
  papers: { columns: ['digest', 'kind', 'of', 'sha256'], key: ['digest'] },
  identities: { columns: ['person', 'digest'], key: ['person', 'digest'], digests: ['digest'] },
};
type ComparedName = ProjectionName | keyof typeof BESIDE;

/** Large rows are read in smaller batches: an entry may be as long as all persons of a part of an import. */
const LARGE = 200;

interface Content extends Projection {
  readonly batch?: number;
}

const TABLES: Readonly<Record<Table, Content>> = {
  entries: { columns: ENTRY_COLUMNS, key: ['no'], batch: LARGE },
  papers: { columns: PAPER_COLUMNS, key: ['digest'], batch: LARGE },
  identities: { columns: IDENTITY_COLUMNS, key: ['person', 'digest'] },
  ...PROJECTIONS,
  readings: { columns: READING, key: ['no'] },
  work: { columns: WORK, key: ['kind', 'key'], batch: LARGE },
  checkpoints: { columns: ['size', 'text'], key: ['size'] },
};
const TABLE_NAMES = Object.keys(TABLES) as readonly Table[];

/** The values of a row, in the order of its columns. */
function valuesOf<R extends object>(selected: readonly string[]): (row: R) => StoredRow {
  const fields = selected.map(fieldOf);
  return (row) => fields.map((field) => row[field as keyof R] as StoredValue);
}

/** The values of the columns as a row. */
function rowOf<R>(selected: readonly string[]): (values: StoredRow) => R {
  const fields = selected.map(fieldOf);
  return (values) => {
    const row: Record<string, StoredValue> = {};
    for (let i = 0; i < fields.length; i++) row[fields[i] as string] = values[i] as StoredValue;
    return row as R;
  };
}

const eventValues = valuesOf<EventRow>(EVENT);
const presentValues = valuesOf<PresentRow>(PRESENT);

/** Where the columns hold all of them, the facts are left out. */
const personTold = (row: PersonRow): (number | string | null)[] => [
  row.person,
  row.mergedInto,
  row.identity,
  row.name,
  row.birth,
  row.fide,
  row.komir,
  row.orr,
  row.pin,
  row.birthYear,
  row.sex,
  row.federation,
  row.title,
  row.marks === 0 && row.facts === factsByColumns(row) ? '' : row.facts,
  row.deceased,
  row.club,
  row.marks,
];

const IDENTITY_AT = 2;

/** A digest is told in letters, and lies as bytes. */
const personValues = (row: PersonRow): StoredRow => {
  const values: StoredValue[] = personTold(row);
  if (row.identity !== null) values[IDENTITY_AT] = digestBytes(row.identity);
  return values;
};

const questionValues = ({ event, question, kind, player, open, data, answer }: QuestionRow): StoredRow => [
  event,
  question,
  kind,
  player,
  open ? 1 : 0,
  data,
  answer,
];

const personRow = (values: StoredRow): PersonRow => {
  const row = rowAsStored(values);
  return row.facts === '' ? { ...row, facts: factsByColumns(row) } : row;
};

const rowAsStored = (values: StoredRow): PersonRow => ({
  person: values[0] as number,
  mergedInto: values[1] as number | null,
  identity: values[2] as string | null,
  name: values[3] as string | null,
  birth: values[4] as string | null,
  fide: values[5] as string | null,
  komir: values[6] as string | null,
  orr: values[7] as string | null,
  pin: values[8] as string | null,
  birthYear: values[9] as number | null,
  sex: values[10] as string | null,
  federation: values[11] as string | null,
  title: values[12] as string | null,
  facts: values[13] as string,
  deceased: values[14] as string | null,
  club: values[15] as string | null,
  marks: values[16] as number,
});
const presentRow = rowOf<PresentRow>(PRESENT);

const knownPerson = (values: StoredRow): KnownPerson => ({
  person: values[0] as number,
  mergedInto: values[1] as number | null,
  name: values[2] as string | null,
  fide: values[3] as string | null,
  komir: values[4] as string | null,
  orr: values[5] as string | null,
  pin: values[6] as string | null,
  sex: values[7] as string | null,
  federation: values[8] as string | null,
  deceased: values[9] as string | null,
  birth: values[10] as string | null,
});

const listedPerson = (values: StoredRow): ListedPerson => ({
  person: values[0] as number,
  mergedInto: values[1] as number | null,
  birthYear: values[2] as number | null,
  federation: values[3] as string | null,
  marks: values[4] as number,
});

const shownPerson = (values: StoredRow): ShownPerson => ({
  person: values[0] as number,
  mergedInto: values[1] as number | null,
  name: values[2] as string | null,
  birthYear: values[3] as number | null,
  sex: values[4] as string | null,
  federation: values[5] as string | null,
  title: values[6] as string | null,
  facts: values[7] as string | null,
});

const NO_CARDS = new TextEncoder().encode('[]');

const COMPARED = ['person', 'merged_into', 'fide', 'name', 'birth', 'sex', 'federation', 'title'] as const;
const comparedCard = (values: StoredRow): ComparedCard => values as unknown as ComparedCard;

/** Where one in this many neighbouring persons is wanted, all are read: that is faster than single look-ups. */
const NEIGHBOURS = 4;

const questionRow = (row: Tables['questions']): QuestionRow => ({ ...row, open: row.open === 1 });

function* mapped<A, B>(rows: Iterable<A>, each: (row: A) => B): Generator<B, void, undefined> {
  for (const row of rows) yield each(row);
}

async function* mappedBatches<R>(
  batches: AsyncIterable<readonly StoredRow[]>,
  each: (values: StoredRow) => R,
): AsyncGenerator<readonly R[], void, undefined> {
  for await (const batch of batches) yield batch.map(each);
}

async function* mappedPages(pages: AsyncIterable<StoredPage>): AsyncGenerator<ComparedPage, void, undefined> {
  for await (const page of pages) {
    yield 'text' in page
      ? { lies: [page.text], count: () => page.count, rows: () => JSON.parse(page.text) as readonly ComparedRow[] }
      : { count: () => page.rows.length, rows: () => page.rows as readonly ComparedRow[] };
  }
}

type Connected = Connection<Tables>;

/** Rows of all persons read at once: as many as a server that answers others can wait for. */
const PAGE = 2000;

/** Facts that were different earlier, or were erased. */
const OTHERWISE = sql<string | null>`case when marks & ${sql.lit(MARKS.erased + MARKS.changed)} <> 0 then facts end`;

const SHOWN = ['person', 'merged_into', 'name', 'birth_year', 'sex', 'federation', 'title'] as const;

const personColumns = (kind: StoreKind) =>
  PERSON.map((column) =>
    column === 'identity'
      ? hexOf(kind, 'identity').as('identity')
      : sql.ref(`persons.${columnOf(column)}`).as(fieldOf(column)),
  );

/** The columns of `PERSON`, in order. */
const PERSON_COLUMNS = { sqlite: personColumns('sqlite'), postgres: personColumns('postgres') };

/** The members of a desk that are made here. */
type OwnDesk = Omit<
  Desk,
  | keyof ReturnType<typeof readingEntries>
  | keyof ReturnType<typeof readingTiles>
  | keyof ReturnType<typeof readingPapers>
  | keyof ReturnType<typeof readingBlocks>
>;

/** PostgreSQL carries out a query with an offset by itself, not as a part of the one around it. */
const NOT_MERGED = sql.lit(0);

/** Every transaction has its own desk. */
const joined = joiner<Desk>();

export function readingDesk(connection: Connected): Desk {
  const { kind, db, rows: rowsOf, json, batches, pages } = connection;
  const fileCards = () =>
    db.selectFrom('persons').select(SHOWN).select(OTHERWISE.as('facts')).select(['fide', 'pin', 'marks']);
  let compiledNeighbours: CompiledQuery | undefined;
  /** The cards of all persons from one number to another. Compiled once: a file of a list asks for hundreds of pages. */
  const neighbours = (): CompiledQuery => {
    const between = (): Compilable => {
      const chosen = fileCards().where('person', '>=', 0).where('person', '<=', 0);
      // SQLite reads a range of its key in order anyway; `order by` would copy all rows once more
      return kind === 'sqlite' ? chosen : chosen.orderBy('person');
    };
    return (compiledNeighbours ??= between().compile());
  };
  const oneOf = (column: string, values: readonly (number | string)[]) => among(kind, column, values);
  const person = PERSON_COLUMNS[kind];

  /**
   * Keys with the cards of their persons. PostgreSQL looks each person up: in a join it may read all persons in their order, since it does not know
   * how few have such a name before it has gathered statistics.
   */
  const withCards = (keys: readonly string[]) => {
    const names = db.selectFrom('names').select(['key', 'person']).where(oneOf('key', keys));
    if (kind === 'sqlite')
      return db.selectFrom(names.as('names')).innerJoin('persons', 'persons.person', 'names.person');
    return db.selectFrom(names.offset(NOT_MERGED).as('names')).innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('persons as each')
          .selectAll('each')
          .whereRef('each.person', '=', 'names.person')
          .offset(NOT_MERGED)
          .as('persons'),
      (join) => join.onTrue(),
    );
  };

  /** An empty request is answered without a query. */
  const ifAny = async <R>(asked: readonly unknown[], ask: () => Promise<readonly R[]>): Promise<readonly R[]> =>
    asked.length === 0 ? [] : ask();

  const read = async <R>(
    query: Parameters<typeof rowsOf>[0],
    row: (values: StoredRow) => R,
    mostly?: 'numbers',
  ): Promise<readonly R[]> => (await rowsOf(query, mostly)).map(row);

  /** Page by page from one person to the next, which is faster than row by row. A page starts after a person. */
  async function* byPerson<R extends { readonly person: number }>(
    page: (after: number) => Promise<readonly R[]>,
  ): AsyncGenerator<readonly R[], void, undefined> {
    let after = 0;
    for (;;) {
      const some = await page(after);
      if (some.length > 0) yield some;
      if (some.length < PAGE) return;
      after = (some.at(-1) as R).person;
    }
  }

  const inOrderOfKey = (table: Table): AsyncIterable<readonly StoredRow[]> => {
    const { columns, key, batch } = TABLES[table];
    const query = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      order by ${sql.join(key.map((column) => sql.ref(column)))}`;
    return batches(query.compile(db), batch);
  };

  const pagesOf = (table: ComparedName): AsyncIterable<ComparedPage> => {
    if (table in PACKED) return packedPages(table as PackedTable, inOrderOfKey(table));
    const compared = table in BESIDE ? BESIDE[table as keyof typeof BESIDE] : PROJECTIONS[table as ProjectionName];
    return mappedPages(pages({ table, ...compared }));
  };

  const last = async <T extends 'persons' | 'events' | 'readings'>(table: T, column: string): Promise<number> => {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(${sql.ref(column)}), 0) as last from ${sql.table(table)}`.execute(db);
    return (rows[0] as { last: number }).last;
  };

  const own: OwnDesk = {
    importedParts: async (sha256) =>
      (await db.selectFrom('imports').select('part').where('sha256', '=', sha256).orderBy('part').execute()).map(
        ({ part }) => part,
      ),

    office: () => db.selectFrom('offices').select(OFFICE).executeTakeFirst(),
    pool: (pool) => db.selectFrom('pools').select(POOL).where('pool', '=', pool).executeTakeFirst(),
    pools: () => db.selectFrom('pools').select(POOL).orderBy('pool').execute(),
    federations: () => db.selectFrom('federations').select(FEDERATION).orderBy('federation').execute(),

    lastPerson: () => last('persons', 'person'),
    persons: (numbers) =>
      ifAny(numbers, () =>
        read(db.selectFrom('persons').select(person).where(oneOf('person', numbers)).orderBy('person'), personRow),
      ),
    personsWith: (number, values) =>
      ifAny(values, () =>
        read(db.selectFrom('persons').select(person).where(oneOf(number, values)).orderBy('person'), personRow),
      ),
    knownWith: (number, values) =>
      ifAny(values, () =>
        read(
          db
            .selectFrom('persons')
            .select(KNOWN)
            .select(KNOWN_BIRTH.as('known_birth'))
            .where(oneOf(number, values))
            .orderBy('person'),
          knownPerson,
          'numbers',
        ),
      ),
    highestNumber: async (number, digits) => {
      const length = sql<number>`length(${sql.ref(number)})`;
      const highest = await db
        .selectFrom('persons')
        .select(number)
        .where(number, 'is not', null)
        .where(length, '<=', digits)
        .orderBy(length, 'desc')
        .orderBy(number, 'desc')
        .limit(1)
        .executeTakeFirst();
      return Number(highest?.[number] ?? 0);
    },
    personsNamed: (keys) =>
      ifAny(keys, () =>
        read(
          withCards(keys).select(person).select('names.key').orderBy('names.key').orderBy('names.person'),
          (values) => ({ ...personRow(values), key: values.at(-1) as string }),
        ),
      ),
    allPersons: () => mappedBatches(batches(db.selectFrom('persons').select(person).orderBy('person')), personRow),
    allListedPersons: () =>
      byPerson((after) =>
        read(
          db
            .selectFrom('persons')
            .select(['person', 'merged_into', 'birth_year', 'federation', 'marks'])
            .where('person', '>', after)
            .orderBy('person')
            .limit(PAGE),
          listedPerson,
          'numbers',
        ),
      ),

    shownPersons: (after) =>
      read(
        db
          .selectFrom('persons')
          .select(SHOWN)
          .select(OTHERWISE.as('facts'))
          .where('person', '>', after)
          .orderBy('person')
          .limit(PAGE),
        shownPerson,
      ),
    shownAmong: (persons) =>
      ifAny(persons, () =>
        read(
          db
            .selectFrom('persons')
            .select(SHOWN)
            .select(OTHERWISE.as('facts'))
            .where(oneOf('person', persons))
            .orderBy('person'),
          shownPerson,
        ),
      ),
    filePersons: async (persons) => {
      const [first, last] = [persons[0], persons.at(-1)];
      if (first === undefined || last === undefined) return NO_CARDS;
      if (last - first < persons.length * NEIGHBOURS) return json({ ...neighbours(), parameters: [first, last] });
      return json(fileCards().where(oneOf('person', persons)).orderBy('person'));
    },
    comparedCards: async (fide) => {
      const [first, last] = [fide[0], fide.at(-1)];
      if (first === undefined || last === undefined) return [];
      const cards = db.selectFrom('persons').select(COMPARED).where('fide', 'is not', null).orderBy('person');
      const having = (numbers: readonly string[]) =>
        ifAny(numbers, () => read(cards.where(oneOf('fide', numbers)), comparedCard, 'numbers'));
      const ends = await having([first, last]);
      const [from, to] = [ends[0]?.[0] ?? 0, ends.at(-1)?.[0] ?? 0];
      if (ends.length < 2 || to - from >= fide.length * NEIGHBOURS) return having(fide);
      const near = await read(cards.where('person', '>=', from).where('person', '<=', to), comparedCard, 'numbers');
      const seen = new Set(near.map((card) => card[2]));
      return [...near, ...(await having(fide.filter((number) => !seen.has(number))))];
    },
    clubs: (after, upTo) =>
      db
        .selectFrom('persons')
        .select(['person', 'club'])
        .where('person', '>', after)
        .where('person', '<=', upTo)
        .where('club', 'is not', null)
        .orderBy('person')
        .$narrowType<{ club: string }>()
        .execute(),
    namesBeginning: async (beginning, limit) =>
      db
        .selectFrom('names')
        .select(['key', 'person'])
        .where('key', '>=', beginning)
        .where('key', '<', `${beginning}\u{10FFFF}`)
        .orderBy('key')
        .orderBy('person')
        .limit(limit)
        .execute(),

    lastEvent: () => last('events', 'event'),
    event: (event) => db.selectFrom('events').select(EVENT).where('event', '=', event).executeTakeFirst(),
    events: async ({
      pool,
      events,
      after,
      states,
      listDate,
      upToListDate,
      endFrom,
      days,
      partOf,
      limit,
    }: StoredEventsQuery) => {
      if (events?.length === 0) return [];
      let query = db.selectFrom('events').select(EVENT).orderBy('event');
      if (events !== undefined) query = query.where(oneOf('event', events));
      if (after !== undefined) query = query.where('event', '>', after);
      if (pool !== undefined) query = query.where('pool', '=', pool);
      // a single state is found by its index; with several, SQLite chooses well only after it has read the events
      if (states?.length === 1) query = query.where('state', '=', states[0] as EventRow['state']);
      else if (states !== undefined) query = query.where(oneOf('state', states.length === 0 ? [''] : states));
      if (listDate !== undefined) query = query.where('list_date', '=', listDate);
      if (upToListDate !== undefined) query = query.where('list_date', '<=', upToListDate);
      if (endFrom !== undefined) query = query.where('end_day', '>=', endFrom);
      if (days !== undefined) query = query.where('end_day', '=', days.end).where('start_day', '=', days.start);
      if (partOf !== undefined) query = query.where('part_of', '=', partOf);
      if (limit !== undefined) query = query.limit(limit);
      return query.execute();
    },
    lastEvents: ({ pool, listDate, before, limit }) => {
      let query = db.selectFrom('events').select(EVENT).orderBy('event', 'desc').limit(limit);
      if (pool !== undefined) query = query.where('pool', '=', pool);
      if (listDate !== undefined) query = query.where('list_date', '=', listDate);
      if (before !== undefined) query = query.where('event', '<', before);
      return query.execute();
    },
    eventCounts: async () =>
      (
        await db
          .selectFrom('events')
          .select(({ fn }) => ['pool', 'state', fn.countAll<number>().as('count')])
          .groupBy(['pool', 'state'])
          .orderBy('pool')
          .orderBy('state')
          .execute()
      ).map(({ count, ...row }) => ({ ...row, count: Number(count) })),
    eventsOf: async (persons) => {
      if (persons.length === 0) return [];
      // each event once: otherwise events of many persons who play together come once for each of them
      return db
        .selectFrom('events')
        .select(EVENT)
        .where('event', 'in', (inner) =>
          inner.selectFrom('took_part').select('took_part.event').where(oneOf('took_part.person', persons)),
        )
        .orderBy('event')
        .execute();
    },
    tookPart: (persons) =>
      ifAny(persons, async () =>
        (
          await db
            .selectFrom('took_part')
            .select('person')
            .distinct()
            .where(oneOf('person', persons))
            .orderBy('person')
            .execute()
        ).map(({ person }) => person),
      ),
    questions: async (event) => {
      const all = db.selectFrom('questions').select(QUESTION).orderBy('event').orderBy('question');
      return (await (event === undefined ? all : all.where('event', '=', event)).execute()).map(questionRow);
    },

    lists: (pool) => {
      const all = db.selectFrom('lists').select(LIST).orderBy('list');
      return (pool === undefined ? all : all.where('pool', '=', pool)).execute();
    },
    list: (pool, date) =>
      db.selectFrom('lists').select(LIST).where('pool', '=', pool).where('date', '=', date).executeTakeFirst(),

    present: (pool, persons) =>
      ifAny(persons, () =>
        db
          .selectFrom('present')
          .select(PRESENT)
          .where('pool', '=', pool)
          .where(oneOf('person', persons))
          .orderBy('person')
          .execute(),
      ),
    allPresent: (pool) =>
      mappedBatches(
        batches(db.selectFrom('present').select(PRESENT).where('pool', '=', pool).orderBy('person')),
        presentRow,
      ),
    decisions: (pool) => db.selectFrom('decisions').select(DECISION).where('pool', '=', pool).orderBy('no').execute(),

    readings: (from = '') =>
      db.selectFrom('readings').select(READING).where('time', '>=', from).orderBy('no').execute(),
    lastReading: () => last('readings', 'no'),
    workRow: (of, key) =>
      db.selectFrom('work').select(WORK).where('kind', '=', of).where('key', '=', key).executeTakeFirst(),
    workRows: async (of, owner) => {
      const all = db.selectFrom('work').select(WORK_WITHOUT_CONTENT).where('kind', '=', of).orderBy('key');
      const rows = await (owner === undefined ? all : all.where('owner', '=', owner)).execute();
      return rows.map((row) => ({ ...row, content: null }));
    },

    projections: PROJECTION_NAMES,
    rowsOf: async function* (projection) {
      for await (const page of pagesOf(projection as ProjectionName)) yield page.rows();
    },
    pagesOf: (projection) => pagesOf(projection as ComparedName),
    personTold,
    serverTime: async () => {
      if (kind === 'sqlite') return undefined;
      const { rows } = await sql<{ now: number }>`
        select floor(extract(epoch from clock_timestamp()) * 1000) as now`.execute(db);
      return rows[0]?.now;
    },
    condition: () => conditionOf(db, kind),
    tables: TABLE_NAMES,
    contentOf: (table) => inOrderOfKey(table as Table) as ReturnType<Desk['contentOf']>,
  };
  return joined(
    readingEntries(connection),
    readingTiles(connection),
    readingPapers(connection),
    readingBlocks(connection),
    own,
  );
}

/** Rows in one statement that replaces rows. */
const REPLACED_AT_ONCE = 100;

const quoted = (name: string): string => `"${name}"`;

/** `(?,?),(?,?)` for rows with this many values; PostgreSQL numbers them. */
function placeholders(kind: Connected['kind'], rows: number, values: number): string {
  const row = (first: number): string =>
    `(${Array.from({ length: values }, (_, at) => (kind === 'sqlite' ? '?' : `$${first + at}`)).join()})`;
  return Array.from({ length: rows }, (_, at) => row(at * values + 1)).join();
}

type Name = readonly [key: string, person: number];

/** Sorted, each once. */
function byKey(names: Iterable<Name>): readonly Name[] {
  const sorted = [...names].sort(([a, m], [b, n]) => (a < b ? -1 : a > b ? 1 : m - n));
  return sorted.filter(([key, person], i) => key !== sorted[i - 1]?.[0] || person !== sorted[i - 1]?.[1]);
}

/** The columns of a person of whom nothing else is known. */
const CARD = ['person', 'identity', 'name', 'birth', 'fide', 'birth_year', 'sex', 'federation', 'title', 'facts'];

const DIGEST_LENGTH = 32;
const digestAt = (digests: Uint8Array, at: number): Uint8Array =>
  digests.subarray(at * DIGEST_LENGTH, (at + 1) * DIGEST_LENGTH);

function* cardValues(cards: NewCards, digests: Uint8Array): Generator<StoredRow, void, undefined> {
  const { first, names, births, fide, birthYears, sexes, federations, titles } = cards;
  for (let at = 0; at < names.length; at += 1) {
    yield [
      first + at,
      digestAt(digests, at),
      names[at] as string,
      births[at] as string | null,
      fide[at] as string,
      birthYears[at] as number | null,
      sexes[at] as string | null,
      federations[at] as string | null,
      titles[at] as string | null,
      '',
    ];
  }
}

function* identitiesOf({ first, papers, ends }: NewCards, digests: Uint8Array): Generator<StoredRow, void, undefined> {
  for (let at = 0, from = 0; at < ends.length; at += 1) {
    const [content, end] = [from + SALT_LENGTH, ends[at] as number];
    yield [first + at, digestAt(digests, at), papers.subarray(from, content), papers.subarray(content, end)];
    from = end;
  }
}

/** Keys and persons as a table. */
const namesAsked = (kind: Connected['kind'], names: readonly Name[]) =>
  kind === 'sqlite'
    ? sql`(select value ->> 0 as key, value ->> 1 as person from json_each(${JSON.stringify(names)}))`
    : sql`(select * from unnest(${names.map(([key]) => key)}::text[], ${names.map(([, person]) => person)}::integer[]) as names (key, person))`;

/** The desk of one write; buffered rows are written before the write ends. */
export async function atWritingDesk<T>(connection: Connected, work: (desk: WritingDesk) => Promise<T>): Promise<T> {
  const { desk, settle } = writingDesk(connection);
  const done = await work(desk);
  await settle();
  return done;
}

function writingDesk(connection: Connected): { readonly desk: WritingDesk; readonly settle: () => Promise<void> } {
  const { kind, db, insertMany } = connection;
  const desk = readingDesk(connection);
  /** New cards: the keys of their names are written together, in order, before anything reads them. */
  let waiting: NewCards[] = [];
  const settle = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const cards = waiting;
    waiting = [];
    await add('names', namesIn((await keysInOrder(cards)) ?? sortedKeys(cards)));
  };
  const settled =
    <A extends readonly unknown[], R>(ask: (...asked: A) => Promise<R>) =>
    async (...asked: A): Promise<R> => {
      await settle();
      return ask(...asked);
    };
  async function* settledFirst<R>(rows: () => AsyncIterable<R>): AsyncGenerator<R, void, undefined> {
    await settle();
    yield* rows();
  }
  const oneOf = (column: string, values: readonly (number | string)[]) => among(kind, column, values);

  /** Of several rows with the same key the last counts. */
  const put = async (table: ProjectionName, rows: Iterable<StoredRow>): Promise<void> => {
    const { columns, key } = PROJECTIONS[table];
    const places = key.map((column) => columns.indexOf(column));
    const last = new Map<string, StoredRow>();
    for (const row of rows) last.set(JSON.stringify(places.map((place) => row[place])), row);
    const all = [...last.values()];
    const names = columns.map(quoted);
    const kept = columns.filter((column) => !key.includes(column)).map(quoted);
    const into = `insert into ${quoted(table)} (${names.join()}) values `;
    const replacing = ` on conflict (${key.map(quoted).join()}) do update set ${kept
      .map((name) => `${name} = excluded.${name}`)
      .join()}`;
    for (let from = 0; from < all.length; from += REPLACED_AT_ONCE) {
      const some = all.slice(from, from + REPLACED_AT_ONCE);
      const text = into + placeholders(kind, some.length, columns.length) + replacing;
      // raw: building a query with that many parameters takes longer than running it
      await db.executeQuery(CompiledQuery.raw(text, some.flat()));
    }
  };

  /**
   * There is no index from persons to keys: filling it would take as long as everything else about a list of players.
   */
  const putPersons: WritingDesk['putPersons'] = async (persons, names, was) => {
    if (persons.length === 0) return;
    await put('persons', mapped(persons, personValues));
    const [now, before] = [byKey(names), byKey(was)];
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    if (before.length > 0) {
      const gone = namesAsked(kind, before);
      await sql`delete from names where (key, person) in (select key, person from ${gone} as gone)`.execute(db);
    }
    await add('names', now);
  };

  const add = async (table: ProjectionName, rows: Iterable<StoredRow> | AsyncIterable<StoredRow>): Promise<void> => {
    await insertMany(table, PROJECTIONS[table].columns, rows);
  };

  const writing: WritingDesk = {
    ...desk,
    personsNamed: settled(desk.personsNamed),
    namesBeginning: settled(desk.namesBeginning),
    rowsOf: (projection) => settledFirst(() => desk.rowsOf(projection)),
    pagesOf: (projection) => settledFirst(() => desk.pagesOf(projection)),
    contentOf: (table) => settledFirst(() => desk.contentOf(table)),
    ...writingEntries(connection),
    ...writingTiles(connection),
    ...writingPapers(connection),
    ...writingBlocks(connection),
    keepSubjects: (subjects) => add('subjects', subjects),
    putOffice: ({ name, timeZone, minors }) => put('offices', [[1, name, timeZone, minors]]),
    putPool: (pool) => put('pools', [valuesOf(POOL)(pool)]),
    putFederation: (federation) => put('federations', [valuesOf(FEDERATION)(federation)]),
    putImport: (sha256, part, no) => put('imports', [[sha256, part, no]]),
    dropImports: async (numbers) => {
      if (numbers.length > 0) await db.deleteFrom('imports').where(oneOf('no', numbers)).execute();
    },

    addPersons: async (persons, names) => {
      await add('persons', mapped(persons, personValues));
      await add('names', byKey(names));
    },
    addCards: async (cards) => {
      const digests = Buffer.from(cards.digests, 'hex');
      await insertMany('identities', IDENTITY_COLUMNS, identitiesOf(cards, digests));
      await insertMany('persons', CARD, cardValues(cards, digests));
      waiting.push(cards);
    },
    putPerson: (person, keys, was) => {
      const named = (key: string): Name => [key, person.person];
      return writing.putPersons([person], keys.map(named), was.map(named));
    },
    putPersons: settled(putPersons),

    putEvents: (events) => put('events', mapped(events, eventValues)),
    putQuestions: (questions) => put('questions', mapped(questions, questionValues)),
    dropQuestions: async (event) => {
      await db.deleteFrom('questions').where('event', '=', event).execute();
    },

    addList: (list) => add('lists', [valuesOf(LIST)(list)]),
    putList: (list) => put('lists', [valuesOf(LIST)(list)]),
    dropList: async (list) => {
      await db.deleteFrom('standings').where('list', '=', list).execute();
      await db.deleteFrom('lists').where('list', '=', list).execute();
    },
    putPresent: (rows) => put('present', mapped(rows, presentValues)),
    dropPresent: async (pool, persons) => {
      if (persons.length > 0) {
        await db.deleteFrom('present').where('pool', '=', pool).where(oneOf('person', persons)).execute();
      }
    },
    addDecision: (decision) => add('decisions', [valuesOf(DECISION)(decision)]),
    dropDecision: async (no) => {
      await db.deleteFrom('decisions').where('no', '=', no).execute();
    },
    addReading: async (reading) => {
      await insertMany('readings', READING, [valuesOf<ReadingRow>(READING)(reading)]);
    },
    dropReadings: async (before) => {
      const { numDeletedRows } = await db.deleteFrom('readings').where('time', '<', before).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    putWork: async (row) => {
      await db.deleteFrom('work').where('kind', '=', row.kind).where('key', '=', row.key).execute();
      await insertMany('work', WORK, [valuesOf<WorkRow>(WORK)(row)]);
    },
    addWork: async (rows) => {
      if (rows.length > 0) await insertMany('work', WORK, rows.map(valuesOf<WorkRow>(WORK)));
    },
    queueJob: async (job) => {
      if (kind === 'postgres') await queueJob(db, job);
    },
    dropWork: async (of, keys) => {
      if (keys.length > 0) await db.deleteFrom('work').where('kind', '=', of).where(oneOf('key', keys)).execute();
    },
    dropWorkBefore: async (of, until) => {
      await db.deleteFrom('work').where('kind', '=', of).where('until', '<', until).execute();
    },
    tryOut: async (work) => {
      await settle();
      await sql`savepoint tried`.execute(db);
      const seen = await work();
      waiting = [];
      await sql`rollback to savepoint tried`.execute(db);
      await sql`release savepoint tried`.execute(db);
      return seen;
    },
    fill: (table, rows) => insertMany(table, TABLES[table as Table].columns, rows),
  };
  return { desk: writing, settle };
}

/** The keys of cards that were sorted elsewhere, if they are exactly those of these cards. */
async function keysInOrder(cards: readonly NewCards[]): Promise<SortedKeys | undefined> {
  const inOrder = cards[0]?.inOrder;
  const persons = cards.reduce((sum, each) => sum + each.names.length, 0);
  if (inOrder?.persons !== persons || cards.some((each) => each.inOrder !== inOrder)) return undefined;
  return inOrder.sorted();
}

const sortedKeys = (cards: readonly NewCards[]): SortedKeys => {
  const persons = new PersonsByKey();
  for (const { first, keys } of cards) persons.add(first, keys());
  return persons.sorted();
};

function* namesIn({ keys, counts, persons }: SortedKeys): Generator<StoredRow, void, undefined> {
  let at = 0;
  for (const [place, key] of keys.entries()) {
    for (const end = at + (counts[place] as number); at < end; at += 1) yield [key, persons[at] as number];
  }
}

/**
 * Workers create the queue, in a schema of its own; if none has run yet, or the queue belongs to another office, they
 * find the job by polling.
 */
async function queueJob(db: Kysely<Tables>, job: string): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_namespace
    where nspname = case current_schema() when 'public' then ${jobSchemaOf('public')} else current_schema() || '_jobs' end
      and pg_has_role(nspowner, 'usage')
      and exists (select from pg_proc where pronamespace = pg_namespace.oid and proname = 'add_job')`.execute(db);
  const [queue] = rows;
  if (queue === undefined) return;
  await sql`select from ${sql.id(queue.schema, 'add_job')}(${JOB_TASK}::text, payload => ${JSON.stringify({ job })}::json,
    max_attempts => 1, job_key => ${job}::text, job_key_mode => 'preserve_run_at')`.execute(db);
}
