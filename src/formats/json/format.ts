/** The neutral JSON document as one report format among the others. */
import type { Finding } from '../../core/finding.ts';
import { decode, guessEncoding, hasMark } from '../encoding.ts';
import type { ReadOptions, ReadReport, ReportFormat } from '../format.ts';
import type { Limits } from '../limits.ts';
import { isPeriodReport, parseJson, readDocument, withLines } from './read.ts';
import { writeReport } from './write.ts';

const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const BRACE = 0x7b;
const BACKSLASH = 0x5c;

/** A document is an object, and no other format begins with a brace; RTF does, with a backslash after it. */
function recognises(bytes: Uint8Array): boolean {
  let at = hasMark(bytes) ? 3 : 0;
  while (BLANKS.has(bytes[at] as number)) at += 1;
  return bytes[at] === BRACE && bytes[at + 1] !== BACKSLASH;
}

type Beyond = 'json.too-large' | 'json.too-many-players' | 'json.too-many-rounds';

const beyond = (code: Beyond, facts: Finding['facts']): ReadReport => ({
  findings: [{ code, weight: 'refuse', at: { path: '$' }, facts }],
});

function read(bytes: Uint8Array, { encoding, limits }: ReadOptions): ReadReport {
  if (bytes.length > limits.reportBytes) {
    return beyond('json.too-large', { bytes: bytes.length, limit: limits.reportBytes });
  }
  const { text, findings } = textOf(bytes, encoding);
  const { findings: found, ...document } = readText(text, limits);
  return { ...document, findings: [...findings, ...found] };
}

/** A document that is already text. */
export function readText(text: string, limits: Limits): ReadReport {
  const parsed = parseJson(text);
  if (!('value' in parsed)) return { findings: parsed.findings };
  const players = mostPlayers(parsed.value);
  if (players > limits.players) return beyond('json.too-many-players', { players, limit: limits.players });
  const rounds = mostRounds(parsed.value);
  if (rounds > limits.rounds) return beyond('json.too-many-rounds', { rounds, limit: limits.rounds });
  const { document, findings: found } = readDocument(parsed.value);
  const findings = [...parsed.findings, ...withLines(found, text)];
  if (document === undefined) return { findings };
  return isPeriodReport(document) ? { period: document, findings } : { report: document, findings };
}

interface Decoded {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** JSON is UTF-8; a file that an editor saved in another encoding is read all the same, with a note. */
function textOf(bytes: Uint8Array, asked: ReadOptions['encoding']): Decoded {
  const guess = guessEncoding(bytes);
  const encoding = asked ?? guess.encoding;
  const text = decode(bytes, { encoding, mark: guess.mark });
  const lost = encoding === 'utf-8' ? signsIn(text) - signsIn(bytes) : 0;
  const findings: Finding[] = [];
  if (asked === undefined && encoding !== 'utf-8') {
    findings.push({ code: 'encoding.guessed', weight: 'note', facts: { encoding, bytes: guess.foreign } });
  }
  if (lost > 0) findings.push({ code: 'encoding.damaged', weight: 'warn', facts: { encoding, bytes: lost } });
  return { text, findings };
}

const SIGN = 0xfffd;
const SIGN_BYTES = [0xef, 0xbf, 0xbd];

/** Replacement characters: those in the text that were in the file are no loss. The other encodings have none. */
function signsIn(written: string | Uint8Array): number {
  let count = 0;
  for (let at = 0; at < written.length; at += 1) {
    const isSign =
      typeof written === 'string'
        ? written.charCodeAt(at) === SIGN
        : SIGN_BYTES.every((byte, index) => written[at + index] === byte);
    if (isSign) count += 1;
  }
  return count;
}

/** The players and rounds of the largest event: checked before anything is built from them. */
function mostPlayers(value: unknown): number {
  const { players, period } = (value ?? {}) as { readonly players?: unknown; readonly period?: unknown };
  const own = Array.isArray(players) ? players.length : 0;
  return Array.isArray(period) ? period.reduce<number>((most, each) => Math.max(most, mostPlayers(each)), own) : own;
}

/** The last round in any event; the reader reports invalid round numbers. */
function mostRounds(value: unknown): number {
  const { event, games, period } = (value ?? {}) as Readonly<Record<'event' | 'games' | 'period', unknown>>;
  let most = roundIn(event);
  for (const game of Array.isArray(games) ? (games as unknown[]) : []) most = Math.max(most, roundIn(game));
  for (const each of Array.isArray(period) ? (period as unknown[]) : []) most = Math.max(most, mostRounds(each));
  return most;
}

function roundIn(value: unknown): number {
  const { round, rounds = round } = (value ?? {}) as { readonly round?: unknown; readonly rounds?: unknown };
  return Number.isInteger(rounds) && (rounds as number) <= READABLE_ROUNDS ? (rounds as number) : 0;
}

const READABLE_ROUNDS = 10_000;

export const JSON_FORMAT: ReportFormat = { id: 'json', recognises, read, write: writeReport };
