/** Changes of all ratings of a pool: what a list has of them, how they are taken back, and what is refused. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { FLAGS, type ListRow, type Paper, type StandingRow, type StoredEntry } from '../../ledger/store.ts';
import { paperOf, SALT_LENGTH } from '../../ledger/papers.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { poolSubject } from '../../ledger/rows/subjects.ts';
import { importOffice } from '../../keeping/import.ts';
import { exported, inChunks } from '../../keeping/keeping.fixture.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { decidedChanges } from '../../rating/changes-on.ts';
import { adjustedPoints, adjustedSteps } from '../../rating/pool-changes.ts';
import { recomputedBeside } from '../../rating/recomputed.ts';
import { forEachStore, testStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { POOL_CHANGE_WORDS } from '../../content/en/commands/pool-changes.ts';
import { EVERY } from '../../content/every-language.fixture.ts';
import { BOOK } from '../../content/en/books/every-family.ts';
import type { ToldAdjustment } from '../../explain/pool-change-words.ts';
import { audit } from '../../reading/analysis/audit.ts';
import { diffLists } from '../../reading/analysis/diff.ts';
import { drift } from '../../reading/analysis/drift.ts';
import { explainPlayer } from '../../reading/lists/explain-player.ts';
import { writeListFile } from '../../reading/lists/files.ts';
import { done } from '../office.fixture.ts';
import { againstNoted } from '../../keeping/noted.ts';
import { keyPairOf, privateKeysText } from '../../ledger/signatures.ts';
import { fixedKeyHolder } from '../keys/holder.ts';
import { newKey } from '../keys/new-key.ts';
import { type Signer, signerOf } from '../keys/sign.ts';
import { applyRerating } from './apply-rerating.ts';
import type { Office } from '../office.ts';
import { type AdjustInput, adjustPool } from './adjust.ts';
import { decideStanding } from './decide.ts';
import {
  acceptEvent,
  AS,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  read,
  roundRobin,
  type TestEvent,
  type TestOffice,
  testOffice,
} from './office.fixture.ts';
import { previewList, publishList } from './publish.ts';
import { revokeAdjustment } from './revoke-adjustment.ts';

const RULE = 'towards:2000:2/5';
const ENGLISH = { language: EVERY.en, words: EVERY.en.commands.audit };

/** The list of June 2024 is the first of the pool's own. */
async function opened(store: Parameters<typeof testOffice>[0], ratings: Record<number, number>): Promise<TestOffice> {
  const office = await testOffice(store, '2024-05-20');
  await openPool(office, 'fide', 'fide', '2024-05');
  await enterPersons(
    office,
    1,
    Array.from({ length: 8 }, (_, at) => ({ name: `Player, No ${at + 1}`, birth: '1990-01-01', federation: 'HUN' })),
  );
  await bring(office, 'fide', '2024-05', ratings);
  return office;
}

const event = (number: number, more: Partial<TestEvent> = {}): TestEvent => ({
  event: number,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 4],
  games: roundRobin([1, 2, 3, 4], () => '1-0'),
  ...more,
});

const adjust = (office: Office, more: Partial<AdjustInput> = {}, dryRun = false) =>
  adjustPool(office, { pool: 'fide', rule: RULE, list: '2024-06', by: 'qc', ...more }, { ...AS, dryRun });

const publish = async (office: TestOffice, date: string) => {
  office.on(`${date}-15`);
  return done(await publishList(office, { pool: 'fide', date }, AS));
};

const rowsOf = (office: Office, date: string): Promise<ReadonlyMap<number, StandingRow>> =>
  read(office, async (desk) => {
    const rows = new Map<number, StandingRow>();
    const { list } = (await desk.list('fide', `${date}-01`)) as ListRow;
    for await (const batch of desk.allStandings(list)) for (const row of batch) rows.set(row.person, row);
    return rows;
  });

const ratings = async (office: Office, date: string): Promise<Record<number, number | null>> =>
  Object.fromEntries([...(await rowsOf(office, date))].map(([person, { rating }]) => [person, rating]));

const verified = async (office: Office) => {
  const scratch = await openStore(':memory:');
  const { findings } = await verifyOffice(office, { scratch });
  await scratch.close();
  return findings;
};

const codes = ({ findings }: { readonly findings: readonly { readonly code: string }[] }) =>
  findings.map(({ code }) => code);

