/** Writes a report as an h9 file, with players in the order of the standings. What the file cannot hold is reported. */
import { dayText } from '../../core/dates.ts';
import { type Fraction, fraction, plus, toPlaces } from '../../core/exact.ts';
import { HALF_POINTS, isPlayed } from '../../core/game.ts';
import type { Bye, EventFacts, Report, ReportedGame, ReportedPlayer } from '../../core/report.ts';
import type { WrittenReport } from '../format.ts';
import { PIN, readGrade } from '../go.ts';
import { bare, spelledForGo } from '../latin.ts';
import { Notes } from '../../core/notes.ts';
import type { H9Findings } from './findings.ts';
import {
  CRITERIA,
  type H9Column,
  type H9Entry,
  type EntrySymbol,
  HEADER_TAGS,
  type HeaderTag,
  NO_CLUB,
  NO_COUNTRY,
  NO_HANDICAP,
  PLAYER_LINE,
  TITLE,
  writeEntry,
} from './records.ts';

type H9Notes = Notes<H9Findings>;

export function writeH9(report: Report): WrittenReport {
  const notes: H9Notes = new Notes('h9.more-findings');
  const text = [...headerLines(report, notes), ...playerLines(report, notes)].map((line) => `${line}\n`).join('');
  sayNotCarried(report, notes);
  return { bytes: new TextEncoder().encode(text), findings: notes.all() };
}

/** The database spells names in ASCII: `ő` becomes `o`. */
function ascii(text: string, notes: H9Notes): string {
  const written = [...text.normalize('NFC')]
    .map((letter) => {
      if (letter >= ' ' && letter <= '~') return letter;
      if (/\s|\p{Cc}/u.test(letter)) return ' ';
      const plain = bare(letter);
      return /^[ -~]+$/.test(plain) ? plain : (spelledForGo(letter) ?? '?');
    })
    .join('')
    .trim();
  if (written !== text) notes.count('h9.letters-replaced', {}, { text, written });
  return written;
}

/** No blank inside a word, and none of the signs that end a line early. */
const asWord = (text: string): string => text.replaceAll(/[\s;|]+/g, '_');

function headerLines({ event, header = {}, games }: Report, notes: H9Notes): readonly string[] {
  const values: Readonly<Record<HeaderTag, string | undefined>> = {
    TC: /^T\d{6}[A-Z]$/i.test(event.id) ? event.id : undefined,
    CL: header['CL'] ?? classOf(event),
    EV: event.name,
    PC: event.place === undefined && event.federation === undefined ? undefined : placeOf(event),
    DT: event.start === undefined ? undefined : `${dayText(event.start)},${dayText(event.end ?? event.start)}`,
    HA: reductionOf(event, games, header['HA']),
    KM: header['KM'],
    TM: minutesOf(event) ?? header['TM'],
    CM: overtimeOf(event) ?? header['CM'],
  };
  return [
    ...HEADER_TAGS.flatMap(({ tag }) => {
      const value = values[tag];
      return value === undefined ? [] : [`; ${tag}[${ascii(value, notes)}]`];
    }),
    ';',
  ];
}

const placeOf = ({ federation, place }: EventFacts): string => {
  const country = /^[A-Z]{2}$/.test(federation ?? '') ? (federation as string) : '';
  return place === undefined ? country : country === '' ? `,${place}` : `${country}, ${place}`;
};

/** `h9` is only for an event without handicap; any other tag is kept. */
function reductionOf({ handicap }: EventFacts, games: readonly ReportedGame[], kept: string | undefined) {
  const none = `h${NO_HANDICAP}`;
  if (handicap === false && games.every((game) => (game.handicap ?? 0) === 0)) return none;
  return kept?.toLowerCase() === none ? undefined : kept;
}

/** Base time and 45 moves of Japanese, or 60 of Canadian overtime; undefined if the overtime is another or not known. */
function extendedMinutes({ baseMinutes, byoyomi }: EventFacts): Fraction | undefined {
  if (baseMinutes === undefined || byoyomi === undefined) return undefined;
  if (byoyomi === null) return baseMinutes;
  if (byoyomi.kind === 'japanese') return plus(baseMinutes, fraction(45 * byoyomi.seconds, 60));
  if (byoyomi.kind !== 'canadian') return undefined;
  return plus(baseMinutes, fraction(Math.round(60 * 60 * byoyomi.minutes), 60 * byoyomi.moves));
}

function minutesOf(event: EventFacts): string | undefined {
  const minutes = extendedMinutes(event);
  return minutes === undefined ? undefined : String(toPlaces(minutes, 2));
}

function overtimeOf({ byoyomi }: EventFacts): string | undefined {
  if (byoyomi === undefined) return undefined;
  if (byoyomi === null) return 'Sudden death';
  const { kind } = byoyomi;
  return kind === 'japanese' ? 'Standard byo-yomi' : kind === 'canadian' ? 'Canadian byo-yomi' : byoyomi.name;
}

