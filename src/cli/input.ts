/** Files and standard input. What cannot be read becomes a finding. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Finding } from '../office/index.ts';
import { UsageError } from './exit.ts';

/** A document, or a line of many, is at most this large. */
export const MAX_BYTES = 64 * 1024 * 1024;

export interface Input {
  /** As given on the command line; undefined for standard input. */
  readonly file?: string;
  readonly text?: string;
  readonly fault?: Finding;
}

/** `-` is standard input; so is nothing at all, where something is piped in. */
export function namesOf(files: readonly string[]): readonly string[] {
  if (files.length > 0) return files;
  if (process.stdin.isTTY === true) throw new UsageError('name a file, or - for standard input');
  return ['-'];
}

export async function readInput(name: string): Promise<Input> {
  if (name === '-') return readStandardInput();
  try {
    const { size } = await stat(name);
    if (size > MAX_BYTES) return { file: name, fault: tooLarge(name, size) };
    return { file: name, ...decoded(await readFile(name), name) };
  } catch (error) {
    return { file: name, fault: unreadable(name, problemOf(error)) };
  }
}

async function readStandardInput(): Promise<Input> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return { fault: tooLarge('-', size) };
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks), '-');
}

/** Documents are UTF-8; a byte that is not is told, never replaced. */
function decoded(bytes: Buffer, name: string): Pick<Input, 'text' | 'fault'> {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { fault: unreadable(name, 'not UTF-8 text') };
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'a folder, not a file',
  EACCES: 'no permission to read it',
};

const problemOf = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return PROBLEMS[code] ?? code;
};

const unreadable = (file: string, problem: string): Finding => ({
  code: 'file.unreadable',
  weight: 'refuse',
  at: { file },
  facts: { file, problem },
});

const tooLarge = (file: string, bytes: number): Finding => ({
  code: 'file.too-large',
  weight: 'refuse',
  at: { file },
  facts: { file, bytes, limit: MAX_BYTES },
});

/** The lines of a stream as they come, without their ends; a line beyond the limit is a finding in its place. */
export async function* linesOf(name: string): AsyncGenerator<readonly (string | Finding)[]> {
  const stream: Readable = name === '-' ? process.stdin : createReadStream(name);
  stream.setEncoding('utf8');
  let rest = '';
  let skipped = 0;
  try {
    for await (const chunk of stream as AsyncIterable<string>) {
      const pieces = (rest + chunk).split('\n');
      rest = pieces.pop() as string;
      const lines: (string | Finding)[] = pieces;
      if (skipped > 0 && lines.length > 0) {
        lines[0] = tooLarge(name, skipped + (lines[0] as string).length);
        skipped = 0;
      }
      if (rest.length > MAX_BYTES) {
        skipped += rest.length;
        rest = '';
      }
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    yield [unreadable(name, problemOf(error))];
    return;
  }
  if (skipped > 0) yield [tooLarge(name, skipped + rest.length)];
  else if (rest !== '') yield [rest];
}
