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
  /** The rating with which the player was there; null for anybody who had none. */
  readonly own: number | null;
  /** K, or the C of the Go rules, after every limit; null where no change is calculated. */
  readonly k: number | null;
  /** In the order of the rounds, as far as the report has it; earlier games that count again stand first. */
  readonly rows: readonly GameRow[];
}

export type GameRow = CountedGame | EarlierGame | ScoredGame | LeftOutGame;

/** The clauses behind the numbers of a row. */
export interface RowClauses {
  /** Where the difference that counts is not simply that of the two ratings. */
  readonly gap?: string;
  readonly expected?: string;
  /** Behind the change; where a game has none of its own, behind the difference of scores, or the score. */
  readonly change: string;
}

/** A score against what was expected. */
interface Compared {
  readonly own: number;
  /** What the opponent counts as. */
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
  /** What the opponent's number is, where it is not a settled rating of the book. */
  readonly standing?: 'unsettled' | 'fide' | 'newcomer';
  /** Go: handicap stones, given by white and received by black. */
  readonly stones?: number;
  /** K times the difference; null where a change does not follow game by game, or none is calculated. */
  readonly change: number | null;
}

/** A game of an earlier event that counts again, of which only opponent's rating and score are kept. */
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
  /** The step that tells it, with its clause. */
  readonly step: Step;
}

/** What is reported of an event to one of its players: steps, and the games as rows. */
export class EventPage<Rules extends { [Name in keyof Rules]: RuleShape }> extends Why<Rules> {
  readonly rows: GameRow[] = [];
}

/** Reasons and the games that they are about: both, or neither where nobody asked. */
export type Told =
  | { readonly steps?: undefined; readonly tables?: undefined }
  | { readonly steps: readonly Step[]; readonly tables: readonly GameTable[] };
