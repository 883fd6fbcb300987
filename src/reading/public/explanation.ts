/**
 * Why a rating changed, for a page: each event with its games and their sums, the steps that are not about a single game, and what
 * else changed the rating. Rows and steps are those of the rulebook, so that nothing is calculated a second time.
 */
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Step } from '../../core/reasons.ts';
import { tellFinding } from '../../explain/tell.ts';
import type { PhraseBook, ToldStep } from '../../explain/tell.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, ListRow, PersonRow, PoolRow } from '../../ledger/store.ts';
import { officeRulesOf, rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import type { EditionId, Family } from '../../rulebooks/rulebook.ts';
import { mergesInto } from '../../rating/as-of.ts';
import type { Outcome } from '../../desk/office.ts';
import type { SureRule } from '../../engine/sureness.ts';
import {
  askAhead,
  eventRater,
  explainedAt,
  ofOneEvent,
  periodTogether,
  type PlayerExplained,
  type RatedTogether,
} from '../lists/explain-player.ts';
import type { SomePlayersResult } from '../../rating/some-players.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { eventTitle, isCorrection } from '../../ledger/rows/events.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { mergedTarget } from '../../desk/registry/find.ts';
import {
  type ExplainedEvent,
  explainedEvents,
  ofPeriod,
  sharedFactor,
  starsOf,
  withoutFactor,
} from './explained-events.ts';
import { betweenLists, type ChangeBesideEvents } from './beside-events.ts';
import { isKeptFromSearch, revealsAge, todayOfOffice } from './minors.ts';
import type { PublicOffice } from './public-office.ts';
import { readAhead } from './read-ahead.ts';
import { listData } from '../../ledger/rows/standings.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';

export interface PublicExplanation {
  readonly player: string;
  readonly name: string | null;
  /** Not for search engines: the player, or an opponent who is named, is not to be found by them. */
  readonly isPrivate: boolean;
  readonly pool: string;
  readonly poolName: string;
  readonly family: Family;
  /** Which decides how the two sides are called. */
  readonly game: 'chess' | 'go';
  readonly calendar: 'monthly' | 'at-once';
  readonly edition: EditionId;
  /** As in the address. */
  readonly of: string;
  readonly list: string | null;
  /** Only this event was requested. */
  readonly event?: { readonly event: string; readonly name: string };
  readonly before: number | null;
  readonly after: number | null;
  /** ORR: the rating before has a star, and the one after. */
  readonly unsettledBefore?: true;
  readonly unsettled?: true;
  readonly official: boolean;
  readonly nothing?: 'brought-in' | 'no-games';
  /** Something else changed the rating; the entries about the player say what, if they do. */
  readonly between?: readonly ChangeBesideEvents[];
  /** The effect of changes of all ratings of the pool on the list. */
  readonly adjusted?: NonNullable<PlayerExplained['adjusted']>;
  /** About the whole period. */
  readonly steps: readonly Step[];
  /** The calculation itself, from which everything else here is derived. */
  readonly whole: readonly Step[];
  readonly events: readonly ExplainedEvent[];
  readonly lines: readonly ToldStep[];
  /** How certain the applied rules are; empty if their text is at hand. */
  readonly sureness: readonly SureRule[];
  readonly notes: readonly string[];
  /** Null: erased. */
  readonly names: ReadonlyMap<string, string | null>;
  /** The names of earlier events whose games count again, by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Rules whose steps are folded. */
  readonly folded: readonly string[];
}

export interface ExplanationQuery {
  readonly player: string;
  readonly pool: string;
  /** `2024-06`, a day, or the id of an event. */
  readonly of: string;
  readonly book: PhraseBook;
  /** Shown instead of an erased name. */
  readonly noName: string;
}

export type ExplanationFound = { readonly explanation: PublicExplanation } | { readonly merged: string } | undefined;

const LIST = /^\d{4}-\d{2}(-\d{2})?$/;

const askedOf = (pool: string, of: string) =>
  LIST.test(of) ? { pool, list: of.length === 7 ? `${of}-01` : of } : { event: of };

/** Undefined: there is nothing to explain at this address. */
export async function publicExplanation(
  publicOffice: PublicOffice,
  query: ExplanationQuery,
): Promise<ExplanationFound> {
  const number = personNumber(query.player);
  if (number === undefined) return undefined;
  const { player, of, book, noName } = query;
  const what = askedOf(query.pool, of);
  return publicOffice.look(async (desk): Promise<ExplanationFound> => {
    await askAhead(desk, number, what);
    const [row] = await desk.persons([number]);
    const pool = await desk.pool(query.pool);
    if (row === undefined || pool === undefined || erasedBy(row) !== undefined) return undefined;
    if (row.mergedInto !== null) return { merged: personId((await mergedTarget(desk, row)).person) };
    const who = { row, pool, today: await todayOfOffice(desk, publicOffice.office) };
    await publicOffice.pause();
    const { value, findings } = await explainedAt(desk, { player, book, ...what });
    await publicOffice.pause();
    if (value === undefined || value.pool !== query.pool) return undefined;
    const { explanation, notesIn } = await explanationOf(desk, of, who, value, findings);
    return { explanation: { ...explanation, notes: notesIn(book, noName) } };
  });
}

/** What an explanation is requested for: a person, and a list or an event, as in an address. */
export interface AskedReason {
  readonly person: number;
  readonly of: string;
}

/** An explanation whose sentences are made elsewhere. */
export interface UntoldExplanation {
  readonly person: number;
  readonly explanation: PublicExplanation;
  readonly notesIn: NotesIn;
}

/**
 * The explanations of many players in one pool, rated together, so that each event is rated once with the reasons of all of them.
 * Request players who share events together, some hundred at once. What cannot be explained is left out.
 */
export function explanationsTogether(
  publicOffice: PublicOffice,
  poolName: string,
  asked: readonly AskedReason[],
): Promise<readonly UntoldExplanation[]> {
  return publicOffice.look(async (plain) => {
    const persons = [...new Set(asked.map(({ person }) => person))];
    const desk = await readAhead(plain, persons);
    const pool = (await desk.pool(poolName)) as PoolRow;
    const today = await todayOfOffice(desk, publicOffice.office);
    const rated = await ratedTogether(desk, pool, persons, asked);
    const isMerged = await mergesInto(desk, persons);
    const told: UntoldExplanation[] = [];
    const lists = new Map<string, Outcome<PlayerExplained>>();
    for (const { person, of } of asked) {
      const [row] = await desk.persons([person]);
      if (row === undefined || erasedBy(row) !== undefined || row.mergedInto !== null) continue;
      const event = LIST.test(of) ? undefined : await desk.event(eventNumber(of) as number);
      const ofList =
        event === undefined || event.state !== 'published' || isCorrection(event) || isMerged.has(person)
          ? undefined
          : lists.get(`${person} ${event.listDate}`);
      const { value, findings } =
        ofList === undefined || event === undefined
          ? await explainedAt(desk, { player: personId(person), ...rated, ...askedOf(poolName, of) })
          : await ofOneEvent(desk, ofList, event);
      if (value === undefined || value.pool !== poolName) continue;
      if (event === undefined && isPeriodicPool(pool)) lists.set(`${person} ${value.list}`, { value, findings });
      told.push({ person, ...(await explanationOf(desk, of, { row, pool, today }, value, findings)) });
    }
    return told;
  });
}

/** The ratings of these persons on the requested lists. */
async function ratedTogether(
  desk: Desk,
  pool: PoolRow,
  persons: readonly number[],
  asked: readonly AskedReason[],
): Promise<{ readonly together: RatedTogether }> {
  const reasonsFor = new Set(persons.map(personId));
  const rateEvent = eventRater(desk, reasonsFor);
  const events = new Map<number, ReturnType<RatedTogether['event']>>();
  const event: RatedTogether['event'] = (of, kept) => {
    const known = events.get(kept.row.event) ?? rateEvent(of, kept);
    events.set(kept.row.event, known);
    return known;
  };
  const periods = new Map<string, SomePlayersResult>();
  if (isPeriodicPool(pool)) {
    const playedOn = new Map<string, { rows: Map<number, EventRow>; persons: Set<number> }>();
    const wanted = new Set(asked.map(({ of }) => of));
    for (const person of persons) {
      for (const row of await desk.eventsOf([person])) {
        const { state, listDate } = row;
        if (row.pool !== pool.pool || state !== 'published' || listDate === null || isCorrection(row)) continue;
        if (!wanted.has(eventId(row.event)) && !wanted.has(listDate) && !wanted.has(listDate.slice(0, 7))) continue;
        const played = playedOn.get(listDate) ?? { rows: new Map(), persons: new Set() };
        playedOn.set(listDate, played);
        played.persons.add(person);
      }
    }
    for (const [date, played] of playedOn) {
      for (const person of played.persons) {
        for (const row of await desk.eventsOf([person])) {
          const isOfList = row.pool === pool.pool && row.state === 'published' && row.listDate === date;
          if (isOfList && !isCorrection(row)) played.rows.set(row.event, row);
        }
      }
      const list = await desk.list(pool.pool, date);
      const rows = [...played.rows.values()].sort((a, b) => a.event - b.event);
      const rated = list === undefined ? undefined : await periodTogether(desk, pool, list, rows, [...played.persons]);
      if (rated !== undefined) periods.set(date, rated);
    }
  }
  return {
    together: {
      event,
      period: ({ date }, person) => {
        const period = periods.get(date);
        return period?.result.players[personId(person)]?.steps === undefined ? undefined : period;
      },
    },
  };
}

interface Who {
  readonly row: PersonRow;
  readonly pool: PoolRow;
  readonly today: string;
}

/** The other parts of an explanation, in any language. `noName`: shown instead of an erased name. */
type NotesIn = (book: PhraseBook, noName: string) => readonly string[];

/** Without its notes. */
async function explanationOf(
  desk: Desk,
  of: string,
  { row, pool, today }: Who,
  value: PlayerExplained,
  findings: readonly Finding[],
): Promise<{ readonly explanation: PublicExplanation; readonly notesIn: NotesIn }> {
  const { list, before, after, official, nothing, between, steps, parts, lines } = value;
  const rows = await desk.events({ events: value.events.map((id) => eventNumber(id) as number) });
  const inOrder = value.events.map((id) => rows.find(({ event }) => eventId(event) === id) as EventRow);
  const asked = LIST.test(of) ? undefined : inOrder.find(({ event }) => eventId(event) === of);
  const lists = await listsOf(desk, pool.pool);
  const own = lists.find(({ date }) => date === list);
  const edition = ((own === undefined ? undefined : listData(own).edition) ??
    inOrder[0]?.edition ??
    inForceFor(pool, own)) as EditionId;
  const { explanation: layout, edition: rules } = officeRulesOf(edition);
  const events = explainedEvents(inOrder, value, edition);
  const shown = asked === undefined ? events : events.filter(({ event }) => event === of);
  const shared = sharedFactor(shown, layout);
  const ids = idsIn(steps);
  const persons = await desk.persons([...ids].map((id) => personNumber(id) as number));
  const names = new Map(persons.map(({ person, name }) => [personId(person), name]));
  const noted = findings.filter((each) => each.code !== 'player.led-on' && !revealsAge(each, [row, ...persons]));
  const explanation: PublicExplanation = {
    player: value.player,
    name: row.name,
    isPrivate: [row, ...persons.filter(isNamed)].some((each) => isKeptFromSearch(each, today)),
    pool: pool.pool,
    poolName: pool.name,
    family: pool.family,
    game: rules.game,
    calendar: isPeriodicPool(pool) ? 'monthly' : 'at-once',
    edition,
    of,
    list: list ?? asked?.listDate ?? null,
    ...(asked === undefined ? {} : { event: { event: of, name: eventTitle(asked) } }),
    before,
    after,
    ...starsOf(value),
    official,
    ...(nothing === undefined ? {} : { nothing }),
    ...(value.adjusted === undefined ? {} : { adjusted: value.adjusted }),
    ...(between === undefined ? {} : { between: await betweenLists(desk, pool, row.person, lists, list) }),
    steps: parts === undefined ? [...ofPeriod(steps, layout), ...shared] : [],
    whole: steps,
    events: shared.length === 0 ? shown : shown.map((event) => withoutFactor(event, layout)),
    lines,
    sureness: value.sureness ?? [],
    notes: [],
    names,
    titles: await earlierTitles(desk, shown),
    folded: layout.foldedRules,
  };
  return {
    explanation,
    notesIn: (book, noName) => noted.map((finding) => tellFinding(finding, book, (id) => names.get(id) ?? noName)),
  };
}

const isNamed = ({ name }: PersonRow): boolean => name !== null;

/** Earlier games know the id of their event. */
async function earlierTitles(desk: Desk, events: readonly ExplainedEvent[]): Promise<ReadonlyMap<string, string>> {
  const rows = events.flatMap(({ games }) => games);
  const ids = new Set(rows.flatMap((row) => (row.kind === 'earlier' ? (eventNumber(row.event ?? '') ?? []) : [])));
  if (ids.size === 0) return new Map();
  return new Map((await desk.events({ events: [...ids] })).map((row) => [eventId(row.event), eventTitle(row)]));
}

/** If neither an event nor a list has an edition: the edition in force on the day of an imported list. */
const inForceFor = (pool: PoolRow, list: ListRow | undefined): EditionId =>
  rulesOnOrNewest(pool.family, controlOfPool(pool), list === undefined ? undefined : parseDay(list.date)).edition.id;

/** Players whom steps name. */
function idsIn(steps: readonly Step[], found = new Set<string>()): ReadonlySet<string> {
  for (const { given, from } of steps) {
    for (const field of ['opponent', 'player'] as const) {
      const id = given[field];
      if (typeof id === 'string' && personNumber(id) !== undefined) found.add(id);
    }
    idsIn(from, found);
  }
  return found;
}
