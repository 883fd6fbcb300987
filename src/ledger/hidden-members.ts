/**
 * What nobody is shown of an entry that anybody may read: its author, its ground, who is a minor, who decided. In the place of each stands a salted digest, as papers
 * have it: SHA-256 of 16 bytes and of the canonical JSON of what is hidden. The bytes follow from the salt of the entry, another sixteen for each
 * member, so that the office can show an auditor one of them and the others stay hidden.
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
  /** 32 digits: whoever has them and the value can work the digest out. */
  readonly salt: string;
  readonly digest: string;
}

const OF_DATA: readonly string[] = ['minors', 'decision'];

/** Members of the data that are not shown: the salt of the entry would open all that is hidden. */
export const isKeptBack = (member: string): boolean => member === 'salt' || OF_DATA.includes(member);

/** None of an entry of before, which has no salt, nor of one that hides nothing. */
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
