/**
 * The files of lists, made when they are first asked for and kept in a temporary folder: so their digests are known before
 * the first byte is sent, a slow reader holds up nothing, and a file is made again only when a name in it may have changed.
 * One is made at a time, and only a limited number wait for theirs. Those of the newest large lists may be there from another process (`kept-files.ts`). A file that later entries have superseded, such as an erasure, goes
 * at once: it may hold a name that is to be forgotten.
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
  /** Undefined: it has gone meanwhile, and has to be asked for again. */
  readonly read: (form: 'plain' | 'gzip') => Promise<ReadStream | undefined>;
}

export interface ListFileRequest {
  readonly pool: string;
  readonly date: string;
  readonly format: ListFormat;
}

/** With how others have their turn while it is made. */
interface PausingRequest extends ListFileRequest {
  readonly pause: Pause;
}

type ListRow = Awaited<ReturnType<PublicOffice['lists']>>[number];

/** Bytes on the disk. */
const LIMIT = 2 * 1024 * 1024 * 1024;

export interface ListFileFolders {
  readonly large: number;
  readonly small: number;
}

/** This many wait for their file. A large one takes seconds, and nobody's connection waits longer than half a minute. */
const PLACES: ListFileFolders = { large: 4, small: 64 };

/** Of packing: a twentieth larger than with the usual level, in two fifths of the time; whoever waits for the file waits for it. */
const LEVEL = 4;

/** So often a file is begun anew where the ledger changes faster than it is made. */
const ATTEMPTS = 3;

/** Of the program: a part of it that was built has the digest of its code, and of all that it uses, in its name. */
const PROGRAM = `${VERSION} ${basename(import.meta.url)}`;

interface Shelved {
  readonly made: Promise<CachedListFile>;
  /** Of a large list. */
  readonly isLarge: boolean;
  /** So many wait for it. */
  askers: number;
  /** Once it is made. */
  file?: CachedListFile;
  /** On the disk. */
  bytes: number;
  /** Who are reading it; its bytes are on the disk as long as there are any, also after it was removed. */
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
  /** So many wait for a file, and so many of them for one of a large list. */
  #askers = 0;
  #largeAskers = 0;
  #isClosed = false;
  /** Bytes on the disk, those of removed files that somebody still reads among them. */
  #used = 0;
  /** The last asked for stands last. */
  readonly #files = new Map<string, Shelved>();
  /** Kept files that were looked at, with the names in them: entries of a whole month are not looked through again and again. */
  readonly #keptNames = new Map<string, string>();
  #sweeping: Promise<void> | undefined;
  /** Of the ledger, when all files were last looked at. */
  #sweptAt = '';
  /** The last entry by which a name may be another one, of those that were looked at. */
  #named: { readonly era: number; readonly upTo: number; readonly no: number } | undefined;

  /**
   * `keys`: where the office's private key lies. Without it nothing is signed here. `kept`: where files of the newest large lists outlive this
   * process.
   */
  constructor(publicOffice: PublicOffice, keys?: KeyHolder, limit = LIMIT, places = PLACES, kept?: KeptListFiles) {
    this.#open = publicOffice;
    this.#kept = kept;
    this.#keys = keys;
    this.#limit = limit;
    this.#large = new OneAtATime(places.large);
    this.#small = new OneAtATime(places.small);
  }

  /** Undefined where the office has no key, or it does not lie here. */
  signer(): Promise<Signer | undefined> {
    return this.#open.remember('signer', async () => (await signerOf(this.#open.office, this.#keys)).value);
  }

