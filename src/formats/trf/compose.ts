/** Makes a TRF file from a report; what the format cannot hold is reported. */
import type { Finding } from '../../core/finding.ts';
import type { Result } from '../../core/game.ts';
import type { Bye, EventFacts, Report, ReportedPlayer, Team } from '../../core/report.ts';
import { slashed, slashedBirth } from '../dates.ts';
import { arbiterRecords } from './arbiters.ts';
import { WITH_OPPONENT } from './codes.ts';
import {
  BLANK_CELL,
  type TrfCell,
  COLOUR,
  cellOf,
  type Dialect,
  FORM,
  OUTCOME,
  opponentOf,
  RESULT,
  type Tenths,
  type TrfFile,
  type TrfPlayer,
  type TrfRecord,
} from './file.ts';
import { type TrfNotes, trfNotes } from './findings.ts';
import {
  type ColumnSpan,
  GAME_POINTS,
  composedLine,
  PLAYER_RECORD,
  ROUND_DATES,
  repetition,
  TEAM_013,
  TEAM_310,
  widthOf,
} from './records.ts';
import { pointsTable, type Scoring, statedScoring, THREE_ONE_NONE, USUAL_POINTS } from './scoring.ts';
import { controlsInWords } from './time-control.ts';
import { controlText, controlWords, SYSTEM_CODES, SYSTEM_WORDS, type TimeOfGames } from './tournament.ts';
import { type KeptHeader, keptHeaderFor } from './kept.ts';
import { inOldForm, oldDay } from './old-form.ts';

export interface Composed {
  readonly file: TrfFile;
  readonly findings: readonly Finding[];
}

const MOST_START_NUMBERS = 9999;
const MOST_TEAMS = 999;
const MOST_ROUNDS = 999;

export function fromReport(report: Report, dialect: Dialect): Composed {
  const notes = trfNotes();
  const numbers = numberOff(report.players, notes);
  const rows = crosstableOf(report, numbers, notes);
  const players = report.players
    .slice(0, MOST_START_NUMBERS)
    .map((player) => {
      const written = playerOf(player, numbers.get(player.id) as number, rows, notes);
      return dialect === 'trf06' ? inOldForm(written, player.birth) : written;
    })
    .sort((a, b) => a.startNumber - b.startNumber);
  const kept = keptHeaderFor(report, dialect);
  const scored = kept.lines.has('299') ? 'usual' : checkPoints(players, scoringIn(kept), notes);
  const teams =
    kept.lines.get('310') ??
    (report.teams ?? []).slice(0, MOST_TEAMS).map((team, index) => teamLine(team, index, dialect, numbers, notes));
  const before = eventLines(report, dialect, players, scored, kept);
  tellNotCarried(report, dialect, numbers, kept, notes);
  if (kept.lost.length > 0) notes.say('trf.records-not-carried', 'note', undefined, { records: kept.lost });
  let line = 0;
  const numbered = (texts: readonly string[]): TrfRecord[] =>
    texts.map((text) => {
      line += 1;
      return { line, code: text.slice(0, 3), text };
    });
  const head = numbered(before);
  const body = players.map((player): TrfPlayer => {
    line += 1;
    return { ...player, line };
  });
  const tail = numbered([...teams, ...linesAfter(kept)]);
  const file: TrfFile = {
    dialect,
    lineEnd: '\r\n',
    closed: true,
    encoding: 'utf-8',
    marked: false,
    lines: [...head, ...body, ...tail],
    players: body,
    records: byCode([...head, ...tail]),
  };
  return { file, findings: notes.all() };
}

function byCode(records: readonly TrfRecord[]): Map<string, TrfRecord[]> {
  const found = new Map<string, TrfRecord[]>();
  for (const record of records) {
    const before = found.get(record.code);
    if (before === undefined) found.set(record.code, [record]);
    else before.push(record);
  }
  return found;
}

/** Starting ranks as given, if every player has a different one; otherwise by the order of the players. */
function numberOff(players: readonly ReportedPlayer[], notes: TrfNotes): ReadonlyMap<string, number> {
  if (players.length > MOST_START_NUMBERS) {
    notes.say('trf.too-many-players', 'refuse', undefined, { limit: MOST_START_NUMBERS });
  }
  const given = players.map(({ startNumber }) => startNumber ?? 0);
  const usable =
    new Set(given).size === given.length && given.every((number) => number >= 1 && number <= MOST_START_NUMBERS);
  if (!usable && given.some((number) => number !== 0)) {
    notes.say('trf.renumbered', 'warn', undefined, { players: players.length });
  }
  return new Map(
    players.map(({ id }, index) => [id, usable ? (given[index] as number) : index + 1] as const).reverse(),
  );
}

