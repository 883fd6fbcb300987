/** Files as people give them: a report, a list of players, or an archive of such files. What cannot be had is a fault in its place. */
import type { Finding } from '../core/finding.ts';
import { officeFileOf } from '../formats/foreign.ts';
import { type Limits, LIMITS } from '../formats/limits.ts';
import { isZip, unpackedFiles } from '../formats/zip.ts';
import { isListOfPlayers, peeked, zipHoldsPlayers } from './player-lists.ts';

/** A report is read whole, a list of players is streamed. Files in archives are named `archive.zip/report.trf`. */
export type GivenFile = { readonly name: string } & (
  | { readonly kind: 'report'; readonly bytes: Uint8Array }
  | { readonly kind: 'players'; readonly chunks: () => AsyncIterable<Uint8Array> }
  | { readonly kind: 'fault'; readonly fault: Finding }
);

/** Bytes that can be read more than once, such as a file that was dropped on a page. */
export interface GivenBytes {
  readonly name: string;
  readonly size: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** The contents of a given file: the file itself, or the files in it if it is an archive. */
export async function* givenFiles(given: GivenBytes, limits: Limits = LIMITS): AsyncGenerator<GivenFile> {
  const { name, size, chunks } = given;
  const { beginning, all } = await peeked(chunks());
  try {
    if (isZip(beginning)) {
      // a list may be larger than any report, and then it must not be unpacked at once
      if (await zipHoldsPlayers(chunks(), limits)) yield { name, kind: 'players', chunks };
      else yield* archivedFiles(name, all, limits);
    } else if (isListOfPlayers(beginning)) yield { name, kind: 'players', chunks };
    else if (size > limits.reportBytes) yield { name, kind: 'fault', fault: tooLargeFile(given, limits) };
    else yield { name, kind: 'report', bytes: await wholeOf(all) };
  } finally {
    await all.return(undefined);
  }
}

/** The files of an archive; an archive within it is not opened, and the file of an office program is one. */
export async function* archivedFiles(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  limits: Limits,
): AsyncGenerator<GivenFile> {
  for await (const { name: entry, bytes, findings } of unpackedFiles(chunks, limits)) {
    if (entry?.endsWith('/') === true) continue;
    const program = entry === undefined ? undefined : officeFileOf(entry, bytes ?? NOTHING, name);
    if (program !== undefined) {
      yield { name, kind: 'fault', fault: refusalOf('file.other-program', name, { program }) };
      return;
    }
    const inside = entry === undefined ? name : `${name}/${entry}`;
    if (bytes === undefined) {
      for (const fault of findings) {
        yield { name: inside, kind: 'fault', fault: { ...(fault as Finding), at: { file: inside } } };
      }
    } else if (isZip(bytes)) {
      yield { name: inside, kind: 'fault', fault: refusalOf('file.archive-inside', inside, {}) };
    } else if (isListOfPlayers(bytes)) yield { name: inside, kind: 'players', chunks: () => once(bytes) };
    else yield { name: inside, kind: 'report', bytes };
  }
}

const NOTHING = new Uint8Array(0);

const refusalOf = (code: string, file: string, facts: Finding['facts']): Finding => ({
  code,
  weight: 'refuse',
  at: { file },
  facts,
});

const tooLargeFile = ({ name, size }: GivenBytes, { reportBytes }: Limits): Finding =>
  refusalOf('file.too-large', name, { file: name, bytes: size, limit: reportBytes });

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Reads everything, whatever size was reported before: a file may change while it is read. */
async function wholeOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
