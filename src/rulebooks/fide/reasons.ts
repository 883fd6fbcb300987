/** The rules and findings of the FIDE books, with what each is given. The phrase books are typed by these. */

import type { Control } from '../../core/control.ts';
import type { AssumedK } from '../../core/event.ts';
import type { ApprovalFindings } from '../approvals.ts';

/** Why a game does not count for a player. */
export const NOT_COUNTED = [
  'forfeit',
  'excluded',
  'too-fast',
  'after-decision',
  'unrated-opponent',
  'zero-scorer',
  'far-apart',
] as const;
export type NotCounted = (typeof NOT_COUNTED)[number];

/** The 2014 text's names for the average from which a first rating starts; `Rc new` leads to `Ru new`, the others to `Ru`. */
export type Average = 'Rc' | 'Ra' | 'Rc new';

/** What one event adds to a pool. */
type PartResult = { event: string | null; games: number; score: number; average: number };

export interface FideRules {
  'new-rating': { given: { before: number; change: number; rounded: number }; gives: number };
  delisted: { given: { computed: number; floor: number }; gives: null };
  'no-games': { given: { before: number }; gives: number };
  /** `event` where the period has several. */
  'event-not-rated': {
    given:
      | { clauses: readonly string[]; before: number | null }
      | { clauses: readonly string[]; before: number | null; event: string };
    gives: number | null;
  };
  'period-change': { given: { changes: readonly number[] }; gives: number };
  'corrected-change': { given: { changes: readonly number[]; corrections: readonly number[] }; gives: number };
  correction: {
    given: { event: string; list: string; was: number | null; now: number | null };
    gives: number;
  };
  'event-change': {
    given: { event: string; own: number; w: number; we: number; n: number; difference: number; k: number };
    gives: number;
  };
  'k-given': { given: { k: number }; gives: number };
  'k-listed': { given: { k: number }; gives: number };
  'k-unknown': { given: { established: number }; gives: number };
  'k-assumed': { given: { as: 'established' | 'number' }; gives: number };
  'k-once-2400': { given: { peak: number }; gives: number };
  'k-newcomer': { given: { games: number; needed: number }; gives: number };
  'k-junior': { given: { under: 'birthday' | 'year-end'; below: number }; gives: number };
  'k-established': { given: { games: number }; gives: number };
  'k-limited': { given: { k: number; games: number; limit: number }; gives: number };
  /** `from` null: the setting by which a standard rating does not decide K. */
  'k-new-to-list': { given: { rating: number; from: number | null }; gives: number };
  /** The rating used is the standard rating. */
  'standard-rating': { given: { rating: number }; gives: number };
  'not-on-list-yet': { given: { standard: number }; gives: null };
  'rated-meanwhile': { given: { rating: number }; gives: number };
  game: {
    given: {
      round: number;
      opponent: string;
      colour: 'white' | 'black';
      rating: number;
      gap: number;
      counted: number;
      expected: number;
      score: number;
    };
    gives: number;
  };
  'counted-gap': { given: { own: number; opponent: number; gap: number; limit: number }; gives: number };
  'real-gap': { given: { own: number; opponent: number; from: number }; gives: number };
  /** One difference of an event counts as less, the greatest (2022); `others` above the limit count as they are. */
  'one-upgrade': { given: { own: number; opponent: number; limit: number; others: number }; gives: number };
  'uncut-gap': { given: { own: number; opponent: number; limit: number }; gives: number };
  /** Opponents far above the player, and by which reading their differences count (2022). */
  'gaps-from-below': { given: { games: number; limit: number; lower: 'always' | 'once' | 'never' }; gives: number };
  'expected-score': { given: { gap: number }; gives: number };
  'not-counted': { given: { round: number; opponent: string; ground: NotCounted }; gives: null };
  'tournament-average': { given: { rar: number; dpa: number; n: number }; gives: number };
  'rated-average': { given: { players: number }; gives: number };
  'average-difference': { given: { differences: readonly number[] }; gives: number };
  'opponents-average': { given: { games: number; sum: number }; gives: number };
  'rated-opponents-average': { given: { games: number; sum: number }; gives: number };
  'average-with-draws': { given: { games: number; sum: number; draws: number; rating: number }; gives: number };
  'fractional-score': { given: { score: number; games: number }; gives: number };
  'score-difference': { given: { p: number }; gives: number };
  'initial-even': { given: { of: Average; average: number }; gives: number };
  'initial-above': { given: { of: Average; average: number; halfPoints: number; bonus: number }; gives: number };
  'initial-below': { given: { average: number; dp: number }; gives: number };
  'initial-below-round-robin': { given: { of: Average; average: number; dp: number; n: number }; gives: number };
  'trimmed-average': { given: { ra: number; ru: number; moved: number; n: number; limit: number }; gives: number };
  'initial-estimate': { given: { ra: number; dp: number }; gives: number };
  'initial-maximum': { given: { computed: number; maximum: number }; gives: number };
  'newcomer-game': {
    given: { round: number; opponent: string; colour: 'white' | 'black'; rating: number; score: number };
    gives: number;
  };
  'earlier-results': { given: PartResult; gives: number };
  'event-results': { given: PartResult; gives: number };
  pool: { given: { events: number; games: number; score: number; months: number }; gives: number };
  'zero-disregarded': { given: { event: string | null; games: number }; gives: null };
  'first-below-floor': { given: { event: string | null; computed: number; floor: number }; gives: null };
  'results-expired': { given: { event: string | null; months: number }; gives: null };
  'no-games-newcomer': { given: { needed: number }; gives: null };
  'too-few-games': { given: { games: number; needed: number }; gives: null };
  'below-floor': { given: { computed: number; floor: number }; gives: null };
  listed: { given: { rating: number; games: number }; gives: number };
  'closing-date': { given: { list: string; days: number }; gives: string };
  performance: { given: { average: number; dp: number }; gives: number };
}

