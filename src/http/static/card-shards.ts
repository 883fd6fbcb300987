/**
 * Cards of a large office, read and written 256 at a time, and drawn in the page by the components that a server uses. For readers without a
 * script every shard has a table, too.
 */
import { LANGUAGES, pageContentIn } from '../../content/languages.ts';
import { fromKeptJson, keptJson, personsIn, shardsFor } from '../../engine/copy-shards.ts';
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
import { ReasonsWanted, reasonFiles } from './reason-files.ts';

export interface WrittenShard {
  readonly place: string;
  /** Absent where the file was written before. */
  readonly bytes?: Buffer;
  /** How many cards are in it, and for how many reasons it was wanted. */
  readonly cards: number;
  readonly reasons: number;
}

export interface ShardedSite {
  readonly base: string;
  readonly assets: Assets;
  readonly publicUrl?: string | undefined;
  /** What a call that was broken off has written already, for the same moment of the office: it is not made again. */
  readonly written?: (place: string) => Promise<Buffer | undefined>;
  /** As soon as it is known: how many reasons there are to be told. */
  readonly onReasons?: (count: number) => void;
}

const NOT_WRITTEN = async (): Promise<undefined> => undefined;

export async function* shardFiles(publicOffice: PublicOffice, of: ShardedSite): AsyncIterable<WrittenShard> {
  const { written = NOT_WRITTEN } = of;
  const sites = await sitesOf(publicOffice, of);
  const { last } = await publicOffice.blocks.people();
  const shards = shardsFor(last);
  const wanted = new ReasonsWanted(await recomputedLists(publicOffice));
  for (let shard = 0; shard < shards; shard += 1) {
    const persons = personsIn(shard, last);
    const place = `shards/players/${shard}.json`;
    const before = await written(place);
    const cards =
      before === undefined
        ? await cardsOf(publicOffice, persons)
        : fromKeptJson<Record<string, KeptCard>>(before.toString());
    for (const card of Object.values(cards)) if ('player' in card) wanted.add(card.player);
    const count = Object.keys(cards).length;
    const file = { place, cards: count, reasons: 0 };
    yield before === undefined ? { ...file, bytes: Buffer.from(keptJson(cards)) } : file;
    yield* tablesOf(publicOffice, sites, { shard, shards, persons }, written);
  }
  for (const site of sites) {
    const bytes = Buffer.from(renderPage(shardIndexPage(shards, site), site, '/players'));
    yield { place: `${site.language}/players/index.html`, bytes, cards: 0, reasons: 0 };
  }
  of.onReasons?.(wanted.count);
  for await (const file of reasonFiles(publicOffice, wanted, written)) yield { ...file, cards: 0 };
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

/** Lists that are published beside another one: an explanation says so of the list, and not of its events. */
const recomputedLists = (publicOffice: PublicOffice): Promise<ReadonlySet<string>> =>
  publicOffice.look(
    async (desk) =>
      new Set(
        (await desk.lists())
          .filter((list) => listData(list).recomputed !== undefined)
          .map(({ pool, date }) => `${pool} ${date}`),
      ),
  );

async function cardsOf(
  publicOffice: PublicOffice,
  persons: readonly number[],
): Promise<Readonly<Record<string, KeptCard>>> {
  const cards: Record<string, KeptCard> = {};
  for (const [person, found] of await wholeCards(publicOffice, persons)) {
    cards[personId(person)] =
      'merged' in found
        ? found
        : {
            player: found.player,
            calculators: Object.fromEntries(found.player.pools.map((card) => [card.pool, filledCalculators(card)])),
          };
  }
  return cards;
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
