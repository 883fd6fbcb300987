/**
 * Many months as columns on the disk, one block a month: who entered which event, and the games. Nothing but what cannot be
 * derived: ratings follow from the month before. This is how a store keeps what never changes again.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDay, parseMonth } from '../../src/core/dates.ts';
import { FIDE_2026_01 } from '../../src/rulebooks/fide/editions.ts';
import { LeanPeriod } from '../../src/rulebooks/fide/lean.ts';
import { type LeanEvent, NO_DAY } from '../../src/rulebooks/period.ts';
import { ENTRANTS, GAMES, type KernelMonth, kernelMonth } from './kernel-month.ts';
import type { Tell } from './office.ts';
import { LIST, SEED } from './world.ts';

/** Changes with what is written. */
const VERSION = 1;

export interface HistorySize {
  readonly players: number;
  /** Events of a month. */
  readonly events: number;
  readonly months: number;
}

const monthOf = (size: HistorySize, month: number): KernelMonth =>
  kernelMonth({ players: size.players, files: size.events, kind: 'plain', seed: SEED + month });

const fileOf = (folder: string, month: number): string => join(folder, `${String(month).padStart(3, '0')}.bin`);

/** Bytes of a month: numbers of the persons who entered, then white, black and result of the games; event by event. */
const entrantsBytes = ({ events }: HistorySize): number => events * ENTRANTS * Int32Array.BYTES_PER_ELEMENT;
const placesBytes = ({ events }: HistorySize): number => events * GAMES * Uint16Array.BYTES_PER_ELEMENT;

function bytesOf({ events }: KernelMonth): Buffer {
  const column = (of: (event: LeanEvent) => Int32Array | Uint16Array | Uint8Array): readonly Buffer[] =>
    events.map((event) => {
      const { buffer, byteOffset, byteLength } = of(event);
      return Buffer.from(buffer, byteOffset, byteLength);
    });
  return Buffer.concat([
    ...column(({ person }) => person),
    ...column(({ white }) => white),
    ...column(({ black }) => black),
    ...column(({ result }) => result),
  ]);
}

/** The folder with the blocks, made unless a run before has left it. */
export function keptHistory(size: HistorySize, tell: Tell): string {
  const folder = join(tmpdir(), `elobook-bench-history-${[VERSION, SEED, ...Object.values(size)].join('-')}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft);
  for (let month = 0; month < size.months; month += 1) {
    tell(`inventing history: month ${month + 1} of ${size.months}`);
    writeFileSync(fileOf(draft, month), bytesOf(monthOf(size, month)));
  }
  renameSync(draft, folder);
  return folder;
}

/** The games of one month, for the controls. */
export const gamesOfMonth = (size: HistorySize): KernelMonth => monthOf(size, 0);

/** Rates everything from the first month on; the digest of all ratings of all lists. */
export function ratedHistory(folder: string, size: HistorySize): string {
  const digest = createHash('sha256');
  let base: Int16Array = monthOf({ ...size, events: 1 }, 0).base;
  const facts = { games: new Int32Array(size.players).fill(100), peak: Int32Array.from(base) };
  for (let month = 0; month < size.months; month += 1) {
    const { after, n } = rateBlock(readFileSync(fileOf(folder, month)), size, base, facts, month);
    const next = base.slice();
    for (let person = 0; person < size.players; person += 1) {
      const rating = after[person] as number;
      if (n[person] === 0) continue;
      next[person] = rating;
      facts.games[person] = (facts.games[person] as number) + (n[person] as number);
      if (rating > (facts.peak[person] as number)) facts.peak[person] = rating;
    }
    base = next;
    digest.update(new Uint8Array(base.buffer, base.byteOffset, base.byteLength));
  }
  return digest.digest('hex');
}

interface Facts {
  readonly games: Int32Array;
  readonly peak: Int32Array;
}

/** One set of arrays serves for all events in turn. */
function rateBlock(block: Buffer, size: HistorySize, base: Int16Array, facts: Facts, month: number) {
  const [ofPersons, ofPlaces] = [entrantsBytes(size), placesBytes(size)];
  // blocks are read into memory of their own, which begins where any number may
  const { buffer, byteOffset } = block;
  const persons = new Int32Array(buffer, byteOffset, size.events * ENTRANTS);
  const whites = new Uint16Array(buffer, byteOffset + ofPersons, size.events * GAMES);
  const blacks = new Uint16Array(buffer, byteOffset + ofPersons + ofPlaces, size.events * GAMES);
  const results = new Uint8Array(buffer, byteOffset + ofPersons + 2 * ofPlaces, size.events * GAMES);
  const start = parseDay(`${LIST}-01`) as number;
  const event = {
    edition: FIDE_2026_01,
    start,
    end: start + 8,
    minutes: 120,
    size: ENTRANTS,
    count: GAMES,
    person: new Int32Array(ENTRANTS),
    rating: new Int16Array(ENTRANTS),
    k: new Int16Array(ENTRANTS),
    games: new Int32Array(ENTRANTS),
    peak: new Int32Array(ENTRANTS),
    birthYear: new Int16Array(ENTRANTS).fill(1985),
    birthDay: new Int32Array(ENTRANTS).fill(NO_DAY),
    white: new Uint16Array(GAMES),
    black: new Uint16Array(GAMES),
    result: new Uint8Array(GAMES),
  };
  const period = new LeanPeriod((parseMonth(LIST) as number) + 1 + month, base);
  for (let number = 0; number < size.events; number += 1) {
    for (let place = 0, at = number * ENTRANTS; place < ENTRANTS; place += 1, at += 1) {
      const person = persons[at] as number;
      event.person[place] = person;
      event.rating[place] = base[person] as number;
      event.games[place] = facts.games[person] as number;
      event.peak[place] = facts.peak[person] as number;
    }
    for (let game = 0, at = number * GAMES; game < GAMES; game += 1, at += 1) {
      event.white[game] = whites[at] as number;
      event.black[game] = blacks[at] as number;
      event.result[game] = results[at] as number;
    }
    period.add(event);
  }
  return period.close();
}
