/** Cards and reasons are made by a thread beside the one that asks for pages, where the program is built and the machine has a processor for it. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ShardedSite, WrittenShard } from './card-shards.ts';
import type { WrittenBefore } from './written-before.ts';

/** What the thread is started with. */
export interface ShardStart extends Pick<ShardedSite, 'base' | 'assets' | 'publicUrl'> {
  readonly address: string;
  readonly goesOn: WrittenBefore | undefined;
}

export type ShardMessage = { readonly file: WrittenShard } | { readonly reasons: number } | { readonly isOver: true };

/** In MB: room for what dies young, of which reading makes much. */
const YOUNG = 64;

/** As the program is built. */
function threadFile(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  const file = join(folder, 'dist', 'http', 'shard-thread.js');
  return existsSync(file) ? file : undefined;
}

/** Undefined where there is nobody to make them beside. */
export function shardsBeside(
  start: ShardStart,
  onReasons: (count: number) => void,
): AsyncIterable<WrittenShard> | undefined {
  const file = start.address === ':memory:' || availableParallelism() < 2 ? undefined : threadFile();
  return file === undefined ? undefined : filesFrom(file, start, onReasons);
}

async function* filesFrom(
  file: string,
  workerData: ShardStart,
  onReasons: (count: number) => void,
): AsyncGenerator<WrittenShard> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[ShardMessage]>) {
      if ('isOver' in message) return;
      if ('reasons' in message) onReasons(message.reasons);
      else {
        const { bytes } = message.file;
        yield bytes === undefined ? message.file : { ...message.file, bytes: Buffer.from(bytes) };
        worker.postMessage('written');
      }
    }
    throw new Error('the thread that makes cards has ended before its time');
  } finally {
    await worker.terminate();
  }
}
