/** The API for programs: typed, without dependencies, for Node and for pages. */
import type {
  CalculationAnswer,
  CalculatorsAnswer,
  ClauseAnswer,
  EditionsAnswer,
  EntriesAnswer,
  EntriesQuery,
  EntryAnswer,
  EventAnswer,
  EventsAnswer,
  EventsQuery,
  ExplanationAnswer,
  SearchAnswer,
  HealthAnswer,
  HistoryAnswer,
  ListAnswer,
  ListsAnswer,
  PlayerAnswer,
  PoolsAnswer,
  ProblemAnswer,
  RulebookAnswer,
  StepAnswer,
} from '../http/api/schemas.ts';

export type {
  CalculationAnswer,
  CalculatorsAnswer,
  ClauseAnswer,
  EditionsAnswer,
  EntriesAnswer,
  EntriesQuery,
  EntryAnswer,
  EventAnswer,
  EventsAnswer,
  EventsQuery,
  ExplanationAnswer,
  SearchAnswer,
  HealthAnswer,
  HistoryAnswer,
  ListAnswer,
  ListsAnswer,
  PlayerAnswer,
  PoolsAnswer,
  ProblemAnswer,
  RulebookAnswer,
  StepAnswer,
};

export type Lang = 'en' | 'hu' | 'ru';

export interface ClientOptions {
  /** Where the site lies: `https://ratings.example`; in a page of the site itself its base, or nothing. */
  readonly url?: string;
  /** Instead of the usual `fetch`. */
  readonly fetch?: (url: string, options?: { readonly signal?: AbortSignal }) => Promise<Response>;
}

/** The server answered that it cannot: why, with a code that does not change. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: ProblemAnswer;
  /** Seconds after which to ask again, where the server says so. */
  readonly retryAfter?: number;

  constructor(problem: ProblemAnswer, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** Something else than our server answered, such as a proxy that does not reach it. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'NotOurAnswer';
  readonly status: number;

  constructor(status: number) {
    super(`an answer with status ${status} that is not of this API`);
    this.status = status;
  }
}

async function faultOf(answer: Response): Promise<Error> {
  const problem = (await answer.json().catch(() => undefined)) as Partial<ProblemAnswer> | undefined;
  if (typeof problem?.code !== 'string') return new UnexpectedAnswer(answer.status);
  const seconds = answer.headers.get('retry-after');
  return new ApiProblem(problem as ProblemAnswer, seconds === null ? undefined : Number(seconds));
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
}

export interface ElobookClient {
  readonly pools: (asking?: RequestOptions) => Promise<PoolsAnswer>;
  readonly lists: (pool: string, asking?: RequestOptions) => Promise<ListsAnswer>;
  readonly list: (pool: string, date: string, asking?: RequestOptions) => Promise<ListAnswer>;
  /** A page of a list; `next` of the answer is the `cursor` of the one that follows. */
  readonly entries: (
    pool: string,
    date: string,
    query?: Omit<EntriesQuery, 'format'>,
    asking?: RequestOptions,
  ) => Promise<EntriesAnswer>;
  /** Every entry of a list that the filters let through, as the server sends them. */
  readonly allEntries: (
    pool: string,
    date: string,
    query?: Omit<EntriesQuery, 'limit' | 'cursor' | 'format'>,
    asking?: RequestOptions,
  ) => AsyncIterable<EntryAnswer>;
  readonly player: (player: string, asking?: RequestOptions) => Promise<PlayerAnswer>;
  readonly history: (
    player: string,
    query?: { readonly pool?: string; readonly page?: number },
    asking?: RequestOptions,
  ) => Promise<HistoryAnswer>;
  readonly explanation: (
    player: string,
    pool: string,
    of: string,
    lang?: Lang,
    asking?: RequestOptions,
  ) => Promise<ExplanationAnswer>;
  /** The newest first; `next` of the answer is the `cursor` of the one that follows. */
  readonly events: (query?: EventsQuery, asking?: RequestOptions) => Promise<EventsAnswer>;
  readonly event: (
    event: string,
    query?: { readonly under?: string; readonly lang?: Lang },
    asking?: RequestOptions,
  ) => Promise<EventAnswer>;
  readonly search: (q: string, limit?: number, asking?: RequestOptions) => Promise<SearchAnswer>;
  readonly calculators: (lang?: Lang, asking?: RequestOptions) => Promise<CalculatorsAnswer>;
  readonly calculate: (
    name: string,
    values: Readonly<Record<string, string>>,
    asking?: RequestOptions,
  ) => Promise<CalculationAnswer>;
  readonly rulebooks: (lang?: Lang, asking?: RequestOptions) => Promise<EditionsAnswer>;
  readonly rulebook: (edition: string, lang?: Lang, asking?: RequestOptions) => Promise<RulebookAnswer>;
  readonly clause: (edition: string, clause: string, lang?: Lang, asking?: RequestOptions) => Promise<ClauseAnswer>;
  readonly health: (asking?: RequestOptions) => Promise<HealthAnswer>;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** `/api/v1/a/b?c=1`; what is undefined is left out. */
function address(url: string, path: readonly string[], query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const asked = given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
  return `${url.replace(/\/$/, '')}/api/v1/${path.map(encodeURIComponent).join('/')}${asked}`;
}

/** Whoever stops before the end lets the server stop too. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n');
      rest = lines.pop() as string;
      yield* lines;
    }
  } finally {
    await reader.cancel();
  }
}

export function elobookClient({
  url = '',
  fetch: fetching = (to, options) => fetch(to, options),
}: ClientOptions = {}): ElobookClient {
  const answer = async (path: readonly string[], query?: Query, asking?: RequestOptions): Promise<Response> => {
    const got = await fetching(address(url, path, query), asking);
    if (got.ok) return got;
    throw await faultOf(got);
  };
  const ask = async <T>(path: readonly string[], query?: Query, asking?: RequestOptions): Promise<T> =>
    (await (await answer(path, query, asking)).json()) as T;

  const allEntries: ElobookClient['allEntries'] = async function* (pool, date, query, asking) {
    const { body } = await answer(['lists', pool, date, 'entries'], { ...query, format: 'ndjson' }, asking);
    if (body !== null) for await (const line of linesOf(body)) yield JSON.parse(line) as EntryAnswer;
  };

  return {
    pools: (asking) => ask(['pools'], {}, asking),
    lists: (pool, asking) => ask(['pools', pool, 'lists'], {}, asking),
    list: (pool, date, asking) => ask(['lists', pool, date], {}, asking),
    entries: (pool, date, query, asking) => ask(['lists', pool, date, 'entries'], query, asking),
    allEntries,
    player: (player, asking) => ask(['players', player], {}, asking),
    history: (player, query, asking) => ask(['players', player, 'history'], query, asking),
    explanation: (player, pool, of, lang, asking) =>
      ask(['players', player, 'explanations', pool, of], { lang }, asking),
    events: (query, asking) => ask(['events'], query, asking),
    event: (event, query, asking) => ask(['events', event], query, asking),
    search: (q, limit, asking) => ask(['search'], { q, limit }, asking),
    calculators: (lang, asking) => ask(['calculators'], { lang }, asking),
    calculate: (name, values, asking) => ask(['calculators', name], values, asking),
    rulebooks: (lang, asking) => ask(['rulebooks'], { lang }, asking),
    rulebook: (edition, lang, asking) => ask(['rulebooks', edition], { lang }, asking),
    clause: (edition, clause, lang, asking) => ask(['rulebooks', edition, 'clauses', clause], { lang }, asking),
    health: (asking) => ask(['health'], {}, asking),
  };
}
