/** The addresses in a copy without a server: those that pages link to, and that need no query. */

const LINKS = /(?:href|src|action)="([^"#]+)|property="og:image" content="([^"]+)/g;

/** Addresses in a page, without the part after `#`. */
export function linksIn(html: string, origin: string): readonly string[] {
  const found = new Set<string>();
  for (const [, link, picture] of html.matchAll(LINKS)) {
    const plain = (link ?? picture ?? '').replaceAll('&amp;', '&');
    const own = origin !== '' && plain.startsWith(`${origin}/`) ? plain.slice(origin.length) : plain;
    if (own.startsWith('/') && !own.startsWith('//')) found.add(own);
  }
  return [...found];
}

/**
 * Pages that need a server: a search, two players compared, an event by other rules, the desk, a change of language.
 */
const ASKS_A_SERVER = /^\/\w\w\/(?:office(?:\/|$)|players\/[^/]+\/against)|^\/(?:language|api|office)(?:\/|$)/;

/** The only queries that are included: page numbers, and choices among pools. */
const TURNS: ReadonlySet<string> = new Set(['page', 'pool', 'list', 'opponents', 'before']);

/** `path` without the base. */
export function isShownWithoutServer(path: string): boolean {
  const at = path.indexOf('?');
  if (ASKS_A_SERVER.test(path) && !/^\/\w\w\/api$/.test(path)) return false;
  if (at === -1) return true;
  if (/^\/\w\w\/(?:search|calculators|mistake)/.test(path)) return false;
  return [...new URLSearchParams(path.slice(at + 1)).keys()].every((name) => TURNS.has(name));
}

/** Pages about one player: in a large office these are in shards. */
export const isOfPlayer = (path: string): boolean =>
  /^\/\w\w\/(?:players\/|badges\/|embed\/|feeds\/[^/]+\/players\/)|^\/pictures\//.test(path);
