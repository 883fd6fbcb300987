/** An event that waits, seen as it would be once it is accepted. */
import { changeTogether } from '../change.ts';
import type { Office, Outcome } from '../office.ts';
import { acceptEvent } from './accept.ts';

interface Seen<T> {
  readonly seen: T;
}

/**
 * Accepts the event, lets `look` see the office as it is then, and keeps nothing of it: whoever decides sees the numbers that acceptance
 * gives, newcomers and events that count at once included. Undefined where it would not be accepted.
 */
export async function asAccepted<T>(
  office: Office,
  event: string,
  author: string,
  look: (office: Office) => Promise<T>,
): Promise<T | undefined> {
  const { value } = await changeTogether(office, { dryRun: true }, async (within): Promise<Outcome<Seen<T>>> => {
    const { value: accepted, findings } = await acceptEvent(within, { event }, { author });
    if (accepted?.edition === undefined) return { findings };
    return { value: { seen: await look(within) }, findings: [] };
  });
  return value?.seen;
}
