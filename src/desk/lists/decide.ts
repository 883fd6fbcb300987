/**
 * A decision on one player's standing, by an authority that the rulebook names: an entry with its ground, author and
 * authority.
 */
import { recordedAuthority } from '../../rulebooks/approvals.ts';
import { monthText } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { EntryKinds, EntryJson } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import type { PoolRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { closedAgainst } from '../registry/closed-pools.ts';
import { findPlayer } from '../registry/find.ts';
import { nextMonth } from './next-month.ts';
import { checkChange, checkDay, checkValue, type DecisionToCheck } from './decision-limits.ts';
import type { Indicator } from '../../rulebooks/edition.ts';
import { familyRules } from '../../rulebooks/office-rules.ts';
import { indicated, indicatorsOf } from '../../rating/decisions.ts';
import { type MovedRating, rerateAfter } from '../reratings/post-rerating.ts';
import { registryFinding } from '../findings/registry.ts';
import { listFinding } from '../findings/lists.ts';
import { currentStates, isPeriodicPool } from '../../rating/states.ts';
import { decisionKey, Timelines } from '../../rating/timeline.ts';

export interface DecisionInput {
  readonly pool: string;
  readonly player: string;
  readonly indicator: string;
  readonly value: EntryJson;
  /** The value that the decision assumes to be the present one; it is refused where that is another. */
  readonly old?: EntryJson;
  /** The day from which it counts, since the last list; absent: today. */
  readonly on?: string;
  /** The value repeated, where it is far from the present one, or higher than everybody's. */
  readonly although?: EntryJson;
  /** The authority that decided. */
  readonly by: string;
}

export interface DecisionTaken {
  readonly pool: string;
  /** Periodic pools: the first list with the decision, `2024-06`. */
  readonly list?: string;
  readonly player: string;
  /** Absent after an erasure. */
  readonly name?: string;
  readonly indicator: string;
  readonly old: EntryJson;
  readonly new: EntryJson;
  /** Events after that day which were rated again. */
  readonly events: readonly string[];
  readonly moved: readonly MovedRating[];
}

export async function decideStanding(
  office: Office,
  input: DecisionInput,
  options: ChangeOptions,
): Promise<Outcome<DecisionTaken>> {
  return changeOffice(office, options, async (changing) => {
    const pool = await changing.desk.pool(input.pool);
    if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: input.pool }));
    const closed = await closedAgainst(changing.desk, pool, changing.today);
    if (closed.length > 0) return refused(...closed);
    const found = await findPlayer(changing.desk, input.player);
    if (found.person === undefined) return { findings: found.findings };
    const on = input.on ?? changing.today;
    const findings = [
      ...faults(pool, input, on, options.ground),
      ...(await checkDay(changing.desk, pool, on, changing.today)),
    ];
    if (isRefused(findings)) return { findings };
    const { person, name } = found.person;
    const { value, findings: others } = await decideOn(changing, pool, person, { ...input, on });
    const taken = value === undefined ? {} : { value: { ...value, ...(name === null ? {} : { name }) } };
    return { ...taken, findings: [...found.findings, ...others] };
  });
}

function faults(
  pool: PoolRow,
  { indicator, value, by }: DecisionInput,
  on: string,
  ground?: string,
): readonly Finding[] {
  const isKnown = isIndicator(pool, indicator);
  return [
    ...(isKnown ? checkValue(pool, indicator as Indicator, value, on) : [unknownIndicator(pool, indicator)]),
    ...checkAuthority(pool, by, ground),
  ];
}

/** What can be decided in a pool, and by whom. */
export const decidableIndicators = ({
  pool,
  family,
}: PoolRow): {
  readonly pool: string;
  readonly indicators: readonly string[];
  readonly deciders: readonly string[];
} => ({
  pool,
  indicators: indicatorsOf({ family }),
  deciders: familyRules(family).decides,
});

export const isIndicator = ({ family }: PoolRow, indicator: string): indicator is Indicator =>
  (indicatorsOf({ family }) as readonly string[]).includes(indicator);

