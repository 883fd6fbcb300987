/** `elobook site FOLDER`: the public pages, files and answers as files, which any web server shows. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Office, Outcome } from '../../desk/office.ts';
import type { WrittenSite } from '../../http/static/write-site.ts';
import { VERSION } from '../../http/version.ts';
import { outputFinding } from '../../keeping/guarded.ts';
import type { Guarded } from '../../explain/desk-findings/output.ts';
import { type ExitCode, OutputError, Refusal, UsageError } from '../exit.ts';
import { addressOf, optionText } from '../given.ts';
import { reportOutcome } from '../keeping.ts';
import { keyHolderOf } from '../key-place.ts';
import { readingOffice } from '../office.ts';
import { isOptionOn } from '../options.ts';
import { failed, LinesAdded, MadeFiles } from '../output.ts';
import { publicUrlIn } from './serve.ts';

/** Which files the last call wrote, so that the next one knows what has gone since: cards of the erased, for instance. */
const FILES = 'elobook-site-files.txt';
/** What a call has written so far, and for which moment of the office: one that was broken off goes on from there. */
const PROGRESS = 'elobook-site-progress.txt';

/** What is written holds what the public may see and nobody's birth date: so nothing is recorded, as with the files of lists. */
export async function siteCommand(folder: string, options: object): Promise<ExitCode> {
  const base = optionText(options, 'base') ?? '';
  if (!/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/.test(base)) {
    throw new UsageError(({ setting }) => setting.wrong('--base', setting.takes.ELOBOOK_BASE, base));
  }
  const address = publicUrlIn(options);
  return readingOffice(options, 'anybody', async (office, { progress: onProgress }) => {
    const { writeStaticSite } = await import('../../http/static/write-site.ts');
    const keys = await keyHolderOf(options);
    const work = async (): Promise<Outcome<WrittenSite>> => {
      const before = await writtenBefore(folder);
      const written = new Set<string>();
      const writing: Writing = {
        files: await MadeFiles.in(folder, options),
        folder,
        own: new Set([...before, FILES, PROGRESS]),
      };
      const shards = isOptionOn(options, 'shards') ? { shardsAbove: 0 } : {};
      const moment = JSON.stringify([await momentOf(office), base, address, shards, keys !== undefined]);
      const places = await writtenFor(folder, moment);
      await writeIfOther(FILES, listOf(before), writing);
      if (places.size === 0) await writeIfOther(PROGRESS, Buffer.from(`${moment}\n`), writing);
      // each before it is written: what a call that is broken off leaves is known to the next
      const names = await LinesAdded.to(join(folder, FILES));
      const done = await LinesAdded.to(join(folder, PROGRESS));
      const write = async (place: string, bytes: Buffer): Promise<void> => {
        written.add(place);
        await writeIfOther(place, bytes, { ...writing, before: () => names.add(place) });
        await done.add(place);
      };
      const goesOn = { folder: resolve(folder), places, onKept: (place: string) => void written.add(place) };
      const database = addressOf(options);
      const given = { write, base, keys, onProgress, address: database, goesOn, ...address, ...shards };
      const value = await writeStaticSite(office, given).finally(async () => {
        await names.close();
        await done.close();
      });
      for (const place of before) if (!written.has(place)) await rm(join(folder, place), { force: true });
      await writeIfOther(FILES, listOf(written), writing);
      await rm(join(folder, PROGRESS), { force: true });
      return { value, findings: [] };
    };
    return reportOutcome(options, work, (site, { words, say }) => [words.site(resolve(folder), site, say)]);
  });
}

/** What pages follow from: the ledger, the day, and the program. */
const momentOf = async ({ store, clock }: Office): Promise<string> => {
  const { hash } = await store.read((desk) => desk.head());
  return `${VERSION} ${new Date(clock()).toISOString().slice(0, 10)} ${hash}`;
};

/** Files that a call which was broken off has written for this moment; none where it was for another. */
async function writtenFor(folder: string, moment: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(folder, PROGRESS), 'utf8').catch(() => '');
  const [first, ...places] = text.split('\n');
  // the last line may not be whole
  return new Set(first === moment ? places.slice(0, -1) : []);
}

const listOf = (places: ReadonlySet<string>): Buffer =>
  Buffer.from(
    [...places]
      .sort()
      .map((place) => `${place}\n`)
      .join(''),
  );

interface Writing {
  readonly files: MadeFiles;
  readonly folder: string;
  /** What an earlier call wrote. */
  readonly own: ReadonlySet<string>;
  /** Just before a file is written. */
  readonly before?: () => Promise<void>;
}

/** What an earlier call wrote into the folder. A folder with anything else in it is not touched. */
async function writtenBefore(folder: string): Promise<ReadonlySet<string>> {
  try {
    const names = await readdir(folder);
    if (names.length === 0) return new Set();
    if (!names.includes(FILES)) {
      throw new Refusal(outputFinding('output.site-folder', { folder, other: names.sort()[0] as string }));
    }
    const places = (await readFile(join(folder, FILES), 'utf8')).split('\n').filter((place) => place !== '');
    return new Set(places.filter((place) => !place.split('/').includes('..') && !place.startsWith('/')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return new Set();
    // a file has the name
    if (code === 'ENOTDIR') throw new OutputError(folder, 'EEXIST');
    throw error instanceof Refusal ? error : failed(folder, error);
  }
}

/** Files of these kinds are replaced by the same kind only. */
const kindOf = (place: string): Guarded | undefined =>
  place.endsWith('.sig') ? 'signature' : place.endsWith('elobook-keys.json') ? 'public-keys' : undefined;

/** A file that is as it was is left alone, so that what copies the folder on sends only what has changed. */
async function writeIfOther(place: string, bytes: Buffer, { files, folder, own, before }: Writing): Promise<void> {
  const known = await files.bytesAt(place);
  if (known?.equals(bytes) === true) return;
  // somebody else's file in a folder of ours
  if (known !== undefined && !own.has(place))
    throw new Refusal(outputFinding('output.site-folder', { folder, other: place }));
  await before?.();
  if (known === undefined) await files.add(place, bytes);
  else await files.replace(place, bytes, kindOf(place));
}
