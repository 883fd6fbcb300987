/** The steps that an explanation is made of, and the findings: names and facts. The phrase books are typed by them. */

export interface LadderRules {
  'starting-points': { given: Record<string, never>; gives: number };
  /** `ahead` is the loser's lead over the winner. */
  stake: { given: { winner: number; loser: number; ahead: number }; gives: number };
  game: { given: { round: number; opponent: string; opponentPoints: number; score: number }; gives: number };
  'new-points': { given: { before: number; change: number; games: number }; gives: number };
}

export interface LadderFindings {
  'template.game-not-counted': { round: number; white: string; black: string };
  'template.nothing-played': { games: number };
}
