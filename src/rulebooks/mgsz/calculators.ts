/** Calculations for people: plain values in, plain values out, and reasons on request. */
import { floorOf, fraction, noMinusZero } from '../../core/exact.ts';
import type { PlayedResult } from '../../core/game.ts';
import type { Why } from '../../core/reasons.ts';
import {
  boardOf,
  eloChange,
  expectation,
  gamePoints,
  importanceRows,
  inPoints,
  isBoardCovered,
  isResultShared,
  type PromotionMarks,
  type MultiplierFacts,
  multiplier,
  eventParts,
  promoteSequence,
  splitRounds,
  type Title,
  timeValue,
} from './clauses.ts';
import type { MgszPart } from './rate.ts';
import type { MgszRules, Undetermined } from './reasons.ts';
import { GRADES, type Grade, type ImportanceRow, type TimeCategory } from './tables.ts';

/** Points of both players, stones that black received, and how it ended. */
export interface GoGame {
  readonly white: number;
  readonly black: number;
  readonly stones?: number;
  readonly result: PlayedResult;
}

export interface Sides {
  readonly white: number;
  readonly black: number;
}

export interface GoGameAnswer {
  readonly corrected: Sides;
  readonly difference: number;
  readonly chance: number;
  readonly expected: Sides;
  readonly points: Sides;
}

/** 8(2) Game points of one game, with the correction for the stones. */
export function goGamePoints(game: GoGame, why?: Why<MgszRules>): GoGameAnswer {
  const { white, black, stones = 0, result } = game;
  const worth = gamePoints({ white, black, stones }, result, why);
  return {
    corrected: sides(worth.corrected),
    difference: Math.abs(worth.corrected[0] - worth.corrected[1]),
    chance: inPoints(worth.chance),
    expected: sides([inPoints(worth.expected[0]), inPoints(worth.expected[1])]),
    points: sides([inPoints(worth.points[0]), inPoints(worth.points[1])]),
  };
}

const sides = ([white, black]: readonly [number, number]): Sides => ({ white, black });

export interface MultiplierAnswer {
  /** Null where it cannot be known. */
  readonly c: number | null;
  readonly category: TimeCategory['category'] | null;
  /** The rows of table 3 that were added. */
  readonly additions: readonly ImportanceRow[];
  /** Why there is no C. */
  readonly open: Undetermined | 'out-of-scope' | null;
}

/** 6(1) step 1, 6(2) C of an event and its parts. */
export function eventMultiplier(event: MultiplierFacts, why?: Why<MgszRules>): MultiplierAnswer {
  const c = multiplier(event, why) ?? null;
  if (!isBoardCovered(boardOf(event)) || isResultShared(event))
    return { c, category: null, additions: [], open: 'out-of-scope' };
  if (event.committeeC !== undefined || boardOf(event) === 13) return { c, category: null, additions: [], open: null };
  const time = timeValue(event);
  return typeof time === 'string'
    ? { c, category: null, additions: [], open: time }
    : { c, category: time.category, additions: importanceRows(event), open: null };
}

export interface PromotionQuestion {
  readonly rank: Grade;
  readonly reached?: PromotionMarks;
  /** Points after each event, in order. */
  readonly points: readonly number[];
}

export interface PromotionAnswer {
  /** The title after each event. */
  readonly titles: readonly Title[];
  /** The next stronger grade that points can give; null at the top of table 1. */
  readonly next: { readonly grade: Grade; readonly limit: number; readonly marks: number } | null;
}

/** 5 The grade after one event or several, and what comes next. */
export function promotion(question: PromotionQuestion, why?: Why<MgszRules>): PromotionAnswer {
  const { rank, reached = {} } = question;
  const titles = promoteSequence({ rank, reached }, question.points, why);
  const present = titles[titles.length - 1] ?? { rank, reached };
  const next = GRADES[GRADES.findIndex(({ grade }) => grade === present.rank) - 1];
  return {
    titles,
    next: next === undefined ? null : { ...next, marks: present.reached[next.grade] ?? 0 },
  };
}

/** An opponent with the points of the start; stones received are positive, stones given negative, as in example 7. */
export interface GoOpponent {
  readonly points: number;
  readonly stones?: number;
  readonly name?: string;
}

export interface OpponentRow {
  /** Own points less the opponent's, after the correction. */
  readonly difference: number;
  readonly chance: number;
  readonly expected: number;
}

/** Own side of a game in thousandths. */
function ownSide(own: number, opponent: GoOpponent, why?: Why<MgszRules>) {
  const stones = opponent.stones ?? 0;
  const colour = stones > 0 ? ('black' as const) : ('white' as const);
  const pairing =
    colour === 'black'
      ? { white: opponent.points, black: own, stones }
      : { white: own, black: opponent.points, stones: -stones };
  const { corrected, chance, expected } = expectation(pairing, why);
  const [white, black] = corrected;
  return colour === 'black'
    ? { colour, chance, expected: expected[1], difference: black - white }
    : { colour, chance, expected: expected[0], difference: white - black };
}

export interface ExpectedAnswer {
  readonly expected: number;
  readonly rows: readonly OpponentRow[];
}

