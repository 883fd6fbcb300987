/** Events of the demonstration office as the public sees them, and by other rules. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCopy } from '../../../test/demo.fixture.ts';
import { BOOK as en } from '../../content/en/books/every-family.ts';
import { eventId, eventNumber } from '../../ledger/ids.ts';
import type { EventState } from '../../ledger/store.ts';
import type { Office } from '../../desk/office.ts';
import { enter } from '../../desk/lists/office.fixture.ts';
import { openOffice } from '../../desk/wire.ts';
import { publicEvents } from './events.ts';
import { publicExplanation } from './explanation.ts';
import { type EventPlayer, eventUnderOtherRules, type PublicEvent, publicEvent } from './event.ts';
import { publicPlayer } from './player.ts';
import { openPublicOffice } from './public-office.ts';

let office: Office;
let drop: () => void;

beforeAll(async () => {
  const demo = await demoCopy();
  drop = demo.drop;
  office = await openOffice(demo.file, { create: 'never', clock: () => Date.UTC(2026, 10, 16, 12) });
});

afterAll(async () => {
  await office.store.close();
  drop();
});

const idsOf = (pool: string, states: readonly EventState[]): Promise<readonly string[]> =>
  office.store.read(async (desk) => (await desk.events({ pool, states })).map(({ event }) => eventId(event)));

const shown = (id: string): Promise<PublicEvent> =>
  office.store.read(async (desk) => (await publicEvent(desk, id, '2026-11-16')) as PublicEvent);

describe('the same event under another rulebook', () => {
  test('editions that differ only from 2650 on agree about everybody below: K is that of the player', async () => {
    const ids = await idsOf('fide', ['published']);
    let compared = 0;
    for (const id of ids) {
      const event = await shown(id);
      if (event.edition !== 'fide-2024' && event.edition !== 'fide-2025-10') continue;
      const other = event.edition === 'fide-2024' ? 'fide-2025-10' : 'fide-2024';
      const under = await office.store.read((desk) => eventUnderOtherRules(desk, id, other));
      expect(under?.rated).toBe(true);
      for (const { player, before, change, k, games } of event.players) {
        // a limited K comes from the whole period
        const isWhole = [10, 20, 40].includes(k ?? 0) && (games ?? 0) > 0;
        if (player === undefined || typeof before !== 'number' || before >= 2650 || !isWhole) continue;
        expect([id, player, Math.round((under?.players[player]?.change ?? 0) * 100)]).toEqual([id, player, change]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('what is not rated yet is compared with nothing', async () => {
    for (const state of ['accepted', 'refused', 'withdrawn', 'registered', 'questions'] as const) {
      for (const id of await idsOf('fide', [state])) {
        expect((await shown(id)).others).toEqual([]);
        expect(await office.store.read((desk) => eventUnderOtherRules(desk, id, 'fide-2014'))).toBeUndefined();
      }
    }
  });
});

describe('with which rating somebody was there', () => {
  test('it is that of the list in force on the first day, as in the explanation of the change', async () => {
    const publicOffice = openPublicOffice(office);
    let compared = 0;
    for (const id of (await idsOf('fide', ['published'])).slice(0, 8)) {
      for (const { player = '', before } of (await shown(id)).players.slice(0, 6)) {
        const found = await publicExplanation(publicOffice, { player, pool: 'fide', of: id, book: en, noName: '' });
        const own = found !== undefined && 'explanation' in found ? found.explanation.events[0]?.own : undefined;
        if (typeof before !== 'number' || own === undefined) continue;
        expect([id, player, before]).toEqual([id, player, own]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});

test('a performance is the same on the event’s page and on the card', async () => {
  const publicOffice = openPublicOffice(office);
  let compared = 0;
  for (const pool of ['fide', 'mssz', 'orr']) {
    const [id = ''] = (await idsOf(pool, ['published'])).slice(-4);
    for (const { player = '', performance = null } of (await shown(id)).players) {
      const found = await publicPlayer(publicOffice, { player });
      if (found === undefined || !('player' in found)) throw new Error(player);
      const played = found.player.pools
        .flatMap(({ steps }) => steps.flatMap(({ events }) => events))
        .find(({ event }) => event === id);
      if (played === undefined) continue;
      expect([id, player, played.performance]).toEqual([id, player, performance]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

describe('before an event counts', () => {
  test('an accepted one shows the ratings of the list in force', async () => {
    const [id = ''] = await idsOf('fide', ['accepted']);
    const { players } = await shown(id);
    expect(players.map(({ before }) => typeof before)).toEqual(players.map(() => 'number'));
    expect(players.every(({ change }) => change === undefined)).toBe(true);
  });

  test('a refused one shows what stood against it, and nobody', async () => {
    const [id = ''] = await idsOf('fide', ['refused']);
    const { findings, players } = await shown(id);
    expect(players).toEqual([]);
    expect(findings.map(({ code, clause }) => [code, clause])).toEqual([
      ['fide.registration-late', expect.stringMatching(/^0\.2/)],
    ]);
  });

  test('a withdrawn one shows nothing', async () => {
    const [id = ''] = await idsOf('fide', ['withdrawn']);
    const { findings, players } = await shown(id);
    expect([findings, players]).toEqual([[], []]);
  });
});

test('who was erased played, and is nobody any more: no name, no federation, no title', async () => {
  const [id] = (await idsOf('fide', ['published'])) as [string];
  const named = (await shown(id)).players.find(({ title }) => title !== undefined) ?? (await shown(id)).players[0];
  expect(named).toMatchObject({ name: expect.any(String), federation: expect.any(String) });
  const { player } = named as { readonly player: string };
  await enter(office, { kind: 'person.erased', data: { person: player, formerly: [], papers: [], events: [] } });
  const erased = (await shown(id)).players.find((each) => each.player === player);
  const { federation: _federation, title: _title, ...rest } = named as EventPlayer;
  expect(erased).toEqual({ ...rest, name: null });
});

test('an event whose title held the name of who was erased goes by its id, everywhere', async () => {
  const [, id] = (await idsOf('fide', ['published'])) as [string, string];
  const { player } = (await shown(id)).players[0] as { readonly player: string };
  await enter(office, { kind: 'person.erased', data: { person: player, formerly: [], papers: [], events: [id] } });
  expect((await shown(id)).name).toBe(id);
  const number = eventNumber(id) as number;
  const listed = await office.store.read((desk) =>
    publicEvents(desk, { pool: 'fide', before: eventId(number + 1), limit: 1 }),
  );
  expect(listed?.events.map(({ event, name }) => [event, name])).toEqual([[id, id]]);
  const other = (await shown(id)).players.find(({ name, games }) => name !== null && games !== undefined);
  const asked = { player: other?.player as string, pool: 'fide', of: id, book: en, noName: '' };
  const found = await publicExplanation(openPublicOffice(office), asked);
  expect(found).toMatchObject({ explanation: { event: { event: id, name: id } } });
});
