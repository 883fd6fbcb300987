/** A federation's registry of its members, if a rulebook has one: what its sheets hold, and what the office needs from it. */
import type { Day } from '../core/dates.ts';
import type { Finding } from '../core/finding.ts';
import type { Birth, Sex } from '../core/people.ts';
import type { Family } from './rulebook.ts';

/** A club's player by number; two players of a club never share one. */
export interface StrengthOrder {
  readonly club: string;
  readonly number: number;
}

/** The federation's own sheet, as somebody filled it in: a field may be empty. */
export interface MemberSheet {
  readonly komirId?: string;
  readonly name?: string;
  /** With its day. */
  readonly birth?: Birth;
  readonly sex?: Sex;
  readonly country?: string;
  readonly komirRating?: number;
  readonly fideId?: string;
  readonly licenceClub?: string;
  readonly guestClub?: string;
  readonly strengthOrder?: StrengthOrder;
}

/** The sheet of a player with a FIDE number, with the period that heads it. */
export interface ListedSheet {
  readonly period?: { readonly from: Day; readonly to: Day };
  readonly fideId?: string;
  readonly name?: string;
  readonly birthYear?: number;
  readonly sex?: Sex;
  readonly country?: string;
  readonly fideRating?: number;
  readonly fideTitle?: string;
  /** Number of games in the period. */
  readonly lastGames?: number;
  readonly status?: string;
  readonly k?: number;
}

export interface MemberRules {
  /** Families whose ratings the sheets show: the first one in which the player is rated. */
  readonly ratedIn: readonly Family[];
  /** Whether a text has the form of a number of the registry. */
  readonly isNumber: (text: string) => boolean;
  /** What is wrong with the sheets of a person; a person without a FIDE number has only the first. */
  readonly check: (sheet: MemberSheet, listed?: ListedSheet, gamesAgainstRated?: number) => readonly Finding[];
  /** Whether a place in an order is in a club that the member plays for. */
  readonly isInOwnClub: (sheet: MemberSheet) => boolean;
  /** Places in the orders of clubs that several of these hold. */
  readonly checkOrders: (sheets: readonly MemberSheet[]) => readonly Finding[];
}
