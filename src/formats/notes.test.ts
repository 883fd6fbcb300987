import { describe, expect, test } from 'vitest';
import type { Weight } from '../core/finding.ts';
import { MAX_FINDINGS, Notes } from './notes.ts';

interface Findings {
  'x.a': { n: number };
  'x.kind': { text: string; count: number };
  'x.more': { count: number };
}

const filled = (counts: Readonly<Partial<Record<Weight, number>>>): Notes<Findings> => {
  const notes = new Notes<Findings>();
  for (const weight of ['note', 'warn', 'refuse'] as const) {
    for (let n = 0; n < (counts[weight] ?? 0); n += 1) notes.say('x.a', weight, { line: n + 1 }, { n });
  }
  return notes;
};

describe('what a reader has to say', () => {
  test('stands in the order of lines and columns, the heavier first', () => {
    const notes = new Notes<Findings>();
    notes.say('x.a', 'note', { line: 2, column: 3 }, { n: 1 });
    notes.say('x.a', 'warn', { line: 2, column: 3 }, { n: 2 });
    notes.say('x.a', 'refuse', { line: 2, column: 4 }, { n: 3 });
    notes.say('x.a', 'note', { line: 1, column: 9 }, { n: 4 });
    notes.say('x.a', 'refuse', {}, { n: 5 });
    expect(notes.findings('x.more').map(({ facts }) => facts['n'])).toEqual([5, 4, 2, 1, 3]);
  });

  test('of a kind is told once, where it is first, with its number', () => {
    const notes = new Notes<Findings>();
    for (const line of [7, 3, 9]) notes.count('x.kind', { line }, { text: `of ${line}` });
    expect(notes.findings('x.more')).toEqual([
      { code: 'x.kind', weight: 'note', at: { line: 7 }, facts: { text: 'of 7', count: 3 } },
    ]);
  });

  test('ends at a thousand; the rest is counted, with the weight of its heaviest', () => {
    expect(filled({ note: MAX_FINDINGS }).findings('x.more')).toHaveLength(MAX_FINDINGS);
    for (const [counts, weight, count] of [
      [{ note: 1001 }, 'note', 1],
      [{ note: 990, warn: 11 }, 'note', 1],
      [{ note: 5, warn: 1001 }, 'warn', 6],
      [{ refuse: 999, warn: 2 }, 'warn', 1],
      [{ refuse: 1002, warn: 2, note: 3000 }, 'refuse', 3004],
    ] as const) {
      const findings = filled(counts).findings('x.more');
      expect(findings).toHaveLength(MAX_FINDINGS + 1);
      expect(findings[MAX_FINDINGS]).toEqual({ code: 'x.more', weight, facts: { count } });
    }
  });
});
