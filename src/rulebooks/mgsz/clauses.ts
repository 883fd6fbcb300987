/** The clauses that calculate, in the order of the regulations. Game points and chances are counted in thousandths. */
import type { Game } from '../../core/event.ts';
import {
  clamp,
  decimal,
  type Fraction,
  floorOf,
  fraction,
  inUnits,
  plus,
  roundHalfUp,
  times,
  toPlaces,
} from '../../core/exact.ts';
import { HALF_POINTS, type HalfPoints, isPlayed, type PlayedResult } from '../../core/game.ts';
import type { Why } from '../../core/reasons.ts';
import type { Byoyomi, EventFacts } from '../../core/report.ts';
import type { GradeAhead } from '../edition.ts';
import type { MgszRules, Undetermined } from './reasons.ts';
import {
  CANADIAN_MOVES,
  CHANCES,
  type EntryGrade,
  GRADES,
  type Grade,
  IMPORTANCE_ADDITIONS,
  type ImportanceRow,
  JAPANESE_MOVES,
  LARGE_ABOVE,
  MULTIPLIER_13,
  TIME_CATEGORIES,
  type TimeCategory,
} from './tables.ts';

/** What the scope and the multiplier of an event depend on. */
export interface MultiplierFacts
  extends Pick<
    EventFacts,
    | 'board'
    | 'baseMinutes'
    | 'byoyomi'
    | 'handicap'
    | 'importance'
    | 'participants'
    | 'committeeC'
    | 'pairGo'
    | 'consultation'
  > {
  /** The players entered; their number is used if `participants` is not given. */
  readonly players?: readonly unknown[];
}

/** The board when the report does not name one. */
export const USUAL_BOARD = 19;

export const boardOf = (event: MultiplierFacts): number => event.board ?? USUAL_BOARD;

/** 1(2) Boards of 19 or of 13 lines are covered, no others. */
export const isBoardCovered = (board: number): boolean => board === 19 || board === 13;

/**
 * 1(3) Pair go is not covered, and neither are larger teams that play one game together.
 * Reading: a team event on single boards is covered, since each of its games has one player on each side.
 */
export const isResultShared = (event: MultiplierFacts): boolean => event.pairGo === true || event.consultation === true;

/** 4(1) From the weakest grade to the strongest. */
export const LADDER: readonly Grade[] = [...GRADES.map(({ grade }) => grade).reverse(), '8d', '9d'];
const RUNGS: ReadonlyMap<string, number> = new Map(LADDER.map((grade, rung) => [grade, rung]));
const LIMITS: ReadonlyMap<string, number> = new Map(GRADES.map(({ grade, limit }) => [grade, limit]));
const [TOP] = GRADES;
const BOTTOM = GRADES[GRADES.length - 1] as (typeof GRADES)[number];

export const ALL_GRADES: ReadonlySet<string> = new Set(LADDER);
const PROFESSIONAL = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((grade) => `${grade}p`);
export const ALL_ENTRY_GRADES: ReadonlySet<string> = new Set([...LADDER, ...PROFESSIONAL]);

/** 4(1) Is the first grade stronger than the second? Professional grades are above all others. */
export const isStronger = (grade: EntryGrade, than: Grade): boolean => rung(grade) > rung(than);

const rung = (grade: EntryGrade): number => RUNGS.get(grade) ?? LADDER.length;

/** Has table 1 a limit for it? 8 dan, 9 dan and professional grades have none. */
export const isInTable = (grade: EntryGrade): boolean => LIMITS.has(grade);

/**
 * 4(3), table 1 The fewest points of a grade.
 * Reading: 8 dan, 9 dan and professionals, for which the table has no row, count with the points of 7 dan.
 */
export const limitOf = (grade: EntryGrade): number => LIMITS.get(grade) ?? TOP.limit;

/** For every number of whole points from the limit of the weakest grade to that of the strongest. */
const GRADE_AT: readonly Grade[] = Array.from(
  { length: TOP.limit - BOTTOM.limit + 1 },
  (_, above) => (GRADES.find(({ limit }) => limit <= BOTTOM.limit + above) as (typeof GRADES)[number]).grade,
);

/** 4(3), table 1 The grade whose band the points are in. Reading: below the table the grade is 35 kyu. */
export const rankOf = (points: number): Grade =>
  GRADE_AT[clamp(Math.floor(points), BOTTOM.limit, TOP.limit) - BOTTOM.limit] as Grade;

