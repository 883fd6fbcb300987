/** Refuses an event: for the clauses that prevent its rating, or on a ground given by the officer. */
import { eventId } from '../../ledger/ids.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { judgeKept, settledFor } from './accept.ts';
import { isKept } from './judge.ts';
import { byPlace } from './newcomers.ts';
import { keptFinding, eventFinding } from '../findings/events.ts';
import { eventFor } from './states.ts';

export interface RefusedEvent {
  readonly event: string;
  readonly clauses: readonly string[];
}

export async function refuseEvent(
  office: Office,
  { event: id }: { readonly event: string },
  options: ChangeOptions,
): Promise<Outcome<RefusedEvent>> {
  return changeOffice(office, options, async (changing) => {
    const { desk, post } = changing;
    const { row, fault } = await eventFor(desk, id, 'refuse');
    if (fault !== undefined) return refused(fault);
    const pool = (await desk.pool(row.pool)) as PoolRow;
    const isWhole = row.submission !== null && row.openQuestions === 0;
    const settled = isWhole ? await settledFor(changing, row) : undefined;
    const isKnown = settled !== undefined && settled.questions.length === 0;
    const findings = isKnown ? byPlace((await judgeKept(desk, pool, row, [], settled)).findings, settled) : [];
    const clauses = [
      ...new Set(
        findings.flatMap(({ weight, clause }) => (weight === 'refuse' && clause !== undefined ? [clause] : [])),
      ),
    ];
    const event = eventId(row.event);
    if (clauses.length === 0 && (options.ground ?? '').trim() === '') {
      return refused(eventFinding('event.ground-missing', { event, verb: 'refuse' }));
    }
    const kept = findings.filter(isKept);
    await post({ kind: 'event.refused', data: { event, clauses, findings: kept.map(keptFinding) } });
    // findings that refuse the event do not refuse this verb
    return { value: { event, clauses }, findings: kept.map((each) => ({ ...each, weight: 'warn' })) };
  });
}
