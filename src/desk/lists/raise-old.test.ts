/** `pool.raiseOld`: results of newcomers from before a change of all ratings, with their opponents raised by it or not. */
import { describe, expect, test } from 'vitest';
import { BOOK } from '../../content/en/books/every-family.ts';
import { adjustedRating, parsePoolRule, type PoolRule } from '../../core/pool-rule.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { personId } from '../../ledger/ids.ts';
import { readingsOfList } from '../../ledger/rows/standings.ts';
import type { ListRow, StandingRow } from '../../ledger/store.ts';
import { rulebookMemoryIn } from '../../rating/states.ts';
import { rerateLists } from '../../reading/analysis/rerate.ts';
import { explainPlayer } from '../../reading/lists/explain-player.ts';
import { liveRating } from '../../reading/lists/live.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { correctionInPeriod } from '../events/correction.ts';
import { done } from '../office.fixture.ts';
import { openRatingPool } from '../registry/pools.ts';
import { withScratchStore } from '../wire.ts';
import { adjustPool } from './adjust.ts';
import {
  accepted,
  acceptEvent,
  AS,
  bring,
  enter,
  enterPersons,
  read,
  roundRobin,
  submission,
  type TestEvent,
  type TestOffice,
  testOffice,
} from './office.fixture.ts';
import { publishList } from './publish.ts';
import { revokeAdjustment } from './revoke-adjustment.ts';

const NEW = 1;
const PLAYER = personId(NEW);
const RATINGS = { 2: 1500, 3: 1501, 4: 1603, 5: 1902, 6: 2050 };
const RULE = 'towards:2000:2/5';
type Raise = 'yes' | 'no' | undefined;

interface Opened {
  readonly raise: Raise;
  readonly pool?: string;
  readonly family?: 'fide' | 'mssz';
  readonly control?: 'standard' | 'rapid';
}

async function opened(store: TestStore, { raise, pool = 'fide', family = 'fide' }: Opened): Promise<TestOffice> {
  const office = await testOffice(store, '2024-01-20');
  await enterPersons(
    office,
    1,
    Array.from({ length: 8 }, (_, at) => ({ name: `Player, No ${at + 1}`, birth: '1990-01-01', federation: 'HUN' })),
  );
  await openedPool(office, pool, { family, ...(raise === undefined ? {} : { readings: { 'pool.raiseOld': raise } }) });
  await bring(office, pool, '2024-02', RATINGS);
  return office;
}

const openedPool = async (office: TestOffice, pool: string, more: object): Promise<unknown> =>
  done(await openRatingPool(office, { pool, name: pool, from: '2024-03', family: 'fide', ...more }, AS));

const game = (round: number, opponent: number, result: '1-0' | '1/2-1/2' | '0-1') =>
  [round, NEW, opponent, result] as const;

/** Of February: 1½ of 3 against 1500, 1501 and 1603. */
const FEBRUARY: TestEvent = {
  event: 1,
  pool: 'fide',
  start: '2024-02-03',
  end: '2024-02-05',
  edition: 'fide-2022',
  list: '2024-03',
  persons: [1, 2, 3, 4],
  games: [game(1, 2, '1-0'), game(2, 3, '1/2-1/2'), game(3, 4, '0-1')],
};

/** Of March: 1½ of 2 against 1500 and 1501, who have 1700 and 1701 by then. */
const MARCH: TestEvent = {
  ...FEBRUARY,
  event: 2,
  start: '2024-03-05',
  end: '2024-03-06',
  edition: 'fide-2024',
  list: '2024-04',
  persons: [1, 2, 3],
  games: [game(1, 2, '1-0'), game(2, 3, '1/2-1/2')],
};

const adjust = async (office: TestOffice, more: object = {}): Promise<unknown> => {
  const input = { pool: 'fide', rule: RULE, list: '2024-03', by: 'council', ...more };
  return done(await adjustPool(office, input, AS));
};

const publish = async (office: TestOffice, date: string, pool = 'fide') => {
  office.on(`${date}-01`);
  return done(await publishList(office, { pool, date }, AS));
};

