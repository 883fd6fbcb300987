/**
 * What a witness remembers: the name by which it is known, and of each log its keys and the newest checkpoint. One file, which takes its place only when it is complete and on the disk; while
 * one process has it, no other may.
 */
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Bytes } from '../ledger/log/bytes.ts';
import { readCheckpoint } from '../ledger/log/checkpoint.ts';
import { isKeyName, readVerifierKey, verifierKeyText, type NoteKey } from '../ledger/log/note.ts';
import type { WatchedLog } from './judge.ts';

export interface RememberedLog extends WatchedLog {
  readonly root?: Bytes;
  /** The newest checkpoint with the cosignature, as it was given out. */
  readonly note?: string;
  /** Where it is followed. */
  readonly office?: string;
}

/** The file is not one of a witness, or another process has it. */
export class MemoryFault extends Error {
  readonly fault: 'unreadable' | 'in-use' | 'unwritable';
  readonly file: string;

  constructor(fault: MemoryFault['fault'], file: string) {
    super(`${file}: ${fault}`);
    this.fault = fault;
    this.file = file;
  }
}

interface WrittenLog {
  readonly keys: readonly string[];
  readonly checkpoint?: string;
  readonly office?: string;
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

async function writeSynced(path: string, text: string, flags: 'w' | 'wx'): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** A lock is its owner's number; one whose owner is gone is nobody's. */
async function lock(path: string, file: string): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      return await writeSynced(path, String(process.pid), 'wx');
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw new MemoryFault('unwritable', file);
      const owner = Number(await readFile(path, 'utf8').catch(() => ''));
      if (Number.isSafeInteger(owner) && owner > 0 && owner !== process.pid && isAlive(owner)) break;
      await rm(path, { force: true });
    }
  }
  throw new MemoryFault('in-use', file);
}

function logIn({ keys, checkpoint, office }: WrittenLog): RememberedLog | undefined {
  const known = keys.map(readVerifierKey);
  const read = checkpoint === undefined ? undefined : readCheckpoint(checkpoint);
  if (!known.every((key): key is NoteKey => key !== undefined)) return undefined;
  const at = { keys: known, ...(office === undefined ? {} : { office }) };
  if (checkpoint === undefined) return { ...at, size: 0 };
  return read === undefined ? undefined : { ...at, size: read.size, root: read.root, note: checkpoint };
}

interface Remembered {
  readonly name?: string;
  readonly logs: ReadonlyMap<string, RememberedLog>;
}

async function readMemory(file: string): Promise<Remembered> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { logs: new Map() };
    throw new MemoryFault('unreadable', file);
  }
  try {
    const { name, logs } = JSON.parse(text) as {
      readonly name?: unknown;
      readonly logs: Readonly<Record<string, WrittenLog>>;
    };
    if (name !== undefined && !(typeof name === 'string' && isKeyName(name))) throw new MemoryFault('unreadable', file);
    const read = Object.entries(logs).map(([origin, written]): readonly [string, RememberedLog] => {
      const log = logIn(written);
      if (log === undefined) throw new MemoryFault('unreadable', file);
      return [origin, log];
    });
    return { ...(name === undefined ? {} : { name }), logs: new Map(read) };
  } catch {
    throw new MemoryFault('unreadable', file);
  }
}

export class WitnessMemory {
  readonly #file: string;
  #held: Remembered;

  private constructor(file: string, held: Remembered) {
    this.#file = file;
    this.#held = held;
  }

  static async open(file: string): Promise<WitnessMemory> {
    await lock(`${file}.lock`, file);
    try {
      return new WitnessMemory(file, await readMemory(file));
    } catch (error) {
      await rm(`${file}.lock`, { force: true });
      throw error;
    }
  }

  logOf(origin: string): RememberedLog | undefined {
    return this.#held.logs.get(origin);
  }

  /** Which log an office has shown from the first look on. */
  originAt(office: string): string | undefined {
    for (const [origin, log] of this.#held.logs) if (log.office === office) return origin;
    return undefined;
  }

  /** By which the witness was known the last time, where it was given a name. */
  get name(): string | undefined {
    return this.#held.name;
  }

  called(name: string): Promise<void> {
    return this.#keep({ ...this.#held, name });
  }

  remember(origin: string, log: RememberedLog): Promise<void> {
    return this.#keep({ ...this.#held, logs: new Map(this.#held.logs).set(origin, log) });
  }

  /** Resolves when it is on the disk; where that fails, the memory is as it was. */
  async #keep(next: Remembered): Promise<void> {
    const logs = Object.fromEntries(
      [...next.logs].map(([origin, { keys, note, office }]): readonly [string, WrittenLog] => [
        origin,
        {
          keys: keys.map(verifierKeyText),
          ...(note === undefined ? {} : { checkpoint: note }),
          ...(office === undefined ? {} : { office }),
        },
      ]),
    );
    const draft = `${this.#file}.part`;
    try {
      await writeSynced(draft, `${JSON.stringify({ name: next.name, logs }, undefined, 2)}\n`, 'w');
      await rename(draft, this.#file);
      const folder = await open(dirname(this.#file), 'r');
      await folder.sync().finally(() => folder.close());
    } catch {
      throw new MemoryFault('unwritable', this.#file);
    }
    this.#held = next;
  }

  close(): Promise<void> {
    return rm(`${this.#file}.lock`, { force: true });
  }
}
