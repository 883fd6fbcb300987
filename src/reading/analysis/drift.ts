/**
 * FIDE 2014, chapters 10 to 12: the office must notice if its scale moves. For each list the mean and the spread of active
 * players, those who came and those who left; over all lists the expected and actual scores, by difference and by rating class.
 * Nothing here says why a scale moves: improving juniors look like a scale that sinks.
 */
import { type Desk, type EventRow, FLAGS, type ListRow, type PoolRow, type StandingRow } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { listsOf } from '../../rating/states.ts';
import { broughtChange } from '../../rating/brought-change.ts';
import { adjustedPoints } from '../../rating/pool-changes.ts';
import { openingListData } from '../../ledger/rows/standings.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { addSums, direction, type BiasEstimate, biasEstimate, noSums, type Sums } from './estimate.ts';
import { type GamesOptions, type GameSide, sidesOn } from './games.ts';
import { analysisFinding } from '../../desk/findings/analysis.ts';

export interface DriftInput {
  readonly pool: string;
  /** The number of most recent lists. */
  readonly lists?: number;
  readonly onProgress?: (done: number, of: number) => void;
  /** If a list has more events than this, only this many are used, spread evenly: enough for a page. */
  readonly mostEvents?: number;
  /** Lets other work run. */
  readonly pause?: () => Promise<void>;
}

export interface ListDrift {
  readonly date: string;
  /** All ratings were changed at once on this list: this is not a movement of those who stayed. */
  readonly adjusted?: true;
  /** Ratings of active players. */
  readonly active: BiasEstimate;
  /** The change of those who were also active on the list before; null for the first list. */
  readonly stayed: BiasEstimate | null;
  /** Ratings of those who were not active on the list before; and of those who were, and are no longer. */
  readonly came: BiasEstimate | null;
  readonly left: BiasEstimate | null;
}

/** The games in a band of differences or ratings. Scores are those of one game, between 0 and 1. */
export interface ScoreBand {
  readonly from: number;
  /** Null in the last band. */
  readonly to: number | null;
  readonly games: number;
  readonly expected: number | null;
  readonly score: number | null;
  /** Score minus expected score. */
  readonly difference: BiasEstimate;
}

export type Verdict = 'up' | 'down' | 'unclear';

export interface Drift {
  readonly pool: string;
  readonly lists: readonly ListDrift[];
  /** Those active on the first and on the last of the lists: how far they moved between them. */
  readonly moved: BiasEstimate & { readonly verdict: Verdict };
  /** All who came and all who left between these two, by their ratings then. */
  readonly came: BiasEstimate;
  readonly left: BiasEstimate;
  /** By difference, from the side with the higher rating. */
  readonly byDifference: readonly ScoreBand[];
  /** By the player's own rating. */
  readonly byClass: readonly ScoreBand[];
  /** All games from the side with the higher rating: more than expected (up), or less (down). */
  readonly stronger: ScoreBand & { readonly verdict: Verdict };
  /** Present if only the games of some events are used. */
  readonly sample?: { readonly events: number; readonly of: number };
}

/** Some of the events of each list. */
class Sample {
  readonly #most: number;
  #events = 0;
  #of = 0;

  constructor(most: number) {
    this.#most = most;
  }

