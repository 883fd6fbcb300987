/**
 * The files of the newest large lists are made before anybody asks for them: when the server has started, and when a list has come
 * out. While an import comes in part by part, its list grows with each: the files wait until it rests. Small ones are made in a moment.
 */
import { filesOfList } from '../reading/lists/files.ts';
import { TooManyWaiting } from '../reading/public/one-at-a-time.ts';
import type { ServerContext } from './serving.ts';
import { SMALL_LIST } from './kept-files.ts';
import { GaveWay } from './shelf.ts';

type Serving = Pick<ServerContext, 'publicOffice' | 'shelf'>;

export interface NewestFilesOptions {
  /** Up to this many players nothing is made. */
  readonly small?: number | undefined;
  /** Told how many files of a list are there. */
  readonly progress?: ((done: number, total?: number) => void) | undefined;
}

export class NewestFiles {
  readonly #serving: Serving;
  readonly #small: number;
  readonly #progress: NewestFilesOptions['progress'];
  /** Of the ledger when the files were last made. */
  #madeAt: string | undefined;
  /** Of the newest list of each pool, as it was last seen. */
  readonly #states = new Map<string, string>();
  #making: Promise<void> | undefined;

  constructor(serving: Serving, { small = SMALL_LIST, progress }: NewestFilesOptions = {}) {
    this.#serving = serving;
    this.#small = small;
    this.#progress = progress;
  }

  /** Once at a time, and not again while the ledger stays as it is. */
  make(): Promise<void> {
    return this.#once('at-once');
  }

  /** The same of lists that are as they were when this was last asked for. Nothing before `make` was called for the first time. */
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
    // whoever brought the list out
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
          // somebody else's file is made first, this one after the others
          if (error instanceof GaveWay) formats.push(format);
          // or when it is asked for, or when the ledger has grown
          else if (!(error instanceof TooManyWaiting)) throw error;
        }
      }
    }
    if (!isMore) this.#madeAt = mark;
  }
}
