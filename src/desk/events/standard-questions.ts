/**
 * Rapid and blitz: players without a rating in the pool use their standard rating of the first day. Without a standard
 * list of that day, only an officer can tell the rating, or that the player is a newcomer: each such player is a
 * question.
 */
import { type Day, dayText } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Report, ReportedPlayer } from '../../core/report.ts';
import type { EntryJson, JsonObject, QuestionRecord } from '../../ledger/entries.ts';
import { eventId } from '../../ledger/ids.ts';
import { playerKey } from '../../ledger/rows/content.ts';
import { eventSubject } from '../../ledger/rows/subjects.ts';
import { controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, EventRow, PoolRow } from '../../ledger/store.ts';
import { entryData, groundOf } from '../../ledger/rows/entries.ts';
import { type RecalledEvent, recallEvents } from '../../rating/recall.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import type { ChangingDesk } from '../change.ts';
import { eventFinding, keptFinding } from '../findings/events.ts';
import type { Batch, Draft } from './draft.ts';
import { type StandingsAt, standingsAt } from './standing-at.ts';
import { questionRecord } from '../../ledger/rows/questions.ts';

const FIELD = 'standardRating';

/** An officer's answer for a player without a standard rating; its entry has null. */
export const NO_STANDARD = 'none';

export const isStandardField = (field: string): boolean => field === FIELD;

/** At most this many players are named; for the others only the number is given. */
const NAMED = 10;

/** Whether it was answered for a player before: a number, or null for none. */
const isAnswered = (given: JsonObject | undefined): boolean => given?.[FIELD] !== undefined;

const questionOn = (question: number, place: number, player: string, start: string): QuestionRecord => ({
  question,
  kind: 'fact',
  player: place,
  field: FIELD,
  finding: keptFinding(eventFinding('event.standard-asked', { player, start }, 'warn')),
});

export const isStandardQuestion = ({ kind, field }: Pick<QuestionRecord, 'kind' | 'field'>): boolean =>
  kind === 'fact' && field === FIELD;

/**
 * All of them in one finding, which lists the possible answers; it is reported and not stored, so it uses the names of
 * the report.
 */
export function standardsUnknownFinding(
  pool: Pick<PoolRow, 'pool' | 'settings'>,
  event: number,
  questions: readonly QuestionRecord[],
  reported: readonly Pick<ReportedPlayer, 'name'>[],
  weight: Finding['weight'],
): readonly Finding[] {
  const asked = questions.filter(isStandardQuestion);
  const [first] = asked;
  if (first === undefined) return [];
  const nameOf = ({ player, finding }: QuestionRecord): string =>
    reported[player as number]?.name ?? (finding.facts as { readonly player: string }).player;
  return [
    eventFinding(
      'event.standard-unknown',
      {
        event: eventId(event),
        question: first.question,
        pool: pool.pool,
        group: groupOfPool(pool) ?? null,
        start: (first.finding.facts as { readonly start: string }).start,
        players: asked.slice(0, NAMED).map(nameOf),
        more: Math.max(0, asked.length - NAMED),
      },
      weight,
    ),
  ];
}

/**
 * For a report as it comes: players with other open questions are asked for the standard rating once those are
 * answered.
 */
export async function withStandards(
  desk: Desk,
  { pool, target, corrects }: Pick<Batch, 'pool' | 'target' | 'corrects'>,
  draft: Draft,
  standings: Pick<StandingsAt, 'statesOn' | 'knowsStandards'>,
): Promise<Draft> {
  const { start } = draft.report.event;
  if (start === undefined || standings.knowsStandards(dayText(start))) return draft;
  const states = standings.statesOn(dayText(start));
  const inQuestion = new Set(draft.questions.map(({ player }) => player));
  const before = await saidBefore(desk, corrects?.row ?? target);
  const questions: QuestionRecord[] = [...draft.questions];
  const players = draft.data.players.map((player, place) => {
    const person = draft.persons[place];
    const isRated = person !== undefined && states.get(person)?.rating !== undefined;
    const isBrought = player.brought !== undefined && !('unrated' in player.brought);
    if (isRated || isBrought || inQuestion.has(place)) return player;
    const known = person === undefined ? undefined : before.get(person);
    if (known !== undefined) return { ...player, given: { ...player.given, [FIELD]: known } };
    questions.push(questionOn(questions.length + 1, place, playerKey(person, place), dayText(start)));
    return player;
  });
  const told = standardsUnknownFinding(pool, draft.event, questions, draft.report.players, 'warn');
  return { ...draft, questions, data: { ...draft.data, players, questions }, told: [...draft.told, ...told] };
}

/** Answers about the players of the report that this one replaces or corrects. */
async function saidBefore(desk: Desk, row: EventRow | undefined): Promise<ReadonlyMap<number, EntryJson>> {
  if (row === undefined || row.submission === null) return new Map();
  const [recalled] = (await recallEvents(desk, [row])) as readonly [RecalledEvent];
  return new Map(
    recalled.persons.flatMap((person, place) => {
      const said = givenAt(recalled, place)?.[FIELD];
      return said === undefined ? [] : [[person, said] as const];
    }),
  );
}

