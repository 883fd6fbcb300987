/**
 * The files of lists, made when they are first asked for and kept in a temporary folder: so their digests are known before
 * the first byte is sent, a slow reader holds up nothing, and a file is made again only when a name in it may have changed.
 */
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { finished, pipeline } from 'node:stream/promises';
import type { KeyHolder } from '../office/keys/holder.ts';
import { type Signer, signerOf } from '../office/keys/sign.ts';
import { temporaryFolder } from '../office/leftovers.ts';
import { type ListFile, type ListFormat, writeListFile } from '../office/lists/files.ts';
import type { PublicOffice } from '../office/public/public-office.ts';

export interface ShelvedFile extends ListFile {
  readonly gzippedBytes: number;
  /** The text of `NAME.sig`; absent where the server has no key. */
  readonly signature?: string;
  readonly path: string;
  readonly read: (form: 'plain' | 'gzip') => ReadStream;
}

export interface FileAsked {
  readonly pool: string;
  readonly date: string;
  readonly format: ListFormat;
}

/** Bytes on the disk. */
const LIMIT = 2 * 1024 * 1024 * 1024;

interface Shelved {
  readonly made: Promise<ShelvedFile>;
  bytes: number;
}

export class FileShelf {
  readonly #open: PublicOffice;
  readonly #keys: KeyHolder | undefined;
  readonly #limit: number;
  #folder: Promise<string> | undefined;
  #count = 0;
  /** The last asked for stands last. */
  readonly #files = new Map<string, Shelved>();

  /** `keys`: where the office's private key lies. Without it nothing is signed here. */
  constructor(open: PublicOffice, keys?: KeyHolder, limit = LIMIT) {
    this.#open = open;
    this.#keys = keys;
    this.#limit = limit;
  }

  /** Undefined where the office has no key, or it does not lie here. */
  signer(): Promise<Signer | undefined> {
    return this.#open.remember('signer', async () => (await signerOf(this.#open.office, this.#keys)).value);
  }

  /** Undefined: there is no such list, or it has no such file. */
  async file({ pool, date, format }: FileAsked): Promise<ShelvedFile | undefined> {
    const list = (await this.#open.lists(pool)).find((each) => each.date === date);
    if (list === undefined) return undefined;
    const { version } = await this.#open.blocks.people();
    const key = `${list.list} ${list.digest} ${list.players} ${format} ${version}`;
    const shelved = this.#files.get(key) ?? this.#make({ pool, date, format }, key);
    this.#files.delete(key);
    this.#files.set(key, shelved);
    return shelved.made.catch((error: unknown) => {
      if (error instanceof NoSuchFile) return undefined;
      throw error;
    });
  }

  #make(asked: FileAsked, key: string): Shelved {
    const shelved: Shelved = { made: this.#write(asked), bytes: 0 };
    shelved.made.then(
      ({ bytes, gzippedBytes }) => {
        shelved.bytes = bytes + gzippedBytes;
        this.#trim();
      },
      () => this.#files.delete(key),
    );
    return shelved;
  }

  async #write(asked: FileAsked): Promise<ShelvedFile> {
    this.#folder ??= temporaryFolder();
    this.#count += 1;
    // before the wait: others may come meanwhile
    const name = String(this.#count);
    const path = join(await this.#folder, name);
    try {
      const value = await this.#writeBoth(asked, path);
      const signature = (await (await this.signer())?.(value))?.text;
      return {
        ...value,
        path,
        gzippedBytes: (await stat(`${path}.gz`)).size,
        ...(signature === undefined ? {} : { signature }),
        read: (form) => createReadStream(form === 'gzip' ? `${path}.gz` : path),
      };
    } catch (error) {
      await remove(path);
      throw error;
    }
  }

  /** As it is, and packed. A disk that is full ends the writing, and nothing else. */
  async #writeBoth(asked: FileAsked, path: string): Promise<ListFile> {
    const [plain, gzip, packed] = [createWriteStream(path), createGzip({ level: 6 }), createWriteStream(`${path}.gz`)];
    const written = Promise.all([finished(plain), pipeline(gzip, packed)]);
    // whoever writes next is told, or waits for it at the end
    written.catch(() => undefined);
    const give = async (bytes: Uint8Array): Promise<void> => {
      const waits = [plain, gzip].filter((stream) => !stream.write(bytes)).map((stream) => once(stream, 'drain'));
      await Promise.race([Promise.all(waits), written]);
    };
    try {
      const { value } = await writeListFile(this.#open.office, { ...asked, pause: this.#open.pause }, give);
      plain.end();
      gzip.end();
      await written;
      if (value === undefined) throw new NoSuchFile();
      return value;
    } catch (error) {
      for (const stream of [plain, gzip, packed]) stream.destroy();
      throw error;
    }
  }

  /** The least recently asked for goes first. Whoever is reading a file reads it to its end. */
  #trim(): void {
    let all = [...this.#files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes, made }] of [...this.#files].slice(0, -1)) {
      if (all <= this.#limit) return;
      if (bytes === 0) continue;
      this.#files.delete(key);
      all -= bytes;
      void made.then(({ path }) => remove(path));
    }
  }

  async close(): Promise<void> {
    if (this.#folder !== undefined) await rm(await this.#folder, { recursive: true, force: true });
  }
}

class NoSuchFile extends Error {}

const remove = async (path: string): Promise<void> => {
  for (const each of [path, `${path}.gz`]) await rm(each, { force: true });
};
