/**
 * Where no output may be written. The office's database, the files that SQLite keeps beside it, and its keys are recognised by
 * their place, whatever path leads there: another path, a link, other letter case on a disk that ignores it, a descriptor. Files
 * of other offices are recognised by their content.
 */
import { createHash } from 'node:crypto';
import { type BigIntStats, createReadStream, fstatSync } from 'node:fs';
import { open, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Guarded } from '../explain/desk-findings/output.ts';
import { outputFinding, guardedKind, isSignatureOf, HEAD_BYTES } from '../keeping/guarded.ts';
import type { Finding } from '../engine/index.ts';
import { Refusal } from './exit.ts';
import { keyFilesOf, memoryFilesOf } from './key-files.ts';
import { addressOf, isServerAddress } from './given.ts';

/** The suffixes that SQLite adds to the name of a database. */
const BESIDE = ['-wal', '-shm', '-journal'] as const;
const BESIDE_NAME = new RegExp(`(?:${BESIDE.join('|')})$`, 'i');

interface GuardedPlace {
  readonly path: string;
  /** Absent if nothing is there yet. */
  readonly file: BigIntStats | undefined;
}

interface Own extends GuardedPlace {
  readonly is: Guarded;
}

const statsOf = (path: string): Promise<BigIntStats | undefined> => stat(path, { bigint: true }).catch(() => undefined);

const realOf = (path: string): Promise<string> => realpath(path).catch(() => resolve(path));

async function placeOf(name: string): Promise<GuardedPlace> {
  const file = await statsOf(name);
  const path = file === undefined ? join(await realOf(dirname(resolve(name))), basename(name)) : await realOf(name);
  return { path, file };
}

/** For a file that does not exist yet it is not known whether the disk distinguishes letter case. */
export const folded = (path: string): string => path.normalize('NFC').toLowerCase();

const isSame = (one: GuardedPlace, other: GuardedPlace): boolean => {
  if (one.file === undefined || other.file === undefined) return folded(one.path) === folded(other.path);
  return one.path === other.path || isSameFile(one.file, other.file);
};

/** Some disks number no files. */
const isSameFile = (one: BigIntStats, other: BigIntStats): boolean =>
  one.ino !== 0n && one.ino === other.ino && one.dev === other.dev;

/** The files of the requested office, and of the default one. */
async function ownFiles(options: object): Promise<readonly Own[]> {
  const addresses = [...new Set([addressOf(options), addressOf({})])].filter((each) => !isServerAddress(each));
  // the log is beside the file to which a link leads
  const databases = new Set([...addresses, ...(await Promise.all(addresses.map(realOf)))]);
  const named: readonly (readonly [string, Guarded])[] = [
    ...addresses.map((path) => [path, 'office'] as const),
    ...[...databases].flatMap((path) => BESIDE.map((end) => [path + end, 'office-log'] as const)),
    ...[...keyFilesOf(options), ...memoryFilesOf(options)].map((path) => [path, 'office-key'] as const),
  ];
  return Promise.all(named.map(async ([path, is]) => ({ ...(await placeOf(path)), is })));
}

/** The places of those files, whether they exist or not; compared with `folded` paths. */
export const ownPaths = async (options: object): Promise<ReadonlySet<string>> =>
  new Set((await ownFiles(options)).map(({ path }) => folded(path)));

/** The file that belongs there. */
async function ownKind(name: string, options: object, except: readonly Guarded[]): Promise<Guarded | undefined> {
  const place = await placeOf(name);
  const own = (await ownFiles(options)).find((each) => !except.includes(each.is) && isSame(each, place));
  if (own !== undefined || !BESIDE_NAME.test(place.path)) return own?.is;
  const beside = await contentKind(place.path.replace(BESIDE_NAME, '')).catch(() => undefined);
  return beside === 'database' ? 'database-log' : undefined;
}

/** The kind of a file's content. */
async function contentKind(path: string): Promise<Guarded | undefined> {
  if ((await statsOf(path))?.isFile() !== true) return undefined;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return guardedKind(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Why nothing may be written there. `except`: the kind of the new file. */
export async function findingAgainst(
  file: string,
  options: object,
  except: readonly Guarded[] = [],
): Promise<Finding | undefined> {
  const is = await ownKind(file, options, except);
  return is === undefined ? undefined : outputFinding('output.guarded', { file, is });
}

/** Nothing is written where the office has its own files. */
export async function refuseOwn(file: string, options: object, except: readonly Guarded[] = []): Promise<void> {
  const finding = await findingAgainst(file, options, except);
  if (finding !== undefined) throw new Refusal(finding);
}

/** Nor over a file that cannot be made again, unless it is of the same kind. */
export async function refuseGuarded(name: string, options: object, kind?: Guarded): Promise<void> {
  await refuseOwn(name, options);
  const is = await contentKind(name);
  if (is !== undefined && is !== kind) throw new Refusal(outputFinding('output.guarded', { file: name, is }));
}

/** The suffix of a signature's file name. */
export const SIGNATURE = '.sig';

/** Nor beside the signature of another file, because the new file would look forged. */
export async function refuseBesideSignature(name: string, draft: string): Promise<void> {
  const signature = `${name}${SIGNATURE}`;
  if ((await contentKind(signature)) !== 'signature') return;
  if (!isSignatureOf(await readFile(signature), await sha256Of(draft))) {
    throw new Refusal(outputFinding('output.signed', { file: name, signature }));
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

const STANDARD_OUTPUT = 1;

/** The same of a file that standard output was led to, and that the shell has not emptied. */
export async function isOutputGuarded(options: object): Promise<boolean> {
  const file = fstatSync(STANDARD_OUTPUT, { bigint: true });
  const isOwn = (own: Own): boolean => own.file !== undefined && isSameFile(own.file, file);
  if ((await ownFiles(options)).some(isOwn)) return true;
  return (await contentKind('/dev/stdout').catch(() => undefined)) !== undefined;
}
