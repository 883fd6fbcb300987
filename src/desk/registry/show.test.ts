import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import type { BroughtStanding } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { changeOffice } from '../change.ts';
import type { Office } from '../office.ts';
import { ANNA, codes, done, projectionsOf, testOffice } from '../office.fixture.ts';
import { factsAt, factsNow } from '../../ledger/rows/persons.ts';
import { importList } from './import.ts';
import { incoming } from './listed.ts';
import { addPlayer, changePlayer } from './players.ts';
import { openRatingPool } from './pools.ts';
import { showPlayer } from './show.ts';

const CARD = {
  name: 'Kis Anna',
  birth: '1990-05-06',
  sex: 'f',
  federation: 'HUN',
  fide: '700001',
  komir: '5',
} as const;

const bring = (office: Office, pool: string, as: string, standings: readonly BroughtStanding[]) =>
  changeOffice(office, ANNA, async ({ post }) => {
    await post({ kind: 'standings.brought', data: { pool, as, standings } });
    return { value: undefined, findings: [] };
  });

async function officeWithAnna(store: TestStore): Promise<Office> {
  const office = await testOffice(store);
  for (const [pool, from] of [
    ['fide', '2024-05'],
    ['mssz', '2024-05'],
    ['mgsz', '2024-05-01'],
  ] as const) {
    done(await openRatingPool(office, { pool, family: pool, name: pool, from }, ANNA));
  }
  done(await addPlayer(office, CARD, ANNA));
  return office;
}

