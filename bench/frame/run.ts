/**
 * `npm run bench`: all rows of the table, or those that are named, one measurement after another.
 *
 *     npm run bench                      # a tenth of a month; the month without a store and lists of players (P7, P19, P20) whole
 *     npm run bench -- --full            # the whole month
 *     npm run bench -- P1 P6             # these rows
 *     npm run bench -- P8 --share 0.02 --rounds 1     # a short look, which is no measurement
 *     npm run bench -- --json FILE       # the results there instead of bench/results.json
 *     npm run bench -- --docs            # writes docs/performance.md and its charts, too
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesWith } from './files.ts';
import { measure, onlyRows } from './measure.ts';
import { pageOf } from './page.ts';
import { machine, NAIVE_SECONDS, type Results } from './results.ts';
import type { Measured, Measurement, RowResult } from './row.ts';
import { ofWholeMonth, partOfMonth, type Setting } from './setting.ts';
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
  readonly docs: boolean;
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
      docs: { type: 'boolean', default: false },
    },
  });
  const { full, share, rounds, json, docs } = values;
  return { ids: positionals, share: Number(share ?? (full ? 1 : TENTH)), rounds: Number(rounds), json, docs };
}

/** The exit code: 1 where something could not be measured, 2 where a row is asked for that there is not. */
export async function run(args: readonly string[], withBundle: WithBundle): Promise<number> {
  const { ids, share, rounds, json, docs } = optionsOf(args);
  const files = filesWith(ids);
  if ('unknown' in files) {
    process.stderr.write(`no row "${files.unknown}"\n`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'elobook-bench-run-'));
  const leave = (): never => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', leave);
  const world = partOfMonth(share);
  const setting: Setting = { share, world, rounds, seconds: 1, folder, isTrial: false, tell: show };
  const size = share === 1 ? 'a whole month' : `${share} of a month`;
  say(`${size}: ${world.files} events, ${world.players} players; ${rounds} rounds`);
  say(HEADING);
  try {
    const { results, failed } = await new Run(setting, ids, withBundle).over(files);
    writeFileSync(json, `${JSON.stringify(results, undefined, 1)}\n`);
    if (docs) for (const [path, text] of Object.entries(pageOf(results))) writeFileSync(path, text);
    for (const line of [...missesOf(results.measured), ...naiveLines(results)]) say(line);
    say(`${results.minutes.toFixed(1)} minutes; all samples are in ${json}`);
    return failed === 0 ? 0 : 1;
  } finally {
    process.off('SIGINT', leave);
    rmSync(folder, { recursive: true, force: true });
  }
}

const naiveLines = ({ naive }: Results): readonly string[] =>
  naive === undefined
    ? []
    : [`the naive month takes ${naive.toFixed(2)} s here; in brackets are times as where it takes ${NAIVE_SECONDS} s`];

/** One run: what is needed once is done when it is first needed. */
class Run {
  readonly #setting: Setting;
  readonly #ids: readonly string[];
  readonly #withBundle: WithBundle;
  #naive: number | undefined;
  #isBuilt = false;

  constructor(setting: Setting, ids: readonly string[], withBundle: WithBundle) {
    this.#setting = setting;
    this.#ids = ids;
    this.#withBundle = withBundle;
  }

  async over(files: readonly string[]): Promise<{ readonly results: Results; readonly failed: number }> {
    const began = performance.now();
    const measured: Measured[] = [];
    let failed = 0;
    for (const file of files) {
      show(file);
      const one = await this.#measured(file).catch((error: unknown): Measured => {
        failed += 1;
        return { rows: [], samples: {}, notes: [`${file} could not be measured: ${String(error)}`], seconds: 0 };
      });
      measured.push(one);
      show('');
      for (const line of linesOf(one)) say(line);
    }
    const { share, rounds } = this.#setting;
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      share,
      rounds,
      ...(this.#naive === undefined ? {} : { naive: this.#naive }),
      minutes: (performance.now() - began) / 60_000,
      measured,
    };
    return { results, failed };
  }

  #measured(file: string): Promise<Measured> {
    return this.#withBundle(`bench/rows/${file}.ts`, ({ measurement }) => {
      if (measurement.needsBuild === true) this.#build();
      const setting = measurement.isOfWhole === true ? ofWholeMonth(this.#setting) : this.#setting;
      return measure(onlyRows(measurement, this.#ids), setting, () => this.#naiveSeconds());
    });
  }

  /** The program and the site as they are now. */
  #build(): void {
    if (this.#isBuilt) return;
    show('building the program');
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' });
    this.#isBuilt = true;
  }

  async #naiveSeconds(): Promise<number> {
    this.#naive ??= await this.#withBundle('bench/rows/naive.ts', async ({ measurement }) => {
      const { rows } = await measure(measurement, this.#setting);
      return (rows[0] as RowResult).value;
    });
    return this.#naive;
  }
}
