/** The players in a file of a list: their order, and what is shown of each. */
import { createHash } from 'node:crypto';
import type { Finding } from '../../core/finding.ts';
import type { Sex } from '../../core/people.ts';
import { inBatches, inSlices, type Pause } from '../../core/slices.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { factsAt } from '../../ledger/rows/persons.ts';
import {
  type Desk,
  type FilePerson,
  type ListRow,
  MARKS,
  type StandingBlock,
  type StandingBlocks,
  type StandingRow,
} from '../../ledger/store.ts';
import { counted, highestFirst, SortedTexts } from '../sorting.ts';
import { FileCards } from './file-cards.ts';
import { AHEAD, HeldCards } from './held-cards.ts';
import { GIVEN, HeldLines } from './held-lines.ts';
import { type MemberThen, membersThen } from './members-then.ts';
import { LONGEST_LINE, type PlainLines } from './plain-lines.ts';

export type FileSink = (bytes: Uint8Array) => void | Promise<void>;

/** Written instead of a name, in files: the same in every language. */
const NO_NAME = '(erased)';

/** A row with the person's facts. */
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
  /** For a list whose CSV file has the members' columns. */
  readonly member?: MemberThen | undefined;
}

export const WITHOUT_PAUSE: Pause = async () => undefined;

type KnownAs = Pick<FilePerson, 'fide' | 'marks'>;

const isErased = ({ marks }: Pick<FilePerson, 'marks'>): boolean => (marks & MARKS.erased) !== 0;

export const hasFideNumber = (person: KnownAs): boolean => person.fide !== null && !isErased(person);

type ShownFacts = Pick<ListFileLine, 'federation' | 'title' | 'sex' | 'birthYear'>;

/** Facts that never changed are in the row. */
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
  /** The separator of two lines. */
  readonly between?: Uint8Array;
  readonly end: (lines: number) => Uint8Array;
  readonly findings: () => readonly Finding[];
}

/** A writer for lines in which nothing has to be escaped or changed: `plain-lines.ts`. */
export interface ListLineWriter extends LineWriter<ListFileLine> {
  readonly plain?: PlainLines | undefined;
  /** Whether lines have the columns of the registry of members. */
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

/** A file that is being written: lines are collected in the order in which they come, and written in their order when all are there. */
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

  giveLines<L>(order: Int32Array, writer: LineWriter<L>): Promise<Omit<WrittenLines['file'], 'initials'>> {
    return this.givePieces(this.held.inOrder(order, writer.between), this.held.count, writer);
  }

