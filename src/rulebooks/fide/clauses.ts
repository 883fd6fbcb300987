/** What the FIDE editions have in common: the tables, the clock, one game, one event. */
import { type Day, daysInclusive, firstDay, type Month, monthOf } from '../../core/dates.ts';
import { clamp, fraction, halfPointsInHundredths, inUnits, points, roundHalfUp } from '../../core/exact.ts';
import type { ChessEvent, Game } from '../../core/event.ts';
import { HALF_POINTS, isPlayed } from '../../core/game.ts';
import type { Why } from '../../core/reasons.ts';
import type { ControlPeriod } from '../../core/report.ts';
import type { EventPage } from '../game-table.ts';
import type { FideRules, NotCounted, NamedGame } from './reasons.ts';
import { EXPECTED_SCORE, RATING_DIFFERENCE } from './tables.ts';

export type FideWhy = Why<FideRules>;

/** The changes of its rows follow with K. */
export type FidePage = EventPage<FideRules>;

const LARGEST_GAP = 735;

/** The table of expected scores, spread out: hundredths of the stronger side by difference. */
const EXPECTED_BY_GAP: Uint8Array = (() => {
  const byGap = new Uint8Array(LARGEST_GAP + 2);
  let row = 0;
  for (let gap = 0; gap < byGap.length; gap += 1) {
    if (gap > (EXPECTED_SCORE[row] as { upTo: number }).upTo) row += 1;
    byGap[gap] = (EXPECTED_SCORE[row] as { percent: number }).percent;
  }
  return byGap;
})();

/** 2014 §8.1b, 2024 §8.1.2: expected score in hundredths for a difference own − opponent; the weaker side has the rest. */
export function expectedScore(gap: number, why?: FideWhy, clause = '8.1.2'): number {
  const stronger = EXPECTED_BY_GAP[Math.min(Math.abs(gap), LARGEST_GAP + 1)] as number;
  const expected = gap < 0 ? 100 - stronger : stronger;
  why?.because(clause, 'expected-score', { gap }, inUnits(expected, 100));
  return expected;
}

const DIFFERENCE_BY_SCORE: Int16Array = (() => {
  const byScore = new Int16Array(101);
  for (const { p, dp } of RATING_DIFFERENCE) {
    byScore[p] = dp;
    byScore[100 - p] = -dp;
  }
  return byScore;
})();

/** 2014 §8.1a, 2024 §8.1.1: the difference dp for a fractional score in hundredths. */
export function ratingDifference(p: number, why?: FideWhy, clause = '8.1.1'): number {
  const dp = DIFFERENCE_BY_SCORE[p] as number;
  why?.because(clause, 'score-difference', { p: inUnits(p, 100) }, dp);
  return dp;
}

/**
 * 2014 §8.1a, 2024 §8.1.1: the fractional score in hundredths.
 * Reading: a half hundredth goes up, so 1 of 8 is .13.
 */
export function fractionalScore(halfPoints: number, games: number, why?: FideWhy, clause = '8.1.1'): number {
  const p = roundHalfUp(fraction(halfPoints * 50, games));
  why?.because(clause, 'fractional-score', { score: points(halfPoints), games }, inUnits(p, 100));
  return p;
}

const MOVES_RECKONED = 60;

/**
 * §1.1 Minutes that a player has for 60 moves: the time of every period that begins before move 61, and the increment of
 * each move by the period it falls in.
 */
export function minutesFor60Moves(controls: readonly ControlPeriod[]): number {
  let made = 0;
  let seconds = 0;
  for (const { moves, minutes, increment } of controls) {
    if (made >= MOVES_RECKONED) break;
    const inPeriod = Math.min(moves ?? MOVES_RECKONED, MOVES_RECKONED - made);
    seconds += minutes * 60 + inPeriod * increment;
    made += inPeriod;
  }
  return seconds / 60;
}

const MAX_HOURS_A_DAY = 12;

/** §3.1 Hours of play in a day with this many rounds, for both clocks and 60 moves. */
export const hoursPerDay = (minutesPerPlayer: number, rounds: number): number => (2 * minutesPerPlayer * rounds) / 60;

/** §3.1 Twelve hours a day and not more. */
export const dayOk = (minutesPerPlayer: number, rounds: number): boolean =>
  hoursPerDay(minutesPerPlayer, rounds) <= MAX_HOURS_A_DAY;

/** §3.1 At most twelve hours of play a day, calculated for games of 60 moves. */
export const dailyLimitOk = (controls: readonly ControlPeriod[], rounds: number): boolean =>
  dayOk(minutesFor60Moves(controls), rounds);

