/** Pools, their lists, and the entries of a list. */
import { NAME_ORDERS } from '../name-order.ts';
import { shownPoolChange } from './pool-changes.ts';
import {
  listDateIn,
  publicLine,
  publicList,
  ratingsBeside,
  type PublicLine,
  rootOfList,
  rowsMatching,
} from '../../reading/public/list.ts';
import type { ListBlock, ListFilter } from '../../reading/public/list-block.ts';
import { numbersOfPersons, type RegistryNumbers } from '../../reading/public/numbers.ts';
import { publicLiveList } from '../../reading/public/live-list.ts';
import { sitePools } from '../../reading/public/pools.ts';
import type { Pause } from '../../core/slices.ts';
import { csvHeadings, csvRow, type TableFormat } from '../../reading/csv-cell.ts';
import { listFileName } from '../../reading/lists/files.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { ProblemError } from '../problem.ts';
import { cursorAt, nextAfter, pageAt, placeIn } from './paging.ts';
import { apiRoute, type Streamed } from './route.ts';
import {
  EntriesQuerySchema,
  type EntriesQuery,
  ListEntriesSchema,
  ListInfoSchema,
  ListParamsSchema,
  ListsSchema,
  LiveListSchema,
  LiveQuerySchema,
  NoQuerySchema,
  PoolParamsSchema,
  PoolsSchema,
} from './schemas.ts';

const POOLS = apiRoute({
  name: 'pools',
  path: '/pools',
  tag: 'lists',
  query: NoQuerySchema,
  answer: PoolsSchema,
  make: ({ serving: { publicOffice } }) => publicOffice.remember('api pools', sitePools),
});

const LISTS = apiRoute({
  name: 'lists',
  path: '/pools/:pool/lists',
  tag: 'lists',
  params: PoolParamsSchema,
  query: NoQuerySchema,
  answer: ListsSchema,
  problems: ['unknown-pool'],
  make: async ({ serving: { publicOffice }, params: { pool } }) => {
    const known = await publicOffice.remember('api pools', sitePools);
    if (!known.pools.some((each) => each.pool === pool)) throw new ProblemError('unknown-pool');
    const lists = (await publicOffice.lists(pool)).map(({ date, players, digest, data }) => ({
      date,
      players,
      digest,
      root: rootOfList({ data }),
    }));
    return { pool, lists: lists.reverse() };
  },
});

/** The whole list by rank: the default request. */
const FIRST = { filter: {}, order: 'place', direction: 'up', page: 1, rows: 1 } as const;

/** `latest`: the newest list of the pool. */
export const listDateOf = async (
  publicOffice: PublicOffice,
  { pool, date }: { readonly pool: string; readonly date: string },
): Promise<string | undefined> =>
  date === 'latest' ? (await publicOffice.lists(pool)).at(-1)?.date : listDateIn(date);

const LIST = apiRoute({
  name: 'list',
  path: '/lists/:pool/:date',
  tag: 'lists',
  params: ListParamsSchema,
  query: NoQuerySchema,
  answer: ListInfoSchema,
  problems: ['unknown-list'],
  make: async ({ serving: { publicOffice, base }, params, language }) => {
    const date = await listDateOf(publicOffice, params);
    const list =
      date === undefined
        ? undefined
        : await publicList(publicOffice, { pool: params.pool, date }, FIRST, NAME_ORDERS[language]);
    if (list === undefined) throw new ProblemError('unknown-list');
    const {
      pool,
      family,
      name,
      control,
      players,
      digest,
      root,
      entry,
      opening,
      edition,
      readings,
      recomputed,
      formats,
    } = list;
    const files = formats.map((format) => `${base}/files/${listFileName(list, list.date, format)}`);
    const adjusted: object[] = [];
    for (const each of list.adjusted ?? []) {
      const sum = each.kind === 'recognised' ? {} : { affected: each.affected, points: each.points };
      adjusted.push({ ...(await shownPoolChange(each, language)), ...sum });
    }
    return {
      pool,
      family,
      name,
      control,
      date: list.date,
      players,
      digest,
      root,
      entry,
      opening,
      edition,
      readings,
      ...(adjusted.length === 0 ? {} : { adjusted }),
      ...(recomputed === undefined ? {} : { recomputed }),
      files,
    };
  },
});

const LIVE = apiRoute({
  name: 'live',
  path: '/pools/:pool/live',
  tag: 'lists',
  params: PoolParamsSchema,
  query: LiveQuerySchema,
  answer: LiveListSchema,
  problems: ['unknown-pool'],
  cost: () => 5,
  make: async ({ serving: { publicOffice }, params: { pool }, query: { sort, page, cursor, limit } }) => {
    const live = await publicLiveList(publicOffice, {
      pool,
      order: sort ?? 'rating',
      page: page ?? pageAt(cursor),
      rows: limit ?? DEFAULT_LIMIT,
    });
    if (live === undefined) throw new ProblemError('unknown-pool');
    const { order: _order, players, next: nextList, ...facts } = live;
    return { ...facts, nextList, found: facts.all, unofficial: true, players, ...nextAfter(facts.page, facts.pages) };
  },
});

const DEFAULT_LIMIT = 100;

/** In addition to pages in JSON. */
const STREAMS = {
  'application/x-ndjson': '`format=ndjson`: every entry as a line of JSON.',
  'text/csv':
    '`format=csv`, for spreadsheets: a line with the names of the columns, then every entry, with semicolons and a mark of UTF-8; what would be taken for a formula has an apostrophe before it. `format=csv-exact`, for programs: every cell as it is, without the mark, with the headings in quotes.',
};

