/**
 * The place of an address in a folder, where any web server finds it: `/en/players/bb` in `en/players/bb/index.html`.
 */

/** A page with a query has an address of its own in a copy: `/en/lists/fide/2026-11/_/page=2/`. */
export const ASKED = '_';

const isHtml = (type: string): boolean => type.startsWith('text/html');
const isJson = (type: string): boolean => /^application\/(?:[\w.+-]+\+)?json/.test(type);

/** Undefined where the address cannot be a place in a folder. `type`: of the answer. */
export function placeInFolder(url: string, type: string): string | undefined {
  const [path = '', query] = split(url);
  const parts = path.split('/').slice(1);
  if (parts.at(-1) === '') parts.pop();
  const names = parts.map((part) => decoded(part));
  if (names.some((name) => name === undefined || name === '' || /^\.{1,2}$|[/\\\0]/.test(name))) return undefined;
  const at = [...(names as string[]), ...(query === undefined ? [] : [ASKED, query])];
  const last = at.at(-1) ?? '';
  if (isHtml(type) && !last.endsWith('.html')) return [...at, 'index.html'].join('/');
  // answers of the API have no ending of their own, and may have others below them
  return isJson(type) && !/\.\w+$/.test(last) ? `${at.join('/')}.json` : at.join('/');
}

function split(url: string): readonly [string, string?] {
  const at = url.indexOf('?');
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
