/**
 * Carries entries out: what each kind changes in the projections. Both the verbs and the replay use this, so an office
 * shows exactly what its entries say. Nothing here reads the clock, random numbers or a locale.
 */
import type { EntryKind } from '../ledger/entries.ts';
import type { WritingDesk } from '../ledger/store.ts';
import type { Posted } from '../ledger/rows/posting.ts';
import { ERASURE_PROJECTIONS } from './erasure.ts';
import { EVENT_PROJECTIONS } from './events.ts';
import { LIST_PROJECTIONS } from './lists.ts';
import { REGISTRY_PROJECTIONS } from './registry.ts';
import type { Projection } from './projection.ts';

type Projections = { readonly [K in EntryKind]: Projection<K> };

/**
 * Keys, statements, imports, changes of a whole pool, accounts, comments and forms of members are read from the entries themselves (`keys/announced.ts`,
 * `registry/import/log.ts`, `rating/changes-on.ts`, `ledger/rows/accounts.ts`).
 */
const UNPROJECTED = {
  'account.changed': async () => undefined,
  'account.reset': async () => undefined,
  'act.confirmed': async () => undefined,
  'event.commented': async () => undefined,
  'import.begun': async () => undefined,
  'import.ended': async () => undefined,
  'key.announced': async () => undefined,
  'person.attached': async () => undefined,
  'pool.adjusted': async () => undefined,
  'pool.adjustment-reversed': async () => undefined,
  'pool.rerated': async () => undefined,
  'key.retired': async () => undefined,
  'list.stated': async () => undefined,
} satisfies { readonly [K in EntryKind]?: Projection<K> };

const PROJECTIONS: Projections = {
  ...REGISTRY_PROJECTIONS,
  ...EVENT_PROJECTIONS,
  ...LIST_PROJECTIONS,
  ...UNPROJECTED,
  ...ERASURE_PROJECTIONS,
};

/** An entry written by a newer program may have an unknown kind. */
export const isKind = (kind: string): kind is EntryKind => Object.hasOwn(PROJECTIONS, kind);

export async function project(desk: WritingDesk, entries: readonly Posted[]): Promise<void> {
  let from = 0;
  while (from < entries.length) {
    const { kind } = entries[from] as Posted;
    let to = from + 1;
    while (to < entries.length && entries[to]?.kind === kind) to += 1;
    await (PROJECTIONS[kind] as Projection<EntryKind>)(desk, entries.slice(from, to));
    from = to;
  }
}
