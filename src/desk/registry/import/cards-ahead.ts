/** Cards of the next parts of a list, made in another thread while this one writes. */
import type { KeysInOrder } from '../../../ledger/store.ts';
import type { Helper, Helpers } from '../../helper.ts';
import { type CardsOrder, cardsTask, type JoinedKeys, separatedKeys, type WrittenCards } from './cards-maker.ts';
import type { PlayerColumns } from './columns.ts';

/**
 * Number of parts ordered beyond the present one; more than are written together, so that their keys are sorted by the
 * end of the write.
 */
const AHEAD = 12;

/** A part with new players. */
interface PlannedPart {
  readonly part: number;
  readonly rows: readonly number[];
  /** The number of the first of them, if nobody else enters anybody meanwhile. */
  readonly first: number;
  readonly write: KeysOfWrite;
}

/** For all parts of one write. */
class KeysOfWrite implements KeysInOrder {
  persons = 0;
  answer: Promise<unknown> | undefined;

  sorted = async (): ReturnType<KeysInOrder['sorted']> => {
    const joined = await this.answer;
    return joined === undefined ? undefined : separatedKeys(joined as JoinedKeys);
  };
}

/**
 * The other thread. It is started while the list is still being read, once enough players have been read that enough of
 * them must be new; otherwise when it is first needed.
 */
export class CardsThread {
  readonly #helpers: Helpers;
  readonly #persons: number;
  #helper: Helper | undefined;

  /** `persons`: number of persons in the office. */
  constructor(helpers: Helpers, persons: number) {
    this.#helpers = helpers;
    this.#persons = persons;
  }

  get worthFrom(): number {
    return this.#helpers.worthFrom.players;
  }

  /** Number of players read so far. */
  read(players: number): void {
    if (players > 0 && players - this.#persons >= this.worthFrom) this.start();
  }

  start(): Helper {
    this.#helper ??= this.#helpers.start(cardsTask);
    return this.#helper;
  }

  async close(): Promise<void> {
    await this.#helper?.close();
  }
}

export interface CardsOfPart {
  /** Undefined where they have to be made here. */
  readonly written?: WrittenCards | undefined;
  readonly inOrder: KeysInOrder;
}

export class CardsAhead {
  readonly #helper: Helper;
  readonly #columns: PlayerColumns;
  readonly #rowsOf: (part: number) => readonly number[];
  readonly #parts: number;
  readonly #partsAWrite: number;
  /** From the first requested part on. */
  #planned: readonly PlannedPart[] | undefined;
  readonly #written = new Map<number, Promise<unknown>>();
  #ordered = 0;

  /** `rowsOf`: the new players of a part. */
  constructor(
    thread: CardsThread,
    columns: PlayerColumns,
    rowsOf: (part: number) => readonly number[],
    { parts, partsAWrite }: { readonly parts: number; readonly partsAWrite: number },
  ) {
    this.#helper = thread.start();
    this.#columns = columns;
    this.#rowsOf = rowsOf;
    this.#parts = parts;
    this.#partsAWrite = partsAWrite;
  }

  /** Undefined where the part was not planned with this first number. */
  async cardsOf(part: number, first: number): Promise<CardsOfPart | undefined> {
    // the first part is made here: waiting for the other thread would take longer
    const isFirst = this.#planned === undefined;
    this.#planned ??= this.#plannedFrom(part, first);
    const place = this.#planned.findIndex((each) => each.part === part);
    const planned = this.#planned[place];
    if (planned === undefined || planned.first !== first) return undefined;
    for (; this.#ordered < Math.min(this.#planned.length, place + AHEAD); this.#ordered += 1) {
      const [next, following] = this.#planned.slice(this.#ordered, this.#ordered + 2) as [PlannedPart, PlannedPart?];
      this.#order(next, following, isFirst && next.part === part ? 'keys' : 'cards');
    }
    const written = (await this.#written.get(part)) as WrittenCards | undefined;
    this.#written.delete(part);
    return { written, inOrder: planned.write };
  }

  #plannedFrom(from: number, person: number): readonly PlannedPart[] {
    const planned: PlannedPart[] = [];
    let [first, write, number] = [person, new KeysOfWrite(), -1];
    for (let part = from; part < this.#parts; part += 1) {
      const rows = this.#rowsOf(part);
      if (rows.length === 0) continue;
      if (Math.floor(part / this.#partsAWrite) !== number) {
        number = Math.floor(part / this.#partsAWrite);
        write = new KeysOfWrite();
      }
      write.persons += rows.length;
      planned.push({ part, rows, first, write });
      first += rows.length;
    }
    return planned;
  }

  #order({ part, rows, first, write }: PlannedPart, next: PlannedPart | undefined, wanted: 'cards' | 'keys'): void {
    this.#written.set(part, this.#asked({ players: this.#columns.picked(rows), first, wanted }));
    if (next?.write !== write) write.answer = this.#asked({});
  }

  /** Undefined after a failure of the thread: everything can be done here, too. */
  #asked(order: CardsOrder): Promise<unknown> {
    return this.#helper.ask(order).catch(() => undefined);
  }
}
