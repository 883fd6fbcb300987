import { describe, expect, test } from 'vitest';
import { Why } from '../../core/reasons.ts';
import { type Adjustment, adjusted, entryGrade, LIST_COLUMNS, type Registered, rankingList } from './lists.ts';
import type { MgszRules } from './reasons.ts';

const registered = (id: string, points: number, rank: Registered['rank']): Registered => ({
  id,
  points,
  rank,
  reached: {},
});

describe('4(1) the ranking list', () => {
  test('orders by points; equal points share a place, the stronger title first, then the id', () => {
    const list = rankingList([
      registered('e', 987, '35k'),
      registered('c', 1900, '2k'),
      registered('b', 1900, '2k'),
      registered('a', 1900, '1d'),
      registered('d', 2000, '1k'),
    ]);
    expect(list.map(({ place, id }) => [place, id])).toEqual([
      [1, 'd'],
      [2, 'a'],
      [2, 'b'],
      [2, 'c'],
      [5, 'e'],
    ]);
    expect(rankingList([registered('a', 1900, '1d'), registered('b', 1900, '2k')])[0]?.id).toBe('a');
    expect(rankingList([registered('b', 1900, '2k'), registered('c', 1900, '2k')])[0]?.id).toBe('b');
  });

  test('a line shows the title, the grade of the points and the marks', () => {
    expect(rankingList([{ ...registered('a', 1900, '1d'), name: 'Anna', reached: { '2d': 1 } }])).toEqual([
      { place: 1, id: 'a', name: 'Anna', points: 1900, grade: '1d', entryGrade: '2k', reached: { '2d': 1 } },
    ]);
    expect(rankingList([registered('a', 1900, '1d')]).map((line) => 'name' in line)).toEqual([false]);
    expect(LIST_COLUMNS).toEqual(['place', 'name', 'points', 'grade', 'entryGrade', 'reached']);
  });

  test('an empty registry has an empty list', () => expect(rankingList([])).toEqual([]));
});

describe('9 the grade to enter with', () => {
  test('is that of the points at home, that of the EGF list where it is asked for, and free on 13x13', () => {
    const why = new Why<MgszRules>();
    expect(entryGrade({ points: 1979, board: 19 }, why)).toBe('1k');
    expect(entryGrade({ points: 1979, board: 19, egfGrade: '2d' }, why)).toBe('2d');
    expect(entryGrade({ points: 1979, board: 13, egfGrade: '2d' }, why)).toBeNull();
    expect(why.steps).toEqual([
      { clause: '9(1)a', rule: 'entry-grade', given: { points: 1979 }, gives: '1k', from: [] },
      { clause: '9(1)b', rule: 'entry-grade-egf', given: { grade: '2d' }, gives: '2d', from: [] },
      { clause: '9(2)', rule: 'entry-grade-free', given: { board: 13 }, gives: null, from: [] },
    ]);
    expect(entryGrade({ points: 1979, board: 19 })).toBe('1k');
    expect(entryGrade({ points: 1979, board: 19, egfGrade: '1p' })).toBe('1p');
    expect(entryGrade({ points: 1979, board: 13 })).toBeNull();
  });
});

describe('3(3) adjustments of the committee', () => {
  const player: Registered = { ...registered('a', 2060, '1k'), reached: { '1d': 1, '2d': 1 } };
  const record = { date: '2013-04-01', player: 'a', by: 'committee', reason: 'long stay in Japan' };

  test('new points leave the title and the marks', () => {
    const adjustment: Adjustment = { ...record, indicator: 'points', old: 2060, new: 2200 };
    expect(adjusted(player, adjustment)).toEqual({ player: { ...player, points: 2200 }, findings: [] });
  });

  test('a new title drops the marks that it has overtaken', () => {
    const adjustment: Adjustment = { ...record, indicator: 'grade', old: '1k', new: '1d' };
    expect(adjusted(player, adjustment)).toEqual({
      player: { ...player, rank: '1d', reached: { '2d': 1 } },
      findings: [],
    });
  });

  test('a record that does not fit the registry changes nothing', () => {
    const mismatch = (recorded: number | string, present: number | string) => ({
      player,
      findings: [
        {
          code: 'mgsz.adjustment-mismatch',
          weight: 'refuse',
          clause: '3(3)',
          facts: { player: 'a', recorded, present },
        },
      ],
    });
    expect(adjusted(player, { ...record, indicator: 'points', old: 2000, new: 2200 })).toEqual(mismatch(2000, 2060));
    expect(adjusted(player, { ...record, indicator: 'grade', old: '2k', new: '1d' })).toEqual(mismatch('2k', '1k'));
  });
});