const givenAt = ({ data, content }: RecalledEvent, place: number): JsonObject | undefined => ({
  ...content.players[place]?.given,
  ...data.given?.[place],
});

/** Open questions of an event whose players are all known; `report`: as the office knows them. */
export function standardQuestions(
  kept: RecalledEvent,
  { event: { start }, players }: Report,
  standings: Pick<StandingsAt, 'knowsStandards'>,
): readonly QuestionRecord[] {
  const day = dayText(start as Day);
  if (standings.knowsStandards(day)) return [];
  const places = players.flatMap(({ rating }, place) =>
    rating === undefined && !isAnswered(givenAt(kept, place)) ? [place] : [],
  );
  return places.map((place, at) => questionOn(1 + at, place, playerKey(kept.persons[place], place), day));
}

/**
 * If a standard list was imported since the question was asked, its ratings are the answers. Otherwise, and where other
 * questions are open, the event is unchanged.
 */
export async function answerByLists({ desk, post }: ChangingDesk, row: EventRow): Promise<EventRow> {
  const open = (await desk.questions(row.event)).filter((question) => question.open);
  const pool = (await desk.pool(row.pool)) as PoolRow;
  if (open.length === 0 || row.start === null || !isPeriodicPool(pool)) return row;
  if (!open.every((question) => isStandardQuestion(questionRecord(question)))) return row;
  const entrants = await desk.entrants(row.event);
  const standings = await standingsAt(desk, pool, [
    { start: row.start, persons: entrants.map(({ person }) => person) },
  ]);
  if (!standings.knowsStandards(row.start)) return row;
  const persons = new Map(entrants.map(({ place, person }) => [place, person]));
  for (const { question, player } of open) {
    const person = persons.get(player as number);
    const value = (person === undefined ? undefined : standings.state(row.start, person)?.standardRating) ?? null;
    await post({ kind: 'question.answered', data: { event: eventId(row.event), question, value } });
  }
  return (await desk.event(row.event)) as EventRow;
}

interface StandardGiven {
  readonly place: number;
  readonly rating: number | null;
}

const givenIn = (kept: RecalledEvent): readonly StandardGiven[] =>
  kept.content.players.flatMap((_, place) => {
    const rating = givenAt(kept, place)?.[FIELD] as number | null | undefined;
    return rating === undefined ? [] : [{ place, rating }];
  });

async function givenFinding(
  desk: Desk,
  kept: RecalledEvent,
  given: readonly StandardGiven[],
  weight: Finding['weight'],
): Promise<readonly Finding[]> {
  if (given.length === 0) return [];
  const grounds = await groundsOf(desk, kept.row);
  const players = given.slice(0, NAMED).map(({ place, rating }) => ({
    player: playerKey(kept.persons[place], place),
    rating,
    ground: grounds.get(place) ?? null,
  }));
  return [eventFinding('event.standards-given', { players, more: given.length - players.length }, weight)];
}

/**
 * On acceptance: players whose standard rating was supplied by an officer, and on what ground. A list takes precedence.
 */
export const standardsGiven = async (
  desk: Desk,
  kept: RecalledEvent,
  standings: Pick<StandingsAt, 'knowsStandards'>,
): Promise<readonly Finding[]> =>
  standings.knowsStandards(kept.row.start as string) ? [] : givenFinding(desk, kept, givenIn(kept), 'warn');

/** The same for one player, in some events of a pool. */
export async function standardsGivenTo(
  desk: Desk,
  pool: PoolRow,
  rows: readonly EventRow[],
  person: number,
): Promise<readonly Finding[]> {
  if (controlOfPool(pool) === 'standard') return [];
  const found: Finding[] = [];
  for (const kept of await recallEvents(desk, rows)) {
    const place = kept.persons.indexOf(person);
    const own = givenIn(kept).filter((each) => each.place === place);
    const standings = await standingsAt(desk, pool, [{ start: kept.row.start as string, persons: [person] }]);
    if (!standings.knowsStandards(kept.row.start as string))
      found.push(...(await givenFinding(desk, kept, own, 'note')));
  }
  return found;
}

/** By place: the ground of the last answer about a standard rating. */
async function groundsOf(desk: Desk, { event }: EventRow): Promise<ReadonlyMap<number, string>> {
  const places = new Map(
    (await desk.questions(event))
      .filter((question) => isStandardQuestion(questionRecord(question)))
      .map(({ question, player }) => [question, player as number]),
  );
  const entries = await desk.entriesOf('question.answered', [eventSubject(event)]);
  const grounds = new Map<number, string>();
  for (const entry of entries) {
    const place = places.get(entryData<'question.answered'>(entry).question);
    const ground = groundOf(entry);
    if (place !== undefined && ground !== undefined) grounds.set(place, ground);
  }
  return grounds;
}
