/**
 * Cards of a large office, read 256 at a time, and rendered in the page by the server's own components. For readers
 * without scripts there are tables, too.
 */
import { LANGUAGES, pageContentIn } from '../../content/languages.ts';
import { fromKeptJson, personsIn, shardOf, shardsFor } from '../../engine/copy-shards.ts';
import { personId } from '../../ledger/ids.ts';
import { listData } from '../../ledger/rows/standings.ts';
import { filledCalculators } from '../../reading/public/filled-calculators.ts';
import { wholeCards } from '../../reading/public/player.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { foundPlayers } from '../../reading/public/search.ts';
import { renderPage } from '../../web/page.tsx';
import type { KeptCard } from '../../web/pages/copy/shards.ts';
import { shardIndexPage, shardPage } from '../../web/pages/copy/tables.tsx';
import { type Assets, type Site, siteIn } from '../../web/site.ts';
import { type AskedByPool, partIndexes, reasonFiles, reasonCount, ReasonsWanted, type Share } from './reason-files.ts';

export interface WrittenShard {
  readonly place: string;
  /** Absent where the file was written before. */
  readonly bytes?: Buffer;
  /** Number of cards in it, and of explanations requested for it. */
  readonly cards: number;
  readonly reasons: number;
}

export interface ShardedSite {
  readonly base: string;
  readonly assets: Assets;
  readonly publicUrl?: string | undefined;
  /** What an interrupted call has written for the same moment of the office: it is not made again. */
  readonly written?: (place: string) => Promise<Buffer | undefined>;
  /** Called with the number of explanations, as soon as it is known. */
  readonly onReasons?: (count: number) => void;
}

/**
 * A store holds 256 neighbours together: this many shards are read at once, and have a table for readers without
 * scripts.
 */
const SHARDS_AT_ONCE = 8;

const placeOf = (shard: number): string => `shards/players/${shard}.json`;

const NOT_WRITTEN = async (): Promise<undefined> => undefined;

/** Cards, and then the explanations that they link to. */
export async function* shardFiles(publicOffice: PublicOffice, of: ShardedSite): AsyncIterable<WrittenShard> {
  const wanted = new ReasonsWanted(await listsBesideOthers(publicOffice));
  yield* cardFiles(publicOffice, of, wanted);
  of.onReasons?.(reasonCount(wanted.pools));
  for (const file of partIndexes(wanted.pools)) yield { ...file, cards: 0 };
  yield* reasonShards(publicOffice, wanted.pools, of);
}

export async function* reasonShards(
  publicOffice: PublicOffice,
  pools: AskedByPool,
  { written = NOT_WRITTEN }: Pick<ShardedSite, 'written'>,
): AsyncIterable<WrittenShard> {
  for await (const file of reasonFiles(publicOffice, pools, written)) yield { ...file, cards: 0 };
}

/** `wanted`: collects the explanations that they link to; `share`: where several threads make them. */
export async function* cardFiles(
  publicOffice: PublicOffice,
  of: ShardedSite,
  wanted: ReasonsWanted,
  share: Share = { nth: 0, of: 1 },
): AsyncIterable<WrittenShard> {
  const { written = NOT_WRITTEN } = of;
  const sites = await sitesOf(publicOffice, of);
  const { last } = await publicOffice.blocks.people();
  const shards = shardsFor(last);
  const tables = Math.ceil(shards / SHARDS_AT_ONCE);
  for (let table = share.nth; table < tables; table += share.of) {
    const numbers = Array.from({ length: SHARDS_AT_ONCE }, (_, at) => table * SHARDS_AT_ONCE + at);
    const some = numbers.filter((shard) => shard < shards);
    const persons = some.flatMap((shard) => personsIn(shard, last));
    const before = await Promise.all(some.map((shard) => written(placeOf(shard))));
    const made = before.includes(undefined) ? await cardsOf(publicOffice, persons) : undefined;
    for (const [at, shard] of some.entries()) {
      const cards = made?.get(shard) ?? fromKeptJson<Record<string, KeptCard>>(String(before[at] ?? '{}'));
      for (const card of Object.values(cards)) if ('player' in card) wanted.add(card.player);
      const file = { place: placeOf(shard), cards: Object.keys(cards).length, reasons: 0 };
      yield made === undefined ? file : { ...file, bytes: Buffer.from(JSON.stringify(cards)) };
    }
    yield* tablesOf(publicOffice, sites, { shard: table, shards: tables, persons }, written);
  }
  for (const site of share.nth === 0 ? sites : []) {
    const bytes = Buffer.from(renderPage(shardIndexPage(tables, site), site, '/players'));
    yield { place: `${site.language}/players/index.html`, bytes, cards: 0, reasons: 0 };
  }
}

async function sitesOf(publicOffice: PublicOffice, { base, assets, publicUrl }: ShardedSite): Promise<readonly Site[]> {
  const facts = {
    ...(await publicOffice.look(sitePools)),
    base,
    assets,
    ...(publicUrl === undefined ? {} : { origin: publicUrl }),
  };
  const sites: Site[] = [];
  for (const language of LANGUAGES) sites.push(siteIn(language, await pageContentIn(language), facts));
  return sites;
}

/** Lists published beside another one: an explanation refers to the list, and not to its events. */
export const listsBesideOthers = (publicOffice: PublicOffice): Promise<ReadonlySet<string>> =>
  publicOffice.look(
    async (desk) =>
      new Set(
        (await desk.lists())
          .filter((list) => listData(list).recomputed !== undefined)
          .map(({ pool, date }) => `${pool} ${date}`),
      ),
  );

/** By shard. */
async function cardsOf(
  publicOffice: PublicOffice,
  persons: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, KeptCard>>>> {
  const shards = new Map<number, Record<string, KeptCard>>();
  for (const [person, found] of await wholeCards(publicOffice, persons)) {
    const player = personId(person);
    const shard = shardOf(player) as number;
    const cards = shards.get(shard) ?? {};
    shards.set(shard, cards);
    cards[player] =
      'merged' in found
        ? found
        : {
            player: found.player,
            calculators: Object.fromEntries(found.player.pools.map((card) => [card.pool, filledCalculators(card)])),
          };
  }
  return shards;
}

async function* tablesOf(
  publicOffice: PublicOffice,
  sites: readonly Site[],
  { shard, shards, persons }: { readonly shard: number; readonly shards: number; readonly persons: readonly number[] },
  written: NonNullable<ShardedSite['written']>,
): AsyncIterable<WrittenShard> {
  const path = `/players/shard/${shard}`;
  const placeIn = ({ language }: Site): string => `${language}${path}/index.html`;
  const before = await Promise.all(sites.map((site) => written(placeIn(site))));
  if (before.every((bytes) => bytes !== undefined)) {
    for (const site of sites) yield { place: placeIn(site), cards: 0, reasons: 0 };
    return;
  }
  const rows = (await foundPlayers(publicOffice, persons)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const site of sites) {
    const page = shardPage({ shard, shards, rows }, site);
    yield { place: placeIn(site), bytes: Buffer.from(renderPage(page, site, path)), cards: 0, reasons: 0 };
  }
}
