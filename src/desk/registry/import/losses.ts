/** Players who lose their rating because a whole list is without them. */
import type { Finding } from '../../../core/finding.ts';
import { personId } from '../../../ledger/ids.ts';
import type { Desk, KnownPerson } from '../../../ledger/store.ts';
import { readOffice, type Office } from '../../office.ts';
import { registryFinding } from '../../findings/registry.ts';
import { type Incoming, type IncomingRules, listedPlayer } from '../listed.ts';
import { importPart, planPart, type ImportInProgress, type ImportWork } from './planning.ts';
import { listParts, rulesFor } from './reading.ts';
import { ASK, type ShortWay } from './short-way.ts';
import { type LostRating, ratingsLostBy } from './standings.ts';
import type { Target } from './target.ts';

/** Half a million players in a few bytes each. */
export class RowMarks {
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

/** At most this many players who would lose a rating are named. */
const NAMED = 10;

export async function lossFindings(
  desk: Desk,
  { pool }: Target,
  lost: readonly LostRating[],
  weight: 'refuse' | 'warn',
): Promise<Finding> {
  const some = lost.slice(0, NAMED);
  const names = new Map(
    (await desk.persons(some.map(({ person }) => person))).map(({ person, name }) => [person, name]),
  );
  return registryFinding(
    'import.ratings-lost',
    {
      pool: pool.pool,
      count: lost.length,
      players: some.map(({ person, rating }) => ({
        player: personId(person),
        name: names.get(person) ?? null,
        rating,
      })),
    },
    weight,
  );
}

/**
 * Persons with a rating whose card has the number, name, birth and sex of the list: nearly everybody. The list means
 * them, whatever else it says. All others are checked one by one.
 */
async function plainlyKnown(
  desk: Desk,
  players: readonly Incoming[],
): Promise<{ readonly rated: readonly number[]; readonly others: readonly Incoming[] }> {
  const numbers = players.flatMap(({ fields }) => fields.fide ?? []);
  const holders = new Map((await desk.knownWith('fide', numbers)).map((known) => [known.fide as string, known]));
  const rated: number[] = [];
  const others: Incoming[] = [];
  for (const player of players) {
    const known = holders.get(player.fields.fide as string);
    if (known === undefined || !isPlainly(player, known)) others.push(player);
    else if (player.standing !== undefined) rated.push(known.person);
  }
  return { rated, others };
}

/** The same in columns. Newcomers have no rating yet. */
function knownShortly(
  { columns, persons }: ShortWay,
  from: number,
  size: number,
  rules: IncomingRules,
): { readonly rated: readonly number[]; readonly others: readonly Incoming[] } {
  const rated: number[] = [];
  const others: Incoming[] = [];
  for (let row = from; row < from + size; row += 1) {
    const person = persons[row] as number;
    if (person === ASK) others.push(listedPlayer(columns.player(row), rules));
    else if (person > 0 && (columns.rating(row) ?? 0) > 0) rated.push(person);
  }
  return { rated, others };
}

function isPlainly({ fields, own }: Incoming, known: KnownPerson): boolean {
  const { name, birth, sex, komir, orr, pin } = fields;
  const isByOneNumber = own === undefined && komir === undefined && orr === undefined && pin === undefined;
  return (
    isByOneNumber && known.mergedInto === null && name === known.name && birth === known.birth && sex === known.sex
  );
}

/** Reads the whole list without writing, to find the persons with a rating in it. */
async function ratedIn(office: Office, work: ImportWork): Promise<RowMarks> {
  const marks = new RowMarks();
  let [part, first] = [0, 1];
  for await (const { from, size, players } of listParts(work.list, work.target, work.columns)) {
    await readOffice(office, async (desk) => {
      const { rated, others } =
        work.short === undefined
          ? await plainlyKnown(desk, players())
          : knownShortly(work.short, from, size, rulesFor(work.list, work.target));
      marks.add(rated);
      if (others.length === 0) return;
      const one = importPart(work, { import: 'i1', part, first, size: others.length, players: () => others });
      marks.add((await planPart({ ...office, desk }, one, [])).done.rated);
    });
    part += 1;
    first += size;
  }
  return marks;
}

/** Players who lose their rating if the list is the whole one. */
export async function ratingsLostByList(
  office: Office,
  work: ImportWork,
  under: ImportInProgress,
): Promise<readonly LostRating[]> {
  const { target } = work;
  if (target === undefined || target.phase === 'next') return [];
  const hasBase = target.lists.some(({ no }) => under.began === undefined || no < under.began);
  if (!hasBase) return [];
  const marks = await ratedIn(office, work);
  return readOffice(office, (desk) => ratingsLostBy(desk, target, marks.has, under.began));
}
