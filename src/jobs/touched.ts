/**
 * Every player whom an import changes. Half a million of them are too many for the result of a job, which its page
 * reads on every view: the result has the first few, and all of them are in a table beside it for as long as the job is
 * shown.
 */
import type { Performed } from '../acts/perform.ts';
import { workRow } from '../desk/accounts/working.ts';
import type { Office } from '../desk/office.ts';
import { touchedTable, withFirstTouched } from '../desk/registry/import/touched.ts';
import type { WritingDesk } from '../ledger/store.ts';
import { type ClaimedJob, endJob } from './claim.ts';

/** The data of the row beside a job. */
export interface KeptTouched {
  readonly players: number;
}

/** Ends a job whose answer names every player concerned. */
export async function endWithTouched(
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
