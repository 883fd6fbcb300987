/** Why a player's rating is what it is: the steps behind a list, or behind one event, derived again from the entries. */
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { ReasonsFor, Step } from '../../core/reasons.ts';
import type { ToldAdjustment } from '../../explain/pool-change-words.ts';
import { type PhraseBook, type ToldStep, tellSteps } from '../../explain/tell.ts';
import { type SureRule, surenessOf } from '../../engine/sureness.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, ListRow, PersonRow, PoolRow, ResultRow, StandingRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import type { GameTable } from '../../rulebooks/game-table.ts';
import type { EditionId, EventResult, PlayerResult } from '../../rulebooks/rulebook.ts';
import { monthlyRules } from '../../rulebooks/office-rules.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import { eventData, isCorrection, eventTitle } from '../../ledger/rows/events.ts';
import { correctionsAhead, correctionsFor, correctionsOn, withHistory } from '../../rating/corrected-players.ts';
import { periodWith } from '../../rating/corrections.ts';
import { type Published, publishedAs } from '../../rating/published.ts';
import { personSubject } from '../../ledger/rows/subjects.ts';
import { openingListData, listData, readingsOfList } from '../../ledger/rows/standings.ts';
import { deskAsOf, mergesAmong, personsThen } from '../../rating/as-of.ts';
import { findAsWritten, findPlayer, personAt } from '../../desk/registry/find.ts';
import { editionOfList, parseListMonth } from '../../rating/period.ts';
import { answerOf } from '../../rating/rate-continuous.ts';
import { type RecalledEvent, recallEvents } from '../../rating/recall.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { noSuchList } from './no-such-list.ts';
import { adjustmentsOf, recognisedOn } from './pool-changes-told.ts';
import { standardsGivenTo } from '../../desk/events/standard-questions.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import type { RaisedOpponents } from '../../rating/raised-opponents.ts';
import { recomputedBeside, recomputedRow } from '../../rating/recomputed.ts';
import { rateSomePlayers, type SomePlayersResult } from '../../rating/some-players.ts';
import { currentStates, isPeriodicPool, listsOf, stateOfStanding } from '../../rating/states.ts';
import { eventKey, Timelines } from '../../rating/timeline.ts';
import { type Unsettled, unsettledIn } from '../../rating/unsettled.ts';
import { originOf } from '../../rating/versions.ts';

export interface ExplainPlayerInput {
  readonly player: string;
  /** Id of an event, or the date of a list with its pool. */
  readonly event?: string;
  readonly list?: string;
  readonly pool?: string;
  /** Without a phrase book nothing is put into words. */
  readonly book?: PhraseBook;
  /** The results of rating several players at once. */
  readonly together?: RatedTogether;
}

/** Lists and events that are rated once for many players, each of whom is explained separately. */
export interface RatedTogether {
  /** The period of a list; undefined where the player has to be rated by himself. */
  readonly period: (list: ListRow, person: number) => SomePlayersResult | undefined;
  /** An event of a pool that rates at once. */
  readonly event: (pool: PoolRow, kept: RecalledEvent) => Promise<EventTogether>;
}

export interface EventTogether {
  readonly result: EventResult;
  readonly timelines: Timelines;
}

export interface PlayerExplained {
  readonly player: string;
  readonly name: string;
  readonly pool: string;
  /** Null: of no list yet. */
  readonly list: string | null;
  readonly before: number | null;
  readonly after: number | null;
  /** ORR: the rating before has a star, and the one after. */
  readonly unsettledBefore?: true;
  readonly unsettled?: true;
  /** Whether the rating is on a sealed list, or in a continuous pool. */
  readonly official: boolean;
  readonly events: readonly string[];
  /** Why nothing was calculated, if so. */
  readonly nothing?: 'brought-in' | 'no-games';
  /** Something else has changed the rating between the lists: a decision, a merge, a new rating of earlier events. */
  readonly between?: true;
  /** The effect of changes of all ratings of the pool on that list: before its events, and after. */
  readonly adjusted?: Readonly<Record<'before' | 'after', readonly ToldAdjustment[]>>;
  readonly lines: readonly ToldStep[];
  readonly steps: readonly Step[];
  /** The games that were rated, by event. */
  readonly tables: readonly GameTable[];
  /** For pools in which every event is rated by itself: the steps of each, in the order of `events`. */
  readonly parts?: readonly ExplainedPart[];
  /** How certain the applied rules are, if their text is not at hand. */
  readonly sureness?: readonly SureRule[];
}