  chosen(events: readonly EventRow[]): readonly EventRow[] {
    const step = Math.max(1, Math.ceil(events.length / this.#most));
    const some = events.filter((_, place) => place % step === 0);
    this.#events += some.length;
    this.#of += events.length;
    return some;
  }

  get told(): Pick<Drift, 'sample'> {
    return this.#events === this.#of ? {} : { sample: { events: this.#events, of: this.#of } };
  }
}

const USUAL_LISTS = 13;

type Pause = () => Promise<void>;
const AT_ONCE: Pause = async () => undefined;

export async function drift(office: Office, input: DriftInput): Promise<Outcome<Drift>> {
  return readOffice(office, async (desk) => {
    const pool = await desk.pool(input.pool);
    if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: input.pool }));
    const lists = (await listsOf(desk, pool.pool)).slice(-Math.max(2, input.lists ?? USUAL_LISTS));
    if (lists.length < 2) return refused(analysisFinding('drift.too-few-lists', { pool: pool.pool }));
    const { pause = AT_ONCE, mostEvents = Number.POSITIVE_INFINITY } = input;
    const scale = await scaleOf(desk, pool, lists, pause);
    const sample = new Sample(mostEvents);
    const going: GamesOptions = { chosen: (events) => sample.chosen(events), pause };
    const games = await gamesOf(desk, pool, lists.slice(1), going, input.onProgress);
    return { value: { pool: pool.pool, ...scale, ...games, ...sample.told }, findings: [] };
  });
}

const isActive = ({ rating, flags }: StandingRow): boolean =>
  rating !== null && (flags & (FLAGS.inactive | FLAGS.notListed)) === 0;

type Ratings = ReadonlyMap<number, number>;

/** `given`: takes the points that somebody has by a change of all ratings. */
async function activeOn(
  desk: Desk,
  { list }: ListRow,
  pause: Pause,
  given: (person: number, points: number) => void,
): Promise<Ratings> {
  const ratings = new Map<number, number>();
  for await (const rows of desk.allStandings(list)) {
    await pause();
    for (const row of rows) {
      if (isActive(row)) ratings.set(row.person, row.rating as number);
      const points = adjustedPoints(row);
      if (points !== 0) given(row.person, points);
    }
    await pause();
  }
  return ratings;
}

/** This many players are gone through before others have their turn. */
const AT_ONE_TURN = 10_000;

/** Calls for each player, with pauses. */
async function forEachRated(
  ratings: Ratings,
  each: (person: number, rating: number) => void,
  pause: Pause,
): Promise<void> {
  let count = 0;
  for (const [person, rating] of ratings) {
    each(person, rating);
    count += 1;
    if (count % AT_ONE_TURN === 0) await pause();
  }
}

async function estimated(ratings: Ratings, pause: Pause): Promise<BiasEstimate> {
  const sums = noSums();
  await forEachRated(ratings, (_person, rating) => addSums(sums, rating), pause);
  return biasEstimate(sums);
}

/**
 * Between two lists: the change by games of players who are on both (`given`: points that were given in addition), and players who
 * are on only one of them.
 */
async function between(
  before: Ratings,
  now: Ratings,
  given: Ratings,
  pause: Pause,
): Promise<Readonly<Record<'stayed' | 'came' | 'left', BiasEstimate>>> {
  const [stayed, came, left] = [noSums(), noSums(), noSums()];
  const compare = (person: number, rating: number): void => {
    const was = before.get(person);
    if (was === undefined) addSums(came, rating);
    else addSums(stayed, rating - was - (given.get(person) ?? 0));
  };
  await forEachRated(now, compare, pause);
  const look = (person: number, rating: number): void => {
    if (!now.has(person)) addSums(left, rating);
  };
  await forEachRated(before, look, pause);
  return { stayed: biasEstimate(stayed), came: biasEstimate(came), left: biasEstimate(left) };
}

