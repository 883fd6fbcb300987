/** Signs the present state of the public log with the key in force. The office never contradicts a signed state. */
import { isSameBytes } from '../../ledger/log/bytes.ts';
import { type Checkpoint, readCheckpoint } from '../../ledger/log/checkpoint.ts';
import { signedCheckpoint } from '../../ledger/log-keys.ts';
import { logAt } from '../../ledger/office-log.ts';
import type { Desk, WritingDesk } from '../../ledger/store.ts';
import { logFinding } from '../findings/log.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import type { KeyHolder } from './holder.ts';
import { keyInForce } from './sign.ts';

/** The newest checkpoint, word for word. */
export interface LogCheckpoint {
  readonly text: string;
  readonly size: number;
}

/** The newest checkpoint that was signed and stored. */
export async function newestCheckpoint(desk: Desk): Promise<LogCheckpoint | undefined> {
  const text = await desk.checkpoint();
  const read = text === undefined ? undefined : readCheckpoint(text);
  return text === undefined || read === undefined ? undefined : { text, size: read.size };
}

/** Signs the present log and stores the checkpoint; if one of this size is stored already, that one is returned. */
export const signLog = (office: Office, holder: KeyHolder | undefined): Promise<Outcome<LogCheckpoint>> =>
  office.store.write(async (desk) => {
    const outcome = await signedAtHead(desk, holder);
    const { value } = outcome;
    if (value !== undefined && (await desk.checkpoint(value.size)) === undefined) await keep(desk, value);
    return outcome;
  });

const keep = (desk: WritingDesk, { size, text }: LogCheckpoint): Promise<void> => desk.putCheckpoint(size, text);

/** The same without storing it, where nothing can be written. */
export const signedLog = (office: Office, holder: KeyHolder | undefined): Promise<Outcome<LogCheckpoint>> =>
  readOffice(office, (desk) => signedAtHead(desk, holder));

async function signedAtHead(desk: Desk, holder: KeyHolder | undefined): Promise<Outcome<LogCheckpoint>> {
  const { value: own, findings } = await keyInForce(desk, holder);
  if (own === undefined) return { findings };
  const { no: size } = await desk.head();
  const kept = await desk.checkpoint(size);
  if (kept !== undefined) return { value: { text: kept, size }, findings };
  const before = await desk.checkpoint();
  const last = before === undefined ? undefined : readCheckpoint(before);
  if (last !== undefined && !(await isStill(desk, last, size)))
    return refused(logFinding('log.forked', { size: last.size }));
  return { value: { text: signedCheckpoint(await logAt(desk, size), own.pair), size }, findings };
}

/** Whether the log still begins as an earlier checkpoint says. */
async function isStill(desk: Desk, { origin, size, root }: Checkpoint, head: number): Promise<boolean> {
  if (size > head) return false;
  const now = await logAt(desk, size);
  return now.origin === origin && isSameBytes(now.root, root);
}
