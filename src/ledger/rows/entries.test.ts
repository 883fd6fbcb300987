import { describe, expect, test } from 'vitest';
import { canonicalJson, type Json } from '../canonical.ts';
import { broughtHead, entryData } from './entries.ts';

const entry = (data: Json, author = 'Kiss Anna') => ({
  text: canonicalJson({
    author,
    data,
    ground: '"standings":[',
    kind: 'standings.brought',
    no: 7,
    prev: 'a',
    time: 't',
  }),
});
const BROUGHT = {
  pool: 'fide',
  as: '2024-05',
  source: { sha256: 'b', part: 1, parts: 50 },
  import: 'i7',
  onto: 'list',
  dropped: ['p3'],
};

describe('the head of a part of an import', () => {
  test('is all that it says but for the standings', () => {
    for (const standings of [[], [{ person: 'p1', rating: 1500 }]]) {
      const { standings: left, ...head } = entryData<'standings.brought'>(entry({ ...BROUGHT, standings }));
      expect(left).toEqual(standings);
      expect(broughtHead(entry({ ...BROUGHT, standings }))).toEqual(head);
    }
  });

  test('is the same whatever the author is called', () => {
    const told = broughtHead(entry({ ...BROUGHT, standings: [] }, 'A,"standings":[{"x'));
    expect(told).toEqual(BROUGHT);
  });
});
