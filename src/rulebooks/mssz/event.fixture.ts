/** Documents of the tests as strict events; only what these tests write. The office has its own, complete reader. */
import { parseDay } from '../../core/dates.ts';
import type { ChessEvent } from '../../core/event.ts';
import type { Result } from '../../core/game.ts';
import { parseBirth } from '../../core/people.ts';
import type { System } from '../../core/report.ts';

export interface TournamentDocument {
  readonly event: { readonly id: string; readonly start: string; readonly end: string; readonly system: System };
  readonly players: readonly {
    readonly id: string;
    readonly birth: string;
    readonly rating: number | null;
    readonly games: number;
    readonly peak: number | null;
    readonly k?: number;
  }[];
  readonly games: readonly {
    readonly round: number;
    readonly white: string;
    readonly black: string;
    readonly result: Result;
  }[];
}

export function eventOf({ event, players, games }: TournamentDocument): ChessEvent {
  const place = (id: string): number => players.findIndex((player) => player.id === id);
  return {
    ...event,
    start: parseDay(event.start) as number,
    end: parseDay(event.end) as number,
    players: players.map(({ id, birth, rating, games: played, peak, k }, index) => ({
      id,
      index,
      birth: parseBirth(birth),
      rating: rating ?? undefined,
      games: played,
      peak: peak ?? undefined,
      k,
    })),
    games: games.map(({ round, white, black, result }) => ({
      round,
      white: place(white),
      black: place(black),
      result,
      rated: true,
      handicap: 0,
    })),
  };
}
