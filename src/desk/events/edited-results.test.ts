/** Single results are set right without a file: the report stays as it came, what was corrected before stays corrected. */
import { describe, expect, test } from 'vitest';
import { verifyOffice } from '../../keeping/verify.ts';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { publishList } from '../lists/publish.ts';
import { codes, done, refusals } from '../office.fixture.ts';
import { correctEvent } from './correct.ts';
import type { ResultInput } from './edited-results.ts';
import { answerQuestion } from './answer.ts';
import { registerEvent } from './register.ts';
import { AS, facts, GAMES, officeWith, players, submitOne, type TestOffice } from './event.fixture.ts';
import { showEvent } from './show.ts';

const [ANNA, BELA] = [1, 2].map(personId) as [string, string];

const edit = (office: TestOffice, results: readonly ResultInput[], event = 'e1') =>
  correctEvent(office, { event, results, accept: 'at-once' }, AS);

const gamesOf = async (office: TestOffice, event: string) =>
  done(await showEvent(office, event)).gamesPlayed.map(({ round, result }) => `${round} ${result}`);

forEachStore((_kind, store) => {
  describe('results that are set right one by one', () => {
    test('become a correction with the same report; lists that are out stay', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await submitOne(office, 'fide', {}, { accept: 'clean' });
      office.on('2024-07-01');
      done(await publishList(office, { pool: 'fide', date: '2024-07', skip: true }, AS));
      office.on('2024-07-10');
      const before = await gamesOf(office, 'e1');
      const asked: ResultInput = { round: 1, white: ANNA, black: '?2', result: '0-1' };
      const preview = await correctEvent(office, { event: 'e1', results: [asked] }, { ...AS, dryRun: true });
      expect(done(preview).correction?.games).toEqual([{ round: 1, white: ANNA, black: BELA, was: '1-0', now: '0-1' }]);
      expect(done(await edit(office, [asked]))).toMatchObject({ event: 'e2', corrects: 'e1', state: 'accepted' });
      expect(await gamesOf(office, 'e2')).toEqual(before.map((game, at) => (at === 0 ? '1 0-1' : game)));
      const [one, two] = [done(await showEvent(office, 'e1')), done(await showEvent(office, 'e2'))];
      // the report is the same one, and came when it came
      expect([two.sha256, two.received]).toEqual([one.sha256, one.received]);
      // the next one begins where this one ended
      expect(done(await edit(office, [{ round: 2, white: '?1', black: '?3', result: 'none' }], 'e1'))).toMatchObject({
        state: 'accepted',
      });
      const last = await gamesOf(office, 'e2');
      expect([last.length, last[0]]).toEqual([before.length - 1, '1 0-1']);
      const scratch = await openStore(':memory:');
      expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
      await scratch.close();
    });

    test('of an event that is on no list yet become its own, and what was told of it holds on', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await submitOne(office, 'fide', {}, { accept: 'clean' });
      const before = done(await showEvent(office, 'e1'));
      const asked: ResultInput = { round: 1, white: BELA, black: ANNA, result: '1-0' };
      const preview = done(await correctEvent(office, { event: 'e1', results: [asked] }, { ...AS, dryRun: true }));
      expect(preview).toMatchObject({ event: 'e1', corrects: null, state: 'accepted', entered: 0, list: '2024-07' });
      expect(await gamesOf(office, 'e1')).toContain('1 1-0');
      expect(done(await edit(office, [asked]))).toMatchObject({ event: 'e1', corrects: null, state: 'accepted' });
      const after = done(await showEvent(office, 'e1'));
      expect([after.sha256, after.entrants.map(({ player }) => player)]).toEqual([
        before.sha256,
        before.entrants.map(({ player }) => player),
      ]);
      expect(after.gamesPlayed.find((game) => game.round === 1 && game.white === BELA)).toMatchObject({
        result: '1-0',
      });
      // once more, and the report as it came is told apart from what stands
      expect(refusals(await edit(office, [asked]))).toEqual(['event.same-report']);
      const scratch = await openStore(':memory:');
      expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
      await scratch.close();
    });

    test('of a report that waits leave its answers as they are', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const namesake = { id: '5', name: 'Kovács, Anna', federation: 'HUN', sex: 'f' };
      const games = [...GAMES, [3, '5', '2', '1-0']] as const;
      await submitOne(office, 'fide', { players: [...players(), namesake], games });
      done(await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS));
      const asked: ResultInput = { round: 3, white: '?5', black: BELA, result: '0-1' };
      const edited = done(await correctEvent(office, { event: 'e1', results: [asked] }, AS));
      expect(edited).toMatchObject({ event: 'e1', corrects: null, state: 'submitted', questions: 0, newcomers: 1 });
      expect(edited.games).toEqual([{ round: 3, white: '?5', black: BELA, was: '1-0', now: '0-1' }]);
      // a right name, too, is not asked for again; the player is entered by it
      const named = await officeWith(store, 'fide', '2024-06-12');
      const doubtful = { ...namesake, name: 'Ko\u{432}acs, Erzsi' };
      await submitOne(named, 'fide', { players: [...players(), doubtful], games });
      done(await answerQuestion(named, { event: 'e1', question: 1, answer: { name: 'Kovacs, Erzsi' } }, AS));
      const result = { event: 'e1', results: [asked], accept: 'at-once' } as const;
      expect(done(await correctEvent(named, result, AS))).toMatchObject({
        state: 'accepted',
        questions: 0,
        entered: 1,
      });
      const { entrants } = done(await showEvent(named, 'e1'));
      expect(entrants.map(({ name }) => name)).toContain('Kovacs, Erzsi');
      // while somebody is still in question, the rest holds, too
      const other = await officeWith(store, 'fide', '2024-06-12');
      await submitOne(other, 'fide', { players: [...players(), namesake], games });
      expect(done(await correctEvent(other, { event: 'e1', results: [asked] }, AS))).toMatchObject({
        state: 'questions',
        questions: 1,
      });
    });

    test('what is wrong with them is told all at once, and nothing is kept', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await submitOne(office, 'fide', {}, { accept: 'clean' });
      office.on('2024-07-01');
      done(await publishList(office, { pool: 'fide', date: '2024-07', skip: true }, AS));
      const told = await edit(office, [
        { round: 1, white: '?9', black: '?2', result: '1-0' },
        { round: 1, white: ANNA, black: 'fide:99', result: '1-0' },
        { round: 9, white: ANNA, black: BELA, result: 'none' },
        { round: 1, white: ANNA, black: ANNA, result: '1-0' },
      ]);
      expect(refusals(told)).toEqual([
        'event.not-in-event',
        'event.not-in-event',
        'event.no-such-game',
        'event.no-such-game',
      ]);
      expect(refusals(await edit(office, [{ round: 1, white: ANNA, black: BELA, result: '1-0' }]))).toEqual([
        'event.same-report',
      ]);
      const noGround = await correctEvent(
        office,
        { event: 'e1', results: [{ round: 1, white: ANNA, black: BELA, result: '0-1' }] },
        { author: 'x' },
      );
      expect(codes(noGround)).toEqual(['event.ground-missing']);
      const days = { start: '2024-07-20', end: '2024-07-21', system: 'swiss' };
      done(await registerEvent(office, { pool: 'fide', facts: facts({ name: 'Later', ...days }) }, AS));
      expect(refusals(await edit(office, [{ round: 1, white: '?1', black: '?2', result: '1-0' }], 'e2'))).toEqual([
        'event.no-report',
      ]);
    });
  });
});
