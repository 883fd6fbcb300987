/**
 * The chain: each entry is a canonical JSON text that contains the hash of the text before it, so that no past byte can
 * change without changing every later hash. docs/ledger.md describes it for independent checks.
 */
import { hash } from 'node:crypto';
import { parseDay } from '../core/dates.ts';
import type { Finding } from '../core/finding.ts';
import { canonicalJson, type Json, readCanonical } from './canonical.ts';

export interface Entry<K extends string = string, D = unknown> {
  /** From 1, without gaps. */
  readonly no: number;
  /** UTC with milliseconds: `2024-06-01T08:30:00.000Z`. Never earlier than the entry before. */
  readonly time: string;
  readonly author: string;
  readonly ground?: string;
  readonly kind: K;
  /** Hash of the entry before; of the first, `ORIGIN_HASH`. */
  readonly prev: string;
  readonly data: D;
}

/** In canonical order. */
const MEMBERS = ['author', 'data', 'ground', 'kind', 'no', 'prev', 'time'] as const satisfies readonly (keyof Entry)[];
type Member = (typeof MEMBERS)[number];

/** Of the entry before the first. */
export const ORIGIN_HASH = '0'.repeat(64);

/** The last entry of a chain. */
export interface Head {
  readonly no: number;
  readonly hash: string;
  /** Empty before the first entry, so that it sorts before every time. */
  readonly time: string;
}

/** The head of a chain without entries. */
export const CHAIN_START: Head = { no: 0, hash: ORIGIN_HASH, time: '' };

/**
 * What the caller supplies for an entry; the number, the hash of the entry before and, after a clock went back, the
 * time come from the head.
 */
export type EntryFields<K extends string = string, D = unknown> = Omit<Entry<K, D>, 'no' | 'prev'>;

export interface LedgerFindings {
  /** `field`: the member that is missing, of the wrong type or unknown; null where the text is no entry at all. */
  'ledger.unreadable': { entry: number; field: string | null };
  /** `byte`: the first that differs from the canonical form, counted from 1. */
  'ledger.not-canonical': { entry: number; byte: number };
  'ledger.wrong-number': { entry: number; seen: number };
  'ledger.wrong-prev': { entry: number; seen: string; expected: string };
  'ledger.time-backwards': { entry: number; seen: string; previous: string };
  /** The hash stored with the entry is not that of its text. */
  'ledger.wrong-hash': { entry: number; seen: string; expected: string };
  /** The chain is valid, but does not end where its head says. */
  'ledger.wrong-head': { entry: number; seen: string; expectedEntry: number; expected: string };
}
export type LedgerCode = keyof LedgerFindings;
export type LedgerFault = Finding<LedgerCode>;

const fault = <C extends LedgerCode>(code: C, facts: LedgerFindings[C]): LedgerFault => ({
  code,
  weight: 'refuse',
  facts,
});

export const isFault = (answer: object): answer is LedgerFault => 'code' in answer;

export const entryText = (entry: Entry): string => canonicalJson(entry as unknown as Json);

/** SHA-256 of the text's UTF-8 bytes, in hexadecimal. */
export const hashOf = (text: string): string => hash('sha256', text);

export interface Link<K extends string = string, D = unknown> {
  readonly entry: Entry<K, D>;
  readonly hash: string;
}

/** The entry that follows the head. If the clock went back, the entry takes the time of the one before. */
export function nextEntry<K extends string, D>(
  head: Head,
  { time, author, ground, kind, data }: EntryFields<K, D>,
): Link<K, D> & { readonly text: string } {
  if (!isTime(time)) throw new RangeError('the time of an entry is UTC with milliseconds');
  const entry: Entry<K, D> = {
    author,
    data,
    ...(ground === undefined ? {} : { ground }),
    kind,
    no: head.no + 1,
    prev: head.hash,
    time: time < head.time ? head.time : time,
  };
  const text = entryText(entry);
  return { entry, text, hash: hashOf(text) };
}

/** Author, time and ground: what the entries of one write share. */
export type EntryFrame = Pick<Entry, 'time' | 'author' | 'ground'>;

