/**
 * Cards of a large office, and why each rating changed on the newest list: two hundred persons a file, drawn in the page by the components that a
 * server uses. For readers without a script every shard has a table, too.
 */
import { contentIn, LANGUAGES, pageContentIn } from '../../content/languages.ts';
import { personId } from '../../ledger/ids.ts';
import { type PublicExplanation, publicExplanation } from '../../reading/public/explanation.ts';
import { filledCalculators } from '../../reading/public/filled-calculators.ts';
import { publicPlayer } from '../../reading/public/player.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { foundPlayers } from '../../reading/public/search.ts';
import { renderPage } from '../../web/page.tsx';
import { type KeptCard, type KeptReasons, keptJson, shardOf, shardsFor } from '../../web/pages/copy/shards.ts';
import { shardIndexPage, shardPage } from '../../web/pages/copy/tables.tsx';
import { listKey } from '../../web/addresses.ts';
import { lastChange } from '../../web/pages/player/page.tsx';
import { type Assets, type Site, siteIn } from '../../web/site.ts';
import type { PlacedFile } from './placed-file.ts';

export interface ShardFile extends PlacedFile {
  /** How many cards are in it. */
  readonly cards: number;
}

export interface ShardedSite {
  readonly base: string;
  readonly assets: Assets;
  readonly publicUrl?: string | undefined;
}

export async function* shardFiles(publicOffice: PublicOffice, of: ShardedSite): AsyncIterable<ShardFile> {
  const facts = {
    ...(await publicOffice.look(sitePools)),
    base: of.base,
    assets: of.assets,
    ...(of.publicUrl === undefined ? {} : { origin: of.publicUrl }),
  };
  const sites: Site[] = [];
  for (const language of LANGUAGES) sites.push(siteIn(language, await pageContentIn(language), facts));
  const { last } = await publicOffice.blocks.people();
  const shards = shardsFor(last);
  const personsOf: number[][] = Array.from({ length: shards }, () => []);
  for (let person = 1; person <= last; person += 1) personsOf[shardOf(personId(person), shards)]?.push(person);
  for (const [shard, persons] of personsOf.entries()) {
    const cards: Record<string, KeptCard> = {};
    for (const person of persons) {
      const kept = await cardOf(publicOffice, personId(person), sites[0] as Site);
      if (kept !== undefined) cards[personId(person)] = kept;
    }
    yield {
      place: `shards/players/${shard}.json`,
      bytes: Buffer.from(keptJson(cards)),
      cards: Object.keys(cards).length,
    };
    const rows = (await foundPlayers(publicOffice, persons)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const site of sites) {
      const path = `/players/shard/${shard}`;
      const page = shardPage({ shard, shards, rows }, site);
      yield {
        place: `${site.language}${path}/index.html`,
        bytes: Buffer.from(renderPage(page, site, path)),
        cards: 0,
      };
    }
  }
  for (const site of sites) {
    const bytes = Buffer.from(renderPage(shardIndexPage(shards, site), site, '/players'));
    yield { place: `${site.language}/players/index.html`, bytes, cards: 0 };
  }
}

async function cardOf(publicOffice: PublicOffice, player: string, site: Site): Promise<KeptCard | undefined> {
  const found = await publicPlayer(publicOffice, { player });
  if (found === undefined) return undefined;
  if ('merged' in found) return { merged: found.merged };
  const { pools } = found.player;
  const reasons: KeptReasons[] = [];
  for (const card of pools) {
    const change = lastChange(card, site);
    const kept =
      change === undefined ? undefined : await reasonsOf(publicOffice, player, card.pool, listKey(change.of));
    if (kept !== undefined) reasons.push(kept);
  }
  return {
    player: found.player,
    calculators: Object.fromEntries(pools.map((card) => [card.pool, filledCalculators(card)])),
    reasons,
  };
}

/** Told again in the page, in its language; only notes are kept in all of them. */
async function reasonsOf(
  publicOffice: PublicOffice,
  player: string,
  pool: string,
  of: string,
): Promise<KeptReasons | undefined> {
  const told = async (language: (typeof LANGUAGES)[number]): Promise<PublicExplanation | undefined> => {
    const { book, loadPages } = await contentIn(language);
    const { noName } = (await loadPages()).site;
    const found = await publicExplanation(publicOffice, { player, pool, of, book, noName });
    return found === undefined || 'merged' in found ? undefined : found.explanation;
  };
  const explanation = await told('en');
  if (explanation === undefined) return undefined;
  const notes: Record<string, readonly string[]> = {};
  if (explanation.notes.length > 0) {
    for (const language of LANGUAGES) notes[language] = (await told(language))?.notes ?? [];
  }
  return { explanation: { ...explanation, lines: [] }, hasLines: explanation.lines.length > 0, notes };
}
