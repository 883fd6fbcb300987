/** Merges two cards of one person. The answer shows what moves; nothing is lost, and `splitPlayer` undoes it. */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { PlayerField } from '../../explain/desk-findings/registry.ts';
import type { JsonObject } from '../../ledger/entries.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import {
  type Desk,
  type EventRow,
  type ListRow,
  NUMBERS,
  type NumberKind,
  type PersonRow,
  type PoolRow,
  type PresentRow,
} from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { type RerateSummary, rerateAround } from '../reratings/rate-again.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import { goneRow, isGone, presentRow, heldStanding } from '../../ledger/rows/present.ts';
import { erasedBy, type TransferredRecords, type TransferredStanding } from '../../ledger/rows/persons.ts';
import { isPeriodicFamily } from '../../ledger/rows/standings.ts';
import { byDate } from '../../rating/states.ts';
import { cardOf } from './card.ts';
import { type Card, isNumber } from './fields.ts';
import { findAsWritten, findPlayer } from './find.ts';
import { listsWith } from './listed-on.ts';
import { registryFinding } from '../findings/registry.ts';
import { canBeOneBirth } from '../../ledger/rows/identity.ts';

export type { NumberKind };

export interface MergeInput {
  /** The id that will lead to the other card. */
  readonly player: string;
  readonly into: string;
  /** Confirmed: both numbers of these kinds belong to this person. */
  readonly although?: readonly (NumberKind | 'ratings')[];
}

/** What a merge or a split transfers from one person to another, or would. */
export interface Movement {
  readonly from: string;
  readonly to: string;
  readonly numbers: readonly NumberKind[];
  readonly events: readonly string[];
  readonly standings: readonly {
    readonly pool: string;
    readonly player: string;
    readonly was: number | null;
    readonly now: number | null;
  }[];
  /** Continuous pools: the events that were rated again because of it. */
  readonly rated: readonly string[];
  /** Sealed lists with the first person, which stay as they are: `fide:2024-06-01`. */
  readonly onLists?: readonly string[];
}

/**
 * What holds in a periodic pool for a person: the row that overrides the last list, otherwise that list's; undefined
 * for none.
 */
export async function standingInPool(
  desk: Desk,
  pool: PoolRow,
  person: number,
): Promise<{ readonly override: PresentRow | undefined; readonly standing: PresentRow | undefined }> {
  const [override] = await desk.present(pool.pool, [person]);
  if (override !== undefined) return { override, standing: isGone(override) ? undefined : override };
  const list = await newestList(desk, pool.pool);
  const [row] = list === undefined ? [] : await desk.standings(list.list, [person]);
  return { override, standing: row === undefined ? undefined : presentRow(pool.pool, person, row) };
}

export async function newestList(desk: Desk, pool: string): Promise<ListRow | undefined> {
  return (await desk.lists(pool)).toSorted(byDate).at(-1);
}

type Holding = Awaited<ReturnType<typeof standingInPool>>;

export const movedStanding = (
  pool: string,
  person: number,
  { override, standing }: Holding,
  now: PresentRow | undefined,
): TransferredStanding => ({
  pool,
  person: personId(person),
  now: heldStanding(now),
  was: heldStanding(override),
  stood: heldStanding(standing),
});

/**
 * For each periodic pool with the merged person: the standing afterwards. The remaining person's own standing takes
 * precedence.
 */
async function movedStandings(
  desk: Desk,
  person: number,
  into: number,
  although: NonNullable<MergeInput['although']>,
): Promise<{ readonly present: readonly TransferredStanding[]; readonly findings: readonly Finding[] }> {
  const present: TransferredStanding[] = [];
  const findings: Finding[] = [];
  for (const pool of await desk.pools()) {
    // in a continuous pool the events of both are rated again, which gives the standing
    if (!isPeriodicFamily(pool.family)) continue;
    const [mine, other] = [await standingInPool(desk, pool, person), await standingInPool(desk, pool, into)];
    if (mine.standing === undefined) continue;
    present.push(movedStanding(pool.pool, person, mine, goneRow(pool.pool, person)));
    // results that never led to a rating do not replace a published one
    if (other.standing === undefined || (other.standing.rating === null && mine.standing.rating !== null)) {
      present.push(movedStanding(pool.pool, into, other, { ...mine.standing, person: into }));
      continue;
    }
    const facts = { pool: pool.pool, kept: other.standing.rating, dropped: mine.standing.rating };
    // a rating is lost only on explicit confirmation
    const isLost = facts.dropped !== null && facts.dropped !== facts.kept && !although.includes('ratings');
    findings.push(registryFinding('merge.two-standings', facts, isLost ? 'refuse' : 'warn'));
  }
  return { present, findings };
}

/** Corrected reports with one player that remove what an earlier report gave the other. */
async function takenBack(desk: Desk, rows: readonly EventRow[], from: number): Promise<readonly number[]> {
  const events: number[] = [];
  for (const { event } of rows.filter(isCorrection)) {
    if ((await desk.results(event)).some(({ person }) => person === from)) events.push(event);
  }
  return events;
}

/**
 * Events with both players; and corrected reports in which one replaced the other: each has a result of its own there.
 */
