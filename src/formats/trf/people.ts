/** Sexes as files write them, and the same person entered twice. */
import type { Sex } from '../../core/people.ts';

const SEXES_READ: Readonly<Record<string, Sex>> = { m: 'm', w: 'f', f: 'f', M: 'm', W: 'f', F: 'f' };

/** `m` and `w`; lists also write `M` and `F`. */
export const readSex = (text: string): Sex | undefined =>
  Object.hasOwn(SEXES_READ, text) ? SEXES_READ[text] : undefined;

/** Letters alone, so that `Kiss, Anna` and `KISS Anna` are one name. */
export const lettersOfName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A key of more than 31 bits, folded. */
const folded = (key: number): number => (Math.abs(key) <= 0x7fff_ffff ? key : key % 0x7fff_ffff);

/**
 * Calls back for each key that an earlier place has too, with the first of these places. A key of 0 means none. A table of twice
 * the size, indexed by remainder: reports have tens of thousands of players at most.
 */
export function forEachRepeated(keys: readonly number[], say: (index: number, first: number) => void): void {
  let size = 16;
  while (size < keys.length * 2) size *= 2;
  const table: number[] = Array<number>(size).fill(0);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as number;
    if (key === 0) continue;
    const small = folded(key);
    let at = (small ^ (small >>> 15)) & (size - 1);
    for (;;) {
      const found = table[at] as number;
      if (found === 0) {
        table[at] = index + 1;
        break;
      }
      if (keys[found - 1] === key) {
        say(index, found - 1);
        break;
      }
      at = (at + 1) & (size - 1);
    }
  }
}
