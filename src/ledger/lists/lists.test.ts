/** Rows, seals and reports of lists, without an office. */
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseDay, parseMonth } from '../../core/dates.ts';
import { canonicalJson } from '../canonical.ts';
import { personId } from '../ids.ts';
import { type InclusionProof, inclusionProof, rootFromProof } from '../merkle.ts';
import { FLAGS, type ResultRow, type StandingRow } from '../store.ts';
import { changesOf } from './report.ts';
import { listLeaves, resultsDigest, sealOf } from './seal.ts';
import {
  earlierEvent,
  factsOfState,
  storedResults,
  restText,
  type State,
  standingOfState,
  stateIn,
  stateOfRow,
  stateText,
} from './state.ts';

const row = (person: number, more: Partial<StandingRow> = {}): StandingRow => ({
  person,
  rating: 1500,
  k: 20,
  games: 0,
  total: 30,
  peak: 1500,
  change: null,
  flags: 0,
  last: null,
  rest: null,
  ...more,
});

const LIST = { pool: 'fide', date: '2024-06-01' };

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

describe('the seal of a list', () => {
  test('is the SHA-256 of a line of canonical JSON for each row, however long the list', () => {
    const rows = Array.from({ length: 3000 }, (_, at) =>
      row(at + 1, at % 2 === 0 ? {} : { rating: null, k: null, rest: canonicalJson({ hadEvent: true }) }),
    );
    const lines = rows.map(
      ({ person, rating, k, games, total, peak, change, flags, last, rest }) =>
        `${canonicalJson([personId(person), rating, k, games, total, peak, change, flags, last, rest === null ? null : JSON.parse(rest)])}\n`,
    );
    expect(sealOf(LIST, rows).digest).toBe(sha256(lines.join('')));
    expect(sealOf(LIST, [])).toEqual({ digest: sha256(''), root: sha256('') });
  });

  test('has a tree whose leaves are canonical JSON and say which list and whose rating it is', () => {
    const rows = [row(1), row(2, { rating: 1712, change: -140, flags: FLAGS.fresh, rest: '{"rank":"1. dan"}' })];
    const leaves = [
      `["elobook-row-1","fide","2024-06-01",["${personId(1)}",1500,20,0,30,1500,null,0,null,null]]`,
      `["elobook-row-1","fide","2024-06-01",["${personId(2)}",1712,20,0,30,1500,-140,2,null,{"rank":"1. dan"}]]`,
    ];
    expect([...listLeaves(LIST, rows)]).toEqual(leaves);
    expect(leaves.map((leaf) => canonicalJson(JSON.parse(leaf)))).toEqual(leaves);
    const { root } = sealOf(LIST, rows);
    expect(root).toBe(sha256(Buffer.from(`01${sha256(`\0${leaves[0]}`)}${sha256(`\0${leaves[1]}`)}`, 'hex')));
    expect(rootFromProof(leaves[1] as string, inclusionProof(leaves, 1) as InclusionProof)).toBe(root);
  });

  test('has a tree of those who stand on the list: nobody else is to be guessed from the hashes of a proof', () => {
    const listed = [row(1), row(4, { flags: FLAGS.inactive })];
    const others = [row(2, { rating: null }), row(3, { flags: FLAGS.notListed })];
    const rows = [...listed, ...others].sort((a, b) => a.person - b.person);
    expect([...listLeaves(LIST, rows)]).toHaveLength(2);
    expect(sealOf(LIST, rows).root).toBe(sealOf(LIST, listed).root);
    expect(sealOf(LIST, rows).digest).not.toBe(sealOf(LIST, listed).digest);
  });

  test('has another root in another pool or on another day', () => {
    const roots = [LIST, { ...LIST, pool: 'rapid' }, { ...LIST, date: '2024-07-01' }].map(
      (list) => sealOf(list, [row(1)]).root,
    );
    expect(new Set(roots).size).toBe(3);
  });

  test('of results says what an event did to each player', () => {
    const result: ResultRow = {
      person: 1,
      event: 7,
      list: 2,
      before: 1500,
      after: null,
      n: 3,
      score: 4,
      expected: 150,
      k: 20,
      change: 1000,
      rest: '{"total":3}',
    };
    expect(resultsDigest([result])).toBe(sha256(`["${personId(1)}",1500,null,3,4,150,20,1000,{"total":3}]\n`));
  });
});

