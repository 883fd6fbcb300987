/** The other side of `../helper.ts`: prepares reports over its own connection, which only reads. */
import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { rememberingDesk } from '../../ledger/remembering-desk.ts';
import { openStore } from '../../stores/store.ts';
import { type Preparation, type PrepareOrder, ReportPreparer } from './prepare.ts';
import type { HelperAnswer, HelperOrder, HelperStart } from '../helper.ts';

const { address, task } = workerData as HelperStart;
const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));

const preparer = new ReportPreparer(task as Preparation, random);
const opened = openStore(address, { create: 'never' });
let turn: Promise<unknown> = opened;

parentPort?.on('message', ({ id, order }: HelperOrder) => {
  turn = turn.then(async () => {
    const store = await opened;
    if (order === null) {
      await store.close();
      parentPort?.close();
      return;
    }
    const answer = await store.read((desk) => preparer.prepare(rememberingDesk(desk), order as PrepareOrder));
    parentPort?.postMessage({ id, answer } satisfies HelperAnswer);
  });
});
