import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FideListPlayer } from '../../formats/fide-list/records.ts';
import { writeList } from '../../formats/fide-list/write.ts';
import { personId } from '../../ledger/ids.ts';
import { FLAGS } from '../../ledger/store.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import type { ChangeOptions } from '../change.ts';
import type { Office } from '../office.ts';
import { ANNA, codes, done, projectionsOf, refusals, testOffice } from '../office.fixture.ts';
import { goneRow } from '../../ledger/rows/present.ts';
import { exportPlayers, type ExportPlayersInput } from './export.ts';
import { type ImportedList, importList } from './import.ts';
import { mergePlayers } from './merge.ts';
import { addPlayer, changePlayer } from './players.ts';
import { openRatingPool } from './pools.ts';
import { showPlayer } from './show.ts';

const UTF_8 = new TextEncoder();
const bytes = (text: string) => () => [UTF_8.encode(text)];

const player = (number: number, more: Partial<FideListPlayer> = {}): FideListPlayer => ({
  fideId: String(1000 + number),
  name: `Player${'abcdefghij'[number]}, Given`,
  federation: 'HUN',
  sex: 'm',
  birthYear: 1990,
  standard: { rating: 1500 + number, games: 0, k: 20 },
  inactive: false,
  ...more,
});

/** FIDE's XML; or its text of one month, which says the month. */
const fideList = (players: readonly FideListPlayer[], month?: number): ImportedList['open'] => {
  const pieces =
    month === undefined
      ? [...writeList(players, { form: 'xml', layout: 'combined' })]
      : [...writeList(players, { form: 'text', layout: 'single', control: 'standard', month })];
  return () => pieces;
};

const LIST = [player(0), player(1), player(2), player(3), player(4)];

async function officeWithPools(store: TestStore): Promise<Office> {
  const office = await testOffice(store);
  for (const [pool, from] of [
    ['fide', '2024-07'],
    ['mssz', '2024-07'],
    ['orr', '2024-05-01'],
    ['mgsz', '2024-05-01'],
  ] as const) {
    done(await openRatingPool(office, { pool, family: pool, name: pool, from }, ANNA));
  }
  return office;
}

const take = (
  office: Office,
  open: ImportedList['open'],
  more: Partial<ImportedList> = {},
  options: ChangeOptions = ANNA,
) => importList(office, { open, playersAPart: 2, how: more.pool === undefined ? 'add' : 'whole', ...more }, options);

const MAY = { pool: 'fide', asOf: '2024-05' } as const;
const JUNE = { pool: 'fide', asOf: '2024-06' } as const;
const RATINGS = new Set(['ratings'] as const);

async function standings(office: Office, date: string) {
  return office.store.read(async (desk) => {
    const list = await desk.list('fide', date);
    return list === undefined ? undefined : await desk.standings(list.list, [1, 2, 3, 4, 5, 6, 7]);
  });
}

async function exported(office: Office, asked: Pick<ExportPlayersInput, 'format' | 'view'>): Promise<string> {
  const pieces: Uint8Array[] = [];
  await exportPlayers(office, { ...asked, write: (piece) => void pieces.push(piece) });
  return pieces.map((piece) => new TextDecoder().decode(piece)).join('');
}

/** Papers are salted by chance: their digests are different each time. */
const withoutSalts = (projections: Readonly<Record<string, unknown>>) => ({
  ...projections,
  persons: (projections['persons'] as readonly (readonly unknown[])[]).map(([person, merged, , ...others]) => [
    person,
    merged,
    ...others,
  ]),
});

