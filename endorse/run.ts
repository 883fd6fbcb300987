/**
 * `npm run endorse`: the engine and the plain implementation of `endorse/plain` over random documents of every edition, side by side. With `--peers` the programs of
 * `endorse/peers` instead, as strangers to the project are measured: by their commands, through `elobook endorse`’s own parts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measuredLines, measuredPage, wrongShareText } from '../src/cli/endorsement-report.ts';
import { OtherProgram } from '../src/cli/other-program.ts';
import { ProgressBar } from '../src/cli/progress.ts';
import { CONTENT } from '../src/content/en/index.ts';
import {
  type EditionReport,
  endorse,
  type ProgramOutcome,
  passes,
  type RatingProgram,
} from '../src/endorsement/run.ts';
import { EDITIONS, type EditionId } from '../src/rulebooks/rulebook.ts';
import { ratePlain } from './plain/index.ts';

const COUNT = 50_000;
/** The edition by which programs of others are measured: the one in force. */
const PEERS_EDITION: EditionId = 'fide-2026-01';
const PEERS = {
  '@echecs/elo': 'echecs',
  'elo-rank': 'elo-rank',
  arpad: 'arpad',
  'elo-rating': 'elo-rating',
} as const;
const PAGE = 'docs/endorsement.md';

/** In the same process: what it throws is a crash. */
export const PLAIN: RatingProgram = {
  answers: async (lines) =>
    lines.map((line): ProgramOutcome => {
      try {
        return { answer: ratePlain(JSON.parse(line)) };
      } catch {
        return { failure: 'crashed' };
      }
    }),
};

interface Asked {
  readonly editions: readonly EditionId[];
  readonly count: number;
  readonly seed: number;
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const print = (text: string): void => void process.stdout.write(`${text}\n`);

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      count: { type: 'string', default: String(COUNT) },
      seed: { type: 'string', default: '1' },
      peers: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      docs: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((edition) => !(EDITIONS as readonly string[]).includes(edition));
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (unknown !== undefined) return wrong(`there is no edition "${unknown}"; there are ${EDITIONS.join(', ')}`);
  if (!Number.isInteger(count) || count < 1) return wrong('--count takes a whole number from 1');
  if (!Number.isInteger(seed) || seed < 0) return wrong('--seed takes a whole number from 0');
  const asked = { editions: positionals as readonly EditionId[], count, seed };
  return values.peers ? runPeers(asked, values.docs) : runPlain(asked, values);
}

function wrong(message: string): number {
  process.stderr.write(`endorse: ${message}\n`);
  return 2;
}

/** A line for each edition as soon as it is known; below it what differs. */
async function runPlain(
  { editions, count, seed }: Asked,
  { json, docs }: { readonly json: boolean; readonly docs: boolean },
): Promise<number> {
  const reports: EditionReport[] = [];
  for (const edition of editions.length > 0 ? editions : EDITIONS) {
    const report = await measured(PLAIN, { edition, count, seed });
    reports.push(report);
    if (json) continue;
    const { agreed, ratings, clauses, unreached, digest } = report;
    const reached = clauses.filter(({ players }) => players > 0).length;
    const outcome = passes(report) ? 'alike' : `DIFFERENT ${count - agreed}`;
    print(
      `${edition.padEnd(19)} documents ${count}  ratings ${ratings.compared}  clauses ${reached} in numbers, ${clauses.length} in all, ${unreached.length} never  ${digest.slice(0, 16)}  ${outcome}`,
    );
    if (!passes(report))
      print(measuredLines({ name: 'endorse/plain', version, reports: [report] }, CONTENT).join('\n'));
  }
  if (json) print(JSON.stringify({ version, reports }, null, 2));
  if (docs) writePart('plain', plainTable(reports));
  return reports.every(passes) ? 0 : 1;
}

async function runPeers({ editions, count, seed }: Asked, docs: boolean): Promise<number> {
  const measuredPeers: [string, EditionReport][] = [];
  for (const [name, file] of Object.entries(PEERS)) {
    if (name !== '@echecs/elo' && !existsSync(`endorse/node_modules/${name}/package.json`)) {
      print(`${name} is not installed; npm install --prefix endorse brings it`);
      continue;
    }
    const program = new OtherProgram({ command: `node endorse/peers/${file}.mjs`, patience: 120 });
    try {
      const report = await measured(program, { edition: editions[0] ?? PEERS_EDITION, count, seed });
      measuredPeers.push([name, report]);
      print(measuredPage({ name, version, reports: [report] }, CONTENT));
    } finally {
      program.end();
    }
  }
  if (docs) writePart('peers', peersTable(measuredPeers));
  return 0;
}

async function measured(
  program: RatingProgram,
  request: Omit<Asked, 'editions'> & { readonly edition: EditionId },
): Promise<EditionReport> {
  const bar = new ProgressBar();
  const report = await endorse(program, { ...request, onProgress: (done) => bar.show(done, request.count) });
  bar.end();
  return report;
}

const thousands = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function plainTable(reports: readonly EditionReport[]): string {
  return [
    row([
      'edition',
      'documents',
      'new ratings',
      'other values',
      'clauses in numbers',
      'differences',
      'SHA-256 of the documents',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---']),
    ...reports.map(({ edition, asked, agreed, ratings, values, clauses, digest }) =>
      row([
        `\`${edition}\``,
        thousands(asked),
        thousands(ratings.compared),
        thousands(values.reduce((sum, { compared }) => sum + compared, 0) - ratings.compared),
        String(clauses.filter(({ players }) => players > 0).length),
        thousands(asked - agreed),
        `\`${digest}\``,
      ]),
    ),
  ].join('\n');
}

/** Clauses that too few numbers rest on say nothing about a program. */
const FEWEST_PLAYERS = 100;

function peersTable(peers: readonly (readonly [string, EditionReport])[]): string {
  const [[, first]] = peers as [[string, EditionReport]];
  const shares = ({ clauses }: EditionReport): ReadonlyMap<string, string> =>
    new Map(clauses.map(({ clause, players, wrong: faults }) => [clause, wrongShareText(faults, players, CONTENT)]));
  const columns = peers.map(([, report]) => shares(report));
  return [
    row(['', 'players', ...peers.map(([name]) => `\`${name}\``)]),
    row(['---', '---:', ...peers.map(() => '---:')]),
    row([
      '**all new ratings**',
      thousands(first.ratings.compared),
      ...peers.map(([, { ratings }]) => `**${wrongShareText(ratings.wrong, ratings.compared, CONTENT)}**`),
    ]),
    row([
      'documents without a difference',
      thousands(first.asked),
      ...peers.map(([, { agreed }]) => thousands(agreed)),
    ]),
    ...first.clauses
      .filter(({ players }) => players >= FEWEST_PLAYERS)
      .map(({ clause, players }) => row([clause, thousands(players), ...columns.map((of) => of.get(clause) ?? '–')])),
  ].join('\n');
}

/** Between two marks of the page. */
function writePart(name: string, text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const mark = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  writeFileSync(
    PAGE,
    page.replace(mark, (_, begin: string, end: string) => `${begin}\n${text}\n\n${end}`),
  );
}