export interface ExplainedPart extends Unsettled {
  readonly event: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly steps: readonly Step[];
}

export const explainPlayer = (office: Office, input: ExplainPlayerInput): Promise<Outcome<PlayerExplained>> =>
  readOffice(office, async (desk) => {
    const told = await explainedAt(desk, input);
    return { ...told, findings: [...told.findings, ...(await standardsSaid(desk, told.value))] };
  });

/** What an officer has answered about the player's standard rating, and on what ground: for officers only. */
async function standardsSaid(desk: Desk, told: PlayerExplained | undefined): Promise<readonly Finding[]> {
  if (told === undefined || told.events.length === 0) return [];
  const rows = await desk.events({ events: told.events.map((id) => eventNumber(id) as number) });
  const pool = (await desk.pool(told.pool)) as PoolRow;
  return standardsGivenTo(desk, pool, rows, personNumber(told.player) as number);
}

/** The same for a caller who already has a desk. */
export async function explainedAt(desk: Desk, input: ExplainPlayerInput): Promise<Outcome<PlayerExplained>> {
  const { person, findings } = await findPlayer(desk, input.player);
  if (person === undefined) return { findings };
  const { person: written } = await findAsWritten(desk, input.player);
  const who: ExplainedPerson = { person, written: written as PersonRow };
  const told = await (input.event === undefined
    ? explainList(desk, who, input)
    : explainEvent(desk, who, input.event, input));
  const beside = input.event === undefined ? await recomputedFor(desk, who, told.value) : [];
  return { ...(await withSureness(desk, told)), findings: [...findings, ...told.findings, ...beside] };
}

/** What the list would have said without a change of the whole pool that was revoked by replay. */
async function recomputedFor(
  desk: Desk,
  { person, written }: ExplainedPerson,
  told: PlayerExplained | undefined,
): Promise<readonly Finding[]> {
  const list = told === undefined || told.list === null ? undefined : await desk.list(told.pool, told.list);
  const beside = list === undefined ? undefined : await recomputedBeside(desk, list);
  if (told === undefined || beside === undefined) return [];
  const { adjusts, list: shown, data } = beside;
  const rows = [await recomputedRow(desk, beside, person.person), await recomputedRow(desk, beside, written.person)];
  const facts = { date: data.date, published: told.after, adjusts, reversal: data.reversal, list: shown };
  const recomputed = rows.find(({ rating }) => rating !== null)?.rating ?? null;
  return [listFinding('lists.recomputed', { ...facts, recomputed }, 'note')];
}

async function withSureness(desk: Desk, told: Outcome<PlayerExplained>): Promise<Outcome<PlayerExplained>> {
  const { value } = told;
  if (value === undefined || value.steps.length === 0) return told;
  const rows = await desk.events({ events: value.events.map((id) => eventNumber(id) as number) });
  const sureness = surenessOf(
    value.steps,
    rows.map(({ edition }) => edition as EditionId),
  );
  return sureness.length === 0 ? told : { ...told, value: { ...value, sureness } };
}

/** More players than this are not read ahead: the memory would not hold them. */
const FIELD = 500;

/**
 * Reads what explanations need, many rows a call, so that it is in memory when they are made. It only affects the number of store
 * calls.
 */
export async function askAhead(
  desk: Desk,
  person: number,
  { pool, list: date, event }: Pick<ExplainPlayerInput, 'pool' | 'list' | 'event'>,
): Promise<void> {
  const mine = await desk.eventsOf([person]);
  const played = mine.filter((row) =>
    event === undefined ? row.pool === pool && row.listDate === date : eventId(row.event) === event,
  );
  const [first] = played;
  if (first === undefined) return;
  const entrants = await desk.entrantsOf(played.map((row) => row.event));
  const persons = [...new Set([person, ...entrants.map((each) => each.person)])];
  if (persons.length > FIELD) return;
  await desk.persons(persons);
  await desk.entriesOf('persons.merged', persons.map(personSubject));
  await desk.resultsIn(played.map((row) => row.event));
  const lists = await listsOf(desk, first.pool);
  const list = lists.find((each) => each.date === first.listDate);
  await desk.entries([
    ...played.flatMap(({ submission }) => submission ?? []),
    ...(list === undefined ? [] : [list.no]),
  ]);
  const previous = lists.findLast((each) => list !== undefined && each.date < list.date);
  if (previous !== undefined) await desk.standings(previous.list, persons);
}

