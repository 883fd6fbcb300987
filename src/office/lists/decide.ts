/** A decision of whom the rulebook names on one player's standing: an entry with its ground, author and authority. */
import { parseDay } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { EntryKinds, Json } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import type { PoolRow } from '../../ledger/store.ts';
import type { Authority } from '../../explain/desk-findings/events.ts';
import { FLOOR as FLOOR_2014 } from '../../rulebooks/fide/2014/newcomers.ts';
import { FLOOR as FLOOR_2024 } from '../../rulebooks/fide/2024/newcomers.ts';
import { ALL_GRADES } from '../../rulebooks/mgsz/clauses.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import { type ChangeOptions, type ChangingDesk, change, type Office, type Outcome, refused } from '../change.ts';
import { findPlayer } from '../registry/find.ts';
import { INDICATORS_OF, type Indicator, indicated } from './decisions.ts';
import { type Moved, rateAfter } from './rate-continuous.ts';
import { refusal } from '../registry/finding.ts';
import { say } from './say.ts';
import { currentStates, isPeriodic } from './states.ts';
import { decisionKey, Timelines } from './timeline.ts';

export interface DecisionAsked {
  readonly pool: string;
  readonly player: string;
  readonly indicator: string;
  readonly value: Json;
  /** The value that the decision takes for the present one; nothing is decided where it is another. */
  readonly old?: Json;
  /** The day from which it counts; without it today. */
  readonly on?: string;
  /** Whose decision it is. */
  readonly by: string;
}

export interface DecisionTaken {
  readonly player: string;
  /** Absent where the person was erased. */
  readonly name?: string;
  readonly indicator: string;
  readonly old: Json;
  readonly new: Json;
  /** Events after that day which were rated again. */
  readonly events: readonly string[];
  readonly moved: readonly Moved[];
}

export async function decideStanding(
  office: Office,
  asked: DecisionAsked,
  options: ChangeOptions,
): Promise<Outcome<DecisionTaken>> {
  return change(office, options, async (changing) => {
    const pool = await changing.desk.pool(asked.pool);
    if (pool === undefined) return refused(refusal('pool.unknown', { pool: asked.pool }));
    const found = await findPlayer(changing.desk, asked.player);
    if (found.person === undefined) return { findings: found.findings };
    const on = asked.on ?? changing.today;
    const findings = faults(pool, asked, on, options.ground);
    if (isRefused(findings)) return { findings };
    const { person, name } = found.person;
    const { value, findings: others } = await decideOn(changing, pool, person, { ...asked, on });
    const taken = value === undefined ? {} : { value: { ...value, ...(name === null ? {} : { name }) } };
    return { ...taken, findings: [...found.findings, ...others] };
  });
}

function faults(
  pool: PoolRow,
  { indicator, value, by }: DecisionAsked,
  on: string,
  ground?: string,
): readonly Finding[] {
  const expected = INDICATORS_OF[pool.family];
  const isKnown = (expected as readonly string[]).includes(indicator);
  return [
    ...(isKnown ? [] : [say('lists.unknown-indicator', { indicator, expected })]),
    ...(isKnown && !isValue(indicator as Indicator, value, floorOn(pool, on))
      ? [say('lists.bad-value', { indicator, value })]
      : []),
    ...(parseDay(on) === undefined ? [say('lists.bad-date', { seen: on, periodic: false })] : []),
    ...((ground ?? '').trim() === '' ? [say('lists.no-ground', {})] : []),
    ...wrongAuthority(pool, authorityOf(by)),
  ];
}

/**
 * Whose decision it can be: MGSZ 3(3) names its committee; a published rating of FIDE's is put right by FIDE's (2024 E24), of
 * the Hungarian federation's also by its own committee. Reading: ORR names nobody, so it is the committee's there too.
 */
const DECIDES: Readonly<Record<PoolRow['family'], readonly Authority[]>> = {
  fide: ['qc', 'qc-chairman', 'president'],
  mssz: ['committee', 'qc', 'qc-chairman', 'president'],
  orr: ['committee'],
  mgsz: ['committee'],
};

/** As it is recorded. */
const authorityOf = (by: string): string => by.trim().toLowerCase();

function wrongAuthority({ pool, family }: PoolRow, by: string): readonly Finding[] {
  if (by === '') return [say('lists.no-authority', {})];
  const expected = DECIDES[family];
  return (expected as readonly string[]).includes(by) ? [] : [say('lists.wrong-authority', { by, pool, expected })];
}

/** Below it a list shows no rating (2014 §7.21, 2024 §7.2.1): such a player is decided to have none. */
function floorOn({ family }: PoolRow, on: string): number {
  if (!isPeriodic({ family })) return Number.NEGATIVE_INFINITY;
  const day = parseDay(on);
  const edition = day === undefined ? undefined : editionOn(family, day);
  return edition?.id === 'fide-2024' || edition?.id === 'fide-2025-10' ? FLOOR_2024 : FLOOR_2014;
}

function isValue(indicator: Indicator, value: Json, floor: number): boolean {
  if (indicator === 'unsettled') return typeof value === 'boolean';
  if (indicator === 'grade') return typeof value === 'string' && ALL_GRADES.has(value);
  if (indicator === 'rating' && value === null) return true;
  const least = indicator === 'rating' ? floor : 0;
  return Number.isInteger(value) && (value as number) >= least && Math.abs(value as number) < 10_000;
}

async function decideOn(
  changing: ChangingDesk,
  pool: PoolRow,
  person: number,
  { indicator, value, old: named, on, by }: DecisionAsked & { readonly on: string },
): Promise<Outcome<DecisionTaken>> {
  const old = await valueOn(changing, pool, person, indicator as Indicator, on);
  const player = personId(person);
  if (named !== undefined && named !== old) {
    return refused(say('lists.other-value', { player, indicator, named, present: old }));
  }
  if (old === value) return refused(say('lists.nothing-decided', { player, indicator, value }));
  const data: EntryKinds['standing.decided'] = {
    pool: pool.pool,
    person: player,
    on,
    indicator,
    old,
    new: value,
    by: authorityOf(by),
  };
  const [entry] = await changing.post({ kind: 'standing.decided', data });
  const again = isPeriodic(pool)
    ? { findings: [], events: [], moved: [] }
    : await rateAfter(changing, pool, decisionKey(on, (entry as { no: number }).no), [person]);
  return {
    value: { player, indicator, old, new: value, events: again.events, moved: again.moved },
    findings: again.findings.filter(({ weight }) => weight !== 'refuse'),
  };
}

/** On the day from which the decision counts; periodic pools: as it will stand on the next list. */
async function valueOn(
  { desk }: ChangingDesk,
  pool: PoolRow,
  person: number,
  indicator: Indicator,
  on: string,
): Promise<Json> {
  if (isPeriodic(pool)) return indicated((await currentStates(desk, pool, [person])).get(person), indicator);
  const timelines = await Timelines.of(desk, pool);
  await timelines.load([person]);
  return indicated(timelines.before(person, decisionKey(on, Number.MAX_SAFE_INTEGER)), indicator);
}
