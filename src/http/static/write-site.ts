/**
 * The whole public office as files. A server is built that nobody can reach, every address that its pages lead to is asked for, and the bytes of the
 * answers are kept: so they are the server's own. What a server would do when it is asked something is done in the page (`web/islands/copy.ts`): names
 * are looked up in an index, cards of a large office are drawn from shards.
 */
import { LANGUAGES } from '../../content/languages.ts';
import type { KeyHolder } from '../../desk/keys/holder.ts';
import type { Office } from '../../desk/office.ts';
import { openPublicOffice, type PublicOffice } from '../../reading/public/public-office.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { listEditions } from '../../engine/index.ts';
import { listKey } from '../../web/addresses.ts';
import { type BuiltAssets, builtAssets } from '../assets.ts';
import { buildServer } from '../server.ts';
import { SECURITY_HEADERS } from '../guard.ts';
import { shardFiles } from './card-shards.ts';
import { isOfPlayer, isShownWithoutServer, linksIn } from './links.ts';
import { type CopyFacts, frontFiles, leadingPage } from './front-files.ts';
import { shardsFor } from '../../web/pages/copy/shards.ts';
import { placeInFolder } from './place-in-folder.ts';
import { searchFiles } from './search-index.ts';

/** A file of the copy: where it lies in the folder, with `/` between the parts. */
export type WriteFile = (place: string, bytes: Buffer) => Promise<void>;

export interface StaticSiteOptions {
  readonly write: WriteFile;
  readonly base?: string;
  readonly publicUrl?: string | undefined;
  readonly keys?: KeyHolder | undefined;
  readonly assets?: BuiltAssets;
  /** Offices with more persons than this have cards and reasons in shards. */
  readonly shardsAbove?: number;
  readonly onProgress?: (done: number, total?: number) => void;
}

export interface WrittenSite {
  readonly pages: number;
  readonly answers: number;
  readonly files: number;
  readonly bytes: number;
  /** How many cards lie in shards; 0 where every card is a page. */
  readonly shardedCards: number;
}

const SHARDS_ABOVE = 20_000;
/** Asked for at once: while one waits for the disk or for a picture, others are made. */
const AT_ONCE = 4;

export async function writeStaticSite(office: Office, options: StaticSiteOptions): Promise<WrittenSite> {
  const { base = '', publicUrl, keys, assets = builtAssets(), shardsAbove = SHARDS_ABOVE, onProgress } = options;
  const publicOffice = openPublicOffice(office);
  const people = await publicOffice.blocks.people();
  const isSharded = people.last > shardsAbove;
  const server = await buildServer(office, {
    access: 'read-only',
    base,
    assets,
    perMinute: Number.MAX_SAFE_INTEGER,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(keys === undefined ? {} : { keys }),
  });
  const written = { pages: 0, answers: 0, files: 0, bytes: 0, shardedCards: 0 };
  const keep = async (place: string, bytes: Buffer, kind: 'pages' | 'answers' | 'files'): Promise<void> => {
    written[kind] += 1;
    written.bytes += bytes.length;
    await options.write(place, bytes);
  };
  const newest = isSharded ? await newestLists(publicOffice) : undefined;
  const isWanted = (path: string): boolean =>
    isShownWithoutServer(path) && (newest === undefined || (!isOfPlayer(path) && isPageOfNewest(path, newest)));
  const seen = new Set<string>();
  const waiting: string[] = [];
  const add = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    waiting.push(path);
  };
  /** Asks for an address below the base; what it leads to waits its turn. */
  const ask = async (path: string): Promise<void> => {
    const { statusCode, headers, rawPayload } = await server.inject({
      url: `${base}${path}`,
      ...(publicUrl === undefined ? {} : { headers: { host: new URL(publicUrl).host } }),
    });
    const type = String(headers['content-type'] ?? '');
    if (statusCode >= 300 && statusCode < 400) {
      const to = String(headers['location'] ?? '');
      const place = placeInFolder(path, 'text/html');
      if (place !== undefined && to !== '') await keep(place, leadingPage(to, assets.names, base), 'pages');
      if (to.startsWith(`${base}/`) && isWanted(to.slice(base.length))) add(to.slice(base.length));
      return;
    }
    const place = statusCode === 200 ? placeInFolder(path, type) : undefined;
    if (place === undefined) return;
    const isPage = type.startsWith('text/html');
    await keep(place, rawPayload, path.startsWith('/api/') ? 'answers' : isPage ? 'pages' : 'files');
    if (/^\/files\/.*(?<!\.sig|\.sha256)$/.test(path))
      for (const beside of ['.sig', '.sha256']) add(`${path}${beside}`);
    if (!isPage) return;
    for (const link of linksIn(rawPayload.toString('utf8'), publicUrl ?? '')) {
      const own = link.startsWith(`${base}/`) ? link.slice(base.length) : undefined;
      if (own === undefined || !isWanted(own)) continue;
      add(own);
      for (const answer of answersBeside(own)) add(answer);
    }
  };
  try {
    for (const path of seeds(publicUrl)) add(path);
    for (const edition of listEditions()) add(`/api/v1/rulebooks/${edition.id}`);
    let done = 0;
    while (waiting.length > 0) {
      await Promise.all(waiting.splice(0, AT_ONCE).map(ask));
      done += AT_ONCE;
      onProgress?.(Math.min(done, seen.size), seen.size);
    }
    for (const [name, answer] of assets.files) await keep(`assets/${name}`, answer().plain.bytes, 'files');
    for await (const { place, bytes } of searchFiles(publicOffice)) await keep(place, bytes, 'files');
    if (isSharded) {
      for await (const { place, bytes, cards } of shardFiles(publicOffice, { base, assets: assets.names, publicUrl })) {
        await keep(place, bytes, 'files');
        written.shardedCards += cards;
        onProgress?.(written.shardedCards, people.last);
      }
    }
    const facts: CopyFacts = {
      base,
      ...(publicUrl === undefined ? {} : { publicUrl }),
      ...(isSharded ? { shards: shardsFor(people.last) } : {}),
      headers: SECURITY_HEADERS,
    };
    for (const { place, bytes } of await frontFiles(publicOffice, facts, assets.names)) {
      await keep(place, bytes, 'files');
    }
  } finally {
    await server.close();
  }
  return written;
}

