/** Events that an officer is typing in at the desk: saved while typing, until they are sent as a report. */
import { timeText } from '../core/dates.ts';
import { hasEnded, newToken, workData, workRow } from '../desk/accounts/working.ts';
import { type Office, readOffice } from '../desk/office.ts';

/** Counted from the last change. */
const LASTS = 90 * 24 * 3_600_000;

/** As the page wrote it: the office reads it only when it arrives as a report. */
export interface TypedEventDraft {
  /** Its title in lists. */
  readonly title: string;
  /** Milliseconds, by the clock of the browser. */
  readonly at: number;
  readonly typed: unknown;
}

export interface ShownTypedEvent {
  readonly name: string;
  readonly title: string;
  readonly changed: string;
}

/** Resolves to the name under which it is found again. */
export async function beginTypedEvent(office: Office, account: string): Promise<string> {
  const name = newToken(office.random).slice(0, 16);
  await keepTypedEvent(office, account, name, { title: '', at: 0, typed: {} });
  return name;
}

export async function keepTypedEvent(
  office: Office,
  account: string,
  name: string,
  draft: TypedEventDraft,
): Promise<boolean> {
  const now = office.clock();
  return office.store.write(async (desk) => {
    await desk.dropWorkBefore('typed-event', timeText(now));
    const before = await desk.workRow('typed-event', name);
    if (before !== undefined && before.owner !== account) return false;
    await desk.putWork(workRow('typed-event', name, account, { now, until: now + LASTS, data: draft }));
    return true;
  });
}

export async function typedEventNamed(
  office: Office,
  account: string,
  name: string,
): Promise<TypedEventDraft | undefined> {
  const row = await readOffice(office, (desk) => desk.workRow('typed-event', name));
  return row === undefined || row.owner !== account || hasEnded(row, office.clock())
    ? undefined
    : workData<TypedEventDraft>(row);
}

/** Last changed first. */
export const typedEventsOf = (office: Office, account: string): Promise<readonly ShownTypedEvent[]> =>
  readOffice(office, async (desk) =>
    (await desk.workRows('typed-event', account))
      .filter((row) => !hasEnded(row, office.clock()))
      .map((row) => ({ name: row.key, title: workData<TypedEventDraft>(row).title, changed: row.time }))
      .sort((one, other) => (one.changed < other.changed ? 1 : -1)),
  );

export const dropTypedEvent = (office: Office, account: string, name: string): Promise<void> =>
  office.store.write(async (desk) => {
    const row = await desk.workRow('typed-event', name);
    if (row?.owner === account) await desk.dropWork('typed-event', [name]);
  });
