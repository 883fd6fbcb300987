import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../core/slices.ts';
import { highestFirst, SortedTexts } from './sorting.ts';

function textsInOrder(texts: readonly string[]): Int32Array {
  const all = new SortedTexts();
  for (const text of texts) all.add(text);
  return atOnce(all.order());
}

test('texts stand in the order of their code units, equal ones as they came', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom('', 'Kov', 'Kovács, Anna', 'Kovács, Béla', 'Kovacs', 'Ковач, Анна', 'Ковач', 'ÿÿÿÿ', 'þþþþ'),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 300 }), (names) => {
      const expected = names
        .map((_, at) => at)
        .sort((a, b) => compared(names[a] as string, names[b] as string) || a - b);
      expect([...textsInOrder(names)]).toEqual(expected);
    }),
  );
});

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

test('numbers stand from the highest, equal ones as they came', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 3000 }), { maxLength: 300 }), (ratings) => {
      const expected = ratings
        .map((_, at) => at)
        .sort((a, b) => (ratings[b] as number) - (ratings[a] as number) || a - b);
      expect([...atOnce(highestFirst(ratings))]).toEqual(expected);
    }),
  );
});

test('many are sorted in pieces', () => {
  const ratings = Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 3001);
  const order = atOnce(highestFirst(ratings));
  for (let at = 1; at < order.length; at += 1) {
    const [before, after] = [order[at - 1] as number, order[at] as number];
    const isInOrder =
      (ratings[before] as number) > (ratings[after] as number) ||
      (ratings[before] === ratings[after] && before < after);
    if (!isInOrder) expect([at, before, after]).toEqual([]);
  }
  expect(new Set(order).size).toBe(100_000);
});

test('many texts that begin alike are sorted, too', () => {
  const syllables = ['ka', 'lo', 'mir', 'sze', 'ta', 'é', ', '];
  const names = Array.from({ length: 20_000 }, (_, at) =>
    Array.from({ length: 6 }, (__, place) => syllables[Math.floor(at / 5 ** place) % syllables.length]).join(''),
  );
  const expected = names.map((_, at) => at).sort((a, b) => compared(names[a] as string, names[b] as string) || a - b);
  expect([...textsInOrder(names)].join()).toBe(expected.join());
});
