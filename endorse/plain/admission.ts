/** What the editions ask of an event in common. Each book says which of these it asks, and with which numbers. */
import { type Control, type Event, type Game, playedHalves, scoredHalves } from './document.ts';
import { type Fraction, decimal, fraction, plus, times, whole } from './exact.ts';
import { dayPlus, firstDayOf, monthOf, monthPlus } from './calendar.ts';

/**
 * 1.1: minutes for 60 moves. A period counts if it begins before move 60 is made, with its increment for each of the
 * 60 moves that falls in it.
 */
export function minutesFor60(controls: readonly Control[]): Fraction {
  let minutes = whole(0);
  let made = 0;
  for (const control of controls) {
    if (made >= 60) break;
    const left = 60 - made;
    const moves = control.moves === undefined || control.moves === null ? left : Math.min(control.moves, left);
    const increments = times(decimal(control.increment ?? 0), fraction(BigInt(moves), 60n));
    minutes = plus(minutes, plus(decimal(control.minutes), increments));
    made += moves;
  }
  return minutes;
}

/** Rapid and blitz 1.1: the time of all periods, and the increments of 60 moves. */
export function allottedMinutes(controls: readonly Control[]): Fraction {
  let minutes = whole(0);
  let made = 0;
  for (const control of controls) {
    const left = 60 - made;
    const moves = control.moves === undefined || control.moves === null ? left : Math.min(control.moves, left);
    const increments = times(decimal(control.increment ?? 0), fraction(BigInt(moves), 60n));
    minutes = plus(minutes, plus(decimal(control.minutes), increments));
    made += moves;
  }
  return minutes;
}

/** 5.1: games that were played and are not excluded. */
export function playedGames(event: Event): Game[] {
  return event.games.filter((game) => playedHalves(game.result) !== undefined && game.rated !== false);
}

/** Letter case, blanks and hyphens make no difference in the name of an authority. */
function authority(name: string): string {
  return name.toLowerCase().replace(/[\s\-_]/g, '');
}

/** Whether somebody whom a clause names has approved a thing. */
export function approved(event: Event, clauses: readonly string[], by: readonly string[], about?: string): boolean {
  for (const approval of event.event.approvals ?? []) {
    const named = by.some((name) => authority(name) === authority(approval.by));
    const meant = about === undefined || approval.for === undefined || approval.for === null || approval.for === about;
    if (clauses.includes(approval.clause) && named && meant) return true;
  }
  return false;
}

/** Games that are played after a match was decided: one side has more than half of the scheduled games' points. */
export function gamesAfterDecision(event: Event, scheduled: number): Set<Game> {
  const after = new Set<Game>();
  const halves = new Map<string, number>();
  let decided = false;
  const inOrder = [...event.games].sort((a, b) => a.round - b.round);
  for (const game of inOrder) {
    if (decided) {
      after.add(game);
      continue;
    }
    const [white, black] = scoredHalves(game.result);
    halves.set(game.white, (halves.get(game.white) ?? 0) + white);
    halves.set(game.black, (halves.get(game.black) ?? 0) + black);
    for (const score of halves.values()) if (score > scheduled) decided = true;
  }
  return after;
}

/**
 * 7.13, 7.1.3: a list takes what ends and arrives up to three days before it; of official FIDE events up to the day
 * before.
 */
export function firstList(end: string, received: string | null | undefined, official: boolean): string {
  const ready = received !== undefined && received !== null && received > end ? received : end;
  let list = monthPlus(monthOf(end), 1);
  while (ready > dayPlus(firstDayOf(list), official ? -1 : -3)) list = monthPlus(list, 1);
  return list;
}

/** The list on which an event is rated. */
export function listOf(event: Event): string {
  const { list, end, reportReceived, officialFide } = event.event;
  if (list !== undefined && list !== null) return list;
  return firstList(end as string, reportReceived, officialFide === true);
}
