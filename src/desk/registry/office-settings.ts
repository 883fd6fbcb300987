/**
 * What an office has chosen for itself since it was opened. It is read from the entries, where it is for ever seen since
 * when it holds; there is no table of it.
 */
import type { EntryKinds } from '../../ledger/entries.ts';
import { SETTINGS_SUBJECT } from '../../ledger/rows/subjects.ts';
import type { Desk } from '../../ledger/store.ts';

/** How the public sees players under 18: by their names, or by initials and without the year of birth. */
export const MINORS_SHOWN = ['names', 'initials'] as const;
export type MinorsShown = (typeof MINORS_SHOWN)[number];

export interface OfficeSettings {
  readonly minors: MinorsShown;
}

/** Where nothing was ever chosen, players are shown by their names. */
export async function settingsOf(desk: Desk): Promise<OfficeSettings> {
  const last = (await desk.entriesAbout(SETTINGS_SUBJECT)).at(-1);
  const set = last === undefined ? {} : (JSON.parse(last.text) as { readonly data: EntryKinds['office.set'] }).data;
  return { minors: set.minors ?? 'names' };
}
