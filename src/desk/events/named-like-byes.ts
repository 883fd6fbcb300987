/**
 * Persons whose names are also words for a bye: an officer has confirmed them, so that a line with such a name may be
 * theirs.
 */
import { BYE_WORDS, byeWordOf } from '../../intake/byes.ts';
import { nameKeys } from '../../intake/names.ts';
import type { Desk } from '../../ledger/store.ts';

const KEYS: readonly string[] = [...new Set(BYE_WORDS.flatMap(nameKeys))];

export async function namedLikeByes(desk: Desk): Promise<ReadonlySet<string>> {
  const rows = await desk.personsNamed(KEYS);
  return new Set(
    rows.flatMap(({ name, mergedInto }) => (name === null || mergedInto !== null ? [] : (byeWordOf(name) ?? []))),
  );
}
