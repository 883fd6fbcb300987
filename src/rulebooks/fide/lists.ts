/** What the lists of the FIDE editions have in common: what has to be known of a player, and what a list shows. */
import { type Day, dayText, firstDay, type Month, monthText } from '../../core/dates.ts';
import type { Birth, Sex } from '../../core/people.ts';
import type { FideBook, KFacts } from './book.ts';
import { closingDay, type FideWhy } from './clauses.ts';

/** The status of a player's federation in FIDE. */
export const FEDERATION_STATUSES = ['member', 'suspended', 'not-a-member'] as const;
export type FederationStatus = (typeof FEDERATION_STATUSES)[number];

/** A recorded decision of an authority that a clause names, or the notice of a federation. */
export interface Decision {
  readonly by: string;
  readonly on?: Day;
  readonly ground?: string;
}

/** A player on the date of a list, everything of the period counted in. */
export interface ListStanding {
  readonly id: string;
  readonly name?: string;
  readonly title?: string;
  readonly federation?: string;
  /** Absent: nothing prevents its players from being listed. */
  readonly federationStatus?: FederationStatus;
  /** A decision that the player is listed without the membership that is asked of others. */
  readonly exemption?: Decision;
  readonly sex?: Sex;
  readonly birth?: Birth;
  /** Absent: unrated. */
  readonly rating?: number;
  /** The highest rating ever published. */
  readonly peak?: number;
  /** Rated games in all. */
  readonly games?: number;
  /** Games rated in the period. */
  readonly periodGames: number;
}

/** One line of a list. Of the birthday it shows the year only. */
export interface FideListEntry {
  readonly id: string;
  readonly name: string | null;
  readonly title: string | null;
  readonly federation: string | null;
  readonly rating: number;
  /** Games rated in the period. */
  readonly games: number;
  readonly birthYear: number | null;
  readonly sex: Sex | null;
  /** Not reduced for the number of games in the period. */
  readonly k: number;
  readonly inactive: boolean;
}

/**
 * 2014 §7.12 and §7.23, 2024 §7.1.2 and §7.2.2: the columns in the order of the text, behind the name that the newer one
 * takes for granted, and the mark of the inactive. Reading: of the date of birth the year is enough.
 */
export const LIST_COLUMNS = [
  'name',
  'title',
  'federation',
  'rating',
  'id',
  'games',
  'birthYear',
  'sex',
  'k',
  'inactive',
] as const satisfies readonly (keyof FideListEntry)[];

/** 2014 §7.12 and §7.21, 2024 §7.1.2 and §7.2.1: a rating is listed from the floor of the edition on. */
export const listed = (rating: number, floor: number): boolean => rating >= floor;

/** Why somebody is not on the list. */
export const LEFT_OUT = [
  'unrated',
  'below-floor',
  'federation-not-a-member',
  'federation-suspended',
  'blocked',
  'deceased',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export interface NotListed {
  readonly on: 'none';
  readonly clause: string;
  readonly ground: LeftOut;
}

export interface OnList {
  readonly on: 'list';
  readonly entry: FideListEntry;
}

export const leftOut = (clause: string, ground: LeftOut): NotListed => ({ on: 'none', clause, ground });

/** 2014 §13.1 and §13.2, 2024 §10.1: which status of a federation keeps its players off the list, and under which clauses. */
export function leftOutByFederation(
  { federationStatus = 'member', exemption }: ListStanding,
  clauses: { readonly notAMember: string; readonly suspended: string },
): NotListed | undefined {
  if (federationStatus === 'member' || exemption !== undefined) return undefined;
  return federationStatus === 'suspended'
    ? leftOut(clauses.suspended, 'federation-suspended')
    : leftOut(clauses.notAMember, 'federation-not-a-member');
}

/** The line of a player with that rating. K is the one of the first day of the list. */
export function listEntryOf(
  { id, name, title, federation, sex, birth, games = 0, peak, periodGames }: ListStanding,
  rating: number,
  list: Month,
  { kFactor, inactive }: { readonly kFactor: (facts: KFacts, why?: FideWhy) => number; readonly inactive: boolean },
  why?: FideWhy,
): OnList {
  const k = kFactor({ rating, games, peak: Math.max(peak ?? rating, rating), birth, on: firstDay(list) }, why);
  return {
    on: 'list',
    entry: {
      id,
      name: name ?? null,
      title: title ?? null,
      federation: federation ?? null,
      rating,
      games: periodGames,
      birthYear: birth?.year ?? null,
      sex: sex ?? null,
      k,
      inactive,
    },
  };
}

/** 2014 §7.13, 2024 §7.1.3: the closing day of a list, some days before it, with its reason. */
export function closingDate(
  list: Month,
  { closingDays: days, cite }: Pick<FideBook, 'closingDays' | 'cite'>,
  why?: FideWhy,
): Day {
  const day = closingDay(list, days);
  why?.because(cite.closing, 'closing-date', { list: monthText(list), days }, dayText(day));
  return day;
}

/** What a player's line depends on: the floor, K on the first day of the list, and who is inactive. */
export type LineRules = Pick<FideBook, 'floor' | 'kFactor' | 'inactive'>;
