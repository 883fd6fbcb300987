import { describe, expect, test } from 'vitest';
import { type Event, hasDates, isChessEvent } from './event.ts';
import { approved, type Finding, isRefused } from './finding.ts';
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

describe('recorded approvals', () => {
  const late: Finding = { code: 'x.late', weight: 'refuse', clause: '0.2.1', facts: { days: 3 } };
  const long: Finding = { code: 'x.long', weight: 'warn', clause: '4.1', facts: {} };
  const remark: Finding = { code: 'x.remark', weight: 'note', clause: '4.1', facts: {} };
  const unclaimed: Finding = { code: 'x.fault', weight: 'refuse', facts: {} };
  const waivers = { '0.2.1': ['0.2.3'] };

  test('turn the finding of their clause into a note that names who approved', () => {
    expect(approved([late, long], [{ clause: '4.1', by: 'the QC' }])).toEqual([
      late,
      { ...long, weight: 'note', facts: { approvedBy: 'the QC' } },
    ]);
  });

  test('may stand under the clause that grants the waiver', () => {
    expect(approved([late], [{ clause: '0.2.3', by: 'President' }], waivers)).toEqual([
      { ...late, weight: 'note', facts: { days: 3, approvedBy: 'President' } },
    ]);
    expect(approved([late], [{ clause: '0.2.4', by: 'President' }], waivers)).toEqual([late]);
  });

  test('leave notes, and faults without a clause, as they are', () => {
    expect(approved([remark, unclaimed], [{ clause: '4.1', by: 'the QC' }])).toEqual([remark, unclaimed]);
    expect(approved([late], [])).toEqual([late]);
  });

  test('only a refusal refuses', () => {
    expect([isRefused([long, remark]), isRefused([remark, late])]).toEqual([false, true]);
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
