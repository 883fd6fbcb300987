/** The pages of something long: first, previous, next, last, and a page by its number. */
import type { VNode } from 'preact';
import type { Query } from '../addresses.ts';
import type { Site } from '../site.ts';

export interface PagingOf {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => string;
  /** The address of a page by its number, with the other parameters of the address. */
  readonly jump: { readonly action: string; readonly query: Query };
  readonly site: Site;
}

export function Paging({ label, page, pages, to, jump, site }: PagingOf): VNode | null {
  if (pages < 2) return null;
  const words = site.pages.paging;
  const link = (text: string, target: number, rel?: 'prev' | 'next'): VNode =>
    target === page || target < 1 || target > pages ? (
      <li class="quiet" aria-hidden="true">
        {text}
      </li>
    ) : (
      <li>
        <a href={to(target)} rel={rel}>
          {text}
        </a>
      </li>
    );
  return (
    <nav class="paging no-print" aria-label={label}>
      <ul class="row">
        {link(words.first, 1)}
        {link(words.previous, page - 1, 'prev')}
        {link(words.next, page + 1, 'next')}
        {link(words.last, pages)}
      </ul>
      <form action={jump.action}>
        {Object.entries(jump.query).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label>
          {words.page} <input class="short" type="number" name="page" min="1" max={pages} value={page} />
        </label>{' '}
        {words.of(site.grouped(pages))} <button class="plain">{words.go}</button>
      </form>
    </nav>
  );
}