/** Classes of the European federation: both times must be met. */
const CLASSES = [
  { name: 'A', base: 60, extended: 75 },
  { name: 'B', base: 40, extended: 50 },
  { name: 'C', base: 25, extended: 30 },
] as const;

function classOf(event: EventFacts): string {
  const extended = extendedMinutes(event);
  if (extended === undefined) return 'X';
  const [minutes, all] = [toPlaces(event.baseMinutes as Fraction, 2), toPlaces(extended, 2)];
  return CLASSES.find(({ base, extended: least }) => minutes >= base && all >= least)?.name ?? 'X';
}

interface Row {
  readonly player: ReportedPlayer;
  /** Half points of games and byes. */
  readonly halfPoints: number;
}

/** By place; without places by points, and players with equal points are tied. */
function standings(report: Report, notes: H9Notes): readonly (Row & { readonly isTied: boolean })[] {
  const scores = new Map<string, number>();
  const add = (id: string, halfPoints: number): void => void scores.set(id, (scores.get(id) ?? 0) + halfPoints);
  for (const { white, black, result } of report.games) {
    const [ofWhite, ofBlack] = HALF_POINTS[result];
    add(white, ofWhite);
    add(black, ofBlack);
  }
  for (const { player, kind } of report.byes ?? []) add(player, BYE_HALF_POINTS[kind]);
  const rows = report.players.map((player): Row => ({ player, halfPoints: scores.get(player.id) ?? 0 }));
  const hasPlaces = report.players.every(({ place }) => place !== undefined);
  if (!hasPlaces) notes.say('h9.order-by-points', 'note', {}, {});
  const keyOf = ({ player, halfPoints }: Row): number => (hasPlaces ? (player.place as number) : -halfPoints);
  const sorted = rows.sort((a, b) => keyOf(a) - keyOf(b));
  return sorted.map((row, index) => ({
    ...row,
    isTied: index > 0 && keyOf(row) === keyOf(sorted[index - 1] as Row),
  }));
}

const BYE_HALF_POINTS: Readonly<Record<Bye['kind'], number>> = { full: 2, paired: 2, half: 1, zero: 0 };
const BYE_SYMBOLS: Readonly<Record<Bye['kind'], EntrySymbol>> = { full: '+', paired: '+', half: '=', zero: '-' };

type PlainEntry = Omit<H9Entry, 'odd'>;

const EMPTY: PlainEntry = { opponent: 0, symbol: '-' };

function playerLines(report: Report, notes: H9Notes): readonly string[] {
  const rows = standings(report, notes);
  const numbers = new Map(rows.map(({ player }, index) => [player.id, index + 1]));
  const cells = cellsOf(report, rows.length, numbers, notes);
  const names = report.header?.['criteria']?.split(' ') ?? ['NBW'];
  const title = `${TITLE}${names.map((name) => name.padStart(CRITERIA.width + 1)).join('')}`;
  const lines = rows.map(({ player, halfPoints, isTied }, index) => {
    const number = index + 1;
    const fields = [
      column(PLAYER_LINE.place, isTied ? '' : String(number)),
      column(PLAYER_LINE.name, nameOf(player, isTied, notes)),
      column(PLAYER_LINE.grade, gradeOf(player, notes)),
      column(PLAYER_LINE.country, /^[A-Z]{2}$/.test(player.federation ?? '') ? player.federation : NO_COUNTRY),
      column(PLAYER_LINE.club, clubOf(player, notes)),
    ].join(' ');
    const values = report.header?.['criteria'] === undefined ? [String(halfPoints / 2)] : (player.criteria ?? []);
    const results = (cells[index] as readonly PlainEntry[]).map((entry) => ` ${writeEntry(entry)}`).join('');
    const pin = PIN.test(player.pin ?? '') ? ` |${player.pin}` : '';
    return `${fields}${criteriaOf(values, names.length)}${results}${pin}`;
  });
  return [title, ...lines];
}

function column({ from, to, align }: H9Column, text = ''): string {
  const width = to - from + 1;
  return align === 'left' ? text.padEnd(width) : text.padStart(width);
}

/** Filled to four: each that is used in four characters, a single 0 for each that is not. */
function criteriaOf(values: readonly string[], used: number): string {
  const number = Math.max(CRITERIA.number, used);
  return Array.from({ length: number }, (_, at) => {
    const value = values[at] ?? CRITERIA.unused;
    return ` ${at < used ? value.padStart(CRITERIA.width) : value}`;
  }).join('');
}

const WIDTH_OF_NAME = PLAYER_LINE.name.to - PLAYER_LINE.name.from + 1;
const WIDTH_OF_CLUB = PLAYER_LINE.club.to - PLAYER_LINE.club.from + 1;

