/**
 * Imports FIDE's combined list into all pools of a group at once: each pool gets the ratings of its time control. All
 * of it is one write: if one pool refuses, or the program ends in the middle, nothing is imported. The imports are
 * undone together, too.
 */
import { type Finding, isRefused } from '../../../core/finding.ts';
import { controlOfPool, groupOfPool } from '../../../ledger/rows/pools.ts';
import type { PoolRow } from '../../../ledger/store.ts';
import { type ChangeOptions, changeTogether } from '../../change.ts';
import { registryFinding } from '../../findings/registry.ts';
import { readOffice, type Office, type Outcome, refused } from '../../office.ts';
import { importList } from '../import.ts';
import type { ImportedList, ImportOutcome, ImportSummary } from './asked.ts';
import { ratingsLackedBy, readFirst } from './reading.ts';

export type ImportedGroupList = Omit<ImportedList, 'pool' | 'control' | 'group'> & { readonly group: string };

export interface ImportedGroup {
  readonly group: string;
  /** One for each pool, in the order standard, rapid, blitz. */
  readonly pools: readonly ImportSummary[];
}

/** If a confirmation is needed first, `effect` is what would be done. */
export interface GroupOutcome extends Outcome<ImportedGroup> {
  readonly effect?: ImportedGroup;
}

const ORDER = ['standard', 'rapid', 'blitz'] as const;
const place = (pool: PoolRow): number => ORDER.indexOf(controlOfPool(pool));

/** The pools of a group, by time control. */
async function poolsOfGroup(office: Office, group: string): Promise<Outcome<readonly PoolRow[]>> {
  const all = await readOffice(office, (desk) => desk.pools());
  const pools = all.filter((pool) => groupOfPool(pool) === group).toSorted((a, b) => place(a) - place(b));
  if (pools.length > 0) return { value: pools, findings: [] };
  const groups = [...new Set(all.flatMap((pool) => groupOfPool(pool) ?? []))].sort();
  return refused(registryFinding('import.no-group', { group, groups }));
}

/**
 * A list of one kind has nothing for the other pools, and one without a column of ratings would remove all ratings of
 * its pool.
 */
async function notForGroup(list: ImportedGroupList, pools: readonly PoolRow[]): Promise<readonly Finding[]> {
  const { ratings, kind, findings } = await readFirst(list);
  if (kind === 'fide-list' && ratings === undefined) return findings;
  if (ratings !== 'combined') {
    return [registryFinding('import.not-combined', { group: list.group, pools: pools.map(({ pool }) => pool) })];
  }
  return ratingsLackedBy(findings, pools);
}

const withoutRepeats = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((each) => [JSON.stringify(each), each])).values(),
];

/**
 * The imports into all pools, one after another. All are tried, unless one of them fails in a way that has to be
 * undone.
 */
async function intoEach(
  office: Office,
  list: ImportedGroupList,
  pools: readonly PoolRow[],
  options: ChangeOptions,
): Promise<GroupOutcome> {
  const outcomes: ImportOutcome[] = [];
  for (const pool of pools) {
    const outcome = await importList(office, { ...list, pool: pool.pool, control: controlOfPool(pool) }, options);
    outcomes.push(outcome);
    if (office.within?.isWhole() === false) break;
  }
  const findings = withoutRepeats(outcomes.flatMap((each) => each.findings));
  const summaries = outcomes.flatMap(({ value, effect }) => value ?? effect ?? []);
  if (summaries.length < pools.length) return { findings };
  const imported = { group: list.group, pools: summaries };
  return isRefused(findings) ? { effect: imported, findings } : { value: imported, findings };
}

/** A preview has no number. */
const unnumbered = ({ import: _number, ...summary }: ImportSummary): ImportSummary => summary;

const asShown = (imported: ImportedGroup): ImportedGroup => ({ ...imported, pools: imported.pools.map(unnumbered) });

export async function importGroup(
  office: Office,
  list: ImportedGroupList,
  options: ChangeOptions,
): Promise<GroupOutcome> {
  const { value: pools, findings: unknown } = await poolsOfGroup(office, list.group);
  if (pools === undefined) return { findings: unknown };
  const against = await notForGroup(list, pools);
  if (isRefused(against)) return refused(...against);
  const { dryRun: isShown = false, ...asked } = options;
  const outcome = await changeTogether(office, options, (together) => intoEach(together, list, pools, asked));
  if (outcome.effect !== undefined) return { ...outcome, effect: asShown(outcome.effect) };
  return outcome.value !== undefined && isShown ? { ...outcome, value: asShown(outcome.value) } : outcome;
}
