import { describe, expect, test } from 'vitest';
import { compare, isResult } from './compare.ts';

const EXPECTED = {
  rulebook: 'fide-2024',
  rated: true,
  reasons: [],
  findings: [],
  players: {
    A: { before: 1500, change: 12.8, after: 1513, k: 40, status: 'rated', steps: [] },
    B: { before: null, change: null, after: null, status: 'part-result' },
  },
};

const keysOf = (given: object): readonly string[] =>
  compare(EXPECTED, given).differences.map(({ player = '', key }) => `${player} ${key}`.trim());

describe('two answers', () => {
  test('are alike where every new rating is, whatever else a program leaves out', () => {
    const { differences, compared, wrong } = compare(EXPECTED, { players: { A: { after: 1513 }, B: { after: null } } });
    expect(differences).toEqual([]);
    expect([...compared]).toEqual([['after', 2]]);
    expect(wrong.size).toBe(0);
  });

  test('differ where a new rating is another, is not given, or is given to somebody who has none', () => {
    expect(keysOf({ players: { A: { after: 1512 }, B: { after: null } } })).toEqual(['A after']);
    expect(keysOf({ players: { A: {}, B: { after: null } } })).toEqual(['A after']);
    expect(keysOf({ players: { A: { after: 1513 } } })).toEqual(['B after']);
    expect(keysOf({ players: { A: { after: 1513 }, B: { after: 1400 } } })).toEqual(['B after']);
    expect(keysOf({ players: { A: { after: 1513 }, B: { after: null }, C: { after: 1 } } })).toEqual(['C players']);
    expect(compare(EXPECTED, { players: { A: { after: 1512 } } }).wrong).toEqual(new Set(['A']));
  });

  test('differ in whatever else a program gives: numbers, words, the whole event', () => {
    const players = { A: { after: 1513, change: 12.7, k: 20, status: 'no-games' }, B: { after: null, before: 0 } };
    expect(keysOf({ rated: false, reasons: ['1.1'], players })).toEqual([
      'rated',
      'reasons',
      'A change',
      'A k',
      'A status',
      'B before',
    ]);
  });

  test('are alike where a number differs beyond the sixth decimal only', () => {
    expect(keysOf({ players: { A: { after: 1513, change: 12.8000000001 }, B: { after: null } } })).toEqual([]);
    expect(keysOf({ players: { A: { after: 1513, change: 12.800001 }, B: { after: null } } })).toEqual(['A change']);
    expect(keysOf({ players: { A: { after: 1513.4 }, B: { after: null } } })).toEqual(['A after']);
  });

  test('of a period are compared event by event, where a program gives events', () => {
    const expected = {
      ...EXPECTED,
      list: '2024-06',
      events: { e1: { rated: true, reasons: [], players: { A: { change: 4, k: 20 } } } },
    };
    const given = (k: number): object => ({
      players: { A: { after: 1513 }, B: { after: null } },
      events: { e1: { players: { A: { k } } } },
    });
    expect(compare(expected, given(20)).differences).toEqual([]);
    expect(compare(expected, given(40)).differences).toEqual([
      { player: 'A', event: 'e1', key: 'events.k', expected: 20, given: 40 },
    ]);
  });

  test('name the clauses that refuse an event in any order', () => {
    const refused = { ...EXPECTED, rated: false, reasons: ['6.1', '0.2'] };
    const given = { reasons: ['0.2', '6.1', '0.2'], players: { A: { after: 1513 }, B: { after: null } } };
    expect(compare(refused, given).differences).toEqual([]);
    expect(compare(refused, { ...given, reasons: ['6.1'] }).differences).toHaveLength(1);
  });

  test('that are no results are not compared', () => {
    for (const each of [null, 1, [], {}, { players: [] }, { players: { A: 1500 } }]) expect(isResult(each)).toBe(false);
    expect(() => compare(EXPECTED, {})).toThrow('only results are compared');
  });
});
