/** Compares two players: their ratings over time, and every game between them. */
import { personNumber } from '../../../ledger/ids.ts';
import type { PoolCard, PublicPlayer } from '../card/card.ts';
import { playedBy } from '../card/played.ts';
import { publicCalendars, publicPlayer } from '../player.ts';
import type { PublicOffice } from '../public-office.ts';
import { type OwnEvent, type OwnGame, ownEvents } from './games.ts';

export interface GameBetween extends OwnGame {
  readonly event: Pick<OwnEvent, 'event' | 'name' | 'pool' | 'day'>;
}

export interface CommonPool {
  readonly pool: string;
  readonly one: PoolCard;
  readonly other: PoolCard;
}

export interface PublicAgainst {
  readonly one: PublicPlayer;
  readonly other: PublicPlayer;
  /** Not for search engines: where either is not to be found by them. */
  readonly isPrivate: boolean;
  readonly pools: readonly CommonPool[];
  /** From the first player's side, the newest first. */
  readonly games: readonly GameBetween[];
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export type AgainstFound =
  | { readonly against: PublicAgainst }
  | { readonly merged: readonly [string, string] }
  | undefined;

/** More are counted, and the page shows these. */
const MOST_GAMES = 200;

export async function publicAgainst(
  publicOffice: PublicOffice,
  query: { readonly player: string; readonly other: string },
): Promise<AgainstFound> {
  if (personNumber(query.player) === personNumber(query.other)) return undefined;
  const one = await publicPlayer(publicOffice, { player: query.player });
  await publicOffice.pause();
  const other = await publicPlayer(publicOffice, { player: query.other });
  if (one === undefined || other === undefined) return undefined;
  if ('merged' in one || 'merged' in other)
    return {
      merged: [
        'merged' in one ? one.merged : one.player.player,
        'merged' in other ? other.merged : other.player.player,
      ],
    };
  if (one.player.name === null || other.player.name === null) return undefined;
  await publicOffice.pause();
  const games = await gamesBetween(publicOffice, query);
  const scored = (halfPoints: number): number => games.filter((game) => game.halfPoints === halfPoints).length;
  return {
    against: {
      one: one.player,
      other: other.player,
      isPrivate: one.player.isPrivate || other.player.isPrivate,
      pools: one.player.pools.flatMap((card) => {
        const same = other.player.pools.find(({ pool }) => pool === card.pool);
        return same === undefined ? [] : [{ pool: card.pool, one: card, other: same }];
      }),
      games: games.toReversed().slice(0, MOST_GAMES),
      wins: scored(2),
      draws: scored(1),
      losses: scored(0),
    },
  };
}

async function gamesBetween(
  publicOffice: PublicOffice,
  query: { readonly player: string; readonly other: string },
): Promise<readonly GameBetween[]> {
  const [person, opponent] = [personNumber(query.player) as number, personNumber(query.other) as number];
  const calendars = await publicCalendars(publicOffice);
  return publicOffice.look(async (desk) => {
    const played = await playedBy(desk, person);
    await publicOffice.pause();
    const events = await ownEvents(
      desk,
      person,
      played,
      calendars,
      publicOffice.pause,
      ({ event }) => played.reports.get(event)?.persons.includes(opponent) === true,
    );
    return events.flatMap(({ event, name, pool, day, games }) =>
      games
        .filter((game) => game.opponent === opponent)
        .map((game) => ({ ...game, event: { event, name, pool, day } })),
    );
  });
}
