/** Lists on both sides of every limit in time and number that the books draw. */
import { describe, expect, test } from 'vitest';
import type { Result } from '../../core/game.ts';
import { BOOK as en } from '../../content/en/books/every-family.ts';
import { personId } from '../../ledger/ids.ts';
import { FLAGS, type ListRow, type StandingRow } from '../../ledger/store.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { setFederation } from '../registry/federations.ts';
import { explainPlayer } from '../../reading/lists/explain-player.ts';
import {
  AS,
  acceptEvent,
  bring,
  enterPersons,
  openPool,
  roundRobin,
  type Standings,
  type TestEvent,
  type TestOffice,
  type TestPerson,
  testOffice,
} from './office.fixture.ts';
import { publishList } from './publish.ts';

const store = testStore('sqlite');

type Family = 'fide' | 'mssz';

/** A pool with a list from elsewhere, and persons numbered from 1. */
async function opened(
  family: Family,
  list: string,
  standings: Standings,
  persons: readonly TestPerson[],
): Promise<TestOffice> {
  const office = await testOffice(store, '2030-01-15');
  await openPool(office, 'pool', family, list);
  await enterPersons(office, 1, persons);
  await bring(office, 'pool', list, standings);
  return office;
}

/** Of the first nobody knows the birth. */
const adults = (count: number): readonly TestPerson[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Player ${at + 1}`,
    ...(at === 0 ? {} : { birth: '1980-01-01' }),
    federation: 'HUN',
  }));

/** The rows of a list that is published now. */
async function published(office: TestOffice, date: string): Promise<ReadonlyMap<number, StandingRow>> {
  const { value, findings } = await publishList(office, { pool: 'pool', date, skip: true }, AS);
  if (value === undefined) throw new Error(JSON.stringify(findings));
  return office.store.read(async (desk) => {
    const rows = new Map<number, StandingRow>();
    const { list } = (await desk.list('pool', `${date}-01`)) as ListRow;
    for await (const batch of desk.allStandings(list)) for (const row of batch) rows.set(row.person, row);
    return rows;
  });
}

/** One player's games against the others, in this order. */
const against = (player: number, results: Readonly<Record<number, Result>>) =>
  Object.entries(results).map(([other, result], at) => [at + 1, player, Number(other), result] as const);

function eventOf(
  number: number,
  edition: string,
  end: string,
  list: string,
  player: number,
  results: Readonly<Record<number, Result>>,
): TestEvent {
  return {
    event: number,
    pool: 'pool',
    edition,
    start: end,
    end,
    list,
    persons: [player, ...Object.keys(results).map(Number)],
    games: against(player, results),
  };
}

const flagsOf = (row: StandingRow | undefined): readonly string[] =>
  Object.entries(FLAGS)
    .filter(([, flag]) => ((row?.flags ?? 0) & flag) !== 0)
    .map(([name]) => name);

describe('the first event of a newcomer', () => {
  const field = { 1: 1700, 2: 1710, 3: 1720, 4: 1730, 5: 1740 };
  const zero = (list: string) => eventOf(1, 'fide-2024', '2024-05-05', list, 6, { 1: '0-1', 2: '0-1', 3: '0-1' });
  const good = eventOf(2, 'fide-2024', '2024-05-15', '2024-06', 6, { 1: '1-0', 2: '0-1', 3: '1/2-1/2' });
  const next = eventOf(3, 'fide-2024', '2024-06-15', '2024-07', 6, { 1: '1-0', 2: '0-1', 3: '1/2-1/2' });

  test('8.2.1, E13: chronologically first is by the last day, also where its report comes after that of a later one', async () => {
    const rated = async (late: boolean) => {
      const office = await opened('fide', '2024-05', field, adults(6));
      if (!late) await acceptEvent(office, zero('2024-06'));
      await acceptEvent(office, good);
      await published(office, '2024-06');
      if (late) await acceptEvent(office, zero('2024-07'));
      await acceptEvent(office, next);
      const row = (await published(office, '2024-07')).get(6);
      const told = await explainPlayer(office, { player: personId(6), list: '2024-07', book: en });
      expect(told.value?.after).toBe(row?.rating);
      return [row?.rating, row?.total, row?.k];
    };
    expect(await rated(false)).toEqual([1733, 6, 40]);
    expect(await rated(true)).toEqual([1733, 6, 40]);
  });

  test('2014 6.1, E35: the same of a zero whose report comes late', async () => {
    const of = (number: number, end: string, list: string, results: Readonly<Record<number, Result>>) =>
      eventOf(number, 'fide-2014', end, list, 6, results);
    const drawn = { 1: '1-0', 2: '0-1', 3: '1/2-1/2' } as const;
    const rated = async (late: boolean) => {
      const office = await opened('fide', '2015-05', field, adults(6));
      const first = of(1, '2015-05-05', late ? '2015-07' : '2015-06', { 1: '0-1', 2: '0-1', 3: '0-1' });
      if (!late) await acceptEvent(office, first);
      await acceptEvent(office, of(2, '2015-05-15', '2015-06', drawn));
      await published(office, '2015-06');
      if (late) await acceptEvent(office, first);
      await acceptEvent(office, of(3, '2015-06-15', '2015-07', drawn));
      const row = (await published(office, '2015-07')).get(6);
      const told = await explainPlayer(office, { player: personId(6), list: '2015-07', book: en });
      expect(told.value?.after).toBe(row?.rating);
      return [row?.rating, row?.total];
    };
    expect(await rated(false)).toEqual([1710, 6]);
    expect(await rated(true)).toEqual([1710, 6]);
  });

  test('2014 8.31, E11: a round robin whose own Ru is not below the floor counts on later lists, too', async () => {
    const office = await opened('mssz', '2018-05', { 1: 1340, 2: 1340, 3: 1340, 4: 1340 }, adults(5));
    // the newcomer draws with one and loses to the others; Ra is 1283, and 1283 − 322 × 4/5 = 1025
    const resultOf = (white: number, black: number): Result =>
      white === 5 && black !== 1 ? '0-1' : black === 5 && white !== 1 ? '1-0' : '1/2-1/2';
    await acceptEvent(office, {
      ...eventOf(1, 'mssz-2017', '2018-05-12', '2018-06', 5, {}),
      persons: [1, 2, 3, 4, 5],
      games: roundRobin([1, 2, 3, 4, 5], resultOf),
      facts: { system: 'round-robin', rounds: 5 },
    });
    const { history } = JSON.parse((await published(office, '2018-06')).get(5)?.rest as string);
    // by 8.24, which is not for round robins, it would be 1283 − 322 = 961
    expect(history).toMatchObject([{ games: 4, halfPoints: 1, opponents: 4, average: [4 * 1283, 4] }]);
    await acceptEvent(office, eventOf(2, 'mssz-2017', '2018-06-10', '2018-07', 5, { 1: '1-0', 2: '1/2-1/2' }));
    const row = (await published(office, '2018-07')).get(5);
    expect([row?.games, row?.total]).toEqual([2, 6]);
    const told = await explainPlayer(office, { player: personId(5), list: '2018-07', book: en });
    expect(told.value?.after).toBe(row?.rating);
  });
});

describe('the 26 months of a newcomer’s pool', () => {
  const field = { 1: 1700, 2: 1710, 3: 1720 };
  const three = { 1: '1-0', 2: '0-1', 3: '1/2-1/2' } as const;
  const two = { 1: '1-0', 2: '1/2-1/2' } as const;

  test.each([
    ['2018-05-01', 5],
    ['2018-04-30', undefined],
  ] as const)('7.14c, E19: an event that ended on %s counts for the list of July 2020: %s', async (end, total) => {
    const office = await opened('mssz', '2018-04', field, adults(4));
    await acceptEvent(office, eventOf(1, 'mssz-2017', end, '2018-06', 4, three));
    await published(office, '2018-06');
    await acceptEvent(office, eventOf(2, 'mssz-2017', '2020-06-20', '2020-07', 4, two));
    const row = (await published(office, '2020-07')).get(4);
    expect(row?.rating === null ? undefined : row?.total).toBe(total);
    const { history } = JSON.parse(row?.rest ?? '{}') as { history?: readonly { event: string }[] };
    expect(history?.map(({ event }) => event)).toEqual(total === undefined ? ['e2'] : undefined);
  });

  test('E32: when older results have left the pool, a zero is one of the first event again', async () => {
    const office = await opened('mssz', '2018-04', field, adults(4));
    await acceptEvent(office, eventOf(1, 'mssz-2017', '2018-05-20', '2018-06', 4, three));
    await published(office, '2018-06');
    await acceptEvent(office, eventOf(2, 'mssz-2017', '2020-06-20', '2020-07', 4, { 1: '0-1' }));
    // counted games: the zero is counted like any other result
    expect((await published(office, '2020-07')).get(4)?.rest).toContain('"e2"');
    await acceptEvent(office, eventOf(3, 'mssz-2017', '2020-07-20', '2020-08', 4, { 1: '0-1', 2: '0-1' }));
    const row = (await published(office, '2020-08')).get(4);
    expect([row?.games, row?.rest?.includes('"e3"')]).toEqual([0, false]);
  });

  test.each([
    ['2026-07', 5, undefined],
    ['2026-08', undefined, true],
  ] as const)(
    '7.1.4, E16: what was rated for June 2024 counts for the list of %s: %s',
    async (list, total, hadEvent) => {
      const office = await opened('fide', '2024-05', field, adults(4));
      await acceptEvent(office, eventOf(1, 'fide-2024', '2024-05-20', '2024-06', 4, three));
      await published(office, '2024-06');
      await acceptEvent(office, eventOf(2, 'fide-2024', '2026-06-20', list, 4, two));
      const row = (await published(office, list)).get(4);
      expect(row?.rating === null ? undefined : row?.total).toBe(total);
      const rest = JSON.parse(row?.rest ?? '{}') as { hadEvent?: true; history?: readonly { event: string }[] };
      expect([rest.hadEvent, rest.history?.map(({ event }) => event)]).toEqual([
        hadEvent,
        total === undefined ? ['e2'] : undefined,
      ]);
    },
  );
});

describe('who does not play', () => {
  const field = { 1: 1700, 2: 1710 };
  const game = { 2: '1-0' } as const;

  test('7.23a: is inactive when the last game is more than a year ago; a game exactly a year ago still counts', async () => {
    const office = await opened('mssz', '2018-04', field, adults(2));
    await acceptEvent(office, eventOf(1, 'mssz-2017', '2018-05-01', '2018-06', 1, game));
    await published(office, '2018-06');
    expect(flagsOf((await published(office, '2019-05')).get(1))).toEqual([]);
    expect(flagsOf((await published(office, '2019-06')).get(1))).toEqual(['inactive']);
    await acceptEvent(office, eventOf(2, 'mssz-2017', '2019-06-10', '2019-07', 1, game));
    expect(flagsOf((await published(office, '2019-07')).get(1))).toEqual(['returned']);
  });

  test('7.2.2, E14: is inactive from the twelfth list without a rated game', async () => {
    const office = await opened('fide', '2024-05', field, adults(2));
    await acceptEvent(office, eventOf(1, 'fide-2024', '2024-05-20', '2024-06', 1, game));
    await published(office, '2024-06');
    expect(flagsOf((await published(office, '2025-05')).get(1))).toEqual([]);
    expect(flagsOf((await published(office, '2025-06')).get(1))).toEqual(['inactive']);
    await acceptEvent(office, eventOf(2, 'fide-2024', '2025-06-10', '2025-07', 1, game));
    expect(flagsOf((await published(office, '2025-07')).get(1))).toEqual(['returned']);
  });

  test.each([
    ['mssz', 'mssz-2017', 2018],
    ['fide', 'fide-2024', 2024],
  ] as const)('is so in %s, too, while the federation is suspended', async (family, edition, year) => {
    const office = await opened(family, `${year}-05`, field, adults(2));
    await acceptEvent(office, eventOf(1, edition, `${year}-05-20`, `${year}-06`, 1, game));
    await published(office, `${year}-06`);
    await setFederation(office, { federation: 'HUN', status: 'suspended' }, AS);
    expect(flagsOf((await published(office, `${year}-07`)).get(1))).toEqual(['notListed']);
    expect(flagsOf((await published(office, `${year + 1}-07`)).get(1))).toEqual(['inactive', 'notListed']);
    await setFederation(office, { federation: 'HUN', status: 'member' }, AS);
    await acceptEvent(office, eventOf(2, edition, `${year + 1}-07-10`, `${year + 1}-08`, 1, game));
    expect(flagsOf((await published(office, `${year + 1}-08`)).get(1))).toEqual(['returned']);
  });
});

describe('K on the list', () => {
  const born = (birth: string): TestPerson => ({ name: `Born ${birth}`, birth, federation: 'HUN' });
  const on = async (
    family: Family,
    [before, list]: readonly [string, string],
    players: readonly (readonly [birth: string, rating: number, games: number, peak: number])[],
  ) => {
    const standings = Object.fromEntries(
      players.map(([, rating, games, peak], at) => [at + 1, { rating, games, peak }]),
    );
    const persons = players.map(([birth]) => born(birth));
    const rows = await published(await opened(family, before, standings, persons), list);
    return players.map((_, at) => rows.get(at + 1)?.k);
  };

  test('8.3.3, E5: 2400 ever; until the end of the year of the 18th birthday under 2300 ever; until 30 games', async () => {
    expect(
      await on(
        'fide',
        ['2024-11', '2024-12'],
        [
          ['1980', 2399, 100, 2399],
          ['1980', 2300, 100, 2400],
          ['1980', 1800, 29, 1800],
          ['1980', 1800, 30, 1800],
          ['2006-01-01', 2299, 100, 2299],
          ['2006', 2299, 100, 2300],
          ['2005-12-31', 2000, 100, 2000],
          ['2007', 2410, 10, 2410],
        ],
      ),
    ).toEqual([20, 10, 40, 20, 40, 20, 20, 10]);
    expect(await on('fide', ['2024-12', '2025-01'], [['2006-12-31', 2000, 100, 2000]])).toEqual([20]);
  });

  test('8.56, E13: 40 ends on the 18th birthday, and 2300 looks at the present rating', async () => {
    expect(
      await on(
        'mssz',
        ['2018-05', '2018-06'],
        [
          ['2000-06-02', 2299, 100, 2299],
          ['2000-06-01', 2299, 100, 2299],
          ['2001-01-01', 2300, 100, 2300],
          ['2001-01-01', 2299, 100, 2350],
          ['2000', 2000, 100, 2000],
          ['1980', 1800, 29, 1800],
          ['1980', 1800, 30, 1800],
          ['1980', 2000, 100, 2400],
        ],
      ),
    ).toEqual([40, 20, 20, 40, 20, 40, 20, 10]);
  });

  test('E9: is fixed when the event begins; the event with the thirtieth game is still rated with 40', async () => {
    const office = await opened('fide', '2024-05', { 1: { rating: 1700, games: 29 }, 2: 1700, 3: 1700 }, adults(3));
    await acceptEvent(office, eventOf(1, 'fide-2024', '2024-05-20', '2024-06', 1, { 2: '1-0', 3: '1-0' }));
    const row = (await published(office, '2024-06')).get(1);
    expect([row?.change, row?.k, row?.total]).toEqual([4000, 20, 31]);
  });
});

describe('who falls', () => {
  test.each([
    ['fide', 'fide-2024', 2024, 1400],
    ['mssz', 'mssz-2017', 2018, 1000],
  ] as const)('below the floor of %s is off the list, and on it at the floor', async (family, edition, year, floor) => {
    const standings = { 1: floor + 9, 2: floor + 10, 3: floor + 9, 4: floor + 10 };
    const office = await opened(family, `${year}-05`, standings, adults(4));
    // each loses one game: 0.50 × 20
    await acceptEvent(office, eventOf(1, edition, `${year}-05-20`, `${year}-06`, 1, { 3: '0-1' }));
    await acceptEvent(office, eventOf(2, edition, `${year}-05-20`, `${year}-06`, 2, { 4: '0-1' }));
    const rows = await published(office, `${year}-06`);
    expect([rows.get(1)?.rating, flagsOf(rows.get(1))]).toEqual([null, ['delisted']]);
    expect([rows.get(2)?.rating, flagsOf(rows.get(2))]).toEqual([floor, []]);
  });
});
