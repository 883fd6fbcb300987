import { describe, expect, test } from 'vitest';
import { placeOf, shownLine, stretchesOf, visible, withUnfolded } from './marked-text.ts';

const mark = (from: number, weight: 'refuse' | 'warn' | 'note' = 'refuse') => ({ line: 1, from, weight });
const marked = (text: string, ...places: readonly ReturnType<typeof mark>[]): string =>
  shownLine(text, places)
    .pieces.map(({ text: piece, weight }) => (weight === undefined ? piece : `[${piece}]`))
    .join('');

describe('a line with its marks', () => {
  test('marks one character, also of two units, and the end of the line as a blank', () => {
    expect(marked('abc', mark(1))).toBe('a[b]c');
    expect(marked('a\u{1f600}c', mark(1))).toBe('a[\u{1f600}]c');
    expect(marked('abc', mark(3))).toBe('abc[ ]');
    expect(marked('', mark(0))).toBe('[ ]');
    expect(marked('abc', mark(0), mark(2))).toBe('[a]b[c]');
  });

  test('of several marks in one place the gravest counts', () => {
    const { pieces } = shownLine('ab', [mark(0, 'note'), mark(0, 'refuse'), mark(0, 'warn')]);
    expect(pieces).toEqual([{ text: 'a', weight: 'refuse' }, { text: 'b' }]);
  });

  test('of a long line only what stands around the mark is shown', () => {
    const { pieces, isCutBefore, isCutAfter } = shownLine(`${'a'.repeat(5000)}X${'b'.repeat(5000)}`, [mark(5000)]);
    expect([isCutBefore, isCutAfter]).toEqual([true, true]);
    expect(pieces.map(({ text }) => text.length)).toEqual([100, 1, 139]);
    expect(pieces[1]).toEqual({ text: 'X', weight: 'refuse' });
  });

  test('shows what cannot be seen, as long as it is, and never turns the direction', () => {
    expect(visible('a\tb\u0000c\u007fd')).toBe('a\u2409b\u2400c\u2421d');
    expect(visible('x\u202ey\u2066z')).toBe('x\ufffdy\ufffdz');
    expect(visible('\u{e0041}')).toHaveLength(2);
    expect(visible('<b>Őr</b>')).toBe('<b>Őr</b>');
  });
});

test('a finding stands where its line and column are, and nowhere where the file has no such line', () => {
  const finding = { code: 'x', weight: 'warn', at: { line: 2, column: 3 }, facts: {} } as const;
  expect(placeOf(finding, ['a', '😀bc'], 'trf16')).toEqual({ line: 2, from: 3, weight: 'warn' });
  expect(placeOf(finding, ['a', '😀bc'], 'json')).toEqual({ line: 2, from: 2, weight: 'warn' });
  expect(placeOf(finding, ['a'], 'trf16')).toBeUndefined();
  expect(placeOf({ ...finding, at: { line: 1 } }, ['a'], 'trf16')).toEqual({ line: 1, weight: 'warn' });
});

describe('the lines of a file', () => {
  const told = (count: number, lines: readonly number[]): string =>
    stretchesOf(count, lines)
      .map(({ from, to, isShown }) => (isShown ? `${from}-${to}` : `(${from}-${to})`))
      .join(' ');

  test('those around a mark are shown, the rest is folded, and a short gap is not', () => {
    expect(told(100, [50])).toBe('(1-48) 49-51 (52-100)');
    expect(told(100, [1, 2])).toBe('1-3 (4-100)');
    expect(told(10, [2, 6, 9])).toBe('1-10');
    expect(told(100, [])).toBe('(1-100)');
    expect(told(2, [])).toBe('1-2');
    expect(told(3, [0, 7])).toBe('(1-3)');
  });

  test('are unfolded piece by piece', () => {
    const unfolded = withUnfolded(stretchesOf(500, [300]), [
      { from: 1, to: 200, isShown: true },
      { from: 201, to: 210, isShown: true },
    ]);
    expect(unfolded.map(({ from, to, isShown }) => [from, to, isShown])).toEqual([
      [1, 200, true],
      [201, 210, true],
      [211, 298, false],
      [299, 301, true],
      [302, 500, false],
    ]);
  });
});
