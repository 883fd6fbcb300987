/** Files as a bad day makes them: a seeded mutator. The same seed makes the same files on every machine. */

/** Numbers from 0 up to, but without, `below`. */
export function seeded(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

type Chance = (below: number) => number;

/** One way to spoil some bytes each; `words` are such as the format has a meaning for. */
const WAYS: readonly ((bytes: number[], chance: Chance, words: readonly string[]) => void)[] = [
  (bytes, chance) => void (bytes[chance(bytes.length)] = chance(256)),
  (bytes, chance) => void (bytes[chance(bytes.length)] = 32 + chance(95)),
  (bytes, chance) => void bytes.splice(chance(bytes.length), 1 + chance(20)),
  (bytes, chance) => void bytes.splice(chance(bytes.length), chance(bytes.length)),
  (bytes, chance) => {
    const from = chance(bytes.length);
    bytes.splice(chance(bytes.length), 0, ...bytes.slice(from, from + 1 + chance(200)));
  },
  (bytes, chance, words) => {
    const word = words[chance(words.length)] as string;
    bytes.splice(chance(bytes.length), chance(word.length + 1), ...new TextEncoder().encode(word));
  },
  (bytes, chance) => void bytes.splice(chance(bytes.length), 0, ...[10, 13, 0, 9, 0xff].slice(chance(5))),
];

/** A file spoilt in one to four ways. */
export function spoilt(file: Uint8Array, seed: number, words: readonly string[]): Uint8Array {
  const chance = seeded(seed);
  const bytes = [...file];
  for (let times = 1 + chance(4); times > 0 && bytes.length > 0; times -= 1) {
    (WAYS[chance(WAYS.length)] as (typeof WAYS)[number])(bytes, chance, words);
  }
  return Uint8Array.from(bytes);
}

/** How many files a fuzz test reads: few in `npm test`, as many as `ELOBOOK_FUZZ` says in the long run. */
export const fuzzCount = (): number => Number(process.env['ELOBOOK_FUZZ'] ?? 2000);
