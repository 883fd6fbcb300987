/**
 * The state of a player in a pool: the rating, and the rulebook's further data. A sealed list has it in the columns of
 * its rows and the rest as canonical JSON; between lists, or after an event, it is one JSON text.
 */
import { dayText, monthText, parseDay, parseMonth } from '../../core/dates.ts';
import type { HalfPoints } from '../../core/game.ts';
import type { EarlierEventFacts, PlayerFacts } from '../../core/report.ts';
import { canonicalJson, type Json } from '../canonical.ts';
import { FLAGS, type StandingRow } from '../store.ts';
import type { JsonObject } from '../entries.ts';

/** Results of one event that a future first rating depends on. The average is exact: a fraction. */
export interface StoredResults {
  readonly event?: string;
  /** The last day of the event. */
  readonly end?: string;
  /** The list that it was rated for, `2024-06`. */
  readonly list?: string;
  readonly games: number;
  readonly average: readonly [parts: number, of: number];
  readonly halfPoints: number;
  /** FIDE 2014: the number of opponents in a complete round robin. */
  readonly opponents?: number;
  /** One by one, where the rulebook asks for it: the opponent's rating and the half points. */
  readonly results?: readonly (readonly [opponent: number, halfPoints: number])[];
}

/** The rulebook's data beside the numbers. */
export interface RulebookMemory {
  readonly history?: readonly StoredResults[];
  /** FIDE 2024 8.2.1: there was a first event, though its results have dropped out. */
  readonly hadEvent?: true;
  /** ORR: the rating has a star. */
  readonly unsettled?: true;
  /** MGSZ: the grade, and the marks towards the next. */
  readonly rank?: string;
  readonly reached?: Readonly<Record<string, number>>;
}

export interface State extends RulebookMemory {
  /** Absent: unrated. */
  readonly rating?: number;
  readonly k?: number;
  /** Rated games in all. */
  readonly total?: number;
  /** The highest published rating. */
  readonly peak?: number;
  /** As `StandingRow.last`. */
  readonly last?: number;
  /** On the last list. */
  readonly inactive?: true;
  /** Rapid and blitz: from the standard list in force; looked up, and never stored here. */
  readonly standardRating?: number;
}

const KEPT = [
  'history',
  'hadEvent',
  'unsettled',
  'rank',
  'reached',
] as const satisfies readonly (keyof RulebookMemory)[];
const BESIDE = ['k', 'total', 'peak', 'last', 'inactive', ...KEPT] as const satisfies readonly (keyof State)[];

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && Object.keys(value as object).length === 0);

const pick = (state: State, fields: readonly (keyof State)[]): Record<string, Json> =>
  Object.fromEntries(fields.filter((field) => !isEmpty(state[field])).map((field) => [field, state[field] as Json]));

/** The data of a row without columns of its own; null for none. */
export function restText(state: RulebookMemory): string | null {
  const rest = pick(state, KEPT);
  return Object.keys(rest).length === 0 ? null : canonicalJson(rest);
}

/** The data of a row beside its columns, as stored: imported results are in the terms of docs/format.md. */
export interface StandingRest extends Omit<RulebookMemory, 'history'> {
  readonly history?: readonly JsonObject[];
  /** The effects of decisions on the whole pool, one after another (`rating/pool-changes.ts`). */
  readonly adjusted?: readonly (readonly [entry: number, from: number, to: number])[];
}

export const restIn = ({ rest }: Pick<StandingRow, 'rest'>): StandingRest =>
  rest === null ? {} : (JSON.parse(rest) as StandingRest);

/** All but the rating. */
export const stateText = (state: State): string => canonicalJson(pick(state, BESIDE));

export const stateIn = (rating: number | null, text: string): State => ({
  ...(rating === null ? {} : { rating }),
  ...(JSON.parse(text) as State),
});

/** A row of a list on which the player has no change. */
export const standingOfState = (person: number, state: State): StandingRow => ({
  person,
  rating: state.rating ?? null,
  k: state.k ?? null,
  games: 0,
  total: state.total ?? 0,
  peak: state.peak ?? null,
  change: null,
  flags: state.inactive === true ? FLAGS.inactive : 0,
  last: state.last ?? null,
  rest: restText(state),
});

/** The numbers of a row; its rest is passed in by a caller that can read it. */
export const stateOfRow = (
  { rating, k, total, peak, flags, last }: Omit<StandingRow, 'person' | 'rest'>,
  kept?: RulebookMemory,
): State => {
  const state: { -readonly [Field in keyof State]: State[Field] } = {};
  if (rating !== null) state.rating = rating;
  if (k !== null) state.k = k;
  if (total !== 0) state.total = total;
  if (peak !== null) state.peak = peak;
  if (last !== null) state.last = last;
  if ((flags & FLAGS.inactive) !== 0) state.inactive = true;
  return kept === undefined ? state : { ...state, ...kept };
};

export const earlierEvent = ({
  event,
  end,
  list,
  games,
  average,
  halfPoints,
  opponents,
  results,
}: StoredResults): EarlierEventFacts => ({
  ...(event === undefined ? {} : { event }),
  ...(end === undefined ? {} : { end: parseDay(end) as number }),
  ...(list === undefined ? {} : { list: parseMonth(list) as number }),
  games,
  average: { parts: average[0], of: average[1] },
  halfPoints,
  ...(opponents === undefined ? {} : { opponents }),
  ...(results === undefined
    ? {}
    : { results: results.map(([opponent, half]) => ({ opponent, halfPoints: half as HalfPoints })) }),
});

export const storedResults = ({
  event,
  end,
  list,
  games,
  average,
  halfPoints,
  opponents,
  results,
}: EarlierEventFacts): StoredResults => ({
  ...(event === undefined ? {} : { event }),
  ...(end === undefined ? {} : { end: dayText(end) }),
  ...(list === undefined ? {} : { list: monthText(list) }),
  games,
  average: [average.parts, average.of],
  halfPoints,
  ...(opponents === undefined ? {} : { opponents }),
  ...(results === undefined
    ? {}
    : { results: results.map(({ opponent, halfPoints: half }) => [opponent, half] as const) }),
});

/** The facts of a player in this state, as a rulebook takes them. */
export function factsOfState(state: State): Partial<PlayerFacts> {
  const { rating, total, peak, history, hadEvent, unsettled, rank, reached, standardRating } = state;
  return {
    ...(rating === undefined ? {} : { rating }),
    ...(total === undefined ? {} : { games: total }),
    ...(peak === undefined ? {} : { peak }),
    ...(history === undefined ? {} : { history: history.map(earlierEvent) }),
    ...(hadEvent === undefined ? {} : { hadEvent }),
    ...(unsettled === undefined ? {} : { unsettled }),
    ...(rank === undefined ? {} : { rank }),
    ...(reached === undefined ? {} : { reached }),
    ...(standardRating === undefined ? {} : { standardRating }),
  };
}
