/**
 * Imports an office from an export into an empty store. All entries are carried out from the first on, as by `verify`: the chain,
 * papers, lists and results are checked on the way, and nothing is kept of a file with an error.
 */
import { createHash } from 'node:crypto';
import type { Finding } from '../core/finding.ts';
import type { Damage } from '../explain/desk-findings/keeping.ts';
import { readCanonical } from '../ledger/canonical.ts';
import { checkHead, checkLink, headAfter, hashOf, isFault, type LedgerFault, CHAIN_START } from '../ledger/chain.ts';
import type { StoredEntry, Paper, Store, WritingDesk } from '../ledger/store.ts';
import { type Outcome, refused } from '../desk/office.ts';
import { isKind } from '../projection/index.ts';
import { type AnyEntry, linkedEntry } from '../ledger/rows/entries.ts';
import { papersAt, papersIn, personsNamedIn } from '../ledger/rows/named-papers.ts';
import { paperMissing, Replay } from './verify.ts';
import { whyNotEmpty } from './empty.ts';
import { digestsIn, type ExportLine, lineKind, exportLines, readEnd, readPaper, utf8Text } from './lines.ts';
import { NotGzip, gunzipped } from './packing.ts';
import { keepingFinding } from '../desk/findings/keeping.ts';
import { writeOrUndo } from './undo.ts';

export interface Imported {
  readonly entries: number;
  /** Hash of the last entry. */
  readonly head: string;
  readonly papers: number;
  /** Number of lists that were derived as they were sealed. */
  readonly lists: number;
}

export interface ImportInput {
  /** As on the disk; it may be unpacked already. */
  readonly file: AsyncIterable<Uint8Array>;
  readonly onEntry?: (no: number) => void;
  /** In bytes; the longest entry has a small part of what is usual here. */
  readonly longestLine?: number;
}

export const importOffice = (store: Store, input: ImportInput): Promise<Outcome<Imported>> =>
  writeOrUndo(store, async (desk) => {
    const taken = await whyNotEmpty(desk);
    return taken === undefined ? new Incoming(desk, input).take() : refused(taken);
  });

const LONGEST_LINE = 1 << 28;

/** How much is carried out at once. */
const ENTRIES = 200;
const PAPERS = 2000;

interface Arrived {
  readonly line: number;
  readonly entry: AnyEntry;
  readonly kept: StoredEntry;
  readonly papers: readonly Paper[];
}

const DAMAGES: Readonly<Record<NotGzip['reason'], Damage>> = { data: 'packing', end: 'cut-off', seal: 'seal' };

class Incoming {
  readonly #desk: WritingDesk;
  readonly #asked: ImportInput;
  readonly #longest: number;
  readonly #replay: Replay;
  readonly #sum = createHash('sha256');
  /** Follows the one before it, and waits for the next: only that one has its hash. */
  #last: Arrived | undefined;
  /** Entries that follow, and are still to be carried out. */
  #waiting: Arrived[] = [];
  #waitingPapers = 0;
  /** Of the next entry. */
  #papers: Paper[] = [];
  #paperLine = 0;
  #line = 0;
  #count = 0;
  #isOver = false;

  constructor(desk: WritingDesk, input: ImportInput) {
    this.#desk = desk;
    this.#asked = input;
    this.#longest = input.longestLine ?? LONGEST_LINE;
    this.#replay = new Replay(desk, desk);
  }

