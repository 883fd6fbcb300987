/**
 * The long run over spoilt input, one line for each target: `npm run fuzz`, two million of all of them together; or some targets and so many of
 * each with `npm run fuzz -- h9 csv --count 20000`; `--seed` begins elsewhere. Each target has a process of its own with a bound of memory, and is
 * stopped, with the seeds it was at, if it is silent for too long. A fault names its seed: `npm run fuzz -- TARGET --seed N --count 1` shows it again
 * (of the API, whose requests change an office: from the last seed that 500 divides).
 */
import { fork } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.mjs';

const COUNT = 2_000_000;
const OF_SHARES = 1000;
/** Seeds between two signs of life. */
const STEP = 50;
const SILENCE_MS = 300_000;

if (process.send !== undefined) await child(...process.argv.slice(2));
else await parent();

/** Reads the input of one target, and tells how far it is. */
async function child(bundle, name, from, count) {
  const { FUZZ_SOURCES, fuzzed } = await import(pathToFileURL(bundle).href);
  const target = await FUZZ_SOURCES.find((each) => each.name === name).open();
  const seen = { files: 0, findings: 0, refused: 0, slowest: 0 };
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const tell = (more) => process.send({ ...seen, peak: process.resourceUsage().maxRSS / 1024, ms: cpu(), ...more });
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
  await target.close?.();
  process.disconnect();
}

async function parent() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string', default: String(COUNT) }, seed: { type: 'string', default: '1' } },
  });
  await withBundle('test/fuzz/targets.ts', async ({ FUZZ_SOURCES }, bundle) => {
    const all = FUZZ_SOURCES.map(({ name }) => name);
    const unknown = positionals.find((name) => !all.includes(name));
    if (unknown !== undefined) {
      process.stderr.write(`no target "${unknown}"; there are ${all.join(', ')}\n`);
      process.exitCode = 2;
      return;
    }
    const shares = FUZZ_SOURCES.reduce((sum, { share }) => sum + share, 0);
    if (shares !== OF_SHARES) throw new Error(`the shares come to ${shares}`);
    process.stdout.write(
      'target        inputs  seeds             seconds  slowest ms  peak MB    refused   findings\n',
    );
    let done = 0;
    for (const source of FUZZ_SOURCES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
      const count = positionals.length > 0 ? values.count : (Number(values.count) * source.share) / OF_SHARES;
      const told = await watched(bundle, source, values.seed, String(Math.ceil(Number(count))));
      done += told.files;
      process.stdout.write(`${lineOf(source.name, values.seed, told)}\n`);
      if (told.fault !== undefined) {
        process.stdout.write(`${told.fault}\n`);
        process.exitCode = 1;
      }
    }
    process.stdout.write(`${done} inputs; seconds are of the processor\n`);
  });
}

/** Runs a target; what it told last, with a fault where it crashed, fell silent or took too much memory. */
function watched(bundle, { name, memory: [heap, most] }, from, count) {
  return new Promise((resolve) => {
    const self = fileURLToPath(import.meta.url);
    const running = fork(self, [bundle, name, from, count], { execArgv: [`--max-old-space-size=${heap}`] });
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
      else if (told.peak > most) fault = `more than ${most} MB of memory`;
      resolve({ ...told, fault });
    });
  });
}

function lineOf(name, from, { files, ms, slowest, peak, refused, findings, fault }) {
  const seeds = `${from}–${Number(from) + Math.max(0, files - 1)}`;
  const cells = [
    name.padEnd(11),
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
