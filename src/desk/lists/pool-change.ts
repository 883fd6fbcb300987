/** What all changes of a whole pool share: who may decide them, their effect, and how they are posted. */
import { type Month, monthText, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { PoolDecision } from '../../ledger/entries.ts';
import { paperOf, SALT_LENGTH } from '../../ledger/papers.ts';
import { personNumber } from '../../ledger/ids.ts';
import { openingListData } from '../../ledger/rows/standings.ts';
import type { Desk, ListRow, Paper, PoolRow, StandingRow } from '../../ledger/store.ts';
import { rulesOfList } from '../../rulebooks/office-rules.ts';
import type { HistogramBar } from '../../ledger/lists/report.ts';
import type { Posting } from '../../projection/post.ts';
import {
  type ChangedRatings,
  changedRatingsText,
  changesOn,
  type DecidedChange,
  decidedChanges,
} from '../../rating/changes-on.ts';
import { changedRatings, compileList } from '../../rating/compile-list.ts';
import { parseListMonth } from '../../rating/period.ts';
import { isReplayed, type RecomputedList, recomputedLists } from '../../rating/recomputed.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import type { ChangingDesk } from '../change.ts';
import { listFinding } from '../findings/lists.ts';
import { registryFinding } from '../findings/registry.ts';
import type { Office } from '../office.ts';
import { closedAgainst } from '../registry/closed-pools.ts';
import { openImportOf } from '../registry/import/log.ts';
import { recordedAuthority } from '../../rulebooks/approvals.ts';
import { checkAuthority } from './decide.ts';

/** Who decided it, when, and in which document; the ground comes with the entry. */
export interface PoolDecisionInput {
  readonly by: string;
  /** The day of the decision; absent: today. */
  readonly decided?: string;
  /** The document with the decision. */
  readonly reference?: string;
}

export interface PassedMark {
  readonly at: number;
  /** Below the floor a list shows no rating. */
  readonly isFloor: boolean;
  readonly up: number;
  readonly down: number;
  /** The first of them. */
  readonly players: readonly { readonly player: string; readonly name: string | null }[];
}

/** The effect of a change: shown before it is made, and stored with it. */
export interface PoolChangeEffect {
  readonly affected: number;
  /** The sum of all changes. */
  readonly points: number;
  /** In steps of fifty points; empty where nothing changes. */
  readonly histogram: readonly HistogramBar[];
  /** The greatest changes first. */
  readonly greatest: readonly {
    readonly player: string;
    readonly name: string | null;
    readonly before: number;
    readonly after: number;
  }[];
  /** Players who pass a rating that matters to a rule. */
  readonly passes: readonly PassedMark[];
}

const BAR = 50;
const GREATEST = 20;
const NAMED = 10;

/**
 * Objections to any change of a pool: a pool without monthly lists, a missing ground or authority, an unfinished
 * import.
 */
export async function checkPoolChange(
  desk: Desk,
  pool: PoolRow,
  { by, decided }: PoolDecisionInput,
  ground: string | undefined,
  today: string,
): Promise<readonly Finding[]> {
  if (!isPeriodicPool(pool)) return [listFinding('adjust.continuous', { pool: pool.pool, family: pool.family })];
  const isDay = decided === undefined || (parseDay(decided) !== undefined && decided <= today);
  return [
    ...(await closedAgainst(desk, pool, today)),
    ...checkAuthority(pool, by, ground),
    ...(isDay ? [] : [listFinding('adjust.decided-day', { seen: decided, today })]),
    ...(await openImport(desk, pool)),
  ];
}

/** A list whose import is unfinished is not complete. */
export async function openImport(desk: Desk, { pool }: PoolRow): Promise<readonly Finding[]> {
  const last = (await listsOf(desk, pool)).at(-1);
  if (last !== undefined && openingListData(last)?.open === true) {
    return [listFinding('lists.import-open', { pool, date: last.date, players: last.players })];
  }
  const open = await openImportOf(desk, pool);
  return open === undefined ? [] : [registryFinding('import.still-open', { import: open, pool })];
}

export const decisionOf = (
  { by, decided, reference }: PoolDecisionInput,
  ground: string | undefined,
  today: string,
): PoolDecision => ({
  by: recordedAuthority(by),
  on: decided ?? today,
  ...(reference === undefined || reference.trim() === '' ? {} : { reference: reference.trim() }),
  ground: (ground ?? '').trim(),
});

/** A change that is not posted yet; its effect is filled in when it is known. */
export type HypotheticalChange<K extends DecidedChange['kind']> = {
  readonly kind: K;
  readonly data: Omit<Extract<DecidedChange, { kind: K }>['data'], 'affected' | 'points' | 'changes'>;
};

/** The effect that a change would have on its list; undefined where no edition is in force. */
export async function effectOf<K extends DecidedChange['kind']>(
  desk: Desk,
  pool: PoolRow,
  { kind, data }: HypotheticalChange<K>,
): Promise<{ readonly effect: PoolChangeEffect; readonly ratings: ChangedRatings } | undefined> {
  const entry = (await desk.head()).no + 1;
  const month = parseListMonth(data.list) as Month;
  const change = { entry, kind, data: { ...data, ...NOTHING }, isCancelled: false } as unknown as DecidedChange;
  const compiled = await compileList(desk, pool, month, { hypothetical: [change] });
  if (compiled === undefined) return undefined;
  const ratings = changedRatings(compiled.rows()).get(entry) ?? [];
  return { ratings, effect: await effectIn(desk, pool, month, ratings) };
}

const NOTHING = { affected: 0, points: 0, changes: '' } as const;

async function effectIn(desk: Desk, pool: PoolRow, month: Month, ratings: ChangedRatings): Promise<PoolChangeEffect> {
  const bars = new Map<number, number>();
  for (const [, old, now] of ratings) {
    const bar = Math.floor((now - old) / BAR) * BAR;
    bars.set(bar, (bars.get(bar) ?? 0) + 1);
  }
  const sizeOf = ([, old, now]: ChangedRatings[number]): number => Math.abs(now - old);
  const greatest = ratings.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, GREATEST);
  const { marks, floor } = rulesOfList(pool.family, controlOfPool(pool), month);
  const passes = [floor, ...marks]
    .map((at) => passed(ratings, at, at === floor))
    .filter(({ up, down }) => up + down > 0);
  const named = new Set([...greatest.map(([player]) => player), ...passes.flatMap(({ players }) => players)]);
  const persons = await desk.persons([...named].map((player) => personNumber(player) as number));
  const names = new Map(persons.map(({ person, name }) => [person, name]));
  const nameOf = (player: string): string | null => names.get(personNumber(player) as number) ?? null;
  return {
    affected: ratings.length,
    points: pointsOf(ratings),
    histogram: [...bars].sort(([a], [b]) => a - b).map(([from, count]) => ({ from, count })),
    greatest: greatest.map(([player, before, after]) => ({
      player,
      name: nameOf(player),
      before,
      after,
    })),
    passes: passes.map((each) => ({
      ...each,
      players: each.players.map((player) => ({ player, name: nameOf(player) })),
    })),
  };
}