  async take(): Promise<Outcome<Imported>> {
    const lines = exportLines(gunzipped(this.#asked.file), this.#longest);
    try {
      for await (const line of lines) {
        const faults = await this.#takeLine(line, lines);
        if (faults.length > 0) return refused(...faults);
      }
    } catch (error) {
      if (!(error instanceof NotGzip)) throw error;
      this.#line += 1;
      return refused(this.#damaged(DAMAGES[error.reason]));
    }
    if (!this.#isOver) {
      this.#line += 1;
      return refused(this.#line === 1 ? keepingFinding('keeping.not-an-export', {}) : this.#damaged('cut-off'));
    }
    const [missing] = this.#replay.missing.values();
    if (missing !== undefined) return refused(paperMissing(missing));
    const { no: entries, hash: head } = this.#head;
    return { value: { entries, head, papers: this.#count, lists: this.#replay.lists }, findings: [] };
  }

  get #head() {
    return this.#last === undefined ? CHAIN_START : headAfter({ entry: this.#last.entry, hash: this.#last.kept.hash });
  }

  async #takeLine({ line, bytes, isEnded }: ExportLine, rest: AsyncGenerator<ExportLine>): Promise<readonly Finding[]> {
    this.#line = line;
    if (this.#isOver) return [this.#damaged('after-end')];
    const text = utf8Text(bytes);
    const kind = text === undefined ? undefined : lineKind(text);
    if (line === 1 && kind === undefined) return [keepingFinding('keeping.not-an-export', {})];
    if (bytes.length > this.#longest) return [this.#damaged('too-long')];
    if (!isEnded) return [this.#damaged('cut-off')];
    if (text === undefined) return [this.#damaged('not-text')];
    switch (kind) {
      case 'entry':
        this.#add(bytes);
        return this.#takeEntry(text, rest);
      case 'paper':
        this.#add(bytes);
        return this.#takePaper(text);
      case 'end':
        return this.#takeEnd(text);
      default:
        return [this.#damaged('no-line')];
    }
  }

  #add(bytes: Uint8Array): void {
    this.#sum.update(bytes).update('\n');
  }

  #takePaper(text: string): readonly Finding[] {
    const paper = readPaper(text);
    if (paper === undefined) return [this.#damaged('paper')];
    this.#papers.push(paper);
    this.#paperLine = this.#line;
    return [];
  }

  async #takeEntry(text: string, rest: AsyncGenerator<ExportLine>): Promise<readonly Finding[]> {
    const link = checkLink(this.#head, text);
    if (isFault(link)) {
      return link.code === 'ledger.wrong-prev' ? this.#whichOfTwo(link, text, rest) : [link, this.#place(this.#line)];
    }
    const digests = digestsIn(text);
    if (!this.#papers.every(({ digest }) => digests.has(digest))) return [this.#damaged('paper-of-nobody')];
    if (!areOfTheirPersons(this.#papers, linkedEntry(link))) return [this.#damaged('paper-of-nobody')];
    this.#confirm();
    const { no, kind, time, author } = linkedEntry(link);
    const kept = { no, kind, time, author, hash: link.hash, text };
    this.#last = { line: this.#line, entry: linkedEntry(link), kept, papers: this.#papers };
    this.#papers = [];
    return this.#isFull ? this.#carryOut() : [];
  }

  /** The entry before has been confirmed by what follows it. */
  #confirm(): void {
    if (this.#last === undefined) return;
    this.#waiting.push(this.#last);
    this.#waitingPapers += this.#last.papers.length;
  }

  get #isFull(): boolean {
    return this.#waiting.length >= ENTRIES || this.#waitingPapers >= PAPERS;
  }

  async #takeEnd(text: string): Promise<readonly Finding[]> {
    const end = readEnd(text);
    if (end === undefined) return [this.#damaged('no-line')];
    const fault = checkHead(this.#head, end);
    if (fault !== undefined) return [fault, this.#place(this.#line)];
    if (this.#papers.length > 0) return [this.#damaged('paper-of-nobody')];
    if (end.sha256 !== this.#sum.digest('hex')) return [this.#damaged('sum')];
    this.#confirm();
    this.#isOver = true;
    return this.#carryOut();
  }

  async #carryOut(): Promise<readonly Finding[]> {
    const arrived = this.#waiting;
    this.#waiting = [];
    this.#waitingPapers = 0;
    const strange = arrived.find(({ kept }) => !isKind(kept.kind));
    if (strange !== undefined) {
      const { line, kept } = strange;
      return [keepingFinding('keeping.unknown-kind', { line, entry: kept.no, kind: kept.kind })];
    }
    await this.#keepPapers(arrived.flatMap(({ papers }) => papers));
    for (const { entry, papers } of arrived) this.#replay.miss(entry, new Set(papers.map(({ digest }) => digest)));
    const fault = await this.#replay.carryOut(
      arrived.map(({ entry }) => entry),
      arrived.map(({ kept }) => kept),
    );
    if (fault === undefined) {
      this.#asked.onEntry?.(this.#head.no);
      return [];
    }
    const at = arrived.find(({ kept }) => kept.no === fault.facts['entry']) as Arrived;
    return [fault, keepingFinding('keeping.place', { line: at.line, entry: at.kept.no }, 'note')];
  }

  /** One that two entries name comes with each of them. */
  async #keepPapers(papers: readonly Paper[]): Promise<void> {
    const fresh = new Map(papers.map((paper) => [paper.digest, paper]));
    const { identities, others } = await papersAt(this.#desk, fresh);
    for (const { digest } of [...identities, ...others]) fresh.delete(digest);
    this.#count += fresh.size;
    await this.#desk.keepPapers(fresh.values());
  }

  /**
   * The entry does not have the hash of the one before, so one of the two was changed. If the entry after it has its hash, it is
   * the one before.
   */
  async #whichOfTwo(fault: LedgerFault, text: string, rest: AsyncGenerator<ExportLine>): Promise<readonly Finding[]> {
    const here = [fault, this.#place(this.#line)];
    const before = this.#last;
    if (before === undefined || (await prevOfNext(rest)) !== hashOf(text)) return here;
    const { no: entry, hash: expected } = before.kept;
    const seen = fault.facts['seen'] as string;
    return [
      { code: 'ledger.wrong-hash', weight: 'refuse', facts: { entry, seen, expected } },
      this.#place(before.line, entry),
    ];
  }

  #place(line: number, entry = this.#head.no + 1): Finding {
    return keepingFinding('keeping.place', { line, entry }, 'note');
  }

  #damaged(damage: Damage): Finding {
    const line = damage === 'paper-of-nobody' ? this.#paperLine : this.#line;
    return keepingFinding('keeping.damaged', { line, entry: this.#head.no + 1, damage });
  }
}

/** An identity is found by its person, so it must come under the one that the entry names. */
function areOfTheirPersons(papers: readonly Paper[], entry: AnyEntry): boolean {
  // an entry of a later version is unknown, and refused by its kind
  if (papers.length === 0 || !isKind(entry.kind)) return true;
  const named = identitiesOf(entry);
  if (named === undefined) return false;
  const { owners, persons } = named;
  return papers.every(({ digest, kind, of }) => {
    const owner = owners.get(digest);
    if (owner !== undefined) return kind === 'identity' && of === owner;
    return kind !== 'identity' || persons.has(of);
  });
}

/** The persons whose identities an entry names; undefined if it is not built like entries of its kind: it comes from outside. */
function identitiesOf(
  entry: AnyEntry,
): { readonly owners: ReadonlyMap<string, number>; readonly persons: ReadonlySet<number> } | undefined {
  try {
    const owners = papersIn(entry).flatMap(({ digest, kind, of }) =>
      kind === 'identity' ? [[digest, of] as const] : [],
    );
    return { owners: new Map(owners), persons: personsNamedIn(entry) };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The hash of everything before, as the next entry or the end must have it. */
async function prevOfNext(rest: AsyncGenerator<ExportLine>): Promise<unknown> {
  try {
    for (;;) {
      const { done, value } = await rest.next();
      if (done === true) return undefined;
      const text = utf8Text(value.bytes) ?? '';
      const kind = lineKind(text);
      if (kind === 'end') return readEnd(text)?.hash;
      if (kind !== 'paper') return (readCanonical(text)?.value as { readonly prev?: unknown } | undefined)?.prev;
    }
  } catch (error) {
    if (error instanceof NotGzip) return undefined;
    throw error;
  }
}
