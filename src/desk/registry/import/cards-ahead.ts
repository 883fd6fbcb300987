/** Cards of the next parts of a list, made on the other processor while the first one writes. */
import type { KeysInOrder } from '../../../ledger/store.ts';
import type { Helper, Helpers } from '../../helper.ts';
import { type CardsOrder, cardsTask, type JoinedKeys, separatedKeys, type WrittenCards } from './cards-maker.ts';
import type { PlayerColumns } from './columns.ts';

/** The part that comes in and so many more are ordered; more than come in with one write, so that their keys are in order by its end. */
const AHEAD = 12;

/** A part with new players. */
interface PlannedPart {
  readonly part: number;
  readonly rows: readonly number[];
  /** The number of the first of them, if nobody else enters anybody meanwhile. */
  readonly first: number;
  readonly write: KeysOfWrite;
}

/** Of all parts that come in with one write. */
class KeysOfWrite implements KeysInOrder {
  persons = 0;
  answer: Promise<unknown> | undefined;

  sorted = async (): ReturnType<KeysInOrder['sorted']> => {
    const joined = await this.answer;
    return joined === undefined ? undefined : separatedKeys(joined as JoinedKeys);
  };
}

/**
 * The other thread. It is started while the list is still read, as soon as so many players more than the office has persons were read that
 * enough of them must be new; else when it is first needed.
 */
export class CardsThread {
  readonly #helpers: Helpers;
  readonly #persons: number;
  #helper: Helper | undefined;

  /** `persons`: so many the office has. */
  constructor(helpers: Helpers, persons: number) {
    this.#helpers = helpers;
    this.#persons = persons;
  }

  get worthFrom(): number {
    return this.#helpers.worthFrom.players;
  }

  /** So many players were read by now. */
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
  /** Undefined where they are to be made here. */
  readonly written?: WrittenCards | undefined;
  readonly inOrder: KeysInOrder;
}

export class CardsAhead {
  readonly #helper: Helper;
  readonly #columns: PlayerColumns;
  readonly #rowsOf: (part: number) => readonly number[];
  readonly #parts: number;
  readonly #partsAWrite: number;
  /** From the first part that was asked for. */
  #planned: readonly PlannedPart[] | undefined;
  readonly #written = new Map<number, Promise<unknown>>();
  #ordered = 0;

  /** `rowsOf`: who is new in a part. */
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

  /** Undefined where it was not foreseen that the first of the part gets this number. */
  async cardsOf(part: number, first: number): Promise<CardsOfPart | undefined> {
    // the first part is made here: the other processor would have to be waited for
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

  /** Undefined where the thread is lost: everything can be done here, too. */
  #asked(order: CardsOrder): Promise<unknown> {
    return this.#helper.ask(order).catch(() => undefined);
  }
}