/** Like `nextEntry`, for data whose canonical text is known. */
export function nextText(
  head: Head,
  { time, author, ground }: EntryFrame,
  kind: string,
  data: string,
): Head & { readonly text: string } {
  if (!isTime(time)) throw new RangeError('the time of an entry is UTC with milliseconds');
  const [no, at] = [head.no + 1, time < head.time ? head.time : time];
  const why = ground === undefined ? '' : `"ground":${canonicalJson(ground)},`;
  const who = canonicalJson(author);
  const text = `{"author":${who},"data":${data},${why}"kind":"${kind}","no":${no},"prev":"${head.hash}","time":"${at}"}`;
  return { no, hash: hashOf(text), time: at, text };
}

/** The head after an entry. */
export const headAfter = ({ entry, hash }: Link): Head => ({ no: entry.no, hash, time: entry.time });

const TIME = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** UTC with milliseconds, on a day that exists. */
export function isTime(value: unknown): value is string {
  const found = typeof value === 'string' ? TIME.exec(value) : null;
  return found !== null && parseDay(found[1] as string) !== undefined;
}

const isWords = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** What each member must be, regardless of its place in the chain. */
const IS_SOUND: Readonly<Record<Member, (value: unknown) => boolean>> = {
  author: isWords,
  data: (value) => value !== undefined,
  ground: (value) => value === undefined || isWords(value),
  kind: isWords,
  no: Number.isSafeInteger,
  prev: isWords,
  time: isTime,
};

const isMember = (name: string): name is Member => (MEMBERS as readonly string[]).includes(name);

/** The first invalid member, or null where the value is no object. */
function unsoundMember(value: Json): string | null | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const object = value as Readonly<Record<string, unknown>>;
  return MEMBERS.find((name) => !IS_SOUND[name](object[name])) ?? Object.keys(object).find((name) => !isMember(name));
}

/** Whether the text is the entry that follows the head: either the entry with its hash, or what is wrong. */
export function checkLink(head: Head, text: string): Link | LedgerFault {
  const no = head.no + 1;
  const reading = readCanonical(text);
  if (reading === undefined) return fault('ledger.unreadable', { entry: no, field: null });
  const field = unsoundMember(reading.value);
  if (field !== undefined) return fault('ledger.unreadable', { entry: no, field });
  if (!reading.isCanonical) {
    return fault('ledger.not-canonical', { entry: no, byte: (reading.differsAt as number) + 1 });
  }
  const entry = reading.value as unknown as Entry;
  if (entry.no !== no) return fault('ledger.wrong-number', { entry: no, seen: entry.no });
  if (entry.prev !== head.hash) {
    return fault('ledger.wrong-prev', { entry: no, seen: entry.prev, expected: head.hash });
  }
  if (entry.time < head.time) {
    return fault('ledger.time-backwards', { entry: no, seen: entry.time, previous: head.time });
  }
  return { entry, hash: hashOf(text) };
}

/** What a store holds of an entry: its text, number and hash. */
export interface StoredText {
  readonly no: number;
  readonly text: string;
  readonly hash: string;
}

export interface CheckedChain {
  /** The last valid entry. */
  readonly head: Head;
  /** What is wrong with the next one. */
  readonly fault?: LedgerFault;
}

/** Follows the chain from `from` to the first entry that is not valid. */
export async function checkChain(
  entries: AsyncIterable<StoredText> | Iterable<StoredText>,
  from: Head = CHAIN_START,
): Promise<CheckedChain> {
  let head = from;
  for await (const kept of entries) {
    const answer = checkKept(head, kept);
    if (isFault(answer)) return { head, fault: answer };
    head = headAfter(answer);
  }
  return { head };
}

/** Like `checkLink`, and also checks the number and hash stored with the text. */
export function checkKept(head: Head, { no, text, hash }: StoredText): Link | LedgerFault {
  if (no !== head.no + 1) return fault('ledger.wrong-number', { entry: head.no + 1, seen: no });
  const answer = checkLink(head, text);
  if (!isFault(answer) && answer.hash !== hash) {
    return fault('ledger.wrong-hash', { entry: no, seen: hash, expected: answer.hash });
  }
  return answer;
}

type EndOfChain = Pick<Head, 'no' | 'hash'>;

/**
 * Whether a valid chain ends at a head that was recorded elsewhere; otherwise its last entries are missing or have been
 * replaced.
 */
export const checkHead = (head: EndOfChain, expected: EndOfChain): LedgerFault | undefined =>
  head.no === expected.no && head.hash === expected.hash
    ? undefined
    : fault('ledger.wrong-head', {
        entry: head.no,
        seen: head.hash,
        expectedEntry: expected.no,
        expected: expected.hash,
      });
