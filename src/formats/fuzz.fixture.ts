/** Damaged files: a seeded mutator, and the laws that every reader must keep on them. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Finding, isRefused } from '../core/finding.ts';

/** Numbers from 0 up to, but without, `below`. */
export type Chance = (below: number) => number;

/** The same seed gives the same numbers, and so the same files, on every machine. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A reader under test. */
export interface FuzzTarget {
  readonly name: string;
  /** The files that are damaged: correct, odd and broken ones. */
  readonly files: readonly Uint8Array[];
  /** Pieces of text that mean something in the format. */
  readonly words: readonly string[];
  /** The most findings of one file. */
  readonly most: number;
  /** Makes the input itself, if it is more than a damaged file. */
  readonly make?: (chance: Chance) => Uint8Array;
  /** What has to be prepared before the input of a seed. */
  readonly before?: (seed: number) => Promise<void>;
  /** Reads a file; throws where the reader breaks a law of its own. */
  readonly read: (bytes: Uint8Array, chance: Chance) => readonly Finding[] | Promise<readonly Finding[]>;
}

/** The samples of a format, without those that are empty. The folder is named from the root of the project. */
export const samplesIn = (folder: string, ending: RegExp): readonly Uint8Array[] =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => new Uint8Array(readFileSync(`${folder}/${name}`)))
    .filter(({ length }) => length > 0);

interface Spoiling {
  readonly bytes: Uint8Array;
  readonly at: number;
  readonly chance: Chance;
  readonly files: readonly Uint8Array[];
  readonly words: readonly Uint8Array[];
}

const ODD_BYTES = [10, 13, 0, 9, 0xff, 0x80, 0x1a];
const one = <Item>(items: readonly Item[], chance: Chance): Item => items[chance(items.length)] as Item;
const before = ({ bytes, at }: Spoiling): Uint8Array => bytes.subarray(0, at);
const after = ({ bytes, at }: Spoiling, length: number): Uint8Array => bytes.subarray(at + length);

/** One way each to spoil some bytes, as the parts of the new file. */
const WAYS: readonly ((spoiling: Spoiling) => readonly Uint8Array[])[] = [
  // another byte, another character that can be seen, one bit turned
  (file) => [before(file), Uint8Array.of(file.chance(256)), after(file, 1)],
  (file) => [before(file), Uint8Array.of(32 + file.chance(95)), after(file, 1)],
  (file) => [before(file), Uint8Array.of((file.bytes[file.at] ?? 0) ^ (1 << file.chance(8))), after(file, 1)],
  // some bytes lost, many lost, the end lost
  (file) => [before(file), after(file, 1 + file.chance(20))],
  (file) => [before(file), after(file, file.chance(file.bytes.length + 1))],
  (file) => [before(file)],
  // a part once more, here or elsewhere; a part of another file
  (file) => [before(file), file.bytes.subarray(file.at, file.at + file.chance(200)), after(file, 0)],
  (file) => {
    const from = file.chance(file.bytes.length + 1);
    return [before(file), file.bytes.subarray(from, from + file.chance(200)), after(file, file.chance(40))];
  },
  (file) => {
    const other = one(file.files, file.chance);
    const from = file.chance(other.length);
    return [before(file), other.subarray(from, from + file.chance(200)), after(file, file.chance(40))];
  },
  // a word of the format, inserted or overwriting
  (file) => [before(file), one(file.words, file.chance), after(file, 0)],
  (file) => {
    const word = one(file.words, file.chance);
    return [before(file), word, after(file, word.length)];
  },
  (file) => [before(file), Uint8Array.of(one(ODD_BYTES, file.chance)), after(file, 0)],
];

/** One file of the target, spoilt in one to eight ways, more often in few. */
export function spoilt({ files, words }: Pick<FuzzTarget, 'files' | 'words'>, chance: Chance): Uint8Array {
  const encoded = encodedWords(words);
  let bytes = one(files, chance);
  for (let times = 1 + chance(1 + chance(8)); times > 0; times -= 1) {
    const spoiling = { bytes, at: chance(bytes.length + 1), chance, files, words: encoded };
    bytes = new Uint8Array(Buffer.concat(one(WAYS, chance)(spoiling)));
  }
  return bytes;
}

const ENCODED = new WeakMap<readonly string[], readonly Uint8Array[]>();

function encodedWords(words: readonly string[]): readonly Uint8Array[] {
  const encoded = ENCODED.get(words) ?? words.map((word) => new TextEncoder().encode(word));
  ENCODED.set(words, encoded);
  return encoded;
}

/** The bytes in pieces of one to `most`, as a stream may deliver them. */
export function* randomPieces(bytes: Uint8Array, most: number, chance: Chance): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + chance(most);
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** Something that holds for every file. */
export function law(holds: boolean, what: string): void {
  if (!holds) throw new Error(`it does not hold that ${what}`);
}

/** A file that takes more of the processor than this is called a hang. A spoilt sample takes well under a millisecond. */
const SLOWEST_MS = 2000;

/** The outcome for one file. */
export interface FuzzedFile {
  readonly findings: number;
  readonly isRefused: boolean;
  readonly ms: number;
}

/** Reads the file that this seed makes, and throws, naming the seed, where a law is broken. */
export async function fuzzed(target: FuzzTarget, seed: number): Promise<FuzzedFile> {
  const chance = seeded(seed);
  const bytes = target.make?.(chance) ?? spoilt(target, chance);
  await target.before?.(seed);
  const start = process.cpuUsage();
  try {
    const findings = await target.read(bytes, chance);
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    law(findings.length <= target.most, `there are at most ${target.most} findings`);
    for (const { at } of findings) law((at?.line ?? 1) >= 1 && (at?.column ?? 1) >= 1, 'places are counted from one');
    law(ms < SLOWEST_MS, `a file takes less than ${SLOWEST_MS} ms`);
    return { findings: findings.length, isRefused: isRefused(findings), ms };
  } catch (fault) {
    throw new Error(`${target.name}, seed ${seed}: ${String(fault)}`, { cause: fault });
  }
}
