/** A waiting event, as it would be after acceptance. */
import { changeTogether } from '../change.ts';
import type { Office, Outcome } from '../office.ts';
import { acceptEvent } from './accept.ts';

interface Seen<T> {
  readonly seen: T;
}

/**
 * Accepts the event, calls `look` with the office as it is then, and undoes everything: an officer sees the numbers
 * that acceptance would give, including newcomers and events that count at once. Undefined where it would not be
 * accepted.
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
