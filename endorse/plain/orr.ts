/** orr: the Open Russian Rating. Section numbers and readings [E..] are those of the digest. */
import { ageOn } from './calendar.ts';
import { type Event, type Player, birthOf, playedHalves } from './document.ts';
import {
  type Fraction,
  decimal,
  fraction,
  minus,
  over,
  plus,
  printed,
  roundHalfAway,
  sum,
  times,
  whole,
} from './exact.ts';

type Kind = 'rated' | 'unsettled' | 'fide' | 'newcomer';
type OwnGame = { opponent: string; halves: number };
type StoredGame = { opponent: number; score: number };
type StoredEvent = { event: string; results: StoredGame[] };

type Entrant = {
  player: Player;
  kind: Kind;
  /** System rating or FIDE rating; null for newcomers. */
  before: number | null;
  /** Gets a new rating. */
  entered: boolean;
  age: number;
  games: OwnGame[];
  halves: number;
  /** Tenths of a year; undefined without a played game. */
  averageAge: number | undefined;
};

/** 1: expected score in hundredths, rounded always [E16]. */
export function expectedScore(own: number, opponent: number): number {
  return Math.round(100 / (1 + 10 ** ((opponent - own) / 400)));
}

/** 1: from which rating on, K for a gain, K for a loss. The first row holds for everything below [E14]. */
const K_TABLE = [
  [1, 100, 5],
  [100, 100, 10],
  [200, 100, 15],
  [300, 100, 20],
  [400, 100, 25],
  [500, 90, 25],
  [600, 80, 25],
  [700, 70, 25],
  [800, 60, 25],
  [900, 50, 25],
  [1000, 45, 25],
  [1100, 40, 25],
  [1300, 35, 25],
  [1500, 30, 25],
  [1700, 25, 20],
  [2000, 20, 20],
  [2200, 16, 16],
  [2400, 12, 12],
] as const;

export function kFactor(rating: number, sr: number): number {
  let k = sr >= 0 ? (K_TABLE[0][1] as number) : (K_TABLE[0][2] as number);
  for (const [from, gain, loss] of K_TABLE) if (rating >= from) k = sr >= 0 ? gain : loss;
  return k;
}

/** 1: the change from SR in hundredths, not rounded. */
export function ratingChange(k: number, srHundredths: number): Fraction {
  const sr = fraction(BigInt(srHundredths), 100n);
  if (srHundredths < 0) return times(decimal(k), sr);
  if (srHundredths > 2000) return times(decimal(k), whole(10));
  return times(times(decimal(k), sr), minus(whole(1), over(sr, whole(40))));
}

/** 3 [E7, E8]: completed years on the first day, at least 5 and at most 13; without a day born on 1 July; unknown 5. */
export function countedAge(birth: string | null, start: string): number {
  if (birth === null) return 5;
  return Math.max(5, Math.min(13, ageOn(birth.length === 4 ? `${birth}-07-01` : birth, start)));
}

/** 3 [E23]: the mean age over the games, in tenths of a year. */
export function averageTenths(ages: readonly number[]): number {
  let total = 0;
  for (const age of ages) total += age;
  return roundHalfAway(fraction(BigInt(10 * total), BigInt(ages.length)));
}

/** 3 [E12]: the coefficient that one player's result speaks for. */
export function playerCoefficient(rating: number, halves: number, games: number, ageTenths: number): number {
  const a = (800 * (1 - halves / 2 / games) + rating) / 1000;
  return (20 * Math.exp(a) - 5) / (ageTenths / 10);
}

/** 3: Kt from the players' coefficients and the number of participants [E13, E24]. */
export function tournamentCoefficient(coefficients: readonly number[], participants: number): number {
  const i = coefficients.length;
  if (i === 0) return 8;
  let total = 0;
  for (const coefficient of coefficients) total += coefficient;
  let kt = Math.max(8, Math.min(25, Math.floor(total / i)));
  const n = Math.round(Math.sqrt(participants));
  if (i < n) kt = Math.max(8, 7 + Math.floor((kt - 8) / (n - i)));
  return kt;
}

/** 4 steps 1 and 2 [E1, E3]. */
export function corridor(kt: number, ageTenths: number): { rmax: number; rmin: number } {
  const rmax = Math.round(1000 * Math.log(((kt * ageTenths) / 10 + 5) / 20));
  return { rmax, rmin: Math.min(1000, rmax - 800) };
}

/** 4 step 3 [E4]. */
export function refinedMax(rmax: number, rmin: number, games: number): number {
  return games <= 6 ? rmax - Math.floor((rmax - rmin) / 16) * (7 - games) : rmax;
}

/** 4 step 4. */
export function startEstimate(rmin: number, rpmax: number, halves: number, games: number): number {
  return roundHalfAway(plus(whole(rmin), fraction(BigInt((rpmax - rmin) * halves), BigInt(2 * games))));
}

