/** Corrected reports: what is out stays, and the difference enters the next list, or what follows is rated again. */
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import { personId } from '../../ledger/ids.ts';
import type { EventRow } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { bring, read, withdraw as withdrawRaw } from '../lists/office.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { codes, done, refusals } from '../office.fixture.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import { correctEvent } from './correct.ts';
import type { CorrectInput } from './correct-input.ts';
import {
  AS,
  fileOf,
  type Game,
  GAMES,
  officeWith,
  players,
  submit,
  submitOne,
  type TestOffice,
  type TestReport,
} from './event.fixture.ts';
import { registerEvent } from './register.ts';
import { showEvent } from './show.ts';
import { withdrawEvent } from './withdraw.ts';

const [ANNA, BELA, CSABA, DORA] = [1, 2, 3, 4].map(personId) as [string, string, string, string];

/** Anna lost to Béla, who had been reported to have lost. */
const RIGHT: TestReport = { games: GAMES.map((game, at): Game => (at === 0 ? [1, '1', '2', '0-1'] : game)) };

const correct = (office: TestOffice, event: string, report: TestReport = RIGHT, more: Partial<CorrectInput> = {}) =>
  correctEvent(office, { event, file: fileOf(report), ...more }, AS);

const accept = (office: TestOffice, event: string) => acceptEvent(office, { event }, AS);

async function sound(office: TestOffice): Promise<void> {
  const scratch = await openStore(':memory:');
  const { findings } = await verifyOffice(office, { scratch });
  await scratch.close();
  expect(findings).toEqual([]);
}

const rowOf = (office: TestOffice, event: number): Promise<EventRow> =>
  read(office, async (desk) => (await desk.event(event)) as EventRow);

/** Rating, rated games in all, and change of the first four on a list. */
const onList = (office: TestOffice, pool: string, date: string) =>
  read(office, async (desk) => {
    const list = await desk.list(pool, date);
    const rows = await desk.standings(list?.list as number, [1, 2, 3, 4]);
    return rows.map(({ rating, total, change }) => [rating, total, change]);
  });

const publish = async (office: TestOffice, month: string): Promise<void> => {
  office.on(`${month}-01`);
  done(await publishList(office, { pool: 'fide', date: month, skip: true }, AS));
  office.on(`${month}-10`);
};

/** An event of June that is on the list of July. */
async function published(office: TestOffice): Promise<void> {
  await submitOne(office, 'fide', {}, { accept: 'clean' });
  await publish(office, '2024-07');
}

