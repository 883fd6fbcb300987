/** The pages of something long: first, previous, next, last, and a page by its number, in English. */
import type { Worded } from '../../worded.ts';

export const PAGING_WORDS = {
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: 'Page',
  of: (pages: string) => `of ${pages}`,
  go: 'Go',
};

export type PagingWords = Worded<typeof PAGING_WORDS>;
