/**
 * A rating list of 500,000 invented players. XML: MB/s and memory, against saxes with empty handlers over the same
 * pieces, which is the least that a program could do that reads XML with it. Text: against split and slice. Then the
 * built program (`npm run build`) checks the file on a disk, plain and zipped: its whole memory, as the system counts it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { zipSync } from 'fflate';
import { PlayersReader, playerBatches } from '../src/engine/player-lists.ts';
import type { FideListPlayer, FideListRating } from '../src/formats/fide-list/records.ts';
import { type ListForm, writeList } from '../src/formats/fide-list/write.ts';
import { Chance } from '../test/random.ts';

const PLAYERS = 500_000;
const FEDERATIONS = ['HUN', 'RUS', 'IND', 'GER', 'FRA', 'ESP', 'POL', 'USA', 'ITA', 'CZE'];
const SYLLABLES = ['ka', 'lo', 'mir', 'sze', 'ta', 'ven', 'dor', 'ni', 'bel', 'gra', 'us', 'or', 'an', 'ek', 'is'];

const word = (chance: Chance, least: number, most: number): string => {
  const text = Array.from({ length: chance.between(least, most) }, () => chance.one(SYLLABLES)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const ratings = (chance: Chance, percent: number): FideListRating =>
  chance.percent(percent)
    ? { rating: chance.between(1400, 2750), games: chance.between(0, 12), k: chance.one([10, 20, 40]) }
    : { games: 0 };

function* players(): Generator<FideListPlayer> {
  const chance = new Chance(2026);
  for (let index = 0; index < PLAYERS; index += 1) {
    const sex = chance.percent(12) ? 'f' : 'm';
    yield {
      fideId: String(700_000 + index * 37),
      name: `${word(chance, 2, 4)}, ${word(chance, 2, 3)}`,
      federation: chance.one(FEDERATIONS),
      sex,
      title: chance.percent(2) ? chance.one(['GM', 'IM', 'FM', 'CM']) : undefined,
      otherTitles: chance.percent(3) ? ['NA', 'FI'] : undefined,
      standard: ratings(chance, 50),
      rapid: ratings(chance, 40),
      blitz: ratings(chance, 30),
      birthYear: chance.between(1940, 2018),
      inactive: chance.percent(30),
    };
  }
}

/** The file in pieces of 64 KB, as a disk gives it. */
function file(form: ListForm): Uint8Array[] {
  const parts = [...writeList(players(), form)];
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return Array.from({ length: Math.ceil(all.length / 65_536) }, (_, index) =>
    all.slice(index * 65_536, (index + 1) * 65_536),
  );
}

const sizeOf = (chunks: readonly Uint8Array[]): number => chunks.reduce((size, chunk) => size + chunk.length, 0) / 1e6;

/** Milliseconds, and the most memory beyond what was in use before, in MB. */
async function measured(
  run: (look: () => void) => Promise<number>,
): Promise<{ ms: number; mb: number; count: number }> {
  (globalThis as { gc?: () => void }).gc?.();
  const used = (): number => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const before = used();
  let most = before;
  const start = process.hrtime.bigint();
  const count = await run(() => {
    most = Math.max(most, used());
  });
  return { ms: Number(process.hrtime.bigint() - start) / 1e6, mb: most - before, count };
}

async function read(chunks: readonly Uint8Array[], look: () => void): Promise<number> {
  let count = 0;
  let batches = 0;
  for await (const { listed } of playerBatches(new PlayersReader(), chunks)) {
    count += listed.length;
    batches += 1;
    if (batches % 64 === 0) look();
  }
  return count;
}

function emptyHandlers(chunks: readonly Uint8Array[], look: () => void): number {
  const parser = new SaxesParser({});
  const decoder = new TextDecoder();
  let tags = 0;
  parser.on('opentag', () => {
    tags += 1;
  });
  parser.on('closetag', () => undefined);
  parser.on('text', () => undefined);
  for (const [index, chunk] of chunks.entries()) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (index % 64 === 0) look();
  }
  parser.close();
  return Math.floor(tags / 20);
}

