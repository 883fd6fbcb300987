/** Whether the server reaches its store, and how far the ledger is. Whoever watches it is answered within a second, also where the store is not. */
import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from '../problem.ts';
import { VERSION } from '../version.ts';
import { apiRoute } from './route.ts';
import { HealthSchema, NoQuerySchema } from './schemas.ts';

/** Milliseconds that the store has. */
const PATIENCE = 700;

/** What is not there in time is a problem. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(PATIENCE, undefined, { signal: ended.signal }).then(() => {
    throw new ProblemError('store-unavailable');
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
  }
}

export const HEALTH = apiRoute({
  name: 'health',
  path: '/health',
  tag: 'server',
  query: NoQuerySchema,
  answer: HealthSchema,
  lasting: 'for-now',
  make: async ({ serving: { publicOffice } }) => {
    const { no, hash } = await inTime(publicOffice.head());
    return { status: 'ok', version: VERSION, store: publicOffice.office.store.kind, entries: no, head: hash };
  },
});
