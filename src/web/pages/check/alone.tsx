/** The page that checks reports as one file, with its script, worker and style inside: to take along, and to open without a server. */
import { renderToString } from 'preact-render-to-string';
import type { EditionFacts } from '../../../engine/rulebooks.ts';
import type { Pages } from '../../../content/en/pages/index.ts';
import { CheckBody, editionNames } from './page.tsx';

export interface AlonePage {
  readonly language: string;
  readonly pages: Pages;
  readonly editions: readonly EditionFacts[];
  readonly style: string;
  readonly script: string;
  /** The worker as text: the page starts it from that. */
  readonly worker: string;
  /** What the page may do. It may not make any requests. */
  readonly policy: string;
}

/** Escaped so that it cannot end the element that contains it. */
const jsonInPage = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

export function alonePage({ language, pages, editions, style, script, worker, policy }: AlonePage): string {
  const inside = (html: string): { readonly __html: string } => ({ __html: html });
  return `<!doctype html>${renderToString(
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="content-security-policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${pages.check.title} · Elobook`}</title>
        <style dangerouslySetInnerHTML={inside(style)} />
      </head>
      <body>
        <header class="site">
          <div class="bar">
            <span class="brand">Elobook</span>
          </div>
        </header>
        <main id="content">
          <CheckBody words={pages.check} data={{ 'data-editions': editionNames(editions, { pages }) }} />
        </main>
        <script id="check-worker" type="application/json" dangerouslySetInnerHTML={inside(jsonInPage(worker))} />
        <script type="module" dangerouslySetInnerHTML={inside(script)} />
      </body>
    </html>,
  )}\n`;
}
