/** The rows of games: what they come to is what the book says of the player, and both sides of a game tell the same. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomDocument } from '../../test/random.ts';
import type { Step } from '../core/reasons.ts';
import { rate } from '../engine/rate.ts';
import { CONTENTS } from './contents.ts';
import type { CountedGame, GameRow, GameTable } from './game-table.ts';
import { officeRulesOf } from './office-rules.ts';
import { EDITIONS, type EditionId, type EventResult, type PlayerResult } from './rulebook.ts';

/** What the books have of a player beside what all have. */
type Numbers = PlayerResult & {
  readonly n?: number;
  readonly w?: number;
  readonly we?: number | null;
  /** ORR. */
  readonly sr?: number | null;
  /** Go. */
  readonly gamePoints?: number;
};

type Result = EventResult<Numbers> & { readonly c?: number };

const explained = (document: unknown, rules?: string): Result =>
  rate(document, { ...(rules === undefined ? {} : { rules }), explain: 'all' }) as unknown as Result;

const rowsOf = ({ tables = [] }: Numbers): readonly GameRow[] => tables.flatMap(({ rows }) => rows);

type Summed = 'change' | 'difference' | 'expected' | 'halfPoints';

const sumOf = (rows: readonly GameRow[], field: Summed): number =>
  rows.reduce((sum, row) => sum + ((field in row ? (row as CountedGame)[field] : 0) ?? 0), 0);

const thousandths = (value: number): number => Math.round(value * 1000) + 0;

/** Told to the thousandth, before any rounding. */
function expectSums(player: Numbers, c: number | undefined): void {
  const { before, change, sr, gamePoints } = player;
  const rows = rowsOf(player);
  if (sr !== undefined) {
    // ORR: the change follows from the sum of the differences, not game by game
    if (sr !== null) expect(sumOf(rows, 'difference')).toBe(thousandths(sr));
    expect(sumOf(rows, 'change')).toBe(0);
  } else if (gamePoints !== undefined) {
    expect(sumOf(rows, 'difference')).toBe(thousandths(gamePoints));
    expect(sumOf(rows, 'change')).toBe(change === null ? 0 : thousandths((c ?? 0) * gamePoints));
  } else if (before !== null) {
    expect(sumOf(rows, 'change')).toBe(thousandths(change as number));
  }
}

const counted = (rows: readonly GameRow[]): readonly CountedGame[] =>
  rows.filter((row): row is CountedGame => row.kind === 'counted');

/** Each row is right in itself: the gap, the difference and the change follow from the numbers beside them. */
function expectRow(row: CountedGame, { k }: GameTable, isByGame: boolean): void {
  expect(row.gap).toBe(row.own - row.rating);
  expect(row.difference).toBe(500 * row.halfPoints - row.expected);
  expect(row.change).toBe(isByGame && k !== null ? k * row.difference + 0 : null);
  for (const value of [row.counted, row.expected, row.difference, row.change]) {
    expect(value === null || Number.isInteger(value)).toBe(true);
  }
}

/** Both sides of one game. An unsettled player of ORR meets others with one number, and is rated from another. */
function expectSides(edition: EditionId, players: Readonly<Record<string, Numbers>>): number {
  let pairs = 0;
  for (const [id, player] of Object.entries(players)) {
    for (const mine of counted(rowsOf(player))) {
      const theirs = counted(rowsOf(players[mine.opponent] as Numbers)).find(
        ({ round, opponent, colour }) => round === mine.round && opponent === id && colour !== mine.colour,
      );
      if (theirs === undefined || theirs.own !== mine.rating || mine.own !== theirs.rating) continue;
      pairs += 1;
      expect(theirs.gap).toBe(-mine.gap + 0);
      expect(theirs.halfPoints).toBe(2 - mine.halfPoints);
      if (theirs.counted + mine.counted === 0) {
        expect(theirs.expected + mine.expected).toBe(1000);
        continue;
      }
      // a difference is limited for the weaker side alone: from October 2025 on, and in 2022 in all games of an event but one
      expect(Math.abs(mine.gap)).toBeGreaterThan(400);
      if (edition !== 'fide-2022') expect(Math.max(mine.own, theirs.own)).toBeGreaterThanOrEqual(2650);
    }
  }
  return pairs;
}

