/**
 * Everybody whom an import touches. Half a million of them do not belong into the result of a job, which every look at its page reads: the
 * result has the first of them, and all stand in a table of their own beside it, as long as the job is shown.
 */
import type { Performed } from '../acts/perform.ts';
import { workRow } from '../desk/accounts/working.ts';
import type { Office } from '../desk/office.ts';
import { touchedTable, withFirstTouched } from '../desk/registry/import/touched.ts';
import type { WritingDesk } from '../ledger/store.ts';
import { type ClaimedJob, endJob } from './claim.ts';

/** What the row beside a job says. */
export interface KeptTouched {
  readonly players: number;
}

/** Ends a job that has named everybody. */
export async function endNamingAll(
  desk: WritingDesk,
  office: Office,
  claim: ClaimedJob,
  performed: Performed,
): Promise<void> {
  const table = await touchedTable(desk, performed.value);
  await endJob(desk, office, claim, { ...performed, value: withFirstTouched(performed.value) });
  if (table === undefined) return;
  const data: KeptTouched = { players: table.players };
  const row = workRow('job-touched', claim.key, claim.key, { now: office.clock(), data });
  await desk.putWork({ ...row, content: table.bytes });
}
