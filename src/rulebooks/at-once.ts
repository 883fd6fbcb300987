/**
 * An event of a continuous pool as whole numbers in typed arrays, without an object for each game and player, to rate very many
 * events. An office rates its replays in this way wherever nobody asks for findings or reasons; everything else goes through the
 * clauses.
 */
import type { EventFacts, PlayerFacts } from '../core/report.ts';

/** In `result`: a game that does not count. Every other value is white's half points. */
export { RESULT_NOT_COUNTED } from './period.ts';

/** The games in the order of their rounds; only the first `count` are looked at. Players by their places. */
export interface GameColumns {
  readonly count: number;
  readonly round: Uint16Array;
  readonly white: Uint16Array;
  readonly black: Uint16Array;
  readonly result: Uint8Array;
  /** Handicap of black. */
  readonly stones: Uint8Array;
}

const PLACES_AT_FIRST = 64;

/** The players by place, before and after an event; only the first `size` are used. One table serves all events in turn. */
export class AtOnceTable {
  #size = 0;
  /** Before the event. Players without a rating have no place in a table. */
  rating = new Int32Array(0);
  /** Titles and marks towards the next ones, as the rulebook writes them; 0 where it has none. */
  title = new Uint8Array(0);
  marks = new Uint16Array(0);
  /** Games that count, half points in them, and hundredths of a point expected in them. */
  games = new Int32Array(0);
  halfPoints = new Int32Array(0);
  expected = new Int32Array(0);
  k = new Int32Array(0);
  /** Hundredths. */
  change = new Int32Array(0);
  after = new Int32Array(0);
  titleAfter = new Uint8Array(0);
  marksAfter = new Uint16Array(0);

  get size(): number {
    return this.#size;
  }

  /** Makes room for the players of the next event. Until they are written, the columns hold values of another event. */
  begin(size: number): void {
    this.#size = size;
    if (size <= this.rating.length) return;
    const room = Math.max(PLACES_AT_FIRST, 2 * size);
    this.rating = new Int32Array(room);
    this.title = new Uint8Array(room);
    this.marks = new Uint16Array(room);
    this.games = new Int32Array(room);
    this.halfPoints = new Int32Array(room);
    this.expected = new Int32Array(room);
    this.k = new Int32Array(room);
    this.change = new Int32Array(room);
    this.after = new Int32Array(room);
    this.titleAfter = new Uint8Array(room);
    this.marksAfter = new Uint16Array(room);
  }
}

/** What the columns hold of a player. */
export type PlayerInColumns = Pick<PlayerFacts, 'rating' | 'unsettled' | 'rank' | 'reached'>;

/** How a rulebook rates an event that is given only as numbers. */
export interface AtOnceColumns {
  /** Whether it has expected scores by player, and K. */
  readonly hasExpected: boolean;
  /** Enters a player as the office knows him. False: only the clauses can handle what is known of this player. */
  readonly enter: (table: AtOnceTable, place: number, known: PlayerInColumns) => boolean;
  /** What follows from the facts of an event for its players: the multiplier C. Undefined: only the clauses can say. */
  readonly multiplier: (event: Partial<EventFacts> & { readonly players: readonly unknown[] }) => number | undefined;
  /** Fills the columns of the table for the time after the event. */
  readonly rate: (games: GameColumns, table: AtOnceTable, multiplier: number, rounds: number) => void;
  /** A player's standing afterwards, apart from the number itself. */
  readonly standing: (table: AtOnceTable, place: number) => Pick<PlayerFacts, 'rank' | 'reached'>;
  /** Whether no check can have a finding about an event that is rated in this way, if the ages of all players are known. */
  readonly isQuiet: (games: GameColumns, table: AtOnceTable) => boolean;
}
