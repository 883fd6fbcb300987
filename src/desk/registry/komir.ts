/** 2. § KOMIR numbers are given in order, and none is used twice: not even one whose holder was erased or removed. */
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { ERASURES_SUBJECT, KOMIR_SUBJECT } from '../../ledger/rows/subjects.ts';
import { entryData } from '../../ledger/rows/entries.ts';

const LAST_KOMIR = 99_999;
const LOOKED_AT_ONCE = 5000;

/** 0 where nobody has one. */
async function highestGiven(desk: Desk): Promise<number> {
  for (let to = LAST_KOMIR; to > 0; to -= LOOKED_AT_ONCE) {
    const from = Math.max(1, to - LOOKED_AT_ONCE + 1);
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    const given = (await desk.personsWith('komir', numbers)).map(({ komir }) => Number(komir));
    if (given.length > 0) return Math.max(...given);
  }
  return 0;
}

/** Entries of these kinds may say where numbers go on. */
type KomirLost = 'person.erased' | 'persons.removed' | 'person.changed';

/** What erasures, removals and imports that were taken back say about numbers that can no longer be seen; 1 where there are none. */
async function leastAfterLosses(desk: Desk): Promise<number> {
  const subjects = [await desk.entriesAbout(ERASURES_SUBJECT), await desk.entriesAbout(KOMIR_SUBJECT)];
  return subjects.flat().reduce((least, entry) => Math.max(least, entryData<KomirLost>(entry).komirFrom ?? 1), 1);
}

/** The number after the highest that was ever given; undefined where there is none of five digits. */
export async function nextKomir(desk: Desk): Promise<string | undefined> {
  const next = Math.max((await highestGiven(desk)) + 1, await leastAfterLosses(desk));
  return next > LAST_KOMIR ? undefined : String(next);
}

/** Whether a number that nobody holds may have been that of somebody who left: which numbers those were is not kept. */
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
