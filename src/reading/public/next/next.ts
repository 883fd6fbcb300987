/**
 * What lies ahead of a player: the outcome of every result of the next event, what a goal needs, and what K, titles, grades and
 * stars wait for.
 */
import { parseDay, type Day } from '../../../core/dates.ts';
import { inSlices } from '../../../core/slices.ts';
import { eventId, eventNumber, personId, personNumber } from '../../../ledger/ids.ts';
import { factsOfState, type State } from '../../../ledger/lists/state.ts';
import { birthForK } from '../../../ledger/rows/content.ts';
import { eventTitle } from '../../../ledger/rows/events.ts';
import { erasedBy, factsNow } from '../../../ledger/rows/persons.ts';
import { closedAfter, controlOfPool, poolsInOrder, readingsOfPool } from '../../../ledger/rows/pools.ts';
import type { Desk, PersonRow, PoolRow } from '../../../ledger/store.ts';
import { mergedTarget } from '../../../desk/registry/find.ts';
import { currentStates, isPeriodicPool, listsOf } from '../../../rating/states.ts';
import type { GradeAhead, KAhead, KRange, OfficeRules, TitleAhead } from '../../../rulebooks/edition.ts';
import { rulesOnOrNewest } from '../../../rulebooks/office-rules.ts';
import type { EditionId, Family } from '../../../rulebooks/rulebook.ts';
import { announcedEvents } from '../announced.ts';
import { type PublicEventLine, publicEvents } from '../events.ts';
import { isKeptFromSearch, todayOfOffice } from '../minors.ts';
import type { PublicOffice } from '../public-office.ts';
import {
  type ExplainedResult,
  explainedResult,
  type HypotheticalEvent,
  type ResultAhead,
  resultsAhead,
} from './hypothetical.ts';
import { type Entrant, enteredFor, ratedEntrants } from './entrants.ts';
import { type NextOpponent, readOpponents, type WrongOpponent } from './opponents.ts';

export interface NextQuery {
  readonly player: string;
  readonly pool?: string | undefined;
  /** As typed. */
  readonly opponents?: string | undefined;
  /** The rating wished for. */
  readonly goal?: string | undefined;
  /** The result whose steps are shown, in points. */
  readonly score?: string | undefined;
  /** Go: the multiplier of the event. */
  readonly c?: string | undefined;
  /** An event whose players are offered as opponents. */
  readonly event?: string | undefined;
}

export interface NextPool {
  readonly pool: string;
  readonly name: string;
  readonly family: Family;
  readonly rating: number | null;
}

export interface NextEvent {
  readonly event: string;
  readonly name: string;
  readonly entrants: readonly Entrant[];
}

/** An event whose players can be used as opponents: those who are entered for it, or who played. */
export interface EventChoice {
  readonly event: string;
  readonly name: string;
  readonly start: string | null;
  readonly kind: 'announced' | 'played';
}

/** Input that cannot be used. */
export type WrongNext =
  | WrongOpponent
  | { readonly kind: 'goal' | 'c'; readonly text: string; readonly min: number; readonly max: number }
  | { readonly kind: 'score'; readonly text: string; readonly most: number }
  | { readonly kind: 'event'; readonly text: string };

/** The lowest result with which a goal is reached; null where no result is enough. */
export interface GoalAhead {
  readonly goal: number;
  readonly halfPoints: number | null;
}

