/** The data of a work row, which is stored outside the ledger: a session, a job, a request, a message that is sent. */
import type { WorkRow } from '../store.ts';

export const workData = <T>(row: WorkRow): T => JSON.parse(row.data) as T;

/** What a message says, in the text in which it is sent and kept. */
export const messageIn = <T>(text: string): T => JSON.parse(text) as T;
