/** The report on a list, before it is sealed and afterwards. */
import type { DecidedListChange } from '../../explain/pool-change-words.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import {
  type Desk,
  type EventRow,
  FLAGS,
  type ListRow,
  type PoolRow,
  type ResultRow,
  type StandingRow,
} from '../../ledger/store.ts';
import { type HistogramBar, type ListBefore, changesOf } from '../../ledger/lists/report.ts';
import { changesOn } from '../../rating/changes-on.ts';
import { changedRatings } from '../../rating/compile-list.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import { adjustedPoints } from '../../rating/pool-changes.ts';
import { type ComingsAndGoings, type ListNews, newsSince } from './list-news.ts';
import { pointsOf } from './pool-change.ts';
import { toldChange } from './told-change.ts';

export interface ReportedChange {
  readonly player: string;
  readonly name: string | null;
  readonly before: number | null;
  readonly after: number | null;
  /** Events of the period in which the player has rated games. */
  readonly events: readonly string[];
}

export interface LeftEvent {
  readonly event: string;
  readonly name: string;
  readonly end: string | null;
  /** Accepted for a later list; not accepted yet; with open questions; or not rated, and so refused with this list. */
  readonly why: 'later-list' | 'not-accepted' | 'questions' | 'not-rated';
  readonly list: string | null;
}

export interface ListReport {
  readonly pool: string;
  readonly date: string;
  readonly edition: string | null;
  /** Date of the list before. */
  readonly previous: string | null;
  readonly events: number;
  readonly games: number;
  /** On the list. */
  readonly players: number;
  readonly digest: string;
  /** Root of the tree over the rows of its players. */
  readonly root: string;
  readonly fresh: readonly string[];
  readonly delisted: readonly string[];
  readonly inactive: readonly string[];
  readonly returned: readonly string[];
  readonly notListed: readonly string[];
  /** By other causes than a change of the whole pool. */
  readonly changed: number;
  /** Changes of the whole pool on the list, with their effect there. */
  readonly adjusted?: readonly DecidedListChange[];
  readonly histogram: readonly HistogramBar[];
  /** Number of players on the list in each hundred of ratings. */
  readonly distribution?: readonly HistogramBar[];
  readonly largest: readonly ReportedChange[];
  /** Changes since the list before. */
  readonly since: ListNews;
  readonly openQuestions: readonly { readonly event: string; readonly name: string; readonly questions: number }[];
  readonly left: readonly LeftEvent[];
}

export interface Reported {
  readonly pool: PoolRow;
  readonly date: string;
  readonly edition: string | null;
  readonly previous: ListRow | undefined;
  readonly events: readonly EventRow[];
  /** Numbers of accepted events that the rulebook does not rate. */
  readonly notRated: readonly number[];
  readonly players: number;
  readonly digest: string;
  readonly root: string;
  readonly rows: Iterable<StandingRow>;
  readonly results: Iterable<ResultRow>;
  /** The list before. */
  readonly before: ListBefore & {
    /** Everybody who was listed there with a rating. */
    readonly listed: () => Iterable<readonly [person: number, rating: number]>;
  };
  /** For a published list: its entry. Later changes are not included, nor events that wait now. */
  readonly sealed?: number;
}

const WHY_LEFT = { accepted: 'later-list', questions: 'questions', submitted: 'not-accepted' } as const;

