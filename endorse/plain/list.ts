/**
 * One list from its events: the rating of every player by the chess books. A document with one event is a list of one
 * event, made by the event's own edition.
 */
import type { ChessBook, Part } from './book.ts';
import { printed } from './exact.ts';
import { rateRated, type Standing } from './rated.ts';
import { isComplete, type RoundRobin, rateRoundRobin, scoreOf } from './round-robin.ts';
import {
  type Appearance,
  type BookedEvent,
  compareTexts,
  latestOf,
  type PlayerResult,
  type Running,
  timeOf,
} from './running.ts';
import { bonusOf, earlierParts, partOf, rateNewcomer } from './unrated.ts';

export type ListResult = {
  rated: boolean;
  reasons: string[];
  list: string;
  players: Record<string, PlayerResult>;
  events: Record<string, { rated: boolean; reasons: string[]; players: Record<string, PlayerResult> }>;
  /** What the one event of a document gives beside its players. */
  quantities: Record<string, unknown>;
};

export function rateList(
  booked: readonly BookedEvent[],
  list: string,
  listBook: ChessBook,
  base: Record<string, number | null>,
): ListResult {
  // E35: time decides, never the order of a document
  const runnings: Running[] = [...booked]
    .sort((a, b) => compareTexts(timeOf(a.event), timeOf(b.event)))
    .map(({ event, book }) => {
      const admission = book.admit(event);
      const rated = admission.reasons.length === 0;
      const games = rated ? admission.games : [];
      const complete = book.ratesRoundRobins && isComplete(event, admission.games);
      return { event, book, reasons: admission.reasons, games, rated, robin: undefined, complete };
    });

  const appearances = new Map<string, Appearance[]>();
  for (const running of runnings) {
    for (const player of running.event.players) {
      const known = appearances.get(player.id) ?? [];
      known.push({ running, player });
      appearances.set(player.id, known);
    }
  }

  const standings = new Map<string, Standing>();
  for (const [id, seen] of appearances) standings.set(id, standingOf(id, seen, base));

  // the results of unrated players, event by event in the order of time
  const parts = new Map<string, Part[]>();
  for (const [id, seen] of appearances) parts.set(id, earlierParts(seen));
  for (const running of runnings) {
    if (!running.rated) continue;
    if (running.complete) running.robin = roundRobinOf(running, list, standings, parts);
    for (const player of running.event.players) {
      if (standings.get(player.id)?.rating !== null) continue;
      const part = partOf(running, player);
      if (part !== undefined) parts.get(player.id)?.push(part);
    }
  }

  const players: Record<string, PlayerResult> = {};
  const events: ListResult['events'] = {};
  for (const { event, rated, reasons } of runnings) events[event.event.id] = { rated, reasons, players: {} };
  for (const [id, seen] of appearances) {
    const standing = standings.get(id) as Standing;
    const contributions = new Map<string, PlayerResult>();
    players[id] =
      standing.rating === null
        ? rateNewcomer(seen, parts.get(id) ?? [], list, listBook, contributions)
        : rateRated(seen, standing, listBook, contributions);
    for (const [name, contribution] of contributions) {
      const event = events[name];
      if (event !== undefined) event.players[id] = contribution;
    }
  }

  const rated = runnings.some((running) => running.rated);
  const reasons = rated ? [] : [...new Set(runnings.flatMap((running) => running.reasons))];
  return { rated, reasons, list, players, events, quantities: eventQuantities(runnings) };
}

/**
 * Rapid and blitz: the standard rating of the event that started last of those with one. Who had a standard rating at
 * some start was considered to be rated there, and 7.2.2-7.2.5 do not apply.
 */
function standardOf(seen: readonly Appearance[]): number | null {
  const having = seen.filter(({ running, player }) => running.book.ratingOf({ ...player, rating: null }) !== null);
  if (having.length === 0) return null;
  return latestOf(having).player.standardRating ?? null;
}

/** `base`, or else the rating of the event that started last; in rapid and blitz a standard rating stands in (7.2.1). */
function standingOf(id: string, seen: readonly Appearance[], base: Record<string, number | null>): Standing {
  const { player } = latestOf(seen);
  const standard = standardOf(seen);
  const given = base[id];
  if (typeof given === 'number') return { rating: given, fromStandard: false };
  if (given === null) return { rating: standard, fromStandard: standard !== null };
  const own = player.rating ?? player.currentRating ?? null;
  if (own !== null) return { rating: own, fromStandard: false };
  return { rating: standard, fromStandard: standard !== null };
}

/** 8.58: the unrated players of a complete round robin. 6.1: a zero is taken out, unless there are counted games [E34]. */
function roundRobinOf(
  running: Running,
  list: string,
  standings: ReadonlyMap<string, Standing>,
  parts: ReadonlyMap<string, Part[]>,
): RoundRobin | undefined {
  const { event, games, book } = running;
  const unrated = event.players.filter((player) => book.ratingOf(player) === null);
  if (unrated.length === 0) return undefined;
  const removed = new Set<string>();
  for (const player of unrated) {
    if (scoreOf(player.id, games, new Set()).halves > 0) continue;
    if (standings.get(player.id)?.rating !== null) continue;
    const earlier = (parts.get(player.id) ?? []).filter(
      (part) => compareTexts([part.end, part.start, part.event], timeOf(event)) < 0,
    );
    if (book.pool(earlier, list, false).games === 0) removed.add(player.id);
  }
  return rateRoundRobin(event, games, removed, event.event.halfPointBonus ?? bonusOf(book));
}

/** Before 2022: how a round robin was treated, and its averages. */
function eventQuantities(runnings: readonly Running[]): Record<string, unknown> {
  const only = runnings[0];
  if (only === undefined || !only.book.ratesRoundRobins) return {};
  const { system } = only.event.event;
  if (system !== 'round-robin' && system !== 'double-round-robin') return {};
  const treatedAs = only.complete ? system : 'swiss';
  if (only.robin === undefined || only.robin.unrated.size === 0) return { treatedAs };
  return { treatedAs, rar: printed(only.robin.rar, 4), dpa: printed(only.robin.dpa, 4), ra: only.robin.ra };
}