/** A person, and the requested card, which may have been merged into it since. */
interface ExplainedPerson {
  readonly person: PersonRow;
  readonly written: PersonRow;
}

/** The person's card on a list: before a merge, the one that played the event, or the requested card; otherwise the one that was on it. */
async function whoOn(
  desk: Desk,
  { person, written }: ExplainedPerson,
  list: ListRow,
  of?: EventRow,
): Promise<PersonRow> {
  const since = await mergesAmong(desk, [person.person], (no) => no > list.no);
  const others = since.get(person.person);
  if (others === undefined) return person;
  if (of !== undefined) {
    const then = (await personsThen(desk, of, since)).get(person.person);
    return then === undefined ? person : personAt(desk, then);
  }
  if (others.has(written.person)) return written;
  const [first] = await desk.standings(list.list, [person.person]);
  const rows = first === undefined ? await desk.standings(list.list, [...others]) : [];
  return rows.length === 1 ? personAt(desk, (rows[0] as StandingRow).person) : person;
}

async function explainEvent(
  desk: Desk,
  who: ExplainedPerson,
  event: string,
  input: ExplainPlayerInput,
): Promise<Outcome<PlayerExplained>> {
  const number = eventNumber(event);
  const row = number === undefined ? undefined : await desk.event(number);
  if (row === undefined) return refused(listFinding('lists.unknown-event', { event }));
  const { person } = who;
  const entrants = await desk.entrants(row.event);
  const isThere = entrants.some((each) => each.person === person.person);
  if (!isThere || row.edition === null || row.state === 'withdrawn') {
    return refused(listFinding('lists.not-there', { player: personId(person.person), where: eventId(row.event) }));
  }
  const pool = (await desk.pool(row.pool)) as PoolRow;
  if (!isPeriodicPool(pool)) {
    const { value, findings } = await explainContinuous(desk, pool, person, [row], null, input);
    return { value, findings };
  }
  if (isCorrection(row)) return explainCorrection(desk, pool, person, row, input);
  const list = row.state === 'published' ? await desk.list(row.pool, row.listDate as string) : undefined;
  return explainPeriod(desk, pool, who, list, input, row);
}

/** A corrected report in the period of the event: what the list would have said. The difference is reported with the next list. */
async function explainCorrection(
  desk: Desk,
  pool: PoolRow,
  person: PersonRow,
  row: EventRow,
  { book }: How,
): Promise<Outcome<PlayerExplained>> {
  const id = personId(person.person);
  const { list, events, baseOf, stateOf } = await periodWith(desk, pool, row);
  const { minors } = await publishedAs(desk, list);
  const { result, names } = await rateSomePlayers(desk, pool, {
    month: parseListMonth(list.date) as number,
    events,
    baseOf,
    stateOf,
    at: list.no,
    edition: listData(list).edition as EditionId,
    readings: readingsOfList(list),
    minors: { ...minors, [eventId(row.event)]: minors[eventId(originOf(row))] ?? [] },
    reasonsFor: new Set([id]),
  });
  const told = result.players[id] as PlayerResult;
  const { steps, tables } = toldOf(told, row);
  return {
    value: {
      ...whoseNumber(person, pool, list),
      before: told.before,
      after: told.after,
      official: false,
      events: [eventId(row.event)],
      lines: linesOf(steps, pool, book, names),
      steps,
      tables,
    },
    findings: [
      listFinding(
        'lists.corrected-report',
        {
          event: eventId(row.event),
          corrects: eventId(row.corrects as number),
          list: list.date,
          enters: row.listDate,
        },
        'note',
      ),
    ],
  };
}

type How = Pick<ExplainPlayerInput, 'book' | 'together'>;

const linesOf = (
  steps: readonly Step[],
  { family }: PoolRow,
  book: PhraseBook | undefined,
  names: ReadonlyMap<string, string>,
): readonly ToldStep[] => (book === undefined ? [] : tellSteps(steps, family, book, (each) => names.get(each)));

