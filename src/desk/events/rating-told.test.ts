/** Answers on ratings that the pool lacked: others until the event counts, then a correction with its preview. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { bring, enterPersons } from '../lists/office.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { eventData } from '../../ledger/rows/events.ts';
import type { EventRow } from '../../ledger/store.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
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
  type Player,
  players,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import { listQuestions } from './questions.ts';
import { withdrawEvent } from './withdraw.ts';

/** Known to the office, and on no list of the pool. */
const GEZA = { name: 'Mester, Géza', birth: '1975-02-03', fide: '700099', federation: 'HUN' };
const GUEST: Player = { id: '4', name: GEZA.name, birth: GEZA.birth, fideId: GEZA.fide, rating: 2151 };
const WITH_GUEST = { players: [...players(3), GUEST] };
const GUEST_ID = personId(5);

async function asking(store: Parameters<typeof officeWith>[0], family: 'fide' | 'orr' | 'mgsz'): Promise<TestOffice> {
  const office = await officeWith(store, family, '2024-06-12');
  await enterPersons(office, 5, [GEZA]);
  await submitOne(office, family, { ...WITH_GUEST, event: { baseMinutes: 60, byoyomi: null } });
  return office;
}

/** The event counts with that answer; in a pool with lists its list is out. */
async function counting(store: Parameters<typeof officeWith>[0], family: 'fide' | 'orr', given: string) {
  const office = await asking(store, family);
  await answer(office, given);
  await acceptEvent(office, { event: 'e1' }, AS);
  if (family === 'fide') {
    office.on('2024-07-01');
    await publishList(office, { pool: 'fide', date: '2024-07', skip: true }, AS);
    office.on('2024-07-10');
  }
  return office;
}

const answer = (office: TestOffice, rating: string, question = 1) =>
  answerQuestion(office, { event: 'e1', question, answer: { rating } }, AS);
const rowOf = async (office: TestOffice, event = 1) =>
  (await office.store.read((desk) => desk.event(event))) as EventRow;
const broughtIn = async (office: TestOffice, event = 1) => eventData(await rowOf(office, event)).brought;
const guestIn = (office: TestOffice, event: number) =>
  office.store.read(async (desk) => (await desk.results(event)).find(({ person }) => person === 5));
