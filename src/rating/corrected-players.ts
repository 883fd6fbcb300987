/** Corrected reports as one player sees them: those that a list has added, and those due on the next one. */
import { type Month, parseMonth } from '../core/dates.ts';
import type { PendingCorrection } from '../core/event.ts';
import type { Desk, EventRow, ListRow, PoolRow, ResultRow } from '../ledger/store.ts';
import type { StoredResults, State } from '../ledger/lists/state.ts';
import { monthlyRules } from '../rulebooks/office-rules.ts';
import { isCorrection, eventTitle } from '../ledger/rows/events.ts';
import { type CorrectedPlayer, correctionsDue, type ReportResult, personsConcerned } from './corrections.ts';
import { type RecalledEvent, recallEvents } from './recall.ts';
import { minorsAmong } from './some-players.ts';
import { currentStates, listsOf } from './states.ts';
import { correctionOf } from './versions.ts';
import { listData } from '../ledger/rows/standings.ts';
import { readingsOfPool } from '../ledger/rows/pools.ts';

/** The effect of a corrected report on one player. */
export interface PlayerCorrection {
  readonly row: EventRow;
  /** In hundredths; for rated players. */
  readonly correction: PendingCorrection;
  /** The rating that the difference is added to. */
  readonly before: number | null;
  /** For unrated players: the results that are kept now. */
  readonly history?: readonly StoredResults[];
}

/** What the result of a corrected report has beside its columns. */
export interface CorrectedRest {
  /** Date of the list that counted the event. */
  readonly list: string;
  readonly listed: CorrectedPlayer['listed'];
  readonly was: ReportResult | null;
  readonly now: ReportResult | null;
  readonly history?: readonly StoredResults[];
}

export const correctedRest = ({ rest }: Pick<ResultRow, 'rest'>): CorrectedRest =>
  JSON.parse(rest as string) as CorrectedRest;

/** Corrected reports with this player, in the present or in an earlier version. */
async function reportsFor(desk: Desk, person: number): Promise<readonly EventRow[]> {
  const found = new Map<number, EventRow>();
  for (const row of await desk.eventsOf([person])) {
    if (isCorrection(row)) found.set(row.event, row);
    const by = await correctionOf(desk, row);
    if (by !== undefined) found.set(by.event, by);
  }
  return [...found.values()].sort((a, b) => a.event - b.event);
}

/**
 * Those that a list has added. In round robins under the 2014 text a correction can affect players who are not in the
 * report.
 */
export async function correctionsOn(desk: Desk, list: ListRow, person: number): Promise<readonly PlayerCorrection[]> {
  const { edition } = listData(list);
  const hangsTogether = edition !== undefined && monthlyRules(edition).hangsTogether;
  const { pool, date } = list;
  const rows = hangsTogether
    ? (await desk.events({ pool, listDate: date, states: ['published'] })).filter(isCorrection)
    : (await reportsFor(desk, person)).filter((row) => row.state === 'published' && row.listDate === date);
  const all: PlayerCorrection[] = [];
  for (const row of rows) {
    const result = (await desk.results(row.event)).find((each) => each.person === person);
    if (result === undefined) continue;
    const { list: of, was, now, history } = correctedRest(result);
    all.push({
      row,
      correction: {
        event: eventTitle(row),
        list: monthOf(of),
        was: was?.change ?? null,
        now: now?.change ?? null,
        change: result.change ?? 0,
      },
      before: result.before,
      ...(history === undefined ? {} : { history }),
    });
  }
  return all;
}

const monthOf = (date: string): Month => parseMonth(date.slice(0, 7)) as Month;

/** Those accepted for the next list. */
export async function correctionsAhead(
  desk: Desk,
  pool: PoolRow,
  person: number,
): Promise<readonly PlayerCorrection[]> {
  const due = (await reportsFor(desk, person)).filter((row) => row.pool === pool.pool && row.state === 'accepted');
  if (due.length === 0) return [];
  const lists = await listsOf(desk, pool.pool);
  const persons = new Set<number>();
  for (const row of due) for (const each of await personsConcerned(desk, pool, lists, row)) persons.add(each);
  const states = await currentStates(desk, pool, [...persons]);
  const kept: readonly RecalledEvent[] = await recallEvents(desk, due);
  const { events, players } = await correctionsDue(desk, {
    pool,
    due,
    lists,
    minors: minorsAmong(await desk.persons([...persons]), kept, 0, readingsOfPool(pool)),
    presentOf: (each) => standingBeforeList(states.get(each)),
  });
  const own = players.get(person);
  return events.flatMap(({ row, list, players: all }): readonly PlayerCorrection[] => {
    const mine = all.find((each) => each.person === person);
    if (mine === undefined) return [];
    const { was, now, change, history } = mine;
    const correction = {
      event: eventTitle(row),
      list: monthOf(list.date),
      was: was?.change ?? null,
      now: now?.change ?? null,
      change,
    };
    const before = (own?.instead ?? states.get(person)?.rating ?? 0) || null;
    return [{ row, correction, before, ...(history === undefined ? {} : { history }) }];
  });
}

/** A standing in the form that corrections need. */
export const standingBeforeList = ({ rating = 0, last = 0, ...rest }: State = {}) => ({
  rating,
  last,
  rest: JSON.stringify(rest),
});

/** In the form that a period takes; undefined where there are none. */
export const correctionsFor = (
  person: number,
  corrections: readonly PlayerCorrection[],
): ReadonlyMap<number, readonly PendingCorrection[]> =>
  corrections.length === 0 ? new Map() : new Map([[person, corrections.map(({ correction }) => correction)]]);

/** The stored results of a player, with the corrected ones. */
export function withHistory(state: State | undefined, corrections: readonly PlayerCorrection[]): State | undefined {
  const history = corrections.findLast((each) => each.history !== undefined)?.history;
  return history === undefined ? state : { ...state, history };
}
