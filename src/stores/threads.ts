/**
 * Threads that open a database. A thread can be stopped in the middle of a call of SQLite's driver: by the end of the
 * process, while the thread still works, and by `terminate`. The driver (1.2.1) then crashes the whole process
 * (SIGABRT, 134), whatever its exit code was to be. So before it ends, the process lets no thread begin another call
 * and waits for those under way; and nobody terminates such a thread.
 */
import { getEnvironmentData, isMainThread, setEnvironmentData, Worker, type WorkerOptions } from 'node:worker_threads';

const NAME = 'elobook: calls of the database';
/** Two whole numbers shared by all threads of the process: whether it is ending, and the number of calls under way. */
const IS_ENDING = 0;
const UNDER_WAY = 1;
/** Milliseconds. A call is short, but waiting for a lock of another process may take this long. */
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

/** In the main thread nothing has to be counted: it is the one that ends the process. */
export const areCallsCounted = !isMainThread && getEnvironmentData(NAME) !== undefined;

/** A call of the driver in a thread: its result; it never returns where the process is ending. */
export function countedCall<T>(call: () => T): T {
  calls ??= getEnvironmentData(NAME) as unknown as Int32Array;
  Atomics.add(calls, UNDER_WAY, 1);
  try {
    // counted first, checked second: so either the main thread sees the call, or the call sees that the process is
    // ending
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
