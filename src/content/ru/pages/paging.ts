/** The pages of something long: first, previous, next, last, and a page by its number, in Russian. */
import type { PagingWords } from '../../en/pages/paging.ts';

export const PAGING_WORDS: PagingWords = {
  first: 'Первая',
  previous: 'Предыдущая',
  next: 'Следующая',
  last: 'Последняя',
  page: 'Страница',
  of: (pages) => `из ${pages}`,
  go: 'Перейти',
};
