/** A card opens calculators that have its numbers already. */
import { expect, test } from 'vitest';
import { calculate } from '../../rulebooks/calculators.ts';
import { filledCalculators } from './filled-calculators.ts';

test.each([
  [
    { family: 'fide', control: 'standard', rating: 2011, k: 20 },
    { rules: 'fide-2026-01', own: 2011, k: 20 },
  ],
  [
    { family: 'fide', control: 'rapid', rating: 2011, k: 20 },
    { rules: 'fide-rapid-2024-12', own: 2011, k: 20 },
  ],
  [
    { family: 'orr', control: 'standard', rating: 1345, k: null },
    { rules: 'orr', own: 1345 },
  ],
  [
    { family: 'mgsz', control: 'standard', rating: 1963, k: null },
    { rules: 'mgsz-2012', own: 1963 },
  ],
] as const)('%j', (pool, values) =>
  expect(filledCalculators(pool)).toEqual([
    { name: 'change', values },
    { name: 'needed', values },
  ]),
);

test('whoever has no rating has none', () =>
  expect(filledCalculators({ family: 'fide', control: 'standard', rating: null, k: null })).toEqual([]));

test('with the games of a tournament they answer', () => {
  const [change] = filledCalculators({ family: 'fide', control: 'standard', rating: 2011, k: 20 });
  const { rules: _rules, ...values } = change?.values ?? {};
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  expect(calculate('change', 'fide-2026-01', { ...given, games: '2444:1' }).answer).toMatchObject({ rounded: 18 });
});
