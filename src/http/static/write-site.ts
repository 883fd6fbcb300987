/**
 * Writes the whole public office as files. A server without a port is built, every address that its pages link to is
 * requested, and the bytes of the answers are stored: so they are exactly the server's. What needs a server is done by
 * a script in the page (`web/islands/copy.ts`): names are looked up in an index, cards of a large office are rendered
 * from shards.
 */
import { LANGUAGES } from '../../content/languages.ts';
import type { KeyHolder } from '../../desk/keys/holder.ts';
import type { Office } from '../../desk/office.ts';
import { openPublicOffice, type PublicOffice } from '../../reading/public/public-office.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { readCheckpoint } from '../../ledger/log/checkpoint.ts';
import { tilePath, tilesOf } from '../../ledger/log/tiles.ts';
import { listEditions } from '../../engine/index.ts';
import { listKey } from '../../web/addresses.ts';
import { type BuiltAssets, builtAssets } from '../assets.ts';
import { buildServer } from '../server.ts';
import { SECURITY_HEADERS } from '../guard.ts';
import { shardFiles, type WrittenShard } from './card-shards.ts';
import { isOfPlayer, isShownWithoutServer, linksIn } from './links.ts';
import { type CopyFacts, frontFiles, leadingPage } from './front-files.ts';
import { shardsFor } from '../../engine/copy-shards.ts';
import { placeInFolder } from './place-in-folder.ts';
import { searchFiles } from './search-index.ts';
import { shardsBeside } from './shards-beside.ts';
import { type WrittenBefore, writtenIn } from './written-before.ts';

/** Writes a file of the copy at its place, with `/` between the parts. */
export type WriteFile = (place: string, bytes: Buffer) => Promise<void>;

export interface StaticSiteOptions {
  readonly write: WriteFile;
  readonly base?: string;
  readonly publicUrl?: string | undefined;
  readonly keys?: KeyHolder | undefined;
  readonly assets?: BuiltAssets;
  /** Offices with more persons than this have cards and explanations in shards. */
  readonly shardsAbove?: number;
  /** The address of the database, so that a thread can read it, too. */
  readonly address?: string | undefined;
  /**
   * What an interrupted call has written for the same moment of the office; `onKept` is called with every file that
   * stays.
   */
  readonly goesOn?: (WrittenBefore & { readonly onKept: (place: string) => void }) | undefined;
  readonly onProgress?: (done: number, total?: number) => void;
}

export interface WrittenSite {
  readonly pages: number;
  readonly answers: number;
  readonly files: number;
  readonly bytes: number;
  /** Number of cards in shards; 0 where every card is a page. */
  readonly shardedCards: number;
}

