/**
 * `/en/lists/fide/2026-10`: a list. `/en/lists/fide` redirects to the newest, `?date=` to another, `&compare=` to a
 * difference.
 */
import { SEXES } from '../../core/people.ts';
import {
  ACTIVITIES,
  AGE_GROUPS,
  DIRECTIONS,
  LIST_ORDERS,
  type ListFilter,
  type ListOrder,
} from '../../reading/public/list-block.ts';
import { listDateIn, type PublicListQuery, type PublicList, publicList } from '../../reading/public/list.ts';
import { listFileName } from '../../reading/lists/files.ts';
import { listKey } from '../../web/addresses.ts';
import type { ListFileShown } from '../../web/pages/list/files.tsx';
import { listPage } from '../../web/pages/list/page.tsx';
import { FIRST_WAY, isShortest, listQuery, ROWS } from '../../web/pages/list/query.ts';
import { NAME_ORDERS } from '../name-order.ts';
import type { PageRoute } from '../page-route.ts';
import { SMALL_LIST } from '../kept-files.ts';
import type { ListFileCache } from '../shelf.ts';

type QueryTexts = Readonly<Record<string, string>>;

/** One of some values; any other is ignored. */
const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((each) => each === text);

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

const LONGEST = 100;

const textIn = (text: string | undefined): string | undefined => text?.trim().slice(0, LONGEST) || undefined;

/** The query in an address; invalid values are ignored. */
export function listQueryIn(query: QueryTexts): PublicListQuery {
  const order: ListOrder = oneOf(LIST_ORDERS, query['sort']) ?? 'rating';
  const filter: { -readonly [K in keyof ListFilter]: ListFilter[K] | undefined } = {
    name: textIn(query['name']),
    federation: textIn(query['federation'])?.toUpperCase(),
    club: textIn(query['club']),
    sex: oneOf(SEXES, query['sex']),
    age: oneOf(AGE_GROUPS, query['age']),
    activity: oneOf(ACTIVITIES, query['activity']),
    title: textIn(query['title']),
    from: wholeNumber(query['from']),
    to: wholeNumber(query['to']),
  };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    filter: Object.fromEntries(given) as ListFilter,
    order,
    direction: oneOf(DIRECTIONS, query['direction']) ?? FIRST_WAY[order],
    page: Math.max(1, wholeNumber(query['page']) ?? 1),
    rows: ROWS.find((each) => String(each) === query['rows']) ?? ROWS[0],
  };
}

/** The digests of a small list's files are shown with it; those of a large one are made on request. */
async function filesOf(list: PublicList, shelf: ListFileCache): Promise<readonly ListFileShown[]> {
  const files: ListFileShown[] = [];
  for (const format of list.formats) {
    const name = listFileName(list, list.date, format);
    const file = list.players > SMALL_LIST ? undefined : await shelf.file({ pool: list.pool, date: list.date, format });
    files.push({ format, name, ...(file === undefined ? {} : { sha256: file.sha256 }) });
  }
  return files;
}

export const LIST_PAGE: PageRoute = {
  path: '/lists/:pool/:date',
  cost: () => 3,
  make: async ({ publicOffice, site, params: { pool = '', date: text = '' }, query, shelf }) => {
    const date = listDateIn(text);
    if (date === undefined) return undefined;
    // the first of a month has one address
    if (listKey(date) !== text) return { to: site.to.list(pool, date, query), status: 301 };
    const list = await publicList(publicOffice, { pool, date }, listQueryIn(query), NAME_ORDERS[site.language]);
    if (list === undefined) return undefined;
    // a form sends its blank fields too: every query has one address
    if (!isShortest(query, list.query)) return { to: site.to.list(pool, date, listQuery(list.query)), status: 302 };
    const signed = (await shelf.signer()) !== undefined;
    return listPage({ list, files: await filesOf(list, shelf), signed }, site);
  },
};

export const LISTS_PAGE: PageRoute = {
  path: '/lists/:pool',
  make: async ({ publicOffice, site, params: { pool = '' }, query }) => {
    const dates = (await publicOffice.lists(pool)).map(({ date }) => date);
    const known = (text: string | undefined): string | undefined =>
      dates.find((date) => date === listDateIn(text ?? ''));
    const [asked, compared] = [known(query['date']), known(query['compare'])];
    if (asked !== undefined && compared !== undefined && asked !== compared) {
      const [from, to] = [asked, compared].sort() as [string, string];
      return { to: site.to.difference(pool, from, to), status: 302 };
    }
    const date = asked ?? dates.at(-1);
    return date === undefined ? undefined : { to: site.to.list(pool, date), status: 302 };
  },
};
