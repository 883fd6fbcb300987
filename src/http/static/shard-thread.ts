/**
 * The thread behind `shards-beside.ts`: makes its share of cards and explanations over its own read-only connection.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openOffice } from '../../desk/wire.ts';
import { openPublicOffice } from '../../reading/public/public-office.ts';
import { cardFiles, reasonShards, listsBesideOthers, type WrittenShard } from './card-shards.ts';
import { type AskedByPool, ReasonsWanted } from './reason-files.ts';
import type { ShardMessage, ShardStart } from './shards-beside.ts';
import { writtenIn } from './written-before.ts';

/** Number of files that may wait to be written. */
const AHEAD = 64;

const { address, goesOn, share, ...site } = workerData as ShardStart;
const port = parentPort as NonNullable<typeof parentPort>;
let waiting = 0;
let isToEnd = false;
let goOn = (): void => undefined;
let giveReasons: (pools: AskedByPool) => void;
/** The requests of all threads are combined before any explanation is made. */
const reasonsToMake = new Promise<AskedByPool>((resolve) => (giveReasons = resolve));
port.on('message', (message: 'written' | 'end' | AskedByPool) => {
  if (message === 'written') waiting -= 1;
  else if (message === 'end') {
    isToEnd = true;
    giveReasons(new Map());
  } else {
    giveReasons(message);
    return;
  }
  goOn();
});
const tell = (message: ShardMessage): void => port.postMessage(message);

async function tellAll(files: AsyncIterable<WrittenShard>): Promise<void> {
  for await (const file of files) {
    if (isToEnd) return;
    waiting += 1;
    tell({ file });
    if (waiting >= AHEAD && !isToEnd) await new Promise<void>((go) => (goOn = go));
  }
}

const office = await openOffice(address, { create: 'never' });
try {
  const publicOffice = openPublicOffice(office);
  const of = { ...site, written: writtenIn(goesOn) };
  const wanted = new ReasonsWanted(await listsBesideOthers(publicOffice));
  await tellAll(cardFiles(publicOffice, of, wanted, share));
  tell({ wanted: wanted.pools });
  await tellAll(reasonShards(publicOffice, await reasonsToMake, of));
  tell({ isOver: true });
} finally {
  await office.store.close();
  port.close();
}
