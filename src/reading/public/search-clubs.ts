/** Finding clubs: by words of their names, without marks, also with a slip of the finger. */
import { inSlices, ranges } from '../../core/slices.ts';
import { plainName } from '../../intake/names.ts';
import { beginsWithSlip } from '../../engine/name-parts.ts';
import { wordsOf } from './name-index.ts';
import type { PublicOffice } from './public-office.ts';

export interface FoundClub {
  readonly club: string;
  /** Where it has players now: on the newest list of each pool, the pool with most players first. */
  readonly lists: readonly { readonly pool: string; readonly date: string; readonly players: number }[];
}

/** This many are compared in a slice. */
const CLUBS_A_SLICE = 200;

/** Every club that has players now. */
export async function allClubs(publicOffice: PublicOffice): Promise<readonly FoundClub[]> {
  const { clubs } = await publicOffice.blocks.people();
  const found: FoundClub[] = [];
  for (let code = 1; code < clubs.size; code += 1) {
    const club = clubs.text(code) as string;
    const lists = await listsWith(publicOffice, club);
    if (lists.length > 0) found.push({ club, lists });
  }
  return found;
}

export async function searchClubs(
  publicOffice: PublicOffice,
  asked: string,
  limit: number,
): Promise<readonly FoundClub[]> {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const { clubs } = await publicOffice.blocks.people();
  const [written, alike]: [string[], string[]] = [[], []];
  const look = (from: number, to: number): void => {
    for (let code = Math.max(1, from); code < to; code += 1) {
      const club = clubs.text(code) as string;
      const names = plainName(club).split(' ');
      if (words.every((word) => names.some((name) => name.startsWith(word)))) written.push(club);
      else if (words.every((word) => names.some((name) => beginsWithSlip(word, name)))) alike.push(club);
    }
  };
  await inSlices(ranges(clubs.size, look, CLUBS_A_SLICE), publicOffice.pause);
  const found: FoundClub[] = [];
  for (const club of written.length > 0 ? written : alike) {
    if (found.length === limit) break;
    const lists = await listsWith(publicOffice, club);
    if (lists.length > 0) found.push({ club, lists });
  }
  return found;
}

async function listsWith(publicOffice: PublicOffice, club: string): Promise<FoundClub['lists']> {
  const lists: { pool: string; date: string; players: number }[] = [];
  for (const { pool } of await publicOffice.remember('pools', (desk) => desk.pools())) {
    const last = (await publicOffice.lists(pool)).at(-1);
    const block = last === undefined ? undefined : await publicOffice.blocks.list(pool, last.date);
    if (block === undefined || last === undefined) continue;
    const { length: players } = await inSlices(block.filtered({ club }), publicOffice.pause);
    if (players > 0) lists.push({ pool, date: last.date, players });
  }
  return lists.sort((a, b) => b.players - a.players);
}
