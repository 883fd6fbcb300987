/** Strict: what the office accepts. Only `intake/admit.ts` makes it; every player occurs once, and games name entered players. */
import type { Day, Month } from './dates.ts';
import type { Result } from './game.ts';
import type { EventFacts, PlayerFacts, System } from './report.ts';

export interface Player extends PlayerFacts {
  /** Place in `event.players`. */
  readonly index: number;
  /** `k` was taken from a rating list. */
  readonly kFrom?: 'list';
  /** `rating` is the standard rating of somebody who has none on the list (FIDE rapid and blitz 7.2.1). */
  readonly ratingFrom?: 'standard';
}

export interface Game {
  readonly round: number;
  /** Indexes into `event.players`. */
  readonly white: number;
  readonly black: number;
  readonly result: Result;
  /** `false`: played but excluded. */
  readonly rated: boolean;
  /** Handicap stones given to black. */
  readonly handicap: number;
}

/** A K, or that players have played enough games and were never rated higher than now. */
export type AssumedK = number | 'established';

export interface Event extends EventFacts {
  /** What the caller assumes about players whose K is not known; no report contains it. */
  readonly assumedK?: AssumedK;
  readonly players: readonly Player[];
  /** In the order of rounds. */
  readonly games: readonly Game[];
}

export interface DatedEvent extends Event {
  readonly start: Day;
  readonly end: Day;
}

export interface ChessEvent extends DatedEvent {
  readonly system: System;
}

export interface Period<E extends Event = Event> {
  readonly events: readonly E[];
  readonly list?: Month;
  readonly base: ReadonlyMap<string, number | null>;
  /** Events of earlier lists whose reports have been corrected since: what that changes for rated players, by id. */
  readonly corrections?: ReadonlyMap<string, readonly PendingCorrection[]>;
  /** Players who are in no event of the period, and have corrections or other results from before. */
  readonly others?: readonly Player[];
  /** How the ratings of a newcomer's earlier opponents count if the office has raised all ratings since (`pool.raiseOld`). */
  readonly raised?: (player: string, event: string) => RaisedSum | undefined;
}

/** The sum of the opponents' ratings that counts. `opponents`: of a complete round robin, whose average is used for each of them. */
export type RaisedSum = (sum: number, games: number, opponents?: number) => number;

/** In hundredths of a point. */
export interface PendingCorrection {
  readonly event: string;
  readonly list: Month;
  /** The change by the event, and its change by the corrected report; null if the player is not in it. */
  readonly was: number | null;
  readonly now: number | null;
  /** The difference over the whole period of that list. */
  readonly change: number;
}

/** What a rulebook requires of a report beyond what every report has; intake asks for it. */
export interface Needs {
  readonly dates: boolean;
  readonly system: boolean;
  readonly rating: { readonly min: number; readonly max: number };
  /** An unsettled player's stored games must be in the report (ORR). */
  readonly unsettledHistory: boolean;
  /** Grades that the rulebook knows, where it has grades. */
  readonly grades?: ReadonlySet<string>;
  /** Grades that a player may enter with. */
  readonly entryGrades?: ReadonlySet<string>;
}

export function hasDates(event: Event): event is DatedEvent {
  return event.start !== undefined && event.end !== undefined;
}

export function isChessEvent(event: Event): event is ChessEvent {
  return hasDates(event) && event.system !== undefined;
}
