/** Rapid and blitz from March 2024 on: four editions; what is not said here is as in fide-2024, one section lower. */
import { allottedMinutes, approved, playedGames } from './admission.ts';
import type { Admission, ChessBook } from './book.ts';
import { dayPlus } from './calendar.ts';
import type { Control, Event, Player } from './document.ts';
import { compare, whole } from './exact.ts';
import { beforeDecision, hybridReasons, matchReasons } from './fide-2022.ts';
import { FIDE_2024, pgnReasons, reportReasons } from './fide-2024.ts';

/** 7.2.1: who has no rating on the list plays with the standard rating. */
export function ratingUsed(player: Player): number | null {
  return player.rating ?? player.standardRating ?? null;
}

/** 1.1.1, 1.1.2: blitz is more than 3 and up to 10 minutes, rapid more than 10 and less than 60. */
export function timeClass(controls: readonly Control[]): 'rapid' | 'blitz' | 'standard' | null {
  const minutes = allottedMinutes(controls);
  if (compare(minutes, whole(3)) <= 0) return null;
  if (compare(minutes, whole(10)) <= 0) return 'blitz';
  return compare(minutes, whole(60)) < 0 ? 'rapid' : 'standard';
}

/** 0.2: three days before the start. */
function registrationReasons(event: Event): string[] {
  const { registered, start } = event.event;
  if (registered === undefined || registered === null || registered <= dayPlus(start as string, -3)) return [];
  return approved(event, ['0.2'], ['qc-chairman'], 'late') ? [] : ['0.2'];
}

function sameControls(a: readonly Control[], b: readonly Control[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((control, index) => {
    const other = b[index];
    return (
      (control.moves ?? null) === (other?.moves ?? null) &&
      control.minutes === other?.minutes &&
      (control.increment ?? 0) === (other?.increment ?? 0)
    );
  });
}

/** 1.2 before 1.1 [E20]. */
function timeReasons(event: Event, kind: 'rapid' | 'blitz'): string[] {
  const { controls, controlsBlack } = event.event;
  if (controls === undefined || controls === null || controls.length === 0) return [];
  if (controlsBlack !== undefined && controlsBlack !== null && !sameControls(controls, controlsBlack)) return ['1.2'];
  return timeClass(controls) === kind ? [] : [kind === 'rapid' ? '1.1.1' : '1.1.2'];
}

/** 7.3.1 from December 2024 on: 600 points apart, and one above 2600. The rule needs two ratings [E6]. */
export function tooFarApart(white: number | null, black: number | null): boolean {
  if (white === null || black === null) return false;
  return Math.abs(white - black) >= 600 && (white > 2600 || black > 2600);
}

function admit(event: Event, kind: 'rapid' | 'blitz', strikesFarGames: boolean): Admission {
  const reasons = [
    ...registrationReasons(event),
    ...hybridReasons(event),
    ...pgnReasons(event, '8.4'),
    ...timeReasons(event, kind),
    ...matchReasons(event, ratingUsed, '5.1'),
    ...reportReasons(event, '8.1'),
  ];
  let games = beforeDecision(event, playedGames(event));
  if (strikesFarGames) {
    const ratings = new Map(event.players.map((player) => [player.id, ratingUsed(player)]));
    games = games.filter((game) => !tooFarApart(ratings.get(game.white) ?? null, ratings.get(game.black) ?? null));
  }
  return { reasons, games };
}

export const FIDE_RAPID_2024: ChessBook = {
  ...FIDE_2024,
  id: 'fide-rapid-2024',
  admit: (event) => admit(event, 'rapid', false),
  ratingOf: ratingUsed,
};
export const FIDE_BLITZ_2024: ChessBook = {
  ...FIDE_RAPID_2024,
  id: 'fide-blitz-2024',
  admit: (event) => admit(event, 'blitz', false),
};
export const FIDE_RAPID_2024_12: ChessBook = {
  ...FIDE_RAPID_2024,
  id: 'fide-rapid-2024-12',
  from: '2024-12-01',
  admit: (event) => admit(event, 'rapid', true),
};
export const FIDE_BLITZ_2024_12: ChessBook = {
  ...FIDE_BLITZ_2024,
  id: 'fide-blitz-2024-12',
  from: '2024-12-01',
  admit: (event) => admit(event, 'blitz', true),
};
