/** The page on which a report is read before anything is sent: its frame; all else is done by its script, in the page. */
import type { VNode } from 'preact';
import type { CheckWords } from '../../../content/en/pages/check.ts';
import type { Control } from '../../../core/control.ts';
import type { EditionFacts } from '../../../engine/rulebooks.ts';
import type { Family } from '../../../rulebooks/rulebook.ts';
import type { Page } from '../../page.tsx';
import type { Site } from '../../site.ts';

/** The newest list of a pool, from which ratings and K are taken. */
export interface ListForCheck {
  readonly key: string;
  readonly name: string;
  readonly family: Family;
  readonly control?: Control;
  readonly date: string;
  readonly href: string;
}

export interface CheckPageData {
  readonly editions: readonly EditionFacts[];
  readonly lists: readonly ListForCheck[];
}

export function checkPage({ editions, lists }: CheckPageData, site: Site): Page {
  const { to, base, assets, language } = site;
  const words = site.pages.check;
  return {
    title: words.title,
    description: words.lead,
    address: to.check,
    islands: [`check-${language}`],
    manifest: to.checkManifest,
    body: (
      <CheckBody
        words={words}
        fileAt={to.checkFile}
        data={{
          'data-base': base,
          'data-worker': to.asset(assets['check-worker.js'] ?? 'check-worker.js'),
          'data-offline': to.checkOffline,
          'data-scope': to.check,
          'data-lists': JSON.stringify(lists),
          'data-editions': editionNames(editions, site),
        }}
      />
    ),
  };
}

/** Names of the editions by their ids, in their order. */
export const editionNames = (editions: readonly EditionFacts[], { pages }: Pick<Site, 'pages'>): string =>
  JSON.stringify(Object.fromEntries(editions.map(({ id }) => [id, pages.rulebooks.names[id]])));

/** What is shown before the script has started, also in the page that works without the site. */
export function CheckBody({
  words,
  data,
  fileAt,
}: {
  words: CheckWords;
  data: Readonly<Record<string, string>>;
  /** The address of the page as one file. */
  fileAt?: string;
}): VNode {
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <div id="check" {...data}>
        <div class="given">
          <p class="drop">{words.drop}</p>
          <p class="quiet small">{words.dropKinds}</p>
        </div>
        <p class="nothing-sent small">{words.nothingSent}</p>
      </div>
      <noscript>
        <p class="notice">{words.noScript}</p>
      </noscript>
      <p id="check-offline" class="quiet small" hidden>
        {words.offline}
      </p>
      {fileAt === undefined ? null : (
        <p class="small no-print">
          <a href={fileAt}>{words.takeAlong}</a>
        </p>
      )}
    </>
  );
}
