/** What a page of the site is to the server: an address below the language, and how it is made. */
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
  /** The first of each name. */
  readonly query: Readonly<Record<string, string>>;
}

/** Redirects to another address. */
export interface PageRedirect {
  readonly to: string;
  /** 301: for ever, as of a merged player. 302: for now. */
  readonly status: 301 | 302;
}

/** `undefined`: there is nothing at this address. */
export type PageAnswer = Page | PageRedirect | undefined;

export interface PageRoute {
  /** Below the language: `/players/:player`. */
  readonly path: string;
  /** As how many requests it counts against the asker's limit where it has to be made; 1 unless it is said. */
  readonly cost?: (query: PageRequest['query']) => number;
  /** What it makes of a question depends on the address and the ledger alone, so that it can be kept. */
  readonly make: (request: PageRequest) => PageAnswer | Promise<PageAnswer>;
}
