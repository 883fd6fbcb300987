/** Findings of the reader of OpenGotha's files, with their facts. */
export interface OpenGothaFindings {
  'opengotha.too-large': { bytes: number; limit: number };
  'opengotha.not-xml': { problem: string };
  'opengotha.doctype': Record<never, never>;
  'opengotha.too-deep': { limit: number };
  'opengotha.too-many-attributes': { element: string; limit: number };
  'opengotha.wrong-root': { element: string };
  'opengotha.too-many-players': { limit: number };
  'opengotha.too-many-games': { limit: number };
  'opengotha.no-players': Record<never, never>;
  'opengotha.no-parameters': Record<never, never>;

  'opengotha.missing': { element: string; attribute: string };
  'opengotha.unreadable': { element: string; attribute: string; text: string; expected: string };
  'opengotha.date-form': { text: string };
  'opengotha.dates-reversed': { start: string; end: string };
  'opengotha.grade-missing': { player: string };
  /** From version 0.1.0, which used the grade first; offices have it in their ledgers. */
  'opengotha.grade-from-rank': { player: string; grade: string; count: number };
  'opengotha.grade-differs': { player: string; rank: string; grade: string };
  'opengotha.rank-missing': { player: string; grade: string };
  'opengotha.pin-unreadable': { player: string; text: string };
  'opengotha.repeated-player': { key: string; otherLine: number };
  'opengotha.repeated-pin': { pin: string; otherLine: number };
  'opengotha.not-registered': { player: string; count: number };

  'opengotha.unknown-player': { round: number; key: string };
  'opengotha.self-game': { round: number; key: string };
  'opengotha.round-out-of-range': { round: number; limit: number };
  'opengotha.result-unknown': { round: number; white: string; black: string };
  'opengotha.double-win': { round: number; white: string; black: string };
  'opengotha.jigo-by-default': { round: number; white: string; black: string };
  'opengotha.colour-unknown': { round: number; count: number };
  'opengotha.colour-unknown-with-stones': { round: number; white: string; black: string; stones: number };
  'opengotha.many-stones': { stones: number; count: number };
  'opengotha.rounds-not-played': { rounds: number; played: number };

  'opengotha.handicap-from-games': { games: number };
  'opengotha.handicap-open': { ceiling: number | null };
  'opengotha.stones-against-ceiling': { games: number };
  'opengotha.not-in-file': { fields: readonly string[] };
  'opengotha.more-findings': { count: number };
}
