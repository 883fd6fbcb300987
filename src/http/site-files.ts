/** The icon where browsers look for it, and the manifest for installing the site. */
import type { FastifyInstance } from 'fastify';
import { isLanguage } from '../content/languages.ts';
import type { Site } from '../web/site.ts';
import { cachedResponse } from './kept.ts';
import { siteOf } from './page-answer.ts';
import { CACHE_AND_REVALIDATE, send } from './send.ts';
import type { ServerContext } from './serving.ts';

const ICONS = [
  { name: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { name: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { name: 'icon-512.png', sizes: '512x512', type: 'image/png' },
] as const;

export const siteManifest = ({ office, to, assets, language, pages }: Site): object => ({
  name: office,
  short_name: 'Elobook',
  description: pages.home.lead,
  lang: language,
  id: to.home,
  start_url: to.home,
  scope: to.home,
  display: 'minimal-ui',
  background_color: '#fbfaf6',
  theme_color: '#1f5a3c',
  icons: ICONS.map(({ name, ...icon }) => ({ src: to.asset(assets[name] ?? name), ...icon })),
});

export function serveSiteFiles(server: FastifyInstance, serving: ServerContext): void {
  const { base, assets } = serving;
  for (const path of new Set(['/favicon.ico', `${base}/favicon.ico`])) {
    server.get(path, async (request, reply) => {
      const icon = assets.files.get(assets.names['favicon.ico'] ?? '');
      return icon === undefined ? reply.callNotFound() : send(request, reply, icon());
    });
  }
  server.get<{ Params: { file: string } }>(`${base}/site/:file`, async (request, reply) => {
    const [, language] = /^(\w\w)\.webmanifest$/.exec(request.params.file) ?? [];
    if (!isLanguage(language)) return reply.callNotFound();
    const text = JSON.stringify(siteManifest(await siteOf(serving, language)));
    return send(
      request,
      reply,
      cachedResponse(200, 'application/manifest+json; charset=utf-8', text, { 'cache-control': CACHE_AND_REVALIDATE }),
    );
  });
}
