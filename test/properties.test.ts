/** Laws of the rulebooks, each for the editions for which it is one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnreadable, rate } from '../src/engine/rate.ts';
import { fraction } from '../src/core/exact.ts';
import { ruPooled, ruSwiss } from '../src/rulebooks/fide/2014/newcomers.ts';
import { expectedScore } from '../src/rulebooks/fide/clauses.ts';
import { chance as goChance, splitRounds } from '../src/rulebooks/mgsz/clauses.ts';
import { expectedScore as orrExpectedScore } from '../src/rulebooks/orr/clauses.ts';
import { EDITIONS, type EditionId, type EventResult, type PlayerResult } from '../src/rulebooks/rulebook.ts';
import { Chance, type RandomDocument, type RandomGame, randomDocument } from './random.ts';
import { hasKind, isSound, runAtRandom } from './random-runs.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

type Numbers = PlayerResult & {
  readonly computed?: number;
  readonly rn?: number;
  readonly status?: string;
  readonly kind?: string;
};

function rated(document: unknown): EventResult<Numbers> {
  const answer = rate(document);
  if (isUnreadable(answer) || answer.rulebook === null) throw new Error(JSON.stringify(answer));
  return answer as EventResult<Numbers>;
}

/** The rating that a result comes to, before any floor takes it off the list. */
const reached = ({ after, computed, rn }: Numbers): number => (after ?? computed ?? rn) as number;

const events = (runs: number, edition: EditionId, law: (document: RandomDocument, chance: Chance) => void): void => {
  fc.assert(
    fc.property(seeds, (seed) => {
      law(randomDocument(edition, seed), new Chance(seed));
    }),
    { numRuns: runs },
  );
};

describe('random events and periods of every edition rate without an internal error', () => {
  // `npm run random` rates 5,000 of each
  for (const edition of EDITIONS) {
    test(edition, () => {
      const { unrated, faults } = runAtRandom(edition, 'events', 1000);
      expect(faults).toEqual([]);
      // the generator makes events that count, and also some that do not
      expect(unrated).toBeLessThan(edition === 'mgsz-2012' ? 700 : 500);
      if (edition !== 'orr') expect(unrated).toBeGreaterThan(0);
    });

    test.runIf(hasKind(edition, 'periods'))(`${edition}, periods`, () => {
      const { unrated, faults } = runAtRandom(edition, 'periods', 200);
      expect(faults).toEqual([]);
      expect(unrated).toBeLessThan(100);
    });
  }
});

describe('the order of games and of players does not matter', () => {
  for (const edition of EDITIONS) {
    test(edition, () => {
      events(300, edition, (document, chance) => {
        const shuffled = {
          ...document,
          players: chance.shuffled(document.players),
          games: chance.shuffled(document.games),
        };
        const [one, other] = [rated(document), rated(shuffled)];
        expect(other.rated).toBe(one.rated);
        expect(other.players).toEqual(one.players);
      });
    });
  }
});

const MADE_OF_FIDE_BOOKS = EDITIONS.filter((edition) => edition.startsWith('fide-2') || edition.startsWith('mssz'));

describe('earlier results may stand in any order: time decides', () => {
  for (const edition of MADE_OF_FIDE_BOOKS) {
    test(edition, () => {
      events(300, edition, (document, chance) => {
        const past = Array.from({ length: 4 }, (_, place) => ({
          event: `h${place}`,
          ...(chance.percent(50)
            ? { end: `${String(document.event['start']).slice(0, 4)}-01-0${chance.between(1, 3)}` }
            : { list: `${Number(String(document.event['start']).slice(0, 4)) - 1}-1${chance.between(0, 2)}` }),
          games: chance.between(1, 4),
          avg: chance.between(1000, 2000),
          score: chance.one([0, 0, 0.5, 1]),
        }));
        const withPast = (history: readonly unknown[]): unknown => ({
          ...document,
          players: document.players.map((player) => ({ ...player, history })),
        });
        expect(rated(withPast(chance.shuffled(past))).players).toEqual(rated(withPast(past)).players);
      });
    });
  }
});