/** 8(2) The score to be expected against some opponents. */
export function expectedScore(own: number, opponents: readonly GoOpponent[], why?: Why<MgszRules>): ExpectedAnswer {
  const on = why?.under();
  let sum = 0;
  const rows = opponents.map((opponent): OpponentRow => {
    const { difference, chance, expected } = ownSide(own, opponent, on);
    sum += expected;
    return { difference, chance: inPoints(chance), expected: inPoints(expected) };
  });
  const expected = inPoints(sum);
  why?.because('8(2) step 2', 'expected-score', { games: rows.length }, expected, on);
  return { expected, rows };
}

export interface PlayedGame extends GoOpponent {
  readonly score: 0 | 0.5 | 1;
  /** The round; absent, the place in the list. */
  readonly round?: number;
}

export interface ChangeQuestion {
  readonly points: number;
  readonly c: number;
  /** Rounds of the event; absent, the last round of the games. */
  readonly rounds?: number;
  readonly games: readonly PlayedGame[];
}

export interface GoGameRow extends OpponentRow {
  readonly gamePoints: number;
}

export interface ChangeAnswer {
  readonly gamePoints: number;
  readonly change: number;
  readonly after: number;
  readonly parts: readonly MgszPart[];
  /** In the order of the parts. */
  readonly games: readonly GoGameRow[];
}

/**
 * 7 The change for an event with a known C. An event that 6(3) divides is calculated part by part; the opponents' points stay as
 * given, since their other games are not known.
 */
export function eventChange(question: ChangeQuestion, why?: Why<MgszRules>): ChangeAnswer {
  const { c, games } = question;
  const played = games.map((game, index) => ({
    ...game,
    round: game.round ?? index + 1,
    name: game.name ?? `${index + 1}`,
  }));
  const rounds = played.reduce((last, { round }) => Math.max(last, round), question.rounds ?? 0);
  const page = why?.under();
  const spans = eventParts(c, rounds, page);
  const rows: GoGameRow[] = [];
  const parts: MgszPart[] = [];
  let present = question.points;
  let total = 0;
  for (const [index, [from, to]] of spans.entries()) {
    const before = present;
    const gamesPage = page?.under();
    let sum = 0;
    for (const game of played) {
      if (game.round < from || game.round > to) continue;
      const on = gamesPage?.under();
      const side = ownSide(before, game, on);
      const worth = game.score * 1000 - side.expected;
      const row = { difference: side.difference, chance: inPoints(side.chance), expected: inPoints(side.expected) };
      sum += worth;
      rows.push({ ...row, gamePoints: inPoints(worth) });
      gamesPage?.because(
        '8(2) step 2',
        'game-points',
        {
          ...row,
          round: game.round,
          opponent: game.name,
          colour: side.colour,
          points: before,
          opponentPoints: game.points,
          stones: Math.abs(game.stones ?? 0),
          score: game.score,
        },
        inPoints(worth),
        on,
      );
    }
    const change = eloChange(c, sum);
    page?.because(
      '7',
      'change',
      { part: index + 1, parts: spans.length, from, to, c, sum: inPoints(sum), exact: inPoints(c * sum), before },
      change,
      gamesPage,
    );
    present += change;
    total += sum;
    parts.push({ before, gamePoints: inPoints(sum), change, after: present });
  }
  const change = present - question.points;
  why?.because('6(1) step 3', 'new-points', { before: question.points, change, games: games.length }, present, page);
  return { gamePoints: inPoints(total), change, after: present, parts, games: rows };
}

export interface WishQuestion {
  readonly points: number;
  readonly wished: number;
  readonly c: number;
  readonly opponents: readonly GoOpponent[];
}

export interface WishAnswer {
  /** The smallest sum of game points that is enough; null with C = 0. */
  readonly gamePoints: number | null;
  /** The score to be expected against the opponents. */
  readonly expected: number;
  /** The smallest number of wins, the other games lost; null where all wins are not enough. */
  readonly wins: number | null;
  /** 6(3) would cut an event of this many rounds, and then this is a rough answer. */
  readonly isCut: boolean;
}

/** Table 4 All chances, and so all sums, are multiples of this many thousandths. */
const FINEST = 5;

const ceilingOf = (parts: number, of: number): number => noMinusZero(-floorOf(fraction(-parts, of)));

/** 7 What if: the sum of game points and the wins that lead to wished points, as one part. */
export function wishedPoints(question: WishQuestion, why?: Why<MgszRules>): WishAnswer {
  const { c, wished, opponents } = question;
  const { expected } = expectedScore(question.points, opponents, why);
  const games = opponents.length;
  const isCut = splitRounds(c, games).length > 1;
  if (c === 0) {
    why?.because('7', 'wished-sum', { points: question.points, wished, c }, null);
    return { gamePoints: null, expected, wins: null, isCut };
  }
  // floor(c * sum + 1/2) >= gain, where sum counts in thousandths
  const gain = wished - question.points;
  const sum = FINEST * ceilingOf(1000 * gain - 500, FINEST * c);
  why?.because('7', 'wished-sum', { points: question.points, wished, c }, inPoints(sum));
  const all = opponents.reduce((whole, opponent) => whole + ownSide(question.points, opponent).expected, 0);
  const needed = Math.max(0, ceilingOf(sum + all, 1000));
  const wins = needed > games ? null : needed;
  why?.because('7', 'wished-wins', { sum: inPoints(sum), expected, games }, wins);
  return { gamePoints: inPoints(sum), expected, wins, isCut };
}
