/**
 * An event of a continuous pool as whole numbers in typed arrays, for those who rate very many: no object a game and none a
 * player. An office rates its replays so, wherever nobody asks for findings or reasons; everything else goes by the clauses.
 */
import type { EventFacts, PlayerFacts } from '../core/report.ts';

/** In `result`: a game that does not count. All else is white's half points. */
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

/** The players by place, before and after an event; only the first `size` are looked at. One table serves for all events in turn. */
export class AtOnceTable {
  #size = 0;
  /** Before the event. Whoever has none has no place in a table. */
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

  /** Makes room for the players of the next event. What is in the columns is that of another event until it is written. */
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

/** What columns have of a player. */
export type PlayerInColumns = Pick<PlayerFacts, 'rating' | 'unsettled' | 'rank' | 'reached'>;

/** How a rulebook rates an event of nothing but numbers. */
export interface AtOnceColumns {
  /** Whether it knows expected scores by player, and K. */
  readonly hasExpected: boolean;
  /** Enters a player as the office knows one. False: what is known of this one only the clauses can take in. */
  readonly enter: (table: AtOnceTable, place: number, known: PlayerInColumns) => boolean;
  /** What the facts of an event come to for its players: the multiplier C. Undefined: only the clauses can say. */
  readonly multiplier: (event: Partial<EventFacts> & { readonly players: readonly unknown[] }) => number | undefined;
  /** Fills the columns of the table that tell of the time after the event. */
  readonly rate: (games: GameColumns, table: AtOnceTable, multiplier: number, rounds: number) => void;
  /** How a player stands afterwards, beside the number itself. */
  readonly standing: (table: AtOnceTable, place: number) => Pick<PlayerFacts, 'rank' | 'reached'>;
  /** Whether no check has anything to say of an event rated so, where the ages of all players are known. */
  readonly isQuiet: (games: GameColumns, table: AtOnceTable) => boolean;
}
