/**
 * Whether important acts need a second officer. They do from the first account on, until the office decides otherwise.
 */
import { hasAccounts } from '../../ledger/rows/accounts.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { SETTINGS_SUBJECT } from '../../ledger/rows/subjects.ts';
import type { Desk } from '../../ledger/store.ts';

export const FOUR_EYES = ['on', 'off'] as const;
export type FourEyes = (typeof FOUR_EYES)[number];

/** From the last entry about it. */
export async function fourEyesOf(desk: Desk): Promise<FourEyes> {
  const chosen = (await desk.entriesOf('office.set', [SETTINGS_SUBJECT])).map(
    (entry) => entryData<'office.set'>(entry).fourEyes,
  );
  return chosen.findLast((each) => each !== undefined) ?? 'on';
}

export const needsFourEyes = async (desk: Desk): Promise<boolean> =>
  (await hasAccounts(desk)) && (await fourEyesOf(desk)) === 'on';
