/**
 * One list from its events: the rating of every player by the chess books. A document with one event is a list of one
 * event, made by the event's own edition.
 */
import { listOf } from './admission.ts';
import type { Admission, ChessBook, Part } from './book.ts';
import { dayPlus, firstDayOf } from './calendar.ts';
import { type EarlierEvent, type Event, type Player, birthOf, playedHalves } from './document.ts';
import { type Fraction, decimal, over, plus, printed, roundHalfUp, sum, times, whole } from './exact.ts';
import { inTime, ruFromAverage } from './newcomers.ts';
import { type RoundRobin, isComplete, rateRoundRobin, scoreOf } from './round-robin.ts';
import { pd } from './tables.ts';

export type BookedEvent = { event: Event; book: ChessBook };
export type PlayerResult = Record<string, unknown>;
export type ListResult = {
  rated: boolean;
  reasons: string[];
  list: string;
  players: Record<string, PlayerResult>;
  events: Record<string, { rated: boolean; reasons: string[]; players: Record<string, PlayerResult> }>;
  /** What the one event of a document gives beside its players. */
  quantities: Record<string, unknown>;
};

/** An event while it is being rated. */
type Running = BookedEvent & Admission & { rated: boolean; robin: RoundRobin | undefined; complete: boolean };

/** One appearance of a player: the event and the line in its document. */
type Appearance = { running: Running; player: Player };

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

function timeOf(event: Event): string[] {
  return [event.event.end as string, event.event.start as string, event.event.id];
}