/** Columns of the combined list. */
const CUTS = [0, 15, 76, 80, 84, 89, 94, 109, 113, 119, 123, 126, 132, 136, 139, 145, 149, 152, 158, 162];

/** The same players, without a check of anything: lines split, cells cut and trimmed, numbers where there should be some. */
function splitAndSlice(chunks: readonly Uint8Array[], look: () => void): number {
  const decoder = new TextDecoder();
  let rest = '';
  let count = 0;
  for (const [index, chunk] of chunks.entries()) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\r\n');
    rest = lines.pop() as string;
    const batch: FideListPlayer[] = [];
    for (const line of lines) {
      const cells = CUTS.slice(0, -1).map((from, at) => line.slice(from, CUTS[at + 1]).trim());
      const group = (at: number): FideListRating => ({
        rating: Number(cells[at]) || undefined,
        games: Number(cells[at + 1]),
        k: Number(cells[at + 2]) || undefined,
      });
      batch.push({
        fideId: cells[0] as string,
        name: cells[1],
        federation: cells[2],
        sex: cells[3] === 'F' ? 'f' : 'm',
        title: cells[4],
        womensTitle: cells[5],
        otherTitles: cells[6] === '' ? undefined : cells[6]?.split(','),
        foa: cells[7],
        standard: group(8),
        rapid: group(11),
        blitz: group(14),
        birthYear: Number(cells[17]) || undefined,
        inactive: cells[18]?.includes('i') ?? false,
      });
    }
    count += batch.length;
    if (index % 64 === 0) look();
  }
  return count - 1;
}

export async function run(): Promise<void> {
  const report = (what: string, mb: number, { ms, mb: memory, count }: Awaited<ReturnType<typeof measured>>): void => {
    process.stdout.write(
      `  ${what.padEnd(44)} ${(mb / (ms / 1000)).toFixed(0).padStart(6)} MB/s ${ms.toFixed(0).padStart(7)} ms  ` +
        `memory ${memory.toFixed(0).padStart(4)} MB  ${count} players\n`,
    );
  };
  for (const form of ['text', 'xml'] as const) {
    const chunks = file({ form, layout: 'combined' });
    const mb = sizeOf(chunks);
    process.stdout.write(`  ${form}: ${mb.toFixed(0)} MB\n`);
    const control = form === 'xml' ? emptyHandlers : splitAndSlice;
    const name = form === 'xml' ? 'control: saxes with empty handlers' : 'control: split and slice';
    for (let time = 0; time < 2; time += 1) {
      report(name, mb, await measured(async (look) => control(chunks, look)));
      report('playersIn', mb, await measured((look) => read(chunks, look)));
    }
    const zipped = zipSync({ list: [joinedBytes(chunks), { level: 6 }] });
    report(
      `playersIn, zipped (${(zipped.length / 1e6).toFixed(0)} MB)`,
      mb,
      await measured((look) => read([zipped], look)),
    );
    const folder = mkdtempSync(join(tmpdir(), 'elobook-list-'));
    try {
      checkedByProgram(join(folder, `list.${form}`), joinedBytes(chunks), mb);
      checkedByProgram(join(folder, 'list.zip'), zipped, mb);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/** In KB, from the system's own page on the process: its count of a process includes what the one that started it had. */
const PEAK = `import { readFileSync } from 'node:fs';
process.on('exit', () => process.stderr.write(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]))`;

/** A process of its own, so that its memory is that of reading one list and nothing else. */
function checkedByProgram(name: string, bytes: Uint8Array, mb: number): void {
  writeFileSync(name, bytes);
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(PEAK)}`, 'dist/cli/main.js', 'check', name],
    { encoding: 'utf8' },
  );
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  const what = `elobook check ${name.endsWith('.zip') ? 'list.zip' : 'list'}, exit ${status}`;
  process.stdout.write(
    `  ${what.padEnd(44)} ${(mb / (ms / 1000)).toFixed(0).padStart(6)} MB/s ${ms.toFixed(0).padStart(7)} ms  ` +
      `all memory ${(Number(stderr) / 1024).toFixed(0)} MB\n`,
  );
}

function joinedBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
