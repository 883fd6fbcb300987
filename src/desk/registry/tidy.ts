/**
 * Removes persons on whom nothing depends from the registry, by name: those left by reports that were withdrawn later.
 * Their papers stay, so that it can be undone; to remove these as well, erase the person.
 */
import type { EnteredPerson } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import type { Desk, StoredEntry, PersonRow } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { erasedBy, factsNow } from '../../ledger/rows/persons.ts';
import { findAsWritten } from './find.ts';
import { komirAfterLoss } from './komir.ts';
import { registryFinding } from '../findings/registry.ts';
import { type Ghost, ghostsAmong, ghostsIn, type Origin } from './ghosts.ts';
import { entryData } from '../../ledger/rows/entries.ts';

export interface TidyInput {
  /** As people write them; empty: only shows the persons that could be removed. */
  readonly players: readonly string[];
  /** Everybody left by reports; the number shown before. */
  readonly all?: number;
}

export interface ShownGhost {
  readonly player: string;
  readonly name: string | null;
  readonly birthYear: number | null;
  readonly federation: string | null;
  readonly from: Origin;
}

export interface Tidied {
  /** The persons found, or named. */
  readonly found: readonly ShownGhost[];
  /** The removed persons. */
  readonly removed: readonly string[];
}

const shown = ({ row: { person, name, birthYear, federation }, from }: Ghost): ShownGhost => ({
  player: personId(person),
  name,
  birthYear,
  federation,
  from,
});

const byReports = (ghosts: readonly Ghost[]): readonly Ghost[] => ghosts.filter(({ from }) => from === 'report');

export async function tidyPlayers(
  office: Office,
  { players, all }: TidyInput,
  options: ChangeOptions,
): Promise<Outcome<Tidied>> {
  if (players.length === 0 && all === undefined) {
    const ghosts = await readOffice(office, ghostsIn);
    const count = byReports(ghosts).length;
    const findings =
      ghosts.length === 0 ? [] : [registryFinding('tidy.unnamed', { persons: ghosts.length, reports: count }, 'note')];
    return { value: { found: ghosts.map(shown), removed: [] }, findings };
  }
  return changeOffice(office, options, async ({ desk, post }) => {
    const { value: ghosts, findings } = await (all === undefined ? named(desk, players) : counted(desk, all));
    if (ghosts === undefined) return refused(...findings);
    const persons = ghosts.map(({ row }) => personId(row.person));
    const rows = ghosts.map(({ row }) => row);
    const komirFrom = await komirAfterLoss(desk, rows);
    const goesOn = komirFrom === undefined ? {} : { komirFrom };
    await post({ kind: 'persons.removed', data: { kept: rows.map(cardOf), papers: [], persons, ...goesOn } });
    return { value: { found: ghosts.map(shown), removed: persons }, findings };
  });
}

const cardOf = (row: PersonRow): EnteredPerson => ({
  person: personId(row.person),
  identity: row.identity as string,
  facts: factsNow(row),
});

async function named(desk: Desk, players: readonly string[]): Promise<Outcome<readonly Ghost[]>> {
  const rows = new Map<number, PersonRow>();
  for (const text of players) {
    const { person, findings } = await findAsWritten(desk, text);
    if (person === undefined) return { findings };
    rows.set(person.person, person);
  }
  const ghosts = await ghostsAmong(desk, [...rows.values()]);
  const isGhost = new Set(ghosts.map(({ row }) => row.person));
  const used = [...rows.keys()].filter((person) => !isGhost.has(person));
  return used.length === 0
    ? { value: ghosts, findings: [] }
    : refused(registryFinding('tidy.in-use', { players: used.map(personId) }));
}

async function counted(desk: Desk, count: number): Promise<Outcome<readonly Ghost[]>> {
  const ghosts = byReports(await ghostsIn(desk));
  return ghosts.length === count && count > 0
    ? { value: ghosts, findings: [] }
    : refused(registryFinding('tidy.other-count', { asked: count, persons: ghosts.length }));
}

/** Restores persons who were removed this way, with their cards as they were. */
export async function restorePlayers(
  office: Office,
  { players }: Pick<TidyInput, 'players'>,
  options: ChangeOptions,
): Promise<Outcome<{ readonly restored: readonly string[] }>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    const cards = new Map<string, EnteredPerson>();
    for (const text of players) {
      const { person, findings } = await findAsWritten(desk, text);
      if (person === undefined) return refused(...findings);
      const card = await cardBefore(desk, person);
      if (card === undefined) return refused(registryFinding('tidy.not-removed', { player: personId(person.person) }));
      cards.set(card.person, card);
    }
    await post({ kind: 'persons.restored', data: { persons: [...cards.values()] } });
    return { value: { restored: [...cards.keys()] }, findings: [] };
  });
}

/** The card of a person who was removed and whose papers stayed; undefined for everybody else. */
export async function cardBefore(desk: Desk, row: PersonRow): Promise<EnteredPerson | undefined> {
  const no = erasedBy(row);
  const entry = no === undefined ? undefined : ((await desk.entry(no)) as StoredEntry);
  if (entry?.kind !== 'persons.removed') return undefined;
  const { kept = [] } = entryData<'persons.removed'>(entry);
  return kept.find(({ person }) => person === personId(row.person));
}