/** Where everything else can be reached from. */
const seeds = (publicUrl: string | undefined): readonly string[] => [
  ...LANGUAGES.flatMap((language) =>
    ['/', '/follow', '/check', '/api', '/verify', '/about', '/search', '/clubs', '/federations'].map(
      (path) => `/${language}${path}`,
    ),
  ),
  ...LANGUAGES.flatMap((language) => [
    `/site/${language}.webmanifest`,
    `/check/${language}.webmanifest`,
    `/check/offline-${language}.js`,
  ]),
  '/favicon.ico',
  '/.well-known/elobook-keys.json',
  '/api/v1/openapi.json',
  '/api/v1/pools',
  '/api/v1/events',
  '/api/v1/rulebooks',
  '/api/v1/rulebooks/pool-changes/readings',
  '/api/v1/calculators',
  // whole addresses are needed there
  ...(publicUrl === undefined ? [] : ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml']),
];

/** The same as data. */
function answersBeside(path: string): readonly string[] {
  const [, subject, page, rest = ''] = /^\/en\/(players|events|lists)\/([^/?]+)(\/[^?]*)?$/.exec(path) ?? [];
  if (subject === undefined || page === undefined) return [];
  if (subject === 'events') return [`/api/v1/events/${page}`];
  if (subject === 'lists') {
    if (rest === '') return [`/api/v1/pools/${page}/lists`];
    if (rest === '/live') return [`/api/v1/pools/${page}/live`];
    return /^\/[\d-]+$/.test(rest) ? [`/api/v1/lists/${page}${rest}`, `/api/v1/lists/${page}${rest}/entries`] : [];
  }
  if (rest === '') return [`/api/v1/players/${page}`, `/api/v1/players/${page}/history`];
  return rest.startsWith('/why/') ? [`/api/v1/players/${page}${rest.replace('/why/', '/explanations/')}`] : [];
}

/** By pool: how the newest list is called in addresses. */
async function newestLists(publicOffice: PublicOffice): Promise<ReadonlyMap<string, string>> {
  const { pools } = await publicOffice.look(sitePools);
  return new Map(pools.flatMap(({ pool, list }) => (list === undefined ? [] : [[pool, listKey(list.date)] as const])));
}

/** Of a large office's earlier lists the first page and the files: all their pages would be the newest one's over and over. */
function isPageOfNewest(path: string, newest: ReadonlyMap<string, string>): boolean {
  const [, pool, date] = /^\/\w\w\/lists\/([^/]+)\/([^/?]+)\?/.exec(path) ?? [];
  return pool === undefined || newest.get(pool) === date;
}