forEachStore((kind, store) => {
  describe('a FIDE list', () => {
    test('its players come in with their ratings, and the list is complete', async () => {
      const office = await officeWithPools(store);
      const seen: (readonly [number, number?])[] = [];
      const progress = (count: number, total?: number) =>
        void seen.push(total === undefined ? [count] : [count, total]);
      const players = [
        ...LIST.slice(0, 2),
        player(2, { standard: { rating: 2350, games: 7, k: 10 }, title: 'IM' }),
        player(3, { standard: { rating: 1600, games: 0, k: 40 }, inactive: true }),
        player(4, { standard: { games: 0 } }),
      ];
      const imported = await take(office, fideList(players), { ...MAY, progress });
      expect(imported.value).toMatchObject({
        players: 5,
        entered: 5,
        changed: 0,
        unchanged: 0,
        leftOut: 0,
        standings: 4,
        pool: 'fide',
        asOf: '2024-05',
      });
      expect(codes(imported)).toContain('import.games-unknown');
      expect(seen.slice(-3)).toEqual([
        [2, 5],
        [4, 5],
        [5, 5],
      ]);
      const row = { k: 20, games: 0, total: 30, change: null, flags: 0, last: 2024 * 12 + 4, rest: null };
      expect(await standings(office, '2024-05-01')).toEqual([
        { ...row, person: 1, rating: 1500, peak: 1500 },
        { ...row, person: 2, rating: 1501, peak: 1501 },
        { ...row, person: 3, rating: 2350, k: 10, games: 7, peak: 2400 },
        { ...row, person: 4, rating: 1600, k: 40, total: 0, peak: 1600, flags: FLAGS.inactive, last: null },
      ]);
      const list = await office.store.read((desk) => desk.list('fide', '2024-05-01'));
      expect(list).toMatchObject({ players: 4, data: '{"opening":true}' });
      expect(done(await showPlayer(office, 'fide:1002'))).toMatchObject({
        name: 'Playerc, Given',
        title: 'IM',
        birthYear: 1990,
        standings: [{ pool: 'fide', list: '2024-05-01', rating: 2350, k: 10 }],
      });
    });

    test('numbers in the column of ids are not lost in silence where nobody says whose they are', async () => {
      const office = await officeWithPools(store);
      const table = (ids: readonly string[]) =>
        bytes(['id;name;rating', ...ids.map((id) => `${id};Kiss, Anna;1800`)].join('\n'));
      const asked = (ids: readonly string[], more: Partial<ImportedList> = {}) =>
        take(office, table(ids), { ...MAY, how: 'add', ...more }, { ...ANNA, dryRun: true });
      expect((await asked(['700001', '700002'])).findings).toContainEqual(
        expect.objectContaining({ code: 'import.ids-unsaid', weight: 'warn', facts: { count: 2, example: '700001' } }),
      );
      expect(codes(await asked(['700001', '700002'], { ids: 'fide' }))).not.toContain('import.ids-unsaid');
      // places in a list are no numbers of players, and neither are lines
      expect(codes(await asked(['1', '2']))).not.toContain('import.ids-unsaid');
      const lines = bytes(`name;rating\n${'\n'.repeat(10_000)}Kiss, Anna;1800`);
      expect(codes(await take(office, lines, { ...MAY, how: 'add' }, { ...ANNA, dryRun: true }))).not.toContain(
        'import.ids-unsaid',
      );
    });

    test('ratings of a table are not lost in silence where no pool is named', async () => {
      const office = await officeWithPools(store);
      const table = bytes('name;rating\nKiss, Anna;1800\nNagy, Béla;');
      const asked = (pool: Partial<ImportedList>) =>
        take(office, table, { how: 'add', ...pool }, { ...ANNA, dryRun: true });
      expect((await asked({})).findings).toContainEqual(
        expect.objectContaining({ code: 'import.ratings-unpooled', weight: 'warn', facts: { count: 1 } }),
      );
      expect(codes(await asked(MAY))).not.toContain('import.ratings-unpooled');
    });

    test('the same list again changes nothing', async () => {
      const office = await officeWithPools(store);
      done(await take(office, fideList(LIST), MAY));
      const before = await projectionsOf(office, []);
      const again = await take(office, fideList(LIST), MAY);
      expect(again.value).toMatchObject({ entered: 0, changed: 0, unchanged: 5, standings: 0 });
      expect(again.findings).toContainEqual({ code: 'import.done-before', weight: 'note', facts: { parts: 3 } });
      expect(await projectionsOf(office, [])).toEqual(before);
    });

    test('persons first, ratings later: the same file brings what is missing', async () => {
      const office = await officeWithPools(store);
      expect(done(await take(office, fideList(LIST)))).toMatchObject({ entered: 5, standings: 0 });
      expect(done(await take(office, fideList(LIST), MAY))).toMatchObject({ entered: 0, changed: 0, standings: 5 });
      expect(await standings(office, '2024-05-01')).toHaveLength(5);
    });

    test('a newer list changes what differs, and is a list of its own', async () => {
      const office = await officeWithPools(store);
      done(await take(office, fideList(LIST), MAY));
      done(
        await changePlayer(
          office,
          { player: personId(1), fields: { name: 'Playéra Given', birth: '1990-03-04' } },
          ANNA,
        ),
      );
      const newer = [
        player(0, { standard: { rating: 1555, games: 3, k: 20 } }),
        player(1, { federation: 'AUT' }),
        player(2, { name: 'Other, Name' }),
        player(3, { birthYear: 1991 }),
        player(5),
      ];
      expect(refusals(await take(office, fideList(newer), JUNE))).toEqual(['import.ratings-lost']);
      expect(done(await take(office, fideList(newer), { ...JUNE, takes: RATINGS }))).toMatchObject({
        entered: 1,
        changed: 1,
        fields: { federation: 1 },
        inQuestion: 2,
        unchanged: 1,
        standings: 5,
        lost: 1,
      });
      // the office's own spelling and the day of birth stay
      expect(done(await showPlayer(office, personId(1), 'officer'))).toMatchObject({
        name: 'Playéra Given',
        birth: '1990-03-04',
      });
      expect(done(await showPlayer(office, personId(2)))).toMatchObject({
        federation: 'AUT',
        federations: [{ federation: 'HUN', until: '2024-06-15' }],
      });
      // what contradicts a card is a question
      expect(done(await showPlayer(office, personId(3))).name).toBe('Playerc, Given');
      expect(done(await showPlayer(office, personId(4))).birthYear).toBe(1990);
      expect((await standings(office, '2024-06-01'))?.map(({ person, rating }) => [person, rating])).toEqual([
        [1, 1555],
        [2, 1501],
        [3, 1502],
        [4, 1503],
        [6, 1505],
      ]);
    });

    test('what the office has published stays known where a later list is silent: the highest rating, and the games', async () => {
      const office = await officeWithPools(store);
      const rated = (rating: number, k?: number) => ({
        standard: { rating, games: 0, ...(k === undefined ? {} : { k }) },
      });
      done(await take(office, fideList([player(0, rated(2410, 10)), player(1, rated(1800, 20)), player(2)]), MAY));
      done(
        await take(office, fideList([player(0, rated(2390)), player(1, rated(1810)), player(3, rated(1500))]), {
          ...JUNE,
          takes: RATINGS,
        }),
      );
      const rows = (await standings(office, '2024-06-01'))?.map(({ person, rating, peak, total }) => [
        person,
        rating,
        peak,
        total,
      ]);
      expect(rows).toEqual([
        [1, 2390, 2410, 30],
        [2, 1810, 1810, 30],
        [4, 1500, 1500, 0],
      ]);
    });

    test('a corrected list of the same month, before the pool has made one of its own, is in force', async () => {
      const office = await officeWithPools(store);
      done(await take(office, fideList(LIST), MAY));
      const corrected = [player(0, { standard: { rating: 1700, games: 0, k: 20 } }), ...LIST.slice(1), player(6)];
      expect(done(await take(office, fideList(corrected), MAY))).toMatchObject({
        entered: 1,
        standings: 2,
        otherRatings: 1,
      });
      expect((await standings(office, '2024-05-01'))?.map(({ rating }) => rating)).toEqual([
        1700, 1501, 1502, 1503, 1504, 1506,
      ]);
      const list = '2024-05-01';
      expect(done(await showPlayer(office, personId(1))).standings).toMatchObject([{ rating: 1700, list }]);
      expect(done(await showPlayer(office, personId(6))).standings).toMatchObject([{ rating: 1506, list }]);
      expect(done(await take(office, fideList(corrected.toReversed()), MAY)).standings).toBe(0);
    });

    test('a merged number leads on', async () => {
      const office = await officeWithPools(store);
      const { player: into } = done(await addPlayer(office, { name: 'Playera, Given', fide: '77' }, ANNA));
      const { player: from } = done(await addPlayer(office, { name: 'Playera, Given', fide: '1000' }, ANNA));
      done(await mergePlayers(office, { player: from, into, although: ['fide'] }, ANNA));
      done(await take(office, fideList(LIST), MAY));
      expect((await standings(office, '2024-05-01'))?.map(({ person, rating }) => [person, rating])[0]).toEqual([
        1, 1500,
      ]);
    });

    test('its text says the month', async () => {
      const office = await officeWithPools(store);
      const may = fideList(LIST, 2024 * 12 + 4);
      expect(refusals(await take(office, may, JUNE))).toEqual(['import.month-differs']);
      expect(done(await take(office, may, { pool: 'fide' })).asOf).toBe('2024-05');
    });

    test('a dry run counts and changes nothing', async () => {
      const office = await officeWithPools(store);
      const before = await projectionsOf(office, []);
      expect(done(await take(office, fideList(LIST), MAY, { ...ANNA, dryRun: true }))).toMatchObject({
        entered: 5,
        standings: 5,
      });
      expect(await projectionsOf(office, [])).toEqual(before);
    });
  });

  describe('what stands against an import', () => {
    const check = async (open: ImportedList['open'], more: Partial<ImportedList> = {}, options?: ChangeOptions) => {
      const office = await officeWithPools(store);
      const before = await projectionsOf(office, []);
      const outcome = await take(office, open, more, options);
      expect(outcome.value).toBeUndefined();
      expect(await projectionsOf(office, [])).toEqual(before);
      return refusals(outcome);
    };

    test('nobody says who does it', async () => {
      expect(await check(fideList(LIST), MAY, {})).toEqual(['office.no-author']);
    });
    test('it is no list', async () => {
      expect(await check(bytes('Dear office,\n'))).toEqual(['list.unknown-form']);
      expect(await check(bytes(''))).toEqual(['list.empty']);
    });
    test('it is a report', async () => {
      const trf = '012 River Open\n001    1 m    Kiss, Anna                        1500 HUN\n';
      expect(await check(bytes(trf))).toEqual(['list.is-report']);
      expect(await check(bytes(`{ "event": {}, "players": [], "games": [] }${' '.repeat(70_000)}`))).toEqual([
        'list.is-report',
      ]);
    });
    test('the pool is not there', async () => {
      expect(await check(fideList(LIST), { pool: 'x', asOf: '2024-05' })).toEqual(['pool.unknown']);
    });
    test('there is a month, but no pool', async () => {
      expect(await check(fideList(LIST), { asOf: '2024-05' })).toEqual(['import.no-pool']);
    });
    test('nobody says of which month the ratings are', async () => {
      expect(await check(fideList(LIST), { pool: 'fide' })).toEqual(['import.month-missing']);
      expect(await check(fideList(LIST), { pool: 'orr' })).toEqual(['import.month-missing']);
      expect(await check(fideList(LIST), { pool: 'fide', asOf: '2024-05-01' })).toEqual(['pool.from-month']);
      expect(await check(fideList(LIST), { pool: 'orr', asOf: '2024-05' })).toEqual(['pool.from-day']);
    });
    test('the pool has a later list', async () => {
      const office = await officeWithPools(store);
      done(await take(office, fideList(LIST), JUNE));
      const older = await take(office, fideList(LIST), MAY);
      expect(older.findings).toMatchObject([
        { code: 'import.other-date', facts: { expected: '2024-06', why: 'list' } },
      ]);
    });
    test('a number stands twice in a CSV', async () => {
      expect(await check(bytes('name;pin\nA;12345678\nB;12345678\n'))).toEqual([
        'import.number-repeated',
        'import.faults',
      ]);
    });
    test('the office is not open', async () => {
      const { closedOffice } = await import('../office.fixture.ts');
      expect(refusals(await take(await closedOffice(store), fideList(LIST)))).toEqual(['office.not-open']);
    });
  });

  describe('a CSV', () => {
    const CSV = `id;name;title;birth;sex;federation;fideId;pin;komir;orr;club;guestClub;rating;rank
1;Kis Anna;;1990-05-06;f;HUN;11;;21;31;Postás;MTK;1500;
2;Nagy Béla;;1980;m;HU;;;;;;;;2d
3;Nagy Béla;;1985;m;HUN;;12345678;;;;;-50;1k
`;

    test('all columns that a card has come in', async () => {
      const office = await officeWithPools(store);
      expect(done(await take(office, bytes(CSV), { pool: 'mgsz', asOf: '2024-05-31' }))).toMatchObject({
        entered: 3,
        standings: 3,
      });
      expect(done(await showPlayer(office, 'komir:21', 'officer'))).toMatchObject({
        name: 'Kis Anna',
        birth: '1990-05-06',
        numbers: { fide: '11', komir: '21', orr: '31' },
        club: 'Postás',
        guestClub: 'MTK',
        standings: [{ pool: 'mgsz', rating: 1500 }],
      });
      expect(done(await showPlayer(office, 'pin:12345678')).standings).toMatchObject([{ rating: -50, rank: '1k' }]);
      expect(done(await showPlayer(office, personId(2))).standings).toMatchObject([{ rating: null, rank: '2d' }]);
      // events that end later start from there
      const list = await office.store.read((desk) => desk.list('mgsz', '2024-05-31'));
      expect(list).toMatchObject({ players: 3, data: '{"opening":true}' });
    });

    test('a name that stands twice without a number is one person', async () => {
      const office = await officeWithPools(store);
      const twice = 'id;name;birth\n1;Nagy Béla;1980\n2;Nagy Béla;1980\n';
      expect(done(await take(office, bytes(twice)))).toMatchObject({ entered: 1, unchanged: 1 });
    });

    test('a list without players is faulty, whatever is asked for', async () => {
      const office = await officeWithPools(store);
      const taken = await take(office, bytes('id;name\n'), { faulty: 'left-out' });
      expect(refusals(taken)).toEqual(['csv.no-players']);
    });

    test('a list that says the same again brings nothing', async () => {
      const office = await officeWithPools(store);
      const go = { pool: 'mgsz', asOf: '2024-05-31' };
      done(await take(office, bytes(CSV), go));
      expect(done(await take(office, bytes(CSV.replaceAll('\n', '\r\n')), go))).toMatchObject({
        entered: 0,
        standings: 0,
      });
      // whose place somebody else took over has none to compare with
      await office.store.write((desk) => desk.putPresent([goneRow('mgsz', 2)]));
      expect(done(await take(office, bytes(`${CSV}\n`), go))).toMatchObject({ standings: 0 });
    });

    test('a file that is cut into other parts is taken in once all the same', async () => {
      const office = await officeWithPools(store);
      done(await take(office, fideList(LIST), MAY));
      const again = await take(office, fideList(LIST), { ...MAY, playersAPart: 3 });
      expect(again.value).toMatchObject({ entered: 0, changed: 0, unchanged: 5, standings: 0 });
      expect(codes(again)).not.toContain('import.done-before');
    });

    test('who has no number is known by the very name and birth', async () => {
      const office = await officeWithPools(store);
      done(await take(office, bytes(CSV)));
      const more = 'id;name;birth;federation\n7;Nagy Béla;1980;AUT\n8;Nagy Béla;;HUN\n9;Nagy Béla;;HUN\n';
      expect(done(await take(office, bytes(more)))).toMatchObject({ entered: 1, changed: 1, unchanged: 1 });
      expect(done(await showPlayer(office, personId(2))).federation).toBe('AUT');
      done(await addPlayer(office, { name: 'Nagy Béla', birth: '1980' }, ANNA));
      const again = await take(office, bytes('id;name;birth\n1;Nagy Béla;1980\n'));
      expect(again.findings).toContainEqual({
        code: 'import.several-alike',
        weight: 'warn',
        facts: { row: 1, players: [personId(2), personId(5)] },
      });
      expect(again.value).toMatchObject({ entered: 0, leftOut: 1 });
    });

    test('its ids may be numbers of a kind, or this office’s', async () => {
      const office = await officeWithPools(store);
      expect(done(await take(office, bytes('id;name\n500;A B\n'), { ids: 'orr' })).entered).toBe(1);
      expect(done(await showPlayer(office, 'orr:500')).name).toBe('A B');
      const own = `id;name;sex\n${personId(1)};A B;f\n${personId(9)};C D;m\n`;
      expect(done(await take(office, bytes(own), { ids: 'own' }))).toMatchObject({ entered: 1, changed: 1 });
      expect(done(await showPlayer(office, 'orr:500')).sex).toBe('f');
    });

    test('numbers of two persons, and a new player without a name, are left out', async () => {
      const office = await officeWithPools(store);
      done(await addPlayer(office, { name: 'A', fide: '1' }, ANNA));
      done(await addPlayer(office, { name: 'B', pin: '12345678' }, ANNA));
      const taken = await take(office, bytes('id;name;fideId;pin\n1;A;1;12345678\n2;;3;\n'));
      expect(taken.value).toMatchObject({ entered: 0, changed: 0, leftOut: 2 });
      expect(taken.findings).toEqual([
        { code: 'import.numbers-disagree', weight: 'warn', facts: { row: 1, players: [personId(1), personId(2)] } },
        { code: 'import.no-name', weight: 'warn', facts: { row: 2 } },
      ]);
    });

    test('what is faulty is left out where that is asked for', async () => {
      const office = await officeWithPools(store);
      const faulty = bytes('id;name;pin;federation\n1;A;12345678;HUN\n2;B;12345678;HUN\n3;C;9;H\n');
      expect(refusals(await take(office, faulty))).toEqual([
        'import.number-repeated',
        'player.field-unreadable',
        'player.field-unreadable',
        'import.faults',
      ]);
      const taken = await take(office, faulty, { faulty: 'left-out' });
      expect(taken.value).toMatchObject({ players: 3, entered: 2, leftOut: 1 });
      expect(done(await showPlayer(office, personId(2)))).toMatchObject({ name: 'C', numbers: {} });
    });

    test('numbers are added to a card, and never exchanged', async () => {
      const office = await officeWithPools(store);
      done(await take(office, bytes('id;name;fideId;komir\n1;A;1;5\n')));
      expect(done(await take(office, bytes('id;name;fideId;komir\n1;A;1;6\n')))).toMatchObject({ changed: 0 });
      // in two rows of one list, and taken by then
      const rows = 'id;name;fideId;pin\n1;A;1;12345678\n2;B;2;\n3;C;3;12345678\n';
      done(await take(office, bytes(rows), { faulty: 'left-out', playersAPart: 9 }));
      expect(done(await showPlayer(office, 'fide:1')).numbers).toEqual({ fide: '1', komir: '5', pin: '12345678' });
      expect(refusals(await showPlayer(office, 'fide:3'))).toEqual(['player.number-unknown']);
      const both = 'id;name;fideId;orr;sex;federation\n1;A;1;9;m;\n2;B;2;9;;\n3;A;;9;;HUN\n';
      done(await take(office, bytes(both), { faulty: 'left-out', playersAPart: 9 }));
      expect(done(await showPlayer(office, 'fide:1'))).toMatchObject({ sex: 'm', numbers: { orr: '9' } });
      expect(done(await showPlayer(office, 'fide:2')).numbers).toEqual({ fide: '2' });
    });

    test('a list does not bring an erased name back', async () => {
      const office = await officeWithPools(store);
      done(await take(office, bytes('id;name;fideId\n1;A;1\n')));
      await office.store.write(async (desk) => {
        const papers = await desk.papersOf('identity', 1);
        await desk.dropPapers(
          papers.map(({ digest }) => digest),
          [1],
        );
        const [row] = await desk.persons([1]);
        await desk.putPerson({ ...(row as NonNullable<typeof row>), name: null }, [], []);
      });
      expect(await exported(office, { format: 'jsonl', view: 'officer' })).toBe(
        `{"fide":"1","player":"${personId(1)}"}\n`,
      );
      expect(done(await take(office, bytes('id;name;fideId;sex\n1;A;1;m\n')))).toMatchObject({
        changed: 0,
        entered: 0,
      });
    });
  });

  describe('all players', () => {
    test('the public gets the year of birth', async () => {
      const office = await officeWithPools(store);
      const card = {
        name: '=Kis; Anna',
        birth: '1990-05-06',
        sex: 'f',
        federation: 'HUN',
        title: 'WGM',
        club: 'Postás',
      };
      const more = { fide: '11', pin: '12345678', licences: { 2024: 'Postás' }, orr: '3', guestClub: 'MTK' };
      done(await addPlayer(office, { ...card, ...more }, { ...ANNA, although: 'names' }));
      done(await addPlayer(office, { name: 'B', deceased: '2020-01-01' }, ANNA));
      done(await mergePlayers(office, { player: personId(2), into: personId(1) }, ANNA));
      const head =
        'id;name;title;birth;sex;federation;fideId;komirId;orrId;pin;club;guestClub;strengthOrder;deceased;mergedInto\r\n';
      const full = head.replace('strengthOrder;', 'strengthOrder;licences;');
      const [a, b] = [personId(1), personId(2)];
      const second = `${b};B;;;;;;;;;;;;2020-01-01;${a}\r\n`;
      const secondInFull = second.replace('2020', ';2020');
      const row = (birth: string, name = `"'=Kis; Anna"`, more = '') =>
        `${a};${name};WGM;${birth};f;HUN;11;1;3;12345678;Postás;MTK;;${more};\r\n`;
      expect(await exported(office, { format: 'csv' })).toBe(head + row('1990') + second);
      expect(await exported(office, { format: 'csv', view: 'officer' })).toBe(
        full + row('1990-05-06', undefined, '2024=Postás;') + secondInFull,
      );
      const quoted = `"${head.trimEnd().replaceAll(';', '";"')}"\r\n`;
      expect(await exported(office, { format: 'csv-exact' })).toBe(quoted + row('1990', '"=Kis; Anna"') + second);
      const lines = async (view: 'public' | 'officer') =>
        (await exported(office, { format: 'jsonl', view }))
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown);
      const { licences, ...open } = { ...card, ...more, komir: '1', birthYear: 1990, player: a };
      expect(await lines('public')).toEqual([
        { ...open, birth: '1990' },
        { player: b, mergedInto: a, name: 'B', deceased: '2020-01-01' },
      ]);
      expect((await lines('officer'))[0]).toEqual({ ...open, licences });
    });

    test('what was exported can be taken in again, and changes nothing', async () => {
      const office = await officeWithPools(store);
      done(await take(office, fideList(LIST)));
      const csv = await exported(office, { format: 'csv' });
      expect(done(await take(office, bytes(csv), { ids: 'own' }))).toMatchObject({
        entered: 0,
        changed: 0,
        unchanged: 5,
      });
    });
  });

  test('an import that was broken off after any part, and taken up again, is an import', async () => {
    const list = Array.from({ length: 10 }, (_, place) => player(place));
    const whole = await officeWithPools(store);
    done(await take(whole, fideList(list), MAY));
    const expected = await projectionsOf(whole, []);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 4 }), fc.constantFrom(1, 2), async (writes, partsAtOnce) => {
        const parts = Math.min(4, writes * partsAtOnce);
        const office = await officeWithPools(store);
        class Killed extends Error {}
        let done_ = 0;
        const killed: Office = {
          ...office,
          store: {
            ...office.store,
            write: (work) => {
              // one write asks who does it
              done_ += 1;
              if (done_ > parts / partsAtOnce + 1) throw new Killed();
              return office.store.write(work);
            },
          },
        };
        await expect(take(killed, fideList(list), { ...MAY, partsAtOnce })).rejects.toThrow(Killed);
        const open = await office.store.read((desk) => desk.list('fide', '2024-05-01'));
        if (open !== undefined) expect(open.data).toBe('{"open":true,"opening":true}');
        const again = await take(office, fideList(list), MAY);
        expect(again.value).toMatchObject({ entered: 10 - 2 * parts, unchanged: 2 * parts });
        expect(withoutSalts(await projectionsOf(office, []))).toEqual(withoutSalts(expected));
      }),
      {
        numRuns: kind === 'sqlite' ? 5 : 2,
        examples: [
          [0, 1],
          [4, 1],
          [1, 2],
        ],
      },
    );
  });
});
