/** The ratings of a part: which are imported, which ones they replace, and which become questions. */
import { withSortedMembers } from '../../../ledger/canonical.ts';
import type { BroughtStanding } from '../../../ledger/entries.ts';
import { personId } from '../../../ledger/ids.ts';
import {
  type Desk,
  FLAGS,
  type ListRow,
  type PersonRow,
  type PoolRow,
  type StandingBlocks,
  type StandingRow,
} from '../../../ledger/store.ts';
import { broughtOn } from '../../../rating/timeline.ts';
import { standingInRow } from '../../../ledger/rows/present.ts';
import { erasedBy } from '../../../ledger/rows/persons.ts';
import { dateOfList, isPeriodicFamily } from '../../../ledger/rows/standings.ts';
import type { Incoming } from '../listed.ts';
import type { ListedKnown, Part, ComparedValue } from './part.ts';
import { listOfTarget, type Target } from './target.ts';
import { restIn } from '../../../ledger/lists/state.ts';

type IncomingStanding = Incoming['standing'] & object;
type Row = Omit<StandingRow, 'person'>;

export interface StandingsPlanned {
  readonly brought: readonly BroughtStanding[];
  /** Their persons. */
  readonly moved: readonly number[];
  /** Number of ratings that replace others. */
  readonly others: number;
  /** Positions in the list of players with another rating here. */
  readonly inQuestion: readonly { readonly known: ListedKnown; readonly seen: ComparedValue }[];
  /** Persons with a rating in the list, including unchanged ones. */
  readonly rated: readonly number[];
}

const rankIn = (rest: string | null): unknown => restIn({ rest }).rank;

/** The rating, and in Go the grade. */
const isSameRating = (row: Row, { rating, rest }: IncomingStanding): boolean =>
  row.rating === (rating ?? null) && (rest?.['rank'] === undefined || rest['rank'] === rankIn(row.rest));

/** The list of that day has the same already. */
const isSaid = (row: Row, standing: IncomingStanding): boolean =>
  isSameRating(row, standing) &&
  row.k === (standing.k ?? row.k) &&
  ((row.flags & FLAGS.inactive) !== 0) === (standing.inactive === true);

/** A player with only results here, and neither a rating nor a grade, loses nothing by getting one. */
const isUnrated = (row: Row): boolean => row.rating === null && rankIn(row.rest) === undefined;

/** Present standings: on a list, or by decisions, merges or imports since. */
interface Here {
  readonly listed: ReadonlyMap<number, Row>;
  /** Undefined for persons who have left the pool. */
  readonly overrides: ReadonlyMap<number, Row | undefined>;
}

async function standingHere(
  desk: Desk,
  { pool, lists, phase, ...target }: Target,
  persons: readonly number[],
): Promise<Here> {
  const list = phase === 'next' ? lists.at(-1) : listOfTarget({ pool, lists, phase, ...target });
  const listed = new Map<number, Row>(list === undefined ? [] : await broughtOn(desk, pool, list, persons));
  const overrides = isPeriodicFamily(pool.family) ? await desk.present(pool.pool, persons) : [];
  return { listed, overrides: new Map(overrides.map((row) => [row.person, standingInRow(row)])) };
}

/** The data of some players on the last list before this one. */
async function shownBefore(
  desk: Desk,
  { pool: { family }, lists, asOf }: Target,
  persons: readonly number[],
): Promise<ReadonlyMap<number, StandingRow>> {
  const last = isPeriodicFamily(family) ? lists.findLast(({ date }) => date < dateOfList(asOf)) : undefined;
  const rows = last === undefined ? [] : await desk.standings(last.list, persons);
  return new Map(rows.map((row) => [row.person, row]));
}

/** An imported list lowers nothing: K depends on the highest rating ever published, and on all games. */
function withWhatIsKnown(standing: IncomingStanding, row: Row | undefined, shown: Row | undefined): IncomingStanding {
  const { rating, games, peak = rating, k } = standing;
  const reached = Math.max(0, row?.peak ?? 0, shown?.peak ?? 0);
  const total = Math.max(0, row?.total ?? 0, shown?.total ?? 0);
  const known = row?.k ?? shown?.k ?? undefined;
  const kept: { games?: number; peak?: number; k?: number } = {};
  if (games === undefined && total > 0) kept.games = total;
  if (reached > (peak ?? 0)) kept.peak = reached;
  if (k === undefined && known !== undefined) kept.k = known;
  return { ...standing, ...kept };
}

/**
 * Standings are imported by the hundred thousand: members that are numbers are written in the order of the entry
 * directly.
 */
function broughtStanding(person: number, standing: IncomingStanding): BroughtStanding {
  const { rest, ...flat } = standing;
  const all: Record<string, unknown> = { ...flat, person: personId(person) };
  const ordered: Record<string, unknown> = {};
  for (const member of Object.keys(all).sort()) ordered[member] = all[member];
  return (rest === undefined ? ordered : withSortedMembers({ ...ordered, rest })) as unknown as BroughtStanding;
}

