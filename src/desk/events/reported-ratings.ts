/**
 * Ratings that a report gives to players whom the office has as unrated. Only an officer can tell whether such a rating
 * is to be accepted as brought in, is not a rating of this pool, or belongs to another person: each is a question.
 */
import { familyRules } from '../../rulebooks/office-rules.ts';
import type { ReportedPlayer } from '../../core/report.ts';
import type { RatedUnlisted } from '../../explain/desk-findings/events.ts';
import { playerRecord } from '../../formats/json/write.ts';
import type { Finding } from '../../core/finding.ts';
import type { Assumed, BroughtByReport, JsonObject, QuestionRecord, RatingAnswer } from '../../ledger/entries.ts';
import type { Desk, EventRow, ListRow, PoolRow, StandingRow } from '../../ledger/store.ts';
import { mergesAmong } from '../../rating/as-of.ts';
import { playerKey } from '../../ledger/rows/content.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { COUNTED, eventKey, Timelines } from '../../rating/timeline.ts';
import { originOf } from '../../rating/versions.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { reportedPlayers, reportedIdentity } from './reported.ts';
import { keptFinding, eventFinding } from '../findings/events.ts';
import { standingsAt } from './standing-at.ts';

/** The rating of the report with its data, in the terms of docs/format.md; undefined for none. */
export function ratingGiven({ rating, games, peak, k, rank }: ReportedPlayer): JsonObject | undefined {
  return rating === undefined || rating === 0
    ? undefined
    : (playerRecord({ rating, games, peak, k, rank }) as JsonObject);
}

const ratingIn = (given: JsonObject): number => given['rating'] as number;

/** A player of a report with a rating. */
export interface Rated {
  readonly place: number;
  /** Absent for a player who is new to the registry. */
  readonly person?: number;
  readonly given: JsonObject;
}

/** The position of an event among the others. */
export interface EventTime {
  readonly start: string;
  /** Undefined while it is not known. */
  readonly end: string | undefined;
  /** The number of the event; for a correction, that of the first report. */
  readonly event: number;
}

/** Players without a rating in the pool when the event begins. */
export async function unratedInPool<P extends Pick<Rated, 'person'>>(
  desk: Desk,
  pool: PoolRow,
  time: EventTime,
  rated: readonly P[],
): Promise<readonly P[]> {
  const { start } = time;
  const persons = rated.flatMap(({ person }) => person ?? []);
  const before = isPeriodicPool(pool) ? undefined : await standingsBefore(desk, pool, time, persons);
  if (before !== undefined) return rated.filter(({ person }) => person === undefined || !before(person));
  // a person merged since then is still on the list under the old number
  const merged = isPeriodicPool(pool) ? await mergesAmong(desk, persons, () => true) : new Map<number, Set<number>>();
  const all = [...persons, ...[...merged.values()].flatMap((each) => [...each])];
  const states = (await standingsAt(desk, pool, [{ start, persons: all }])).statesOn(start);
  const isRated = (person: number): boolean =>
    [person, ...(merged.get(person) ?? [])].some((each) => {
      const { rating, standardRating } = states.get(each) ?? {};
      // players without a rating here use their standard rating, whatever the report says
      return rating !== undefined || standardRating !== undefined;
    });
  return rated.filter(({ person }) => person === undefined || !isRated(person));
}

/**
 * Pools that rate at once: ratings before the event, where later events count already; present ratings are of later
 * days, or come from the report that is corrected. Undefined where it is the last event, so that the present ratings
 * hold.
 */
async function standingsBefore(
  desk: Desk,
  pool: PoolRow,
  { start, end, event }: EventTime,
  persons: readonly number[],
): Promise<((person: number) => boolean) | undefined> {
  if (end === undefined) return undefined;
  const key = eventKey({ event, start, end, origin: null });
  const later = await desk.events({ pool: pool.pool, states: COUNTED, endFrom: end });
  if (!later.some((row) => eventKey(row) >= key)) return undefined;
  const timelines = await Timelines.of(desk, pool);
  await timelines.load(persons);
  return (person) => timelines.before(person, key)?.rating !== undefined;
}

