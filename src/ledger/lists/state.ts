/**
 * Where a player stands in a pool: the rating, and what the rulebook keeps beside it. A sealed list has it in the columns of
 * its rows, the rest as canonical JSON; what stands between lists, or after an event, is one JSON text.
 */
import { dayText, monthText, parseDay, parseMonth } from '../../core/dates.ts';
import type { HalfPoints } from '../../core/game.ts';
import type { EarlierEventFacts, PlayerFacts } from '../../core/report.ts';
import { canonicalJson, type Json } from '../canonical.ts';
import { FLAGS, type StandingRow } from '../store.ts';
import type { JsonObject } from '../entries.ts';

/** Results of one event that a rating still to come rests on. The average is exact: parts, of. */
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

/** What the rulebook keeps beside the numbers. */
export interface RulebookMemory {
  readonly history?: readonly StoredResults[];
  /** FIDE 2024 8.2.1: there was a first event, though its results have dropped out. */
  readonly hadEvent?: true;
  /** ORR: the rating has a star. */
  readonly unsettled?: true;
  /** MGSZ: the title, and the marks towards the next. */
  readonly rank?: string;
  readonly reached?: Readonly<Record<string, number>>;
}

export interface State extends RulebookMemory {
  /** Absent: unrated. */
  readonly rating?: number;
  readonly k?: number;
  /** Rated games in all. */
  readonly total?: number;
  /** The highest rating that was published. */
  readonly peak?: number;
  /** As `StandingRow.last`. */
  readonly last?: number;
  /** On the last list. */
  readonly inactive?: true;
  /** Rapid and blitz: that of the standard list in force; it is looked up and never kept here. */
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

/** What a row of a list has no column for; null where there is nothing. */
export function restText(state: RulebookMemory): string | null {
  const rest = pick(state, KEPT);
  return Object.keys(rest).length === 0 ? null : canonicalJson(rest);
}

/** What a row says beside its columns, as it is kept: results that were brought in are in the words of docs/format.md. */
export interface StandingRest extends Omit<RulebookMemory, 'history'> {
  readonly history?: readonly JsonObject[];
  /** What decisions on the whole pool did to the rating, one after another (`rating/pool-changes.ts`). */
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

/** A row of a list on which nothing happened to the player. */
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

/** The numbers of a row; what its rest keeps comes from who can read it. */
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

/** What a rulebook is told of a player who stands so. */
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
