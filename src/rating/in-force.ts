/** The ratings that an event is rated with: those of the list in force on its first day. */
import { dayText } from '../core/dates.ts';
import type { Desk, ListRow } from '../ledger/store.ts';
import type { Registry, Standings } from './field.ts';
import { type RecalledEvent, firstDayOf } from './recall.ts';
import { listInForce } from '../ledger/lists/in-force.ts';
import { standardListOn } from './standard-lists.ts';

/** The data of a list for one player; 0 for what it does not contain. */
export interface RatingInForce {
  readonly rating: number;
  readonly total: number;
  readonly peak: number;
  /** Rapid and blitz: the standard rating, where there is one. */
  readonly standard?: number;
}

const NOT_LISTED: RatingInForce = { rating: 0, total: 0, peak: 0 };

/** The list that an event is rated with. */
export const listFor = (lists: readonly ListRow[], event: Pick<RecalledEvent, 'row'>): ListRow | undefined =>
  listInForce(lists, dayText(firstDayOf(event))).list;

export type MergeHistory = Pick<Registry, 'mergedFrom'>;

/** A player merged since then is still on the list under the old number. */
const numbersOf = ({ mergedFrom }: MergeHistory, person: number): readonly number[] => [
  person,
  ...(mergedFrom.get(person) ?? []),
];

/**
 * Ratings on several lists for the players of some events; on the last list, which nearly all events use, for
 * everybody.
 */
export class RatingsInForce {
  readonly #lists: readonly ListRow[];
  readonly #last: ListRow | undefined;
  readonly #sealed: Standings | undefined;
  readonly #registry: MergeHistory;
  readonly #standards: readonly ListRow[];
  #older = new Map<number, Map<number, RatingInForce>>();
  #standard = new Map<number, Map<number, number>>();

  /**
   * `sealed` has the rows of the last list; without it they are read like those of the others. `standards` are the
   * lists from which players without a rating take one.
   */
  constructor(
    lists: readonly ListRow[],
    registry: MergeHistory,
    sealed?: Standings,
    standards: readonly ListRow[] = [],
  ) {
    this.#lists = lists;
    this.#last = sealed === undefined ? undefined : lists.at(-1);
    this.#sealed = sealed;
    this.#registry = registry;
    this.#standards = standards;
  }

  /** Reads what these events need of older lists, and drops what other events needed. */
  async load(desk: Desk, events: readonly RecalledEvent[]): Promise<void> {
    const needed = this.#needed(events, (event) => {
      const list = listFor(this.#lists, event);
      return list === this.#last ? undefined : list;
    });
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
    await this.#loadStandards(desk, events);
  }

  /** The persons whose rows of each list are needed. */
  #needed(
    events: readonly RecalledEvent[],
    listOf: (event: RecalledEvent) => ListRow | undefined,
  ): ReadonlyMap<number, ReadonlySet<number>> {
    const needed = new Map<number, Set<number>>();
    for (const event of events) {
      const list = listOf(event);
      if (list === undefined) continue;
      const persons = needed.get(list.list) ?? new Set();
      for (const person of event.persons) for (const number of numbersOf(this.#registry, person)) persons.add(number);
      needed.set(list.list, persons);
    }
    return needed;
  }

  async #loadStandards(desk: Desk, events: readonly RecalledEvent[]): Promise<void> {
    this.#standard = new Map();
    if (this.#standards.length === 0) return;
    for (const [list, persons] of this.#needed(events, (event) => this.#standardListOf(event))) {
      const rows = await desk.standings(list, [...persons]);
      this.#standard.set(
        list,
        new Map(rows.flatMap(({ person, rating }) => (rating === null ? [] : [[person, rating]]))),
      );
    }
  }

  #standardListOf(event: RecalledEvent): ListRow | undefined {
    return standardListOn(this.#standards, dayText(firstDayOf(event)));
  }

  /** The players' ratings when an event began. */
  of(event: RecalledEvent): (person: number) => RatingInForce {
    const inPool = this.#inPool(event);
    const standards = this.#standard.get(this.#standardListOf(event)?.list ?? 0);
    if (standards === undefined) return inPool;
    return (person) => {
      const standard = numbersOf(this.#registry, person)
        .map((number) => standards.get(number))
        .find((rating) => rating !== undefined);
      return standard === undefined ? inPool(person) : { ...inPool(person), standard };
    };
  }

  #inPool(event: RecalledEvent): (person: number) => RatingInForce {
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
