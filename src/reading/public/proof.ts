/** The proof of one number, for the public: the tree of a list is gone through once, and remembered until the ledger grows. */
import { personNumber } from '../../ledger/ids.ts';
import type { NumberProof } from '../../ledger/log/proof.ts';
import type { ListRow } from '../../ledger/store.ts';
import type { Outcome } from '../../desk/office.ts';
import { type ListTree, listTree, proveNumber, statementOf } from '../lists/prove.ts';
import type { PublicOffice } from './public-office.ts';

export interface PublicProofInput {
  readonly player: string;
  readonly pool: string;
  /** The date of the list, `2024-06-01`. */
  readonly date: string;
  /** The newest checkpoint, word for word. */
  readonly checkpoint: string | undefined;
}

const listAt = (publicOffice: PublicOffice, pool: string, date: string): Promise<ListRow | undefined> =>
  publicOffice.remember(`row of list ${pool} ${date}`, (desk) => desk.list(pool, date));

const treeOf = (publicOffice: PublicOffice, list: ListRow): Promise<ListTree> =>
  publicOffice.remember(`tree of list ${list.list}`, (desk) => listTree(desk, list, publicOffice.pause));

/** Whether the ratings on a list can be proved once a checkpoint is signed. */
export async function isProvable(publicOffice: PublicOffice, pool: string, date: string): Promise<boolean> {
  const list = await listAt(publicOffice, pool, date);
  if (list === undefined) return false;
  const { value } = await publicOffice.remember(`statement of list ${pool} ${date}`, (desk) => statementOf(desk, list));
  return value !== undefined;
}

/** Undefined: there is no such list. */
export async function publicProof(
  publicOffice: PublicOffice,
  { player, pool, date, checkpoint }: PublicProofInput,
): Promise<Outcome<NumberProof> | undefined> {
  const list = await listAt(publicOffice, pool, date);
  const person = personNumber(player);
  if (list === undefined || person === undefined || !(await isProvable(publicOffice, pool, date))) return undefined;
  const tree = await treeOf(publicOffice, list);
  return publicOffice.look((desk) => proveNumber(desk, { player, person, list, checkpoint, tree }));
}
