/**
 * Webhooks: programs that are notified of events. Deliveries are written from the entries of the ledger, in the same
 * transaction as the position reached: each entry leads to one delivery for each webhook, whichever server sends it,
 * and a failed one is retried.
 */
import { withoutAbsent } from '../../core/absent.ts';
import { timeText } from '../../core/dates.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { messageIn } from '../../ledger/rows/work.ts';
import type { StoredEntry, WorkRow, WritingDesk } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { accessFinding } from '../findings/access.ts';
import { seal, unseal } from './sealing.ts';
import { newToken, workData, workRow } from './working.ts';

export const WEBHOOK_EVENTS = ['accepted', 'refused', 'questions', 'published'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

interface KeptWebhook {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** The secret for signing deliveries, encrypted (`sealing.ts`). */
  readonly sealed?: string;
  /** In plain text, for an office whose private key is not available. */
  readonly secret?: string;
}

export interface ShownWebhook extends Omit<KeptWebhook, 'secret' | 'sealed'> {
  readonly webhook: string;
  readonly by: string;
  readonly made: string;
}

export interface NewWebhook extends ShownWebhook {
  /** Shown once. */
  readonly secret: string;
}

export const DELIVERY_STATES = ['waits', 'delivered', 'given-up'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

interface KeptDelivery {
  readonly webhook: string;
  readonly body: string;
  readonly attempts: number;
  readonly state: DeliveryState;
  /** Milliseconds since 1970: not before this time. */
  readonly next: number;
  /** The last answer of the other side, or why there was none. */
  readonly last?: string;
}

export interface ShownDelivery extends Pick<KeptDelivery, 'webhook' | 'attempts' | 'state' | 'last'> {
  readonly delivery: string;
  readonly time: string;
  /** What is told, and of which event or list. */
  readonly type?: WebhookEvent;
  readonly event?: string;
  readonly pool?: string;
  readonly list?: string;
}

export interface DueDelivery {
  readonly delivery: string;
  readonly url: string;
  /** Undefined where it was encrypted with a key that is not available. */
  readonly secret: string | undefined;
  readonly body: string;
}

/** The row with the position reached in the ledger. */
const FOLLOWED = 'followed';
const numberOf = (webhook: string): number => Number(/^w([1-9]\d{0,8})$/.exec(webhook)?.[1] ?? 0);
const keyOf = (webhook: string): string => String(numberOf(webhook)).padStart(9, '0');
const idOf = ({ key }: WorkRow): string => `w${Number(key)}`;

const isAddress = (text: string): boolean => {
  try {
    const { protocol, username, password, hash } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hash === '';
  } catch {
    return false;
  }
};

/**
 * Nothing is sent without TLS, or to this machine and its network, unless the server's operator has allowed the host by
 * name.
 */
const needsAllowance = (text: string): boolean => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'http:' || /^(?:\[|[\d.]+$|(?:.*\.)?localhost$)/.test(hostname);
};

export const addWebhook = (
  office: Office,
  { url, events }: { readonly url: string; readonly events: readonly WebhookEvent[] },
  by: string,
): Promise<Outcome<NewWebhook>> =>
  office.store.write(async (desk) => {
    if (!isAddress(url)) return refused(accessFinding('webhook.address', { seen: url }));
    const rows = await desk.workRows('webhook');
    const last = rows.filter(({ key }) => key !== FOLLOWED).at(-1);
    const webhook = `w${last === undefined ? 1 : Number(last.key) + 1}`;
    const now = office.clock();
    const secret = `elw_${newToken(office.random)}`;
    const sealed = await seal(office, secret, webhook);
    const told = { url, events: [...new Set(events)] };
    const kept: KeptWebhook = { ...told, ...(sealed === undefined ? { secret } : { sealed }) };
    // nothing is sent about earlier entries
    if (!rows.some(({ key }) => key === FOLLOWED)) await follow(desk, now, (await desk.head()).no);
    await desk.putWork(workRow('webhook', keyOf(webhook), by, { now, data: kept }));
    const open = sealed === undefined ? [accessFinding('webhook.secret-open', { webhook }, 'warn')] : [];
    const near = needsAllowance(url) ? [accessFinding('webhook.near', { host: new URL(url).hostname }, 'warn')] : [];
    return { value: { webhook, ...told, secret, by, made: timeText(now) }, findings: [...open, ...near] };
  });

const follow = (desk: WritingDesk, now: number, no: number): Promise<void> =>
  desk.putWork(workRow('webhook', FOLLOWED, '', { now, data: { no } }));

export const removeWebhook = (office: Office, webhook: string): Promise<Outcome<{ readonly webhook: string }>> =>
  office.store.write(async (desk) => {
    const row = await desk.workRow('webhook', keyOf(webhook));
    if (row === undefined) return refused(accessFinding('webhook.unknown', { seen: webhook }));
    await desk.dropWork('webhook', [row.key]);
    const waiting = (await desk.workRows('delivery')).filter(
      (each) => workData<KeptDelivery>(each).webhook === webhook,
    );
    await desk.dropWork(
      'delivery',
      waiting.map(({ key }) => key),
    );
    return { value: { webhook }, findings: [] };
  });

export const listWebhooks = (office: Office): Promise<readonly ShownWebhook[]> =>
  readOffice(office, async (desk) =>
    (await desk.workRows('webhook'))
      .filter(({ key }) => key !== FOLLOWED)
      .map((row) => {
        const { url, events } = workData<KeptWebhook>(row);
        return { webhook: idOf(row), url, events, by: row.owner, made: row.time };
      }),
  );

/** Newest first. */
export const listDeliveries = (office: Office): Promise<readonly ShownDelivery[]> =>
  readOffice(office, async (desk) =>
    (await desk.workRows('delivery'))
      .map((row) => {
        const { webhook, body, attempts, state, last } = workData<KeptDelivery>(row);
        const { type, event, pool, list } = messageIn<Partial<ShownDelivery>>(body);
        return withoutAbsent({
          delivery: row.key,
          webhook,
          attempts,
          state,
          last,
          time: row.time,
          type,
          event,
          pool,
          list,
        });
      })
      .reverse(),
  );

/** What is sent about an entry, without names. */
function toldBy(entry: StoredEntry): { readonly type: WebhookEvent; readonly about: object } | undefined {
  switch (entry.kind) {
    case 'event.accepted':
      return { type: 'accepted', about: { event: entryData<'event.accepted'>(entry).event } };
    case 'event.refused':
      return { type: 'refused', about: { event: entryData<'event.refused'>(entry).event } };
    case 'questions.asked': {
      const { event, questions } = entryData<'questions.asked'>(entry);
      return { type: 'questions', about: { event, questions: questions.length } };
    }
    case 'event.submitted': {
      const { event, pool, questions } = entryData<'event.submitted'>(entry);
      return questions.length === 0
        ? undefined
        : { type: 'questions', about: { event, pool, questions: questions.length } };
    }
    case 'list.published': {
      const { pool, date } = entryData<'list.published'>(entry);
      return { type: 'published', about: { pool, list: date } };
    }
    default:
      return undefined;
  }
}

const ENTRIES_AT_ONCE = 500;
/** How long finished deliveries are shown. */
const SHOWN_FOR = 30 * 24 * 3_600_000;

/** Writes the deliveries for new entries; resolves to whether there may be more. */
export async function queueDeliveries(office: Office): Promise<'all' | 'more'> {
  const behind = await readOffice(office, async (desk) => {
    const row = await desk.workRow('webhook', FOLLOWED);
    return row !== undefined && workData<{ no: number }>(row).no < (await desk.head()).no;
  });
  if (!behind) return 'all';
  return office.store.write(async (desk) => {
    const row = await desk.workRow('webhook', FOLLOWED);
    if (row === undefined) return 'all';
    const [{ no: seen }, head] = [workData<{ no: number }>(row), await desk.head()];
    const now = office.clock();
    const last = Math.min(head.no, seen + ENTRIES_AT_ONCE);
    const hooks = (await desk.workRows('webhook')).filter(({ key }) => key !== FOLLOWED);
    if (hooks.length === 0) {
      await follow(desk, now, head.no);
      return 'all';
    }
    const numbers = Array.from({ length: Math.max(0, last - seen) }, (_, at) => seen + 1 + at);
    for (const entry of await desk.entries(numbers)) {
      const told = toldBy(entry);
      if (told === undefined) continue;
      for (const hook of hooks) {
        const { events } = workData<KeptWebhook>(hook);
        if (!events.includes(told.type)) continue;
        const delivery = `${String(entry.no).padStart(15, '0')}-${idOf(hook)}`;
        const body = JSON.stringify({
          id: delivery,
          type: told.type,
          entry: entry.no,
          time: entry.time,
          ...told.about,
        });
        const kept: KeptDelivery = { webhook: idOf(hook), body, attempts: 0, state: 'waits', next: now };
        await desk.putWork(workRow('delivery', delivery, idOf(hook), { now, data: kept }));
      }
    }
    await follow(desk, now, last);
    return last < head.no ? 'more' : 'all';
  });
}

/** While one server sends a delivery, no other does; if that server dies, it is sent again. */
const LEASE = 60_000;
const AT_ONCE = 20;

/** What has to be sent now. */
export async function takeDue(office: Office): Promise<readonly DueDelivery[]> {
  const now = office.clock();
  const isDue = (row: WorkRow): boolean => {
    const { state, next } = workData<KeptDelivery>(row);
    return state === 'waits' && next <= now;
  };
  if (!(await readOffice(office, async (desk) => (await desk.workRows('delivery')).some(isDue)))) return [];
  return office.store.write(async (desk) => {
    const hooks = new Map((await desk.workRows('webhook')).map((row) => [idOf(row), row]));
    const due = (await desk.workRows('delivery')).filter(isDue).slice(0, AT_ONCE);
    const taken: DueDelivery[] = [];
    for (const row of due) {
      const kept = workData<KeptDelivery>(row);
      const hook = hooks.get(kept.webhook);
      if (hook === undefined) continue;
      await desk.putWork({ ...row, data: JSON.stringify({ ...kept, next: now + LEASE }) });
      const { url, secret, sealed } = workData<KeptWebhook>(hook);
      const known = secret ?? (await unseal(office, sealed as string, kept.webhook));
      taken.push({ delivery: row.key, url, secret: known, body: kept.body });
    }
    return taken;
  });
}

/** Milliseconds until the next attempt: from ten seconds to six hours; none after ten attempts. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 6 * 3_600_000;
const MOST_ATTEMPTS = 10;
export const waitBefore = (attempts: number): number => Math.min(FIRST_WAIT * 4 ** (attempts - 1), LONGEST_WAIT);

export const noteDelivery = (
  office: Office,
  delivery: string,
  { isTaken, last }: { readonly isTaken: boolean; readonly last: string },
): Promise<void> =>
  office.store.write(async (desk) => {
    const row = await desk.workRow('delivery', delivery);
    if (row === undefined) return;
    const kept = workData<KeptDelivery>(row);
    const attempts = kept.attempts + 1;
    const now = office.clock();
    const state: DeliveryState = isTaken ? 'delivered' : attempts >= MOST_ATTEMPTS ? 'given-up' : 'waits';
    const data: KeptDelivery = { ...kept, attempts, state, last, next: now + waitBefore(attempts) };
    await desk.putWork({
      ...row,
      until: state === 'waits' ? null : timeText(now + SHOWN_FOR),
      data: JSON.stringify(data),
    });
    await desk.dropWorkBefore('delivery', timeText(now));
  });
