/**
 * What an erasure changes: nothing is left that names the person. The facts stay, because ratings follow from them,
 * except for persons who are removed altogether, on whom no rating depends.
 */
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import type { EntryKind, JsonObject } from '../ledger/entries.ts';
import { eventNumber, personNumber } from '../ledger/ids.ts';
import type { EventRow, PersonRow } from '../ledger/store.ts';
import { eventData } from '../ledger/rows/events.ts';
import { keysHeld } from './name-keys.ts';
import type { Projection } from './projection.ts';
import { factsColumns, storedFacts } from '../ledger/rows/persons.ts';

const NAMELESS = { name: null, birth: null, fide: null, komir: null, orr: null, pin: null, club: null } as const;

const erased = (row: PersonRow, no: number): PersonRow => ({
  ...row,
  ...NAMELESS,
  ...factsColumns({ ...storedFacts(row), erased: no }),
});

/** The title of the event as registered, as reported, and as answered. */
const TITLED = ['registration', 'facts', 'also'] as const;

function untitled(row: EventRow): EventRow {
  const data = { ...eventData(row) } as Record<string, JsonObject | undefined>;
  for (const part of TITLED) {
    if (data[part] === undefined) continue;
    const { name: _name, ...others } = data[part];
    data[part] = others;
  }
  return { ...row, name: '', data: canonicalJson(data as unknown as Json) };
}

const erasePersons: Projection<'person.erased'> = async (desk, entries) => {
  for (const { no, data } of entries) {
    const persons = [data.person, ...data.formerly].map((id) => personNumber(id) as number);
    const rows = await desk.persons(persons);
    const keys = await keysHeld(desk, rows);
    await desk.dropPapers(data.papers, persons);
    await desk.putPersons(
      rows.map((row) => erased(row, no)),
      [],
      keys,
    );
    const titled = await desk.events({ events: data.events.map((id) => eventNumber(id) as number) });
    await desk.putEvents(titled.map(untitled));
  }
};

/** The row stays, empty, so that its number is not given to anybody else. */
const emptied = (row: PersonRow, no: number): PersonRow => ({
  ...row,
  ...NAMELESS,
  ...factsColumns({ erased: no, now: {}, was: [] }),
});

const removePersons: Projection<'persons.removed'> = async (desk, entries) => {
  for (const { no, data } of entries) {
    const persons = data.persons.map((id) => personNumber(id) as number);
    const rows = await desk.persons(persons);
    const keys = await keysHeld(desk, rows);
    await desk.dropPapers(data.papers, persons);
    await desk.putPersons(
      rows.map((row) => emptied(row, no)),
      [],
      keys,
    );
  }
};

export const ERASURE_PROJECTIONS = {
  'person.erased': erasePersons,
  'persons.removed': removePersons,
  'person.detached': async (desk, entries) =>
    desk.dropPapers(
      entries.flatMap(({ data }) => data.papers),
      [],
    ),
  'account.erased': async (desk, entries) =>
    desk.dropPapers(
      entries.flatMap(({ data }) => data.papers),
      [],
    ),
} satisfies { readonly [K in EntryKind]?: Projection<K> };
