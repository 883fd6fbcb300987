/** An unrated player: earlier results and those of this list, together in one pool. */
import { listOf } from './admission.ts';
import type { ChessBook, Part } from './book.ts';
import { dayPlus, firstDayOf } from './calendar.ts';
import { birthOf, type EarlierEvent, type Player } from './document.ts';
import { decimal, over, printed, roundHalfUp, sum, times, whole } from './exact.ts';
import { inTime, ruFromAverage } from './newcomers.ts';
import { scoreOf } from './round-robin.ts';
import { type Appearance, countedGames, latestOf, type PlayerResult, type Running } from './running.ts';

/** 8.23: 15 for each half point above 50 % in 2014, 20 from 2017 on. */
export function bonusOf(book: ChessBook): number {
  return book.id === 'fide-2017' ? 20 : 15;
}

/** `history`: earlier results that still count, once each, although several events of a period may name them. */
export function earlierParts(seen: readonly Appearance[]): Part[] {
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
export function partOf(running: Running, player: Player): Part | undefined {
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
    return played.games === 0
      ? undefined
      : { ...common, games: played.games, opponents: whole(0), halves: whole(0), takenOut: true };
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

export function rateNewcomer(
  seen: readonly Appearance[],
  parts: readonly Part[],
  list: string,
  listBook: ChessBook,
  contributions: Map<string, PlayerResult>,
): PlayerResult {
  const everything = inTime(parts).filter((part) => part.present);
  // The edition of the newest event of the pool decides about it (Seams). A history does not say which editions its
  // events had: who brings nothing new is judged by the list's.
  const book = everything.at(-1)?.book ?? listBook;
  // first-event rules are the event's own: whom it took out has no results there, for the pool of no later edition
  const usable = book.older ? parts : parts.filter((part) => part.takenOut !== true);
  const present = everything.filter((part) => usable.includes(part));
  const hadEvent = seen.some(({ player }) => player.hadEvent === true);
  const answer = book.pool(usable, list, hadEvent);
  const counts = book.older ? present.filter((part) => answer.dropped.get(part) !== 'zero') : present;
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
      const why = answer.dropped.get(part);
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
