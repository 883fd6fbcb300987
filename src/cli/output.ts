/** A file that takes its place only when it is complete: until then it is written beside it, under another name. */
import { createReadStream, unlinkSync } from 'node:fs';
import { access, constants, type FileHandle, open, realpath, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { markedName, removeLeft, temporaryFolder } from '../office/leftovers.ts';
import { OutputError } from './exit.ts';
import { write } from './print.ts';

const STANDARD_OUTPUT = '-';

/** What the system says; an error that is not the system's is our own. */
export function failed(name: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error as Error;
  return new OutputError(name === STANDARD_OUTPUT ? undefined : name, code);
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

export class Output {
  readonly #name: string;
  /** Where it goes in the end; `rename` to a file, `copy` to what cannot be replaced: a device, a pipe, standard output. */
  readonly #place: string;
  readonly #how: 'rename' | 'copy';
  readonly #draft: string;
  readonly #file: FileHandle;
  readonly #left = (): void => {
    try {
      unlinkSync(this.#draft);
    } catch {
      // it has taken its place, or is gone already
    }
  };

  readonly #leaves: readonly (() => void)[];

  private constructor(name: string, place: string, how: 'rename' | 'copy', draft: string, file: FileHandle) {
    this.#name = name;
    this.#place = place;
    this.#how = how;
    this.#draft = draft;
    this.#file = file;
    process.once('exit', this.#left);
    this.#leaves = Object.entries(SIGNALS).map(([signal, number]) => {
      const leave = (): never => process.exit(128 + number);
      process.once(signal, leave);
      return () => process.off(signal, leave);
    });
  }

  /** `mode`: of a file that is not there yet, less what the user's mask takes away. */
  static async open(name: string, mode = 0o666): Promise<Output> {
    try {
      if (name === STANDARD_OUTPUT) return await Output.#copied(name, name);
      // a link stays, and what it points to is replaced
      const place = await realpath(name).catch(() => name);
      const known = await stat(place).catch(() => undefined);
      if (known?.isDirectory() === true) throw Object.assign(new Error(), { code: 'EISDIR' });
      if (known !== undefined) await access(place, constants.W_OK);
      if (known !== undefined && !known.isFile()) return await Output.#copied(name, place);
      const [folder, prefix] = [dirname(place), `.${basename(place).slice(0, 200)}.`];
      await removeLeft(folder, prefix);
      const draft = join(folder, `${markedName(prefix)}.part`);
      const file = await open(draft, 'wx', known === undefined ? mode : known.mode & 0o777);
      return new Output(name, place, 'rename', draft, file);
    } catch (error) {
      throw failed(name, error);
    }
  }

  static async #copied(name: string, place: string): Promise<Output> {
    const folder = await temporaryFolder();
    const draft = join(folder, 'draft');
    return new Output(name, place, 'copy', draft, await open(draft, 'wx', 0o600));
  }

  async write(bytes: Uint8Array): Promise<void> {
    try {
      for (let at = 0; at < bytes.length; ) at += (await this.#file.write(bytes, at)).bytesWritten;
    } catch (error) {
      throw failed(this.#name, error);
    }
  }

  /** It is complete. */
  async keep(): Promise<void> {
    try {
      // to the disk before the name: after a power cut there is the old file or the whole new one
      await this.#file.sync();
      await this.#file.close();
      if (this.#how === 'rename') {
        await rename(this.#draft, this.#place);
        this.#settled();
        return;
      }
      await this.#copy();
    } catch (error) {
      throw failed(this.#name, error);
    }
    await this.#gone();
  }

  /** It is not wanted; what stood in its place still does. */
  async drop(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    await this.#gone();
  }

  async #copy(): Promise<void> {
    const target = this.#name === STANDARD_OUTPUT ? undefined : await open(this.#place, 'w');
    for await (const chunk of createReadStream(this.#draft) as AsyncIterable<Buffer>) {
      await (target === undefined ? write(chunk) : target.writeFile(chunk));
    }
    await target?.close();
  }

  async #gone(): Promise<void> {
    await unlink(this.#draft).catch(() => undefined);
    if (this.#how === 'copy') await rmdir(dirname(this.#draft)).catch(() => undefined);
    this.#settled();
  }

  /** There is no draft any more that would have to be removed on the way out. */
  #settled(): void {
    process.off('exit', this.#left);
    for (const stay of this.#leaves) stay();
  }
}
