/** A write that is kept only if its outcome has no refusing finding. */
import type { Store, WritingDesk } from '../ledger/store.ts';
import type { Outcome } from '../desk/office.ts';

class NotKept extends Error {
  readonly outcome: Outcome<unknown>;

  constructor(outcome: Outcome<unknown>) {
    super('not kept');
    this.outcome = outcome;
  }
}

export async function writeOrUndo<T>(
  store: Store,
  work: (desk: WritingDesk) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await store.write(async (desk) => {
      const outcome = await work(desk);
      if (outcome.findings.some(({ weight }) => weight === 'refuse')) throw new NotKept(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NotKept) return error.outcome as Outcome<T>;
    throw error;
  }
}
