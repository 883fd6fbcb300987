/**
 * A file that appears in its place only when it is complete: until then it is written beside it, under another name. Every file
 * that a command writes goes through here, so that none can replace the office, its keys, or anything else that nobody asked to
 * replace.
 */
import { createReadStream, unlinkSync, write as writeTo } from 'node:fs';
import {
  access,
  constants,
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rmdir,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Guarded } from '../explain/desk-findings/output.ts';
import { outputFinding } from '../keeping/guarded.ts';
import { markedName, removeLeftovers, syncFolder, temporaryFolder } from '../desk/leftovers.ts';
import { OutputError, Refusal } from './exit.ts';
import { folded, ownPaths, refuseBesideSignature, refuseGuarded, refuseOwn } from './guard.ts';
import { isOptionOn } from './options.ts';
import { write } from './print.ts';

const STANDARD_OUTPUT = '-';

/** The system's error; an error that is not the system's is our own. */
export function failed(name: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error as Error;
  return new OutputError(name === STANDARD_OUTPUT ? undefined : name, code);
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** A file that the shell has opened for us. */
const DESCRIPTOR = /^\/(?:dev|proc\/self)\/fd\/(\d{1,6})$/;
const NAMED_DESCRIPTORS: Readonly<Record<string, number>> = { '/dev/stdout': 1, '/dev/stderr': 2 };

function descriptorOf(name: string): number | undefined {
  const path = resolve(name);
  const [, number] = DESCRIPTOR.exec(path) ?? [];
  return number === undefined ? NAMED_DESCRIPTORS[path] : Number(number);
}

const writeAll = promisify(writeTo);

/**
 * How it gets to its place: `new` never over an existing file, `replace` over a replaceable one; `copy` into something that cannot
 * be replaced: a device, a pipe, standard output, a descriptor.
 */
type How = 'new' | 'replace' | 'copy';

interface Draft {
  readonly name: string;
  readonly how: How;
  /** The final target: a path, or a descriptor. */
  readonly place: string | number;
  readonly draft: string;
  readonly file: FileHandle;
  /** Returns what has made the target invalid since, and what is in it. */
  readonly refuse: (draft: string) => Promise<void>;
}

export interface OutputOptions {
  /** The kind of the file, if files of that kind may only be replaced by the same kind. */
  readonly kind?: Guarded;
  /** The mode of a new file, reduced by the user's umask; for an existing file, the most that it may have. */
  readonly mode?: number;
  /** Its own signature is written beside it, replacing any existing one. */
  readonly isSigned?: true;
}

export class Output {
  readonly #to: Draft;
  readonly #left = (): void => {
    try {
      unlinkSync(this.#to.draft);
    } catch {
      // it is already in its place, or removed
    }
  };

  readonly #leaves: readonly (() => void)[];

  private constructor(to: Draft) {
    this.#to = to;
    process.once('exit', this.#left);
    this.#leaves = Object.entries(SIGNALS).map(([signal, number]) => {
      const leave = (): never => process.exit(128 + number);
      process.once(signal, leave);
      return () => process.off(signal, leave);
    });
  }

  /** `options` say which office's files must not be touched, and whether another file may be replaced (`--replace`). */
  static async open(
    name: string,
    options: object,
    { kind, mode = 0o666, isSigned }: OutputOptions = {},
  ): Promise<Output> {
    try {
      if (name === STANDARD_OUTPUT) return await Output.#copied(name, name);
      await refuseGuarded(name, options, kind);
      const refuse = async (finished: string): Promise<void> => {
        await refuseGuarded(name, options, kind);
        if (isSigned === undefined) await refuseBesideSignature(name, finished);
      };
      // a link stays, and its target is replaced
      const place = await realpath(name).catch(() => name);
      const known = await stat(place).catch(() => undefined);
      if (known?.isDirectory() === true) throw Object.assign(new Error(), { code: 'EISDIR' });
      if (known !== undefined) await access(place, constants.W_OK);
      const descriptor = known?.isFile() === true ? descriptorOf(name) : undefined;
      if (descriptor !== undefined) return await Output.#copied(name, descriptor);
      if (known !== undefined && !known.isFile()) return await Output.#copied(name, place);
      const [folder, prefix] = [dirname(place), `.${basename(place).slice(0, 200)}.`];
      await removeLeftovers(folder, prefix);
      if (!isOptionOn(options, 'replace') && (await isThere(place))) throw isThereAlready(name);
      const draft = join(folder, `${markedName(prefix)}.part`);
      const file = await open(draft, 'wx', known === undefined ? mode : known.mode & mode);
      return new Output({ name, how: isOptionOn(options, 'replace') ? 'replace' : 'new', place, draft, file, refuse });
    } catch (error) {
      throw failed(name, error);
    }
  }

  static async #copied(name: string, place: string | number): Promise<Output> {
    const folder = await temporaryFolder();
    const draft = join(folder, 'draft');
    const refuse = async (): Promise<void> => undefined;
    return new Output({ name, how: 'copy', place, draft, file: await open(draft, 'wx', 0o600), refuse });
  }

  /** Whether the target is a file, beside which others can lie. */
  get isFile(): boolean {
    return this.#to.how !== 'copy';
  }

  async write(bytes: Uint8Array): Promise<void> {
    try {
      const { file } = this.#to;
      for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten;
    } catch (error) {
      throw failed(this.#to.name, error);
    }
  }

  /** It is complete. */
  async keep(): Promise<void> {
    const { name, how, file } = this.#to;
    try {
      // content is on the disk before the name: after a power failure there is either the old file or the whole new one
      await file.sync();
      await file.close();
      if (how === 'copy') await this.#copy();
      else await this.#place();
    } catch (error) {
      throw failed(name, error);
    }
    await this.#gone();
  }

  /** It is discarded; an existing file in its place stays. */
  async drop(): Promise<void> {
    await this.#to.file.close().catch(() => undefined);
    await this.#gone();
  }

  async #place(): Promise<void> {
    const { name, how, draft, refuse } = this.#to;
    const place = this.#to.place as string;
    await refuse(draft);
    if (how === 'replace') await rename(draft, place);
    else if (!(await isMovedToFree(draft, place))) throw isThereAlready(name);
    await syncFolder(dirname(place));
  }

  async #copy(): Promise<void> {
    const { name, place, draft } = this.#to;
    const target = name === STANDARD_OUTPUT || typeof place === 'number' ? undefined : await open(place, 'w');
    for await (const chunk of createReadStream(draft) as AsyncIterable<Buffer>) {
      if (target !== undefined) await target.writeFile(chunk);
      else if (place === STANDARD_OUTPUT || place === 1) await write(chunk);
      else await written(place as number, chunk);
    }
    await target?.close();
  }

  async #gone(): Promise<void> {
    const { draft, how } = this.#to;
    await unlink(draft).catch(() => undefined);
    if (how === 'copy') await rmdir(dirname(draft)).catch(() => undefined);
    this.#settled();
  }

  /** There is no draft left that would have to be removed on exit. */
  #settled(): void {
    process.off('exit', this.#left);
    for (const stay of this.#leaves) stay();
  }
}