async function scaleOf(
  desk: Desk,
  pool: PoolRow,
  lists: readonly ListRow[],
  pause: Pause,
): Promise<Pick<Drift, 'lists' | 'moved' | 'came' | 'left'>> {
  const drifts: ListDrift[] = [];
  let [first, before]: (Ratings | undefined)[] = [];
  const since = new Map<number, number>();
  for (const [at, list] of lists.entries()) {
    const given = new Map<number, number>();
    const give = (person: number, points: number): void => {
      given.set(person, points);
      if (first !== undefined) since.set(person, (since.get(person) ?? 0) + points);
    };
    const now = await activeOn(desk, list, pause, give);
    const brought = await broughtChange(desk, pool, list, lists[at - 1]);
    if (brought !== undefined) {
      const takeFrom = (person: number, rating: number): void => {
        const was = before?.get(person);
        const points = was === undefined ? 0 : brought.given(person, was, rating);
        if (points !== 0) give(person, points);
      };
      await forEachRated(now, takeFrom, pause);
    }
    const active = await estimated(now, pause);
    drifts.push({
      date: list.date,
      ...(given.size === 0 ? {} : { adjusted: true as const }),
      active,
      ...(before === undefined ? { stayed: null, came: null, left: null } : await between(before, now, given, pause)),
    });
    await pause();
    first ??= now;
    before = now;
  }
  const { stayed, came, left } = await between(first as Ratings, before as Ratings, since, pause);
  return { lists: drifts, moved: { ...stayed, verdict: direction(stayed) }, came, left };
}

const DIFFERENCE_STEP = 50;
const LAST_DIFFERENCE = 400;
const CLASS_STEP = 200;

/** Scores in thousandths, for Go's table of chances has half hundredths. */
interface Games {
  readonly residuals: Sums;
  expected: number;
  score: number;
}

class Bands {
  readonly #bands = new Map<number, Games>();

  add(band: number, score: number, expected: number): void {
    const games = this.#bands.get(band) ?? { residuals: noSums(), expected: 0, score: 0 };
    this.#bands.set(band, games);
    games.expected += expected;
    games.score += score;
    addSums(games.residuals, score - expected);
  }

  shown(step: number, last: number): readonly ScoreBand[] {
    return [...this.#bands]
      .sort(([a], [b]) => a - b)
      .map(([from, { residuals, expected, score }]) => ({
        from,
        to: from >= last ? null : from + step - 1,
        games: residuals.n,
        expected: perGame(expected, residuals.n),
        score: perGame(score, residuals.n),
        difference: biasEstimate(residuals, 1000),
      }));
  }
}

const perGame = (thousandths: number, games: number): number => Math.round((thousandths * 10) / games) / 10_000;

/** Each game once: from the side with the higher rating, and where both are equal from either. */
const isStronger = ({ gap, player, opponent }: GameSide): boolean =>
  (gap as number) > 0 || (gap === 0 && player < opponent);

const NO_GAMES: ScoreBand = {
  from: 0,
  to: null,
  games: 0,
  expected: null,
  score: null,
  difference: biasEstimate(noSums()),
};

async function gamesOf(
  desk: Desk,
  pool: PoolRow,
  lists: readonly ListRow[],
  going: GamesOptions,
  onProgress: DriftInput['onProgress'],
): Promise<Pick<Drift, 'byDifference' | 'byClass' | 'stronger'>> {
  const [byDifference, byClass, all] = [new Bands(), new Bands(), new Bands()];
  for (const [place, list] of lists.entries()) {
    onProgress?.(place, lists.length);
    if (openingListData(list) !== undefined) continue;
    for await (const sides of sidesOn(desk, pool, list, going)) {
      await going.pause();
      for (const side of sides) {
        if (side.path !== 'counted') continue;
        const [score, expected] = [500 * (side.score as number), side.expected as number];
        byClass.add(Math.floor((side.own as number) / CLASS_STEP) * CLASS_STEP, score, expected);
        if (!isStronger(side)) continue;
        const gap = Math.min(side.gap as number, LAST_DIFFERENCE);
        byDifference.add(Math.floor(gap / DIFFERENCE_STEP) * DIFFERENCE_STEP, score, expected);
        all.add(0, score, expected);
      }
    }
  }
  const [stronger = NO_GAMES] = all.shown(0, 0);
  return {
    byDifference: byDifference.shown(DIFFERENCE_STEP, LAST_DIFFERENCE),
    byClass: byClass.shown(CLASS_STEP, Number.POSITIVE_INFINITY),
    stronger: { ...stronger, verdict: direction(stronger.difference) },
  };
}