/** The codes of both sides of a result: white's, and black's. */
const SIDES: Readonly<Record<Result, readonly [number, number]>> = {
  '1-0': [RESULT.win, RESULT.loss],
  '0-1': [RESULT.loss, RESULT.win],
  '1/2-1/2': [RESULT.draw, RESULT.draw],
  '+/-': [RESULT.forfeitWin, RESULT.forfeitLoss],
  '-/+': [RESULT.forfeitLoss, RESULT.forfeitWin],
  '-/-': [RESULT.forfeitLoss, RESULT.forfeitLoss],
};

/** A game that is not rated is written as one of less than a move. */
const UNRATED: Readonly<Record<number, number>> = {
  [RESULT.win]: RESULT.shortWin,
  [RESULT.draw]: RESULT.shortDraw,
  [RESULT.loss]: RESULT.shortLoss,
};

const BYE_CODES: Readonly<Record<Bye['kind'], number>> = {
  full: RESULT.fullBye,
  half: RESULT.halfBye,
  paired: RESULT.pairedBye,
  zero: RESULT.zeroBye,
};

type Rows = ReadonlyMap<number, TrfCell[]>;

/** The cells of each player; a game or bye without a cell of its own is reported. */
function crosstableOf(
  { players, games, byes = [] }: Report,
  numbers: ReadonlyMap<string, number>,
  notes: TrfNotes,
): Rows {
  const rows = new Map(players.map(({ id }) => [numbers.get(id) as number, [] as TrfCell[]] as const));
  const isFree = (number: number, round: number): boolean => {
    const cell = rows.get(number)?.[round - 1];
    return cell === undefined || cell === BLANK_CELL;
  };
  const put = (number: number, round: number, cell: TrfCell): void => {
    const row = rows.get(number) as TrfCell[];
    while (row.length < round) row.push(BLANK_CELL);
    row[round - 1] = cell;
  };
  let count = 0;
  for (const { round, white, black, result, rated } of games) {
    const [one, other] = [numbers.get(white), numbers.get(black)];
    const fits = one !== undefined && other !== undefined && one !== other && round >= 1 && round <= MOST_ROUNDS;
    if (!fits || !isFree(one, round) || !isFree(other, round)) {
      count += 1;
      continue;
    }
    const [whites, blacks] = SIDES[result].map((code) => (rated === false ? (UNRATED[code] ?? code) : code)) as [
      number,
      number,
    ];
    put(one, round, cellOf(other, FORM.usual, COLOUR.white, whites));
    put(other, round, cellOf(one, FORM.usual, COLOUR.black, blacks));
  }
  for (const { player, round, kind } of byes) {
    const number = numbers.get(player);
    if (number === undefined || round < 1 || round > MOST_ROUNDS || !isFree(number, round)) count += 1;
    else put(number, round, cellOf(0, FORM.usual, COLOUR.dash, BYE_CODES[kind]));
  }
  if (count > 0) notes.say('trf.games-not-carried', 'warn', undefined, { count });
  return rows;
}

/** On one line, without blanks at its ends. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** The part of a text that fits into its columns. */
function fitting(field: string, text: string, { from, to }: ColumnSpan, notes: TrfNotes): string {
  const seen = oneLine(text);
  const width = to - from + 1;
  if (widthOf(seen) <= width) return seen;
  const written = [...seen].slice(0, width).join('').trimEnd();
  notes.say('trf.cut', 'warn', undefined, { field, seen, written });
  return written;
}

/** A number that is longer than its columns is left out: half of it would be another number. */
function fittingNumber(field: string, value: string, { from, to }: ColumnSpan, notes: TrfNotes): string {
  if (/^\d+$/.test(value) && value.length <= to - from + 1) return value;
  notes.say('trf.cut', 'warn', undefined, { field, seen: value, written: '' });
  return '';
}

function playerOf(player: ReportedPlayer, startNumber: number, rows: Rows, notes: TrfNotes): TrfPlayer {
  const { sex, title = '', name = '', rating, federation = '', fideId, birth, halfPoints, place } = player;
  const cells = rows.get(startNumber) as TrfCell[];
  const number = (field: 'rating' | 'rank', value: number | undefined): number | undefined => {
    if (value === undefined || value === 0) return undefined;
    const written = fittingNumber(field, String(value), PLAYER_RECORD[field], notes);
    return written === '' ? undefined : Number(written);
  };
  return {
    line: 0,
    startNumber,
    sex: sex === undefined ? '' : sex === 'm' ? 'm' : 'w',
    title: fitting('title', title, PLAYER_RECORD.title, notes),
    name: fitting('name', name, PLAYER_RECORD.name, notes),
    rating: number('rating', rating),
    federation: fitting('federation', federation, PLAYER_RECORD.federation, notes),
    fideId: fideIdOf(fideId, notes),
    birth: birth === undefined ? '' : slashedBirth(birth),
    points: halfPoints === undefined ? sumOf(cells, USUAL_POINTS) : halfPoints * 5,
    rank: number('rank', place),
    cells,
  };
}