/** 4 step 6, 5 step 4: from the opponents' numbers and the score; a perfect score adds a draw with a fictitious opponent, zero gives `self`. */
export function primaryEstimate(
  opponents: readonly number[],
  halves: number,
  self: number,
): { rsr: number; rp: number } {
  const numbers = [...opponents];
  let score = halves;
  if (score === 2 * opponents.length) {
    numbers.push(self);
    score += 1;
  }
  const rsr = roundHalfAway(over(sum(numbers.map(decimal)), whole(numbers.length)));
  if (halves === 0) return { rsr, rp: self };
  // (N / S) - 1, with S in half points
  const rp = Math.round(rsr - 400 * Math.log10((2 * numbers.length - score) / score));
  return { rsr, rp: rp === 0 ? 0 : rp };
}

/** 4 step 7 [E5, E6, E29]. */
export function manyGamesCorrection(rp: number, rpmax: number, games: number): number {
  if (games <= 15 || rp < rpmax) return rp;
  return roundHalfAway(minus(whole(rp), fraction(BigInt((games - 15) * (rp - rpmax)), 20n)));
}

/** 5: settled with at least 11 games of at least two events [E10]. */
export function isSettled(games: number, events: number): boolean {
  return games >= 11 && events >= 2;
}

function kindOf(player: Player, event: Event): Pick<Entrant, 'kind' | 'before' | 'entered'> {
  const rating = player.rating ?? null;
  if (rating !== null)
    return { kind: player.unsettled === true ? 'unsettled' : 'rated', before: rating, entered: true };
  const fide = player.fideRating ?? null;
  const member = player.member !== false;
  if (fide !== null && member) return { kind: 'fide', before: fide, entered: true };
  if (fide !== null && event.event.fideRated === true) return { kind: 'fide', before: fide, entered: false };
  return { kind: 'newcomer', before: null, entered: member };
}

/** 1: the pass over games with known opponents. */
export function standardPass(
  own: number,
  games: readonly { opponent: number; halves: number }[],
  givenK: number | null,
): { sr: number; k: number; change: Fraction } {
  let sr = 0;
  for (const { opponent, halves } of games) sr += halves * 50 - expectedScore(own, opponent);
  const k = givenK ?? kFactor(own, sr);
  return { sr, k, change: ratingChange(k, sr) };
}

export function rateOrr(event: Event): {
  rated: boolean;
  reasons: string[];
  kt: number;
  players: Record<string, Record<string, unknown>>;
} {
  const start = event.event.start as string;
  // 6 steps 1 and 2
  const entrants = new Map<string, Entrant>();
  for (const player of event.players) {
    const age = countedAge(birthOf(player), start);
    entrants.set(player.id, { player, ...kindOf(player, event), age, games: [], halves: 0, averageAge: undefined });
  }
  for (const game of event.games) {
    const halves = playedHalves(game.result);
    if (halves === undefined || game.rated === false) continue;
    const white = entrants.get(game.white) as Entrant;
    const black = entrants.get(game.black) as Entrant;
    white.games.push({ opponent: game.black, halves: halves[0] });
    black.games.push({ opponent: game.white, halves: halves[1] });
    white.halves += halves[0];
    black.halves += halves[1];
  }
  for (const entrant of entrants.values()) {
    if (entrant.games.length === 0) continue;
    entrant.averageAge = averageTenths(entrant.games.map(({ opponent }) => (entrants.get(opponent) as Entrant).age));
  }

  // 6 step 3
  const coefficients: number[] = [];
  for (const { before, games, halves, averageAge } of entrants.values()) {
    if (before !== null && averageAge !== undefined)
      coefficients.push(playerCoefficient(before, halves, games.length, averageAge));
  }
  const kt = tournamentCoefficient(coefficients, event.players.length);

  // 6 step 4: all newcomers get Rs before the next step
  const starts = new Map<string, { rmax: number; rmin: number; rpmax: number; rs: number }>();
  for (const [id, { kind, games, halves, averageAge }] of entrants) {
    if (kind !== 'newcomer' || averageAge === undefined) continue;
    const { rmax, rmin } = corridor(kt, averageAge);
    const rpmax = refinedMax(rmax, rmin, games.length);
    starts.set(id, { rmax, rmin, rpmax, rs: startEstimate(rmin, rpmax, halves, games.length) });
  }
  // 6 step 5: from ratings and Rs only
  const primaries = new Map<string, { rsr: number; rp: number; rpp: number }>();
  for (const [id, { rpmax, rs }] of starts) {
    const { games, halves } = entrants.get(id) as Entrant;
    const opponents = games.map(
      ({ opponent }) => entrants.get(opponent)?.before ?? (starts.get(opponent)?.rs as number),
    );
    const { rsr, rp } = primaryEstimate(opponents, halves, rs);
    primaries.set(id, { rsr, rp, rpp: manyGamesCorrection(rp, rpmax, games.length) });
  }
  // 6 step 6
  const worth = new Map<string, number | null>();
  for (const [id, { before }] of entrants) worth.set(id, before ?? primaries.get(id)?.rpp ?? null);

  const players: Record<string, Record<string, unknown>> = {};
  for (const [id, entrant] of entrants) {
    const { kind, before, entered, games, halves, player } = entrant;
    const met = games.map((game) => ({ opponent: worth.get(game.opponent) as number, halves: game.halves }));
    const result: Record<string, unknown> = {
      before,
      kind,
      n: games.length,
      w: halves / 2,
      start: null,
      primary: null,
      worth: worth.get(id) ?? null,
    };
    players[id] = result;
    if (kind === 'unsettled') rateUnsettled(event, entrant, met, kt, result);
    else if (kind === 'newcomer') rateNewcomer(event, entrant, met, starts.get(id), primaries.get(id), result);
    else if (entered) {
      // 6 step 7
      const pass = standardPass(before as number, met, player.k ?? null);
      finish(result, before as number, pass, true);
    } else Object.assign(result, { change: null, after: null, settled: null });
  }
  return { rated: true, reasons: [], kt, players };
}

