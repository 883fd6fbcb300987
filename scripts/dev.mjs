/**
 * `npm run dev`: the site over a demonstration office, built and started again after every change of a source file, with the pages
 * that are open in a browser. Nothing of this is in the package.
 *
 *     npm run dev                      at http://127.0.0.1:4080/
 *     npm run dev -- --port 0          at any free port
 *     npm run dev -- --fresh           over a new demonstration office
 *     npm run dev -- --db FILE         over an office of yours; further options are those of `elobook serve`
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './assets.mjs';
import { builderInto } from './dev/build.mjs';
import { frontFor } from './dev/front.mjs';
import { watchSources } from './dev/watch.mjs';

const HOST = '127.0.0.1';
const cache = join(root, 'node_modules', '.cache');
const demonstration = join(cache, 'elobook-dev-office');
const SPARE = pathToFileURL(join(root, 'scripts/dev/spare.mjs')).href;

const { own, further } = optionsOf(process.argv.slice(2));
mkdirSync(cache, { recursive: true });
// inside the project, so that packages are found
const folder = mkdtempSync(join(cache, 'elobook-dev-'));
const program = join(folder, 'dist', 'cli', 'main.js');
const serveOptions = ['--db', own.db ?? join(demonstration, 'office.db'), '--host', HOST, '--port', '0', ...further];
const builder = await builderInto(folder);

/** The server that answers, or the one that is about to. */
let serving = later();
let child;
/** A server that has begun and waits for a build. */
let spare;
let builds = 0;
let isBuilding = false;
const changed = [];

const front = frontFor(() => serving.promise);
const unwatch = watchSources(join(root, 'src'), (paths) => void rebuild(paths));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end(0));

const address = await front.listen(Number(own.port), HOST).catch((error) => {
  say(error.code === 'EADDRINUSE' ? `port ${own.port} is taken; --port names another` : error.message);
  return end(2);
});
say(`Building for ${address} (Ctrl+C ends it)`);
await rebuild([join(root, 'src')]);

/** One build at a time; what changes meanwhile is built after it. */
async function rebuild(paths) {
  changed.push(...paths);
  if (isBuilding) return;
  isBuilding = true;
  while (changed.length > 0) {
    const began = performance.now();
    const isBuilt = await builder.build(changed.splice(0));
    if (isBuilt && changed.length === 0) await restart(began);
  }
  isBuilding = false;
}

async function restart(began) {
  const next = builds === 0 ? serving : later();
  serving = next;
  child?.kill();
  if (own.db === undefined) await fillDemonstration();
  const url = await started();
  next.resolve(url);
  if (url === undefined) return say('The server did not start; a change starts it again');
  builds += 1;
  front.announce(`${process.pid}-${builds}`);
  spare = begun('pipe', 'serve', ...serveOptions);
  say(`${address} shows build ${builds} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** The address of a new server, or undefined where it ends instead. */
function started() {
  const server = spare ?? begun('pipe', 'serve', ...serveOptions);
  child = server;
  spare = undefined;
  const url = new Promise((resolve) => {
    server.once('exit', () => resolve(undefined));
    server.stdout.setEncoding('utf8').on('data', (said) => resolve(/http:\S+/.exec(said)?.[0]));
  });
  go(server);
  return url;
}

/** A process of the program that waits to be told to go on. */
function begun(output, ...args) {
  return spawn(process.execPath, ['--import', SPARE, program, ...args], {
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
}

/** It may have ended already, which is noticed by its exit. */
function go(waiting) {
  waiting.send('go', () => undefined);
}

/** It is kept from one start to the next. */
async function fillDemonstration() {
  const office = join(demonstration, 'office.db');
  if (own.fresh && builds === 0) rmSync(demonstration, { recursive: true, force: true });
  if (existsSync(office)) return;
  mkdirSync(demonstration, { recursive: true });
  say('Filling a demonstration office; it is kept for the next time');
  child = begun('ignore', 'demo', '--db', office, '--json');
  go(child);
  await new Promise((resolve) => child.once('exit', resolve));
}

async function end(code) {
  unwatch();
  child?.kill();
  spare?.kill();
  await Promise.all([front.close(), builder.dispose()]);
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

function optionsOf(given) {
  const { values, tokens } = parseArgs({
    args: given,
    options: { port: { type: 'string' }, db: { type: 'string' }, fresh: { type: 'boolean' } },
    strict: false,
    tokens: true,
  });
  const { port = '4080', db, fresh = false } = values;
  const mine = tokens.filter(({ kind, name }) => kind === 'option' && ['port', 'db', 'fresh'].includes(name));
  const taken = new Set(
    mine.flatMap(({ index, inlineValue }) => (inlineValue === false ? [index, index + 1] : [index])),
  );
  return { own: { port, db, fresh }, further: given.filter((_, index) => !taken.has(index)) };
}

function later() {
  const made = {};
  made.promise = new Promise((resolve) => Object.assign(made, { resolve }));
  return made;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
