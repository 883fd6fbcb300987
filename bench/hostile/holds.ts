/**
 * How long the event loop of this process was held: what the processor did for its main thread between two firings of a timer
 * of a millisecond. What other programs took meanwhile is not our doing, and is in the delay beside it. Garbage that is collected
 * in such a moment is the work of all requests before it: it is in the hold, and the hold without it is told beside it.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

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
  /** The longest of those that are left when the collection of garbage is taken out of each. */
  readonly withoutGarbage: number;
  /** As `monitorEventLoopDelay` has it. */
  readonly delay: number;
}

/** From one moment to another, on the clock of `performance`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Hold extends Span {
  readonly worked: number;
}

/** Shorter holds are of no interest to anybody. */
const SHORTEST = 3;

export class Watch {
  readonly #monitor = monitorEventLoopDelay({ resolution: EVERY });
  #worked = worked();
  #last = performance.now();
  #holds: Hold[] = [];
  #collections: Span[] = [];

  constructor() {
    this.#monitor.enable();
    setInterval(() => this.#look(), EVERY).unref();
    const collected = new PerformanceObserver((entries) => {
      for (const { startTime, duration } of entries.getEntries()) {
        this.#collections.push({ from: startTime, to: startTime + duration });
      }
    });
    collected.observe({ entryTypes: ['gc'] });
  }

  #look(): void {
    const [done, now] = [worked(), performance.now()];
    const hold = { from: this.#last, to: now, worked: done - this.#worked };
    if (hold.worked > SHORTEST) this.#holds.push(hold);
    [this.#worked, this.#last] = [done, now];
  }

  /** Since the last time it was asked. */
  taken(): Holds {
    const holds = {
      longest: Math.max(0, ...this.#holds.map((hold) => hold.worked)),
      withoutGarbage: Math.max(0, ...this.#holds.map((hold) => hold.worked - this.#collectedIn(hold))),
      delay: this.#monitor.max / 1e6,
    };
    this.#holds = [];
    this.#collections = [];
    this.#monitor.reset();
    return holds;
  }

  #collectedIn(hold: Span): number {
    return this.#collections
      .map(({ from, to }) => Math.min(to, hold.to) - Math.max(from, hold.from))
      .reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
  }
}
