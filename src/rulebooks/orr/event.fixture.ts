/** Documents of the tests as strict events; only what these tests write. The office has its own, complete reader. */
import { parseDay } from '../../core/dates.ts';
import type { DatedEvent, Game, Player } from '../../core/event.ts';
import { fraction } from '../../core/exact.ts';
import type { Approval } from '../../core/finding.ts';
import type { HalfPoints, Result } from '../../core/game.ts';
import { parseBirth } from '../../core/people.ts';
import type { EarlierEventFacts } from '../../core/report.ts';

export interface PlayerDocument {
  readonly id: string;
  readonly birth?: string | null;
  readonly rating?: number | null;
  readonly unsettled?: boolean;
  readonly fideRating?: number;
  readonly member?: boolean;
  readonly k?: number;
  readonly history?: readonly {
    readonly event?: string;
    readonly results: readonly { readonly opponent: number; readonly score: number }[];
  }[];
}

export interface GameDocument {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly result: Result;
  readonly rated?: boolean;
}

export interface TournamentDocument {
  readonly event: {
    readonly id: string;
    readonly start: string;
    readonly end: string;
    readonly fideRated?: boolean;
    readonly approvals?: readonly Approval[];
  };
  readonly players: readonly PlayerDocument[];
  readonly games: readonly GameDocument[];
}

const earlierEvent = ({ event, results }: NonNullable<PlayerDocument['history']>[number]): EarlierEventFacts => ({
  event,
  games: results.length,
  average: fraction(0),
  halfPoints: results.reduce((sum, { score }) => sum + 2 * score, 0),
  results: results.map(({ opponent, score }) => ({ opponent, halfPoints: (2 * score) as HalfPoints })),
});

const player = ({ birth, rating, history, ...rest }: PlayerDocument, index: number): Player => ({
  ...rest,
  index,
  rating: rating ?? undefined,
  birth: birth == null ? undefined : parseBirth(birth),
  history: history?.map(earlierEvent),
});

export function eventOf({ event, players, games }: TournamentDocument): DatedEvent {
  const index = new Map(players.map(({ id }, place) => [id, place]));
  const game = ({ white, black, rated = true, ...rest }: GameDocument): Game => ({
    ...rest,
    rated,
    handicap: 0,
    white: index.get(white) as number,
    black: index.get(black) as number,
  });
  return {
    ...event,
    start: parseDay(event.start) as number,
    end: parseDay(event.end) as number,
    players: players.map(player),
    games: games.map(game),
  };
}