forEachStore((_kind, store) => {
  test('after the events: the change of the events stays, and the list keeps both numbers', async () => {
    const [plain, office] = [
      await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402, 5: 2390, 6: 1700 }),
      await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402, 5: 2390, 6: 1700 }),
    ];
    for (const each of [plain, office]) await acceptEvent(each, event(1));
    await publish(plain, '2024-06');
    const adjusted = done(await adjust(office));
    await publish(office, '2024-06');
    const [without, rows] = [await rowsOf(plain, '2024-06'), await rowsOf(office, '2024-06')];
    for (const [person, row] of rows) {
      const { rating, change, games, total } = without.get(person) as StandingRow;
      const earned = rating as number;
      const raised = earned >= 2000 ? earned : earned + Math.floor((4 * (2000 - earned) + 5) / 10);
      expect(row).toMatchObject({ rating: raised, change, games, total });
      expect(adjustedSteps(row)).toEqual(raised === earned ? [] : [[adjusted.entry, earned, raised]]);
    }
    expect(rows.get(5)?.rating).toBe(2390);
    expect(rows.get(6)?.rating).toBe(1820);
    expect(await verified(office)).toEqual([]);
  });

  test('the next list goes on from the changed ratings, and says nothing of the change again', async () => {
    const office = await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402 });
    done(await adjust(office));
    await publish(office, '2024-06');
    await publish(office, '2024-07');
    expect(await ratings(office, '2024-07')).toEqual({ 1: 1700, 2: 1940, 3: 1880, 4: 1641 });
    expect([...(await rowsOf(office, '2024-07')).values()].flatMap(adjustedSteps)).toEqual([]);
    expect(await verified(office)).toEqual([]);
  });

  test('taken back by points: everybody gives back what was received, whatever was won since', async () => {
    const office = await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402 });
    const { entry } = done(await adjust(office));
    await publish(office, '2024-06');
    await acceptEvent(office, event(2, { start: '2024-06-10', end: '2024-06-19', list: '2024-07' }));
    const before = done(await previewList(office, { pool: 'fide', date: '2024-07' })).report;
    const revoked = done(await revokeAdjustment(office, { pool: 'fide', adjusts: entry, by: 'qc' }, AS));
    expect(revoked).toMatchObject({ list: '2024-07', way: 'points', cancelled: false });
    expect(revoked.ways.points).toMatchObject({ affected: 4, points: -(200 + 40 + 80 + 239) });
    await publish(office, '2024-07');
    const rows = await rowsOf(office, '2024-07');
    for (const [person, received] of [
      [1, 200],
      [2, 40],
      [3, 80],
      [4, 239],
    ] as const) {
      const [[, from, to] = [0, 0, 0]] = adjustedSteps(rows.get(person) as StandingRow);
      expect(to - from).toBe(-received);
    }
    expect(before.events).toBe(1);
    expect(await verified(office)).toEqual([]);
  });

  test('taken back by replay: as if the lists since had been made without it', async () => {
    const [plain, office] = [
      await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1602 }),
      await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1602 }),
    ];
    const { entry } = done(await adjust(office));
    for (const each of [plain, office]) {
      await publish(each, '2024-06');
      await acceptEvent(each, event(2, { start: '2024-06-10', end: '2024-06-19', list: '2024-07' }));
      await publish(each, '2024-07');
    }
    const {
      ways,
      recomputed,
      entry: reversal,
    } = done(await revokeAdjustment(office, { pool: 'fide', adjusts: entry, way: 'replay', by: 'qc' }, AS));
    expect(ways.replay.greatest).not.toEqual(ways.points.greatest);
    expect(recomputed).toEqual([
      { date: '2024-06-01', changed: 4 },
      { date: '2024-07-01', changed: 4 },
    ]);
    const first = await ratings(office, '2024-06');
    for (const each of [plain, office]) await publish(each, '2024-08');
    expect(await ratings(office, '2024-08')).toEqual(await ratings(plain, '2024-08'));
    // the lists since, computed again, stand beside the first ones, which stay
    expect(await ratings(office, '2024-06')).toEqual(first);
    const listOf = (from: Office, date: string) =>
      read(from, async (desk) => (await desk.list('fide', date)) as ListRow);
    for (const date of ['2024-06-01', '2024-07-01']) {
      const beside = await read(office, async (desk) => recomputedBeside(desk, await listOf(office, date)));
      const { digest, players } = await listOf(plain, date);
      expect(beside).toMatchObject({
        adjusts: entry,
        list: '2024-08',
        data: { pool: 'fide', date, reversal, players, changed: 4, digest },
      });
    }
    expect(await read(office, async (desk) => recomputedBeside(desk, await listOf(office, '2024-08-01')))).toBe(
      undefined,
    );
    const told = await explainPlayer(office, { player: personId(1), list: '2024-06', pool: 'fide', book: BOOK });
    expect(told.findings.filter(({ code }) => code === 'lists.recomputed')).toMatchObject([
      { facts: { date: '2024-06-01', published: 1700, recomputed: 1500, adjusts: entry, reversal, list: '2024-08' } },
    ]);
    let file = '';
    const sink = (bytes: Uint8Array): void => {
      file += new TextDecoder().decode(bytes);
    };
    const again = { pool: 'fide', date: '2024-06', format: 'recomputed-csv' } as const;
    const written = done(await writeListFile(office, again, sink));
    // its signature names what was recomputed, not what was published
    const holder = fixedKeyHolder(privateKeysText([keyPairOf(new Uint8Array(32).fill(1))]), 'test');
    done(await newKey(office, holder, AS));
    const { text } = await (done(await signerOf(office, holder)) as Signer)(written);
    const made = await read(office, async (desk) => recomputedBeside(desk, await listOf(office, '2024-06-01')));
    const { digest, no } = await listOf(office, '2024-06-01');
    expect(JSON.parse(text)).toMatchObject({ digest: made?.data.digest, entry: { no: made?.entry } });
    expect([digest, no]).not.toContain(made?.data.digest);
    expect(await againstNoted(office, { signature: new TextEncoder().encode(text) })).toEqual([]);
    expect(file.split('\r\n').slice(0, 3)).toEqual([
      'id;name;fideId;federation;rating;recomputed;difference',
      `${personId(2)};Player, No 2;;HUN;1940;1900;-40`,
      `${personId(3)};Player, No 3;;HUN;1880;1800;-80`,
    ]);
    const refusedFile = await writeListFile(office, { pool: 'fide', date: '2024-08', format: 'recomputed-csv' }, sink);
    expect(codes(refusedFile)).toEqual(['lists.wrong-format']);
    expect(await verified(office)).toEqual([]);
  });

  test('taken back by replay after lists were rated again: these are made again without it, too', async () => {
    const [plain, office] = [
      await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1602, 5: 1700 }),
      await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1602, 5: 1700 }),
    ];
    const { entry } = done(await adjust(office));
    const settings = {
      k: new Map([
        [40, 30],
        [20, 10],
      ]),
    };
    for (const each of [plain, office]) {
      await publish(each, '2024-06');
      await acceptEvent(each, event(2, { start: '2024-06-10', end: '2024-06-19', list: '2024-07' }));
      await publish(each, '2024-07');
      done(await applyRerating(each, { pool: 'fide', from: '2024-06-01', settings, by: 'qc' }, AS));
      await publish(each, '2024-08');
    }
    done(await revokeAdjustment(office, { pool: 'fide', adjusts: entry, way: 'replay', by: 'qc' }, AS));
    for (const each of [plain, office]) await publish(each, '2024-09');
    expect(await ratings(office, '2024-09')).toEqual(await ratings(plain, '2024-09'));
    expect(await verified(office)).toEqual([]);
  });
});

