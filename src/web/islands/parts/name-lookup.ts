/** Finds names in the index of a copy that has no server (`engine/name-parts.ts` says how it is cut). */
import {
  beginsWithSlip,
  type IndexRow,
  partOf,
  wordsFile,
  wordsIn,
  wordsPartsNear,
} from '../../../engine/name-parts.ts';

export interface LookedUpPlayer {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly federation?: string;
  readonly birthYear?: number;
  readonly ratings: { readonly pool: string; readonly rating: number; readonly unsettled?: true }[];
}

export interface LookedUp {
  readonly players: readonly LookedUpPlayer[];
  readonly found: number;
  /** Nobody is written so: those who are here are written nearly so. */
  readonly alike?: true;
}

const LEAST = 2;

/** The best first: whole words before beginnings of words, then the highest rating. */
export async function lookUp(base: string, text: string, limit: number): Promise<LookedUp> {
  const words = wordsIn(text).toSorted((a, b) => b.length - a.length);
  const [longest = ''] = words;
  if (longest.length < LEAST) return { players: [], found: 0 };
  const rows = await indexed<IndexRow>(base, partOf(longest));
  const fitting = rows
    .map((row) => ({ row, fit: fitOf(row, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || highest(b.row) - highest(a.row));
  if (fitting.length === 0 && !/\d/.test(text)) return lookUpAlike(base, words, limit);
  return { players: fitting.slice(0, limit).map(({ row }) => shown(row)), found: fitting.length };
}

/** The rows of a file of the index; none if there is no such file. */
export async function indexed<Row>(base: string, file: string): Promise<readonly Row[]> {
  const answer = await fetch(`${base}/search-index/${file}.json`);
  return answer.ok ? ((await answer.json()) as readonly Row[]) : [];
}

/** The number of parts of the index that are searched for the intended word. */
const MOST_PARTS = 12;

/** Persons whose names match with at most one typing error in each word, the highest rating first. */
async function lookUpAlike(base: string, words: readonly string[], limit: number): Promise<LookedUp> {
  const [longest = ''] = words;
  const parts = new Set([partOf(longest)]);
  for (const letter of wordsPartsNear(longest)) {
    const meant = (await indexed<string>(base, wordsFile(letter))).filter((word) => beginsWithSlip(longest, word));
    for (const word of meant) if (parts.size < MOST_PARTS) parts.add(partOf(word));
  }
  const found = new Map<string, IndexRow>();
  for (const part of parts) {
    for (const row of await indexed<IndexRow>(base, part)) {
      const [id, name, , , , , , others = ''] = row;
      const own = wordsOf(`${name} ${others}`);
      if (words.every((word) => own.some((each) => beginsWithSlip(word, each)))) found.set(id, row);
    }
  }
  const best = [...found.values()].toSorted((a, b) => highest(b) - highest(a));
  return {
    players: best.slice(0, limit).map(shown),
    found: best.length,
    ...(best.length === 0 ? {} : { alike: true }),
  };
}

/** 3: the id or a number; 2: whole words of the name; 1: beginnings of them. */
function fitOf([id, name, , , , , numbers = [], others = '']: IndexRow, words: readonly string[]): number {
  const [only = ''] = words;
  if (words.length === 1 && (only === id || numbers.includes(only))) return 3;
  const own = wordsOf(`${name} ${others}`);
  if (words.every((word) => own.includes(word))) return 2;
  return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 0;
}

const known = new Map<string, readonly string[]>();

function wordsOf(name: string): readonly string[] {
  const before = known.get(name);
  const words = before ?? wordsIn(name);
  if (before === undefined) known.set(name, words);
  return words;
}

const highest = ([, , , , , ratings]: IndexRow): number =>
  ratings.reduce((best, [, rating]) => Math.max(best, rating), 0);

const shown = ([id, name, title, federation, birthYear, ratings]: IndexRow): LookedUpPlayer => ({
  id,
  name,
  ...(title === '' ? {} : { title }),
  ...(federation === '' ? {} : { federation }),
  ...(birthYear === 0 ? {} : { birthYear }),
  ratings: ratings.map(([pool, rating, unsettled]) => ({
    pool,
    rating,
    ...(unsettled === undefined ? {} : { unsettled: true as const }),
  })),
});
