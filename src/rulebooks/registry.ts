/** The rulebooks that Elobook knows, all of them. */
import type { Control } from '../core/control.ts';
import { type Day, parseDay } from '../core/dates.ts';
import type { Edition } from './edition.ts';
import { FIDE_EDITIONS } from './fide/editions.ts';
import { inForceOn } from './in-force.ts';
import { MGSZ_2012 } from './mgsz/editions.ts';
import { MSSZ_2017 } from './mssz/editions.ts';
import { ORR } from './orr/editions.ts';
import { type EditionId, FAMILIES, type Family } from './rulebook.ts';

const BY_ID: Readonly<Record<EditionId, Edition>> = {
  ...FIDE_EDITIONS,
  'mssz-2017': MSSZ_2017,
  orr: ORR,
  'mgsz-2012': MGSZ_2012,
};

/** In the order of families, and by date within a family. `office-rules.ts` says how another one is added. */
const known = new Map<string, Edition>(Object.entries(BY_ID));
const all: Edition[] = [...known.values()];
export const editions: readonly Edition[] = all;

export const editionById = (id: EditionId): Edition => known.get(id) as Edition;

export const isEditionId = (text: string): text is EditionId => known.has(text);

export const isFamily = (text: string): text is Family => (FAMILIES as readonly string[]).includes(text);

/**
 * The edition of a family and a time control in force on the first day of an event; a change applies to events that start on
 * or after it.
 */
export const editionOn = (family: Family, control: Control, start: Day): Edition | undefined =>
  inForceOn(editions, family, control, start);

/** Editions that the first versions of Elobook knew: their lists without events name none, and were made by one of these. */
const OF_FIRST_VERSIONS: readonly EditionId[] = ['fide-2014', 'fide-2024', 'fide-2025-10', 'mssz-2017'];

/** The edition by which a first version made a list without events: of those it knew, the one that came into force last. */
export const editionOfFirstVersions = (family: Family, on: Day): Edition | undefined =>
  OF_FIRST_VERSIONS.map(editionById).findLast(
    (edition) => edition.family === family && (parseDay(edition.inForce.from as string) as Day) <= on,
  );

/** Adds an edition to those that this process knows. The returned function removes it again. */
export function addEdition(edition: Edition): () => void {
  if (known.has(edition.id)) throw new Error(`there is an edition ${edition.id} already`);
  known.set(edition.id, edition);
  all.push(edition);
  return () => {
    known.delete(edition.id);
    all.splice(all.indexOf(edition), 1);
  };
}
