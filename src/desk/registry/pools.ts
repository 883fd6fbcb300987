/** Opens a pool: a rulebook family, a name and a calendar. The edition depends on the date. */
import { calendarOf, familyRules } from '../../rulebooks/office-rules.ts';
import { type Control, CONTROLS } from '../../core/control.ts';
import { parseDay, parseMonth } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import { REPORT_RATINGS, type ReportRatings } from '../../core/report.ts';
import type { JsonObject } from '../../ledger/entries.ts';
import type { PoolRow } from '../../ledger/store.ts';
import {
  chosenReadings,
  closingOfPool,
  controlOfPool,
  groupOfPool,
  poolPlace,
  readingsOfPool,
  poolSettings,
} from '../../ledger/rows/pools.ts';
import { listsOf } from '../../rating/states.ts';
import { firstDayWithControl } from '../../rulebooks/in-force.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import { editionOn, editions, isFamily } from '../../rulebooks/registry.ts';
import { FAMILIES, type Family } from '../../rulebooks/rulebook.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { isPeriodicFamily } from '../../ledger/rows/standings.ts';
import { registryFinding } from '../findings/registry.ts';
import { closedAgainst } from './closed-pools.ts';
import { writtenNames } from './office-names.ts';
import { checkChosen, checkReadings } from './pool-readings.ts';
import { type PoolNames, poolNames } from './pool-settings.ts';

export type { PoolNames } from './pool-settings.ts';

/** `monthly`: a list on the first of each month. `at-once`: each event counts when it is accepted. */
export const POOL_CALENDARS = ['monthly', 'at-once'] as const;
export type PoolCalendar = (typeof POOL_CALENDARS)[number];

export interface PoolFacts {
  /** A short name for addresses and commands. */
  readonly pool: string;
  readonly family: string;
  readonly name: string;
  readonly names?: PoolNames;
  /** The month of the first list; at once: the day on which the pool opens. */
  readonly from: string;
  readonly calendar?: string;
  /** `standard` if absent. */
  readonly control?: string;
  /** The group of pools that it belongs to: at most one for each time control. */
  readonly group?: string;
  /** Readings of open clauses, by setting. */
  readonly readings?: ChosenReadings;
}

export interface ShownPool {
  readonly pool: string;
  readonly family: Family;
  readonly name: string;
  readonly names?: PoolNames;
  readonly from: string;
  readonly calendar: PoolCalendar;
  /** Absent: standard. */
  readonly control?: Control;
  readonly group?: string;
  /** ORR: the source of ratings in reports. */
  readonly reportRatings?: ReportRatings;
  /** Its chosen readings of open clauses. */
  readonly readings?: ChosenReadings;
  /** The last list, or the last day, of a closed pool. */
  readonly closed?: string;
}

const POOL = /^[a-z][a-z0-9-]{0,31}$/;

export const shownPool = (row: PoolRow): ShownPool => ({
  pool: row.pool,
  family: row.family,
  name: row.name,
  ...poolNames(row),
  from: row.since,
  calendar: calendarOf(row.family),
  ...poolPlace(row),
  ...ratingsOf(row),
  ...chosenReadings(readingsOfPool(row)),
  ...closingOfPool(row),
});

const ratingsOf = (row: PoolRow): Pick<ShownPool, 'reportRatings'> => {
  const { reportRatings } = poolSettings(row);
  return reportRatings === undefined ? {} : { reportRatings };
};

function givenNames(names: PoolNames = {}): PoolNames | undefined {
  const written = writtenNames(names);
  return Object.keys(written).length === 0 ? undefined : written;
}

/** Texts without a date are in force at any time. */
function checkFrom(family: Family, control: Control, from: string): readonly Finding[] {
  const monthly = isPeriodicFamily(family);
  const date = monthly && parseMonth(from) !== undefined ? `${from}-01` : from;
  const day = parseDay(date);
  if (day === undefined || monthly !== (parseMonth(from) !== undefined)) {
    return [registryFinding(monthly ? 'pool.from-month' : 'pool.from-day', { seen: from })];
  }
  if (editionOn(family, control, day) !== undefined) return [];
  if (control === 'standard') return [registryFinding('pool.no-edition', { family, date })];
  const first = firstDayWithControl(editions, family, control) ?? null;
  return [registryFinding('pool.no-control', { family, control, from: first, date })];
}

const isControl = (text: string): text is Control => (CONTROLS as readonly string[]).includes(text);

/** All pools of a group have the same family and different time controls. */
function checkGroup({ group, family, control = 'standard' }: PoolFacts, pools: readonly PoolRow[]): readonly Finding[] {
  if (group === undefined) return [];
  if (!POOL.test(group)) return [registryFinding('pool.group', { seen: group })];
  const others = pools.filter((each) => groupOfPool(each) === group);
  const same = others.find((each) => controlOfPool(each) === control);
  const strange = others.find((each) => each.family !== family);
  return [
    ...(same === undefined
      ? []
      : [registryFinding('pool.group-control', { group, control: control as Control, pool: same.pool })]),
    ...(strange === undefined
      ? []
      : [registryFinding('pool.group-family', { group, family: strange.family, pool: strange.pool })]),
  ];
}

