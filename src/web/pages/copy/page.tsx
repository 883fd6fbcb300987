/** What a copy without a server says where it has no page: the script draws what it can, and else the office itself is named. */
import type { Page } from '../../page.tsx';
import type { Site } from '../../site.ts';

export interface CopyOf {
  /** Where the office itself is, if that is known. */
  readonly publicUrl?: string | undefined;
  /** What was asked for; else the first page. */
  readonly address?: string;
  /** How many shards cards are drawn from. */
  readonly shards?: number | undefined;
}

export function copyPage(site: Site, { publicUrl, shards, address = site.to.home }: CopyOf): Page {
  const words = site.pages.copy;
  return {
    title: words.title,
    status: 404,
    isPrivate: true,
    islands: ['copy'],
    body: (
      <>
        <h1 data-copy="missing">{words.title}</h1>
        <p>{words.text}</p>
        {publicUrl === undefined ? null : (
          <p>
            <a href={`${publicUrl}${address}`}>{words.atOffice}</a>
          </p>
        )}
        {shards === undefined ? null : (
          <p>
            <a href={site.to.player('')}>{words.tables}</a>
          </p>
        )}
        <p>
          <a href={site.to.home}>{site.words.goHome}</a>
        </p>
      </>
    ),
  };
}
