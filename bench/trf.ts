/**
 * Reading TRF files with all checks on: 10,000 small reports, about 64 MB. The control is the plain way: decode, split into
 * lines, slice the columns, trim; no checks and no findings.
 */
import { LIMITS } from '../src/formats/limits.ts';
import { readTrf } from '../src/formats/trf/read.ts';
import { toReport } from '../src/formats/trf/report.ts';
import { Chance } from '../test/random.ts';
import { splitAndSlice } from './corpus/split-and-slice.ts';
import { type TrfEntrant, trfFile } from './corpus/trf.ts';

const FILES = 10_000;
const PLAYERS = 32;
const ROUNDS = 9;
const FEDERATIONS = ['HUN', 'UKR', 'GER', 'POL', 'SRB', 'ITA'] as const;
const LAST = ['Kiss', 'Nagy', 'Orlov', 'Bauer', 'Novak', 'Lindgren', 'Petrosino', 'Horvat'] as const;
const FOREIGN_LAST = ['Szűcs', 'Kővári', 'Müller', 'Ødegaard'] as const;
const FIRST = ['Anna', 'Bela', 'Carl', 'Dora', 'Emil', 'Franciska', 'Gregor', 'Hanna'] as const;

/** Nobody knows these players: no two are the same. */
function entrant(chance: Chance, number: number, player: number, isForeign: boolean): TrfEntrant {
  const last = isForeign && chance.percent(30) ? chance.one(FOREIGN_LAST) : chance.one(LAST);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return {
    sex: chance.one(['m', 'w']),
    title: chance.percent(10) ? chance.one(['IM', 'FM', 'WGM']) : '',
    name: `${last}${player}, ${chance.one(FIRST)}`,
    ...(chance.percent(80) ? { rating: chance.between(1400, 2700) } : {}),
    federation: chance.one(FEDERATIONS),
    fideId: 1_000_000 + number * PLAYERS + player,
    birth: `${chance.between(1940, 2015)}/${twoDigits(chance.between(1, 12))}/${twoDigits(chance.between(1, 28))}`,
  };
}

function event(chance: Chance, number: number): Uint8Array {
  const isForeign = chance.percent(20);
  const entrants = Array.from({ length: PLAYERS }, (_, player) => entrant(chance, number, player, isForeign));
  const occasion = { name: `Open of the year ${number}`, place: 'Szeged', federation: 'HUN', month: '2026/09', day: 5 };
  return new TextEncoder().encode(trfFile(chance, entrants, ROUNDS, occasion));
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
    ['control: split, slice, trim', splitAndSlice],
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
