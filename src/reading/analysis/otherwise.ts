/** A desk that gives other answers about a few things, so that the engine can show the consequences. */
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import type { Desk, EntrantRow, PersonRow } from '../../ledger/store.ts';
import { factsNow } from '../../ledger/rows/persons.ts';
import { entryIn } from '../../ledger/rows/entries.ts';

export interface DeskChanges {
  /** Births by person: a year, or a day. */
  readonly births?: ReadonlyMap<number, string>;
  /** Further entrants of events. */
  readonly entrants?: readonly EntrantRow[];
  /** Games of submissions, by the number of their entry. */
  readonly games?: ReadonlyMap<number, readonly number[]>;
}

export const deskWithChanges = (desk: Desk, { births, entrants = [], games }: DeskChanges): Desk => ({
  ...desk,
  persons: async (numbers) => (await desk.persons(numbers)).map((row) => born(row, births?.get(row.person))),
  entrantsOf: async (events) => [
    ...(await desk.entrantsOf(events)),
    ...entrants.filter(({ event }) => events.includes(event)),
  ],
  entries: async (numbers) =>
    (await desk.entries(numbers)).map((kept) => {
      const other = games?.get(kept.no);
      if (other === undefined) return kept;
      const entry = entryIn(kept);
      return { ...kept, text: canonicalJson({ ...entry, data: { ...entry.data, games: other } } as unknown as Json) };
    }),
});

function born(row: PersonRow, birth: string | undefined): PersonRow {
  if (birth === undefined) return row;
  const birthYear = Number(birth.slice(0, 4));
  return { ...row, birth, birthYear, facts: JSON.stringify({ now: { ...factsNow(row), birthYear }, was: [] }) };
}
