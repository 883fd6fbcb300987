/** Whether a pool's scale moves, for a page. */
import { type Drift, drift } from '../analysis/drift.ts';
import type { PublicOffice } from './public-office.ts';

/** This many events of each list are enough: some ten thousand games. */
const EVENTS = 50;

/**
 * For each pool, with the list for which it was made: it takes long, and other entries do not change it. Stored with the blocks of
 * the office, which are the same for visitors and for work in advance.
 */
const KEPT = new WeakMap<
  PublicOffice['blocks'],
  Map<string, { readonly newest: string; readonly made: Promise<Drift | undefined> }>
>();

/** Undefined before the second list. */
export async function publicDrift(publicOffice: PublicOffice, pool: string): Promise<Drift | undefined> {
  const digest = (await publicOffice.lists(pool)).at(-1)?.digest ?? '';
  const newest = `${(await publicOffice.head()).era} ${digest}`;
  const kept = KEPT.get(publicOffice.blocks) ?? new Map();
  KEPT.set(publicOffice.blocks, kept);
  const known = kept.get(pool);
  if (known?.newest === newest) return known.made;
  const made = drift(publicOffice.office, { pool, mostEvents: EVENTS, pause: publicOffice.pause }).then(
    ({ value }) => value,
  );
  kept.set(pool, { newest, made });
  made.catch(() => kept.delete(pool));
  return made;
}
