import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../rulebooks/rulebook.ts';
import { clauseOf, clausesOf, editionFamily, listEditions } from './rulebooks.ts';

test('the editions are listed with their dates', () => {
  expect(listEditions().map(({ id, family, from, to }) => [id, family, from, to])).toEqual([
    ['fide-2014', 'fide', '2014-07-01', '2017-06-30'],
    ['fide-2017', 'fide', '2017-07-01', '2021-12-31'],
    ['fide-2022', 'fide', '2022-01-01', '2024-02-29'],
    ['fide-2024', 'fide', '2024-03-01', '2025-09-30'],
    ['fide-2025-10', 'fide', '2025-10-01', '2025-12-31'],
    ['fide-2026-01', 'fide', '2026-01-01', null],
    ['fide-rapid-2024', 'fide', '2024-03-01', '2024-11-30'],
    ['fide-rapid-2024-12', 'fide', '2024-12-01', null],
    ['fide-blitz-2024', 'fide', '2024-03-01', '2024-11-30'],
    ['fide-blitz-2024-12', 'fide', '2024-12-01', null],
    ['mssz-2017', 'mssz', '2017-01-01', null],
    ['orr', 'orr', null, null],
    ['mgsz-2012', 'mgsz', '2012-01-01', null],
  ]);
  for (const { id, family, clauses } of listEditions()) {
    expect(clauses).toBe(clausesOf(id).length);
    expect(editionFamily(id)).toBe(family);
  }
});

describe('a clause', () => {
  test('has its home in the code', () => {
    expect(clauseOf('fide-2024', '8.3.1')).toMatchObject({ edition: 'fide-2024', clause: '8.3.1', nothing: null });
    expect(clauseOf('fide-2024', '8.3.1')?.homes[0]).toMatch(/^src\/rulebooks\/fide\/[\w/-]+\.ts#\w+$/);
  });

  test('or a word why it computes nothing', () => {
    const idle = clausesOf('fide-2024').find(({ nothing }) => nothing !== null);
    expect(idle?.homes).toEqual([]);
  });

  test('may live in another rulebook', () => {
    const homes = clausesOf('mssz-2017').flatMap((entry) => entry.homes);
    expect(homes.some((home) => home.startsWith('src/rulebooks/fide/'))).toBe(true);
    expect(homes.some((home) => home.startsWith('src/rulebooks/mssz/'))).toBe(true);
  });

  test('has one of the two, and is found by its number, in every edition', () => {
    for (const id of EDITIONS) {
      for (const entry of clausesOf(id)) {
        expect(entry.homes.length > 0).toBe(entry.nothing === null);
        expect(entry.homes.join()).not.toContain('..');
        expect(clauseOf(id, entry.clause)).toEqual(entry);
      }
    }
  });

  test('that nobody wrote is not found', () => {
    expect(clauseOf('fide-2024', '99.9')).toBeUndefined();
    expect(clauseOf('fide-2020', '8.3.1')).toBeUndefined();
    expect(clauseOf('constructor', '8.3.1')).toBeUndefined();
  });
});
