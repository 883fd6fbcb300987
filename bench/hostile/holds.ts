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
    // the machine writes up what a thread has had with each tick of its own, every 4 ms; to ask for the process's time makes it do so now
    process.cpuUsage();
    const [own] = readFileSync(SCHEDULE, 'latin1').split(' ');
    return Number(own) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Milliseconds of the clock that the profiler looks at, too. */
const steadyNow = (): number => Number(process.hrtime.bigint()) / 1e6;

export interface Holds {
  /** The longest, in milliseconds of the processor. */
  readonly longest: number;
  /** The longest of those that are left when the collection of garbage is taken out of each. */
  readonly withoutGarbage: number;
  /** As `monitorEventLoopDelay` has it. */
  readonly delay: number;
  /** When the longest ones were, in milliseconds of the machine's steady clock. */
  readonly when: readonly Hold[];
}

/** From one moment to another, in milliseconds of one clock. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Hold extends Span {
  readonly worked: number;
}

/** Shorter holds are of no interest to anybody. */
const SHORTEST = 3;
/** So many of the longest are told by their moments. */
const TOLD = 3;

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
      when: this.#longest(),
    };
    this.#holds = [];
    this.#collections = [];
    this.#monitor.reset();
    return holds;
  }

  #longest(): readonly Hold[] {
    const ahead = steadyNow() - performance.now();
    return this.#holds
      .toSorted((a, b) => b.worked - a.worked)
      .slice(0, TOLD)
      .map(({ from, to, worked: own }) => ({ from: from + ahead, to: to + ahead, worked: own }));
  }

  #collectedIn(hold: Span): number {
    return this.#collections
      .map(({ from, to }) => Math.min(to, hold.to) - Math.max(from, hold.from))
      .reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
  }
}
