/**
 * Finding a player: by name, without marks, in Latin or Cyrillic letters, while it is still being typed; or by a number. Names
 * as they are written come from memory; where these are few, the registry's keys tell who is spelled otherwise.
 */
import { beginsLike, keyBeginnings, plainName } from '../../intake/names.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { type Desk, NUMBERS } from '../../ledger/store.ts';
import { normalNumber } from '../registry/fields.ts';
import { isPeriodic } from '../lists/states.ts';
import type { ListBlock } from './list-block.ts';
import { wordsOf } from './name-index.ts';
import type { People } from './people.ts';
import type { PublicOffice } from './public-office.ts';

export interface FoundRating {
  readonly pool: string;
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
  readonly ratings: readonly FoundRating[];
}

export interface Found {
  /** The best first. */
  readonly players: readonly FoundPlayer[];
  /** How many there are in all. */
  readonly found: number;
  /** The player whose number was asked for. */
  readonly exact?: string;
}

const NOTHING: Found = { players: [], found: 0 };
const LONGEST = 100;
/** Keys of names that are looked through for other spellings. */
const KEYS = 2000;

export async function searchPlayers(open: PublicOffice, asked: string, limit: number): Promise<Found> {
  const text = asked.trim().slice(0, LONGEST);
  if (text === '') return NOTHING;
  const people = await open.blocks.people();
  const newest = await newestLists(open);
  const numbered = await open.look((desk) => withNumber(desk, text));
  const persons = new Set(numbered.map((person) => people.leadOn(person)));
  const ranked = persons.size > 0 ? [...persons] : await named(open, people, newest, text, limit);
  const players = ranked.slice(0, limit);
  const present = await presentRatings(open, players);
  const [only] = persons;
  return {
    players: players.flatMap((person) => foundPlayer(people, newest, present, person)),
    found: ranked.length,
    ...(persons.size === 1 && only !== undefined ? { exact: personId(only) } : {}),
  };
}

/** By the office's id, or a number of any kind, with its kind before it or without. */
async function withNumber(desk: Desk, text: string): Promise<readonly number[]> {
  const [, kind, bare = text] = /^(fide|komir|orr|pin)\s*[: ]\s*(\S+)$/i.exec(text) ?? [];
  if (!/\d/.test(bare) || /\s/.test(bare)) return [];
  const found: number[] = [];
  for (const each of NUMBERS) {
    const number = kind === undefined || kind.toLowerCase() === each ? normalNumber(each, bare) : undefined;
    if (number !== undefined) found.push(...(await desk.personsWith(each, [number])).map(({ person }) => person));
  }
  const id = kind === undefined ? personNumber(bare) : undefined;
  if (id !== undefined) found.push(...(await desk.persons([id])).map(({ person }) => person));
  return found;
}

/** All whose names fit, the best first. */
async function named(
  open: PublicOffice,
  people: People,
  newest: readonly Newest[],
  text: string,
  limit: number,
): Promise<readonly number[]> {
  const words = wordsOf(text);
  const found = new Map<number, number>();
  const plain = plainName(text);
  const add = (person: number, fit: number): void => {
    const to = people.leadOn(person);
    if (people.nameOf(to) !== null) found.set(to, Math.max(fit, found.get(to) ?? 0));
  };
  people.index.find(words, people.last, (person) =>
    add(person, fitOf(plainName(people.nameOf(person) ?? ''), plain, words)),
  );
  // no name has a digit that is heard
  if (found.size < limit && !/\d/.test(text)) {
    for (const beginning of keyBeginnings(text)) {
      const keys = await open.look((desk) => desk.namesBeginning(beginning, KEYS));
      for (const { person } of keys) if (beginsLike(text, people.nameOf(person) ?? '')) add(person, 1);
    }
  }
  const ratings = new Map([...found.keys()].map((person) => [person, highest(newest, person)]));
  return [...found.keys()].sort(
    (a, b) =>
      (found.get(b) as number) - (found.get(a) as number) ||
      (ratings.get(b) as number) - (ratings.get(a) as number) ||
      a - b,
  );
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
  readonly block: ListBlock;
}

async function newestLists(open: PublicOffice): Promise<readonly Newest[]> {
  const newest: Newest[] = [];
  for (const { pool } of await open.remember('pools', (desk) => desk.pools())) {
    const last = (await open.lists(pool)).at(-1);
    const block = last === undefined ? undefined : await open.blocks.list(pool, last.date);
    if (block !== undefined) newest.push({ pool, block });
  }
  return newest;
}

const highest = (newest: readonly Newest[], person: number): number =>
  newest.reduce((best, { block }) => Math.max(best, block.ratingOf(person) ?? 0), 0);

type Ratings = ReadonlyMap<string, ReadonlyMap<number, FoundRating>>;

/** In pools where events count at once, where players stand now. */
async function presentRatings(open: PublicOffice, persons: readonly number[]): Promise<Ratings> {
  return open.look(async (desk) => {
    const ratings = new Map<string, ReadonlyMap<number, FoundRating>>();
    for (const pool of await desk.pools()) {
      if (isPeriodic(pool)) continue;
      const rows = (await desk.present(pool.pool, persons)).flatMap(({ person, rating, rest }) =>
        rating === null ? [] : [[person, { pool: pool.pool, rating, ...starOf(rest) }] as const],
      );
      ratings.set(pool.pool, new Map(rows));
    }
    return ratings;
  });
}

const starOf = (rest: string): { unsettled?: true } => (/"unsettled":true/.test(rest) ? { unsettled: true } : {});

function foundPlayer(
  people: People,
  newest: readonly Newest[],
  present: Ratings,
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
  const block = newest.find((each) => each.pool === pool)?.block;
  const row = block?.rowOf(person);
  if (block === undefined || row === undefined) return [];
  const { rating, unsettled } = block.line(row);
  return [{ pool, rating, ...(unsettled === undefined ? {} : { unsettled }) }];
}
