import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HALF_POINTS } from '../core/game.ts';
import type { Report, ReportedPlayer } from '../core/report.ts';
import type { ReportFormat } from '../formats/format.ts';
import { H9 } from '../formats/h9/format.ts';
import { JSON_FORMAT } from '../formats/json/format.ts';
import { writeReport } from '../formats/json/write.ts';
import { LIMITS } from '../formats/limits.ts';
import { TRF16, TRF26 } from '../formats/trf/format.ts';
import { expectedScore } from '../rulebooks/fide/clauses.ts';
import { EDITIONS, type EditionId } from '../rulebooks/rulebook.ts';
import { generateFault, generate, GENERATED_SYSTEMS, type GenerateOptions, generatedSystemOf } from './generate.ts';
import { roundsOfAll } from './pairing.ts';
import { isUnreadable, rateText } from '../engine/rate.ts';

const textOf = (report: Report): string => new TextDecoder().decode(writeReport(report).bytes);

const request = (rules: EditionId, players: number, rounds: number, seed: number): GenerateOptions => ({
  rules,
  players,
  rounds,
  seed,
});

const edition = fc.constantFrom(...EDITIONS);
const seed = fc.integer({ min: 0, max: 2 ** 40 });

/** A Swiss that has no trouble to find opponents. */
const swissRequest: fc.Arbitrary<GenerateOptions> = fc
  .tuple(edition, fc.integer({ min: 8, max: 60 }), seed)
  .chain(([rules, players, of]) =>
    fc
      .integer({ min: 1, max: Math.min(11, Math.floor(players / 3)) })
      .map((rounds) => request(rules, players, rounds, of)),
  );

const roundRobinRequest: fc.Arbitrary<GenerateOptions> = fc
  .tuple(edition, fc.integer({ min: 6, max: 14 }), fc.constantFrom(1, 2), seed)
  .map(([rules, players, cycles, of]) => request(rules, players, cycles * roundsOfAll(players), of));

/** Also the late rounds of a field that is too small for them. */
const anyRequest: fc.Arbitrary<GenerateOptions> = fc.oneof(
  swissRequest,
  roundRobinRequest,
  fc
    .tuple(edition, fc.integer({ min: 4, max: 16 }), seed)
    .chain(([rules, players, of]) =>
      fc
        .integer({ min: 1, max: roundsOfAll(players) })
        .map((rounds): GenerateOptions => ({ ...request(rules, players, rounds, of), system: 'swiss' })),
    ),
);

const forAll = (requests: fc.Arbitrary<GenerateOptions>, holds: (report: Report, of: GenerateOptions) => void): void =>
  fc.assert(
    fc.property(requests, (of) => void holds(generate(of), of)),
    { seed: 11, numRuns: 250 },
  );

const pairOf = ({ white, black }: { white: string; black: string }): string =>
  Number(white) < Number(black) ? `${white} ${black}` : `${black} ${white}`;

const balances = ({ games }: Report): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  for (const { white, black } of games) {
    all.set(white, (all.get(white) ?? 0) + 1);
    all.set(black, (all.get(black) ?? 0) - 1);
  }
  return all;
};

