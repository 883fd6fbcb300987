/** What a desk remembers, over a store that tells what it was asked. */
import { describe, expect, test } from 'vitest';
import { rememberingDesk, rememberingWriter } from './remembering-desk.ts';
import type { Desk, WritingDesk } from './store.ts';

type Rows = readonly object[];
const EVENTS = [1, 2, 3].map((event) => ({ event, pool: 'fide' }));

/** Rows say of what they are; entry 99, person 99 and so on do not exist. */
const answers: Readonly<Record<string, (...given: never[]) => unknown>> = {
  head: () => ({ no: 1 }),
  entries: (numbers: readonly number[]) => numbers.filter((no) => no !== 99).map((no) => ({ no })),
  entriesOf: (kind: string, subjects: readonly string[]) => (subjects.includes('said') ? [{ kind }] : []),
  papers: (digests: readonly string[]) => digests.filter((each) => each !== 'z').map((digest) => ({ digest })),
  office: () => ({ name: 'Office' }),
  pool: (pool: string) => ({ pool }),
  lastPerson: () => 7,
  persons: (numbers: readonly number[]) => numbers.filter((each) => each !== 99).map((person) => ({ person })),
  events: ({ events, pool }: { events?: readonly number[]; pool?: string }) =>
    EVENTS.filter((row) => (events?.includes(row.event) ?? true) && (pool === undefined || pool === row.pool)),
  eventsOf: () => [EVENTS[0]],
  entrantsOf: (numbers: readonly number[]) => numbers.flatMap((event) => [1, 2].map((person) => ({ event, person }))),
  resultsIn: (numbers: readonly number[]) => numbers.flatMap((event) => [{ event, person: 1 }]),
  lists: (pool: string) => [{ pool, date: '2024-05-01' }],
  list: (pool: string, date: string) => (date === '2024-05-01' ? { pool, date } : undefined),
  standings: (list: number, persons: readonly number[]) => persons.map((person) => ({ list, person })),
  present: (pool: string, persons: readonly number[]) => persons.map((person) => ({ pool, person })),
  decisions: (pool: string) => [{ pool }],
};
const WRITES = [
  ['keepEntries', 'keepSubjects', 'keepPapers', 'dropPapers', 'putOffice', 'putPool', 'addPersons', 'addCards'],
  ['putPerson', 'putPersons', 'putEvents', 'putEntrants', 'putQuestions', 'addList', 'putList', 'addStandings'],
  ['addStandingColumns', 'dropStandings', 'dropList', 'putResults', 'addResults', 'putPresent', 'dropPresent'],
  ['addDecision', 'dropDecision', 'fill', 'tryOut', 'putWork'],
].flat();

function asking() {
  const asked: string[] = [];
  const told =
    (name: string) =>
    async (...given: never[]): Promise<unknown> => {
      asked.push(`${name} ${given.map((each) => JSON.stringify(each)).join(' ')}`.trim());
      return answers[name]?.(...given);
    };
  const desk = Object.fromEntries([...Object.keys(answers), ...WRITES].map((name) => [name, told(name)]));
  /** What the store was asked meanwhile. */
  const during = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    asked.length = 0;
    await work();
    return [...asked];
  };
  return { desk: desk as unknown as WritingDesk, during };
}

/** Each kind of look-up, and how the store is asked for it. */
const READS: Readonly<Record<string, readonly [read: (desk: Desk) => Promise<unknown>, asked: string]>> = {
  head: [(desk) => desk.head(), 'head'],
  entries: [(desk) => desk.entry(3), 'entries [3]'],
  papers: [(desk) => desk.paper('a'), 'papers ["a"]'],
  office: [(desk) => desk.office(), 'office'],
  pools: [(desk) => desk.pool('fide'), 'pool "fide"'],
  lastPerson: [(desk) => desk.lastPerson(), 'lastPerson'],
  persons: [(desk) => desk.persons([4]), 'persons [4]'],
  events: [(desk) => desk.event(1), 'events {"events":[1]}'],
  played: [(desk) => desk.eventsOf([1, 2]), 'eventsOf [1,2]'],
  entrants: [(desk) => desk.entrants(2), 'entrantsOf [2]'],
  results: [(desk) => desk.results(2), 'resultsIn [2]'],
  unsaid: [(desk) => desk.entriesOf('key.announced', ['none']), 'entriesOf "key.announced" ["none"]'],
  lists: [(desk) => desk.lists('fide'), 'lists "fide"'],
  standings: [(desk) => desk.standings(5, [1]), 'standings 5 [1]'],
  present: [(desk) => desk.present('fide', [1]), 'present "fide" [1]'],
  decisions: [(desk) => desk.decisions('fide'), 'decisions "fide"'],
};
const ALL = Object.keys(READS);

