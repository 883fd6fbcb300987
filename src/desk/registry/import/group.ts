/**
 * Takes FIDE's combined list into all pools of a group in one go: each pool gets the ratings of its time control. Every pool is
 * tried first, and where one of them refuses nothing comes in; the imports belong together, and are taken back together.
 */
import { type Finding, isRefused } from '../../../core/finding.ts';
import { controlOfPool, groupOfPool } from '../../../ledger/rows/pools.ts';
import type { PoolRow } from '../../../ledger/store.ts';
import type { ChangeOptions } from '../../change.ts';
import { registryFinding } from '../../findings/registry.ts';
import { readOffice, type Office, type Outcome, refused } from '../../office.ts';
import { importList } from '../import.ts';
import type { ImportedList, ImportOutcome, ImportSummary } from './asked.ts';
import { readFirst } from './reading.ts';
import { undoImport } from './undo.ts';

export type ImportedGroupList = Omit<ImportedList, 'pool' | 'control' | 'group'> & { readonly group: string };

export interface ImportedGroup {
  readonly group: string;
  /** One of each pool, in the order standard, rapid, blitz. */
  readonly pools: readonly ImportSummary[];
}

/** Where something is asked before anything is done, `effect` is what would be done. */
export interface GroupOutcome extends Outcome<ImportedGroup> {
  readonly effect?: ImportedGroup;
}

const ORDER = ['standard', 'rapid', 'blitz'] as const;
const place = (pool: PoolRow): number => ORDER.indexOf(controlOfPool(pool));

/** The pools of a group, by their time control. */
async function poolsOfGroup(office: Office, group: string): Promise<Outcome<readonly PoolRow[]>> {
  const all = await readOffice(office, (desk) => desk.pools());
  const pools = all.filter((pool) => groupOfPool(pool) === group).toSorted((a, b) => place(a) - place(b));
  if (pools.length > 0) return { value: pools, findings: [] };
  const groups = [...new Set(all.flatMap((pool) => groupOfPool(pool) ?? []))].sort();
  return refused(registryFinding('import.no-group', { group, groups }));
}

const RATINGS = { standard: 'rating', rapid: 'rapid_rating', blitz: 'blitz_rating' } as const;

/** A list of one kind has nothing for the other pools, and one without a column of ratings would take them all away. */
async function notForGroup(list: ImportedGroupList, pools: readonly PoolRow[]): Promise<readonly Finding[]> {
  const { ratings, kind, findings } = await readFirst(list);
  if (kind === 'fide-list' && ratings === undefined) return findings;
  if (ratings !== 'combined') {
    return [registryFinding('import.not-combined', { group: list.group, pools: pools.map(({ pool }) => pool) })];
  }
  const missing = findings.flatMap(({ code, facts }) =>
    code === 'list.combined-incomplete' ? (facts['elements'] as readonly string[]) : [],
  );
  const needed = pools.map(controlOfPool).filter((control) => missing.includes(RATINGS[control]));
  return needed.length === 0 ? [] : [registryFinding('import.no-ratings-for', { controls: needed })];
}

const withoutRepeats = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((each) => [JSON.stringify(each), each])).values(),
];

const summariesOf = (outcomes: readonly ImportOutcome[]): readonly ImportSummary[] =>
  outcomes.flatMap(({ value, effect }) => value ?? effect ?? []);

export async function importGroup(
  office: Office,
  list: ImportedGroupList,
  options: ChangeOptions,
): Promise<GroupOutcome> {
  const { group } = list;
  const { value: pools, findings: unknown } = await poolsOfGroup(office, group);
  if (pools === undefined) return { findings: unknown };
  const against = await notForGroup(list, pools);
  if (isRefused(against)) return refused(...against);
  const into = (pool: PoolRow, how: ChangeOptions): Promise<ImportOutcome> =>
    importList(office, { ...list, pool: pool.pool, control: controlOfPool(pool) }, how);
  const tried: ImportOutcome[] = [];
  for (const pool of pools) tried.push(await into(pool, { ...options, dryRun: true }));
  const told = withoutRepeats(tried.flatMap(({ findings }) => findings));
  const effect = { group, pools: summariesOf(tried) };
  if (isRefused(told)) return effect.pools.length < pools.length ? { findings: told } : { effect, findings: told };
  if (options.dryRun === true) return { value: effect, findings: told };
  const done: ImportOutcome[] = [];
  for (const pool of pools) {
    const outcome = await into(pool, options);
    if (outcome.value === undefined)
      return { findings: [...outcome.findings, ...(await backOut(office, done, options))] };
    done.push(outcome);
  }
  return {
    value: { group, pools: summariesOf(done) },
    findings: withoutRepeats(done.flatMap(({ findings }) => findings)),
  };
}

/** Somebody changed something between the trial and the import: what has come in goes again. */
async function backOut(
  office: Office,
  done: readonly ImportOutcome[],
  options: ChangeOptions,
): Promise<readonly Finding[]> {
  const first = done.flatMap(({ value }) => value?.import ?? [])[0];
  return first === undefined ? [] : (await undoImport(office, first, options)).findings;
}