export async function reportOnList(desk: Desk, made: Reported): Promise<ListReport> {
  const { pool, date, edition, previous, events, players, digest, root } = made;
  const changes = changesOf(made.rows, made.before, adjustedPoints);
  const since = await newsSince(desk, pool, { after: previous, until: made.sealed }, events, {
    newcomers: changes.newcomers,
    gone: goneFrom(made),
    notEntered: controlOfPool(pool) === 'standard' ? [] : notEntered(made),
  });
  const names = new Map(
    (await desk.persons(changes.largest.map(({ person }) => person))).map(({ person, name }) => [person, name]),
  );
  const played = eventsPlayed(made.results, new Set(changes.largest.map(({ person }) => person)));
  const waiting =
    made.sealed === undefined
      ? await desk.events({ pool: pool.pool, states: ['submitted', 'questions', 'accepted'] })
      : [];
  const adjusted = await adjustedOn(desk, made);
  const here = new Set(events.map(({ event }) => event));
  const left = waiting.filter(({ event }) => !here.has(event));
  const ids = (persons: readonly number[]): readonly string[] => persons.map(personId);
  return {
    pool: pool.pool,
    date,
    edition,
    previous: previous?.date ?? null,
    events: events.length,
    games: events.reduce((sum, each) => sum + each.games, 0),
    players,
    digest,
    root,
    fresh: ids(changes.fresh),
    delisted: ids(changes.delisted),
    inactive: ids(changes.inactive),
    returned: ids(changes.returned),
    notListed: ids(changes.notListed),
    changed: changes.changed,
    ...(adjusted.length === 0 ? {} : { adjusted }),
    histogram: changes.histogram,
    distribution: distributionOf(made.rows),
    largest: changes.largest.map(({ person, before, after }) => ({
      player: personId(person),
      name: names.get(person) as string | null,
      before,
      after,
      events: (played.get(person) ?? []).map(eventId),
    })),
    since,
    openQuestions: left
      .filter(({ openQuestions }) => openQuestions > 0)
      .map(({ event, name, openQuestions }) => ({ event: eventId(event), name, questions: openQuestions })),
    left: left.map(({ event, name, end, state, listDate }) => ({
      event: eventId(event),
      name,
      end,
      why: made.notRated.includes(event) ? 'not-rated' : WHY_LEFT[state as keyof typeof WHY_LEFT],
      list: listDate,
    })),
  };
}

const HUNDRED = 100;

/** Includes empty hundreds between the lowest and the highest. */
function distributionOf(rows: Iterable<StandingRow>): readonly HistogramBar[] {
  const counts = new Map<number, number>();
  for (const { rating, flags } of rows) {
    if (rating === null || (flags & FLAGS.notListed) !== 0) continue;
    const from = Math.floor(rating / HUNDRED) * HUNDRED;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const [lowest, highest] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const bars: HistogramBar[] = [];
  for (let from = lowest; from <= highest; from += HUNDRED) bars.push({ from, count: counts.get(from) ?? 0 });
  return bars;
}

/** With the numbers of this list: there may have been events since the decision. */
async function adjustedOn(desk: Desk, { pool, date, rows }: Reported): Promise<readonly DecidedListChange[]> {
  const changes = await changesOn(desk, pool.pool, date);
  if (changes.length === 0) return [];
  const ratings = changedRatings(rows);
  return changes.map((change) => {
    const own = ratings.get(change.entry) ?? [];
    return { ...toldChange(change), affected: own.length, points: pointsOf(own) };
  });
}

const [RATED, LISTED] = [1, 2];

/** Players who were on the list before and are not on this one. */
function goneFrom({ rows, before }: Reported): ComingsAndGoings['gone'] {
  // by person: a world list has half a million, for which a set takes ten times as long
  let here = new Uint8Array(1 << 12);
  for (const { person, rating, flags } of rows) {
    if (rating === null) continue;
    if (person >= here.length) {
      const more = new Uint8Array(2 * person);
      more.set(here);
      here = more;
    }
    here[person] = (flags & FLAGS.notListed) === 0 ? LISTED : RATED;
  }
  const gone: ComingsAndGoings['gone'][number][] = [];
  for (const [person, rating] of before.listed()) {
    if (here[person] !== LISTED) gone.push({ person, rating, why: here[person] === RATED ? 'not-listed' : 'unrated' });
  }
  return gone;
}

/**
 * Rapid and blitz, reading E16: players with games on this list and a standard rating, who are on neither the list
 * before nor this one. FIDE has rated such games late, or not at all.
 */
function notEntered({ rows, results, before }: Reported): ComingsAndGoings['notEntered'] {
  const begun = new Map<number, number>();
  for (const { person, before: rating, n } of results) {
    if (n > 0 && rating !== null && before.rating(person) === null) begun.set(person, rating);
  }
  const kept = new Set<number>();
  for (const { person, rating, flags } of rows) {
    if (rating === null) continue;
    if ((flags & FLAGS.notListed) === 0) begun.delete(person);
    else kept.add(person);
  }
  return [...begun]
    .map(([person, rating]) => ({
      person,
      rating,
      why: kept.has(person) ? ('not-listed' as const) : ('unrated' as const),
    }))
    .sort((a, b) => a.person - b.person);
}

function eventsPlayed(
  results: Iterable<ResultRow>,
  persons: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const played = new Map<number, number[]>();
  for (const { person, event, n } of results) {
    if (n === 0 || !persons.has(person)) continue;
    const events = played.get(person);
    if (events === undefined) played.set(person, [event]);
    else events.push(event);
  }
  return played;
}
