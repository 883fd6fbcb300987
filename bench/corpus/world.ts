/**
 * A month of an invented world: a rating list, and the reports of the month's events as TRF files. The players of the files
 * are on the list, but for a few who enter for the first time. Same seed and sizes, same bytes.
 */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from '../../src/core/chance.ts';
import { parseMonth } from '../../src/core/dates.ts';
import type { FideListPlayer } from '../../src/formats/fide-list/records.ts';
import { writeList } from '../../src/formats/fide-list/write.ts';
import { type TrfEntrant, trfFile } from './trf.ts';

/** Changes with what is written, so that nobody measures with the files of an older version. */
const VERSION = 3;
export const SEED = 2026;

export const LIST = '2026-09';
export const NEXT_LIST = '2026-10';
export const FEDERATIONS = ['HUN', 'UKR', 'IND', 'GER', 'FRA', 'ESP', 'POL', 'USA', 'ITA', 'CZE'] as const;

const ENTRANTS = 34;
const ROUNDS = 9;
const SYLLABLES = ['ka', 'lo', 'mir', 'sze', 'ta', 'ven', 'dor', 'ni', 'bel', 'gra', 'us', 'or', 'an', 'ek', 'is'];
/** Names that nobody on the list has. */
const NEW_SYLLABLES = ['quo', 'xy', 'zhe', 'wu', 'pfi', 'yth', 'oje', 'uxa'];
const PLACES = ['Szeged', 'Lviv', 'Pune', 'Bonn', 'Lyon', 'Gijon', 'Lublin', 'Reno', 'Parma', 'Brno'];

export interface WorldSize {
  readonly files: number;
  readonly players: number;
}

/** Where the files of a world are. */
export interface World {
  readonly folder: string;
  readonly list: string;
  readonly files: readonly string[];
}

