/**
 * The ledger from which everything that a server remembers was made. A ledger that grows still has its earlier entries; but a
 * database can be restored to an earlier state, or replaced by another file, and may then grow beyond the number at which it was
 * last seen. So every reading checks whether the last entry that was seen is still there, with the same hash. If not, a new era
 * begins, and everything made before is useless.
 */
import type { Desk, LedgerHead, Store } from '../../ledger/store.ts';

export interface SeenHead extends LedgerHead {
  /** Changes when the ledger is not the one that was seen before, continued. */
  readonly era: number;
  /** Changes with every change of the ledger. */
  readonly mark: string;
}

export class FollowedLedger {
  #seen: SeenHead | undefined;

  /** As of the last reading; undefined before the first. */
  get seen(): SeenHead | undefined {
    return this.#seen;
  }

  /** The same store; each of its readings is compared with what was seen before. */
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

  /** `before`: what was seen before the reading began, so its moment cannot be an earlier one. */
  async #see(desk: Desk, before: SeenHead | undefined): Promise<void> {
    const head = await desk.head();
    for (let last = before; ; last = this.#seen) {
      const isContinued = last === undefined || (await continues(desk, head, last));
      if (this.#seen === last) {
        const era = (last?.era ?? 0) + (isContinued ? 0 : 1);
        if (last?.hash !== head.hash) this.#seen = { ...head, era, mark: `${era} ${head.hash}` };
        return;
      }
      // other readings have finished meanwhile; whether their state is later or gone, the next reading will find out
      if (this.#seen !== undefined && this.#seen.no > head.no) return;
    }
  }
}

async function continues(desk: Desk, head: LedgerHead, before: LedgerHead): Promise<boolean> {
  if (head.no <= before.no) return head.no === before.no && head.hash === before.hash;
  return before.no === 0 || (await desk.entry(before.no))?.hash === before.hash;
}
