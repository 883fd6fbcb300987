/** The numbers by which other registries know players: read for those who are shown, and looked up. */
import { normalNumber } from '../../desk/registry/fields.ts';
import { personId } from '../../ledger/ids.ts';
import { NUMBERS, type NumberKind, type PersonRow } from '../../ledger/store.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import type { PublicOffice } from './public-office.ts';

export type RegistryNumbers = Readonly<Partial<Record<NumberKind, string>>>;

export const numbersOf = (row: Pick<PersonRow, NumberKind>): RegistryNumbers =>
  Object.fromEntries(NUMBERS.flatMap((kind) => (row[kind] === null ? [] : [[kind, row[kind]]])));

/** Persons without a number are not in it. */
export async function numbersOfPersons(
  publicOffice: PublicOffice,
  persons: readonly number[],
): Promise<ReadonlyMap<number, RegistryNumbers>> {
  const rows = await publicOffice.look((desk) => desk.persons(persons));
  return new Map(
    rows.flatMap((row) => {
      const numbers = erasedBy(row) === undefined ? numbersOf(row) : {};
      return Object.keys(numbers).length === 0 ? [] : [[row.person, numbers] as const];
    }),
  );
}

/** `fide:703303`: the id of the person with this number; undefined: nobody. */
export async function playerWithNumber(
  publicOffice: PublicOffice,
  asked: string | undefined,
  text: string,
): Promise<string | undefined> {
  const kind = NUMBERS.find((each) => each === asked);
  if (kind === undefined) return undefined;
  const number = normalNumber(kind, text);
  if (number === undefined) return undefined;
  const [row] = await publicOffice.look((desk) => desk.personsWith(kind, [number]));
  return row === undefined ? undefined : personId((await publicOffice.blocks.people()).leadOn(row.person));
}