describe('a desk that remembers', () => {
  test.each(Object.entries(READS))('asks for %s once, and answers as the store does', async (_kind, [read, asked]) => {
    const { desk, during } = asking();
    const known = rememberingDesk(desk);
    let answer: unknown;
    expect(await during(async () => (answer = await read(known)))).toEqual([asked]);
    expect(answer).toEqual(await read(rememberingDesk(asking().desk)));
    expect(await during(async () => expect(await read(known)).toEqual(answer))).toEqual([]);
  });

  test('asks for unknown rows alone, and gives each once, in the order of keys', async () => {
    const { desk, during } = asking();
    const known = rememberingDesk(desk);
    expect(await during(() => known.entries([3, 1, 3]))).toEqual(['entries [1,3]']);
    let rows: Rows = [];
    expect(await during(async () => (rows = await known.entries([10, 3, 2])))).toEqual(['entries [2,10]']);
    expect(rows).toEqual([{ no: 2 }, { no: 3 }, { no: 10 }]);
    // what does not exist is remembered, too
    expect(await during(() => known.entries([99, 1]))).toEqual(['entries [99]']);
    expect(await during(async () => expect(await known.entry(99)).toBeUndefined())).toEqual([]);
    expect(await during(async () => (rows = await known.papers(['b', 'z', 'a', 'b'])))).toEqual([
      'papers ["a","b","z"]',
    ]);
    expect(rows).toEqual([{ digest: 'a' }, { digest: 'b' }]);
  });

  test('keeps so many rows of a kind, and more at once go straight to the store', async () => {
    const { desk, during } = asking();
    const known = rememberingDesk(desk, { most: 3, few: 2 });
    expect(await during(() => known.persons([4, 3, 2, 1]))).toEqual(['persons [4,3,2,1]']);
    expect(await during(() => known.persons([1]))).toEqual(['persons [1]']);
    expect(await during(() => known.persons([1, 2, 3]))).toEqual(['persons [2,3]']);
    expect(await during(() => known.persons([3, 2, 1]))).toEqual([]);
    // a fourth takes the place of those that nobody asks for now
    expect(await during(() => known.persons([1, 4]))).toEqual(['persons [4]']);
    expect(await during(() => known.persons([1, 4]))).toEqual([]);
    expect(await during(() => known.persons([2]))).toEqual(['persons [2]']);
    expect(await during(() => known.entries([1, 2, 3]))).toEqual(['entries [1,2,3]']);
    for (const pool of ['a', 'b', 'c']) await known.pool(pool);
    expect(await during(() => known.pool('c'))).toEqual([]);
    expect(await during(() => known.pool('a'))).toEqual(['pool "a"']);
  });

  test('tells lists, pools and kinds of entries apart', async () => {
    const { desk, during } = asking();
    const known = rememberingDesk(desk);
    await known.standings(5, [1]);
    expect(await during(() => known.standings(6, [1]))).toEqual(['standings 6 [1]']);
    expect(await during(() => known.standings(5, [1]))).toEqual([]);
    await known.entriesOf('key.announced', ['none']);
    expect(await during(() => known.entriesOf('key.retired', ['none']))).toHaveLength(1);
    expect(await during(() => known.entriesOf('key.announced', ['none', 'other']))).toEqual([
      'entriesOf "key.announced" ["other"]',
    ]);
    // what was said is asked for again: it may be more by then
    await known.entriesOf('key.announced', ['said']);
    expect(await during(() => known.entriesOf('key.announced', ['said']))).toHaveLength(1);
    const many = Array.from({ length: 1001 }, (_, at) => `none ${at}`);
    await known.entriesOf('key.announced', many);
    expect(await during(() => known.entriesOf('key.announced', many))).toHaveLength(1);
  });

  test('finds a list among those that it knows', async () => {
    const { desk, during } = asking();
    const known = rememberingDesk(desk);
    expect(await during(() => known.list('orr', '2024-05-01'))).toEqual(['list "orr" "2024-05-01"']);
    await known.lists('fide');
    const found = async (date: string): Promise<unknown> => known.list('fide', date);
    expect(await during(async () => expect(await found('2024-05-01')).toMatchObject({ pool: 'fide' }))).toEqual([]);
    expect(await during(async () => expect(await found('2024-06-01')).toBeUndefined())).toEqual([]);
  });

  test('asks the store for events by anything but their numbers, and gives the rows that it has', async () => {
    const { desk, during } = asking();
    const known = rememberingDesk(desk);
    const [first] = await known.events({ events: [1] });
    expect(await during(() => known.events({ events: [1], pool: 'orr' }))).toHaveLength(1);
    expect(await known.events({ events: [1], pool: 'orr' })).toEqual([]);
    expect(await during(() => known.events({ events: [1], pool: undefined } as never))).toEqual([]);
    const all = await known.events({ pool: 'fide' });
    expect(all.map(({ event }) => event)).toEqual([1, 2, 3]);
    expect(all[0]).toBe(first);
    expect(await during(() => known.events({ events: [2, 3] }))).toEqual([]);
  });

  test('gives the rows of several events one after another', async () => {
    const known = rememberingDesk(asking().desk);
    await known.entrants(2);
    const rows = await known.entrantsOf([3, 2]);
    expect(rows.map(({ event, person }) => [event, person])).toEqual([2, 3].flatMap((e) => [1, 2].map((p) => [e, p])));
    expect(await known.entrantsOf([])).toEqual([]);
  });
});