describe('the rows of every edition', () => {
  for (const edition of EDITIONS) {
    test(`are those that ${edition} has steps for, by the rules that it names`, () => {
      const { gameRules, gapClause, ratingsClause, columns } = officeRulesOf(edition).explanation;
      const told = (steps: readonly Step[]): number =>
        steps.reduce((sum, { rule, from }) => sum + (gameRules.includes(rule) ? 1 : told(from)), 0);
      const filled = new Set<string>();
      for (let seed = 1; seed <= 20; seed += 1) {
        for (const player of Object.values(explained(randomDocument(edition, seed)).players)) {
          const rows = rowsOf(player);
          expect(rows).toHaveLength(told(player.steps ?? []));
          for (const row of counted(rows)) {
            for (const [name, value] of Object.entries(row)) if (typeof value === 'number') filled.add(name);
          }
        }
      }
      // a column that is there is filled, and what counts as it is needs none
      for (const column of ['gap', 'expected', 'change'] as const) {
        expect(columns.includes(column), column).toBe(filled.has(column));
      }
      expect(gapClause !== undefined).toBe(columns.includes('counted'));
      const clauses: readonly string[] = CONTENTS[edition].map(({ clause }) => clause);
      if (gapClause !== undefined) expect(clauses).toContain(gapClause);
      expect(ratingsClause !== undefined).toBe(officeRulesOf(edition).calendar === 'monthly');
      if (ratingsClause !== undefined) expect(clauses).toContain(ratingsClause);
    });

    test(`add up to what ${edition} says before its rounding, and agree from both sides`, () => {
      const known = new Set<string>(CONTENTS[edition].map(({ clause }) => clause));
      let [pairs, left] = [0, 0];
      for (let seed = 1; seed <= 60; seed += 1) {
        const document = randomDocument(edition, seed);
        const { players, c, ...result } = explained(document);
        for (const player of Object.values(players)) {
          expectSums(player, c);
          for (const table of player.tables ?? []) {
            expect(table.event).toBe(document.event.id);
            for (const row of counted(table.rows)) expectRow(row, table, edition !== 'orr');
            for (const row of table.rows) {
              const cited = row.kind === 'left-out' ? [row.step.clause] : Object.values(row.clauses);
              expect(cited.filter((clause) => !known.has(clause as string))).toEqual([]);
              if (row.kind === 'left-out') left += 1;
            }
          }
        }
        if (result.rated) pairs += expectSides(edition, players);
      }
      expect(pairs).toBeGreaterThan(100);
      expect(left).toBeGreaterThan(10);
    });
  }

  test('are made for those who are asked about, and for nobody else', () => {
    for (const edition of EDITIONS) {
      const document = randomDocument(edition, 3);
      const [asked] = Object.keys(explained(document).players) as [string];
      const { players } = rate(document, { explain: [asked] }) as unknown as Result;
      const told = Object.entries(players).flatMap(([id, { tables }]) => (tables === undefined ? [] : [id]));
      expect(told).toEqual([asked]);
    }
  });
});

interface Vector {
  readonly case: string;
  readonly rulebook: EditionId;
  readonly kind: 'function' | 'tournament' | 'period';
  readonly input: unknown;
  readonly expected: { readonly players?: Readonly<Record<string, Partial<Numbers>>> };
}

const VECTORS: Readonly<Record<EditionId, string>> = {
  'fide-2014': 'fide/vectors/fide-2014.json',
  'fide-2017': 'fide/vectors/fide-2017.json',
  'fide-2022': 'fide/vectors/fide-2022.json',
  'fide-2024': 'fide/vectors/fide-2024.json',
  'fide-2025-10': 'fide/vectors/fide-2025-10.json',
  'fide-2026-01': 'fide/vectors/fide-2026-01.json',
  'fide-rapid-2024': 'fide/vectors/fide-rapid-2024.json',
  'fide-rapid-2024-12': 'fide/vectors/fide-rapid-2024.json',
  'fide-blitz-2024': 'fide/vectors/fide-rapid-2024.json',
  'fide-blitz-2024-12': 'fide/vectors/fide-rapid-2024.json',
  'mssz-2017': 'mssz/vectors/mssz-2017.json',
  orr: 'orr/vectors/orr.json',
  'mgsz-2012': 'mgsz/vectors/mgsz-2012.json',
};

