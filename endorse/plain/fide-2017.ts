/** fide-2017: events from July 2017 to December 2021; what is not said here is as in fide-2014. */
import { approved, minutesFor60 } from './admission.ts';
import type { Admission, ChessBook, KFacts } from './book.ts';
import { yearOf } from './calendar.ts';
import type { Event } from './document.ts';
import { compare, whole } from './exact.ts';
import {
  FIDE_2014,
  compositionReasons,
  countedGames,
  lengthReasons,
  registrationReasons,
  requiredMinutes,
} from './fide-2014.ts';
import { poolUntil2021 } from './newcomers.ts';

/** 0.2, 2.1: each hybrid event is approved by the chairman of the QC; before February 2021 only so as well [E14]. */
function hybridReasons(event: Event): string[] {
  if (event.event.hybrid !== true) return [];
  return approved(event, ['0.2'], ['qc-chairman'], 'hybrid') ? [] : ['0.2'];
}

/** 1.2: a first control with a number of moves has 40. */
function controlReasons(event: Event): string[] {
  const moves = event.event.controls?.[0]?.moves;
  return moves === undefined || moves === null || moves === 40 ? [] : ['1.2'];
}

function admit(event: Event): Admission {
  const reasons = [
    ...registrationReasons(event),
    ...hybridReasons(event),
    ...controlReasons(event),
    ...lengthReasons(event),
    ...compositionReasons(event),
  ];
  const controls = event.event.controls ?? [];
  let games = countedGames(event);
  if (controls.length > 0) {
    // 1.1 [E2]: by the two players of a game
    const minutes = minutesFor60(controls);
    const ratings = new Map(event.players.map((player) => [player.id, player.rating ?? 0]));
    games = games.filter((game) => {
      const needed = requiredMinutes([ratings.get(game.white) ?? 0, ratings.get(game.black) ?? 0]);
      return compare(minutes, whole(needed)) >= 0;
    });
  }
  return { reasons, games };
}

/** 8.56 [E8, E15]: 10 from 2400 on; 40 for who never reached 2300, to the end of the year of the 18th birthday; 40 up to 30 games; 20. */
export function kByYear({ games, peak, birth, on }: KFacts): number {
  if (peak >= 2400) return 10;
  if (birth !== null && peak < 2300 && yearOf(on) - yearOf(birth) <= 18) return 40;
  if (games < 30) return 40;
  return 20;
}

export const FIDE_2017: ChessBook = {
  ...FIDE_2014,
  id: 'fide-2017',
  from: '2017-07-01',
  limitsK: true,
  admit,
  k: kByYear,
  pool: (parts, list) => poolUntil2021(parts, list, 1000, 20),
};
