/** Workers on several machines share the jobs of an office on PostgreSQL: each job is done once, by whoever gets it. */
import { afterEach, expect, test } from 'vitest';
import { addAccount } from '../desk/accounts/accounts.ts';
import { AS, fileOf, PERSONS } from '../desk/events/event.fixture.ts';
import { bring, enterPersons, enter, officeOver, openPool, type TestOffice } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { openJobQueue } from '../desk/wire.ts';
import { onServer, postgresUrl, testStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { claimJob } from './claim.ts';
import { keepJob } from './keep.ts';
import { listJobs } from './shown.ts';
import { workByQueue } from './queue-worker.ts';

const store = testStore('postgres');
const stopping: AbortController[] = [];
afterEach(() => stopping.splice(0).forEach((each) => each.abort()));

const schemaOf = (address: string): string => /search_path=(\w+)/.exec(decodeURIComponent(address))?.[1] as string;

async function officeOnServer(): Promise<{ office: TestOffice; address: string; by: string }> {
  const address = await store.fresh('tables');
  store.closing?.(async () => onServer(await postgresUrl(), `drop schema if exists ${schemaOf(address)}_jobs cascade`));
  const opened = await openStore(address);
  store.closing?.(() => opened.close());
  const office = officeOver(opened);
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-06');
  await enterPersons(office, 1, PERSONS);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  const { account } = done(await addAccount(office, { name: 'admin', role: 'administrator' }, AS));
  return { office, address, by: account };
}

const upload = (name: string, count: number) => ({
  input: { pool: 'fide' },
  files: Array.from({ length: count }, (_, at) => fileOf({ event: { id: `${name}${at}`, name: `${name} ${at}` } })),
});

/** A worker with a connection of its own, as on another machine. */
async function workerAt(address: string, worker: string): Promise<{ ended: Promise<void>; stop: () => void }> {
  const opened = await openStore(address);
  const stop = new AbortController();
  stopping.push(stop);
  const ended = workByQueue(officeOver(opened), address, { worker, every: 50, stop: stop.signal }).finally(() =>
    opened.close(),
  );
  return { ended, stop: () => stop.abort() };
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const states = async (office: TestOffice) => (await listJobs(office, undefined)).map(({ state }) => state);

test('two workers share what waits and what comes; what a dead one had is done by another', async () => {
  const { office, address, by } = await officeOnServer();
  // before any worker there is no queue, and a job is kept all the same
  for (const name of ['First', 'Second']) await keepJob(office, { act: 'events.submit', call: upload(name, 4), by });
  await claimJob(office, { worker: 'dead', job: 'j1', lease: 0 });
  const workers = await Promise.all(['one', 'two'].map((worker) => workerAt(address, worker)));
  await until(async () => (await states(office)).every((state) => state === 'done'));
  for (let at = 0; at < 6; at += 1) {
    await keepJob(office, { act: 'events.submit', call: upload(`Later ${at}`, 2), by });
  }
  await until(async () => (await states(office)).every((state) => state === 'done'));
  for (const worker of workers) worker.stop();
  await Promise.all(workers.map(({ ended }) => ended));
  const names = (await office.store.read((desk) => desk.events({}))).map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([20, 20]);
});

test('a job that is handed out twice, or by nobody, is done once', async () => {
  const { office, address, by } = await officeOnServer();
  const queue = await openJobQueue(address);
  const job = await keepJob(office, { act: 'events.submit', call: upload('Once', 3), by });
  for (let times = 0; times < 3; times += 1) await queue.add(job);
  await queue.close();
  const worker = await workerAt(address, 'one');
  await until(async () => (await states(office)).every((state) => state === 'done'));
  worker.stop();
  await worker.ended;
  expect(await office.store.read((desk) => desk.events({}))).toHaveLength(3);
});
