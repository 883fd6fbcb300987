/** The possible opponents in an event: those who played in it, or who are entered if it is only announced. */
import { personId, personNumber } from '../../../ledger/ids.ts';
import { eventData } from '../../../ledger/rows/events.ts';
import type { Desk, EventRow, PersonRow, PoolRow } from '../../../ledger/store.ts';
import { mergedTargets } from '../../../desk/registry/find.ts';
import { currentStates } from '../../../rating/states.ts';

export interface Entrant {
  readonly player: string;
  readonly name: string;
  readonly title?: string;
  readonly rating: number;
}

const PLAYED: readonly EventRow['state'][] = ['accepted', 'rated', 'published', 'corrected'];
const ON_THE_WAY: readonly EventRow['state'][] = ['registered', 'submitted', 'questions'];

export async function enteredFor(desk: Desk, row: EventRow): Promise<readonly number[]> {
  return PLAYED.includes(row.state)
    ? (await desk.entrants(row.event)).map(({ person }) => person)
    : (await announcedPersons(desk, row)).map(({ person }) => person);
}

/** The entrants of an event that is only announced; merged ones as the persons who remain. */
export async function announcedPersons(desk: Desk, row: EventRow): Promise<readonly PersonRow[]> {
  const { entrants = [], registration } = eventData(row);
  if (registration === undefined || entrants.length === 0 || !ON_THE_WAY.includes(row.state)) return [];
  const led = await mergedTargets(
    desk,
    entrants.map((id) => personNumber(id) as number),
  );
  return [...new Map([...led.values()].map((person) => [person.person, person])).values()];
}

/** Those of them who have a rating in a pool, the highest first. */
export async function ratedEntrants(
  desk: Desk,
  pool: PoolRow,
  persons: readonly number[],
): Promise<readonly Entrant[]> {
  const states = await currentStates(desk, pool, persons);
  const rated = persons.filter((person) => states.get(person)?.rating !== undefined);
  return (await desk.persons(rated))
    .filter((row) => row.name !== null)
    .map(({ person, name, title }) => ({
      player: personId(person),
      name: name as string,
      ...(title === null ? {} : { title }),
      rating: states.get(person)?.rating as number,
    }))
    .sort((a, b) => b.rating - a.rating);
}
