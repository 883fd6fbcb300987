/** The pools on the home page: the newest list of each, its best players, the greatest gains, and who is new. */
import { type PublicLine, publicLine } from './list.ts';
import type { PublicOffice } from './public-office.ts';
import type { ListBlock } from './list-block.ts';
import { inSlices } from '../../core/slices.ts';

export interface HomePool {
  readonly pool: string;
  readonly name: string;
  /** Absent before the first list. */
  readonly list?: HomeList;
}

export interface HomeList {
  readonly date: string;
  readonly players: number;
  readonly top: readonly PublicLine[];
  readonly gains: readonly PublicLine[];
  /** How many are on the list for the first time. */
  readonly fresh: number;
  readonly previous?: string;
}

const SHOWN = 5;

/** Pools with the newest lists first. */
export async function homePools(publicOffice: PublicOffice): Promise<readonly HomePool[]> {
  const pools: HomePool[] = [];
  for (const { pool, name } of await publicOffice.remember('pools', (desk) => desk.pools())) {
    const lists = await publicOffice.lists(pool);
    const last = lists.at(-1);
    const block = last === undefined ? undefined : await publicOffice.blocks.list(pool, last.date);
    pools.push({
      pool,
      name,
      ...(block === undefined ? {} : { list: await homeList(publicOffice, block, lists.at(-2)?.date) }),
    });
  }
  return pools.sort((a, b) => compare(b.list?.date ?? '', a.list?.date ?? '') || compare(a.pool, b.pool));
}

async function homeList(publicOffice: PublicOffice, block: ListBlock, previous: string | undefined): Promise<HomeList> {
  const gains = await inSlices(block.gains(SHOWN), publicOffice.pause);
  const { fresh } = await inSlices(block.present(), publicOffice.pause);
  return {
    date: block.of.date,
    players: block.size,
    top: block.top(SHOWN).map((row) => publicLine(block.line(row))),
    gains: gains.map((row) => publicLine(block.line(row))),
    fresh: previous === undefined ? 0 : fresh,
    ...(previous === undefined ? {} : { previous }),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
