import { describe, expect, test } from 'vitest';
import type { Step } from '../../../core/reasons.ts';
import type { ChessEvent } from '../../../core/event.ts';
import { BOOK_2022 } from '../editions.ts';
import { brief, day, eventOf, month, rated } from '../event.fixture.ts';
import { rateEvent } from '../rate.ts';
import { countedDifferencesBy, countedGapBy, inactiveBy, LAST_LONG_LIST } from './clauses.ts';

const OPPONENTS = [1901, 2500, 1050, 1000, 1100, 1500];

describe('2022 §8.3.1 the differences of an event', () => {
  for (const [lower, counted] of [
    ['always', [-400, -400, 450, 400, 400, 0]],
    ['once', [-401, -400, 450, 400, 400, 0]],
    ['never', [-401, -1000, 450, 400, 400, 0]],
  ] as const) {
    test(`one upgrade for the greatest; from below by the reading ${lower}`, () => {
      expect(countedDifferencesBy(lower)(1500, OPPONENTS)).toEqual(counted);
    });
  }

  for (const [lower, own, opponent, counted] of [
    ['always', 2000, 1599, 400],
    ['always', 1599, 2000, -400],
    ['once', 1599, 2000, -400],
    ['never', 1599, 2000, -401],
    ['never', 1600, 2000, -400],
    ['never', 2000, 1599, 400],
  ] as const) {
    test(`an event of one game, ${own} against ${opponent}, by ${lower}: ${counted}`, () => {
      expect(countedGapBy(lower)(own, opponent)).toBe(counted);
    });
  }
});

describe('2022 §7.2.2 inactive players', () => {
  const isInactive = inactiveBy(LAST_LONG_LIST);
  for (const [last, list, answer] of [
    ['2020-11', '2022-10', false],
    ['2020-10', '2022-10', true],
    ['2021-11', '2022-11', true],
    ['2021-12', '2022-11', false],
  ] as const) {
    test(`last games on ${last}, list of ${list}`, () => expect(isInactive(month(last), month(list))).toBe(answer));
  }
});

/** The event that FIDE rated in 2022: 2000 against seven, with a game against each. */
const PUBLISHED = [1063, 1299, 1413, 1872, 1851, 1427, 1682];
const published = (games: readonly string[]): ChessEvent =>
  eventOf([rated('P', 2000), ...PUBLISHED.map((rating, index) => rated(`O${index + 1}`, rating))], games, {
    start: day('2022-05-03'),
    end: day('2022-05-12'),
  });
const GAMES = PUBLISHED.map((_, index) => `${index + 1} P 1-0 O${index + 1}`);

describe('the reasons of an event with several differences above 400', () => {
  const pageOf = (event: ChessEvent, player: string): readonly Step[] =>
    rateEvent(event, BOOK_2022, 'all').players[player]?.steps?.[0]?.from[0]?.from ?? [];

  test('say once which opponent counts as another rating, and why the others do not', () => {
    const [upgrade] = pageOf(published(GAMES), 'P');
    expect(upgrade).toMatchObject({
      clause: '8.3.1',
      rule: 'one-upgrade',
      given: { own: 2000, opponent: 1063, limit: 400, others: 3 },
      gives: 1600,
      from: [],
    });
    expect(
      pageOf(published(GAMES), 'P')
        .slice(1, 4)
        .map(({ from }) => brief(from[0] as Step)),
    ).toEqual([
      ['8.3.1', 'counted-gap', 400],
      ['8.3.1', 'uncut-gap', 701],
      ['8.3.1', 'uncut-gap', 587],
    ]);
    expect(pageOf(published(GAMES), 'O1').map(brief).slice(0, 1)).toEqual([['8.3.1', 'gaps-from-below', 1]]);
  });

  test('rows show the difference that counts, with its clause', () => {
    const rows = rateEvent(published(GAMES), BOOK_2022, 'all').players['P']?.tables?.[0]?.rows ?? [];
    expect(rows.map((row) => (row.kind === 'counted' ? [row.gap, row.counted, row.clauses.gap] : []))).toEqual([
      [937, 400, '8.3.1'],
      [701, 701, '8.3.1'],
      [587, 587, '8.3.1'],
      [128, 128, undefined],
      [149, 149, undefined],
      [573, 573, '8.3.1'],
      [318, 318, undefined],
    ]);
  });

  test('of equal differences the earliest round is the one, in whatever order the games come', () => {
    const field = [rated('P', 2000), rated('A', 1500), rated('B', 1500)];
    const counted = (games: readonly string[]) =>
      (rateEvent(eventOf(field, games), BOOK_2022, 'all').players['P']?.tables?.[0]?.rows ?? []).map((row) =>
        row.kind === 'counted' ? [row.round, row.counted] : [],
      );
    expect(counted(['1 P 1-0 A', '2 P 1-0 B'])).toEqual([
      [1, 400],
      [2, 500],
    ]);
    expect(counted(['2 P 1-0 B', '1 P 1-0 A'])).toEqual([
      [2, 500],
      [1, 400],
    ]);
  });

  test('a game that does not count takes no upgrade', () => {
    const forfeited = ['1 P +/- O1', ...GAMES.slice(1)];
    expect(rateEvent(published(forfeited), BOOK_2022).players['P']).toMatchObject({ n: 6 });
    expect(pageOf(published(forfeited), 'P').find(({ rule }) => rule === 'one-upgrade')?.given).toMatchObject({
      opponent: 1299,
      others: 2,
    });
  });
});