function fideIdOf(fideId: string | undefined, notes: TrfNotes): number | undefined {
  if (fideId === undefined) return undefined;
  const written = fittingNumber('fideId', fideId, PLAYER_RECORD.fideId, notes);
  return written === '' ? undefined : Number(written);
}

function sumOf(cells: readonly TrfCell[], table: Int32Array): Tenths {
  let sum = 0;
  for (const cell of cells) sum += table[(cell & OUTCOME) | (opponentOf(cell) > 0 ? WITH_OPPONENT : 0)] as number;
  return sum;
}

/** What the kept records say about the points. */
const scoringIn = ({ lines }: KeptHeader): Scoring | undefined => {
  const records = [...lines].flatMap(([code, texts]) => texts.map((text) => ({ line: 0, code, text })));
  return statedScoring({ records: byCode(records) }, trfNotes());
};

/** Which scoring explains the points; where none does, each player that it does not explain is reported. */
function checkPoints(
  players: readonly TrfPlayer[],
  stated: Scoring | undefined,
  notes: TrfNotes,
): 'usual' | 'three-one-none' {
  const table = stated === undefined ? USUAL_POINTS : pointsTable(stated);
  const differing = players.filter(({ cells, points }) => points !== sumOf(cells, table));
  if (differing.length === 0) return 'usual';
  const threes = pointsTable(THREE_ONE_NONE);
  if (stated === undefined && players.every(({ cells, points }) => points === sumOf(cells, threes)))
    return 'three-one-none';
  for (const { startNumber, cells, points } of differing) {
    notes.say('trf.points-differ', 'warn', undefined, {
      player: String(startNumber),
      points: (points as number) / 10,
      sum: sumOf(cells, table) / 10,
    });
  }
  return 'usual';
}

function teamLine(
  { name, members }: Team,
  index: number,
  dialect: Dialect,
  numbers: ReadonlyMap<string, number>,
  notes: TrfNotes,
): string {
  const ranks = members.flatMap((member) => {
    const number = numbers.get(member);
    return number === undefined ? [] : [String(number)];
  });
  const [code, layout] = dialect === 'trf26' ? (['310', TEAM_310] as const) : (['013', TEAM_013] as const);
  return composedLine(code, [
    ...(code === '310' ? ([[TEAM_310.number, String(index + 1)]] as const) : []),
    [layout.name, fitting('team', name, layout.name, notes)],
    ...ranks.map((rank, at) => [repetition(layout.members, at), rank] as const),
  ]);
}

function eventLines(
  { event, teams = [] }: Report,
  dialect: Dialect,
  players: readonly TrfPlayer[],
  scored: 'usual' | 'three-one-none',
  { lines: kept }: KeptHeader,
): string[] {
  const { name, place, federation, start, end, rounds, system, schedule = [], arbiters = [] } = event;
  const lines: string[] = [];
  const put = (code: string, value: string | undefined): void => {
    const text = oneLine(value ?? '');
    if (text !== '' && !kept.has(code)) lines.push(`${code} ${text}`);
  };
  const { chief, deputies } = arbiterRecords(arbiters);
  const written = dialect === 'trf06' ? oldDay : slashed;
  put('012', name);
  put('022', place);
  put('032', federation);
  put('042', start === undefined ? undefined : written(start));
  put('052', end === undefined ? undefined : written(end));
  put('062', String(players.length));
  put('072', String(players.filter(({ rating }) => rating !== undefined).length));
  put('082', teams.length === 0 ? undefined : String(teams.length));
  put('092', system === undefined ? undefined : SYSTEM_WORDS[system]);
  put('102', chief);
  for (const deputy of deputies) put('112', deputy);
  put('122', controlWords(event));
  if (schedule.length > 0) {
    const dates = schedule.toSorted((a, b) => a.round - b.round);
    lines.push(
      composedLine(
        '132',
        dates.map(({ round, date }) => [repetition(ROUND_DATES, round - 1), slashed(date).slice(2)]),
      ),
    );
  }
  if (dialect !== 'trf26') return inOrder([...lines, ...linesBefore(kept)]);
  put('142', rounds === undefined ? undefined : String(rounds));
  if (scored === 'three-one-none') {
    const pairs = [
      ['W', '3.0'],
      ['D', '1.0'],
    ] as const;
    lines.push(
      composedLine(
        '162',
        pairs.flatMap(([symbol, points], index) => [
          [repetition(GAME_POINTS.symbol, index), symbol] as const,
          [repetition(GAME_POINTS.points, index), points] as const,
        ]),
      ),
    );
  }
  put('192', system === undefined ? undefined : SYSTEM_CODES[system]);
  put('222', controlText(event));
  return inOrder([...lines, ...linesBefore(kept)]);
}