describe('a change of a whole pool', () => {
  const store = testStore('sqlite');

  test('before the events: 1500 becomes 1700, and the change of the events is added as it is', async () => {
    const office = await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402 });
    await acceptEvent(office, event(1));
    const { entry } = done(await adjust(office, { order: 'before-events' }));
    await publish(office, '2024-06');
    const row = (await rowsOf(office, '2024-06')).get(1) as StandingRow;
    expect(adjustedSteps(row)).toEqual([[entry, 1500, 1700]]);
    expect(row.rating).toBe(1700 + Math.round((row.change as number) / 100));
    expect(await verified(office)).toEqual([]);
  });

  test('the March table: nobody from 2000 on moves, and two ratings can become one', async () => {
    const office = await opened(store, { 1: 1400, 2: 1401, 3: 1402, 4: 1996, 5: 1997, 6: 1999, 7: 2000, 8: 2001 });
    done(await adjust(office));
    await publish(office, '2024-06');
    expect(await ratings(office, '2024-06')).toEqual({
      1: 1640,
      2: 1641,
      3: 1641,
      4: 1998,
      5: 1998,
      6: 1999,
      7: 2000,
      8: 2001,
    });
  });

  test('events that come after the decision are in the numbers of the list, which are posted with it', async () => {
    const office = await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402 });
    const { entry, points } = done(await adjust(office));
    await acceptEvent(office, event(1));
    await publish(office, '2024-06');
    const [change] = await read(office, (desk) => decidedChanges(desk, 'fide'));
    expect(change).toMatchObject({ entry, data: { instead: entry, affected: 4 } });
    expect(change?.data.points).not.toBe(points);
    const again = await read(office, (desk) => desk.entriesOf('pool.adjusted', [poolSubject('fide')]));
    expect(again).toHaveLength(2);
    expect(await verified(office)).toEqual([]);
  });

  test('where nothing came since, nothing is posted twice', async () => {
    const office = await opened(store, { 1: 1500 });
    done(await adjust(office));
    await publish(office, '2024-06');
    expect(await read(office, (desk) => desk.entriesOf('pool.adjusted', [poolSubject('fide')]))).toHaveLength(1);
  });

  test('a decision on one person comes last', async () => {
    const office = await opened(store, { 1: 1500, 2: 1500 });
    const decision = { pool: 'fide', player: personId(1), indicator: 'rating', value: 1450, by: 'qc' };
    done(await decideStanding(office, decision, AS));
    done(await adjust(office));
    await publish(office, '2024-06');
    expect(await ratings(office, '2024-06')).toEqual({ 1: 1450, 2: 1700 });
    expect(await verified(office)).toEqual([]);
  });

  test('newcomers of that list are raised as well', async () => {
    const [plain, office] = [await opened(store, { 1: 1500, 2: 1600 }), await opened(store, { 1: 1500, 2: 1600 })];
    const persons = [1, 2, 3];
    const games = [1, 2, 3, 4, 5].map((round) => [round, 3, 1 + (round % 2), '1/2-1/2'] as const);
    for (const each of [plain, office]) await acceptEvent(each, event(1, { persons, games }));
    done(await adjust(office));
    for (const each of [plain, office]) await publish(each, '2024-06');
    const first = (await ratings(plain, '2024-06'))[3] as number;
    expect(first).toBeGreaterThan(1400);
    expect((await ratings(office, '2024-06'))[3]).toBe(first + Math.floor((4 * (2000 - first) + 5) / 10));
  });

  test('a correction afterwards goes through the rule of its list: about six tenths of it below 2000', async () => {
    const office = await opened(store, { 1: 1500, 2: 1500, 3: 1500, 4: 1500 });
    await acceptEvent(office, event(1));
    done(await adjust(office));
    await publish(office, '2024-06');
    const june = await ratings(office, '2024-06');
    const corrected = event(2, { games: roundRobin([1, 2, 3, 4], () => '0-1') });
    const { submission } = await import('./office.fixture.ts');
    await enter(
      office,
      { kind: 'event.submitted', data: { ...submission(corrected), corrects: 'e1' } },
      {
        kind: 'event.accepted',
        data: { event: 'e2', edition: 'fide-2024', list: '2024-07', waivers: [], findings: [] },
      },
    );
    await publish(office, '2024-07');
    const july = await ratings(office, '2024-07');
    const plain = await opened(store, { 1: 1500, 2: 1500, 3: 1500, 4: 1500 });
    await acceptEvent(plain, { ...corrected, event: 1 });
    done(await adjust(plain));
    await publish(plain, '2024-06');
    expect(july).toEqual(await ratings(plain, '2024-06'));
    expect(july).not.toEqual(june);
    expect(await verified(office)).toEqual([]);
  });

  test('at least 100 below another pool, once the list of that pool is out', async () => {
    const office = await opened(store, { 1: 2732, 2: 2732, 3: 2732, 4: 2732, 5: 2000 });
    await openPool(office, 'rapid', 'fide', '2024-05');
    await bring(office, 'rapid', '2024-05', { 1: 2283, 2: 2632, 3: 2631, 4: 2700, 6: 1500 });
    const lift = { pool: 'rapid', rule: 'at-least:fide:100', list: '2024-06' };
    expect(codes(await adjust(office, lift))).toEqual(['adjust.other-list']);
    await publish(office, '2024-06');
    const { affected, points, passes } = done(await adjust(office, lift));
    expect({ affected, points }).toEqual({ affected: 2, points: 350 });
    expect(passes).toEqual([
      { at: 2300, isFloor: false, up: 1, down: 0, players: [{ player: personId(1), name: 'Player, No 1' }] },
      { at: 2400, isFloor: false, up: 1, down: 0, players: [{ player: personId(1), name: 'Player, No 1' }] },
    ]);
    done(await publishList(office, { pool: 'rapid', date: '2024-06' }, AS));
    const rapid = await read(office, async (desk) => {
      const { list } = (await desk.list('rapid', '2024-06-01')) as ListRow;
      return (await desk.standings(list, [1, 2, 3, 4, 6])).map(({ rating, k }) => [rating, k]);
    });
    expect(rapid).toEqual([
      [2632, 10],
      [2632, 10],
      [2632, 10],
      [2700, 10],
      [1500, 20],
    ]);
    expect(await verified(office)).toEqual([]);
  });

  test('a dry run shows everything and leaves nothing', async () => {
    const office = await opened(store, { 1: 1500, 2: 2390, 3: 1750 });
    const before = await read(office, (desk) => desk.head());
    const shown = done(await adjust(office, {}, true));
    expect(shown).toMatchObject({
      affected: 2,
      points: 300,
      histogram: [
        { from: 100, count: 1 },
        { from: 200, count: 1 },
      ],
      greatest: [
        { before: 1500, after: 1700 },
        { before: 1750, after: 1850 },
      ],
      passes: [{ at: 1800, up: 1, down: 0, players: [{ player: personId(3), name: 'Player, No 3' }] }],
    });
    expect(await read(office, (desk) => desk.head())).toEqual(before);
  });

  test('what is refused, and why', async () => {
    const office = await opened(store, { 1: 1500 });
    expect(codes(await adjust(office, { pool: 'none' }))).toEqual(['pool.unknown']);
    expect(codes(await adjust(office, { rule: 'towards:2000:7/5' }))).toEqual(['adjust.fraction']);
    expect(codes(await adjust(office, { rule: 'plus:40' }))).toEqual(['adjust.rule']);
    expect(codes(await adjust(office, { order: 'during' }))).toEqual(['adjust.order']);
    expect(codes(await adjust(office, { list: '2024-05' }))).toEqual(['adjust.sealed']);
    expect(codes(await adjust(office, { list: 'soon' }))).toEqual(['lists.bad-date']);
    expect(codes(await adjust(office, { rule: 'towards:1000:2/5' }))).toEqual(['adjust.nobody']);
    expect(codes(await adjust(office, { rule: 'at-least:fide:100' }))).toEqual(['adjust.own-pool']);
    expect(codes(await adjust(office, { rule: 'at-least:none:100' }))).toEqual(['pool.unknown']);
    expect(codes(await adjust(office, { by: 'me' }))).toEqual(['lists.wrong-authority']);
    expect(codes(await adjust(office, { decided: '2030-01-01' }))).toEqual(['adjust.decided-day']);
    const ungrounded = adjustPool(office, { pool: 'fide', rule: RULE, list: '2024-06', by: 'qc' }, { author: 'Éva' });
    expect(codes(await ungrounded)).toEqual(['lists.no-ground']);
    const { entry } = done(await adjust(office));
    expect(codes(await adjust(office, { rule: 'towards:2000:4/10' }))).toEqual(['adjust.twice']);
    expect(codes(await adjust(office, { list: '2024-07' }))).toEqual(['adjust.again']);
    await openPool(office, 'orr', 'orr', '2024-01-01');
    expect(codes(await adjust(office, { pool: 'orr', by: 'committee' }))).toEqual(['adjust.continuous']);
    office.on('2024-07-15');
    const skipped = await publishList(office, { pool: 'fide', date: '2024-07', skip: true }, AS);
    expect(codes(skipped)).toEqual(['lists.change-waits']);
    const revoke = (adjusts: number, way?: string) =>
      revokeAdjustment(office, { pool: 'fide', adjusts, by: 'qc', ...(way === undefined ? {} : { way }) }, AS);
    expect(codes(await revoke(1))).toEqual(['adjust.unknown']);
    expect(codes(await revoke(entry, 'else'))).toEqual(['adjust.way']);
    expect(done(await revoke(entry))).toMatchObject({ cancelled: true, list: '2024-06' });
    expect(codes(await revoke(entry))).toEqual(['adjust.taken-back']);
    done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS));
    expect(await ratings(office, '2024-06')).toEqual({ 1: 1500 });
    expect(await verified(office)).toEqual([]);
  });

  test('who is inactive is raised like everybody else, and stays inactive', async () => {
    const office = await testOffice(store, '2024-05-20');
    await openPool(office, 'fide', 'fide', '2024-05');
    await enterPersons(office, 1, [{ name: 'First, Anna' }, { name: 'Second, Béla' }]);
    await bring(office, 'fide', '2024-05', { 1: { rating: 1500, k: 20, games: 50, inactive: true }, 2: 1600 });
    done(await adjust(office));
    await publish(office, '2024-06');
    const rows = await rowsOf(office, '2024-06');
    expect([...rows.values()].map(({ rating, flags }) => [rating, (flags & FLAGS.inactive) !== 0])).toEqual([
      [1700, true],
      [1760, false],
    ]);
    expect(await verified(office)).toEqual([]);
  });

  test('a list that is still coming in has no change yet, and takes one when it is whole', async () => {
    const office = await opened(store, { 1: 1500 });
    await openPool(office, 'other', 'fide', '2024-06');
    const part = (number: number, person: number, more: { readonly last?: true }) =>
      enter(office, {
        kind: 'standings.brought',
        data: {
          pool: 'other',
          as: '2024-05',
          standings: [{ person: personId(person), rating: 1500, k: 20, games: 50 }],
          source: { sha256: 'a'.repeat(64), part: number, parts: 2, ...more },
        },
      });
    await part(0, 1, {});
    expect(codes(await adjust(office, { pool: 'other' }))).toEqual(['lists.import-open']);
    await part(1, 2, { last: true });
    expect(done(await adjust(office, { pool: 'other' }, true)).affected).toBe(2);
  });

  test.each([{ rating: 1701 }, { rest: '{"adjusted":[[99,1500,1700]]}' }, { rest: null }])(
    'verify finds a row that was changed to %o',
    async (changed) => {
      const address = await store.fresh('tables');
      const office = officeOver(await openStore(address), '2024-05-20');
      await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
      await openPool(office, 'fide', 'fide', '2024-05');
      await enterPersons(office, 1, [{ name: 'First, Anna' }]);
      await bring(office, 'fide', '2024-05', { 1: 1500 });
      done(await adjust(office));
      await publish(office, '2024-06');
      expect(await verified(office)).toEqual([]);
      const { list } = (await read(office, (desk) => desk.list('fide', '2024-06-01'))) as ListRow;
      await office.store.write(async (desk) => {
        const [row] = await desk.standings(list, [1]);
        await desk.dropStandings(list, [1]);
        await desk.addStandings(list, [{ ...(row as StandingRow), ...changed }]);
      });
      expect(codes({ findings: await verified(office) })).not.toEqual([]);
      await office.store.close();
    },
  );

  test('verify finds a paper that says something else than the rule gives', async () => {
    const office = await opened(store, { 1: 1500 });
    const content = new TextEncoder().encode(JSON.stringify([[personId(1), 1500, 1701]]));
    const salt = new Uint8Array(SALT_LENGTH);
    const paper: Paper = { digest: paperOf(content, salt).digest, kind: 'changes', of: 0, salt, content };
    done(await adjust(office));
    office.on('2024-06-15');
    const { reported } = { reported: await previewList(office, { pool: 'fide', date: '2024-06' }) };
    const [kept] = await read(office, (desk) => desk.entriesOf('pool.adjusted', [poolSubject('fide')]));
    const data = entryData<'pool.adjusted'>(kept as StoredEntry);
    const entry = (kept as StoredEntry).no;
    const { digest, players } = done(reported).report;
    await enter(
      office,
      { kind: 'pool.adjusted', data: { ...data, points: 201, changes: paper.digest, instead: entry }, papers: [paper] },
      {
        kind: 'list.published',
        data: { pool: 'fide', date: '2024-06-01', events: [], minors: {}, players, digest, edition: 'fide-2024' },
      },
    );
    expect(codes({ findings: await verified(office) })).toEqual(['verify.change']);
  });

  test('verify finds a recomputed list that does not follow, and an export takes those that do along', async () => {
    const office = await opened(store, { 1: 1500 });
    const { entry } = done(await adjust(office));
    await publish(office, '2024-06');
    const { entry: reversal } = done(
      await revokeAdjustment(office, { pool: 'fide', adjusts: entry, way: 'replay', by: 'qc' }, AS),
    );
    await publish(office, '2024-07');
    const other = await openStore(':memory:');
    done(await importOffice(other, { file: inChunks(await exported(office)) }));
    const [kept] = await read({ ...office, store: other }, (desk) =>
      desk.entriesOf('list.recomputed', [poolSubject('fide')]),
    );
    const data = entryData<'list.recomputed'>(kept as StoredEntry);
    expect(data).toMatchObject({ date: '2024-06-01', reversal, players: 1, changed: 1 });
    await other.close();
    const content = new TextEncoder().encode(`["${personId(1)}",1501,20,0,50,1500,null,0,null,null]\n`);
    const salt = new Uint8Array(SALT_LENGTH);
    const paper: Paper = { digest: paperOf(content, salt).digest, kind: 'list', of: 0, salt, content };
    await enter(office, { kind: 'list.recomputed', data: { ...data, rows: paper.digest }, papers: [paper] });
    expect(codes({ findings: await verified(office) })).toEqual(['verify.recomputed']);
  });

  test('an office that was exported and imported again has the change, its paper and its list', async () => {
    const office = await opened(store, { 1: 1500 });
    const { entry } = done(await adjust(office));
    await publish(office, '2024-06');
    const file = await exported(office);
    const other = await openStore(':memory:');
    done(await importOffice(other, { file: inChunks(file) }));
    const again = { ...office, store: other };
    const [change] = await read(again, (desk) => decidedChanges(desk, 'fide'));
    const paper = await read(again, (desk) => desk.paper(change?.data.changes as string));
    expect(new TextDecoder().decode(paper?.content)).toBe(JSON.stringify([[personId(1), 1500, 1700]]));
    expect(adjustedSteps((await rowsOf(again, '2024-06')).get(1) as StandingRow)).toEqual([[entry, 1500, 1700]]);
    await other.close();
  });
});

