/** mgsz-2012: the Hungarian Go Association. Paragraphs and readings (E&A) are those of the digest. */
import { type Byoyomi, type Event, type Player, playedHalves } from './document.ts';
import { type Fraction, compare, decimal, fraction, plus, times, whole } from './exact.ts';
import importanceTable from './tables/mgsz-importance.json' with { type: 'json' };
import oddsTable from './tables/mgsz-odds.json' with { type: 'json' };
import ranksTable from './tables/mgsz-ranks.json' with { type: 'json' };
import timeTable from './tables/mgsz-time.json' with { type: 'json' };

/** Grades, weakest first, as far as table 1 gives them a limit: 35k to 7d. */
const RANKS = ranksTable.ranks;
const FOUR_KYU = strengthOf('4k');

/** How strong a grade is: 0 for 35 kyu, 34 for 1 kyu, 35 for 1 dan, 43 for 9 dan. */
export function strengthOf(rank: string): number {
  const number = Number.parseInt(rank, 10);
  return rank.endsWith('k') ? 35 - number : 34 + number;
}

/** Table 1; 8 and 9 dan and professionals count with 2700 (E&A 6). */
export function limitOf(rank: string): number {
  const row = RANKS.find((one) => one.rank === rank);
  return row?.limit ?? 2700;
}

/** The grade of points; below 1000 it is 35 kyu (E&A 7). */
export function rankOf(points: number): string {
  let rank = '35k';
  for (const row of RANKS) if (points >= row.limit) rank = row.rank;
  return rank;
}

/** §8(2)1, E&A 5: the width of the band that points are in. */
export function bandWidth(points: number): number {
  let width = ranksTable.belowBottomWidth;
  for (const row of RANKS) if (points >= row.limit) width = row.width ?? ranksTable.openTopWidth;
  return width;
}

/** §8(2)1: one band for each stone. */
export function correctedElo(points: number, stones: number): number {
  let corrected = points;
  for (let stone = 0; stone < stones; stone += 1) corrected += bandWidth(corrected);
  return corrected;
}

/** Table 4, in thousandths. */
export function chance(difference: number): number {
  for (const row of oddsTable.rows) {
    if (difference >= row.from && (row.to === null || difference <= row.to)) return Math.round(row.chance * 1000);
  }
  throw new Error(`no row of table 4 for ${difference}`);
}

/** §8(2)2: game points of white and black in thousandths; a jigo is half of each (E&A 13). */
export function gamePoints(white: number, black: number, halves: readonly [number, number]): [number, number] {
  const e = chance(Math.abs(white - black));
  const expectedWhite = white >= black ? 1000 - e : e;
  return [halves[0] * 500 - expectedWhite, halves[1] * 500 - (1000 - expectedWhite)];
}

/** Table 2: base time and the time of 45 Japanese or 60 Canadian moves; undefined for another overtime (E&A 9). */
export function extendedMinutes(base: number, byoyomi: Byoyomi | null): Fraction | undefined {
  if (byoyomi === null) return decimal(base);
  if (byoyomi.kind === 'japanese' && byoyomi.seconds !== undefined) {
    return plus(decimal(base), times(decimal(byoyomi.seconds), fraction(BigInt(timeTable.japaneseMoves), 60n)));
  }
  if (byoyomi.kind === 'canadian' && byoyomi.minutes !== undefined && byoyomi.moves !== undefined) {
    return plus(
      decimal(base),
      times(decimal(byoyomi.minutes), fraction(BigInt(timeTable.canadianMoves), BigInt(byoyomi.moves))),
    );
  }
  return undefined;
}

/** Table 2: both minima must be met (E&A 8); undefined where no row fits. */
export function timeMultiplier(base: number, extended: Fraction): number | undefined {
  for (const row of timeTable.categories) {
    const fits =
      compare(decimal(base), whole(row.minBaseMinutes)) >= 0 && compare(extended, whole(row.minExtendedMinutes)) >= 0;
    if (fits) return row.multiplier;
  }
  return undefined;
}

