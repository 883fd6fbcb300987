/** Persons on whom something depends: an event, a standing, a decision, a merge, a question, or any other entry. */
import type { Desk } from '../../../ledger/store.ts';
import { personSubject } from '../../../ledger/rows/subjects.ts';
import { candidatesOf } from '../../../ledger/rows/questions.ts';

const PERSONS_AT_ONCE = 5000;

/** Persons on whom nothing depends except for ignored entries. */
export async function unusedAmong(
  desk: Desk,
  persons: readonly number[],
  isDisregarded: (entry: number) => boolean = () => false,
): Promise<readonly number[]> {
  const [asked, lists, pools] = [candidatesOf(await desk.questions()), await desk.lists(), await desk.pools()];
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