function passed(
  ratings: ChangedRatings,
  at: number,
  isFloor: boolean,
): Omit<PassedMark, 'players'> & { readonly players: readonly string[] } {
  const up = ratings.filter(([, old, now]) => old < at && now >= at);
  const down = ratings.filter(([, old, now]) => old >= at && now < at);
  const players = [...up, ...down].slice(0, NAMED).map(([player]) => player);
  return { at, isFloor, up: up.length, down: down.length, players };
}

/** The sum of all changes. */
export const pointsOf = (ratings: ChangedRatings): number => ratings.reduce((sum, [, old, now]) => sum + now - old, 0);

const NOBODY = 0;

function changesPaper(ratings: ChangedRatings, random: Office['random']): Paper {
  const [content, salt] = [new TextEncoder().encode(changedRatingsText(ratings)), random(SALT_LENGTH)];
  return { digest: paperOf(content, salt).digest, kind: 'changes', of: NOBODY, salt, content };
}

/** The entry of a change with its effect, and the paper with the players. */
export function changePosting<K extends DecidedChange['kind']>(
  { kind, data }: HypotheticalChange<K>,
  ratings: ChangedRatings,
  random: Office['random'],
): Posting {
  const paper = changesPaper(ratings, random);
  const numbers = { affected: ratings.length, points: pointsOf(ratings), changes: paper.digest };
  return { kind, data: { ...data, ...numbers }, papers: [paper] } as unknown as Posting;
}

