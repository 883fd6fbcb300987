import { describe, expect, test } from 'vitest';
import type { Weight } from './finding.ts';
import { MAX_FINDINGS, Notes } from './notes.ts';

interface Codes {
  'x.a': { n: number };
  'x.kind': { text: string; count: number };
  'x.more': { count: number };
}

const filled = (counts: Readonly<Partial<Record<Weight, number>>>): Notes<Codes> => {
  const notes = new Notes<Codes>('x.more');
  for (const weight of ['note', 'warn', 'refuse'] as const) {
    for (let n = 0; n < (counts[weight] ?? 0); n += 1) notes.say('x.a', weight, { line: n + 1 }, { n });
  }
  return notes;
};

describe('what a reader has to say', () => {
  test('stands in the order of lines and columns, then as it came', () => {
    const notes = new Notes<Codes>('x.more');
    notes.say('x.a', 'note', { line: 2, column: 3 }, { n: 1 });
    notes.say('x.a', 'warn', { line: 2, column: 3 }, { n: 2 });
    notes.say('x.a', 'refuse', { line: 2, column: 4 }, { n: 3 });
    notes.say('x.a', 'note', { line: 1, column: 9 }, { n: 4 });
    notes.say('x.a', 'refuse', {}, { n: 5 });
    notes.say('x.a', 'note', undefined, { n: 6 });
    expect(notes.all().map(({ facts }) => facts['n'])).toEqual([5, 6, 4, 1, 2, 3]);
  });

  test('of a kind is told once, where it is first, with its number', () => {
    const notes = new Notes<Codes>('x.more');
    for (const line of [7, 3, 9]) notes.count('x.kind', { line }, { text: `of ${line}` });
    expect(notes.all()).toEqual([
      { code: 'x.kind', weight: 'note', at: { line: 7 }, facts: { text: 'of 7', count: 3 } },
    ]);
  });

  test('ends at a thousand; the rest is counted, with the weight of its heaviest', () => {
    expect(filled({ note: MAX_FINDINGS }).all()).toHaveLength(MAX_FINDINGS);
    for (const [counts, weight, count] of [
      [{ note: 1001 }, 'note', 1],
      [{ note: 990, warn: 11 }, 'note', 1],
      [{ note: 5, warn: 1001 }, 'warn', 6],
      [{ refuse: 999, warn: 2 }, 'warn', 1],
      [{ refuse: 1002, warn: 2, note: 3000 }, 'refuse', 3004],
    ] as const) {
      const findings = filled(counts).all();
      expect(findings).toHaveLength(MAX_FINDINGS + 1);
      expect(findings[MAX_FINDINGS]).toEqual({ code: 'x.more', weight, facts: { count } });
    }
  });
});

describe('findings as they come', () => {
  for (const [weights, heaviest] of [
    [['note'], 'note'],
    [['note', 'warn'], 'warn'],
    [['warn', 'refuse', 'note'], 'refuse'],
  ] as const) {
    test(`beyond the most of ${weights.join(' and ')} they are counted, as heavy as ${heaviest}`, () => {
      const notes = new Notes<Codes>('x.more');
      for (const weight of weights)
        for (let n = 0; n <= MAX_FINDINGS; n += 1) notes.say('x.a', weight, undefined, { n });
      notes.close();
      const taken = notes.take();
      expect(taken).toHaveLength(weights.length * MAX_FINDINGS + 1);
      expect(taken.at(-1)).toEqual({ code: 'x.more', weight: heaviest, facts: { count: weights.length } });
    });
  }
});
