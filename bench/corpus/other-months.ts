/** The same month by the other rulebooks: MSSZ over arrays, as FIDE's; ORR and MGSZ event by event, as their texts want it. */
import type { Event, Game, Player } from '../../src/core/event.ts';
import { fraction } from '../../src/core/exact.ts';
import type { Result } from '../../src/core/game.ts';
import { parseDay, parseMonth } from '../../src/core/dates.ts';
import type { Edition } from '../../src/rulebooks/edition.ts';
import type { EventResult } from '../../src/rulebooks/rulebook.ts';
import { MGSZ_2012 } from '../../src/rulebooks/mgsz/editions.ts';
import { MSSZ_2017 } from '../../src/rulebooks/mssz/editions.ts';
import { MSSZ_OFFICE } from '../../src/rulebooks/mssz/office.ts';
import { ORR } from '../../src/rulebooks/orr/editions.ts';
import { type LeanEvent, RESULT_NOT_COUNTED } from '../../src/rulebooks/period.ts';
import { ENTRANTS, type KernelMonth } from './kernel-month.ts';

/** A part of the month where all of it as objects would be too much. */
interface OtherMonth {
  readonly share: number;
  readonly rate: () => unknown;
}

export function otherMonths(month: KernelMonth): Readonly<Record<'MSSZ' | 'ORR' | 'MGSZ', OtherMonth>> {
  return { MSSZ: mssz(month), ORR: atOnce(month, ORR, chessEvent), MGSZ: atOnce(month, MGSZ_2012, goEvent) };
}

/** The text has been in force in another year. */
function mssz({ base, events: given }: KernelMonth): OtherMonth {
  const start = parseDay('2018-09-05') as number;
  const events = given.map((event) => ({ ...event, edition: MSSZ_2017, start, end: start + 8 }));
  const rate = (): unknown => {
    const period = MSSZ_OFFICE.openPeriod(parseMonth('2018-10') as number, base);
    for (const event of events) period.add(event);
    return period.close();
  };
  return { share: 1, rate };
}

const EVENTS_AT_MOST = 500;

/** The last answer stays, as the last period of the row does (`rows/kernel.ts`). */
let last: EventResult | undefined;

/** Every event as the rulebook takes it. */
function atOnce(
  { base, events: given }: KernelMonth,
  edition: Edition,
  eventOf: (lean: LeanEvent, ratings: Int16Array, number: number) => Event,
): OtherMonth {
  const some = given.slice(0, EVENTS_AT_MOST);
  const events = some.map((lean, number) => eventOf(lean, base, number));
  const rate = (): unknown => {
    let rated = 0;
    for (const event of events) {
      last = edition.rate(event);
      if (last.rated) rated += 1;
    }
    if (rated < events.length) throw new Error(`${edition.id}: ${rated} of ${events.length} events were rated`);
    return rated;
  };
  return { share: events.length / given.length, rate };
}

const RESULT_OF: Readonly<Record<number, Result>> = { 0: '0-1', 1: '1/2-1/2', 2: '1-0' };

function gamesOf({ white, black, result, count }: LeanEvent): readonly Game[] {
  const games: Game[] = [];
  for (let game = 0; game < count; game += 1) {
    const code = result[game] as number;
    if (code === RESULT_NOT_COUNTED) continue;
    games.push({
      round: Math.floor(game / (ENTRANTS / 2)) + 1,
      white: white[game] as number,
      black: black[game] as number,
      result: RESULT_OF[code] as Result,
      rated: true,
      handicap: 0,
    });
  }
  return games;
}

function chessEvent(lean: LeanEvent, ratings: Int16Array, number: number): Event {
  const players = Array.from(
    lean.person,
    (person, index): Player => ({ index, id: `p${person}`, rating: ratings[person] as number, birth: { year: 1985 } }),
  );
  return { id: `e${number}`, start: lean.start, end: lean.end, system: 'swiss', players, games: gamesOf(lean) };
}

/** Ratings of chess players are those of strong players of Go, too. */
function goEvent(lean: LeanEvent, ratings: Int16Array, number: number): Event {
  return { ...chessEvent(lean, ratings, number), board: 19, baseMinutes: fraction(60), byoyomi: null };
}
