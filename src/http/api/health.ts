/**
 * Whether the server can reach its store, and the last entry of the ledger. The answer comes within a second, even
 * where the store does not answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from '../problem.ts';
import { VERSION } from '../version.ts';
import { apiRoute } from './route.ts';
import { HealthSchema, NoQuerySchema } from './schemas.ts';

/** Milliseconds that the store has to answer. */
const PATIENCE = 700;

/** A late answer becomes a problem. */
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
