/** The rules that write reasons and the findings of admission: names, what each is given and what it gives. */
import type { ApprovalFindings } from '../approvals.ts';
import type { Result } from '../../core/game.ts';
import type { EntryGrade, Grade, ImportanceRow, TimeCategory } from './tables.ts';

export type GoColour = 'white' | 'black';

/** Why the tables give no multiplier. */
export type Undetermined = 'no-base-time' | 'overtime' | 'too-fast';

export interface MgszRules {
  /** 6(1) step 1: value of the thinking time and the sum of the additions; gives C. */
  multiplier: { given: { time: number; importance: number }; gives: number };
  /** Table 2: every 13x13 event. */
  'multiplier-13': { given: { board: number }; gives: number };
  /** 6(2): C was set by the committee. */
  'multiplier-committee': { given: { board: number }; gives: number };
  /** 6(2): C does not follow from the tables. */
  'multiplier-undetermined': { given: { cause: Undetermined }; gives: null };
  /** Table 2: minutes of the base time; gives the minutes of the extended time. */
  'extended-japanese': { given: { base: number; seconds: number; moves: number; added: number }; gives: number };
  /** Table 2: `moves` in `minutes`, counted for `counted` moves. */
  'extended-canadian': {
    given: { base: number; minutes: number; moves: number; counted: number; added: number };
    gives: number;
  };
  'extended-sudden-death': { given: { base: number }; gives: number };
  /** Table 2: the row that fits; gives its value. */
  'time-category': {
    given: { category: TimeCategory['category']; base: number; extended: number; minBase: number; minExtended: number };
    gives: number;
  };
  /** Table 2: the next better row, and that it does not fit. */
  'better-category-missed': {
    given: { category: TimeCategory['category']; base: number; extended: number; minBase: number; minExtended: number };
    gives: false;
  };
  /** Table 3: a row that applies; gives its addition. */
  importance: { given: { row: Exclude<ImportanceRow['row'], 'large'> }; gives: number };
  /** Table 3, second row; `participants` is null where only the claim is known. */
  'importance-large': { given: { participants: number | null; above: number }; gives: number };
  /** 6(3): C times rounds reaches the limit; gives the rounds of each part. */
  'event-cut': { given: { c: number; rounds: number; product: number; limit: number }; gives: readonly number[] };
  /** 6(1) step 2: an entering player, points set by the handler. */
  'entering-points': { given: { points: number }; gives: number };
  /** 6(1) step 2: an entering player, points proposed from the entry grade. */
  'entering-points-proposed': { given: { grade: EntryGrade }; gives: number };
  /** 6(1) step 2: a player from outside the registry counts with the limit of the entry grade. */
  'outside-points': { given: { grade: EntryGrade }; gives: number };
  /** 5(3): the initial grade that was set. */
  'initial-grade-set': { given: { grade: Grade }; gives: Grade };
  /** 5(3): the initial grade follows from the entry grade, or from the points; `cap` is the strongest possible. */
  'initial-grade': { given: { grade: EntryGrade; cap: Grade }; gives: Grade };
  /** 8(2) step 1: the receiver's points grow by one band a stone. */
  'corrected-points': {
    given: { points: number; stones: number; widths: readonly number[]; added: number };
    gives: number;
  };
  /** 8(2) step 1: with the stones black counts as the stronger; points after the correction. */
  'roles-changed': { given: { white: number; black: number }; gives: 'black' };
  /** 8(2) step 2, table 4. */
  chance: { given: { higher: number; lower: number; difference: number }; gives: number };
  /** 8(2) step 2: one game, seen from one side. `difference` is own minus opponent's, corrected. */
  'game-points': {
    given: {
      round: number;
      opponent: string;
      colour: GoColour;
      points: number;
      opponentPoints: number;
      stones: number;
      difference: number;
      chance: number;
      score: number;
      expected: number;
    };
    gives: number;
  };
  /** 8(1): a game that was not played. */
  'game-not-played': { given: { round: number; opponent: string; result: Result }; gives: null };
  /** A game that the report excludes. */
  'game-excluded': { given: { round: number; opponent: string }; gives: null };
  /** 7: C times the sum of the game points, rounded once; `part` counts from 1, `parts` is 1 for an event not cut. */
  change: {
    given: {
      part: number;
      parts: number;
      from: number;
      to: number;
      c: number;
      sum: number;
      exact: number;
      before: number;
    };
    gives: number;
  };
  /** 6(1) step 3: starting points and change. */
  'new-points': { given: { before: number; change: number; games: number }; gives: number };
  /** 6(1) step 2: a player from outside is not rated. */
  'outside-not-rated': { given: { games: number; sum: number }; gives: null };
  /** 5(2): a grade for which one reach is enough. */
  'grade-reached-once': { given: { points: number; limit: number; from: Grade }; gives: Grade };
  /** 5(4): reached or held for the second time. */
  'grade-reached-again': { given: { points: number; limit: number; from: Grade }; gives: Grade };
  /** 5(4): reached for the first time; gives the mark. */
  'grade-reached-first': { given: { points: number; limit: number; grade: Grade }; gives: number };
  /** 4(2): the grade stays; `ofPoints` is the grade that the points alone would give. */
  'grade-kept': { given: { points: number; grade: Grade; ofPoints: Grade }; gives: Grade };
  /** 5(1): without a rated game, or with C = 0, an event says nothing about the grade. */
  'grade-not-touched': { given: { grade: Grade; c: number; games: number }; gives: Grade };
  /** 9(1)a: the grade to enter the next event with. */
  'entry-grade': { given: { points: number }; gives: Grade };
  /** 9(1)b: an international event that requires the grade of the EGF list. */
  'entry-grade-egf': { given: { grade: EntryGrade }; gives: EntryGrade };
  /** 9(2): any grade on 13x13. */
  'entry-grade-free': { given: { board: number }; gives: null };
  /** The event is not rated; the points stay. */
  'event-not-rated': { given: { before: number | null }; gives: number | null };
  /** 8(2): score that the chances lead one to expect over some games. */
  'expected-score': { given: { games: number }; gives: number };
  /** 7: the smallest sum of game points that gives the wished points; null where C is 0 and no sum does. */
  'wished-sum': { given: { points: number; wished: number; c: number }; gives: number | null };
  /** 7: wins needed for it out of this many games; null where all wins are not enough. */
  'wished-wins': { given: { sum: number; expected: number; games: number }; gives: number | null };
}

