/** Events while a list is made of them, and what a player did in one. */
import type { Admission, ChessBook } from './book.ts';
import { type Event, type Player, playedHalves } from './document.ts';
import type { RoundRobin } from './round-robin.ts';

export type BookedEvent = { event: Event; book: ChessBook };
export type PlayerResult = Record<string, unknown>;

/** An event while it is being rated. */
export type Running = BookedEvent & Admission & { rated: boolean; robin: RoundRobin | undefined; complete: boolean };

/** One appearance of a player: the event and the line in its document. */
export type Appearance = { running: Running; player: Player };

export function timeOf(event: Event): string[] {
  return [event.event.end as string, event.event.start as string, event.event.id];
}

export function compareTexts(a: readonly string[], b: readonly string[]): number {
  for (const [index, text] of a.entries()) {
    const other = b[index] as string;
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}

/** The event of a player that started last; of several on one day the last by id. */
export function latestOf(seen: readonly Appearance[]): Appearance {
  let latest = seen[0] as Appearance;
  for (const one of seen) {
    const [day, latestDay] = [one.running.event.event, latest.running.event.event];
    if (compareTexts([day.start as string, day.id], [latestDay.start as string, latestDay.id]) > 0) latest = one;
  }
  return latest;
}

/** A player's games of an event that count: the opponent's rating and the score in half points. */
export function countedGames(running: Running, id: string): { opponent: number; halves: number; round: number }[] {
  const counted: { opponent: number; halves: number; round: number }[] = [];
  const ratings = new Map<string, number | null>();
  for (const player of running.event.players) ratings.set(player.id, running.book.ratingOf(player));
  for (const game of running.games) {
    if (game.white !== id && game.black !== id) continue;
    const [white, black] = playedHalves(game.result) as [number, number];
    const other = game.white === id ? game.black : game.white;
    const opponent = ratings.get(other) ?? running.robin?.unrated.get(other)?.ruNew ?? null;
    if (opponent === null) continue; // unrated opponents do not count
    counted.push({ opponent, halves: game.white === id ? white : black, round: game.round });
  }
  return counted.sort((a, b) => a.round - b.round);
}