/** Events so far that ended on the limit of a grade or above it, for the grades above the present one. */
export type PromotionMarks = Readonly<Partial<Record<Grade, number>>>;

/** 4(1), 5(4) A player's title, and the marks on the way to the next ones. */
export interface Title {
  readonly rank: Grade;
  readonly reached: PromotionMarks;
}

/** 5(2) The strongest grade for which one reach is enough. */
export const STRONGEST_AT_ONCE: Grade = '4k';

/** 5(4) This many reaches give a grade of 3 kyu or stronger. */
const REACHES_NEEDED = 2;

/** A grade of the table, and how many reaches give it. */
interface GradeToReach {
  readonly grade: Grade;
  readonly limit: number;
  readonly needed: number;
}

const toReach = ({ grade, limit }: (typeof GRADES)[number]): GradeToReach => ({
  grade,
  limit,
  needed: isStronger(grade, STRONGEST_AT_ONCE) ? REACHES_NEEDED : 1,
});

const ABOVE: ReadonlyMap<Grade, readonly GradeToReach[]> = new Map(
  LADDER.map((rank) => [
    rank,
    GRADES.filter(({ grade }) => isStronger(grade, rank))
      .reverse()
      .map(toReach),
  ]),
);

/** 5(4) Grades for which reaches are counted and that are above the title, the weakest first. */
const gradesAbove = (rank: Grade): readonly GradeToReach[] => ABOVE.get(rank) as readonly GradeToReach[];

/** Number of grades ahead that are shown. */
const GRADES_AHEAD = 3;

/** 5(2), 5(4) The next grades above a title: the points that each requires, and after how many events they have to be reached. */
export const nextGrades = ({ rank, reached }: Title, points: number): readonly GradeAhead[] =>
  gradesAbove(rank)
    .slice(0, GRADES_AHEAD)
    .map(({ grade, limit, needed }) => ({
      grade,
      points: limit,
      lacking: Math.max(0, limit - points),
      reached: reached[grade] ?? 0,
      needed,
      clause: needed > 1 ? '5(4)' : '5(2)',
    }));

/** As most players have it. */
export const NO_MARKS: PromotionMarks = Object.freeze({});

/** 5(4) The marks that can still count: for grades of the table from 3 kyu on, above the title. */
export function standingMarks(rank: Grade, reached: Readonly<Record<string, number>>): PromotionMarks {
  const marks: Partial<Record<Grade, number>> = {};
  if (reached === NO_MARKS) return NO_MARKS;
  for (const { grade, needed } of gradesAbove(rank)) {
    const times = reached[grade];
    if (needed > 1 && times !== undefined && Number.isInteger(times) && times > 0) marks[grade] = times;
  }
  return marks;
}

/**
 * 5(1), 5(2), 5(4), 4(2) The title after an event that gave the player these points. Up to 4 kyu a limit has to be reached once;
 * from 3 kyu on it has to be reached, or held, after a second event. A title never falls. Reading: every grade has its own count,
 * several grades can be passed at once, and a mark is never lost.
 */
export function promote(title: Title, points: number, why?: Why<MgszRules>): Title {
  const { rank } = title;
  let after = rank;
  const marks: [Grade, number][] = [];
  const isUnmarked = title.reached === NO_MARKS;
  for (const { grade, limit, needed } of gradesAbove(rank)) {
    // limits rise from grade to grade, so nothing is left to count
    if (isUnmarked && points < limit) break;
    const times = (title.reached[grade] ?? 0) + (points >= limit ? 1 : 0);
    if (points >= limit && times >= needed) after = grade;
    else if (times > 0) marks.push([grade, times]);
  }
  const open = marks.filter(([grade]) => isStronger(grade, after));
  if (after === rank) why?.because('4(2)', 'grade-kept', { points, grade: rank, ofPoints: rankOf(points) }, rank);
  else if (isStronger(after, STRONGEST_AT_ONCE))
    why?.because('5(4)', 'grade-reached-again', { points, limit: limitOf(after), from: rank }, after);
  else why?.because('5(2)', 'grade-reached-once', { points, limit: limitOf(after), from: rank }, after);
  for (const [grade, times] of open) {
    const limit = limitOf(grade);
    if (points >= limit) why?.because('5(4)', 'grade-reached-first', { points, limit, grade }, times);
  }
  return { rank: after, reached: open.length === 0 ? NO_MARKS : Object.fromEntries(open) };
}

