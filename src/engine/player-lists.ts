/** Lists of players in any format: FIDE's text and XML, or CSV, each also zipped. They are read while they stream by. */
import type { Finding } from '../core/finding.ts';
import { CsvReader, recognisesCsv } from '../formats/csv/read.ts';
import type { CsvPlayer } from '../formats/csv/headings.ts';
import type { Encoding } from '../formats/encoding.ts';
import { type FideListHead, ListReader, recognisesList } from '../formats/fide-list/read.ts';
import { type Control, controlOfName, type FideListPlayer } from '../formats/fide-list/records.ts';
import { isUtf16 } from '../formats/encoding.ts';
import { isCrossTable, officeFileOf, programOf } from '../formats/foreign.ts';
import { type Limits, LIMITS } from '../formats/limits.ts';
import { recognised } from '../formats/registry.ts';
import { type Chunks, joined, chunksOfBytes } from '../formats/stream.ts';
import { isZip, ZipReader, type ZipSink } from '../formats/zip.ts';

export interface PlayersOptions {
  readonly encoding?: Encoding;
  readonly limits?: Limits;
  /** Which ratings a list contains that has only one kind. */
  readonly control?: Control;
}

/** The rows since the last batch: players of a FIDE list, or rows of a CSV file. */
export interface PlayersBatch {
  readonly listed: readonly FideListPlayer[];
  readonly rows: readonly CsvPlayer[];
  readonly findings: readonly Finding[];
}

const ENOUGH = 4096;
const PIECE = 64 * 1024;
const NOTHING: Uint8Array = new Uint8Array(0);

/** Decided by the beginning of a file. */
function listKind(bytes: Uint8Array): 'fide-list' | 'csv' | undefined {
  if (recognisesList(bytes)) return 'fide-list';
  return recognisesCsv(bytes) && !isCrossTable(bytes) ? 'csv' : undefined;
}

/** Decided by the beginning of a file that is not zipped: whether it lists players and is not a report. */
export const isListOfPlayers = (bytes: Uint8Array): boolean => listKind(bytes) !== undefined;

/** One list, pushed in pieces; of an archive, the first list in it. */
export class PlayersReader {
  readonly #options: PlayersOptions;
  readonly #findings: Finding[] = [];
  #held: Uint8Array = NOTHING;
  #list: ListReader | CsvReader | undefined;
  #zip: ZipReader | undefined;
  /** The file of an archive that is being read, and the one that has the list. */
  #entry: string | undefined;
  #listEntry: string | undefined;
  #isPassingOver = false;
  #isNoList = false;

  constructor(options: PlayersOptions = {}) {
    this.#options = options;
  }

  /** Known once the beginning has been read. */
  get kind(): 'fide-list' | 'csv' | undefined {
    return this.#list === undefined ? undefined : this.#list instanceof CsvReader ? 'csv' : 'fide-list';
  }

  get head(): FideListHead | undefined {
    return this.#list instanceof ListReader ? this.#list.head : undefined;
  }

  /** The columns of a CSV: names of fields, else its own headings. */
  get columns(): readonly string[] {
    return this.#list instanceof CsvReader ? this.#list.columns : [];
  }