describe('the same request', () => {
  test('gives the same bytes', () => {
    forAll(anyRequest, (report, of) => expect(textOf(generate(of))).toBe(textOf(report)));
  });

  test('gives these bytes on every machine', () => {
    const digest = (report: Report): string =>
      createHash('sha256').update(JSON.stringify(report)).digest('hex').slice(0, 12);
    expect(
      Object.fromEntries(EDITIONS.map((rules) => [rules, digest(generate(request(rules, 40, 7, 1)))])),
    ).toMatchInlineSnapshot(`
      {
        "fide-2014": "4914b4c70920",
        "fide-2017": "b8d20a29293c",
        "fide-2022": "28cc957c1d03",
        "fide-2024": "50ad1354e59e",
        "fide-2025-10": "19b0c78d55d5",
        "fide-2026-01": "92139bd6f252",
        "fide-blitz-2024": "d4338a52cfb0",
        "fide-blitz-2024-12": "1dd9f245e4a8",
        "fide-rapid-2024": "78af9a68518b",
        "fide-rapid-2024-12": "aa8666fac600",
        "mgsz-2012": "f65e9e1eb3cd",
        "mssz-2017": "0f6699044cfc",
        "orr": "475830f43841",
      }
    `);
  });

  test('with another seed, edition or size gives another event', () => {
    const base = request('fide-2024', 20, 5, 1);
    const others = [
      base,
      { ...base, seed: 2 },
      { ...base, seed: 1 + 2 ** 32 },
      { ...base, players: 21 },
      { ...base, rounds: 6 },
      { ...base, rules: 'fide-2014' as const },
    ].map((each) => textOf(generate(each)).replace(/"id": "[^"]*"/, ''));
    expect(new Set(others).size).toBe(others.length);
  });
});

describe('pairings', () => {
  test('nobody has two games in a round, or a game and a bye; everybody has one of them', () => {
    forAll(anyRequest, ({ players, games, byes = [], event }) => {
      const entries = new Map<string, number>();
      for (const { round, white, black } of games) {
        for (const id of [white, black]) entries.set(`${round} ${id}`, (entries.get(`${round} ${id}`) ?? 0) + 1);
      }
      for (const { round, player } of byes)
        entries.set(`${round} ${player}`, (entries.get(`${round} ${player}`) ?? 0) + 1);
      expect(new Set(entries.values())).toEqual(new Set([1]));
      expect(entries.size).toBe(players.length * (event.rounds as number));
    });
  });

  test('nobody meets the same opponent twice, but for the second half of a double round robin', () => {
    forAll(anyRequest, ({ games, event }) => {
      const once = event.system === 'double-round-robin' ? games.length / 2 : games.length;
      expect(new Set(games.map(pairOf)).size).toBe(once);
    });
  });

  test('in a round robin everybody meets everybody, in a double one with both colours', () => {
    forAll(roundRobinRequest, ({ games, players, event }) => {
      const pairs = (players.length * (players.length - 1)) / 2;
      const isDouble = event.system === 'double-round-robin';
      expect(games).toHaveLength(isDouble ? 2 * pairs : pairs);
      if (isDouble && event.handicap !== true)
        expect(new Set(balances({ games } as Report).values())).toEqual(new Set([0]));
    });
  });

  test('a Swiss balances the colours to two at most; stones go to the weaker grade', () => {
    forAll(swissRequest, (report) => {
      if (report.event.handicap === true) return;
      for (const balance of balances(report).values()) expect(Math.abs(balance)).toBeLessThanOrEqual(2);
    });
  });

  test('a Swiss has at most one bye by the pairing in a round, where the number is odd, and nobody two of them', () => {
    forAll(swissRequest, ({ byes = [], players, games }, { rounds }) => {
      const paired = byes.filter(({ kind }) => kind === 'paired');
      expect(new Set(paired.map(({ round }) => round)).size).toBe(paired.length);
      expect(new Set(paired.map(({ player }) => player)).size).toBe(paired.length);
      for (let round = 1; round <= rounds; round += 1) {
        const absent = byes.filter((bye) => bye.round === round && bye.kind !== 'paired').length;
        const isOdd = (players.length - absent) % 2 === 1;
        expect(paired.some((bye) => bye.round === round)).toBe(isOdd);
        expect(games.filter((game) => game.round === round)).toHaveLength(Math.floor((players.length - absent) / 2));
      }
    });
  });

  test('opponents in a Swiss have about the same points', () => {
    forAll(swissRequest, ({ games, byes = [], players, event }) => {
      const points = new Map(players.map(({ id }) => [id, 0]));
      const add = (id: string, halfPoints: number): void =>
        void points.set(id, (points.get(id) as number) + halfPoints);
      const gaps: number[] = [];
      for (let round = 1; round <= (event.rounds as number); round += 1) {
        const now = games.filter((game) => game.round === round);
        for (const { white, black } of now)
          gaps.push(Math.abs((points.get(white) as number) - (points.get(black) as number)));
        for (const { white, black, result } of now) {
          add(white, HALF_POINTS[result][0]);
          add(black, HALF_POINTS[result][1]);
        }
        for (const { player, kind } of byes.filter((bye) => bye.round === round)) add(player, BYE_POINTS[kind]);
      }
      const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
      expect(mean).toBeLessThan(1.5);
    });
  });
});

const BYE_POINTS = { full: 2, half: 1, paired: 2, zero: 0 } as const;

describe('the table', () => {
  test('points are the sum of the results, places follow from the points', () => {
    forAll(anyRequest, ({ players, games, byes = [] }) => {
      const sums = new Map(players.map(({ id }) => [id, 0]));
      const add = (id: string, halfPoints: number): void => void sums.set(id, (sums.get(id) as number) + halfPoints);
      for (const { white, black, result } of games) {
        add(white, HALF_POINTS[result][0]);
        add(black, HALF_POINTS[result][1]);
      }
      for (const { player, kind } of byes) add(player, BYE_POINTS[kind]);
      expect(new Map(players.map(({ id, halfPoints }) => [id, halfPoints]))).toEqual(sums);
      const inOrder = players.toSorted((a, b) => (a.place as number) - (b.place as number));
      expect(inOrder.map(({ place }) => place)).toEqual(players.map((_, index) => index + 1));
      for (const [index, { halfPoints }] of inOrder.entries()) {
        expect(halfPoints as number).toBeLessThanOrEqual((inOrder[index - 1]?.halfPoints ?? Infinity) as number);
      }
    });
  });

  test('start numbers are the ids, the strongest first, the unrated last', () => {
    const ratingOf = ({ rating, fideRating, entryRank }: ReportedPlayer): number | undefined =>
      entryRank === undefined ? (rating ?? fideRating) : undefined;
    forAll(anyRequest, ({ players }) => {
      expect(players.map(({ id, startNumber }) => [id, startNumber])).toEqual(
        players.map((_, index) => [String(index + 1), index + 1]),
      );
      const ratings = players.map(ratingOf).filter((rating) => rating !== undefined);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    });
  });

  test('names and numbers are given once', () => {
    forAll(anyRequest, ({ players, event }) => {
      const names = [...players, ...(event.arbiters ?? [])].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const numbers = players.map(({ fideId, pin }) => fideId ?? pin);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const number of numbers) expect(number).toMatch(/^99\d{6}$/);
      for (const name of names) expect(name).toMatch(/^[\p{L}]+, [\p{L} ]+$/u);
      for (const name of names) expect((name as string).length).toBeLessThanOrEqual(33);
    });
  });
});

