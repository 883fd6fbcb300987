/** Which verbs apply to an event in which state. Anything else is a finding, never a change. */
import type { Finding } from '../../core/finding.ts';
import type { EventVerb } from '../../explain/desk-findings/events.ts';
import { eventId, eventNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import { registryFinding } from '../findings/registry.ts';
import { eventFinding } from '../findings/events.ts';

/**
 * Announced facts can be changed until the event counts. Until then a new report can also replace an earlier one, and a
 * new answer an earlier answer. A refused event can be accepted after all, once its questions are answered: the
 * organiser can appeal. A published event stays; a withdrawn one is gone.
 */
export const STATES_FOR: Readonly<Record<EventVerb, readonly EventState[]>> = {
  change: ['registered', 'submitted', 'questions', 'accepted', 'refused'],
  submit: ['registered', 'submitted', 'questions', 'accepted', 'refused'],
  answer: ['questions', 'submitted', 'accepted', 'refused'],
  accept: ['submitted', 'refused'],
  refuse: ['registered', 'submitted', 'questions'],
  withdraw: ['registered', 'submitted', 'questions', 'accepted', 'refused', 'rated'],
  correct: ['rated', 'published'],
};

export type RowOrFault<T> =
  | { readonly row: T; readonly fault?: never }
  | { readonly row?: never; readonly fault: Finding };

/** The event with an id such as `e17`. */
export async function eventOf(desk: Desk, id: string): Promise<RowOrFault<EventRow>> {
  const number = eventNumber(id);
  const row = number === undefined ? undefined : await desk.event(number);
  return row === undefined ? { fault: eventFinding('event.unknown', { event: id }) } : { row };
}

/** The event, if its state allows this. */
export async function eventFor(desk: Desk, id: string, verb: EventVerb): Promise<RowOrFault<EventRow>> {
  const found = await eventOf(desk, id);
  return found.row === undefined || STATES_FOR[verb].includes(found.row.state)
    ? found
    : { fault: wrongState(found.row, verb) };
}

export const wrongState = ({ event, state }: EventRow, verb: EventVerb): Finding =>
  eventFinding('event.wrong-state', { event: eventId(event), state, verb });

export async function poolOf(desk: Desk, pool: string): Promise<RowOrFault<PoolRow>> {
  const row = await desk.pool(pool);
  return row === undefined ? { fault: registryFinding('pool.unknown', { pool }) } : { row };
}
