/**
 * Answers that are not there yet. What an answer costs is charged to the asker before anything is done for it; then it waits
 * for its turn; and what somebody else is having made already is not made twice. Each begins in a round of the loop of its
 * own: a store that answers at once would else let all that wait be made one after the other, and nothing come in meanwhile.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pause } from '../core/slices.ts';
import { Gate } from './gate.ts';
import { clientKey, countOf, type RateLimiter } from './guard.ts';
import { ProblemError } from './problem.ts';

/** At once: more than the processor has use for, fewer than the store has connections. */
export const ANSWERS = { atOnce: 6, atOnceEach: 3, waiting: 2000, waitingEach: 40 };
/**
 * Pages of one address: a playing hall whose round is over asks for hundreds of cards at once, and nobody there knows what an error is for. They wait for some
 * seconds instead; whoever asks from elsewhere does not wait for them, since addresses have their turns one after the other. Programs ask again.
 */
export const PAGES_WAITING = 600;
/**
 * Whole lists go out as fast as they are read, which may take long; nobody waits for a place. Each keeps a processor busy with
 * packing, so that there are few of them.
 */
export const STREAMS = { atOnce: 8, atOnceEach: 2, waiting: 0, waitingEach: 0 };
/** Milliseconds. A client that has not read a list by then reads too slowly to keep a place from others. */
const LONGEST_STREAM = 10 * 60_000;

export interface AnswerJob<T> {
  /** What is asked, and of which ledger. */
  readonly key: string;
  /** In requests for what is ready. */
  readonly cost: number;
  readonly make: () => Promise<T>;
  /** Where it has been made for somebody else while this one waited. */
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

  /** How much is being made and sent, and how much waits for it. */
  get load(): Readonly<Record<'answers' | 'streams', Gate['load']>> {
    return { answers: this.#answers.load, streams: this.#streams.load };
  }

  /** For what is not made here. */
  charge(request: FastifyRequest, cost: number): void {
    this.#charged(request, cost);
  }

  #charged({ ip, url }: Pick<FastifyRequest, 'ip' | 'url'>, cost: number): string {
    const asker = clientKey(ip);
    // one request has been counted when it came
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

  /** Takes a place for a stream until its end, or until it has lasted too long. */
  async stream({ ip }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const leave = await this.#streams.enter(clientKey(ip));
    // a client that went away while it was made is not answered again
    if (raw.destroyed) return leave();
    const late = setTimeout(() => raw.destroy(), LONGEST_STREAM).unref();
    raw.once('close', () => {
      clearTimeout(late);
      leave();
    });
  }
}
