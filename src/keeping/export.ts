/** A whole office as one text: its entries, and the papers that they name. Damaged data is not exported. */
import { createHash } from 'node:crypto';
import type { Finding } from '../core/finding.ts';
import { checkKept, headAfter, isFault, CHAIN_START } from '../ledger/chain.ts';
import { checkPaper } from '../ledger/papers.ts';
import type { Desk, StoredEntry, Paper } from '../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../desk/office.ts';
import { listFinding } from '../desk/findings/lists.ts';
import { linkedEntry } from '../ledger/rows/entries.ts';
import { personsNamedIn } from '../ledger/rows/named-papers.ts';
import { digestsIn, endLine, paperLine } from './lines.ts';
import { gzipped } from './packing.ts';

export interface ExportedOffice {
  readonly entries: number;
  /** Hash of the last entry. */
  readonly head: string;
  readonly papers: number;
  /** Of the file. */
  readonly bytes: number;
  /** Of the file. */
  readonly sha256: string;
}

export interface ExportInput {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly onProgress?: (done: number, of: number) => void;
}

/** Ends the export on its way. */
class Unsound extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

/** As the office is at one moment; others can go on working. Equal offices have equal lines, on either store. */
export async function exportOffice(
  office: Office,
  { write, onProgress }: ExportInput,
): Promise<Outcome<ExportedOffice>> {
  return readOffice(office, async (desk) => {
    const of = (await desk.head()).no;
    const told = new ExportWriter(desk, (done) => onProgress?.(done, of));
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      for await (const chunk of gzipped(told.chunks())) {
        await write(chunk);
        hash.update(chunk);
        bytes += chunk.length;
      }
    } catch (error) {
      if (error instanceof Unsound) return refused(error.finding);
      throw error;
    }
    const { head, papers } = told;
    const value = { entries: head.no, head: head.hash, papers, bytes, sha256: hash.digest('hex') };
    return { value, findings: [] };
  });
}

/** Number of digests that are requested at once. */
const DIGESTS = 2000;
/** Characters that are packed at once. */
const CHARACTERS = 1 << 16;

class ExportWriter {
  readonly #desk: Desk;
  readonly #onEntry: (no: number) => void;
  readonly #sum = createHash('sha256');
  #text = '';
  head = CHAIN_START;
  papers = 0;

  constructor(desk: Desk, onEntry: (no: number) => void) {
    this.#desk = desk;
    this.#onEntry = onEntry;
  }

  async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const batch of this.#desk.entriesFrom(1)) {
      for (const { entries, digests, persons, fault } of this.#groups(batch)) {
        const there = [await this.#desk.papers([...digests]), await this.#desk.identityPapers([...persons])].flat();
        const papers = new Map(there.map((paper) => [paper.digest, paper]));
        for (const entry of entries) {
          this.#tell(entry, papers);
          if (this.#text.length >= CHARACTERS) yield this.#taken();
        }
        if (fault !== undefined) throw new Unsound(fault);
        this.#onEntry(this.head.no);
      }
    }
    yield this.#taken();
    const { no, hash } = this.head;
    yield new TextEncoder().encode(`${endLine({ no, hash, sha256: this.#sum.digest('hex') })}\n`);
  }

  /** Number of entries whose papers are requested together; a single entry may name more. The last group ends before the first fault. */
  *#groups(batch: readonly StoredEntry[]): Generator<Group, void, undefined> {
    let [entries, digests, persons]: [StoredEntry[], Set<string>, Set<number>] = [[], new Set(), new Set()];
    for (const entry of batch) {
      const link = checkKept(this.head, entry);
      if (isFault(link)) return yield { entries, digests, persons, fault: link };
      this.head = headAfter(link);
      entries.push(entry);
      for (const digest of digestsIn(entry.text)) digests.add(digest);
      for (const person of personsNamedIn(linkedEntry(link))) persons.add(person);
      if (digests.size < DIGESTS) continue;
      yield { entries, digests, persons };
      [entries, digests, persons] = [[], new Set(), new Set()];
    }
    yield { entries, digests, persons };
  }

  #tell(entry: StoredEntry, papers: ReadonlyMap<string, Paper>): void {
    for (const digest of digestsIn(entry.text)) {
      const paper = papers.get(digest);
      if (paper === undefined) continue;
      const { kind, of } = paper;
      if (!checkPaper(paper, digest)) throw new Unsound(listFinding('verify.paper', { paper: digest, kind, of }));
      this.#text += `${paperLine(paper)}\n`;
      this.papers += 1;
    }
    this.#text += `${entry.text}\n`;
  }

  #taken(): Uint8Array {
    const bytes = new TextEncoder().encode(this.#text);
    this.#text = '';
    this.#sum.update(bytes);
    return bytes;
  }
}

interface Group {
  readonly entries: readonly StoredEntry[];
  /** Digests that may be those of papers. */
  readonly digests: ReadonlySet<string>;
  /** The persons whose identities are named. */
  readonly persons: ReadonlySet<number>;
  /** What is wrong with the entry after them. */
  readonly fault?: Finding;
}
