/** What routes have at hand. */
import type { PublicOffice } from '../reading/public/public-office.ts';
import type { BuiltAssets } from './assets.ts';
import type { ResponseCache } from './kept.ts';
import type { AnswerMaker } from './making.ts';
import type { ListFileCache } from './shelf.ts';

export interface ServerContext {
  readonly publicOffice: PublicOffice;
  readonly base: string;
  readonly assets: BuiltAssets;
  readonly answers: ResponseCache;
  readonly shelf: ListFileCache;
  readonly making: AnswerMaker;
}
