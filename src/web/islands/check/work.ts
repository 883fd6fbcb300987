/** The page's work in a worker: reads files, stores them, and checks them as often as requested. */
import { fileText } from '../../../engine/file-text.ts';
import type { Finding } from '../../../core/finding.ts';
import { type GivenBytes, type GivenFile, givenFiles } from '../../../engine/given-files.ts';
import {
  type AskedEdition,
  inspect,
  inspectedFile,
  type InspectedFile,
  type InspectedReasons,
  type Inspection,
  likelyRules,
  reasonsIn,
  reportsOfFile,
} from '../../../engine/inspection.ts';
import { type Limits, LIMITS } from '../../../engine/index.ts';
import { listedPlayers, ratingsFor } from '../../../engine/ratings.ts';
import type { KnownRating } from '../../../intake/ratings.ts';
import { editionById } from '../../../rulebooks/registry.ts';
import type { InspectionQuery, InspectionReply, ListUse, OfferedList, OpenedPart } from './protocol.ts';

export type ListChunks = () => AsyncIterable<Uint8Array>;

/** A page holds everything that it unpacks in memory at once, so its limit is lower than that of a command, which goes file by file. */
export const PAGE_LIMITS: Limits = { ...LIMITS, archiveBytes: 256 * 1024 * 1024 };

/** The edition that is used if none was chosen. */
export const MEANT = 'meant';

interface KeptList {
  readonly offered: OfferedList;
  /** The list once it is available; undefined if it could not be fetched. */
  chunks?: Promise<ListChunks | undefined>;
}

/** The ratings that a file takes from a list. */
interface Taken {
  readonly use: ListUse;
  readonly ratings?: readonly KnownRating[];
}

const FROM_FILE: Taken = { use: { why: 'file' } };

export class CheckWork {
  readonly #files = new Map<number, InspectedFile>();
  readonly #lists = new Map<string, KeptList>();
  readonly #fetchList: (href: string) => Promise<ListChunks | undefined>;
  readonly #limits: Limits;
  #last = 0;

  /** `fetchList`: undefined where the network is away. */
  constructor(fetchList: (href: string) => Promise<ListChunks | undefined>, limits: Limits = PAGE_LIMITS) {
    this.#fetchList = fetchList;
    this.#limits = limits;
  }

  offer(lists: readonly OfferedList[]): void {
    for (const offered of lists) this.#lists.set(offered.key, { offered });
  }

  async open(given: GivenBytes): Promise<readonly OpenedPart[]> {
    const parts: OpenedPart[] = [];
    try {
      for await (const file of givenFiles(given, this.#limits)) parts.push(this.#part(file));
    } catch (error) {
      if (!isUnreadableBlob(error)) throw error;
      parts.push({ name: given.name, kind: 'fault', finding: unreadableGiven(given.name, error) });
    }
    return parts;
  }

  #part(file: GivenFile): OpenedPart {
    const { name } = file;
    if (file.kind === 'fault') return { name, kind: 'fault', finding: file.fault };
    if (file.kind === 'players') return { name, kind: 'list', list: this.#keepList(name, file.chunks) };
    this.#last += 1;
    this.#files.set(this.#last, inspectedFile(name, file.bytes));
    return { name, kind: 'report', file: this.#last, bytes: file.bytes, ...fileText(file.bytes) };
  }

  #keepList(name: string, chunks: ListChunks): OfferedList {
    const offered = { key: `given ${name}`, name };
    this.#lists.set(offered.key, { offered, chunks: Promise.resolve(chunks) });
    return offered;
  }

  forget(file: number): void {
    this.#files.delete(file);
  }

  async inspect(number: number, query: InspectionQuery): Promise<InspectionReply> {
    const file = this.#file(number);
    const asked = askedOf(file, query);
    const alone = inspect(file, asked);
    const { use, ratings } = await this.#taken(file, query, alone);
    return { ...(ratings === undefined ? alone : inspect(file, { ...asked, ratings })), list: use };
  }

  async reasons(number: number, player: string, query: InspectionQuery): Promise<InspectedReasons | null> {
    const file = this.#file(number);
    const asked = askedOf(file, query);
    const { ratings } = query.ratings === 'file' ? FROM_FILE : await this.#taken(file, query, inspect(file, asked));
    return reasonsIn(file, player, { ...asked, ratings }) ?? null;
  }

  #file(number: number): InspectedFile {
    const file = this.#files.get(number);
    if (file === undefined) throw new Error(`no file ${number}`);
    return file;
  }

  /** What is taken from a list for a file, and why, or why not. */
  async #taken(file: InspectedFile, { ratings }: InspectionQuery, alone: Inspection): Promise<Taken> {
    if (ratings === 'file') return FROM_FILE;
    const kept = ratings === 'auto' ? this.#fitting(alone) : this.#lists.get(ratings.list);
    if (kept === undefined || alone.events.length === 0) return { use: { why: 'no-list' } };
    const { key: list, date } = kept.offered;
    const isOlder = date !== undefined && alone.events.some(({ start }) => start === undefined || start < date);
    if (ratings === 'auto' && isOlder) return { use: { why: 'older-event', list } };
    kept.chunks ??= this.#fetchList(kept.offered.href as string);
    const chunks = await kept.chunks;
    if (chunks === undefined) {
      // the network may come back
      delete kept.chunks;
      return { use: { why: 'unreachable', list } };
    }
    const reports = reportsOfFile(file);
    const { ratings: entries } = await ratingsFor(reports, chunks());
    const of = reports.reduce((sum, { players }) => sum + players.length, 0);
    const found = reports.reduce((sum, report) => sum + listedPlayers(report, entries), 0);
    return ratings === 'auto' && 2 * found < of
      ? { use: { why: 'strangers', list, found, of } }
      : { use: { why: 'used', list, found, of }, ratings: entries };
  }

  /** The list of the ratings that the report is for. */
  #fitting({ rating }: Inspection): KeptList | undefined {
    if (rating === undefined) return undefined;
    const { family, control } = editionById(rating.edition);
    return [...this.#lists.values()].find(
      ({ offered }) => offered.family === family && (offered.control ?? 'standard') === control,
    );
  }
}

/** A folder that was dropped, or a file that has gone or changed since: the browser says so. Any other error is our own. */
const isUnreadableBlob = (error: unknown): error is DOMException => error instanceof DOMException;

const unreadableGiven = (file: string, { name }: DOMException): Finding => ({
  code: 'file.unreadable',
  weight: 'refuse',
  at: { file },
  facts: { file, problem: name },
});

/** The chosen rules, or the most likely ones for the file. */
const askedOf = (file: InspectedFile, { rules, control }: InspectionQuery): AskedEdition =>
  rules === MEANT
    ? likelyRules(file)
    : { ...(rules === undefined ? {} : { rules }), ...(control === undefined ? {} : { control }) };
