/**
 * Reading TRF files with all checks on: 10,000 small reports, about 64 MB. The control is the plain way: decode, split into
 * lines, slice the columns, trim; no checks and no findings.
 */
import { LIMITS } from '../src/formats/limits.ts';
import { readTrf } from '../src/formats/trf/read.ts';
import { toReport } from '../src/formats/trf/report.ts';
import { Chance } from '../test/random.ts';

const FILES = 10_000;
const PLAYERS = 32;
const ROUNDS = 9;
const FEDERATIONS = ['HUN', 'UKR', 'GER', 'POL', 'SRB', 'ITA'] as const;
const LAST = ['Kiss', 'Nagy', 'Orlov', 'Bauer', 'Novak', 'Lindgren', 'Petrosino', 'Horvat'] as const;
const FOREIGN_LAST = ['Szűcs', 'Kővári', 'Müller', 'Ødegaard'] as const;
const FIRST = ['Anna', 'Bela', 'Carl', 'Dora', 'Emil', 'Franciska', 'Gregor', 'Hanna'] as const;

/** One event: everybody meets everybody of a rotating table; a few forfeits and byes. */
function event(chance: Chance, number: number): Uint8Array {
  const cells: string[][] = Array.from({ length: PLAYERS }, () => []);
  const tenths = new Int32Array(PLAYERS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let board = 0; board < PLAYERS / 2; board += 1) {
      const table = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (PLAYERS - 1)));
      const [a, b] = [table(board), table(PLAYERS - 1 - board)];
      const [white, black] = chance.percent(50) ? [a, b] : [b, a];
      if (chance.percent(2)) {
        for (const player of [white, black]) {
          const code = chance.one(['H', 'Z']);
          (cells[player] as string[]).push(`  0000 - ${code}`);
          (tenths[player] as number) += code === 'H' ? 5 : 0;
        }
        continue;
      }
      const [own, other, points] = chance.percent(3)
        ? (['+', '-', 10] as const)
        : chance.one([
            ['1', '0', 10],
            ['=', '=', 5],
            ['0', '1', 0],
          ] as const);
      (cells[white] as string[]).push(`  ${String(black + 1).padStart(4)} w ${own}`);
      (cells[black] as string[]).push(`  ${String(white + 1).padStart(4)} b ${other}`);
      (tenths[white] as number) += points;
      (tenths[black] as number) += 10 - points;
    }
  }
  const order = Array.from(tenths.keys()).sort((x, y) => (tenths[y] as number) - (tenths[x] as number));
  const rank = new Int32Array(PLAYERS);
  order.forEach((player, place) => {
    rank[player] = place + 1;
  });
  const foreign = chance.percent(20);
  const lines = cells.map((row, player) => {
    const last = foreign && chance.percent(30) ? chance.one(FOREIGN_LAST) : chance.one(LAST);
    const title = chance.percent(10) ? chance.one([' IM', ' FM', 'WGM']) : '   ';
    return [
      `001 ${String(player + 1).padStart(4)} ${chance.one(['m', 'w'])}${title}`,
      `${last}${player}, ${chance.one(FIRST)}`.padEnd(33),
      chance.percent(80) ? String(chance.between(1400, 2700)) : '    ',
      chance.one(FEDERATIONS),
      String(1_000_000 + number * PLAYERS + player).padStart(11),
      `${chance.between(1940, 2015)}/${String(chance.between(1, 12)).padStart(2, '0')}/${String(chance.between(1, 28)).padStart(2, '0')}`,
      ((tenths[player] as number) / 10).toFixed(1).padStart(4),
      String(rank[player]).padStart(4) + row.join(''),
    ].join(' ');
  });
  const rated = lines.filter((line) => line.slice(48, 52).trim() !== '').length;
  const dates = Array.from({ length: ROUNDS }, (_, round) => `26/09/${String(5 + round).padStart(2, '0')}`);
  const head = [
    `012 Open of the year ${number}`,
    '022 Szeged',
    '032 HUN',
    '042 2026/09/05',
    '052 2026/09/13',
    `062 ${PLAYERS}`,
    `072 ${rated}`,
    '092 Swiss system',
    '102 Arbiter, Anna',
    '122 90 min + 30 s',
    `132${' '.repeat(88)}${dates.join('  ')}`,
  ];
  return new TextEncoder().encode(`${[...head, ...lines].join('\r\n')}\r\n`);
}

/** Split and slice. */
function control(bytes: Uint8Array): unknown {
  const fields: Record<string, string> = {};
  const players: unknown[] = [];
  for (const line of new TextDecoder('utf-8').decode(bytes).split(/\r?\n/)) {
    const code = line.slice(0, 3);
    if (code !== '001') {
      fields[code] = line.slice(4).trim();
      continue;
    }
    const rounds: unknown[] = [];
    for (let at = 91; at < line.length; at += 10) {
      rounds.push({
        opponent: Number(line.slice(at, at + 4).trim()),
        colour: line.slice(at + 5, at + 6).trim(),
        result: line.slice(at + 7, at + 8).trim(),
      });
    }
    players.push({
      startNumber: Number(line.slice(4, 8).trim()),
      sex: line.slice(9, 10).trim(),
      title: line.slice(10, 13).trim(),
      name: line.slice(14, 47).trim(),
      rating: Number(line.slice(48, 52).trim()),
      federation: line.slice(53, 56).trim(),
      fideId: line.slice(57, 68).trim(),
      birth: line.slice(69, 79).trim(),
      points: Number(line.slice(80, 84).trim()),
      rank: Number(line.slice(85, 89).trim()),
      rounds,
    });
  }
  return { fields, players };
}

function seconds(run: () => void): number {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

const RUNS = 5;

export function run(): void {
  const chance = new Chance(2026);
  const corpus = Array.from({ length: FILES }, (_, number) => event(chance, number));
  const megabytes = corpus.reduce((sum, { length }) => sum + length, 0) / 1e6;
  const options = { limits: LIMITS };
  const heavy = corpus.flatMap((bytes) => readTrf(bytes, options).findings).filter(({ weight }) => weight !== 'note');
  process.stdout.write(`  ${FILES} files, ${megabytes.toFixed(1)} MB, ${heavy.length} findings heavier than a note\n`);
  const ways: readonly (readonly [string, (bytes: Uint8Array) => unknown])[] = [
    ['control: split, slice, trim', control],
    ['read with all checks', (bytes) => readTrf(bytes, options)],
    [
      'the same, as a report',
      (bytes) => {
        const { file } = readTrf(bytes, options);
        return file === undefined ? undefined : toReport(file);
      },
    ],
  ];
  // the best of a few, in turn: noise only ever adds
  const best = ways.map(() => Number.POSITIVE_INFINITY);
  for (let time = 0; time < RUNS; time += 1) {
    ways.forEach(([, way], index) => {
      const took = seconds(() => {
        for (const bytes of corpus) way(bytes);
      });
      best[index] = Math.min(best[index] as number, took);
    });
  }
  ways.forEach(([what], index) => {
    const rate = megabytes / (best[index] as number);
    const times = (best[0] as number) / (best[index] as number);
    process.stdout.write(
      `  ${what.padEnd(30)} ${rate.toFixed(0).padStart(5)} MB/s  ${times.toFixed(2).padStart(5)} x control\n`,
    );
  });
}
