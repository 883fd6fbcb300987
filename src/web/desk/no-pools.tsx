/** For an office without pools: nothing can be sent or published yet, and this is the first step. */
import type { VNode } from 'preact';
import type { Site } from '../site.ts';

export interface NoPoolsData {
  /** Whether the account opens pools itself. */
  readonly mayOpen: boolean;
}

export function NoPools({ mayOpen, site }: NoPoolsData & { readonly site: Site }): VNode {
  return (
    <p class="notice">
      {site.pages.answers.settings.noPools}{' '}
      {mayOpen ? <a href={site.to.office('/acts/pools.open')}>{site.pages.desk.settings.openPool}</a> : null}
    </p>
  );
}
