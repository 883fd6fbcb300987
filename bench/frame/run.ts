/**
 * `npm run bench`: all rows of the table, or those that are named, one measurement after another.
 *
 *     npm run bench                      # a tenth of a month
 *     npm run bench -- --full            # the whole month
 *     npm run bench -- P1 P6             # these rows
 *     npm run bench -- --json FILE       # the results there instead of bench/results.json
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesWith } from './files.ts';
import { measure } from './measure.ts';
import { machine, NAIVE_SECONDS, type Results } from './results.ts';
import type { Measured, Measurement, RowResult } from './row.ts';
import { partOfMonth, type Setting } from './setting.ts';
import { HEADING, linesOf, missesOf } from './table.ts';

/** Bundles a file of the project and loads it. */
export type WithBundle = <T>(
  entry: string,
  use: (module: { readonly measurement: Measurement }) => Promise<T>,
) => Promise<T>;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** On a terminal one line that changes; elsewhere nothing. */
function show(progress: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${progress === '' ? '' : `  … ${progress}`}`);
}

const TENTH = 0.1;
const ROUNDS = 5;

interface Options {
  readonly ids: readonly string[];
  readonly share: number;
  readonly rounds: number;
  readonly json: string;
}

function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      share: { type: 'string' },
      rounds: { type: 'string', default: String(ROUNDS) },
      json: { type: 'string', default: 'bench/results.json' },
    },
  });
  const { full, share, rounds, json } = values;
  return { ids: positionals, share: Number(share ?? (full ? 1 : TENTH)), rounds: Number(rounds), json };
}

/** The exit code: 2 where a row is asked for that there is not. */
export async function run(args: readonly string[], withBundle: WithBundle): Promise<number> {
  const { ids, share, rounds, json } = optionsOf(args);
  const files = filesWith(ids);
  if ('unknown' in files) {
    process.stderr.write(`no row "${files.unknown}"\n`);
    return 2;
  }
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'elobook-bench-run-'));
  const setting: Setting = {
    share,
    world: partOfMonth(share),
    rounds,
    seconds: 1,
    folder,
    isTrial: false,
    tell: show,
  };
  try {
    const { files: events, players } = setting.world;
    say(
      `${share === 1 ? 'a whole month' : `${share} of a month`}: ${events} events, ${players} players; ${rounds} rounds`,
    );
    show('building the program');
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' });
    say(HEADING);
    let naive: number | undefined;
    const naiveHere = async (): Promise<number> =>
      (naive ??= await withBundle('bench/rows/naive.ts', async ({ measurement }) => {
        const { rows } = await measure(measurement, setting);
        return (rows[0] as RowResult).value;
      }));
    const measured: Measured[] = [];
    for (const file of files) {
      show(file);
      measured.push(
        await withBundle(`bench/rows/${file}.ts`, ({ measurement }) => measure(measurement, setting, naiveHere)),
      );
      show('');
      for (const line of linesOf(measured.at(-1) as Measured)) say(line);
    }
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      share,
      rounds,
      ...(naive === undefined ? {} : { naive }),
      minutes: (performance.now() - began) / 60_000,
      measured,
    };
    writeFileSync(json, `${JSON.stringify(results, undefined, 1)}\n`);
    for (const line of missesOf(measured)) say(line);
    if (naive !== undefined)
      say(
        `the naive month takes ${naive.toFixed(2)} s here; seconds in brackets are as where it takes ${NAIVE_SECONDS} s`,
      );
    say(`${results.minutes.toFixed(1)} minutes; all samples are in ${json}`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
