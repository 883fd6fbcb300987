/** Reports that are prepared before their turn come in as they would have one by one, to the last byte. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import type { PoolRow, StoredEntry } from '../../ledger/store.ts';
import { type PlainEntrant, type PlainFile, plainText } from '../../formats/trf/plain.fixture.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import type { Helper } from '../helper.ts';
import { enter } from '../lists/office.fixture.ts';
import { changePlayer } from '../registry/players.ts';
import { withScratchStore } from '../wire.ts';
import {
  AS,
  fileOf,
  GAMES,
  officeWith,
  type Player,
  players,
  submit,
  type TestOffice,
  type TestReport,
} from './event.fixture.ts';
import { RememberedPersons } from '../memory/remembered.ts';
import { type Preparation, type PrepareOrder, ReportPreparer } from './prepare.ts';
import { isPlainPool, preparePlain } from './prepare-plain.ts';
import type { ReportFile } from './read.ts';
import { registerEvent } from './register.ts';
import { nextListOf } from './target-list.ts';
import { withdrawEvent } from './withdraw.ts';

const TODAY = '2024-06-15';

/** Few names, numbers and days, so that reports meet each other's newcomers, and are of the same event now and then. */
const newcomer = fc.record({
  name: fc.constantFrom('Új, Elek', 'Uj, Elek', 'Friss, Ida', 'Friss, Edo', 'Kovács, Anna', 'Bye'),
  fideId: fc.constantFrom(undefined, '800001', '800002', '700001', '0'),
  birth: fc.constantFrom(undefined, '2005', '2006-02-03', '1990-03-01'),
  rating: fc.constantFrom(undefined, undefined, 1500),
  club: fc.constantFrom(undefined, 'Torony', 'Kovács, Anna'),
});

const report = fc.record({
  known: fc.integer({ min: 1, max: 4 }),
  ratings: fc.boolean(),
  slip: fc.boolean(),
  newcomers: fc.array(newcomer, { maxLength: 2 }),
  name: fc.constantFrom('Spring Open', 'Other Open', 'Third Open', '', 'e2147483647'),
  day: fc.constantFrom('2024-06-03', '2024-06-04', '2024-06-20', '2024-04-02', undefined),
  system: fc.constantFrom('swiss', 'swiss', 'round-robin', undefined),
  twice: fc.boolean(),
});

type Given = typeof report extends fc.Arbitrary<infer T> ? T : never;

function reportOf({ known, ratings, slip, newcomers, name, day, system }: Given): TestReport {
  const there = players(known).map((player, at) => ({
    ...player,
    ...(ratings ? { rating: 2000 - 100 * at + (slip ? 7 : 0) } : {}),
    ...(slip && at === 0 ? { name: 'Kovacs, Ana', federation: 'SVK' } : {}),
  }));
  const fresh = newcomers.map((each, at): Player => ({ ...each, id: String(known + at + 1) }));
  const all = [...there, ...fresh].map((player) => JSON.parse(JSON.stringify(player)) as Player);
  const ids = new Set(all.map(({ id }) => id));
  return {
    event: { name, start: day, end: day, system },
    players: all,
    games: GAMES.filter(([, white, black]) => ids.has(white) && ids.has(black)),
  };
}

/** Players of a TRF file: of the registry as it has them, mostly, or nearly so; and others whom it has, nearly has, or has not. */
const RATED: readonly PlainEntrant[] = [
  { name: 'Kovács, Anna', birth: '1990/03/01', fideId: 700_001, federation: 'HUN', sex: 'w', rating: 2000 },
  { name: 'Nagy, Béla', birth: '1985/07/12', fideId: 700_002, federation: 'HUN', sex: 'm', rating: 1900 },
  { name: 'Tóth, Csaba', birth: '1979/00/00', fideId: 700_003, federation: 'HUN', sex: 'm', rating: 1800 },
  { name: 'Szabó, Dóra', fideId: 700_004 },
];
const SLIPS: readonly Partial<PlainEntrant>[] = [
  { name: 'Kovacs, A.' },
  { birth: '1991/03/01' },
  { birth: '1985/07/13' },
  { sex: 'm' },
  { federation: 'SVK' },
  { rating: 2007 },
  { fideId: 700_009 },
];
const FRESH: readonly PlainEntrant[] = [
  { name: 'Ujj, Elek', fideId: 800_001, birth: '2005/00/00', federation: 'HUN' },
  { name: 'Friss, Ida', fideId: 800_002, birth: '2006/02/03', sex: 'w', title: 'WFM' },
  { name: 'Friss, Ida', fideId: 800_003 },
  { name: 'Kovács, Anna', fideId: 800_004, birth: '1990/03/01' },
  { name: 'Uj, Elek', fideId: 800_005, rating: 1500 },
  { name: 'Uj, Adam', fideId: 800_006, birth: '2030/00/00' },
  { name: '12345', fideId: 800_007 },
  // found under a key of Friss, Ida, and like her only with the same birth date
  { name: 'Friss, Edo', fideId: 800_008, birth: '2006/02/03' },
  { name: 'Friss, Edo', fideId: 800_009, birth: '1999/00/00' },
  { name: 'Feres, Ade', fideId: 800_010 },
];

