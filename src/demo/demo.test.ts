/** The demonstration: the same every time and on both stores, and with something to show of every feature. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCopy } from '../../test/demo.fixture.ts';
import { firstDay, type Month, monthText, parseMonth } from '../core/dates.ts';
import { tellFinding } from '../explain/tell.ts';
import type { EntryKinds } from '../ledger/entries.ts';
import {
  type Desk,
  type EventRow,
  type EventState,
  FLAGS,
  type LedgerHead,
  type ListRow,
  type PersonRow,
  type StandingRow,
  type Store,
} from '../ledger/store.ts';
import { controlOfPool, groupOfPool } from '../ledger/rows/pools.ts';
import { deskBookOf } from '../cli/office.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { verifyOffice } from '../keeping/verify.ts';
import { type DemoFilled, fillDemo, namedByArbiter, putInPlace, whoWaives } from './fill.ts';
import type { Member } from './people.ts';
import { type DemoPool, demoPools } from './plan.ts';
import { seasonCalendar } from './season.ts';

const UNTIL = parseMonth('2026-11') as Month;

const headOf = (store: Store): Promise<LedgerHead> => store.read((desk) => desk.head());

describe('the demonstration', () => {
  let store: Store;
  let drop: () => void;
  beforeAll(async () => {
    // the one that the command has made, in a process of its own
    const copy = await demoCopy();
    ({ drop } = copy);
    store = await openStore(copy.file);
  });
  afterAll(async () => {
    await store?.close();
    drop?.();
  });
  const read = <T>(work: (desk: Desk) => Promise<T>): Promise<T> => store.read(work);

  const standings = (pool: string, isWanted = (_list: ListRow): boolean => true): Promise<readonly StandingRow[]> =>
    read(async (desk) => {
      const rows: StandingRow[] = [];
      for (const { list } of (await desk.lists(pool)).filter(isWanted))
        for await (const batch of desk.allStandings(list)) rows.push(...batch);
      return rows;
    });
  const entriesOf = <K extends keyof EntryKinds>(kind: K): Promise<readonly EntryKinds[K][]> =>
    read(async (desk) => {
      const found: EntryKinds[K][] = [];
      for await (const batch of desk.entriesFrom(1)) {
        for (const entry of batch)
          if (entry.kind === kind) found.push((JSON.parse(entry.text) as { data: EntryKinds[K] }).data);
      }
      return found;
    });

  test('has six pools with lists up to the month: FIDE’s from 2015 on, rapid and blitz from 2024 on, the others of two years', async () => {
    const lists = await read(async (desk) =>
      Promise.all(
        (await desk.pools()).map(async ({ pool }) => [pool, (await desk.lists(pool)).map(({ date }) => date)] as const),
      ),
    );
    expect(lists.map(([pool, dates]) => [pool, dates.length, dates[0], dates.at(-1)])).toEqual([
      ['fide', 143, '2015-01-01', '2026-11-01'],
      ['fide-blitz', 32, '2024-04-01', '2026-11-01'],
      ['fide-rapid', 32, '2024-04-01', '2026-11-01'],
      ['mgsz', expect.any(Number), expect.any(String), '2026-11-01'],
      ['mssz', 25, '2024-11-01', '2026-11-01'],
      ['orr', expect.any(Number), expect.any(String), '2026-11-01'],
    ]);
  });

  test('has a key, which is the same every time', async () => {
    expect((await entriesOf('key.announced')).map(({ key }) => key)).toEqual(['dee1b987c42ad663']);
  });

  test('has events in every state that lasts', async () => {
    const states = new Set(await read(async (desk) => (await desk.events({})).map(({ state }) => state)));
    const lasting: readonly EventState[] = ['registered', 'questions', 'refused', 'accepted', 'published', 'withdrawn'];
    expect(lasting.filter((state) => !states.has(state))).toEqual([]);
  });

  test('has newcomers who were rated, delisted, inactive and returning players, and some who may not be listed', async () => {
    const flags = (await standings('fide')).reduce((all, row) => all | row.flags, 0);
    expect(flags).toBe(FLAGS.inactive | FLAGS.fresh | FLAGS.delisted | FLAGS.returned | FLAGS.notListed);
    const newest = (await standings('fide', ({ date }) => date > '2024-11')).reduce((all, row) => all | row.flags, 0);
    expect(newest).toBe(flags);
    const oldest = (await standings('fide', ({ date }) => date < '2017-07')).reduce((all, row) => all | row.flags, 0);
    const expected = FLAGS.inactive | FLAGS.fresh | FLAGS.delisted;
    expect(oldest & expected).toBe(expected);
  });

  test('has careers through every edition: juniors who grow up and stronger, masters, people who stop', async () => {
    const [events, people] = await read(async (desk) => {
      const all: PersonRow[] = [];
      for await (const batch of desk.allPersons()) all.push(...batch);
      return [await desk.events({ pool: 'fide' }), all] as const;
    });
    const editions = [...new Set(events.flatMap(({ edition }) => edition ?? []))].sort();
    expect(editions).toEqual(['fide-2014', 'fide-2017', 'fide-2022', 'fide-2024', 'fide-2025-10', 'fide-2026-01']);
    const careers = new Map<number, StandingRow[]>();
    for (const row of await standings('fide')) careers.set(row.person, [...(careers.get(row.person) ?? []), row]);
    const ofAll = people.flatMap((person) => {
      const rows = careers.get(person.person) ?? [];
      return rows.length === 0 ? [] : [{ ...person, rows, games: rows.reduce((sum, { games }) => sum + games, 0) }];
    });
    expect(ofAll.filter(({ rows }) => rows.length === 143).length).toBeGreaterThan(60);
    expect(ofAll.filter(({ games }) => games > 300).length).toBeGreaterThan(10);
    const gainOf = ({ rows }: { readonly rows: readonly StandingRow[] }): number =>
      (rows.at(-1)?.rating ?? 0) - (rows[0]?.rating ?? 0);
    const grownUp = ofAll.filter(({ birthYear }) => birthYear !== null && birthYear > 1998 && birthYear < 2008);
    expect(grownUp.filter((each) => gainOf(each) > 300).length).toBeGreaterThan(10);
    // no longer young: K 40 at first, less now
    expect(grownUp.filter(({ rows }) => rows[0]?.k === 40 && rows.at(-1)?.k === 20).length).toBeGreaterThan(10);
    expect(ofAll.filter(({ rows }) => (rows.at(-1)?.rating ?? 0) >= 2500).length).toBeGreaterThan(3);
    const stopped = ofAll.filter(({ rows }) => rows.slice(-48).every(({ flags }) => (flags & FLAGS.inactive) !== 0));
    expect(stopped.length).toBeGreaterThan(10);
  });

  test('has all ratings below 2000 raised on the list of March 2024, by a decision with ground and reference', async () => {
    const [raised, ...others] = await entriesOf('pool.adjusted');
    expect([others, raised?.pool, raised?.list, raised?.order, raised?.decision]).toEqual([
      [],
      'fide',
      '2024-03',
      'after-events',
      { by: 'council', on: '2023-12-14', ground: expect.any(String), reference: expect.any(String) },
    ]);
    const on = (month: string): Promise<readonly StandingRow[]> =>
      standings('fide', ({ date }) => date === `${month}-01`);
    const before = new Map((await on('2024-02')).map(({ person, rating }) => [person, rating]));
    const idle = (await on('2024-03')).filter(({ games, person }) => games === 0 && (before.get(person) ?? 0) > 1000);
    expect(idle.length).toBeGreaterThan(100);
    for (const { person, rating } of idle) {
      const old = before.get(person) as number;
      expect([person, rating]).toEqual([person, old >= 2000 ? old : old + Math.round(((2000 - old) * 2) / 5)]);
    }
    expect((await on('2024-04')).filter(({ rating }) => rating !== null && rating < 1400)).toEqual([]);
  });

  test('has pools of one group for three time controls, and persons with a rating in each of them', async () => {
    const pools = (await read((desk) => desk.pools())).filter((row) => groupOfPool(row) === 'fide');
    expect(pools.map((row) => [row.pool, controlOfPool(row)])).toEqual([
      ['fide', 'standard'],
      ['fide-blitz', 'blitz'],
      ['fide-rapid', 'rapid'],
    ]);
    const rated = await Promise.all(
      pools.map(async ({ pool }) => {
        const { list } = (await read((desk) => desk.lists(pool))).at(-1) as ListRow;
        const rows = await standings(pool, (each) => each.list === list);
        return new Map(rows.flatMap(({ person, rating }) => (rating === null ? [] : [[person, rating] as const])));
      }),
    );
    const [standard, blitz, rapid] = rated as [Map<number, number>, Map<number, number>, Map<number, number>];
    const three = [...standard.keys()].filter((person) => blitz.has(person) && rapid.has(person));
    expect(three.length).toBeGreaterThan(100);
    expect(three.filter((person) => rapid.get(person) !== blitz.get(person)).length).toBeGreaterThan(90);
    const editions = await read(async (desk) =>
      [...(await desk.events({ pool: 'fide-rapid' })), ...(await desk.events({ pool: 'fide-blitz' }))].flatMap(
        ({ edition }) => edition ?? [],
      ),
    );
    expect([...new Set(editions)].sort()).toEqual([
      'fide-blitz-2024',
      'fide-blitz-2024-12',
      'fide-rapid-2024',
      'fide-rapid-2024-12',
    ]);
  });

  test('has hardly any events in the pandemic, and a hybrid one that was approved', async () => {
    const events = await read((desk) => desk.events({ pool: 'fide' }));
    const started = (from: string, to: string): readonly EventRow[] =>
      events.filter(({ start }) => start !== null && start >= from && start < to);
    expect(started('2020-03', '2021-07')).toHaveLength(4);
    expect(started('2018-11', '2020-03').length).toBeGreaterThan(16);
    const hybrid = (await entriesOf('event.accepted')).filter(({ waivers }) =>
      waivers.some(({ clause }) => clause === '0.2 hybrid'),
    );
    expect(hybrid.map(({ waivers }) => waivers.map(({ by }) => by))).toEqual([['qc-chairman']]);
  });

  test('has unsettled players in ORR, and marks towards a grade in MGSZ', async () => {
    const { list } = (await read((desk) => desk.lists('orr'))).at(-1) as { readonly list: number };
    const newest = (await standings('orr', (each) => each.list === list)).filter(({ rest }) =>
      rest?.includes('"unsettled":true'),
    );
    expect(newest.length).toBeGreaterThan(3);
    expect((await standings('mgsz')).some(({ rest }) => rest?.includes('"reached":{"'))).toBe(true);
  });

  test('has forfeits, byes, title holders and juniors', async () => {
    const events = await entriesOf('event.submitted');
    const results = new Set(events.flatMap(({ games }) => games.filter((_, place) => place % 4 === 3)));
    expect(results.size).toBeGreaterThan(4);
    const people = await read(async (desk) => {
      const all = [];
      for await (const batch of desk.allPersons()) all.push(...batch);
      return all;
    });
    expect(new Set(people.map(({ title }) => title)).size).toBeGreaterThan(6);
    expect(people.some(({ birthYear }) => birthYear !== null && birthYear > 2008)).toBe(true);
  });

  test('has a question that was answered and one that is open, in most pools', async () => {
    const questions = await read((desk) => desk.questions());
    expect(questions.some(({ open }) => open)).toBe(true);
    expect(questions.some(({ open, kind }) => !open && kind === 'identity')).toBe(true);
  });

  test('has a refusal, a waiver with authority and ground, a withdrawal, a merge, and decisions', async () => {
    expect((await entriesOf('event.refused')).flatMap(({ clauses }) => clauses)).toEqual(['0.2', '0.2.2']);
    expect((await entriesOf('event.accepted')).flatMap(({ waivers }) => waivers.map(({ by }) => by))).toEqual([
      'qc-chairman',
      'qc-chairman',
      'qc-chairman',
    ]);
    expect((await entriesOf('event.withdrawn')).length).toBeGreaterThan(1);
    expect((await entriesOf('persons.merged')).length).toBeGreaterThan(1);
    expect((await entriesOf('standing.decided')).map(({ pool, by }) => [pool, by])).toEqual([
      ['mgsz', 'committee'],
      ['fide', 'qc'],
    ]);
  });

  test('has a late event after which others were rated again', async () => {
    const rated = await entriesOf('events.rated');
    for (const pool of ['orr', 'mgsz']) {
      expect(rated.some((each) => each.pool === pool && each.events.length > 2)).toBe(true);
    }
  });

  test('has licences with KOMIR numbers, a suspended federation and a death', async () => {
    expect((await read((desk) => desk.federations())).filter(({ status }) => status === 'suspended')).toHaveLength(1);
    const changed = await entriesOf('person.changed');
    expect(changed.filter(({ fields }) => fields.includes('komir'))).toHaveLength(16);
    expect(changed.filter(({ fields }) => fields.includes('deceased'))).toHaveLength(1);
  });

  test('has persons with a standing in two pools', async () => {
    const both = await read(async (desk) => {
      const [fide, mssz] = [(await desk.lists('fide')).at(-1), (await desk.lists('mssz')).at(-1)];
      const persons: number[] = [];
      for await (const batch of desk.allStandings(fide?.list as number))
        persons.push(...batch.map(({ person }) => person));
      return desk.standings(mssz?.list as number, persons);
    });
    expect(both.length).toBeGreaterThan(10);
  });

  test('follows from its entries', async () => {
    const scratch = await openStore(':memory:');
    const office = { store, clock: () => 0, random: (size: number) => new Uint8Array(size) };
    const { value, findings } = await verifyOffice(office, { scratch });
    await scratch.close();
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ entries: (await headOf(store)).no, erased: 0 });
  });

  test('goes only into an empty office, and says so in every language', async () => {
    const before = await headOf(store);
    const { value, findings } = await fillDemo(store, { until: UNTIL });
    expect(value).toBeUndefined();
    expect(findings).toEqual([
      { code: 'demo.not-empty', weight: 'refuse', facts: { name: expect.any(String), entries: before.no } },
    ]);
    expect(await headOf(store)).toEqual(before);
    const told = await Promise.all(
      (['en', 'hu', 'ru'] as const).map(async (lang) => tellFinding(findings[0] as never, await deskBookOf({ lang }))),
    );
    expect(told.map((text) => text.slice(0, 18))).toEqual([
      'The office “Elobook'.slice(0, 18),
      'Az iroda nem üres ',
      'Служба «Elobook de',
    ]);
  });

  describe('again', () => {
    const postgres = testStore('postgres');
    test('is the same, byte for byte, where it is worked out apart and put into the other store at once; it shows how far it is', async () => {
      const other = await openStore(await postgres.fresh());
      const scratch = await openStore(':memory:');
      let writes = 0;
      const counted = { ...other, write: ((work) => ((writes += 1), other.write(work))) as typeof other.write };
      const shown: { readonly done: number; readonly total: number }[] = [];
      const progress = (done: number, total: number): void => void shown.push({ done, total });
      const { value, findings } = await fillDemo(counted, { until: UNTIL, scratch, progress });
      const head = await headOf(store);
      expect([value?.entries, findings, writes]).toEqual([head.no, [], 1]);
      expect(value).toMatchObject({ until: '2026-11', pools: 6 });
      expect(shown.at(-1)?.done).toBe(shown.at(-1)?.total);
      expect(shown.length).toBeGreaterThan(300);
      expect(await headOf(other)).toEqual(head);
      const office = { store: scratch, clock: () => 0, random: (size: number) => new Uint8Array(size) };
      const again = await putInPlace(office, other, value as DemoFilled);
      expect(again.findings.map(({ code }) => code)).toEqual(['keeping.not-empty']);
      expect(again.value).toBeUndefined();
      await scratch.close();
      await other.close();
    });
  });
});

describe('a story', () => {
  const [anna, bea] = [{ id: 'a' }, { id: 'b' }] as unknown as [Member, Member];

  test('has the arbiter name everybody but who goes under another name', () => {
    expect(namedByArbiter([anna, bea], 'alias', bea)).toEqual([anna, undefined]);
    expect(namedByArbiter([anna, bea], 'question', bea)).toEqual([anna, bea]);
    expect(namedByArbiter([anna, bea], undefined, undefined)).toEqual([anna, bea]);
  });

  test('has a clause set aside by whom it names', () => {
    expect(['0.2.1', '0.2.2'].map(whoWaives)).toEqual(['president', 'qc-chairman']);
  });
});

describe('the plan', () => {
  test('hangs on the month alone, and has the edition of 2024 from its beginning at most', () => {
    const first = (until: string): readonly string[] =>
      demoPools(parseMonth(until) as Month).map(
        ({ pool, opening, season }) => `${pool} ${monthText(opening)} ${season.until - opening}`,
      );
    expect(first('2026-11')).toEqual([
      'fide 2015-01 142',
      'fide-rapid 2024-03 32',
      'fide-blitz 2024-03 32',
      'mssz 2024-11 24',
      'orr 2024-11 24',
      'mgsz 2024-11 24',
    ]);
    expect(first('2025-06')[3]).toBe('mssz 2024-03 15');
    expect(JSON.stringify(demoPools(UNTIL))).toBe(JSON.stringify(demoPools(UNTIL)));
  });

  test('has one past, whatever the month: who has come by then, when they play, and what is played', () => {
    const before = parseMonth('2024-03') as Month;
    const past = (until: string): readonly unknown[] => {
      const [{ season }] = demoPools(parseMonth(until) as Month) as [DemoPool];
      const events = seasonCalendar(season).filter(({ start }) => start < firstDay(before));
      const people = season.members.filter(({ since }) => since < firstDay(before));
      const away = ({ facts, away: pauses }: Member) => [facts, pauses.filter(([from]) => from < before)];
      return [events, people.map(away)];
    };
    expect(past('2025-03')).toEqual(past('2026-11'));
  });
});
