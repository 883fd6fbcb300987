/**
 * Which ledger everything that a server remembers was made from. A ledger that grows still has the entries that it had; but a
 * database can be put back to an earlier state, or another file can take its place, and may then grow beyond the number at which
 * it was seen. So every reading looks whether the last entry that was seen is still there, with the same hash. Where it is
 * not, a new era begins, and nothing that was made before is of any use.
 */
import type { Desk, LedgerHead, Store } from '../../ledger/store.ts';

export interface SeenHead extends LedgerHead {
  /** Changes when the ledger is not the one that was seen before, continued. */
  readonly era: number;
  /** Changes with every change of the ledger, whatever it is. */
  readonly mark: string;
}

export class FollowedLedger {
  #seen: SeenHead | undefined;

  /** As the last reading saw it; undefined before the first. */
  get seen(): SeenHead | undefined {
    return this.#seen;
  }

  /** The same store, each reading of which is compared with what was seen before. */
  followed(store: Store): Store {
    return {
      ...store,
      read: (work) => {
        const before = this.#seen;
        return store.read(async (desk) => {
          await this.#see(desk, before);
          return work(desk);
        });
      },
    };
  }

  /** `before`: what was seen before the reading began, so that its moment cannot be an earlier one. */
  async #see(desk: Desk, before: SeenHead | undefined): Promise<void> {
    const head = await desk.head();
    for (let last = before; ; last = this.#seen) {
      const isContinued = last === undefined || (await continues(desk, head, last));
      if (this.#seen === last) {
        const era = (last?.era ?? 0) + (isContinued ? 0 : 1);
        if (last?.hash !== head.hash) this.#seen = { ...head, era, mark: `${era} ${head.hash}` };
        return;
      }
      // others have read meanwhile; whether what they saw was later or is gone, the next reading will know
      if (this.#seen !== undefined && this.#seen.no > head.no) return;
    }
  }
}

async function continues(desk: Desk, head: LedgerHead, before: LedgerHead): Promise<boolean> {
  if (head.no <= before.no) return head.no === before.no && head.hash === before.hash;
  return before.no === 0 || (await desk.entry(before.no))?.hash === before.hash;
}
