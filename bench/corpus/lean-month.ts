/**
 * A month from its files to a signed list on the disk, without a store: the list is read, every report is read and checked, plain
 * ones into columns, players are found by their number, the lean path rates, the list is written in FIDE's form and signed.
 */
import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { parseDay, parseMonth } from '../../src/core/dates.ts';
import { isRefused } from '../../src/core/finding.ts';
import { RESULTS } from '../../src/core/game.ts';
import type { ReportedPlayer } from '../../src/core/report.ts';
import { openReport } from '../../src/engine/files.ts';
import { PlayersReader, playerBatches } from '../../src/engine/player-lists.ts';
import type { FideListPlayer } from '../../src/formats/fide-list/records.ts';
import { LIMITS } from '../../src/formats/limits.ts';
import { PLAIN, PLAIN_WIDTH, type PlainTrf, readPlain } from '../../src/formats/trf/plain.ts';
import { plainPairings, plainPlayer } from '../../src/formats/trf/plain-report.ts';
import { writeList } from '../../src/formats/fide-list/write.ts';
import { keyPairOf, listId, SEED_LENGTH, signatureText } from '../../src/ledger/signatures.ts';
import type { Edition, MonthlyRules } from '../../src/rulebooks/edition.ts';
import { monthlyRules } from '../../src/rulebooks/office-rules.ts';
import { type LeanEvent, type LeanResult, NO_DAY, RESULT_NOT_COUNTED } from '../../src/rulebooks/period.ts';
import { editionOn } from '../../src/rulebooks/registry.ts';
import { NEXT_LIST } from './world.ts';

/** So many newcomers at most for each player of the list, and some more. */
const ROOM_FOR_NEWCOMERS = 0.2;

/** Players by their number; whoever is new comes behind those of the list. */
class Players {
  readonly #places = new Map<number, number>();
  readonly all: FideListPlayer[] = [];

  add(player: FideListPlayer): number {
    const place = this.all.push(player) - 1;
    this.#places.set(Number(player.fideId), place);
    return place;
  }

  numbered(fideId: number): number | undefined {
    return this.#places.get(fideId);
  }

  placeOf({ fideId = '', name, federation, sex, birth }: ReportedPlayer): number {
    return (
      this.numbered(Number(fideId)) ??
      this.add({ fideId, name, federation, sex, birthYear: birth?.year, inactive: false, standard: { games: 0 } })
    );
  }
}

async function listedPlayers(list: string): Promise<Players> {
  const players = new Players();
  for await (const { listed } of playerBatches(new PlayersReader(), createReadStream(list))) {
    for (const player of listed) players.add(player);
  }
  return players;
}

/** White's half points by the place of a result; what was not played does not count. */
const WHITE = Uint8Array.from(RESULTS, (result) =>
  result === '1-0' ? 2 : result === '1/2-1/2' ? 1 : result === '0-1' ? 0 : RESULT_NOT_COUNTED,
);

/** Round, white, black and result of each game. */
const GAME_NUMBERS = 4;

/** What is rated of a report: its days, its time, who has entered and the games. */
interface RatedReport extends Pick<LeanEvent, 'start' | 'end' | 'minutes' | 'person'> {
  readonly pairings: readonly number[];
}

/** A plain file by its columns: who is on the list is found by the number alone. */
function ratedPlain(plain: PlainTrf, { minutesOf }: MonthlyRules, players: Players): RatedReport {
  const { start, end, controls = [] } = plain.head;
  const person = new Int32Array(plain.size);
  for (let place = 0; place < plain.size; place += 1) {
    const fideId = plain.players[place * PLAIN_WIDTH + PLAIN.fideId] as number;
    person[place] = players.numbered(fideId) ?? players.placeOf(plainPlayer(plain, place));
  }
  return { start, end, minutes: minutesOf(controls), person, pairings: plainPairings(plain) };
}

/** Any other file; undefined where it is refused. */
function ratedOther(bytes: Uint8Array, { minutesOf }: MonthlyRules, players: Players): RatedReport | undefined {
  const { report, pairings, findings } = openReport(bytes);
  if (report === undefined || 'period' in report || pairings === undefined || isRefused(findings)) return undefined;
  const { start, end, controls = [] } = report.event;
  return {
    start: start as number,
    end: end as number,
    minutes: minutesOf(controls),
    person: Int32Array.from(report.players, (player) => players.placeOf(player)),
    pairings,
  };
}

