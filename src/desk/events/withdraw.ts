/** Withdraws an event that is not published. In a continuous pool later events are rated again without it. */
import { eventId } from '../../ledger/ids.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { rerateAndCompare } from '../reratings/post-rerating.ts';
import { type MovedPlayer, movedPlayer } from './accept.ts';
import { type CorrectionLoss, ratingsLost } from './ratings-lost.ts';
import { eventFor } from './states.ts';

export interface WithdrawnEvent {
  readonly event: string;
  /** Events that were rated again, and the players whose ratings changed. */
  readonly rated: readonly string[];
  readonly moved: readonly MovedPlayer[];
}

export async function withdrawEvent(
  office: Office,
  { event: id, takes }: { readonly event: string; readonly takes?: CorrectionLoss },
  options: ChangeOptions,
): Promise<Outcome<WithdrawnEvent>> {
  return changeOffice(office, options, async (changing) => {
    const { row, fault } = await eventFor(changing.desk, id, 'withdraw');
    if (fault !== undefined) return refused(fault);
    const event = eventId(row.event);
    await changing.post({ kind: 'event.withdrawn', data: { event } });
    if (row.state !== 'rated') return { value: { event, rated: [], moved: [] }, findings: [] };
    const pool = (await changing.desk.pool(row.pool)) as PoolRow;
    const { findings, events, moved, results } = await rerateAndCompare(changing, pool, row.event);
    return {
      value: { event, rated: events.filter((each) => each !== event), moved: moved.map(movedPlayer) },
      findings: [...(await ratingsLost(changing.desk, row, results, takes)), ...findings],
    };
  });
}
