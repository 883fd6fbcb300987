/** The parameters of a list's address: the names are those of the API, and defaults are left out. */
import type { PublicListQuery } from '../../../reading/public/list.ts';
import type { Direction, ListOrder } from '../../../reading/public/list-block.ts';
import type { Query } from '../../addresses.ts';

/** The direction in which a column is first sorted: numbers from the greatest. */
export const FIRST_WAY: Readonly<Record<ListOrder, Direction>> = {
  place: 'up',
  name: 'up',
  title: 'up',
  federation: 'up',
  club: 'up',
  rating: 'down',
  change: 'down',
  games: 'down',
  k: 'down',
  grade: 'down',
  born: 'down',
  status: 'down',
};

/** This many rows a page may have. */
export const ROWS = [50, 100] as const;

export function listQuery({ filter, order, direction, page, rows }: PublicListQuery): Query {
  const { name, federation, club, sex, age, activity, title, from, to } = filter;
  return {
    name,
    federation,
    club,
    sex,
    age,
    activity,
    title,
    from,
    to,
    sort: order === 'rating' ? undefined : order,
    direction: direction === FIRST_WAY[order] ? undefined : direction,
    rows: rows === ROWS[0] ? undefined : rows,
    page: page === 1 ? undefined : page,
  };
}

/** Whether an address has exactly these parameters, in any order: blank fields of a form and invalid values do not count as such. */
export function isShortest(query: Readonly<Record<string, string>>, asked: PublicListQuery): boolean {
  const meant = Object.entries(listQuery(asked)).filter(([, value]) => value !== undefined);
  return meant.length === Object.keys(query).length && meant.every(([name, value]) => query[name] === String(value));
}