/** Family and given name as two words. A name that could be mistaken for a place does not begin a line that has no place. */
function nameOf({ id, name }: ReportedPlayer, isTied: boolean, notes: H9Notes): string {
  const plain = ascii(name ?? `player ${id}`, notes);
  const comma = plain.indexOf(',');
  const blank = comma === -1 ? plain.indexOf(' ') : comma;
  const [family, given] = blank === -1 ? [plain, ''] : [plain.slice(0, blank), plain.slice(blank + 1)];
  const full = [family, given]
    .map((part) => asWord(part.trim()))
    .filter((part) => part !== '')
    .join(' ');
  const safe = /^\d+(?: |$)/.test(full) && isTied ? `_${full}` : full;
  const written = safe.slice(0, WIDTH_OF_NAME).trim();
  if (written.length < safe.length) notes.say('h9.name-cut', 'note', {}, { player: id, written });
  return written;
}

function gradeOf({ id, entryRank, rank }: ReportedPlayer, notes: H9Notes): string {
  const grade = readGrade(entryRank ?? rank ?? '');
  if (grade === undefined) notes.say('h9.grade-missing', 'refuse', {}, { player: id });
  return grade?.text ?? '0k';
}

function clubOf({ id, club }: ReportedPlayer, notes: H9Notes): string {
  if (club === undefined) return NO_CLUB;
  const word = asWord(ascii(club, notes));
  const written = word.slice(-WIDTH_OF_CLUB);
  if (written.length < word.length) notes.say('h9.club-cut', 'note', {}, { player: id, written });
  return written;
}

/** For each line, one entry for each round. A line has room for one game in a round. */
function cellsOf(
  report: Report,
  lines: number,
  numbers: ReadonlyMap<string, number>,
  notes: H9Notes,
): readonly (readonly PlainEntry[])[] {
  const lastRound = report.games.reduce((last, { round }) => Math.max(last, round), report.event.rounds ?? 0);
  const cells = Array.from({ length: lines }, () => Array.from({ length: lastRound }, (): PlainEntry => EMPTY));
  const put = (number: number, round: number, entry: PlainEntry): void => {
    (cells[number - 1] as PlainEntry[])[round - 1] = entry;
  };
  for (const { player, round, kind } of report.byes ?? []) {
    const number = numbers.get(player);
    if (number !== undefined && round <= lastRound) put(number, round, { opponent: 0, symbol: BYE_SYMBOLS[kind] });
  }
  const hasGame = (number: number, round: number): boolean =>
    ((cells[number - 1] as PlainEntry[])[round - 1] as PlainEntry).opponent > 0;
  for (const { round, white, black, result, handicap = 0 } of report.games) {
    const [one, other] = [numbers.get(white), numbers.get(black)];
    if (one === undefined || other === undefined || one === other) {
      notes.say('h9.game-not-written', 'warn', {}, { round, white, black, reason: 'unknown-player' });
      continue;
    }
    if (hasGame(one, round) || hasGame(other, round)) {
      notes.say('h9.game-not-written', 'warn', {}, { round, white, black, reason: 'second-game' });
      continue;
    }
    const [ofWhite, ofBlack] = HALF_POINTS[result];
    const mark = isPlayed(result) ? '/' : '!';
    put(one, round, { opponent: other, symbol: symbolOf(ofWhite), mark, colour: 'w', stones: handicap });
    put(other, round, { opponent: one, symbol: symbolOf(ofBlack), mark, colour: 'b', stones: handicap });
  }
  return cells;
}

const symbolOf = (halfPoints: number): EntrySymbol => (['-', '=', '+'] as const)[halfPoints] as EntrySymbol;

const EVENT_CARRIED: ReadonlySet<string> = new Set(
  'id name place federation start end rounds handicap participants'.split(' '),
);

/** Entries of an h9 header; those of other formats stay behind. */
const HEADER_CARRIED: ReadonlySet<string> = new Set(['CL', 'HA', 'KM', 'TM', 'CM', 'criteria']);

const PLAYER_CARRIED: ReadonlySet<string> = new Set(
  'at id name federation entryRank club pin place startNumber criteria'.split(' '),
);

/** Fields of the report that no line of the file has room for. */
function sayNotCarried(report: Report, notes: H9Notes): void {
  const fieldsOf = (value: object, carried: ReadonlySet<string>): readonly string[] =>
    Object.entries(value).flatMap(([field, given]) => (given === undefined || carried.has(field) ? [] : [field]));
  const header = Object.keys(report.header ?? {}).filter((entry) => !HEADER_CARRIED.has(entry));
  const event = [
    ...fieldsOf(report.event, EVENT_CARRIED),
    ...(report.teams === undefined ? [] : ['teams']),
    ...(header.length === 0 ? [] : ['header']),
  ];
  const players = [...new Set(report.players.flatMap((player) => fieldsOf(player, PLAYER_CARRIED)))];
  if (report.games.some(({ rated }) => rated === false)) players.push('rated');
  if (event.length + players.length > 0) notes.say('h9.not-carried', 'note', {}, { event, players });
}
