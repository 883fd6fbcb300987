/** What every part of the list page can use. */
import type { PublicList } from '../../../reading/public/list.ts';
import type { Site } from '../../site.ts';
import type { ListPageWords } from '../../../content/en/pages/list.ts';

export interface ListPageProps {
  readonly list: PublicList;
  readonly site: Site;
  readonly words: ListPageWords;
}
