/** Whether the server reaches its store, and how far the ledger is. */
import { apiRoute } from './route.ts';
import { Health, NoQuery } from './schemas.ts';

declare const __VERSION__: string;

/** From the sources, where nothing was built, there is no version. */
const VERSION = typeof __VERSION__ === 'undefined' ? 'development' : __VERSION__;

export const HEALTH = apiRoute({
  path: '/health',
  tag: 'server',
  summary: 'Whether the office can be reached, and the head of its ledger',
  query: NoQuery,
  answer: Health,
  make: async ({ serving: { open } }) => {
    const { no, hash } = await open.head();
    return { status: 'ok', version: VERSION, store: open.office.store.kind, entries: no, head: hash };
  },
});