/** The requested reasons, for a whole period or for one event in it. */
function toldOf(
  { steps = [], tables = [] }: Pick<PlayerResult, 'steps' | 'tables'>,
  of?: EventRow,
): Pick<PlayerExplained, 'steps' | 'tables'> {
  if (of === undefined) return { steps, tables };
  const event = eventId(of.event);
  return { steps: within(steps, event), tables: tables.filter((table) => table.event === event) };
}

/**
 * Turns the explanation of a list into that of one of its events, as if that had been requested. Not for players who were merged
 * since, nor for corrected reports.
 */
export async function ofOneEvent(
  desk: Desk,
  { value, findings }: Outcome<PlayerExplained>,
  of: EventRow,
): Promise<Outcome<PlayerExplained>> {
  if (value === undefined) return { findings };
  const { sureness: _sureness, ...told } = value;
  const { steps, tables } = toldOf(value, of);
  const own = findings.filter(({ code }) => code !== 'lists.recomputed');
  return withSureness(desk, { value: { ...told, steps, tables }, findings: own });
}

/** One event within its period: only the results of the others are kept. */
const within = (steps: readonly Step[], event: string): readonly Step[] =>
  steps.map((step) => ({
    ...step,
    from: step.event === undefined || step.event === event ? within(step.from, event) : [],
  }));

async function explainList(
  desk: Desk,
  who: ExplainedPerson,
  input: ExplainPlayerInput,
): Promise<Outcome<PlayerExplained>> {
  const date = input.list ?? '';
  const pools =
    input.pool === undefined ? await desk.pools() : [await desk.pool(input.pool)].flatMap((each) => each ?? []);
  if (pools.length === 0) return refused(registryFinding('pool.unknown', { pool: input.pool ?? '' }));
  const those = await poolsWith(desk, pools, who, date);
  if (those.length > 1)
    return refused(listFinding('lists.which-pool', { date, pools: those.map((each) => each.pool) }));
  const pool = those[0] ?? (pools[0] as PoolRow);
  const month = parseListMonth(date);
  const day = isPeriodicPool(pool) && month !== undefined && date.length === 7 ? `${date}-01` : date;
  if (parseDay(day) === undefined)
    return refused(listFinding('lists.bad-date', { seen: date, periodic: isPeriodicPool(pool) }));
  const list = await desk.list(pool.pool, day);
  if (list === undefined) return refused(await noSuchList(desk, pool.pool, day));
  // in a pool that rates at once events are rated again after a merge
  const person = isPeriodicPool(pool) ? await whoOn(desk, who, list) : who.person;
  const [standing] = await desk.standings(list.list, [person.person]);
  const isOpening = openingListData(list) !== undefined;
  // a player who is not on a list may still have played for it: a newcomer's results can count for nothing
  if (isPeriodicPool(pool) && !isOpening) return explainPeriod(desk, pool, who, list, input);
  if (standing === undefined) return refused(notThere(person, list));
  if (isOpening) {
    const value = { ...unexplained(person, pool, list, standing.rating), nothing: 'brought-in' } as const;
    return { value: { ...value, ...(await recognisedFor(desk, list, standing)) }, findings: [] };
  }
  const before = await ratingBefore(desk, pool, person.person, list);
  const events = await eventsSince(desk, pool, person, list);
  if (events.length === 0) return { value: unplayed(person, pool, list, before, standing.rating), findings: [] };
  const told = await explainContinuous(desk, pool, person, events, list, input);
  const value = { ...told.value, after: standing.rating };
  const isBetween = told.between || told.value.before !== before || told.value.after !== standing.rating;
  return { value: { ...value, before, ...(isBetween ? { between: true } : {}) }, findings: told.findings };
}

const notThere = ({ person }: PersonRow, { date }: ListRow): Finding =>
  listFinding('lists.not-there', { player: personId(person), where: date });

/** Whether the player was in an event that was rated for a list; corrected reports are rated for a later one. */
async function hasPlayedFor(desk: Desk, { pool }: PoolRow, { person }: PersonRow, { date }: ListRow): Promise<boolean> {
  const mine = await desk.eventsOf([person]);
  return mine.some(
    (row) => row.pool === pool && row.state === 'published' && row.listDate === date && !isCorrection(row),
  );
}

