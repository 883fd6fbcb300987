/** The data of a work row, which is stored outside the ledger: a session, a job, a request. */
import type { WorkRow } from '../store.ts';

export const workData = <T>(row: WorkRow): T => JSON.parse(row.data) as T;