function checkFamily({ family, from, calendar, control = 'standard', readings = {} }: PoolFacts): readonly Finding[] {
  if (!isFamily(family)) return [registryFinding('pool.family', { seen: family, expected: FAMILIES })];
  if (!isControl(control)) return [registryFinding('pool.control', { seen: control, expected: CONTROLS })];
  const expected = calendarOf(family);
  return [
    ...(calendar === undefined || calendar === expected
      ? []
      : [registryFinding('pool.calendar', { family, seen: calendar, expected: [expected] })]),
    ...checkFrom(family, control, from),
    ...checkChosen(family, control, readings),
  ];
}

/** A pool stays for ever, even if it is closed: a beginning years ahead is a slip. */
const MOST_DAYS_AHEAD = 400;

function checkAhead(from: string, today: string): readonly Finding[] {
  const day = parseDay(from.length === 7 ? `${from}-01` : from);
  const isFar = day !== undefined && day - (parseDay(today) as number) > MOST_DAYS_AHEAD;
  return isFar ? [registryFinding('pool.from-far', { seen: from, today })] : [];
}

export function openRatingPool(office: Office, facts: PoolFacts, options: ChangeOptions): Promise<Outcome<ShownPool>> {
  return changeOffice(office, options, async ({ desk, post, today }) => {
    if ((await desk.office()) === undefined) return refused(registryFinding('office.not-open', {}));
    const { pool, from } = facts;
    const name = facts.name.trim();
    const findings = [
      ...(POOL.test(pool) ? [] : [registryFinding('pool.id', { pool })]),
      ...(name === '' ? [registryFinding('pool.name-missing', {})] : []),
      ...checkFamily(facts),
      ...checkGroup(facts, await desk.pools()),
      ...checkAhead(from, today),
      ...((await desk.pool(pool)) === undefined ? [] : [registryFinding('pool.exists', { pool })]),
    ];
    if (isRefused(findings)) return refused(...findings);
    const family = facts.family as Family;
    const names = givenNames(facts.names);
    const { control, group, readings } = facts;
    const settings: JsonObject = {
      calendar: calendarOf(family),
      ...(names === undefined ? {} : { names }),
      ...(control === undefined ? {} : { control }),
      ...(group === undefined ? {} : { group }),
      ...(readings === undefined ? {} : { readings }),
    };
    await post({ kind: 'pool.opened', data: { pool, family, name, from, settings } });
    return { value: shownPool((await desk.pool(pool)) as PoolRow), findings };
  });
}

export interface PoolChoice {
  readonly pool: string;
  readonly reportRatings?: string;
  readonly readings?: ChosenReadings;
}

/**
 * Changes settings of an open pool. Existing reports keep what they were read with, and published lists the readings
 * that they were compiled with.
 */
export function setPool(
  office: Office,
  { pool, reportRatings, readings = {} }: PoolChoice,
  options: ChangeOptions,
): Promise<Outcome<ShownPool>> {
  return changeOffice(office, options, async ({ desk, post, today }) => {
    const row = await desk.pool(pool);
    if (row === undefined) return refused(registryFinding('pool.unknown', { pool }));
    const faults = [
      ...(await closedAgainst(desk, row, today)),
      ...checkReportRatings(row, reportRatings),
      ...checkReadings(row, readings),
    ];
    if (isRefused(faults)) return refused(...faults);
    const was = readingsOfPool(row);
    const others = Object.fromEntries(Object.entries(readings).filter(([name, value]) => was[name] !== value));
    const chosen = {
      ...(reportRatings === undefined || reportRatings === poolSettings(row).reportRatings
        ? {}
        : { reportRatings: reportRatings as ReportRatings }),
      ...(Object.keys(others).length === 0 ? {} : { readings: others }),
    };
    if (Object.keys(chosen).length === 0) {
      return { value: shownPool(row), findings: [registryFinding('pool.unchanged', { pool }, 'note')] };
    }
    await post({ kind: 'pool.set', data: { pool, ...chosen } });
    const last = chosen.readings === undefined ? undefined : (await listsOf(desk, pool)).at(-1);
    return {
      value: shownPool((await desk.pool(pool)) as PoolRow),
      findings: last === undefined ? [] : [registryFinding('pool.readings-ahead', { pool, list: last.date }, 'note')],
    };
  });
}

function checkReportRatings({ pool, family }: PoolRow, seen: string | undefined): readonly Finding[] {
  if (seen === undefined) return [];
  if (!familyRules(family).takesFideRatings) return [registryFinding('pool.one-rating', { pool, family })];
  const isOne = REPORT_RATINGS.some((each) => each === seen);
  return isOne ? [] : [registryFinding('pool.report-ratings', { seen, expected: REPORT_RATINGS })];
}

export const showPools = (office: Office): Promise<readonly ShownPool[]> =>
  readOffice(office, async (desk) => (await desk.pools()).map(shownPool));
