/** A page of the site: an address below the language, and how it is made. */
import type { PublicOffice } from '../reading/public/public-office.ts';
import type { Page } from '../web/page.tsx';
import type { Site } from '../web/site.ts';
import type { ListFileCache } from './shelf.ts';

export interface PageRequest {
  readonly publicOffice: PublicOffice;
  readonly shelf: ListFileCache;
  readonly site: Site;
  /** From the address: `:player`. */
  readonly params: Readonly<Record<string, string>>;
  /** The first value of each name. */
  readonly query: Readonly<Record<string, string>>;
}

/** Redirects to another address. */
export interface PageRedirect {
  readonly to: string;
  /** 301: permanent, as for a merged player. 302: temporary. */
  readonly status: 301 | 302;
}

/** `undefined`: there is nothing at this address. */
export type PageAnswer = Page | PageRedirect | undefined;

export interface PageRoute {
  /** Below the language: `/players/:player`. */
  readonly path: string;
  /** Number of requests that it counts as against the client's limit, if it is not cached; 1 by default. */
  readonly cost?: (query: PageRequest['query']) => number;
  /** The result depends on the address and the ledger alone, so that it can be cached. */
  readonly make: (request: PageRequest) => PageAnswer | Promise<PageAnswer>;
}
