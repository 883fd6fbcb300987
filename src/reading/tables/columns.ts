/**
 * The tables of a list for analysis, column by column. They contain what the public may see: of a birth the year, and of minors no
 * more than the office shows. Every row has its pool and list, so that files of many months can be read as one table.
 */
import { HALF_POINTS, isPlayed, type Result } from '../../core/game.ts';
import type { ParquetColumn } from '../../formats/parquet/write.ts';
import type { PersonFacts } from '../../ledger/entries.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { eventTitle } from '../../ledger/rows/events.ts';
import { type EventRow, FLAGS, type PersonRow, type ResultRow, type StandingRow } from '../../ledger/store.ts';
import { rulebookMemoryIn } from '../../rating/states.ts';

/** A person with the facts at the time of a list; of erased persons only the id. */
export interface PlayerRow {
  readonly person: number;
  readonly known?: { readonly row: PersonRow; readonly facts: PersonFacts };
}

/** A game with the ratings that both were rated with: null for the unrated, and where no rating was calculated. */
export interface TabulatedGame {
  readonly event: number;
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly result: Result;
  readonly whiteRating: number | null;
  readonly blackRating: number | null;
  readonly handicap: number | null;
  /** The report says itself that it does not count. */
  readonly isSetAside: boolean;
}

const players: readonly ParquetColumn<PlayerRow>[] = [
  { name: 'player', type: 'text', of: ({ person }) => personId(person) },
  { name: 'name', type: 'text', of: ({ known }) => known?.row.name },
  { name: 'fide_id', type: 'text', of: ({ known }) => known?.row.fide },
  { name: 'federation', type: 'text', of: ({ known }) => known?.facts.federation },
  { name: 'title', type: 'text', of: ({ known }) => known?.facts.title },
  { name: 'sex', type: 'text', of: ({ known }) => known?.facts.sex },
  {
    name: 'birth_year',
    type: 'whole',
    of: ({ known }) => (known?.row.initials === true ? null : known?.facts.birthYear),
  },
];

const hasFlag =
  (flag: keyof typeof FLAGS) =>
  ({ flags }: StandingRow): boolean =>
    (flags & FLAGS[flag]) !== 0;

const inPoints = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

const ratings: readonly ParquetColumn<StandingRow>[] = [
  { name: 'player', type: 'text', of: ({ person }) => personId(person) },
  { name: 'rating', type: 'whole', of: ({ rating }) => rating },
  { name: 'k', type: 'whole', of: ({ k }) => k },
  { name: 'games', type: 'whole', of: ({ games }) => games },
  { name: 'total_games', type: 'whole', of: ({ total }) => total },
  { name: 'highest', type: 'whole', of: ({ peak }) => peak },
  { name: 'change', type: 'real', of: ({ change }) => inPoints(change) },
  { name: 'inactive', type: 'yesNo', of: hasFlag('inactive') },
  { name: 'newcomer', type: 'yesNo', of: hasFlag('fresh') },
  { name: 'returned', type: 'yesNo', of: hasFlag('returned') },
  { name: 'unsettled', type: 'yesNo', of: ({ rest }) => rulebookMemoryIn(rest).unsettled === true },
  { name: 'grade', type: 'text', of: ({ rest }) => rulebookMemoryIn(rest).rank },
];

const idOf = (event: number | null): string | null => (event === null ? null : eventId(event));

const events: readonly ParquetColumn<EventRow>[] = [
  { name: 'event', type: 'text', of: ({ event }) => eventId(event) },
  { name: 'name', type: 'text', of: eventTitle },
  { name: 'first_day', type: 'text', of: ({ start }) => start },
  { name: 'last_day', type: 'text', of: ({ end }) => end },
  { name: 'edition', type: 'text', of: ({ edition }) => edition },
  { name: 'players', type: 'whole', of: (row) => row.players },
  { name: 'games', type: 'whole', of: (row) => row.games },
  { name: 'corrects', type: 'text', of: ({ corrects }) => idOf(corrects) },
  { name: 'corrected_by', type: 'text', of: ({ correctedBy }) => idOf(correctedBy) },
];

const scoreOf = (result: Result, side: 0 | 1): number | null =>
  isPlayed(result) ? HALF_POINTS[result][side] / 2 : null;

const games: readonly ParquetColumn<TabulatedGame>[] = [
  { name: 'event', type: 'text', of: ({ event }) => eventId(event) },
  { name: 'round', type: 'whole', of: ({ round }) => round },
  { name: 'white', type: 'text', of: ({ white }) => personId(white) },
  { name: 'black', type: 'text', of: ({ black }) => personId(black) },
  { name: 'result', type: 'text', of: ({ result }) => result },
  { name: 'white_score', type: 'real', of: ({ result }) => scoreOf(result, 0) },
  { name: 'black_score', type: 'real', of: ({ result }) => scoreOf(result, 1) },
  { name: 'white_rating', type: 'whole', of: ({ whiteRating }) => whiteRating },
  { name: 'black_rating', type: 'whole', of: ({ blackRating }) => blackRating },
  { name: 'handicap', type: 'whole', of: ({ handicap }) => handicap },
  { name: 'set_aside', type: 'yesNo', of: ({ isSetAside }) => isSetAside },
];

const results: readonly ParquetColumn<ResultRow>[] = [
  { name: 'event', type: 'text', of: ({ event }) => eventId(event) },
  { name: 'player', type: 'text', of: ({ person }) => personId(person) },
  { name: 'rating', type: 'whole', of: ({ before }) => before },
  { name: 'rating_after', type: 'whole', of: ({ after }) => after },
  { name: 'games', type: 'whole', of: ({ n }) => n },
  { name: 'score', type: 'real', of: ({ score }) => score / 2 },
  { name: 'expected', type: 'real', of: ({ expected }) => inPoints(expected) },
  { name: 'k', type: 'whole', of: ({ k }) => k },
  { name: 'change', type: 'real', of: ({ change }) => inPoints(change) },
];

export const TABLES = { players, ratings, events, games, results };
export type ListTableName = keyof typeof TABLES;
