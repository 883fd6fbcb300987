/** The names of an office in the languages of its pages, where they differ from its first name. */
import type { Language } from '../../content/languages.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { SETTINGS_SUBJECT } from '../../ledger/rows/subjects.ts';
import type { Desk } from '../../ledger/store.ts';

export type OfficeNames = Readonly<Partial<Record<Language, string>>>;

/** Trimmed, and without blank ones. */
export const writtenNames = (names: OfficeNames): OfficeNames =>
  Object.fromEntries(
    Object.entries(names)
      .map(([language, name]) => [language, name.trim()] as const)
      .filter(([, name]) => name !== ''),
  );

/**
 * From the last entry with names, otherwise from the one that opened the office; they are read too rarely to have a
 * table.
 */
export async function officeNames(desk: Desk): Promise<OfficeNames> {
  const chosen = (await desk.entriesOf('office.set', [SETTINGS_SUBJECT])).map(
    (entry) => entryData<'office.set'>(entry).names,
  );
  const last = chosen.findLast((names) => names !== undefined);
  if (last !== undefined) return last;
  const first = await desk.entry(1);
  return first?.kind === 'office.opened' ? (entryData<'office.opened'>(first).names ?? {}) : {};
}
