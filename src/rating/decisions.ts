/** Decisions on one player's standing (MGSZ 3(3), FIDE E24): their possible subjects, and their effect. */
import type { EntryJson } from '../ledger/entries.ts';
import type { Desk, PoolRow } from '../ledger/store.ts';
import type { State } from '../ledger/lists/state.ts';
import type { Indicator } from '../rulebooks/edition.ts';
import { familyRules } from '../rulebooks/office-rules.ts';
import { poolSubject } from '../ledger/rows/subjects.ts';
import type { Family } from '../rulebooks/rulebook.ts';
import { entryData } from '../ledger/rows/entries.ts';
import type { Decided } from '../ledger/rows/decisions.ts';

/** What can be decided for a player of a pool. */
export const indicatorsOf = ({ family }: Pick<PoolRow, 'family'>): readonly Indicator[] =>
  familyRules(family).indicators;

/** The present value; null for none. */
export function indicated(state: State | undefined, indicator: Indicator): EntryJson {
  switch (indicator) {
    case 'rating':
      return state?.rating ?? null;
    case 'grade':
      return state?.rank ?? null;
    case 'games':
      return state?.total ?? null;
    case 'peak':
      return state?.peak ?? null;
    case 'unsettled':
      return state?.unsettled === true;
  }
}

/**
 * The player after the decision. Reading: it sets its indicator to the new value, even if a late event has changed the
 * old one meanwhile; adjusted points give no mark, and a new title removes the marks that it supersedes.
 */
export function decided(
  family: Family,
  state: State = {},
  { indicator, new: value }: Pick<Decided, 'indicator' | 'new'>,
): State {
  switch (indicator as Indicator) {
    case 'rating': {
      const { rating: _rating, ...others } = state;
      return value === null ? others : { ...others, rating: value as number };
    }
    case 'grade':
      return {
        ...state,
        rank: value as string,
        reached: familyRules(family).grades?.marksWith(value as string, state.reached ?? {}) as State['reached'],
      };
    case 'games': {
      const { total: _total, ...others } = state;
      return value === null ? others : { ...others, total: value as number };
    }
    case 'peak': {
      const { peak: _peak, ...others } = state;
      return value === null ? others : { ...others, peak: value as number };
    }
    case 'unsettled': {
      const { unsettled: _unsettled, history: _history, ...others } = state;
      return value === true ? { ...state, unsettled: true } : others;
    }
  }
}

/** Entries of decisions that were revoked before a list applied them: they had no effect. */
export async function revokedDecisions(desk: Desk, { pool }: Pick<PoolRow, 'pool'>): Promise<ReadonlySet<number>> {
  const entries = await desk.entriesOf('decision.revoked', [poolSubject(pool)]);
  return new Set(entries.map((entry) => entryData<'decision.revoked'>(entry).decision));
}
