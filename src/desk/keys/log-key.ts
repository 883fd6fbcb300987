/** The key that signs the public log, in the form that witnesses and other programs take. */
import { type Bytes, hexBytes } from '../../ledger/log/bytes.ts';
import { logKey } from '../../ledger/log/checkpoint.ts';
import { verifierKeyText } from '../../ledger/log/note.ts';
import { logOrigin } from '../../ledger/office-log.ts';
import { currentKey } from '../../ledger/signatures.ts';
import type { Desk } from '../../ledger/store.ts';
import { keysOf } from './announced.ts';

/** `NAME+ID+KEY`; undefined where no key is in force. */
export async function logKeyText(desk: Desk): Promise<string | undefined> {
  const [origin, key] = [await logOrigin(desk), currentKey(await keysOf(desk))];
  if (origin === undefined || key === undefined) return undefined;
  return verifierKeyText(logKey(origin, hexBytes(key.publicKey) as Bytes));
}
