/**
 * Metrics for Prometheus, at a port of its own: response times, queues, the event loop, jobs, ledger and lists. Labels
 * are kinds of routes and ids of pools, never an address or a name.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { JOB_STATES, keptJob } from '../jobs/job.ts';
import type { LoggedAnswer } from './answer-log.ts';
import { inTime } from './api/health.ts';
import { VERSION } from './version.ts';
import type { ServerWatch, WatchedParts } from './watch.ts';

const SECOND = 1000;
/**
 * Milliseconds for which the store's figures are cached: a port polled in a loop must not query the store in a loop.
 */
const KEPT = 2 * SECOND;

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['api', /^\/api\//],
  ['watching', /^\/(?:health|ready)$/],
  ['asset', /^\/assets\//],
  ['file', /^\/files(?:\/|$)/],
  ['desk', /^\/[a-z]{2}\/office(?:\/|$)/],
  ['page', /^\/[a-z]{2}(?:\/|$)/],
  ['none', /^none$/],
];

/** `api`, `page`, `desk` and the like, for a route such as `/base/en/players/:id`. */
export const routeKind = (route: string, base: string): string => {
  const below = route.startsWith(`${base}/`) ? route.slice(base.length) : route;
  return KINDS.find(([, pattern]) => pattern.test(below))?.[0] ?? 'other';
};

/** The store's figures about the office. */
interface OfficeFigures {
  readonly entries: number;
  readonly jobs: ReadonlyMap<string, number>;
  readonly lists: readonly { readonly pool: string; readonly date: string; readonly players: number }[];
}

export class ServerMetrics implements ServerWatch {
  readonly #registry = new Registry();
  readonly #base: string;
  readonly #seconds: Histogram<'kind' | 'method' | 'status'>;
  #parts: WatchedParts | undefined;
  #figures: { readonly at: number; readonly told: Promise<OfficeFigures | undefined> } | undefined;

  constructor(base = '') {
    this.#base = base;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#seconds = new Histogram({
      name: 'elobook_request_seconds',
      help: 'Time from a request to the end of its answer, by kind of route, method and class of the answer',
      labelNames: ['kind', 'method', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 60],
      registers,
    });
    new Gauge({ name: 'elobook_info', help: 'The version that runs', labelNames: ['version'], registers }).set(
      { version: VERSION },
      1,
    );
    this.#measureQueues();
    this.#measureOffice();
  }

  open(parts: WatchedParts): void {
    this.#parts = parts;
  }

  answered({ method, route, status, milliseconds }: LoggedAnswer): void {
    const labels = { kind: routeKind(route, this.#base), method, status: `${Math.floor(status / 100)}xx` };
    this.#seconds.observe(labels, milliseconds / SECOND);
  }

  #measureQueues(): void {
    const parts = (): WatchedParts | undefined => this.#parts;
    new Gauge({
      name: 'elobook_queue',
      help: 'Answers and streams that are being made (state inside) or wait, requests under way, slices of long work that wait',
      labelNames: ['queue', 'state'],
      registers: [this.#registry],
      collect() {
        const { making, turns } = parts() ?? {};
        for (const [queue, { inside, waiting }] of Object.entries(making?.load ?? {})) {
          this.set({ queue, state: 'inside' }, inside);
          this.set({ queue, state: 'waiting' }, waiting);
        }
        if (turns === undefined) return;
        this.set({ queue: 'requests', state: 'inside' }, turns.load.requests);
        this.set({ queue: 'slices', state: 'waiting' }, turns.load.slices);
      },
    });
  }

  #measureOffice(): void {
    const registers = [this.#registry];
    const told = (): Promise<OfficeFigures | undefined> => this.#told();
    new Gauge({
      name: 'elobook_store_up',
      help: 'Whether the database answers: 1 or 0',
      registers,
      async collect() {
        this.set((await told()) === undefined ? 0 : 1);
      },
    });
    new Gauge({
      name: 'elobook_ledger_entries',
      help: 'Entries of the ledger',
      registers,
      async collect() {
        const figures = await told();
        if (figures === undefined) this.remove();
        else this.set(figures.entries);
      },
    });
    new Gauge({
      name: 'elobook_jobs',
      help: 'Jobs that are kept, by state',
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        for (const [state, count] of (await told())?.jobs ?? []) this.set({ state }, count);
      },
    });
    for (const [name, help, value] of LIST_GAUGES) {
      new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers,
        async collect() {
          this.reset();
          for (const list of (await told())?.lists ?? []) this.set({ pool: list.pool }, value(list));
        },
      });
    }
    this.#failures = new Counter({
      name: 'elobook_store_failures_total',
      help: 'How often the database did not answer when the metrics were read',
      registers,
    });
  }

  #failures: Counter | undefined;

  /** Read once for all gauges, and at most every two seconds. */
  #told(): Promise<OfficeFigures | undefined> {
    const now = performance.now();
    if (this.#figures === undefined || now - this.#figures.at > KEPT) {
      const asked = this.#parts === undefined ? Promise.resolve(undefined) : inTime(figuresOf(this.#parts));
      const told = asked.catch(() => {
        this.#failures?.inc();
        return undefined;
      });
      this.#figures = { at: now, told };
    }
    return this.#figures.told;
  }

  /** The text for Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}

type LatestList = OfficeFigures['lists'][number];

const LIST_GAUGES: readonly (readonly [name: string, help: string, value: (list: LatestList) => number])[] = [
  [
    'elobook_last_list_timestamp_seconds',
    'The date of the last list of each pool, as seconds since 1970: of a month its first day',
    ({ date }) => Date.parse(date.length === 7 ? `${date}-01` : date) / SECOND,
  ],
  ['elobook_last_list_players', 'Players on the last list of each pool', ({ players }) => players],
];

const figuresOf = ({ office, publicOffice }: WatchedParts): Promise<OfficeFigures> =>
  office.store.read(async (desk) => {
    const { no: entries } = await publicOffice.head();
    const jobs = new Map<string, number>(JOB_STATES.map((state) => [state, 0]));
    // a role that may only read public data sees no jobs
    for (const row of await desk.workRows('job').catch(() => [])) {
      const { state } = keptJob(row);
      jobs.set(state, (jobs.get(state) ?? 0) + 1);
    }
    const last = new Map((await desk.lists()).map(({ pool, date, players }) => [pool, { pool, date, players }]));
    return { entries, jobs, lists: [...last.values()] };
  });

export interface ServedMetrics {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A port of its own, so that a proxy in front of the site cannot expose it by mistake. */
export async function serveMetrics(
  metrics: ServerMetrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ServedMetrics> {
  const server: Server = createServer(
    { requestTimeout: 10 * SECOND, headersTimeout: 10 * SECOND },
    (request, response) => {
      request.resume();
      const path = (request.url ?? '').split('?', 1)[0];
      if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is /metrics here.\n');
        return;
      }
      void metrics.text().then((text) => {
        response.writeHead(200, {
          'content-type': metrics.contentType,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
        response.end(request.method === 'HEAD' ? undefined : text);
      });
    },
  );
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, close };
}
