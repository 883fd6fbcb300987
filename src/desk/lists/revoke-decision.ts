/** Revokes a decision that is on no list yet: the earlier value holds again. */
import { isRefused } from '../../core/finding.ts';
import type { EntryKinds, EntryJson } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import type { DecisionRow, Desk, StoredEntry, ListRow, PoolRow } from '../../ledger/store.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { openingListData } from '../../ledger/rows/standings.ts';
import { IMPORTS_SUBJECT, personSubject, poolSubject } from '../../ledger/rows/subjects.ts';
import { findPlayer } from '../registry/find.ts';
import { registryFinding } from '../findings/registry.ts';
import { recordedAuthority } from '../../rulebooks/approvals.ts';
import { checkAuthority, type DecisionTaken, firstListWith, isIndicator, unknownIndicator } from './decide.ts';
import type { Indicator } from '../../rulebooks/edition.ts';
import { indicated } from '../../rating/decisions.ts';
import { rerateAfter } from '../reratings/post-rerating.ts';
import { listFinding } from '../findings/lists.ts';
import { mergesInto } from '../../rating/as-of.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { decisionKey, Timelines } from '../../rating/timeline.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { decisionIn } from '../../ledger/rows/decisions.ts';

export interface RevocationInput {
  readonly pool: string;
  readonly player: string;
  /** The last decision about it is meant. */
  readonly indicator: string;
  /** The authority that revokes it. */
  readonly by: string;
}

export interface DecisionRevoked extends DecisionTaken {
  /** Number of the entry of the decision. */
  readonly entry: number;
}

export async function revokeDecision(
  office: Office,
  { pool: id, player, indicator, by }: RevocationInput,
  options: ChangeOptions,
): Promise<Outcome<DecisionRevoked>> {
  return changeOffice(office, options, async (changing) => {
    const pool = await changing.desk.pool(id);
    if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: id }));
    const found = await findPlayer(changing.desk, player);
    if (found.person === undefined) return { findings: found.findings };
    const findings = [
      ...(isIndicator(pool, indicator) ? [] : [unknownIndicator(pool, indicator)]),
      ...checkAuthority(pool, by, options.ground),
    ];
    if (isRefused(findings)) return { findings };
    const { person, name } = found.person;
    const outcome = await revoke(changing, pool, person, indicator as Indicator, recordedAuthority(by));
    if (outcome.value === undefined) return outcome;
    return {
      value: { ...outcome.value, ...(name === null ? {} : { name }) },
      findings: [...found.findings, ...outcome.findings],
    };
  });
}

async function revoke(
  changing: ChangingDesk,
  pool: PoolRow,
  person: number,
  indicator: Indicator,
  by: string,
): Promise<Outcome<DecisionRevoked>> {
  const { desk, post } = changing;
  const player = personId(person);
  const cards = new Set([person, ...((await mergesInto(desk, [person])).get(person) ?? [])]);
  const last = (await desk.decisions(pool.pool)).findLast(
    (row) => cards.has(row.person) && decisionIn(row).indicator === indicator,
  );
  if (last === undefined)
    return refused(listFinding('lists.nothing-to-revoke', { player, pool: pool.pool, indicator }));
  const { no: entry, day: on } = last;
  const list = await publishedWith(desk, pool, entry);
  if (list !== undefined) return refused(listFinding('lists.decision-published', { entry, player, date: list.date }));
  const since = await changedSince(desk, pool, person, last);
  if (since !== undefined) return refused(listFinding('lists.changed-since', { entry, player, since }));
  const { old: before, new: value } = decisionIn(last);
  const data: EntryKinds['decision.revoked'] = {
    pool: pool.pool,
    person: player,
    decision: entry,
    on,
    indicator,
    old: value,
    new: isPeriodicPool(pool) ? before : await valueWithout(desk, pool, last),
    by,
  };
  await post({ kind: 'decision.revoked', data });
  const again = isPeriodicPool(pool)
    ? { findings: [], events: [], moved: [] }
    : await rerateAfter(changing, pool, decisionKey(on, entry), [person]);
  const first = await firstListWith(changing, pool);
  return {
    value: { ...first, player, entry, indicator, old: value, new: data.new, events: again.events, moved: again.moved },
    findings: again.findings.filter(({ weight }) => weight !== 'refuse'),
  };
}

/** The list that has the decision; an imported list has none. */
const publishedWith = async (desk: Desk, { pool }: PoolRow, entry: number): Promise<ListRow | undefined> =>
  (await listsOf(desk, pool)).find((list) => list.no > entry && openingListData(list) === undefined);

/**
 * The first entry since the decision that changed the standing in another way: a merge, a split, or imported ratings or
 * their undoing. A continuous pool puts everything in its place again, except for a decision on a card that belongs to
 * another person now.
 */
async function changedSince(
  desk: Desk,
  pool: PoolRow,
  person: number,
  { no: entry, person: decidedOn }: DecisionRow,
): Promise<number | undefined> {
  if (!isPeriodicPool(pool) && decidedOn === person) return undefined;
  const id = personId(decidedOn);
  const isKept = (each: StoredEntry): boolean => entryData<'import.undone'>(each).kept.includes(id);
  const cards = [...(await desk.entriesAbout(personSubject(decidedOn))), ...(await desk.entriesAbout(IMPORTS_SUBJECT))];
  const moved = cards
    .sort((a, b) => a.no - b.no)
    .find(
      (each) =>
        each.no > entry &&
        (each.kind === 'persons.merged' ||
          each.kind === 'persons.split' ||
          (each.kind === 'import.undone' && isKept(each))),
    );
  const brought = (await desk.entryNumbers('standings.brought', poolSubject(pool.pool))).filter((no) => no > entry);
  for (const no of brought) {
    if (moved !== undefined && no > moved.no) break;
    const { standings } = entryData<'standings.brought'>((await desk.entry(no)) as StoredEntry);
    if (standings.some((each) => each.person === id)) return no;
  }
  return moved?.no;
}

/** A continuous pool: the player's standing on that day without the decision. */
async function valueWithout(desk: Desk, pool: PoolRow, row: DecisionRow): Promise<EntryJson> {
  const { person, day, no } = row;
  const timelines = await Timelines.of(desk, pool);
  await timelines.load([person]);
  return indicated(timelines.before(person, decisionKey(day, no)), decisionIn(row).indicator as Indicator);
}
