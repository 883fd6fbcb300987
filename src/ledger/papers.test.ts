import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPaper, paperOf, SALT_LENGTH } from './papers.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const SALT = Uint8Array.from({ length: 16 }, (_, index) => index);
const DIGEST = '3230f8e863402c6593c1d735cb23fc428541d7244384ba4db6cb5b69b8124d8e';

describe('the digest of a paper', () => {
  test('is the SHA-256 of the salt followed by the content', () => {
    expect(paperOf(bytes('Kiss Anna'), SALT)).toEqual({ digest: DIGEST });
  });

  test('needs a salt of sixteen bytes', () => {
    expect(SALT_LENGTH).toBe(16);
    for (const length of [0, 15, 17])
      expect(() => paperOf(bytes('a'), new Uint8Array(length))).toThrow('a salt has 16 bytes');
  });

  test('is that of the paper, and of no other salt or content', () => {
    const content = bytes('Kiss Anna');
    expect(checkPaper({ content, salt: SALT }, DIGEST)).toBe(true);
    expect(checkPaper({ content: bytes('Kiss Anne'), salt: SALT }, DIGEST)).toBe(false);
    expect(checkPaper({ content, salt: SALT.toReversed() }, DIGEST)).toBe(false);
  });

  test('is not that of a salt that took in the beginning of the content, or gave some to it', () => {
    const whole = Uint8Array.from([...SALT, ...bytes('Kiss Anna')]);
    for (const length of [0, 15, 17, 25]) {
      expect(checkPaper({ salt: whole.slice(0, length), content: whole.slice(length) }, DIGEST)).toBe(false);
    }
  });

  test('changes with every byte', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        fc.uint8Array({ minLength: 1 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (salt, content, place, change) => {
          const { digest } = paperOf(content, salt);
          expect(checkPaper({ content, salt }, digest)).toBe(true);
          const other = content.slice();
          other[place % other.length] = (other[place % other.length] as number) ^ change;
          expect(checkPaper({ content: other, salt }, digest)).toBe(false);
        },
      ),
    ));
});