/** Those that have such a list with the player on it, or with an event of the player. */
async function poolsWith(
  desk: Desk,
  pools: readonly PoolRow[],
  who: ExplainedPerson,
  date: string,
): Promise<readonly PoolRow[]> {
  const cards = [who.person.person, who.written.person];
  const found: PoolRow[] = [];
  for (const pool of pools) {
    const list = await desk.list(pool.pool, isPeriodicPool(pool) && date.length === 7 ? `${date}-01` : date);
    if (list === undefined) continue;
    const isOnList = (await desk.standings(list.list, cards)).length > 0;
    if (isOnList || (isPeriodicPool(pool) && (await hasPlayedFor(desk, pool, who.person, list)))) found.push(pool);
  }
  return found;
}

const nameOf = ({ name, person }: PersonRow): string => name ?? personId(person);

const whoseNumber = (
  person: PersonRow,
  { pool }: PoolRow,
  list: ListRow | null | undefined,
): Pick<PlayerExplained, 'player' | 'name' | 'pool' | 'list'> => ({
  player: personId(person.person),
  name: nameOf(person),
  pool,
  list: list?.date ?? null,
});

/** Nothing was calculated. */
const unexplained = (
  person: PersonRow,
  pool: PoolRow,
  list: ListRow,
  rating: number | null,
): Omit<PlayerExplained, 'nothing'> => ({
  ...whoseNumber(person, pool, list),
  before: rating,
  after: rating,
  official: true,
  events: [],
  lines: [],
  steps: [],
  tables: [],
});

/** The points that one player was given by a change of all ratings which an imported list shows, and the rating on the list before. */
async function recognisedFor(
  desk: Desk,
  list: ListRow,
  { person, rating }: StandingRow,
): Promise<Pick<PlayerExplained, 'before' | 'adjusted'> | undefined> {
  const seen = await recognisedOn(desk, list, [person]);
  if (seen === undefined || rating === null) return undefined;
  const before = (await desk.standings(seen.before.list, [person]))[0]?.rating ?? null;
  const points = before === null ? 0 : seen.given(person, before, rating);
  if (points === 0) return undefined;
  return { before, adjusted: { before: [], after: [{ ...seen.told, before: rating - points, after: rating }] } };
}

const unplayed = (
  person: PersonRow,
  pool: PoolRow,
  list: ListRow,
  before: number | null,
  after: number | null,
): PlayerExplained => ({
  ...unexplained(person, pool, list, after),
  before,
  nothing: 'no-games',
  ...(before === after ? {} : { between: true }),
});

/** Events of a player between a list of a continuous pool and the one before. */
async function eventsSince(
  desk: Desk,
  { pool }: PoolRow,
  { person }: PersonRow,
  list: ListRow,
): Promise<readonly EventRow[]> {
  const mine = await desk.eventsOf([person]);
  return mine.filter((row) => row.pool === pool && row.state === 'published' && row.listDate === list.date);
}

interface EventsInWords {
  readonly value: PlayerExplained;
  /** Not every event began where the one before it ended. */
  readonly between: boolean;
  readonly findings: readonly Finding[];
}

