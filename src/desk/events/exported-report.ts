/** An event as the office gives it to others: the results that count, and the registry's data of its players. */
import type { Finding } from '../../core/finding.ts';
import type { EventFacts, Report, ReportedPlayer } from '../../core/report.ts';
import type { Sex } from '../../core/people.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { eventFactsIn, storedGames } from '../../ledger/rows/content.ts';
import { birthOf } from '../../ledger/rows/identity.ts';
import type { Desk, EventRow, PersonRow, PoolRow } from '../../ledger/store.ts';
import { answeredFacts, type RecalledEvent, recallEvents } from '../../rating/recall.ts';
import { exportFinding } from '../findings/event-export.ts';
import { arbitersOf } from './arbiters.ts';
import { reportOnPaper } from './reported.ts';
import { standingReport } from './same-report.ts';
import { standingsAt } from './standing-at.ts';

/** Facts of an event that are internal to the office. */
const OF_THE_OFFICE: readonly (keyof EventFacts)[] = [
  'approvals',
  'announcedRated',
  'arbiters',
  'list',
  'partOf',
  'registered',
  'reportRatings',
  'reportReceived',
];

export interface ExportedReport {
  readonly report: Report;
  readonly findings: readonly Finding[];
}

/** Byes, teams, places and starting numbers are only in the copy of the report. */
export async function exportedReport(desk: Desk, pool: PoolRow, row: EventRow): Promise<ExportedReport> {
  const [kept] = (await recallEvents(desk, [row])) as readonly [RecalledEvent];
  const { content, persons } = kept;
  const paper = await reportOnPaper(desk, row.event);
  const isEdited = (await standingReport(desk, row.event))?.submission.edited === true;
  const rows = new Map((await desk.persons(persons)).map((each) => [each.person, each]));
  const ratings = await ratingsBefore(desk, pool, kept);
  const numbers = startNumbers(paper, persons.length);
  const keys = numbers.map(String);
  const players = persons.map((person, place): ReportedPlayer => {
    // points and places of the paper do not match corrected results
    const { halfPoints, place: rank } = isEdited ? {} : (paper?.players[place] ?? {});
    const rating = ratings.get(person) ?? undefined;
    return {
      ...officePlayer(rows.get(person) as PersonRow),
      ...(rating === undefined ? {} : { rating }),
      ...(halfPoints === undefined ? {} : { halfPoints }),
      ...(rank === undefined ? {} : { place: rank }),
      id: keys[place] as string,
      startNumber: numbers[place] as number,
    };
  });
  const facts = { ...eventFactsIn(content.facts), ...answeredFacts(kept) };
  const own = Object.fromEntries(
    Object.entries(facts).filter(([field]) => !(OF_THE_OFFICE as readonly string[]).includes(field)),
  );
  const arbiters = await arbitersOf(desk, row);
  const event: EventFacts = {
    ...own,
    ...(arbiters.length === 0 ? {} : { arbiters }),
    id: eventId(row.event),
  };
  return {
    report: {
      event,
      players,
      games: storedGames(content, keys),
      ...(paper === undefined ? {} : besides(paper, keys)),
    },
    findings: [
      ...(paper === undefined ? [exportFinding('export.report-erased', { event: eventId(row.event) }, 'warn')] : []),
      ...named(
        'export.nameless',
        persons.filter((person) => (rows.get(person) as PersonRow).name === null),
      ),
      ...named(
        'export.no-number',
        persons.filter((person) => (rows.get(person) as PersonRow).fide === null),
      ),
    ],
  };
}

const NAMED = 10;

const named = (code: 'export.no-number' | 'export.nameless', persons: readonly number[]): readonly Finding[] => {
  const more = Math.max(0, persons.length - NAMED);
  return persons.length === 0
    ? []
    : [exportFinding(code, { players: persons.slice(0, NAMED).map(personId), more }, 'warn')];
};

function officePlayer({ name, birth, fide, sex, federation, title }: PersonRow): Partial<ReportedPlayer> {
  const born = birthOf(birth);
  return {
    ...(name === null ? {} : { name }),
    ...(born === undefined ? {} : { birth: born }),
    ...(fide === null ? {} : { fideId: fide }),
    ...(sex === null ? {} : { sex: sex as Sex }),
    ...(federation === null ? {} : { federation }),
    ...(title === null ? {} : { title }),
  };
}

/** The ratings before the event: for a rated event those of its results, otherwise those of the list in force. */
async function ratingsBefore(
  desk: Desk,
  pool: PoolRow,
  { row, persons, data }: RecalledEvent,
): Promise<ReadonlyMap<number, number | null>> {
  const results = await desk.results(row.event);
  if (results.length > 0) return new Map(results.map(({ person, before }) => [person, before]));
  const start = row.start as string;
  const standings = await standingsAt(desk, pool, [{ start, persons }]);
  return new Map(
    persons.map((person, place) => {
      const brought = data.brought?.[place];
      const taken = brought === undefined || 'unrated' in brought ? null : brought.rating;
      return [person, standings.state(start, person)?.rating ?? taken];
    }),
  );
}

/** As in the report, if they are unique; otherwise by the order of the players. */
function startNumbers(paper: Report | undefined, count: number): readonly number[] {
  const given = Array.from({ length: count }, (_, place) => paper?.players[place]?.startNumber ?? 0);
  const isUsable = new Set(given).size === count && given.every((number) => number > 0);
  return isUsable ? given : given.map((_, place) => place + 1);
}

/** Data beside the games, with the players named as in the file. */
function besides(paper: Report, keys: readonly string[]): Pick<Report, 'byes' | 'teams' | 'header'> {
  const { players, byes = [], teams = [], header } = paper;
  const keyOf = new Map(players.map(({ id }, place) => [id, keys[place] as string]));
  const ofPlayers = byes.flatMap((bye) => {
    const player = keyOf.get(bye.player);
    return player === undefined ? [] : [{ ...bye, player }];
  });
  return {
    ...(ofPlayers.length === 0 ? {} : { byes: ofPlayers }),
    ...(teams.length === 0
      ? {}
      : { teams: teams.map(({ name, members }) => ({ name, members: members.flatMap((id) => keyOf.get(id) ?? []) })) }),
    ...(header === undefined ? {} : { header }),
  };
}