const isThereAlready = (file: string): Refusal => new Refusal(outputFinding('output.there', { file }));

/** Also a link that leads nowhere. */
const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** In one step, and never over an existing file, even one that has just appeared. */
async function isMovedToFree(draft: string, place: string): Promise<boolean> {
  try {
    await link(draft, place);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
  }
  // the disk has no hard links: the first to create an empty file gets the place
  try {
    await (await open(place, 'wx')).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  await rename(draft, place).catch(async (error) => {
    await unlink(place);
    throw error;
  });
  return true;
}

async function written(descriptor: number, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    at += (await writeAll(descriptor, bytes, at, bytes.length - at, null)).bytesWritten;
  }
}

/** Lines behind those that a file of ours has, each there before the next work begins. */
export class LinesAdded {
  readonly #file: FileHandle;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async to(path: string): Promise<LinesAdded> {
    return new LinesAdded(await open(path, 'a'));
  }

  async add(line: string): Promise<void> {
    await this.#file.write(`${line}\n`);
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/** A file that can be made again at any time: guarded as all others are, but written in its place. */
export async function writeAgain(path: string, bytes: Uint8Array, options: object, kind?: Guarded): Promise<void> {
  try {
    await refuseGuarded(path, options, kind);
    await writeFile(path, bytes);
  } catch (error) {
    throw failed(path, error);
  }
}

/** `new`: created just now, so it is empty. `elsewhere`: a link leads there. */
type FolderKind = 'new' | 'ours' | 'elsewhere';

/**
 * Files of a folder that belongs to us, and can be made again at any time. Existing files are guarded like all others; for new
 * ones only the names of the office's own files are excluded, which are looked up once.
 */
export class MadeFiles {
  readonly #folder: string;
  readonly #options: object;
  readonly #own: ReadonlySet<string>;
  readonly #folders = new Map<string, FolderKind>();
  readonly #added = new Set<string>();

  private constructor(folder: string, options: object, own: ReadonlySet<string>) {
    [this.#folder, this.#options, this.#own] = [folder, options, own];
  }

  /** Makes the folder where it is not there. */
  static async in(folder: string, options: object): Promise<MadeFiles> {
    await madeFolder(folder, options);
    return new MadeFiles(await realpath(folder), options, await ownPaths(options));
  }

  /** Undefined if nothing is there. */
  async bytesAt(place: string): Promise<Buffer | undefined> {
    const path = join(this.#folder, place);
    const isFree = (await this.#kindOf(dirname(path))) === 'new' && !this.#added.has(place);
    return isFree ? undefined : readFile(path).catch(() => undefined);
  }

  /** Writes a new file. */
  async add(place: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, place);
    try {
      const kind = await this.#kindOf(dirname(path));
      if (kind === 'elsewhere' || this.#own.has(folded(path))) await refuseGuarded(path, this.#options);
      await writeFile(path, bytes, { flag: 'wx' });
      this.#added.add(place);
    } catch (error) {
      throw failed(path, error);
    }
  }

  /** Writes a file over one of ours. */
  replace(place: string, bytes: Uint8Array, kind?: Guarded): Promise<void> {
    return writeAgain(join(this.#folder, place), bytes, this.#options, kind);
  }

  async #kindOf(folder: string): Promise<FolderKind> {
    const known = this.#folders.get(folder);
    if (known !== undefined) return known;
    try {
      const isMade = (await mkdir(folder, { recursive: true })) !== undefined;
      const kind = isMade ? 'new' : (await realpath(folder)) === folder ? 'ours' : 'elsewhere';
      this.#folders.set(folder, kind);
      return kind;
    } catch (error) {
      throw failed(folder, error);
    }
  }
}

/** Makes a folder for outputs, with those above it, and says whether it was not there before. */
export async function madeFolder(folder: string, options: object): Promise<boolean> {
  try {
    const missing: string[] = [];
    for (let path = resolve(folder); !(await isThere(path)); path = dirname(path)) missing.push(path);
    for (const path of missing) await refuseOwn(path, options);
    const isMade = (await mkdir(folder, { recursive: true })) !== undefined;
    for (const path of missing) await syncFolder(dirname(path));
    return isMade;
  } catch (error) {
    throw failed(folder, error);
  }
}
