/**
 * What a browser needs to keep the page that checks reports offline, and to install it: a service worker, and a
 * manifest for each language.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language } from '../content/languages.ts';
import { addressesIn } from '../web/addresses.ts';
import type { Assets, Site } from '../web/site.ts';
import { assetText, checkFile } from './check-file.ts';
import { type CachedResponse, cachedResponse } from './kept.ts';
import { siteOf } from './page-answer.ts';
import { CACHE_AND_REVALIDATE, send } from './send.ts';
import type { ServerContext } from './serving.ts';

/** The files that the page uses. */
const filesOf = (language: Language): readonly string[] => [
  'style.css',
  'icon.svg',
  'frame.js',
  'search.js',
  `check-${language}.js`,
  'check-worker.js',
];

export interface KeptForOffline {
  readonly prefix: string;
  readonly version: string;
  readonly page: string;
  readonly files: readonly string[];
  readonly lists: string;
}

/** The names of files contain the digests of their bytes, so that a digest of the names covers everything. */
export function keptForOffline(language: Language, base: string, assets: Assets): KeptForOffline {
  const to = addressesIn(language, base);
  const files = filesOf(language).map((name) => to.asset(assets[name] ?? name));
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  return { prefix: `elobook-check ${base} ${language} `, version, page: to.check, files, lists: to.file('') };
}

export function checkManifest({ pages, office, to, assets, language }: Site): object {
  return {
    name: `${pages.check.title} · ${office}`,
    short_name: pages.check.title,
    description: pages.check.lead,
    lang: language,
    id: to.check,
    start_url: to.check,
    scope: to.check,
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#1f5a3c',
    icons: [{ src: to.asset(assets['icon.svg'] ?? 'icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
}

const NAMES = /^(?:offline-(?<script>\w\w)\.js|(?<manifest>\w\w)\.webmanifest|check-(?<alone>\w\w)\.html)$/;

export function serveCheckOffline(server: FastifyInstance, serving: ServerContext): void {
  server.get<{ Params: { file: string } }>('/check/:file', async (request, reply) => {
    const { script, manifest, alone } = NAMES.exec(request.params.file)?.groups ?? {};
    const language = script ?? manifest ?? alone;
    if (!isLanguage(language)) return reply.callNotFound();
    if (script !== undefined) return send(request, reply, offlineScript(language, serving));
    return send(
      request,
      reply,
      manifest === undefined ? await aloneAnswer(language, serving) : await manifestAnswer(language, serving),
    );
  });
}

function offlineScript(language: Language, { base, assets }: ServerContext): CachedResponse {
  const kept = keptForOffline(language, base, assets.names);
  const code = `self.KEPT = ${JSON.stringify(kept)};\n${assetText(assets, 'check-offline.js')}`;
  return cachedResponse(200, 'text/javascript; charset=utf-8', code, {
    'cache-control': 'no-cache',
    // it is next to the pages, and controls one of them
    'service-worker-allowed': kept.page,
  });
}

async function manifestAnswer(language: Language, serving: ServerContext): Promise<CachedResponse> {
  const text = JSON.stringify(checkManifest(await siteOf(serving, language)));
  return cachedResponse(200, 'application/manifest+json; charset=utf-8', text, {
    'cache-control': CACHE_AND_REVALIDATE,
  });
}

/** The page as a single file, made once. */
function aloneAnswer(language: Language, { assets, publicOffice }: ServerContext): Promise<CachedResponse> {
  return publicOffice.remember(`check file ${language}`, async () =>
    cachedResponse(200, 'text/html; charset=utf-8', await checkFile(language, assets), {
      'cache-control': CACHE_AND_REVALIDATE,
      'content-disposition': `attachment; filename="check-${language}.html"`,
      'x-robots-tag': 'noindex',
    }),
  );
}
