import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import { eventOf } from './event.fixture.ts';
import { ORR_OFFICE } from './office.ts';

describe('what an event of ORR comes to for an office', () => {
  const event = eventOf({
    event: { id: 'e', start: '2024-05-01', end: '2024-05-02' },
    players: [
      { id: 'settled', rating: 1500 },
      { id: 'star', rating: 1400, unsettled: true, history: [{ results: [{ opponent: 1450, score: 0.5 }] }] },
      { id: 'newcomer' },
      { id: 'absent' },
    ],
    games: [
      { round: 1, white: 'settled', black: 'star', result: '1/2-1/2' },
      { round: 2, white: 'newcomer', black: 'settled', result: '1-0' },
    ],
  });
  const rated = ORR_OFFICE.edition.rate(event);
  const of = (player: string) => ORR_OFFICE.resultOf(rated, event, player);

  test('who is settled has a rating and nothing beside it', () => {
    const { standing, ...played } = of('settled');
    expect(played).toMatchObject({ n: 2, halfPoints: 1, expected: expect.any(Number), k: expect.any(Number) });
    expect(standing).toEqual({ rating: rated.players['settled']?.after, games: 2 });
  });

  test('whose rating has a star keeps the games that it rests on', () => {
    const average = (opponent: number) => ({ average: { parts: opponent, of: 1 } });
    expect(of('star').standing).toEqual({
      rating: rated.players['star']?.after,
      games: 1,
      unsettled: true,
      history: [
        { games: 1, halfPoints: 1, results: [{ opponent: 1450, halfPoints: 1 }], ...average(1450) },
        { event: 'e', games: 1, halfPoints: 1, results: [{ opponent: 1500, halfPoints: 1 }], ...average(1500) },
      ],
    });
    expect(of('newcomer').standing).toMatchObject({ games: 1, unsettled: true });
  });

  test('who played nothing and has no rating has no standing', () => {
    expect(of('absent')).toEqual({ n: 0, halfPoints: 0 });
  });

  test('says what a star lacks, how it is written, what a game promises and how old somebody is', () => {
    const { unsettled, expected, ageOn } = ORR_OFFICE;
    expect(unsettled?.missing(4, 1)).toEqual({ games: 7, events: 1 });
    expect(unsettled?.missing(12, 2)).toEqual({ games: 0, events: 0 });
    expect([unsettled?.displayed(1345, true), unsettled?.displayed(1345, false)]).toEqual(['1345', '1345*']);
    expect(expected(1500, 1500, 0)).toBe(500);
    expect(ageOn?.({ year: 2014 }, parseDay('2024-08-01') as number)).toBe(10);
  });
});

test('the performance is FIDE’s', () => {
  expect(ORR_OFFICE.performance?.([1500, 1500], 1)).toBe(1500);
});
