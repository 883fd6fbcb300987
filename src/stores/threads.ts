/**
 * Threads that open a database. A thread can be stopped in the middle of a call of SQLite's driver: by the process, which ends while the thread
 * still works, and by `terminate`. The driver (1.2.1) then ends the whole process as crashed (SIGABRT, 134), whatever it had to say. So
 * the process, before it ends, lets no thread begin another call and waits for those that are under way; and nobody terminates such a thread.
 */
import { getEnvironmentData, isMainThread, setEnvironmentData, Worker, type WorkerOptions } from 'node:worker_threads';

const NAME = 'elobook: calls of the database';
/** Two whole numbers that all threads of the process see: whether it is ending, and how many calls are under way. */
const IS_ENDING = 0;
const UNDER_WAY = 1;
/** Milliseconds. A call takes some, and whoever waits for a lock of another process may take this long. */
const LONGEST_CALL = 10_000;

let calls: Int32Array | undefined;

/** A thread that may open databases. It is asked to end, and never terminated. */
export function startDatabaseThread(file: string, options: WorkerOptions): Worker {
  if (calls === undefined) {
    calls = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
    setEnvironmentData(NAME, calls);
    process.on('exit', letCallsEnd);
  }
  return new Worker(file, options);
}

function letCallsEnd(): void {
  const seen = calls as Int32Array;
  Atomics.store(seen, IS_ENDING, 1);
  for (;;) {
    const underWay = Atomics.load(seen, UNDER_WAY);
    if (underWay === 0 || Atomics.wait(seen, UNDER_WAY, underWay, LONGEST_CALL) === 'timed-out') return;
  }
}

/** In the first thread nothing has to be counted: it is the one that ends the process. */
export const areCallsCounted = !isMainThread && getEnvironmentData(NAME) !== undefined;

/** A call of the driver in a thread: its result, or for ever nothing, where the process ends. */
export function countedCall<T>(call: () => T): T {
  calls ??= getEnvironmentData(NAME) as unknown as Int32Array;
  Atomics.add(calls, UNDER_WAY, 1);
  try {
    // first counted and then looked: so whoever ends the process sees the call, or the call sees that it ends
    if (Atomics.load(calls, IS_ENDING) === 1) waitForTheEnd(calls);
    return call();
  } finally {
    leave(calls);
  }
}

function waitForTheEnd(seen: Int32Array): never {
  leave(seen);
  for (;;) Atomics.wait(seen, IS_ENDING, 1);
}

function leave(seen: Int32Array): void {
  Atomics.sub(seen, UNDER_WAY, 1);
  Atomics.notify(seen, UNDER_WAY);
}