const SHARDS_ABOVE = 20_000;
/** Requested at once: while one waits for the disk or for a picture, others are made. */
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
  const keep = async (place: string, bytes: Buffer | undefined, kind: 'pages' | 'answers' | 'files'): Promise<void> => {
    written[kind] += 1;
    written.bytes += bytes?.length ?? 0;
    if (bytes === undefined) options.goesOn?.onKept(place);
    else await options.write(place, bytes);
  };
  const before =
    options.goesOn === undefined ? undefined : { folder: options.goesOn.folder, places: options.goesOn.places };
  const writtenBefore = writtenIn(before);
  const newest = isSharded ? await newestLists(publicOffice) : undefined;
  const isWanted = (path: string): boolean =>
    isShownWithoutServer(path) && (newest === undefined || (!isOfPlayer(path) && isPageOfNewest(path, newest)));
  const seen = new Set<string>();
  const waiting: string[] = [];
  /** A page in all languages, one after the other: the later ones use what the first has looked up. */
  const add = (path: string): void => {
    const inLanguage = /^\/(\w\w)(\/.*)$/.exec(path);
    const alike = inLanguage === null ? [path] : [path, ...LANGUAGES.map((language) => `/${language}${inLanguage[2]}`)];
    for (const each of alike) {
      if (seen.has(each)) continue;
      seen.add(each);
      waiting.push(each);
    }
  };
  /** Links in pages wait their turn. */
  const follow = (html: Buffer): void => {
    for (const link of linksIn(html.toString('utf8'), publicUrl ?? '')) {
      const own = link.startsWith(`${base}/`) ? link.slice(base.length) : undefined;
      if (own === undefined || !isWanted(own)) continue;
      add(own);
      for (const answer of answersBeside(own)) add(answer);
    }
  };
  /** Requests an address below the base. */
  const ask = async (path: string): Promise<void> => {
    const pagePlace = placeInFolder(path, 'text/html');
    const kept = pagePlace === undefined ? undefined : await writtenBefore(pagePlace);
    if (kept !== undefined) {
      await keep(pagePlace as string, undefined, 'pages');
      follow(kept);
      return;
    }
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
    if (path === '/log/checkpoint') for (const tile of tilesBelow(rawPayload.toString('utf8'))) add(tile);
    if (isPage) follow(rawPayload);
  };
  const progress = { pages: 0, cards: 0, reasons: 0 };
  const wanted = { cards: isSharded ? people.last : 0, reasons: 0 };
  const tell = (): void =>
    onProgress?.(progress.pages + progress.cards + progress.reasons, seen.size + wanted.cards + wanted.reasons);
  const onReasons = (count: number): void => {
    wanted.reasons = count;
  };
  const keepShards = async (files: AsyncIterable<WrittenShard>): Promise<void> => {
    for await (const { place, bytes, cards, reasons } of files) {
      await keep(place, bytes, 'files');
      written.shardedCards += cards;
      progress.cards += cards;
      progress.reasons += reasons;
      tell();
    }
  };
  const sharded = { base, assets: assets.names, publicUrl };
  const beside =
    !isSharded || options.address === undefined
      ? undefined
      : shardsBeside({ ...sharded, address: options.address, goesOn: before }, onReasons);
  const keptBeside = beside === undefined ? undefined : keepShards(beside);
  // reported where it is awaited
  keptBeside?.catch(() => undefined);
  try {
    for (const path of seeds(publicUrl)) add(path);
    for (const edition of listEditions()) add(`/api/v1/rulebooks/${edition.id}`);
    while (waiting.length > 0) {
      const asked = waiting.splice(0, AT_ONCE);
      await Promise.all(asked.map(ask));
      progress.pages += asked.length;
      tell();
    }
    for (const [name, answer] of assets.files) await keep(`assets/${name}`, answer().plain.bytes, 'files');
    for await (const { place, bytes } of searchFiles(publicOffice)) await keep(place, bytes, 'files');
    await (keptBeside ??
      (isSharded
        ? keepShards(shardFiles(publicOffice, { ...sharded, written: writtenBefore, onReasons }))
        : undefined));
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

/** The tiles of the log below a checkpoint. */
const tilesBelow = (checkpoint: string): readonly string[] =>
  [...tilesOf(readCheckpoint(checkpoint)?.size ?? 0)].map((place) => `/log/${tilePath(place)}`);

/** The addresses from which everything else can be reached. */
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
  '/log/checkpoint',
  '/log/key',
  '/log/entries.jsonl',
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

/** By pool: the newest list's name in addresses. */
async function newestLists(publicOffice: PublicOffice): Promise<ReadonlyMap<string, string>> {
  const { pools } = await publicOffice.look(sitePools);
  return new Map(pools.flatMap(({ pool, list }) => (list === undefined ? [] : [[pool, listKey(list.date)] as const])));
}

/**
 * For a large office's earlier lists only the first page and the files: all their pages would repeat the newest one's.
 * For a difference between two lists only the first page, too, which has the largest changes.
 */
function isPageOfNewest(path: string, newest: ReadonlyMap<string, string>): boolean {
  const [, pool, date, rest] =
    /^\/\w\w\/lists\/([^/]+)\/([^/?]+)(\/since\/[^/?]+)?(?:\/page\/\d+$|\?)/.exec(path) ?? [];
  return pool === undefined || (newest.get(pool) === date && rest === undefined);
}
