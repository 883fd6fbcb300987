/**
 * 2. § KOMIR numbers are assigned in order, and none is used twice: not even one whose holder was erased or removed.
 */
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { ERASURES_SUBJECT, KOMIR_SUBJECT } from '../../ledger/rows/subjects.ts';
import { entryData } from '../../ledger/rows/entries.ts';

const DIGITS = 5;
export const LAST_KOMIR = 99_999;

/** 0 where nobody has one. */
const highestGiven = (desk: Desk): Promise<number> => desk.highestNumber('komir', DIGITS);

/** Kinds of entries that may have the next number. */
type KomirLost = 'person.erased' | 'persons.removed' | 'person.changed';

/**
 * The next number, according to erasures, removals and undone imports, whose numbers can no longer be seen; 1 where
 * there are none. Unused numbers below it may have been those of removed persons: which ones is not stored.
 */
export async function leastAfterLosses(desk: Desk): Promise<number> {
  const subjects = [await desk.entriesAbout(ERASURES_SUBJECT), await desk.entriesAbout(KOMIR_SUBJECT)];
  return subjects.flat().reduce((least, entry) => Math.max(least, entryData<KomirLost>(entry).komirFrom ?? 1), 1);
}

/** The number after the highest ever assigned; undefined where there is none of five digits. */
export async function nextKomir(desk: Desk): Promise<string | undefined> {
  const next = Math.max((await highestGiven(desk)) + 1, await leastAfterLosses(desk));
  return next > LAST_KOMIR ? undefined : String(next);
}

/** Whether an unused number may have been that of a removed person. */
export const mayHaveBeenGiven = async (desk: Desk, komir: string): Promise<boolean> =>
  Number(komir) < (await leastAfterLosses(desk));

/** Numbers are skipped up to the next hundred, so that the entry does not reveal whose number it was. */
const STEP = 100;

/** The next number to be assigned when these persons lose theirs; undefined where none of them has one. */
export async function komirAfterLoss(
  desk: Desk,
  rows: readonly Pick<PersonRow, 'komir'>[],
): Promise<number | undefined> {
  if (rows.every(({ komir }) => komir === null)) return undefined;
  const highest = await highestGiven(desk);
  const isHighestLost = rows.some(({ komir }) => Number(komir) === highest);
  return isHighestLost ? Math.ceil(highest / STEP) * STEP + 1 : highest + 1;
}
