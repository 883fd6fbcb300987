import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../core/chance.ts';
import { dayOf } from '../../core/dates.ts';
import type { DatedEvent, Game, Player } from '../../core/event.ts';
import { type HalfPoints, RESULTS } from '../../core/game.ts';
import type { Birth } from '../../core/people.ts';
import type { EarlierEventFacts, EarlierResult } from '../../core/report.ts';
import { atOnce } from '../../core/slices.ts';
import { ORR } from './editions.ts';
import { leanInSlices, rateLean } from './lean.ts';
import { rateEvent } from './rate.ts';

const START = dayOf(2024, 5, 1);

function randomBirth(chance: Chance): Birth | undefined {
  const year = chance.percent(40) ? chance.between(1940, 2008) : chance.between(2009, 2020);
  if (chance.percent(10)) return undefined;
  return chance.percent(40) ? { year } : { year, day: dayOf(year, chance.between(1, 12), chance.between(1, 28)) };
}

function randomPast(chance: Chance): readonly EarlierEventFacts[] {
  return Array.from({ length: chance.between(1, 3) }, (_, place) => {
    const results = Array.from(
      { length: chance.between(place === 0 ? 1 : 0, 12) },
      (_game, at): EarlierResult => ({
        opponent: chance.between(100, 2000),
        halfPoints: (at === 0 && place === 0 ? 1 : chance.between(0, 2)) as HalfPoints,
      }),
    );
    const halfPoints = results.reduce((sum, each) => sum + each.halfPoints, 0);
    return { event: `h${place}`, games: results.length, average: { parts: 0, of: 1 }, halfPoints, results };
  });
}

/** `known`: so many in a hundred have a settled rating. */
function randomPlayer(chance: Chance, index: number, known: number): Player {
  const player = { index, id: `p${index}`, birth: randomBirth(chance) };
  if (chance.percent(known)) {
    const rating = chance.one([chance.between(-50, 300), chance.between(300, 2600), chance.between(1400, 1900)]);
    return { ...player, rating, ...(chance.percent(10) ? { k: chance.between(5, 60) } : {}) };
  }
  const kind = chance.between(1, 4);
  if (kind === 1) return { ...player, rating: chance.between(0, 1900), unsettled: true, history: randomPast(chance) };
  if (kind === 2) return { ...player, fideRating: chance.between(1000, 2500), member: chance.percent(50) };
  return { ...player, member: !chance.percent(15), ...(chance.percent(10) ? { history: randomPast(chance) } : {}) };
}

function randomEvent(seed: number): DatedEvent {
  const chance = new Chance(seed);
  const size = chance.between(2, 30);
  const known = chance.one([100, 90, 50, 0]);
  const games = Array.from({ length: chance.between(0, 9 * size) }, (): Game => {
    const white = chance.between(0, size - 1);
    const black = (white + chance.between(1, size - 1)) % size;
    const result = chance.percent(10) ? chance.one(RESULTS) : chance.one(['1-0', '0-1', '1/2-1/2'] as const);
    return { round: chance.between(1, 9), white, black, result, rated: !chance.percent(4), handicap: 0 };
  });
  return {
    id: `e${seed}`,
    start: START,
    end: START + 8,
    fideRated: chance.percent(50),
    ...(chance.percent(10) ? { approvals: [{ clause: '2 Kt', by: 'president' }] } : {}),
    players: Array.from({ length: size }, (_, index) => randomPlayer(chance, index, known)),
    games,
  };
}

describe('the short way gives what the clauses give', () => {
  test('of random events, to the last bit and in the same order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (seed) => {
        const event = randomEvent(seed);
        const [lean, byClauses] = [rateLean(event), rateEvent(event)];
        expect(lean).toStrictEqual(byClauses);
        expect(JSON.stringify(lean)).toBe(JSON.stringify(byClauses));
      }),
      { numRuns: 500 },
    );
  });

  const pair = (first: Partial<Player>, second: Partial<Player>): DatedEvent => ({
    id: 'e',
    start: START,
    end: START,
    players: [
      { index: 0, id: 'A', ...first },
      { index: 1, id: 'B', ...second },
    ],
    games: [{ round: 1, white: 0, black: 1, result: '1-0', rated: true, handicap: 0 }],
  });

  test('at every difference of ratings', () => {
    for (let gap = -1000; gap <= 1000; gap += 1) {
      const event = pair({ rating: 1500 }, { rating: 1500 + gap });
      expect(rateLean(event)).toStrictEqual(rateEvent(event));
    }
  });

  test('of an event of which there is nothing to say', () => {
    const event = pair({ rating: 1500, birth: { year: 1980 } }, { rating: 1600, birth: { year: 1985 } });
    expect(rateLean(event)).toStrictEqual(rateEvent(event));
    expect(rateLean(event).findings).toEqual([]);
  });

  test('of a rating that is no whole number', () => {
    const event = pair({ rating: 1500.5 }, { rating: 1600 });
    expect(rateLean(event)).toStrictEqual(rateEvent(event));
  });

  test('of a rating from which every exponential is beyond its bound', () => {
    const event = pair({ rating: 1_000_000 }, { rating: 1600 });
    expect(rateLean(event)).toStrictEqual(rateEvent(event));
    expect(rateLean(event).kt).toBe(25);
  });

  test('where the mean of the coefficients is a whole number, which only exact exponentials can tell', () => {
    // A = 0, and 200 − 50 over an average age of 5.0
    const event = pair({ rating: 0 }, {});
    expect(rateLean(event)).toStrictEqual(rateEvent(event));
  });

  test('where an id is the name of a property of every object', () => {
    const event = pair({ id: '__proto__', rating: 1500 }, { id: 'constructor', rating: 1600 });
    const { players } = rateLean(event);
    expect(Object.keys(players)).toEqual(['__proto__', 'constructor']);
    expect(Object.entries(players)).toStrictEqual(Object.entries(rateEvent(event).players));
    expect(Object.getPrototypeOf(players)).toBe(Object.prototype);
  });

  test('and the edition takes it only where nobody asks for reasons', () => {
    const event = pair({ rating: 1500 }, { rating: 1600 });
    const inSlices = (asked?: 'all') => {
      const work = ORR.rateInSlices?.(event, asked);
      return work === undefined ? undefined : atOnce(work);
    };
    for (const rated of [ORR.rate(event), inSlices()]) expect(rated).toStrictEqual(rateEvent(event));
    for (const rated of [ORR.rate(event, 'all'), inSlices('all')]) expect(rated).toEqual(rateEvent(event, 'all'));
  });

  test('in slices, small and large', () => {
    const small = pair({ rating: 1500 }, {});
    const large = { ...small, players: Array.from({ length: 1001 }, (_, index) => ({ index, id: `p${index}` })) };
    for (const event of [small, large]) expect(atOnce(leanInSlices(event))).toStrictEqual(rateEvent(event));
  });
});
