/**
 * Long work lets the event loop have its turn. What is read from a file comes at once, so that a verb over SQLite could run for a minute
 * without one: Ctrl+C would be heard only at its end, and nothing could show that it is alive. So everything that commands
 * ask of a store goes through here, and now and then the answer comes a turn later.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Office } from '../desk/office.ts';

type Store = Office['store'];

/** Milliseconds between two turns. */
const TURN_EVERY = 100;

/** `onTurn` is told of each turn, and says whether the work is over: a server that is open has turns of its own. */
export function watched(store: Store, onTurn: () => boolean = () => false): Store {
  let isOver = false;
  let last = performance.now();
  const turn: Turn = () => {
    const now = performance.now();
    if (now - last < TURN_EVERY) return undefined;
    last = now;
    isOver = onTurn();
    return nextTurn();
  };
  return {
    kind: store.kind,
    purge: store.purge.bind(store),
    close: store.close.bind(store),
    read: (work) => (isOver ? store.read(work) : store.read((desk) => work(watchedDesk(desk, turn)))),
    write: (work) => store.write((desk) => work(watchedDesk(desk, turn))),
  };
}

/** Undefined where it is not time yet. */
type Turn = () => Promise<void> | undefined;

type Answer = Promise<unknown> | AsyncIterable<unknown>;

const watchedDesk = <D extends object>(desk: D, turn: Turn): D =>
  Object.fromEntries(
    Object.entries(desk).map(([name, member]) => [
      name,
      typeof member === 'function' ? watchedCall(member as (...given: unknown[]) => Answer, turn) : member,
    ]),
  ) as D;

const watchedCall =
  (call: (...given: unknown[]) => Answer, turn: Turn) =>
  (...given: unknown[]): Answer => {
    const answer = call(...given);
    if (Symbol.asyncIterator in answer) return batches(answer, turn);
    const due = turn();
    return due === undefined ? answer : Promise.all([answer, due]).then(([value]) => value);
  };

async function* batches(answer: AsyncIterable<unknown>, turn: Turn): AsyncGenerator<unknown> {
  for await (const batch of answer) {
    yield batch;
    await turn();
  }
}
