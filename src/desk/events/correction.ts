/**
 * The effect of a corrected report, shown before and on acceptance: what it changes in the report, and for every
 * player, event and list the present number and the corrected one.
 */
import { type Month, monthText } from '../../core/dates.ts';
import { type Result } from '../../core/game.ts';
import type { EntryJson } from '../../ledger/entries.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, PoolRow } from '../../ledger/store.ts';
import type { Finding } from '../../core/finding.ts';
import type { State } from '../../ledger/lists/state.ts';
import { rulesOfList } from '../../rulebooks/office-rules.ts';
import type { ChangingDesk } from '../change.ts';
import { type StoredGame, storedGames } from '../../ledger/rows/content.ts';
import { type CorrectionTotals, correctionsDue, personsConcerned, ratingOfResults } from '../../rating/corrections.ts';
import { standingBeforeList } from '../../rating/corrected-players.ts';
import { type RerateOutcome, rerateAndCompare } from '../reratings/post-rerating.ts';
import { type RaisedOpponents, raisedOpponentsOn } from '../../rating/raised-opponents.ts';
import { type RecalledEvent, recallEvents } from '../../rating/recall.ts';
import { minorsAmong } from '../../rating/some-players.ts';
import { currentStates, listsOf } from '../../rating/states.ts';
import { Timelines } from '../../rating/timeline.ts';
import { correctedIn, originOf } from '../../rating/versions.ts';
import { type CorrectionLoss, ratingsLost } from './ratings-lost.ts';
import { nextListOf } from './target-list.ts';
import { controlOfPool, readingsOfPool } from '../../ledger/rows/pools.ts';

/** Null: no such game. */
export interface GameCorrected {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly was: Result | null;
  readonly now: Result | null;
}

/** A present rating, and what it would have been, or will be; null for none. */
export interface RatingCorrected {
  readonly was: number | null;
  readonly now: number | null;
}

export interface PlayerCorrected {
  readonly player: string;
  /**
   * The player's change by the event, in points; null where the rulebook has none, or for a player who is not in it.
   */
  readonly change: { readonly was: number | null; readonly now: number | null };
  /** Published lists, which stay as they are. */
  readonly lists: readonly (RatingCorrected & { readonly list: string })[];
  /** At present, and with the correction. */
  readonly rating: RatingCorrected;
}

export interface CorrectionEffect {
  readonly event: string;
  readonly corrects: string;
  /** Periodic pools: the list to which the difference is added. */
  readonly list?: string;
  readonly facts: readonly { readonly field: string; readonly was: EntryJson; readonly now: EntryJson }[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly games: readonly GameCorrected[];
  /** Events with changed numbers, and how many players are affected. */
  readonly events: readonly { readonly event: string; readonly players: number }[];
  /** Ordered by number of their ids. */
  readonly players: readonly PlayerCorrected[];
}

/** The differences between the two reports. */
type Reported = Pick<CorrectionEffect, 'event' | 'corrects' | 'facts' | 'added' | 'removed' | 'games'>;

async function reportedOtherwise(desk: Desk, row: EventRow): Promise<Reported> {
  const corrects = await correctedIn(desk, row);
  const [was, now] = (await recallEvents(desk, [corrects, row])) as readonly [RecalledEvent, RecalledEvent];
  const [before, after] = [new Set(was.persons), new Set(now.persons)];
  const ids = (persons: Iterable<number>, but: ReadonlySet<number>): readonly string[] =>
    [...persons].filter((person) => !but.has(person)).map(personId);
  return {
    event: now.id,
    corrects: was.id,
    facts: factsOtherwise(was, now),
    added: ids(after, before),
    removed: ids(before, after),
    games: gamesOtherwise(was, now),
  };
}

function factsOtherwise(was: RecalledEvent, now: RecalledEvent): CorrectionEffect['facts'] {
  const [before, after] = [was, now].map(({ data: { facts, also } }) => ({ ...facts, ...also })) as [Facts, Facts];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, was: before[field] ?? null, now: after[field] ?? null }));
}

type Facts = Readonly<Record<string, EntryJson | undefined>>;

/** By round and players; several games of two players in a round one after the other. */
function gamesOtherwise(was: RecalledEvent, now: RecalledEvent): readonly GameCorrected[] {
  const [before, after] = [gamesOf(was), gamesOf(now)];
  const games: GameCorrected[] = [];
  for (const [key, { round, white, black, result }] of before) {
    const other = after.get(key)?.result ?? null;
    if (other !== result) games.push({ round, white, black, was: result, now: other });
  }
  for (const [key, { round, white, black, result }] of after) {
    if (!before.has(key)) games.push({ round, white, black, was: null, now: result });
  }
  return games.sort((a, b) => a.round - b.round);
}

function gamesOf({ content: { games }, persons }: RecalledEvent): ReadonlyMap<string, StoredGame> {
  const all = new Map<string, StoredGame>();
  for (const game of storedGames({ games }, persons.map(personId))) {
    let key = `${game.round} ${game.white} ${game.black}`;
    while (all.has(key)) key += ' again';
    all.set(key, game);
  }
  return all;
}

const points = (hundredths: number | null | undefined): number | null =>
  hundredths === null || hundredths === undefined ? null : hundredths / 100;

