/**
 * The keys under which persons are found. They are derived from the present paper; persons without a paper have none.
 */
import { nameKeys } from '../intake/names.ts';
import type { PersonRow, WritingDesk } from '../ledger/store.ts';
import { type Identity, identityOf } from '../ledger/rows/identity.ts';
import { orderKey } from '../ledger/rows/persons.ts';

export type NameKey = readonly [key: string, person: number];

export const searchKeys = ({ name, strengthOrder }: Identity): readonly string[] => [
  ...new Set(name === undefined ? [] : nameKeys(name)),
  ...(strengthOrder === undefined ? [] : [orderKey(strengthOrder)]),
];

/** The keys that persons have before their cards are changed. */
export async function keysHeld(desk: WritingDesk, rows: readonly PersonRow[]): Promise<readonly NameKey[]> {
  const present = new Map(rows.map(({ person, identity }) => [person, identity]));
  const papers = await desk.identityPapers([...present.keys()]);
  return papers
    .filter(({ of, digest }) => present.get(of) === digest)
    .flatMap((paper) => searchKeys(identityOf(paper)).map((key): NameKey => [key, paper.of]));
}
