/** What an interrupted call has left for the same moment of the office: it is not made again. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface WrittenBefore {
  readonly folder: string;
  /** Files that were written completely. */
  readonly places: ReadonlySet<string>;
}

/** Their bytes, by place. */
export const writtenIn =
  (before: WrittenBefore | undefined) =>
  async (place: string): Promise<Buffer | undefined> =>
    before?.places.has(place) === true ? readFile(join(before.folder, place)).catch(() => undefined) : undefined;