/** What each write makes uncertain; of entries, papers, events and entrants it is known what they are afterwards. */
const FORGOTTEN: Readonly<Record<string, readonly [given: readonly unknown[], kinds: readonly string[]]>> = {
  keepSubjects: [[[]], ['unsaid']],
  dropPapers: [[[]], ['papers']],
  putOffice: [[{}], ['office']],
  putPool: [[{}], ['pools']],
  addPersons: [[[]], ['lastPerson', 'persons']],
  addCards: [[{}], ['lastPerson', 'persons']],
  putPerson: [[{}], ['lastPerson', 'persons']],
  putPersons: [[[]], ['lastPerson', 'persons']],
  putEvents: [[[]], ['played']],
  putEntrants: [[[9], []], ['played']],
  putQuestions: [[[{}]], []],
  addList: [[{}], ['lists']],
  putList: [[{}], ['lists']],
  addStandings: [[5, []], ['standings']],
  addStandingColumns: [[5, {}], ['standings']],
  dropStandings: [[5], ['standings']],
  dropList: [[5], ['lists', 'standings']],
  putResults: [[1, []], ['results']],
  addResults: [[[]], ['results']],
  putPresent: [[[]], ['present']],
  dropPresent: [['fide', []], ['present']],
  addDecision: [[{}], ['decisions']],
  dropDecision: [[1], ['decisions']],
  putWork: [[{}], []],
  fill: [['entries', []], ALL],
  tryOut: [[async () => undefined], ALL],
};

describe('a desk that writes', () => {
  test.each(Object.entries(FORGOTTEN))(
    '%s is done, and what it changes is read again',
    async (name, [given, kinds]) => {
      const { desk, during } = asking();
      const writer = rememberingWriter(desk);
      for (const [read] of Object.values(READS)) await read(writer);
      const write = writer[name as keyof WritingDesk] as (...given: readonly unknown[]) => Promise<unknown>;
      expect((await during(() => write(...given))).map((each) => each.split(' ')[0])).toEqual([name]);
      const again: string[] = [];
      for (const [kind, [read]] of Object.entries(READS)) {
        if ((await during(() => read(writer))).length > 0) again.push(kind);
      }
      expect(again.sort()).toEqual([...kinds].sort());
    },
  );

  test('knows what it has written', async () => {
    const { desk, during } = asking();
    const writer = rememberingWriter(desk);
    await writer.head();
    const entry = { no: 8, hash: 'h', time: 't', kind: 'key.announced' };
    await writer.keepEntries([{ ...entry, no: 7 }, entry] as never);
    await writer.keepPapers([
      { digest: 'own', kind: 'report' },
      { digest: 'person', kind: 'identity' },
    ] as never);
    await writer.putEvents([{ event: 2, pool: 'orr' }] as never);
    const rows = [
      { event: 5, person: 2 },
      { event: 5, person: 1 },
    ];
    await writer.putEntrants([5, 6], rows as never);
    const asked = await during(async () => {
      expect(await writer.head()).toEqual({ no: 8, hash: 'h', time: 't' });
      expect(await writer.entries([7, 8])).toHaveLength(2);
      expect(await writer.paper('own')).toMatchObject({ kind: 'report' });
      expect(await writer.event(2)).toEqual({ event: 2, pool: 'orr' });
      expect(await writer.entrantsOf([5, 6])).toEqual([rows[1], rows[0]]);
    });
    expect(asked).toEqual([]);
    // the papers of persons may be gone by an erasure: they are never kept
    expect(await during(() => writer.paper('person'))).toHaveLength(1);
    await writer.keepEntries([]);
    expect(await writer.head()).toMatchObject({ no: 8 });
  });

  test('writes nothing where there is nothing to write', async () => {
    const { desk, during } = asking();
    const writer = rememberingWriter(desk);
    expect(await during(() => writer.keepPapers([]))).toEqual([]);
    expect(await during(() => writer.putQuestions([]))).toEqual([]);
  });

  test('does not remember the players of many events', async () => {
    const { desk, during } = asking();
    const writer = rememberingWriter(desk);
    const many = Array.from({ length: 41 }, (_, at) => at + 1);
    await writer.putEntrants(many, []);
    expect(await during(() => writer.entrants(1))).toEqual(['entrantsOf [1]']);
    await writer.putEntrants(many.slice(1), []);
    expect(await during(async () => expect(await writer.entrants(2)).toEqual([]))).toEqual([]);
  });
});