/**
 * Changes of a list about to be sealed whose numbers differ from those at the decision, because of later events: they
 * are posted once more, with the numbers of the list.
 */
export async function settledChanges(
  { desk, random }: Pick<ChangingDesk, 'desk' | 'random'>,
  pool: string,
  date: string,
  rows: Iterable<StandingRow>,
): Promise<readonly Posting[]> {
  const changes = await changesOn(desk, pool, date);
  if (changes.length === 0) return [];
  const made = changedRatings(rows);
  const postings: Posting[] = [];
  for (const { entry, kind, data } of changes) {
    const ratings = made.get(entry) ?? [];
    const paper = await desk.paper(data.changes);
    const isAsDecided = paper !== undefined && textOfPaper(paper) === changedRatingsText(ratings);
    if (!isAsDecided)
      postings.push(changePosting({ kind, data: { ...data, instead: entry } } as never, ratings, random));
  }
  return postings;
}

/** For a change that is reversed by replay: the lists since then as they would have been, beside the published ones. */
export async function recomputedPostings(
  { desk, random }: Pick<ChangingDesk, 'desk' | 'random'>,
  pool: PoolRow,
  date: string,
): Promise<readonly Posting[]> {
  const postings: Posting[] = [];
  for (const change of (await changesOn(desk, pool.pool, date)).filter(isReplayed)) {
    for await (const { text, ...data } of recomputedLists(desk, pool, change)) {
      const [content, salt] = [new TextEncoder().encode(text), random(SALT_LENGTH)];
      const { digest: rows } = paperOf(content, salt);
      const paper: Paper = { digest: rows, kind: 'list', of: NOBODY, salt, content };
      postings.push({ kind: 'list.recomputed', data: { ...data, rows }, papers: [paper] });
    }
  }
  return postings;
}

/** The data of an entry about a recomputed list, for comparison. */
export const recomputedText = ({
  players,
  changed,
  digest,
}: Pick<RecomputedList, 'players' | 'changed' | 'digest'>): string => `${players} ${changed} ${digest}`;

/** The lists that a reversal by replay leads to, by date; none for other reversals. */
export async function listsAfterReversal(
  desk: Desk,
  pool: string,
  reversal: number,
): Promise<ReadonlyMap<string, string>> {
  const lists = new Map<string, string>();
  const change = (await decidedChanges(desk, pool)).find(({ entry }) => entry === reversal);
  if (change === undefined || !isReplayed(change)) return lists;
  const made = recomputedLists(desk, (await desk.pool(pool)) as PoolRow, change);
  for await (const list of made) lists.set(list.date, recomputedText(list));
  return lists;
}

/** The entry of a change whose sums or paper do not match its list; a missing paper is reported as such. */
export async function differingChange(desk: Desk, pool: string, date: string): Promise<number | undefined> {
  const changes = await changesOn(desk, pool, date);
  if (changes.length === 0) return undefined;
  const rows: StandingRow[] = [];
  const { list } = (await desk.list(pool, date)) as ListRow;
  for await (const batch of desk.allStandings(list)) rows.push(...batch);
  const made = changedRatings(rows);
  for (const { entry, data } of changes) {
    const ratings = made.get(entry) ?? [];
    const paper = await desk.paper(data.changes);
    const isSame =
      data.affected === ratings.length &&
      data.points === pointsOf(ratings) &&
      (paper === undefined || textOfPaper(paper) === changedRatingsText(ratings));
    if (!isSame) return entry;
  }
  return undefined;
}

const textOfPaper = ({ content }: Paper): string => new TextDecoder().decode(content);

/** The month of a requested list, if it is not published yet. */
export function unpublishedMonth(
  text: string,
  next: Month,
  last: ListRow | undefined,
): { readonly month?: Month; readonly findings: readonly Finding[] } {
  const month = parseListMonth(text);
  if (month === undefined) return { findings: [listFinding('lists.bad-date', { seen: text, periodic: true })] };
  if (month >= next) return { month, findings: [] };
  const facts = { list: monthText(month), last: last?.date ?? null, next: monthText(next) };
  return { findings: [listFinding('adjust.sealed', facts)] };
}