const word = (chance: Chance, syllables: readonly string[], least: number, most: number): string => {
  const text = Array.from({ length: chance.between(least, most) }, () => chance.one(syllables)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const BIRTH_YEARS = [1945, 2016] as const;
const YOUNG_FROM = 2008;

export function worldPlayer(chance: Chance, index: number): FideListPlayer {
  const birthYear = chance.between(...BIRTH_YEARS);
  const rating = chance.percent(85) ? 1400 + Math.floor((chance.between(0, 1150) + chance.between(0, 1150)) / 2) : 0;
  const k = rating >= 2400 ? 10 : birthYear >= YOUNG_FROM || chance.percent(15) ? 40 : 20;
  return {
    fideId: String(700_000 + index * 37),
    name: `${word(chance, SYLLABLES, 2, 4)}, ${word(chance, SYLLABLES, 2, 3)}`,
    federation: chance.one(FEDERATIONS),
    sex: chance.percent(12) ? 'f' : 'm',
    title: rating >= 2300 && chance.percent(60) ? chance.one(['GM', 'IM', 'FM']) : undefined,
    standard: rating === 0 ? { games: 0 } : { rating, games: chance.between(0, 9), k },
    birthYear,
    inactive: chance.percent(20),
  };
}

const birthday = (chance: Chance, year: number): string =>
  `${year}/${String(chance.between(1, 12)).padStart(2, '0')}/${String(chance.between(1, 28)).padStart(2, '0')}`;

const listedEntrant = (chance: Chance, player: FideListPlayer): TrfEntrant => ({
  sex: player.sex === 'f' ? 'w' : 'm',
  ...(player.title === undefined ? {} : { title: player.title }),
  name: player.name as string,
  ...(player.standard?.rating === undefined ? {} : { rating: player.standard.rating }),
  federation: player.federation as string,
  fideId: Number(player.fideId),
  birth: birthday(chance, player.birthYear as number),
});

const newEntrant = (chance: Chance, number: number): TrfEntrant => ({
  sex: 'm',
  name: `${word(chance, NEW_SYLLABLES, 4, 5)}, ${word(chance, NEW_SYLLABLES, 3, 4)}`,
  federation: chance.one(FEDERATIONS),
  fideId: 600_000_000 + number,
  birth: birthday(chance, chance.between(...BIRTH_YEARS)),
});

const NEW_IN_HUNDRED = 1;
/** Of the players on the list so many in a hundred play this month. */
const ACTIVE = 40;
/** Far from each other on the list, and a prime, so that nobody enters an event twice. */
const STRIDE = 7919;

export interface EventOfMonth {
  readonly number: number;
  readonly name: string;
  /** `2026-09`. */
  readonly month: string;
  /** Of these, the first so many may enter. */
  readonly players: readonly FideListPlayer[];
  readonly active: number;
  /** How many in a hundred nobody has seen before. */
  readonly fresh: number;
  readonly entrants?: number;
}

/** The report of an event, as a TRF file. */
export function eventText(chance: Chance, event: EventOfMonth): string {
  const { number, name, month, players, active, fresh, entrants: count = ENTRANTS } = event;
  const first = chance.between(0, active - 1);
  const entrants = Array.from({ length: count }, (_, place) =>
    chance.percent(fresh)
      ? newEntrant(chance, number * ENTRANTS + place)
      : listedEntrant(chance, players[(first + place * STRIDE) % active] as FideListPlayer),
  );
  const at = chance.between(0, FEDERATIONS.length - 1);
  return trfFile(chance, entrants, ROUNDS, {
    name,
    place: PLACES[at] as string,
    federation: FEDERATIONS[at] as string,
    month: month.replace('-', '/'),
    day: chance.between(1, 18),
  });
}

/**
 * Writes the list of a world of that size for a month, on which so many in a hundred have another rating than on the first one.
 * Nobody is ever held in memory but the player that is being written.
 */
export function worldList(file: string, size: number, list: string, changed: number): void {
  function* players(): Generator<FideListPlayer> {
    const [chance, changes] = [new Chance(SEED), new Chance(SEED + 1)];
    for (let index = 0; index < size; index += 1) {
      const player = worldPlayer(chance, index);
      const { standard } = player;
      if (standard?.rating === undefined || !changes.percent(changed)) yield player;
      else yield { ...player, standard: { ...standard, rating: standard.rating + changes.between(1, 40) } };
    }
  }
  const month = parseMonth(list) as number;
  const target = openSync(file, 'w');
  try {
    for (const piece of writeList(players(), { form: 'text', layout: 'single', control: 'standard', month })) {
      writeSync(target, piece);
    }
  } finally {
    closeSync(target);
  }
}

const FILES_A_FOLDER = 1000;
const PLAYERS_SAID = 100_000;

/** The files of the world, written unless a run before has left them. */
export function world({ files, players: size }: WorldSize, tell: (what: string) => void): World {
  const folder = join(tmpdir(), `elobook-bench-world-${VERSION}-${SEED}-${files}-${size}`);
  const folderOf = (number: number): string => String(Math.floor(number / FILES_A_FOLDER)).padStart(3, '0');
  const names = Array.from({ length: files }, (_, number) => join(folderOf(number), `event-${number + 1}.trf`));
  const made = { folder, list: join(folder, 'list.txt'), files: names.map((name) => join(folder, name)) };
  if (existsSync(folder)) return made;
  const partial = `${folder}.${process.pid}`;
  const chance = new Chance(SEED);
  const players = Array.from({ length: size }, (_, index) => {
    if (index % PLAYERS_SAID === 0) tell(`inventing players: ${index}`);
    return worldPlayer(chance, index);
  });
  try {
    mkdirSync(partial);
    const month = parseMonth(LIST) as number;
    const active = Math.floor((players.length * ACTIVE) / 100);
    const form = { form: 'text', layout: 'single', control: 'standard', month } as const;
    writeFileSync(join(partial, 'list.txt'), Buffer.concat([...writeList(players, form)]));
    for (const [number, name] of names.entries()) {
      if (number % FILES_A_FOLDER === 0) {
        tell(`inventing events: ${number}`);
        mkdirSync(join(partial, folderOf(number)));
      }
      const event = {
        number,
        name: `Open of the month ${number + 1}`,
        month: LIST,
        players,
        active,
        fresh: NEW_IN_HUNDRED,
      };
      writeFileSync(join(partial, name), eventText(chance, event));
    }
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return made;
}
