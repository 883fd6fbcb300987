/**
 * Who counts as under 18 on public pages. Only the year of birth is used, so a player who turns 18 in a year is a minor until its
 * end: a page must not reveal a birthday by what it shows from one day to the next.
 */
import type { Finding } from '../../core/finding.ts';
import { personId } from '../../ledger/ids.ts';
import type { Desk, PersonRow } from '../../ledger/store.ts';
import type { Office } from '../../desk/office.ts';
import { factsNow } from '../../ledger/rows/persons.ts';
import { dayInTimeZone } from '../../desk/time-zone.ts';

const ADULT = 18;

/** False if the year is not known. `today`: the office's day. */
export const isMinor = (birthYear: number | null | undefined, today: string): boolean =>
  typeof birthYear === 'number' && Number(today.slice(0, 4)) - birthYear <= ADULT;

/** Whether a person is hidden from search engines: players who are or may be minors, and those who asked for it. */
export function isKeptFromSearch(row: PersonRow, today: string): boolean {
  const { birthYear, private: wished } = factsNow(row);
  return wished !== undefined || birthYear === undefined || isMinor(birthYear, today);
}

/** Whether a finding reveals the age, and so the year of birth, of a player who is shown by initials. */
export const revealsAge = ({ facts }: Finding, persons: Iterable<PersonRow>): boolean =>
  'age' in facts &&
  [...persons].some(({ person, initials }) => initials === true && facts['player'] === personId(person));

/** The day that it is where the office is. */
export const todayOfOffice = async (desk: Desk, { clock }: Office): Promise<string> =>
  dayInTimeZone((await desk.office())?.timeZone ?? 'UTC', clock());
