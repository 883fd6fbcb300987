/**
 * How long the event loop of this process was held: what the processor did for its main thread between two firings of a timer
 * of a millisecond. What other programs took meanwhile is not our doing, and is in the delay beside it.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY = 1;
const SCHEDULE = `/proc/${process.pid}/task/${process.pid}/schedstat`;

/** Milliseconds of the processor for the main thread; where the machine does not tell (Linux does), those of the clock. */
function worked(): number {
  try {
    const [own] = readFileSync(SCHEDULE, 'latin1').split(' ');
    return Number(own) / 1e6;
  } catch {
    return performance.now();
  }
}

export interface Holds {
  /** The longest, in milliseconds of the processor. */
  readonly longest: number;
  /** As `monitorEventLoopDelay` has it. */
  readonly delay: number;
}

export class Watch {
  readonly #monitor = monitorEventLoopDelay({ resolution: EVERY });
  #last = worked();
  #longest = 0;

  constructor() {
    this.#monitor.enable();
    setInterval(() => this.#look(), EVERY).unref();
  }

  #look(): void {
    const now = worked();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }

  /** Since the last time it was asked. */
  taken(): Holds {
    const holds = { longest: this.#longest, delay: this.#monitor.max / 1e6 };
    this.#longest = 0;
    this.#monitor.reset();
    return holds;
  }
}
