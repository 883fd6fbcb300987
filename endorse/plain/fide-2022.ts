/** fide-2022: events from January 2022 to February 2024. Clause numbers are those of fide-2024. */
import { approved, gamesAfterDecision, minutesFor60, playedGames } from './admission.ts';
import type { Admission, ChessBook } from './book.ts';
import { dayPlus } from './calendar.ts';
import type { Event, Game } from './document.ts';
import { type Fraction, compare, roundHalfAway, whole } from './exact.ts';
import { kByYear } from './fide-2017.ts';
import { pool2022 } from './newcomers.ts';

/** 0.2: whether a player is above 2700, or a woman above 2500. */
export function hasTopPlayer(event: Event): boolean {
  for (const { rating, sex } of event.players) {
    if (typeof rating !== 'number') continue;
    if (rating > 2700 || ((sex === 'f' || sex === 'w') && rating > 2500)) return true;
  }
  return false;
}

/** 0.2, with the amendment of 25 December 2023 for events that start from then on and were not registered before [E2]. */
function registrationReasons(event: Event): string[] {
  const { registered, start, norms } = event.event;
  if (registered === undefined || registered === null) return [];
  const first = start as string;
  const amended = first >= '2023-12-25' && registered >= '2023-12-25';
  const top = amended && hasTopPlayer(event);
  const days = amended ? (top ? 30 : 3) : norms === true ? 30 : 3;
  if (registered <= dayPlus(first, -days)) return [];
  return approved(event, ['0.2'], [top ? 'president' : 'qc-chairman'], 'late') ? [] : ['0.2'];
}

/** 0.2: a hybrid event needs the approval of the chairman of the QC. */
export function hybridReasons(event: Event): string[] {
  if (event.event.hybrid !== true) return [];
  return approved(event, ['0.2'], ['qc-chairman'], 'hybrid') ? [] : ['0.2'];
}

/** 1.1: minutes by the two players of a game; the unrated count as below 1800. */
export function minimumMinutes(white: number | null, black: number | null): number {
  const higher = Math.max(white ?? 0, black ?? 0);
  return higher >= 2400 ? 120 : higher >= 1800 ? 90 : 60;
}

/** 1.2: a first control with a number of moves has at least 30. */
export function controlReasons(event: Event): string[] {
  const moves = event.event.controls?.[0]?.moves;
  return moves === undefined || moves === null || moves >= 30 ? [] : ['1.2'];
}

/** 6.1: a match with an unrated player is not rated. */
export function matchReasons(event: Event, ratingOf: ChessBook['ratingOf'], clause: string): string[] {
  if (event.event.system !== 'match') return [];
  return event.players.some((player) => ratingOf(player) === null) ? [clause] : [];
}

/** 6.2: without games after the decision of a match, unless that was waived beforehand. The clause names nobody who may approve it later. */
export function beforeDecision(event: Event, games: Game[]): Game[] {
  const { system, matchGames, matchWaiver } = event.event;
  if (system !== 'match' || matchWaiver === true) return games;
  const late = gamesAfterDecision(event, matchGames ?? event.games.length);
  return games.filter((game) => !late.has(game));
}

/** 1.1, 5.1, 6.2: the games of a standard event that count. */
export function countedGames(event: Event, minimum: typeof minimumMinutes): Game[] {
  const games = beforeDecision(event, playedGames(event));
  const controls = event.event.controls ?? [];
  if (controls.length === 0) return games;
  const minutes = minutesFor60(controls);
  const ratings = new Map(event.players.map((player) => [player.id, player.rating ?? null]));
  return games.filter((game) => {
    const needed = minimum(ratings.get(game.white) ?? null, ratings.get(game.black) ?? null);
    return compare(minutes, whole(needed)) >= 0;
  });
}

function admit(event: Event): Admission {
  const reasons = [
    ...registrationReasons(event),
    ...hybridReasons(event),
    ...controlReasons(event),
    ...matchReasons(event, FIDE_2022.ratingOf, '6.1'),
  ];
  return { reasons, games: countedGames(event, minimumMinutes) };
}

/** 8.3.1 [E5]: only the greatest difference above 400 counts as 400; from below every one does. */
function oneUpgrade(own: number, opponents: readonly number[]): number[] {
  const differences = opponents.map((opponent) => own - opponent);
  const greatest = Math.max(...differences);
  let upgraded = false;
  return differences.map((difference) => {
    if (difference < -400) return -400;
    if (difference > 400 && difference === greatest && !upgraded) {
      upgraded = true;
      return 400;
    }
    return difference;
  });
}

/** 8.3.4: the change of the period is rounded once, a half away from zero. */
function roundedChange(base: number, change: Fraction): number {
  return base + roundHalfAway(change);
}

export const FIDE_2022: ChessBook = {
  id: 'fide-2022',
  from: '2022-01-01',
  floor: 1000,
  limitsK: true,
  ratesRoundRobins: false,
  older: false,
  admit,
  ratingOf: (player) => player.rating ?? null,
  countedDifferences: oneUpgrade,
  k: kByYear,
  newRating: roundedChange,
  pool: pool2022,
};
