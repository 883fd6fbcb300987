/** What every store must do. Each test gets a new, empty one. */
import { describe, expect, test } from 'vitest';
import { CHAIN_START } from './chain.ts';
import type {
  Desk,
  EntrantRow,
  EventCount,
  EventRow,
  StoredEntry,
  ListRow,
  NewCards,
  Paper,
  FileCardValues,
  PersonRow,
  PresentRow,
  QuestionRow,
  ReadingRow,
  ResultRow,
  SortedKeys,
  StandingBlock,
  StandingRow,
  Store,
  WorkRow,
  WritingDesk,
} from './store.ts';
import { MARKS, NO_NUMBER } from './store.ts';

const entry = (no: number, text = `{"no":${no}}`): StoredEntry => ({
  no,
  kind: 'pool.opened',
  time: `2024-06-01T08:30:00.${String(no).padStart(3, '0')}Z`,
  author: 'Kovács Éva',
  hash: no.toString(16).padStart(64, '0'),
  text,
});

/** 64 digits that stand in the order of the names. */
const digestOf = (name: string): string => Buffer.from(name).toString('hex').padEnd(64, '0');

/** Of somebody named Kiss, as a list brings it. */
const card = (first: number): NewCards => ({
  first,
  digests: digestOf(`d${first}`),
  papers: new Uint8Array(18),
  ends: [18],
  names: ['Kiss'],
  births: [null],
  fide: [String(first)],
  birthYears: [null],
  sexes: [null],
  federations: [null],
  titles: [null],
  keys: () => [['kis']],
});

const identity = (of: number, name: string): Paper => ({
  digest: digestOf(name),
  kind: 'identity',
  of,
  salt: Uint8Array.of(1, 2, 0, 255),
  content: Uint8Array.of(123, 125),
});

const report = (of: number, name: string, sha256: string): Paper => ({
  ...identity(of, name),
  kind: 'report',
  content: Uint8Array.of(0, 10, 13, 200),
  sha256,
});

const person = (number: number, more: Partial<PersonRow> = {}): PersonRow => ({
  person: number,
  mergedInto: null,
  identity: digestOf(`d${number}`),
  name: `Ördög ${number}`,
  birth: '1990-02-03',
  fide: null,
  komir: null,
  orr: null,
  pin: null,
  birthYear: 1990,
  sex: null,
  federation: 'HUN',
  title: null,
  facts: '{}',
  deceased: null,
  club: null,
  marks: 0,
  ...more,
});

const event = (number: number, more: Partial<EventRow> = {}): EventRow => ({
  event: number,
  pool: 'fide',
  state: 'accepted',
  name: `Kupa ${number}`,
  start: '2024-05-01',
  end: '2024-05-09',
  edition: 'fide-2024',
  listDate: '2024-06-01',
  submission: 4,
  report: 'r1',
  partOf: null,
  players: 10,
  games: 45,
  openQuestions: 0,
  data: '{"a":1}',
  corrects: null,
  origin: null,
  correctedBy: null,
  broughtRatings: 0,
  ...more,
});

const list = (number: number, pool: string, date: string): ListRow => ({
  list: number,
  pool,
  date,
  no: number + 10,
  players: 3,
  digest: `digest ${number}`,
  data: '{}',
});

const standing = (number: number, more: Partial<StandingRow> = {}): StandingRow => ({
  person: number,
  rating: 1500 + number,
  k: 20,
  games: 9,
  total: 120,
  peak: 1900,
  change: -1234,
  flags: 3,
  last: 24_290,
  rest: '{"grade":"4k"}',
  ...more,
});

const bare = (number: number): StandingRow =>
  standing(number, { rating: null, k: null, peak: null, change: null, last: null, rest: null });

const shownColumns = ({ person, rating, k, games, flags, rest }: StandingRow) => ({
  person,
  rating,
  k,
  games,
  flags,
  rest,
});

const columnsOf = (block: StandingBlock) =>
  block.rests().map((rest, row) => ({
    person: block.person(row),
    rating: block.rating(row),
    k: block.k(row),
    games: block.games(row),
    flags: block.flags(row),
    rest,
  }));

const result = (of: number, at: number, more: Partial<ResultRow> = {}): ResultRow => ({
  person: of,
  event: at,
  list: 1,
  before: 1800,
  after: 1812,
  n: 9,
  score: 11,
  expected: 520,
  k: 20,
  change: 1200,
  rest: null,
  ...more,
});

const question = (of: number, number: number, more: Partial<QuestionRow> = {}): QuestionRow => ({
  event: of,
  question: number,
  kind: 'identity',
  player: 3,
  open: true,
  data: '{}',
  answer: null,
  ...more,
});

const present = (pool: string, of: number, rating: number | null): PresentRow => ({
  pool,
  person: of,
  rating,
  rest: '{}',
});

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

async function gathered<T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

/** Every row of every projection, all entries and the papers that are asked for. */
async function everything(desk: Desk): Promise<unknown> {
  const projections = [];
  for (const name of desk.projections) projections.push([name, await gathered(desk.rowsOf(name))]);
  return { entries: await gathered(desk.entriesFrom(0)), projections, papers: await desk.identityPapers([1]) };
}

