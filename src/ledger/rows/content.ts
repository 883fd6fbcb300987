/**
 * Converts the content of a report to the form of an entry, and back: facts in the terms of docs/format.md, persons by
 * id, games as numbers. Identities, names and birth dates of the players are not in it.
 */
import { type Day, dayOf, yearOf } from '../../core/dates.ts';
import type { Game } from '../../core/event.ts';
import type { Approval } from '../../core/finding.ts';
import { RESULTS, type Result } from '../../core/game.ts';
import type { Birth } from '../../core/people.ts';
import type { EventFacts, PlayerFacts, Report, ReportedPlayer } from '../../core/report.ts';
import { readEventFacts, readPlayerFacts } from '../../formats/json/fields.ts';
import { DocumentNotes } from '../../formats/json/findings.ts';
import { eventRecord, playerRecord } from '../../formats/json/write.ts';
import type { EntrantRecord, EntryKinds, JsonObject } from '../entries.ts';
import { personId, personNumber } from '../ids.ts';

export type Submission = EntryKinds['event.submitted'];
export type ReportContent = Pick<Submission, 'facts' | 'players' | 'games' | 'special'>;

/** The papers of a submission that are not identities. */
export const reportPapers = ({ report, supplement }: Pick<Submission, 'report' | 'supplement'>): readonly string[] =>
  supplement === undefined ? [report] : [report, supplement];

/** Data of a player that the office cannot know; everything else comes from registry and lists. */
const GIVEN = ['fideRating', 'member', 'entryRank', 'registered', 'entering', 'initialElo', 'initialRank'] as const;

const RESULT_PLACE: Readonly<Record<Result, number>> = Object.fromEntries(
  RESULTS.map((result, place) => [result, place]),
) as Record<Result, number>;

/** Numbers of a game: round, white, black, result. */
export const GAME_NUMBERS = 4;

/** A report with its games as numbers, as in an entry, so that nothing large waits in memory. */
export interface NumberedReport extends Pick<Report, 'event' | 'players'>, Pick<ReportContent, 'games' | 'special'> {
  /** Whether it has data of any player that the office cannot know. */
  readonly tellsMore: boolean;
  /** Indexes of the lines in the file that are no players, if any. */
  readonly leftOut?: readonly number[];
  /** Indexes of the players whose identity was stated beside the report, if any. */
  readonly told?: readonly number[];
  /** An officer corrected single results. */
  readonly edited?: true;
}

/** `pairings`: the same games, where the format of the report has them as numbers already. */
export function numberedReport(report: Report, pairings?: readonly number[]): NumberedReport {
  const { event, players } = report;
  const games = pairings === undefined ? gamesIn(report) : { games: pairings };
  return { event, players, ...games, tellsMore: players.some(tellsMore) };
}

function gamesIn(report: Report): Pick<ReportContent, 'games' | 'special'> {
  const placeOf = new Map(report.players.map(({ id }, place) => [id, place]));
  const games: number[] = [];
  const special: Record<string, { handicap?: number; rated?: false }> = {};
  report.games.forEach(({ round, white, black, result, handicap = 0, rated = true }, place) => {
    games.push(round, placeOf.get(white) as number, placeOf.get(black) as number, RESULT_PLACE[result]);
    if (handicap === 0 && rated) return;
    special[place] = { ...(handicap === 0 ? {} : { handicap }), ...(rated ? {} : { rated }) };
  });
  return { games, ...(Object.keys(special).length === 0 ? {} : { special }) };
}

/** The content of a report for these persons, by id; a player without one has an open question. */
export function reportContent(report: NumberedReport, ids: readonly (string | undefined)[]): ReportContent {
  const { event, players, games, special } = report;
  const entrantAt = (player: ReportedPlayer, place: number): EntrantRecord => {
    const person = ids[place];
    const entrant = person === undefined ? {} : { person };
    return report.tellsMore && tellsMore(player) ? { given: givenRecord(player), ...entrant } : entrant;
  };
  return {
    facts: factsRecord(event),
    players: players.map(entrantAt),
    games,
    ...(special === undefined ? {} : { special }),
  };
}

/** Whether a report has data of a player that the office cannot know. */
const tellsMore = (player: ReportedPlayer): boolean => GIVEN.some((field) => player[field] !== undefined);

const givenRecord = (player: ReportedPlayer): JsonObject =>
  playerRecord(Object.fromEntries(GIVEN.map((field) => [field, player[field]]))) as JsonObject;

/** The facts of an event without its id, which the office assigns, and without the names of the arbiters. */
export function factsRecord({ id: _id, arbiters, ...facts }: Partial<EventFacts>): JsonObject {
  const licences = arbiters?.map(({ licence }) => ({ licence }));
  return eventRecord({ ...facts, ...(licences === undefined ? {} : { arbiters: licences }) }) as JsonObject;
}

/** Entries were written by this program, so an error in one is an internal error. */
function readBack<T>(read: (value: unknown, path: string, notes: DocumentNotes) => T | undefined, value: unknown): T {
  const notes = new DocumentNotes();
  const facts = read(value, '$', notes);
  const [fault] = notes.all().filter(({ weight }) => weight === 'refuse');
  if (facts === undefined || fault !== undefined) throw new Error(`an entry cannot be read back: ${fault?.code}`);
  return facts;
}

