/** What a working row says, which stands beside the ledger and is none of its entries: a session, a job, a request. */
import type { WorkRow } from '../store.ts';

export const workData = <T>(row: WorkRow): T => JSON.parse(row.data) as T;
