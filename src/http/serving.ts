/** What routes can use. */
import type { ReportsTogether } from './reports-together.ts';
import type { Office } from '../desk/office.ts';
import type { PublicOffice } from '../reading/public/public-office.ts';
import type { BuiltAssets } from './assets.ts';
import type { ResponseCache } from './kept.ts';
import type { AnswerMaker } from './making.ts';
import type { PictureMaker } from './picture-maker.ts';
import type { ListFileCache } from './shelf.ts';

export interface ServerContext {
  /** As its officers see it. */
  readonly office: Office;
  readonly publicOffice: PublicOffice;
  /** Nothing can be changed here. */
  readonly access?: 'read-only' | undefined;
  readonly base: string;
  readonly assets: BuiltAssets;
  readonly answers: ResponseCache;
  readonly shelf: ListFileCache;
  readonly making: AnswerMaker;
  /** Combines reports that programs send at the same time. */
  readonly reports: ReportsTogether;
  /** Draws pictures of cards; absent where the program is not built. */
  readonly pictures?: PictureMaker | undefined;
  /** The public address, `https://ratings.example.org`, if it is known. */
  readonly publicUrl?: string | undefined;
  /** Called when a job was stored. */
  readonly onJob?: (() => void) | undefined;
  /** The server is closing: unfinished streams end now. */
  readonly closing: AbortSignal;
}
