/**
 * The long run over spoilt files, one line for each reader: `npm run fuzz`, or some readers and fewer files with
 * `npm run fuzz -- h9 csv --count 20000`; `--seed` begins elsewhere. Each reader has a process of its own with a bound of
 * memory, and is stopped, with the seeds it was at, if it is silent for too long.
 */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const COUNT = 200_000;
/** Seeds between two signs of life. */
const STEP = 500;
const SILENCE_MS = 60_000;
const HEAP_MB = 96;
const PEAK_MB = 256;

if (process.send !== undefined) await child(...process.argv.slice(2));
else await parent();

/** Reads the files of one reader, and tells how far it is. */
async function child(bundle, name, from, count) {
  const { FUZZ_TARGETS, fuzzed } = await import(pathToFileURL(bundle).href);
  const target = FUZZ_TARGETS.find((each) => each.name === name);
  const seen = { files: 0, findings: 0, refused: 0, slowest: 0 };
  const start = process.hrtime.bigint();
  const tell = (more) =>
    process.send({ ...seen, peak: process.resourceUsage().maxRSS / 1024, ms: since(start), ...more });
  try {
    for (let seed = Number(from); seen.files < Number(count); seed += 1) {
      if (seen.files % STEP === 0) tell({ seed });
      const { findings, isRefused, ms } = await fuzzed(target, seed);
      seen.files += 1;
      seen.findings += findings;
      seen.refused += isRefused ? 1 : 0;
      seen.slowest = Math.max(seen.slowest, ms);
    }
    tell({ isDone: true });
  } catch (fault) {
    tell({ fault: fault.stack + (fault.cause === undefined ? '' : `\n${fault.cause.stack}`) });
  }
  process.disconnect();
}

function since(start) {
  return Number(process.hrtime.bigint() - start) / 1e6;
}

async function parent() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string', default: String(COUNT) }, seed: { type: 'string', default: '1' } },
  });
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const folder = await mkdtemp(join(tmpdir(), 'elobook-fuzz-'));
  try {
    const bundle = join(folder, 'fuzz.mjs');
    await build({
      entryPoints: ['src/formats/fuzz-targets.fixture.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: bundle,
      logLevel: 'error',
    });
    const all = (await import(pathToFileURL(bundle).href)).FUZZ_TARGETS.map(({ name }) => name);
    const unknown = positionals.find((name) => !all.includes(name));
    if (unknown !== undefined) {
      process.stderr.write(`no reader "${unknown}"; there are ${all.join(', ')}\n`);
      process.exitCode = 2;
      return;
    }
    process.stdout.write('reader        files  seeds             seconds  slowest ms  peak MB    refused   findings\n');
    for (const name of positionals.length > 0 ? positionals : all) {
      const told = await watched(bundle, name, values.seed, values.count);
      process.stdout.write(`${lineOf(name, values.seed, told)}\n`);
      if (told.fault !== undefined) {
        process.stdout.write(`${told.fault}\n`);
        process.exitCode = 1;
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a reader; what it told last, with a fault where it crashed, fell silent or took too much memory. */
function watched(bundle, name, from, count) {
  return new Promise((resolve) => {
    const self = fileURLToPath(import.meta.url);
    const running = fork(self, [bundle, name, from, count], { execArgv: [`--max-old-space-size=${HEAP_MB}`] });
    let told = { files: 0, findings: 0, refused: 0, slowest: 0, peak: 0, ms: 0, seed: Number(from) };
    let fault;
    const stop = () => {
      fault = `silent for ${SILENCE_MS / 1000} s after seed ${told.seed}: a hang`;
      running.kill('SIGKILL');
    };
    let watchdog = setTimeout(stop, SILENCE_MS);
    running.on('message', (message) => {
      clearTimeout(watchdog);
      told = { ...told, ...message };
      watchdog = setTimeout(stop, SILENCE_MS);
    });
    running.on('exit', (code, signal) => {
      clearTimeout(watchdog);
      if (!told.isDone) fault ??= told.fault ?? `ended by ${signal ?? code} after seed ${told.seed}`;
      else if (told.peak > PEAK_MB) fault = `more than ${PEAK_MB} MB of memory`;
      resolve({ ...told, fault });
    });
  });
}

function lineOf(name, from, { files, ms, slowest, peak, refused, findings, fault }) {
  const seeds = `${from}–${Number(from) + Math.max(0, files - 1)}`;
  const cells = [
    name.padEnd(10),
    String(files).padStart(8),
    ` ${seeds.padEnd(15)}`,
    (ms / 1000).toFixed(1).padStart(8),
    slowest.toFixed(1).padStart(11),
    peak.toFixed(0).padStart(8),
    String(refused).padStart(10),
    String(findings).padStart(10),
  ];
  return `${cells.join(' ')}  ${fault === undefined ? 'sound' : 'FAULT'}`;
}
