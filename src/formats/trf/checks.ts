/** Compares the records of a file with each other and with its players: a list of small checks. */
import { type Day, dayText } from '../../core/dates.ts';
import { type Finding, findingMaker, type Place } from '../../core/finding.ts';
import type { ControlPeriod } from '../../core/report.ts';
import { readDate } from '../dates.ts';
import type { Crosstable } from './crosstable.ts';
import {
  hasTeams,
  hasValue,
  recordOf,
  recordsOf,
  roundsEntered,
  type Tenths,
  type TrfFile,
  type TrfPlayer,
  type TrfRecord,
  valueAt,
  valueOf,
} from './file.ts';
import { shortText } from '../../core/notes.ts';
import { shownStartNumber, MOST_TOLD_SINGLY, type TrfFindings, type TrfNotes } from './findings.ts';
import { lettersOfName, forEachRepeated } from './people.ts';
import {
  ABNORMAL_POINTS,
  ACCELERATION,
  BYES_240,
  type ColumnSpan,
  FORFEITED_MATCH,
  isNational,
  RECORD_KINDS,
  LINE_UP,
  PLAYER_RECORD,
  PROHIBITED,
  type RepeatedSpan,
  repetition,
  TEAM_310,
  TEAM_BYES,
  textInColumns,
  textsIn,
  VALUE_FROM,
} from './records.ts';
import { controlsInWords } from './time-control.ts';
import { controlsOf, encodedSystem, roundDates, roundsOfFile, systemOfFile, teamsOf } from './tournament.ts';

/** All that a check looks at, and where it writes. */
export interface CheckContext {
  readonly file: TrfFile;
  readonly table: Crosstable;
  readonly notes: TrfNotes;
  /** First and last day of the event. */
  readonly start: Day | undefined;
  readonly end: Day | undefined;
  /** By player: numbers derived from the FIDE ID and from the letters of the name; 0 for none. */
  readonly fideIds: readonly number[];
  readonly names: readonly number[];
  /** Codes that occur more than once, and unknown ones. */
  readonly repeated: readonly string[];
  readonly unfamiliar: readonly string[];
}

type Check = (desk: CheckContext) => void;

/** The text of a record that may occur once, and its place. */
function statedIn(file: TrfFile, code: string): { readonly seen: string; readonly at: Place } | undefined {
  const record = recordOf(file, code);
  const seen = valueOf(file, code);
  return record === undefined || seen === undefined ? undefined : { seen, at: valueAt(record) };
}

/** Records that may occur once are not overwritten by a second one. */
const checkRepeatedRecords: Check = ({ file, notes, repeated }) => {
  for (const code of repeated) {
    if (RECORD_KINDS.get(code)?.times !== 'once') continue;
    const [first, ...others] = recordsOf(file, code) as readonly [TrfRecord, ...TrfRecord[]];
    for (const { line } of others) {
      notes.say('trf.repeated-record', 'warn', { line, column: 1 }, { code, first: first.line });
    }
  }
};

/** Kept, but not understood: reported by code. */
const checkUnknownRecords: Check = ({ file, notes, unfamiliar }) => {
  for (const code of unfamiliar) {
    const unknown = recordsOf(file, code).filter(({ text }) => !isNational(text));
    const [first] = unknown;
    if (first === undefined) continue;
    notes.say('trf.unknown-record', 'note', { line: first.line, column: 1 }, { code, count: unknown.length });
  }
};

const NEEDED = ['012', '022', '032', '042', '052', '102'] as const;

/** For rating: name, city, federation, days, chief arbiter. A missing one is not an error; the rulebook asks for what it needs. */
const checkMissingRecords: Check = ({ file, notes }) => {
  const codes = NEEDED.filter((code) => !hasValue(file, code));
  if (codes.length > 0) notes.say('trf.missing-records', 'note', undefined, { codes });
};

/** `163 (73)` occurs: the number at the beginning counts. */
const COUNT = /^(\d{1,6})\s*\(.*\)$/;
const PLAIN_COUNT = /^\d{1,6}$/;