export const unknownIndicator = ({ family }: PoolRow, indicator: string): Finding =>
  listFinding('lists.unknown-indicator', { indicator, expected: indicatorsOf({ family }) });

/** A decision needs a ground and a competent authority; so does its revocation. */
export const checkAuthority = (pool: PoolRow, by: string, ground = ''): readonly Finding[] => [
  ...(ground.trim() === '' ? [listFinding('lists.no-ground', {})] : []),
  ...wrongAuthority(pool, recordedAuthority(by)),
];

/** In the form in which it is recorded. */

function wrongAuthority({ pool, family }: PoolRow, by: string): readonly Finding[] {
  if (by === '') return [listFinding('lists.no-authority', {})];
  const expected = familyRules(family).decides;
  return (expected as readonly string[]).includes(by)
    ? []
    : [listFinding('lists.wrong-authority', { by, pool, expected })];
}

async function decideOn(
  changing: ChangingDesk,
  pool: PoolRow,
  person: number,
  { indicator, value, old: named, on, by, although }: DecisionInput & { readonly on: string },
): Promise<Outcome<DecisionTaken>> {
  const state = await stateOn(changing, pool, person, on);
  const old = indicated(state, indicator as Indicator);
  const player = personId(person);
  if (named !== undefined && named !== old) {
    return refused(listFinding('lists.other-value', { player, indicator, named, present: old }));
  }
  if (old === value) return refused(listFinding('lists.nothing-decided', { player, indicator, value }));
  const weighed = { person, indicator: indicator as Indicator, old, value, although };
  const against = [...lowPeak(player, weighed, state), ...(await checkChange(changing.desk, pool, weighed))];
  if (against.length > 0) return refused(...against);
  const data: EntryKinds['standing.decided'] = {
    pool: pool.pool,
    person: player,
    on,
    indicator,
    old,
    new: value,
    by: recordedAuthority(by),
  };
  const [entry] = await changing.post({ kind: 'standing.decided', data });
  const again = isPeriodicPool(pool)
    ? { findings: [], events: [], moved: [] }
    : await rerateAfter(changing, pool, decisionKey(on, (entry as { no: number }).no), [person]);
  const list = await firstListWith(changing, pool);
  return {
    value: { ...list, player, indicator, old, new: value, events: again.events, moved: again.moved },
    findings: [...again.findings.filter(({ weight }) => weight !== 'refuse'), ...highPeak(player, weighed, state)],
  };
}

/** The first list with a decision made now. */
export const firstListWith = async (
  { desk }: ChangingDesk,
  pool: PoolRow,
): Promise<Pick<DecisionTaken, 'pool' | 'list'>> => ({
  pool: pool.pool,
  ...(isPeriodicPool(pool) ? { list: monthText(await nextMonth(desk, pool)) } : {}),
});

type Meant = Pick<DecisionToCheck, 'indicator' | 'old' | 'value'>;

/** The highest rating must be at least the present one: a lower one would not outlast the next list. */
const lowPeak = (player: string, { indicator, value }: Meant, state: State | undefined): readonly Finding[] =>
  indicator === 'peak' && state?.rating !== undefined && (value as number) < state.rating
    ? [listFinding('lists.peak-below-rating', { player, peak: value as number, rating: state.rating })]
    : [];

/** When a rating is corrected that was never reached, the highest rating has to be corrected too: K depends on it. */
const highPeak = (player: string, { indicator, old, value }: Meant, state: State | undefined): readonly Finding[] =>
  indicator === 'rating' && old !== null && state?.peak === old && value !== null && (value as number) < (old as number)
    ? [listFinding('lists.peak-stays', { player, peak: old as number }, 'note')]
    : [];

/** On the day from which the decision counts; periodic pools: the standing for the next list. */
export async function stateOn(
  { desk }: ChangingDesk,
  pool: PoolRow,
  person: number,
  on: string,
): Promise<State | undefined> {
  if (isPeriodicPool(pool)) return (await currentStates(desk, pool, [person])).get(person);
  const timelines = await Timelines.of(desk, pool);
  await timelines.load([person]);
  return timelines.before(person, decisionKey(on, Number.MAX_SAFE_INTEGER));
}