describe('whichever event of a newcomer is reported last: time decides which is the first', () => {
  /** A newcomer who meets as many rated opponents as there are points, all of one rating. */
  interface Played {
    readonly id: string;
    readonly end: string;
    readonly opponent: number;
    readonly scores: readonly number[];
  }
  const RESULTS: Readonly<Record<number, string>> = { 0: '0-1', 0.5: '1/2-1/2', 1: '1-0' };
  const reported = (edition: EditionId, { id, end, opponent, scores }: Played, others: readonly Played[]): unknown => ({
    rulebook: edition,
    event: { id, start: end, end, system: 'swiss' },
    players: [
      {
        id: 'U',
        history: others.map((other) => ({
          event: other.id,
          end: other.end,
          results: other.scores.map((score) => ({ opponent: other.opponent, score })),
        })),
      },
      ...scores.map((_, place) => ({ id: `R${place}`, rating: opponent, games: 100 })),
    ],
    games: scores.map((score, place) => ({ round: place + 1, white: 'U', black: `R${place}`, result: RESULTS[score] })),
  });

  for (const edition of MADE_OF_FIDE_BOOKS) {
    test(edition, () => {
      const year = Number(String(randomDocument(edition, 1).event['start']).slice(0, 4));
      fc.assert(
        fc.property(seeds, (seed) => {
          const chance = new Chance(seed);
          const played = Array.from({ length: chance.between(2, 4) }, (_, place): Played => {
            const length = chance.between(1, 4);
            return {
              id: `t${place}`,
              end: `${year}-0${place + 1}-1${chance.between(0, 9)}`,
              opponent: chance.one([chance.between(1000, 1400), chance.between(1400, 1900)]),
              scores: Array.from({ length }, () => chance.one(chance.percent(40) ? [0] : [0, 0.5, 1])),
            };
          });
          const outcomes = played.map((last) => {
            const others = chance.shuffled(played.filter((each) => each !== last));
            const result = rated({ period: [reported(edition, last, others)], list: `${year}-10` });
            const { after, pooledGames, pooledScore } = result.players['U'] as Numbers & Record<string, unknown>;
            return { after, pooledGames, pooledScore };
          });
          for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
        }),
        { numRuns: 200 },
      );
    });
  }
});

describe('a period of two editions rates, in whatever order its events come', () => {
  for (const [list, border, editions] of [
    ['2017-08', '2017-07-01', ['fide-2014', 'fide-2017']],
    ['2022-02', '2022-01-01', ['fide-2017', 'fide-2022']],
    ['2024-04', '2024-03-01', ['fide-2022', 'fide-2024']],
  ] as const) {
    test(`the list of ${list}`, () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const chance = new Chance(seed);
          const month = border.slice(0, 8);
          const period = [0, 1, 2].map((place) => {
            const document = randomDocument(editions[1], seed + place);
            const isOld = place === 0 || chance.percent(30);
            const before = `${new Date(Date.parse(border) - 3 * 86_400_000).toISOString().slice(0, 10)}`;
            const start = isOld ? before : `${month}0${chance.between(2, 9)}`;
            const end = `${month}1${chance.between(0, 5)}`;
            return { ...document, rulebook: 'fide', event: { ...document.event, id: `t${place}`, start, end } };
          });
          const one = rated({ period, list });
          expect(isSound(one)).toBe(true);
          expect(one.rulebook).toBe(editions[1]);
          const shuffled = period.map((each) => ({ ...each, players: chance.shuffled(each.players) }));
          expect(rated({ period: chance.shuffled(shuffled), list }).players).toEqual(one.players);
        }),
        { numRuns: 150 },
      );
    });
  }
});

describe('the reasons change no number', () => {
  for (const edition of EDITIONS) {
    test(edition, () => {
      events(150, edition, (document) => {
        const plain = rated(document);
        const explained = rate(document, { explain: 'all' }) as EventResult;
        const withoutSteps = JSON.parse(
          JSON.stringify(explained.players, (key, value: unknown) =>
            key === 'steps' || key === 'tables' ? undefined : value,
          ),
        ) as unknown;
        expect(withoutSteps).toEqual(JSON.parse(JSON.stringify(plain.players)));
        expect(
          Object.values(plain.players).every(({ steps, tables }) => steps === undefined && tables === undefined),
        ).toBe(true);
      });
    });
  }
});

