/** Who stands in a file of a list, in which order, and what of everybody: read some at a time, and written piece by piece. */
import { createHash } from 'node:crypto';
import type { Finding } from '../../core/finding.ts';
import type { Sex } from '../../core/people.ts';
import { inSlices, type Pause } from '../../core/slices.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { personId } from '../../ledger/ids.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { erasedBy, factsAt } from '../../ledger/rows/persons.ts';
import type { Desk, ListRow, PersonRow, StandingRow } from '../../ledger/store.ts';
import { counted, sorted } from '../sorting.ts';

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
}

/** What a file holds, in its order, some of it at a time. */
export interface OrderedLines<L> {
  readonly count: number;
  /** On the list, but not in the file: the format cannot name them. */
  readonly leftOut: number;
  readonly some: (from: number, upTo: number) => Promise<readonly L[]>;
}

/** Numbers of persons, in the order of a file. */
interface Drawn {
  readonly persons: Int32Array;
  readonly leftOut: number;
}

export const WITHOUT_PAUSE: Pause = async () => undefined;

/**
 * The players of a list. Of everybody at once only the numbers are held, and what they are ordered by; the rest is read when it
 * is written. As whole lines, half a million of them would take four hundred megabytes.
 */
export async function playersOf(
  desk: Desk,
  list: ListRow,
  draw: typeof drawnByName,
  pause: Pause,
): Promise<OrderedLines<ListFileLine>> {
  const { persons, leftOut } = await draw(desk, list, pause);
  return {
    count: persons.length,
    leftOut,
    some: async (from, upTo) => {
      await pause();
      return linesFor(desk, list, [...persons.subarray(from, upTo)]);
    },
  };
}

/** FIDE's order: by names, and by code units, whatever the locale. Its lists know players by FIDE's numbers alone. */
export const drawnByName = (desk: Desk, list: ListRow, pause: Pause): Promise<Drawn> =>
  drawnFromAll(desk, [list], pause);

/** The same of everybody who is on one of several lists. */
export async function drawnFromAll(desk: Desk, lists: readonly ListRow[], pause: Pause): Promise<Drawn> {
  const [persons, names]: [number[], string[]] = [[], []];
  const seen = new Set<number>();
  let leftOut = 0;
  for (const list of lists) {
    for await (const batch of desk.allStandings(list.list)) {
      const listed = batch.filter((row) => isListed(row) && !seen.has(row.person)).map(({ person }) => person);
      for (let at = 0; at < listed.length; at += LINES_AT_ONCE) {
        for (const row of await desk.persons(listed.slice(at, at + LINES_AT_ONCE))) {
          if (lists.length > 1) seen.add(row.person);
          if (row.fide === null || erasedBy(row) !== undefined) leftOut += 1;
          else {
            persons.push(row.person);
            names.push(row.name ?? '');
          }
        }
        await pause();
      }
    }
  }
  const byName = (a: number, b: number): number => compareNames(names[a] as string, names[b] as string) || a - b;
  return { persons: await inOrder(persons, byName, pause), leftOut };
}

/** Our own order; CSV and JSON have everybody. */
export async function drawnByRating(desk: Desk, list: ListRow, pause: Pause): Promise<Drawn> {
  const [persons, ratings]: [number[], number[]] = [[], []];
  for await (const batch of desk.allStandings(list.list)) {
    for (const { person, rating } of batch.filter(isListed)) {
      persons.push(person);
      ratings.push(rating as number);
    }
    await pause();
  }
  const byRating = (a: number, b: number): number => (ratings[b] as number) - (ratings[a] as number) || a - b;
  return { persons: await inOrder(persons, byRating, pause), leftOut: 0 };
}

/** Persons come by their numbers, so that among equals their places are in that order, too. */
const inOrder = async (
  persons: readonly number[],
  order: (a: number, b: number) => number,
  pause: Pause,
): Promise<Int32Array> =>
  (await inSlices(sorted(counted(persons.length), order), pause)).map((place) => persons[place] as number);

async function linesFor(desk: Desk, list: ListRow, persons: readonly number[]): Promise<readonly ListFileLine[]> {
  const rows = new Map((await desk.standings(list.list, persons)).map((row) => [row.person, row]));
  const known = new Map((await desk.persons(persons)).map((row) => [row.person, row]));
  return persons.map((person) => lineOf(rows.get(person) as StandingRow, known.get(person) as PersonRow, list.no));
}

export function lineOf(row: StandingRow, person: PersonRow, no: number): ListFileLine {
  if (erasedBy(person) !== undefined) return { row, id: personId(row.person), name: NO_NAME, fide: null, pin: null };
  const { federation, title, sex, birthYear } = factsAt(person, no);
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

const LINES_AT_ONCE = 250;

export interface LineWriter<L> {
  readonly begin: () => Uint8Array;
  readonly lines: (lines: readonly L[], isLast: boolean) => Uint8Array;
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
  { count, leftOut, some }: OrderedLines<L>,
  sink: FileSink,
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
  for (let from = 0; from < count; from += LINES_AT_ONCE) {
    const lines = await some(from, from + LINES_AT_ONCE);
    initials += lines.filter((line) => line.initials === true).length;
    await give(writer.lines(lines, from + LINES_AT_ONCE >= count));
  }
  await give(writer.end());
  return {
    file: { players: count, initials, bytes, sha256: hash.digest('hex') },
    findings: [
      ...writer.findings(),
      ...(leftOut === 0 ? [] : [listFinding('lists.without-number', { players: leftOut }, 'note')]),
    ],
  };
}