const vectorsOf = (edition: EditionId): readonly Vector[] =>
  (JSON.parse(readFileSync(new URL(VECTORS[edition], import.meta.url), 'utf8')) as Vector[]).filter(
    // one file may hold the cases of several editions
    ({ rulebook, kind, expected }) => rulebook === edition && kind !== 'function' && expected.players !== undefined,
  );

describe('the rows of the worked examples', () => {
  for (const edition of EDITIONS) {
    test(`of ${edition} have the sums that are printed or were checked by hand`, () => {
      let checked = 0;
      for (const { case: name, rulebook, input, expected } of vectorsOf(edition)) {
        const { players, c } = explained(input, rulebook);
        for (const [id, printed] of Object.entries(expected.players ?? {})) {
          const player = { ...(players[id] as Numbers), ...printed } as Numbers;
          const own = rowsOf(player).filter(({ kind }) => kind === 'counted');
          expectSums(player, c);
          if (typeof printed.we === 'number') {
            expect(sumOf(own, 'expected'), `${name} ${id}`).toBe(thousandths(printed.we));
            checked += 1;
          }
          if (typeof printed.we === 'number' && printed.w !== undefined) {
            expect(sumOf(own, 'halfPoints'), `${name} ${id}`).toBe(2 * printed.w);
          }
          if (printed.gamePoints !== undefined || typeof (printed.sr ?? printed.change) === 'number') checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(0);
    });
  }

  test('example 5 of the Go rules, game by game', () => {
    const { input } = vectorsOf('mgsz-2012').find((each) => each.case === 'example-5-new-elo') as Vector;
    const rows = counted(rowsOf(explained(input, 'mgsz-2012').players['XY'] as Numbers));
    expect(
      rows.map(({ gap, counted: gapCounted, difference, change }) => [gap, gapCounted, difference, change]),
    ).toEqual([
      [12, 12, -520, -15_600],
      [82, 82, 310, 9300],
      [23, 23, 440, 13_200],
      [-50, -50, -380, -11_400],
      [-68, -68, 670, 20_100],
    ]);
  });

  test('a difference above 400 counts as 400 and says so; a game that does not count says why', () => {
    const player = (id: string, rating: number) => ({ id, birth: '1990', rating, k: 20 });
    const document = {
      event: { id: 'open', start: '2024-05-03', end: '2024-05-05', system: 'swiss' },
      players: [player('A', 2011), player('B', 2444), player('C', 1900)],
      games: [
        { round: 1, white: 'B', black: 'A', result: '1/2-1/2' },
        { round: 2, white: 'A', black: 'C', result: '+/-' },
      ],
    };
    expect((explained(document, 'fide-2024').players['A'] as Numbers).tables).toEqual([
      {
        event: 'open',
        own: 2011,
        k: 20,
        rows: [
          {
            kind: 'counted',
            round: 1,
            opponent: 'B',
            colour: 'black',
            own: 2011,
            rating: 2444,
            gap: -433,
            counted: -400,
            expected: 80,
            halfPoints: 1,
            difference: 420,
            change: 8400,
            clauses: { gap: '8.3.1', expected: '8.1.2', change: '8.3.2' },
          },
          {
            kind: 'left-out',
            round: 2,
            opponent: 'C',
            ground: 'forfeit',
            step: {
              clause: '5.1',
              rule: 'not-counted',
              given: { round: 2, opponent: 'C', ground: 'forfeit' },
              gives: null,
              from: [],
              event: 'open',
            },
          },
        ],
      },
    ]);
  });
});
