/** Where reports come from: files, folders with all that is below them, archives, standard input. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, isZip, LIMITS, unpackedFiles } from '../office/index.ts';
import { type Bytes, readBytes } from './input.ts';

/** One report, or why it cannot be had. Files of archives are named `archive.zip/report.trf`. */
export type Source = Bytes & { readonly name: string };

const ZIP_BEGINNING = 4;

/** Every file of what was named, in the order of names. */
export async function filesOf(names: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const name of names) {
    if (name === '-' || !(await isFolder(name))) files.push(name);
    else {
      const entries = await readdir(name, { recursive: true, withFileTypes: true });
      const below = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      // an empty folder is told as what it is
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

export async function* sourcesOf(files: readonly string[]): AsyncGenerator<Source> {
  for (const name of files) {
    if (name !== '-' && (await beginsLikeZip(name))) yield* archive(name);
    else yield { name, ...(await readBytes(name)) };
  }
}

async function beginsLikeZip(name: string): Promise<boolean> {
  try {
    for await (const chunk of createReadStream(name, { end: ZIP_BEGINNING - 1 }) as AsyncIterable<Buffer>) {
      return isZip(chunk);
    }
  } catch {
    // that it cannot be read is told where it is read
  }
  return false;
}

async function* archive(name: string): AsyncGenerator<Source> {
  for await (const { name: entry, bytes, findings } of unpackedFiles(createReadStream(name), LIMITS)) {
    if (entry?.endsWith('/') === true) continue;
    const inside = entry === undefined ? name : `${name}/${entry}`;
    if (bytes !== undefined) yield { name: inside, bytes };
    else for (const fault of findings) yield { name: inside, fault: { ...(fault as Finding), at: { file: inside } } };
  }
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
