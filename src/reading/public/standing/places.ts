/** The place of a rating on a list: the distribution of all ratings, and how many are below it in each group. */
import { SEXES } from '../../../core/people.ts';
import { inSlices, ranges, type Sliced } from '../../../core/slices.ts';
import { AGE_GROUPS, type AgeGroup, type ListBlock, type ListFilter, type Rows } from '../list-block.ts';
import type { PublicOffice } from '../public-office.ts';

export type PlaceKind = 'all' | 'federation' | 'club' | 'age' | 'sex';

export interface PlaceInGroup {
  readonly kind: PlaceKind;
  /** The federation, the club, the age group, the sex. */
  readonly of?: string;
  readonly place: number;
  readonly players: number;
  /** The share of the others with a lower rating, in whole percent, rounded down. */
  readonly below: number;
}

export interface Spread {
  /** Ratings from `from` on, `width` wide each. */
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

const WIDTH = 50;

/** Active players of a list who pass a filter, the highest first; remembered until the ledger grows. */
export const activeRows = (publicOffice: PublicOffice, block: ListBlock, filter: ListFilter): Promise<Rows> =>
  publicOffice.remember(`active ${block.of.pool} ${block.of.date} ${block.version} ${JSON.stringify(filter)}`, () =>
    inSlices(block.filtered({ ...filter, activity: 'active' }), publicOffice.pause),
  );

/** The number of rows, sorted with the highest first, that have at least, or more than, a rating. */
function countFrom(block: ListBlock, rows: Rows, isAbove: (rating: number) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAbove(block.ratingAt(rows[middle] as number))) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function placeAmong(
  block: ListBlock,
  rows: Rows,
  rating: number,
): Pick<PlaceInGroup, 'place' | 'players' | 'below'> {
  const above = countFrom(block, rows, (each) => each > rating);
  const lower = rows.length - countFrom(block, rows, (each) => each >= rating);
  const others = rows.length - 1;
  return { place: above + 1, players: rows.length, below: others <= 0 ? 0 : Math.floor((100 * lower) / others) };
}

/** The narrowest group of the young, and the widest of the old: of all groups those that say most. */
export function ageGroupOf(birthYear: number | undefined, year: number): AgeGroup | undefined {
  if (birthYear === undefined) return undefined;
  const age = year - birthYear;
  const young = AGE_GROUPS.find((group) => group.startsWith('u') && age <= Number(group.slice(1)));
  if (young !== undefined) return young;
  return AGE_GROUPS.findLast((group) => group.startsWith('s') && age >= Number(group.slice(1))) ?? 'adult';
}

/** A place in the list, and among those who have something in common with the player. */
export async function placesInGroups(
  publicOffice: PublicOffice,
  block: ListBlock,
  row: number,
): Promise<readonly PlaceInGroup[]> {
  const { rating, federation, club, sex, birthYear } = block.line(row);
  const age = ageGroupOf(birthYear, Number(block.of.date.slice(0, 4)));
  const groups: readonly (readonly [PlaceKind, string | undefined, ListFilter])[] = [
    ['all', undefined, {}],
    ...(federation === undefined ? [] : [['federation', federation, { federation }] as const]),
    ...(club === undefined ? [] : [['club', club, { club }] as const]),
    ...(age === undefined ? [] : [['age', age, { age }] as const]),
    ...(sex === undefined || !SEXES.includes(sex) ? [] : [['sex', sex, { sex }] as const]),
  ];
  const places: PlaceInGroup[] = [];
  for (const [kind, of, filter] of groups) {
    await publicOffice.pause();
    const rows = await activeRows(publicOffice, block, filter);
    places.push({ kind, ...(of === undefined ? {} : { of }), ...placeAmong(block, rows, rating) });
  }
  return places;
}

function* spreadOf(block: ListBlock, rows: Rows): Sliced<Spread> {
  const [highest, lowest] = [rows[0], rows[rows.length - 1]];
  if (highest === undefined || lowest === undefined) return { from: 0, width: WIDTH, counts: [] };
  const from = Math.floor(block.ratingAt(lowest) / WIDTH) * WIDTH;
  const counts = Array.from<number>({ length: Math.floor((block.ratingAt(highest) - from) / WIDTH) + 1 }).fill(0);
  yield* ranges(rows.length, (first, end) => {
    for (let at = first; at < end; at += 1) {
      const band = Math.floor((block.ratingAt(rows[at] as number) - from) / WIDTH);
      counts[band] = (counts[band] as number) + 1;
    }
  });
  return { from, width: WIDTH, counts };
}

/** Of all active players of a list. */
export const spreadOfList = (publicOffice: PublicOffice, block: ListBlock): Promise<Spread> =>
  publicOffice.remember(`spread ${block.of.pool} ${block.of.date} ${block.version}`, async () =>
    inSlices(spreadOf(block, await activeRows(publicOffice, block, {})), publicOffice.pause),
  );
