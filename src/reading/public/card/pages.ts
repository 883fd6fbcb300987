/** Parts of a card that go over several pages. */
import type { PagePosition } from './card.ts';

/** The page that was asked for; the last where there are fewer. */
export function pageOf<T>(
  all: readonly T[],
  size: number,
  asked: number,
): { readonly shown: readonly T[]; readonly pages: PagePosition } {
  const of = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(of, Math.max(1, asked));
  return { shown: all.slice((page - 1) * size, page * size), pages: { page, of } };
}
