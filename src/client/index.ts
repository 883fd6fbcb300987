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
  HistoryQuery,
  ListAnswer,
  ListsAnswer,
  LiveListAnswer,
  LiveQuery,
  PlayerAnswer,
  PoolChangeReadingsAnswer,
  PoolsAnswer,
  ProblemAnswer,
  RulebookAnswer,
  SearchQuery,
  StepAnswer,
} from '../http/api/schemas.ts';
import type {
  GroupAnswer,
  ClubQuery,
  GroupsAnswer,
  ClubsQuery,
  TopAnswer,
  TopListQuery,
} from '../http/api/club-schemas.ts';
import type { CheckpointAnswer, ProofAnswer } from '../http/api/log-schemas.ts';
import type { AgainstAnswer, NextAnswer, WhatNextQuery, StandingAnswer } from '../http/api/standing-schemas.ts';
import type {
  ActAnswer,
  ActId,
  ActInputs,
  FindingAnswer,
  MeAnswer,
  ReportQuery,
  ReportStateAnswer,
  JobAnswer,
  JobsAnswer,
  RequestsAnswer,
  SentReportsAnswer,
  WebhooksAnswer,
  DeliveriesAnswer,
  FormAnswer,
  FormsAnswer,
  PersonDataAnswer,
} from '../http/api/write-schemas.ts';

export type {
  ActAnswer,
  ActId,
  ActInputs,
  FindingAnswer,
  MeAnswer,
  ReportQuery,
  ReportStateAnswer,
  JobAnswer,
  JobsAnswer,
  RequestsAnswer,
  SentReportsAnswer,
  WebhooksAnswer,
  DeliveriesAnswer,
  FormAnswer,
  FormsAnswer,
  PersonDataAnswer,
};

export type { CheckpointAnswer, ProofAnswer };

export type {
  AgainstAnswer,
  GroupAnswer,
  ClubQuery,
  GroupsAnswer,
  ClubsQuery,
  NextAnswer,
  WhatNextQuery,
  StandingAnswer,
  TopAnswer,
  TopListQuery,
};

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
  HistoryQuery,
  ListAnswer,
  ListsAnswer,
  LiveListAnswer,
  LiveQuery,
  PlayerAnswer,
  PoolChangeReadingsAnswer,
  PoolsAnswer,
  ProblemAnswer,
  RulebookAnswer,
  SearchQuery,
  StepAnswer,
};

export type Lang = 'en' | 'hu' | 'ru';