const ENTRIES = apiRoute({
  name: 'entries',
  path: '/lists/:pool/:date/entries',
  tag: 'lists',
  params: ListParamsSchema,
  query: EntriesQuerySchema,
  answer: ListEntriesSchema,
  streams: STREAMS,
  problems: ['unknown-list', 'busy'],
  cost: ({ format = 'json' }) => (format === 'json' ? 5 : 30),
  make: async ({ serving: { publicOffice }, params, query, language }) => {
    const date = await listDateOf(publicOffice, params);
    const block = date === undefined ? undefined : await publicOffice.blocks.list(params.pool, date);
    if (block === undefined) throw new ProblemError('unknown-list');
    refuseStrayLimits(query);
    const { sort = 'place', direction = 'up', limit = DEFAULT_LIMIT, cursor, format = 'json' } = query;
    const rows = await rowsMatching(
      publicOffice,
      block,
      { filter: filterOf(query), order: sort === 'birthYear' ? 'born' : sort, direction },
      NAME_ORDERS[language],
    );
    const again = await ratingsBeside(publicOffice, { pool: params.pool, date: block.of.date });
    const lines = (some: Int32Array): Promise<readonly NumberedLine[]> =>
      numberedLines(publicOffice, block, some, again);
    if (format !== 'json') return streamed(format, rows, lines, publicOffice.pause);
    const from = cursor === undefined ? 0 : placeIn(cursor);
    const shown = rows.subarray(from, from + limit);
    const next = from + shown.length;
    return {
      pool: params.pool,
      date: block.of.date,
      found: rows.length,
      entries: await lines(shown),
      ...(next < rows.length ? { next: cursorAt(next) } : {}),
    };
  },
});

function filterOf({ federation, club, sex, age, activity, title, from, to, name }: EntriesQuery): ListFilter {
  const given = { federation, club, sex, age, activity, title, from, to, name };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as ListFilter;
}

/** A stream is always the whole list. */
function refuseStrayLimits({ format = 'json', limit, cursor }: EntriesQuery): void {
  if (format === 'json') return;
  const errors = Object.entries({ limit, cursor })
    .filter(([, value]) => value !== undefined)
    .map(([parameter]) => ({ parameter, detail: `does not go with format=${format}, which is the whole list` }));
  if (errors.length > 0) throw new ProblemError('wrong-parameter', { errors });
}

const COLUMNS = [
  'place',
  'id',
  'name',
  'title',
  'federation',
  'club',
  'sex',
  'birthYear',
  'rating',
  'unsettled',
  'change',
  'games',
  'k',
  'grade',
  'status',
] as const satisfies readonly (keyof PublicLine)[];

/** By the column names used in files of players. */
const NUMBER_COLUMNS = { fideId: 'fide', komirId: 'komir', orrId: 'orr', pin: 'pin' } as const;

type NumberedLine = PublicLine & { readonly numbers?: RegistryNumbers };

/** Rows with the numbers of their players, which are read from the registry. */
async function numberedLines(
  publicOffice: PublicOffice,
  block: ListBlock,
  rows: Int32Array,
  again: Awaited<ReturnType<typeof ratingsBeside>>,
): Promise<readonly NumberedLine[]> {
  const shown = Array.from(rows, (row) => block.line(row));
  const numbers = await numbersOfPersons(
    publicOffice,
    shown.map(({ person }) => person),
  );
  return shown.map((line) => {
    const own = numbers.get(line.person);
    const shownLine = publicLine(line, again);
    return own === undefined ? shownLine : { ...shownLine, numbers: own };
  });
}

/** Rows sent at once. */
const AT_ONCE = 250;

function streamed(
  format: 'ndjson' | TableFormat,
  rows: Int32Array,
  lines: (rows: Int32Array) => Promise<readonly NumberedLine[]>,
  pause: Pause,
): Streamed {
  const text = format === 'ndjson' ? jsonLine : csvLine(format);
  async function* slices(): AsyncIterable<string> {
    if (format !== 'ndjson') {
      const headings = csvHeadings([...COLUMNS, ...Object.keys(NUMBER_COLUMNS)], format, SEPARATOR);
      yield `${format === 'csv' ? MARK : ''}${headings}\r\n`;
    }
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      await pause();
      yield (await lines(rows.subarray(at, at + AT_ONCE))).map(text).join('');
    }
  }
  return { type: `${format === 'ndjson' ? 'application/x-ndjson' : 'text/csv'}; charset=utf-8`, slices };
}

/**
 * Semicolons as in the files of lists; and a byte order mark for spreadsheets, which those files, being signed, never
 * had.
 */
const SEPARATOR = ';';
const MARK = '\ufeff';

const jsonLine = (line: NumberedLine): string => {
  const { name, ...others } = line;
  return `${JSON.stringify(name === null ? others : line)}\n`;
};

const csvLine =
  (format: TableFormat) =>
  (line: NumberedLine): string => {
    const cells = COLUMNS.map((column) => line[column]);
    const numbers = Object.values(NUMBER_COLUMNS).map((kind) => line.numbers?.[kind]);
    return `${csvRow([...cells, ...numbers], format, SEPARATOR)}\r\n`;
  };

export const LIST_ROUTES = [POOLS, LISTS, LIST, LIVE, ENTRIES];