/** 5(1) The titles after several events, one after the other. */
export function promoteSequence(title: Title, points: readonly number[], why?: Why<MgszRules>): Title[] {
  const titles: Title[] = [];
  let present = title;
  for (const after of points) {
    present = promote(present, after, why);
    titles.push(present);
  }
  return titles;
}

/**
 * 6(1) step 1, 6(2) The multiplier C: the value of the thinking time plus the importance, 5 on 13x13, or what the committee set;
 * undefined if it cannot be determined. Reading: a committee's C does not include what the scope leaves out.
 */
export function multiplier(event: MultiplierFacts, why?: Why<MgszRules>): number | undefined {
  const board = boardOf(event);
  if (!isBoardCovered(board) || isResultShared(event)) return undefined;
  if (event.committeeC !== undefined) {
    why?.because('6(2)', 'multiplier-committee', { board }, event.committeeC);
    return event.committeeC;
  }
  return multiplierByTables(event, why);
}

/** 6(1) step 1 C by tables 2 and 3 alone, for an event that is covered. */
export function multiplierByTables(event: MultiplierFacts, why?: Why<MgszRules>): number | undefined {
  const board = boardOf(event);
  if (board === 13) {
    why?.because('table 2', 'multiplier-13', { board }, MULTIPLIER_13);
    return MULTIPLIER_13;
  }
  const on = why?.under();
  const time = timeValue(event, on);
  if (typeof time === 'string') {
    why?.because('6(2)', 'multiplier-undetermined', { cause: time }, null, on);
    return undefined;
  }
  const importance = importanceRows(event, on).reduce((sum, { addition }) => sum + addition, 0);
  why?.because('6(1) step 1', 'multiplier', { time: time.multiplier, importance }, time.multiplier + importance, on);
  return time.multiplier + importance;
}

/** 6(2), table 2 The row of the event's thinking time, or why there is none. */
export function timeValue(event: MultiplierFacts, why?: Why<MgszRules>): TimeCategory | Undetermined {
  if (event.baseMinutes === undefined) return 'no-base-time';
  if (event.byoyomi?.kind === 'other') return 'overtime';
  return timeCategory(event.baseMinutes, event.byoyomi ?? null, why) ?? 'too-fast';
}

/** Overtime whose length table 2 can use; `null` is sudden death. */
export type CountedOvertime = Exclude<Byoyomi, { kind: 'other' }> | null;

const SECONDS_IN_MINUTE = 60;

/** A time as in the report, exact; intake accepts at most four decimals. */
const written = (value: number): Fraction => decimal(value, 4) as Fraction;

/**
 * Table 2 Base time and the time of 45 moves of Japanese or of 60 moves of Canadian overtime, in minutes, not rounded.
 * Reading: the number of Japanese periods does not matter; with sudden death the extended time is the base time.
 */
export function extendedMinutes(base: Fraction, byoyomi: CountedOvertime, why?: Why<MgszRules>): Fraction {
  if (byoyomi === null) {
    why?.because('table 2', 'extended-sudden-death', { base: printedMinutes(base) }, printedMinutes(base));
    return base;
  }
  if (byoyomi.kind === 'japanese') {
    const { seconds } = byoyomi;
    const added = times(written(seconds), fraction(JAPANESE_MOVES, SECONDS_IN_MINUTE));
    const extended = plus(base, added);
    why?.because(
      'table 2',
      'extended-japanese',
      { base: printedMinutes(base), seconds, moves: JAPANESE_MOVES, added: printedMinutes(added) },
      printedMinutes(extended),
    );
    return extended;
  }
  const { minutes, moves } = byoyomi;
  const added = times(written(minutes), fraction(CANADIAN_MOVES, moves));
  const extended = plus(base, added);
  why?.because(
    'table 2',
    'extended-canadian',
    { base: printedMinutes(base), minutes, moves, counted: CANADIAN_MOVES, added: printedMinutes(added) },
    printedMinutes(extended),
  );
  return extended;
}

/** Minutes as reasons print them; the comparison with the table is exact. */
export const printedMinutes = (minutes: Fraction): number => toPlaces(minutes, 2);

const isAtLeast = (minutes: Fraction, minimum: number): boolean => minutes.parts >= minimum * minutes.of;

