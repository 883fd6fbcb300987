/** Names reduced to initials: `Kovács, Anna` is `K. A.`, in whatever alphabet. */

/** Hungarian letters that are written with two or three characters. The longest come first. */
const LETTERS = ['dzs', 'cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'] as const;

/** A letter with the marks that belong to it, however they are written. */
const FIRST_LETTER = /\p{L}\p{M}*/u;

/** For a name without any letter. */
const NONE = '–';

/** `Sz.` of `SZABÓ`; undefined where there is no letter. */
function initialOf(part: string): string | undefined {
  const first = FIRST_LETTER.exec(part);
  if (first === null) return undefined;
  const small = part.slice(first.index).toLowerCase();
  const letter = LETTERS.find((each) => small.startsWith(each)) ?? first[0];
  return `${letter.charAt(0).toUpperCase()}${letter.slice(1)}.`;
}

/** Each word by its initial, in the order in which the name has them; parts of a double name stay together: `N.-K. A.`. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s,]+/u)
    .map((word) =>
      word
        .split(/[-‐‑–]/u)
        .flatMap((part) => initialOf(part) ?? [])
        .join('-'),
    )
    .filter((word) => word !== '');
  return words.length === 0 ? NONE : words.join(' ');
}
