/** Whether the server reaches its store, and how far the ledger is. */
import { VERSION } from '../version.ts';
import { apiRoute } from './route.ts';
import { Health, NoQuery } from './schemas.ts';

export const HEALTH = apiRoute({
  name: 'health',
  path: '/health',
  tag: 'server',
  summary: 'Whether the office can be reached, and the head of its ledger',
  query: NoQuery,
  answer: Health,
  lasting: 'for-now',
  make: async ({ serving: { open } }) => {
    const { no, hash } = await open.head();
    return { status: 'ok', version: VERSION, store: open.office.store.kind, entries: no, head: hash };
  },
});
