import { describe, expect, test } from 'vitest';
import { type Event, hasDates, isChessEvent } from './event.ts';
import { type Finding, isRefused } from './finding.ts';
import { HALF_POINTS, isPlayed, RESULTS } from './game.ts';
import { wantsReasons, Why } from './reasons.ts';

const event: Event = { id: 'e', players: [], games: [] };

describe('what an event must have', () => {
  test('dates are both or none', () => {
    expect([hasDates(event), hasDates({ ...event, start: 1 }), hasDates({ ...event, end: 1 })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(hasDates({ ...event, start: 1, end: 2 })).toBe(true);
  });

  test('a chess event has dates and a system', () => {
    expect(isChessEvent({ ...event, start: 1, end: 2 })).toBe(false);
    expect(isChessEvent({ ...event, system: 'swiss' })).toBe(false);
    expect(isChessEvent({ ...event, start: 1, end: 2, system: 'swiss' })).toBe(true);
  });
});

test('forfeits give points in the table but are not played games', () => {
  // entries of the ledger keep these places
  expect(RESULTS).toEqual(['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-']);
  expect(RESULTS.map(isPlayed)).toEqual([true, true, true, false, false, false]);
  expect(RESULTS.map((result) => HALF_POINTS[result])).toEqual([
    [2, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [0, 2],
    [0, 0],
  ]);
});

describe('findings', () => {
  test('only a refusal refuses', () => {
    const found = (weight: Finding['weight']): Finding => ({ code: 'x.fault', weight, facts: {} });
    expect(isRefused([found('warn'), found('note')])).toBe(false);
    expect(isRefused([found('note'), found('refuse')])).toBe(true);
  });
});

describe('reasons', () => {
  interface Rules {
    sum: { given: { a: number; b: number }; gives: number };
  }

  test('are a tree of steps, each resting on others', () => {
    const why = new Why<Rules>();
    const on = why.under();
    on.because('1', 'sum', { a: 1, b: 1 }, 2);
    why.because('2', 'sum', { a: 2, b: 3 }, 5, on);
    expect(why.steps).toEqual([
      {
        clause: '2',
        rule: 'sum',
        given: { a: 2, b: 3 },
        gives: 5,
        from: [{ clause: '1', rule: 'sum', given: { a: 1, b: 1 }, gives: 2, from: [] }],
      },
    ]);
  });

  test('are asked for all players or for some', () => {
    expect([
      wantsReasons(undefined, 'a'),
      wantsReasons('all', 'a'),
      wantsReasons(new Set(['a']), 'a'),
      wantsReasons(new Set(['b']), 'a'),
    ]).toEqual([false, true, true, false]);
  });
});