/** Tournament records, and those of pairing programs that replace them, come before the players. */
const isBefore = (code: string): boolean =>
  code < '240' || code === '352' || code === '362' || /^(?:XX[RCS]|BB)/.test(code);

const linesBefore = (kept: KeptHeader['lines']): string[] =>
  [...kept].flatMap(([code, lines]) => (isBefore(code) ? lines : []));

const linesAfter = ({ lines: kept }: KeptHeader): string[] =>
  [...kept].flatMap(([code, lines]) => (isBefore(code) || code === '310' ? [] : lines));

/** By code, comments last: they are headings of the players' columns. */
const inOrder = (lines: readonly string[]): string[] => {
  const rank = (line: string): string => (line.startsWith('###') ? '~' : line.slice(0, 3));
  return lines.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
};

const EVENT_FIELDS: readonly (keyof EventFacts)[] = [
  'id',
  'name',
  'place',
  'federation',
  'start',
  'end',
  'system',
  'schedule',
  'arbiters',
  'participants',
];

const PLAYER_FIELDS: readonly (keyof ReportedPlayer)[] = [
  'at',
  'id',
  'name',
  'sex',
  'federation',
  'title',
  'fideId',
  'birth',
  'rating',
  'startNumber',
  'halfPoints',
  'place',
];

/** Whether the words of 122, the event's own or the kept ones, are read as the same time control. */
function isReadAgain(time: TimeOfGames, { lines }: KeptHeader): boolean {
  const own = controlWords(time);
  const words = lines.get('122')?.[0]?.slice(4) ?? own;
  return controlWords({ controls: controlsInWords(words) }) === own;
}

/** What the report has and the file cannot hold. */
function tellNotCarried(
  report: Report,
  dialect: Dialect,
  numbers: ReadonlyMap<string, number>,
  kept: KeptHeader,
  notes: TrfNotes,
): void {
  const { event, players, games } = report;
  const carried = new Set<string>(EVENT_FIELDS);
  if (dialect === 'trf26' || isReadAgain(event, kept)) {
    carried.add('controls');
    if (event.controls !== undefined) carried.add('controlsBlack');
  }
  const last = Math.max(0, ...[...games, ...(report.byes ?? [])].map(({ round }) => round));
  if (dialect === 'trf26' || event.rounds === last) carried.add('rounds');
  const fields = Object.entries(event).flatMap(([field, value]) =>
    value === undefined || carried.has(field) ? [] : [field],
  );
  if (event.arbiters?.some(({ licence }) => licence !== undefined) === true) fields.push('licence');
  if (arbiterRecords(event.arbiters ?? []).left > 0) fields.push('arbiters');
  if (games.some(({ handicap = 0 }) => handicap !== 0)) fields.push('stones');
  if (dialect === 'trf06' && report.byes?.some(({ kind }) => kind === 'paired') === true) fields.push('paired byes');
  if (fields.length > 0) notes.say('trf.not-carried', 'note', undefined, { fields });
  const unrated = games.filter(({ rated }) => rated === false).length;
  if (dialect === 'trf06' && unrated > 0) notes.say('trf.unrated-not-carried', 'refuse', undefined, { count: unrated });
  const lost = new Set<string>();
  let count = 0;
  const carriedFields: readonly string[] =
    dialect === 'trf06' ? PLAYER_FIELDS.filter((field) => field !== 'sex') : PLAYER_FIELDS;
  for (const player of players) {
    const own = Object.entries(player).flatMap(([field, value]) =>
      value === undefined || carriedFields.includes(field) ? [] : [field],
    );
    if (player.id !== String(numbers.get(player.id)) && player.id !== player.fideId) own.push('id');
    if (own.length > 0) count += 1;
    for (const field of own) lost.add(field);
  }
  if (count > 0) notes.say('trf.players-not-carried', 'note', undefined, { fields: [...lost].sort(), players: count });
}
