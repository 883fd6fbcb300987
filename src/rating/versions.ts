/** The reports of a corrected event: each is an event of its own, which names the report that it corrects. */
import type { Desk, EventRow, EventState } from '../ledger/store.ts';

/** The number of the event with the first report. */
export const originOf = ({ event, origin }: Pick<EventRow, 'event' | 'origin'>): number => origin ?? event;

/** The event whose report this one corrects. */
export const correctedIn = async (desk: Desk, row: EventRow): Promise<EventRow> =>
  (await desk.event(row.corrects as number)) as EventRow;

/** The event with the corrected report, if any; it may not count yet. */
export async function correctionOf(desk: Desk, row: EventRow): Promise<EventRow | undefined> {
  return row.correctedBy === null ? undefined : desk.event(row.correctedBy);
}

/** From the first report on, as long as each correction is in one of these states. */
async function versionsIn(desk: Desk, origin: EventRow, states: readonly EventState[]): Promise<readonly EventRow[]> {
  const versions = [origin];
  for (let next = await correctionOf(desk, origin); next !== undefined && states.includes(next.state); ) {
    versions.push(next);
    next = await correctionOf(desk, next);
  }
  return versions;
}

/** Up to the last one that a list has counted. */
export const countedVersions = (desk: Desk, origin: EventRow): Promise<readonly EventRow[]> =>
  versionsIn(desk, origin, ['published']);

/** Up to the last one that counts now, or will on the next list. */
export const acceptedVersions = (desk: Desk, origin: EventRow): Promise<readonly EventRow[]> =>
  versionsIn(desk, origin, ['published', 'accepted']);