export const ratingQuestion = (question: number, { place, person, given }: Rated): QuestionRecord => ({
  question,
  kind: 'rating',
  player: place,
  given,
  finding: keptFinding(
    eventFinding('event.rating-unlisted', { player: playerKey(person, place), rating: ratingIn(given) }, 'warn'),
  ),
});

/** At most this many players are named; for the others only the number is given. */
const NAMED = 10;

/**
 * All of them in one finding, which lists the possible answers. It is reported and not stored, so it uses the names of
 * the report: newcomers may not be in the registry yet.
 */
export function ratingsUnlistedFinding(
  event: string,
  questions: readonly QuestionRecord[],
  reported: readonly Pick<ReportedPlayer, 'name'>[],
  weight: Finding['weight'],
): readonly Finding[] {
  if (questions.length === 0) return [];
  const players = questions.slice(0, NAMED).map(({ player, finding }): RatedUnlisted => {
    const asked = finding.facts as RatedUnlisted;
    return { ...asked, player: reported[player as number]?.name ?? asked.player };
  });
  const { question } = questions[0] as QuestionRecord;
  return [
    eventFinding(
      'event.ratings-unlisted',
      {
        event,
        question,
        players,
        more: questions.length - players.length,
      },
      weight,
    ),
  ];
}

export const ratingsUnaskedFinding = (event: string, rated: readonly Rated[]): Finding =>
  eventFinding('event.ratings-unasked', {
    event,
    players: rated
      .slice(0, NAMED)
      .map(({ place, person, given }) => ({ player: playerKey(person, place), rating: ratingIn(given) })),
    more: Math.max(0, rated.length - NAMED),
  });

/** Accepted earlier, for another event. */
export const ratingsAsBeforeFinding = (event: string, players: readonly RatedUnlisted[]): Finding =>
  eventFinding(
    'event.ratings-as-before',
    {
      event,
      players: players.slice(0, NAMED),
      more: Math.max(0, players.length - NAMED),
    },
    'note',
  );

export const eventTimeOf = (row: EventRow): EventTime => ({
  start: row.start as string,
  end: row.end ?? undefined,
  event: originOf(row),
});

/** Earlier answers, by person; for newcomers, by their identifying data. */
export type AnsweredBefore = ReadonlyMap<number | string, RatingAnswer>;

const isTaken = (answer: RatingAnswer): answer is BroughtByReport => !('unrated' in answer);

/** Answers about the players of a report of an event. */
export async function answeredIn(desk: Desk, row: EventRow): Promise<AnsweredBefore> {
  const { brought } = eventData(row);
  if (brought === undefined) return new Map();
  const persons = new Map((await desk.entrants(row.event)).map(({ place, person }) => [place, person]));
  const isWhole = Object.keys(brought).every((place) => persons.has(Number(place)));
  const reported = isWhole ? [] : await reportedPlayers(desk, row.event);
  return new Map(
    Object.entries(brought).flatMap(([place, answer]) => {
      const player = reported[Number(place)];
      const who = persons.get(Number(place)) ?? (player === undefined ? undefined : reportedIdentity(player));
      return who === undefined ? [] : [[who, answer] as const];
    }),
  );
}

/** If another event of the pool waits for its list with the same rating of the same player, it was accepted there. */
export async function takenElsewhere(
  desk: Desk,
  { pool }: PoolRow,
  { person, given }: Rated,
): Promise<{ readonly event: EventRow; readonly brought: BroughtByReport } | undefined> {
  if (person === undefined) return undefined;
  for (const event of await desk.eventsOf([person])) {
    if (event.pool !== pool || !WAITING.has(event.state) || event.broughtRatings === 0) continue;
    const brought = (await answeredIn(desk, event)).get(person);
    if (brought !== undefined && isTaken(brought) && brought.rating === ratingIn(given)) return { event, brought };
  }
  return undefined;
}

const WAITING: ReadonlySet<EventRow['state']> = new Set(['submitted', 'questions', 'accepted']);

