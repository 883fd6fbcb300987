import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedPart, type ChangedLine, lineDifference, pairsIn, partsOf, shownDifference } from './line-difference.ts';

const told = (lines: readonly ChangedLine[]): readonly string[] =>
  lines.map(({ kind, text }) => `${kind === 'same' ? ' ' : kind === 'gone' ? '-' : '+'}${text}`);
const letters = (text: string): readonly string[] => [...text];

describe('the difference between a file and its corrected form', () => {
  for (const [before, after, expected] of [
    ['abc', 'abc', [' a', ' b', ' c']],
    ['abc', 'axc', [' a', '-b', '+x', ' c']],
    ['abc', 'ac', [' a', '-b', ' c']],
    ['ac', 'abc', [' a', '+b', ' c']],
    ['', 'ab', ['+a', '+b']],
    ['ab', '', ['-a', '-b']],
    ['abcabba', 'cbabac', ['-a', '-b', ' c', '+b', ' a', ' b', '-b', ' a', '+c']],
  ] as const) {
    test(`from “${before}” to “${after}”`, () => {
      const { lines, isRough } = lineDifference(letters(before), letters(after));
      expect([told(lines), isRough]).toEqual([expected, false]);
    });
  }

  test('leads from any file to any other, with as few changes as there can be', () => {
    const file = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });
    fc.assert(
      fc.property(file, file, (before, after) => {
        const { lines } = lineDifference(before, after);
        expect(lines.flatMap((line) => (line.kind === 'new' ? [] : [line.text]))).toEqual(before);
        expect(lines.flatMap((line) => (line.kind === 'gone' ? [] : [line.text]))).toEqual(after);
        expect(lines.filter(({ kind }) => kind !== 'same')).toHaveLength(
          before.length + after.length - 2 * longestCommon(before, after),
        );
        for (const line of lines) {
          if (line.kind !== 'new') expect(before[line.before - 1]).toBe(line.text);
          if (line.kind !== 'gone') expect(after[line.after - 1]).toBe(line.text);
        }
      }),
    );
  });

  test('is rough beyond its bound, and still right', () => {
    const { lines, isRough } = lineDifference(letters('xabcdey'), letters('xfghijy'), 3);
    expect(isRough).toBe(true);
    expect(told(lines).join('')).toBe(' x-a-b-c-d-e+f+g+h+i+j y');
  });

  test('shows what changed with two lines around it, and how many it leaves out', () => {
    const { lines } = lineDifference(letters('abcdefghij'), letters('abcdEfghij'));
    expect(partsOf(lines).map((part) => [part.skipped, told(part.lines).join('')])).toEqual([
      [2, ' c d-e+E f g'],
      [3, ''],
    ]);
    expect(partsOf(lineDifference(['a'], ['a']).lines)).toEqual([]);
  });

  test('marks the part of a line that was replaced, whole characters only', () => {
    expect(changedPart('001 20x2 HUN', '001 2012 HUN')).toEqual([6, 1, 1]);
    expect(changedPart('ab', 'ab')).toEqual([2, 0, 0]);
    expect(changedPart('aa', 'aaa')).toEqual([2, 0, 1]);
    // the two differ in the second half of one character
    expect(changedPart('x\u{1f600}y', 'x\u{1f601}y')).toEqual([1, 2, 2]);
  });

  test('a replaced line has its pair where as many came as went', () => {
    const { lines } = lineDifference(letters('abXc'), letters('a12cd'));
    const pairs = pairsIn(lines);
    expect([...pairs].map(([one, other]) => one.text + other.text)).toEqual(['b1', '1b', 'X2', '2X']);
  });
});

/** The length of the longest common subsequence, the slow way. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  const table = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0));
  for (let a = 1; a <= one.length; a += 1) {
    for (let b = 1; b <= other.length; b += 1) {
      const [up, left, both] = [table[a - 1]?.[b], table[a]?.[b - 1], table[a - 1]?.[b - 1]] as [
        number,
        number,
        number,
      ];
      (table[a] as number[])[b] = one[a - 1] === other[b - 1] ? both + 1 : Math.max(up, left);
    }
  }
  return table[one.length]?.[other.length] as number;
}

describe('a difference as a page shows it', () => {
  test('has the changed part of a line between its ends, and counts what is left out', () => {
    const before = [...'abcdefgh', 'round 1: 1-0'];
    expect(shownDifference(before, [...'abcdefgh', 'round 1: 0-0'])).toEqual({
      isRough: false,
      parts: [
        {
          skipped: 6,
          more: 0,
          lines: [
            { kind: 'same', number: 7, before: '', changed: '', after: 'g' },
            { kind: 'same', number: 8, before: '', changed: '', after: 'h' },
            { kind: 'gone', number: 9, before: 'round 1: ', changed: '1', after: '-0' },
            { kind: 'new', number: 9, before: 'round 1: ', changed: '0', after: '-0' },
          ],
        },
      ],
    });
  });

  test('shows no more than anybody reads', () => {
    const [part] = shownDifference(
      [],
      Array.from({ length: 500 }, (_, at) => String(at)),
    ).parts;
    expect([part?.lines.length, part?.more]).toEqual([400, 100]);
  });
});