const faults = async (office: TestOffice) =>
  (await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings;
const correct = (office: TestOffice, is: string, of = GUEST_ID) =>
  correctEvent(office, { event: 'e1', ratings: [{ of, is }] }, AS);

forEachStore((_kind, store) => {
  describe('an answer on a rating, until the event counts', () => {
    test('can be another one; the same once more is no change', async () => {
      const office = await asking(store, 'fide');
      await answer(office, 'taken');
      expect(codesOf(await answer(office, 'taken'))).toEqual(['event.question-answered']);
      expect((await answer(office, 'unrated')).value).toMatchObject({ open: 0 });
      expect(await broughtIn(office)).toEqual({ 3: { rating: 2151, unrated: true } });
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(codesOf(await answer(office, 'taken'))).toEqual(['event.reopened']);
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'accepted' });
      expect(await broughtIn(office)).toMatchObject({ 3: { rating: 2151, as: '2024-06' } });
      expect(await faults(office)).toEqual([]);
    });

    test('“other” takes back what was taken; and back again it is the same person', async () => {
      const office = await asking(store, 'fide');
      await answer(office, 'taken');
      expect((await answer(office, 'other')).value).toMatchObject({ open: 1 });
      expect(await broughtIn(office)).toBeUndefined();
      // who it is need not be said any more
      expect((await answer(office, 'taken')).value).toMatchObject({ person: GUEST_ID, open: 0 });
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'accepted' });
      expect(await office.store.read((desk) => desk.lastPerson())).toBe(5);
      expect(await faults(office)).toEqual([]);
    });

    test('for all at once can be another one as well', async () => {
      const office = await asking(store, 'fide');
      await answerRatings(office, { event: 'e1', answer: 'taken' }, AS);
      await acceptEvent(office, { event: 'e1' }, AS);
      const again = await answerRatings(office, { event: 'e1', answer: 'unrated' }, AS);
      expect(again).toMatchObject({ value: { answered: 1, open: 0 }, findings: [{ code: 'event.reopened' }] });
      expect(codesOf(await answerRatings(office, { event: 'e1', answer: 'unrated' }, AS))).toEqual([
        'event.no-ratings-asked',
      ]);
    });

    test('MGSZ: the grade that “unrated” asks for is not asked for any more', async () => {
      const office = await asking(store, 'mgsz');
      expect((await answer(office, 'unrated')).value).toMatchObject({ open: 1 });
      expect((await answer(office, 'taken')).value).toMatchObject({ open: 0 });
      expect((await listQuestions(office, { event: 'e1' })).value).toEqual([]);
      expect((await answer(office, 'unrated')).value).toMatchObject({ open: 1 });
      expect(await faults(office)).toEqual([]);
    });

    test('is not told as taken where a list has come in since', async () => {
      const office = await asking(store, 'orr');
      await answer(office, 'taken');
      const { findings } = await acceptEvent(office, { event: 'e1' }, { ...AS, dryRun: true });
      expect(codesOf({ findings })).toContain('event.ratings-brought');
      await bring(office, 'orr', '2024-05-01', { 5: 2100 });
      expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).not.toContain('event.ratings-brought');
    });
  });

  describe('pools that rate at once', () => {
    test('a rating that was taken holds in the corrected report, and is told again', async () => {
      const office = await counting(store, 'orr', 'taken');
      const file = fileOf({ ...WITH_GUEST, games: GAMES.slice(0, 3), event: { baseMinutes: 60, byoyomi: null } });
      const { value, findings } = await correctEvent(office, { event: 'e1', file, accept: 'at-once' }, AS);
      expect(value).toMatchObject({ event: 'e2', state: 'rated' });
      expect(codesOf({ findings })).toContain('event.ratings-brought');
      expect(await guestIn(office, 2)).toMatchObject({ before: 2151 });
      expect(await faults(office)).toEqual([]);
    });

    test('a report that comes late asks for the rating of who has one only by a later event', async () => {
      const office = await counting(store, 'orr', 'taken');
      const late = { ...WITH_GUEST, event: { name: 'May', start: '2024-05-10', end: '2024-05-11' } };
      expect((await submitOne(office, 'orr', late, { accept: 'clean' })).events).toMatchObject([
        { event: 'e2', state: 'questions', questions: 1 },
      ]);
      await answerRatings(office, { event: 'e2', answer: 'taken' }, AS);
      expect((await acceptEvent(office, { event: 'e2' }, AS)).value).toMatchObject({ rated: ['e2', 'e1'] });
      expect(await guestIn(office, 2)).toMatchObject({ before: 2151 });
      expect(await faults(office)).toEqual([]);
    });
  });

  describe('a later event that rests on a rating which another one brought in', () => {
    const LATER = { ...WITH_GUEST, event: { name: 'Summer', start: '2024-06-10', end: '2024-06-11' } };

    async function resting(): Promise<TestOffice> {
      const office = await counting(store, 'orr', 'taken');
      await submitOne(office, 'orr', LATER, { accept: 'clean' });
      expect((await guestIn(office, 2))?.before).toBeGreaterThan(2100);
      return office;
    }

    test('is named before the other is withdrawn, which is done only where it is asked for', async () => {
      const office = await resting();
      const { value, findings } = await withdrawEvent(office, { event: 'e1' }, AS);
      expect(value).toBeUndefined();
      expect(findings).toMatchObject([
        {
          code: 'event.ratings-lost',
          weight: 'refuse',
          facts: { event: 'e1', later: ['e2'], players: [{ player: GUEST_ID, rating: 2151 }], more: 0 },
        },
      ]);
      expect((await rowOf(office)).state).toBe('rated');
      const asked = await withdrawEvent(office, { event: 'e1', takes: 'ratings' }, AS);
      expect(asked.findings).toContainEqual(expect.objectContaining({ code: 'event.ratings-lost', weight: 'warn' }));
      expect(await guestIn(office, 2)).toMatchObject({ before: null });
      // and the later report can bring it in itself
      const ratings = [{ of: GUEST_ID, is: 'taken' }];
      await correctEvent(office, { event: 'e2', ratings, accept: 'at-once' }, AS);
      expect(await guestIn(office, 3)).toMatchObject({ before: 2151 });
      expect(await faults(office)).toEqual([]);
    });

    test('is shown with a correction, and asked for when that is accepted', async () => {
      const office = await resting();
      // it was somebody else who played there
      const by = {
        event: 'e1',
        who: [{ of: GUEST_ID, is: personId(4) }],
        although: new Set(['name', 'birth'] as const),
      };
      const shown = await correctEvent(office, by, AS);
      expect(shown.value).toMatchObject({ event: 'e3', correction: { players: expect.anything() } });
      expect(codesOf(shown)).toContain('event.ratings-lost');
      const at = { ...by, accept: 'at-once' as const };
      expect(codesOf(await acceptEvent(office, { event: 'e3' }, AS))).toContain('event.ratings-lost');
      expect((await rowOf(office, 3)).state).toBe('submitted');
      expect((await acceptEvent(office, { event: 'e3', takes: 'ratings' }, AS)).value).toMatchObject({
        state: 'rated',
      });
      await withdrawEvent(office, { event: 'e3' }, AS);
      const refused = await correctEvent(office, at, AS);
      expect(refused.value).toBeUndefined();
      expect(codesOf(refused)).toContain('event.ratings-lost');
      expect((await correctEvent(office, { ...at, takes: 'ratings' }, AS)).value).toMatchObject({ state: 'rated' });
      expect(await faults(office)).toEqual([]);
    });
  });

  describe.each(['fide', 'orr'] as const)('of an event of %s that counts', (family) => {
    test('a rating that was set aside is taken after all: shown first, then accepted', async () => {
      const office = await counting(store, family, 'unrated');
      const told = await answer(office, 'taken');
      expect(told.findings).toMatchObject([{ code: 'event.answer-counts', facts: { about: 'rating' } }]);
      expect(codesOf(await answerRatings(office, { event: 'e1', answer: 'taken' }, AS))).toEqual([
        'event.answer-counts',
      ]);
      const shown = await correct(office, 'taken');
      expect(shown.value).toMatchObject({ event: 'e2', corrects: 'e1', state: 'submitted', questions: 0 });
      const moved = shown.value?.correction?.players.map(({ player }) => player);
      expect(moved).toEqual(expect.arrayContaining([GUEST_ID, personId(2), personId(3)]));
      const { value } = await acceptEvent(office, { event: 'e2' }, AS);
      const own = value?.correction?.players.find(({ player }) => player === GUEST_ID);
      expect(own?.rating.now).toBeGreaterThan(2100);
      expect(await broughtIn(office, 2)).toMatchObject({ 3: { rating: 2151 } });
      if (family === 'orr') expect(await guestIn(office, 2)).toMatchObject({ before: 2151 });
      else {
        office.on('2024-08-01');
        await publishList(office, { pool: 'fide', date: '2024-08' }, AS);
      }
      expect(await faults(office)).toEqual([]);
    });

    test('a rating that was taken is set aside, with the same preview', async () => {
      const office = await counting(store, family, 'taken');
      const { value } = await correct(office, 'unrated', 'fide:700099');
      expect(value).toMatchObject({ event: 'e2', questions: 0 });
      const own = value?.correction?.players.find(({ player }) => player === GUEST_ID);
      expect(own?.rating.was).toBeGreaterThan(2100);
      expect(own?.rating.now ?? 0).toBeLessThan(2100);
      await acceptEvent(office, { event: 'e2' }, AS);
      expect(await broughtIn(office, 2)).toEqual({ 3: { rating: 2151, unrated: true } });
      expect(await faults(office)).toEqual([]);
    });

    test('nothing else is corrected by it', async () => {
      const office = await counting(store, family, 'taken');
      expect(codesOf(await correct(office, 'taken'))).toEqual(['event.same-report']);
      expect(codesOf(await correct(office, 'other'))).toEqual(['event.told-rating']);
      expect(codesOf(await correct(office, 'taken', '?9'))).toEqual(['event.not-in-event']);
      // the pool has a rating of hers
      expect(codesOf(await correct(office, 'unrated', '?1'))).toEqual(['event.no-rating-asked']);
    });
  });
});
