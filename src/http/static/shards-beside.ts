/**
 * Makes cards and explanations in threads, beside the one that requests pages, where the program is built and the
 * machine has processors for it.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EventEmitter, on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startDatabaseThread } from '../../desk/wire.ts';
import type { ShardedSite, WrittenShard } from './card-shards.ts';
import { type AskedByPool, partIndexes, reasonCount, type Share, shareOf, wantedTogether } from './reason-files.ts';
import type { WrittenBefore } from './written-before.ts';

/** The start message of the thread. */
export interface ShardStart extends Pick<ShardedSite, 'base' | 'assets' | 'publicUrl'> {
  readonly address: string;
  readonly goesOn: WrittenBefore | undefined;
  readonly share: Share;
}

export type ShardMessage =
  | { readonly file: WrittenShard }
  /** All its cards are made; these reasons they lead to. */
  | { readonly wanted: AskedByPool }
  | { readonly isOver: true };

/** More threads than these would wait for the disk. */
const MOST_THREADS = 4;

/** In MB: memory for short-lived objects, of which parsing creates many. */
const YOUNG = 64;

/** In the built program. */
function threadFile(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const file = join(folder, 'dist', 'http', 'shard-thread.js');
  return existsSync(file) ? file : undefined;
}

/** Undefined where there are no threads. */
export function shardsBeside(
  start: Omit<ShardStart, 'share'>,
  onReasons: (count: number) => void,
): AsyncIterable<WrittenShard> | undefined {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  const file = start.address === ':memory:' || threads < 2 ? undefined : threadFile();
  return file === undefined ? undefined : filesFrom(file, start, threads, onReasons);
}

/** As many threads as processors, beside the one that makes pages: so all of them are busy until the end. */
async function* filesFrom(
  file: string,
  start: Omit<ShardStart, 'share'>,
  threads: number,
  onReasons: (count: number) => void,
): AsyncGenerator<WrittenShard> {
  const shares = Array.from({ length: threads }, (_, nth): Share => ({ nth, of: threads }));
  const workers = shares.map((share) =>
    startDatabaseThread(file, { workerData: { ...start, share }, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } }),
  );
  const ended = workers.map((each) => new Promise((resolve) => each.once('exit', resolve)));
  const wanted: AskedByPool[] = [];
  let working = threads;
  try {
    for await (const [worker, message] of messagesOf(workers)) {
      if ('file' in message) {
        const { bytes } = message.file;
        yield bytes === undefined ? message.file : { ...message.file, bytes: Buffer.from(bytes) };
        worker.postMessage('written');
      } else if ('wanted' in message) {
        wanted.push(message.wanted);
        if (wanted.length < threads) continue;
        const all = wantedTogether(wanted);
        onReasons(reasonCount(all));
        for (const index of partIndexes(all)) yield { ...index, cards: 0 };
        for (const [nth, each] of workers.entries()) each.postMessage(shareOf(all, shares[nth] as Share));
      } else {
        working -= 1;
        if (working === 0) return;
      }
    }
  } finally {
    for (const each of workers) each.postMessage('end');
    await Promise.all(ended);
  }
}

/** Messages of all threads, as they come. */
function messagesOf(workers: readonly Worker[]): AsyncIterable<[Worker, ShardMessage]> {
  const all = new EventEmitter();
  // a caller that has stopped listening has ended them
  all.on('error', () => undefined);
  for (const worker of workers) {
    let isOver = false;
    worker.on('message', (message: ShardMessage) => {
      isOver = 'isOver' in message;
      all.emit('message', worker, message);
    });
    worker.on('error', (error) => all.emit('error', error));
    worker.on('exit', () => {
      if (!isOver) all.emit('error', new Error('a thread that makes cards has ended before its time'));
    });
  }
  return on(all, 'message') as AsyncIterable<[Worker, ShardMessage]>;
}
