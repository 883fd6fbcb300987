/** Games as columns, for tests. */
import type { Game } from '../core/event.ts';
import { HALF_POINTS, isPlayed } from '../core/game.ts';
import { type GameColumns, RESULT_NOT_COUNTED } from './at-once.ts';

export const columnsOf = (games: readonly Game[]): GameColumns => ({
  count: games.length,
  round: Uint16Array.from(games, ({ round }) => round),
  white: Uint16Array.from(games, ({ white }) => white),
  black: Uint16Array.from(games, ({ black }) => black),
  result: Uint8Array.from(games, ({ result, rated }) =>
    rated && isPlayed(result) ? HALF_POINTS[result][0] : RESULT_NOT_COUNTED,
  ),
  stones: Uint8Array.from(games, ({ handicap }) => handicap),
});
