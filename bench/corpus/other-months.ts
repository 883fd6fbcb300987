/**
 * The same month by the other rulebooks: MSSZ over arrays, as FIDE's; ORR and MGSZ event by event, as their texts want it, each from
 * where everybody stands after the one before. Once in columns, as an office replays them, and once as answers for a single document.
 */
import type { Event, Game, Player } from '../../src/core/event.ts';
import { fraction } from '../../src/core/exact.ts';
import type { Result } from '../../src/core/game.ts';
import { parseDay, parseMonth } from '../../src/core/dates.ts';
import { type AtOnceColumns, AtOnceTable, type GameColumns } from '../../src/rulebooks/at-once.ts';
import type { Edition } from '../../src/rulebooks/edition.ts';
import type { EventResult } from '../../src/rulebooks/rulebook.ts';
import { MGSZ_COLUMNS } from '../../src/rulebooks/mgsz/columns.ts';
import { MGSZ_2012 } from '../../src/rulebooks/mgsz/editions.ts';
import { MSSZ_2017 } from '../../src/rulebooks/mssz/editions.ts';
import { MSSZ_OFFICE } from '../../src/rulebooks/mssz/office.ts';
import { ORR_COLUMNS } from '../../src/rulebooks/orr/columns.ts';
import { ORR } from '../../src/rulebooks/orr/editions.ts';
import { type LeanEvent, RESULT_NOT_COUNTED } from '../../src/rulebooks/period.ts';
import { ENTRANTS, GAMES, type KernelMonth, ROUNDS } from './kernel-month.ts';

/** A part of the month where all of it as objects would be too much. */
interface OtherMonth {
  readonly share: number;
  readonly rate: () => unknown;
}

type Book = 'MSSZ' | 'ORR' | 'MGSZ' | 'ORR answers' | 'MGSZ answers';

export function otherMonths(month: KernelMonth): Readonly<Record<Book, OtherMonth>> {
  return {
    MSSZ: mssz(month),
    ORR: inColumns(month, ORR_COLUMNS, { players: [] }),
    MGSZ: inColumns(month, MGSZ_COLUMNS, {
      baseMinutes: fraction(60),
      byoyomi: null,
      players: Array.from({ length: ENTRANTS }),
    }),
    'ORR answers': atOnce(month, ORR, chessEvent),
    'MGSZ answers': atOnce(month, MGSZ_2012, goEvent),
  };
}

/** Where everybody stands, by person: what a continuous pool keeps of a player. */
class Standings {
  readonly rating: Int32Array;
  readonly title: Uint8Array;
  readonly marks: Uint16Array;
  readonly total: Int32Array;
  readonly last: Int32Array;

  constructor(base: Int16Array, columns: AtOnceColumns) {
    this.rating = Int32Array.from(base);
    this.title = new Uint8Array(base.length);
    this.marks = new Uint16Array(base.length);
    this.total = new Int32Array(base.length).fill(100);
    this.last = new Int32Array(base.length);
    const table = new AtOnceTable();
    table.begin(1);
    for (let person = 0; person < base.length; person += 1) {
      columns.enter(table, 0, { rating: base[person] as number });
      this.title[person] = table.title[0] as number;
    }
  }

  set(from: Standings): void {
    this.rating.set(from.rating);
    this.title.set(from.title);
    this.marks.set(from.marks);
    this.total.set(from.total);
    this.last.set(from.last);
  }

  enter({ size, person }: LeanEvent, table: AtOnceTable): void {
    table.begin(size);
    for (let place = 0; place < size; place += 1) {
      const who = person[place] as number;
      table.rating[place] = this.rating[who] as number;
      table.title[place] = this.title[who] as number;
      table.marks[place] = this.marks[who] as number;
    }
  }

  leave({ size, person, end }: LeanEvent, { after, titleAfter, marksAfter, games }: AtOnceTable): void {
    for (let place = 0; place < size; place += 1) {
      const who = person[place] as number;
      this.rating[who] = after[place] as number;
      this.title[who] = titleAfter[place] as number;
      this.marks[who] = marksAfter[place] as number;
      (this.total[who] as number) += games[place] as number;
      if (games[place] !== 0) this.last[who] = end;
    }
  }
}

/** All events, in the order in which they count. */
function inColumns(
  { base, events: given }: KernelMonth,
  columns: AtOnceColumns,
  facts: Parameters<AtOnceColumns['multiplier']>[0],
): OtherMonth {
  const events = given.toSorted((a, b) => a.end - b.end || a.start - b.start);
  const round = Uint16Array.from({ length: GAMES }, (_, game) => Math.floor(game / (ENTRANTS / 2)) + 1);
  const stones = new Uint8Array(GAMES);
  const games = events.map(
    ({ count, white, black, result }): GameColumns => ({ count, round, white, black, result, stones }),
  );
  const [atFirst, standings] = [new Standings(base, columns), new Standings(base, columns)];
  const table = new AtOnceTable();
  const rate = (): unknown => {
    standings.set(atFirst);
    for (let number = 0; number < events.length; number += 1) {
      const event = events[number] as LeanEvent;
      standings.enter(event, table);
      columns.rate(games[number] as GameColumns, table, columns.multiplier(facts) as number, ROUNDS);
      standings.leave(event, table);
    }
    return standings;
  };
  return { share: 1, rate };
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
