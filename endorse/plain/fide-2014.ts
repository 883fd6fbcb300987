/** fide-2014: events from July 2014 to June 2017. Clause numbers are those of the digest. */
import { approved, gamesAfterDecision, minutesFor60, playedGames } from './admission.ts';
import type { Admission, ChessBook, KFacts } from './book.ts';
import { ageOn, dayPlus, daysBetween } from './calendar.ts';
import type { Event, Game } from './document.ts';
import { type Fraction, compare, plus, roundHalfUp, whole } from './exact.ts';
import { poolUntil2021 } from './newcomers.ts';

const FLOOR = 1000;
const HALF_POINT_BONUS = 15;

/** 0.2: a week before the start, 30 days where norms are possible; later with the consent of the chairman of the QC. */
export function registrationReasons(event: Event): string[] {
  const { registered, start, norms } = event.event;
  if (registered === undefined || registered === null) return [];
  const deadline = dayPlus(start as string, norms === true ? -30 : -7);
  if (registered <= deadline || approved(event, ['0.2'], ['qc-chairman'], 'late')) return [];
  return ['0.2'];
}

/** 1.1 [E1]: the minutes that the strongest player of the field asks for. */
export function requiredMinutes(ratings: readonly number[]): number {
  if (ratings.some((rating) => rating >= 2200)) return 120;
  if (ratings.some((rating) => rating >= 1600)) return 90;
  return 60;
}

/** 1.1, 1.3. */
function timeReasons(event: Event): string[] {
  const controls = event.event.controls ?? [];
  const first = controls[0];
  if (first === undefined) return [];
  const reasons: string[] = [];
  const ratings = event.players.map((player) => player.rating ?? 0);
  if (compare(minutesFor60(controls), whole(requiredMinutes(ratings))) < 0) reasons.push('1.1-too-fast');
  if (first.moves !== undefined && first.moves !== null && first.moves !== 40) reasons.push('1.3-first-control');
  return reasons;
}

/** 4.1 [E18]: at most 90 days, first and last counted; leagues and approved events may be longer. */
export function lengthReasons(event: Event): string[] {
  const { start, end, system, approvedLong } = event.event;
  const days = daysBetween(start as string, end as string) + 1;
  if (days <= 90 || system === 'team' || approvedLong === true) return [];
  return approved(event, ['4.1', '4.12'], ['qc']) ? [] : ['4.1'];
}

/** 6.3-6.33: how many players of a round robin must be rated. */
export function compositionReasons(event: Event): string[] {
  const { system, nationalChampionship, womenOnly } = event.event;
  const players = event.players.length;
  const rated = event.players.filter((player) => typeof player.rating === 'number').length;
  if (system !== 'round-robin' && system !== 'double-round-robin') return [];
  if (nationalChampionship === true) return rated >= (womenOnly === true ? 2 : 3) ? [] : ['6.33'];
  const reasons: string[] = [];
  if (3 * rated < players) reasons.push('6.3');
  if (players <= 10 && rated < 4) reasons.push('6.31');
  if (system === 'double-round-robin' && (players < 6 || rated < 4)) reasons.push('6.32');
  return reasons;
}

/** 5.1, 6.6: games that were played, and before the match was decided. */
export function countedGames(event: Event): Game[] {
  const games = playedGames(event);
  const { system, matchGames } = event.event;
  if (system !== 'match' || matchGames === undefined || matchGames === null) return games;
  const late = gamesAfterDecision(event, matchGames);
  return games.filter((game) => !late.has(game));
}

function admit(event: Event): Admission {
  const reasons = [
    ...(event.event.hybrid === true ? ['0'] : []),
    ...registrationReasons(event),
    ...timeReasons(event),
    ...lengthReasons(event),
    ...compositionReasons(event),
  ];
  return { reasons, games: countedGames(event) };
}

/** 8.54: a difference above 400 counts as 400. */
export function cutAt400(own: number, opponents: readonly number[]): number[] {
  return opponents.map((opponent) => Math.max(-400, Math.min(400, own - opponent)));
}

/** 8.56 [E13]: 10 for good from 2400 on; 40 up to 30 games; 40 before the 18th birthday under 2300; otherwise 20. */
function k({ rating, games, peak, birth, on }: KFacts): number {
  if (peak >= 2400) return 10;
  if (games < 30) return 40;
  if (birth !== null && rating < 2300 && ageOn(birth.length === 4 ? `${birth}-01-01` : birth, on) < 18) return 40;
  return 20;
}

/** 8.57 [E14]: the new rating is rounded, a half upwards. */
export function roundedSum(base: number, change: Fraction): number {
  return roundHalfUp(plus(whole(base), change));
}

export const FIDE_2014: ChessBook = {
  id: 'fide-2014',
  from: '2014-07-01',
  floor: FLOOR,
  limitsK: false,
  ratesRoundRobins: true,
  older: true,
  admit,
  ratingOf: (player) => player.rating ?? null,
  countedDifferences: cutAt400,
  k,
  newRating: roundedSum,
  pool: (parts, list) => poolUntil2021(parts, list, FLOOR, HALF_POINT_BONUS),
};
