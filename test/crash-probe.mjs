/**
 * Loaded into a process before the program (`node --import`): counts what it does to databases and files, and at one of these
 * steps kills the process, lets it wait until the other side has done something, or lets the step fail. What to do stands in `ELOBOOK_PROBE`:
 * `{ "kill": 17 }`, `{ "wait": 17 }`, `{ "fail": 17 }` or `{ "trace": true }`, and with `"server": true` PostgreSQL is watched, too. It speaks on
 * channel 3 and listens on channel 4.
 */
import { readSync, writeSync } from 'node:fs';
import files from 'node:fs/promises';
import { register, syncBuiltinESMExports } from 'node:module';
import { DatabaseSync as Database } from '@photostructure/sqlite';

const plan = JSON.parse(process.env.ELOBOOK_PROBE);
const [SAY, HEAR] = [3, 4];
let steps = 0;

function say(word) {
  writeSync(SAY, `${word}\n`);
}

function waitForAnswer(word) {
  say(word);
  readSync(HEAR, new Uint8Array(1));
}

function step() {
  steps += 1;
  if (steps === 1) say('begun');
  if (plan.kill === steps) process.kill(process.pid, 'SIGKILL');
  if (plan.wait === steps) waitForAnswer('waits');
}

const driver = plan.server === true ? (await import('pg')).default : undefined;

/** How a disk fails below a database, below PostgreSQL and below a file. */
const FAILURES = {
  database() {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
  },
  server() {
    const told = new driver.DatabaseError('could not write block 7', 0, 'error');
    return Promise.reject(Object.assign(told, { severity: 'ERROR', code: '58030' }));
  },
  file: (_, name) => Promise.reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO', syscall: name })),
};

/** Streams to PostgreSQL, and what is told at the end, do not fail. */
function failure(below, args, name) {
  if (plan.fail !== steps || below === undefined) return undefined;
  if (below === 'server' && typeof args[0]?.submit === 'function') return undefined;
  waitForAnswer('fails');
  return FAILURES[below](args, name);
}

/** Something can be seen from outside that was not there before. */
function done() {
  if (plan.trace === true) waitForAnswer(`done ${steps}`);
}

/** `isDone`: whether what was done can be seen from outside now. */
function watch(on, name, below, isDone = () => false) {
  const real = on[name];
  function watched(...args) {
    step();
    const failed = failure(below, args, name);
    if (failed !== undefined) return failed;
    const seen = isDone(this, args);
    const result = real.apply(this, args);
    if (!seen) return result;
    if (typeof result?.then !== 'function') {
      done();
      return result;
    }
    return result.then((value) => {
      done();
      return value;
    });
  }
  Object.defineProperty(on, name, { value: watched, writable: true, configurable: true });
}

/** Connections in a transaction that writes. */
const writing = new WeakSet();
function endsWrite(connection, [sql]) {
  if (typeof sql !== 'string') return false;
  if (/^begin (?:immediate|.*read write)/.test(sql)) writing.add(connection);
  if (sql.includes('locking_mode = exclusive')) lockedBy = connection;
  return sql === 'commit' && writing.delete(connection);
}

/** A new database is locked until it has its name for good: whoever looks at it would wait until then. */
let lockedBy;
let isLinked = false;

/** What the driver's own objects do cannot be exchanged in them, so the program gets this class in its place. */
export class DatabaseSync extends Database {
  constructor(...args) {
    super(...args);
    watch(this, 'exec', 'database', endsWrite);
  }

  close() {
    super.close();
    if (lockedBy !== this) return;
    lockedBy = undefined;
    if (isLinked) done();
    isLinked = false;
  }

  prepare(...args) {
    const statement = super.prepare(...args);
    for (const name of ['run', 'all', 'iterate']) watch(statement, name, 'database');
    return statement;
  }
}
const instead = `export const resolve = (name, context, next) =>
  name === '@photostructure/sqlite' && context.parentURL !== '${import.meta.url}'
    ? { url: '${import.meta.url}', shortCircuit: true }
    : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(instead)}`);

if (driver !== undefined) watch(driver.Client.prototype, 'query', 'server', endsWrite);
for (const name of ['chmod', 'copyFile', 'mkdtemp', 'open', 'rm', 'unlink']) watch(files, name, 'file');
watch(files, 'rename', 'file', () => true);
watch(files, 'link', 'file', () => {
  isLinked = lockedBy !== undefined;
  return !isLinked;
});
const file = await files.open(process.execPath);
for (const name of ['write', 'sync', 'close']) watch(Object.getPrototypeOf(file), name, 'file');
await file.close();
steps = 0;
syncBuiltinESMExports();

watch(process.stdout, 'write');
process.on('exit', () => {
  step();
  if (plan.trace === true) say(`steps ${steps}`);
});
