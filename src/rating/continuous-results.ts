/** What a continuous pool stores of a rated event. */
import type { Finding } from '../core/finding.ts';
import { storedResults, type State, stateText } from '../ledger/lists/state.ts';
import type { ResultRow } from '../ledger/store.ts';
import type { AtOnceResult } from '../rulebooks/edition.ts';
import { lastDayOf, type RecalledEvent } from './recall.ts';

/** Ordered by person, and each person's results by event number. */
export interface EventOutcome {
  readonly results: readonly ResultRow[];
  readonly states: ReadonlyMap<number, State | undefined>;
  readonly findings: readonly Finding[];
}

/** The numbers of a result; expected score and change in hundredths. */
type Numbers = Pick<ResultRow, 'person' | 'before' | 'n' | 'score' | 'expected' | 'k' | 'change'>;

/** The result of a player with this state after the event. */
export const resultRow = (
  { row }: Pick<RecalledEvent, 'row'>,
  { person, before, n, score, expected, k, change }: Numbers,
  state: State | undefined,
): ResultRow => ({
  person,
  event: row.event,
  list: null,
  before,
  after: state?.rating ?? null,
  n,
  score,
  expected,
  k,
  change,
  rest: state === undefined ? null : stateText(state),
});

export const inOrderOfPersons = (results: ResultRow[]): readonly ResultRow[] =>
  results.sort((a, b) => a.person - b.person);

/** Unchanged where the event gives no standing. */
export function stateWith(
  kept: Pick<RecalledEvent, 'row'>,
  standing: AtOnceResult['standing'],
  before: State | undefined,
): State | undefined {
  if (standing === undefined) return before;
  const { rating, games, unsettled, history, rank, reached } = standing;
  const total = (before?.total ?? 0) + games;
  const last = games > 0 ? lastDayOf(kept) : before?.last;
  return {
    rating,
    ...(total === 0 ? {} : { total }),
    ...(last === undefined ? {} : { last }),
    ...(unsettled === true ? { unsettled } : {}),
    ...(history === undefined ? {} : { history: history.map(storedResults) }),
    ...(rank === undefined ? {} : { rank }),
    ...(reached === undefined ? {} : { reached }),
  };
}
