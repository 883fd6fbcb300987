/** The highlights of a player's games: the strongest opponents beaten, the best tournaments, the longest runs. */
import type { RatingPoint } from '../card/card.ts';
import { performanceAgainst } from '../performance.ts';
import type { OwnEvent, OwnGame } from './games.ts';

export interface BestWin {
  readonly event: OwnEvent;
  readonly game: OwnGame & { readonly rating: number };
}

export interface BestPerformance {
  readonly event: OwnEvent;
  readonly performance: number;
  readonly games: number;
  readonly halfPoints: number;
}

/** Consecutive games, from the first to the last day. */
export interface Streak {
  readonly games: number;
  readonly from: string | null;
  readonly to: string | null;
  /** It still goes on. */
  readonly goesOn?: true;
}

/** For the first time at a full hundred, or at the first rating. */
export interface Milestone {
  readonly kind: 'first' | 'hundred' | 'highest';
  readonly rating: number;
  readonly date: string;
}

const SHOWN = 5;
const WON = 2;

/** Over opponents with a rating, the strongest first; of equal ones the earlier. */
export function bestWins(events: readonly OwnEvent[]): readonly BestWin[] {
  const wins = events.flatMap((event) =>
    event.games.flatMap((game) =>
      game.halfPoints === WON && game.rating !== null ? [{ event, game: game as BestWin['game'] }] : [],
    ),
  );
  return wins.sort((a, b) => b.game.rating - a.game.rating).slice(0, SHOWN);
}

/** Fewer games say little. */
const LEAST_GAMES = 4;

export function bestPerformances(events: readonly OwnEvent[]): readonly BestPerformance[] {
  return events
    .flatMap((event) => {
      const rated = event.games.filter(({ rating }) => rating !== null);
      const performance = rated.length < LEAST_GAMES ? undefined : performanceAgainst(event.row.edition, rated);
      const halfPoints = rated.reduce((sum, game) => sum + game.halfPoints, 0);
      return performance === undefined ? [] : [{ event, performance, games: rated.length, halfPoints }];
    })
    .sort((a, b) => b.performance - a.performance)
    .slice(0, SHOWN);
}

/** The longest run of games of a kind; undefined where there are no two in a row. */
export function longestStreak(events: readonly OwnEvent[], fits: (game: OwnGame) => boolean): Streak | undefined {
  let best: Streak | undefined;
  let run: Streak | undefined;
  for (const { day, games } of events) {
    for (const game of games) {
      run = fits(game) ? longer(run, day) : undefined;
      if (run !== undefined && run.games > (best?.games ?? 1)) best = run;
    }
  }
  return best === undefined || run !== best ? best : { ...best, goesOn: true };
}

const longer = (run: Streak | undefined, day: string | null): Streak => ({
  games: (run?.games ?? 0) + 1,
  from: run?.from ?? day,
  to: day,
});

export const isWon = ({ halfPoints }: OwnGame): boolean => halfPoints === WON;
export const isUnbeaten = ({ halfPoints }: OwnGame): boolean => halfPoints > 0;

const HUNDRED = 100;

/** The first rating, every full hundred above it when it was first there, and the highest; the newest first. */
export function milestones(points: readonly RatingPoint[]): readonly Milestone[] {
  const told: Milestone[] = [];
  let most: number | undefined;
  let highest: Milestone | undefined;
  for (const { date, rating } of points) {
    if (rating === null) continue;
    if (most === undefined) told.push({ kind: 'first', rating, date });
    else if (Math.floor(rating / HUNDRED) > Math.floor(most / HUNDRED))
      told.push({ kind: 'hundred', rating: Math.floor(rating / HUNDRED) * HUNDRED, date });
    if (most === undefined || rating > most) [most, highest] = [rating, { kind: 'highest', rating, date }];
  }
  return [...(highest === undefined ? [] : [highest]), ...told.reverse()];
}
