/**
 * The checks of `verify` that need no replay: the store's own condition, the chain, reports read again, and the keys of
 * names. Another thread can do them during the replay. If there is anything at all to report, nothing is reported here:
 * `verify` then takes the ordinary way, which reports findings in its own order.
 */
import { checkKept, CHAIN_START, type Head, headAfter, isFault } from '../../ledger/chain.ts';
import { checkPaper } from '../../ledger/papers.ts';
import { type Identity, identityOf } from '../../ledger/rows/identity.ts';
import { type AnyEntry, linkedEntry } from '../../ledger/rows/entries.ts';
import { byDigest, type NamedPaper, papersAt, papersIn } from '../../ledger/rows/named-papers.ts';
import { type Desk, MARKS, type StoredEntry } from '../../ledger/store.ts';
import type { Finding } from '../../core/finding.ts';
import { searchKeys } from '../../projection/name-keys.ts';
import { listFinding } from '../findings/lists.ts';
import { type ReportsCompared, ReportsReadAgain } from './read-again.ts';

export const checkTask = { task: 'check' } as const;
export const isCheckTask = (task: unknown): boolean => (task as { readonly task?: unknown }).task === checkTask.task;

export interface CheckedApart {
  /** Of the moment that was checked. */
  readonly head: Head;
  readonly reports: ReportsCompared;
  readonly remarks: readonly Finding[];
  /** Number of keys of names, which are derived from the papers. */
  readonly names: number;
}

/** Undefined where there is anything to report. */
export async function checkedApart(desk: Desk): Promise<CheckedApart | undefined> {
  const { fault, differences } = await desk.condition();
  if (fault !== undefined || differences.length > 0) return undefined;
  const [reports, keys] = [new ReportsReadAgain(desk), new KeysOfPersons()];
  let head = CHAIN_START;
  for await (const batch of piecesOfEntries(desk)) {
    const entries: AnyEntry[] = [];
    for (const kept of batch) {
      const link = checkKept(head, kept);
      if (isFault(link) || besideText(kept, linkedEntry(link)) !== undefined) return undefined;
      head = headAfter(link);
      entries.push(linkedEntry(link));
    }
    const named = entries.flatMap(papersIn);
    const { identities, others } = await papersAt(desk, byDigest(named));
    if (!others.every((paper) => checkPaper(paper, paper.digest))) return undefined;
    const known = new Map(identities.map((paper) => [paper.digest, identityOf(paper)]));
    keys.takeAll(named, known);
    if ((await reports.take(entries, [...others, ...identities], known)) !== undefined) return undefined;
  }
  const names = await namesThatFollow(desk, keys);
  return names === undefined ? undefined : { head, reports: reports.counts, remarks: reports.findings, names };
}

/** Kind, time and author are stored beside the text, so that entries can be found by them. */
export function besideText(kept: StoredEntry, entry: AnyEntry): Finding | undefined {
  const field = (['kind', 'time', 'author'] as const).find((each) => kept[each] !== entry[each]);
  return field === undefined ? undefined : listFinding('verify.entry', { entry: kept.no, field });
}

/** Entries read at once: one may be as long as all persons of a part of an import. */
const FEW = 10;
/** Entries, or characters of them, checked at once. */
const PIECE = { entries: 250, characters: 4_000_000 };

/** All entries, in batches that are quick to check and not so long as to fill the memory. */
export async function* piecesOfEntries(desk: Desk): AsyncGenerator<readonly StoredEntry[], void, undefined> {
  let piece: StoredEntry[] = [];
  let characters = 0;
  for await (const batch of desk.entriesFrom(1, FEW)) {
    for (const entry of batch) {
      piece.push(entry);
      characters += entry.text.length;
      if (piece.length < PIECE.entries && characters < PIECE.characters) continue;
      yield piece;
      [piece, characters] = [[], 0];
    }
  }
  if (piece.length > 0) yield piece;
}

/** Number of keys of names, if they are exactly those of the persons' papers. */
export async function namesThatFollow(desk: Desk, keys: KeysOfPersons): Promise<number | undefined> {
  // no key may lead to an erased person, even if a paper is left
  for await (const persons of desk.allListedPersons()) {
    for (const { person, marks } of persons) if ((marks & MARKS.erased) !== 0) keys.put(person, []);
  }
  let names = 0;
  for await (const page of desk.pagesOf('names')) {
    for (const [key, person] of page.rows()) {
      if (!keys.has(person as number, key as string)) return undefined;
      names += 1;
    }
  }
  return names === keys.count ? names : undefined;
}

/**
 * The keys of everybody's present paper. Each text is stored once and has a number: a world list has a million keys.
 */
export class KeysOfPersons {
  readonly #numbers = new Map<string, number>();
  /** By person, the position in `#keys` of the number of keys, followed by the keys; 0 for none. */
  #place = new Int32Array(1024);
  #keys = new Int32Array(4096);
  #end = 1;
  count = 0;
  /** The key that was looked for last, and its number: whoever has the same one comes next. */
  #last: string | undefined;
  #lastNumber: number | undefined;

  /** The last identity that an entry names is the present one. */
  takeAll(papers: readonly NamedPaper[], known: ReadonlyMap<string, Identity>): void {
    for (const { kind, digest, of } of papers)
      if (kind === 'identity') this.put(of, searchKeys(known.get(digest) ?? {}));
  }

  put(person: number, keys: readonly string[]): void {
    this.#place = withRoom(this.#place, person + 1);
    this.#keys = withRoom(this.#keys, this.#end + keys.length + 1);
    this.count += keys.length - (this.#keys[this.#place[person] as number] as number);
    this.#place[person] = this.#end;
    this.#keys[this.#end] = keys.length;
    for (const [at, key] of keys.entries()) this.#keys[this.#end + at + 1] = this.#numberOf(key);
    this.#end += keys.length + 1;
  }

  has(person: number, key: string): boolean {
    if (key !== this.#last) [this.#last, this.#lastNumber] = [key, this.#numbers.get(key)];
    const [number, place] = [this.#lastNumber, this.#place[person] ?? 0];
    const end = place + (this.#keys[place] as number);
    for (let at = place + 1; at <= end; at += 1) if (this.#keys[at] === number) return true;
    return false;
  }

  #numberOf(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }
}

function withRoom(numbers: Int32Array<ArrayBuffer>, room: number): Int32Array<ArrayBuffer> {
  if (room <= numbers.length) return numbers;
  const more = new Int32Array(Math.max(room, numbers.length * 2));
  more.set(numbers);
  return more;
}
