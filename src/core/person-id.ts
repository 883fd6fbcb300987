/**
 * The id of a person as people see it. Inside, persons are numbered 1, 2, 3 …; an id shows no order, and a slip of the pen does not turn it
 * into somebody else's.
 */

/** Crockford's base 32: no i, l, o and u. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Letters that people write instead of a digit. */
const MISTAKEN = { o: '0', i: '1', l: '1' } as const;

/** Five bits each; the check character comes after them. */
const NUMBER_DIGITS = 6;
const MASK = 2 ** 30 - 1;

/** The largest number of a person. */
export const LAST_PERSON = MASK;

/** For each character code the digit, or 255. */
const DIGIT_OF = new Uint8Array(128).fill(255);
for (const [digit, letter] of [...DIGITS].entries()) setDigit(letter, digit);
for (const [letter, digit] of Object.entries(MISTAKEN)) setDigit(letter, Number(digit));

function setDigit(letter: string, digit: number): void {
  DIGIT_OF[letter.charCodeAt(0)] = digit;
  DIGIT_OF[letter.toUpperCase().charCodeAt(0)] = digit;
}

/** Odd, so that multiplying by it modulo 2^30 can be undone. */
const FIRST_FACTOR = 0x2c1b3c6d;
const SECOND_FACTOR = 0x297a2d39;

/** The factor that undoes an odd factor modulo 2^32: each step doubles the number of bits that are right, from three. */
function undoing(factor: number): number {
  let inverse = factor;
  for (let rightBits = 3; rightBits < 32; rightBits *= 2) inverse = Math.imul(inverse, 2 - Math.imul(factor, inverse));
  return inverse;
}
const UNDO_FIRST = undoing(FIRST_FACTOR);
const UNDO_SECOND = undoing(SECOND_FACTOR);

const times = (value: number, factor: number): number => Math.imul(value, factor) & MASK;
/** Lays the upper fifteen bits over the lower fifteen; twice is not at all. */
const folded = (value: number): number => value ^ (value >>> 15);

/** One to one between the numbers of 30 bits, and 0 stays 0. */
const scrambled = (value: number): number => folded(times(folded(times(value, FIRST_FACTOR)), SECOND_FACTOR));
const unscrambled = (value: number): number => times(folded(times(folded(value), UNDO_SECOND)), UNDO_FIRST);

/** Doubling in the field of 32 elements (x^5 + x^2 + 1). */
const doubled = (digit: number): number => (digit << 1) ^ (digit & 16 ? 0b100101 : 0);

/**
 * The check digit makes 2^6 d1 + 2^5 d2 + … + 2 d6 + d7 zero in the field of 32 elements. The weights are seven different
 * elements other than zero, so a wrong digit or a swap of two different ones leaves something over.
 */
function checkDigit(value: number): number {
  let sum = 0;
  for (let shift = 5 * (NUMBER_DIGITS - 1); shift >= 0; shift -= 5) sum = doubled(sum) ^ ((value >>> shift) & 31);
  return doubled(sum);
}

/** `personId(1)` and so on up to `LAST_PERSON`: seven characters, the last of them a check. */
export function personId(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > LAST_PERSON) throw new RangeError('no number of a person');
  const value = scrambled(number);
  let id = '';
  for (let shift = 5 * (NUMBER_DIGITS - 1); shift >= 0; shift -= 5) id += DIGITS[(value >>> shift) & 31];
  return id + DIGITS[checkDigit(value)];
}

/** The number of a person's id, in capitals or small letters; o is read as 0, i and l as 1. */
export function personNumber(text: string | undefined): number | undefined {
  if (text?.length !== NUMBER_DIGITS + 1) return undefined;
  let value = 0;
  for (let index = 0; index < NUMBER_DIGITS; index += 1) {
    const digit = digitAt(text, index);
    if (digit > 31) return undefined;
    value = (value << 5) | digit;
  }
  if (value === 0 || digitAt(text, NUMBER_DIGITS) !== checkDigit(value)) return undefined;
  return unscrambled(value);
}

const digitAt = (text: string, index: number): number => DIGIT_OF[text.charCodeAt(index)] ?? 255;
