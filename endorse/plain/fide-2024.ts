/** fide-2024: events from March 2024 to September 2025. */
import { approved } from './admission.ts';
import type { Admission, ChessBook } from './book.ts';
import { dayPlus, firstDayOf, monthOf, monthPlus } from './calendar.ts';
import type { Event } from './document.ts';
import { cutAt400 } from './fide-2014.ts';
import {
  FIDE_2022,
  controlReasons,
  countedGames,
  hasTopPlayer,
  hybridReasons,
  matchReasons,
  minimumMinutes,
} from './fide-2022.ts';
import { pool2024 } from './newcomers.ts';

/** 0.2.1-0.2.4: 30 days where a player is above 2700 or a woman above 2500, otherwise 3; later with an approval. */
function registrationReasons(event: Event): string[] {
  const { registered, start } = event.event;
  if (registered === undefined || registered === null) return [];
  const top = hasTopPlayer(event);
  if (registered <= dayPlus(start as string, top ? -30 : -3)) return [];
  if (top) return approved(event, ['0.2.1', '0.2.3'], ['president'], 'late') ? [] : ['0.2.1'];
  return approved(event, ['0.2.2', '0.2.4'], ['qc-chairman'], 'late') ? [] : ['0.2.2'];
}

/** 9.1 [E20]: a report that comes after the closing day of the third list dated after the last day is too late. */
export function reportReasons(event: Event, clause: string): string[] {
  const { end, reportReceived } = event.event;
  if (reportReceived === undefined || reportReceived === null) return [];
  const third = monthPlus(monthOf(end as string), 3);
  return reportReceived <= dayPlus(firstDayOf(third), -3) ? [] : [clause];
}

/** 9.4: the games of a hybrid event come with the results. */
export function pgnReasons(event: Event, clause: string): string[] {
  const { hybrid, pgn } = event.event;
  return hybrid === true && (pgn === undefined || pgn === null || pgn === false) ? [clause] : [];
}

export function eventReasons(event: Event): string[] {
  return [
    ...registrationReasons(event),
    ...hybridReasons(event),
    ...pgnReasons(event, '9.4'),
    ...controlReasons(event),
    ...matchReasons(event, FIDE_2022.ratingOf, '6.1'),
    ...reportReasons(event, '9.1'),
  ];
}

/** The pilot of 2025: the Council approved single events, of 75 minutes or more. */
function admit(event: Event): Admission {
  const minimum: typeof minimumMinutes = approved(event, ['1.1'], ['council']) ? () => 0 : minimumMinutes;
  return { reasons: eventReasons(event), games: countedGames(event, minimum) };
}

export const FIDE_2024: ChessBook = {
  ...FIDE_2022,
  id: 'fide-2024',
  from: '2024-03-01',
  floor: 1400,
  admit,
  countedDifferences: cutAt400,
  pool: pool2024,
};
