/** What a report does not contain although an office needs it: facts of the event, and for how many players a fact is missing. */
import type { Report, ReportedPlayer } from '../core/report.ts';

export const LACKING_OF_EVENT = [
  'name',
  'place',
  'federation',
  'start',
  'end',
  'system',
  'controls',
  'arbiters',
] as const;
export const LACKING_OF_PLAYERS = [
  'name',
  'fideId',
  'pin',
  'birth',
  'federation',
  'sex',
  'rating',
  'rank',
  'k',
] as const;

export type LackingOfEvent = (typeof LACKING_OF_EVENT)[number];
export type LackingOfPlayers = (typeof LACKING_OF_PLAYERS)[number];

export interface LackingFacts {
  readonly event: readonly LackingOfEvent[];
  /** For how many players each is missing; absent if nobody lacks it. */
  readonly players: readonly { readonly fact: LackingOfPlayers; readonly count: number }[];
  readonly of: number;
}

/** Chess players have FIDE numbers and K, Go players have PINs and grades. */
const OTHER_GAME: Readonly<Record<'chess' | 'go', readonly string[]>> = {
  chess: ['pin', 'rank'],
  go: ['fideId', 'sex', 'k', 'arbiters'],
};

/** Whether K is determined: by a number, by the games before, or because there is no rating yet. */
const hasK = ({ k, games, rating }: ReportedPlayer): boolean =>
  k !== undefined || games !== undefined || rating === undefined;

const hasFact = (player: ReportedPlayer, fact: LackingOfPlayers): boolean => {
  if (fact === 'k') return hasK(player);
  if (fact === 'rank') return player.rank !== undefined || player.entryRank !== undefined;
  return player[fact] !== undefined;
};

export function lackingIn({ event, players, times }: Report, game: 'chess' | 'go'): LackingFacts {
  const others = OTHER_GAME[game];
  const hasTime = event.controls !== undefined || event.baseMinutes !== undefined || (times?.length ?? 0) > 0;
  const isThere = (fact: LackingOfEvent): boolean =>
    fact === 'controls' ? hasTime : fact === 'arbiters' ? (event.arbiters?.length ?? 0) > 0 : event[fact] !== undefined;
  return {
    event: LACKING_OF_EVENT.filter((fact) => !others.includes(fact) && !isThere(fact)),
    players: LACKING_OF_PLAYERS.filter((fact) => !others.includes(fact))
      .map((fact) => ({ fact, count: players.filter((player) => !hasFact(player, fact)).length }))
      .filter(({ count }) => count > 0),
    of: players.length,
  };
}
