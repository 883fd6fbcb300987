/**
 * A second, deliberately plain implementation of the rulebooks, written from their digests alone. It shares no code
 * with the engine, so that the two can be held against each other: `ratePlain(document)` gives the numbers of a result,
 * without findings and steps.
 */
import type { ChessBook } from './book.ts';
import { dayPlus, firstDayOf } from './calendar.ts';
import { type Event, type PlainDocument, readEvent } from './document.ts';
import { listOf } from './admission.ts';
import { FIDE_2014 } from './fide-2014.ts';
import { FIDE_2017 } from './fide-2017.ts';
import { FIDE_2022 } from './fide-2022.ts';
import { FIDE_2024 } from './fide-2024.ts';
import { FIDE_2025_10 } from './fide-2025-10.ts';
import { FIDE_2026_01 } from './fide-2026-01.ts';
import { FIDE_BLITZ_2024, FIDE_BLITZ_2024_12, FIDE_RAPID_2024, FIDE_RAPID_2024_12 } from './fide-rapid-blitz.ts';
import { rateList } from './list.ts';
import { rateMgsz } from './mgsz-2012.ts';
import { MSSZ_2017 } from './mssz-2017.ts';
import { rateOrr } from './orr.ts';
import type { BookedEvent } from './running.ts';

export type { PlainDocument } from './document.ts';

export type PlainResult = {
  rulebook: string;
  rated: boolean;
  reasons: string[];
  players: Record<string, Record<string, unknown>>;
  [quantity: string]: unknown;
};

/** The editions of one list, oldest first: each is in force until the next begins. */
const FAMILIES: readonly (readonly ChessBook[])[] = [
  [FIDE_2014, FIDE_2017, FIDE_2022, FIDE_2024, FIDE_2025_10, FIDE_2026_01],
  [FIDE_RAPID_2024, FIDE_RAPID_2024_12],
  [FIDE_BLITZ_2024, FIDE_BLITZ_2024_12],
  [MSSZ_2017],
];

function inForce(family: readonly ChessBook[], day: string): ChessBook {
  const book = family.findLast((one) => one.from <= day) ?? family[0];
  return book as ChessBook;
}

function bookOf(rulebook: string, event: Event): ChessBook {
  const start = event.event.start as string;
  if (rulebook === 'fide') return inForce(FAMILIES[0] as readonly ChessBook[], start);
  if (rulebook === 'mssz') return MSSZ_2017;
  for (const family of FAMILIES) for (const book of family) if (book.id === rulebook) return book;
  throw new Error(`no such rulebook: ${rulebook}`);
}

/** The edition that makes a list: in force on the day before its date, if every event has the edition of its own day. */
function listBookOf(booked: readonly BookedEvent[], list: string): ChessBook {
  let latest = booked[0] as BookedEvent;
  let ofTheirDay = true;
  for (const one of booked) {
    const family = FAMILIES.find((books) => books.includes(one.book)) as readonly ChessBook[];
    if (inForce(family, one.event.event.start as string) !== one.book) ofTheirDay = false;
    if ((one.event.event.start as string) >= (latest.event.event.start as string)) latest = one;
  }
  const family = FAMILIES.find((books) => books.includes(latest.book)) as readonly ChessBook[];
  return ofTheirDay ? inForce(family, dayPlus(firstDayOf(list), -1)) : latest.book;
}

export function ratePlain(document: PlainDocument): PlainResult {
  if ('period' in document) {
    const booked = document.period.map((one) => {
      const event = readEvent(one);
      return { event, book: bookOf(event.rulebook ?? document.rulebook ?? '', event) };
    });
    const lists = booked.map(({ event }) => listOf(event)).sort();
    const list = document.list ?? (lists.at(-1) as string);
    const book = listBookOf(booked, list);
    const { quantities: _ofOneEvent, ...result } = rateList(booked, list, book, document.base ?? {});
    return { rulebook: book.id, ...result };
  }
  const event = readEvent(document);
  if (event.rulebook === 'orr') return { rulebook: 'orr', ...rateOrr(event) };
  if (event.rulebook === 'mgsz' || event.rulebook === 'mgsz-2012') return { rulebook: 'mgsz-2012', ...rateMgsz(event) };
  const book = bookOf(event.rulebook ?? '', event);
  const { rated, reasons, players, quantities } = rateList([{ event, book }], listOf(event), book, {});
  // an event that is not rated changes nobody, and gives nobody a first rating
  if (!rated) {
    for (const [id, { before, n, pooledGames, pooledScore }] of Object.entries(players)) {
      if (before !== null) continue;
      players[id] = { before, change: null, after: null, n, pooledGames, pooledScore, status: 'no-games' };
    }
  }
  return { rulebook: book.id, rated, reasons, players, ...quantities };
}
