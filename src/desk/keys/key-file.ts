/** A file with private keys, which its owner alone can read. It takes its place only when it is complete, and on the disk. */
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Finding } from '../../core/finding.ts';
import { type KeyPair, privateKeysText } from '../../ledger/signatures.ts';
import { markedName, removeLeftovers, syncFolder } from '../leftovers.ts';
import { type HeldKeys, keysInText, type KeyHolder } from './holder.ts';
import { keyFinding } from '../findings/keys.ts';
import { codeOf, LONGEST, NAME_LENGTH, othersOf, keyProblemOf, writeSynced } from '../secret-file.ts';

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
      if (othersOf(mode) === 0) return { keys, findings };
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

/**
 * Whoever writes is alone: places of keys are written inside of a write transaction. The draft has a name that is nobody
 * else's, and what a process that was killed has left of one goes.
 */
async function writeKeys(place: string, keys: readonly KeyPair[]): Promise<Finding | undefined> {
  const [folder, prefix] = [dirname(place), `.${basename(place).slice(0, NAME_LENGTH)}.`];
  const draft = join(folder, `${markedName(prefix)}.part`);
  try {
    await removeLeftovers(folder, prefix);
    try {
      await writeSynced(draft, privateKeysText(keys));
      await rename(draft, place);
    } finally {
      await rm(draft, { force: true });
    }
    await syncFolder(folder);
    return undefined;
  } catch (error) {
    return keyFinding('keys.unwritable', { place, problem: keyProblemOf(codeOf(error)) });
  }
}
