/** A report that rates somebody whom the office holds for unrated: asked about, in every family, before anything counts. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import type { EventRow, PoolRow } from '../../ledger/store.ts';
import { BOOK as en } from '../../content/en/books/every-family.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { diffLists } from '../../reading/analysis/diff.ts';
import { gaps } from '../../reading/analysis/gaps.ts';
import type { Outcome } from '../office.ts';
import { bring, enterPersons, openPool, testOffice } from '../lists/office.fixture.ts';
import { explainPlayer } from '../../reading/lists/explain-player.ts';
import { publishList } from '../lists/publish.ts';
import { currentStates } from '../../rating/states.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import { answerRatings } from './answer-rating.ts';
import { correctEvent } from './correct.ts';
import {
  AS,
  codesOf,
  fileOf,
  GAMES,
  officeWith,
  PERSONS,
  type Player,
  players,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import { listQuestions } from './questions.ts';
import { withdrawEvent } from './withdraw.ts';

const done = <T>({ value, findings }: Outcome<T>): T => {
  if (value === undefined) throw new Error(JSON.stringify(findings));
  return value;
};

/** A grandmaster whom no list of the pool has, in place of the fourth player. */
const GM: Player = {
  id: '4',
  name: 'Nagymester, Géza',
  birth: '1975-02-03',
  fideId: '700099',
  federation: 'HUN',
  rating: 2451,
};
const NAMES = [
  'Ambrus',
  'Bodnár',
  'Csernus',
  'Dobos',
  'Erdei',
  'Fodor',
  'Gulyás',
  'Huszár',
  'Ignácz',
  'Jakab',
  'Kertész',
  'Lovas',
];
const WITH_GM = { players: [...players(3), GM] };
const ACCEPT = { accept: 'clean' } as const;

const rowOf = async (office: TestOffice, event = 1): Promise<EventRow> =>
  (await office.store.read((desk) => desk.event(event))) as EventRow;
const listed = async (office: TestOffice, pool: string, person: number): Promise<number | null | undefined> =>
  office.store.read(async (desk) => {
    const list = (await desk.lists(pool)).toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
    return list === undefined ? undefined : (await desk.standings(list.list, [person]))[0]?.rating;
  });
const stands = (office: TestOffice, pool: string, person: number): Promise<number | undefined> =>
  office.store.read(
    async (desk) => (await currentStates(desk, (await desk.pool(pool)) as PoolRow, [person])).get(person)?.rating,
  );
const resultOf = async (office: TestOffice, event: number, person: number) =>
  (await office.store.read((desk) => desk.results(event))).find((each) => each.person === person);

/** The list that the event is for. */
async function publish(office: TestOffice, pool = 'fide'): Promise<void> {
  office.on('2024-07-01');
  done(await publishList(office, { pool, date: '2024-07', skip: true }, AS));
}

async function sound(office: TestOffice): Promise<void> {
  const scratch = await openStore(':memory:');
  const { findings } = await verifyOffice(office, { scratch });
  await scratch.close();
  expect(findings).toEqual([]);
}

const answer = (office: TestOffice, question: number, rating: string, event = 'e1') =>
  answerQuestion(office, { event, question, answer: { rating } }, AS);

