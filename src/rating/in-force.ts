/** The ratings that an event is rated with: those of the list in force on its first day. */
import { dayText } from '../core/dates.ts';
import type { Desk, ListRow } from '../ledger/store.ts';
import type { Registry, Standings } from './field.ts';
import { type RecalledEvent, firstDayOf } from './recall.ts';
import { listInForce } from '../ledger/lists/in-force.ts';

/** What a list says of a player; 0 for what it does not say. */
export interface RatingInForce {
  readonly rating: number;
  readonly total: number;
  readonly peak: number;
}

const NOT_LISTED: RatingInForce = { rating: 0, total: 0, peak: 0 };

/** With which list an event is rated. */
export const listFor = (lists: readonly ListRow[], event: Pick<RecalledEvent, 'row'>): ListRow | undefined =>
  listInForce(lists, dayText(firstDayOf(event))).list;

export type MergeHistory = Pick<Registry, 'mergedFrom'>;

/** A player who was merged into another since is still listed under the old number. */
const numbersOf = ({ mergedFrom }: MergeHistory, person: number): readonly number[] => [
  person,
  ...(mergedFrom.get(person) ?? []),
];

/** Ratings of several lists for the players of some events; of the last list, which nearly all events ask for, of everybody. */
export class RatingsInForce {
  readonly #lists: readonly ListRow[];
  readonly #last: ListRow | undefined;
  readonly #sealed: Standings | undefined;
  readonly #registry: MergeHistory;
  #older = new Map<number, Map<number, RatingInForce>>();

  /** `sealed` has the rows of the last list; without it they are read like those of others. */
  constructor(lists: readonly ListRow[], registry: MergeHistory, sealed?: Standings) {
    this.#lists = lists;
    this.#last = sealed === undefined ? undefined : lists.at(-1);
    this.#sealed = sealed;
    this.#registry = registry;
  }

  /** Reads what these events need of older lists, and forgets what others needed. */
  async load(desk: Desk, events: readonly RecalledEvent[]): Promise<void> {
    const needed = new Map<number, Set<number>>();
    for (const event of events) {
      const list = listFor(this.#lists, event);
      if (list === undefined || list === this.#last) continue;
      const persons = needed.get(list.list) ?? new Set();
      for (const person of event.persons) for (const number of numbersOf(this.#registry, person)) persons.add(number);
      needed.set(list.list, persons);
    }
    this.#older = new Map();
    for (const [list, persons] of needed) {
      const rows = await desk.standings(list, [...persons]);
      this.#older.set(
        list,
        new Map(
          rows.map(({ person, rating, total, peak }) => [person, { rating: rating ?? 0, total, peak: peak ?? 0 }]),
        ),
      );
    }
  }

  /** How players stood when an event began. */
  of(event: RecalledEvent): (person: number) => RatingInForce {
    const list = listFor(this.#lists, event);
    if (list === undefined) return () => NOT_LISTED;
    const at = list === this.#last ? this.#onLast : (person: number) => this.#older.get(list.list)?.get(person);
    return (person) => {
      const own = at(person);
      if ((own !== undefined && own.rating !== 0) || !this.#registry.mergedFrom.has(person)) return own ?? NOT_LISTED;
      const others = numbersOf(this.#registry, person).map(at);
      return others.find((each) => each !== undefined && each.rating !== 0) ?? own ?? NOT_LISTED;
    };
  }

  readonly #onLast = (person: number): RatingInForce | undefined => {
    const { known, rating, total, peak } = this.#sealed as Standings;
    return known[person] === 1
      ? { rating: rating[person] as number, total: total[person] as number, peak: peak[person] as number }
      : undefined;
  };
}
