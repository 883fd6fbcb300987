/** Who stands in a file of a list, in which order, and what of everybody. */
import { createHash } from 'node:crypto';
import type { Finding } from '../../core/finding.ts';
import type { Sex } from '../../core/people.ts';
import { inBatches, inSlices, type Pause } from '../../core/slices.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { factsAt } from '../../ledger/rows/persons.ts';
import { type Desk, type FilePerson, type ListRow, MARKS, type StandingRow } from '../../ledger/store.ts';
import { counted, highestFirst, SortedTexts } from '../sorting.ts';
import { FileCards, type FileCard } from './file-cards.ts';
import { HeldLines, type WriteLine } from './held-lines.ts';
import { type MemberThen, membersThen } from './members-then.ts';
import { LONGEST_LINE } from './plain-lines.ts';

export type FileSink = (bytes: Uint8Array) => void | Promise<void>;

/** In place of a name, in files: the same in every language. */
const NO_NAME = '(erased)';

/** A row with what is known of the person. */
export interface ListFileLine {
  readonly row: StandingRow;
  readonly name: string;
  readonly fide: string | null;
  readonly pin: string | null;
  readonly federation?: string | undefined;
  readonly title?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly birthYear?: number | undefined;
  /** A minor, whose name is reduced to initials. */
  readonly initials?: true | undefined;
  /** Of a list whose CSV has members. */
  readonly member?: MemberThen | undefined;
}

export const WITHOUT_PAUSE: Pause = async () => undefined;

type KnownAs = Pick<FilePerson, 'fide' | 'marks'>;

const isErased = ({ marks }: Pick<FilePerson, 'marks'>): boolean => (marks & MARKS.erased) !== 0;

export const hasFideNumber = (person: KnownAs): boolean => person.fide !== null && !isErased(person);

type ShownFacts = Pick<ListFileLine, 'federation' | 'title' | 'sex' | 'birthYear'>;

/** Facts that were never others stand in the row. */
const shownFacts = (person: FilePerson, no: number): ShownFacts =>
  (person.marks & MARKS.changed) !== 0
    ? factsAt({ facts: person.facts as string }, no)
    : {
        federation: person.federation ?? undefined,
        title: person.title ?? undefined,
        sex: (person.sex as Sex | null) ?? undefined,
        birthYear: person.birthYear ?? undefined,
      };

export function lineOf(row: StandingRow, person: FilePerson, no: number): ListFileLine {
  if (isErased(person)) return { row, name: NO_NAME, fide: null, pin: null };
  const { federation, title, sex, birthYear } = shownFacts(person, no);
  return {
    row,
    name: person.name ?? '',
    fide: person.fide,
    pin: person.pin,
    federation,
    title,
    sex,
    ...(person.initials === true ? { initials: true } : { birthYear }),
  };
}

/** By code units, whatever the locale. */
export const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export interface LineWriter<L> {
  readonly begin: () => Uint8Array;
  readonly line: (line: L) => Uint8Array;
  /** Stands between two lines. */
  readonly between?: Uint8Array;
  readonly end: (lines: number) => Uint8Array;
  readonly findings: () => readonly Finding[];
}

/** One that writes lines of which nothing has to be escaped, and so on, as they are: `plain-lines.ts`. */
export interface ListLineWriter extends LineWriter<ListFileLine> {
  readonly plain?: WriteLine<FileCard> | undefined;
  /** Whether lines have what the registry of members has of players. */
  readonly isOfMembers?: boolean;
}

export interface WrittenLines {
  readonly file: {
    readonly players: number;
    /** Players who are minors and shown by initials. */
    readonly initials: number;
    readonly bytes: number;
    readonly sha256: string;
  };
  readonly findings: readonly Finding[];
}

/** A file on its way out: lines are held as they come, and given in their order when all are there. */
class FileOnItsWay {
  readonly held = new HeldLines();
  readonly pause: Pause;
  readonly #sink: FileSink;
  readonly #hash = createHash('sha256');
  #bytes = 0;

  constructor(sink: FileSink, pause: Pause) {
    this.#sink = sink;
    this.pause = pause;
  }

  async give(piece: Uint8Array): Promise<void> {
    this.#hash.update(piece);
    this.#bytes += piece.length;
    if (piece.length > 0) await this.#sink(piece);
  }