/** Until November 2026 a report without any round was stored as one with 0 rounds. */
export function eventFactsIn({ rounds, ...record }: JsonObject): Partial<EventFacts> {
  return readBack(readEventFacts, rounds === undefined || rounds === 0 ? record : { ...record, rounds });
}

export const playerFactsIn = (record: JsonObject): Partial<PlayerFacts> => readBack(readPlayerFacts, record);

/** The engine's key of a player in a submission: the person's id, or the index while the person is unknown. */
export const playerKey = (person: number | undefined, place: number): string =>
  person === undefined ? `?${place + 1}` : personId(person);

/** The persons of a submission, by index. */
export const personsOf = ({ players }: Pick<Submission, 'players'>): readonly (number | undefined)[] =>
  players.map(({ person }) => (person === undefined ? undefined : personNumber(person)));

/** A game from its numbers; players by index. */
export const gameAt = (
  games: readonly number[],
  game: number,
): { readonly round: number; readonly white: number; readonly black: number; readonly result: Result } => {
  const at = game * GAME_NUMBERS;
  return {
    round: games[at] as number,
    white: games[at + 1] as number,
    black: games[at + 2] as number,
    result: RESULTS[games[at + 3] as number] as Result,
  };
};

export const gameCount = ({ games }: Pick<Submission, 'games'>): number => games.length / GAME_NUMBERS;

/** Games from their numbers, ordered by round, for events that are already admitted. */
export function playedGames({ games, special }: Pick<ReportContent, 'games' | 'special'>): readonly Game[] {
  const played: Game[] = [];
  let last = 0;
  let isInOrder = true;
  for (let at = 0; at < gameCount({ games }); at += 1) {
    const { round, white, black, result } = gameAt(games, at);
    const { handicap = 0, rated = true } = special?.[at] ?? {};
    // field by field: a spread costs a second and a half in a world month
    played.push({ round, white, black, result, rated, handicap });
    isInOrder &&= round >= last;
    last = round;
  }
  return isInOrder ? played : played.sort((a, b) => a.round - b.round);
}

export interface RecalledReport {
  /** The event's id. */
  readonly event: string;
  readonly content: ReportContent;
  /** Present persons by index, including answers and merges. */
  readonly persons: readonly (number | undefined)[];
  /** The data of registry and lists for the player with this index. */
  readonly factsAt: (place: number, person: number | undefined) => Partial<PlayerFacts>;
  /** Facts of the event that were answered or decided later, and approvals. */
  readonly also?: Partial<EventFacts>;
  readonly approvals?: readonly Approval[];
}

/** Rebuilds the report for the engine. */
export function reportOf(recalled: RecalledReport): Report {
  const report = reportWithoutGames(recalled);
  const keys = report.players.map(({ id }) => id);
  return { ...report, games: storedGames(recalled.content, keys) };
}

/** The same, for callers that take the games from the entry (`playedGames`). */
export function reportWithoutGames({ event, content, persons, factsAt, also, approvals = [] }: RecalledReport): Report {
  const players = content.players.map(
    ({ given }, place): ReportedPlayer => ({
      ...(given === undefined ? {} : playerFactsIn(given)),
      ...factsAt(place, persons[place]),
      id: playerKey(persons[place], place),
    }),
  );
  const facts = { ...eventFactsIn(content.facts), ...also };
  const all = [...(facts.approvals ?? []), ...approvals];
  return {
    event: { ...facts, id: event, ...(all.length === 0 ? {} : { approvals: all }) },
    players,
    games: [],
  };
}

/** A game as in an entry, with the players' keys. */
export interface StoredGame {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly result: Result;
  readonly handicap?: number;
  readonly rated?: false;
}

/** `keys`: the keys of the players, by index. */
export function storedGames(
  { games, special = {} }: Pick<Submission, 'games' | 'special'>,
  keys: readonly string[],
): readonly StoredGame[] {
  return Array.from({ length: gameCount({ games }) }, (_, at) => {
    const { round, white, black, result } = gameAt(games, at);
    // field by field: a spread for every game costs more than everything else about an event
    const game = { round, result, white: keys[white] as string, black: keys[black] as string };
    const more = special[at];
    return more === undefined ? game : { ...game, ...more };
  });
}

/**
 * A birth that leads FIDE's rules to the right K: they use the birthday only in the year in which a player turns 18. A
 * bare year counts as 1 January.
 */
export const birthForK = (year: number | undefined, isUnder18: boolean): Birth | undefined => {
  if (year === undefined) return undefined;
  return isUnder18 ? { year, day: dayOf(year, 12, 31) } : { year };
};

/** A birth that gives this age on that day; undefined without an age. */
export const birthAtAge = (age: number | null, on: Day): Birth | undefined => {
  if (age === null) return undefined;
  const year = yearOf(on) - age;
  return { year, day: dayOf(year, 1, 1) };
};