  /** Where the office's private key lies, if it does here. */
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
   * The same before anybody asks: others have their turn as `pause` says, as long as nobody waits for a file. One of a large list gives way to
   * another that somebody waits for: throws `GaveWay`.
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
        // one that gives way may have been asked for in the same moment
        const isAgain = error instanceof Superseded || (how === 'asked' && error instanceof GaveWay);
        if (!isAgain) throw error;
      }
    }
    throw new TooManyWaiting();
  }

  async #listOf(pool: string, date: string): Promise<ListRow | undefined> {
    return (await this.#open.lists(pool)).find((each) => each.date === date);
  }

  /** Everything that the bytes follow from: the list as it was sealed, and what persons are called now. */
  async #keyOf({ list, digest, players, date }: ListRow, format: ListFormat): Promise<string> {
    const { era, no } = await this.#lastNamed();
    return `${era} ${no} ${await this.#sealedKeyOf({ list, digest, players, date }, format)}`;
  }

  /** The same but for names, which holds for other processes, too. */
  async #sealedKeyOf(
    { list, digest, players, date }: Pick<ListRow, 'list' | 'digest' | 'players' | 'date'>,
    format: ListFormat,
  ): Promise<string> {
    const beside = isCombined(format) ? await this.#listsOn(date) : '';
    return `${await this.#open.reducing()} ${list} ${digest} ${players} ${format}${beside}`;
  }

  /** What the bytes of a newest large list are kept under; undefined where they are not kept. */
  async #keptUnder({ pool, date, format }: ListFileRequest): Promise<string | undefined> {
    const list = (await this.#open.lists(pool)).at(-1);
    if (list === undefined || list.date !== date || list.players <= (this.#kept?.small ?? 0)) return undefined;
    return `${PROGRAM} ${pool} ${await this.#sealedKeyOf(list, format)}`;
  }

  /** Whether a kept file is still what it would be if it were made now. */
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

  /** Of a kept file, put at a path. */
  async #taken(request: PausingRequest, path: string): Promise<ListFile | undefined> {
    const of = this.#kept === undefined ? undefined : await this.#keptUnder(request);
    const note = of === undefined ? undefined : await this.#kept?.note(of);
    if (note === undefined || !(await this.#isKeptStill(note))) return undefined;
    if (await this.#kept?.unpack(note, path, request.pause)) return note.file;
    await this.#kept?.drop(note);
    return undefined;
  }

  /** `head`: of the ledger before it was made. Where the disk does not take it, it is made again by the next server. */
  async #keep(file: CachedListFile, { no, hash }: LedgerHead): Promise<void> {
    const of = this.#kept === undefined ? undefined : await this.#keptUnder(file);
    if (of === undefined || (await this.#kept?.note(of)) !== undefined) return;
    const { pool, date, format, name, players, erased, initials, bytes, sha256, digest } = file;
    const written = { pool, date, format, name, players, erased, initials, bytes, sha256, digest };
    const note: KeptNote = { of, head: { no, hash }, file: written };
    try {
      await this.#kept?.keep(note, `${file.path}.gz`);
    } finally {
      // somebody may have been erased before it lay there, and whoever did so has looked for it already
      if (!(await this.#isKeptStill(note).catch(() => false))) await this.#kept?.drop(note);
    }
  }

  /** Changes with whatever the files of a list follow from. */
  stateOf(list: ListRow): Promise<string> {
    return this.#keyOf(list, 'csv');
  }

  /** Nobody waits until everybody is read: what matters is only whether an entry has come that says something of persons. */
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

  /** A combined file also follows from the lists of other pools: one of them may come out later. */
  async #listsOn(date: string): Promise<string> {
    const pools = await this.#open.look((desk) => desk.pools());
    const lists = await Promise.all(pools.map(({ pool }) => this.#listOf(pool, date)));
    return lists.map((each) => (each === undefined ? ' –' : ` ${each.list} ${each.digest} ${each.players}`)).join('');
  }

  #make(request: ListFileRequest, list: ListRow, key: string, ahead: Pause): Shelved {
    const isLarge = list.players > SMALL_LIST;
    const queue = isLarge ? this.#large : this.#small;
    const pause: Pause = () => {
      // one is made at a time: whoever waits for another would wait for this one, too
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

  /** Whether what a file was made from is still as it was. */
  async #isStill({ pool, date, format }: ListFileRequest, key: string): Promise<boolean> {
    const list = await this.#listOf(pool, date);
    return list !== undefined && (await this.#keyOf(list, format)) === key;
  }

  async #write(request: PausingRequest, own: () => Shelved): Promise<CachedListFile> {
    if (this.#isClosed) throw new Closed();
    this.#folder ??= temporaryFolder();
    this.#count += 1;
    // before the wait: others may come meanwhile
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

  /** As it is, and packed. A disk that is full ends the writing, and nothing else. */
  async #writeBoth(request: PausingRequest, path: string): Promise<ListFile> {
    const [plain, gzip, packed] = [
      createWriteStream(path),
      createGzip({ level: LEVEL }),
      createWriteStream(`${path}.gz`),
    ];
    const written = Promise.all([finished(plain), pipeline(gzip, packed)]);
    // whoever writes next is told, or waits for it at the end
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

  /** It is opened before anything is sent: a file that is removed afterwards is read to its end. */
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
      // somebody has cleared the temporary folder; the next who asks has it made again
      for (const [key, each] of this.#files) if (each === shelved) this.#drop(key, shelved);
      return undefined;
    }
  }

  /** Whether another process makes files of this office, which need not be made here then. */
  async isMadeElsewhere(): Promise<boolean> {
    return (await this.#kept?.isBusy()) === true;
  }

  /** Whether nothing here can have been superseded. `mark`: of the ledger as it is now. */
  isSweptAt(mark: string): boolean {
    return (this.#files.size === 0 && this.#kept === undefined) || mark === this.#sweptAt;
  }

  /** Removes what was superseded. Nothing is asked of the store where there are no files. */
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
      // one that is still being made is looked at when it is done
      if (shelved.file !== undefined && !(await this.#isStill(shelved.file, key))) this.#drop(key, shelved);
    }
    for (const note of (await this.#kept?.notes()) ?? []) {
      if (await this.#isKeptStill(note)) continue;
      this.#keptNames.delete(note.of);
      await this.#kept?.drop(note);
    }
    this.#sweptAt = mark;
  }

  /** The least recently asked for goes first, but for those that somebody reads: to remove them would free nothing. */
  #trim(): void {
    for (const [key, shelved] of [...this.#files].slice(0, -1)) {
      if (this.#used <= this.#limit) return;
      if (shelved.file !== undefined && shelved.readers === 0) this.#drop(key, shelved);
    }
  }

  #drop(key: string, shelved: Shelved): void {
    this.#files.delete(key);
    // what cannot be removed goes with the folder
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

  /** Nothing stays, also of a file that is still being made. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled([...this.#files.values()].map(({ made }) => made));
    if (this.#folder !== undefined) await rm(await this.#folder, { recursive: true, force: true });
  }
}

class NoSuchFile extends Error {}

/** The ledger has changed while the file was made. */
class Superseded extends Error {}

/** Somebody waits for another file: this one, for which nobody does, is begun again later. */
export class GaveWay extends TooManyWaiting {}

/** The server is closing; whoever still waits may ask the next one. */
class Closed extends TooManyWaiting {}

const removeBoth = async (path: string): Promise<void> => {
  for (const each of [path, `${path}.gz`]) await rm(each, { force: true });
};