/** §1(2), §1(3): boards of 19 and 13 lines; neither pair go nor consulting teams. A committee's C changes nothing of it (E&A 24). */
function scopeReasons(event: Event): string[] {
  const { board, pairGo, consultation } = event.event;
  const reasons: string[] = [];
  if (board !== undefined && board !== null && board !== 19 && board !== 13) reasons.push('1(2)');
  if (pairGo === true || consultation === true) reasons.push('1(3)');
  return reasons;
}

/** §6(1)1, tables 2 and 3: the multiplier C; null where the committee must set it. */
export function multiplier(event: Event): number | null {
  const { board, committeeC, baseMinutes, byoyomi, handicap, importance, participants } = event.event;
  if (scopeReasons(event).length > 0) return null;
  if (committeeC !== undefined && committeeC !== null) return committeeC;
  if (board === 13) return timeTable.multiplier13x13;
  if (baseMinutes === undefined || baseMinutes === null) return null;
  const extended = extendedMinutes(baseMinutes, byoyomi ?? null);
  const byTime = extended === undefined ? undefined : timeMultiplier(baseMinutes, extended);
  if (byTime === undefined) return null;
  let c = byTime;
  const listed = importance ?? [];
  const large =
    participants !== undefined && participants !== null
      ? participants > 80
      : listed.includes('large') || event.players.length > 80;
  for (const row of importanceTable.rows) {
    const applies = row.id === 'large' ? large : row.id === 'no-handicap' ? handicap !== true : listed.includes(row.id);
    if (applies) c += row.addition;
  }
  return c;
}

/** §6(3), E&A 14: the lengths of the parts. */
export function splitRounds(c: number, rounds: number): number[] {
  if (rounds === 0) return [];
  let parts = 1;
  while (parts < rounds && c * Math.ceil(rounds / parts) >= 300) parts += 1;
  const lengths: number[] = [];
  for (let part = 0; part < parts; part += 1)
    lengths.push(Math.floor(rounds / parts) + (part < rounds % parts ? 1 : 0));
  return lengths;
}

/** §7: the change, a half upwards, from thousandths of game points. */
export function eloChange(c: number, thousandths: number): number {
  return Math.floor((c * thousandths + 500) / 1000);
}

/** §5: the grade and the marks after an event. */
export function promote(
  rank: string,
  reached: Readonly<Record<string, number>>,
  points: number,
): { rank: string; reached: Record<string, number> } {
  const marks: Record<string, number> = { ...reached };
  let best = rank;
  for (const row of RANKS) {
    if (strengthOf(row.rank) <= strengthOf(rank) || points < row.limit) continue;
    if (strengthOf(row.rank) <= FOUR_KYU) best = row.rank;
    else {
      marks[row.rank] = (marks[row.rank] ?? 0) + 1;
      if ((marks[row.rank] as number) >= 2) best = row.rank;
    }
  }
  for (const grade of Object.keys(marks)) if (strengthOf(grade) <= strengthOf(best)) delete marks[grade];
  return { rank: best, reached: marks };
}

/** §5(3), E&A 19: the handler gives at most 5 kyu. */
export function initialRank(entryRank: string): string {
  return entryRank.endsWith('p') || strengthOf(entryRank) > strengthOf('5k') ? '5k' : entryRank;
}

type Entrant = {
  player: Player;
  /** In the registry, or entering it. */
  covered: boolean;
  entering: boolean;
  before: number;
  points: number;
  rank: string | null;
  reached: Record<string, number>;
  games: number;
  thousandths: number;
  parts: { before: number; gamePoints: number; change: number | null; after: number | null }[];
};

/** E&A 17: marks are kept of grades above the present one, from 3 kyu on. */
function marksAbove(rank: string, reached: Readonly<Record<string, number>>): Record<string, number> {
  const marks: Record<string, number> = {};
  for (const [grade, count] of Object.entries(reached)) {
    if (strengthOf(grade) > FOUR_KYU && strengthOf(grade) > strengthOf(rank)) marks[grade] = count;
  }
  return marks;
}