const COUNTED: readonly (readonly [string, (file: TrfFile) => number])[] = [
  ['062', ({ players }) => players.length],
  ['072', ratedPlayers],
  ['082', (file) => teamsOf(file).length],
];

function ratedPlayers({ players }: TrfFile): number {
  let rated = 0;
  for (const { rating } of players) if (rating !== undefined) rated += 1;
  return rated;
}

const checkCounts: Check = ({ file, notes }) => {
  for (const [code, count] of COUNTED) {
    const stated = statedIn(file, code);
    if (stated === undefined) continue;
    const { seen, at } = stated;
    const declared = PLAIN_COUNT.test(seen) ? seen : COUNT.exec(seen)?.[1];
    const counted = count(file);
    if (declared === undefined) notes.say('trf.number-unreadable', 'warn', at, { code, seen });
    else if (Number(declared) !== counted) {
      notes.say('trf.count-differs', 'warn', at, { code, declared: Number(declared), counted });
    }
  }
};

/** First and last day: whether they can be read, and are in this order. */
const checkDays: Check = ({ file, notes, start, end }) => {
  for (const code of ['042', '052'] as const) {
    const stated = statedIn(file, code);
    if (stated === undefined) continue;
    const { seen, at } = stated;
    const date = readDate(seen);
    if (date?.day === undefined) notes.say('trf.date-unreadable', 'refuse', at, { code, seen });
    else if (date.unusual) notes.say('trf.date-form', 'note', at, { code, seen, date: dayText(date.day) });
  }
  if (start === undefined || end === undefined || start <= end) return;
  const at = valueAt(recordOf(file, '052') as TrfRecord);
  notes.say('trf.dates-reversed', 'refuse', at, { start: dayText(start), end: dayText(end) });
};

/** 132: whether each date can be read, lies within the event, and not before that of the round before; and whether every round has one. */
const checkRoundDates: Check = ({ file, notes, start, end }) => {
  const record = recordOf(file, '132');
  const dates = record === undefined ? [] : roundDates(record);
  const line = record?.line ?? 0;
  let before: Day | undefined;
  for (const { round, column, seen, day, usual } of dates) {
    const at = { line, column };
    if (day === undefined) {
      notes.say('trf.round-date-unreadable', 'warn', at, { round, seen });
      continue;
    }
    if (!usual) notes.say('trf.round-date-form', 'note', at, { round, seen, date: dayText(day) });
    if ((start !== undefined && day < start) || (end !== undefined && day > end)) {
      notes.say('trf.round-date-outside', 'warn', at, {
        round,
        date: dayText(day),
        start: start === undefined ? null : dayText(start),
        end: end === undefined ? null : dayText(end),
      });
    }
    if (before !== undefined && day < before) {
      notes.say('trf.round-dates-disordered', 'warn', at, { round, date: dayText(day), before: dayText(before) });
    }
    before = day;
  }
  const rounds: number[] = [];
  const entered = roundsEntered(file);
  // dates are in the order of their rounds
  for (let round = 1, next = 0; round <= entered; round += 1) {
    if (dates[next]?.round === round) next += 1;
    else rounds.push(round);
  }
  // the rounds of an event of one day have its date
  if (rounds.length === 0 || (dates.length === 0 && start !== undefined && start === end)) return;
  // dates that are not given are no fault; a file that has some should have all
  const weight = dates.length === 0 ? 'note' : 'warn';
  notes.say('trf.rounds-without-date', weight, record === undefined ? undefined : { line, column: 1 }, { rounds });
};

/** 142 or XXR: no round beyond them. */
const checkRounds: Check = ({ file, notes }) => {
  if (!file.records.has('142') && !file.records.has('XXR')) return;
  for (const code of ['142', 'XXR']) {
    const stated = statedIn(file, code);
    if (stated === undefined || /^\d{1,3}$/.test(stated.seen)) continue;
    notes.say('trf.number-unreadable', 'warn', stated.at, { code, seen: stated.seen });
  }
  const { rounds, stated } = roundsOfFile(file);
  const entered = roundsEntered(file);
  const record = recordOf(file, '142') ?? recordOf(file, 'XXR');
  if (!stated || record === undefined || entered <= rounds) return;
  notes.say('trf.rounds-exceeded', 'refuse', valueAt(record), { rounds, round: entered });
};

