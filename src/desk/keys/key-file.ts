/**
 * A file with private keys that only its owner can read. It is moved into place only when it is complete and flushed to
 * disk.
 */
import { open, rename } from 'node:fs/promises';
import type { Finding } from '../../core/finding.ts';
import { type KeyPair, privateKeysText } from '../../ledger/signatures.ts';
import { type HeldKeys, keysInText, type KeyHolder } from './holder.ts';
import { keyFinding } from '../findings/keys.ts';
import { codeOf, LONGEST, permissionsOfOthers, keyProblemOf, writeInPlace } from '../secret-file.ts';

export const keyFile = (file: string): KeyHolder => ({
  place: file,
  read: () => readKeys(file),
  write: (keys) => writeKeys(file, keys),
});

async function readKeys(place: string): Promise<HeldKeys> {
  try {
    const file = await open(place, 'r');
    try {
      const { mode, size } = await file.stat();
      const text = size > LONGEST ? '-' : await file.readFile('utf8');
      const { keys, findings } = keysInText(text, place);
      if (permissionsOfOthers(mode) === 0) return { keys, findings };
      return {
        keys,
        findings: [...findings, keyFinding('keys.open-to-others', { place, mode: (mode & 0o777).toString(8) })],
      };
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = codeOf(error);
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    const finding = isMissing
      ? keyFinding('keys.missing', { place })
      : keyFinding('keys.unreadable', { place, problem: keyProblemOf(code) });
    return { keys: [], findings: [finding] };
  }
}

/** There is only one writer: key files are written inside write transactions. */
async function writeKeys(place: string, keys: readonly KeyPair[]): Promise<Finding | undefined> {
  const problem = await writeInPlace(place, privateKeysText(keys), (draft) => rename(draft, place));
  return problem === undefined ? undefined : keyFinding('keys.unwritable', { place, problem });
}
