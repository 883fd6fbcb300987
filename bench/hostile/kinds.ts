/** What one address may do to a server: each kind as addresses of which hardly two are the same. */
import { LIST_ORDERS } from '../../src/reading/public/list-block.ts';
import { personId } from '../../src/ledger/ids.ts';
import { BEFORE, NEWEST, REGULARS } from '../corpus/decade.ts';

export interface Kind {
  readonly name: string;
  /** The address of the nth request. */
  readonly path: (nth: number) => string;
  /** Requests at once; else those of a browser that was told to hurry. */
  readonly atOnce?: number;
  /** What is posted with the nth request, and as what. */
  readonly body?: (nth: number) => { readonly type: string; readonly bytes: string | Buffer };
  /** The ledger grows meanwhile, so that nothing that was made can be sent again. */
  readonly grows?: true;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LANGUAGES = ['en', 'hu', 'ru'];
const FILTERS = [
  'sex=m',
  'age=adult',
  'activity=active',
  'from=1000&to=3000',
  'name=k',
  'club=a',
  'name=k+l&sex=m&activity=active&age=adult&from=1000',
];
const OTHERS = ['fide-2014', 'mssz-2017', 'orr', 'fide-2025-10', 'fide-2024'];
const FILES = ['csv', 'json', 'txt', 'xml'];

/** The nth of some, going round. */
const of = (values: ArrayLike<string>, nth: number): string => values[nth % values.length] as string;
const player = (nth: number): string => personId(1 + ((nth * 7) % REGULARS));
/** As many games as an address may name. */
const GAMES = Array.from({ length: 280 }, (_, at) => `${1500 + at}:1`).join();

/** As many opponents as are counted. */
const NUMBERS = Array.from({ length: 29 }, (_, at) => 1500 + at).join();

const LARGEST_BODY = Buffer.alloc(256 * 1024, 'x');

/** `event`: the number of the largest. */
export const kindsOf = (event: number): readonly Kind[] => [
  { name: 'search, one letter', path: (nth) => `/en/search?q=${of(LETTERS, nth)}${nth < 26 ? '' : `+${nth % 10}`}` },
  {
    name: 'search, many words',
    path: (nth) => `/api/v1/search?q=${of(LETTERS, nth)}+${of(LETTERS, nth * 7)}&limit=50`,
  },
  { name: 'search by sound', path: (nth) => `/en/search?q=xa${of(LETTERS, nth)}o+${of(LETTERS, nth * 3)}cho` },
  {
    name: 'another rulebook',
    path: (nth) => `/${of(LANGUAGES, nth)}/events/e${event}?under=${of(OTHERS, nth)}&page=${nth}`,
  },
  { name: 'another rulebook, API', path: (nth) => `/api/v1/events/e${event - (nth % 3)}?under=${of(OTHERS, nth)}` },
  {
    name: 'list, filtered, sorted',
    path: (nth) =>
      `/${of(LANGUAGES, nth)}/lists/fide/${NEWEST}?${of(FILTERS, nth)}&sort=${of(LIST_ORDERS, nth * 5)}&page=${nth}`,
  },
  {
    name: 'entries, 1000 at once',
    path: (nth) =>
      `/api/v1/lists/fide/${NEWEST}/entries?${of(FILTERS, nth)}&sort=${of(LIST_ORDERS, nth * 5)}&limit=${1000 - (nth % 500)}`,
  },
  { name: 'differences', path: (nth) => `/en/lists/fide/${NEWEST}/since/${BEFORE}?page=${nth + 1}` },
  {
    name: 'differences, all lists',
    path: (nth) =>
      `/en/lists/fide/20${30 + (nth % 4)}-0${1 + (nth % 9)}/since/20${25 + (nth % 5)}-0${1 + ((nth * 5) % 9)}`,
  },
  { name: 'drift', path: (nth) => `/${of(LANGUAGES, nth)}/drift/${nth % 2 === 0 ? 'fide' : 'orr'}?x=${nth}` },
  { name: 'cards', path: (nth) => `/${of(LANGUAGES, nth)}/players/${player(nth)}?opponents=${1 + (nth % 9)}` },
  { name: 'explanations', path: (nth) => `/en/players/${player(nth)}/why/fide/20${25 + (nth % 9)}-0${1 + (nth % 9)}` },
  {
    name: 'what next',
    path: (nth) =>
      `/${of(LANGUAGES, nth)}/players/${player(nth)}/next?pool=fide&score=3&opponents=${of(LETTERS, nth)},${NUMBERS}&goal=${1500 + nth}`,
  },
  { name: 'live list', path: (nth) => `/${of(LANGUAGES, nth)}/lists/fide/live?page=${nth}` },
  { name: 'standings', path: (nth) => `/${of(LANGUAGES, nth)}/players/${player(nth)}/standing?x=${nth}` },
  { name: 'two players', path: (nth) => `/en/players/${player(nth)}/against/${player(nth * 3 + 1)}?x=${nth}` },
  { name: 'clubs', path: (nth) => `/${of(LANGUAGES, nth)}/clubs?name=${of(LETTERS, nth)}&sort=name&page=${nth}` },
  { name: 'a federation', path: (nth) => `/${of(LANGUAGES, nth)}/federations/HUN?page=${nth}` },
  {
    name: 'top lists',
    path: (nth) =>
      `/en/top/fide/${nth % 2 === 0 ? 'all' : 'HUN'}/u${8 + 2 * (nth % 7)}/${nth % 3 === 0 ? 'f' : 'm'}?x=${nth}`,
  },
  {
    name: 'feeds',
    path: (nth) => `/${of(LANGUAGES, nth)}/feeds/fide${nth % 2 === 0 ? '' : `/players/${player(nth)}`}.atom?x=${nth}`,
  },
  { name: 'pictures of cards', path: (nth) => `/pictures/${of(LANGUAGES, nth)}/${player(nth)}.png?x=${nth}` },
  { name: 'calendars', path: (nth) => `/${of(LANGUAGES, nth)}/calendar.ics?x=${nth}` },
  { name: 'events', path: (nth) => `/api/v1/events?limit=${500 - (nth % 100)}` },
  {
    name: 'bulk streams, 200',
    path: (nth) => `/api/v1/lists/fide/${NEWEST}/entries?format=${nth % 2 === 0 ? 'ndjson' : 'csv'}`,
    atOnce: 200,
  },
  { name: 'list files', path: (nth) => `/files/fide-20${25 + (nth % 9)}-0${1 + (nth % 9)}.${of(FILES, nth)}` },
  {
    name: 'calculators',
    path: (nth) => `/api/v1/calculators/change?own=${1500 + nth}&k=40&games=${GAMES}`,
  },
  { name: 'large bodies', path: () => '/api/v1/search', body: () => ({ type: 'text/plain', bytes: LARGEST_BODY }) },
  {
    name: 'guessed passwords',
    path: (nth) => `/${of(LANGUAGES, nth)}/office/sign-in`,
    body: (nth) => ({
      type: 'application/x-www-form-urlencoded',
      bytes: `name=u${1 + (nth % 50)}&password=${'guess'.repeat(150)}${nth}`,
    }),
  },
  {
    name: 'reports without a key',
    path: () => '/api/v1/reports',
    body: () => ({ type: 'text/plain', bytes: LARGEST_BODY }),
  },
  { name: 'proofs', path: (nth) => `/players/${player(nth)}/proof/fide/${NEWEST}-01.txt?x=${nth}` },
  { name: 'the log', path: (nth) => of([`/log/entries.jsonl?x=${nth}`, '/log/tile/0/000', '/log/checkpoint'], nth) },
  { name: 'sitemaps', path: (nth) => `/sitemaps/${of(['0', '1', 'pages'], nth)}.xml?x=${nth}` },
  { name: 'unknown addresses', path: (nth) => `/en/nothing/${nth}` },
  { name: 'unknown, API', path: (nth) => `/api/v1/nothing/${nth}` },
  { name: 'the ledger grows', path: (nth) => `/en/search?q=${of(LETTERS, nth)}`, grows: true },
];
