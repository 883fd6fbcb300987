/** How much of the processor a worker claims where others want it, too. */
import { constants, setPriority } from 'node:os';

/** Whoever asks for a page comes before long work. A system that does not allow it lets both go on alike. */
export function comesAfterOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // nothing depends on it
  }
}
