/** The file with the memory key. It is complete and flushed to disk before an entry depends on it. */
import { link, open, rename } from 'node:fs/promises';
import type { Finding } from '../../core/finding.ts';
import { memoryKeyText, readMemoryKeys } from '../../ledger/remembered.ts';
import { codeOf, LONGEST, permissionsOfOthers, keyProblemOf, writeInPlace } from '../secret-file.ts';
import type { HeldMemory, MemoryHolder } from '../memory-holder.ts';
import { memoryFinding } from '../findings/memory.ts';

export const memoryFile = (place: string): MemoryHolder => ({
  place,
  read: () => readMemory(place),
  create: (key) => createMemory(place, key),
});

async function readMemory(place: string): Promise<HeldMemory> {
  try {
    const file = await open(place, 'r');
    try {
      const { mode, size } = await file.stat();
      const keys = readMemoryKeys(size > LONGEST ? '-' : await file.readFile('utf8'));
      if (keys === undefined) return { keys: [], findings: [memoryFinding('memory.damaged', { place })] };
      if (permissionsOfOthers(mode) === 0) return { keys, findings: [] };
      return {
        keys,
        findings: [memoryFinding('memory.open-to-others', { place, mode: (mode & 0o777).toString(8) }, 'warn')],
      };
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { keys: [], findings: [] };
    return {
      keys: [],
      findings: [memoryFinding('memory.unreadable', { place, problem: keyProblemOf(code) })],
    };
  }
}

/** A link never replaces another file, and a file that is visible is complete. */
async function createMemory(place: string, key: Uint8Array): Promise<Finding | undefined> {
  const problem = await writeInPlace(place, memoryKeyText(key), (draft) =>
    link(draft, place).catch(async (error) => {
      if (codeOf(error) === 'EEXIST') throw error;
      // the disk has no links
      await rename(draft, place);
    }),
  );
  return problem === undefined ? undefined : memoryFinding('memory.unwritable', { place, problem });
}
