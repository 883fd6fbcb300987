import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { listLeaves } from '../../ledger/lists/seal.ts';
import { type InclusionProof, inclusionProof, rootFromProof } from '../../ledger/merkle.ts';
import { FLAGS, type ListRow, type StandingRow } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import type { Office } from '../office.ts';
import { officeStatus } from '../../reading/analysis/status.ts';
import { done } from '../office.fixture.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { decideStanding } from './decide.ts';
import { LIST_FILE_FORMATS, showLists, writeListFile } from '../../reading/lists/files.ts';
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
  submission,
  type TestEvent,
  testOffice,
} from './office.fixture.ts';
import { previewList, publishList } from './publish.ts';

const everyone = async (office: Office, pool: string, date: string): Promise<readonly StandingRow[]> =>
  read(office, async (desk) => {
    const rows: StandingRow[] = [];
    for await (const batch of desk.allStandings(((await desk.list(pool, date)) as ListRow).list)) rows.push(...batch);
    return rows;
  });

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

const codesOf = ({ findings }: { readonly findings: readonly { readonly code: string }[] }): readonly string[] =>
  findings.map(({ code }) => code);

forEachStore((_kind, store) => {
  describe('a periodic pool', () => {
    const opened = async () => {
      const office = await testOffice(store, '2024-06-15');
      await openPool(office, 'fide', 'fide', '2024-05');
      await enterPersons(
        office,
        1,
        Array.from({ length: 9 }, (_, at) => ({
          name: ['Ördög, Álmos', 'Kovács, Éva', 'Иванов, Пётр', 'Szabó, Ida'][at] ?? `Player, No ${at + 1}`,
          birth: '1990-01-01',
          federation: at === 7 ? 'XXX' : 'HUN',
          ...(at === 4 ? {} : { fide: String(700_001 + at) }),
        })),
      );
      await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1402, 5: 2390, 8: 1700 });
      return office;
    };

    test('who was active on a list from elsewhere and plays for twelve lists no more is inactive', async () => {
      const office = await opened();
      const later = { ...office, clock: () => Date.UTC(2025, 5, 15) };
      const at = { ...AS, ground: 'test' };
      for (let month = 6; month <= 17; month += 1) {
        const date = `${2024 + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
        await publishList(later, { pool: 'fide', date }, at);
      }
      const inactive = async (date: string) =>
        (await everyone(office, 'fide', date)).filter(({ flags }) => (flags & FLAGS.inactive) !== 0).length;
      expect([await inactive('2025-04-01'), await inactive('2025-05-01')]).toEqual([0, 6]);
    });

    test('no list follows one that is still being brought in, in either kind of pool', async () => {
      const office = await opened();
      await openPool(office, 'orr', 'orr', '2024-05-01');
      for (const [pool, as] of [
        ['fide', '2024-06'],
        ['orr', '2024-06-01'],
      ] as const) {
        const part = (number: number, person: number, last: boolean) =>
          enter(office, {
            kind: 'standings.brought',
            data: {
              pool,
              as,
              standings: [{ person: personId(person), rating: 1500 }],
              source: { sha256: 'a'.repeat(64), part: number, parts: 2, ...(last ? { last: true as const } : {}) },
            },
          });
        await part(0, 1, false);
        const open = { code: 'lists.import-open', weight: 'refuse', facts: { pool, date: '2024-06-01', players: 1 } };
        expect(await publishList(office, { pool }, AS)).toEqual({ findings: [open] });
        expect(await previewList(office, { pool })).toEqual({ findings: [open] });
        await part(1, 2, true);
        expect(codesOf(await previewList(office, { pool }))).not.toContain('lists.import-open');
      }
      expect((await read(office, (desk) => desk.lists())).map(({ players }) => players)).toEqual([6, 2, 2]);
    });

    test('the changes of its events are added to the list before; everybody else stands as before', async () => {
      const office = await opened();
      await acceptEvent(office, event(1));
      const { value, findings } = await publishList(office, { pool: 'fide' }, AS);
      expect(findings).toEqual([]);
      expect(value).toMatchObject({ date: '2024-06-01', events: 1, games: 6, previous: '2024-05-01' });
      const rows = await everyone(office, 'fide', '2024-06-01');
      expect(rows.map(({ person, games, total }) => [person, games, total])).toEqual([
        [1, 3, 53],
        [2, 3, 53],
        [3, 3, 53],
        [4, 3, 53],
        [5, 0, 50],
        [8, 0, 50],
      ]);
      expect(rows.slice(4).map(({ rating, change }) => [rating, change])).toEqual([
        [2390, null],
        [1700, null],
      ]);
      expect((await read(office, (desk) => desk.event(1)))?.state).toBe('published');
      expect((await read(office, (desk) => desk.results(1))).map(({ list }) => list)).toEqual([2, 2, 2, 2]);
    });

    test('who falls below the floor is off the list, keeps games and peak, and begins anew', async () => {
      const office = await opened();
      const games = roundRobin([1, 2, 3, 4], (white, black) => (white === 4 ? '0-1' : black === 4 ? '1-0' : '1/2-1/2'));
      await acceptEvent(office, event(1, { games }));
      const { value } = await publishList(office, { pool: 'fide' }, AS);
      expect(value?.delisted).toEqual([personId(4)]);
      const rows = await everyone(office, 'fide', '2024-06-01');
      expect(rows[3]).toMatchObject({
        rating: null,
        k: null,
        total: 53,
        peak: 1402,
        flags: FLAGS.delisted,
        rest: null,
      });
      await acceptEvent(office, event(2, { start: '2024-06-03', end: '2024-06-09', list: '2024-07', games }));
      office.on('2024-07-15');
      await publishList(office, { pool: 'fide' }, AS);
      const [, , , again] = await everyone(office, 'fide', '2024-07-01');
      // zero in the first event after the fall is disregarded, but it is the first: it stays among the results
      expect(again).toMatchObject({ rating: null, total: 53, flags: 0, games: 3 });
      expect(JSON.parse(again?.rest as string)).toMatchObject({ history: [{ event: 'e2', games: 3, halfPoints: 0 }] });
    });

    test('a player of a federation that is no member stands in the pool, not on the list', async () => {
      const office = await opened();
      await enter(office, { kind: 'federation.set', data: { federation: 'XXX', status: 'suspended' } });
      const { value } = await publishList(office, { pool: 'fide' }, AS);
      expect(value).toMatchObject({ players: 5, notListed: [personId(8)], events: 0 });
      const rows = await everyone(office, 'fide', '2024-06-01');
      expect(rows.at(-1)).toMatchObject({ person: 8, rating: 1700, k: null, flags: FLAGS.notListed });
    });

    test('lists come one after another, after their closing day', async () => {
      const office = await opened();
      const asked = async (more: object, options: object = AS): Promise<readonly string[]> =>
        codesOf(await publishList(office, { pool: 'fide', ...more }, { ...options, dryRun: true, clockIsRight: true }));
      expect(await asked({ pool: 'none' })).toEqual(['pool.unknown']);
      expect(await asked({ date: 'June' })).toEqual(['lists.bad-date']);
      expect(await asked({ date: '2024-05' })).toEqual(['lists.not-after']);
      expect(await asked({ date: '2024-07' })).toEqual(['lists.not-next']);
      expect(await asked({ date: '2024-06-01' }, {})).toEqual(['office.no-author']);
      office.on('2024-05-29');
      expect(await asked({})).toEqual(['lists.not-closed']);
      office.on('2024-05-30');
      expect(await asked({})).toEqual([]);
      await openPool(office, 'gap', 'fide', '2013-06');
      expect(
        codesOf(await publishList(office, { pool: 'gap', date: '2013-06' }, { ...AS, clockIsRight: true })),
      ).toEqual(['lists.no-edition']);
      expect(
        codesOf(await publishList(office, { pool: 'gap', date: '2012-06' }, { ...AS, clockIsRight: true })),
      ).toEqual(['lists.before-pool']);
      expect((await read(office, (desk) => desk.lists('fide'))).length).toBe(1);
    });

    test('early comes only the next list, with a ground, and not before the one before it is closed', async () => {
      const office = await opened();
      const asked = async (more: object, options: object = AS): Promise<readonly string[]> =>
        codesOf(await publishList(office, { pool: 'fide', early: true, ...more }, options));
      expect(await asked({ date: '2062-11' })).toEqual(['lists.early-not-next']);
      expect(await asked({ date: '2062-11', skip: true })).toEqual(['lists.early-not-next']);
      done(await publishList(office, { pool: 'fide' }, AS));
      expect(await asked({}, { author: 'Éva' })).toEqual(['lists.early-ground']);
      expect(await asked({})).toEqual(['lists.not-closed']);
      expect(await asked({})).toEqual(['lists.too-early']);
      office.on('2024-06-29');
      expect(await asked({})).toEqual(['lists.not-closed']);
      expect((await read(office, (desk) => desk.lists('fide'))).map(({ date }) => date)).toEqual([
        '2024-05-01',
        '2024-06-01',
        '2024-07-01',
        '2024-08-01',
      ]);
    });

    test('a later list comes only where those between would say nothing new, and after its own closing day', async () => {
      const office = await opened();
      const asked = async (more: object): Promise<readonly (readonly [string, unknown])[]> => {
        const { findings } = await publishList(office, { pool: 'fide', ...more }, { ...AS, dryRun: true });
        return findings.map(({ code, facts }) => [code, facts]);
      };
      const between = { date: '2024-09-01', next: '2024-06-01' };
      expect(await asked({ date: '2062-11', skip: true })).toMatchObject([['lists.not-closed', {}]]);
      office.on('2024-08-31');
      expect(await asked({ date: '2024-09' })).toEqual([['lists.not-next', between]]);
      expect(await asked({ date: '2024-09', skip: true })).toEqual([
        ['lists.months-skipped', { ...between, count: 3 }],
      ]);
      expect(await asked({ date: '2024-10', skip: true })).toMatchObject([['lists.not-closed', {}]]);
      const july = { start: '2024-06-10', end: '2024-06-12', list: '2024-07' };
      await acceptEvent(office, event(1, july));
      await enter(office, { kind: 'event.submitted', data: submission(event(2, july)) });
      await acceptEvent(office, event(3, { start: '2024-08-10', end: '2024-08-12', list: '2024-09' }));
      expect(await asked({ date: '2024-09', skip: true })).toEqual([
        ['lists.not-empty-between', { ...between, events: ['e1', 'e2'], players: 0 }],
      ]);
      expect(await asked({ date: '2024-07', skip: true })).toMatchObject([
        ['lists.months-skipped', { next: '2024-06-01', date: '2024-07-01', count: 1 }],
      ]);
      const decision = { pool: 'fide', player: personId(1), indicator: 'rating', value: 2010, by: 'qc' };
      done(await decideStanding(office, decision, AS));
      expect(await asked({ date: '2024-07', skip: true })).toMatchObject([
        ['lists.not-empty-between', { events: [], players: 1 }],
      ]);
      done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS));
      expect((await asked({ date: '2024-07' })).map(([code]) => code)).toEqual([]);
    });

    test('where several lists are due, none is sealed unless it is named', async () => {
      const office = await opened();
      await acceptEvent(office, event(1));
      office.on('2024-06-29');
      const due = { pool: 'fide', dates: ['2024-06-01', '2024-07-01'], count: 2 };
      const sealed = async () => (await read(office, (desk) => desk.lists('fide'))).map(({ date }) => date);
      const { value, findings } = await publishList(office, { pool: 'fide' }, AS);
      expect([value, findings]).toEqual([undefined, [{ code: 'lists.several-due', weight: 'refuse', facts: due }]]);
      expect((await publishList(office, { pool: 'fide', early: true }, AS)).findings[0]?.code).toBe(
        'lists.several-due',
      );
      expect(await sealed()).toEqual(['2024-05-01']);
      done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS));
      // one is left, and has nothing that waits: it is the one that is meant; called again, nothing more is sealed
      done(await publishList(office, { pool: 'fide' }, AS));
      expect(codesOf(await publishList(office, { pool: 'fide' }, AS))).toEqual(['lists.not-closed']);
      expect(await sealed()).toEqual(['2024-05-01', '2024-06-01', '2024-07-01']);
      office.on('2024-12-15');
      expect((await publishList(office, { pool: 'fide' }, AS)).findings[0]?.facts).toEqual({
        pool: 'fide',
        dates: ['2024-08-01', '2024-09-01', '2024-10-01'],
        count: 5,
      });
    });

    test('a list without an event is sealed unnamed only where no event waits', async () => {
      const office = await opened();
      await enter(office, { kind: 'event.submitted', data: submission(event(1)) });
      await acceptEvent(office, event(2, { start: '2024-06-02', end: '2024-06-05', list: '2024-07' }));
      expect((await publishList(office, { pool: 'fide' }, AS)).findings).toEqual([
        {
          code: 'lists.due-without-events',
          weight: 'refuse',
          facts: { pool: 'fide', date: '2024-06-01', events: ['e1', 'e2'], count: 2 },
        },
      ]);
      const dry = await publishList(office, { pool: 'fide', date: '2024-06' }, { ...AS, dryRun: true });
      expect(dry.value).toMatchObject({ date: '2024-06-01', events: 0 });
      await enter(office, {
        kind: 'event.accepted',
        data: { event: 'e1', edition: 'fide-2024', list: '2024-06', waivers: [], findings: [] },
      });
      expect((await publishList(office, { pool: 'fide' }, AS)).value).toMatchObject({ date: '2024-06-01', events: 1 });
    });

    test('a preview may look ahead, and says so', async () => {
      const office = await opened();
      await acceptEvent(office, event(1));
      const { value, findings } = await previewList(office, { pool: 'fide', date: '2024-12' });
      expect(value?.report).toMatchObject({ date: '2024-12-01', events: 1 });
      expect(findings).toEqual([
        { code: 'lists.looks-ahead', weight: 'note', facts: { date: '2024-12-01', next: '2024-06-01' } },
        {
          code: 'lists.not-closed',
          weight: 'note',
          facts: { date: '2024-12-01', closing: '2024-11-28', today: '2024-06-15' },
        },
      ]);
      expect(codesOf(await previewList(office, { pool: 'fide' }))).toEqual([]);
    });

    test('a preview changes nothing, and says what is left for later and why', async () => {
      const office = await opened();
      await acceptEvent(office, event(1));
      await acceptEvent(office, event(2, { start: '2024-06-10', end: '2024-06-12', list: '2024-07' }));
      const head = await read(office, (desk) => desk.head());
      const { value } = await previewList(office, { pool: 'fide', player: 1 });
      expect(value?.row).toMatchObject({ person: 1, games: 3 });
      expect(value?.report.left).toEqual([
        { event: 'e2', name: 'Event 2', end: '2024-06-12', why: 'later-list', list: '2024-07-01' },
      ]);
      expect(value?.report.largest[0]).toMatchObject({ events: ['e1'] });
      const { value: sealed } = await publishList(office, { pool: 'fide' }, { ...AS, dryRun: true });
      expect(sealed).toEqual(value?.report);
      expect(await read(office, (desk) => desk.head())).toEqual(head);
    });

    test('an event that the ratings of its first day speak against is refused with the list, and can be appealed', async () => {
      const office = await testOffice(store, '2015-06-15');
      await openPool(office, 'old', 'fide', '2015-05');
      await enterPersons(
        office,
        1,
        Array.from({ length: 5 }, () => ({ birth: '1980-01-01' })),
      );
      await bring(office, 'old', '2015-05', { 1: 2000 });
      const old = { pool: 'old', edition: 'fide-2014', start: '2015-05-10', end: '2015-05-19', list: '2015-06' };
      const persons = [1, 2, 3, 4, 5];
      const games = roundRobin(persons, () => '1/2-1/2');
      await acceptEvent(office, event(1, { ...old, persons, games, facts: { system: 'round-robin' } }));
      const { value: seen } = await previewList(office, { pool: 'old' });
      expect(seen?.report.left).toEqual([
        { event: 'e1', name: 'Event 1', end: '2015-05-19', why: 'not-rated', list: '2015-06-01' },
      ]);
      const { value, findings } = await publishList(office, { pool: 'old' }, AS);
      expect(findings).toEqual([
        { code: 'lists.event-not-rated', weight: 'warn', facts: { event: 'e1', clauses: ['6.3', '6.31'] } },
      ]);
      expect(value).toMatchObject({ events: 0, players: 1 });
      const [refused, stated, sealed] = await read(office, (desk) => desk.entries([7, 8, 9]));
      expect([refused, stated, sealed].map((each) => each?.kind)).toEqual([
        'event.refused',
        'list.stated',
        'list.published',
      ]);
      expect(value?.head).toEqual({ entry: 9, hash: sealed?.hash });
      expect(JSON.parse(refused?.text as string)).toMatchObject({
        data: { event: 'e1', clauses: ['6.3', '6.31'] },
      });
      const { findings: kept } = (JSON.parse(refused?.text as string) as { data: { findings: { weight: string }[] } })
        .data;
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.every(({ weight }) => weight === 'refuse')).toBe(true);
      expect((await read(office, (desk) => desk.event(1)))?.state).toBe('refused');
      const { deadlines } = await officeStatus(office);
      expect(deadlines.find(({ kind }) => kind === 'appeal')).toMatchObject({ event: 'e1', clause: '0.5' });
      office.on('2015-07-15');
      expect((await publishList(office, { pool: 'old' }, AS)).findings).toEqual([]);
      const scratch = await openStore(':memory:');
      expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
      await scratch.close();
    });

    test('a correction between lists is what the next change is added to', async () => {
      const office = await opened();
      const decision = { pool: 'fide', player: personId(1), indicator: 'rating', value: 1990, old: 2000, by: 'qc' };
      expect((await decideStanding(office, decision, AS)).value).toMatchObject({ old: 2000, new: 1990, events: [] });
      await acceptEvent(office, event(1));
      await publishList(office, { pool: 'fide' }, AS);
      const [first] = await everyone(office, 'fide', '2024-06-01');
      expect(first?.rating).toBe(1990 + Math.round((first?.change as number) / 100));
      expect(await read(office, (desk) => desk.present('fide', [1]))).toEqual([]);
    });

    test('files of a sealed list are the same bytes each time, in every format', async () => {
      const office = await opened();
      await acceptEvent(office, event(1));
      await publishList(office, { pool: 'fide' }, AS);
      const file = async (format: string): Promise<readonly [string, string]> => {
        const pieces: Uint8Array[] = [];
        const { value } = await writeListFile(
          office,
          { pool: 'fide', date: '2024-06', format },
          (bytes) => void pieces.push(bytes),
        );
        return [Buffer.concat(pieces).toString('utf8'), value?.sha256 ?? ''];
      };
      const formats = LIST_FILE_FORMATS.filter((format) => !format.startsWith('titles'));
      for (const format of formats) expect(await file(format)).toEqual(await file(format));
      const [text] = await file('fide-txt');
      expect(text.split('\r\n').map((line) => line.slice(15, 27).trim())).toEqual([
        'Name',
        'Kovacs, Eva',
        'Player, No 8',
        'Szabo, Ida',
        'Ordog, Almos',
        'Ivanov, Petr',
        '',
      ]);
      expect(text).not.toContain('1990-01-01');
      const [json] = await file('json');
      const parsed = JSON.parse(json) as { readonly players: readonly { readonly rating: number }[] };
      const head = await read(office, (desk) => desk.head());
      expect(parsed).toMatchObject({ pool: 'fide', date: '2024-06-01', entry: head.no, hash: head.hash });
      expect(parsed.players.map(({ rating }) => rating)).toEqual(
        parsed.players.map(({ rating }) => rating).toSorted((a, b) => b - a),
      );
      expect(codesOf(await writeListFile(office, { pool: 'fide', format: 'pdf' }, () => undefined))).toEqual([
        'lists.unknown-format',
      ]);
      expect(
        codesOf(await writeListFile(office, { pool: 'fide', date: '2023-01', format: 'csv' }, () => undefined)),
      ).toEqual(['lists.unknown-list']);
      const { value: lists } = await showLists(office, 'fide');
      const brought = await read(office, (desk) => desk.entry(4));
      expect(lists?.map(({ date, opening, entry, hash }) => [date, opening, entry, hash])).toEqual([
        ['2024-06-01', false, head.no, head.hash],
        ['2024-05-01', true, 4, brought?.hash],
      ]);
    });

    test('verify finds whatever was changed behind the ledger’s back, and names it', async () => {
      const office = await opened();
      await acceptEvent(office, event(1));
      await publishList(office, { pool: 'fide' }, AS);
      const verified = async () => {
        const scratch = await openStore(':memory:');
        try {
          return await verifyOffice(office, { scratch });
        } finally {
          await scratch.close();
        }
      };
      expect(await verified()).toMatchObject({ value: { lists: 1, erased: 0 }, findings: [] });
      const list = (await read(office, (desk) => desk.list('fide', '2024-06-01'))) as ListRow;
      await office.store.write((desk) => desk.putList({ ...list, digest: list.digest.replace(/^./, 'x') }));
      expect((await verified()).findings).toMatchObject([
        { code: 'verify.row', facts: { projection: 'lists', row: 2 } },
      ]);
      await office.store.write((desk) => desk.putList(list));
      const row = await read(office, (desk) => desk.event(1));
      await office.store.write((desk) => desk.putEvents([{ ...(row as NonNullable<typeof row>), name: 'Another' }]));
      expect((await verified()).findings).toMatchObject([
        { code: 'verify.row', facts: { projection: 'events', column: 4 } },
      ]);
    });
  });

  test('a list that was sealed with another digest does not follow, and its entry is named', async () => {
    const office = officeOver(await openStore(await store.fresh()));
    await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
    await openPool(office, 'fide', 'fide', '2024-05');
    const data = { pool: 'fide', date: '2024-06-01', events: [], minors: {}, players: 0, digest: 'f'.repeat(64) };
    await enter(office, { kind: 'list.published', data });
    const scratch = await openStore(':memory:');
    const { findings } = await verifyOffice(office, { scratch });
    await scratch.close();
    expect(findings).toMatchObject([{ code: 'verify.list', facts: { entry: 3, pool: 'fide', date: '2024-06-01' } }]);
  });

  describe('the root of a list', () => {
    const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    /** An office with one list, of nobody, as an entry says it. */
    const sealedWith = async (root: { readonly root?: string }): Promise<Office> => {
      const office = officeOver(await openStore(await store.fresh()));
      await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
      await openPool(office, 'fide', 'fide', '2024-05');
      const data = { pool: 'fide', date: '2024-06-01', events: [], minors: {}, players: 0, digest: NOTHING, ...root };
      await enter(office, { kind: 'list.published', data });
      return office;
    };
    const verified = async (office: Office) => {
      const scratch = await openStore(':memory:');
      try {
        return (await verifyOffice(office, { scratch })).findings;
      } finally {
        await scratch.close();
      }
    };

    test('is derived again by verify, and where it is another its list is named', async () => {
      expect(await verified(await sealedWith({ root: NOTHING }))).toEqual([]);
      const seen = 'f'.repeat(64);
      expect(await verified(await sealedWith({ root: seen }))).toMatchObject([
        { code: 'verify.root', facts: { entry: 3, pool: 'fide', date: '2024-06-01', seen, expected: NOTHING } },
      ]);
    });

    test('is not there on a list that was sealed without one, which verifies as before', async () => {
      const office = await sealedWith({});
      expect(await verified(office)).toEqual([]);
      const [list] = done(await showLists(office));
      expect(list).not.toHaveProperty('root');
      const data = (await read(office, (desk) => desk.list('fide', '2024-06-01')))?.data;
      expect(data).not.toContain('root');
    });

    test.each([
      ['fide', '2024-05', '2024-06'],
      ['orr', '2024-01-01', '2024-06-01'],
    ] as const)('proves the rating of everybody on a list of %s, and stands with it', async (family, from, date) => {
      const office = await testOffice(store, '2024-06-15');
      await openPool(office, family, family, from);
      await enterPersons(office, 1, [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]);
      await bring(office, family, from, { 1: 2001, 2: 1502, 3: 1803 });
      const { root, players, digest } = done(await publishList(office, { pool: family, date }, AS));
      const day = `${date}-01`.slice(0, 10);
      const rows = await everyone(office, family, day);
      const leaves = [...listLeaves({ pool: family, date: day }, rows)];
      expect([leaves.length, leaves.every((leaf) => leaf.includes(`"${family}","${day}"`))]).toEqual([players, true]);
      for (const [at, leaf] of leaves.entries()) {
        expect(rootFromProof(leaf, inclusionProof(leaves, at) as InclusionProof)).toBe(root);
      }
      const [list, ...earlier] = done(await showLists(office));
      expect(list).toMatchObject({ date: day, digest, root });
      // what was brought in was not sealed here
      expect(earlier.map((each) => ('root' in each ? each.root : 'none'))).toEqual(['none']);
      expect(await verified(office)).toEqual([]);
    });
  });
});