function compareTexts(a: readonly string[], b: readonly string[]): number {
  for (const [index, text] of a.entries()) {
    const other = b[index] as string;
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}

/** The rating that a change is added to. */
type Standing = {
  /** null: unrated on the previous list. */
  rating: number | null;
  /** Rapid and blitz: the standard rating stands in, since the player is not on the list. */
  fromStandard: boolean;
};

/** The event of a player that started last; of several on one day the last by id. */
function latestOf(seen: readonly Appearance[]): Appearance {
  let latest = seen[0] as Appearance;
  for (const one of seen) {
    const [day, latestDay] = [one.running.event.event, latest.running.event.event];
    if (compareTexts([day.start as string, day.id], [latestDay.start as string, latestDay.id]) > 0) latest = one;
  }
  return latest;
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

/** A player's games of an event that count: the opponent's rating and the score in half points. */
function countedGames(running: Running, id: string): { opponent: number; halves: number; round: number }[] {
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

function rateRated(
  seen: readonly Appearance[],
  standing: Standing,
  listBook: ChessBook,
  contributions: Map<string, PlayerResult>,
): PlayerResult {
  const before = standing.rating as number;
  const rows: { id: string; k: number; limited: boolean; games: number; halves: number; expected: number }[] = [];
  for (const { running, player } of seen) {
    if (!running.rated) continue;
    const { book, event } = running;
    // 8.4, 8.2.4: who was unrated then is rated from the current rating
    const own = book.ratingOf(player) ?? before;
    const games = countedGames(running, player.id);
    const differences = book.countedDifferences(
      own,
      games.map(({ opponent }) => opponent),
    );
    let expected = 0;
    for (const difference of differences) expected += pd(difference);
    let halves = 0;
    for (const game of games) halves += game.halves;
    const facts = {
      rating: own,
      games: player.games ?? 0,
      peak: Math.max(player.peak ?? own, own),
      birth: birthOf(player),
      on: event.event.start as string,
    };
    rows.push({
      id: event.event.id,
      k: player.k ?? book.k(facts),
      limited: book.limitsK,
      games: games.length,
      halves,
      expected,
    });
  }
  let n = 0;
  let halves = 0;
  let expected = 0;
  for (const row of rows) {
    n += row.games;
    halves += row.halves;
    expected += row.expected;
  }
  let change: Fraction = whole(0);
  const ks: number[] = [];
  for (const row of rows) {
    // 8.3.3, 8.56: K times the games of the list is at most 700
    const k = row.limited && row.k * n > 700 ? Math.floor(700 / n) : row.k;
    // score and expected score in hundredths
    const own = over(times(decimal(k), whole(row.halves * 50 - row.expected)), whole(100));
    change = plus(change, own);
    ks.push(k);
    contributions.set(row.id, { change: printed(own, 4), n: row.games, w: row.halves / 2, we: row.expected / 100, k });
  }
  const result: PlayerResult = {
    before,
    change: printed(change, 4),
    after: before,
    n,
    w: halves / 2,
    we: expected / 100,
  };
  result.k = ks.length === 0 ? null : ks.every((k) => k === ks[0]) ? ks[0] : ks;
  if (n === 0) {
    // rapid and blitz E8: without a counted game nobody enters the list
    if (standing.fromStandard) result.after = null;
    return { ...result, status: 'no-games', ...(listBook.older ? {} : { rounded: 0, computed: before }) };
  }
  const computed = listBook.newRating(before, change);
  const delisted = computed < listBook.floor;
  result.after = delisted ? null : computed;
  result.status = delisted ? 'delisted' : 'rated';
  if (!listBook.older) return { ...result, rounded: computed - before, computed };
  return delisted ? { ...result, rn: computed } : result;
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

/** 8.23: 15 for each half point above 50 % in 2014, 20 from 2017 on. */
function bonusOf(book: ChessBook): number {
  return book.id === 'fide-2017' ? 20 : 15;
}

/** `history`: earlier results that still count, once each, although several events of a period may name them. */
function earlierParts(seen: readonly Appearance[]): Part[] {
  const parts: Part[] = [];
  const names = new Set<string>();
  for (const { running, player } of seen) {
    for (const [index, entry] of (player.history ?? []).entries()) {
      const name = entry.event ?? `${entry.end ?? ''} ${entry.list ?? ''} ${index}`;
      if (names.has(name)) continue;
      names.add(name);
      const part = earlierPart(entry, name, running.book);
      if (part.games > 0) parts.push(part);
    }
  }
  return parts;
}

function earlierPart(entry: EarlierEvent, name: string, book: ChessBook): Part {
  const { end, list, results } = entry;
  const last = end ?? (list === undefined || list === null ? '0000-00-00' : dayPlus(firstDayOf(list), -1));
  const known = list ?? (end === undefined || end === null ? undefined : listOfEnd(end));
  // its first day is not known: among events of one last day the earlier ones come first
  const common = { event: name, start: '', end: last, list: known, book, present: false, bonus: undefined };
  if (results !== undefined && results !== null) {
    const opponents = sum(results.map(({ opponent }) => decimal(opponent)));
    const halves = sum(results.map(({ score }) => times(decimal(score), whole(2))));
    return { ...common, games: results.length, opponents, halves };
  }
  const games = entry.games ?? 0;
  return {
    ...common,
    games,
    opponents: times(decimal(entry.avg ?? 0), whole(games)),
    halves: times(decimal(entry.score ?? 0), whole(2)),
  };
}

function listOfEnd(end: string): string {
  return listOf({ rulebook: null, event: { id: '', end }, players: [], games: [] });
}

/** What an event adds to the pool of an unrated player: games against rated opponents, or a round robin. */
function partOf(running: Running, player: Player): Part | undefined {
  const { event, book, robin } = running;
  const common = {
    event: event.event.id,
    start: event.event.start as string,
    end: event.event.end as string,
    list: undefined,
    book,
    present: true,
    bonus: event.event.halfPointBonus ?? undefined,
  };
  const own = robin?.unrated.get(player.id);
  if (robin !== undefined && own !== undefined) {
    if (own.games === 0) return undefined;
    const opponents = times(whole(own.rcNew), whole(own.games));
    return {
      ...common,
      games: own.games,
      opponents,
      halves: whole(own.halves),
      roundRobin: { opponents: robin.n, ruNew: own.ruNew },
    };
  }
  if (robin?.removed.has(player.id) === true) {
    const played = scoreOf(player.id, running.games, new Set());
    return played.games === 0 ? undefined : { ...common, games: played.games, opponents: whole(0), halves: whole(0) };
  }
  // also of who was rated at the start and is not any more (2024 E19): only rated opponents count
  const games = countedGames({ ...running, robin: undefined }, player.id);
  if (games.length === 0) return undefined;
  let halves = 0;
  for (const game of games) halves += game.halves;
  return {
    ...common,
    games: games.length,
    opponents: sum(games.map(({ opponent }) => whole(opponent))),
    halves: whole(halves),
  };
}

function rateNewcomer(
  seen: readonly Appearance[],
  parts: readonly Part[],
  list: string,
  listBook: ChessBook,
  contributions: Map<string, PlayerResult>,
): PlayerResult {
  const sorted = inTime(parts);
  const present = sorted.filter((part) => part.present);
  // The edition of the newest event of the pool decides about it (Seams). A history does not say which editions its
  // events had: who brings nothing new is judged by the list's.
  const book = present.at(-1)?.book ?? listBook;
  const hadEvent = seen.some(({ player }) => player.hadEvent === true);
  const answer = book.pool(parts, list, hadEvent);
  const counts = book.older ? present.filter((part) => answer.dropped.get(part.event) !== 'zero') : present;
  let n = 0;
  for (const part of counts) n += part.games;
  const w = Number(printed(over(sum(counts.map((part) => part.halves)), whole(2)), 4));
  for (const { running } of seen) {
    if (!running.rated) continue;
    const part = counts.find((one) => one.event === running.event.event.id);
    contributions.set(running.event.event.id, {
      change: null,
      k: null,
      n: part?.games ?? 0,
      w: part === undefined ? 0 : printed(over(part.halves, whole(2)), 4),
      we: null,
    });
  }
  const pooledScore = printed(over(answer.halves, whole(2)), 4);
  const result: PlayerResult = {
    before: null,
    change: null,
    after: null,
    n,
    w,
    pooledGames: answer.games,
    pooledScore,
  };
  if (book.older) Object.assign(result, olderQuantities(seen, counts, book));
  else Object.assign(result, answer.shown);
  result.status = newcomerStatus(answer, present, listBook);
  if (result.status === 'listed') result.after = answer.rating;
  if (!book.older) {
    if (answer.rating !== undefined) result.computed = answer.rating;
    result.k =
      result.status === 'listed' ? newcomerK(seen, answer.games, answer.rating as number, list, listBook) : null;
  }
  return result;
}

function newcomerStatus(answer: ReturnType<ChessBook['pool']>, present: readonly Part[], listBook: ChessBook): string {
  if (answer.games === 0) {
    for (const part of [...present].reverse()) {
      const why = answer.dropped.get(part.event);
      if (why !== undefined) return why;
    }
    return 'no-games';
  }
  if (answer.games < 5) return 'part-result';
  return (answer.rating as number) < listBook.floor ? 'below-floor' : 'listed';
}

/** 8.3.3 with the games of the pool (2024 E11). */
function newcomerK(
  seen: readonly Appearance[],
  pooled: number,
  rating: number,
  list: string,
  listBook: ChessBook,
): number {
  const { player } = latestOf(seen);
  return listBook.k({
    rating,
    games: (player.games ?? 0) + pooled,
    peak: Math.max(player.peak ?? rating, rating),
    birth: birthOf(player),
    on: firstDayOf(list),
  });
}

/** `rc`, `ru`, `rcNew`, `ruNew` of the one event of a newcomer, before 2022. */
function olderQuantities(seen: readonly Appearance[], counts: readonly Part[], book: ChessBook): PlayerResult {
  const part = counts[0];
  if (part === undefined || counts.length > 1) return {};
  const robin = seen.find(({ running }) => running.event.event.id === part.event)?.running.robin;
  const { id } = (seen[0] as Appearance).player;
  const own = robin?.unrated.get(id);
  if (robin !== undefined && own !== undefined) return { rc: robin.ra, ru: own.ru, rcNew: own.rcNew, ruNew: own.ruNew };
  const average = over(part.opponents, whole(part.games));
  return { rc: roundHalfUp(average), ru: ruFromAverage(average, part.halves, part.games, part.bonus ?? bonusOf(book)) };
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