const checkSystem: Check = ({ file, notes }) => {
  const encoded = statedIn(file, '192');
  if (encoded !== undefined && encodedSystem(encoded.seen) === undefined) {
    notes.say('trf.system-unknown', 'warn', encoded.at, { seen: encoded.seen });
  }
  const { system, guessed } = systemOfFile(file);
  if (guessed === undefined) return;
  const words = recordOf(file, '092');
  const at = words === undefined ? undefined : valueAt(words);
  const facts = { seen: valueOf(file, '092') ?? '', by: guessed, system, encoded: file.dialect === 'trf26' };
  notes.say('trf.system-guessed', 'note', at, facts);
};

const checkControls: Check = ({ file, notes }) => {
  const stated = statedIn(file, '222');
  if (stated === undefined) {
    checkControlWords(file, notes);
    return;
  }
  const { seen, at } = stated;
  const controls = controlsOf(seen);
  if (controls === undefined) notes.say('trf.control-unreadable', 'warn', at, { seen });
  else if (controls.controlsBlack !== undefined) notes.say('trf.control-uneven', 'warn', at, { seen });
};

/** 122: what its words were read as, or that they were not. */
function checkControlWords(file: TrfFile, notes: TrfNotes): void {
  const stated = statedIn(file, '122');
  if (stated === undefined) return;
  const { seen, at } = stated;
  const controls = controlsInWords(seen);
  if (controls === undefined) notes.say('trf.control-open', 'note', at, { seen: shortText(seen) });
  else notes.pass(controlWordsNote(recordOf(file, '122') as TrfRecord, seen, controls));
}

const trfFinding = findingMaker<TrfFindings>();

/** How the words of 122 were understood. */
export function controlWordsNote(
  record: Pick<TrfRecord, 'line' | 'text'>,
  seen: string,
  controls: readonly ControlPeriod[],
): Finding {
  const periods = controls.map(({ moves = null, minutes, increment }) => ({ moves, minutes, increment }));
  return trfFinding('trf.control-words', { seen, periods }, 'note', valueAt(record));
}

const FEDERATION = /^[A-Z]{3}$/;

export const isFederation = (text: string): boolean => FEDERATION.test(text);

/** 032: three letters. A site of the net, or a country in words, is none. */
const checkFederation: Check = ({ file, notes }) => {
  const stated = statedIn(file, '032');
  if (stated === undefined || isFederation(stated.seen)) return;
  notes.say('trf.federation-unknown', 'warn', stated.at, { seen: shortText(stated.seen) });
};

const PAGE = /^(?:[a-z]{2,8}:\/\/|www\.)\S+$/i;

export const isPageAddress = (text: string): boolean => PAGE.test(text);

/** Instead of a city or an arbiter, some programs write the address of a page. */
const checkPages: Check = ({ file, notes }) => {
  for (const code of ['022', '102', '112'] as const) {
    for (const record of recordsOf(file, code)) {
      const seen = record.text.slice(VALUE_FROM - 1).trim();
      if (isPageAddress(seen)) notes.say('trf.page-address', 'warn', valueAt(record), { code, seen: shortText(seen) });
    }
  }
};

const checkBoardColours: Check = ({ file, notes }) => {
  const stated = statedIn(file, '352');
  if (stated === undefined || /^[WB]+$/.test(stated.seen)) return;
  notes.say('trf.board-colours', 'warn', stated.at, { seen: stated.seen });
};