/** The days of a schedule that are longer than §3.1 allows. */
export function longDays(event: ChessEvent): { date: Day; rounds: number; hours: number; limit: number }[] {
  const { controls, schedule } = event;
  if (controls === undefined || schedule === undefined) return [];
  const minutes = minutesFor60Moves(controls);
  const rounds = new Map<Day, number>();
  for (const { date } of schedule) rounds.set(date, (rounds.get(date) ?? 0) + 1);
  return [...rounds]
    .filter(([, count]) => !dailyLimitOk(controls, count))
    .map(([date, count]) => ({ date, rounds: count, hours: hoursPerDay(minutes, count), limit: MAX_HOURS_A_DAY }))
    .sort((a, b) => a.date - b.date);
}

export const eventDays = (event: ChessEvent): number => daysInclusive(event.start, event.end);

/** 2014 §7.13, 2024 §7.1.3: a list closes this many days before its date. */
export const closingDay = (list: Month, days: number): Day => firstDay(list) - days;

/**
 * 2014 §7.13, 2024 §7.1.3: the first list that an event can be on. An official FIDE event may end on the day before it.
 */
export function firstList(end: Day, kind: 'ordinary' | 'official', closingDays: number): Month {
  const next = monthOf(end) + 1;
  return kind === 'official' || end <= closingDay(next, closingDays) ? next : next + 1;
}

/**
 * 2014 §7.13, 2024 §7.1.3 and §9.1: the list of an event. It closes some days before its date, both for the last day of
 * the event and for the report. Reading: for the report of an official FIDE event on the day before the list, as for the
 * event itself, which could never be on that list otherwise.
 */
export function listMonthOf(
  end: Day,
  received: Day | undefined,
  kind: 'ordinary' | 'official',
  closingDays: number,
): Month {
  const byEnd = firstList(end, kind, closingDays);
  return received === undefined ? byEnd : Math.max(byEnd, firstList(received, kind, closingDays));
}

/** A match is decided for the games after the one in which a side passed half of the scheduled points. */
export function gamesBeforeDecision(scores: readonly (readonly [number, number])[], scheduled: number): number {
  let [first, second] = [0, 0];
  for (const [index, [a, b]] of scores.entries()) {
    first += a;
    second += b;
    if (first > scheduled || second > scheduled) return index + 1;
  }
  return scores.length;
}

/** The games of a match that were played after its decision, by pair of players. Forfeits count in the match score. */
export function gamesAfterDecision(games: readonly Game[], scheduled: number | undefined): ReadonlySet<Game> {
  const after = new Set<Game>();
  const byPair = new Map<string, Game[]>();
  for (const game of games) {
    const pair = `${Math.min(game.white, game.black)}-${Math.max(game.white, game.black)}`;
    const played = byPair.get(pair);
    if (played === undefined) byPair.set(pair, [game]);
    else played.push(game);
  }
  for (const match of byPair.values()) {
    const first = (match[0] as Game).white;
    const scores = match.map(({ white, result }) => {
      const [ofWhite, ofBlack] = HALF_POINTS[result];
      return white === first ? ([ofWhite, ofBlack] as const) : ([ofBlack, ofWhite] as const);
    });
    const counted = gamesBeforeDecision(scores, scheduled ?? match.length);
    for (const game of match.slice(counted)) after.add(game);
  }
  return after;
}

/** §5.1 A game counts when it was played and nobody excluded it. */
export const isCountable = (game: Game): boolean => game.rated && isPlayed(game.result);

export const pairing = (event: ChessEvent, { round, white, black }: Game): NamedGame => [
  round,
  (event.players[white] as { id: string }).id,
  (event.players[black] as { id: string }).id,
];

/** The name of an event in the reasons. */
export const eventName = ({ name, id }: ChessEvent): string => name ?? id;

/** The difference of two ratings, at most the limit of the edition; its clause is named where it cuts. */
export function gapUpTo(limit: number, clause: string, own: number, opponent: number, why?: FideWhy): number {
  const gap = own - opponent;
  const counted = clamp(gap, -limit, limit);
  if (counted !== gap) why?.because(clause, 'counted-gap', { own, opponent, gap, limit }, counted);
  return counted;
}

/** The clauses of an edition for the steps of the shared calculation. */
export interface ClauseCitations {
  readonly unplayed: string;
  readonly tooFast: string;
  readonly afterDecision: string;
  readonly unratedOpponent: string;
  /** The game of a newcomer with another unrated player. */
  readonly unratedPair: string;
  readonly zeroScore: string;
  readonly newcomerGame: string;
  /** A newcomer's results from several events. */
  readonly pool: string;
  readonly countedGap: string;
  /** Which list's ratings count in an event. */
  readonly ratingsAtStart: string;
  readonly expectedScore: string;
  readonly fractionalScore: string;
  /** The clause that defines a performance, if the text has one; FIDE's rating regulations only have the table for it. */
  readonly performance?: string;
  readonly gameChange: string;
  readonly eventChange: string;
  readonly kFactor: string;
  readonly rounding: string;
  readonly delisted: string;
  /** That there is a list every month. */
  readonly monthlyList: string;
  /** When a list closes. */
  readonly closing: string;
  /** Who is marked as inactive on a list, and who is not on it at all. */
  readonly inactive: string;
  readonly notListed: string;
  readonly ratedMeanwhile: string;
  /** How a first rating follows from an average, in the texts from 2024 on. */
  readonly initialRating?: string;
  /** Rapid and blitz: players without a rating play with the standard rating; games that are too uneven. */
  readonly standardRating?: string;
  readonly farApart?: string;
}

