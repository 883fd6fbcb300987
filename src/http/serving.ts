/** What routes have at hand. */
import type { ReportsTogether } from './reports-together.ts';
import type { Office } from '../desk/office.ts';
import type { PublicOffice } from '../reading/public/public-office.ts';
import type { BuiltAssets } from './assets.ts';
import type { ResponseCache } from './kept.ts';
import type { AnswerMaker } from './making.ts';
import type { PictureMaker } from './picture-maker.ts';
import type { ListFileCache } from './shelf.ts';

export interface ServerContext {
  /** As those who work in it see it. */
  readonly office: Office;
  readonly publicOffice: PublicOffice;
  /** Nothing can be changed here. */
  readonly access?: 'read-only' | undefined;
  readonly base: string;
  readonly assets: BuiltAssets;
  readonly answers: ResponseCache;
  readonly shelf: ListFileCache;
  readonly making: AnswerMaker;
  /** Takes in reports that programs send at the same time. */
  readonly reports: ReportsTogether;
  /** Draws pictures of cards; absent where the program is not built. */
  readonly pictures?: PictureMaker | undefined;
  /** Where people reach the office, `https://ratings.example.org`, where it is known. */
  readonly publicUrl?: string | undefined;
  /** A job was kept. */
  readonly onJob?: (() => void) | undefined;
  /** The server closes: answers that would go on end now. */
  readonly closing: AbortSignal;
}