/** Teams have names and numbers of their own, members that are players, and no member twice. */
const checkTeams: Check = ({ file, table, notes }) => {
  if (!hasTeams(file)) return;
  const numbers = new Map<number, number>();
  const members = new Map<number, number>();
  for (const team of teamsOf(file)) {
    const { line, number, name } = team;
    if (name === '') notes.say('trf.team-name-missing', 'warn', { line, column: VALUE_FROM }, {});
    if (number !== undefined) {
      const first = numbers.get(Number(number));
      const at = { line, column: TEAM_310.number.from };
      if (!/^\d+$/.test(number)) notes.say('trf.number-unreadable', 'warn', at, { code: '310', seen: number });
      else if (first === undefined) numbers.set(Number(number), line);
      else notes.say('trf.team-number-repeated', 'warn', at, { number: Number(number), first });
    }
    for (const { seen, column } of team.members) {
      const at = { line, column };
      if (!/^\d+$/.test(seen)) {
        notes.say('trf.member-unreadable', 'warn', at, { team: name, seen });
        continue;
      }
      const member = Number(seen);
      if (member === 0) continue;
      const first = members.get(member);
      if (table.playerOf(member) === undefined)
        notes.say('trf.member-unknown', 'warn', at, { team: name, number: member });
      else if (first !== undefined) notes.say('trf.member-repeated', 'warn', at, { team: name, player: seen, first });
      else members.set(member, line);
    }
  }
};

type Numbers = 'players' | 'teams' | 'either';

interface References {
  readonly code: string;
  readonly of: Numbers;
  readonly single: readonly ColumnSpan[];
  readonly many?: RepeatedSpan;
}

/** The places in other records that name players or teams. In a team event the numbers of 240, 250, 260 and 299 are teams. */
const REFERENCES: readonly References[] = [
  { code: '240', of: 'either', single: [], many: BYES_240.ids },
  { code: '250', of: 'either', single: [ACCELERATION.firstId, ACCELERATION.lastId] },
  { code: '260', of: 'either', single: [], many: PROHIBITED.ids },
  { code: '299', of: 'either', single: [], many: ABNORMAL_POINTS.ids },
  { code: '300', of: 'teams', single: [LINE_UP.team, LINE_UP.opponent] },
  { code: '300', of: 'players', single: [], many: LINE_UP.players },
  { code: '320', of: 'teams', single: [], many: TEAM_BYES.teams },
  { code: '330', of: 'teams', single: [FORFEITED_MATCH.white, FORFEITED_MATCH.black] },
];

const checkReferences: Check = ({ file, table, notes, unfamiliar }) => {
  const named = REFERENCES.some(({ code }) => file.records.has(code));
  if (!named && unfamiliar.length === 0) return;
  const teams = new Set(recordsOf(file, '310').map(({ text }) => Number(textInColumns(text, TEAM_310.number))));
  const look = ({ code, line }: TrfRecord, of: Numbers, seen: string, column: number): void => {
    if (seen === '') return;
    const number = Number(seen);
    const at = { line, column };
    const inTeams = of === 'teams' || (of === 'either' && teams.size > 0);
    if (!/^\d+$/.test(seen)) notes.say('trf.number-unreadable', 'warn', at, { code, seen });
    else if (number > 0 && !(inTeams ? teams.has(number) : table.playerOf(number) !== undefined)) {
      notes.say('trf.reference-unknown', 'warn', at, { code, number });
    }
  };
  for (const { code, of, single, many } of REFERENCES) {
    for (const record of recordsOf(file, code)) {
      for (const columns of single) look(record, of, textInColumns(record.text, columns), columns.from);
      if (many === undefined) continue;
      textsIn(record.text, many).forEach((seen, index) => {
        look(record, of, seen, repetition(many, index).from);
      });
    }
  }
  for (const code of unfamiliar) {
    for (const record of recordsOf(file, code)) {
      if (!isNational(record.text)) continue;
      look(record, 'players', textInColumns(record.text, PLAYER_RECORD.startNumber), PLAYER_RECORD.startNumber.from);
    }
  }
};

