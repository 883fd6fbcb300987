/**
 * Finds players by name, without accents, in Latin or Cyrillic letters, also while it is being typed; or by number. Names with
 * this spelling are found in memory; if there are few, the registry's keys find other spellings.
 */
import type { Control } from '../../core/control.ts';
import { beginsLike, keyBeginnings, plainName } from '../../intake/names.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { type Desk, NUMBERS, type PresentRow } from '../../ledger/store.ts';
import { poolsInOrder, shownControl } from '../../ledger/rows/pools.ts';
import { normalNumber } from '../../desk/registry/fields.ts';
import { isPeriodicPool, stateOfPresent } from '../../rating/states.ts';
import type { ListBlock } from './list-block.ts';
import { BestOf } from './best.ts';
import { wordsOf } from './name-index.ts';
import { type RegistryNumbers, numbersOfPersons } from './numbers.ts';
import type { People } from './people.ts';
import type { PublicOffice } from './public-office.ts';
import { inSlices, ranges } from '../../core/slices.ts';

export interface FoundRating {
  readonly pool: string;
  /** The kind of time control; standard if absent. */
  readonly control?: Control;
  readonly rating: number;
  readonly unsettled?: true;
}

export interface FoundPlayer {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly federation?: string;
  readonly birthYear?: number;
  readonly club?: string;
  readonly numbers?: RegistryNumbers;
  readonly ratings: readonly FoundRating[];
}

export interface SearchResult {
  /** The best first. */
  readonly players: readonly FoundPlayer[];
  /** The total number. */
  readonly found: number;
  /** The player with the number that was searched for. */
  readonly exact?: string;
  /** Nobody is written so: those who are here are written nearly so. */
  readonly alike?: true;
}

const NOTHING: SearchResult = { players: [], found: 0 };
const LONGEST = 100;
/** Keys of names that are looked through for other spellings. */
const KEYS = 2000;
/** This many of them are compared by their sound in a slice. */
const KEYS_A_SLICE = 100;

export async function searchPlayers(publicOffice: PublicOffice, asked: string, limit: number): Promise<SearchResult> {
  const text = asked.trim().slice(0, LONGEST);
  if (text === '') return NOTHING;
  const people = await publicOffice.blocks.people();
  const newest = await newestLists(publicOffice);
  const numbered = await publicOffice.look((desk) => withNumber(desk, text));
  const persons = new Set(numbered.map((person) => people.leadOn(person)));
  const { best, found, alike } =
    persons.size > 0
      ? { best: [...persons], found: persons.size, alike: undefined }
      : await named(publicOffice, people, newest, text, limit);
  const [only] = persons;
  return {
    players: await foundPlayers(publicOffice, best.slice(0, limit)),
    found,
    ...(alike === undefined ? {} : { alike }),
    ...(persons.size === 1 && only !== undefined ? { exact: personId(only) } : {}),
  };
}

/** These persons as a search shows them, without erased ones. */
export async function foundPlayers(
  publicOffice: PublicOffice,
  persons: readonly number[],
): Promise<readonly FoundPlayer[]> {
  const people = await publicOffice.blocks.people();
  const newest = await newestLists(publicOffice);
  const present = await presentRatings(publicOffice, persons);
  const numbers = await numbersOfPersons(publicOffice, persons);
  return persons.flatMap((person) => foundPlayer(people, newest, present, numbers, person));
}

/** By the office's id, or a number of any kind, with or without its kind before it. */
async function withNumber(desk: Desk, text: string): Promise<readonly number[]> {
  const [, kind, bare = text] = /^(fide|komir|orr|pin)\s*[: ]\s*(\S+)$/i.exec(text) ?? [];
  if (/\s/.test(bare)) return [];
  const found: number[] = [];
  // one id in fifteen has only letters
  for (const each of /\d/.test(bare) ? NUMBERS : []) {
    const number = kind === undefined || kind.toLowerCase() === each ? normalNumber(each, bare) : undefined;
    if (number !== undefined) found.push(...(await desk.personsWith(each, [number])).map(({ person }) => person));
  }
  const id = kind === undefined ? personNumber(bare) : undefined;
  if (id !== undefined) found.push(...(await desk.persons([id])).map(({ person }) => person));
  return found;
}

interface Ranked {
  /** The best of them, the best first. */
  readonly best: readonly number[];
  /** How many fit. */
  readonly found: number;
  readonly alike?: true | undefined;
}