  async givePieces<L>(
    pieces: Iterable<Uint8Array>,
    players: number,
    { end }: LineWriter<L>,
  ): Promise<Omit<WrittenLines['file'], 'initials'>> {
    for (const piece of pieces) {
      await this.give(piece);
      await this.pause();
    }
    await this.give(end(players));
    return { players, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** The number of persons who are looked up in one slice, and of their blocks. */
const PERSONS_AT_ONCE = 512;
const BLOCKS_AT_ONCE = 4;

/**
 * A file of everybody on a list: by names, as FIDE has it, or by ratings. FIDE's files know players by FIDE's numbers alone. Cards come in the
 * order of persons, in which the store reads fastest, and are held as bytes until their order is known.
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
  const cards = new HeldCards();
  const [names, ratings] = [new SortedTexts(), [] as number[]];
  /** For each line: where its card is held, or −1 minus the place among the held lines. */
  const places: number[] = [];
  let [initials, leftOut] = [0, 0];
  await file.give(writer.begin());
  for (let from: number | undefined = 0; from !== undefined; ) {
    const { blocks, next }: StandingBlocks = await desk.standingBlocks(list.list, from);
    from = next;
    for (const some of inBatches(blocks, BLOCKS_AT_ONCE)) {
      await pause();
      const numbers = listedIn(some);
      const page = new FileCards(await desk.filePersons(numbers));
      const members = writer.isOfMembers === true ? await membersThen(desk, list, numbers) : undefined;
      for (const block of some) {
        for (let row = 0; row < block.rows; row += 1) {
          if (!isListedIn(block, row)) continue;
          const number = block.person(row);
          const card = page.of(number);
          const isAsked = plain !== undefined && (by === 'rating' || card.fide.from >= 0);
          const begins = isAsked ? cards.add(card, block, row) : -1;
          if (begins >= 0) {
            if (plain?.fits(cards.at(begins)) === true) {
              places.push(begins);
              if (by === 'name') names.addBytes(card.bytes, card.name.from, card.name.to);
              else ratings.push(cards.rating);
              continue;
            }
            cards.drop(begins);
          }
          const person = card.person();
          if (by === 'name' && !hasFideNumber(person)) {
            leftOut += 1;
            continue;
          }
          const standing = block.row(row);
          const line = { ...lineOf(standing, person, list.no), member: members?.get(number) };
          if (line.initials === true) initials += 1;
          places.push(-1 - held.count);
          held.add(writer.line(line));
          if (by === 'name') names.add(line.name);
          else ratings.push(standing.rating as number);
        }
      }
    }
  }
  const order = await inSlices(by === 'name' ? names.order() : highestFirst(ratings), pause);
  const written = await file.givePieces(
    linesInOrder(order, Int32Array.from(places), cards, held, writer),
    order.length,
    writer,
  );
  const without = leftOut === 0 ? [] : [listFinding('lists.without-number', { players: leftOut }, 'note')];
  return { file: { ...written, initials }, findings: [...writer.findings(), ...without] };
}

const isListedIn = (block: StandingBlock, row: number): boolean =>
  isListed({ rating: block.rating(row), flags: block.flags(row) });

/** The persons of some blocks who are on the list. */
function listedIn(blocks: readonly StandingBlock[]): readonly number[] {
  const persons: number[] = [];
  for (const block of blocks) {
    for (let row = 0; row < block.rows; row += 1) if (isListedIn(block, row)) persons.push(block.person(row));
  }
  return persons;
}

/** Lines are made now, each in its place in the file; those that are not plain were made before. */
function* linesInOrder(
  order: Int32Array,
  places: Int32Array,
  cards: HeldCards,
  held: HeldLines,
  { plain, between = NOTHING }: ListLineWriter,
): Generator<Uint8Array, void, undefined> {
  let [piece, used] = [new Uint8Array(GIVEN + LONGEST_LINE), 0];
  let view = new DataView(piece.buffer);
  for (let at = 0; at < order.length; at += 1) {
    if (at % AHEAD === 0) cards.touch(order.subarray(at, at + AHEAD), places);
    const place = places[order[at] as number] as number;
    if (place >= 0) used = (plain as PlainLines).write(cards.at(place), piece, used, view);
    else {
      const line = held.line(-1 - place);
      if (used + line.length > piece.length) {
        yield piece.subarray(0, used);
        [piece, used] = [new Uint8Array(GIVEN + LONGEST_LINE + line.length), 0];
        view = new DataView(piece.buffer);
      }
      piece.set(line, used);
      used += line.length;
    }
    if (at < order.length - 1) for (const byte of between) piece[used++] = byte;
    if (used < GIVEN) continue;
    yield piece.subarray(0, used);
    [piece, used] = [new Uint8Array(GIVEN + LONGEST_LINE), 0];
    view = new DataView(piece.buffer);
  }
  yield piece.subarray(0, used);
}

const NOTHING = new Uint8Array();

/** Some rows of a list, in the order of persons, with each person's facts. */
export async function linesOf(
  desk: Desk,
  list: Pick<ListRow, 'no'>,
  rows: readonly StandingRow[],
): Promise<readonly ListFileLine[]> {
  const cards = new FileCards(await desk.filePersons(rows.map(({ person }) => person)));
  return rows.map((row) => lineOf(row, cards.of(row.person).person(), list.no));
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

/** The number of lines that are made in one slice. */
const LINES_AT_ONCE = 64;

/** Adds all lines; returns how many belong to persons who are shown by initials. */
async function holdLines<L extends { readonly initials?: true | undefined }>(
  file: FileOnItsWay,
  writer: LineWriter<L>,
  batches: AsyncIterable<readonly L[]>,
  pause: Pause,
  eachLine?: (line: L) => void,
): Promise<number> {
  let initials = 0;
  await file.give(writer.begin());
  for await (const batch of batches) {
    await pause();
    for (const [at, line] of batch.entries()) {
      if (line.initials === true) initials += 1;
      eachLine?.(line);
      file.held.add(writer.line(line));
      if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await pause();
    }
  }
  return initials;
}

export async function writeByNames<L extends { readonly initials?: true | undefined }>(
  writer: LineWriter<L>,
  { batches, nameOf, leftOut = () => 0 }: NamedLines<L>,
  sink: FileSink,
  pause: Pause,
): Promise<WrittenLines> {
  const file = new FileOnItsWay(sink, pause);
  const names = new SortedTexts();
  const initials = await holdLines(file, writer, batches, pause, (line) => names.add(nameOf(line)));
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
  const initials = await holdLines(file, writer, batches, pause);
  const written = await file.giveLines(counted(file.held.count), writer);
  return { file: { ...written, initials }, findings: writer.findings() };
}