forEachStore((_kind, store) => {
  describe('both sheets of the KOMIR card', () => {
    test('the right one is of the latest list', async () => {
      const office = await officeWithAnna(store);
      await bring(office, 'fide', '2024-05', [{ person: personId(1), rating: 1900, k: 20 }]);
      const { sheets } = done(await showPlayer(office, 'komir:5', 'officer'));
      expect(sheets?.right).toEqual({
        period: { from: dayOf(2024, 5, 1), to: dayOf(2024, 5, 31) },
        fideId: '700001',
        name: 'Kis Anna',
        birthYear: 1990,
        sex: 'f',
        country: 'HUN',
        fideRating: 1900,
        lastGames: 0,
        status: 'active',
        k: 20,
      });
      expect(sheets?.left.komirRating).toBe(1900);
      expect(sheets?.findings).toEqual([]);
      // the federation's own pool goes before FIDE's
      await bring(office, 'mssz', '2024-06', [{ person: personId(1), rating: 1910, inactive: true, period: 3 }]);
      const card = await showPlayer(office, 'komir:5', 'officer');
      expect(card.value?.sheets?.right).toMatchObject({ fideRating: 1910, status: 'inactive', lastGames: 3 });
      expect(codes(card)).toEqual(['mssz.k']);
      // of one date the two are one rating
      await bring(office, 'fide', '2024-06', [{ person: personId(1), rating: 1905, k: 20 }]);
      const both = await showPlayer(office, 'komir:5', 'officer');
      expect(both.value?.sheets).toMatchObject({ left: { komirRating: 1910 }, right: { fideRating: 1905 } });
      expect(codes(both)).toEqual(['mssz.rating-differs', 'mssz.k']);
      expect(card.value?.standings).toEqual([
        { pool: 'fide', family: 'fide', list: '2024-05-01', rating: 1900, k: 20, games: 0, peak: 1900 },
        {
          pool: 'mssz',
          family: 'mssz',
          list: '2024-06-01',
          rating: 1910,
          k: null,
          games: 0,
          peak: 1910,
          inactive: true,
        },
      ]);
    });

    test('who has played rated players without a FIDE number is to get one', async () => {
      const office = await officeWithAnna(store);
      done(await addPlayer(office, { ...CARD, name: 'Nagy Béla', fide: undefined, komir: '6' }, ANNA));
      const due = async () => {
        const { value, findings } = await showPlayer(office, 'komir:6', 'officer');
        expect(findings).toEqual(value?.sheets?.findings);
        return findings.map(({ code, facts }) => [code, facts]);
      };
      expect(await due()).toEqual([]);
      // three games of a first rating that is not complete yet
      const history = [{ event: 'e1', games: 3, average: [1500, 1], halfPoints: 2 }];
      await bring(office, 'mssz', '2024-05', [{ person: personId(2), rating: null, rest: { history } } as never]);
      expect(await due()).toEqual([['mssz.fide-id-due', { games: 3 }]]);
      await bring(office, 'mssz', '2024-06', [{ person: personId(2), rating: 1500, games: 9 }]);
      expect(await due()).toEqual([['mssz.fide-id-due', { games: 9 }]]);
    });

    test('2014 texts keep the day of the last games, later ones the list', async () => {
      const office = await officeWithAnna(store);
      await bring(office, 'mssz', '2024-06', [{ person: personId(1), rating: 1910, period: 3 }]);
      await bring(office, 'fide', '2024-06', [{ person: personId(1), rating: 1910, period: 3 }]);
      await bring(office, 'mgsz', '2024-06-01', [{ person: personId(1), rating: 100, period: 3 }]);
      const last = await office.store.read(async (desk) => (await desk.standingsOf(1)).map((row) => row.last));
      expect(last).toEqual([dayOf(2024, 5, 31), 2024 * 12 + 5, null]);
    });
  });

  test('Go: the grade and the marks are shown', async () => {
    const office = await officeWithAnna(store);
    const rest = { rank: '1d', reached: { '1d': 2 }, unsettled: true };
    await bring(office, 'mgsz', '2024-05-31', [{ person: personId(1), rating: 2050, rest }]);
    expect(done(await showPlayer(office, personId(1))).standings).toEqual([
      { pool: 'mgsz', family: 'mgsz', rating: 2050, k: null, games: 0, peak: 2050, ...rest },
    ]);
  });

  test('what was known of a person when an entry was posted stays known', async () => {
    const office = await officeWithAnna(store);
    const { komir: _komir, fide: _fide, ...card } = CARD;
    done(await addPlayer(office, card, ANNA));
    const before = await office.store.read((desk) => desk.head());
    done(await changePlayer(office, { player: personId(2), fields: { federation: 'AUT', birth: null } }, ANNA));
    const rows = await office.store.read((desk) => desk.persons([2]));
    const row = rows[0] as (typeof rows)[number];
    expect(factsNow(row)).toEqual({ sex: 'f', federation: 'AUT' });
    expect(factsAt(row, before.no)).toEqual({ birthYear: 1990, sex: 'f', federation: 'HUN' });
    expect(factsAt(row, before.no + 1)).toEqual({ sex: 'f', federation: 'AUT' });
    expect(done(await showPlayer(office, personId(2))).federations).toEqual([
      { federation: 'HUN', until: '2024-06-15' },
    ]);
    done(await changePlayer(office, { player: personId(2), fields: { federation: null } }, ANNA));
    done(await changePlayer(office, { player: personId(2), fields: { federation: 'HUN' } }, ANNA));
    expect(done(await showPlayer(office, personId(2))).federations).toEqual([
      { federation: 'HUN', until: '2024-06-15' },
      { federation: 'AUT', until: '2024-06-15' },
      { federation: null, until: '2024-06-15' },
    ]);
  });

  test('who was erased is entered by a replay with the facts alone', async () => {
    const office = await testOffice(store);
    const facts = { birthYear: 1990, sex: 'f' } as const;
    await changeOffice(office, ANNA, async ({ post }) => {
      await post({
        kind: 'persons.entered',
        data: { persons: [{ person: personId(1), identity: 'f'.repeat(64), facts }] },
      });
      return { value: undefined, findings: [] };
    });
    expect(done(await showPlayer(office, personId(1), 'officer'))).toEqual({
      player: personId(1),
      ...facts,
      numbers: {},
      standings: [],
      events: [],
    });
  });

  test('a list of one that was computed here is not made longer', async () => {
    const office = await officeWithAnna(store);
    await office.store.write((desk) =>
      desk.addList({ list: 1, pool: 'fide', date: '2024-05-01', no: 1, players: 0, digest: 'x', data: '{}' }),
    );
    const before = await projectionsOf(office, ['subjects', 'present']);
    await bring(office, 'fide', '2024-05', [{ person: personId(1), rating: 1900 }]);
    expect(await projectionsOf(office, ['subjects', 'present'])).toEqual(before);
    expect(done(await showPlayer(office, personId(1))).standings).toMatchObject([{ rating: 1900 }]);
  });

  test('a list of players who have only numbers brings their ratings to those who are known', async () => {
    const office = await officeWithAnna(store);
    const csv = new TextEncoder().encode('fideId;Rtg_Int;k;games;peak\n700001;1900;20;77;2001\n700002;1500;;;\n');
    const list = { open: () => [csv], how: 'whole' as const, pool: 'fide', asOf: '2024-04' };
    expect(done(await importList(office, list, ANNA))).toMatchObject({ entered: 0, leftOut: 1, standings: 1 });
    expect(done(await showPlayer(office, personId(1))).standings).toMatchObject([
      { rating: 1900, k: 20, games: 77, peak: 2001 },
    ]);
  });
});