/** Pools and states in the order of their bytes. */
function countsOf(events: readonly EventRow[]): readonly EventCount[] {
  const counts = new Map<string, EventCount>();
  for (const { pool, state } of events) {
    const key = `${pool} ${state}`;
    counts.set(key, { pool, state, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

export function storeContract(fresh: () => Promise<Store>): void {
  describe('an empty store', () => {
    test('has a head before the first entry, and nothing else', async () => {
      const store = await fresh();
      await store.read(async (desk) => {
        expect(await desk.head()).toEqual(CHAIN_START);
        expect(await desk.entry(1)).toBeUndefined();
        expect(await desk.entriesAbout('person:1')).toEqual([]);
        expect(await desk.paper('x')).toBeUndefined();
        expect(await desk.papersOf('identity', 1)).toEqual([]);
        expect(await desk.importedParts('x')).toEqual([]);
        expect(await desk.office()).toBeUndefined();
        expect(await desk.pool('fide')).toBeUndefined();
        expect(await desk.pools()).toEqual([]);
        expect(await desk.federations()).toEqual([]);
        expect(await desk.lastPerson()).toBe(0);
        expect(await desk.lastEvent()).toBe(0);
        expect(await desk.event(1)).toBeUndefined();
        expect(await desk.events({})).toEqual([]);
        expect(await desk.lastEvents({ limit: 9 })).toEqual([]);
        expect(await desk.eventsOf([1])).toEqual([]);
        expect(await desk.eventsOf([])).toEqual([]);
        expect(await desk.resultsIn([])).toEqual([]);
        expect(await desk.entrants(1)).toEqual([]);
        expect(await desk.questions()).toEqual([]);
        expect(await desk.lists()).toEqual([]);
        expect(await desk.list('fide', '2024-06-01')).toBeUndefined();
        expect(await desk.standingsOf(1)).toEqual([]);
        expect(await desk.results(1)).toEqual([]);
        expect(await desk.resultsOf([1])).toEqual([]);
        expect(await desk.decisions('fide')).toEqual([]);
        expect(await gathered(desk.allPersons())).toEqual([]);
        expect(await gathered(desk.allListedPersons())).toEqual([]);
        expect(await gathered(desk.allStandings(1))).toEqual([]);
        expect(await gathered(desk.allPresent('orr'))).toEqual([]);
        for (const name of desk.projections) expect(await gathered(desk.rowsOf(name))).toEqual([]);
      });
    });

    test('whoever asks for nothing gets nothing, and writes nothing', async () => {
      const store = await fresh();
      const before = await store.read(everything);
      await store.write(async (desk) => {
        expect(await desk.entries([])).toEqual([]);
        expect(await desk.papers([])).toEqual([]);
        expect(await desk.reportsWith([])).toEqual([]);
        expect(await desk.persons([])).toEqual([]);
        expect(await desk.personsWith('fide', [])).toEqual([]);
        expect(await desk.personsNamed([])).toEqual([]);
        expect(await desk.events({ states: [] })).toEqual([]);
        expect(await desk.standings(1, [])).toEqual([]);
        expect(await desk.present('orr', [])).toEqual([]);
        await desk.keepEntries([]);
        await desk.keepSubjects([]);
        await desk.keepPapers([]);
        await desk.dropPapers([], []);
        await desk.addPersons([], []);
        await desk.putEvents([]);
        await desk.putEntrants([], []);
        await desk.putQuestions([]);
        await desk.addStandings(1, []);
        await desk.putResults([], []);
        await desk.addResults([]);
        await desk.putPresent([]);
        await desk.dropPresent('orr', []);
      });
      expect(await store.read(everything)).toEqual(before);
    });
  });

  describe('entries', () => {
    test('are found by number, in order, and by what they are about', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.keepEntries(range(1, 12).map((no) => entry(no)));
        await desk.keepSubjects([
          ['person:1', 11],
          ['person:1', 2],
          ['person:10', 3],
          ['event:1', 2],
        ]);
      });
      await store.read(async (desk) => {
        expect(await desk.head()).toEqual({ no: 12, hash: entry(12).hash, time: entry(12).time });
        expect(await desk.entry(3)).toEqual(entry(3));
        expect(await desk.entries([12, 3, 99, 3])).toEqual([entry(3), entry(12)]);
        expect(await gathered(desk.entriesFrom(10))).toEqual([entry(10), entry(11), entry(12)]);
        expect(await gathered(desk.entriesFrom(13))).toEqual([]);
        expect(await desk.entriesAbout('person:1')).toEqual([entry(2), entry(11)]);
        expect(await desk.entriesAbout('person')).toEqual([]);
        expect(await desk.entriesOf('pool.opened', ['person:1', 'event:1', 'person:10'])).toEqual([
          entry(2),
          entry(3),
          entry(11),
        ]);
        expect(await desk.entriesOf('list.published', ['person:1'])).toEqual([]);
        expect(await desk.entriesOf('pool.opened', [])).toEqual([]);
        expect(await desk.entryNumbers('pool.opened', 'person:1')).toEqual([2, 11]);
        expect(await desk.entryNumbers('list.published', 'person:1')).toEqual([]);
        expect(await desk.entryKindsFrom(11)).toEqual([11, 12].map((no) => ({ no, kind: entry(no).kind })));
        expect(await desk.entryKindsFrom(13)).toEqual([]);
      });
    });

    test('come in batches, and each once', async () => {
      const store = await fresh();
      await store.write((desk) => desk.keepEntries(range(1, 1000).map((no) => entry(no))));
      await store.read(async (desk) => {
        const sizes: number[] = [];
        for await (const batch of desk.entriesFrom(1)) sizes.push(batch.length);
        expect(sizes).toEqual([200, 200, 200, 200, 200]);
        expect((await gathered(desk.entriesFrom(1))).map(({ no }) => no)).toEqual(range(1, 1000));
      });
    });

    test('keep their text to the byte, whatever it holds', async () => {
      const store = await fresh();
      const text = `{"t":"\\u0000\\t\\"'\\\\N ő 😀 \u2028 ${'x'.repeat(100_000)}"}`;
      await store.write((desk) => desk.keepEntries([entry(1, text)]));
      expect((await store.read((desk) => desk.entry(1)))?.text).toBe(text);
    });

    test('a number is given once', async () => {
      const store = await fresh();
      await store.write((desk) => desk.keepEntries([entry(1)]));
      await expect(store.write((desk) => desk.keepEntries([entry(1, '{}')]))).rejects.toThrow();
      expect(await store.read((desk) => desk.entry(1))).toEqual(entry(1));
    });

    test('have the same text again, however long it is', async () => {
      const store = await fresh();
      const kept = [2047, 2048, 2049, 500_000].map((length, at) =>
        entry(at + 1, 'ő€"\n'.repeat(length).slice(0, length)),
      );
      await store.write((desk) => desk.keepEntries(kept));
      await store.read(async (desk) => {
        expect(await desk.entries([1, 2, 3, 4])).toEqual(kept);
        expect(await gathered(desk.entriesFrom(1))).toEqual(kept);
        expect(await desk.entry(4)).toEqual(kept[3]);
        expect(await desk.entriesBetween('pool.opened', 1, 4)).toEqual(kept.slice(1));
      });
    });
  });

  describe('papers', () => {
    test('are found by digest, by whom they are about, and a report by its bytes', async () => {
      const store = await fresh();
      const kept = [
        identity(7, 'p2'),
        identity(7, 'p1'),
        identity(70, 'p3'),
        report(7, 'r3', 'sha-b'),
        report(9, 'r2', 'sha-a'),
        report(8, 'r1', 'sha-a'),
        report(8, 'r4', 'sha-a'),
        { ...identity(5, 'o1'), kind: 'officer' as const, sha256: 'sha-a' },
      ];
      await store.write((desk) => desk.keepPapers(kept));
      await store.read(async (desk) => {
        expect(await desk.paper(digestOf('p2'))).toBeUndefined();
        expect(await desk.paper(digestOf('r1'))).toEqual(report(8, 'r1', 'sha-a'));
        expect(await desk.papers(['r2', 'r1', 'p2', 'x'].map(digestOf))).toEqual([
          report(8, 'r1', 'sha-a'),
          report(9, 'r2', 'sha-a'),
        ]);
        expect(await desk.papersOf('identity', 7)).toEqual([identity(7, 'p1'), identity(7, 'p2')]);
        expect(await desk.identityPapers([70, 8, 7])).toEqual([
          identity(7, 'p1'),
          identity(7, 'p2'),
          identity(70, 'p3'),
        ]);
        expect(await desk.identityPapers([])).toEqual([]);
        expect(await desk.papersOf('report', 7)).toEqual([report(7, 'r3', 'sha-b')]);
        expect(await desk.reportsWith(['sha-b', 'sha-c', 'sha-a'])).toEqual([
          { sha256: 'sha-a', event: 8 },
          { sha256: 'sha-a', event: 9 },
          { sha256: 'sha-b', event: 7 },
        ]);
      });
    });

    test('are gone when they are dropped, and the others stay', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.keepPapers([identity(1, 'p1'), identity(2, 'p2'), identity(3, 'p3'), identity(3, 'p4')]);
        await desk.keepPapers([report(1, 'r1', 'sha-a'), report(2, 'r2', 'sha-a')]);
        await desk.dropPapers(['r1', 'p3', 'p2', 'p1', 'p9'].map(digestOf), [1, 3]);
      });
      await store.read(async (desk) => {
        expect(await desk.identityPapers([1, 2, 3])).toEqual([identity(2, 'p2'), identity(3, 'p4')]);
        expect(await desk.identityCount()).toBe(2);
        expect(await desk.papers(['r1', 'r2'].map(digestOf))).toEqual([report(2, 'r2', 'sha-a')]);
      });
    });

    test('are the same bytes again, however long they are', async () => {
      const store = await fresh();
      const long = Uint8Array.from(range(0, 20_000), (at) => (at * at) % 251);
      const kept = [2047, 2048, 20_000].map((length, at) => ({
        ...report(1, `r${at}`, 'sha-a'),
        content: long.slice(0, length),
      }));
      await store.write((desk) => desk.keepPapers(kept));
      const found = await store.read((desk) => desk.papers(kept.map(({ digest }) => digest)));
      expect(found.map((paper) => ({ ...paper, content: Uint8Array.from(paper.content) }))).toEqual(kept);
    });
  });

  describe('office, pools, federations and imports', () => {
    test('a row of the same key is replaced', async () => {
      const store = await fresh();
      const pool = { pool: 'fide', family: 'fide', name: 'FIDE', since: '2024-01-01', settings: '{}' } as const;
      const orr = { pool: 'Orr', family: 'orr', name: 'ORR', since: '2023-01-01', settings: '{}' } as const;
      await store.write(async (desk) => {
        await desk.putOffice({ name: 'Iroda', timeZone: 'Europe/Budapest', minors: 'names' });
        await desk.putOffice({ name: 'Bureau', timeZone: 'Europe/Paris', minors: 'names' });
        await desk.putPool({ ...pool, name: 'before' });
        await desk.putPool(orr);
        await desk.putPool(pool);
        await desk.putFederation({ federation: 'HUN', status: 'member', officer: 'd1' });
        await desk.putFederation({ federation: 'AUT', status: 'member', officer: null });
        await desk.putFederation({ federation: 'HUN', status: 'suspended', officer: null });
        await desk.putImport('s1', 2, 7);
        await desk.putImport('s1', 1, 6);
        await desk.putImport('s1', 10, 6);
        await desk.putImport('s2', 5, 8);
        await desk.putImport('s1', 2, 9);
      });
      await store.read(async (desk) => {
        expect(await desk.office()).toEqual({ name: 'Bureau', timeZone: 'Europe/Paris', minors: 'names' });
        expect(await desk.pool('fide')).toEqual(pool);
        expect(await desk.pools()).toEqual([orr, pool]);
        expect(await desk.federations()).toEqual([
          { federation: 'AUT', status: 'member', officer: null },
          { federation: 'HUN', status: 'suspended', officer: null },
        ]);
        expect(await desk.importedParts('s1')).toEqual([1, 2, 10]);
        expect(await gathered(desk.rowsOf('imports'))).toEqual([
          ['s1', 1, 6],
          ['s1', 2, 9],
          ['s1', 10, 6],
          ['s2', 5, 8],
        ]);
        expect(await gathered(desk.rowsOf('offices'))).toEqual([[1, 'Bureau', 'Europe/Paris', 'names']]);
      });
    });
  });

  describe('persons', () => {
    const full = person(3, {
      mergedInto: 1,
      fide: '700100',
      komir: '12345',
      orr: '55',
      pin: '1234567',
      sex: 'f',
      title: 'WGM',
      facts: '{"birthYear":1990}',
      deceased: '2024-03-01',
      club: 'Új "Sakk" SE',
      marks: MARKS.deceased + MARKS.changed,
    });

    test('are found by number, by the numbers that others gave them, and by the keys of their names', async () => {
      const store = await fresh();
      const second = person(2, {
        fide: '9',
        identity: null,
        name: null,
        birth: null,
        birthYear: null,
        federation: null,
      });
      await store.write((desk) =>
        desk.addPersons(
          [person(1), second, full],
          [
            ['ordog', 3],
            ['ördög', 2],
            ['Zeta', 3],
            ['ordog', 1],
            ['ordog', 3],
          ],
        ),
      );
      await store.read(async (desk) => {
        expect(await desk.lastPerson()).toBe(3);
        expect(await desk.persons([3, 1, 4, 3])).toEqual([person(1), full]);
        expect(await desk.personsWith('fide', ['9', '700100', '1'])).toEqual([second, full]);
        expect(await desk.personsWith('komir', ['12345'])).toEqual([full]);
        expect(await desk.personsWith('orr', ['55', '55'])).toEqual([full]);
        expect(await desk.personsWith('pin', ['1234567', '55'])).toEqual([full]);
        const known = ({ identity: _i, birthYear: _y, title: _t, facts: _f, club: _c, marks: _m, ...row }: PersonRow) =>
          row;
        expect(await desk.knownWith('fide', ['9', '700100', '1'])).toEqual([second, full].map(known));
        expect(await desk.knownWith('pin', [])).toEqual([]);
        expect(await desk.personsNamed(['ördög', 'ordog', 'Zeta', 'x'])).toEqual([
          { ...full, key: 'Zeta' },
          { ...person(1), key: 'ordog' },
          { ...full, key: 'ordog' },
          { ...second, key: 'ördög' },
        ]);
        expect(await gathered(desk.allPersons())).toEqual([person(1), second, full]);
      });
    });

    test('are changed several at once, with their name keys', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        const names = [1, 2, 3].map((each) => ['alike', each] as const);
        await desk.addPersons([person(1), person(2), person(3)], names);
        await desk.putPersons([], [], []);
        await desk.putPersons(
          [person(3, { name: null }), person(1, { name: 'Other' })],
          [
            ['other', 1],
            ['also', 1],
          ],
          [
            ['alike', 1],
            ['alike', 3],
          ],
        );
      });
      await store.read(async (desk) => {
        expect(await desk.persons([1, 2, 3])).toEqual([
          person(1, { name: 'Other' }),
          person(2),
          person(3, { name: null }),
        ]);
        const found = await desk.personsNamed(['alike', 'also', 'other']);
        expect(found.map(({ key, person: number }) => [key, number])).toEqual([
          ['alike', 2],
          ['also', 1],
          ['other', 1],
        ]);
      });
    });

    test('are mentioned by entries, and take part in events', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.keepSubjects([
          ['person:2', 7],
          ['person:1', 9],
          ['person:2', 3],
          ['event:1', 4],
        ]);
        await desk.putEntrants(
          [5, 6],
          [
            { event: 5, person: 1, place: 0 },
            { event: 5, person: 3, place: 1 },
            { event: 6, person: 1, place: 0 },
          ],
        );
      });
      await store.read(async (desk) => {
        expect(await desk.mentions(['person:1', 'person:2', 'person:3'])).toEqual([
          { subject: 'person:1', no: 9 },
          { subject: 'person:2', no: 3 },
          { subject: 'person:2', no: 7 },
        ]);
        expect(await desk.mentions([])).toEqual([]);
        expect(await desk.tookPart([1, 2, 3])).toEqual([1, 3]);
        expect(await desk.tookPart([])).toEqual([]);
      });
    });

    test('of lists that were brought in may go, and so may parts of imports', async () => {
      const store = await fresh();
      const standing = (number: number): StandingRow => ({
        person: number,
        rating: 1500,
        k: null,
        games: 0,
        total: 0,
        peak: 1500,
        change: null,
        flags: 0,
        last: null,
        rest: null,
      });
      const list = { pool: 'fide', no: 1, players: 3, digest: 'd', data: '{}' };
      await store.write(async (desk) => {
        await desk.addList({ ...list, list: 1, date: '2024-05-01' });
        await desk.addList({ ...list, list: 2, date: '2024-06-01' });
        for (const number of [1, 2]) await desk.addStandings(number, [1, 2, 3].map(standing));
        await desk.dropStandings(1, [2, 3]);
        await desk.dropStandings(1, []);
        await desk.dropList(2);
        for (const part of [0, 1]) await desk.putImport('sha', part, 10 + part);
        await desk.dropImports([10]);
        await desk.dropImports([]);
      });
      await store.read(async (desk) => {
        expect(await desk.standings(1, [1, 2, 3])).toEqual([standing(1)]);
        expect(await desk.standings(2, [1, 2, 3])).toEqual([]);
        expect((await desk.lists()).map((row) => row.list)).toEqual([1]);
        expect(await desk.importedParts('sha')).toEqual([1]);
      });
    });

    test('are told for a list with their years and federations, and with marks that keep somebody off it or on it', async () => {
      const store = await fresh();
      const marked = Object.values(MARKS).map((marks, at) => person(at + 1, { marks }));
      const merged = { ...person(6), mergedInto: 2, birthYear: 1990, federation: 'HUN' };
      await store.write((desk) => desk.addPersons([...marked, merged], []));
      const listed = await store.read((desk) => gathered(desk.allListedPersons()));
      expect(listed).toEqual(
        [...marked, merged].map(({ person: number, mergedInto, birthYear, federation, marks }) => ({
          person: number,
          mergedInto,
          birthYear,
          federation,
          marks,
        })),
      );
    });

    test('are shown a page at a time, or some of them, with facts only where these were once others, or were erased', async () => {
      const store = await fresh();
      const facts = [
        '{"now":{"federation":"HUN"},"was":[]}',
        '{"now":{},"was":[{"facts":{},"upTo":7}]}',
        '{"erased":9,"now":{},"was":[]}',
      ];
      const marks = [MARKS.deceased, MARKS.changed, MARKS.erased];
      const rows = facts.map((each, at) =>
        person(at + 1, { facts: each, marks: marks[at] as number, sex: 'f', title: 'WIM' }),
      );
      const merged = person(4, { mergedInto: 1, facts: facts[0] as string, name: null, birthYear: null });
      await store.write((desk) => desk.addPersons([...rows, merged], []));
      const shown = [...rows, merged].map(
        ({ person: number, mergedInto, name, birthYear, sex, federation, title, facts: all }) => ({
          person: number,
          mergedInto,
          name,
          birthYear,
          sex,
          federation,
          title,
          facts: number === 2 || number === 3 ? all : null,
        }),
      );
      await store.read(async (desk) => {
        expect(await desk.shownPersons(0)).toEqual(shown);
        expect(await desk.shownPersons(2)).toEqual(shown.slice(2));
        expect(await desk.shownPersons(4)).toEqual([]);
        expect(await desk.shownAmong([4, 9, 2])).toEqual([shown[1], shown[3]]);
        expect(await desk.shownAmong([])).toEqual([]);
        const files = shown.map((each, at): FileCardValues => {
          const { person: number, mergedInto, name, birthYear, sex, federation, title, facts } = each;
          const { fide, pin, marks: own } = [...rows, merged][at] as PersonRow;
          return [number, mergedInto, name, birthYear, sex, federation, title, facts, fide, pin, own];
        });
        // as neighbours, and far from each other
        for (const asked of [[1, 2, 3, 4], [2, 4], [2, 1000], [4], []]) {
          const page = JSON.parse(Buffer.from(await desk.filePersons(asked)).toString('utf8')) as FileCardValues[];
          expect(page.filter(([number]) => asked.includes(number))).toEqual(
            files.filter(([number]) => asked.includes(number)),
          );
        }
      });
    });

    test('have clubs, told of those between two', async () => {
      const store = await fresh();
      const clubs = ['Új "Sakk" SE', null, null, 'Клуб'];
      await store.write((desk) =>
        desk.addPersons(
          clubs.map((club, at) => person(at + 1, { club })),
          [],
        ),
      );
      await store.read(async (desk) => {
        expect(await desk.clubs(0, 4)).toEqual([
          { person: 1, club: 'Új "Sakk" SE' },
          { person: 4, club: 'Клуб' },
        ]);
        expect(await desk.clubs(1, 3)).toEqual([]);
        expect(await desk.clubs(3, 4)).toEqual([{ person: 4, club: 'Клуб' }]);
      });
    });

    test('are found by how the keys of their names begin', async () => {
      const store = await fresh();
      await store.write((desk) =>
        desk.addPersons(
          [person(1), person(2), person(3)],
          [
            ['kasp.a', 2],
            ['kasp.a', 1],
            ['kaspar.g', 3],
            ['kasq', 1],
            ['kas', 2],
            ['касп', 3],
          ],
        ),
      );
      await store.read(async (desk) => {
        const found = [
          { key: 'kasp.a', person: 1 },
          { key: 'kasp.a', person: 2 },
          { key: 'kaspar.g', person: 3 },
        ];
        expect(await desk.namesBeginning('kasp', 9)).toEqual(found);
        expect(await desk.namesBeginning('kasp', 2)).toEqual(found.slice(0, 2));
        expect(await desk.namesBeginning('кас', 9)).toEqual([{ key: 'касп', person: 3 }]);
        expect(await desk.namesBeginning('x', 9)).toEqual([]);
      });
    });

    test('come in as the cards of a list, and are compared with one', async () => {
      const store = await fresh();
      const [first, count] = [3, 40];
      const numbers = range(first, first + count - 1);
      const salted = numbers.map((number) => [
        ...new Uint8Array(16).fill(number),
        ...Buffer.from(`{"fide":"${number}"}`),
      ]);
      const named = (number: number): string => (number === 5 ? 'Łoś "Ewa"' : `Kiss ${number}`);
      const none = numbers.map(() => null);
      await store.write(async (desk) => {
        await desk.addPersons([person(1, { fide: '900', birth: null }), person(2)], [['kis', 1]]);
        await desk.addCards({
          first,
          digests: numbers.map((number) => digestOf(`d${number}`)).join(''),
          papers: Uint8Array.from(salted.flat()),
          ends: salted.map((_, at) => salted.slice(0, at + 1).flat().length),
          names: numbers.map(named),
          births: numbers.map((number) => (number === 4 ? null : '1990')),
          fide: numbers.map(String),
          birthYears: numbers.map((number) => (number === 4 ? null : 1990)),
          sexes: none,
          federations: numbers.map(() => 'HUN'),
          titles: none,
          keys: () => numbers.map((number) => (number % 2 === 0 ? ['kis', `k.${number}`] : [])),
        });
        // what was just written is found in the same write
        expect((await desk.namesBeginning('kis', 3)).map((each) => each.person)).toEqual([1, 4, 6]);
      });
      const row = (number: number): PersonRow => ({
        ...person(number, { name: named(number), birth: '1990', fide: String(number), birthYear: 1990 }),
        facts: '{"now":{"birthYear":1990,"federation":"HUN"},"was":[]}',
      });
      await store.read(async (desk) => {
        expect(await desk.persons([5, 42])).toEqual([row(5), row(42)]);
        expect(await desk.persons([4])).toEqual([
          { ...row(4), birth: null, birthYear: null, facts: '{"now":{"federation":"HUN"},"was":[]}' },
        ]);
        const [paper] = await desk.identityPapers([5]);
        expect(paper).toMatchObject({ digest: digestOf('d5'), kind: 'identity', of: 5 });
        expect([...(paper as Paper).salt]).toEqual(range(1, 16).map(() => 5));
        expect(Buffer.from((paper as Paper).content).toString('utf8')).toBe('{"fide":"5"}');
        expect((await desk.personsNamed(['kis', 'k.8'])).map((each) => [each.key, each.person])).toEqual([
          ['k.8', 8],
          ['kis', 1],
          ...numbers.filter((number) => number % 2 === 0).map((number) => ['kis', number]),
        ]);
        const card = (number: number) => [number, null, String(number), named(number), '1990', null, 'HUN', null];
        // as neighbours with somebody far away among them, far from each other, one alone, and nobody
        for (const asked of [['5', '6', '900', '7', '12'], ['900', '20'], ['6'], ['77', '78'], []]) {
          const seen = await desk.comparedCards(asked);
          const expected = asked.flatMap((fide) =>
            fide === '900'
              ? [[1, null, '900', person(1).name, null, null, 'HUN', null]]
              : Number(fide) > 42
                ? []
                : [card(Number(fide))],
          );
          expect(asked.flatMap((fide) => seen.filter((each) => each[2] === fide))).toEqual(expected);
        }
      });
    });

    test('keys of cards are tried out, too', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.addCards(card(1));
        await desk.tryOut(() => desk.addCards(card(2)));
        await desk.addCards(card(3));
        await desk.putPerson(person(3), [], ['kis']);
      });
      await store.read(async (desk) => {
        expect(await gathered(desk.rowsOf('names'))).toEqual([['kis', 1]]);
        expect(await desk.lastPerson()).toBe(3);
      });
    });

    test('keys that were put in order elsewhere are taken where all their cards come in together', async () => {
      const store = await fresh();
      const asked: string[] = [];
      const inOrder = (persons: number, sorted?: SortedKeys) => ({
        persons,
        sorted: async () => {
          asked.push(`keys of ${persons}`);
          return sorted;
        },
      });
      const both = inOrder(2, {
        keys: ['elsewhere', 'kis'],
        counts: Int32Array.of(1, 2),
        persons: Int32Array.of(2, 1, 2),
      });
      const [early, lost] = [inOrder(2), inOrder(1)];
      await store.write(async (desk) => {
        await desk.addCards({ ...card(1), inOrder: both });
        await desk.addCards({ ...card(2), inOrder: both });
        expect(await gathered(desk.rowsOf('names'))).toEqual([
          ['elsewhere', 2],
          ['kis', 1],
          ['kis', 2],
        ]);
        // somebody asks before the second of two comes in
        await desk.addCards({ ...card(3), inOrder: early });
        expect((await desk.personsNamed(['kis'])).map((each) => each.person)).toEqual([1, 2, 3]);
        await desk.addCards({ ...card(4), inOrder: early });
        await desk.addCards(card(5));
        expect((await desk.personsNamed(['kis'])).map((each) => each.person)).toEqual([1, 2, 3, 4, 5]);
        // who should have done it is lost
        await desk.addCards({ ...card(6), inOrder: lost });
      });
      expect((await store.read((desk) => desk.personsNamed(['kis']))).map((each) => each.person)).toEqual(range(1, 6));
      expect(asked).toEqual(['keys of 2', 'keys of 1']);
    });

    test('one that changes loses the keys and numbers it had', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.addPersons(
          [person(1), full],
          [
            ['a', 1],
            ['a', 3],
            ['b', 3],
          ],
        );
        await desk.putPerson(person(3), ['c', 'b', 'c'], ['a', 'b']);
        await desk.putPerson(person(1, { fide: '700100' }), [], ['a']);
      });
      await store.read(async (desk) => {
        expect(await desk.persons([1, 3])).toEqual([person(1, { fide: '700100' }), person(3)]);
        expect(await gathered(desk.rowsOf('names'))).toEqual([
          ['b', 3],
          ['c', 3],
        ]);
        expect(await desk.personsWith('fide', ['700100'])).toEqual([person(1, { fide: '700100' })]);
      });
    });

    test.each(['fide', 'komir', 'orr', 'pin'] as const)('a %s number belongs to one person', async (kind) => {
      const store = await fresh();
      await store.write((desk) => desk.addPersons([person(1, { [kind]: '5' }), person(2)], []));
      await expect(store.write((desk) => desk.putPerson(person(2, { [kind]: '5' }), [], []))).rejects.toThrow();
      await expect(store.write((desk) => desk.addPersons([person(3, { [kind]: '5' })], []))).rejects.toThrow();
      expect(await store.read((desk) => desk.persons([1, 2, 3]))).toEqual([person(1, { [kind]: '5' }), person(2)]);
    });

    test('the highest number of a kind is told by its worth, and only of those with so many digits', async () => {
      const store = await fresh();
      expect(await store.read((desk) => desk.highestNumber('komir', 5))).toBe(0);
      const numbers = ['9', '998', '1204', '130001', '41'];
      await store.write((desk) =>
        desk.addPersons(
          numbers.map((komir, at) => person(at + 1, { komir })),
          [],
        ),
      );
      await store.read(async (desk) => {
        for (const [digits, highest] of [
          [1, 9],
          [3, 998],
          [5, 1204],
          [6, 130_001],
        ] as const) {
          expect(await desk.highestNumber('komir', digits)).toBe(highest);
        }
        expect(await desk.highestNumber('pin', 9)).toBe(0);
      });
      await store.write((desk) => desk.putPerson(person(3), [], []));
      expect(await store.read((desk) => desk.highestNumber('komir', 5))).toBe(998);
    });

    test('five thousand are asked for at once, by whatever key', async () => {
      const store = await fresh();
      const numbers = range(1, 5200);
      const all = numbers.map((number) => person(number, { fide: String(number) }));
      await store.write((desk) =>
        desk.addPersons(
          all,
          all.map(({ person: number }) => [`k${number}`, number] as const),
        ),
      );
      await store.read(async (desk) => {
        const asked = numbers.slice(100, 5100);
        const backwards = [...asked].reverse();
        expect(await desk.persons(backwards)).toEqual(all.slice(100, 5100));
        expect(await desk.personsWith('fide', backwards.map(String))).toEqual(all.slice(100, 5100));
        const named = await desk.personsNamed(backwards.map((number) => `k${number}`));
        expect(named.map(({ key }) => key)).toEqual(asked.map((number) => `k${number}`).sort());
        expect(await gathered(desk.allPersons())).toEqual(all);
        const listed = await gathered(desk.allListedPersons());
        expect(listed.map(({ person: number }) => number)).toEqual(numbers);
      });
    });
  });

  describe('events', () => {
    test('are chosen by pool, state, list and end', async () => {
      const store = await fresh();
      const all = [
        event(1),
        event(2, { state: 'questions', openQuestions: 2, listDate: '2024-07-01' }),
        event(3, { state: 'published', listDate: '2024-05-01', end: '2024-04-30' }),
        event(4, { pool: 'orr', state: 'rated', listDate: null, partOf: 1 }),
        event(5, {
          state: 'registered',
          start: null,
          end: null,
          edition: null,
          listDate: null,
          submission: null,
          report: null,
        }),
      ];
      await store.write((desk) => desk.putEvents([...all].reverse()));
      await store.read(async (desk) => {
        const chosen = async (asked: Parameters<Desk['events']>[0]): Promise<readonly number[]> =>
          (await desk.events(asked)).map(({ event: number }) => number);
        expect(await desk.lastEvent()).toBe(5);
        expect(await desk.event(5)).toEqual(all[4]);
        expect(await desk.events({})).toEqual(all);
        expect(await chosen({ pool: 'fide' })).toEqual([1, 2, 3, 5]);
        expect(await chosen({ events: [5, 2, 9] })).toEqual([2, 5]);
        expect(await chosen({ events: [] })).toEqual([]);
        expect(await chosen({ after: 3 })).toEqual([4, 5]);
        expect(await desk.eventCounts()).toEqual(countsOf(all));
        expect(await chosen({ states: ['rated', 'accepted'] })).toEqual([1, 4]);
        expect(await chosen({ listDate: '2024-06-01' })).toEqual([1]);
        expect(await chosen({ upToListDate: '2024-06-01' })).toEqual([1, 3]);
        expect(await chosen({ endFrom: '2024-05-09' })).toEqual([1, 2, 4]);
        expect(await chosen({ endFrom: '2024-05-10' })).toEqual([]);
        expect(await chosen({ days: { start: '2024-05-01', end: '2024-05-09' } })).toEqual(
          all.flatMap((each) => (each.start === '2024-05-01' && each.end === '2024-05-09' ? each.event : [])),
        );
        expect(await chosen({ days: { start: '2024-05-01', end: '2024-05-09' } })).not.toEqual([]);
        expect(await chosen({ days: { start: '2024-05-01', end: '2024-05-08' } })).toEqual([]);
        expect(await chosen({ partOf: 1 })).toEqual(all.filter(({ partOf }) => partOf === 1).map((each) => each.event));
        expect(await chosen({ partOf: 1 })).not.toEqual([]);
        expect(await chosen({ limit: 2 })).toEqual([1, 2]);
        expect(await chosen({ pool: 'fide', states: ['questions', 'published'], limit: 1 })).toEqual([2]);
        expect(
          await chosen({
            pool: 'fide',
            states: ['accepted'],
            listDate: '2024-06-01',
            upToListDate: '2024-07-01',
            endFrom: '2024-05-01',
            limit: 9,
          }),
        ).toEqual([1]);
      });
    });

    test('of the same number are replaced, and of two in one call the last counts', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.putEvents([event(1), event(2)]);
        await desk.putEvents([event(2, { name: 'first' }), event(3), event(2, { state: 'refused', listDate: null })]);
      });
      expect(await store.read((desk) => desk.events({}))).toEqual([
        event(1),
        event(2, { state: 'refused', listDate: null }),
        event(3),
      ]);
    });

    test('are found from the newest back, of a pool or for a list', async () => {
      const store = await fresh();
      const all = [
        event(1),
        event(2, { pool: 'orr', listDate: null }),
        event(3),
        event(4, { listDate: '2031-01-01' }),
        event(5),
      ] as const;
      const [one, two, three, four, five] = all;
      await store.write((desk) => desk.putEvents(all));
      await store.read(async (desk) => {
        expect(await desk.lastEvents({ limit: 2 })).toEqual([five, four]);
        expect(await desk.lastEvents({ limit: 9, before: 4 })).toEqual([three, two, one]);
        expect(await desk.lastEvents({ limit: 2, pool: one.pool, before: 5 })).toEqual([four, three]);
        expect(await desk.lastEvents({ limit: 9, pool: one.pool, listDate: '2031-01-01' })).toEqual([four]);
        expect(await desk.lastEvents({ limit: 9, pool: 'none' })).toEqual([]);
      });
    });

    test('more than fit in one statement are put at once', async () => {
      const store = await fresh();
      const all = range(1, 5000).map((number) => event(number));
      await store.write(async (desk) => {
        await desk.putEvents(all);
        await desk.putEvents(all.map((each) => ({ ...each, state: 'published' as const })));
      });
      expect(await store.read((desk) => desk.events({}))).toEqual(all.map((each) => ({ ...each, state: 'published' })));
    });

    test('have entrants, found by event and by person', async () => {
      const store = await fresh();
      const at = (where: number, who: number, place: number): EntrantRow => ({ event: where, person: who, place });
      await store.write(async (desk) => {
        await desk.putEvents([event(1), event(2), event(3)]);
        await desk.putEntrants([1, 2], [at(2, 9, 1), at(2, 5, 2), at(1, 9, 3), at(1, 10, 4)]);
        await desk.putEntrants([3], [at(3, 9, 1)]);
      });
      await store.read(async (desk) => {
        expect(await desk.entrants(2)).toEqual([at(2, 5, 2), at(2, 9, 1)]);
        expect(await desk.eventsOf([9])).toEqual([event(1), event(2), event(3)]);
        expect(await desk.eventsOf([10])).toEqual([event(1)]);
        expect(await desk.eventsOf([10, 5])).toEqual([event(1), event(2)]);
        expect(await desk.eventsOf([10, 9])).toEqual([event(1), event(2), event(3)]);
      });
      await store.write((desk) => desk.putEntrants([2, 3], [at(2, 10, 1)]));
      await store.read(async (desk) => {
        expect(await desk.entrants(1)).toEqual([at(1, 9, 3), at(1, 10, 4)]);
        expect(await desk.entrants(2)).toEqual([at(2, 10, 1)]);
        expect(await desk.entrants(3)).toEqual([]);
        expect(await desk.entrantsOf([2, 1])).toEqual([at(1, 9, 3), at(1, 10, 4), at(2, 10, 1)]);
        expect(await desk.entrantsOf([])).toEqual([]);
        expect(await desk.eventsOf([9])).toEqual([event(1)]);
        expect(await desk.eventsOf([10])).toEqual([event(1), event(2)]);
        expect(await gathered(desk.rowsOf('entrants'))).toEqual([
          [1, 9, 3],
          [1, 10, 4],
          [2, 10, 1],
        ]);
        expect(await gathered(desk.rowsOf('took_part'))).toEqual([
          [9, 1],
          [10, 1],
          [10, 2],
        ]);
      });
    });

    test('entrants of millions of events and persons keep their numbers', async () => {
      const store = await fresh();
      const far: EntrantRow = { event: 67_108_863, person: 134_217_727, place: 1 };
      await store.write((desk) => desk.putEntrants([far.event], [far]));
      expect(await store.read((desk) => gathered(desk.rowsOf('took_part')))).toEqual([[far.person, far.event]]);
    });

    test('have questions, open and answered', async () => {
      const store = await fresh();
      const fact = question(1, 2, { kind: 'fact', player: null });
      await store.write(async (desk) => {
        await desk.putQuestions([question(2, 1), fact, question(1, 10), question(1, 1)]);
        await desk.putQuestions([question(1, 1, { open: false, answer: '{"person":"x"}' })]);
      });
      const answered = question(1, 1, { open: false, answer: '{"person":"x"}' });
      await store.read(async (desk) => {
        expect(await desk.questions(1)).toEqual([answered, fact, question(1, 10)]);
        expect(await desk.questions()).toEqual([answered, fact, question(1, 10), question(2, 1)]);
      });
      await store.write((desk) => desk.dropQuestions(1));
      expect(await store.read((desk) => desk.questions())).toEqual([question(2, 1)]);
    });
  });

  describe('lists', () => {
    test('are found by pool and day', async () => {
      const store = await fresh();
      const [may, june, orr, july] = [
        list(1, 'fide', '2024-05-01'),
        list(2, 'fide', '2024-06-01'),
        list(3, 'orr', '2024-06-15'),
        list(4, 'fide', '2024-07-01'),
      ] as const;
      await store.write(async (desk) => {
        for (const each of [may, june, orr, july]) await desk.addList(each);
      });
      await store.read(async (desk) => {
        expect(await desk.lists()).toEqual([may, june, orr, july]);
        expect(await desk.lists('fide')).toEqual([may, june, july]);
        expect(await desk.list('fide', '2024-06-01')).toEqual(june);
        expect(await desk.list('orr', '2024-06-01')).toBeUndefined();
      });
    });

    test('one may be replaced, but not added twice, nor another for the same day', async () => {
      const store = await fresh();
      const given = list(1, 'fide', '2024-05-01');
      await store.write(async (desk) => {
        await desk.addList(given);
        await desk.putList({ ...given, players: 9 });
        await desk.putList(list(2, 'fide', '2024-06-01'));
      });
      await expect(store.write((desk) => desk.addList(given))).rejects.toThrow();
      await expect(store.write((desk) => desk.addList(list(3, 'fide', '2024-06-01')))).rejects.toThrow();
      expect(await store.read((desk) => desk.lists())).toEqual([
        { ...given, players: 9 },
        list(2, 'fide', '2024-06-01'),
      ]);
    });

    test('have standings, of some, of all, and of one person on every list', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.addList(list(1, 'fide', '2024-05-01'));
        await desk.addList(list(2, 'fide', '2024-06-01'));
        await desk.addStandings(1, [standing(2), bare(3), standing(10)]);
        await desk.addStandings(
          2,
          (async function* () {
            yield standing(3);
            yield bare(4);
          })(),
        );
      });
      await store.read(async (desk) => {
        expect(await desk.standings(1, [10, 2, 4])).toEqual([standing(2), standing(10)]);
        expect(await gathered(desk.allStandings(1))).toEqual([standing(2), bare(3), standing(10)]);
        expect(await gathered(desk.allStandings(2))).toEqual([standing(3), bare(4)]);
        expect(await desk.someStandings(1, 0)).toEqual([standing(2), bare(3), standing(10)]);
        expect(await desk.someStandings(1, 2)).toEqual([bare(3), standing(10)]);
        expect(await desk.someStandings(1, 10)).toEqual([]);
        const { blocks, next } = await desk.standingBlocks(1, 0);
        expect(blocks.flatMap(columnsOf)).toEqual([standing(2), bare(3), standing(10)].map(shownColumns));
        expect(next).toBeUndefined();
        expect(await desk.standingsOf(3)).toEqual([
          { ...bare(3), list: 1 },
          { ...standing(3), list: 2 },
        ]);
      });
    });

    test('rows come in columns, too, beside others of the same block', async () => {
      const store = await fresh();
      const numbers = [300, 301, 511, 512, 900];
      const column = (of: (number: number) => number) => Int32Array.from(numbers, of);
      const row = (number: number): StandingRow => ({
        ...standing(number, { change: null, rest: null }),
        k: number === 301 ? null : 20,
        last: number === 301 ? null : 24_290,
      });
      await store.write(async (desk) => {
        await desk.addStandings(1, [standing(2), standing(299), standing(600)]);
        await desk.addStandingColumns(1, {
          person: column((number) => number),
          rating: column((number) => 1500 + number),
          k: column((number) => (number === 301 ? NO_NUMBER : 20)),
          games: column(() => 9),
          total: column(() => 120),
          peak: column(() => 1900),
          flags: column(() => 3),
          last: column((number) => (number === 301 ? NO_NUMBER : 24_290)),
        });
      });
      const all = [standing(2), standing(299), row(300), row(301), row(511), row(512), standing(600), row(900)];
      await store.read(async (desk) => expect(await gathered(desk.allStandings(1))).toEqual(all));
    });

    test('a list may be made from the one before while that is read', async () => {
      const store = await fresh();
      const all = range(1, 12_000).map((number) => standing(number));
      await store.write(async (desk) => {
        await desk.addStandings(1, all);
        await desk.addStandings(
          2,
          (async function* () {
            for await (const batch of desk.allStandings(1)) for (const row of batch) yield { ...row, games: 0 };
          })(),
        );
      });
      await store.read(async (desk) => {
        const pairs = [
          { list: 2, person: 7 },
          { list: 1, person: 11_999 },
          { list: 2, person: 3 },
          { list: 2, person: 7 },
          { list: 3, person: 3 },
          { list: 1, person: 12_001 },
        ];
        expect(await desk.ratingsOn(pairs)).toEqual([
          { list: 1, person: 11_999, rating: standing(11_999).rating },
          { list: 2, person: 3, rating: standing(3).rating },
          { list: 2, person: 7, rating: standing(7).rating },
        ]);
        expect(await desk.ratingsOn([])).toEqual([]);
        expect(await gathered(desk.allStandings(2))).toEqual(all.map((row) => ({ ...row, games: 0 })));
        expect(await desk.standings(1, [...range(2001, 7000)].reverse())).toEqual(all.slice(2000, 7000));
      });
    });
  });

  describe('results', () => {
    test('are found by event and by person who took part, and those of an event are replaced together', async () => {
      const store = await fresh();
      const newcomer = result(4, 2, {
        list: null,
        before: null,
        after: null,
        expected: null,
        k: null,
        change: null,
        rest: '{}',
      });
      await store.write(async (desk) => {
        await desk.putEntrants(
          [1, 2],
          [
            { event: 1, person: 4, place: 1 },
            { event: 1, person: 20, place: 2 },
            { event: 2, person: 4, place: 1 },
          ],
        );
        await desk.putEvents([event(1), event(2, { pool: 'orr' })]);
        await desk.addResults([result(20, 1), result(4, 1), newcomer]);
      });
      await store.read(async (desk) => {
        expect(await desk.results(1)).toEqual([result(4, 1), result(20, 1)]);
        expect(await desk.resultsIn([2, 1, 7])).toEqual([result(4, 1), result(20, 1), newcomer]);
        expect(await desk.ratingsIn([2, 1, 7])).toEqual([
          { event: 1, person: 4, before: result(4, 1).before },
          { event: 1, person: 20, before: result(20, 1).before },
          { event: 2, person: 4, before: null },
        ]);
        expect(await desk.ratingsIn([])).toEqual([]);
        expect(await desk.resultsOf([4])).toEqual([result(4, 1), newcomer]);
        expect(await desk.resultsOf([20, 4])).toEqual([result(4, 1), result(20, 1), newcomer]);
        expect(await desk.resultsOf([20, 4], 'orr')).toEqual([newcomer]);
      });
      await expect(store.write((desk) => desk.addResults([result(4, 1)]))).rejects.toThrow();
      await store.write((desk) => desk.putResults([1], [result(20, 1, { after: 1799 })]));
      await store.read(async (desk) => {
        expect(await desk.results(1)).toEqual([result(20, 1, { after: 1799 })]);
        expect(await desk.results(2)).toEqual([newcomer]);
        expect(await desk.resultsOf([4])).toEqual([newcomer]);
      });
    });
  });

  describe('present standings and decisions', () => {
    test('stand by pool and person', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.putPresent([present('orr', 10, 1500), present('orr', 2, null), present('mgsz', 2, 1900)]);
        await desk.putPresent([present('orr', 10, 1520), present('orr', 3, 1400)]);
        await desk.addDecision({ no: 8, pool: 'mgsz', person: 2, day: '2024-06-01', data: '{}' });
        await desk.addDecision({ no: 7, pool: 'mgsz', person: 3, day: '2024-06-02', data: '{}' });
        await desk.addDecision({ no: 9, pool: 'orr', person: 3, day: '2024-06-02', data: '{}' });
      });
      await store.read(async (desk) => {
        expect(await desk.present('orr', [10, 2, 99])).toEqual([present('orr', 2, null), present('orr', 10, 1520)]);
        expect(await gathered(desk.allPresent('orr'))).toEqual([
          present('orr', 2, null),
          present('orr', 3, 1400),
          present('orr', 10, 1520),
        ]);
        expect(await desk.decisions('mgsz')).toEqual([
          { no: 7, pool: 'mgsz', person: 3, day: '2024-06-02', data: '{}' },
          { no: 8, pool: 'mgsz', person: 2, day: '2024-06-01', data: '{}' },
        ]);
      });
      await store.write((desk) => desk.dropDecision(7));
      expect(await store.read((desk) => desk.decisions('mgsz'))).toEqual([
        { no: 8, pool: 'mgsz', person: 2, day: '2024-06-01', data: '{}' },
      ]);
      await store.write((desk) => desk.dropPresent('orr', [2, 10]));
      expect(await store.read((desk) => gathered(desk.rowsOf('present')))).toEqual([
        ['mgsz', 2, 1900, '{}'],
        ['orr', 3, 1400, '{}'],
      ]);
    });
  });

  describe('readings', () => {
    const reading = (no: number, more: Partial<ReadingRow> = {}): ReadingRow => ({
      no,
      time: `2024-06-0${no}T08:30:00.000Z`,
      reader: 'Kovács Éva',
      what: 'players.show',
      about: '1abcdef',
      persons: 1,
      ground: null,
      ...more,
    });

    test('are kept in order and found by time', async () => {
      const store = await fresh();
      expect(await store.read((desk) => desk.lastReading())).toBe(0);
      await store.write(async (desk) => {
        for (const no of [1, 2, 3]) await desk.addReading(reading(no));
      });
      await store.read(async (desk) => {
        expect(await desk.readings()).toEqual([reading(1), reading(2), reading(3)]);
        expect(await desk.readings('2024-06-02')).toEqual([reading(2), reading(3)]);
        expect(await desk.lastReading()).toBe(3);
        expect(desk.projections).not.toContain('readings');
        expect(desk.tables).toContain('readings');
      });
    });

    test('go only by a removal that is recorded before', async () => {
      const store = await fresh();
      const removal = reading(3, { time: '2024-06-09T08:00:00.000Z', what: 'removal', about: '2024-06-02' });
      await store.write(async (desk) => {
        for (const no of [1, 2]) await desk.addReading(reading(no));
      });
      await expect(store.write((desk) => desk.dropReadings('2024-06-02'))).rejects.toThrow('readings only grow');
      await store.write(async (desk) => {
        await desk.addReading(removal);
        expect(await desk.dropReadings('2024-06-02')).toBe(1);
      });
      await expect(store.write((desk) => desk.dropReadings('2024-06-03'))).rejects.toThrow('readings only grow');
      expect(await store.read((desk) => desk.readings())).toEqual([reading(2), removal]);
    });
  });

  describe('work', () => {
    const row = (key: string, more: Partial<WorkRow> = {}): WorkRow => ({
      kind: 'session',
      key,
      owner: 'u1',
      time: '2024-06-01T08:30:00.000Z',
      until: '2024-06-02T08:30:00.000Z',
      data: '{"é":1}',
      content: null,
      ...more,
    });

    test('is kept by kind and key, replaced, and found by its owner in the order of keys', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.putWork(row('b'));
        await desk.putWork(row('a', { owner: 'u2', content: new Uint8Array([0, 255]), until: null }));
        await desk.putWork(row('b', { kind: 'draft' }));
        await desk.putWork(row('b', { data: '{}' }));
      });
      await store.read(async (desk) => {
        expect(await desk.workRow('session', 'b')).toEqual(row('b', { data: '{}' }));
        expect((await desk.workRow('session', 'a'))?.content).toEqual(new Uint8Array([0, 255]));
        expect(await desk.workRow('api-key', 'a')).toBeUndefined();
        expect((await desk.workRows('session')).map(({ key, content }) => [key, content])).toEqual([
          ['a', null],
          ['b', null],
        ]);
        expect((await desk.workRows('session', 'u1')).map(({ key }) => key)).toEqual(['b']);
        expect(desk.projections).not.toContain('work');
        expect(desk.tables).toContain('work');
      });
    });

    test('where others may write meanwhile, a row is noted in the middle of a long write', async () => {
      const store = await fresh();
      const noted = await store.write(async (desk) => {
        await desk.putWork(row('b'));
        await store.note?.(row('a', { kind: 'job-progress' }));
        return store.read((other) => other.workRow('job-progress', 'a'));
      });
      expect(noted).toEqual(store.note === undefined ? undefined : row('a', { kind: 'job-progress' }));
      expect(store.note === undefined).toBe(store.kind === 'sqlite');
    });

    test('goes by its keys, or when it has ended', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        for (const key of ['a', 'b', 'c']) await desk.putWork(row(key));
        await desk.putWork(row('d', { until: null }));
        await desk.putWork(row('e', { until: '2024-06-03T00:00:00.000Z' }));
        await desk.dropWork('session', ['a']);
        await desk.dropWork('session', []);
        await desk.dropWorkBefore('session', '2024-06-02T08:30:00.001Z');
      });
      expect((await store.read((desk) => desk.workRows('session'))).map(({ key }) => key)).toEqual(['d', 'e']);
    });
  });

  describe('projections', () => {
    test('are all tables that follow from entries and papers', async () => {
      const store = await fresh();
      expect(await store.read(async (desk) => [...desk.projections].sort())).toEqual([
        'decisions',
        'entrants',
        'events',
        'federations',
        'imports',
        'lists',
        'names',
        'offices',
        'persons',
        'pools',
        'present',
        'questions',
        'results',
        'standings',
        'subjects',
        'tiles',
        'took_part',
      ]);
    });

    test('give each row once, in the order of its key, with its columns in one order', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.keepSubjects([
          ['person:9', 1],
          ['person:10', 1],
          ['Person:10', 1],
          ['ördög', 3],
          ['person:9', 0],
          ['z', 1],
          ['person-9', 1],
          ['person 9', 1],
          ['😀', 1],
          ['\uffee', 1],
        ]);
        await desk.addPersons([person(1, { fide: '5', komir: '6', orr: '7', pin: '8', sex: 'm', title: 'GM' })], []);
        await desk.putEvents([event(1, { partOf: 8 })]);
        await desk.putQuestions([question(1, 1)]);
        await desk.addList(list(1, 'fide', '2024-05-01'));
        await desk.addStandings(1, [standing(2), bare(3)]);
        await desk.addResults([result(4, 1, { rest: '{}' })]);
        await desk.addDecision({ no: 8, pool: 'mgsz', person: 2, day: '2024-06-01', data: '{}' });
      });
      await store.read(async (desk) => {
        expect(await gathered(desk.rowsOf('subjects'))).toEqual([
          ['Person:10', 1],
          ['person 9', 1],
          ['person-9', 1],
          ['person:10', 1],
          ['person:9', 0],
          ['person:9', 1],
          ['z', 1],
          ['ördög', 3],
          ['\uffee', 1],
          ['😀', 1],
        ]);
        expect(await gathered(desk.rowsOf('persons'))).toEqual([
          [
            1,
            null,
            digestOf('d1'),
            'Ördög 1',
            '1990-02-03',
            '5',
            '6',
            '7',
            '8',
            1990,
            'm',
            'HUN',
            'GM',
            '{}',
            null,
            null,
            0,
          ],
        ]);
        expect(await gathered(desk.rowsOf('events'))).toEqual([
          [
            1,
            'fide',
            'accepted',
            'Kupa 1',
            '2024-05-01',
            '2024-05-09',
            'fide-2024',
            '2024-06-01',
            4,
            'r1',
            8,
            10,
            45,
            0,
            '{"a":1}',
            null,
            null,
            null,
            0,
          ],
        ]);
        expect(await gathered(desk.rowsOf('questions'))).toEqual([[1, 1, 'identity', 3, 1, '{}', null]]);
        expect(await gathered(desk.rowsOf('lists'))).toEqual([[1, 'fide', '2024-05-01', 11, 3, 'digest 1', '{}']]);
        expect(await gathered(desk.rowsOf('standings'))).toEqual([
          [1, 2, 1502, 20, 9, 120, 1900, -1234, 3, 24_290, '{"grade":"4k"}'],
          [1, 3, null, null, 9, 120, null, null, 3, null, null],
        ]);
        expect(await gathered(desk.rowsOf('results'))).toEqual([[1, 4, 1, 1800, 1812, 9, 11, 520, 20, 1200, '{}']]);
        expect(await gathered(desk.rowsOf('decisions'))).toEqual([[8, 'mgsz', 2, '2024-06-01', '{}']]);
      });
    });
  });

  describe('a write', () => {
    /** Something of everything. */
    const fill = (store: Store): Promise<void> =>
      store.write(async (desk) => {
        await desk.keepEntries([entry(1)]);
        await desk.keepPapers([identity(1, 'p1')]);
        await desk.addPersons([person(1, { fide: '5' })], [['a', 1]]);
        await desk.putEvents([event(1)]);
        await desk.putEntrants([1], [{ event: 1, person: 1, place: 1 }]);
        await desk.addList(list(1, 'fide', '2024-05-01'));
        await desk.addStandings(1, [standing(1)]);
      });

    test('that throws leaves everything as it was', async () => {
      const store = await fresh();
      await fill(store);
      const before = await store.read(everything);
      const failing = store.write(async (desk) => {
        await desk.keepEntries([entry(2)]);
        await desk.dropPapers([digestOf('p1')], [1]);
        await desk.putPerson(person(1), ['b'], []);
        await desk.putEvents([event(1, { state: 'withdrawn' })]);
        await desk.putEntrants([1], []);
        await desk.addStandings(
          2,
          range(1, 1000).map((number) => standing(number)),
        );
        await desk.putResults([1], [result(1, 1)]);
        throw new Error('in the middle');
      });
      await expect(failing).rejects.toThrow('in the middle');
      expect(await store.read(everything)).toEqual(before);
    });

    test('is told the same after each change of its own as others are when it is finished', async () => {
      const store = await fresh();
      await fill(store);
      /** Whatever is looked up by its key, of what there is and of what comes. */
      const answers = async (desk: Desk): Promise<readonly unknown[]> => {
        const numbers = [1, 2, 3];
        return [
          [await desk.head(), await desk.entry(2), await desk.entries(numbers), await desk.office()],
          [await desk.entriesOf('pool.opened', ['person:1', 'person:2']), await desk.entriesAbout('person:1')],
          [await desk.identityPapers([1, 2]), await desk.papers(['r1', 'r2'].map(digestOf))],
          [await desk.paper(digestOf('p2')), await desk.pool('fide'), await desk.pools()],
          [await desk.lastPerson(), await desk.persons(numbers), await desk.personsNamed(['a', 'b'])],
          [
            await desk.lastEvent(),
            await desk.event(1),
            await desk.events({ events: numbers }),
            await desk.eventsOf([1]),
          ],
          [await desk.events({ states: ['accepted'] }), await desk.questions(1), await desk.decisions('fide')],
          [
            await desk.entrants(1),
            await desk.entrantsOf(numbers),
            await desk.results(1),
            await desk.resultsIn(numbers),
          ],
          [await desk.lists('fide'), await desk.list('fide', '2024-06-01')],
          [await desk.standings(1, numbers), await desk.standings(2, numbers), await desk.present('fide', numbers)],
        ];
      };
      const writes: readonly ((desk: WritingDesk) => Promise<unknown>)[] = [
        (desk) => desk.keepEntries([entry(2)]),
        (desk) => desk.keepSubjects([['person:1', 2]]),
        (desk) => desk.keepPapers([identity(2, 'p2'), report(1, 'r1', 'sha-a')]),
        (desk) => desk.dropPapers(['p1', 'r1'].map(digestOf), [1]),
        (desk) => desk.putOffice({ name: 'Iroda', timeZone: 'UTC', minors: 'names' }),
        (desk) => desk.putPool({ pool: 'fide', family: 'fide', name: 'FIDE', since: '2024-05-01', settings: '{}' }),
        (desk) => desk.addPersons([person(2)], [['b', 2]]),
        (desk) => desk.putPerson(person(2, { sex: 'f' }), ['a'], ['b']),
        (desk) => desk.putPersons([person(1, { sex: 'f' })], [['b', 1]], []),
        (desk) => desk.putEvents([event(1, { state: 'published' }), event(2)]),
        (desk) =>
          desk.putEntrants(
            [1, 2],
            [2, 1].flatMap((who) => [1, 2].map((where) => ({ event: where, person: who, place: who }))),
          ),
        (desk) => desk.putEntrants([1], []),
        (desk) => desk.putQuestions([question(1, 1)]),
        (desk) => desk.dropQuestions(1),
        (desk) => desk.addList(list(2, 'fide', '2024-06-01')),
        (desk) => desk.putList({ ...list(2, 'fide', '2024-06-01'), players: 7 }),
        (desk) => desk.addStandings(2, [standing(1), standing(3)]),
        (desk) => desk.dropStandings(1, [1]),
        (desk) => desk.addResults([result(1, 1)]),
        (desk) => desk.putResults([1, 2], [result(2, 1), result(1, 2)]),
        (desk) => desk.putPresent([present('fide', 1, 1500), present('fide', 2, 1600)]),
        (desk) => desk.dropPresent('fide', [1]),
        (desk) => desk.addDecision({ no: 2, pool: 'fide', person: 1, day: '2024-06-02', data: '{}' }),
        (desk) => desk.dropDecision(2),
        (desk) => desk.dropList(2),
      ];
      for (const write of writes) {
        const seen = await store.write(async (desk) => {
          await answers(desk);
          await write(desk);
          return answers(desk);
        });
        expect(seen).toEqual(await store.read(answers));
      }
    });

    test('may be tried out: what it came to is told, and what it wrote is gone', async () => {
      const store = await fresh();
      await store.write(async (desk) => {
        await desk.putEvents([event(1)]);
        const tried = await desk.tryOut(async () => {
          await desk.putEvents([event(1, { state: 'published' }), event(2)]);
          await desk.addResults([result(4, 1)]);
          return desk.events({});
        });
        expect(tried).toEqual([event(1, { state: 'published' }), event(2)]);
        expect(await desk.events({})).toEqual([event(1)]);
        expect(await desk.tryOut(async () => 'once more')).toBe('once more');
        await desk.putEvents([event(3)]);
      });
      await store.read(async (desk) => {
        expect(await desk.events({})).toEqual([event(1), event(3)]);
        expect(await desk.results(1)).toEqual([]);
      });
    });

    test('that fails while it is tried out fails wholly', async () => {
      const store = await fresh();
      const failing = store.write(async (desk) => {
        await desk.putEvents([event(1)]);
        await desk.tryOut(async () => {
          throw new Error('tried in vain');
        });
      });
      await expect(failing).rejects.toThrow('tried in vain');
      expect(await store.read((desk) => desk.events({}))).toEqual([]);
    });

    test('is seen by itself at once, and by readers only when it is finished', async () => {
      const store = await fresh();
      await fill(store);
      const before = await store.read(everything);
      await store.write(async (desk) => {
        await desk.keepEntries([entry(2)]);
        await desk.putEvents([event(1, { state: 'withdrawn' })]);
        expect((await desk.head()).no).toBe(2);
        expect((await desk.event(1))?.state).toBe('withdrawn');
        expect(await store.read(everything)).toEqual(before);
      });
      expect((await store.read((desk) => desk.event(1)))?.state).toBe('withdrawn');
    });

    test('that happens while somebody reads does not change what is read', async () => {
      const store = await fresh();
      await fill(store);
      await store.read(async (desk) => {
        const before = await everything(desk);
        await store.write((writing) => writing.putEvents([event(2)]));
        expect(await everything(desk)).toEqual(before);
      });
      expect(await store.read((desk) => desk.lastEvent())).toBe(2);
    });

    test('changes the version of the store, where that has one, and a reading does not', async () => {
      const store = await fresh();
      const before = store.version?.();
      await store.read((desk) => desk.head());
      expect(store.version?.()).toBe(before);
      await store.write((desk) => desk.putEvents([event(1)]));
      if (before !== undefined) expect(store.version?.()).not.toBe(before);
    });

    test('gives what its work gives, as a reading does', async () => {
      const store = await fresh();
      expect(await store.write(async () => 'written')).toBe('written');
      expect(await store.read(async () => 'read')).toBe('read');
    });
  });
}
