/** The other side of `shards-beside.ts`: makes cards and reasons over a connection of its own, which only reads. */
import { parentPort, workerData } from 'node:worker_threads';
import { openOffice } from '../../desk/wire.ts';
import { openPublicOffice } from '../../reading/public/public-office.ts';
import { shardFiles } from './card-shards.ts';
import type { ShardMessage, ShardStart } from './shards-beside.ts';
import { writtenIn } from './written-before.ts';

/** So many files may wait for being written. */
const AHEAD = 64;

const { address, goesOn, ...site } = workerData as ShardStart;
const port = parentPort as NonNullable<typeof parentPort>;
let waiting = 0;
let goOn = (): void => undefined;
port.on('message', () => {
  waiting -= 1;
  goOn();
});
const tell = (message: ShardMessage): void => port.postMessage(message);

const office = await openOffice(address, { create: 'never' });
try {
  const onReasons = (reasons: number): void => tell({ reasons });
  for await (const file of shardFiles(openPublicOffice(office), { ...site, written: writtenIn(goesOn), onReasons })) {
    waiting += 1;
    tell({ file });
    if (waiting >= AHEAD) await new Promise<void>((go) => (goOn = go));
  }
  tell({ isOver: true });
} finally {
  await office.store.close();
  port.close();
}