describe('a player of a list', () => {
  const NOTHING = { listed: [], rows: [], findings: [] };

  test('may have nothing but a number', () => {
    const player = { fideId: '7', inactive: false };
    expect(incoming({ ...NOTHING, listed: [player] }, {})).toEqual([{ fields: { fide: '7' }, findings: [] }]);
    expect(incoming({ ...NOTHING, listed: [player] }, { family: 'fide' })).toEqual([
      { fields: { fide: '7' }, findings: [] },
    ]);
    expect(incoming({ ...NOTHING, rows: [{ id: '1', name: 'A' }] }, { family: 'fide' })).toEqual([
      { fields: { name: 'A' }, findings: [] },
    ]);
    const rated = { ...player, rapid: { rating: 1500 } };
    expect(incoming({ ...NOTHING, listed: [rated] }, { family: 'fide', control: 'rapid' })).toEqual([
      { fields: { fide: '7' }, standing: { rating: 1500 }, gamesUnknown: true, findings: [] },
    ]);
  });

  for (const [birth, k, rating, brought] of [
    [1990, 10, 2350, { games: 30, peak: 2400 }],
    [1990, 10, 2450, { games: 30, peak: 2450 }],
    [1990, 20, 2200, { games: 30 }],
    [2008, 20, 2200, { games: 30, peak: 2300 }],
    [2007, 20, 2350, { games: 30, peak: 2350 }],
    [2006, 20, 2200, { games: 30, peak: 2300 }],
    [2005, 20, 2200, { games: 30 }],
    [2008, 40, 2200, {}],
  ] as const) {
    test(`born in ${birth}, with K ${k} at ${rating} in 2024, goes on with that K, from either kind of list`, () => {
      const rules = { family: 'fide', year: 2024 } as const;
      const player = { fideId: '7', inactive: false, birthYear: birth, standard: { rating, k } };
      const row = { id: '1', name: 'A', birth: { year: birth }, rating, k };
      for (const list of [{ listed: [player] }, { rows: [row] }]) {
        expect(incoming({ ...NOTHING, ...list }, rules)[0]?.standing).toEqual({ rating, k, ...brought });
      }
    });
  }

  test('that tells games and peak itself is believed', () => {
    const row = { id: '1', name: 'A', rating: 2350, k: 10, games: 80, peak: 2410 };
    expect(incoming({ ...NOTHING, rows: [row] }, { family: 'fide', year: 2024 })[0]?.standing).toEqual({
      rating: 2350,
      k: 10,
      games: 80,
      peak: 2410,
    });
  });

  test('a row may have nothing but a name, and its faults keep their line', () => {
    expect(incoming({ ...NOTHING, rows: [{ id: '1', name: 'A', fideRating: 1700 }] }, { family: 'orr' })).toEqual([
      { fields: { name: 'A' }, findings: [] },
    ]);
    const unreadable = { code: 'player.field-unreadable', weight: 'refuse', facts: { field: 'pin' } };
    const row = { id: '1', name: 'A', pin: '1' };
    expect(
      incoming({ ...NOTHING, rows: [row, { ...row, at: { line: 3 } }] }, {}).flatMap(({ findings }) => findings),
    ).toEqual([unreadable, { ...unreadable, at: { line: 3 } }]);
  });
});
