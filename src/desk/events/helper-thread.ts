/**
 * The thread behind `../helper.ts`: over its own read-only connection it prepares reports, or checks an office; or it
 * prepares cards of a list.
 */
import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { rememberingDesk } from '../../ledger/remembering-desk.ts';
import { openStore } from '../../stores/store.ts';
import { type Preparation, type PrepareOrder, ReportPreparer } from './prepare.ts';
import { checkedApart, isCheckTask } from './checked-apart.ts';
import { type CardsOrder, CardsMaker, isCardsTask } from '../registry/import/cards-maker.ts';
import type { HelperAnswer, HelperOrder, HelperStart } from '../helper.ts';

const { address, task } = workerData as HelperStart;
const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));

/** Its work, and what to do at the end. */
interface Work {
  readonly answer: (order: unknown) => Promise<{ readonly answer: unknown; readonly given?: readonly ArrayBuffer[] }>;
  readonly end: () => Promise<void>;
}

function reports(preparation: Preparation): Work {
  const preparer = new ReportPreparer(preparation, random);
  const opened = openStore(address, { create: 'never' });
  return {
    answer: async (order) => {
      const store = await opened;
      const answer = await store.read((desk) => preparer.prepare(rememberingDesk(desk), order as PrepareOrder));
      return { answer };
    },
    end: async () => (await opened).close(),
  };
}

function cards(): Work {
  const maker = new CardsMaker(random);
  return { answer: async (order) => maker.made(order as CardsOrder), end: async () => undefined };
}

function check(): Work {
  const opened = openStore(address, { create: 'never' });
  return {
    answer: async () => ({ answer: await (await opened).read(checkedApart) }),
    end: async () => (await opened).close(),
  };
}

const work = isCardsTask(task) ? cards() : isCheckTask(task) ? check() : reports(task as Preparation);
let turn: Promise<unknown> = Promise.resolve();

parentPort?.on('message', ({ id, order }: HelperOrder) => {
  turn = turn.then(async () => {
    if (order === null) {
      await work.end();
      parentPort?.close();
      return;
    }
    const { answer, given = [] } = await work.answer(order);
    parentPort?.postMessage({ id, answer } satisfies HelperAnswer, given);
  });
});
