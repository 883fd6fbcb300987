/**
 * Files of the newest large lists that outlive the process that made them. They are stored compressed in a folder next
 * to the office's database, under a key of everything that they depend on, so that a server that has just started can
 * send them at once. They contain nothing that the database does not have: when it is purged they are removed first
 * (`desk/wire.ts`), and a running server removes those that a later entry has superseded. A server creates the folder;
 * where there is none, no server of this office runs on this machine, and nobody makes files for it.
 */
import { createHash, hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Pause } from '../core/slices.ts';
import { markedName, removeLeftovers } from '../desk/leftovers.ts';
import type { Office } from '../desk/office.ts';
import type { LedgerHead } from '../ledger/store.ts';
import type { ListFile } from '../reading/lists/files.ts';

/**
 * Lists with at most this many players are small: their files are made in a moment, and their digests are shown with
 * the list.
 */
export const SMALL_LIST = 5000;

/** The data stored beside the bytes of a file. */
export interface KeptNote {
  /** Everything that the bytes depend on except for names. */
  readonly of: string;
  /** The last entry that could have changed a name in the file. */
  readonly head: Pick<LedgerHead, 'no' | 'hash'>;
  readonly file: ListFile;
}

const NOTE = '.json';
const PACKED = '.gz';
const DRAFT = 'draft-';
/** Touched regularly by a process that is making files. */
const BUSY = 'busy';
/** Milliseconds. */
const TOUCH_EVERY = 2000;
const BUSY_FOR = 10_000;

/** In bytes: each piece is a step of the event loop, so that others get their turn in between. */
const PIECE = 1024 * 1024;

const nameOf = (of: string): string => hash('sha256', of).slice(0, 32);

export class KeptListFiles {
  readonly #folder: string;
  /** Lists with this many players or fewer are not stored. */
  readonly small: number;

  constructor(folder: string, small = SMALL_LIST) {
    this.#folder = folder;
    this.small = small;
  }

  /** Undefined where the office stores none: in memory, on a database server, and where nothing may be changed. */
  static of({ keptFiles }: Office, small?: number): KeptListFiles | undefined {
    return keptFiles === undefined ? undefined : new KeptListFiles(keptFiles, small);
  }

  isThere(): Promise<boolean> {
    return stat(this.#folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
  }

  async note(of: string): Promise<KeptNote | undefined> {
    return this.#read(`${nameOf(of)}${NOTE}`);
  }

  async notes(): Promise<readonly KeptNote[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const notes = await Promise.all(names.filter((name) => name.endsWith(NOTE)).map((name) => this.#read(name)));
    return notes.filter((note) => note !== undefined);
  }

  async #read(name: string): Promise<KeptNote | undefined> {
    try {
      const note = JSON.parse(await readFile(join(this.#folder, name), 'utf8')) as KeptNote;
      return `${nameOf(note.of)}${NOTE}` === name ? note : undefined;
    } catch {
      return undefined;
    }
  }

  /** Writes the bytes to a path, with the compressed file next to it; false where they do not match the note. */
  async unpack({ of, file }: KeptNote, path: string, pause: Pause): Promise<boolean> {
    const digest = createHash('sha256');
    try {
      await copyFile(join(this.#folder, `${nameOf(of)}${PACKED}`), `${path}.gz`);
      await pipeline(
        createReadStream(`${path}.gz`, { highWaterMark: PIECE }),
        createGunzip({ chunkSize: PIECE }),
        async function* (pieces: AsyncIterable<Uint8Array>) {
          for await (const piece of pieces) {
            digest.update(piece);
            await pause();
            yield piece;
          }
        },
        createWriteStream(path, { highWaterMark: PIECE }),
      );
    } catch (error) {
      if (isDamage(error)) return false;
      throw error;
    }
    return digest.digest('hex') === file.sha256;
  }

  /** Stores the compressed file at a path. */
  async keep(note: KeptNote, packed: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await removeLeftovers(this.#folder, DRAFT);
    const name = nameOf(note.of);
    const draft = join(this.#folder, markedName(DRAFT));
    await copyFile(packed, draft);
    await rename(draft, join(this.#folder, `${name}${PACKED}`));
    await writeFile(draft, JSON.stringify(note));
    await rename(draft, join(this.#folder, `${name}${NOTE}`));
  }

  async drop({ of }: KeptNote): Promise<void> {
    for (const end of [NOTE, PACKED]) await rm(join(this.#folder, `${nameOf(of)}${end}`), { force: true });
  }

  /** Whether another process is making files for this folder. */
  async isBusy(): Promise<boolean> {
    const touched = await stat(join(this.#folder, BUSY)).catch(() => undefined);
    return touched !== undefined && Date.now() - touched.mtimeMs < BUSY_FOR;
  }

  /** Marks this process as making files, until the returned function is called. */
  async busy(): Promise<() => Promise<void>> {
    const path = join(this.#folder, BUSY);
    const touch = (): Promise<void> => writeFile(path, '').catch(() => undefined);
    await touch();
    const timer = setInterval(() => void touch(), TOUCH_EVERY).unref();
    return async () => {
      clearInterval(timer);
      await rm(path, { force: true });
    };
  }
}

/** Whether the stored file is missing or damaged; any other error comes from the place it was to be written to. */
const isDamage = (error: unknown): boolean => /^(?:ENOENT|Z_)/.test((error as NodeJS.ErrnoException).code ?? '');
