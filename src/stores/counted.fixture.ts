/** A store that counts what is asked of it: bounds on work that hold on every machine. */
import type { Desk, Store } from '../ledger/store.ts';

export interface StoreCalls {
  reads: number;
  writes: number;
  /** The names of the desk's calls, in their order. */
  readonly calls: string[];
}

export interface CountedStore extends Store {
  /** What was asked while some work was done. */
  readonly during: (work: () => Promise<unknown>) => Promise<StoreCalls>;
}

export function countedStore(store: Store): CountedStore {
  let seen: StoreCalls = { reads: 0, writes: 0, calls: [] };
  const counted = <D extends Desk>(desk: D): D =>
    Object.fromEntries(
      Object.entries(desk).map(([name, member]) => [
        name,
        typeof member !== 'function'
          ? member
          : (...given: unknown[]) => {
              seen.calls.push(name);
              return (member as (...given: unknown[]) => unknown)(...given);
            },
      ]),
    ) as unknown as D;
  return {
    ...store,
    read: (work) => {
      seen.reads += 1;
      return store.read((desk) => work(counted(desk)));
    },
    write: (work) => {
      seen.writes += 1;
      return store.write((desk) => work(counted(desk)));
    },
    during: async (work) => {
      seen = { reads: 0, writes: 0, calls: [] };
      await work();
      return seen;
    },
  };
}
