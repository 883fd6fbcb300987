/**
 * A thread that helps with long work, if the machine has a processor for it: it opens the same database, reads it, and
 * writes nothing. Callers must be able to do without: there is none in a page, over a database in memory, or in tests
 * of the sources.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startDatabaseThread } from '../stores/threads.ts';

/** Answers requests in order. If the thread fails, every answer is rejected. */
export interface Helper {
  readonly ask: (order: unknown, given?: readonly ArrayBuffer[]) => Promise<unknown>;
  /** Lets waiting answers come in. */
  readonly turn: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Helpers {
  /** Starts one for a kind of work. */
  readonly start: (task: unknown) => Helper;
  /**
   * The least number of reports, new players of a list, or entries to verify for which it is worthwhile: the thread
   * compiles the same code once more.
   */
  readonly worthFrom: { readonly reports: number; readonly players: number; readonly entries: number };
}

/**
 * In `verify` both threads are so busy that, with compiler and garbage collector, they need a third processor, or a large
 * office, to gain anything (decision 22).
 */
const WORTH_FROM = {
  reports: 1000,
  players: 20_000,
  entries: availableParallelism() > 2 ? 1000 : 10_000,
} as const;

/** What a thread is started with, and its messages. */
export interface HelperStart {
  readonly address: string;
  readonly task: unknown;
}
export interface HelperOrder {
  readonly id: number;
  /** Null: it is to end. */
  readonly order: unknown;
}
export type HelperAnswer = { readonly id: number; readonly answer: unknown };

/** In the built program, and in a bundle of it. */
const FILES = [join('desk', 'helper-thread.js'), 'helper-thread.mjs'];

/** Relative to this code in the package. */
function threadFile(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const found = FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (found !== undefined || existsSync(join(folder, 'package.json'))) return found;
    folder = dirname(folder);
  }
}

/** In MB: memory for short-lived objects, of which parsing creates many. */
const YOUNG = 32;

/** Undefined where there is no other processor, or no file for the thread. */
export function helpersFor(address: string): Helpers | undefined {
  if (address === ':memory:' || availableParallelism() < 2) return undefined;
  const file = threadFile();
  if (file === undefined) return undefined;
  return { start: (task) => started(file, { address, task }), worthFrom: WORTH_FROM };
}

function started(file: string, workerData: HelperStart): Helper {
  const worker = startDatabaseThread(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: unknown) => void }>();
  let last = 0;
  let lost: Error | undefined;
  const lose = (error: Error): void => {
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, answer }: HelperAnswer) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', lose);
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      lose(new Error('the thread has ended'));
      resolve();
    });
  });
  // the process may end unless an answer is awaited
  worker.unref();
  return {
    ask: (order, given = []) =>
      lost === undefined
        ? new Promise((resolve, reject) => {
            last += 1;
            waiting.set(last, { resolve, reject });
            worker.ref();
            worker.postMessage({ id: last, order } satisfies HelperOrder, [...given]);
          })
        : Promise.reject(lost),
    turn: () => nextTurn(),
    close: () => {
      worker.ref();
      worker.postMessage({ id: 0, order: null } satisfies HelperOrder);
      return ended;
    },
  };
}