/** Sums of one event, by player's index: games, half points and expected hundredths. */
export interface Tally {
  readonly n: Int32Array;
  readonly halfPoints: Int32Array;
  readonly expected: Int32Array;
}

export interface FieldOfPlayers {
  /** The rating from which a player's own differences are taken; undefined if there is none. */
  readonly own: readonly (number | undefined)[];
  /** The rating that opponents meet; undefined for anybody who counts as unrated. */
  readonly worth: readonly (number | undefined)[];
  readonly whys: readonly (FidePage | undefined)[];
}

/** Where the steps about the differences of an event are written: to the page of each game, and to that of the event. */
export interface DifferencePages {
  readonly games: readonly (FideWhy | undefined)[];
  readonly event: FideWhy | undefined;
}

/** The differences of a player that count, of the games of one event in the order of their rounds. */
export type CountedDifferences = (
  own: number,
  opponents: readonly number[],
  pages?: DifferencePages,
) => readonly number[];

export interface GameRules {
  readonly cite: ClauseCitations;
  /** For one game. It depends only on the difference, and on whether the player's rating is at least `realGapFrom`. */
  readonly countedGap: (own: number, opponent: number, why?: FideWhy) => number;
  /** The player's rating from which on differences are not cut; absent if there is none. */
  readonly realGapFrom?: number;
  /** For texts in which a difference depends on the player's other games in the event; absent if every game is judged by itself. */
  readonly countedDifferences?: CountedDifferences;
}

/**
 * 2014 §8.51 to §8.55, 2024 §8.3.1 and §8.3.2: game by game, score minus expected score, against rated opponents. Games that are
 * left out are reported in their place, so that the steps keep the order of rounds.
 */
export function tallyGames(
  event: ChessEvent,
  leftOut: ReadonlyMap<Game, NotCounted>,
  field: FieldOfPlayers,
  rules: GameRules,
): Tally {
  const size = event.players.length;
  const tally: Tally = { n: new Int32Array(size), halfPoints: new Int32Array(size), expected: new Int32Array(size) };
  const together = rules.countedDifferences;
  const sides = together === undefined ? undefined : sidesTogether(event, leftOut, field, together);
  for (const game of event.games) {
    const ground = leftOut.get(game);
    for (const colour of COLOURS) {
      const me = game[colour];
      const own = field.own[me];
      if (own === undefined) continue;
      if (ground === undefined) tallySide(tally, event, game, colour, own, field, rules, sides?.[colour].get(game));
      else noteUncounted(event, game, colour, ground, rules.cite[CITED[ground]] as string, field.whys[me]);
    }
  }
  return tally;
}

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

const halfPointsOf = ({ result }: Game, colour: Colour): number => HALF_POINTS[result][colour === 'white' ? 0 : 1];

const opponentOf = ({ white, black }: Game, colour: Colour): number => (colour === 'white' ? black : white);

/** A player's side of a game whose difference was counted together with the player's other games in the event. */
interface CountedSide {
  readonly counted: number;
  readonly on: FideWhy | undefined;
}

/** The sides of the games that count, by colour, where a difference depends on the player's other games of the event. */
function sidesTogether(
  event: ChessEvent,
  leftOut: ReadonlyMap<Game, NotCounted>,
  { own, worth, whys }: FieldOfPlayers,
  differencesOf: CountedDifferences,
): Readonly<Record<Colour, ReadonlyMap<Game, CountedSide>>> {
  const games: { readonly game: Game; readonly colour: Colour }[][] = event.players.map(() => []);
  for (const game of event.games.toSorted((a, b) => a.round - b.round)) {
    if (leftOut.has(game)) continue;
    for (const colour of COLOURS) {
      const isCounted = own[game[colour]] !== undefined && worth[opponentOf(game, colour)] !== undefined;
      if (isCounted) games[game[colour]]?.push({ game, colour });
    }
  }
  const sides = { white: new Map<Game, CountedSide>(), black: new Map<Game, CountedSide>() };
  games.forEach((played, me) => {
    const opponents = played.map(({ game, colour }) => worth[opponentOf(game, colour)] as number);
    const pages = played.map(() => whys[me]?.under());
    // unrated players have no game here
    const counted = differencesOf(own[me] ?? 0, opponents, { games: pages, event: whys[me] });
    played.forEach(({ game, colour }, at) => {
      sides[colour].set(game, { counted: counted[at] as number, on: pages[at] });
    });
  });
  return sides;
}

