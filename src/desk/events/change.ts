/**
 * Changes facts of an event that is on no list yet: it is postponed or renamed, or another announced fact has changed.
 * The answer tells the consequences: another list or edition, or a missed deadline.
 */
import { monthText, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { EventFacts } from '../../core/report.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import type { EntryJson, JsonObject } from '../../ledger/entries.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { eventFactsIn, factsRecord } from '../../ledger/rows/content.ts';
import { eventData } from '../../ledger/rows/events.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { eventFinding } from '../findings/events.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { announcedVerdict } from './announced.ts';
import { judgeKept } from './accept.ts';
import { closedAgainst } from '../registry/closed-pools.ts';
import { checkEventTexts } from './doubtful-names.ts';
import { NOBODY_NEW } from './newcomers.ts';
import { endBeforeStart } from './register.ts';
import { registeredBefore } from './registered-before.ts';
import { findPlayer } from '../registry/find.ts';
import { eventFor, wrongState } from './states.ts';
import { endsInFuture } from './untimely.ts';
import { factField } from '../../ledger/rows/questions.ts';

export interface ChangeEventInput {
  readonly event: string;
  /** The changed facts. */
  readonly facts: Partial<EventFacts>;
  /** Facts that are removed. */
  readonly clear?: readonly string[];
  /** For an event that is only announced: all its entrants, in place of the earlier ones; as people write players. */
  readonly entrants?: readonly string[];
  /** The new first day, `2024-08-01`: last day and rounds move with it. */
  readonly postponeTo?: string;
  /** A doubtful name or place is correct. */
  readonly although?: 'names';
}

/** A fact in the terms of docs/format.md; null for none. */
export interface ChangedFact {
  readonly field: string;
  readonly was: EntryJson;
  readonly now: EntryJson;
}

export interface ChangedEvent {
  readonly event: string;
  readonly state: EventState;
  readonly changes: readonly ChangedFact[];
  /** The edition and the list that it would be rated by, as far as they are known. */
  readonly edition: string | null;
  readonly list: string | null;
}

/** Facts that the office records itself, that only an acceptance decides, or that have a verb of their own. */
const FIXED: ReadonlySet<string> = new Set(['id', 'approvals', 'arbiters', 'partOf', 'reportReceived']);

/** Facts that no rulebook uses: an accepted event stays accepted. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['name', 'place']);

export function changeEvent(
  office: Office,
  { event: id, clear = [], postponeTo, although, entrants: entered, facts: given }: ChangeEventInput,
  options: ChangeOptions,
): Promise<Outcome<ChangedEvent>> {
  return changeOffice<ChangedEvent>(office, options, async ({ desk, today, post }) => {
    const { row, fault } = await eventFor(desk, id, 'change');
    if (fault !== undefined) return refused(fault);
    const event = eventId(row.event);
    const before = presentFacts(row);
    const postponed = postponeTo === undefined ? { facts: {} } : postponedFacts(event, before, postponeTo);
    if (postponed.fault !== undefined) return refused(postponed.fault);
    const record = factsRecord({ ...postponed.facts, ...given });
    const fields = Object.keys(record).filter((field) => !areSame(record[field], before[field]));
    const cleared = clear.filter((field) => before[field] !== undefined);
    const against = [
      ...[...Object.keys(given), ...clear].filter((each) => FIXED.has(each)).map((field) => fixed(event, field)),
      ...cleared.filter((field) => eventData(row).facts?.[field] !== undefined).map((field) => reported(event, field)),
      ...(await askedFor(desk, row, [...fields, ...cleared])),
    ];
    const entrants = await entrantsIn(desk, row, clear.includes('entrants') ? [] : entered);
    against.push(...entrants.faults);
    if (against.length > 0) return refused(...against);
    const pool = (await desk.pool(row.pool)) as PoolRow;
    if (fields.length + cleared.length === 0 && entrants.ids === undefined) {
      const { edition, list } = await verdictOn(desk, pool, row);
      const value = { event, state: row.state, changes: [], edition, list };
      return { value, findings: [eventFinding('event.unchanged', { event }, 'note')] };
    }
    const changes = [...fields, ...cleared].map(
      (field): ChangedFact => ({ field, was: before[field] ?? null, now: record[field] ?? null }),
    );
    if (entrants.ids !== undefined) {
      changes.push({ field: 'entrants', was: eventData(row).entrants?.length ?? null, now: entrants.ids.length });
    }
    const facts = Object.fromEntries(fields.map((field) => [field, record[field]])) as JsonObject;
    const after = without({ ...before, ...facts }, cleared);
    const backwards = endBeforeStart(eventFactsIn(after));
    const faults = [
      ...(backwards === undefined ? [] : [backwards]),
      ...checkEventTexts(eventFactsIn(facts), although),
      ...(await closedAgainst(desk, pool, today, textOf(after['end'] ?? after['start']))),
      ...(row.games > 0 ? endsInFuture(textOf(after['end']), today) : []),
    ];
    if (faults.length > 0) return refused(...faults);
    const was = await verdictOn(desk, pool, row);
    const isReopened = row.state === 'accepted' && changes.some(({ field }) => !SAYS_NOTHING.has(field));
    await post({
      kind: 'event.changed',
      data: {
        event,
        facts,
        ...(cleared.length === 0 ? {} : { cleared }),
        was: Object.fromEntries(
          [...fields, ...cleared].flatMap((field) => (before[field] === undefined ? [] : [[field, before[field]]])),
        ),
        ...(entrants.ids === undefined ? {} : { entrants: entrants.ids }),
        ...(isReopened ? { reopened: true } : {}),
      },
    });
    const changed = (await desk.event(row.event)) as EventRow;
    const now = await verdictOn(desk, pool, changed);
    return {
      value: { event, state: changed.state, changes, edition: now.edition, list: now.list },
      findings: [
        ...(isReopened ? [eventFinding('event.change-void', { event }, 'warn')] : []),
        ...moved(event, was, now),
        ...newFindings(was, now),
        ...(fields.some((field) => ['name', 'start', 'end'].includes(field))
          ? await registeredBefore(desk, changed)
          : []),
      ],
    };
  });
}

/** The ids of the entrants; absent where none were given, or they are unchanged. */
async function entrantsIn(
  desk: Desk,
  row: EventRow,
  entered: readonly string[] | undefined,
): Promise<{ readonly ids?: readonly string[]; readonly faults: readonly Finding[] }> {
  if (entered === undefined) return { faults: [] };
  if (row.state !== 'registered') return { faults: [wrongState(row, 'change')] };
  const faults: Finding[] = [];
  const ids = new Set<string>();
  for (const text of entered) {
    const { person, findings } = await findPlayer(desk, text);
    faults.push(...findings.filter(({ weight }) => weight === 'refuse'));
    if (person !== undefined) ids.add(personId(person.person));
  }
  const isSame = areSame([...ids], [...(eventData(row).entrants ?? [])]);
  return { faults, ...(isSame ? {} : { ids: [...ids] }) };
}

const textOf = (value: EntryJson | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const areSame = (one: EntryJson | undefined, other: EntryJson | undefined): boolean =>
  one !== undefined && other !== undefined && canonicalJson(one as Json) === canonicalJson(other as Json);

const without = (record: JsonObject, fields: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** The present facts of an event: of its report with later answers and changes, or of its registration. */
export function presentFacts(row: EventRow): JsonObject {
  const { registration = {}, facts, also = {} } = eventData(row);
  return facts === undefined ? registration : { ...facts, ...also };
}

const fixed = (event: string, field: string): Finding => eventFinding('event.change-fixed', { event, field });

const reported = (event: string, field: string): Finding => eventFinding('event.change-reported', { event, field });

/** Facts that are asked for: answering closes the question, which a change does not do. */
async function askedFor(desk: Desk, { event }: EventRow, fields: readonly string[]): Promise<readonly Finding[]> {
  const open = (await desk.questions(event)).filter((each) => each.open && each.player === null);
  return open.flatMap((row) => {
    const field = factField(row);
    return fields.includes(field)
      ? [eventFinding('event.change-asked', { event: eventId(event), field, question: row.question })]
      : [];
  });
}

/** Moves all days of the event by as many as its first day. */
function postponedFacts(
  event: string,
  before: JsonObject,
  to: string,
): { readonly facts: Partial<EventFacts>; readonly fault?: Finding } {
  const day = parseDay(to);
  if (day === undefined) return { facts: {}, fault: eventFinding('event.bad-day', { field: 'postpone-to', seen: to }) };
  const { start, end, schedule } = eventFactsIn(before);
  if (start === undefined) return { facts: {}, fault: eventFinding('event.no-days', { event }) };
  const by = day - start;
  return {
    facts: {
      start: day,
      ...(end === undefined ? {} : { end: end + by }),
      ...(schedule === undefined ? {} : { schedule: schedule.map(({ round, date }) => ({ round, date: date + by })) }),
    },
  };
}

interface Verdict {
  readonly edition: string | null;
  readonly list: string | null;
  readonly findings: readonly Finding[];
}

/** With its players, where all of them are known; otherwise from the announcement. */
async function verdictOn(desk: Desk, pool: PoolRow, row: EventRow): Promise<Verdict> {
  const facts = eventFactsIn(presentFacts(row));
  const isWhole =
    row.submission !== null &&
    row.start !== null &&
    row.end !== null &&
    row.openQuestions === 0 &&
    (await desk.entrants(row.event)).length === row.players;
  const judged = isWhole
    ? await judgeKept(desk, pool, row, eventData(row).waivers ?? [], NOBODY_NEW)
    : await announcedVerdict(desk, pool, facts);
  return {
    edition: judged.edition?.id ?? null,
    list: judged.list === undefined ? null : monthText(judged.list),
    findings: judged.findings,
  };
}

function moved(event: string, was: Verdict, now: Verdict): readonly Finding[] {
  return [
    ...(was.edition === now.edition
      ? []
      : [eventFinding('event.edition-moved', { event, was: was.edition, now: now.edition }, 'warn')]),
    ...(was.list === now.list
      ? []
      : [eventFinding('event.list-moved', { event, was: was.list, now: now.list }, 'warn')]),
  ];
}

/** Objections that exist only since the change: acceptance will ask about them. */
function newFindings(was: Verdict, now: Verdict): readonly Finding[] {
  const keyOf = ({ code, clause, facts }: Finding): string => canonicalJson([code, clause ?? null, facts as Json]);
  const known = new Set(was.findings.map(keyOf));
  return now.findings
    .filter((each) => each.weight !== 'note' && !known.has(keyOf(each)))
    .map((each): Finding => (each.weight === 'refuse' ? { ...each, weight: 'warn' } : each));
}
