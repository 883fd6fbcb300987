/**
 * The members of a public entry that are not shown: its author, its ground, the minors, the names of those who decided.
 * Each is replaced by a salted digest, as for papers: SHA-256 of 16 bytes and of the canonical JSON of the value. The
 * 16 bytes are derived from the salt of the entry, different for each member, so that the office can show an auditor
 * one of them while the others stay hidden.
 */
import { createHmac } from 'node:crypto';
import { canonicalJson, type Json } from './canonical.ts';
import { isSalted, type EntryKind } from './entries.ts';
import { type Bytes, hexBytes, hexText } from './log/bytes.ts';
import { paperOf, SALT_LENGTH } from './papers.ts';

export interface HiddenMember {
  /** `author`, `ground`, or the name of a member of the data. */
  readonly member: string;
  readonly value: Json;
  /** 32 digits: with them and the value, the digest can be computed. */
  readonly salt: string;
  readonly digest: string;
}

const OF_DATA: readonly string[] = ['minors', 'decision'];

/** Members of the data that are never shown: the salt of the entry would reveal everything hidden. */
export const isNeverShown = (member: string): boolean => member === 'salt' || OF_DATA.includes(member);

/** None for an older entry without a salt, nor for one that hides nothing. */
export function hiddenMembers(text: string): readonly HiddenMember[] {
  const { kind, author, ground, data } = JSON.parse(text) as Readonly<Record<string, Json>> & {
    readonly kind: EntryKind;
    readonly data: Readonly<Record<string, Json>>;
  };
  const salt = typeof data['salt'] === 'string' ? hexBytes(data['salt']) : undefined;
  if (!isSalted(kind) || salt === undefined) return [];
  const hidden = Object.entries({ author, ground, ...Object.fromEntries(OF_DATA.map((name) => [name, data[name]])) });
  return hidden.flatMap(([member, value]) => (value === undefined ? [] : [hiddenMember(salt, member, value)]));
}

function hiddenMember(salt: Bytes, member: string, value: Json): HiddenMember {
  const own = createHmac('sha256', salt).update(member).digest().subarray(0, SALT_LENGTH);
  const { digest } = paperOf(new TextEncoder().encode(canonicalJson(value)), own);
  return { member, value, salt: hexText(own), digest };
}