export interface MgszFindings extends ApprovalFindings {
  'mgsz.board': { board: number };
  'mgsz.pair-go': { event: string };
  'mgsz.consultation': { event: string };
  'mgsz.no-base-time': { event: string };
  'mgsz.overtime': { kind: string };
  'mgsz.too-fast': { base: number; extended: number; minBase: number; minExtended: number };
  'mgsz.points-missing': { player: string };
  'mgsz.entry-grade-missing': { player: string };
  'mgsz.grade-missing': { player: string; points: number; grade: Grade };
  'mgsz.already-registered': { player: string };
  'mgsz.marks-set-aside': { player: string; grades: readonly string[] };
  'mgsz.initial-points-proposed': {
    player: string;
    grade: EntryGrade;
    points: number;
    score: number;
    games: number;
  };
  'mgsz.initial-grade-from-points': { player: string; points: number; grade: Grade };
  'mgsz.initial-grade-committee': { player: string; grade: Grade; cap: Grade };
  'mgsz.entry-grade-above-table': { player: string; grade: EntryGrade; points: number };
  'mgsz.entry-grade-differs': { player: string; entered: EntryGrade; points: number; grade: Grade };
  'mgsz.nobody-covered': { players: number };
  'mgsz.stones-to-stronger': {
    round: number;
    white: string;
    black: string;
    whitePoints: number;
    blackPoints: number;
    stones: number;
  };
  'mgsz.stones-without-handicap': { games: number };
  'mgsz.two-statuses': { additions: number };
  'mgsz.large-claimed': { participants: number; above: number };
  'mgsz.participants-too-few': { participants: number; players: number };
  'mgsz.committee-c': { c: number; tables: number | null };
  'mgsz.board-unknown': { board: number };
  'mgsz.overtime-unknown': { base: number };
  'mgsz.handicap-unknown': { addition: number };
  'mgsz.participants-unknown': { players: number; claimed: boolean };
  'mgsz.jigo': { round: number; white: string; black: string };
  'mgsz.game-not-played': { round: number; white: string; black: string; result: Result };
  'mgsz.game-excluded': { round: number; white: string; black: string };
  'mgsz.adjustment-mismatch': { player: string; recorded: number | string; present: number | string };
}

export type MgszCode = keyof MgszFindings;