describe('the exact changes of two rated players with equal K cancel', () => {
  const ratings = fc.integer({ min: 1400, max: 2900 });
  const results = fc.constantFrom('1-0', '0-1', '1/2-1/2');
  for (const edition of ['fide-2014', 'fide-2024', 'mssz-2017'] as const) {
    test(edition, () => {
      fc.assert(
        fc.property(ratings, ratings, results, fc.constantFrom(10, 20, 40), (a, b, result, k) => {
          const { players } = rated({
            rulebook: edition,
            event: { id: 'e', start: '2024-05-01', end: '2024-05-01', system: 'swiss' },
            players: [
              { id: 'A', rating: a, k },
              { id: 'B', rating: b, k },
            ],
            games: [{ round: 1, white: 'A', black: 'B', result }],
          });
          expect((players['A']?.change as number) + (players['B']?.change as number)).toBe(0);
        }),
      );
    });
  }

  test('but not under the amendment of October 2025, where one side may count the real difference', () => {
    const { players } = rated({
      rulebook: 'fide-2025-10',
      event: { id: 'e', start: '2026-05-01', end: '2026-05-01', system: 'swiss' },
      players: [
        { id: 'A', rating: 2700, k: 10 },
        { id: 'B', rating: 2100, k: 10 },
      ],
      games: [{ round: 1, white: 'A', black: 'B', result: '1/2-1/2' }],
    });
    expect([players['A']?.change, players['B']?.change]).toEqual([-4.8, 4.2]);
  });
});

describe('a better score never gives a rated player a worse rating', () => {
  const BETTER: Readonly<Record<string, readonly [string, string]>> = {
    '0-1': ['1/2-1/2', '0-1'],
    '1/2-1/2': ['1-0', '0-1'],
    '1-0': ['1-0', '1/2-1/2'],
  };

  /** The document in which one result is better for one side, and that side. */
  function improved(document: RandomDocument, chance: Chance): { better: RandomDocument; id: string } | undefined {
    const index = chance.between(0, Math.max(0, document.games.length - 1));
    const game = document.games[index];
    const better = BETTER[game?.result ?? ''];
    if (game === undefined || better === undefined) return undefined;
    const side = chance.percent(50) ? 'white' : 'black';
    const games = document.games.map(
      (each, place): RandomGame =>
        place === index ? { ...each, result: side === 'white' ? better[0] : better[1] } : each,
    );
    return { better: { ...document, games }, id: game[side] };
  }

  /**
   * Where a result also moves what the opponents are worth, the law does not hold for every event: a match may be decided
   * earlier, a 2014 round robin and ORR re-estimate newcomers from the very result.
   */
  function isLaw({ rulebook, event, players }: RandomDocument): boolean {
    if (event['system'] === 'match') return false;
    const allRated = players.every(({ rating }) => rating !== undefined);
    if (rulebook === 'orr') return allRated;
    const isRoundRobin = event['system'] === 'round-robin' || event['system'] === 'double-round-robin';
    return !isRoundRobin || allRated || !['fide-2014', 'mssz-2017'].includes(rulebook);
  }

  for (const edition of EDITIONS) {
    test(edition, () => {
      let compared = 0;
      events(1500, edition, (document, chance) => {
        const change = isLaw(document) ? improved(document, chance) : undefined;
        if (change === undefined) return;
        const [before, after] = [rated(document).players[change.id], rated(change.better).players[change.id]] as [
          Numbers,
          Numbers,
        ];
        if (before.before === null || before.kind === 'unsettled' || before.change === null) return;
        compared += 1;
        expect(reached(after)).toBeGreaterThanOrEqual(reached(before));
      });
      expect(compared).toBeGreaterThan(edition === 'orr' ? 10 : 200);
    });
  }
});