/** Persons whose names match: all are counted, and only the best few are sorted. */
async function named(
  publicOffice: PublicOffice,
  people: People,
  newest: readonly Newest[],
  text: string,
  limit: number,
): Promise<Ranked> {
  const words = wordsOf(text);
  const plain = plainName(text);
  // by person: how well the name matches; 0 is not at all
  const fits = new Uint8Array(people.last + 1);
  let found = 0;
  const add = (person: number, fit: number): void => {
    const to = people.leadOn(person);
    const before = fits[to] as number;
    if (fit <= before || people.nameOf(to) === null) return;
    if (before === 0) found += 1;
    fits[to] = fit;
  };
  const looked = people.index.find(words, people.last, (person, name) => add(person, fitOf(name, plain, words)));
  await inSlices(looked, publicOffice.pause);
  // no name has a digit that is heard
  if (found < limit && !/\d/.test(text)) {
    for (const beginning of keyBeginnings(text)) {
      const keys = await publicOffice.look((desk) => desk.namesBeginning(beginning, KEYS));
      const hear = (from: number, to: number): void => {
        for (const { person } of keys.slice(from, to)) {
          if (beginsLike(text, people.nameOf(person) ?? '')) add(person, 1);
        }
      };
      await inSlices(ranges(keys.length, hear, KEYS_A_SLICE), publicOffice.pause);
    }
  }
  const isWritten = found > 0;
  // a mistyped number cannot be distinguished from another number
  if (!isWritten && !/\d/.test(text)) {
    await inSlices(
      people.index.findAlike(words, people.last, (person) => add(person, 1)),
      publicOffice.pause,
    );
  }
  const best = await bestOf(publicOffice, fits, newest, limit);
  return { best, found, ...(isWritten || found === 0 ? {} : { alike: true }) };
}

/** More than any rating. */
const A_FIT = 1 << 16;

/** The best match first, then the highest rating, then who was entered first. */
async function bestOf(
  publicOffice: PublicOffice,
  fits: Uint8Array,
  newest: readonly Newest[],
  limit: number,
): Promise<readonly number[]> {
  const best = new BestOf(limit);
  const look = (from: number, to: number): void => {
    for (let person = from; person < to; person += 1) {
      const fit = fits[person] as number;
      // if the rating cannot change the order it need not be read
      if (fit === 0 || (fit + 1) * A_FIT <= best.least) continue;
      best.add(person, fit * A_FIT + highest(newest, person));
    }
  };
  await inSlices(ranges(fits.length, look), publicOffice.pause);
  return best.inOrder();
}

/** The whole name, whole words, the beginning of the name, beginnings of words. Who only sounds so has 1. */
function fitOf(name: string, asked: string, words: readonly string[]): number {
  if (name === asked) return 5;
  const all = name.split(' ');
  if (words.length === all.length && words.every((word) => all.includes(word))) return 5;
  if (words.every((word) => all.includes(word))) return 4;
  return name.startsWith(asked) ? 3 : 2;
}

interface Newest {
  readonly pool: string;
  readonly control?: Control;
  readonly block: ListBlock;
}

async function newestLists(publicOffice: PublicOffice): Promise<readonly Newest[]> {
  const newest: Newest[] = [];
  for (const row of poolsInOrder(await publicOffice.remember('pools', (desk) => desk.pools()))) {
    const { pool } = row;
    const last = (await publicOffice.lists(pool)).at(-1);
    const block = last === undefined ? undefined : await publicOffice.blocks.list(pool, last.date);
    if (block !== undefined) newest.push({ pool, ...shownControl(row), block });
  }
  return newest;
}

const highest = (newest: readonly Newest[], person: number): number =>
  newest.reduce((best, { block }) => Math.max(best, block.ratingOf(person) ?? 0), 0);

type Ratings = ReadonlyMap<string, ReadonlyMap<number, FoundRating>>;

/** In pools that rate at once, the players' present ratings. */
async function presentRatings(publicOffice: PublicOffice, persons: readonly number[]): Promise<Ratings> {
  return publicOffice.look(async (desk) => {
    const ratings = new Map<string, ReadonlyMap<number, FoundRating>>();
    for (const pool of await desk.pools()) {
      if (isPeriodicPool(pool)) continue;
      const rows = (await desk.present(pool.pool, persons)).flatMap((row) =>
        row.rating === null ? [] : [[row.person, { pool: pool.pool, rating: row.rating, ...starOf(row) }] as const],
      );
      ratings.set(pool.pool, new Map(rows));
    }
    return ratings;
  });
}

const starOf = (row: PresentRow): { unsettled?: true } =>
  stateOfPresent(row)?.unsettled === true ? { unsettled: true } : {};

function foundPlayer(
  people: People,
  newest: readonly Newest[],
  present: Ratings,
  numbers: ReadonlyMap<number, RegistryNumbers>,
  person: number,
): readonly FoundPlayer[] {
  const name = people.nameOf(person);
  if (name === null) return [];
  const { title, federation, birthYear, club } = people.codesNow(person);
  const texts = {
    title: people.titles.text(title),
    federation: people.federations.text(federation),
    birthYear: birthYear === 0 ? undefined : birthYear,
    club: people.clubs.text(club),
    numbers: numbers.get(person),
  };
  const pools = new Set([...newest.map(({ pool }) => pool), ...present.keys()]);
  return [
    {
      id: personId(person),
      name,
      ...(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Partial<FoundPlayer>),
      ratings: [...pools].flatMap((pool) => ratingIn(pool, newest, present, person)),
    },
  ];
}

function ratingIn(pool: string, newest: readonly Newest[], present: Ratings, person: number): readonly FoundRating[] {
  const now = present.get(pool)?.get(person);
  if (now !== undefined) return [now];
  const { block, control } = newest.find((each) => each.pool === pool) ?? {};
  const row = block?.rowOf(person);
  if (block === undefined || row === undefined) return [];
  const { rating, unsettled } = block.line(row);
  return [
    { pool, ...(control === undefined ? {} : { control }), rating, ...(unsettled === undefined ? {} : { unsettled }) },
  ];
}
