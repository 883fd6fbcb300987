/** The rules that an ORR explanation is made of, and the findings: names and facts. The phrase books are typed by them. */
import type { ApprovalFindings } from '../approvals.ts';

/** The kind of an opponent's number: a settled or a starred rating of the system, a FIDE rating, or an estimate. */
export type RatingKind = 'rated' | 'unsettled' | 'fide' | 'newcomer';

/** Why a game of the table did not count for a player. */
export type NotCounted = 'opponent-absent' | 'player-absent' | 'both-absent' | 'excluded';

export interface OrrRules {
  'expected-score': { given: { own: number; opponent: number; difference: number }; gives: number };
  /** One game of the event. */
  game: {
    given: {
      round: number;
      opponent: string;
      opponentRating: number;
      standing: RatingKind;
      score: number;
      expected: number;
    };
    gives: number;
  };
  /** One game of an earlier event. */
  'stored-game': {
    given: { event: string | null; opponentRating: number; score: number; expected: number };
    gives: number;
  };
  /** One game of a calculator, where there is no event. */
  'single-game': { given: { opponentRating: number; score: number; expected: number }; gives: number };
  'score-difference': { given: { games: number; score: number; expected: number }; gives: number };
  /** `to` is null in the last row. */
  k: {
    given: { rating: number; sr: number; from: number; to: number | null; gain: number; loss: number };
    gives: number;
  };
  'k-below-table': { given: { rating: number; sr: number; gain: number; loss: number }; gives: number };
  'k-given': { given: { rating: number }; gives: number };
  'change-gain': { given: { sr: number; k: number }; gives: number };
  'change-loss': { given: { sr: number; k: number }; gives: number };
  'change-cap': { given: { sr: number; k: number }; gives: number };
  'new-rating': { given: { rating: number; change: number }; gives: number };
  'rating-from-estimate': { given: { estimate: number; change: number }; gives: number };

  'fide-adopted': { given: { fideRating: number }; gives: number };
  'fide-guest': { given: { fideRating: number }; gives: null };
  'estimate-only': { given: { estimate: number }; gives: null };
  'zero-points': { given: { games: number; estimate: number }; gives: null };
  'no-games': { given: { rating: number }; gives: number };
  'no-games-no-rating': { given: Record<string, never>; gives: null };
  'game-not-counted': { given: { round: number; opponent: string; why: NotCounted }; gives: null };

  'average-age': { given: { games: number }; gives: number };
  'player-coefficient': {
    given: { player: string; rating: number; score: number; games: number; averageAge: number };
    gives: number;
  };
  'single-coefficient': {
    given: { rating: number; score: number; games: number; averageAge: number };
    gives: number;
  };
  'kt-nobody': { given: { participants: number }; gives: number };
  'kt-mean': { given: { contributors: number; mean: number }; gives: number };
  'kt-bounds': { given: { mean: number; low: number; high: number }; gives: number };
  'kt-reduction': {
    given: { kt: number; contributors: number; root: number; participants: number; reduced: number };
    gives: number;
  };
  'kt-reduction-floor': {
    given: { kt: number; contributors: number; root: number; participants: number; reduced: number };
    gives: number;
  };
  'kt-given': { given: Record<string, never>; gives: number };

  'corridor-top': { given: { kt: number; averageAge: number }; gives: number };
  'corridor-bottom': { given: { rmax: number }; gives: number };
  'corridor-bottom-limit': { given: { rmax: number; limit: number }; gives: number };
  'refined-max': { given: { rmax: number; rmin: number; games: number }; gives: number };
  'full-max': { given: { rmax: number; games: number }; gives: number };
  'start-estimate': { given: { rmin: number; rpmax: number; score: number; games: number }; gives: number };
  'fictitious-draw': { given: { games: number; rating: number }; gives: number };
  'opponents-average': { given: { numbers: readonly number[] }; gives: number };
  'primary-estimate': { given: { rsr: number; score: number; games: number }; gives: number };
  'primary-is-start': { given: { games: number }; gives: number };
  'many-games': { given: { estimate: number; rpmax: number; games: number }; gives: number };

  pool: {
    given: { storedGames: number; storedScore: number; games: number; score: number };
    gives: number;
  };
  'pooled-average': { given: { numbers: readonly number[] }; gives: number };
  'pooled-estimate': { given: { rsr: number; score: number; games: number }; gives: number };
  settled: { given: { games: number; events: number }; gives: true };
  unsettled: { given: { games: number; events: number; gamesNeeded: number; eventsNeeded: number }; gives: false };
}

export interface OrrFindings extends ApprovalFindings {
  'orr.game-unplayed': { round: number; white: string; black: string; result: string };
  'orr.game-excluded': { round: number; white: string; black: string; result: string };
  'orr.nothing-played': { players: number };
  'orr.birth-unknown': { player: string; age: number };
  'orr.birthday-unknown': { player: string; age: number };
  'orr.fide-rating-adopted': { player: string; rating: number };
  'orr.fide-rating-not-recognised': { player: string; rating: number };
  'orr.zero-points': { player: string; games: number };
  'orr.archive-unused': { player: string; games: number };
  'orr.pointless-events-dropped': { player: string; events: number; games: number };
  'orr.below-table': { player: string; rating: number };
  'orr.many-games-correction-overshoots': {
    player: string;
    games: number;
    rpmax: number;
    before: number;
    after: number;
  };
}