describe('expected scores', () => {
  const gaps = fc.integer({ min: -4000, max: 4000 });

  test('FIDE: what one side is expected to score, the other is not', () => {
    fc.assert(
      fc.property(gaps, (gap) => {
        // at no difference both sides have half; the table names the stronger side only
        expect(expectedScore(gap) + expectedScore(gap === 0 ? 0 : -gap)).toBe(100);
      }),
    );
  });

  test('ORR: PD(a, b) + PD(b, a) = 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 3000 }), fc.integer({ min: -200, max: 3000 }), (a, b) => {
        expect(orrExpectedScore(a, b) + orrExpectedScore(b, a)).toBe(100);
      }),
    );
  });

  test('Go: a larger difference never gives the weaker side a better chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (difference) => {
        expect(goChance(difference + 1)).toBeLessThanOrEqual(goChance(difference));
      }),
    );
  });
});

describe('splitting and pooling', () => {
  test('Go 6(3): the fewest parts below 300, as equal as possible, the earlier ones longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 60 }), (c, rounds) => {
        const parts = splitRounds(c, rounds);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(rounds);
        expect([...parts].sort((a, b) => b - a)).toEqual(parts);
        expect((parts[0] as number) - (parts[parts.length - 1] as number)).toBeLessThanOrEqual(1);
        const fits = (count: number): boolean => c * Math.ceil(rounds / count) < 300;
        if (parts.length < rounds) expect(fits(parts.length)).toBe(true);
        if (parts.length > 1) expect(fits(parts.length - 1)).toBe(false);
      }),
    );
  });

  test('FIDE 2014 8.3: results of several events give what they would give in one', () => {
    const part = fc.record({
      games: fc.integer({ min: 1, max: 9 }),
      sum: fc.integer({ min: 9000, max: 20_000 }),
      points: fc.integer({ min: 0, max: 18 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (given) => {
        const parts = given.map(({ games, sum, points }) => ({
          event: null,
          games,
          average: fraction(sum, games),
          halfPoints: Math.min(points, 2 * games),
        }));
        const games = parts.reduce((total, each) => total + each.games, 0);
        const sum = given.reduce((total, each) => total + each.sum, 0);
        const halfPoints = parts.reduce((total, each) => total + each.halfPoints, 0);
        expect(ruPooled(parts, 15)).toBe(ruSwiss(fraction(sum, games), halfPoints, games, 15));
      }),
    );
  });

  for (const edition of ['fide-2014', 'fide-2024', 'fide-2025-10', 'mssz-2017'] as const) {
    test(`${edition}: a Swiss reported in two halves of one period changes rated players as the whole does`, () => {
      events(300, edition, (document) => {
        if (document.event['system'] !== 'swiss' || !rated(document).rated) return;
        const players = document.players.map((player) => ({ ...player, history: undefined, currentRating: undefined }));
        const half = (id: string, keep: (game: RandomGame) => boolean): RandomDocument => ({
          ...document,
          players,
          event: { ...document.event, id },
          games: document.games.filter(keep),
        });
        const whole = rated({ ...document, players });
        const parts = rated({
          period: [half('first', ({ round }) => round <= 3), half('second', ({ round }) => round > 3)],
        });
        for (const { id, rating } of players as readonly { id: string; rating?: number }[]) {
          if (rating === undefined) continue;
          const { change, after, status } = whole.players[id] as Numbers;
          expect(parts.players[id]).toMatchObject({ change, after, status });
        }
      });
    });
  }
});

test('an ORR event of newcomers only always rates: whoever scored gets a rating', () => {
  events(400, 'orr', (document) => {
    const players = document.players.map(({ id, birth }) => ({ id, birth }));
    const result = rated({ ...document, players });
    expect(result.rated).toBe(true);
    for (const { id } of players) {
      const score = document.games.reduce((sum, { white, black, result: of, rated: counts }) => {
        if (counts === false || !['1-0', '0-1', '1/2-1/2'].includes(of)) return sum;
        return (
          sum +
          (of === '1/2-1/2' ? Number(white === id || black === id) : Number(of === '1-0' ? white === id : black === id))
        );
      }, 0);
      expect(result.players[id]?.after === null).toBe(score === 0);
    }
  });
});