/** The same FIDE ID twice; the same name and birth twice. */
const checkPersons: Check = ({ file, notes, fideIds, names }) => {
  const { players } = file;
  const playerAt = (index: number): TrfPlayer => players[index] as TrfPlayer;
  forEachRepeated(fideIds, (index, first) => {
    const [player, other] = [playerAt(index), playerAt(first)];
    notes.say(
      'trf.fide-id-repeated',
      'refuse',
      { line: player.line, column: PLAYER_RECORD.fideId.from },
      {
        player: shownStartNumber(player.startNumber),
        other: shownStartNumber(other.startNumber),
        fideId: String(player.fideId),
        first: other.line,
      },
    );
  });
  forEachRepeated(names, (index, first) => {
    const [player, other] = [playerAt(index), playerAt(first)];
    if (lettersOfName(player.name) !== lettersOfName(other.name) || !mayBeBornTogether(player, other)) return;
    const both = (fideIds[index] as number) > 0 && (fideIds[first] as number) > 0;
    if (both && fideIds[index] === fideIds[first]) return;
    notes.say(
      'trf.person-repeated',
      both ? 'note' : 'warn',
      { line: player.line, column: PLAYER_RECORD.name.from },
      {
        player: shownStartNumber(player.startNumber),
        other: shownStartNumber(other.startNumber),
        first: other.line,
      },
    );
  });
  let count = 0;
  for (const id of fideIds) if (id === 0) count += 1;
  if (count > 0) notes.say('trf.fide-ids-missing', 'note', undefined, { count });
};

/** The same birth, or one that is not given, or only its year. */
function mayBeBornTogether({ birth: one }: TrfPlayer, { birth: other }: TrfPlayer): boolean {
  const [a, b] = [readDate(one), readDate(other)];
  if (a === undefined || b === undefined) return true;
  return a.year === b.year && (a.day === undefined || b.day === undefined || a.day === b.day);
}

/** A better rank than somebody with more points. In knock-outs and team events ranks follow other things. */
const checkRanks: Check = ({ file, notes }) => {
  const { players } = file;
  // by rank: the fewest and the most points of players who share it; a rank beyond the number of players comes last
  const fewest: number[] = Array<number>(players.length + 1).fill(MOST_TENTHS);
  const most: number[] = Array<number>(players.length + 1).fill(-1);
  for (const { rank, points } of players) {
    if (rank === undefined || rank === 0 || points === undefined) continue;
    const at = Math.min(rank, players.length);
    if (points < (fewest[at] as number)) fewest[at] = points;
    if (points > (most[at] as number)) most[at] = points;
  }
  let [better, worst] = [MOST_TENTHS, 0];
  for (let rank = 1; rank <= players.length; rank += 1) {
    if ((most[rank] as number) > better) {
      tellRank(file, notes, rank, most[rank] as number, better);
      worst += 1;
      if (worst === MOST_TOLD_SINGLY) return;
    }
    better = Math.min(better, fewest[rank] as number);
  }
};

const MOST_TENTHS = 0x3fff_ffff;

/** Somebody of this rank has more points than somebody above him. */
function tellRank(file: TrfFile, notes: TrfNotes, rank: number, points: Tenths, better: Tenths): void {
  const shares = (player: TrfPlayer): boolean => Math.min(player.rank as number, file.players.length) === rank;
  const player = file.players.find((each) => each.points === points && shares(each)) as TrfPlayer;
  const above = (each: TrfPlayer): boolean => (each.rank as number) > 0 && (each.rank as number) < rank;
  const other = file.players.find((each) => each.points === better && above(each)) as TrfPlayer;
  const { system } = systemOfFile(file);
  notes.say(
    'trf.rank-against-points',
    system === 'team' || system === 'match' ? 'note' : 'warn',
    { line: player.line, column: PLAYER_RECORD.rank.from },
    {
      player: shownStartNumber(player.startNumber),
      rank: player.rank as number,
      points: points / 10,
      other: shownStartNumber(other.startNumber),
      otherPoints: better / 10,
    },
  );
}

const CHECKS: readonly Check[] = [
  checkRepeatedRecords,
  checkUnknownRecords,
  checkMissingRecords,
  checkCounts,
  checkDays,
  checkRoundDates,
  checkRounds,
  checkSystem,
  checkControls,
  checkFederation,
  checkPages,
  checkBoardColours,
  checkTeams,
  checkReferences,
  checkPersons,
  checkRanks,
];

export function checkRecords(desk: CheckContext): void {
  for (const check of CHECKS) check(desk);
}
