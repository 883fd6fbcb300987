/**
 * Which calls become jobs. One thread answers all requests of a server, and nobody should wait for somebody else's
 * thousand files: what takes longer than a moment is stored and left to a worker. The limits are in docs/desk.md.
 */
import type { ActCall } from '../acts/act.ts';
import { readOffice, type Office } from '../desk/office.ts';
import type { ReportFile } from '../desk/events/read.ts';

const KB = 1024;

export const LONG = {
  /** Of an upload: more files or bytes than these. */
  files: 50,
  bytes: 2 * 1024 * KB,
  /** An archive unpacks to more than its size. */
  archiveBytes: 256 * KB,
  /** Of a list of players. */
  listBytes: 512 * KB,
  /** Players on the last list of a pool that is published or changed as a whole. */
  players: 5000,
} as const;

const POOL_ACTS: readonly string[] = ['lists.publish', 'pools.adjust', 'pools.revoke-adjustment', 'pools.rerate'];

const lengthOf = (files: readonly ReportFile[]): number => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** `PK`, the first two bytes of every archive. */
export const isArchive = ({ bytes }: Pick<ReportFile, 'bytes'>): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

export async function isLong(office: Office, act: string, { input, files }: ActCall<unknown>): Promise<boolean> {
  if (act === 'events.submit') {
    return (
      files.length > LONG.files ||
      lengthOf(files) > LONG.bytes ||
      files.some((file) => isArchive(file) && file.bytes.length > LONG.archiveBytes)
    );
  }
  if (act === 'players.import') return lengthOf(files) > LONG.listBytes;
  if (!POOL_ACTS.includes(act)) return false;
  const { pool } = input as { readonly pool: string };
  const last = await readOffice(office, async (desk) => (await desk.lists(pool)).at(-1));
  return (last?.players ?? 0) > LONG.players;
}
