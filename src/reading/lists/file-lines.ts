/** Who stands in a file of a list, in which order, and what of everybody. */
import { createHash } from 'node:crypto';
import type { Finding } from '../../core/finding.ts';
import type { Sex } from '../../core/people.ts';
import { inBatches, inSlices, type Pause } from '../../core/slices.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { personId } from '../../ledger/ids.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { factsAt } from '../../ledger/rows/persons.ts';
import { type Desk, type FilePerson, type ListRow, MARKS, type StandingRow } from '../../ledger/store.ts';
import { orderOf } from '../sorting.ts';
import { HeldLines } from './held-lines.ts';
import { type MemberThen, membersThen } from './members-then.ts';

export type FileSink = (bytes: Uint8Array) => void | Promise<void>;

/** In place of a name, in files: the same in every language. */
const NO_NAME = '(erased)';

/** A row with what is known of the person. */
export interface ListFileLine {
  readonly row: StandingRow;
  readonly id: string;
  readonly name: string;
  readonly fide: string | null;
  readonly pin: string | null;
  readonly federation?: string | undefined;
  readonly title?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly birthYear?: number | undefined;
  /** A minor, whose name is reduced to initials. */
  readonly initials?: true;
  /** Of a list whose CSV has members. */
  readonly member?: MemberThen | undefined;
}

/** What a file holds. Lines come in the order of persons, in which the store reads fastest, and are put in order as bytes. */
export interface FileLines<L> {
  readonly batches: AsyncIterable<readonly L[]>;
  /** Names stand in the order of their code units, numbers from the highest; without it, lines stand as they come. */
  readonly keyOf?: (line: L) => string | number;
  /** On the list, but not in the file: the format cannot name them. Known at the end. */
  readonly leftOut?: () => number;
}

export const WITHOUT_PAUSE: Pause = async () => undefined;

/** The persons of some rows, with their rows. */
export type Placed = readonly [row: StandingRow, person: FilePerson];

/** So many are looked up in a slice. */
const PERSONS_AT_ONCE = 128;

/** Everybody on a list, as the store has them. */
export async function* listedPersons(desk: Desk, list: ListRow): AsyncGenerator<readonly Placed[], void, undefined> {
  for await (const batch of desk.allStandings(list.list)) {
    for (const rows of inBatches(batch.filter(isListed), PERSONS_AT_ONCE)) {
      const persons = await desk.filePersons(rows.map(({ person }) => person));
      yield persons.map((person, at) => [rows[at] as StandingRow, person] as const);
    }
  }
}

/** FIDE's order: by names. Its lists know players by FIDE's numbers alone. */
export function linesByName(desk: Desk, list: ListRow): FileLines<ListFileLine> {
  let leftOut = 0;
  async function* batches(): AsyncGenerator<readonly ListFileLine[], void, undefined> {
    for await (const placed of listedPersons(desk, list)) {
      const named = placed.filter(([, person]) => hasFideNumber(person));
      leftOut += placed.length - named.length;
      yield named.map(([row, person]) => lineOf(row, person, list.no));
    }
  }
  return { batches: batches(), keyOf: ({ name }) => name, leftOut: () => leftOut };
}

/** Our own order; CSV and JSON have everybody. `members`: with what the registry of members has of them. */
export function linesByRating(desk: Desk, list: ListRow, more?: 'members'): FileLines<ListFileLine> {
  async function* batches(): AsyncGenerator<readonly ListFileLine[], void, undefined> {
    for await (const placed of listedPersons(desk, list)) {
      const numbers = more === undefined ? [] : placed.map(([{ person }]) => person);
      const members = more === undefined ? undefined : await membersThen(desk, list, numbers);
      yield placed.map(([row, person]) => {
        const member = members?.get(row.person);
        return { ...lineOf(row, person, list.no), ...(member === undefined ? {} : { member }) };
      });
    }
  }
  return { batches: batches(), keyOf: ({ row }) => row.rating as number };
}

const isErased = ({ marks }: FilePerson): boolean => (marks & MARKS.erased) !== 0;

export const hasFideNumber = (person: FilePerson): boolean => person.fide !== null && !isErased(person);

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
  if (isErased(person)) return { row, id: personId(row.person), name: NO_NAME, fide: null, pin: null };
  const { federation, title, sex, birthYear } = shownFacts(person, no);
  return {
    row,
    id: personId(row.person),
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

/** So many lines are made in a slice. */
const LINES_AT_ONCE = 64;

export interface LineWriter<L> {
  readonly begin: () => Uint8Array;
  readonly line: (line: L) => Uint8Array;
  /** Stands between two lines. */
  readonly between?: Uint8Array;
  readonly end: () => Uint8Array;
  readonly findings: () => readonly Finding[];
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

export async function writeAll<L extends { readonly initials?: true }>(
  writer: LineWriter<L>,
  { batches, keyOf, leftOut = () => 0 }: FileLines<L>,
  sink: FileSink,
  pause: Pause,
): Promise<WrittenLines> {
  let initials = 0;
  const hash = createHash('sha256');
  let bytes = 0;
  const give = async (piece: Uint8Array): Promise<void> => {
    hash.update(piece);
    bytes += piece.length;
    if (piece.length > 0) await sink(piece);
  };
  await give(writer.begin());
  const [held, keys] = [new HeldLines(), [] as (string | number)[]];
  for await (const batch of batches) {
    await pause();
    for (const [at, line] of batch.entries()) {
      if (line.initials === true) initials += 1;
      if (keyOf !== undefined) keys.push(keyOf(line));
      held.add(writer.line(line));
      if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await pause();
    }
  }
  const order = keyOf === undefined ? undefined : await inSlices(orderOf(keys), pause);
  for (const piece of held.inOrder(order, writer.between)) {
    await give(piece);
    await pause();
  }
  await give(writer.end());
  const without = leftOut();
  return {
    file: { players: held.count, initials, bytes, sha256: hash.digest('hex') },
    findings: [
      ...writer.findings(),
      ...(without === 0 ? [] : [listFinding('lists.without-number', { players: without }, 'note')]),
    ],
  };
}