forEachStore((_kind, store) => {
  describe('a corrected report of an event that a list has counted', () => {
    test('shows every number first, and is added on the next list; what is out stays', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await published(office);
      const july = [
        [1992, 52, -800],
        [1898, 52, -240],
        [1812, 52, 1240],
        [1698, 52, -200],
      ];
      expect(await onList(office, 'fide', '2024-07-01')).toEqual(july);
      const correction = {
        event: 'e2',
        corrects: 'e1',
        list: '2024-08',
        facts: [],
        added: [],
        removed: [],
        games: [{ round: 1, white: ANNA, black: BELA, was: '1-0', now: '0-1' }],
        events: [{ event: 'e1', players: 2 }],
        players: [
          {
            player: ANNA,
            change: { was: -8, now: -28 },
            lists: [{ list: '2024-07-01', was: 1992, now: 1972 }],
            rating: { was: 1992, now: 1972 },
          },
          {
            player: BELA,
            change: { was: -2.4, now: 17.6 },
            lists: [{ list: '2024-07-01', was: 1898, now: 1918 }],
            rating: { was: 1898, now: 1918 },
          },
        ],
      };
      const taken = {
        event: 'e2',
        corrects: 'e1',
        state: 'submitted',
        questions: 0,
        entered: 0,
        newcomers: 0,
        correction,
      };
      const dry = await correctEvent(office, { event: 'e1', file: fileOf(RIGHT) }, { ...AS, dryRun: true });
      expect(done(dry)).toEqual({ ...taken, state: 'accepted', list: '2024-08' });
      expect(await read(office, (desk) => desk.lastEvent())).toBe(1);
      expect(done(await correct(office, 'e1'))).toEqual(taken);
      expect(done(await showEvent(office, 'e1'))).toMatchObject({ state: 'published', correctedBy: 'e2' });
      expect(done(await showEvent(office, 'e2'))).toMatchObject({ state: 'submitted', corrects: 'e1', list: null });
      expect(done(await accept(office, 'e2'))).toEqual({
        event: 'e2',
        state: 'accepted',
        edition: 'fide-2024',
        list: '2024-08',
        correction,
      });
      await publish(office, '2024-08');
      expect(await onList(office, 'fide', '2024-07-01')).toEqual(july);
      expect(await onList(office, 'fide', '2024-08-01')).toEqual([
        [1972, 52, -2000],
        [1918, 52, 2000],
        [1812, 52, null],
        [1698, 52, null],
      ]);
      expect(await read(office, (desk) => desk.results(2))).toMatchObject([
        { person: 1, before: 1992, after: 1972, n: 0, score: -2, expected: 0, k: 20, change: -2000 },
        { person: 2, before: 1898, after: 1918, n: 0, score: 2, expected: 0, k: 20, change: 2000 },
      ]);
      await sound(office);
    });

    test('may be corrected again, also back to the first report; only the last one is', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await published(office);
      done(await correct(office, 'e1', RIGHT, { accept: 'at-once' }));
      await publish(office, '2024-08');
      expect(refusals(await correct(office, 'e1'))).toEqual(['event.same-report']);
      const back = done(await correct(office, 'e1', {}, { accept: 'at-once' }));
      expect(back).toMatchObject({ event: 'e3', corrects: 'e2', state: 'accepted', list: '2024-09' });
      expect(back.correction?.players.map(({ player, rating }) => [player, rating])).toEqual([
        [ANNA, { was: 1972, now: 1992 }],
        [BELA, { was: 1918, now: 1898 }],
      ]);
      await publish(office, '2024-09');
      expect(await onList(office, 'fide', '2024-09-01')).toEqual([
        [1992, 52, 2000],
        [1898, 52, -2000],
        [1812, 52, null],
        [1698, 52, null],
      ]);
      expect(await rowOf(office, 3)).toMatchObject({ corrects: 2, origin: 1 });
      await sound(office);
    });

    test('takes players and games in and out, and other facts; games in all follow', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await submitOne(
        office,
        'fide',
        { players: players(3), games: GAMES.filter(([, a, b]) => a !== '4' && b !== '4') },
        { accept: 'clean' },
      );
      await publish(office, '2024-07');
      const other: TestReport = {
        event: { end: '2024-06-10', place: 'Eger' },
        players: [players()[0], players()[1], players()[3]] as never,
        games: [
          [1, '1', '2', '1-0'],
          [2, '4', '1', '1-0'],
        ],
      };
      const { correction } = done(await correct(office, 'e1', other, { accept: 'at-once' }));
      expect(correction).toMatchObject({
        facts: [
          { field: 'end', was: '2024-06-09', now: '2024-06-10' },
          { field: 'place', was: null, now: 'Eger' },
        ],
        added: [DORA],
        removed: [CSABA],
        games: [
          { round: 2, white: ANNA, black: CSABA, was: '0-1', now: null },
          { round: 2, white: DORA, black: ANNA, was: null, now: '1-0' },
        ],
      });
      expect(correction?.players.map(({ player, change, rating }) => [player, change, rating])).toEqual([
        [ANNA, { was: -8, now: -9.8 }, { was: 1992, now: 1990 }],
        [CSABA, { was: 15.2, now: null }, { was: 1815, now: 1800 }],
        [DORA, { was: null, now: 17 }, { was: 1700, now: 1717 }],
      ]);
      await publish(office, '2024-08');
      expect(await onList(office, 'fide', '2024-08-01')).toEqual([
        [1990, 52, -180],
        [1893, 51, null],
        [1800, 50, -1520],
        [1717, 51, 1700],
      ]);
      await sound(office);
    });

    test('that is not accepted yet can be replaced, refused by a rule, or withdrawn', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await published(office);
      done(await correct(office, 'e1', { event: { system: 'match' }, ...RIGHT }));
      expect(await rowOf(office, 2)).toMatchObject({ corrects: 1, origin: 1 });
      const faulty = await correct(office, 'e1', { ...RIGHT, event: { hybrid: true } });
      expect(done(faulty)).toMatchObject({ event: 'e2', corrects: 'e1', state: 'submitted' });
      expect(done(faulty).correction).toBe(undefined);
      expect(codes(faulty)).toContain('fide.hybrid-unapproved');
      const again = done(await correct(office, 'e1', RIGHT, { accept: 'at-once' }));
      expect(again).toMatchObject({ event: 'e2', corrects: 'e1', state: 'accepted' });
      // accepted, but on no list: the report is replaced like any other
      const place = { ...RIGHT, event: { place: 'Eger' } };
      expect(done(await correct(office, 'e2', place))).toMatchObject({
        event: 'e2',
        corrects: 'e1',
        state: 'submitted',
      });
      done(await withdrawEvent(office, { event: 'e2' }, AS));
      expect((await rowOf(office, 1)).correctedBy).toBe(null);
      expect(done(await correct(office, 'e1', RIGHT, { accept: 'at-once' }))).toMatchObject({ event: 'e3' });
      await sound(office);
    });

    test('that says nothing new is refused, whether the one that stands waits, is accepted or is on a list', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const entries = (): Promise<number> => read(office, async (desk) => (await desk.head()).no);
      const isRefusedAs = async (has: string, report: TestReport, more: Partial<CorrectInput> = {}): Promise<void> => {
        const before = await entries();
        for (const accept of [{}, { accept: 'at-once' }] as const) {
          expect((await correct(office, 'e1', report, { ...accept, ...more })).findings).toEqual([
            { code: 'event.same-report', weight: 'refuse', facts: { event: has } },
          ]);
        }
        expect(await entries()).toBe(before);
      };
      // before it counts, too
      await submitOne(office, 'fide', {});
      await isRefusedAs('e1', {});
      done(await accept(office, 'e1'));
      await isRefusedAs('e1', {});
      await publish(office, '2024-07');
      await isRefusedAs('e1', {});
      done(await correct(office, 'e1'));
      // on another day, too
      office.on('2024-07-11');
      await isRefusedAs('e2', RIGHT);
      done(await accept(office, 'e2'));
      await isRefusedAs('e2', RIGHT);
      // the same file, of which more is said
      const facts = (event: object, player: object = {}): Partial<CorrectInput> => ({
        facts: { event, players: new Map(Object.entries(player)) } as NonNullable<CorrectInput['facts']>,
      });
      for (const more of [
        { received: '2024-07-03' },
        facts({ place: 'Eger' }),
        facts({ place: 'Eger' }, { 1: { fideRating: 2100 } }),
      ]) {
        expect(done(await correct(office, 'e1', RIGHT, { ...more, accept: 'at-once' }))).toMatchObject({ event: 'e2' });
        await isRefusedAs('e2', RIGHT, more);
      }
      await publish(office, '2024-08');
      await isRefusedAs('e2', RIGHT);
      // what was withdrawn may come again
      done(await correct(office, 'e1', {}));
      done(await withdrawEvent(office, { event: 'e3' }, AS));
      expect(done(await correct(office, 'e1', {}))).toMatchObject({ event: 'e4', corrects: 'e2' });
      await sound(office);
    });

    test('knows whom the first report meant, and asks of others; nothing is decided while a question is open', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const doubtful = { id: '1', name: 'Kovács, Anna' };
      await submitOne(office, 'fide', { players: [doubtful, ...players().slice(1)] });
      done(await answerQuestion(office, { event: 'e1', question: 1, answer: { person: ANNA } }, AS));
      done(await accept(office, 'e1'));
      await publish(office, '2024-07');
      const known = { ...RIGHT, players: [doubtful, ...players().slice(1)] };
      const dry = await correctEvent(office, { event: 'e1', file: fileOf(known) }, { ...AS, dryRun: true });
      expect(done(dry)).toMatchObject({ questions: 0, state: 'accepted' });
      const twice = { ...RIGHT, players: [...players().slice(0, 3), { id: '4', name: 'Kovács, Anna' }] };
      const asking = done(await correct(office, 'e1', twice, { accept: 'at-once' }));
      expect(asking).toEqual({
        event: 'e2',
        corrects: 'e1',
        state: 'questions',
        questions: 1,
        entered: 0,
        newcomers: 0,
      });
      expect(refusals(await accept(office, 'e2'))).toEqual(['event.wrong-state']);
      const although = new Set(['name'] as const);
      done(await answerQuestion(office, { event: 'e2', question: 1, answer: { person: DORA }, although }, AS));
      expect(done(await accept(office, 'e2')).correction?.players).toHaveLength(2);
      await sound(office);
    });

    test('keeps the registration, the decisions and the day of the first report', async () => {
      const office = await officeWith(store, 'fide', '2024-06-03');
      const given = { start: parseDay('2024-06-05') as number, end: parseDay('2024-06-09') as number };
      done(await registerEvent(office, { pool: 'fide', facts: { name: 'Open', ...given } }, AS));
      office.on('2024-06-12');
      await submitOne(office, 'fide', { event: { arbiters: [{ name: 'X', licence: '12345' }] } }, { event: 'e1' });
      expect(refusals(await accept(office, 'e1'))).toEqual(['fide.registration-late']);
      const waivers = [{ clause: '0.2.4', by: 'qc-chairman', ground: 'late, but announced' }];
      done(await acceptEvent(office, { event: 'e1', waivers }, AS));
      await publish(office, '2024-07');
      // the third list after the end is long out
      office.on('2025-01-10');
      const silent = { ...RIGHT, event: { arbiters: [{ name: 'X' }] } };
      const corrected = await correct(office, 'e1', silent, { accept: 'at-once' });
      expect(done(corrected)).toMatchObject({ state: 'accepted', correction: { facts: [] } });
      expect(eventData(await rowOf(office, 2))).toMatchObject({
        received: '2025-01-10',
        facts: { registered: '2024-06-03', reportReceived: '2024-06-12' },
        waivers,
      });
      await sound(office);
    });

    test('needs a ground, an event that counts or waits, and one report', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await published(office);
      const file = fileOf(RIGHT);
      expect(refusals(await correctEvent(office, { event: 'e1', file }, { author: 'Éva' }))).toEqual([
        'event.ground-missing',
      ]);
      expect(refusals(await correct(office, 'e9'))).toEqual(['event.unknown']);
      expect(refusals(await correctEvent(office, { event: 'e1', file }, { ground: 'x' }))).toEqual([
        'office.no-author',
      ]);
      expect(refusals(await correct(office, 'e1', RIGHT, { received: 'yesterday' }))).toEqual(['event.bad-day']);
      const unreadable = { name: 'x', bytes: new TextEncoder().encode('{"event":') };
      expect(refusals(await correct(office, 'e1', RIGHT, { file: unreadable }))).toEqual(['json.truncated']);
      await submitOne(office, 'fide', { event: { start: '2024-07-05', end: '2024-07-06' } });
      done(await withdrawEvent(office, { event: 'e2' }, AS));
      expect(refusals(await correct(office, 'e2'))).toEqual(['event.wrong-state']);
      const elsewhere = await submit(office, 'fide', [fileOf(RIGHT)], { corrects: 'e2' });
      expect(refusals(elsewhere)).toEqual(['event.wrong-state']);
    });
  });

  describe('a corrected report in a pool that rates at once', () => {
    const later: TestReport = {
      event: { id: 'later', name: 'Summer Open', start: '2024-06-12', end: '2024-06-13' },
      games: [
        [1, '1', '4', '1-0'],
        [1, '2', '3', '0-1'],
      ],
    };

    test('takes the place of the first one, and what follows is rated again; lists that are out stay', async () => {
      const office = await officeWith(store, 'orr', '2024-06-12');
      await submitOne(office, 'orr', {}, { accept: 'clean' });
      office.on('2024-06-20');
      await submitOne(office, 'orr', later, { accept: 'clean' });
      done(await publishList(office, { pool: 'orr', date: '2024-06-20' }, AS));
      const before = await onList(office, 'orr', '2024-06-20');
      const shown = done(await correct(office, 'e1', RIGHT));
      expect(shown.state).toBe('submitted');
      expect(shown.correction).toMatchObject({
        event: 'e3',
        corrects: 'e1',
        games: [{ round: 1, white: ANNA, black: BELA, was: '1-0', now: '0-1' }],
        events: [
          { event: 'e3', players: 4 },
          { event: 'e2', players: 4 },
        ],
      });
      const [anna] = shown.correction?.players ?? [];
      expect(anna?.lists).toEqual([{ list: '2024-06-20', was: before[0]?.[0], now: anna?.rating.now }]);
      expect(anna?.rating.was).toBe(before[0]?.[0]);
      const rated = done(await accept(office, 'e3'));
      expect(rated).toMatchObject({ state: 'rated', rated: ['e1', 'e3', 'e2'], correction: shown.correction });
      expect(await onList(office, 'orr', '2024-06-20')).toEqual(before);
      expect((await rowOf(office, 1)).state).toBe('corrected');
      expect(await read(office, (desk) => desk.results(1))).toEqual([]);
      // as if the right report had been the first
      const other = await officeWith(store, 'orr', '2024-06-25');
      await submitOne(other, 'orr', RIGHT, { accept: 'clean' });
      await submitOne(other, 'orr', later, { accept: 'clean' });
      const ratings = (of: TestOffice) =>
        read(of, async (desk) => (await desk.present('orr', [1, 2, 3, 4])).map(({ rating, rest }) => [rating, rest]));
      expect(await ratings(office)).toEqual(await ratings(other));
      await sound(office);
      // corrected again, and that taken back
      const again = done(await correct(office, 'e1', {}, { accept: 'at-once' }));
      expect(again).toMatchObject({ event: 'e4', corrects: 'e3', state: 'rated', rated: ['e3', 'e4', 'e2'] });
      done(await withdrawEvent(office, { event: 'e4' }, AS));
      expect((await rowOf(office, 3)).state).toBe('rated');
      expect(await ratings(office)).toEqual(await ratings(other));
      done(await withdrawEvent(office, { event: 'e3' }, AS));
      expect((await rowOf(office, 1)).state).toBe('published');
      await sound(office);
    });

    test('keeps the place of the event among those of the same days, its answers, and the grade that somebody came with', async () => {
      const office = await officeWith(store, 'mgsz', '2024-06-12');
      const fresh = { id: '9', name: 'Új, Elek', federation: 'HUN' };
      const event = { baseMinutes: undefined, byoyomi: null, board: 19 };
      const games: readonly Game[] = [
        [1, '1', '9', '1-0'],
        [2, '9', '2', '1-0'],
      ];
      await submitOne(office, 'mgsz', { event, players: [...players(2), fresh], games });
      done(await answerQuestion(office, { event: 'e1', question: 1, answer: { value: 60 } }, AS));
      done(await answerQuestion(office, { event: 'e1', question: 2, answer: { value: '5k' } }, AS));
      done(await accept(office, 'e1'));
      const [elek] = await read(office, (desk) => desk.present('mgsz', [5]));
      expect(elek?.rating).toBeGreaterThan(0);
      const turned = { event, players: [...players(2), fresh], games: games.slice(0, 1) };
      const { correction, questions } = done(await correct(office, 'e1', turned, { accept: 'at-once' }));
      expect(questions).toBe(0);
      expect(correction?.players.at(-1)).toMatchObject({ player: personId(5), rating: { was: elek?.rating } });
      expect(correction?.games).toEqual([{ round: 2, white: personId(5), black: BELA, was: '1-0', now: null }]);
      await sound(office);
    });

    test('cannot be accepted when the first report was withdrawn meanwhile', async () => {
      const office = await officeWith(store, 'orr', '2024-06-12');
      await submitOne(office, 'orr', {}, { accept: 'clean' });
      done(await correct(office, 'e1'));
      await withdrawRaw(office, 1, 'orr');
      expect(refusals(await accept(office, 'e2'))).toEqual(['event.wrong-state']);
      await bring(office, 'orr', '2024-06-01', { 4: 1650 });
      await sound(office);
    });
  });
});