describe('what is told of a change of a whole pool', () => {
  const store = testStore('sqlite');

  /** June: an event, then all ratings below 2000 are raised. */
  async function raised(): Promise<TestOffice & { readonly entry: number }> {
    const office = await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402, 5: 1450 });
    await acceptEvent(office, event(1));
    const { entry } = done(await adjust(office, { reference: 'news 2831', decided: '2024-05-01' }));
    await publish(office, '2024-06');
    return { ...office, entry };
  }

  const why = (office: Office, player: number) =>
    explainPlayer(office, { player: personId(player), list: '2024-06', pool: 'fide', book: BOOK });

  test('a player is told the rating before, the change of the period, the adjustment and the rating after', async () => {
    const office = await raised();
    const row = (await rowsOf(office, '2024-06')).get(1) as StandingRow;
    const [[, earned, after] = [0, 0, 0]] = adjustedSteps(row);
    const { value, findings } = await why(office, 1);
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ before: 1500, after });
    expect(value?.between).toBeUndefined();
    const [told] = value?.adjusted?.after ?? [];
    expect(told).toMatchObject({
      kind: 'adjusted',
      entry: office.entry,
      before: earned,
      after,
      by: 'qc',
      on: '2024-05-01',
    });
    expect(POOL_CHANGE_WORDS.sum(told as ToldAdjustment, earned, after)).toBe(
      `${earned} + 0.40 × (2000 − ${earned}) = ${earned} + ${after - earned} = ${after}`,
    );
  });

  test('so is who did not play, and nothing else is said to have changed the rating', async () => {
    const { value } = await why(await raised(), 5);
    expect(value).toMatchObject({
      before: 1450,
      after: 1670,
      nothing: 'no-games',
      adjusted: { after: [{ before: 1450 }] },
    });
    expect(value?.between).toBeUndefined();
  });

  test('a comparison of two lists names it as a cause of its own, and nothing stays unexplained', async () => {
    const office = await raised();
    const { changes } = done(await diffLists(office, 'fide:2024-05', 'fide:2024-06'));
    expect(changes).toHaveLength(5);
    for (const { causes, unexplained } of changes) {
      expect(unexplained).toBe(0);
      expect(causes.filter(({ cause }) => cause === 'adjustment')).toHaveLength(1);
    }
  });

  test('whom it leaves below the floor when it is taken back is kept off the list by the floor', async () => {
    const office = await opened(store, { 1: 1300, 2: 1900 });
    const { entry } = done(await adjust(office));
    await publish(office, '2024-06');
    done(await revokeAdjustment(office, { pool: 'fide', adjusts: entry, by: 'qc' }, AS));
    await publish(office, '2024-07');
    const { changes } = done(await diffLists(office, 'fide:2024-06', 'fide:2024-07'));
    expect(changes.find(({ player }) => player === personId(1))?.causes).toContainEqual({
      cause: 'not-listed',
      clause: '7.2.1',
    });
  });

  test('drift is not moved by it', async () => {
    const office = await raised();
    const { lists, moved } = done(await drift(office, { pool: 'fide' }));
    expect(lists.map(({ adjusted }) => adjusted === true)).toEqual([false, true]);
    expect(Math.abs(moved.mean as number)).toBeLessThan(10);
  });

  test('the report on the list counts what games changed', async () => {
    const office = await opened(store, { 1: 1500, 2: 1900 });
    done(await adjust(office));
    office.on('2024-06-15');
    expect(done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS)).changed).toBe(0);
  });

  test('and names the change by itself, with the numbers of that list', async () => {
    const office = await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402 });
    const { entry, points } = done(await adjust(office));
    expect(done(await previewList(office, { pool: 'fide', date: '2024-07' })).report.adjusted).toBeUndefined();
    await acceptEvent(office, event(1));
    office.on('2024-06-15');
    const { report } = done(await previewList(office, { pool: 'fide', date: '2024-06' }));
    const sealed = done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS));
    const received = [...(await rowsOf(office, '2024-06')).values()].map(adjustedPoints);
    const sum = received.reduce((all, each) => all + each, 0);
    expect(report.adjusted).toMatchObject([{ kind: 'adjusted', entry, by: 'qc', affected: 4, points: sum }]);
    expect(sealed.adjusted).toEqual(report.adjusted);
    expect(sum).not.toBe(points);
  });

  test('the audit of a list has the decision, and does not count what it gave as changed', async () => {
    const office = await opened(store, { 1: 1500, 2: 1900, 3: 2100 });
    const { entry } = done(await adjust(office));
    await publish(office, '2024-06');
    const { value = [] } = await audit(office, { list: 'fide:2024-06', ...ENGLISH });
    expect(value.map(({ no, kind }) => [no, kind])).toEqual([
      [entry, 'pool.adjusted'],
      // what the list comes to is stated between them
      [entry + 2, 'list.published'],
    ]);
    expect(value[1]?.changes).toMatchObject([
      { what: 'list', changed: 0, adjusted: true },
      { what: 'adjustment', told: { entry, affected: 2, points: 240 } },
    ]);
    expect(value[1]?.changes.map(({ says }) => says)).toEqual([
      '0 ratings changed apart from the adjustment, 0 new, 0 off the list, 0 newly inactive',
      'Adjustment of all ratings below 2000 by 0.40 × (2000 − rating), decided by the Qualification Commission on 20 May 2024: 2 ratings changed, +240 points in all',
    ]);
  });

  test.each([
    ['after-events', ['rating', 'adjusted']],
    ['before-events', ['adjusted', 'rating']],
  ] as const)('the audit of a player tells games and the change apart, %s', async (order, kinds) => {
    const office = await opened(store, { 1: 1500, 2: 1900, 3: 1800, 4: 1402 });
    await acceptEvent(office, event(1));
    done(await adjust(office, { order }));
    await publish(office, '2024-06');
    const { value = [] } = await audit(office, { player: personId(1), list: 'fide:2024-06', ...ENGLISH });
    const changes = value.find(({ kind }) => kind === 'list.published')?.changes ?? [];
    expect(changes.map(({ what }) => what)).toEqual(kinds);
    const steps = changes.map((each) =>
      each.what === 'adjusted' ? each.told : (each as { readonly before: number; readonly after: number }),
    );
    expect(steps[0]?.before).toBe(1500);
    expect(steps[1]?.before).toBe(steps[0]?.after);
    expect(steps[1]?.after).toBe((await ratings(office, '2024-06'))[1]);
    const row = (await rowsOf(office, '2024-06')).get(1) as StandingRow;
    const games = steps[kinds.indexOf('rating')] as { readonly before: number; readonly after: number };
    expect(games.after - games.before).toBe(Math.round((row.change as number) / 100));
  });

  test('another rule for lists that are out: the difference stands on the next list, with both numbers', async () => {
    const office = await opened(store, { 1: 1500, 2: 1500, 3: 1500, 4: 1500 });
    await acceptEvent(office, event(1));
    await publish(office, '2024-06');
    const june = await ratings(office, '2024-06');
    const input = { pool: 'fide', from: '2024-06-01', by: 'qc', settings: { k: new Map([[20, 40]]) } };
    const before = await read(office, (desk) => desk.head());
    const shown = done(await applyRerating(office, input, { ...AS, dryRun: true }));
    expect(await read(office, (desk) => desk.head())).toEqual(before);
    const { entry, affected, list } = done(await applyRerating(office, input, AS));
    expect({ affected, list }).toEqual({ affected: shown.affected, list: '2024-07' });
    await publish(office, '2024-07');
    const [rows, july] = [await rowsOf(office, '2024-07'), await ratings(office, '2024-07')];
    for (const person of [1, 2, 3, 4]) {
      const [was, now] = [june[person] as number, july[person] as number];
      expect(now - 1500).toBe(2 * (was - 1500));
      expect(adjustedSteps(rows.get(person) as StandingRow)).toEqual(was === now ? [] : [[entry, was, now]]);
    }
    expect(codes(await applyRerating(office, { ...input, from: '2030-01-01' }, AS))).toEqual(['rerate.no-lists']);
    expect(codes(await applyRerating(office, { ...input, edition: 'orr' }, AS))).toEqual(['rerate.other-rules']);
    expect(await verified(office)).toEqual([]);
  });
});