function finish(
  result: Record<string, unknown>,
  base: number,
  pass: ReturnType<typeof standardPass>,
  settled: boolean,
): void {
  // 1 [E15]: the sum is rounded
  const after = roundHalfAway(plus(whole(base), pass.change));
  Object.assign(result, { sr: pass.sr / 100, k: pass.k, change: printed(pass.change, 6), after, settled });
  Object.assign(result, { display: `${after}${settled ? '' : '*'}`, belowTable: after < 1 });
}

function stored(event: Event, met: readonly { opponent: number; halves: number }[]): StoredEvent {
  return { event: event.event.id, results: met.map(({ opponent, halves }) => ({ opponent, score: halves / 2 })) };
}

function countGames(events: readonly StoredEvent[]): number {
  let count = 0;
  for (const { results } of events) count += results.length;
  return count;
}

/** 2, 6 step 8. */
function rateNewcomer(
  event: Event,
  { entered, games, halves, player }: Entrant,
  met: readonly { opponent: number; halves: number }[],
  begin: { rmax: number; rmin: number; rpmax: number; rs: number } | undefined,
  estimate: { rsr: number; rp: number; rpp: number } | undefined,
  result: Record<string, unknown>,
): void {
  Object.assign(result, { change: null, after: null, settled: null });
  if (begin === undefined || estimate === undefined || games.length === 0) return;
  const { rmax, rmin, rpmax, rs } = begin;
  Object.assign(result, { start: rs, primary: estimate.rpp, rmax, rmin, rpmax, rsr: estimate.rsr, rp: estimate.rp });
  if (!entered) return;
  if (halves === 0) {
    // [E9] archived, never computed with
    Object.assign(result, { history: [], archive: [stored(event, met)] });
    Object.assign(result, { historyGames: 0, archiveGames: met.length });
    return;
  }
  finish(result, estimate.rpp, standardPass(estimate.rpp, met, player.k ?? null), false);
  Object.assign(result, { history: [stored(event, met)], archive: [], historyGames: met.length, archiveGames: 0 });
}

/** 5. */
function rateUnsettled(
  event: Event,
  { before, averageAge, player }: Entrant,
  met: readonly { opponent: number; halves: number }[],
  kt: number,
  result: Record<string, unknown>,
): void {
  const rating = before as number;
  const given: StoredEvent[] = (player.history ?? []).map((one) => ({
    event: one.event ?? '',
    results: one.results ?? [],
  }));
  // [E11] leading events without points do not count
  const firstWithPoints = given.findIndex(({ results }) => results.some(({ score }) => score > 0));
  const earlier = firstWithPoints < 0 ? [] : given.slice(firstWithPoints);
  if (averageAge === undefined) {
    Object.assign(result, { change: 0, after: rating, settled: false, display: `${rating}*`, belowTable: rating < 1 });
    Object.assign(result, { history: earlier, archive: [], historyGames: countGames(earlier), archiveGames: 0 });
    return;
  }
  const pool: { opponent: number; halves: number }[] = [];
  for (const { results } of earlier)
    for (const { opponent, score } of results) pool.push({ opponent, halves: score * 2 });
  pool.push(...met);
  let halves = 0;
  for (const game of pool) halves += game.halves;
  const { rsr, rp: rkor } = primaryEstimate(
    pool.map(({ opponent }) => opponent),
    halves,
    rating,
  );
  const { rmax } = corridor(kt, averageAge);
  const primary = manyGamesCorrection(rkor, rmax, pool.length);
  const events = earlier.length + 1;
  const settled = isSettled(pool.length, events);
  finish(result, primary, standardPass(primary, pool, player.k ?? null), settled);
  Object.assign(result, { primary, rkor, rsr, pooledGames: pool.length, pooledScore: halves / 2, events });
  if (pool.length > 15) result.rpmax = rmax;
  const history = settled ? [] : [...earlier, stored(event, met)];
  Object.assign(result, { history, archive: [], historyGames: countGames(history), archiveGames: 0 });
}
