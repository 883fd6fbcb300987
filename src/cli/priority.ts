/** How much of the processor a program, or a part of it, claims where others want it, too. */
import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Whoever asks for a page comes before long work. A system that does not allow it lets both go on alike. */
export function comesAfterOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // nothing depends on it
  }
}

/**
 * Node's own threads: one that keeps the time and four that compile code and collect garbage (`--v8-pool-size`). They are the
 * first ones that it starts.
 */
const ENGINE = 5;
/** The work then gets three times as much of a processor as each of them. */
const LESS = 5;
const THREADS = '/proc/self/task';

let isDone = false;

/**
 * A command is as fast as its first thread. Until its code is compiled, which takes seconds, the engine has more threads that
 * want to run than most machines have processors, and the first thread waits for them a fifth of its time (decision 16).
 * On Linux each thread has its own priority; elsewhere nothing changes. For good: so not in servers, whose engine has to keep up with clients.
 */
export function engineComesAfterWork(): void {
  if (isDone || process.platform !== 'linux') return;
  isDone = true;
  try {
    const threads = readdirSync(THREADS).map(Number);
    const others = threads.filter((thread) => thread !== process.pid).sort((a, b) => a - b);
    for (const thread of others.slice(0, ENGINE)) {
      setPriority(thread, Math.min(getPriority(thread) + LESS, constants.priority.PRIORITY_LOW));
    }
  } catch {
    // nothing depends on it
  }
}
