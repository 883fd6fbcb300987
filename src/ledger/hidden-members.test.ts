import { expect, test } from 'vitest';
import { canonicalBytes } from './canonical.ts';
import { entryText, ORIGIN_HASH } from './chain.ts';
import type { EntryKind } from './entries.ts';
import { hiddenMembers } from './hidden-members.ts';
import { checkPaper } from './papers.ts';

const SALT = '000102030405060708090a0b0c0d0e0f';
/** Worked out by another program: HMAC-SHA-256 of the member's name under the salt, and SHA-256 of its first half and the text. */
const AUTHOR = ['d9b4922fa5866f6fa31af2aa29cefaaf', '20ce77d291a3388a0c65f278339800d4d08b0f42adaf08b869baffbf21b3b5b4'];
const MINORS = { e7: ['4hphbna'] };
const textOf = (kind: EntryKind, data: object, ground?: string): string =>
  entryText({
    no: 12,
    time: '2026-11-18T10:00:00.000Z',
    author: 'Kiss Anna',
    ...(ground === undefined ? {} : { ground }),
    kind,
    prev: ORIGIN_HASH,
    data,
  });

test('author, ground, minors and decision of a public entry each have a salted digest of their own', () => {
  const list = hiddenMembers(textOf('list.published', { pool: 'fide', minors: MINORS, salt: SALT }, 'letter'));
  expect(list.map(({ member, value }) => [member, value])).toEqual([
    ['author', 'Kiss Anna'],
    ['ground', 'letter'],
    ['minors', MINORS],
  ]);
  const pool = hiddenMembers(textOf('pool.adjusted', { decision: { by: 'council' }, salt: SALT }));
  expect(pool.map(({ member }) => member)).toEqual(['author', 'decision']);
  expect(new Set([...list, ...pool].map(({ digest }) => digest)).size).toBe(4);
});

test('whoever is given a value and its salt can work the digest out, and learns no other salt', () => {
  const list = hiddenMembers(textOf('list.published', { minors: MINORS, salt: SALT }, 'letter'));
  expect(new Set([SALT, ...list.map(({ salt }) => salt)]).size).toBe(4);
  for (const { value, salt, digest } of list) {
    const bytes = Uint8Array.from(Buffer.from(salt, 'hex'));
    expect(checkPaper({ content: canonicalBytes(value), salt: bytes }, digest)).toBe(true);
    expect(checkPaper({ content: canonicalBytes('Kis Anna'), salt: bytes }, digest)).toBe(false);
  }
  const [author] = hiddenMembers(textOf('pool.reopened', { pool: 'fide', salt: SALT }));
  expect([author?.salt, author?.digest]).toEqual(AUTHOR);
});

test('an entry without a salt has no digests, nor has one of a kind that is not public', () => {
  expect(hiddenMembers(textOf('pool.opened', { pool: 'fide' }))).toEqual([]);
  expect(hiddenMembers(textOf('event.accepted', { salt: SALT }))).toEqual([]);
});