async function explainContinuous(
  desk: Desk,
  pool: PoolRow,
  person: PersonRow,
  rows: readonly EventRow[],
  list: ListRow | null,
  { book, together }: How,
): Promise<EventsInWords> {
  const ratedHere = together?.event ?? eventRater(desk, new Set([personId(person.person)]));
  const inOrder = rows.toSorted((a, b) => (eventKey(a) < eventKey(b) ? -1 : 1));
  const id = personId(person.person);
  const [lines, steps, findings]: [ToldStep[], Step[], Finding[]] = [[], [], []];
  const results: PlayerResult[] = [];
  const tables: GameTable[] = [];
  const parts: ExplainedPart[] = [];
  for (const kept of await recallEvents(desk, inOrder)) {
    const { result, timelines } = await ratedHere(pool, kept);
    const own = result.players[id] as PlayerResult;
    const [{ steps: ownSteps, tables: ownTables }, names] = [toldOf(own), await namesOf(desk, kept)];
    lines.push({ text: `${eventTitle(kept.row)} (${kept.id})`, depth: 0 });
    for (const { text, depth } of linesOf(ownSteps, pool, book, names)) lines.push({ text, depth: depth + 1 });
    steps.push(...ownSteps);
    tables.push(...ownTables);
    results.push(own);
    const published = (await desk.results(kept.row.event)).find((each) => each.person === person.person) as ResultRow;
    const stars = unsettledIn(pool, timelines)(kept.row, person.person, published);
    parts.push({ event: kept.id, before: own.before, after: own.after, ...stars, steps: ownSteps });
    findings.push(...differing(id, published.after, own.after));
  }
  const [first, last] = [results[0] as PlayerResult, results.at(-1) as PlayerResult];
  const [{ unsettledBefore }, { unsettled: isUnsettled }] = [parts[0] as ExplainedPart, parts.at(-1) as ExplainedPart];
  return {
    value: {
      ...whoseNumber(person, pool, list),
      before: first.before,
      after: last.after,
      ...(unsettledBefore === undefined ? {} : { unsettledBefore }),
      ...(isUnsettled === undefined ? {} : { unsettled: isUnsettled }),
      official: true,
      events: inOrder.map(({ event }) => eventId(event)),
      lines,
      steps,
      tables,
      parts,
    },
    between: results.slice(1).some(({ before }, place) => before !== results[place]?.after),
    findings,
  };
}

/** Events of pools that rate at once, with the reasons of some players; the standings before them are looked up once. */
export function eventRater(desk: Desk, reasonsFor: ReasonsFor): RatedTogether['event'] {
  const timelinesOf = new Map<string, Promise<Timelines>>();
  return async (pool, kept) => {
    const begun = timelinesOf.get(pool.pool) ?? Timelines.of(desk, pool);
    timelinesOf.set(pool.pool, begun);
    const timelines = await begun;
    await timelines.load(kept.persons);
    const key = eventKey(kept.row);
    const stateBefore = (each: number): State | undefined => timelines.before(each, key);
    return { ...answerOf(pool, kept, stateBefore, eventData(kept.row).ages, reasonsFor), timelines };
  };
}

async function namesOf(desk: Desk, { persons }: RecalledEvent): Promise<ReadonlyMap<string, string>> {
  const rows = await desk.persons(persons);
  return new Map(rows.flatMap(({ person, name }) => (name === null ? [] : [[personId(person), name] as const])));
}

/** The published number stays; the explanation says that the steps do not lead to it. */
const differing = (player: string, published: number | null, explained: number | null): readonly Finding[] =>
  published === explained ? [] : [listFinding('lists.explained-otherwise', { player, published, explained }, 'warn')];

