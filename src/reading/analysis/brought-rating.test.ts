import { expect, test } from 'vitest';
import { canonicalJson } from '../../ledger/canonical.ts';
import { broughtListOf, broughtRating } from './brought-rating.ts';

const TEXT = canonicalJson({
  author: 'An "as":"2020-01" officer',
  data: {
    pool: 'fide',
    as: '2024-05',
    standings: [
      { person: 'p000001', rating: 2451, games: 12 },
      { person: 'p000002', k: 40 },
      { rating: -17, person: 'p000003', rest: { rating: 5 } },
      { person: 'p000004', rest: { rating: 5 } },
    ],
  },
});

test('of one player it says what the whole entry says', () => {
  expect(['p000001', 'p000002', 'p000003', 'p000004', 'p000005'].map((id) => broughtRating(TEXT, id))).toEqual([
    2451,
    null,
    -17,
    null,
    undefined,
  ]);
  expect(broughtListOf(TEXT)).toBe('2024-05');
});
