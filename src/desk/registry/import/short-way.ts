/**
 * The fast path for a whole FIDE list: all persons are identified column by column before anything is imported. Nearly
 * everybody is new, or has a card that agrees with the list; only the others are handled one by one. The result holds
 * for the moment in which it was computed: the caller checks that nobody else has written since.
 */
import { type ComparedCard, type Desk, type ListRow, NO_NUMBER } from '../../../ledger/store.ts';
import { dateOfList, isPeriodicFamily } from '../../../ledger/rows/standings.ts';
import type { CardsAhead } from './cards-ahead.ts';
import type { PlayerColumns } from './columns.ts';
import { listOfTarget, type Target } from './target.ts';

/** In place of a person: one who is new, and one who takes the ordinary way. */
export const NEW = 0;
export const ASK = -1;

/** The data of an earlier list by person number: games, highest rating, K. */
export interface ShownBefore {
  readonly total: Int32Array;
  readonly peak: Int32Array;
  readonly k: Int32Array;
}

export interface ShortWay {
  readonly columns: PlayerColumns;
  /** By row: the number of the person, `NEW` or `ASK`. */
  readonly persons: Int32Array;
  /** The last entry up to which nobody else has written. */
  head: number;
  /** Makes cards of the next parts meanwhile. */
  readonly ahead?: CardsAhead | undefined;
  /** Ratings take the fast path, too: those of persons who are on no such list yet. */
  readonly ratings?: { readonly shown: ShownBefore | undefined; readonly overridden: ReadonlySet<number> };
}

/** The rows that are `NEW`, or `ASK`. */
export function rowsWith({ persons }: ShortWay, what: number, from: number, to: number): readonly number[] {
  const rows: number[] = [];
  for (let row = from; row < to; row += 1) if (persons[row] === what) rows.push(row);
  return rows;
}

/** Rows compared at once. */
const AT_ONCE = 10_000;

/** Undefined where a number occurs twice in the list, or has leading zeros: then one row may depend on another. */
export async function shortWay(
  desk: Desk,
  columns: PlayerColumns,
  target: Target | undefined,
): Promise<ShortWay | undefined> {
  if (columns.isOdd || !isEachOnce(columns.fide)) return undefined;
  const persons = new Int32Array(columns.length);
  const isAnybody = (await desk.lastPerson()) > 0;
  let isMerged = false;
  for (let from = 0; from < columns.length; from += AT_ONCE) {
    const to = Math.min(columns.length, from + AT_ONCE);
    const cards = isAnybody ? await desk.comparedCards(columns.fide.slice(from, to)) : [];
    const holders = new Map(cards.map((card) => [card[2], card]));
    for (let row = from; row < to; row += 1) {
      const card = holders.get(columns.fide[row] as string);
      if (card !== undefined && card[1] !== null) isMerged = true;
      persons[row] = personOf(columns, row, card);
    }
  }
  // two rows may belong to one person
  if (isMerged) return undefined;
  const { no: head } = await desk.head();
  const isOnNewList =
    target !== undefined &&
    target.phase === 'opening' &&
    isPeriodicFamily(target.pool.family) &&
    listOfTarget(target) === undefined;
  if (!isOnNewList) return { columns, persons, head };
  const overridden = new Set<number>();
  for await (const rows of desk.allPresent(target.pool.pool)) for (const { person } of rows) overridden.add(person);
  const last = target.lists.findLast(({ date }) => date < dateOfList(target.asOf));
  const shown = last === undefined ? undefined : await shownOn(desk, last);
  return { columns, persons, head, ratings: { shown, overridden } };
}

/** FIDE's lists are sorted by number. */
function isEachOnce(fide: readonly string[]): boolean {
  let [before, isAscending] = [0, true];
  for (const number of fide) {
    if (number.charCodeAt(0) === ZERO) return false;
    const value = Number(number);
    if (value <= before) isAscending = false;
    before = value;
  }
  return isAscending || new Set(fide).size === fide.length;
}

const ZERO = '0'.charCodeAt(0);

function personOf(columns: PlayerColumns, row: number, card: ComparedCard | undefined): number {
  const name = columns.names[row];
  if (card === undefined) return name === undefined || columns.isDoubtful(row) ? ASK : NEW;
  const isSame =
    saysNothingElse(name, card[3]) &&
    saysNothingElse(columns.birth(row), card[4]) &&
    saysNothingElse(columns.sex(row), card[5]) &&
    saysNothingElse(columns.federation(row), card[6]) &&
    saysNothingElse(columns.title(row), card[7]);
  return isSame ? card[0] : ASK;
}

const saysNothingElse = (said: string | undefined, known: string | null): boolean =>
  said === undefined || said === known;

async function shownOn(desk: Desk, { list }: ListRow): Promise<ShownBefore> {
  const size = (await desk.lastPerson()) + 1;
  const shown = { total: new Int32Array(size), peak: new Int32Array(size), k: new Int32Array(size).fill(NO_NUMBER) };
  for (let from: number | undefined = 0; from !== undefined; ) {
    const { blocks, next } = await desk.standingBlocks(list, from);
    for (const block of blocks) {
      for (let row = 0; row < block.rows; row += 1) {
        const person = block.person(row);
        shown.total[person] = block.total(row);
        shown.peak[person] = block.peak(row) ?? 0;
        shown.k[person] = block.k(row) ?? NO_NUMBER;
      }
    }
    from = next;
  }
  return shown;
}
