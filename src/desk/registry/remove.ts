/**
 * Removes persons on whom nothing depends from the registry: those entered by mistake. The caller has made sure of
 * that.
 */
import { personId } from '../../ledger/ids.ts';
import type { Desk } from '../../ledger/store.ts';
import { komirAfterLoss } from './komir.ts';
import type { Posting } from '../../projection/post.ts';

const PERSONS_AN_ENTRY = 10_000;

/** The entries that remove them, with all their papers. */
export async function removalOf(
  desk: Desk,
  persons: readonly number[],
  taken: { readonly import?: string } = {},
): Promise<readonly Posting[]> {
  const postings: Posting[] = [];
  for (let from = 0; from < persons.length; from += PERSONS_AN_ENTRY) {
    const some = persons.slice(from, from + PERSONS_AN_ENTRY);
    const papers = (await desk.identityPapers(some)).map(({ digest }) => digest).toSorted();
    const komirFrom = await komirAfterLoss(desk, await desk.persons(some));
    const goesOn = komirFrom === undefined ? {} : { komirFrom };
    postings.push({ kind: 'persons.removed', data: { ...taken, papers, persons: some.map(personId), ...goesOn } });
  }
  return postings;
}