export interface PublicNext {
  readonly player: string;
  readonly name: string;
  readonly isPrivate: boolean;
  /** Open pools in which the player has a rating, or results towards one. */
  readonly pools: readonly NextPool[];
  readonly pool: NextPool;
  readonly game: 'chess' | 'go';
  readonly calendar: 'monthly' | 'at-once';
  readonly edition: EditionId;
  /** The newest list with the rating. */
  readonly list?: string;
  readonly unsettled?: true;
  readonly missing?: { readonly games: number; readonly events: number };
  /** Results towards a first rating. */
  readonly towards?: { readonly games: number; readonly halfPoints: number };
  readonly grade?: string;
  readonly k?: KAhead;
  readonly kRange?: KRange;
  readonly titles: readonly TitleAhead[];
  readonly grades: readonly GradeAhead[];
  /** Nothing can be predicted: the book needs facts that only the whole event has. */
  readonly isOpen?: true;
  readonly opponents: readonly NextOpponent[];
  readonly results: readonly ResultAhead[];
  readonly goal?: GoalAhead;
  readonly explained?: ExplainedResult;
  /** Go: the multiplier that was used. */
  readonly c?: number;
  readonly event?: NextEvent;
  /** Events whose players can be taken. */
  readonly events: readonly EventChoice[];
  readonly wrong: readonly WrongNext[];
}

export type NextFound = { readonly next: PublicNext } | { readonly merged: string } | undefined;

interface Known {
  readonly row: PersonRow;
  readonly today: string;
  readonly pools: readonly { readonly row: PoolRow; readonly state: State }[];
}

/** Undefined: nobody, or somebody without anything to build on. */
export async function publicNext(publicOffice: PublicOffice, query: NextQuery): Promise<NextFound> {
  const number = personNumber(query.player);
  if (number === undefined) return undefined;
  const found = await publicOffice.look((desk) => knownOf(desk, publicOffice, number));
  if (found === undefined || 'merged' in found) return found;
  const chosen = found.pools.find(({ row }) => row.pool === query.pool) ?? found.pools[0];
  if (chosen === undefined) return undefined;
  return { next: await nextIn(publicOffice, found, chosen, query) };
}

async function knownOf(
  desk: Desk,
  publicOffice: PublicOffice,
  number: number,
): Promise<Known | { readonly merged: string } | undefined> {
  const [row] = await desk.persons([number]);
  if (row === undefined || erasedBy(row) !== undefined) return undefined;
  if (row.mergedInto !== null) return { merged: personId((await mergedTarget(desk, row)).person) };
  const today = await todayOfOffice(desk, publicOffice.office);
  const pools: { row: PoolRow; state: State }[] = [];
  for (const pool of poolsInOrder(await desk.pools())) {
    const state = (await currentStates(desk, pool, [number])).get(number);
    if (closedAfter(pool) !== undefined || state === undefined) continue;
    if (state.rating !== undefined || (state.history?.length ?? 0) > 0) pools.push({ row: pool, state });
  }
  // a pool in which the player is rated comes first
  pools.sort((a, b) => Number(b.state.rating !== undefined) - Number(a.state.rating !== undefined));
  return { row, today, pools };
}

const shownPool = ({ row, state }: Known['pools'][number]): NextPool => ({
  pool: row.pool,
  name: row.name,
  family: row.family,
  rating: state.rating ?? null,
});

