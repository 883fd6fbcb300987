/**
 * Making answers that are not cached. The cost of an answer is charged to the client before any work is done; then the
 * request waits for its turn; and an answer that is being made for somebody else is not made twice. Each one starts in
 * its own round of the event loop: otherwise, with a store that answers at once, all waiting answers would be made one
 * after the other, and nothing could come in meanwhile.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pause } from '../core/slices.ts';
import { Gate } from './gate.ts';
import { clientKey, countOf, type RateLimiter } from './guard.ts';
import { ProblemError } from './problem.ts';

/** At once: enough to keep the processor busy, and fewer than the store has connections. */
export const ANSWERS = { atOnce: 6, atOnceEach: 3, waiting: 2000, waitingEach: 40 };
/**
 * Pages for one address: a playing hall requests hundreds of cards at once when a round is over, and an error would
 * help nobody there. They wait for some seconds instead; clients elsewhere do not wait for them, since addresses take
 * turns. Programs have to retry.
 */
export const PAGES_WAITING = 600;
/**
 * Whole lists are sent as fast as the client reads, which may take long; nobody waits for a place. Each keeps a
 * processor busy with compression, so that only a few are allowed.
 */
export const STREAMS = { atOnce: 8, atOnceEach: 2, waiting: 0, waitingEach: 0 };
/** Milliseconds. A client that has not read a list by then is too slow to occupy a place. */
const LONGEST_STREAM = 10 * 60_000;

export interface AnswerJob<T> {
  /** The request, and the state of the ledger. */
  readonly key: string;
  /** In requests for a cached answer. */
  readonly cost: number;
  readonly make: () => Promise<T>;
  /** The answer, if it was made for somebody else while this request waited. */
  readonly known: () => T | undefined;
}

export class AnswerMaker {
  readonly #turnstile: RateLimiter;
  readonly #pause: Pause;
  readonly #answers = new Gate(ANSWERS);
  readonly #streams = new Gate(STREAMS);
  readonly #going = new Map<string, Promise<unknown>>();

  constructor(turnstile: RateLimiter, pause: Pause) {
    this.#turnstile = turnstile;
    this.#pause = pause;
  }

  async made<T>(request: FastifyRequest, { raw }: FastifyReply, { key, cost, make, known }: AnswerJob<T>): Promise<T> {
    const asker = this.#charged(request, cost);
    const going = this.#going.get(key) as Promise<T> | undefined;
    return (
      going ??
      this.#answers.run(
        asker,
        async () => known() ?? this.#once(key, make),
        () => raw.destroyed,
        countOf(request.url) === 'pages' ? PAGES_WAITING : ANSWERS.waitingEach,
      )
    );
  }

  /** Number of answers being made and sent, and of requests waiting. */
  get load(): Readonly<Record<'answers' | 'streams', Gate['load']>> {
    return { answers: this.#answers.load, streams: this.#streams.load };
  }

  /** For answers that are made elsewhere. */
  charge(request: FastifyRequest, cost: number): void {
    this.#charged(request, cost);
  }

  #charged({ ip, url }: Pick<FastifyRequest, 'ip' | 'url'>, cost: number): string {
    const asker = clientKey(ip);
    // one request was counted when it came in
    const seconds = this.#turnstile.wait(asker, Date.now(), cost - 1, countOf(url));
    if (seconds !== undefined) throw new ProblemError('too-many-requests', { retryAfter: seconds });
    return asker;
  }

  #once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const going = this.#going.get(key) as Promise<T> | undefined;
    if (going !== undefined) return going;
    const begun = this.#pause()
      .then(make)
      .finally(() => this.#going.delete(key));
    this.#going.set(key, begun);
    return begun;
  }

  /** Occupies a place for a stream until its end, or until it has taken too long. */
  async stream({ ip }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const leave = await this.#streams.enter(clientKey(ip));
    // a client that has gone away is not answered
    if (raw.destroyed) return leave();
    const late = setTimeout(() => raw.destroy(), LONGEST_STREAM).unref();
    raw.once('close', () => {
      clearTimeout(late);
      leave();
    });
  }
}