/** Table 2 The first row whose minima are both met. Reading: neither base nor extended time alone decides. */
export function timeCategory(base: Fraction, byoyomi: CountedOvertime, why?: Why<MgszRules>): TimeCategory | undefined {
  const extended = extendedMinutes(base, byoyomi, why);
  const found = TIME_CATEGORIES.findIndex((row) => isAtLeast(base, row.base) && isAtLeast(extended, row.extended));
  const row = TIME_CATEGORIES[found];
  if (row === undefined) return undefined;
  const better = TIME_CATEGORIES[found - 1];
  if (better !== undefined) why?.because('table 2', 'better-category-missed', rowFacts(better, base, extended), false);
  why?.because('table 2', 'time-category', rowFacts(row, base, extended), row.multiplier);
  return row;
}

const rowFacts = (row: TimeCategory, base: Fraction, extended: Fraction) => ({
  category: row.category,
  base: printedMinutes(base),
  extended: printedMinutes(extended),
  minBase: row.base,
  minExtended: row.extended,
});

/**
 * Table 3 The rows that apply to a 19x19 event. Reading: all that apply are added. More than 80 participants means 81; the number
 * decides if it is given, otherwise the claim or the number of players entered. An event is without handicap if it was announced
 * so.
 */
export function importanceRows(event: MultiplierFacts, why?: Why<MgszRules>): readonly ImportanceRow[] {
  const claimed: readonly string[] = event.importance ?? [];
  const players = event.players?.length ?? 0;
  const applies: Record<ImportanceRow['row'], boolean> = {
    'invitational-or-national': claimed.includes('invitational-or-national'),
    large: (event.participants ?? (claimed.includes('large') ? Infinity : players)) > LARGE_ABOVE,
    'european-or-world': claimed.includes('european-or-world'),
    'no-handicap': event.handicap !== true,
  };
  const rows = IMPORTANCE_ADDITIONS.filter(({ row }) => applies[row]);
  for (const { row, addition } of rows) {
    if (row !== 'large') why?.because('table 3', 'importance', { row }, addition);
    else {
      const participants = event.participants ?? (claimed.includes('large') ? null : players);
      why?.because('table 3', 'importance-large', { participants, above: LARGE_ABOVE }, addition);
    }
  }
  return rows;
}

/** 6(3) From this product of C and rounds on an event is cut. */
const CUT_FROM = 300;

/**
 * 6(3) The numbers of rounds in the parts that are rated one after the other, so that C times the rounds of a part stays below
 * 300. Reading: as few parts as possible, as equal as possible, the longer ones first, each with at least one round.
 */
export function splitRounds(c: number, rounds: number, why?: Why<MgszRules>): readonly number[] {
  const product = c * rounds;
  if (product < CUT_FROM) return rounds === 0 ? [] : [rounds];
  const longest = Math.max(1, floorOf(fraction(CUT_FROM - 1, c)));
  const count = Math.ceil(rounds / longest);
  const lengths = Array.from(
    { length: count },
    (_, part) => Math.floor(rounds / count) + (part < rounds % count ? 1 : 0),
  );
  why?.because('6(3)', 'event-cut', { c, rounds, product, limit: CUT_FROM }, lengths);
  return lengths;
}

/** First and last round of a part. */
export type RoundSpan = readonly [first: number, last: number];

/** 6(3) The parts as first and last round. */
export function eventParts(c: number, rounds: number, why?: Why<MgszRules>): readonly RoundSpan[] {
  let first = 1;
  return splitRounds(c, rounds, why).map((length) => {
    const span: RoundSpan = [first, first + length - 1];
    first += length;
    return span;
  });
}

/** 7 C times the sum of the game points, rounded to the nearest whole number, halves up, also below zero. */
export const eloChange = (c: number, thousandths: number): number => roundHalfUp(fraction(c * thousandths, THOUSAND));

/** Thousandths in a game point. */
const THOUSAND = 1000;

/** Thousandths as game points. */
export const inPoints = (thousandths: number): number => inUnits(thousandths, THOUSAND);

/**
 * 8(1) Games that were not played give no points: absence, a decision of the referee; byes are not games at all. Games that the
 * report excludes are left out too. A loss on time and a resignation are played games.
 */
export const isRatedGame = (game: Game): game is RatedGame => game.rated && isPlayed(game.result);

export interface RatedGame extends Game {
  readonly result: PlayedResult;
}

