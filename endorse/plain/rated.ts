/** A player with a rating: the change of all events of a list together. */
import type { ChessBook } from './book.ts';
import { birthOf } from './document.ts';
import { decimal, type Fraction, over, plus, printed, times, whole } from './exact.ts';
import { type Appearance, countedGames, type PlayerResult } from './running.ts';
import { pd } from './tables.ts';

/** The rating that a change is added to. */
export type Standing = {
  /** null: unrated on the previous list. */
  rating: number | null;
  /** Rapid and blitz: the standard rating stands in, since the player is not on the list. */
  fromStandard: boolean;
};

/** 8.3.3, 8.56: K times the games of the list is at most 700. */
export function limitedK(k: number, n: number): number {
  return k * n > 700 ? Math.floor(700 / n) : k;
}

export function rateRated(
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
    const k = row.limited ? limitedK(row.k, n) : row.k;
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