const plainFile = fc
  .record({
    known: fc.integer({ min: 2, max: 4 }),
    slip: fc.option(fc.constantFrom(...SLIPS), { nil: undefined, freq: 2 }),
    fresh: fc.uniqueArray(fc.constantFrom(...FRESH), { minLength: 1, maxLength: 2 }),
    isNew: fc.boolean(),
    name: fc.constantFrom('Spring Open', 'Other Open', 'Third Open', 'e2147483647', 'Kovács, Anna 1990'),
    day: fc.constantFrom('2024/06/03', '2024/06/03', '2024/06/04', '2024/06/20', '2024/04/02'),
    control: fc.constantFrom('90 min + 30 s', '90 min + 30 s', '5 min', '60 min, 15 min'),
    outcomes: fc.array(fc.constantFrom('1', '=', '0', '+', 'H', ' '), { minLength: 3, maxLength: 9 }),
    twice: fc.boolean(),
  })
  .map(({ known, slip, fresh, isNew, name, day, control, outcomes, twice }) => {
    const there = RATED.slice(0, known).map((each, at) => (at === 0 ? { ...each, ...slip } : each));
    const entrants = isNew || there.length < 3 ? [...there, ...fresh] : there;
    const head = [`012 ${name}`, '022 Győr', '032 HUN', `042 ${day}`, `052 ${day}`, '092 Swiss', '102 Arbiter, Anna'];
    const rounds = 2;
    const text = plainText({
      head: [...head, `122 ${control}`],
      entrants,
      rounds,
      outcomes: outcomes as PlainFile['outcomes'],
    });
    return { text, twice };
  });

const plainFiles = (given: readonly { readonly text: string; readonly twice: boolean }[]): readonly ReportFile[] =>
  given.flatMap(({ text, twice }, at) => {
    const file = { name: `r${at}.trf`, bytes: new TextEncoder().encode(text) };
    return twice ? [file, { ...file, name: `again ${at}` }] : [file];
  });

/** Everything that an office holds. */
const contentOf = (office: TestOffice) =>
  office.store.read(async (desk) => {
    const rows: Record<string, unknown[]> = {};
    for (const projection of [...desk.projections, 'papers']) {
      const all: unknown[] = [];
      for await (const page of desk.pagesOf(projection)) all.push(...page.rows());
      rows[projection] = all;
    }
    const { no } = await desk.head();
    const entries = (await desk.entries(Array.from({ length: no }, (_, at) => at + 1))) as readonly StoredEntry[];
    return { entries: entries.map(({ text }) => text), rows };
  });

/** Salts are of no importance here, and the two ways ask for them in another order. */
const saltless = (office: TestOffice): TestOffice => ({ ...office, random: (size) => new Uint8Array(size) });

/** A write `fails` in the middle, or is `lost` at its end. */
const failing = (office: TestOffice, how: 'fails' | 'lost'): TestOffice => ({
  ...office,
  store: {
    ...office.store,
    write: (work) =>
      office.store.write(async (desk) => {
        const broken = { ...desk, putEntrants: () => Promise.reject(new Error('fails')) };
        await work(how === 'fails' ? broken : desk);
        throw new Error('lost');
      }),
  },
});

/** A thread that is none: orders and answers are copied as they would be on the way. */
function helperIn(office: TestOffice, failsAt = Number.POSITIVE_INFINITY): TestOffice & { readonly orders: number[] } {
  const orders: number[] = [];
  const start = (task: unknown): Helper => {
    const preparer = new ReportPreparer(structuredClone(task) as Preparation, office.random);
    return {
      ask: async (order) => {
        orders.push((order as PrepareOrder).files.length);
        if (orders.length > failsAt) throw new Error('lost');
        const given = structuredClone(order) as PrepareOrder;
        return structuredClone(await office.store.read((desk) => preparer.prepare(desk, given)));
      },
      turn: async () => undefined,
      close: async () => undefined,
    };
  };
  return { ...office, helpers: { start, worthFrom: { reports: 0, players: 0, entries: 0 } }, orders };
}

