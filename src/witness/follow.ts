/** Fetches the checkpoints of an office and shows the witness how they grew, from the office's own tiles. */
import { readCheckpoint } from '../ledger/log/checkpoint.ts';
import { type NoteKey, readVerifierKey } from '../ledger/log/note.ts';
import { hashesInTiles, type ReadTile, tilePath } from '../ledger/log/tiles.ts';
import { consistencyPath, HASH_BYTES, rootOfRange } from '../ledger/log/tree.ts';
import { isSameBytes } from '../ledger/log/bytes.ts';
import { growthText } from '../ledger/log/growth.ts';
import type { GrowthVerdict } from './judge.ts';
import type { Judged, Witness } from './witness.ts';

/** What came of a look: judged as a request would be; or the office did not answer, or not as offices do. `shown` is the checkpoint that was judged. */
export type Followed =
  | {
      readonly outcome: GrowthVerdict['verdict'];
      readonly origin: string;
      readonly size: number;
      readonly shown: string;
    }
  /** `problem` is the log that was seen before. */
  | { readonly outcome: 'other-log'; readonly problem: string; readonly shown: string }
  | { readonly outcome: 'no-answer' | 'no-checkpoint' | 'wrong-tiles'; readonly problem: string };

export type Fetch = (url: string) => Promise<Uint8Array>;

const LONGEST = 1_000_000;
const PATIENCE = 20_000;

/** At most a megabyte, within twenty seconds, and nowhere else than where it was asked. */
export const fetchBytes: Fetch = async (url) => {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > LONGEST) throw new Error('too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

export const logAddress = (office: string): string => `${office.replace(/\/+$/, '')}/log`;

const textAt = async (url: string, fetching: Fetch): Promise<string> => new TextDecoder().decode(await fetching(url));

/** The key that an office says its checkpoints are signed with: to be trusted on the first look, or compared by whoever runs the witness. */
export async function keyOfOffice(office: string, fetching: Fetch): Promise<NoteKey | undefined> {
  return readVerifierKey((await textAt(`${logAddress(office)}/key`, fetching)).trim());
}

class WrongTile extends Error {}

/** One look at an office. */
export async function followOnce(witness: Witness, office: string, fetching: Fetch = fetchBytes): Promise<Followed> {
  const base = logAddress(office);
  let text: string;
  try {
    text = await textAt(`${base}/checkpoint`, fetching);
  } catch (error) {
    return { outcome: 'no-answer', problem: (error as Error).message };
  }
  const checkpoint = readCheckpoint(text);
  if (checkpoint === undefined) return { outcome: 'no-checkpoint', problem: office };
  const { origin, size, root } = checkpoint;
  // whoever begins a new log has left the past behind, too
  const before = witness.memory.originAt(office) ?? origin;
  if (before !== origin) return { outcome: 'other-log', problem: before, shown: text };
  const readTile: ReadTile = async (place) => {
    const tile = await fetching(`${base}/${tilePath(place)}`).catch((error: unknown) => {
      throw new WrongTile(`${tilePath(place)}: ${(error as Error).message}`);
    });
    if (tile.length !== place.width * HASH_BYTES) throw new WrongTile(tilePath(place));
    return tile;
  };
  const ask = async (old: number): Promise<Judged> => {
    const hashes = hashesInTiles(readTile, size);
    // tiles that do not come to the root that is signed prove nothing
    if (size > 0 && !isSameBytes(await rootOfRange(hashes, size), root)) throw new WrongTile('root');
    return witness.add(growthText(old, await consistencyPath(hashes, old, size), text));
  };
  try {
    const seen = witness.memory.logOf(origin)?.size ?? 0;
    // a history that became shorter has no proof; the witness says what it has seen
    const { verdict } = seen > size ? await witness.add(growthText(size, [], text)) : await ask(seen);
    return { outcome: verdict, origin, size, shown: text };
  } catch (error) {
    if (error instanceof WrongTile) return { outcome: 'wrong-tiles', problem: error.message };
    throw error;
  }
}
