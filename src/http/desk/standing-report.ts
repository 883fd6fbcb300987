/**
 * The present report of an event, beside which a corrected one is shown. Reports contain days of birth: reading its
 * lines is recorded.
 */
import { refusalOf } from '../../desk/accounts/allowed.ts';
import { readOffice } from '../../desk/office.ts';
import { recordReading } from '../../desk/readings/record.ts';
import { eventNumber } from '../../ledger/ids.ts';
import type { DeskRequest } from './desk-route.ts';

/** For an event that the account may see; undefined where it has none. */
export const hasStandingReport = async (request: DeskRequest, event: string): Promise<boolean> =>
  (await found(request, event)) !== undefined;

export async function standingBytes(request: DeskRequest, event: string): Promise<Uint8Array | undefined> {
  const report = await found(request, event);
  if (report === undefined) return undefined;
  const { office, account } = request;
  const { persons, bytes } = report;
  await recordReading(office, { reader: account.account, what: 'events.export', player: event, persons });
  return bytes;
}

const found = (
  { office, account }: DeskRequest,
  event: string,
): Promise<{ readonly bytes: Uint8Array; readonly persons: number } | undefined> =>
  readOffice(office, async (desk) => {
    if ((await refusalOf(desk, account, 'events.show', { event })) !== undefined) return undefined;
    const row = await desk.event(eventNumber(event) ?? 0);
    const paper = row?.report == null ? undefined : await desk.paper(row.report);
    return row === undefined || paper === undefined ? undefined : { bytes: paper.content, persons: row.players };
  });
