/** What routes have at hand. */
import type { PublicOffice } from '../reading/public/public-office.ts';
import type { BuiltAssets } from './assets.ts';
import type { KeptAnswers } from './kept.ts';
import type { Making } from './making.ts';
import type { FileShelf } from './shelf.ts';

export interface Serving {
  readonly open: PublicOffice;
  readonly base: string;
  readonly assets: BuiltAssets;
  readonly answers: KeptAnswers;
  readonly shelf: FileShelf;
  readonly making: Making;
}