export async function planStandings(desk: Desk, part: Part, known: readonly ListedKnown[]): Promise<StandingsPlanned> {
  const target = part.target as Target;
  const rated = new Map(known.flatMap((each) => (each.player.standing === undefined ? [] : [[each.person, each]])));
  const persons = [...rated.keys()];
  const [here, shown] = [await standingHere(desk, target, persons), await shownBefore(desk, target, persons)];
  const isPeriodic = isPeriodicFamily(target.pool.family);
  const brought: BroughtStanding[] = [];
  const moved: number[] = [];
  const inQuestion: StandingsPlanned['inQuestion'][number][] = [];
  let others = 0;
  for (const [person, each] of rated) {
    const standing = each.player.standing as IncomingStanding;
    const row = here.listed.get(person);
    const override = here.overrides.has(person) ? (here.overrides.get(person) ?? null) : undefined;
    const verdict = verdictOn(part, standing, row, override);
    if (verdict === 'asked') {
      inQuestion.push({
        known: each,
        seen: { here: shownRating(override === undefined ? row : override), list: shownRating(standing) },
      });
    }
    // a decision stays for the next list; on a new list the player has the imported standing
    const isOnNew = verdict === 'asked' && target.phase === 'opening' && row === undefined;
    if (verdict === 'said' || (verdict === 'asked' && !isOnNew)) continue;
    if (verdict === 'other') others += 1;
    brought.push(broughtStanding(person, isPeriodic ? withWhatIsKnown(standing, row, shown.get(person)) : standing));
    moved.push(person);
  }
  return { brought, moved, others, inQuestion, rated: persons };
}

/** The rating, or in Go the grade of an unrated player. */
function shownRating(of: Row | IncomingStanding | null | undefined): string | null {
  if (of === null || of === undefined) return null;
  const rank = typeof of.rest === 'string' || of.rest === null ? rankIn(of.rest) : of.rest?.['rank'];
  return of.rating === null || of.rating === undefined ? ((rank as string | undefined) ?? null) : String(of.rating);
}

type Verdict = 'new' | 'other' | 'said' | 'asked';

/** `override`: null for persons who have left the pool, undefined where the list holds. */
function verdictOn(
  { how, takes, target }: Part,
  standing: IncomingStanding,
  row: Row | undefined,
  override: Row | null | undefined,
): Verdict {
  const { phase } = target as Target;
  // a file does not overrule a decision
  if (override !== undefined) return override !== null && isSameRating(override, standing) ? 'said' : 'asked';
  if (row === undefined || isUnrated(row)) return row !== undefined && isSaid(row, standing) ? 'said' : 'new';
  if (isSameRating(row, standing)) return phase === 'next' || isSaid(row, standing) ? 'said' : 'new';
  if (phase === 'next') return 'asked';
  return how === 'whole' || takes.has('ratings') ? 'other' : 'asked';
}

/** A player who loses the rating. */
export interface LostRating {
  readonly person: number;
  readonly rating: number | null;
}

/** Players with a rating who are not in the whole list. */
export async function ratingsLostBy(
  desk: Desk,
  { pool, lists, asOf }: Target,
  isRated: (person: number) => boolean,
  opened: number | undefined,
): Promise<readonly LostRating[]> {
  // a list begun by this very import has nobody else's ratings
  const base = lists.findLast(({ no, date }) => date <= dateOfList(asOf) && (opened === undefined || no < opened));
  if (base === undefined) return [];
  const lost: LostRating[] = [];
  for await (const batch of standingsOn(desk, pool, base, isRated)) {
    const gone = batch.filter((row) => !isUnrated(row));
    const overridden = isPeriodicFamily(pool.family)
      ? new Set(
          (
            await desk.present(
              pool.pool,
              gone.map(({ person }) => person),
            )
          ).map(({ person }) => person),
        )
      : new Set<number>();
    const alone = new Set(
      (await desk.persons(gone.map(({ person }) => person))).filter(isThere).map(({ person }) => person),
    );
    for (const { person, rating } of gone) {
      if (!overridden.has(person) && alone.has(person)) lost.push({ person, rating });
    }
  }
  return lost;
}

/** A merged person is rated as somebody else; an erased one is in no list, and keeps the standing. */
const isThere = (row: PersonRow): boolean => row.mergedInto === null && erasedBy(row) === undefined;

/** Players who lose their rating. Continuous pools: including later changes for that day. */
async function* standingsOn(
  desk: Desk,
  pool: PoolRow,
  { list, ...row }: ListRow,
  isRated: (person: number) => boolean,
): AsyncGenerator<readonly StandingRow[]> {
  if (isPeriodicFamily(pool.family)) {
    // nearly everybody is rated: only the others are read as rows
    for (let from: number | undefined = 0; from !== undefined; ) {
      const { blocks, next }: StandingBlocks = await desk.standingBlocks(list, from);
      const gone: number[] = [];
      for (const block of blocks) {
        for (let at = 0; at < block.rows; at += 1) if (!isRated(block.person(at))) gone.push(block.person(at));
      }
      if (gone.length > 0) yield await desk.standings(list, gone);
      from = next;
    }
    return;
  }
  const persons = new Set<number>();
  for await (const batch of desk.allStandings(list)) for (const { person } of batch) persons.add(person);
  for await (const batch of desk.allPresent(pool.pool)) for (const { person } of batch) persons.add(person);
  const rows = await broughtOn(desk, pool, { list, ...row }, [...persons]);
  yield [...rows.values()].filter(({ person }) => !isRated(person)).sort((a, b) => a.person - b.person);
}
