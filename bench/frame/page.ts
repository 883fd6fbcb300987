/** The results as a page of the documentation with its charts, which `npm run bench -- --docs` writes. */
import { goalsChart, growthChart, seriesOf } from './chart.ts';
import { NAIVE_SECONDS, type Results } from './results.ts';
import type { RowResult } from './row.ts';
import { numberOf, valueText, VERDICT_WORDS } from './table.ts';

/** Files of the project by their paths. */
export type Files = Readonly<Record<string, string>>;

export function pageOf(results: Results): Files {
  const rows = results.measured.flatMap((measured) => measured.rows);
  const hasGrowth = seriesOf(results.measured).length > 0;
  return {
    'docs/performance.md': `${[...textOf(results, rows, hasGrowth)].join('\n')}\n`,
    'docs/performance.svg': goalsChart(rows),
    ...(hasGrowth ? { 'docs/growth.svg': growthChart(results.measured) } : {}),
  };
}

const ENOUGH_ROUNDS = 5;

const sizeWords = (share: number): string =>
  share === 1 ? 'A whole month of the world' : `${share} of a month of the world`;

function* textOf(results: Results, rows: readonly RowResult[], hasGrowth: boolean): Generator<string> {
  const { date, machine, share, rounds, naive, minutes, measured } = results;
  const { cores, processor, memory, node, system } = machine;
  yield '# Performance';
  yield '';
  yield '<!-- written by `npm run bench -- --docs`; change bench/frame/page.ts -->';
  yield '';
  yield `${sizeWords(share)}, measured on ${date} in ${minutes.toFixed(0)} minutes: ${cores} cores (${processor.trim()}), ${memory} GB, ${system}, Node ${node}.`;
  yield rounds < ENOUGH_ROUNDS
    ? `**Only ${rounds === 1 ? 'one round' : `${rounds} rounds`}: a first look, no measurement.**`
    : `Each value is the median of ${rounds} rounds, in each of which work and control were run in turn; growth was measured once, and so were the hundred million games of a whole run.`;
  yield '';
  yield* summaryOf(rows);
  yield '';
  yield '![Every goal beside what it must be](performance.svg)';
  yield '';
  yield '| row | work | measured | beside | must | aim | |';
  yield '|---|---|---|---|---|---|---|';
  for (const row of rows) yield lineOf(row);
  yield '';
  for (const note of measured.flatMap(({ notes }) => notes)) yield `- ${note}`;
  if (hasGrowth) {
    yield '## Growth';
    yield '';
    yield 'Time by size, both on a logarithmic scale; the dashed line is what grows as its data does. Sizes are parts of the size of this run, or numbers of lists.';
    yield '';
    yield '![Time by size](growth.svg)';
    yield '';
  }
  yield* HOW_TO_READ;
  if (naive !== undefined) {
    yield '';
    yield `The naive month took ${naive.toFixed(2)} s in this run, so that times in brackets are the measured ones times ${(NAIVE_SECONDS / naive).toFixed(2)}.`;
  }
}

function* summaryOf(rows: readonly RowResult[]): Generator<string> {
  const asked = rows.filter(({ verdict }) => verdict !== 'none');
  const missed = asked.filter(({ verdict }) => verdict === 'missed');
  const reached = asked.filter(({ verdict }) => verdict === 'aim').length;
  yield `Of ${asked.length} goals ${asked.length - missed.length} hold, of which ${reached} reach the aim. ${
    missed.length === 0 ? 'None is missed.' : `**Missed: ${[...new Set(missed.map(({ id }) => id))].join(', ')}.**`
  }`;
}

function lineOf(row: RowResult): string {
  const { id, what, beside = '', unit, asked, verdict } = row;
  const limit = (value: number | undefined): string => (value === undefined ? '' : numberOf(value, unit));
  const words = verdict === 'missed' ? `**${VERDICT_WORDS.missed}**` : VERDICT_WORDS[verdict];
  return `| ${[id, what, valueText(row), beside, limit(asked.must), limit(asked.aim), words].join(' | ')} |`;
}

const HOW_TO_READ = [
  '## How to read it',
  '',
  '- The workload is invented and always the same: 500,000 players, 10,000 Swiss events of 34 players and nine rounds, 1.45 million games, 64 MB of TRF. Without `--full` a tenth of it is measured, but for the month without a store and lists of players (P7, P19, P20), which are whole in every run: what only the first players cost, such as code that has never run, weighs ten times as much at a tenth.',
  '- **×** are times of what stands under *beside*, measured in the same run: only such ratios can be compared between machines. Where more is better (P4, P6, P14) the limits are lower ones.',
  '- **Times** depend on the machine. In brackets they are as on one on which the naive month takes 5.8 s: a script that splits and slices the files, rates with `@echecs/elo`, and checks, identifies and keeps nothing. These are judged.',
  '- Limits in seconds and MB are for a whole month. Of what grows with the data (P16, P21) the same part is asked as was measured; start, memory and pages are asked whole.',
  '- The *typed-array loop* and the *C loop* are one pass over all games with a table look-up, without events, K, newcomers, limits or rounding: less than anything that rates can do. Slow peers were given a tenth of the games, and their time was multiplied.',
  '- P4 of ORR and MGSZ goes through the month event after event in columns, as an office replays it ([decision 13](decisions/0013-a-month-in-memory.md)); beside it, without a goal, an answer with an object for every player and game, as a single document gets.',
  '- P7 has no store: the list is read, every report is read and checked, players are found by their number, the list is written and signed. P8 has the office: identification, judgement, durable ledger, seal.',
  '- P9 reads one block of columns a month from the disk. P17 stands beside making all lists since then again.',
  '- *growth* is the step, of all sizes, at which the work grew most by its data: 1 is as fast as the data. A single round is not exact to a tenth. The typed-array loop of P1 grows, too, once the players do not fit the caches of the processor.',
  '',
  'Again: `npm ci && npm install --prefix bench && npm run bench -- --full --docs` on an idle machine. All samples are in `bench/results.json`.',
];
