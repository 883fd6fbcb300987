/** Files and standard input. What cannot be read becomes a finding. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Finding } from '../engine/index.ts';
import type { InputProblem } from '../explain/office-findings.ts';
import { UsageError } from './exit.ts';

/** The text of a document, or why it cannot be read. */
export type FileText =
  | { readonly text: string; readonly fault?: never }
  | { readonly text?: never; readonly fault: Finding };

/** The bytes of a file, or why there are none. */
export type FileBytes =
  | { readonly bytes: Uint8Array; readonly fault?: never }
  | { readonly bytes?: never; readonly fault: Finding };

const STANDARD_INPUT = '-';

/** `-` is standard input; so is no argument if something is piped in. */
export function inputNames(files: readonly string[]): readonly string[] {
  if (files.length === 0 && process.stdin.isTTY === true) throw new UsageError((words) => words.input.none);
  if (files.filter((name) => name === STANDARD_INPUT).length > 1) {
    throw new UsageError((words) => words.input.twice);
  }
  return files.length === 0 ? [STANDARD_INPUT] : files;
}

/** A file whose size is known to be too large is not read at all; one without a known size, such as a pipe, is read up to the limit. */
export async function readBytes(name: string, chunks: AsyncIterable<Uint8Array>, limit: number): Promise<FileBytes> {
  const held = new HeldBytes(name, limit);
  try {
    const size = name === STANDARD_INPUT ? 0 : (await stat(name)).size;
    if (size > limit) return { fault: tooLarge(name, size, limit) };
    for await (const chunk of chunks) {
      held.add(chunk);
      if (held.isTooLarge) break;
    }
    return held.bytes();
  } catch (error) {
    return { fault: unreadableFile(name, systemProblem(error)) };
  }
}

/** Documents are UTF-8; a byte that is not is reported, never replaced. */
function textOf(bytes: Uint8Array, name: string): FileText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { fault: unreadableFile(name, 'not-text') };
  }
}

const NEWLINE = 0x0a;

/** The lines of a stream as they arrive, without their ends; a line that cannot be read is an error in its place. */
export async function* streamLines(name: string, limit: number): AsyncGenerator<readonly FileText[]> {
  let held = new HeldBytes(name, limit);
  try {
    for await (const chunk of chunksOf(name)) {
      const lines: FileText[] = [];
      let from = 0;
      for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
        held.add(chunk.subarray(from, to));
        lines.push(withoutReturn(held.content()));
        held = new HeldBytes(name, limit);
        from = to + 1;
      }
      held.add(chunk.subarray(from));
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    yield [{ fault: unreadableFile(name, systemProblem(error)) }];
    return;
  }
  if (!held.isEmpty) yield [withoutReturn(held.content())];
}

/** Some systems end a line with two characters. */
const withoutReturn = (line: FileText): FileText =>
  line.text?.endsWith('\r') === true ? { text: line.text.slice(0, -1) } : line;

export const chunksOf = (name: string): AsyncIterable<Buffer> =>
  name === STANDARD_INPUT ? process.stdin : createReadStream(name);

/** The bytes of a document under way; beyond the limit they are only counted. */
class HeldBytes {
  readonly #name: string;
  readonly #limit: number;
  #pieces: Uint8Array[] = [];
  #size = 0;

  constructor(name: string, limit: number) {
    this.#name = name;
    this.#limit = limit;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  get isTooLarge(): boolean {
    return this.#size > this.#limit;
  }

  add(piece: Uint8Array): void {
    this.#size += piece.length;
    if (this.isTooLarge) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  bytes(): FileBytes {
    return this.isTooLarge
      ? { fault: tooLarge(this.#name, this.#size, this.#limit) }
      : { bytes: Buffer.concat(this.#pieces) };
  }

  content(): FileText {
    const { bytes, fault } = this.bytes();
    return fault === undefined ? textOf(bytes, this.#name) : { fault };
  }
}

/** A file that could be opened, and then could not be read to its end. */
export class Unread extends Error {}

/** The bytes of a file for a verb, which is to hear of ours alone. */
export async function* bytesOf(name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* chunksOf(name);
  } catch (error) {
    throw new Unread(systemProblem(error));
  }
}

const PROBLEMS: Readonly<Record<string, InputProblem>> = {
  ENOENT: 'no-file',
  ENOTDIR: 'no-file',
  EISDIR: 'folder',
  EACCES: 'denied',
};

/** Why it cannot be read, otherwise the system's code; an error that is not the system's is our own. */
export function systemProblem(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return PROBLEMS[code] ?? code;
}

export const unreadableFile = (file: string, problem: string): Finding => ({
  code: 'file.unreadable',
  weight: 'refuse',
  at: { file },
  facts: { file, problem },
});

const tooLarge = (file: string, bytes: number, limit: number): Finding => ({
  code: 'file.too-large',
  weight: 'refuse',
  at: { file },
  facts: { file, bytes, limit },
});

/** Findings with the file they are about. */
export const withFile = (findings: readonly Finding[], file: string | undefined): readonly Finding[] =>
  file === undefined ? findings : findings.map((finding) => ({ ...finding, at: { file, ...finding.at } }));

/** All of a small file, or why it cannot be read. */
export async function wholeFile(file: string): Promise<{ readonly bytes?: Uint8Array; readonly fault?: Finding }> {
  try {
    const chunks = [];
    for await (const chunk of chunksOf(file)) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks) };
  } catch (error) {
    return { fault: unreadableFile(file, systemProblem(error)) };
  }
}