  push(bytes: Uint8Array): void {
    if (this.#isNoList) return;
    if (this.#zip !== undefined) this.#zip.push(bytes);
    else if (this.#list !== undefined) this.#list.push(bytes);
    else {
      this.#held = joined(this.#held, bytes);
      if (this.#held.length >= ENOUGH) this.#begin();
    }
  }

  end(): void {
    if (this.#zip === undefined && this.#list === undefined && !this.#isNoList) this.#begin();
    if (this.#zip === undefined) {
      this.#list?.end();
      return;
    }
    this.#zip.end();
    if (this.#list === undefined && this.#findings.every(({ weight }) => weight !== 'refuse')) {
      this.#findings.push({ code: 'list.no-list-in-archive', weight: 'refuse', facts: {} });
    }
  }

  take(): PlayersBatch {
    const own = this.#findings.splice(0);
    if (this.#list instanceof CsvReader) {
      const { players: rows, findings } = this.#list.take();
      return { listed: [], rows, findings: [...own, ...this.#placed(findings)] };
    }
    const { players: listed, findings } = this.#list?.take() ?? { players: [], findings: [] };
    return { listed, rows: [], findings: [...own, ...this.#placed(findings)] };
  }

  #placed(findings: readonly Finding[]): readonly Finding[] {
    const file = this.#listEntry;
    return file === undefined ? findings : findings.map((each) => ({ ...each, at: { file, ...each.at } }));
  }

  #begin(): void {
    const beginning = this.#held;
    this.#held = NOTHING;
    if (isZip(beginning)) {
      this.#zip = new ZipReader(this.#options.limits ?? LIMITS, this.#entries());
      this.#zip.push(beginning);
      return;
    }
    if (isUtf16(beginning)) {
      this.#refuse('file.utf-16', {});
      return;
    }
    if (listKind(beginning) !== undefined) {
      this.#open(beginning);
      return;
    }
    const [report, program] = [recognised(beginning), programOf(beginning)];
    if (report !== undefined) this.#refuse('list.is-report', { format: report.id });
    else if (program !== undefined) this.#refuse('file.other-program', { program });
    else this.#open(beginning);
  }

  /** It is not a list, and nothing more of it is read. */
  #refuse(code: string, facts: Finding['facts']): void {
    this.#isNoList = true;
    this.#findings.push({ code, weight: 'refuse', facts });
  }

  #open(beginning: Uint8Array): void {
    const control = this.#entry === undefined ? undefined : controlOfName(this.#entry);
    const options = control === undefined ? this.#options : { control, ...this.#options };
    this.#list = listKind(beginning) === 'csv' ? new CsvReader(options) : new ListReader(options);
    this.#list.push(beginning);
  }

  #entries(): ZipSink {
    return {
      entry: (name) => {
        this.#entry = name;
        this.#held = NOTHING;
        this.#isPassingOver = this.#list !== undefined || this.#isNoList;
      },
      data: (bytes) => {
        if (this.#isPassingOver) return;
        if (this.#listEntry === this.#entry && this.#list !== undefined) {
          this.#list.push(bytes.slice());
          return;
        }
        this.#held = joined(this.#held, bytes.slice());
        if (this.#held.length >= ENOUGH) this.#choose();
      },
      end: (name) => {
        if (!this.#isPassingOver && this.#list === undefined) this.#choose();
        if (!this.#isPassingOver) this.#list?.end();
        else if (!name.endsWith('/') && !this.#isNoList) {
          this.#findings.push({ code: 'list.entry-skipped', weight: 'note', facts: { entry: name } });
        }
        this.#isPassingOver = true;
      },
      finding: (finding) => this.#findings.push(finding),
    };
  }

  #choose(): void {
    const beginning = this.#held;
    this.#held = NOTHING;
    // a workbook is an archive as well
    const program = officeFileOf(this.#entry as string, beginning, '');
    if (listKind(beginning) === undefined) {
      this.#isPassingOver = true;
      if (program !== undefined) this.#refuse('file.other-program', { program });
    } else {
      this.#listEntry = this.#entry;
      this.#open(beginning);
    }
  }
}

/** The list in batches. */
export async function* playerBatches(reader: PlayersReader, chunks: Chunks): AsyncGenerator<PlayersBatch> {
  for await (const chunk of chunks) {
    for (const piece of chunksOfBytes(chunk, PIECE)) {
      reader.push(piece);
      yield reader.take();
    }
  }
  reader.end();
  yield reader.take();
}

/** The first bytes, and all of them again. */
export async function peeked(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ beginning: Uint8Array; all: AsyncGenerator<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let beginning = NOTHING;
  while (beginning.length < ENOUGH) {
    const next = await iterator.next();
    if (next.done === true) break;
    held.push(next.value);
    beginning = joined(beginning, next.value);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* held;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { beginning, all: all() };
}

/** Whether an archive contains a list of players: the first file in it with a known format decides, and reading stops there. */
export async function zipHoldsPlayers(chunks: Chunks, limits: Limits = LIMITS): Promise<boolean> {
  const known = new FirstKnown(limits);
  for await (const chunk of chunks) {
    for (const piece of chunksOfBytes(chunk, PIECE)) {
      known.push(piece);
      if (known.isList !== undefined) return known.isList;
    }
  }
  known.end();
  return known.isList === true;
}

/** Looks for the first file of an archive that is known. */
class FirstKnown {
  readonly #zip: ZipReader;
  #held: Uint8Array = NOTHING;
  #isDecided = false;
  isList: boolean | undefined;

  constructor(limits: Limits) {
    this.#zip = new ZipReader(limits, {
      entry: () => {
        this.#held = NOTHING;
        this.#isDecided = this.isList !== undefined;
      },
      data: (bytes) => {
        if (this.#isDecided) return;
        this.#held = joined(this.#held, bytes.slice());
        if (this.#held.length >= ENOUGH) this.#decide();
      },
      end: () => {
        if (!this.#isDecided) this.#decide();
      },
      finding: () => undefined,
    });
  }

  push(bytes: Uint8Array): void {
    this.#zip.push(bytes);
  }

  end(): void {
    this.#zip.end();
  }

  #decide(): void {
    this.#isDecided = true;
    if (isListOfPlayers(this.#held)) this.isList = true;
    else if (recognised(this.#held) !== undefined) this.isList = false;
  }
}
