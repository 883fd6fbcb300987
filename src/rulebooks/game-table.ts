/**
 * The games behind a rating, as the rulebook counted them. A book fills these tables where it writes its reasons, and whatever
 * shows games (pages, the API, files, analyses) prints them: nobody calculates them again or reads them out of steps.
 *
 * Scores are half points. Expected scores, differences of scores and changes are thousandths of a point: whole numbers in
 * every book, since table 4 of the Go rules has three places and all others have two.
 */
import { type RuleShape, type Step, Why } from '../core/reasons.ts';

/** The games of one player in one event. */
export interface GameTable {
  /** Id of the event. */
  readonly event: string;
  /** The player's rating in the event; null if there was none. */
  readonly own: number | null;
  /** K, or the C of the Go rules, after every limit; null where no change is calculated. */
  readonly k: number | null;
  /** In the order of rounds, if the report has them; earlier games that count again come first. */
  readonly rows: readonly GameRow[];
}

export type GameRow = CountedGame | EarlierGame | ScoredGame | LeftOutGame;

/** The clauses behind the numbers of a row. */
export interface RowClauses {
  /** Present if the counted difference is not simply that of the two ratings. */
  readonly gap?: string;
  readonly expected?: string;
  /** The clause of the change; if a game has no change of its own, that of the difference of scores, or of the score. */
  readonly change: string;
}

/** A score compared with the expected one. */
interface Compared {
  readonly own: number;
  /** The rating with which the opponent counts. */
  readonly rating: number;
  /** Own rating less the opponent's. */
  readonly gap: number;
  /** The difference that counts: limited, or corrected for handicap stones. */
  readonly counted: number;
  readonly expected: number;
  readonly halfPoints: number;
  /** Score less expected score. */
  readonly difference: number;
  readonly clauses: RowClauses;
}

interface OfRound {
  readonly round: number;
  /** Id of the opponent. */
  readonly opponent: string;
}

export interface CountedGame extends OfRound, Compared {
  readonly kind: 'counted';
  readonly colour: 'white' | 'black';
  /** The kind of the opponent's number, if it is not a settled rating of the book. */
  readonly standing?: 'unsettled' | 'fide' | 'newcomer';
  /** Go: handicap stones, given by white and received by black. */
  readonly stones?: number;
  /** K times the difference; null where a change does not follow game by game, or none is calculated. */
  readonly change: number | null;
}

/** A game of an earlier event that counts again: only the opponent's rating and the score are stored. */
export interface EarlierGame extends Compared {
  readonly kind: 'earlier';
  /** Id of that event; null where it is not known. */
  readonly event: string | null;
}

/** A game in which no score is expected: somebody has no rating yet, or the book knows no expected scores. */
export interface ScoredGame extends OfRound {
  readonly kind: 'scored';
  readonly colour: 'white' | 'black';
  readonly rating: number;
  readonly halfPoints: number;
  /** Null where the game only goes into a first rating. */
  readonly change: number | null;
  readonly clauses: RowClauses;
}

/** A game that does not count. */
export interface LeftOutGame extends OfRound {
  readonly kind: 'left-out';
  /** Why not, in a word: `forfeit`, `excluded`. */
  readonly ground: string;
  /** The step about it, with its clause. */
  readonly step: Step;
}

/** The explanation of an event for one of its players: steps, and the games as rows. */
export class EventPage<Rules extends { [Name in keyof Rules]: RuleShape }> extends Why<Rules> {
  readonly rows: GameRow[] = [];
}

/** Reasons and the games that they are about: both are present, or neither if nobody asked. */
export type Told =
  | { readonly steps?: undefined; readonly tables?: undefined }
  | { readonly steps: readonly Step[]; readonly tables: readonly GameTable[] };
