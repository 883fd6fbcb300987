/** What a copy without a server shows if it has no page: the script draws what it can, otherwise it leads to the office's own site. */
import type { Page } from '../../page.tsx';
import type { Site } from '../../site.ts';

export interface CopyOf {
  /** The address of the office's own site, if it is known. */
  readonly publicUrl?: string | undefined;
  /** The requested page; by default the first. */
  readonly address?: string;
  /** The number of shards with cards. */
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