function entrantOf(player: Player): Entrant {
  const registered = player.registered !== false;
  const entering = !registered && player.entering === true;
  const common = { player, entering, reached: {}, games: 0, thousandths: 0, parts: [] };
  if (registered) {
    const points = player.rating as number;
    const rank = player.rank ?? rankOf(points);
    return { ...common, covered: true, before: points, points, rank, reached: marksAbove(rank, player.reached ?? {}) };
  }
  const entryRank = player.entryRank ?? null;
  if (!entering) {
    const points = limitOf(entryRank as string);
    return { ...common, covered: false, before: points, points, rank: null };
  }
  const points = player.initialElo ?? limitOf(entryRank as string);
  return {
    ...common,
    covered: true,
    before: points,
    points,
    rank: player.initialRank ?? initialRank(entryRank ?? rankOf(points)),
  };
}

export function rateMgsz(
  event: Event,
): Record<string, unknown> & { rated: boolean; reasons: string[]; players: Record<string, Record<string, unknown>> } {
  const { rounds } = event.event;
  const entrants = new Map<string, Entrant>();
  for (const player of event.players) entrants.set(player.id, entrantOf(player));
  const c = multiplier(event);
  const reasons = scopeReasons(event);
  if (reasons.length === 0 && c === null) reasons.push('6(2)');
  const rated = reasons.length === 0;
  const rows: Record<string, unknown>[] = [];
  const parts: [number, number][] = [];
  if (rated && c !== null) {
    let last = rounds ?? 0;
    for (const game of event.games) last = Math.max(last, game.round);
    let first = 1;
    for (const length of splitRounds(c, last)) {
      parts.push([first, first + length - 1]);
      first += length;
    }
    for (const [from, to] of parts) ratePart(event, c, from, to, entrants, rows);
  }
  const players: Record<string, Record<string, unknown>> = {};
  for (const [id, entrant] of entrants) players[id] = resultOf(entrant, rated, c);
  return { rated, reasons, c: rated ? c : null, parts, games: rows, players };
}

/** §7, §8: the rated games of one part, all from the points at its beginning. */
function ratePart(
  event: Event,
  c: number,
  from: number,
  to: number,
  entrants: ReadonlyMap<string, Entrant>,
  rows: Record<string, unknown>[],
): void {
  const sums = new Map<string, number>();
  for (const game of event.games) {
    const halves = playedHalves(game.result);
    if (game.round < from || game.round > to || halves === undefined || game.rated === false) continue;
    const white = entrants.get(game.white) as Entrant;
    const black = entrants.get(game.black) as Entrant;
    // E&A 4: who receives the stones is corrected
    const corrected: [number, number] = [white.points, correctedElo(black.points, game.handicap ?? 0)];
    const points = gamePoints(corrected[0], corrected[1], halves);
    sums.set(game.white, (sums.get(game.white) ?? 0) + points[0]);
    sums.set(game.black, (sums.get(game.black) ?? 0) + points[1]);
    white.games += 1;
    black.games += 1;
    rows.push({
      round: game.round,
      white: game.white,
      black: game.black,
      corrected,
      points: points.map((one) => one / 1000),
    });
  }
  for (const [id, entrant] of entrants) {
    const thousandths = sums.get(id) ?? 0;
    entrant.thousandths += thousandths;
    const before = entrant.points;
    if (!entrant.covered) {
      entrant.parts.push({ before, gamePoints: thousandths / 1000, change: null, after: null });
      continue;
    }
    const change = eloChange(c, thousandths);
    entrant.points += change;
    entrant.parts.push({ before, gamePoints: thousandths / 1000, change, after: entrant.points });
  }
}

function resultOf(entrant: Entrant, rated: boolean, c: number | null): Record<string, unknown> {
  const { before, points, covered, entering, rank, reached, games, thousandths, parts } = entrant;
  const common = { before, gamePoints: thousandths / 1000, games, parts };
  if (!covered || (entering && !rated)) {
    return {
      ...common,
      change: null,
      after: null,
      rankBefore: rank,
      rankAfter: rank,
      reached: {},
      entryRankAfter: null,
    };
  }
  // E&A 18: the event counts for the grade with C > 0 and at least one rated game
  const counts = rated && c !== null && c > 0 && games > 0;
  const next = counts ? promote(rank as string, reached, points) : { rank: rank as string, reached };
  return {
    ...common,
    change: points - before,
    after: points,
    rankBefore: rank,
    rankAfter: next.rank,
    reached: next.reached,
    entryRankAfter: rankOf(points),
  };
}
