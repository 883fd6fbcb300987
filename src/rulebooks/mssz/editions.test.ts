import { describe, expect, test } from 'vitest';
import type { Step } from '../../core/reasons.ts';
import { MSSZ_2017 } from './editions.ts';
import { eventOf } from './event.fixture.ts';

const event = eventOf({
  event: { id: 'e', start: '2017-03-02', end: '2017-03-04', system: 'swiss' },
  players: [
    { id: 'A', birth: '1980-01-01', rating: 2145, games: 100, peak: 2145 },
    { id: 'B', birth: '1980-01-01', rating: 2000, games: 100, peak: 2000 },
  ],
  games: [{ round: 1, white: 'A', black: 'B', result: '1-0' }],
});

describe('MSSZ 2017', () => {
  test('it is in force from 1 January 2017, for chess', () => {
    expect(MSSZ_2017).toMatchObject({
      id: 'mssz-2017',
      family: 'mssz',
      game: 'chess',
      inForce: { from: '2017-01-01' },
    });
    expect(MSSZ_2017.inForce.to).toBeUndefined();
  });

  test('events are rated as FIDE did in 2014, under its own name', () => {
    const result = MSSZ_2017.rate(event);
    expect(result.rulebook).toBe('mssz-2017');
    expect(result.players).toMatchObject({
      A: { before: 2145, change: 6.2, after: 2151, k: 20 },
      B: { before: 2000, change: -6.2, after: 1994, k: 20 },
    });
  });

  test('8.21: a first event without half a point is not registered, and the reasons cite this book’s clause', () => {
    const lost = eventOf({
      event: { id: 'e', start: '2017-03-02', end: '2017-03-04', system: 'swiss' },
      players: [
        { id: 'A', birth: '1980-01-01', rating: 2145, games: 100, peak: 2145 },
        { id: 'N', birth: '1990-01-01', rating: null, games: 0, peak: null },
      ],
      games: [{ round: 1, white: 'A', black: 'N', result: '1-0' }],
    });
    const { players, findings } = MSSZ_2017.rate(lost, 'all');
    expect(players['N']).toMatchObject({ after: null, status: 'zero' });
    const cited = (steps: readonly Step[]): readonly string[] =>
      steps.flatMap(({ clause, rule, from }) => [...(rule === 'zero-disregarded' ? [clause] : []), ...cited(from)]);
    expect(cited(players['N']?.steps ?? [])).toEqual(['8.21']);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'fide.zero-score', clause: '8.21' }));
  });

  test('a period is rated under its own name', () => {
    const result = MSSZ_2017.ratePeriod?.({ events: [event], base: new Map([['A', 2150]]) }, [MSSZ_2017]);
    expect(result).toMatchObject({ rulebook: 'mssz-2017', list: '2017-04', players: { A: { after: 2156 } } });
  });
});
