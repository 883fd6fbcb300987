/**
 * The entry files of a copy: visitors without a language are redirected to one, and an address that is not in the copy
 * is answered by a script.
 */
import { LANGUAGES, languageName, pageContentIn } from '../../content/languages.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { renderPage } from '../../web/page.tsx';
import { copyPage } from '../../web/pages/copy/page.tsx';
import { type Assets, siteIn } from '../../web/site.ts';
import type { PlacedFile } from './placed-file.ts';

export interface CopyFacts {
  readonly base: string;
  readonly publicUrl?: string;
  /** Number of shards that cards are rendered from. */
  readonly shards?: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file that identifies a folder as a copy of ours, and a page as part of one. */
export const COPY_FILE = 'elobook-site.json';

export async function frontFiles(
  publicOffice: PublicOffice,
  { base, publicUrl, shards, headers }: CopyFacts,
  assets: Assets,
): Promise<readonly PlacedFile[]> {
  const facts = {
    ...(await publicOffice.look(sitePools)),
    base,
    assets,
    ...(publicUrl === undefined ? {} : { origin: publicUrl }),
  };
  const leads = (path: string): Buffer => leadingPage(`${base}${path}`, assets, base);
  const files: [string, string | Buffer][] = [['shards/site.json', JSON.stringify(facts)]];
  for (const language of LANGUAGES) {
    const site = siteIn(language, await pageContentIn(language), facts);
    const missing = renderPage(copyPage(site, { publicUrl, shards }), site, '/');
    files.push([`${language}/404.html`, missing]);
    // most web servers show the one at the top for everything
    if (language === LANGUAGES[0]) files.push(['404.html', missing]);
    files.push([`language/${language}/index.html`, leads(`/${language}/`)]);
  }
  files.push(['index.html', leads(`/${LANGUAGES[0]}/`)]);
  files.push(['check/index.html', leads(`/${LANGUAGES[0]}/check`)]);
  files.push([
    '_headers',
    `${base}/*\n${Object.entries(headers)
      .map((pair) => `  ${pair.join(': ')}\n`)
      .join('')}`,
  ]);
  files.push([
    COPY_FILE,
    `${JSON.stringify({ elobookSite: 1, languages: LANGUAGES.map((each) => [each, languageName(each)]), script: `${base}/assets/${assets['copy.js'] ?? 'copy.js'}`, publicUrl, shards })}\n`,
  ]);
  return files.map(([place, text]) => ({ place, bytes: Buffer.from(text as string) }));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Redirects; the script may know a better target, such as the visitor's own language. */
export function leadingPage(to: string, assets: Assets, base: string): Buffer {
  const script = `${base}/assets/${assets['copy.js'] ?? 'copy.js'}`;
  const at = escaped(to);
  return Buffer.from(
    `<!doctype html><html lang="en" data-to="${at}"><head><meta charset="utf-8"><title>Elobook</title><meta name="robots" content="noindex"><script type="module" src="${escaped(script)}"></script><noscript><meta http-equiv="refresh" content="0; url=${at}"></noscript></head><body><p><a href="${at}">${at}</a></p></body></html>\n`,
  );
}
