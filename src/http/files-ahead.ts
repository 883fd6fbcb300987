/** Files of the newest large lists, made by whoever brought a list out, so that a server beside has them when the list is there. */
import type { Office } from '../desk/office.ts';
import { openPublicOffice } from '../reading/public/public-office.ts';
import { KeptListFiles } from './kept-files.ts';
import { NewestFiles } from './newest-files.ts';
import { ListFileCache } from './shelf.ts';

interface AheadOptions {
  /** Told how many of the files of a list are there. */
  readonly progress?: (done: number, total?: number) => void;
  /** What is not made by then is left to the server. */
  readonly stop?: AbortSignal;
  /** Up to so many players nothing is made. */
  readonly small?: number;
}

/** Nothing where nobody serves this office from here, and where they are there already. What fails is made by the server. */
export async function makeFilesAhead(office: Office, { progress, stop, small }: AheadOptions = {}): Promise<void> {
  const kept = KeptListFiles.of(office, small);
  if (kept === undefined || !(await kept.isThere())) return;
  const publicOffice = openPublicOffice(office, async () => stop?.throwIfAborted());
  const shelf = new ListFileCache(publicOffice, undefined, undefined, undefined, kept);
  const over = await kept.busy();
  try {
    await shelf.sweep();
    await new NewestFiles({ publicOffice, shelf }, { progress, small }).make();
  } catch {
    // the list is out, whatever becomes of its files
  } finally {
    await over();
    await shelf.close();
  }
}
