/** A program whose thread is in the middle of calls of the database when the program ends: by `exit`, by an error, or by having nothing left to do. */
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './driver.ts';
import { startDatabaseThread } from './threads.ts';

const ROWS =
  'with recursive n (x) as (select 1 union all select x + 1 from n where x < 20000) select x from n where x > ?';
const [, , file = '', way] = process.argv;

if (isMainThread) {
  openDatabase(file).exec('pragma journal_mode = wal');
  const thread = startDatabaseThread(fileURLToPath(import.meta.url), { workerData: file });
  thread.once('message', () => {
    // somewhere in the calls that follow
    setTimeout(() => {
      if (way === 'exit') process.exit(3);
      if (way === 'error') throw new Error('on purpose');
      thread.unref();
    }, Math.random() * 20);
  });
} else {
  const database = openDatabase(workerData as string);
  parentPort?.postMessage('begun');
  for (;;) {
    const statement = database.prepare(ROWS);
    statement.all(0);
    for (const _ of statement.iterate(19_000));
  }
}
