/** What a reader and a writer of h9 files have to say, and the facts. */

interface OtherLine {
  otherLine: number;
  otherColumn: number;
}

export interface H9Findings {
  'h9.too-large': { bytes: number; limit: number };
  'h9.line-too-long': { length: number; limit: number };
  'h9.too-many-players': { limit: number };
  'h9.too-many-rounds': { limit: number };
  'h9.no-players': Record<never, never>;
  'h9.no-results': Record<never, never>;

  'h9.tag-unknown': { tag: string };
  'h9.tag-repeated': { tag: string };
  'h9.tag-unclosed': { tag: string };
  'h9.tag-unreadable': { tag: string; text: string };
  'h9.date-form': { text: string };
  'h9.dates-reversed': { start: string; end: string };
  'h9.country-misplaced': { text: string; country: string };

  'h9.no-grade': { text: string };
  'h9.grade-without-letter': { grade: string; count: number };
  'h9.pin-unreadable': { text: string };
  'h9.repeated-pin': { pin: string; otherLine: number };
  'h9.repeated-name': { name: string; otherLine: number };
  'h9.place-differs': { place: number; number: number; count: number };
  'h9.uneven-line': { seen: number; expected: number };

  'h9.result-unreadable': { round: number; text: string };
  'h9.result-count': { seen: number; expected: number };
  'h9.criteria-like-results': { text: string; rounds: number };
  'h9.unknown-opponent': { round: number; text: string; opponent: number };
  'h9.self-opponent': { round: number; text: string };
  'h9.not-confirmed': { round: number; text: string; other: string } & OtherLine;
  'h9.entries-differ': {
    about: 'result' | 'default' | 'colour' | 'stones';
    round: number;
    text: string;
    other: string;
  } & OtherLine;
  'h9.double-loss': { round: number; text: string } & OtherLine;
  'h9.double-win': { round: number; text: string } & OtherLine;
  'h9.jigo-by-default': { round: number; text: string } & OtherLine;
  'h9.result-unknown': { round: number; text: string } & OtherLine;
  'h9.free-round': { player: string; round: number; points: number };
  'h9.rounds-not-played': { columns: number; rounds: number };

  'h9.capital-colour': { text: string; count: number };
  'h9.letter-for-zero': { text: string; count: number };
  'h9.leading-zero': { text: string; count: number };
  'h9.stones-implied': { text: string; count: number };
  'h9.many-stones': { text: string; count: number };
  'h9.odd-free-round': { text: string; count: number };
  'h9.mark-at-end': { round: number; text: string };
  'h9.colour-unknown': { text: string; count: number };
  'h9.colour-from-opponent': { text: string; count: number };
  'h9.colour-by-grade': { round: number; text: string; stones: number };
  'h9.stones-from-grades': { reduction: number; count: number };
  'h9.stones-unknown': { count: number };

  'h9.handicap-from-games': { games: number };
  /** `unknown`: games of which the file does not tell the stones; all others have none. */
  'h9.handicap-open': { games: number; unknown: number };
  'h9.stones-against-tag': { games: number };
  'h9.not-in-file': { fields: readonly string[]; extendedMinutes: number | null };
  'h9.more-findings': { count: number };

  'h9.letters-replaced': { text: string; written: string; count: number };
  'h9.name-cut': { player: string; written: string };
  'h9.club-cut': { player: string; written: string };
  'h9.grade-missing': { player: string };
  'h9.game-not-written': { round: number; white: string; black: string; reason: 'second-game' | 'unknown-player' };
  'h9.order-by-points': Record<never, never>;
  'h9.not-carried': { event: readonly string[]; players: readonly string[] };
}