/** 8(2) step 1 Reading: the open band from 2700 on is as wide as the last closed one, that of 6 dan, */
const OPEN_TOP_WIDTH = 200;
/** and below 1000 a band is as wide as the lowest, that of 35 kyu. */
const BELOW_TABLE_WIDTH = 10;

/** 8(2) step 1 The limit above the points less the limit at or below them. */
export function bandWidth(points: number): number {
  const band = GRADES.findIndex(({ limit }) => limit <= points);
  if (band < 0) return BELOW_TABLE_WIDTH;
  const above = GRADES[band - 1];
  return above === undefined ? OPEN_TOP_WIDTH : above.limit - (GRADES[band] as (typeof GRADES)[number]).limit;
}

/** 8(2) step 1 Points of the receiver of the stones: for each stone the width of the band that is reached is added. */
export function correctedElo(points: number, stones: number, why?: Why<MgszRules>): number {
  const widths: number[] = [];
  let corrected = points;
  for (let stone = 0; stone < stones; stone += 1) {
    const width = bandWidth(corrected);
    widths.push(width);
    corrected += width;
  }
  if (stones > 0)
    why?.because('8(2) step 1', 'corrected-points', { points, stones, widths, added: corrected - points }, corrected);
  return corrected;
}

/** 8(2) step 2, table 4 The chance of the weaker side at a difference of this many points, in thousandths. */
export const chance = (difference: number): number => CHANCE_AT[Math.min(Math.ceil(difference), SURE_FROM)] as number;

/** From this difference on the weaker side has no chance. */
export const SURE_FROM = (CHANCES[CHANCES.length - 1] as (typeof CHANCES)[number]).from;

/** For every whole difference up to it. */
const CHANCE_AT = Uint16Array.from(
  { length: SURE_FROM + 1 },
  (_, difference) => (CHANCES.find(({ to }) => difference <= to) as (typeof CHANCES)[number]).chance,
);

/** Two players at the board; points at the start of the event or part, stones for black. */
export interface PairOnBoard {
  readonly white: number;
  readonly black: number;
  readonly stones: number;
}

/** The expected scores of two players in their game, in thousandths; points of white and black after the correction. */
export interface GameExpectation {
  readonly corrected: readonly [white: number, black: number];
  readonly chance: number;
  readonly expected: readonly [white: number, black: number];
}

/**
 * 8(2) The points after the correction and the expected scores: the weaker side, after the stones, has the chance of
 * table 4. Reading: the receiver of the stones is corrected, also where he has more points than the giver.
 */
export function expectation(pairing: PairOnBoard, why?: Why<MgszRules>): GameExpectation {
  const { white, stones } = pairing;
  const black = correctedElo(pairing.black, stones, why);
  if (pairing.black <= white && black > white) why?.because('8(2) step 1', 'roles-changed', { white, black }, 'black');
  const higher = Math.max(white, black);
  const lower = Math.min(white, black);
  const weaker = chance(higher - lower);
  why?.because('8(2) step 2', 'chance', { higher, lower, difference: higher - lower }, inPoints(weaker));
  const stronger = THOUSAND - weaker;
  return {
    corrected: [white, black],
    chance: weaker,
    expected: white >= black ? [stronger, weaker] : [weaker, stronger],
  };
}

/** A game's share in the points of both players, in thousandths. */
export interface GamePoints extends GameExpectation {
  readonly points: readonly [white: number, black: number];
}

/** Thousandths in half a point. */
export const HALF = 500;

/**
 * 8(2) step 2 Score less expected score: the winner gets the chance of table 4 if he is the stronger and 1 less it if
 * he is the weaker, the loser the same with a minus. Reading: jigo, which the text does not know, is half a win each.
 */
export function gamePoints(pairing: PairOnBoard, result: PlayedResult, why?: Why<MgszRules>): GamePoints {
  const expects = expectation(pairing, why);
  const [white, black] = HALF_POINTS[result];
  return {
    ...expects,
    points: [white * HALF - expects.expected[0], black * HALF - expects.expected[1]],
  };
}

/** The same without reasons, as one number: white's thousandths; `black` after the correction. Black has the opposite. */
export function pointsOfWhite(white: number, black: number, halfPoints: HalfPoints): number {
  const weaker = chance(Math.abs(white - black));
  return halfPoints * HALF - (white >= black ? THOUSAND - weaker : weaker);
}
