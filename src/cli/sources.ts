/** Where reports come from: files, folders with all that is below them, archives, standard input. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { archivedFiles, isListOfPlayers, isZip, type Limits, peeked, zipHoldsPlayers } from '../engine/index.ts';
import { type FileBytes, chunksOf, systemProblem, readBytes, unreadableFile } from './input.ts';

/** The bytes of a list of players, as they come. */
export type Players = AsyncGenerator<Uint8Array>;

/** One report, a list of players, or why it cannot be had. Files of archives are named `archive.zip/report.trf`. */
export type InputSource = (
  | (FileBytes & { readonly players?: never })
  | { readonly players: Players; readonly bytes?: never; readonly fault?: never }
) & { readonly name: string };

/** Every file of what was named, in the order of names. */
export async function filesOf(names: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const name of names) {
    if (name === '-' || !(await isFolder(name))) files.push(name);
    else {
      const entries = await readdir(name, { recursive: true, withFileTypes: true });
      const below = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      // an empty folder is reported as what it is
      files.push(...(below.length === 0 ? [name] : below.sort()));
    }
  }
  return files;
}

async function isFolder(name: string): Promise<boolean> {
  try {
    return (await stat(name)).isDirectory();
  } catch {
    return false;
  }
}

/** Each is opened only once: what has come out of a pipe does not come again. */
export async function* sourcesOf(files: readonly string[], limits: Limits): AsyncGenerator<InputSource> {
  for (const name of files) {
    try {
      const { beginning, all } = await peeked(chunksOf(name));
      if (isZip(beginning)) {
        if (await isZippedList(name, limits)) yield { name, players: all };
        else yield* archive(name, all, limits);
      } else if (isListOfPlayers(beginning)) yield { name, players: all };
      else yield { name, ...(await readBytes(name, all, limits.reportBytes)) };
    } catch (error) {
      yield { name, fault: unreadableFile(name, systemProblem(error)) };
    }
  }
}

/** A list may be larger than any report, and then it must not be unpacked at once. A pipe cannot be looked at twice. */
async function isZippedList(name: string, limits: Limits): Promise<boolean> {
  return name !== '-' && (await stat(name)).isFile() && zipHoldsPlayers(chunksOf(name), limits);
}

async function* archive(name: string, chunks: AsyncIterable<Uint8Array>, limits: Limits): AsyncGenerator<InputSource> {
  for await (const file of archivedFiles(name, chunks, limits)) {
    if (file.kind === 'fault') yield { name: file.name, fault: file.fault };
    else if (file.kind === 'report') yield { name: file.name, bytes: file.bytes };
    else yield { name: file.name, players: generatorOf(file.chunks()) };
  }
}

async function* generatorOf(chunks: AsyncIterable<Uint8Array>): Players {
  yield* chunks;
}

/** How far long work is, on a terminal only; a pipe stays silent. */
export class Progress {
  readonly #total: number;
  #done = 0;
  #shown = false;

  constructor(total: number) {
    this.#total = total;
  }

  step(): void {
    this.#done += 1;
    if (process.stderr.isTTY !== true || this.#total < 2) return;
    this.#shown = true;
    process.stderr.write(`\r${this.#done} / ${this.#total}`);
  }

  end(): void {
    if (this.#shown) process.stderr.write('\r\u001b[K');
  }
}

/** How many players of a long list have gone by, on a terminal only. */
export class Counter {
  #count = 0;
  #shown = 0;

  add(count: number): void {
    this.#count += count;
    if (process.stderr.isTTY !== true || this.#count - this.#shown < 10_000) return;
    this.#shown = this.#count;
    process.stderr.write(`\r${this.#count}`);
  }

  end(): void {
    if (this.#shown > 0) process.stderr.write('\r\u001b[K');
  }
}
