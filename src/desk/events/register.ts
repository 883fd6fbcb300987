/** Registers an event before it begins, and returns the findings that the rulebook can make by then. */
import { type Day, dayText, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { EventFacts } from '../../core/report.ts';
import { eventId, eventNumber } from '../../ledger/ids.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { factsRecord } from '../../ledger/rows/content.ts';
import { closedAgainst } from '../registry/closed-pools.ts';
import { arbitersPosting, isNamed } from './arbiters.ts';
import { checkEventTexts } from './doubtful-names.ts';
import { registrationFindings } from './announced.ts';
import { dayOrNull, registeredBefore } from './registered-before.ts';
import { eventFinding } from '../findings/events.ts';
import { poolOf } from './states.ts';

export interface RegisterInput {
  readonly pool: string;
  readonly facts: Partial<EventFacts>;
  /** A doubtful name or place is correct. */
  readonly although?: 'names';
}

export interface RegisteredEvent {
  readonly event: string;
  readonly pool: string;
  /** The day of registration. */
  readonly registered: string;
}

export async function registerEvent(
  office: Office,
  { pool: name, facts, although }: RegisterInput,
  options: ChangeOptions,
): Promise<Outcome<RegisteredEvent>> {
  return changeOffice(office, options, async ({ desk, today, post, random }) => {
    const { row: pool, fault } = await poolOf(desk, name);
    if (fault !== undefined) return refused(fault);
    const closed = await closedAgainst(desk, pool, today, dayOrNull(facts.end ?? facts.start));
    if (closed.length > 0) return refused(...closed);
    const backwards = endBeforeStart(facts);
    const doubtful = checkEventTexts(facts, although);
    if (backwards !== undefined || doubtful.length > 0) {
      return refused(...(backwards === undefined ? [] : [backwards]), ...doubtful);
    }
    const { approvals = [], ...own } = facts;
    const registered: Partial<EventFacts> = { ...own, registered: own.registered ?? (parseDay(today) as Day) };
    const event = eventId((await desk.lastEvent()) + 1);
    const record = factsRecord(registered);
    const days = { start: dayOrNull(registered.start), end: dayOrNull(registered.end) };
    const before = await registeredBefore(desk, { pool: name, name: registered.name ?? '', ...days });
    const clauses = [...new Set(approvals.map(({ clause }) => clause))];
    const arbiters = (facts.arbiters ?? []).some(isNamed)
      ? [arbitersPosting(eventNumber(event) as number, facts.arbiters ?? [], random)]
      : [];
    await post({ kind: 'event.registered', data: { event, pool: name, facts: record } }, ...arbiters);
    return {
      value: { event, pool: name, registered: record['registered'] as string },
      findings: [
        ...(clauses.length === 0 ? [] : [eventFinding('event.approvals-set-aside', { clauses }, 'warn')]),
        ...before,
        ...registrationFindings(pool, registered),
      ],
    };
  });
}

export function endBeforeStart({ start, end }: Partial<EventFacts>): Finding | undefined {
  if (start === undefined || end === undefined || end >= start) return undefined;
  return {
    code: 'report.end-before-start',
    weight: 'refuse',
    facts: { start: dayText(start), end: dayText(end) },
  };
}
