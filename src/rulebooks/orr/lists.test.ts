import { describe, expect, test } from 'vitest';
import { displayed, listed } from './lists.ts';

describe('ORR 2 unsettled, the star', () => {
  test('an unsettled rating has a star, a settled one has none', () => {
    expect(displayed(1345, false)).toBe('1345*');
    expect(displayed(1345, true)).toBe('1345');
    expect(displayed(-45, false)).toBe('-45*');
  });

  test('everybody with a rating is listed, the highest first, equals in the order of ids', () => {
    const players = {
      D: { after: 1345, settled: false },
      C: { after: null, settled: null },
      B: { after: 1345, settled: true },
      A: { after: 900, settled: true },
      E: { after: 2000, settled: false },
      F: { after: 1345, settled: true },
    };
    expect(listed(players)).toEqual([
      { player: 'E', rating: 2000, settled: false, display: '2000*' },
      { player: 'B', rating: 1345, settled: true, display: '1345' },
      { player: 'D', rating: 1345, settled: false, display: '1345*' },
      { player: 'F', rating: 1345, settled: true, display: '1345' },
      { player: 'A', rating: 900, settled: true, display: '900' },
    ]);
  });
});
