/** Parts of a card that go over several pages: a server and a copy without one cut them alike. */

/** A year of a player who plays every month. */
export const STEPS_ON_PAGE = 10;
export const OPPONENTS_ON_PAGE = 20;

/** Which page of how many, from 1. */
export interface PagePosition {
  readonly page: number;
  readonly of: number;
}

/** The requested page, or the last one if there are fewer. */
export function pageOf<T>(
  all: readonly T[],
  size: number,
  asked: number | 'all',
): { readonly shown: readonly T[]; readonly pages: PagePosition } {
  const of = Math.max(1, Math.ceil(all.length / size));
  if (asked === 'all') return { shown: all, pages: { page: 1, of } };
  const page = Math.min(of, Math.max(1, asked));
  return { shown: all.slice((page - 1) * size, page * size), pages: { page, of } };
}
