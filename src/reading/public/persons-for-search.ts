/** The persons whose cards search engines may show. */
import { erasedBy } from '../../ledger/rows/persons.ts';
import { isKeptFromSearch, todayOfOffice } from './minors.ts';
import type { PublicOffice } from './public-office.ts';

/** This many are read before other work runs. */
const AT_ONCE = 200;

/** Numbers of persons within a range; undefined if it begins after the last of them. */
export async function personsForSearch(
  publicOffice: PublicOffice,
  from: number,
  to: number,
): Promise<readonly number[] | undefined> {
  return publicOffice.look(async (desk) => {
    const last = await desk.lastPerson();
    if (from < 1 || from > last) return undefined;
    const today = await todayOfOffice(desk, publicOffice.office);
    const listed: number[] = [];
    for (let at = from; at <= Math.min(to, last); at += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, to - at + 1) }, (_, place) => at + place);
      for (const row of await desk.persons(numbers)) {
        if (row.mergedInto !== null || erasedBy(row) !== undefined || isKeptFromSearch(row, today)) continue;
        listed.push(row.person);
      }
      await publicOffice.pause();
    }
    return listed;
  });
}
