import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../core/chance.ts';
import { bergerRound, type Contender, contender, roundsOfAll, seat, swissRound } from './pairing.ts';

describe('the Berger tables', () => {
  const table = (players: number): string[] =>
    Array.from({ length: roundsOfAll(players) }, (_, index) =>
      bergerRound(players, index + 1)
        .map((pair) => pair.join('-'))
        .join(' '),
    );

  test('of 4 and of 6 players are as printed', () => {
    expect(table(4)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1']);
    expect(table(6)).toEqual(['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']);
  });

  test('of an odd number leave one out in each round', () => {
    expect(table(3)).toEqual(['2-3', '1-2', '3-1']);
    expect(table(5)).toEqual(['2-5 3-4', '5-3 1-2', '3-1 4-5', '1-4 2-3', '4-2 5-1']);
  });

  test('bring everybody together once, with colours that differ by one at most', () => {
    for (let players = 2; players <= 40; players += 1) {
      const met = new Set<string>();
      const balance = new Map<number, number>();
      for (let round = 1; round <= roundsOfAll(players); round += 1) {
        const pairs = bergerRound(players, round);
        expect(new Set(pairs.flat()).size).toBe(2 * Math.floor(players / 2));
        for (const [white, black] of pairs) {
          met.add(white < black ? `${white} ${black}` : `${black} ${white}`);
          balance.set(white, (balance.get(white) ?? 0) + 1);
          balance.set(black, (balance.get(black) ?? 0) - 1);
        }
      }
      expect(met.size).toBe((players * (players - 1)) / 2);
      for (const difference of balance.values()) expect(Math.abs(difference)).toBeLessThanOrEqual(1);
    }
  });
});

const field = (size: number): readonly Contender[] => Array.from({ length: size }, (_, index) => contender(index));

const named = (pairs: readonly (readonly [Contender, Contender])[]): string =>
  pairs.map(([white, black]) => `${white.number + 1}-${black.number + 1}`).join(' ');

describe('a Swiss round', () => {
  test('begins with the upper half against the lower, colours in turn', () => {
    expect(named(swissRound(field(8), 'white').pairs)).toBe('1-5 6-2 3-7 8-4');
    expect(named(swissRound(field(8), 'black').pairs)).toBe('5-1 2-6 7-3 4-8');
    expect(named(swissRound(field(8).toReversed(), 'white').pairs)).toBe('1-5 6-2 3-7 8-4');
  });

  test('gives the bye to the last who had no free point', () => {
    const five = field(5);
    expect(swissRound(five, 'white').bye?.number).toBe(4);
    (five[4] as Contender).hasFreePoint = true;
    expect(swissRound(five, 'white').bye?.number).toBe(3);
    for (const each of five) each.hasFreePoint = true;
    expect(swissRound(five, 'white').bye?.number).toBe(4);
    expect(swissRound(field(4), 'white')).not.toHaveProperty('bye');
    expect(swissRound([], 'white')).toEqual({ pairs: [], left: [] });
  });

  test('pairs within score groups; the odd one goes down', () => {
    const six = field(6);
    for (const number of [1, 3, 5]) (six[number] as Contender).halfPoints = 2;
    expect(named(swissRound(six, 'white').pairs)).toBe('2-4 1-6 3-5');
  });

  test('passes over those who have met, and comes back to them for the next', () => {
    const eight = field(8);
    seat([eight[0] as Contender, eight[4] as Contender]);
    seat([eight[4] as Contender, eight[0] as Contender]);
    expect(named(swissRound(eight, 'white').pairs)).toBe('1-6 2-5 3-7 8-4');
  });

  test('opens a pair above for two who have met', () => {
    const four = field(4);
    const [a, b, c, d] = four as [Contender, Contender, Contender, Contender];
    a.halfPoints = b.halfPoints = 2;
    seat([c, d]);
    seat([d, c]);
    expect(named(swissRound(four, 'white').pairs)).toBe('1-4 3-2');
    expect([...a.met, ...b.met]).toEqual([]);
  });

  test('leaves out who has met everybody', () => {
    const two = field(2);
    const [a, b] = two as [Contender, Contender];
    seat([a, b]);
    expect(swissRound(two, 'white')).toEqual({ pairs: [], left: [a, b] });
  });

  describe('gives white', () => {
    for (const [what, one, two, pair] of [
      ['to the one who had it less often', { balance: 1, lastColour: 'black' }, { balance: 0 }, '2-1'],
      ['to the other one who had it less often', { balance: -1 }, { balance: 0 }, '1-2'],
      ['to the one who had black last', { lastColour: 'black' }, { lastColour: 'white' }, '1-2'],
      ['to the other one who had black last', { lastColour: 'white' }, { lastColour: 'black' }, '2-1'],
      ['to who has not played, before one who had white', { lastColour: 'white' }, {}, '2-1'],
      ['to who had black, before one who has not played', { lastColour: 'black' }, {}, '1-2'],
      ['to who has not played, after one who had black', {}, { lastColour: 'black' }, '2-1'],
      ['against one who had white', {}, { lastColour: 'white' }, '1-2'],
      ['to the higher one, where both had black', { lastColour: 'black' }, { lastColour: 'black' }, '1-2'],
      ['to the lower one, where both had white', { lastColour: 'white' }, { lastColour: 'white' }, '2-1'],
    ] as const) {
      test(what, () => {
        const both = field(2);
        Object.assign(both[0] as Contender, one);
        Object.assign(both[1] as Contender, two);
        expect(named(swissRound(both, 'white').pairs)).toBe(pair);
      });
    }
  });

  test('never joins two who both had one colour twice too often', () => {
    for (const balance of [2, -2]) {
      const four = field(4);
      for (const number of [0, 2]) (four[number] as Contender).balance = balance;
      const [first] = swissRound(four, 'white').pairs;
      expect(first?.map(({ number }) => number).toSorted()).toEqual([0, 3]);
    }
  });

  test('after any number of rounds nobody has met twice and colours differ by two at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 0, max: 0xffff_ffff }), (size, seed) => {
        const chance = new Chance(seed);
        const players = field(size);
        const rounds = chance.between(1, roundsOfAll(size));
        for (let round = 1; round <= rounds; round += 1) {
          const present = players.filter(() => chance.percent(95));
          const { pairs, bye, left } = swissRound(present, 'white');
          expect(new Set([...pairs.flat(), ...left, ...(bye === undefined ? [] : [bye])])).toEqual(new Set(present));
          expect(2 * pairs.length + left.length + (bye === undefined ? 0 : 1)).toBe(present.length);
          // while few rounds are played there is always a way
          if (3 * round < size) expect(left).toEqual([]);
          for (const pair of pairs) {
            const [white, black] = pair;
            expect(white.met.has(black)).toBe(false);
            seat(pair);
            const winner = chance.one([white, black, undefined]);
            white.halfPoints += winner === white ? 2 : winner === undefined ? 1 : 0;
            black.halfPoints += winner === black ? 2 : winner === undefined ? 1 : 0;
          }
          if (bye !== undefined) bye.hasFreePoint = true;
        }
        for (const { balance } of players) expect(Math.abs(balance)).toBeLessThanOrEqual(2);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});