/** An answer holds for the next report if that gives the same rating; a correction without ratings removes none. */
export const stillHolds = (before: RatingAnswer, given: JsonObject | undefined): boolean =>
  given === undefined ? isTaken(before) : before.rating === ratingIn(given);

/**
 * Each player's last row on any list of the pool up to a day: the last known data of players who were dropped. Later
 * lists depend on the event itself.
 */
export async function lastListed(
  desk: Desk,
  pool: PoolRow,
  persons: readonly number[],
  until: string,
): Promise<ReadonlyMap<number, { readonly list: ListRow; readonly row: StandingRow }>> {
  const found = new Map<number, { readonly list: ListRow; readonly row: StandingRow }>();
  for (const list of (await listsOf(desk, pool.pool)).filter(({ date }) => date <= until).toReversed()) {
    const left = persons.filter((person) => !found.has(person));
    if (left.length === 0) break;
    for (const row of await desk.standings(list.list, left)) {
      if (row.rating !== null || row.peak !== null) found.set(row.person, { list, row });
    }
  }
  return found;
}

/**
 * FIDE 8.3.3: up to this many games a player has the K of a newcomer; a player who has reached 2400 has the lowest K
 * for good.
 */
const ESTABLISHED_GAMES = 30;
const [NEWCOMERS_K, LOWEST_K, LOWEST_K_FROM] = [40, 10, 2400];

/**
 * A rating of a report as a standing: with the data of the report and of the lists of the pool, otherwise with the
 * usual values.
 */
export function broughtStandingOf(
  pool: PoolRow,
  given: JsonObject,
  start: string,
  known?: Pick<StandingRow, 'total' | 'peak'>,
): BroughtByReport {
  const rating = ratingIn(given);
  if (!isPeriodicPool(pool)) {
    const rank = given['rank'];
    const { grades, unsettled } = familyRules(pool.family);
    const assumed: readonly Assumed[] = [
      ...(unsettled === undefined ? [] : (['settled'] as const)),
      ...(grades === undefined || rank !== undefined ? [] : (['grade'] as const)),
    ];
    return { rating, as: start, ...(rank === undefined ? {} : { rest: { rank } }), assumed };
  }
  const k = given['k'] as number | undefined;
  const games = (given['games'] as number | undefined) ?? (known?.total === 0 ? undefined : known?.total);
  const peak = (given['peak'] as number | undefined) ?? known?.peak ?? undefined;
  return {
    rating,
    as: start.slice(0, 7),
    games: games ?? (k === NEWCOMERS_K ? 0 : ESTABLISHED_GAMES),
    peak: Math.max(rating, peak ?? (k === LOWEST_K ? LOWEST_K_FROM : rating)),
    assumed: [...(games === undefined ? (['games'] as const) : []), ...(peak === undefined ? (['peak'] as const) : [])],
  };
}

/** Reported on acceptance: which ratings came with the report, and which were ignored. */
export function ratingsAnswered(
  brought: Readonly<Record<string, RatingAnswer>> | undefined,
  keyOf: (place: number) => string,
): readonly Finding[] {
  const all = Object.entries(brought ?? {}).map(([place, answer]) => ({ player: keyOf(Number(place)), answer }));
  const taken = all.flatMap(({ player, answer }) => (isTaken(answer) ? [{ player, ...answer }] : []));
  const aside = all.filter(({ answer }) => !isTaken(answer));
  return [
    ...(taken.length === 0
      ? []
      : [
          eventFinding(
            'event.ratings-brought',
            {
              players: taken.slice(0, NAMED).map(({ player, rating }) => ({ player, rating })),
              more: Math.max(0, taken.length - NAMED),
              as: (taken[0] as BroughtByReport).as,
              assumed: [...new Set(taken.flatMap(({ assumed }) => assumed))],
            },
            'warn',
          ),
        ]),
    ...(aside.length === 0
      ? []
      : [
          eventFinding(
            'event.ratings-set-aside',
            {
              players: aside.slice(0, NAMED).map(({ player, answer }) => ({ player, rating: answer.rating })),
              more: Math.max(0, aside.length - NAMED),
            },
            'warn',
          ),
        ]),
  ];
}