forEachStore((_kind, store) => {
  describe('a rated player who is not on the list', () => {
    test.each(['fide', 'mssz', 'orr', 'mgsz'] as const)(
      'is a question in a pool of %s, and --accept waits for it',
      async (family) => {
        const office = await officeWith(store, family);
        const report = family === 'mgsz' ? { ...WITH_GM, event: { board: 19 } } : WITH_GM;
        const { events, findings } = await submitOne(office, family, report, ACCEPT);
        expect(events).toMatchObject([{ state: 'questions', questions: family === 'mgsz' ? 2 : 1 }]);
        const told = findings.find(({ code }) => code === 'event.ratings-unlisted');
        expect(told).toMatchObject({
          weight: 'warn',
          facts: { event: 'e1', more: 0, players: [{ player: 'Nagymester, Géza', rating: 2451 }] },
        });
        const asked = done(await listQuestions(office, { event: 'e1' })).filter(({ kind }) => kind === 'rating');
        expect(asked).toMatchObject([{ player: 4, reported: { name: 'Nagymester, Géza' }, given: { rating: 2451 } }]);
      },
    );

    test('is told again when somebody accepts the event all the same', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      const { value, findings } = await acceptEvent(office, { event: 'e1' }, AS);
      expect(value).toBeUndefined();
      expect(findings.map(({ code, weight }) => [code, weight])).toEqual([
        ['event.wrong-state', 'refuse'],
        ['event.ratings-unlisted', 'refuse'],
      ]);
    });

    test('has the points of opponents and player hang on the answer', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      const found = done(await gaps(office)).gaps.find(({ gap }) => gap === 'rating');
      // third draws, second wins against 2451: 10 + 18.2; the fourth loses 10 points of his own
      expect(found).toMatchObject({ told: { event: 'e1', question: 1, players: 1 }, players: 3 });
      expect(found?.points).toBeGreaterThan(20);
    });

    test('is nobody with a blank or a zero, nor who is on the list with another rating', async () => {
      const office = await officeWith(store, 'fide');
      const of = [{ ...players()[0], id: '1', rating: 2100 }, ...players().slice(1, 3), { ...GM, rating: undefined }];
      const { events, findings } = await submitOne(office, 'fide', { players: of as readonly Player[] });
      expect(events).toMatchObject([{ state: 'submitted', questions: 0 }]);
      expect(codesOf({ findings })).toContain('event.ratings-differ');
      const orr = await officeWith(store, 'orr');
      const none = await submitOne(orr, 'orr', { players: [...players(3), { ...GM, rating: 0 }] });
      expect(none.events).toMatchObject([{ state: 'submitted', questions: 0 }]);
    });
  });

  describe('an answer', () => {
    test('“taken” lets the rating count for the opponents, and adds the change to it', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      expect(done(await answer(office, 1, 'taken'))).toEqual({ event: 'e1', question: 1, open: 0 });
      const { value, findings } = await acceptEvent(office, { event: 'e1' }, AS);
      expect(value).toMatchObject({ state: 'accepted', list: '2024-07' });
      expect(findings.find(({ code }) => code === 'event.ratings-brought')).toMatchObject({
        weight: 'warn',
        facts: { players: [{ player: personId(5), rating: 2451 }], as: '2024-06', assumed: ['games', 'peak'] },
      });
      await publish(office);
      // 0.5 of 2 against 1800 and 1900, K 10: 2451 + 10 * (0.5 - 1.84)
      expect(await listed(office, 'fide', 5)).toBe(2438);
      expect(await resultOf(office, 1, 5)).toMatchObject({ before: 2451, k: 10, n: 2 });
      // who drew with him, and won the other game
      expect((await resultOf(office, 1, 3))?.expected).toBeLessThan(100);
      const told = done(await explainPlayer(office, { player: personId(5), list: '2024-07', pool: 'fide', book: en }));
      expect(told).toMatchObject({ before: 2451, after: 2438 });
      const { changes } = done(await diffLists(office, 'fide:2024-05', 'fide:2024-07'));
      expect(changes.find(({ player }) => player === personId(5))?.causes).toMatchObject([
        { cause: 'reported', event: 'e1', as: '2024-06', rating: 2451 },
        { cause: 'event', event: 'e1' },
      ]);
      await sound(office);
    });

    test('“unrated” rates as before, and the rating that was set aside is told at the acceptance', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      done(await answer(office, 1, 'unrated'));
      const { findings } = await acceptEvent(office, { event: 'e1' }, AS);
      expect(codesOf({ findings })).toContain('event.ratings-set-aside');
      await publish(office);
      expect(await resultOf(office, 1, 3)).toMatchObject({ n: 1 });
      expect(await listed(office, 'fide', 5)).not.toBe(2438);
      await sound(office);
    });

    test('“other” asks who it is; and whoever that is may be asked about again', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      expect(done(await answer(office, 1, 'other'))).toMatchObject({ open: 1 });
      const [asked] = done(await listQuestions(office, { event: 'e1' }));
      expect(asked).toMatchObject({
        question: 2,
        kind: 'identity',
        player: 4,
        finding: { code: 'event.somebody-else' },
      });
      const although = new Set(['name', 'birth'] as const);
      const dora = { event: 'e1', question: 2, answer: { person: personId(4) }, although };
      // she is on the list
      expect(done(await answerQuestion(office, dora, AS))).toMatchObject({ person: personId(4), open: 0 });
      expect((await rowOf(office)).state).toBe('submitted');
      await submitOne(office, 'fide', WITH_GM, { event: 'e1', although: 'sent-before' });
      done(await answer(office, 1, 'other'));
      const again = await answerQuestion(office, { event: 'e1', question: 2, answer: { person: 'new' } }, AS);
      expect(done(again)).toMatchObject({ open: 1 });
      expect(codesOf(again)).toContain('event.ratings-unlisted');
      await sound(office);
    });

    test('must be one of the three, and nothing is posted for any other', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      expect(codesOf(await answer(office, 1, '2451'))).toEqual(['event.answer-rating']);
      const person = await answerQuestion(office, { event: 'e1', question: 1, answer: { person: personId(1) } }, AS);
      expect(codesOf(person)).toEqual(['event.answer-rating']);
      expect(codesOf(await answerRatings(office, { event: 'e1', answer: 'other' }, AS))).toEqual([
        'event.answer-rating',
      ]);
      expect((await rowOf(office)).openQuestions).toBe(1);
    });

    test('goes with the event: withdrawn, it leaves no rating behind', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      done(await answer(office, 1, 'taken'));
      done(await acceptEvent(office, { event: 'e1' }, AS));
      done(await withdrawEvent(office, { event: 'e1' }, AS));
      await publish(office);
      expect(await listed(office, 'fide', 5)).toBeUndefined();
      await sound(office);
    });
  });

  describe('continuous pools', () => {
    test('an ORR rating that is taken is settled, and counts at once', async () => {
      const office = await officeWith(store, 'orr');
      await submitOne(office, 'orr', WITH_GM);
      done(await answer(office, 1, 'taken'));
      const { value, findings } = await acceptEvent(office, { event: 'e1' }, AS);
      expect(value?.moved?.find(({ player }) => player === personId(5))?.after).toBeGreaterThan(2420);
      expect(findings.find(({ code }) => code === 'event.ratings-brought')?.facts).toMatchObject({
        as: '2024-06-05',
        assumed: ['settled'],
      });
      expect(await resultOf(office, 1, 5)).toMatchObject({ before: 2451 });
      // the next report of the same player asks nothing
      const next = { ...WITH_GM, event: { name: 'Summer', start: '2024-06-10', end: '2024-06-11' } };
      expect((await submitOne(office, 'orr', next)).events).toMatchObject([{ questions: 0 }]);
      await sound(office);
    });

    test('MGSZ: who is taken is in the registry with these points; who is not needs a grade to enter with', async () => {
      const office = await officeWith(store, 'mgsz');
      const event = { baseMinutes: 60, byoyomi: null };
      await submitOne(office, 'mgsz', { ...WITH_GM, event });
      expect(done(await answer(office, 1, 'unrated'))).toMatchObject({ open: 1 });
      const [asked] = done(await listQuestions(office, { event: 'e1' }));
      expect(asked).toMatchObject({ question: 2, kind: 'fact', field: 'entryRank', player: 4 });
      const other = { ...WITH_GM, event: { ...event, name: 'Summer', start: '2024-06-10', end: '2024-06-11' } };
      await submitOne(office, 'mgsz', other);
      done(await answer(office, 1, 'taken', 'e2'));
      done(await acceptEvent(office, { event: 'e2' }, AS));
      expect(await resultOf(office, 2, 5)).toMatchObject({ before: 2451 });
      expect(await stands(office, 'mgsz', 5)).toBeGreaterThan(2400);
      await sound(office);
    });
  });

  test('a rating that has gone since the report came is not lost in silence: the report is asked for again', async () => {
    const office = await officeWith(store, 'orr');
    await submitOne(office, 'orr', WITH_GM);
    done(await answer(office, 1, 'taken'));
    done(await acceptEvent(office, { event: 'e1' }, AS));
    const next = { ...WITH_GM, event: { name: 'Summer', start: '2024-06-10', end: '2024-06-11' } };
    expect((await submitOne(office, 'orr', next)).events).toMatchObject([{ event: 'e2', questions: 0 }]);
    done(await withdrawEvent(office, { event: 'e1' }, AS));
    const refused = await acceptEvent(office, { event: 'e2' }, AS);
    expect(refused.findings).toMatchObject([
      { code: 'event.ratings-unasked', weight: 'refuse', facts: { event: 'e2', players: [{ rating: 2451 }], more: 0 } },
    ]);
    expect((await submitOne(office, 'orr', next, { event: 'e2', although: 'sent-before' })).events).toMatchObject([
      { questions: 1 },
    ]);
  });

  describe('an office that has just opened', () => {
    test('asks about everybody in one finding, and takes one answer for all', async () => {
      const office = await testOffice(store);
      await openPool(office, 'mssz', 'mssz', '2024-06');
      const many = Array.from({ length: 12 }, (_, at) => ({
        id: String(at + 1),
        name: `${NAMES[at]}, Pál`,
        rating: 1500 + 10 * at,
      }));
      const { events, findings } = await submitOne(office, 'mssz', { players: many }, ACCEPT);
      expect(events).toMatchObject([{ state: 'questions', questions: 12 }]);
      const told = findings.filter(({ code }) => code.startsWith('event.rating'));
      expect(told).toMatchObject([{ code: 'event.ratings-unlisted', facts: { more: 2 } }]);
      const dry = await answerRatings(office, { event: 'e1', answer: 'taken' }, { ...AS, dryRun: true });
      expect(done(dry)).toEqual({ event: 'e1', answered: 12, open: 0 });
      expect((await rowOf(office)).openQuestions).toBe(12);
      expect(done(await answerRatings(office, { event: 'e1', answer: 'taken' }, AS))).toMatchObject({ open: 0 });
      expect(codesOf(await answerRatings(office, { event: 'e1', answer: 'taken' }, AS))).toEqual([
        'event.no-ratings-asked',
      ]);
      done(await acceptEvent(office, { event: 'e1' }, AS));
      await publish(office, 'mssz');
      expect(await resultOf(office, 1, 1)).toMatchObject({ before: 1500, k: 20 });
      expect(await listed(office, 'mssz', 2)).toBeLessThan(1520);
      await sound(office);
    });
  });

  describe('what was answered', () => {
    test('holds for the report that replaces it, as long as that gives the same rating', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      done(await answer(office, 1, 'taken'));
      const games = GAMES.slice(0, 3);
      expect((await submitOne(office, 'fide', { ...WITH_GM, games }, { event: 'e1' })).events).toMatchObject([
        { questions: 0 },
      ]);
      expect(eventData(await rowOf(office)).brought).toMatchObject({ 3: { rating: 2451 } });
      const other = { players: [...players(3), { ...GM, rating: 2415 }] };
      expect((await submitOne(office, 'fide', other, { event: 'e1' })).events).toMatchObject([{ questions: 1 }]);
      expect(eventData(await rowOf(office)).brought).toBeUndefined();
    });

    test('holds for another event of the same list, and says for which it was answered', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      done(await answer(office, 1, 'taken'));
      done(await acceptEvent(office, { event: 'e1' }, AS));
      const next = { ...WITH_GM, event: { name: 'Summer', start: '2024-06-10', end: '2024-06-11' } };
      const { events, findings } = await submitOne(office, 'fide', next, ACCEPT);
      expect(events).toMatchObject([{ event: 'e2', state: 'accepted', questions: 0 }]);
      expect(codesOf({ findings })).toEqual(
        expect.arrayContaining(['event.ratings-as-before', 'event.ratings-brought']),
      );
      await publish(office);
      expect(await listed(office, 'fide', 5)).toBe(2424);
      await sound(office);
    });

    test('holds in a corrected report; one that was set aside and is taken after all corrects the opponents too', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', WITH_GM);
      done(await answer(office, 1, 'unrated'));
      done(await acceptEvent(office, { event: 'e1' }, AS));
      await publish(office);
      const file = (report: object) => ({ event: 'e1', file: fileOf(report) });
      const same = await correctEvent(office, file({ ...WITH_GM, games: GAMES.slice(0, 3) }), { ...AS, dryRun: true });
      expect(done(same)).toMatchObject({ questions: 0, state: 'accepted' });
      // only another rating is asked about again
      const changed = { players: [...players(3), { ...GM, rating: 2450 }] };
      expect(done(await correctEvent(office, file(changed), AS))).toMatchObject({ event: 'e2', questions: 1 });
      done(await answer(office, 1, 'taken', 'e2'));
      const { correction } = done(await acceptEvent(office, { event: 'e2' }, AS));
      const own = correction?.players.find(({ player }) => player === personId(5));
      expect(own?.rating).toEqual({ was: null, now: 2437 });
      expect(correction?.players.some(({ player }) => player === personId(3))).toBe(true);
      office.on('2024-08-01');
      done(await publishList(office, { pool: 'fide', date: '2024-08' }, AS));
      expect(await listed(office, 'fide', 5)).toBe(2437);
      await sound(office);
    });
  });

  describe('a list', () => {
    test('that had the player before is named with the question, and its games and highest rating count', async () => {
      const office = await testOffice(store, '2024-06-15');
      await openPool(office, 'fide', 'fide', '2024-06');
      await enterPersons(office, 1, PERSONS);
      await bring(office, 'fide', '2024-04', { 1: 2000, 4: 1700 });
      await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800 });
      const of = [...players(3), { ...players()[3], id: '4', rating: 1720 }];
      await submitOne(office, 'fide', { players: of as readonly Player[] });
      const [asked] = done(await listQuestions(office, { event: 'e1' }));
      expect(asked).toMatchObject({ kind: 'rating', listed: { list: '2024-04-01', rating: 1700 } });
      done(await answer(office, asked?.question as number, 'taken'));
      expect(eventData(await rowOf(office)).brought).toMatchObject({ 3: { rating: 1720, peak: 1720 } });
    });

    test('that comes in before the acceptance has the last word', async () => {
      const office = await testOffice(store, '2024-06-15');
      await openPool(office, 'fide', 'fide', '2024-06');
      await enterPersons(office, 1, PERSONS);
      const of = players().map((each) => ({ ...each, rating: 1500 }));
      await submitOne(office, 'fide', { players: of });
      done(await answerRatings(office, { event: 'e1', answer: 'taken' }, AS));
      await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
      done(await acceptEvent(office, { event: 'e1' }, AS));
      await publish(office);
      expect(await resultOf(office, 1, 1)).toMatchObject({ before: 2000 });
    });
  });
});
