/**
 * The files of lists, made on first request and cached in a temporary folder: so their digests are known before the
 * first byte is sent, a slow client blocks nothing, and a file is made again only when a name in it may have changed.
 * One is made at a time, and only a limited number of requests wait. Those of the newest large lists may exist from
 * another process (`kept-files.ts`). A file that later entries have superseded, for instance after an erasure, is
 * removed at once: it may contain a name that must not be shown any more.
 */
import { createWriteStream, type ReadStream } from 'node:fs';
import { open as openFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { createGzip } from 'node:zlib';
import { finished, pipeline } from 'node:stream/promises';
import type { Pause } from '../core/slices.ts';
import type { LedgerHead } from '../ledger/store.ts';
import type { KeyHolder } from '../desk/keys/holder.ts';
import { type Signer, signerOf } from '../desk/keys/sign.ts';
import { temporaryFolder } from '../desk/leftovers.ts';
import { isCombined, type ListFile, type ListFormat, writeListFile } from '../reading/lists/files.ts';
import { saysOfPersons } from '../reading/public/blocks.ts';
import { OneAtATime, TooManyWaiting } from '../reading/public/one-at-a-time.ts';
import type { PublicOffice } from '../reading/public/public-office.ts';
import { type KeptListFiles, type KeptNote, SMALL_LIST } from './kept-files.ts';
import { VERSION } from './version.ts';

export interface CachedListFile extends ListFile {
  readonly gzippedBytes: number;
  /** The text of `NAME.sig`; absent where the server has no key. */
  readonly signature?: string;
  readonly path: string;
  /** Undefined: it was removed meanwhile, and has to be requested again. */
  readonly read: (form: 'plain' | 'gzip') => Promise<ReadStream | undefined>;
}

export interface ListFileRequest {
  readonly pool: string;
  readonly date: string;
  readonly format: ListFormat;
}

/** With a function that lets others have their turn while it is made. */
interface PausingRequest extends ListFileRequest {
  readonly pause: Pause;
}

type ListRow = Awaited<ReturnType<PublicOffice['lists']>>[number];

/** Bytes on disk. */
const LIMIT = 2 * 1024 * 1024 * 1024;

export interface ListFileFolders {
  readonly large: number;
  readonly small: number;
}

/**
 * Number of requests that wait for a file. A large one takes seconds, and no connection waits longer than half a
 * minute.
 */
const PLACES: ListFileFolders = { large: 4, small: 64 };

/**
 * Compression: a twentieth larger than with the usual level, in two fifths of the time; all waiting clients wait for
 * it.
 */
const LEVEL = 4;

/** How often a file is restarted where the ledger changes faster than it is made. */
const ATTEMPTS = 3;

/**
 * The version of the code: a built part of the program has the digest of its code, and of all that it uses, in its
 * name.
 */
const PROGRAM = `${VERSION} ${basename(import.meta.url)}`;

interface Shelved {
  readonly made: Promise<CachedListFile>;
  /** For a large list. */
  readonly isLarge: boolean;
  /** Number of clients waiting for it. */
  askers: number;
  /** Once it is made. */
  file?: CachedListFile;
  /** On disk. */
  bytes: number;
  /** Number of clients reading it; its bytes are on disk as long as there are any, even after its removal. */
  readers: number;
  isRemoved: boolean;
}

export class ListFileCache {
  readonly #open: PublicOffice;
  readonly #keys: KeyHolder | undefined;
  readonly #limit: number;
  readonly #kept: KeptListFiles | undefined;
  readonly #large: OneAtATime;
  readonly #small: OneAtATime;
  #folder: Promise<string> | undefined;
  #count = 0;
  /** Number of clients waiting for a file, and of those waiting for one of a large list. */
  #askers = 0;
  #largeAskers = 0;
  #isClosed = false;
  /** Bytes on disk, including removed files that are still being read. */
  #used = 0;
  /** The most recently requested comes last. */
  readonly #files = new Map<string, Shelved>();
  /**
   * Stored files that were checked, with the names in them: the entries of a whole month are not searched again and
   * again.
   */
  readonly #keptNames = new Map<string, string>();
  #sweeping: Promise<void> | undefined;
  /** The state of the ledger at the last check of all files. */
  #sweptAt = '';
  /** The last checked entry that may have changed a name. */
  #named: { readonly era: number; readonly upTo: number; readonly no: number } | undefined;

  /**
   * `keys`: where the office's private key is stored. Without it nothing is signed here. `kept`: where files of the
   * newest large lists outlive this process.
   */
  constructor(publicOffice: PublicOffice, keys?: KeyHolder, limit = LIMIT, places = PLACES, kept?: KeptListFiles) {
    this.#open = publicOffice;
    this.#kept = kept;
    this.#keys = keys;
    this.#limit = limit;
    this.#large = new OneAtATime(places.large);
    this.#small = new OneAtATime(places.small);
  }

  /** Undefined where the office has no key, or it is not available here. */
  signer(): Promise<Signer | undefined> {
    return this.#open.remember('signer', async () => (await signerOf(this.#open.office, this.#keys)).value);
  }

  /** Where the office's private key is stored, if it is available here. */
  get keys(): KeyHolder | undefined {
    return this.#keys;
  }

  /** Undefined: there is no such list, or it has no such file. Throws `TooManyWaiting`. */
  async file(request: ListFileRequest): Promise<CachedListFile | undefined> {
    this.#askers += 1;
    try {
      return await this.#found(request, this.#open.pause, 'asked');
    } finally {
      this.#askers -= 1;
    }
  }

  /**
   * Makes a file in advance: others get their turn by `pause`, as long as nobody waits for a file. A file of a large
   * list gives way to one that somebody waits for: throws `GaveWay`.
   */
  ahead(request: ListFileRequest, pause: Pause): Promise<CachedListFile | undefined> {
    return this.#found(request, pause, 'ahead');
  }

  async #waited(shelved: Shelved): Promise<CachedListFile> {
    const isLarge = shelved.isLarge ? 1 : 0;
    shelved.askers += 1;
    this.#largeAskers += isLarge;
    try {
      return await shelved.made;
    } finally {
      shelved.askers -= 1;
      this.#largeAskers -= isLarge;
    }
  }

  async #found(
    { pool, date, format }: ListFileRequest,
    pause: Pause,
    how: 'asked' | 'ahead',
  ): Promise<CachedListFile | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const list = await this.#listOf(pool, date);
      if (list === undefined) return undefined;
      const key = await this.#keyOf(list, format);
      const shelved = this.#files.get(key) ?? this.#make({ pool, date, format }, list, key, pause);
      this.#files.delete(key);
      this.#files.set(key, shelved);
      try {
        return await (how === 'asked' ? this.#waited(shelved) : shelved.made);
      } catch (error) {
        if (error instanceof NoSuchFile) return undefined;
        // a file that gives way may have been requested at the same moment
        const isAgain = error instanceof Superseded || (how === 'asked' && error instanceof GaveWay);
        if (!isAgain) throw error;
      }
    }
    throw new TooManyWaiting();
  }

  async #listOf(pool: string, date: string): Promise<ListRow | undefined> {
    return (await this.#open.lists(pool)).find((each) => each.date === date);
  }

  /** Everything that the bytes depend on: the sealed list, and the present names of persons. */
  async #keyOf({ list, digest, players, date }: ListRow, format: ListFormat): Promise<string> {
    const { era, no } = await this.#lastNamed();
    return `${era} ${no} ${await this.#sealedKeyOf({ list, digest, players, date }, format)}`;
  }

  /** The same except for names, which is valid for other processes, too. */
  async #sealedKeyOf(
    { list, digest, players, date }: Pick<ListRow, 'list' | 'digest' | 'players' | 'date'>,
    format: ListFormat,
  ): Promise<string> {
    const beside = isCombined(format) ? await this.#listsOn(date) : '';
    return `${await this.#open.reducing()} ${list} ${digest} ${players} ${format}${beside}`;
  }

  /** The key of a stored file of a newest large list; undefined where it is not stored. */
  async #keptUnder({ pool, date, format }: ListFileRequest): Promise<string | undefined> {
    const list = (await this.#open.lists(pool)).at(-1);
    if (list === undefined || list.date !== date || list.players <= (this.#kept?.small ?? 0)) return undefined;
    return `${PROGRAM} ${pool} ${await this.#sealedKeyOf(list, format)}`;
  }

  /** Whether a stored file is still equal to one made now. */
  async #isKeptStill({ of, head, file }: KeptNote): Promise<boolean> {
    if ((await this.#keptUnder(file)) !== of) return false;
    const { era, no } = await this.#lastNamed();
    const names = `${era} ${no} ${head.hash}`;
    if (this.#keptNames.get(of) === names) return true;
    const isStill = await this.#open.look(async (desk) => {
      const isOfLedger = (await desk.entry(head.no))?.hash === head.hash;
      return isOfLedger && !(await desk.entryKindsFrom(head.no + 1)).some(({ kind }) => saysOfPersons(kind));
    });
    if (isStill) this.#keptNames.set(of, names);
    return isStill;
  }

  /** Writes a stored file to a path. */
  async #taken(request: PausingRequest, path: string): Promise<ListFile | undefined> {
    const of = this.#kept === undefined ? undefined : await this.#keptUnder(request);
    const note = of === undefined ? undefined : await this.#kept?.note(of);
    if (note === undefined || !(await this.#isKeptStill(note))) return undefined;
    if (await this.#kept?.unpack(note, path, request.pause)) return note.file;
    await this.#kept?.drop(note);
    return undefined;
  }

  /** `head`: the state of the ledger before it was made. If the disk refuses it, the next server makes it again. */
  async #keep(file: CachedListFile, { no, hash }: LedgerHead): Promise<void> {
    const of = this.#kept === undefined ? undefined : await this.#keptUnder(file);
    if (of === undefined || (await this.#kept?.note(of)) !== undefined) return;
    const { pool, date, format, name, players, erased, initials, bytes, sha256, digest } = file;
    const written = { pool, date, format, name, players, erased, initials, bytes, sha256, digest };
    const note: KeptNote = { of, head: { no, hash }, file: written };
    try {
      await this.#kept?.keep(note, `${file.path}.gz`);
    } finally {
      // a person may have been erased before the file was written, when it could not be found for removal
      if (!(await this.#isKeptStill(note).catch(() => false))) await this.#kept?.drop(note);
    }
  }

  /** Changes with everything that the files of a list depend on. */
  stateOf(list: ListRow): Promise<string> {
    return this.#keyOf(list, 'csv');
  }

  /** Does not wait until all names are read: it matters only whether there is a new entry about persons. */
  async #lastNamed(): Promise<{ readonly era: number; readonly no: number }> {
    const { era, no } = await this.#open.head();
    const before = this.#named;
    if (before === undefined || before.era !== era) this.#named = { era, upTo: no, no };
    else if (before.upTo < no) {
      const kinds = await this.#open.look((desk) => desk.entryKindsFrom(before.upTo + 1));
      const last = kinds.findLast(({ kind }) => saysOfPersons(kind));
      this.#named = { era, upTo: no, no: last?.no ?? before.no };
    }
    return this.#named as { readonly era: number; readonly no: number };
  }

  /** A combined file also depends on the lists of other pools: one of them may be published later. */
  async #listsOn(date: string): Promise<string> {
    const pools = await this.#open.look((desk) => desk.pools());
    const lists = await Promise.all(pools.map(({ pool }) => this.#listOf(pool, date)));
    return lists.map((each) => (each === undefined ? ' –' : ` ${each.list} ${each.digest} ${each.players}`)).join('');
  }

  #make(request: ListFileRequest, list: ListRow, key: string, ahead: Pause): Shelved {
    const isLarge = list.players > SMALL_LIST;
    const queue = isLarge ? this.#large : this.#small;
    const pause: Pause = () => {
      // one is made at a time: a client that waits for another would wait for this one, too
      if (isLarge && shelved.askers === 0 && this.#largeAskers > 0) throw new GaveWay();
      return this.#askers > 0 ? this.#open.pause() : ahead();
    };
    const shelved: Shelved = {
      isLarge,
      askers: 0,
      made: queue.run(() => this.#made({ ...request, pause }, key, () => shelved)),
      bytes: 0,
      readers: 0,
      isRemoved: false,
    };
    shelved.made.catch(() => {
      if (this.#files.get(key) === shelved) this.#files.delete(key);
    });
    return shelved;
  }

  async #made(request: PausingRequest, key: string, own: () => Shelved): Promise<CachedListFile> {
    this.#trim();
    if (this.#used > this.#limit) throw new TooManyWaiting();
    const head = await this.#open.head();
    const file = await this.#write(request, own);
    const shelved = own();
    shelved.file = file;
    shelved.bytes = file.bytes + file.gzippedBytes;
    this.#used += shelved.bytes;
    if (!(await this.#isStill(request, key).catch(() => false))) {
      await this.#remove(shelved);
      throw new Superseded();
    }
    this.#trim();
    await this.#keep(file, head).catch(() => undefined);
    return file;
  }

  /** Whether the data that a file was made from is unchanged. */
  async #isStill({ pool, date, format }: ListFileRequest, key: string): Promise<boolean> {
    const list = await this.#listOf(pool, date);
    return list !== undefined && (await this.#keyOf(list, format)) === key;
  }

  async #write(request: PausingRequest, own: () => Shelved): Promise<CachedListFile> {
    if (this.#isClosed) throw new Closed();
    this.#folder ??= temporaryFolder();
    this.#count += 1;
    // before the wait: other requests may come meanwhile
    const name = String(this.#count);
    const path = join(await this.#folder, name);
    try {
      const value = (await this.#taken(request, path)) ?? (await this.#writeBoth(request, path));
      const signature = (await (await this.signer())?.(value))?.text;
      return {
        ...value,
        path,
        gzippedBytes: (await stat(`${path}.gz`)).size,
        ...(signature === undefined ? {} : { signature }),
        read: (form) => this.#read(own(), form === 'gzip' ? `${path}.gz` : path),
      };
    } catch (error) {
      await removeBoth(path);
      throw error;
    }
  }

  /** Plain and compressed. A full disk ends the writing, and nothing else. */
  async #writeBoth(request: PausingRequest, path: string): Promise<ListFile> {
    const [plain, gzip, packed] = [
      createWriteStream(path),
      createGzip({ level: LEVEL }),
      createWriteStream(`${path}.gz`),
    ];
    const written = Promise.all([finished(plain), pipeline(gzip, packed)]);
    // the next write fails with it, or it is awaited at the end
    written.catch(() => undefined);
    const give = async (bytes: Uint8Array): Promise<void> => {
      if (this.#isClosed) throw new Closed();
      const waits = [plain, gzip].filter((stream) => !stream.write(bytes)).map((stream) => once(stream, 'drain'));
      await Promise.race([Promise.all(waits), written]);
    };
    try {
      const { value } = await writeListFile(this.#open.office, request, give);
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

  /** It is opened before anything is sent: a file removed afterwards is read to its end. */
  async #read(shelved: Shelved, path: string): Promise<ReadStream | undefined> {
    shelved.readers += 1;
    const leave = (): void => {
      shelved.readers -= 1;
      if (shelved.isRemoved) this.#free(shelved);
    };
    try {
      const stream = (await openFile(path)).createReadStream();
      stream.once('close', leave);
      return stream;
    } catch (error) {
      leave();
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // somebody has cleared the temporary folder; the next request makes it again
      for (const [key, each] of this.#files) if (each === shelved) this.#drop(key, shelved);
      return undefined;
    }
  }

  /** Whether another process is making files of this office, so that they need not be made here. */
  async isMadeElsewhere(): Promise<boolean> {
    return (await this.#kept?.isBusy()) === true;
  }

  /** Whether nothing here can have been superseded. `mark`: the present state of the ledger. */
  isSweptAt(mark: string): boolean {
    return (this.#files.size === 0 && this.#kept === undefined) || mark === this.#sweptAt;
  }

  /** Removes superseded files. Without files the store is not asked. */
  sweep(): Promise<void> {
    if (this.#files.size === 0 && this.#kept === undefined) return Promise.resolve();
    this.#sweeping ??= this.#swept().finally(() => {
      this.#sweeping = undefined;
    });
    return this.#sweeping;
  }

  async #swept(): Promise<void> {
    const { mark } = await this.#open.head();
    if (mark === this.#sweptAt) return;
    for (const [key, shelved] of Array.from(this.#files)) {
      // a file that is being made is checked when it is finished
      if (shelved.file !== undefined && !(await this.#isStill(shelved.file, key))) this.#drop(key, shelved);
    }
    for (const note of (await this.#kept?.notes()) ?? []) {
      if (await this.#isKeptStill(note)) continue;
      this.#keptNames.delete(note.of);
      await this.#kept?.drop(note);
    }
    this.#sweptAt = mark;
  }

  /** The least recently requested are removed first, except for those being read: removing them would free nothing. */
  #trim(): void {
    for (const [key, shelved] of [...this.#files].slice(0, -1)) {
      if (this.#used <= this.#limit) return;
      if (shelved.file !== undefined && shelved.readers === 0) this.#drop(key, shelved);
    }
  }

  #drop(key: string, shelved: Shelved): void {
    this.#files.delete(key);
    // what cannot be removed now is removed with the folder
    this.#remove(shelved).catch(() => undefined);
  }

  async #remove(shelved: Shelved): Promise<void> {
    shelved.isRemoved = true;
    this.#free(shelved);
    if (shelved.file !== undefined) await removeBoth(shelved.file.path);
  }

  #free(shelved: Shelved): void {
    if (shelved.readers > 0) return;
    this.#used -= shelved.bytes;
    shelved.bytes = 0;
  }

  /** Nothing remains, including unfinished files. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled([...this.#files.values()].map(({ made }) => made));
    if (this.#folder !== undefined) await rm(await this.#folder, { recursive: true, force: true });
  }
}

class NoSuchFile extends Error {}

/** The ledger has changed while the file was made. */
class Superseded extends Error {}

/** Somebody waits for another file: this one, for which nobody waits, is restarted later. */
export class GaveWay extends TooManyWaiting {}

/** The server is closing; waiting clients may ask the next one. */
class Closed extends TooManyWaiting {}

const removeBoth = async (path: string): Promise<void> => {
  for (const each of [path, `${path}.gz`]) await rm(each, { force: true });
};
