/**
 * Makes the files of the newest large lists in advance: when the server has started, and when a list has been
 * published. While an import comes in part by part, its list grows with each part: the files wait until it pauses.
 * Small ones are made in a moment.
 */
import { filesOfList } from '../reading/lists/files.ts';
import { TooManyWaiting } from '../reading/public/one-at-a-time.ts';
import type { ServerContext } from './serving.ts';
import { SMALL_LIST } from './kept-files.ts';
import { GaveWay } from './shelf.ts';

type Serving = Pick<ServerContext, 'publicOffice' | 'shelf'>;

export interface NewestFilesOptions {
  /** Lists with at most this many players are left out. */
  readonly small?: number | undefined;
  /** Called with the number of files of a list made so far. */
  readonly progress?: ((done: number, total?: number) => void) | undefined;
}

export class NewestFiles {
  readonly #serving: Serving;
  readonly #small: number;
  readonly #progress: NewestFilesOptions['progress'];
  /** The state of the ledger when the files were last made. */
  #madeAt: string | undefined;
  /** The newest list of each pool, as last seen. */
  readonly #states = new Map<string, string>();
  #making: Promise<void> | undefined;

  constructor(serving: Serving, { small = SMALL_LIST, progress }: NewestFilesOptions = {}) {
    this.#serving = serving;
    this.#small = small;
    this.#progress = progress;
  }

  /** Never twice at once, and not again while the ledger is unchanged. */
  make(): Promise<void> {
    return this.#once('at-once');
  }

  /** The same for lists that have not changed since the last call. Does nothing before the first call of `make`. */
  follow(): Promise<void> {
    return this.#madeAt === undefined ? Promise.resolve() : this.#once('rested');
  }

  #once(when: 'at-once' | 'rested'): Promise<void> {
    this.#making ??= this.#made(when).finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  async #made(when: 'at-once' | 'rested'): Promise<void> {
    const { publicOffice, shelf } = this.#serving;
    const { mark } = await publicOffice.head();
    if (mark === this.#madeAt) return;
    // whoever published the list
    if (when === 'rested' && (await shelf.isMadeElsewhere())) return;
    let isMore = false;
    for (const pool of await publicOffice.look((desk) => desk.pools())) {
      const list = (await publicOffice.lists(pool.pool)).at(-1);
      if (list === undefined || list.players <= this.#small) continue;
      const state = await shelf.stateOf(list);
      const isResting = this.#states.get(pool.pool) === state;
      this.#states.set(pool.pool, state);
      if (when === 'rested' && !isResting) {
        isMore = true;
        continue;
      }
      const formats = [...filesOfList(pool, list)];
      const total = formats.length;
      let count = 0;
      for (const format of formats) {
        try {
          await shelf.ahead({ pool: pool.pool, date: list.date, format }, publicOffice.pause);
          count += 1;
          this.#progress?.(count, total);
        } catch (error) {
          // a requested file is made first, this one after the others
          if (error instanceof GaveWay) formats.push(format);
          // or when it is asked for, or when the ledger has grown
          else if (!(error instanceof TooManyWaiting)) throw error;
        }
      }
    }
    if (!isMore) this.#madeAt = mark;
  }
}