/** `list`: a sealed one; without it the list that is to come. */
async function explainPeriod(
  today: Desk,
  pool: PoolRow,
  who: ExplainedPerson,
  list: ListRow | undefined,
  { book, together }: How,
  of?: EventRow,
): Promise<Outcome<PlayerExplained>> {
  const person = list === undefined ? who.person : await whoOn(today, who, list, of);
  const id = personId(person.person);
  const mine = await today.eventsOf([who.person.person]);
  const played = mine.filter(
    (row) =>
      row.pool === pool.pool &&
      (list === undefined
        ? row.state === 'accepted' && row.listDate === of?.listDate
        : row.state === 'published' && row.listDate === list.date) &&
      !isCorrection(row),
  );
  const corrections = await (list === undefined
    ? correctionsAhead(today, pool, person.person)
    : correctionsOn(today, list, who.person.person));
  const published = list === undefined ? undefined : await publishedAs(today, list);
  const rows = await eventsNeeded(today, played, published);
  const desk = list === undefined ? today : await deskOn(today, list, rows);
  const entrants = await desk.entrantsOf(played.map(({ event }) => event));
  const own = played.filter(({ event }) =>
    entrants.some((each) => each.event === event && each.person === person.person),
  );
  const [standing] = list === undefined ? [] : await desk.standings(list.list, [person.person]);
  const onList = standing?.rating ?? null;
  const previous = await ratingBefore(desk, pool, person.person, list);
  const adjusted =
    list === undefined || standing === undefined ? NOT_ADJUSTED : await adjustmentsOf(today, list, standing);
  // without a list there is the requested event
  if (own.length === 0 && corrections.length === 0) {
    if (standing === undefined) return refused(notThere(person, list as ListRow));
    const value = unplayed(person, pool, list as ListRow, previous, onList);
    const steps = [...adjusted.before, ...adjusted.after];
    const given = steps.reduce((sum, { before: from, after: to }) => sum + to - from, 0);
    const { between: _between, ...rest } = value;
    const isBetween = (previous ?? 0) + given !== (onList ?? 0);
    return {
      value: { ...rest, ...withAdjustments(adjusted), ...(isBetween ? { between: true } : {}) },
      findings: readingsTold(pool, list as ListRow),
    };
  }
  // a player on no rapid or blitz list begins with a standard rating, which the event has and the list does not
  const mayEnter = previous === null && controlOfPool(pool) !== 'standard';
  const isPlain = list !== undefined && corrections.length === 0 && !mayEnter;
  const shared = isPlain ? together?.period(list, person.person) : undefined;
  const bases =
    shared === undefined
      ? await basesOf(desk, pool, [...rows, ...corrections.map(({ row }) => row)], list)
      : new Map<number, BaseOf>();
  const all = [...own, ...corrections.map(({ row }) => row)];
  const month = parseListMonth((all[0] as EventRow).listDate as string) as number;
  const [corrected] = corrections;
  const sealedBy = list === undefined ? undefined : listData(list).edition;
  const base = corrected === undefined ? (bases.get(person.person)?.rating ?? null) : corrected.before;
  const ratedFrom = (own: number | null) => ({
    month,
    events: rows,
    baseOf: (each: number) => (each === person.person ? own : (bases.get(each)?.rating ?? null)),
    stateOf: (each: number) => {
      const { state } = bases.get(each) ?? {};
      return each === person.person ? withHistory(state, corrections) : state;
    },
    corrections: correctionsFor(person.person, corrections),
    edition: (sealedBy ?? editionOfList(pool, rows, month)) as EditionId,
    ...(list === undefined ? {} : { at: list.no, readings: readingsOfList(list) }),
    ...(published === undefined ? {} : { minors: published.minors }),
    reasonsFor: new Set([id]),
  });
  const entering = mayEnter && base !== null ? await rateSomePlayers(desk, pool, ratedFrom(null)) : undefined;
  const isEntering = entering?.result.players[id]?.before === base;
  const { result, names, raised } =
    shared ?? (entering !== undefined && isEntering ? entering : await rateSomePlayers(desk, pool, ratedFrom(base)));
  const told = result.players[id] as PlayerResult;
  const { steps, tables } = toldOf(told, of);
  const before = adjusted.before[0]?.before ?? told.before;
  const after = adjustedFrom(told.after, adjusted.after);
  return {
    value: {
      ...whoseNumber(person, pool, list),
      before,
      after,
      official: list !== undefined,
      events: all.map(({ event }) => eventId(event)),
      ...(previous === before || isEntering ? {} : { between: true as const }),
      ...withAdjustments(adjusted),
      lines: linesOf(steps, pool, book, names),
      steps,
      tables,
    },
    findings:
      list === undefined
        ? [listFinding('lists.unofficial', { pool: pool.pool, date: null }, 'note'), ...raisedTold(person, raised)]
        : [...differing(id, onList, after), ...readingsTold(pool, list), ...raisedTold(person, raised)],
  };
}

/**
 * The period of a sealed list, rated once with the reasons of many players. Undefined if the list does not say by which edition it
 * was made. A player who has corrected reports, or was merged since, is rated separately.
 */
export async function periodTogether(
  today: Desk,
  pool: PoolRow,
  list: ListRow,
  played: readonly EventRow[],
  persons: readonly number[],
): Promise<SomePlayersResult | undefined> {
  const { edition } = listData(list);
  if (edition === undefined || openingListData(list) !== undefined) return undefined;
  const published = await publishedAs(today, list);
  const rows = await eventsNeeded(today, played, published);
  const desk = await deskOn(today, list, rows);
  const bases = await basesOf(desk, pool, rows, list);
  return rateSomePlayers(desk, pool, {
    month: parseListMonth(list.date) as number,
    events: rows,
    baseOf: (each) => bases.get(each)?.rating ?? null,
    stateOf: (each) => bases.get(each)?.state,
    edition: edition as EditionId,
    at: list.no,
    readings: readingsOfList(list),
    minors: published.minors,
    reasonsFor: new Set(persons.map(personId)),
  });
}

