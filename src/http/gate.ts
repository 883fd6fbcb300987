/**
 * Limits how many answers are made at once. Only a limited number are made at the same time, fewer for one client, so
 * that there is always room for others; only a limited number wait, fewer for one client; and waiting clients take
 * turns, however many requests each of them has. When the queue is full, the client with the most requests makes room
 * for one that has fewer.
 */
import { ProblemError } from './problem.ts';

export interface GateSizes {
  readonly atOnce: number;
  /** For one client. */
  readonly atOnceEach: number;
  readonly waiting: number;
  /** For one client; a request may set its own limit. */
  readonly waitingEach: number;
}

/** Seconds after which a retry makes sense. */
const ASK_AGAIN_AFTER = 2;

const busy = (): ProblemError => new ProblemError('busy', { retryAfter: ASK_AGAIN_AFTER });

interface Waiting {
  readonly go: () => void;
  readonly refuse: (reason: ProblemError) => void;
  /** Whether the client has gone away. */
  readonly isGone: () => boolean;
}

interface WaitingClient {
  inside: number;
  waiting: Waiting[];
}

export class Gate {
  readonly #sizes: GateSizes;
  /** Clients with requests inside or waiting; the one whose turn was longest ago comes first. */
  readonly #askers = new Map<string, WaitingClient>();
  #inside = 0;
  #waiting = 0;

  constructor(sizes: GateSizes) {
    this.#sizes = sizes;
  }

  /** Number of requests inside, and waiting. */
  get load(): { readonly inside: number; readonly waiting: number } {
    return { inside: this.#inside, waiting: this.#waiting };
  }

  /** Rejects with a problem where too many wait already, or the client has gone when its turn comes. */
  async run<T>(
    asker: string,
    work: () => Promise<T>,
    isGone: () => boolean = () => false,
    waitingEach?: number,
  ): Promise<T> {
    const leave = await this.enter(asker, isGone, waitingEach);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Resolves to a function to be called at the end; repeated calls do no harm. */
  async enter(
    name: string,
    isGone: () => boolean = () => false,
    waitingEach = this.#sizes.waitingEach,
  ): Promise<() => void> {
    const asker = this.#askers.get(name) ?? { inside: 0, waiting: [] };
    this.#askers.set(name, asker);
    if (this.#hasRoom(asker)) this.#admit(name, asker);
    else await this.#wait(asker, isGone, waitingEach);
    let isInside = true;
    return () => {
      if (isInside) this.#leave(name, asker);
      isInside = false;
    };
  }

  #hasRoom({ inside }: WaitingClient): boolean {
    return this.#inside < this.#sizes.atOnce && inside < this.#sizes.atOnceEach;
  }

  #admit(name: string, asker: WaitingClient): void {
    asker.inside += 1;
    this.#inside += 1;
    this.#toTheEnd(name, asker);
  }

  /** Moves the client behind all others. */
  #toTheEnd(name: string, asker: WaitingClient): void {
    this.#askers.delete(name);
    this.#askers.set(name, asker);
  }

  #wait(asker: WaitingClient, isGone: () => boolean, waitingEach: number): Promise<void> {
    const isFull = (): boolean => this.#isFull || asker.waiting.length >= waitingEach;
    if (isFull()) this.#forgetGone();
    if (this.#isFull) this.#makeRoom(asker);
    if (isFull()) throw busy();
    return new Promise((go, refuse) => {
      asker.waiting.push({ go, refuse, isGone });
      this.#waiting += 1;
    });
  }

  get #isFull(): boolean {
    return this.#waiting >= this.#sizes.waiting;
  }

  /** The last request of the client with the most makes room for a client that has at least two fewer. */
  #makeRoom({ waiting }: WaitingClient): void {
    let most: WaitingClient | undefined;
    for (const each of this.#askers.values()) {
      if (each.waiting.length > (most?.waiting.length ?? waiting.length + 1)) most = each;
    }
    if (most === undefined) return;
    this.#waiting -= 1;
    most.waiting.pop()?.refuse(busy());
  }

  #forgetGone(): void {
    for (const asker of this.#askers.values()) {
      const gone = asker.waiting.filter(({ isGone }) => isGone());
      asker.waiting = asker.waiting.filter((each) => !gone.includes(each));
      this.#waiting -= gone.length;
      for (const { refuse } of gone) refuse(busy());
    }
  }

  #leave(name: string, asker: WaitingClient): void {
    asker.inside -= 1;
    this.#inside -= 1;
    if (asker.inside === 0 && asker.waiting.length === 0) this.#askers.delete(name);
    else this.#toTheEnd(name, asker);
    this.#letIn();
  }

  #letIn(): void {
    for (const [name, asker] of this.#askers) {
      if (this.#inside >= this.#sizes.atOnce) return;
      while (asker.waiting[0]?.isGone() === true) {
        this.#waiting -= 1;
        asker.waiting.shift()?.refuse(busy());
      }
      const [next] = asker.waiting;
      if (next === undefined || !this.#hasRoom(asker)) continue;
      asker.waiting.shift();
      this.#waiting -= 1;
      this.#admit(name, asker);
      next.go();
    }
  }
}
