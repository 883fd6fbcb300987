/** §1.1 in the texts that judge the time of each game by its two players, each with its own limits. */
import type { ChessEvent, Game } from '../../core/event.ts';
import type { ControlPeriod } from '../../core/report.ts';
import { type EventCheck, finding, namedGames } from './admission.ts';
import type { FideBook } from './book.ts';
import { isCountable, minutesFor60Moves } from './clauses.ts';

type MinimumMinutes = NonNullable<FideBook['minimumMinutes']>;
/** Whether a game between two players with these ratings has enough time. */
type TimeTest = (controls: readonly ControlPeriod[], white: number | undefined, black: number | undefined) => boolean;
type GameTest = (event: ChessEvent, game: Game) => boolean;

/** Whether the players of a game have less time than they need. Without a time control nothing is checked. */
export const isTooFast =
  (hasTime: TimeTest): GameTest =>
  ({ controls, players }, { white, black }) =>
    controls !== undefined && !hasTime(controls, players[white]?.rating, players[black]?.rating);

/** §1.1 Looked at game by game, so one event can hold games that count and games that do not. */
export const gameTimesCheck =
  (tooFast: GameTest, minimum: MinimumMinutes): EventCheck =>
  (event) => {
    const byMinimum = new Map<number, Game[]>();
    for (const game of event.games.filter((each) => isCountable(each) && tooFast(event, each))) {
      const required = minimum(event.players[game.white]?.rating, event.players[game.black]?.rating);
      const before = byMinimum.get(required);
      if (before === undefined) byMinimum.set(required, [game]);
      else before.push(game);
    }
    const minutes = minutesFor60Moves(event.controls ?? []);
    return [...byMinimum].flatMap(([required, games]) =>
      namedGames(event, games, (named) =>
        finding('fide.game-time-too-short', 'warn', '1.1', { minutes, required, games: named }),
      ),
    );
  };
