/** 2. § KOMIR numbers are given in order, and none is used twice: not even one whose holder was erased or removed. */
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { ERASURES_SUBJECT, KOMIR_SUBJECT } from '../../ledger/rows/subjects.ts';
import { entryData } from '../../ledger/rows/entries.ts';

const DIGITS = 5;
export const LAST_KOMIR = 99_999;

/** 0 where nobody has one. */
const highestGiven = (desk: Desk): Promise<number> => desk.highestNumber('komir', DIGITS);

/** Entries of these kinds may say where numbers go on. */
type KomirLost = 'person.erased' | 'persons.removed' | 'person.changed';

/**
 * What erasures, removals and imports that were taken back say about numbers that can no longer be seen; 1 where there are none. Numbers
 * below it that nobody holds may have been those of somebody who left: which ones these were is not kept.
 */
export async function leastAfterLosses(desk: Desk): Promise<number> {
  const subjects = [await desk.entriesAbout(ERASURES_SUBJECT), await desk.entriesAbout(KOMIR_SUBJECT)];
  return subjects.flat().reduce((least, entry) => Math.max(least, entryData<KomirLost>(entry).komirFrom ?? 1), 1);
}

/** The number after the highest that was ever given; undefined where there is none of five digits. */
export async function nextKomir(desk: Desk): Promise<string | undefined> {
  const next = Math.max((await highestGiven(desk)) + 1, await leastAfterLosses(desk));
  return next > LAST_KOMIR ? undefined : String(next);
}

/** Whether a number that nobody holds may have been that of somebody who left. */
export const mayHaveBeenGiven = async (desk: Desk, komir: string): Promise<boolean> =>
  Number(komir) < (await leastAfterLosses(desk));

/** Numbers are passed over up to the next hundred, so that the entry does not tell whose number it was. */
const STEP = 100;

/** Where numbers go on when these persons lose theirs; undefined where none of them has one. */
export async function komirAfterLoss(
  desk: Desk,
  rows: readonly Pick<PersonRow, 'komir'>[],
): Promise<number | undefined> {
  if (rows.every(({ komir }) => komir === null)) return undefined;
  const highest = await highestGiven(desk);
  const isHighestLost = rows.some(({ komir }) => Number(komir) === highest);
  return isHighestLost ? Math.ceil(highest / STEP) * STEP + 1 : highest + 1;
}