/** K is the list's; of a newcomer nothing is known but the birthday. */
function leanEvent({ pairings, ...rated }: RatedReport, { edition }: MonthlyRules, players: Players): LeanEvent {
  const [size, count] = [rated.person.length, pairings.length / GAME_NUMBERS];
  const lean = {
    edition,
    ...rated,
    size,
    rating: new Int16Array(size),
    k: new Int16Array(size),
    games: new Int32Array(size),
    peak: new Int32Array(size),
    birthYear: new Int16Array(size),
    birthDay: new Int32Array(size).fill(NO_DAY),
    count,
    white: new Uint16Array(count),
    black: new Uint16Array(count),
    result: new Uint8Array(count),
  };
  for (let place = 0; place < size; place += 1) {
    const { standard, birthYear } = players.all[lean.person[place] as number] as FideListPlayer;
    lean.rating[place] = standard?.rating ?? 0;
    lean.k[place] = standard?.k ?? 0;
    lean.birthYear[place] = birthYear ?? 0;
  }
  for (let game = 0, at = 0; game < count; game += 1, at += GAME_NUMBERS) {
    lean.white[game] = pairings[at + 1] as number;
    lean.black[game] = pairings[at + 2] as number;
    lean.result[game] = WHITE[pairings[at + 3] as number] as number;
  }
  return lean;
}

/** Whoever is on the new list, with the new rating. */
function* newList(players: Players, { after, n }: LeanResult, base: Int16Array): Generator<FideListPlayer> {
  for (const [place, player] of players.all.entries()) {
    const games = n[place] as number;
    const rating = games === 0 ? (base[place] as number) : (after[place] as number);
    if (rating === 0) continue;
    yield { ...player, standard: { ...player.standard, rating, games }, inactive: player.inactive && games === 0 };
  }
}

/** Where the list lies, and how many events were rated. The signature lies beside it. */
export async function leanMonth(list: string, files: readonly string[], into: string): Promise<number> {
  const players = await listedPlayers(list);
  const base = new Int16Array(Math.ceil(players.all.length * (1 + ROOM_FOR_NEWCOMERS)) + 1000);
  for (const [place, { standard }] of players.all.entries()) base[place] = standard?.rating ?? 0;
  const month = parseMonth(NEXT_LIST) as number;
  const edition = editionOn('fide', 'standard', parseDay(`${NEXT_LIST}-01`) as number) as Edition;
  const rules = monthlyRules(edition.id);
  const period = rules.openPeriod(month, base);
  let rated = 0;
  for (const file of files) {
    const bytes = readFileSync(file);
    const plain = readPlain(bytes, LIMITS);
    const report = plain === undefined ? ratedOther(bytes, rules, players) : ratedPlain(plain, rules, players);
    if (report === undefined) continue;
    period.add(leanEvent(report, rules, players));
    rated += 1;
  }
  const result = period.close(undefined, edition);
  const [digest, target] = [createHash('sha256'), openSync(into, 'w')];
  try {
    const form = { form: 'text', layout: 'single', control: 'standard', month } as const;
    for (const piece of writeList(newList(players, result, base), form)) {
      digest.update(piece);
      writeSync(target, piece);
    }
    fsyncSync(target);
  } finally {
    closeSync(target);
  }
  writeFileSync(`${into}.sig`, signed(digest.digest('hex')));
  return rated;
}

/** There is no ledger, so that the file stands for the rows, and no entry is named. */
const signed = (sha256: string): string =>
  signatureText(
    {
      office: 'World',
      list: listId('fide', `${NEXT_LIST}-01`),
      form: 'fide-txt',
      digest: sha256,
      entry: { no: 0, hash: '0'.repeat(64) },
      sha256,
      signed: `${NEXT_LIST}-01T08:00:00.000Z`,
    },
    keyPairOf(new Uint8Array(SEED_LENGTH)),
  );