const filesOf = (given: readonly Given[]): readonly ReportFile[] =>
  given.flatMap((each, at) => {
    const file = fileOf(reportOf(each), `r${at}.json`);
    return each.twice ? [file, { ...file, name: `again ${at}` }] : [file];
  });

describe('a prepared report', () => {
  const store = testStore('sqlite');

  const given = fc.oneof(
    fc.array(report, { minLength: 1, maxLength: 6 }).map(filesOf),
    fc.array(plainFile, { minLength: 1, maxLength: 6 }).map(plainFiles),
  );

  test('comes in as it would have the ordinary way, whatever came before it', async () => {
    await fc.assert(
      fc.asyncProperty(given, fc.constantFrom('clean' as const, undefined), async (files, accept) => {
        const [one, other] = [
          saltless(await officeWith(store, 'fide', TODAY)),
          saltless(await officeWith(store, 'fide', TODAY)),
        ];
        const announced = { pool: 'fide', facts: { name: 'Third Open', start: parseDay('2024-06-04') as number } };
        for (const office of [one, other]) await registerEvent(office, announced, AS);
        // a day of receipt that is said leads the ordinary way
        const said = accept === undefined ? { batch: 1 } : { batch: 1, accept };
        const ordinary = await submit(one, 'fide', files, { ...said, received: TODAY });
        const prepared = await submit(other, 'fide', files, said);
        expect(prepared).toEqual(ordinary);
        expect(await contentOf(other)).toEqual(await contentOf(one));
      }),
      { numRuns: 60 },
    );
  });

  test('comes in the same where calls that follow each other remember what they have read, whatever happens in between', async () => {
    const between = fc.constantFrom('nothing', 'nothing', 'renamed', 'withdrawn', 'fails', 'lost' as const);
    await fc.assert(
      fc.asyncProperty(
        given,
        fc.array(between, { minLength: 6, maxLength: 6 }),
        fc.boolean(),
        async (files, happens, isAccepted) => {
          const [one, other] = [
            saltless(await officeWith(store, 'fide', TODAY)),
            saltless(await officeWith(store, 'fide', TODAY)),
          ];
          const remembering = { ...other, keeps: new Map<string, object>() };
          const said = isAccepted ? { accept: 'clean' as const } : {};
          for (const [at, file] of files.entries()) {
            const now = happens[at % happens.length];
            if (now === 'fails' || now === 'lost')
              await expect(submit(failing(remembering, now), 'fide', [file], said)).rejects.toThrow();
            const renamed = { player: 'fide:700001', fields: { name: `Kovács, Anna ${'I'.repeat(at + 1)}` } };
            if (now === 'renamed') for (const office of [one, other]) await changePlayer(office, renamed, AS);
            const told = await submit(remembering, 'fide', [file], said);
            expect(told).toEqual(await submit(one, 'fide', [file], said));
            const [event] = (told.value?.outcomes ?? []).flatMap(({ events }) => events.map((each) => each.event));
            // without salts the same bytes are one paper, also where they come again
            const isOnce = files.filter(({ bytes }) => Buffer.compare(bytes, file.bytes) === 0).length === 1;
            if (now !== 'withdrawn' || event === undefined || !isOnce) continue;
            for (const office of [one, other]) await withdrawEvent(office, { event }, AS);
          }
          expect(await contentOf(other)).toEqual(await contentOf(one));
        },
      ),
      { numRuns: 12 },
    );
  });

  test('and many at once, here and on another processor, leave an office that verifies', async () => {
    await fc.assert(
      fc.asyncProperty(given, async (files) => {
        const office = helperIn(await officeWith(store, 'fide', TODAY));
        const { value } = await submit(office, 'fide', files, { accept: 'clean', batch: 2 });
        expect(value?.files).toBe(files.length);
        const verified = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
        expect(verified.findings).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  const opens = (count: number, from = 0): readonly ReportFile[] =>
    Array.from({ length: count }, (_, at) =>
      fileOf({ event: { name: `Open ${from + at}`, start: '2024-06-03', end: '2024-06-05' } }, `o${from + at}.json`),
    );

  test('is prepared on another processor where there are many, in few pieces at a time', async () => {
    const office = helperIn(await officeWith(store, 'fide', TODAY));
    const { value } = await submit(office, 'fide', opens(260), { accept: 'clean' });
    expect(value).toMatchObject({ files: 260, refused: 0, accepted: 1 });
    expect(office.orders.length).toBeGreaterThan(0);
    expect(Math.max(...office.orders)).toBe(50);
  });

  test('is prepared here where the other processor is lost', async () => {
    const office = helperIn(await officeWith(store, 'fide', TODAY), 1);
    const { value } = await submit(office, 'fide', opens(260), { accept: 'clean' });
    expect(value?.files).toBe(260);
    expect(value?.refused).toBe(0);
  });

  test('goes the ordinary way where somebody else has written since', async () => {
    const office = await officeWith(store, 'fide', TODAY);
    const files = opens(6);
    let done = 0;
    const progress = (): void => {
      done += 1;
    };
    async function* disturbed() {
      for (const [at, file] of files.entries()) {
        if (at === 4) await enter(office, { kind: 'office.set', data: {} });
        yield file;
      }
    }
    const { value } = await submit(office, 'fide', [], { files: disturbed(), accept: 'clean', batch: 2, progress });
    expect(value?.files).toBe(6);
    expect(done).toBe(3);
    const verified = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
    expect(verified.findings).toEqual([]);
  });

  test('of a plain file is prepared from its columns', async () => {
    const office = await officeWith(store, 'fide', TODAY);
    const head = [
      '012 Open',
      '022 Győr',
      '032 HUN',
      '042 2024/06/03',
      '052 2024/06/03',
      '092 Swiss',
      '102 Arbiter, Anna',
    ];
    const entrants = [...RATED, FRESH[0] as PlainEntrant];
    const slip = entrants.map((each, at) => (at === 0 ? { ...each, federation: 'SVK' } : each));
    const files = [entrants, slip].map((of) => {
      const text = plainText({ head, entrants: of, rounds: 3, outcomes: ['1', '=', '0', '+', 'H'] });
      return { bytes: new TextEncoder().encode(text) };
    });
    const reports = await office.store.read(async (desk) => {
      const [pool] = (await desk.pools()) as [PoolRow];
      expect(isPlainPool(pool)).toBe(true);
      const none = { target: undefined, partOf: undefined, corrects: undefined, before: undefined, who: undefined };
      const said = { ratings: undefined, encoding: undefined, saysMore: false, received: TODAY };
      const known = { pool, random: office.random, remembered: await RememberedPersons.of(desk, undefined) };
      const moment = {
        batch: { ...none, ...said, ...known },
        siblings: [],
        limits: undefined,
        accept: 'clean' as const,
        next: await nextListOf(desk, pool),
        isTold: () => true,
        isRegistered: async () => false,
      };
      return preparePlain(desk, moment, files);
    });
    expect([...(reports[0]?.persons ?? [])]).toEqual([1, 2, 3, 4, 0]);
    expect(reports[0]?.newcomers.map(({ number }) => number)).toEqual([800_001]);
    expect(reports[1]).toBeUndefined();
  });

  test('needs nothing but the number of its event, and those of whom it brings in', async () => {
    const office = await officeWith(store, 'fide', TODAY);
    const [pool] = await office.store.read((desk) => desk.pools());
    const preparation = {
      pool: pool as PoolRow,
      siblings: [],
      namedLikeByes: new Set<string>(),
      accept: 'clean' as const,
    };
    const fresh = { id: '5', name: 'Friss, Ida', birth: '2006', fideId: '800002' };
    const asked = players(1).map(({ fideId: _none, birth: _too, ...player }) => player);
    const files = [
      fileOf(),
      fileOf({ players: [...players(), fresh] }),
      fileOf({ players: asked, games: [] }),
      // waits for somebody to say that it counts
      fileOf({ games: [] }),
    ];
    const order = { files, today: TODAY, notes: true, since: 0 };
    const preparer = new ReportPreparer(preparation, office.random);
    const { reports } = await office.store.read((desk) => preparer.prepare(desk, order));
    expect(reports.map((each) => each?.newcomers.length)).toEqual([0, 1, undefined, undefined]);
    expect([...(reports[1]?.persons ?? [])]).toEqual([1, 2, 3, 4, 0]);
  });
});
