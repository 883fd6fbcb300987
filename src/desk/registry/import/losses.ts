/** Whom the whole of a list leaves without a rating. */
import type { Finding } from '../../../core/finding.ts';
import { personId } from '../../../ledger/ids.ts';
import type { Desk } from '../../../ledger/store.ts';
import { look, type Office } from '../../office.ts';
import { finding } from '../../findings/registry.ts';
import { partOf, planPart, type Under, type Work } from './planning.ts';
import { partsOf } from './reading.ts';
import { type Lost, lostBy } from './standings.ts';
import type { Target } from './target.ts';

/** Half a million players in a few bytes each. */
export class Marks {
  #marks = new Uint8Array(1024);

  add(persons: readonly number[]): void {
    for (const person of persons) {
      if (person >= this.#marks.length) {
        const more = new Uint8Array(person * 2);
        more.set(this.#marks);
        this.#marks = more;
      }
      this.#marks[person] = 1;
    }
  }

  readonly has = (person: number): boolean => this.#marks[person] === 1;
}

/** So many who would lose a rating are told by name. */
const NAMED = 10;

export async function tellLost(
  desk: Desk,
  { pool }: Target,
  lost: readonly Lost[],
  weight: 'refuse' | 'warn',
): Promise<Finding> {
  const some = lost.slice(0, NAMED);
  const names = new Map(
    (await desk.persons(some.map(({ person }) => person))).map(({ person, name }) => [person, name]),
  );
  return finding('import.ratings-lost', weight, {
    pool: pool.pool,
    count: lost.length,
    players: some.map(({ person, rating }) => ({ player: personId(person), name: names.get(person) ?? null, rating })),
  });
}

/** Goes through the whole list without writing, to see whose rating is in it. */
async function ratedIn(office: Office, work: Work): Promise<Marks> {
  const marks = new Marks();
  let [part, first] = [0, 1];
  for await (const players of partsOf(work.list, work.target)) {
    const one = partOf(work, { import: 'i1', part, first, players });
    const { done } = await look(office, (desk) => planPart({ ...office, desk }, one, []));
    marks.add(done.rated);
    part += 1;
    first += players.length;
  }
  return marks;
}

/** Whom the list leaves without a rating, if it is the whole of it. */
export async function lostIn(office: Office, work: Work, under: Under): Promise<readonly Lost[]> {
  const { target } = work;
  if (target === undefined || target.phase === 'next') return [];
  const hasBase = target.lists.some(({ no }) => under.began === undefined || no < under.began);
  if (!hasBase) return [];
  const marks = await ratedIn(office, work);
  return look(office, (desk) => lostBy(desk, target, marks.has, under.began));
}
