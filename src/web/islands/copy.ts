/**
 * Does in a page what a server would do, if the site is a copy as files: chooses the language, leads to the page for a query,
 * finds names, and draws cards from shards. With a server it does nothing.
 */
export { lookUp } from './parts/name-lookup.ts';

const base = new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, '');

interface Copy {
  readonly languages: readonly (readonly [string, string])[];
  readonly publicUrl?: string;
  /** The number of shards with cards. */
  readonly shards?: number;
}

/** The file that only a copy has. */
async function copyHere(): Promise<Copy | undefined> {
  const answer = await fetch(`${base}/elobook-site.json`).catch(() => undefined);
  return answer?.ok === true ? ((await answer.json()) as Copy) : undefined;
}

async function answerInPlace(of: Copy): Promise<void> {
  const path = location.pathname
    .slice(base.length)
    .replace(/(?:index\.html)?$/, '')
    .replace(/\/+$/, '');
  const asked = new URLSearchParams(location.search);
  const codes = of.languages.map(([code]) => code);
  const led = ledTo(path, asked, codes);
  // a page in the place of an address that leads to another says to which
  const to = led === undefined ? document.documentElement.dataset['to'] : `${base}${led}`;
  if (to !== undefined) {
    location.replace(`${to}${location.hash}`);
    return;
  }
  const [, language = '', rest = ''] = /^\/(\w\w)(\/.*)?$/.exec(path) ?? [];
  if (!codes.includes(language)) return;
  const page = [...asked.keys()].join() === 'page' ? `${path}/page/${asked.get('page')}/` : undefined;
  if (page !== undefined && (await isThere(page))) {
    location.replace(`${base}${page}${location.hash}`);
    return;
  }
  if (location.search !== '' && (await isThere(`${path}/_/${encodeURIComponent(location.search.slice(1))}/`))) {
    location.replace(`${base}${path}/_/${encodeURIComponent(location.search.slice(1))}/${location.hash}`);
    return;
  }
  const { drawnPage, notice } = await import('./parts/copy-pages.ts');
  const isMissing = document.querySelector('[data-copy]') !== null;
  const html = await drawnPage({ base, language, path: rest, asked, of, isMissing });
  if (html !== undefined) {
    document.open();
    // a script that has run in this window runs again only under another address; this one has done its work
    document.write(html.replaceAll(/(<script type="module"[^>]* src="[^"]*\/(?!copy-)[^"/]+\.js)"/g, '$1?again"'));
    document.close();
  } else if (location.search !== '') {
    await notice(language, of.publicUrl);
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await fetch(`${base}${path}`, { method: 'HEAD' }).catch(() => undefined))?.ok === true;
}

/** The address to which a server would redirect. */
function ledTo(path: string, asked: URLSearchParams, codes: readonly string[]): string | undefined {
  const wished = navigator.languages.map((each) => each.slice(0, 2)).find((each) => codes.includes(each)) ?? codes[0];
  if (path === '' || path === '/check') return `/${wished}${path}/`;
  const [, chosen] = /^\/language\/(\w\w)$/.exec(path) ?? [];
  if (chosen !== undefined) {
    const to = asked.get('to') ?? '';
    return to.startsWith(`${base}/${chosen}/`) && !to.startsWith('//') ? to.slice(base.length) : `/${chosen}/`;
  }
  const [, list] = /^(\/\w\w\/lists\/[^/]+)$/.exec(path) ?? [];
  const [date, other] = [asked.get('date'), asked.get('compare')].map((each) => each?.replace(/-01$/, '') ?? '');
  if (list === undefined || date === undefined || date === '') return undefined;
  if (other === undefined || other === '' || other === date) return `${list}/${date}/`;
  const [from, to] = [date, other].sort() as [string, string];
  return `${list}/${to}/since/${from}/`;
}

const copy = await copyHere();
if (copy !== undefined) await answerInPlace(copy);
