/** The rows of a list in typed arrays: a world list is built once and read several times. */
import { FLAGS, type StandingRow } from '../ledger/store.ts';

/** In `#change`: no change. */
const NONE = -0x8000_0000;

export class ListColumns {
  readonly #person: Int32Array;
  readonly #rating: Int16Array;
  readonly #k: Int16Array;
  readonly #games: Int32Array;
  readonly #total: Int32Array;
  readonly #peak: Int16Array;
  readonly #change: Int32Array;
  readonly #flags: Uint8Array;
  readonly #last: Int32Array;
  readonly #rest = new Map<number, string>();
  #size = 0;
  #players = 0;

  /** Capacity in rows. */
  constructor(room: number) {
    this.#person = new Int32Array(room);
    this.#rating = new Int16Array(room);
    this.#k = new Int16Array(room);
    this.#games = new Int32Array(room);
    this.#total = new Int32Array(room);
    this.#peak = new Int16Array(room);
    this.#change = new Int32Array(room);
    this.#flags = new Uint8Array(room);
    this.#last = new Int32Array(room);
  }

  /** Number of players on the list: rated, and to be listed. */
  get players(): number {
    return this.#players;
  }

  /** Rating, K, peak and last game are never 0 on a list, so 0 stands for none. */
  add({ person, rating, k, games, total, peak, change, flags, last, rest }: StandingRow): void {
    const at = this.#size;
    this.#size += 1;
    this.#person[at] = person;
    this.#rating[at] = rating ?? 0;
    this.#k[at] = k ?? 0;
    this.#games[at] = games;
    this.#total[at] = total;
    this.#peak[at] = peak ?? 0;
    this.#change[at] = change ?? NONE;
    this.#flags[at] = flags;
    this.#last[at] = last ?? 0;
    if (rest !== null) this.#rest.set(at, rest);
    if (rating !== null && (flags & FLAGS.notListed) === 0) this.#players += 1;
  }

  /** In the order of insertion. */
  *rows(): Generator<StandingRow, void, undefined> {
    for (let at = 0; at < this.#size; at += 1) {
      const change = this.#change[at] as number;
      yield {
        person: this.#person[at] as number,
        rating: (this.#rating[at] as number) || null,
        k: (this.#k[at] as number) || null,
        games: this.#games[at] as number,
        total: this.#total[at] as number,
        peak: (this.#peak[at] as number) || null,
        change: change === NONE ? null : change,
        flags: this.#flags[at] as number,
        last: (this.#last[at] as number) || null,
        rest: this.#rest.get(at) ?? null,
      };
    }
  }
}
