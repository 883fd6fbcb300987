/** One slip of the finger is forgiven, two are not. */
import { describe, expect, test } from 'vitest';
import { beginsWithSlip } from '../../engine/name-parts.ts';

describe('a word begins as asked', () => {
  test.each([
    ['kovacs', 'kovacs', 'as it is'],
    ['kova', 'kovacs', 'its beginning'],
    ['kvacs', 'kovacs', 'a letter too few'],
    ['kovvacs', 'kovacs', 'a letter too many'],
    ['kocacs', 'kovacs', 'a wrong letter'],
    ['kovcas', 'kovacs', 'two in each other’s place'],
    ['lovacs', 'kovacs', 'the first letter wrong'],
    ['ovacs', 'kovacs', 'the first letter left out'],
    ['kovacss', 'kovacs', 'one too many at the end'],
    ['kovav', 'kovacs', 'the last letter wrong while it is typed'],
  ])('%s for %s: %s', (asked, word) => expect(beginsWithSlip(asked, word)).toBe(true));
});

describe('a word does not', () => {
  test.each([
    ['kvaacs', 'kovacs', 'two slips'],
    ['kovacsss', 'kovacs', 'two too many'],
    ['kov', 'kav', 'three letters have to be right'],
    ['nagy', 'kovacs', 'another word'],
  ])('%s for %s: %s', (asked, word) => expect(beginsWithSlip(asked, word)).toBe(false));
});