describe('the report on a list', () => {
  test('counts changes in steps of ten and keeps the twenty largest, equal ones in the order of persons', () => {
    const rows = Array.from({ length: 30 }, (_, at) => row(at + 1, { rating: 1500 + ((at * 7) % 30) - 15 }));
    const { changed, histogram, largest } = changesOf(rows, { rating: () => 1500, inactive: new Set() });
    expect(changed).toBe(29);
    expect(histogram).toEqual([
      { from: -20, count: 5 },
      { from: -10, count: 10 },
      { from: 0, count: 9 },
      { from: 10, count: 5 },
    ]);
    expect(largest).toHaveLength(20);
    const sizes = largest.map(({ before, after }) => Math.abs((after as number) - (before as number)));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    for (const [at, { person }] of largest.entries()) {
      if (at > 0 && sizes[at] === sizes[at - 1]) expect(person).toBeGreaterThan(largest[at - 1]?.person as number);
    }
  });

  test('tells who is new, off the list, back, rated but not listed, and newly inactive', () => {
    const rows = [
      row(1, { flags: FLAGS.fresh }),
      row(2, { flags: FLAGS.delisted, rating: null }),
      row(3, { flags: FLAGS.returned }),
      row(4, { flags: FLAGS.notListed }),
      row(5, { flags: FLAGS.inactive }),
      row(6, { flags: FLAGS.inactive }),
    ];
    const before = { rating: (person: number) => (person === 1 ? null : 1500), inactive: new Set([6]) };
    expect(changesOf(rows, before)).toMatchObject({
      fresh: [1],
      delisted: [2],
      returned: [3],
      notListed: [4],
      inactive: [5],
      changed: 0,
    });
  });
});

const state: fc.Arbitrary<State> = fc
  .record(
    {
      rating: fc.integer({ min: 100, max: 3000 }),
      k: fc.constantFrom(10, 20, 40),
      total: fc.integer({ min: 1, max: 500 }),
      peak: fc.integer({ min: 100, max: 3000 }),
      last: fc.integer({ min: 1, max: 30_000 }),
      inactive: fc.constant(true as const),
      hadEvent: fc.constant(true as const),
      unsettled: fc.constant(true as const),
      rank: fc.constantFrom('3k', '1d'),
      reached: fc.constant({ '2k': 1 }),
      history: fc.constant([{ event: 'e1', games: 3, average: [4500, 3] as const, halfPoints: 2 }]),
    },
    { requiredKeys: [] },
  )
  .map((each) => each as State);

describe('where a player stands', () => {
  test('is the same read from a row, and from a text, as it was written', () => {
    fc.assert(
      fc.property(state, (each) => {
        const { rating, k: _k, total: _total, peak: _peak, last: _last, inactive: _inactive, ...kept } = each;
        const { rest, ...columns } = standingOfState(1, each);
        expect(rest).toBe(restText(kept));
        expect(stateOfRow(columns, kept)).toEqual(each);
        expect(stateIn(rating ?? null, stateText(each))).toEqual(each);
      }),
    );
  });

  test('is told to a rulebook without what only lists need', () => {
    expect(factsOfState({})).toEqual({});
    expect(factsOfState({ rating: 1500, k: 20, total: 30, peak: 1600, last: 5, inactive: true })).toEqual({
      rating: 1500,
      games: 30,
      peak: 1600,
    });
    expect(factsOfState({ hadEvent: true, unsettled: true, rank: '3k', reached: { '2k': 1 } })).toEqual({
      hadEvent: true,
      unsettled: true,
      rank: '3k',
      reached: { '2k': 1 },
    });
  });

  test('results that a rating still to come rests on are kept exactly', () => {
    const full = {
      event: 'e1',
      end: parseDay('2024-05-19') as number,
      list: parseMonth('2024-06') as number,
      games: 2,
      average: { parts: 3001, of: 2 },
      halfPoints: 3,
      opponents: 2,
      results: [
        { opponent: 1500, halfPoints: 2 as const },
        { opponent: 1501, halfPoints: 1 as const },
      ],
    };
    expect(earlierEvent(storedResults(full))).toEqual(full);
    expect(storedResults(full)).toMatchObject({ end: '2024-05-19', list: '2024-06', average: [3001, 2] });
    const bare = { games: 2, average: { parts: 3001, of: 2 }, halfPoints: 3 };
    expect(earlierEvent(storedResults(bare))).toEqual(bare);
    expect(factsOfState({ history: [storedResults(bare)] })).toEqual({ history: [bare] });
  });
});
