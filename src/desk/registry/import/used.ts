/** On whom something rests: an event, a standing, a decision, a merge, a question, or any other entry. */
import { personNumber } from '../../../ledger/ids.ts';
import type { Desk } from '../../../ledger/store.ts';
import { personSubject } from '../../../ledger/rows/subjects.ts';

const PERSONS_AT_ONCE = 5000;

/** Who may be the answer to a question that is open. */
async function candidates(desk: Desk): Promise<ReadonlySet<number>> {
  const open = (await desk.questions()).filter((question) => question.open);
  const named = open.flatMap(
    ({ data }) => (JSON.parse(data) as { readonly candidates?: readonly string[] }).candidates ?? [],
  );
  return new Set(named.map((id) => personNumber(id) as number));
}

/** Those on whom nothing rests but entries that are disregarded. */
export async function unusedAmong(
  desk: Desk,
  persons: readonly number[],
  isDisregarded: (entry: number) => boolean = () => false,
): Promise<readonly number[]> {
  const [asked, lists, pools] = [await candidates(desk), await desk.lists(), await desk.pools()];
  const unused: number[] = [];
  for (let from = 0; from < persons.length; from += PERSONS_AT_ONCE) {
    const some = persons.slice(from, from + PERSONS_AT_ONCE);
    const used = new Set<number>(await desk.tookPart(some));
    for (const { subject, no } of await desk.mentions(some.map(personSubject))) {
      if (!isDisregarded(no)) used.add(Number(subject.slice(personSubject(0).length - 1)));
    }
    for (const { list } of lists) for (const { person } of await desk.standings(list, some)) used.add(person);
    for (const { pool } of pools) for (const { person } of await desk.present(pool, some)) used.add(person);
    unused.push(...some.filter((person) => !used.has(person) && !asked.has(person)));
  }
  return unused;
}