describe('every edition', () => {
  test('rates what is generated for it, without a refusal and without a warning', () => {
    forAll(anyRequest, (report, { rules }) => {
      const answer = rateText(textOf(report));
      expect(isUnreadable(answer)).toBe(false);
      expect(answer).toMatchObject({ rulebook: rules, rated: true, reasons: [] });
      // what ORR warns of comes from its own formula, not from the report
      expect(answer.findings.filter(({ weight, code }) => weight !== 'note' && !code.startsWith('orr.'))).toEqual([]);
    });
  });

  for (const rules of EDITIONS) {
    test(`${rules} also rates large fields and many rounds`, () => {
      for (const [players, rounds] of [
        [300, 11],
        [50, 33],
        [9, 9],
      ] as const) {
        const answer = rateText(textOf(generate(request(rules, players, rounds, 3))));
        expect(answer).toMatchObject({ rulebook: rules, rated: true });
      }
    });
  }
});

describe('every format', () => {
  const roundTrip = (format: ReportFormat, report: Report) =>
    format.read((format.write as NonNullable<ReportFormat['write']>)(report).bytes, { limits: LIMITS });
  const isGo = ({ rules }: GenerateOptions): boolean => rules === 'mgsz-2012';

  for (const [format, requests] of [
    [TRF16, anyRequest.filter((of) => !isGo(of))],
    [TRF26, anyRequest.filter((of) => !isGo(of))],
    [H9, anyRequest.filter(isGo)],
    [JSON_FORMAT, anyRequest],
  ] as const) {
    test(`${format.id} carries the games, and its checks find no fault in them`, () => {
      forAll(requests, (report) => {
        const { report: read, findings } = roundTrip(format, report);
        expect(findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
        expect(read?.games).toHaveLength(report.games.length);
      });
    });
  }
});

describe('in many events there is', () => {
  const reports = EDITIONS.flatMap((rules) =>
    [1, 2, 3, 4, 5].map((each) => [rules, generate(request(rules, 61, 7, each))] as const),
  );
  const some = (what: (report: Report) => boolean, of: (rules: EditionId) => boolean = () => true): boolean =>
    reports.filter(([rules]) => of(rules)).some(([, report]) => what(report));
  const isFide = (rules: EditionId): boolean => rules.startsWith('fide') || rules === 'mssz-2017';

  for (const [what, found, of] of [
    ['every result', ({ games }) => new Set(games.map(({ result }) => result)).size >= 5],
    ['a late entry', ({ byes = [] }) => byes.some(({ round, kind }) => round === 1 && kind === 'zero')],
    ['a half-point bye', ({ byes = [] }) => byes.some(({ kind }) => kind === 'half')],
    ['a withdrawal', ({ byes = [] }) => byes.some(({ round, kind }) => round === 7 && kind === 'zero')],
    [
      'an unrated player',
      ({ players }) => players.some(({ rating, rank }) => rating === undefined && rank === undefined),
    ],
    ['a junior', ({ players }) => players.some(({ birth }) => (birth?.year ?? 0) > 2012), isFide],
    ['a year of birth alone', ({ players }) => players.some(({ birth }) => birth?.day === undefined), isFide],
    ['a title', ({ players }) => players.some(({ title }) => title !== undefined), isFide],
    ["a woman's title", ({ players }) => players.some(({ title }) => title?.startsWith('W')), isFide],
    ['a newcomer with a past', ({ players }) => players.some(({ history }) => history !== undefined), isFide],
    ['a game of less than a move', ({ games }) => games.some(({ rated }) => rated === false), isFide],
    [
      'an unsettled rating',
      ({ players }) => players.some(({ unsettled }) => unsettled === true),
      (rules) => rules === 'orr',
    ],
    ['a guest', ({ players }) => players.some(({ member }) => member === false), (rules) => rules === 'orr'],
    [
      'a FIDE rating',
      ({ players }) => players.some(({ fideRating }) => fideRating !== undefined),
      (rules) => rules === 'orr',
    ],
    ['stones', ({ games }) => games.some(({ handicap }) => handicap !== undefined), (rules) => rules === 'mgsz-2012'],
    ['an event without stones', ({ event }) => event.handicap === false, (rules) => rules === 'mgsz-2012'],
    [
      'somebody who enters',
      ({ players }) => players.some(({ entering }) => entering === true),
      (rules) => rules === 'mgsz-2012',
    ],
    [
      'a Cyrillic name',
      ({ players }) => players.every(({ name }) => /^[\p{Script=Cyrillic}, ]+$/u.test(name ?? '')),
      (rules) => rules === 'orr',
    ],
  ] as readonly (readonly [string, (report: Report) => boolean, ((rules: EditionId) => boolean)?])[]) {
    test(what, () => expect(some(found, of)).toBe(true));
  }

  test('no draw in Go', () => {
    expect(
      some(
        ({ games }) => games.some(({ result }) => result === '1/2-1/2'),
        (rules) => rules === 'mgsz-2012',
      ),
    ).toBe(false);
  });

  test('the result that the ratings let expect', () => {
    let [scored, expected, draws, games] = [0, 0, 0, 0];
    for (const each of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const report = generate(request('fide-2024', 100, 9, each));
      for (const { white, black, result, round } of report.games) {
        const [one, two] = [white, black].map((id) => report.players[Number(id) - 1]?.rating);
        if (round > 1 || one === undefined || two === undefined || /[+]|-\/-/.test(result)) continue;
        scored += HALF_POINTS[result][0] * 50;
        expected += expectedScore(one - two);
        draws += result === '1/2-1/2' ? 1 : 0;
        games += 1;
      }
    }
    // white scores a little more than the tables say
    expect(scored / games - expected / games).toBeGreaterThan(-4);
    expect(scored / games - expected / games).toBeLessThan(10);
    expect(draws / games).toBeGreaterThan(0.05);
    expect(draws / games).toBeLessThan(0.5);
  });
});

describe('a request', () => {
  test('names its system, or has it from the rounds', () => {
    const of = (players: number, rounds: number): string => generatedSystemOf(request('orr', players, rounds, 1));
    expect([of(10, 8), of(10, 9), of(10, 10), of(10, 18), of(9, 9), of(9, 8)]).toEqual([
      'swiss',
      'round-robin',
      'swiss',
      'double-round-robin',
      'round-robin',
      'swiss',
    ]);
    expect(generatedSystemOf({ ...request('orr', 10, 9, 1), system: 'swiss' })).toBe('swiss');
    expect(generate({ ...request('orr', 10, 9, 1), system: 'swiss' }).event.system).toBe('swiss');
  });

  for (const [system, players, rounds, fault] of [
    ['swiss', 3, 1, { option: 'players', min: 4, max: 20_000 }],
    ['swiss', 4.5, 1, { option: 'players', min: 4, max: 20_000 }],
    ['swiss', 20_001, 1, { option: 'players', min: 4, max: 20_000 }],
    ['swiss', 4, 1, undefined],
    ['swiss', 4, 0, { option: 'rounds', min: 1, max: 3 }],
    ['swiss', 4, 3, undefined],
    ['swiss', 4, 4, { option: 'rounds', min: 1, max: 3 }],
    ['swiss', 5, 5, undefined],
    ['swiss', 500, 99, undefined],
    ['swiss', 500, 100, { option: 'rounds', min: 1, max: 99 }],
    ['round-robin', 3, 3, { option: 'players', min: 4, max: 100 }],
    ['round-robin', 4, 3, undefined],
    ['round-robin', 4, 2, { option: 'rounds', min: 3, max: 3 }],
    ['round-robin', 100, 99, undefined],
    ['round-robin', 101, 101, { option: 'players', min: 4, max: 100 }],
    ['double-round-robin', 5, 10, { option: 'players', min: 6, max: 50 }],
    ['double-round-robin', 6, 10, undefined],
    ['double-round-robin', 50, 98, undefined],
    ['double-round-robin', 51, 102, { option: 'players', min: 6, max: 50 }],
  ] as const) {
    test(`${system}, ${players} players, ${rounds} rounds: ${fault === undefined ? 'can be' : `${fault.option} cannot be`}`, () => {
      const asked = { ...request('orr', players, rounds, 1), system };
      expect(generateFault(asked)).toEqual(fault);
      if (fault !== undefined) {
        expect(() => generate(asked)).toThrow(`${fault.option} must be from ${fault.min} to ${fault.max}`);
      }
    });
  }

  test('the systems are those that there is a pairing for', () => {
    expect(GENERATED_SYSTEMS).toEqual(['swiss', 'round-robin', 'double-round-robin']);
  });
});
