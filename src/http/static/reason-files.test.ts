/** Cards and reasons that are made many at a time are those that a server makes one by one: of everybody of the demonstration office, in all its pools. */
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCopy } from '../../../test/demo.fixture.ts';
import { contentIn } from '../../content/languages.ts';
import { Chance } from '../../core/chance.ts';
import type { Office } from '../../desk/office.ts';
import { openOffice } from '../../desk/wire.ts';
import { fromKeptJson, personsIn, reasonsFile, shardsFor } from '../../engine/copy-shards.ts';
import { pageOf, OPPONENTS_ON_PAGE, STEPS_ON_PAGE } from '../../engine/card-pages.ts';
import { personId } from '../../ledger/ids.ts';
import type { PublicPlayer } from '../../reading/public/card/card.ts';
import { publicExplanation } from '../../reading/public/explanation.ts';
import { publicPlayer, wholeCards } from '../../reading/public/player.ts';
import { openPublicOffice, type PublicOffice } from '../../reading/public/public-office.ts';
import type { ReasonsFile } from '../../web/pages/copy/shards.ts';
import { ReasonsWanted, reasonFiles } from './reason-files.ts';

/** So many of each are compared; `ELOBOOK_COPIES=all` compares all. */
const SAMPLE = process.env['ELOBOOK_COPIES'] === 'all' ? Number.POSITIVE_INFINITY : 12;

let office: Office;
let publicOffice: PublicOffice;
let drop: () => void;
const cards = new Map<number, PublicPlayer>();

beforeAll(async () => {
  const demo = await demoCopy();
  drop = demo.drop;
  office = await openOffice(demo.file, { create: 'never', clock: () => Date.UTC(2026, 10, 16, 12) });
  publicOffice = openPublicOffice(office);
  const { last } = await publicOffice.blocks.people();
  for (let shard = 0; shard < shardsFor(last); shard += 1) {
    for (const [person, found] of await wholeCards(publicOffice, personsIn(shard, last))) {
      if ('player' in found) cards.set(person, found.player);
    }
  }
});

afterAll(async () => {
  await office.store.close();
  drop();
});

function some<T>(all: readonly T[]): readonly T[] {
  const chance = new Chance(18);
  return all.length <= SAMPLE ? all : Array.from({ length: SAMPLE }, () => all[chance.between(0, all.length - 1)] as T);
}

const firstPages = (card: PublicPlayer): PublicPlayer => ({
  ...card,
  opponents: {
    ...card.opponents,
    shown: pageOf(card.opponents.shown, OPPONENTS_ON_PAGE, 1).shown,
  },
  pools: card.pools.map((pool) => ({ ...pool, steps: pageOf(pool.steps, STEPS_ON_PAGE, 1).shown })),
});

test('a card that was read together with others is the one of the server', async () => {
  expect(cards.size).toBeGreaterThan(400);
  for (const [person, card] of some([...cards])) {
    const alone = await publicPlayer(publicOffice, { player: personId(person) });
    expect([person, alone]).toEqual([person, { player: firstPages(card) }]);
  }
});

test('reasons that were made together with others are those of the server, and every card finds its own', async () => {
  const wanted = new ReasonsWanted(new Set());
  const chosen = some([...cards.values()]);
  for (const card of chosen) wanted.add(card);
  const { book } = await contentIn('en');
  const files = new Map<string, ReasonsFile>();
  for await (const { place, bytes } of reasonFiles(publicOffice, wanted.pools, async () => undefined)) {
    if (bytes !== undefined && place.endsWith('.gz')) {
      files.set(place.replace(/-\d+\.json\.gz$/, ''), {
        ...files.get(place.replace(/-\d+\.json\.gz$/, '')),
        ...fromKeptJson<ReasonsFile>(gunzipSync(bytes).toString()),
      });
    }
  }
  const asked = chosen.flatMap(({ player, pools }) =>
    pools.flatMap((pool) =>
      pool.steps.flatMap(({ events }) =>
        events.map(({ event }) => ({ player, pool: pool.pool, of: event, file: reasonsFile(pool, event) })),
      ),
    ),
  );
  expect(asked.length).toBeGreaterThan(100);
  for (const { player, pool, of, file } of asked) {
    const own = files.get(`shards/reasons/${pool}/${file}`)?.[player] ?? {};
    expect([player, pool, of, Object.keys(own).length > 0]).toEqual([player, pool, of, true]);
  }
  for (const [name, file] of some([...files])) {
    const [player, own] = Object.entries(file)[0] ?? [];
    for (const { explanation, notes } of Object.values(own ?? {})) {
      const { pool, of } = explanation;
      const found = await publicExplanation(publicOffice, {
        player: player as string,
        pool,
        of,
        book,
        noName: 'Name removed',
      });
      if (found === undefined || 'merged' in found) throw new Error(`${name} ${player} ${of}`);
      const { lines: _lines, ...alone } = found.explanation;
      const { lines: _none, ...kept } = { ...explanation, notes: notes['en'] ?? [] };
      const same = fromKeptJson(
        JSON.stringify(alone, (_key, each) => (each instanceof Map ? { '#table': [...each] } : each)),
      );
      if (!isDeepStrictEqual(kept, same)) expect([name, player, of, kept]).toEqual([name, player, of, same]);
    }
  }
});
