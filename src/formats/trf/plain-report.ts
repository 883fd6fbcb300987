/** The report of a plain TRF file: the same report as `report.ts` makes from the whole file. */
import { dayOf } from '../../core/dates.ts';
import type { Bye, EventFacts, Report, ReportedGame, ReportedPlayer } from '../../core/report.ts';
import { LIMITS } from '../limits.ts';
import { arbiterIn } from './arbiters.ts';
import { OPPONENT_SHIFT, OUTCOME, type TrfFile } from './file.ts';
import { HEADER_PREFIX } from './kept.ts';
import { readSex } from './people.ts';
import { PLAIN, PLAIN_WIDTH, type PlainTrf } from './plain.ts';
import { HEAD, type PlainHead, valueOfLine } from './plain-head.ts';
import { readTrf } from './read.ts';
import { BYE_KINDS, columnOf, PAIRING, PAIRING_WIDTH, TENTHS_A_HALF_POINT, toReport, WHITE } from './report.ts';
import { controlWords, SYSTEM_WORDS } from './tournament.ts';

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

export function plainReport(plain: PlainTrf): Report {
  const byes = plainByes(plain);
  let games: readonly ReportedGame[] | undefined;
  return {
    event: plainEvent(plain),
    players: Array.from({ length: plain.size }, (_, place) => plainPlayer(plain, place)),
    // callers with the pairings do not need them
    get games() {
      games ??= toReport(readTrf(plain.bytes, { limits: LIMITS }).file as TrfFile).games;
      return games;
    },
    ...(byes.length > 0 && { byes }),
    ...plainHeader(plain.head),
  };
}

export function plainEvent({ head, rounds }: PlainTrf): EventFacts {
  const { lines, deputies, start, end, system, controls, dates } = head;
  const name = valueOfLine(lines[HEAD.name]);
  const arbiters = [lines[HEAD.arbiter], ...deputies].map(valueOfLine).filter((arbiter) => arbiter !== '');
  return {
    id: name,
    name,
    place: valueOfLine(lines[HEAD.place]),
    federation: valueOfLine(lines[HEAD.federation]),
    start,
    end,
    rounds,
    system,
    ...(controls !== undefined && { controls }),
    ...(dates.length > 0 && { schedule: dates.map((date, at) => ({ round: at + 1, date })) }),
    arbiters: arbiters.map(arbiterIn),
  };
}

/** Records that a report has no field for; by the order of the file. */
function plainHeader({ lines, numbers, system, controls }: PlainHead): Pick<Report, 'header'> {
  const kept = [HEAD.system, HEAD.control].filter((record) => {
    const value = valueOfLine(lines[record]);
    if (record === HEAD.system) return value !== SYSTEM_WORDS[system];
    return lines[record] !== undefined && (controls === undefined || value !== controlWords({ controls }));
  });
  if (kept.length === 0) return {};
  const inOrder = kept.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
  return {
    header: Object.fromEntries(inOrder.map((record) => [HEADER_PREFIX + CODE[record], lines[record] as string])),
  };
}

const CODE: Readonly<Record<number, string>> = { [HEAD.system]: '092', [HEAD.control]: '122' };

/** The name of a player. */
export const nameAtPlace = ({ bytes, players }: Pick<PlainTrf, 'bytes' | 'players'>, place: number): string => {
  const own = place * PLAIN_WIDTH;
  return UTF8.decode(bytes.subarray(players[own + PLAIN.name] as number, players[own + PLAIN.nameEnd] as number));
};

const lettersIn = (three: number): string =>
  String.fromCharCode(three >>> 16, (three >>> 8) & 0xff, three & 0xff).trimStart();

export function plainPlayer(plain: PlainTrf, place: number): ReportedPlayer {
  const { players, head } = plain;
  const numberIn = (column: number): number => players[place * PLAIN_WIDTH + column] as number;
  const [sex, federation, title] = [PLAIN.sex, PLAIN.federation, PLAIN.title].map(numberIn) as [number, number, number];
  const [birth, rating, rank] = [PLAIN.birth, PLAIN.rating, PLAIN.rank].map(numberIn) as [number, number, number];
  const halfPoints = numberIn(PLAIN.tenths) / TENTHS_A_HALF_POINT;
  return {
    at: { line: head.size + place + 1, column: 1 },
    id: String(place + 1),
    startNumber: place + 1,
    name: nameAtPlace(plain, place),
    ...(sex !== 0 && { sex: readSex(String.fromCharCode(sex)) }),
    ...(federation !== 0 && { federation: lettersIn(federation) }),
    ...(title !== 0 && { title: lettersIn(title) }),
    fideId: String(numberIn(PLAIN.fideId)),
    ...(birth !== 0 && { birth: birthOf(birth) }),
    ...(rating !== 0 && { rating }),
    halfPoints,
    ...(rank > 0 && { place: rank }),
  };
}

function birthOf(birth: number): ReportedPlayer['birth'] {
  const year = Math.floor(birth / 10_000);
  const day = birth % 10_000;
  return day === 0 ? { year } : { year, day: dayOf(year, Math.floor(day / 100), day % 100) };
}

function plainByes({ cells, size, rounds, head }: PlainTrf): readonly Bye[] {
  const byes: Bye[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (let place = 0; place < size; place += 1) {
      const cell = cells[place * rounds + round - 1] as number;
      const kind = cell >>> OPPONENT_SHIFT === 0 ? BYE_KINDS[cell & 15] : undefined;
      if (kind === undefined) continue;
      const at = { line: head.size + place + 1, column: columnOf(round) };
      byes.push({ at, player: String(place + 1), round, kind });
    }
  }
  return byes;
}

/** The games as numbers, as `ReadReport` has them. */
export function plainPairings({ cells, size, rounds }: PlainTrf): number[] {
  const pairings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < size; place += 1) {
      const cell = cells[place * rounds + round] as number;
      const other = (cell >>> OPPONENT_SHIFT) - 1;
      if (other <= place) continue;
      const theirs = cells[other * rounds + round] as number;
      const outcome = PAIRING[(cell & OUTCOME) * PAIRING_WIDTH + (theirs & OUTCOME)] as number;
      if (outcome >= WHITE) pairings.push(round + 1, place, other, outcome - WHITE - 1);
      else pairings.push(round + 1, other, place, outcome - 1);
    }
  }
  return pairings;
}