/** As `fetch` takes them. */
export interface FetchOptions {
  readonly signal?: AbortSignal;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

export interface ClientOptions {
  /** Where the site lies: `https://ratings.example`; in a page of the site itself its base, or nothing. */
  readonly url?: string;
  /** A key for programs, `elk_…`: what changes the office, and what is the program's own, needs one. */
  readonly key?: string;
  /** Instead of the usual `fetch`. */
  readonly fetch?: (url: string, options?: FetchOptions) => Promise<Response>;
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

/** How something is asked for that changes the office. */
export interface ActOptions extends RequestOptions {
  /** Do it, show it, and leave everything as it was. */
  readonly dryRun?: boolean;
  readonly ground?: string;
  readonly lang?: Lang;
  /** A name for it: within 24 hours it is not done twice. */
  readonly idempotencyKey?: string;
  /** A file that belongs to it. */
  readonly files?: readonly { readonly name?: string; readonly text?: string; readonly base64?: string }[];
}

export interface SendOptions extends RequestOptions, Omit<ReportQuery, 'dryRun'> {
  readonly dryRun?: boolean;
  readonly idempotencyKey?: string;
}

/** Where every act lies, with `:name` for members of its input. */
const ACT_PATHS: Readonly<Record<ActId, string>> = {
  'events.register': '/events',
  'events.change': '/events/:event/change',
  'events.arbiters': '/events/:event/arbiters',
  'events.erase-arbiters': '/events/:event/arbiters/erase',
  'events.submit': '/reports',
  'events.answer': '/events/:event/questions/:question/answer',
  'events.answer-ratings': '/events/:event/ratings/answer',
  'events.accept': '/events/:event/accept',
  'events.refuse': '/events/:event/refuse',
  'events.withdraw': '/events/:event/withdraw',
  'events.correct': '/events/:event/correct',
  'events.comment': '/events/:event/comments',
  'lists.publish': '/pools/:pool/publish',
  'standings.decide': '/pools/:pool/decisions',
  'standings.revoke': '/pools/:pool/decisions/revoke',
  'pools.adjust': '/pools/:pool/adjust',
  'pools.revoke-adjustment': '/pools/:pool/adjust/revoke',
  'pools.rerate': '/pools/:pool/rerate',
  'players.add': '/players',
  'players.change': '/players/:player/change',
  'players.order': '/clubs/:club/order',
  'players.attach': '/players/:player/forms',
  'players.detach': '/players/:player/forms/:entry/delete',
  'players.merge': '/players/:player/merge',
  'players.split': '/players/:player/split',
  'players.erase': '/players/:player/erase',
  'players.import': '/players/import',
  'players.undo-import': '/imports/:import/undo',
  'players.tidy': '/players/tidy',
  'players.untidy': '/players/untidy',
  'federations.set': '/federations/:federation',
  'pools.open': '/pools',
  'pools.set': '/pools/:pool/settings',
  'pools.change': '/pools/:pool/change',
  'pools.close': '/pools/:pool/close',
  'pools.reopen': '/pools/:pool/reopen',
  'office.set': '/office/settings',
  'keys.retire': '/keys/:key/retire',
  'users.add': '/users',
  'users.change': '/users/:account/change',
  'users.erase': '/users/:account/erase',
  'users.invite': '/users/:account/invite',
  'users.reset': '/users/:account/reset',
  'users.reset-second-factor': '/users/:account/second-factor/reset',
  'users.system': '/system-users/:user',
  'users.new-key': '/users/:account/keys',
  'webhooks.add': '/webhooks',
  'webhooks.remove': '/webhooks/:webhook/remove',
  'users.revoke-key': '/users/:account/keys/:key/revoke',
};

export interface ElobookClient {
  readonly pools: (asking?: RequestOptions) => Promise<PoolsAnswer>;
  readonly lists: (pool: string, asking?: RequestOptions) => Promise<ListsAnswer>;
  /** What the next list would say now; unofficial. */
  readonly live: (pool: string, query?: LiveQuery, asking?: RequestOptions) => Promise<LiveListAnswer>;
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
  /** By an id of the office, or by a number of another registry: `fide:703303`, `komir:…`, `orr:…`, `pin:…`; so everywhere. */
  readonly player: (player: string, asking?: RequestOptions) => Promise<PlayerAnswer>;
  readonly history: (player: string, query?: HistoryQuery, asking?: RequestOptions) => Promise<HistoryAnswer>;
  /** What lies ahead: every result of the next event with its rating, what a goal needs. */
  readonly next: (player: string, query?: WhatNextQuery, asking?: RequestOptions) => Promise<NextAnswer>;
  /** Among all and among equals, with what stands out. */
  readonly standing: (
    player: string,
    query?: { readonly pool?: string },
    asking?: RequestOptions,
  ) => Promise<StandingAnswer>;
  /** Two players: their games and their ratings. */
  readonly against: (player: string, other: string, asking?: RequestOptions) => Promise<AgainstAnswer>;
  readonly clubs: (query?: ClubsQuery, asking?: RequestOptions) => Promise<GroupsAnswer>;
  readonly club: (club: string, query?: ClubQuery, asking?: RequestOptions) => Promise<GroupAnswer>;
  readonly federations: (query?: ClubsQuery, asking?: RequestOptions) => Promise<GroupsAnswer>;
  readonly federation: (federation: string, query?: ClubQuery, asking?: RequestOptions) => Promise<GroupAnswer>;
  /** The best hundred of a group on the newest list. */
  readonly top: (pool: string, query?: TopListQuery, asking?: RequestOptions) => Promise<TopAnswer>;
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
  readonly search: (
    q: string,
    limit?: number | Omit<SearchQuery, 'q'>,
    asking?: RequestOptions,
  ) => Promise<SearchAnswer>;
  readonly calculators: (lang?: Lang, asking?: RequestOptions) => Promise<CalculatorsAnswer>;
  readonly calculate: (
    name: string,
    values: Readonly<Record<string, string>>,
    asking?: RequestOptions,
  ) => Promise<CalculationAnswer>;
  readonly rulebooks: (lang?: Lang, asking?: RequestOptions) => Promise<EditionsAnswer>;
  readonly rulebook: (edition: string, lang?: Lang, asking?: RequestOptions) => Promise<RulebookAnswer>;
  readonly clause: (edition: string, clause: string, lang?: Lang, asking?: RequestOptions) => Promise<ClauseAnswer>;
  readonly poolChangeReadings: (lang?: Lang, asking?: RequestOptions) => Promise<PoolChangeReadingsAnswer>;
  /** The newest signed checkpoint of the public log. */
  readonly checkpoint: (asking?: RequestOptions) => Promise<CheckpointAnswer>;
  /** The proof of one number; `date` of a list, or `latest`. */
  readonly proof: (player: string, pool: string, date: string, asking?: RequestOptions) => Promise<ProofAnswer>;
  readonly health: (asking?: RequestOptions) => Promise<HealthAnswer>;
  /** Does an act of the office. What was refused is answered with its findings, and is no error. */
  readonly act: <A extends ActId>(act: A, input: ActInputs[A], options?: ActOptions) => Promise<ActAnswer>;
  /** Sends a report as it is: the text or the bytes of a file. */
  readonly sendReport: (report: string | Uint8Array<ArrayBuffer>, options?: SendOptions) => Promise<SentReportsAnswer>;
  /** Where a report is, and what it would change. */
  readonly report: (event: string, lang?: Lang, asking?: RequestOptions) => Promise<ReportStateAnswer>;
  readonly requests: (
    query?: { readonly state?: 'waits' | 'confirmed' | 'declined' },
    asking?: RequestOptions,
  ) => Promise<RequestsAnswer>;
  readonly confirmRequest: (request: string, options?: Omit<ActOptions, 'files'>) => Promise<ActAnswer>;
  readonly declineRequest: (request: string, options?: Omit<ActOptions, 'files' | 'dryRun'>) => Promise<ActAnswer>;
  /** Long work: how far it is, and what came of it. */
  readonly jobs: (
    query?: { readonly state?: JobAnswer['state']; readonly lang?: Lang },
    asking?: RequestOptions,
  ) => Promise<JobsAnswer>;
  readonly job: (job: string, lang?: Lang, asking?: RequestOptions) => Promise<JobAnswer>;
  /** Starts again what failed. */
  readonly startJobAgain: (
    job: string,
    options?: Omit<ActOptions, 'files' | 'dryRun' | 'ground'>,
  ) => Promise<JobAnswer>;
  readonly webhooks: (asking?: RequestOptions) => Promise<WebhooksAnswer>;
  readonly deliveries: (asking?: RequestOptions) => Promise<DeliveriesAnswer>;
  /** Forms that are kept under a KOMIR number, and one of them as it came. */
  readonly forms: (player: string, asking?: RequestOptions) => Promise<FormsAnswer>;
  /** All that the office holds about a player, for the player; that it was given out is recorded. */
  readonly personData: (player: string, asking?: RequestOptions) => Promise<PersonDataAnswer>;
  readonly form: (player: string, entry: number, asking?: RequestOptions) => Promise<FormAnswer>;
  readonly me: (asking?: RequestOptions) => Promise<MeAnswer>;
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

/** Members of the input that stand in the path, encoded, and the others. */
function actAddress(act: ActId, input: Readonly<Record<string, unknown>>): readonly [path: string[], rest: object] {
  const rest = { ...input };
  const path = ACT_PATHS[act]
    .slice(1)
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part;
      const { [part.slice(1)]: value } = rest;
      delete rest[part.slice(1)];
      return String(value);
    });
  return [path, rest];
}

/** A refusal of the office is an answer, too: it has a state and findings. */
async function actAnswerOf<T>(got: Response): Promise<T> {
  const copy = got.clone();
  const value = (await got.json().catch(() => undefined)) as { readonly state?: unknown } | undefined;
  if (typeof value?.state === 'string') return value as T;
  throw await faultOf(copy);
}

export function elobookClient({
  url = '',
  key,
  fetch: fetching = (to, options) => fetch(to, options),
}: ClientOptions = {}): ElobookClient {
  const withKey = (options: FetchOptions = {}): FetchOptions =>
    key === undefined ? options : { ...options, headers: { ...options.headers, authorization: `Bearer ${key}` } };
  const write = async <T>(
    path: readonly string[],
    query: Query,
    sent: { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> },
    { signal, idempotencyKey }: RequestOptions & { readonly idempotencyKey?: string | undefined },
  ): Promise<T> => {
    const headers = {
      'content-type': sent.type,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const options = { method: 'POST', headers, body: sent.body, ...(signal === undefined ? {} : { signal }) };
    return actAnswerOf(await fetching(address(url, path, query), withKey(options)));
  };
  const json = (value: object) => ({ type: 'application/json', body: JSON.stringify(value) });
  const answer = async (path: readonly string[], query?: Query, asking?: RequestOptions): Promise<Response> => {
    const got = await fetching(address(url, path, query), withKey(asking));
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
    live: (pool, query, asking) => ask(['pools', pool, 'live'], query, asking),
    list: (pool, date, asking) => ask(['lists', pool, date], {}, asking),
    entries: (pool, date, query, asking) => ask(['lists', pool, date, 'entries'], query, asking),
    allEntries,
    player: (player, asking) => ask(['players', player], {}, asking),
    history: (player, query, asking) => ask(['players', player, 'history'], query, asking),
    explanation: (player, pool, of, lang, asking) =>
      ask(['players', player, 'explanations', pool, of], { lang }, asking),
    events: (query, asking) => ask(['events'], query, asking),
    event: (event, query, asking) => ask(['events', event], query, asking),
    next: (player, query, asking) => ask(['players', player, 'next'], query, asking),
    standing: (player, query, asking) => ask(['players', player, 'standing'], query, asking),
    against: (player, other, asking) => ask(['players', player, 'against', other], {}, asking),
    clubs: (query, asking) => ask(['clubs'], query, asking),
    club: (club, query, asking) => ask(['clubs', club], query, asking),
    federations: (query, asking) => ask(['federations'], query, asking),
    federation: (federation, query, asking) => ask(['federations', federation], query, asking),
    top: (pool, query, asking) => ask(['pools', pool, 'top'], query, asking),
    search: (q, limit, asking) => ask(['search'], { q, ...(typeof limit === 'object' ? limit : { limit }) }, asking),
    calculators: (lang, asking) => ask(['calculators'], { lang }, asking),
    calculate: (name, values, asking) => ask(['calculators', name], values, asking),
    rulebooks: (lang, asking) => ask(['rulebooks'], { lang }, asking),
    rulebook: (edition, lang, asking) => ask(['rulebooks', edition], { lang }, asking),
    clause: (edition, clause, lang, asking) => ask(['rulebooks', edition, 'clauses', clause], { lang }, asking),
    poolChangeReadings: (lang, asking) => ask(['rulebooks', 'pool-changes', 'readings'], { lang }, asking),
    checkpoint: (asking) => ask(['log', 'checkpoint'], {}, asking),
    proof: (player, pool, date, asking) => ask(['players', player, 'proofs', pool, date], {}, asking),
    health: (asking) => ask(['health'], {}, asking),
    act: (act, input, { dryRun, ground, lang, files, ...rest } = {}) => {
      const [path, members] = actAddress(act, input as Readonly<Record<string, unknown>>);
      return write(path, { dryRun: dryRun === true ? 1 : undefined, lang }, json({ ...members, ground, files }), rest);
    },
    sendReport: (report, { dryRun, signal, idempotencyKey, ...query } = {}) =>
      write(
        ['reports'],
        { ...query, dryRun: dryRun === true ? 1 : undefined },
        { type: 'application/octet-stream', body: report },
        { ...(signal === undefined ? {} : { signal }), idempotencyKey },
      ),
    report: (event, lang, asking) => ask(['reports', event], { lang }, asking),
    requests: (query, asking) => ask(['requests'], query, asking),
    confirmRequest: (request, { dryRun, ground, lang, ...rest } = {}) =>
      write(
        ['requests', request, 'confirm'],
        { dryRun: dryRun === true ? 1 : undefined, lang },
        json({ ground }),
        rest,
      ),
    declineRequest: (request, { ground, lang, ...rest } = {}) =>
      write(['requests', request, 'decline'], { lang }, json({ ground }), rest),
    jobs: (query, asking) => ask(['jobs'], query, asking),
    job: (job, lang, asking) => ask(['jobs', job], { lang }, asking),
    startJobAgain: (job, { lang, ...rest } = {}) => write(['jobs', job, 'again'], { lang }, json({}), rest),
    webhooks: (asking) => ask(['webhooks'], {}, asking),
    deliveries: (asking) => ask(['deliveries'], {}, asking),
    forms: (player, asking) => ask(['players', player, 'forms'], {}, asking),
    personData: (player, asking) => ask(['players', player, 'data'], {}, asking),
    form: (player, entry, asking) => ask(['players', player, 'forms', String(entry)], {}, asking),
    me: (asking) => ask(['me'], {}, asking),
  };
}
