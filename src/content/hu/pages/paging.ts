/** The pages of something long: first, previous, next, last, and a page by its number, in Hungarian. */
import type { PagingWords } from '../../en/pages/paging.ts';

export const PAGING_WORDS: PagingWords = {
  first: 'Első',
  previous: 'Előző',
  next: 'Következő',
  last: 'Utolsó',
  page: 'Oldal',
  of: (pages) => `/ ${pages}`,
  go: 'Ugrás',
};
