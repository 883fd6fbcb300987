/**
 * Feeds, calendars, badges and cards for other sites, below each language. They contain the host, so they are cached
 * for each host.
 */
import type { FastifyInstance } from 'fastify';
import { type Language, LANGUAGES } from '../../content/languages.ts';
import { inSlices } from '../../core/slices.ts';
import { publicCalendar } from '../../reading/public/follow/calendar.ts';
import { clubNews, type FollowedPlayer, followedPlayer, poolNews } from '../../reading/public/follow/news.ts';
import { badgeSvg } from '../../web/pages/follow/badge.ts';
import { EmbeddedCard } from '../../web/pages/follow/embed.tsx';
import { htmlInSlices } from '../../web/rendering.ts';
import type { Site } from '../../web/site.ts';
import { publicOriginOf } from '../request-address.ts';
import { CROSS_ORIGIN_HEADERS } from '../guard.ts';
import { type CachedResponse, cachedResponse, withCompressedForm } from '../kept.ts';
import { siteOf } from '../page-answer.ts';
import { ProblemError } from '../problem.ts';
import { CACHE_AND_REVALIDATE, send } from '../send.ts';
import type { ServerContext } from '../serving.ts';
import { calendarText } from './calendar.ts';
import { clubFeed, FEED_FORMS, FEED_TYPES, type FeedForm, playerFeed, poolFeed } from './feeds.ts';

interface FollowRequest {
  readonly serving: ServerContext;
  readonly site: Site;
  readonly origin: string;
  /** Of the address, below the origin. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

interface Made {
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface FollowRoute {
  readonly path: string;
  readonly make: (request: FollowRequest) => Promise<Made | { readonly movedTo: string } | undefined>;
}

const COST = 3;

/** `fide.atom`: the subject, and the format. */
function formIn(text: string): { readonly name: string; readonly form: FeedForm } | undefined {
  const form = FEED_FORMS.find((each) => text.endsWith(`.${each}`));
  return form === undefined ? undefined : { name: text.slice(0, -form.length - 1), form };
}

const withoutEnding = (text: string | undefined, ending: string): string | undefined =>
  text?.endsWith(ending) === true ? text.slice(0, -ending.length) : undefined;

const placeOf = ({ origin, path }: FollowRequest) => ({ origin, path: path.replace(/\.(?:atom|json)$/, '') });

const POOL_FEED: FollowRoute = {
  path: '/feeds/:file',
  make: async (request) => {
    const { serving, site, params } = request;
    const asked = formIn(params['file'] ?? '');
    const news = asked === undefined ? undefined : await poolNews(serving.publicOffice, asked.name);
    if (asked === undefined || news === undefined) return undefined;
    return { type: FEED_TYPES[asked.form], text: poolFeed(news, asked.name, placeOf(request), asked.form, site) };
  },
};

const CLUB_FEED: FollowRoute = {
  path: '/feeds/:pool/clubs/:file',
  make: async (request) => {
    const { serving, site, params } = request;
    const [pool, asked] = [params['pool'] ?? '', formIn(params['file'] ?? '')];
    const news = asked === undefined ? undefined : await clubNews(serving.publicOffice, pool, asked.name);
    if (asked === undefined || news === undefined) return undefined;
    const text = clubFeed(news, { pool, club: asked.name }, placeOf(request), asked.form, site);
    return { type: FEED_TYPES[asked.form], text };
  },
};

/** For persons who may be followed; others are treated as unknown. */
async function followed(
  { serving: { publicOffice } }: FollowRequest,
  pool: string | undefined,
  player: string | undefined,
): Promise<FollowedPlayer | { readonly merged: string } | undefined> {
  const found = player === undefined ? undefined : await followedPlayer(publicOffice, { player, pool });
  return found !== undefined && 'followed' in found ? found.followed : found;
}

const PLAYER_FEED: FollowRoute = {
  path: '/feeds/:pool/players/:file',
  make: async (request) => {
    const { site, params } = request;
    const [pool, asked] = [params['pool'] ?? '', formIn(params['file'] ?? '')];
    const found = await followed(request, pool, asked?.name);
    if (asked === undefined || found === undefined) return undefined;
    if ('merged' in found) return { movedTo: site.to.playerFeed(pool, found.merged, asked.form) };
    return { type: FEED_TYPES[asked.form], text: playerFeed(found, placeOf(request), asked.form, site) };
  },
};

const calendarAt = (path: string): FollowRoute => ({
  path,
  make: async ({ serving: { publicOffice }, site, origin, params }) => {
    const pool = params['file'] === undefined ? undefined : withoutEnding(params['file'], '.ics');
    if (params['file'] !== undefined && pool === undefined) return undefined;
    const days = await publicCalendar(publicOffice, pool);
    if (days === undefined) return undefined;
    const name = site.pages.follow.calendarOf(pool === undefined ? site.office : site.poolName(pool));
    return {
      type: 'text/calendar; charset=utf-8',
      text: await calendarText(days, { origin, name }, site, publicOffice.pause),
    };
  },
});

const BADGE: FollowRoute = {
  path: '/badges/:pool/:file',
  make: async (request) => {
    const { site, params } = request;
    const pool = params['pool'] ?? '';
    const found = await followed(request, pool, withoutEnding(params['file'], '.svg'));
    if (found === undefined) return undefined;
    if ('merged' in found) return { movedTo: site.to.badge(pool, found.merged) };
    const { card, pool: inPool } = found;
    const label = site.poolName(pool, inPool.name);
    const star = inPool.unsettled === true ? '*' : '';
    const value = inPool.rating === null ? site.pages.follow.unrated : `${inPool.rating}${star}`;
    return {
      type: 'image/svg+xml',
      text: badgeSvg({ label, value, title: `${site.personShort(card.name)}, ${label}: ${value}` }),
    };
  },
};

/** For this address only: it may be shown in other sites' pages, and may load only its style. */
const EMBED_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'x-frame-options': '',
  'cross-origin-opener-policy': '',
};