async function sharedEvents(desk: Desk, person: number, into: number): Promise<readonly Finding[]> {
  const [mine, theirs] = [await desk.eventsOf([person]), await desk.eventsOf([into])];
  const others = new Set(theirs.map(({ event }) => event));
  const shared = new Set([
    ...mine.map(({ event }) => event).filter((event) => others.has(event)),
    ...(await takenBack(desk, mine, into)),
    ...(await takenBack(desk, theirs, person)),
  ]);
  const both = [...shared].map(eventId);
  return both.length === 0
    ? []
    : [registryFinding('merge.same-event', { events: both.slice(0, 5), count: both.length })];
}

const TOLD: readonly PlayerField[] = ['birth', 'sex', 'federation'];

/** Contradictions between the two cards, and what only the removed one says. */
function compare(
  mine: Card | undefined,
  other: Card | undefined,
  although: NonNullable<MergeInput['although']>,
): readonly Finding[] {
  const value = (card: Card | undefined, field: PlayerField): unknown =>
    ({ ...card?.facts, ...card?.identity })[field as 'name'];
  const twoNumbers = NUMBERS.filter((kind) => {
    const [a, b] = [value(mine, kind), value(other, kind)];
    return a !== undefined && b !== undefined && a !== b;
  });
  const [birth, theirs] = [mine?.identity.birth, other?.identity.birth];
  const differs = TOLD.filter((field) => {
    const [a, b] = [value(mine, field), value(other, field)];
    return a !== undefined && b !== undefined && a !== b && !(field === 'birth' && canBeOneBirth(birth, theirs));
  });
  // a day says more than its year
  const isMore = (field: string): boolean =>
    value(other, field as PlayerField) === undefined ||
    (field === 'birth' && birth !== theirs && birth?.startsWith(theirs as string) === true);
  const fields = { ...mine?.facts, ...mine?.identity };
  const left = (Object.keys(fields) as (PlayerField | 'birthYear')[]).filter(
    (field): field is PlayerField => field !== 'birthYear' && !isNumber(field) && isMore(field),
  );
  return [
    ...twoNumbers.map((number) =>
      registryFinding('merge.two-numbers', { number }, although.includes(number) ? 'note' : 'refuse'),
    ),
    ...differs.map((field) => registryFinding('merge.differs', { field }, 'warn')),
    ...(left.length === 0 ? [] : [registryFinding('merge.left-behind', { fields: left }, 'note')]),
  ];
}

export const shownMovement = (
  from: number,
  to: number,
  { numbers, events, present }: TransferredRecords,
  again: RerateSummary,
): Movement => ({
  from: personId(from),
  to: personId(to),
  numbers,
  events,
  standings: [
    ...present.map(({ pool, person, was, now }) => ({
      pool,
      player: person,
      was: was?.rating ?? null,
      now: now?.rating ?? null,
    })),
    ...again.standings,
  ],
  rated: again.events,
});

export const movedRecord = (moved: TransferredRecords): JsonObject => moved as unknown as JsonObject;

export function mergePlayers(
  office: Office,
  { player, into: other, although = [] }: MergeInput,
  options: ChangeOptions,
): Promise<Outcome<Movement>> {
  return changeOffice(office, options, async (changing) => {
    const { desk, post } = changing;
    const { person, findings: found } = await findAsWritten(desk, player);
    const { person: into, findings: alsoFound } = await findPlayer(desk, other);
    if (person === undefined || into === undefined) return refused(...found, ...alsoFound);
    const wrong = mergeable(person, into);
    if (wrong !== undefined) return refused(...found, ...alsoFound, wrong);
    const { present, findings: standings } = await movedStandings(desk, person.person, into.person, although);
    const findings = [
      ...found,
      ...alsoFound,
      ...(await sharedEvents(desk, person.person, into.person)),
      ...compare(await cardOf(desk, person), await cardOf(desk, into), although),
      ...standings,
    ];
    if (isRefused(findings)) return refused(...findings);
    const moved: TransferredRecords = {
      numbers: NUMBERS.filter((kind) => person[kind] !== null && into[kind] === null),
      events: (await desk.eventsOf([person.person])).map(({ event }) => eventId(event)),
      present,
    };
    const data = { person: personId(person.person), into: personId(into.person), moved: movedRecord(moved) };
    const again = await rerateAround(changing, [person.person, into.person], () =>
      post({ kind: 'persons.merged', data }),
    );
    return {
      value: {
        ...shownMovement(person.person, into.person, moved, again),
        onLists: await listsWith(desk, [person.person]),
      },
      findings: [...findings, ...again.findings],
    };
  });
}

function mergeable(person: PersonRow, into: PersonRow): Finding | undefined {
  const id = personId(person.person);
  if (person.mergedInto !== null) {
    return registryFinding('merge.merged-already', { player: id, into: personId(person.mergedInto) });
  }
  const erased = [person, into].find((row) => erasedBy(row) !== undefined);
  if (erased !== undefined) return registryFinding('player.erased', { player: personId(erased.person) });
  return person.person === into.person ? registryFinding('merge.same', { player: id }) : undefined;
}