async function nextIn(
  publicOffice: PublicOffice,
  { row, today, pools }: Known,
  chosen: Known['pools'][number],
  query: NextQuery,
): Promise<PublicNext> {
  const { row: pool, state } = chosen;
  const day = parseDay(today) as Day;
  const rules = rulesFor(pool, day);
  const { edition } = rules;
  const wrong: WrongNext[] = [];
  const { opponents, wrong: misread } = await readOpponents(publicOffice, {
    text: query.opponents ?? '',
    pool: pool.pool,
    own: personId(row.person),
    needs: edition.needs,
    game: edition.game,
  });
  wrong.push(...misread);
  const c = edition.game === 'go' ? multiplierIn(query.c, rules, wrong) : undefined;
  const isOpen = state.rating === undefined && rules.calendar === 'at-once';
  const event: HypotheticalEvent = {
    rules,
    player: playerOf(row, state, rules),
    opponents,
    on: day,
    ...(c === undefined ? {} : { c }),
  };
  const isAsked = opponents.length > 0 && !isOpen;
  const results = isAsked ? await inSlices(resultsAhead(event), publicOffice.pause) : [];
  const goal = goalIn(query.goal, edition.needs.rating, wrong);
  const score = scoreIn(query.score, opponents.length, wrong);
  const shown = results.find(({ halfPoints }) => halfPoints === score);
  await publicOffice.pause();
  const offered = await eventOffered(publicOffice, query.event, pool, row.person, wrong);
  const list = isPeriodicPool(pool) ? await publicOffice.look((desk) => listsOf(desk, pool.pool)) : [];
  const ahead = await publicOffice.look((desk) => announcedEvents(desk, { pool: pool.pool, today }));
  const { events } = (await publicOffice.look((desk) => publicEvents(desk, { pool: pool.pool, limit: EVENTS }))) ?? {
    events: [],
  };
  return {
    player: personId(row.person),
    name: row.name as string,
    isPrivate: isKeptFromSearch(row, today),
    pools: pools.map(shownPool),
    pool: shownPool(chosen),
    game: edition.game,
    calendar: rules.calendar,
    edition: edition.id,
    ...(list.length === 0 ? {} : { list: (list.at(-1) as { readonly date: string }).date }),
    ...aheadOf(row, state, rules, day),
    ...(isOpen ? { isOpen } : {}),
    opponents,
    results,
    ...(goal === undefined || results.length === 0 ? {} : { goal: goalAhead(goal, results) }),
    ...(shown === undefined ? {} : { explained: explainedResult(event, shown.halfPoints) }),
    ...(c === undefined ? {} : { c }),
    ...(offered === undefined ? {} : { event: offered }),
    events: [
      ...ahead.filter(({ entrants }) => entrants !== undefined && entrants > 0).map(choiceOf('announced')),
      ...events.map(choiceOf('played')),
    ],
    wrong,
  };
}

const EVENTS = 20;

const choiceOf =
  (kind: 'announced' | 'played') =>
  ({ event, name, start }: PublicEventLine): EventChoice => ({ event, name, start, kind });

/** The edition in force today, by the readings of the pool. */
function rulesFor(pool: PoolRow, day: Day): OfficeRules {
  const rules = rulesOnOrNewest(pool.family, controlOfPool(pool), day);
  return rules.calendar === 'monthly' ? (rules.read?.(readingsOfPool(pool)) ?? rules) : rules;
}

/**
 * As an office gives it to the rulebook, but only with the year of birth: a page must not reveal a birthday by what it shows from
 * one day to the next. If the book uses the day, the K of the newest list is used instead.
 */
function playerOf(row: PersonRow, state: State, rules: OfficeRules): HypotheticalEvent['player'] {
  const birth = birthForK(factsNow(row).birthYear, false);
  const looksAtDay = rules.calendar === 'monthly' && rules.needsBirthday;
  return {
    ...factsOfState(state),
    ...(birth === undefined ? {} : { birth }),
    ...(looksAtDay && state.k !== undefined ? { k: state.k, kFrom: 'list' } : {}),
  };
}

type Ahead = Pick<PublicNext, 'unsettled' | 'missing' | 'towards' | 'grade' | 'k' | 'kRange' | 'titles' | 'grades'>;

/** What K, titles, grades and the star wait for. */
function aheadOf(row: PersonRow, state: State, rules: OfficeRules, on: Day): Ahead {
  const { rating, rank, reached = {}, unsettled, history = [], peak = rating, total: games = 0 } = state;
  const counted = history.reduce((sum, each) => sum + each.games, 0);
  if (rating === undefined) {
    const halfPoints = history.reduce((sum, each) => sum + each.halfPoints, 0);
    return { titles: [], grades: [], ...(counted === 0 ? {} : { towards: { games: counted, halfPoints } }) };
  }
  const { sex, title } = row;
  const most = Math.max(peak as number, rating);
  const titles = rules.titlesAhead?.({
    rating,
    peak: most,
    games,
    ...(sex === 'f' || sex === 'm' ? { sex } : {}),
    ...(title === null ? {} : { title }),
  });
  return {
    ...(unsettled === true
      ? { unsettled, missing: rules.unsettled?.missing(counted, history.length) as PublicNext['missing'] }
      : {}),
    ...(rank === undefined ? {} : { grade: rank }),
    ...(rules.calendar === 'monthly'
      ? { k: kAheadOf(row, state, rules.kAhead({ rating, peak: most, games, ...birthYearOf(row), on })) }
      : rules.kRange === undefined
        ? {}
        : { kRange: rules.kRange(rating) }),
    titles: titles ?? [],
    grades: rank === undefined ? [] : (rules.grades?.ahead(rank, rating, reached) ?? []),
  } as Ahead;
}

