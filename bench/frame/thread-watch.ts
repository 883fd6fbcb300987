/**
 * How long the thread of a server is held: processor time between two ticks of a clock that ticks every two milliseconds. What others on the
 * machine take does not count in it, so it can be told on a busy machine, too.
 */
export interface ThreadHeld {
  /** Milliseconds of processor between two ticks: of 99 in 100 ticks at most, and at most. */
  readonly held99: number;
  readonly held: number;
  /** Milliseconds of processor in all. */
  readonly cpu: number;
}

const TICK = 2;

export class ThreadWatch {
  readonly #gaps: number[] = [];
  readonly #timer: NodeJS.Timeout;
  #last = process.cpuUsage();

  constructor() {
    this.#timer = setInterval(() => {
      const { user, system } = process.cpuUsage(this.#last);
      this.#last = process.cpuUsage();
      this.#gaps.push((user + system) / 1000);
    }, TICK).unref();
  }

  end(): ThreadHeld {
    clearInterval(this.#timer);
    const gaps = this.#gaps.sort((a, b) => a - b);
    return {
      held99: gaps[Math.floor(gaps.length * 0.99)] ?? 0,
      held: gaps.at(-1) ?? 0,
      cpu: gaps.reduce((sum, gap) => sum + gap, 0),
    };
  }
}