const EMBED: FollowRoute = {
  path: '/embed/:pool/:player',
  make: async (request) => {
    const { serving, site, origin, params } = request;
    const pool = params['pool'] ?? '';
    const found = await followed(request, pool, params['player']);
    if (found === undefined) return undefined;
    if ('merged' in found) return { movedTo: site.to.embed(pool, found.merged) };
    const html = await inSlices(htmlInSlices(EmbeddedCard({ of: found, origin, site })), serving.publicOffice.pause);
    return { type: 'text/html; charset=utf-8', text: `<!doctype html>${html}`, headers: EMBED_HEADERS };
  },
};

const ROUTES = [
  POOL_FEED,
  CLUB_FEED,
  PLAYER_FEED,
  calendarAt('/calendar.ics'),
  calendarAt('/calendar/:file'),
  BADGE,
  EMBED,
];

export function serveFollow(server: FastifyInstance, serving: ServerContext): void {
  for (const language of LANGUAGES) for (const route of ROUTES) serveRoute(server, serving, language, route);
}

function serveRoute(server: FastifyInstance, serving: ServerContext, language: Language, route: FollowRoute): void {
  server.get(`/${language}${route.path}`, async (request, reply) => {
    const { publicOffice, answers } = serving;
    const { mark } = await publicOffice.head();
    const origin = publicOriginOf(serving, request);
    const key = `${origin} ${request.url}`;
    const known = (): CachedResponse | undefined => answers.get(mark, key);
    const before = known();
    if (before !== undefined) return send(request, reply, before);
    const make = async (): Promise<CachedResponse> => {
      const site = await siteOf(serving, language);
      await publicOffice.pause();
      const [path = ''] = request.url.split('?');
      const params = request.params as Record<string, string>;
      const made = await route.make({ serving, site, origin, path, params });
      if (made === undefined) throw new ProblemError('not-found');
      await publicOffice.pause();
      const common = { ...CROSS_ORIGIN_HEADERS, 'cache-control': CACHE_AND_REVALIDATE, 'content-language': language };
      const answer =
        'movedTo' in made
          ? cachedResponse(301, 'text/plain; charset=utf-8', '', { ...common, location: made.movedTo })
          : await withCompressedForm(cachedResponse(200, made.type, made.text, { ...common, ...made.headers }));
      answers.put(mark, key, answer, request.routeOptions.url as string);
      return answer;
    };
    return send(
      request,
      reply,
      await serving.making.made(request, reply, { key: `${mark} ${key}`, cost: COST, make, known }),
    );
  });
}
