/**
 * The lines of an export (docs/ledger.md): each paper before the entry that names it, each entry as its canonical text, and the end,
 * with the head and the SHA-256 of all lines before it.
 */
import { createHash } from 'node:crypto';
import { canonicalJson, type Json, readCanonical } from '../ledger/canonical.ts';
import { checkPaper } from '../ledger/papers.ts';
import { type Paper, type PaperKind, PAPERS } from '../ledger/store.ts';

/** Everything in an entry that may be the digest of a paper. */
const DIGEST = /"([0-9a-f]{64})"/g;

/** The digests that an entry's text names, in their order, each once. */
export const digestsIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(DIGEST), (found) => found[1] as string));

const UTF_8 = { fatal: true, ignoreBOM: true } as const;

/** The text, if the bytes are one. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', UTF_8).decode(bytes);
  } catch {
    return undefined;
  }
}

/** As text if it is one: it can be read, and packs better. */
export function paperLine({ digest, kind, of, salt, content }: Paper): string {
  const text = utf8Text(content);
  return canonicalJson({
    ...(text === undefined ? { base64: base64(content) } : { text }),
    kind,
    of,
    paper: digest,
    salt: hex(salt),
  });
}

/** The paper of a line, if it is one and is whole. */
export function readPaper(line: string): Paper | undefined {
  const reading = readCanonical(line);
  if (reading?.isCanonical !== true) return undefined;
  const value = reading.value as Readonly<Record<string, Json>>;
  if (
    Object.keys(value)
      .filter((name) => name !== 'base64' && name !== 'text')
      .join() !== 'kind,of,paper,salt'
  ) {
    return undefined;
  }
  const { kind, of, paper: digest, salt: given } = value;
  const [content, salt] = [contentOf(value), typeof given === 'string' ? unhex(given) : undefined];
  if (content === undefined || salt === undefined || typeof digest !== 'string') return undefined;
  if (!isPaperKind(kind) || !isNumber(of) || !checkPaper({ content, salt }, digest)) return undefined;
  const paper: Paper = { digest, kind, of, salt, content };
  return kind === 'report' ? { ...paper, sha256: createHash('sha256').update(content).digest('hex') } : paper;
}

const isPaperKind = (value: Json | undefined): value is PaperKind => (PAPERS as readonly unknown[]).includes(value);
const isNumber = (value: Json | undefined): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** One of the two, and in the form that the bytes have. */
function contentOf({ text, base64: packed }: Readonly<Record<string, Json>>): Uint8Array | undefined {
  if (typeof text === 'string' && packed === undefined) return new TextEncoder().encode(text);
  if (typeof packed !== 'string' || text !== undefined) return undefined;
  const content = unbase64(packed);
  return content !== undefined && utf8Text(content) === undefined ? content : undefined;
}

export interface EndRecord {
  readonly no: number;
  readonly hash: string;
  /** The hash of all lines before, with their ends. */
  readonly sha256: string;
}

export const endLine = ({ no, hash, sha256 }: EndRecord): string => canonicalJson({ hash, no, sha256 });

const END = /^\{"hash":"([0-9a-f]{64})","no":(0|[1-9][0-9]{0,15}),"sha256":"([0-9a-f]{64})"\}$/;

export function readEnd(line: string): EndRecord | undefined {
  const [, hash, no, sha256] = END.exec(line) ?? [];
  return hash === undefined ? undefined : { hash, no: Number(no), sha256: sha256 as string };
}

/** By its first member, which canonical form determines. */
export function lineKind(line: string): 'entry' | 'paper' | 'end' | undefined {
  if (line.startsWith('{"author":')) return 'entry';
  if (line.startsWith('{"hash":')) return 'end';
  return line.startsWith('{"kind":') || line.startsWith('{"base64":') ? 'paper' : undefined;
}

export interface ExportLine {
  /** Counted from 1. */
  readonly line: number;
  readonly bytes: Uint8Array;
  /** Whether a line end follows. */
  readonly isEnded: boolean;
}

const NEWLINE = 10;

/** The lines of a text as a stream. A line that is longer than `longest` ends there. */
export async function* exportLines(chunks: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<ExportLine> {
  let line = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  const taken = (isEnded: boolean): ExportLine => {
    const [bytes, first] = [new Uint8Array(length), line];
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    parts = [];
    length = 0;
    line += 1;
    return { line: first, bytes, isEnded };
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      parts.push(chunk.subarray(from, to));
      length += to - from;
      from = to + 1;
      yield taken(true);
    }
    parts.push(chunk.slice(from));
    length += chunk.length - from;
    if (length > longest) yield taken(false);
  }
  if (length > 0) yield taken(false);
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const unhex = (text: string): Uint8Array | undefined =>
  /^(?:[0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))
    : undefined;

/** Characters at once: a call takes only a limited number of arguments. */
const AT_ONCE = 8192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
}

/** Only as `base64` writes it. */
function unbase64(text: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return base64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
