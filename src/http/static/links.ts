/** Which addresses a copy without a server has: those that a page leads to, and that show something without being asked a question. */

const LINKS = /(?:href|src|action)="([^"#]+)|property="og:image" content="([^"]+)/g;

/** Addresses that a page names, without what lies behind `#`. */
export function linksIn(html: string, origin: string): readonly string[] {
  const found = new Set<string>();
  for (const [, link, picture] of html.matchAll(LINKS)) {
    const plain = (link ?? picture ?? '').replaceAll('&amp;', '&');
    const own = origin !== '' && plain.startsWith(`${origin}/`) ? plain.slice(origin.length) : plain;
    if (own.startsWith('/') && !own.startsWith('//')) found.add(own);
  }
  return [...found];
}

/** What asks a server: a search, two players beside each other, an event by other rules, the desk, another language that is to be remembered. */
const ASKS_A_SERVER = /^\/\w\w\/(?:office(?:\/|$)|players\/[^/]+\/against)|^\/(?:language|api|office)(?:\/|$)/;

/** Of the questions these only turn pages, or choose among the pools of what is shown. */
const TURNS: ReadonlySet<string> = new Set(['page', 'pool', 'list', 'opponents', 'before']);

/** `path` without the base. */
export function isShownWithoutServer(path: string): boolean {
  const at = path.indexOf('?');
  if (ASKS_A_SERVER.test(path) && !/^\/\w\w\/api$/.test(path)) return false;
  if (at === -1) return true;
  if (/^\/\w\w\/(?:search|calculators|mistake)/.test(path)) return false;
  return [...new URLSearchParams(path.slice(at + 1)).keys()].every((name) => TURNS.has(name));
}

/** Everything that is made of one player: in a large office it comes in shards. */
export const isOfPlayer = (path: string): boolean =>
  /^\/\w\w\/(?:players\/|badges\/|embed\/|feeds\/[^/]+\/players\/)|^\/pictures\//.test(path);