  async giveLines<L>(
    order: Int32Array,
    { between, end }: LineWriter<L>,
  ): Promise<Omit<WrittenLines['file'], 'initials'>> {
    for (const piece of this.held.inOrder(order, between)) {
      await this.give(piece);
      await this.pause();
    }
    await this.give(end(this.held.count));
    return { players: this.held.count, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** So many persons are looked up, and their lines made, in a slice. */
const PERSONS_AT_ONCE = 512;

/**
 * A file of everybody on a list: by names, as FIDE has it, or by ratings. FIDE's files know players by FIDE's numbers alone. Lines come in the
 * order of persons, in which the store reads fastest, and are put in order as bytes.
 */
export async function writeListed(
  desk: Desk,
  list: ListRow,
  by: 'name' | 'rating',
  writer: ListLineWriter,
  sink: FileSink,
  pause: Pause,
): Promise<WrittenLines> {
  const file = new FileOnItsWay(sink, pause);
  const { held } = file;
  const { plain } = writer;
  const [names, ratings] = [new SortedTexts(), [] as number[]];
  let [initials, leftOut] = [0, 0];
  await file.give(writer.begin());
  for await (const batch of desk.allStandings(list.list)) {
    for (const rows of inBatches(batch.filter(isListed), PERSONS_AT_ONCE)) {
      await pause();
      const numbers = rows.map(({ person }) => person);
      const cards = new FileCards(await desk.filePersons(numbers));
      const members = writer.isOfMembers === true ? await membersThen(desk, list, numbers) : undefined;
      for (const row of rows) {
        const card = cards.of(row);
        if (card.isPlain && plain !== undefined && (by === 'rating' || card.hasFide)) {
          if (held.write(card, LONGEST_LINE, plain)) {
            if (by === 'name') names.addBytes(card.bytes, card.name.from, card.name.to);
            else ratings.push(row.rating as number);
            continue;
          }
        }
        const person = card.person();
        if (by === 'name' && !hasFideNumber(person)) {
          leftOut += 1;
          continue;
        }
        const line = { ...lineOf(row, person, list.no), member: members?.get(row.person) };
        if (line.initials === true) initials += 1;
        held.add(writer.line(line));
        if (by === 'name') names.add(line.name);
        else ratings.push(row.rating as number);
      }
    }
  }
  const order = await inSlices(by === 'name' ? names.order() : highestFirst(ratings), pause);
  const written = await file.giveLines(order, writer);
  const without = leftOut === 0 ? [] : [listFinding('lists.without-number', { players: leftOut }, 'note')];
  return { file: { ...written, initials }, findings: [...writer.findings(), ...without] };
}

/** Some rows of a list, in the order of persons, with what is known of each. */
export async function linesOf(
  desk: Desk,
  list: Pick<ListRow, 'no'>,
  rows: readonly StandingRow[],
): Promise<readonly ListFileLine[]> {
  const cards = new FileCards(await desk.filePersons(rows.map(({ person }) => person)));
  return rows.map((row) => lineOf(row, cards.of(row).person(), list.no));
}

/** Everybody on a list, some at a time, in the order of persons. */
export async function* listedLines(
  desk: Desk,
  list: ListRow,
  pause: Pause,
): AsyncGenerator<readonly ListFileLine[], void, undefined> {
  for await (const batch of desk.allStandings(list.list)) {
    for (const rows of inBatches(batch.filter(isListed), PERSONS_AT_ONCE)) {
      await pause();
      yield await linesOf(desk, list, rows);
    }
  }
}

/** Lines of another kind, by names. */
export interface NamedLines<L> {
  readonly batches: AsyncIterable<readonly L[]>;
  readonly nameOf: (line: L) => string;
  /** On the list, but not in the file: the format cannot name them. Known at the end. */
  readonly leftOut?: () => number;
}

/** So many lines are made in a slice. */
const LINES_AT_ONCE = 64;

export async function writeByNames<L extends { readonly initials?: true | undefined }>(
  writer: LineWriter<L>,
  { batches, nameOf, leftOut = () => 0 }: NamedLines<L>,
  sink: FileSink,
  pause: Pause,
): Promise<WrittenLines> {
  const file = new FileOnItsWay(sink, pause);
  const names = new SortedTexts();
  let initials = 0;
  await file.give(writer.begin());
  for await (const batch of batches) {
    await pause();
    for (const [at, line] of batch.entries()) {
      if (line.initials === true) initials += 1;
      names.add(nameOf(line));
      file.held.add(writer.line(line));
      if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await pause();
    }
  }
  const written = await file.giveLines(await inSlices(names.order(), pause), writer);
  const without = leftOut() === 0 ? [] : [listFinding('lists.without-number', { players: leftOut() }, 'note')];
  return { file: { ...written, initials }, findings: [...writer.findings(), ...without] };
}

/** Lines of another kind, which come in their order. */
export async function writeAsTheyCome<L extends { readonly initials?: true | undefined }>(
  writer: LineWriter<L>,
  batches: AsyncIterable<readonly L[]>,
  sink: FileSink,
  pause: Pause,
): Promise<WrittenLines> {
  const file = new FileOnItsWay(sink, pause);
  let initials = 0;
  await file.give(writer.begin());
  for await (const batch of batches) {
    await pause();
    for (const [at, line] of batch.entries()) {
      if (line.initials === true) initials += 1;
      file.held.add(writer.line(line));
      if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await pause();
    }
  }
  const written = await file.giveLines(counted(file.held.count), writer);
  return { file: { ...written, initials }, findings: writer.findings() };
}