function tallySide(
  tally: Tally,
  event: ChessEvent,
  game: Game,
  colour: Colour,
  own: number,
  field: FieldOfPlayers,
  { cite, countedGap: gapOf }: GameRules,
  together: CountedSide | undefined,
): void {
  const me = game[colour];
  const opponent = opponentOf(game, colour);
  const why = field.whys[me];
  const rating = field.worth[opponent];
  if (rating === undefined) {
    noteUncounted(event, game, colour, 'unrated-opponent', cite.unratedOpponent, why);
    return;
  }
  const halfPoints = halfPointsOf(game, colour);
  const on = together === undefined ? why?.under() : together.on;
  const counted = together === undefined ? gapOf(own, rating, on) : together.counted;
  const limited = on?.steps[0]?.clause;
  const expected = expectedScore(counted, on, cite.expectedScore);
  (tally.n[me] as number) += 1;
  (tally.halfPoints[me] as number) += halfPoints;
  (tally.expected[me] as number) += expected;
  if (why === undefined) return;
  const seen = { round: game.round, opponent: idOf(event, opponent), colour, rating, gap: own - rating, counted };
  const difference = halfPointsInHundredths(halfPoints) - expected;
  why.because(
    cite.gameChange,
    'game',
    { ...seen, expected: inUnits(expected, 100), score: points(halfPoints) },
    inUnits(difference, 100),
    on,
  );
  why.rows.push({
    kind: 'counted',
    ...seen,
    own,
    expected: inThousandths(expected),
    halfPoints,
    difference: inThousandths(difference),
    change: null,
    clauses: {
      ...(limited === undefined ? {} : { gap: limited }),
      expected: cite.expectedScore,
      change: cite.eventChange,
    },
  });
}

const inThousandths = (hundredths: number): number => 10 * hundredths;

const idOf = (event: ChessEvent, index: number): string => (event.players[index] as { id: string }).id;

function noteUncounted(
  event: ChessEvent,
  game: Game,
  colour: Colour,
  ground: NotCounted,
  clause: string,
  why: FidePage | undefined,
): void {
  if (why === undefined) return;
  const given = { round: game.round, opponent: idOf(event, opponentOf(game, colour)), ground };
  const step = why.because(clause, 'not-counted', given, null);
  why.rows.push({ kind: 'left-out', ...given, step });
}

/** Under which of an edition's clauses a game is left out. */
const CITED: Readonly<Record<NotCounted, keyof ClauseCitations>> = {
  forfeit: 'unplayed',
  excluded: 'unplayed',
  'too-fast': 'tooFast',
  'after-decision': 'afterDecision',
  'unrated-opponent': 'unratedOpponent',
  'zero-scorer': 'zeroScore',
  'far-apart': 'farApart',
};

/**
 * Writes the games of players without a rating of their own, in the order of rounds: the score and the opponent, or why the game
 * does not count. `met` is the rating at which a player meets an opponent.
 */
export function noteNewcomersGames(
  event: ChessEvent,
  leftOut: ReadonlyMap<Game, NotCounted>,
  { own, whys }: Pick<FieldOfPlayers, 'own' | 'whys'>,
  met: (me: number, opponent: number) => number | undefined,
  cite: ClauseCitations,
): void {
  if (whys.every((why) => why === undefined)) return;
  for (const game of event.games) {
    for (const colour of COLOURS) {
      const me = game[colour];
      if (own[me] !== undefined) continue;
      const why = whys[me];
      const opponent = opponentOf(game, colour);
      const ground = leftOut.get(game);
      const rating = met(me, opponent);
      if (ground !== undefined) {
        noteUncounted(event, game, colour, ground, cite[CITED[ground]] as string, why);
      } else if (rating === undefined) {
        noteUncounted(event, game, colour, 'unrated-opponent', cite.unratedPair, why);
      } else {
        const halfPoints = halfPointsOf(game, colour);
        const [score, seen] = [
          points(halfPoints),
          { round: game.round, opponent: idOf(event, opponent), colour, rating },
        ];
        why?.because(cite.newcomerGame, 'newcomer-game', { ...seen, score }, score);
        why?.rows.push({ kind: 'scored', ...seen, halfPoints, change: null, clauses: { change: cite.newcomerGame } });
      }
    }
  }
}

/** K times (score − expected score), in hundredths of a rating point; exact. */
export const changeInHundredths = (k: number, halfPoints: number, expected: number): number =>
  k * (halfPointsInHundredths(halfPoints) - expected);