/** A game as findings name it: round, white, black. */
export type NamedGame = readonly [number, string, string];

export interface FideFindings extends ApprovalFindings {
  'fide.registration-late': {
    registered: string;
    deadline: string;
    days: number;
    authority: 'qc-chairman' | 'president';
  };
  'fide.arbiter-unlicensed': { arbiter: string };
  'fide.not-over-the-board': Record<never, never>;
  'fide.hybrid-unapproved': Record<never, never>;
  'fide.hybrid-without-pgn': Record<never, never>;
  'fide.time-too-short': { minutes: number; required: number; highest: number };
  'fide.game-time-too-short': {
    minutes: number;
    required: number;
    games: readonly NamedGame[];
    /** Who could approve it, if anybody could. */
    mayApprove?: 'qc';
  };
  'fide.fast-classic': { minutes: number; required: number; games: number; approvedBy: string };
  'fide.fast-classic-increment': { increment: number; named: number };
  'fide.fast-classic-rounds': { date: string; rounds: number; limit: number };
  'fide.first-control': { moves: number; required: number; rule: 'exactly' | 'at-least' };
  /** `is`: the list for this time control; null if it is too short for any. */
  'fide.other-control': { minutes: number; control: Control; is: Control | null };
  'fide.unequal-times': Record<never, never>;
  'fide.too-many-rounds': { date: string; rounds: number; limit: number };
  'fide.far-apart': { games: readonly NamedGame[]; points: number; above: number };
  'fide.standard-ratings': { players: readonly string[] };
  'fide.day-too-long': { date: string; rounds: number; hours: number; limit: number };
  'fide.event-too-long': { days: number; limit: number };
  'fide.interim-reports': { days: number; limit: number };
  'fide.unplayed': { games: readonly NamedGame[] };
  'fide.excluded': { games: readonly NamedGame[] };
  'fide.too-few-rated': { players: number; rated: number; needed: number };
  'fide.too-few-players': { players: number; needed: number };
  'fide.treated-as-swiss': { missing: number };
  'fide.zero-score': { players: readonly string[] };
  'fide.match-unrated': { player: string };
  'fide.match-players': { players: number };
  'fide.match-decided': { games: readonly NamedGame[] };
  'fide.unrated-opponents': { games: readonly NamedGame[] };
  /** The federation still has until `upload`. */
  'fide.arbiter-report-late': { received: string; due: string; upload: string };
  'fide.report-late': { received: string; due: string };
  'fide.report-too-late': { received: string; last: string };
  'fide.not-announced': Record<never, never>;
  'fide.list-too-early': { list: string; first: string };
  'fide.list-too-late': { list: string; last: string };
  'fide.list-differs': { list: string; period: string };
  'fide.below-floor': { players: readonly string[]; lowest: number; floor: number };
  'fide.birth-unknown': { players: readonly string[] };
  'fide.games-unknown': { players: readonly string[]; assumed?: AssumedK };
  'fide.facts-missing': { facts: readonly string[]; clauses: readonly string[] };
}

export type FideCode = keyof FideFindings;