/** The row of the newcomer on a list. */
const rowOn = (office: TestOffice, date: string, pool = 'fide', person = NEW): Promise<StandingRow> =>
  read(office, async (desk) => {
    const { list } = (await desk.list(pool, `${date}-01`)) as ListRow;
    return (await desk.standings(list, [person]))[0] as StandingRow;
  });

const verified = async (office: TestOffice) =>
  (await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings;

const explained = (office: TestOffice, list: string, pool = 'fide') =>
  explainPlayer(office, { player: PLAYER, pool, list, book: BOOK });

/** The lists of March, with the change, and of April. */
async function career(store: TestStore, raise: Raise, more: object = {}): Promise<TestOffice> {
  const office = await opened(store, { raise });
  await acceptEvent(office, FEBRUARY);
  await adjust(office, more);
  await publish(office, '2024-03');
  await acceptEvent(office, MARCH);
  await publish(office, '2024-04');
  return office;
}

forEachStore((_kind, store) => {
  describe('pool.raiseOld', () => {
    // 8005 of five games and two draws against 1800, p .57, dp 50; raised rating by rating 1700, 1701 and 1762, so 559 more
    test.each([
      [undefined, 1708],
      ['no', 1708],
      ['yes', 1788],
    ] as const)('%s: a first rating of April that rests on results of February', async (raise, rating) => {
      const office = await career(store, raise);
      expect(await rowOn(office, '2024-04')).toMatchObject({ rating });
      const told = await explained(office, '2024-04');
      expect(told.value?.after).toBe(rating);
      const entry = (await read(office, (desk) => desk.entriesBetween('pool.adjusted', 0, 99)))[0]?.no;
      expect(told.findings.filter(({ code }) => code === 'lists.raised-results').map(({ facts }) => facts)).toEqual(
        raise === 'yes'
          ? [{ player: PLAYER, entries: [entry], results: [{ event: 'e1', games: 3, points: 559 }] }]
          : [],
      );
      expect(await verified(office)).toEqual([]);
    });

    test('the results stay as they were played, and a list of before the change has nothing of it', async () => {
      const office = await opened(store, { raise: 'yes' });
      await acceptEvent(office, FEBRUARY);
      await adjust(office);
      await publish(office, '2024-03');
      const { history } = rulebookMemoryIn((await rowOn(office, '2024-03')).rest);
      expect(history).toMatchObject([{ event: 'e1', games: 3, average: [4604, 3] }]);
      expect((await explained(office, '2024-03')).findings.map(({ code }) => code)).toEqual(['lists.readings']);
      expect(readingsOfList((await read(office, (desk) => desk.list('fide', '2024-03-01'))) as ListRow)).toEqual({
        'pool.raiseOld': 'yes',
      });
    });

    test('rerate compares both readings, and what would be is not what is', async () => {
      const office = await career(store, undefined);
      const again = await rerateLists(office, { from: '2024-04-01', readings: { 'pool.raiseOld': 'yes' } });
      const changes = again.value?.[0]?.lists.flatMap((list) => list.changes);
      expect(changes).toMatchObject([{ player: PLAYER, was: 1708, now: 1788 }]);
      const raised = await career(store, 'yes');
      const back = await rerateLists(raised, { from: '2024-04-01', readings: { 'pool.raiseOld': 'no' } });
      expect(back.value?.[0]?.lists.flatMap((list) => list.changes)).toMatchObject([{ was: 1788, now: 1708 }]);
    });

    test('the rating of the next list is told with it before the list is out', async () => {
      const office = await opened(store, { raise: 'yes' });
      await acceptEvent(office, FEBRUARY);
      await adjust(office);
      await publish(office, '2024-03');
      office.on('2024-03-10');
      await acceptEvent(office, MARCH);
      expect((await liveRating(office, { player: PLAYER, pool: 'fide' })).value?.rating).toBe(1788);
      const told = await explainPlayer(office, { player: PLAYER, event: 'e2', book: BOOK });
      expect(told.findings.map(({ code }) => code)).toEqual(['lists.unofficial', 'lists.raised-results']);
    });

    // by the text of 2022: 2½ of 5 is the average; 8556 as played, and 1700, 1701, 1762, 1941 and 2050 are 598 more
    test.each([
      ['no', 1711],
      ['yes', 1831],
    ] as const)('%s: an event that began before the change and comes on a later list', async (raise, rating) => {
      const office = await opened(store, { raise });
      await adjust(office);
      await publish(office, '2024-03');
      await acceptEvent(office, {
        ...FEBRUARY,
        start: '2024-02-27',
        end: '2024-03-03',
        list: '2024-04',
        persons: [1, 2, 3, 4, 5, 6],
        games: [2, 3, 4, 5, 6].map((opponent, at) => game(at + 1, opponent, '1/2-1/2')),
      });
      await publish(office, '2024-04');
      expect(await rowOn(office, '2024-04')).toMatchObject({ rating });
      expect((await explained(office, '2024-04')).value?.after).toBe(rating);
      expect(await verified(office)).toEqual([]);
    });

    // 4604 and 1902 and 2050 are 8556 again; after the events the first rating itself is raised, before them only with the setting
    test.each([
      ['no', 'after-events', 1827],
      ['yes', 'after-events', 1827],
      ['no', 'before-events', 1711],
      ['yes', 'before-events', 1831],
    ] as const)('%s, %s: the list of the change itself', async (raise, order, rating) => {
      const office = await opened(store, { raise });
      await acceptEvent(office, {
        ...FEBRUARY,
        persons: [1, 2, 3, 4, 5, 6],
        games: [2, 3, 4, 5, 6].map((opponent, at) => game(at + 1, opponent, '1/2-1/2')),
      });
      await adjust(office, { order });
      await publish(office, '2024-03');
      expect(await rowOn(office, '2024-03')).toMatchObject({ rating });
      expect((await explained(office, '2024-03')).value?.after).toBe(rating);
      expect(await verified(office)).toEqual([]);
    });

    test('a change that was taken back raises nothing on the lists from then on', async () => {
      const office = await opened(store, { raise: 'yes' });
      await acceptEvent(office, FEBRUARY);
      await adjust(office);
      await publish(office, '2024-03');
      const [adjusted] = await read(office, (desk) => desk.entriesBetween('pool.adjusted', 0, 99));
      const back = { pool: 'fide', by: 'council', way: 'points', adjusts: adjusted?.no as number };
      done(await revokeAdjustment(office, back, AS));
      // 1500 and 1501 again from April on, 1700 and 1701 on the list that the event of March begins with
      await acceptEvent(office, MARCH);
      await publish(office, '2024-04');
      expect(await rowOn(office, '2024-04')).toMatchObject({ rating: 1708 });
      expect(await verified(office)).toEqual([]);
    });

    // 7605 of five games and two draws against 1800, dp 50: nobody was raised, neither in February nor in March
    test('a change that is taken back by reckoning the lists again takes the raise of first ratings back', async () => {
      const office = await career(store, 'yes');
      const [adjusted] = await read(office, (desk) => desk.entriesBetween('pool.adjusted', 0, 99));
      const back = { pool: 'fide', by: 'council', way: 'replay', adjusts: adjusted?.no as number };
      done(await revokeAdjustment(office, back, AS));
      await publish(office, '2024-05');
      expect(await rowOn(office, '2024-05')).toMatchObject({ rating: 1651 });
      expect(await verified(office)).toEqual([]);
    });

    // the player rated 1902 stands for the one rated 1603: 8743 raised, 8304 as played; and p .57 with dp 50
    test.each([
      ['no', 1708, 1751],
      ['yes', 1788, 1813],
    ] as const)(
      '%s: a corrected report of February comes to the difference of both first ratings',
      async (raise, was, now) => {
        const office = await career(store, raise);
        expect(await rowOn(office, '2024-04')).toMatchObject({ rating: was });
        const right: TestEvent = {
          ...FEBRUARY,
          event: 3,
          list: '2024-05',
          persons: [1, 2, 3, 5],
          games: [...FEBRUARY.games.slice(0, 2), game(3, 5, '0-1')],
        };
        await enter(
          office,
          { kind: 'event.submitted', data: { ...submission(right), corrects: 'e1' } },
          accepted(right),
        );
        await publish(office, '2024-05');
        expect(await rowOn(office, '2024-05')).toMatchObject({ rating: now });
        expect(await verified(office)).toEqual([]);
      },
    );

    // still unrated: four games more of a list of May, of which the corrected report of February decides
    test('results that a corrected report has changed are raised on the next list', async () => {
      const office = await opened(store, { raise: 'yes' });
      await acceptEvent(office, FEBRUARY);
      await adjust(office);
      await publish(office, '2024-03');
      office.on('2024-03-10');
      const right: TestEvent = {
        ...FEBRUARY,
        event: 3,
        list: '2024-04',
        persons: [1, 2, 3, 4, 5, 6],
        games: [2, 3, 4, 5, 6].map((opponent, at) => game(at + 1, opponent, '1/2-1/2')),
      };
      await enter(office, { kind: 'event.submitted', data: { ...submission(right), corrects: 'e1' } }, accepted(right));
      const pool = await read(office, (desk) => desk.pool('fide'));
      const shown = await read(office, (desk) =>
        correctionInPeriod(desk, pool as Parameters<typeof correctionInPeriod>[1], 3),
      );
      // the list of March would have given 1711, and 1827 by the change; that of April finds 9154 of five games, by the text of 2024
      expect(shown.players.find(({ player }) => player === PLAYER)).toMatchObject({
        lists: [{ was: null, now: 1827 }],
        rating: { was: null, now: 1822 },
      });
      await publish(office, '2024-04');
      expect(await rowOn(office, '2024-04')).toMatchObject({ rating: 1822 });
      expect(await verified(office)).toEqual([]);
    });

    test('results that came in without their event stay as they are: nobody knows the opponents', async () => {
      const office = await opened(store, { raise: 'yes' });
      const history = [{ event: 'elsewhere', end: '2024-02-05', games: 3, average: [4604, 3], halfPoints: 3 }];
      await bring(office, 'fide', '2024-02', { [NEW]: { rest: { history } } } as never);
      await adjust(office);
      await publish(office, '2024-03');
      await acceptEvent(office, MARCH);
      await publish(office, '2024-04');
      expect(await rowOn(office, '2024-04')).toMatchObject({ rating: 1708 });
      expect(await verified(office)).toEqual([]);
    });

    test('the average of a complete round robin is raised as one rating', async () => {
      const office = await opened(store, { raise: 'yes', family: 'mssz' });
      const robin: TestEvent = {
        ...FEBRUARY,
        edition: 'mssz-2017',
        persons: [1, 2, 3, 4, 5],
        games: roundRobin([1, 2, 3, 4, 5], () => '1/2-1/2'),
        facts: { system: 'round-robin' },
      };
      await acceptEvent(office, robin);
      await adjust(office);
      await publish(office, '2024-03');
      const [kept] = rulebookMemoryIn((await rowOn(office, '2024-03')).rest).history ?? [];
      expect(kept).toMatchObject({ games: 4, opponents: 4 });
      const average = (kept?.average[0] as number) / 4;
      const raised = adjustedRating(average, parsePoolRule(RULE) as PoolRule);
      await acceptEvent(office, { ...MARCH, edition: 'mssz-2017' });
      await publish(office, '2024-04');
      const told = await explained(office, '2024-04');
      expect(told.findings.find(({ code }) => code === 'lists.raised-results')?.facts).toMatchObject({
        results: [{ event: 'e1', games: 4, points: 4 * (raised - average) }],
      });
      expect(told.value?.after).toBe((await rowOn(office, '2024-04')).rating);
      expect(await verified(office)).toEqual([]);
    });

    // the standard rating of the same list less 100: 1900 for the player rated 1500, nothing for the others
    test('a lift to another pool looks at each opponent’s rating there', async () => {
      const office = await opened(store, { raise: 'yes' });
      await openedPool(office, 'other', {});
      await bring(office, 'other', '2024-02', { 2: 2000, 3: 1500 });
      await publish(office, '2024-03', 'other');
      await acceptEvent(office, FEBRUARY);
      await adjust(office, { rule: 'at-least:other:100' });
      await publish(office, '2024-03');
      await acceptEvent(office, MARCH);
      await publish(office, '2024-04');
      const told = await explained(office, '2024-04');
      expect(told.findings.find(({ code }) => code === 'lists.raised-results')?.facts).toMatchObject({
        results: [{ event: 'e1', games: 3, points: 400 }],
      });
      expect(told.value?.after).toBe((await rowOn(office, '2024-04')).rating);
      expect(await verified(office)).toEqual([]);
    });
  });
});
