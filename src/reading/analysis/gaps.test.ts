import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openPool, bring, acceptEvent, enterPersons, submission, AS } from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { continuousOffice, E, enter, MAY, officeWithLists, P, question } from './analysis.fixture.ts';
import { type Gap, gaps } from './gaps.ts';

const short = (found: readonly Gap[] | undefined): readonly unknown[] =>
  (found ?? []).map(({ told, points, players }) => [told, points, players]);

forEachStore((_kind, store) => {
  describe('what is missing', () => {
    test('is ranked by the points that hang on it', async () => {
      const office = await officeWithLists(store);
      const { value } = await gaps(office);
      expect(short(value?.gaps)).toMatchSnapshot();
      expect(Object.keys(value?.names ?? {}).length).toBeGreaterThan(0);
    });

    test('who a player is decides over the points of all whom he met', async () => {
      const office = await officeWithLists(store);
      await enter(office, question(4, [7, 3]), question(5, [1]));
      const { value } = await gaps(office, 'fide');
      expect(short(value?.gaps.filter(({ gap }) => gap === 'identity'))).toMatchSnapshot();
    });

    test('what was withdrawn is asked about no more', async () => {
      const office = await officeWithLists(store);
      await enter(office, question(4, [7, 3]));
      const ofFour = async () =>
        (await gaps(office, 'fide')).value?.gaps.filter(({ told }) => 'event' in told && told.event === E(4));
      expect((await ofFour())?.length).toBe(1);
      await enter(office, { kind: 'event.withdrawn', data: { event: E(4) } });
      expect(await ofFour()).toEqual([]);
    });

    test('what would change nobody’s rating is left out', async () => {
      const office = await officeWithLists(store);
      const doubts = (await gaps(office)).value?.gaps.filter(({ gap }) => gap !== 'identity' && gap !== 'fact');
      expect(doubts?.length).toBeGreaterThan(0);
      expect(doubts?.filter(({ points }) => points === 0)).toEqual([]);
    });

    test('of two open questions the other is taken as its first candidate, or as a stranger', async () => {
      const office = await officeWithLists(store);
      const two = (event: number, second: readonly string[]) => {
        const { data, ...posting } = question(event, [7]) as Extract<
          ReturnType<typeof question>,
          { kind: 'event.submitted' }
        >;
        const [asked] = data.questions;
        return {
          ...posting,
          data: {
            ...data,
            players: [{ person: P(1) }, {}, {}],
            questions: [
              asked as NonNullable<typeof asked>,
              { ...(asked as NonNullable<typeof asked>), question: 2, player: 1, candidates: second },
            ],
          },
        };
      };
      await enter(office, two(4, [P(2)]), two(5, []));
      const { value } = await gaps(office, 'fide');
      expect(short(value?.gaps.filter(({ gap }) => gap === 'identity'))).toMatchSnapshot();
    });

    test('without a fact nothing can be worked out', async () => {
      const office = await officeWithLists(store);
      const { facts: _facts, ...content } = submission({ ...MAY, event: 4 });
      await enter(office, {
        kind: 'event.submitted',
        data: {
          ...content,
          facts: { name: 'Event 4' },
          players: content.players.map((each, place) => (place === 0 ? {} : each)),
          questions: [
            {
              question: 1,
              kind: 'fact',
              field: 'start',
              finding: { code: 'report.missing-date', weight: 'warn', facts: { field: 'start' } },
            },
            {
              question: 2,
              kind: 'identity',
              player: 0,
              finding: { code: 'identify.several', weight: 'warn', facts: {} },
            },
          ],
        },
      });
      const { value } = await gaps(office);
      expect(short(value?.gaps.filter(({ told }) => 'event' in told && told.event === E(4)))).toEqual([
        [{ gap: 'fact', event: 'e4', question: 1, field: 'start' }, null, 7],
        [{ gap: 'identity', event: 'e4', question: 2, candidates: 0 }, null, 7],
      ]);
    });

    for (const family of ['orr', 'mgsz'] as const) {
      test(`in a pool of ${family} each event stands for itself`, async () => {
        const office = await continuousOffice(store, family);
        expect(short((await gaps(office)).value?.gaps)).toMatchSnapshot();
      });
    }

    test('by the 2014 text the day of birth counts in the year of the 18th', async () => {
      const office = await officeWithLists(store);
      await openPool(office, 'mssz', 'mssz', '2024-05');
      await enterPersons(office, 12, [
        { name: 'Ifjú', birthYear: 2006 },
        { name: 'Ifjabb', birth: '2006-06-06' },
      ]);
      await bring(office, 'mssz', '2024-05', { 1: 2000, 2: 1950, 12: { rating: 1800, k: 40, games: 50 }, 13: 1700 });
      await acceptEvent(office, {
        event: 4,
        pool: 'mssz',
        start: '2024-05-03',
        end: '2024-05-12',
        edition: 'mssz-2017',
        list: '2024-06',
        persons: [1, 2, 12, 13],
        games: [
          [1, 1, 12, '0-1'],
          [2, 2, 12, '0-1'],
          [3, 12, 13, '0-1'],
        ],
        facts: { controls: [{ minutes: 90, increment: 30 }] },
      });
      expect(short((await gaps(office, 'mssz')).value?.gaps)).toMatchSnapshot();
      office.on('2024-05-31');
      expect((await publishList(office, { pool: 'mssz' }, { ...AS, clockIsRight: true })).value).toBeDefined();
      expect(short((await gaps(office, 'mssz')).value?.gaps)).toMatchSnapshot();
    });

    test('a pool must be there; an office without pools misses nothing', async () => {
      const office = await officeWithLists(store);
      expect((await gaps(office, 'none')).findings.map(({ code }) => code)).toEqual(['pool.unknown']);
    });
  });
});
