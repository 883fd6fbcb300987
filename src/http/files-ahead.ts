/**
 * Makes the files of the newest large lists in the process that published a list, so that a server on the same machine
 * has them when the list is published.
 */
import type { Office } from '../desk/office.ts';
import { openPublicOffice } from '../reading/public/public-office.ts';
import { KeptListFiles } from './kept-files.ts';
import { NewestFiles } from './newest-files.ts';
import { ListFileCache } from './shelf.ts';

interface AheadOptions {
  /** Called with the number of files of a list made so far. */
  readonly progress?: (done: number, total?: number) => void;
  /** Files not made by then are left to the server. */
  readonly stop?: AbortSignal;
  /** Lists with at most this many players are left out. */
  readonly small?: number;
}

/**
 * Does nothing where no server of this office runs on this machine, or the files exist. Failed ones are made by the
 * server.
 */
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
