/**
 * The proof of one rating: the row of a player on a list, up to a signed checkpoint of the public log. docs/ledger.md describes
 * its content.
 */
import { personId } from '../../ledger/ids.ts';
import { isListed, listLeaves } from '../../ledger/lists/seal.ts';
import type { Bytes } from '../../ledger/log/bytes.ts';
import { readCheckpoint, type SignedCheckpoint } from '../../ledger/log/checkpoint.ts';
import type { NumberProof, ProofPath, Statement } from '../../ledger/log/proof.ts';
import { readStatement } from '../../ledger/log/proof.ts';
import { inclusionPath } from '../../ledger/log/tree.ts';
import { leafOfText, nodeOfHashes } from '../../ledger/merkle.ts';
import { logInclusion } from '../../ledger/office-log.ts';
import type { Desk, ListRow } from '../../ledger/store.ts';
import { listData } from '../../ledger/rows/standings.ts';
import { logFinding } from '../../desk/findings/log.ts';
import { type Outcome, refused } from '../../desk/office.ts';
import { listId } from '../../ledger/signatures.ts';

/** The number of leaves below one remembered hash: the ones that are needed are read again. */
const GROUP = 64;

/** The tree of a list without its lowest levels: half a million players are 8,000 hashes. */
export interface ListTree {
  readonly size: number;
  /** The first person of each group. */
  readonly firsts: Int32Array;
  readonly roots: readonly Uint8Array[];
}

/** Goes through all rows of a list once. */
export async function listTree(
  desk: Desk,
  list: ListRow,
  pause: () => Promise<void> = async () => undefined,
): Promise<ListTree> {
  const [firsts, roots] = [[] as number[], [] as Uint8Array[]];
  let [group, size] = [[] as Uint8Array[], 0];
  const close = (): void => {
    if (group.length > 0) roots.push(nodeOfHashes(group));
    group = [];
  };
  for await (const rows of desk.allStandings(list.list)) {
    for (const row of rows) {
      if (!isListed(row)) continue;
      if (group.length === 0) firsts.push(row.person);
      const [leaf] = listLeaves(list, [row]);
      group.push(leafOfText(leaf as string));
      size += 1;
      if (group.length === GROUP) close();
    }
    await pause();
  }
  close();
  return { size, firsts: Int32Array.from(firsts), roots };
}

/** The leaf of a person, and the path from it to the root; undefined if the person is not on the list. */
export async function pathInList(
  desk: Desk,
  list: ListRow,
  tree: ListTree,
  person: number,
): Promise<{ readonly leaf: string; readonly path: ProofPath } | undefined> {
  const group = tree.firsts.findLastIndex((first) => first <= person);
  const leaves = group === -1 ? [] : await leavesFrom(desk, list, tree.firsts[group] as number);
  const at = leaves.findIndex(([who]) => who === person);
  if (at === -1) return undefined;
  const hashes = leaves.map(([, text]) => leafOfText(text));
  const start = group * GROUP;
  const inside = (from: number, to: number): Uint8Array => nodeOfHashes(hashes.slice(from - start, to - start));
  const path = await inclusionPath(
    async (from, to) =>
      from >= start && to <= start + hashes.length
        ? inside(from, to)
        : nodeOfHashes(tree.roots.slice(from / GROUP, Math.ceil(to / GROUP))),
    start + at,
    tree.size,
  );
  const leaf = (leaves[at] as readonly [number, string])[1];
  return { leaf, path: { index: start + at, size: tree.size, hashes: path as readonly Bytes[] } };
}

/** The leaves of a group, by person. */
async function leavesFrom(desk: Desk, list: ListRow, first: number): Promise<readonly (readonly [number, string])[]> {
  const leaves: [number, string][] = [];
  for (let after = first - 1; leaves.length < GROUP; ) {
    const rows = await desk.someStandings(list.list, after);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.person;
    for (const row of rows) {
      const [leaf] = listLeaves(list, [row]);
      if (leaf !== undefined && leaves.length < GROUP) leaves.push([row.person, leaf]);
    }
  }
  return leaves;
}

export interface ProveInput {
  /** As people write the list. */
  readonly player: string;
  readonly person: number;
  readonly list: ListRow;
  /** The checkpoint to which it leads; by default the newest stored one. */
  readonly checkpoint?: string | undefined;
  /** The tree of the list, if the caller has it. */
  readonly tree?: ListTree;
}

/** Whether ratings on a list can be proved, and by which statement. */
export async function statementOf(desk: Desk, list: ListRow): Promise<Outcome<Statement>> {
  const name = listId(list.pool, list.date);
  if (listData(list).root === undefined) {
    const isSealed = (await desk.entry(list.no))?.kind === 'list.published';
    return refused(logFinding(isSealed ? 'prove.no-root' : 'prove.brought-in', { list: name }));
  }
  const before = await desk.entry(list.no - 1);
  const value = before === undefined ? undefined : readStatement(before.text);
  return value === undefined || value.pool !== list.pool || value.date !== list.date
    ? refused(logFinding('prove.no-statement', { list: name }))
    : { value, findings: [] };
}

export async function proveNumber(
  desk: Desk,
  { player, person, list, checkpoint, tree }: ProveInput,
): Promise<Outcome<NumberProof>> {
  const name = listId(list.pool, list.date);
  const { value: statement, findings } = await statementOf(desk, list);
  if (statement === undefined) return { findings };
  const signed = readSigned(checkpoint ?? (await desk.checkpoint()));
  if (signed === undefined || signed.size < statement.no) return refused(logFinding('prove.unsigned', { list: name }));
  const found = await pathInList(desk, list, tree ?? (await listTree(desk, list)), person);
  if (found === undefined) return refused(logFinding('prove.not-listed', { player, list: name }));
  const hashes = (await logInclusion(desk, statement.no, signed.size)) as readonly Bytes[];
  const inLog = { index: statement.no - 1, size: signed.size, hashes };
  return { value: { leaf: found.leaf, inList: found.path, statement, inLog, checkpoint: signed }, findings: [] };
}

const readSigned = (text: string | undefined): SignedCheckpoint | undefined =>
  text === undefined ? undefined : readCheckpoint(text);

/** `fide-2024-06-01-4hphbna.proof.txt`. */
export const proofFileName = ({ pool, date }: Pick<ListRow, 'pool' | 'date'>, person: number): string =>
  `${pool}-${date}-${personId(person)}.proof.txt`;
