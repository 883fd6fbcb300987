/** Sorts the keys of many names into the order in which a store writes them fastest. */
import type { SortedKeys } from './store.ts';

export class PersonsByKey {
  readonly #persons = new Map<string, number[]>();
  #count = 0;

  /** The keys of persons with consecutive numbers. Later calls must have higher numbers. */
  add(first: number, keys: readonly (readonly string[])[]): void {
    for (const [place, each] of keys.entries()) {
      for (const key of each) {
        const persons = this.#persons.get(key);
        if (persons === undefined) this.#persons.set(key, [first + place]);
        else persons.push(first + place);
        this.#count += 1;
      }
    }
  }

  sorted(): SortedKeys {
    const keys = [...this.#persons.keys()].sort();
    const [counts, persons] = [new Int32Array(keys.length), new Int32Array(this.#count)];
    let at = 0;
    for (const [place, key] of keys.entries()) {
      const own = this.#persons.get(key) as readonly number[];
      counts[place] = own.length;
      for (const person of own) persons[at++] = person;
    }
    return { keys, counts, persons };
  }
}