const birthYearOf = (row: PersonRow): { readonly birth?: { readonly year: number } } => {
  const { birthYear } = factsNow(row);
  return birthYear === undefined ? {} : { birth: { year: birthYear } };
};

/**
 * If the list has another K than the facts give, its own is shown, and nothing is predicted. For players who are shown by initials
 * the year is not shown.
 */
function kAheadOf({ initials }: PersonRow, { k }: State, ahead: KAhead): KAhead {
  if (k !== undefined && k !== ahead.k) return { k, clause: ahead.clause, ratings: [] };
  if (initials !== true) return ahead;
  const { year: _year, ...others } = ahead;
  return others;
}

const WHOLE = /^\d{1,4}$/;

function goalIn(
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
  wrong: WrongNext[],
): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const goal = Number(text);
  if (WHOLE.test(text.trim()) && goal >= min && goal <= max) return goal;
  wrong.push({ kind: 'goal', text, min, max });
  return undefined;
}

/** `4.5`, `4,5` or `4½` in half points. */
function scoreIn(text: string | undefined, most: number, wrong: WrongNext[]): number | undefined {
  if (text === undefined || text.trim() === '' || most === 0) return undefined;
  const points = Number(text.trim().replace(',', '.').replace(/^½$/, '0.5').replace('½', '.5'));
  if (Number.isInteger(2 * points) && points >= 0 && points <= most) return 2 * points;
  wrong.push({ kind: 'score', text, most });
  return undefined;
}

const MOST_C = 100;

/** Without one, that of the longest games in the book's table. */
function multiplierIn(text: string | undefined, { tables }: OfficeRules, wrong: WrongNext[]): number {
  const rows = tables.find(({ name }) => name === 'time-categories')?.rows ?? [];
  const usual = Math.max(...rows.map((row) => Number(row.at(-1))));
  if (text === undefined || text.trim() === '') return usual;
  const c = Number(text);
  if (WHOLE.test(text.trim()) && c <= MOST_C) return c;
  wrong.push({ kind: 'c', text, min: 0, max: MOST_C });
  return usual;
}

/** More points never give less, so the first that is enough is the lowest. */
const goalAhead = (goal: number, results: readonly ResultAhead[]): GoalAhead => ({
  goal,
  halfPoints: results.find(({ after }) => after !== null && after >= goal)?.halfPoints ?? null,
});

const MOST_ENTRANTS = 200;

async function eventOffered(
  publicOffice: PublicOffice,
  text: string | undefined,
  pool: PoolRow,
  own: number,
  wrong: WrongNext[],
): Promise<NextEvent | undefined> {
  if (text === undefined || text.trim() === '') return undefined;
  const number = eventNumber(text.trim());
  const found =
    number === undefined
      ? undefined
      : await publicOffice.look(async (desk) => {
          const [row] = await desk.events({ events: [number] });
          if (row === undefined) return undefined;
          const entered = await enteredFor(desk, row);
          if (entered.length === 0) return undefined;
          const others = entered.filter((each) => each !== own);
          return { row, entrants: await ratedEntrants(desk, pool, others) };
        });
  if (found === undefined) {
    wrong.push({ kind: 'event', text });
    return undefined;
  }
  const entrants = found.entrants.slice(0, MOST_ENTRANTS);
  return { event: eventId(found.row.event), name: eventTitle(found.row), entrants };
}
