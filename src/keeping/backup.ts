/**
 * A backup is an office in a file: every table as it was at one moment, whichever store it comes from. It can be opened and
 * verified as it is, and restored to either store.
 */
import type { ColumnValue, Desk, Store, WritingDesk } from '../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../desk/office.ts';
import { verifyOffice } from './verify.ts';
import { whyNotEmpty } from './empty.ts';
import { keepingFinding } from '../desk/findings/keeping.ts';
import { writeOrUndo } from './undo.ts';

export interface Copied {
  readonly entries: number;
  /** Hash of the last entry. */
  readonly head: string;
  /** Of all tables. */
  readonly rows: number;
}

type OnRows = (done: number) => void;

/** Others can go on working: what they do after this moment is not in it. */
export const backupOffice = (office: Office, target: Store, onRows?: OnRows): Promise<Outcome<Copied>> =>
  readOffice(office, (desk) => copyInto(target, desk, onRows));

export interface RestoreInput {
  readonly office: Office;
  /** An empty store to verify it in, which is thrown away; without one it is not verified. */
  readonly scratch?: Store;
  readonly onRows?: OnRows;
}

/** A backup is restored only where there is no office, and only if everything in it follows from its entries. */
export async function restoreOffice(
  target: Store,
  { office, scratch, onRows }: RestoreInput,
): Promise<Outcome<Copied>> {
  const taken = await target.read(whyNotEmpty);
  if (taken !== undefined) return refused(taken);
  if (scratch === undefined) {
    const { findings, ...copied } = await readOffice(office, (desk) => copyInto(target, desk, onRows));
    return { ...copied, findings: [...findings, keepingFinding('keeping.not-verified', {}, 'note')] };
  }
  const { value, findings } = await verifyOffice(office, { scratch });
  return value === undefined ? { findings } : readOffice(office, (desk) => copyInto(target, desk, onRows));
}

const copyInto = (target: Store, from: Desk, onRows: OnRows | undefined): Promise<Outcome<Copied>> =>
  writeOrUndo(target, async (to) => {
    const taken = await whyNotEmpty(to);
    if (taken !== undefined) return refused(taken);
    const rows = await copyTables(from, to, onRows);
    const { no: entries, hash: head } = await to.head();
    return { value: { entries, head, rows }, findings: [] };
  });

async function copyTables(from: Desk, to: WritingDesk, onRows: OnRows | undefined): Promise<number> {
  let rows = 0;
  for (const table of from.tables) {
    const before = rows;
    rows += await to.fill(
      table,
      oneByOne(from.contentOf(table), (done) => onRows?.(before + done)),
    );
  }
  return rows;
}

async function* oneByOne(
  batches: AsyncIterable<readonly (readonly ColumnValue[])[]>,
  onRows: OnRows,
): AsyncGenerator<readonly ColumnValue[], void, undefined> {
  let done = 0;
  for await (const batch of batches) {
    yield* batch;
    done += batch.length;
    onRows(done);
  }
}
