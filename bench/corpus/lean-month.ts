/**
 * A month from its files to a signed list on the disk, without a store: the list is read, every report is read and checked, plain
 * ones into columns, players are found by their number, the lean path rates, the list is written in FIDE's form and signed.
 */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { type Month, parseDay, parseMonth } from '../../src/core/dates.ts';
import { isRefused } from '../../src/core/finding.ts';
import { RESULTS } from '../../src/core/game.ts';
import type { ReportedPlayer } from '../../src/core/report.ts';
import { openReport } from '../../src/engine/files.ts';
import { PlayersReader, playerBatches } from '../../src/engine/player-lists.ts';
import {
  PLAIN_LINE,
  PLAIN_LIST,
  PLAIN_LIST_WIDTH,
  PLAIN_MARKS,
  type PlainList,
  putPlainPlayer,
  readPlainList,
} from '../../src/formats/fide-list/plain.ts';
import type { FideListPlayer } from '../../src/formats/fide-list/records.ts';
import { LIMITS } from '../../src/formats/limits.ts';
import { PLAIN, PLAIN_WIDTH, type PlainTrf, readPlain } from '../../src/formats/trf/plain.ts';
import { plainPairings, plainPlayer } from '../../src/formats/trf/plain-report.ts';
import { ListWriter, writeList } from '../../src/formats/fide-list/write.ts';
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
  readonly list: PlainList;
  readonly newcomers: FideListPlayer[] = [];
  readonly #places = new Map<number, number>();

  constructor(list: PlainList) {
    this.list = list;
  }

  placeOf(fideId: number, reported: () => ReportedPlayer): number {
    const row = this.list.rowOf(fideId);
    if (row >= 0) return row;
    const known = this.#places.get(fideId);
    if (known !== undefined) return known;
    const { name, federation, sex, birth } = reported();
    const standard = { games: 0 };
    const place = this.list.size + this.newcomers.length;
    this.newcomers.push({
      fideId: String(fideId),
      name,
      federation,
      sex,
      birthYear: birth?.year,
      inactive: false,
      standard,
    });
    this.#places.set(fideId, place);
    return place;
  }
}

const numberOf = ({ players }: PlainList, row: number, column: number): number =>
  players[row * PLAIN_LIST_WIDTH + column] as number;

const FORM = { form: 'text', layout: 'single', control: 'standard' } as const;

/** The list in columns. One that is not plain is read by the whole reader and written plainly first. */
async function plainList(bytes: Uint8Array): Promise<PlainList> {
  const plain = readPlainList(bytes);
  if (plain !== undefined) return plain;
  const [reader, players]: [PlayersReader, FideListPlayer[]] = [new PlayersReader(), []];
  for await (const { listed } of playerBatches(reader, [bytes])) players.push(...listed);
  const again = Buffer.concat([...writeList(players, { ...FORM, month: reader.head?.month ?? 0 })]);
  const list = readPlainList(again);
  if (list === undefined) throw new Error('the list has players without names, or a number twice');
  return list;
}

/** White's half points by the place of a result; what was not played does not count. */
const WHITE = Uint8Array.from(RESULTS, (result) =>
  result === '1-0' ? 2 : result === '1/2-1/2' ? 1 : result === '0-1' ? 0 : RESULT_NOT_COUNTED,
);

/** Round, white, black and result of each game. */
const GAME_NUMBERS = 4;

/** Games of an event as numbers, as `ReadReport` has them, and its entrants, with the places of the list. */
interface RatedReport extends Pick<LeanEvent, 'start' | 'end' | 'minutes' | 'size'> {
  readonly placeOf: (entrant: number) => number;
  readonly pairings: readonly number[];
}

/** A plain file by its columns: who is on the list is found by the number alone. */
function ratedPlain(plain: PlainTrf, { minutesOf }: MonthlyRules, players: Players): RatedReport {
  const { start, end, controls = [] } = plain.head;
  const placeOf = (entrant: number): number =>
    players.placeOf(plain.players[entrant * PLAIN_WIDTH + PLAIN.fideId] as number, () => plainPlayer(plain, entrant));
  return { start, end, minutes: minutesOf(controls), size: plain.size, placeOf, pairings: plainPairings(plain) };
}