/** Which results of the player count with raised opponents. */
function raisedTold({ person }: PersonRow, raised: RaisedOpponents | undefined): readonly Finding[] {
  const { entries = [], results = [] } = raised?.toldOf(person) ?? {};
  if (results.length === 0) return [];
  return [listFinding('lists.raised-results', { player: personId(person), entries, results }, 'note')];
}

/** Which readings of open clauses the list was made by, where its pool has chosen any. */
function readingsTold({ pool }: PoolRow, list: ListRow): readonly Finding[] {
  const readings = Object.entries(readingsOfList(list)).map(([reading, value]) => `${reading}: ${value}`);
  return readings.length === 0 ? [] : [listFinding('lists.readings', { pool, date: list.date, readings }, 'note')];
}

const NOT_ADJUSTED = { before: [], after: [] } as const;

const withAdjustments = (adjusted: NonNullable<PlayerExplained['adjusted']>): Pick<PlayerExplained, 'adjusted'> =>
  adjusted.before.length + adjusted.after.length === 0 ? {} : { adjusted };

/** The rating after the changes of all ratings, starting from the one that the events gave. */
const adjustedFrom = (earned: number | null, steps: readonly ToldAdjustment[]): number | null =>
  steps[0]?.before === earned ? (steps.at(-1)?.after ?? earned) : earned;

/** With the players of these events as they were before later merges. */
async function deskOn(desk: Desk, list: ListRow, rows: readonly EventRow[]): Promise<Desk> {
  const entrants = await desk.entrantsOf(rows.map(({ event }) => event));
  const persons = [...new Set(entrants.map(({ person }) => person))];
  return deskAsOf(desk, await mergesAmong(desk, persons, (no) => no > list.no));
}

async function ratingBefore(
  desk: Desk,
  { pool }: PoolRow,
  person: number,
  list: ListRow | undefined,
): Promise<number | null> {
  const lists = (await listsOf(desk, pool)).filter(({ date }) => list === undefined || date < list.date);
  const last = lists.at(-1);
  const [row] = last === undefined ? [] : await desk.standings(last.list, [person]);
  return row?.rating ?? null;
}

/** Round robins of the 2014 text can depend on what others did elsewhere in the period: then all of it is played. */
async function eventsNeeded(
  desk: Desk,
  own: readonly EventRow[],
  published: Published | undefined,
): Promise<readonly EventRow[]> {
  const isByField = own.some(({ edition }) => monthlyRules(edition as string).hangsTogether);
  if (!isByField || published === undefined) return own;
  const rows = await desk.events({ events: published.events.map((id) => eventNumber(id) as number) });
  return rows.filter((row) => !isCorrection(row));
}

interface BaseOf {
  readonly rating: number | null;
  readonly state: State | undefined;
}

/**
 * The standings before the list of everybody in some events: from the results of the list, and from what the list before stored
 * about newcomers.
 */
async function basesOf(
  desk: Desk,
  pool: PoolRow,
  rows: readonly EventRow[],
  list: ListRow | undefined,
): Promise<ReadonlyMap<number, BaseOf>> {
  const entrants = await desk.entrantsOf(rows.map(({ event }) => event));
  const persons = [...new Set(entrants.map(({ person }) => person))];
  if (list === undefined) {
    const states = await currentStates(desk, pool, persons);
    return new Map(
      persons.map((person) => [person, { rating: states.get(person)?.rating ?? null, state: states.get(person) }]),
    );
  }
  const previous = (await listsOf(desk, pool.pool)).findLast(({ date }) => date < list.date);
  const standings = previous === undefined ? [] : await desk.standings(previous.list, persons);
  const states = new Map(standings.map((row) => [row.person, stateOfStanding(row)]));
  const bases = new Map<number, BaseOf>();
  const results = new Map<number, ResultRow[]>(rows.map(({ event }) => [event, []]));
  for (const result of await desk.resultsIn([...results.keys()])) results.get(result.event)?.push(result);
  for (const { event } of rows) {
    for (const { person, before } of results.get(event) as readonly ResultRow[]) {
      bases.set(person, { rating: before, state: states.get(person) });
    }
  }
  return bases;
}
