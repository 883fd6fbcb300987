/**
 * MSSZ 2. § left sheet, 6: since 2011 a player's rating of the federation is the one of FIDE. Where an office has a
 * pool for each, their lists of one date must agree for everybody who is on both; differences are reported.
 */
import type { Finding } from '../../core/finding.ts';
import { personId } from '../../ledger/ids.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, ListRow, PoolRow, StandingRow } from '../../ledger/store.ts';
import { memberRules } from '../../rulebooks/office-rules.ts';
import { listFinding } from '../findings/lists.ts';

/** At most this many players are listed with both numbers. */
const TOLD = 10;

/** The lists of a date in the pools that should agree with this one. */
async function otherLists(desk: Desk, pool: PoolRow, date: string): Promise<readonly ListRow[]> {
  const { ratedIn } = memberRules();
  if (!ratedIn.includes(pool.family) || controlOfPool(pool) !== 'standard') return [];
  const lists: ListRow[] = [];
  for (const other of await desk.pools()) {
    const isOther = other.family !== pool.family && ratedIn.includes(other.family);
    const list = isOther && controlOfPool(other) === 'standard' ? await desk.list(other.pool, date) : undefined;
    if (list !== undefined) lists.push(list);
  }
  return lists;
}

/** The differences between the rows of a list, published or not, and the list of the other pool. */
export async function ratingsOfTwoPools(
  desk: Desk,
  { pool, date, rows }: { readonly pool: PoolRow; readonly date: string; readonly rows: Iterable<StandingRow> },
): Promise<readonly Finding[]> {
  const others = await otherLists(desk, pool, date);
  if (others.length === 0) return [];
  const own = new Map<number, number>();
  for (const { person, rating } of rows) if (rating !== null) own.set(person, rating);
  const findings: Finding[] = [];
  for (const list of others) {
    const players: { readonly player: string; readonly here: number; readonly there: number }[] = [];
    for await (const batch of desk.allStandings(list.list)) {
      for (const { person, rating } of batch) {
        const here = own.get(person);
        if (here === undefined || rating === null || here === rating) continue;
        players.push({ player: personId(person), here, there: rating });
      }
    }
    if (players.length === 0) continue;
    const facts = { pool: pool.pool, other: list.pool, date, count: players.length, players: players.slice(0, TOLD) };
    findings.push({ ...listFinding('lists.two-ratings', facts, 'warn'), clause: '2. § left sheet' });
  }
  return findings;
}
