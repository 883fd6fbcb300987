/** The news for followers of a pool, a club or a player: lists and tournaments, and what they changed. */
import { inSlices } from '../../../core/slices.ts';
import type { Desk } from '../../../ledger/store.ts';
import type { EventPlayed, PublicPlayer } from '../card/card.ts';
import { publicEvents } from '../events.ts';
import { type PublicLine, publicLine } from '../list.ts';
import { publicPlayer } from '../player.ts';
import type { PublicOffice } from '../public-office.ts';

/** A list that came out. */
export interface NewList {
  readonly kind: 'list';
  readonly date: string;
  /** When it was sealed. */
  readonly time: string;
  readonly players: number;
}

/** A tournament that was accepted. */
export interface NewEvent {
  readonly kind: 'event';
  readonly event: string;
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly players: number;
}

const LISTS = 12;
const EVENTS = 20;

async function newestLists(
  desk: Desk,
  publicOffice: PublicOffice,
  pool: string,
  most: number,
): Promise<readonly NewList[]> {
  const lists = (await publicOffice.lists(pool)).slice(-most).toReversed();
  const entries = new Map((await desk.entries(lists.map(({ no }) => no))).map(({ no, time }) => [no, time]));
  return lists.map(({ date, players, no }) => ({
    kind: 'list',
    date,
    players,
    time: entries.get(no) ?? `${date}T00:00:00.000Z`,
  }));
}

/** Undefined: there is no such pool. */
export async function poolNews(
  publicOffice: PublicOffice,
  pool: string,
): Promise<readonly (NewList | NewEvent)[] | undefined> {
  return publicOffice.look(async (desk) => {
    if ((await desk.pool(pool)) === undefined) return undefined;
    const lists = await newestLists(desk, publicOffice, pool, LISTS);
    const { events } = (await publicEvents(desk, { pool, limit: EVENTS }, publicOffice.pause)) ?? { events: [] };
    return [
      ...lists,
      ...events.map(
        ({ event, name, start, end, players }): NewEvent => ({ kind: 'event', event, name, start, end, players }),
      ),
    ];
  });
}

/** What a list changed in a club. */
export interface ClubNews extends NewList {
  readonly members: number;
  /** The largest changes first, up or down. */
  readonly changed: readonly PublicLine[];
}

const CLUB_LISTS = 3;
const CHANGED = 30;

/** Undefined: there is no such pool, or nobody of the club on its newest list. */
export async function clubNews(
  publicOffice: PublicOffice,
  pool: string,
  club: string,
): Promise<readonly ClubNews[] | undefined> {
  const lists = await publicOffice.look((desk) => newestLists(desk, publicOffice, pool, CLUB_LISTS));
  const news: ClubNews[] = [];
  for (const list of lists) {
    const block = await publicOffice.blocks.list(pool, list.date);
    if (block?.groupNamed('club', club) === undefined) continue;
    const rows = await inSlices(block.filtered({ club }), publicOffice.pause);
    if (rows.length === 0) continue;
    const up = await inSlices(block.ordered(rows, 'change', 'down'), publicOffice.pause);
    const down = await inSlices(block.ordered(rows, 'change', 'up'), publicOffice.pause);
    const shown = new Set([...up.subarray(0, CHANGED), ...down.subarray(0, CHANGED)]);
    const changed = [...shown]
      .map((row) => publicLine(block.line(row)))
      .filter(({ change = 0 }) => change !== 0)
      .sort((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0))
      .slice(0, CHANGED);
    news.push({ ...list, members: rows.length, changed });
    await publicOffice.pause();
  }
  return news.length === 0 ? undefined : news;
}

/** What a list, or an event since the last one, changed for a player. */
export interface PlayerNews {
  readonly date: string;
  readonly rating: number | null;
  readonly change: number | null;
  /** The list; or the event, where each counts at once. */
  readonly of: string;
  readonly events: readonly Pick<EventPlayed, 'event' | 'name'>[];
}

export interface FollowedPlayer {
  readonly card: PublicPlayer;
  readonly pool: PublicPlayer['pools'][number];
  readonly news: readonly PlayerNews[];
}

export type FollowedFound = { readonly followed: FollowedPlayer } | { readonly merged: string } | undefined;

/** Undefined: there is no such player, or none with a feed: a private card, or a player who is or may be a minor. */
export async function followedPlayer(
  publicOffice: PublicOffice,
  query: { readonly player: string; readonly pool?: string | undefined },
): Promise<FollowedFound> {
  const found = await publicPlayer(publicOffice, { player: query.player });
  if (found === undefined || 'merged' in found) return found;
  const { player: card } = found;
  const pool = query.pool === undefined ? card.pools[0] : card.pools.find((each) => each.pool === query.pool);
  if (card.isPrivate || card.name === null || pool === undefined) return undefined;
  return { followed: { card, pool, news: newsOf(pool) } };
}

function newsOf({ calendar, steps }: FollowedPlayer['pool']): readonly PlayerNews[] {
  if (calendar === 'at-once')
    return steps.flatMap(({ events }) =>
      events.toReversed().flatMap(({ event, name, end, before, after }) =>
        end === null
          ? []
          : [
              {
                date: end,
                rating: after,
                change: before === null || after === null ? null : after - before,
                of: event,
                events: [{ event, name }],
              },
            ],
      ),
    );
  return steps.flatMap(({ date, rating, change, events }) =>
    date === null
      ? []
      : [{ date, rating, change, of: date, events: events.map(({ event, name }) => ({ event, name })) }],
  );
}