/** Any other file; undefined where it is refused. */
function ratedOther(bytes: Uint8Array, { minutesOf }: MonthlyRules, players: Players): RatedReport | undefined {
  const { report, pairings, findings } = openReport(bytes);
  if (report === undefined || 'period' in report || pairings === undefined || isRefused(findings)) return undefined;
  const { start, end, controls = [] } = report.event;
  const placeOf = (entrant: number): number => {
    const reported = report.players[entrant] as ReportedPlayer;
    return players.placeOf(Number(reported.fideId ?? 0), () => reported);
  };
  const size = report.players.length;
  return { start: start as number, end: end as number, minutes: minutesOf(controls), size, placeOf, pairings };
}

/** Room for the largest event so far; the same arrays serve for all events in turn. */
function leanRoom(size: number, count: number): Omit<LeanEvent, 'edition' | 'start' | 'end' | 'size' | 'count'> {
  return {
    person: new Int32Array(size),
    rating: new Int16Array(size),
    k: new Int16Array(size),
    games: new Int32Array(size),
    peak: new Int32Array(size),
    birthYear: new Int16Array(size),
    birthDay: new Int32Array(size).fill(NO_DAY),
    white: new Uint16Array(count),
    black: new Uint16Array(count),
    result: new Uint8Array(count),
  };
}
let room = leanRoom(64, 512);

/** K is the list's; of a newcomer nothing is known but the birthday. */
function leanEvent(rated: RatedReport, { edition }: MonthlyRules, { list, newcomers }: Players): LeanEvent {
  const { start, end, minutes, size, placeOf, pairings } = rated;
  const count = pairings.length / GAME_NUMBERS;
  if (size > room.person.length || count > room.white.length) room = leanRoom(size * 2, count * 2);
  for (let entrant = 0; entrant < size; entrant += 1) {
    const place = placeOf(entrant);
    const isListed = place < list.size;
    room.person[entrant] = place;
    room.rating[entrant] = isListed ? numberOf(list, place, PLAIN_LIST.rating) : 0;
    room.k[entrant] = isListed ? numberOf(list, place, PLAIN_LIST.k) : 0;
    room.birthYear[entrant] = isListed
      ? numberOf(list, place, PLAIN_LIST.birthYear)
      : (newcomers[place - list.size]?.birthYear ?? 0);
  }
  for (let game = 0, at = 0; game < count; game += 1, at += GAME_NUMBERS) {
    room.white[game] = pairings[at + 1] as number;
    room.black[game] = pairings[at + 2] as number;
    room.result[game] = WHITE[pairings[at + 3] as number] as number;
  }
  return { ...room, edition, start, end, ...(minutes === undefined ? {} : { minutes }), size, count };
}

/** Bytes that are hashed and written at once. */
const PIECE = 8192 * PLAIN_LINE;

/** Whoever is on the new list, with the new rating: lines of the list before with other numbers, and those of newcomers. */
function* newList({ list, newcomers }: Players, { after, n }: LeanResult, month: Month): Generator<Uint8Array> {
  const writer = new ListWriter({ ...FORM, month });
  yield writer.begin();
  const piece = new Uint8Array(PIECE);
  let end = 0;
  for (let row = 0; row < list.size; row += 1) {
    const games = n[row] as number;
    const rating = games === 0 ? numberOf(list, row, PLAIN_LIST.rating) : (after[row] as number);
    if (rating === 0) continue;
    const inactive = games === 0 && (numberOf(list, row, PLAIN_LIST.marks) & PLAIN_MARKS.inactive) !== 0;
    putPlainPlayer(list, row, { rating, games, inactive }, piece, end);
    end += PLAIN_LINE;
    if (end < PIECE) continue;
    yield piece;
    end = 0;
  }
  yield piece.subarray(0, end);
  yield writer.players(
    newcomers.flatMap((player, at) => {
      const [rating, games] = [after[list.size + at] as number, n[list.size + at] as number];
      return rating === 0 ? [] : [{ ...player, standard: { rating, games } }];
    }),
  );
  yield writer.end();
}

/** Where the list lies, and how many events were rated. The signature lies beside it. */
export async function leanMonth(list: string, files: readonly string[], into: string): Promise<number> {
  const players = new Players(await plainList(readFileSync(list)));
  const { size } = players.list;
  const base = new Int16Array(Math.ceil(size * (1 + ROOM_FOR_NEWCOMERS)) + 1000);
  for (let row = 0; row < size; row += 1) base[row] = numberOf(players.list, row, PLAIN_LIST.rating);
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
    for (const piece of newList(players, result, month)) {
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