/** Only the difference, regardless of the rest of the next list. */
export async function correctionInPeriod(desk: Desk, pool: PoolRow, event: number): Promise<CorrectionEffect> {
  const row = (await desk.event(event)) as EventRow;
  const [kept] = (await recallEvents(desk, [row])) as readonly [RecalledEvent];
  const month: Month = await nextListOf(desk, pool);
  const lists = await listsOf(desk, pool.pool);
  const persons = await personsConcerned(desk, pool, lists, row);
  const states = await currentStates(desk, pool, persons);
  const { events, players } = await correctionsDue(desk, {
    pool,
    due: [row],
    lists,
    minors: minorsAmong(await desk.persons(persons), [kept], month, readingsOfPool(pool)),
    presentOf: (person) => standingBeforeList(states.get(person)),
  });
  const raised = await raisedOpponentsOn(desk, pool, `${monthText(month)}-01`, readingsOfPool(pool));
  await raised?.load(
    desk,
    [...players.values()].map(({ history = [] }) => history),
  );
  const own = events.flatMap(({ list, players: all }) => all.map((each) => ({ ...each, on: list.date })));
  const shown = own
    .map(({ person, was, now, listed, on }) => ({
      player: personId(person),
      change: { was: points(was?.change), now: points(now?.change) },
      lists: [{ list: on, was: listed[0], now: listed[1] }],
      rating: ratingWith(row, pool, month, { person, raised, state: states.get(person), totals: players.get(person) }),
    }))
    .filter(isOtherwise);
  return {
    ...(await reportedOtherwise(desk, row)),
    list: monthText(month),
    events: [{ event: eventId(originOf(row)), players: shown.length }],
    players: shown,
  };
}

interface PlayerConcerned {
  readonly person: number;
  readonly raised: RaisedOpponents | undefined;
  readonly state: State | undefined;
  readonly totals: CorrectionTotals | undefined;
}

function ratingWith(
  row: EventRow,
  pool: PoolRow,
  month: Month,
  { person, raised, state = {}, totals }: PlayerConcerned,
): RatingCorrected {
  const { rating: was = null, ...kept }: Omit<State, 'rating'> & { readonly rating?: number | null } = state;
  const { change, instead, history }: Partial<CorrectionTotals> = totals ?? {};
  const rules = rulesOfList(pool.family, controlOfPool(pool), month);
  if (history !== undefined) {
    return { was, now: ratingOfResults(row, rules, month, { ...kept, history }, raised, person) };
  }
  const base = instead ?? was;
  return { was, now: base === null ? null : rules.newRating(base, change ?? 0) };
}

/** A player in the corrected report, or an opponent of one, may still have the same numbers. */
const isOtherwise = ({ change, lists, rating }: PlayerCorrected): boolean =>
  change.was !== change.now || rating.was !== rating.now || lists.some(({ was, now }) => was !== now);

/** Rates a corrected report in its place, and what follows, and compares the result with the present one. */
export async function rateCorrection(
  changing: ChangingDesk,
  pool: PoolRow,
  event: number,
  takes?: CorrectionLoss,
): Promise<RerateOutcome & { readonly correction: CorrectionEffect; readonly findings: readonly Finding[] }> {
  const { desk } = changing;
  const row = (await desk.event(event)) as EventRow;
  const corrects = await correctedIn(desk, row);
  const rated = await rerateAndCompare(changing, pool, event);
  const own = new Set([row.event, corrects.event]);
  const changed = rated.results.filter(
    ({ event: of, was, now }) => own.has(of) || JSON.stringify(was) !== JSON.stringify(now),
  );
  const moved = new Map(rated.moved.map((each) => [each.person, each]));
  const persons = [...new Set([...changed.map(({ person }) => person), ...moved.keys()])].sort((a, b) => a - b);
  const timelines = await Timelines.of(desk, pool);
  await timelines.load(persons);
  const end = [row, corrects].map((each) => each.end as string).sort()[0] as string;
  const out = (await listsOf(desk, pool.pool)).filter(({ date }) => date >= end);
  const lists = new Map<number, PlayerCorrected['lists'][number][]>();
  for (const list of out) {
    const standings = new Map((await desk.standings(list.list, persons)).map((each) => [each.person, each.rating]));
    for (const person of persons) {
      const was = standings.get(person) ?? null;
      const now = timelines.before(person, `${list.date} 9`)?.rating ?? null;
      if (was !== now) lists.set(person, [...(lists.get(person) ?? []), { list: list.date, was, now }]);
    }
  }
  const changeIn = (person: number, of: number, which: 'was' | 'now'): number | null =>
    points(changed.find((each) => each.person === person && each.event === of)?.[which]?.change);
  const events = [...new Set(changed.map(({ event: of }) => of))].filter((of) => of !== corrects.event);
  return {
    ...rated,
    findings: [...(await ratingsLost(desk, corrects, rated.results, takes)), ...rated.findings],
    correction: {
      ...(await reportedOtherwise(desk, row)),
      events: events.map((of) => ({
        event: eventId(of),
        players: changed.filter((each) => each.event === of).length,
      })),
      players: persons
        .map((person) => {
          const now = timelines.now(person)?.rating ?? null;
          const was = moved.get(person);
          return {
            player: personId(person),
            change: { was: changeIn(person, corrects.event, 'was'), now: changeIn(person, row.event, 'now') },
            lists: lists.get(person) ?? [],
            rating: { was: was === undefined ? now : was.before, now },
          };
        })
        .filter(isOtherwise),
    },
  };
}
