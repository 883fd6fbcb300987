/** The meaning of the tournament records: dates, rounds, system, time control. Text in, values out; the checks report the rest. */
import { type Day, dayOf } from '../../core/dates.ts';
import { isSameTime } from '../../core/control.ts';
import type { ControlPeriod, EventFacts, StatedTime, System, TimeControl } from '../../core/report.ts';
import { fullYear, pair, readDate, SLASH } from '../dates.ts';
import {
  type TrfCell,
  hasTeams,
  opponentOf,
  recordsOf,
  roundsEntered,
  type TrfFile,
  type TrfRecord,
  valueAt,
  valueIn,
  valueOf,
} from './file.ts';
import { controlsInWords, timesInWords } from './time-control.ts';
import {
  type ColumnSpan,
  type RepeatedSpan,
  repetition,
  ROUND_DATES,
  TEAM_013,
  TEAM_310,
  textInColumns,
  textsIn,
} from './records.ts';

type Records = Pick<TrfFile, 'records'>;

/** 042 or 052, where it is a date with a day. */
export function dayOfRecord(file: Records, code: '042' | '052'): Day | undefined {
  const text = valueOf(file, code);
  return text === undefined ? undefined : readDate(text)?.day;
}

export interface RoundDate {
  readonly round: number;
  readonly column: number;
  /** As written. */
  readonly seen: string;
  /** Undefined if it cannot be read, or has no day. */
  readonly day: Day | undefined;
  /** Written as `YY/MM/DD`. */
  readonly usual: boolean;
}

/** `YY/MM/DD`, read as `readDate` reads two-digit years; days from 29 on take the longer way. */
function usualDay(seen: string): Day | undefined {
  if (seen.length !== 8 || seen.charCodeAt(2) !== SLASH || seen.charCodeAt(5) !== SLASH) return undefined;
  const year = pair(seen, 0);
  const month = pair(seen, 3);
  const day = pair(seen, 6);
  if (!(year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= 28)) return undefined;
  return dayOf(fullYear(year), month, day);
}

const SHORT = /^\d{2}\/\d{2}\/\d{2}$/;

/** 132: the dates above the rounds. */
export function roundDates({ text }: Pick<TrfRecord, 'text'>): RoundDate[] {
  const dates: RoundDate[] = [];
  const { from, to, step } = ROUND_DATES;
  for (let column = from; column <= text.length; column += step) {
    const written = text.slice(column - 1, column + to - from);
    const round = (column - from) / step + 1;
    const day = usualDay(written);
    if (day !== undefined) {
      dates.push({ round, column, seen: written, day, usual: true });
      continue;
    }
    const seen = written.trim();
    if (seen !== '') dates.push({ round, column, seen, day: readDate(seen)?.day, usual: SHORT.test(seen) });
  }
  return dates;
}

const WHOLE = /^\d{1,3}$/;

/** 142, or XXR: how many rounds the event has; otherwise those that have an entry. */
export function roundsOfFile(file: TrfFile): { readonly rounds: number; readonly stated: boolean } {
  const stated = valueOf(file, '142') ?? valueOf(file, 'XXR');
  return stated !== undefined && WHOLE.test(stated)
    ? { rounds: Number(stated), stated: true }
    : { rounds: roundsEntered(file), stated: false };
}

export interface TrfTeam {
  readonly line: number;
  /** 310 only. */
  readonly number: string | undefined;
  readonly name: string;
  /** As written, without blanks, with their columns. */
  readonly members: readonly { readonly seen: string; readonly column: number }[];
}

/** 310, or 013 if there is none: a file for old and new programs has both. */
export function teamsOf(file: Records): TrfTeam[] {
  const modern = recordsOf(file, '310');
  if (modern.length === 0) return recordsOf(file, '013').map((record) => teamOf(record, TEAM_013, undefined));
  return modern.map((record) => teamOf(record, TEAM_310, textInColumns(record.text, TEAM_310.number)));
}

function teamOf(
  { line, text }: TrfRecord,
  { name, members }: { readonly name: ColumnSpan; readonly members: RepeatedSpan },
  number: string | undefined,
): TrfTeam {
  const written = textsIn(text, members).map((seen, index) => ({ seen, column: repetition(members, index).from }));
  return { line, number, name: textInColumns(text, name), members: written.filter(({ seen }) => seen !== '') };
}

const DESCRIPTOR = /^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,5}))?$/;

/** `40/6000+30`: moves, seconds, seconds added a move. */
function periodOf(descriptor: string): ControlPeriod | undefined {
  const match = DESCRIPTOR.exec(descriptor);
  if (match === null) return undefined;
  const [, moves, seconds, increment] = match;
  return {
    ...(moves === undefined ? {} : { moves: Number(moves) }),
    minutes: Number(seconds) / 60,
    increment: Number(increment ?? 0),
  };
}

const BOTH_COLOURS = /^W([^-]+)-B([^-]+)$/;

/** The time control of an event, as far as a report has it: black's only where it is another one. */
export type TimeOfGames = Pick<EventFacts, 'controls' | 'controlsBlack'>;

function periodsOf(list: string): readonly ControlPeriod[] | undefined {
  const periods = list.split(':').map(periodOf);
  return periods.includes(undefined) ? undefined : (periods as ControlPeriod[]);
}

/** 222: the periods, and those of black where they are others; undefined where it cannot be read. */
export function controlsOf(text: string): TimeControl | undefined {
  const [, white = text, black = white] = BOTH_COLOURS.exec(text) ?? [];
  const controls = periodsOf(white);
  const controlsBlack = periodsOf(black);
  if (controls === undefined || controlsBlack === undefined) return undefined;
  return isSameTime(controls, controlsBlack) ? { controls } : { controls, controlsBlack };
}

/** The time control of a file: 222, or without one the words of 122 where they are on the list of those that are read. */
export function controlsIn(file: Records): TimeOfGames {
  const encoded = valueOf(file, '222');
  if (encoded !== undefined) return controlsOf(encoded) ?? {};
  const controls = controlsInWords(valueOf(file, '122') ?? '');
  return controls === undefined ? {} : { controls };
}

/** Every time control that a file states, where it states several different ones: in records 222, or without one in words. */
export function timesIn(file: Records): { readonly times?: readonly StatedTime[] } {
  const encoded = recordsOf(file, '222');
  const times =
    encoded.length > 0
      ? encoded.flatMap((record) => statedTimes(record, [controlsOf(valueIn(record))]))
      : recordsOf(file, '122').flatMap((record) => statedTimes(record, timesInWords(valueIn(record))));
  return new Set(times.map(controlText)).size > 1 ? { times } : {};
}

const statedTimes = (record: TrfRecord, times: readonly (TimeControl | undefined)[]): readonly StatedTime[] =>
  times.flatMap((time) => (time === undefined ? [] : [{ ...time, at: valueAt(record) }]));

const periodsText = (controls: readonly ControlPeriod[]): string =>
  controls
    .map(({ moves, minutes, increment }) => {
      const limited = moves === undefined ? '' : `${moves}/`;
      return `${limited}${Math.round(minutes * 60)}${increment === 0 ? '' : `+${increment}`}`;
    })
    .join(':');

const periodsWords = (controls: readonly ControlPeriod[]): string =>
  controls
    .map(({ moves, minutes, increment }) => {
      const added = increment === 0 ? '' : ` + ${increment} s`;
      return `${moves === undefined ? '' : `${moves} moves in `}${Math.round(minutes * 100) / 100} min${added}`;
    })
    .join(', ');

/** A time control of no period says nothing. */
const isOneForBoth = ({ controls = [], controlsBlack = [] }: TimeOfGames): boolean =>
  controls.length === 0 || controlsBlack.length === 0 || isSameTime(controls, controlsBlack);

/** 222 as it is written. */
export const controlText = (time: TimeOfGames): string => {
  const { controls = [], controlsBlack = [] } = time;
  return isOneForBoth(time) ? periodsText(controls) : `W${periodsText(controls)}-B${periodsText(controlsBlack)}`;
};

/** A time control in words, for people: `40 moves in 100 min + 30 s, 15 min + 30 s`. */
export const controlWords = (time: TimeOfGames): string => {
  const { controls = [], controlsBlack = [] } = time;
  return isOneForBoth(time)
    ? periodsWords(controls)
    : `White ${periodsWords(controls)}; black ${periodsWords(controlsBlack)}`;
};

/** 192: the fixed spellings and the families with numbers. */
const ENCODED: readonly (readonly [RegExp, System])[] = [
  [/^(?:FIDE_(?:DUTCH(?:_20(?:17|25|26))?|DUBOV|BURSTEIN|DOUBLESWISS)(?:_BAKU)?|CUSTOM_(?:DOUBLE)?SWISS)$/, 'swiss'],
  [/^(?:BERGER_ROUNDROBIN(?:_G1)?|FIDE_ROUNDROBIN|CUSTOM_ROUNDROBIN)$/, 'round-robin'],
  [/^(?:BERGER_ROUNDROBIN_G\d{1,2}|(?:BERGER|FIDE)_DOUBLEROUNDROBIN)$/, 'double-round-robin'],
  [/^(?:(?:FIDE|CUSTOM)_SCHILLER(?:_\d{1,2}x\d{1,2})?|FIDE_DOUBLESCHEVENINGEN)$/, 'team'],
  [/^(?:FIDE|CUSTOM)_SCHEVENINGEN(?:_G\d{1,2})?$/, 'team'],
  [/^FIDE_TEAM(?:_BAKU)?$/, 'team'],
  [/^FIDE_TEAM(?:_TYPE[AB])?_(?:MP|GP|GP_MP|MP_GP|MP_BAKU|MP_GP_BAKU)$/, 'team'],
  [/^FIDE_TEAM_TYPE[AB]$/, 'team'],
  [/^CUSTOM_TEAM_(?:SWISS(?:_MP|_GP)?|ROUNDROBIN|KNOCKOUT)$/, 'team'],
  [/^(?:BERGER_TEAM_(?:DOUBLE)?ROUNDROBIN(?:_G\d{1,2})?|FIDE_TEAM_(?:DOUBLE)?ROUNDROBIN)$/, 'team'],
  [/^CUSTOM_KNOCKOUT$/, 'match'],
];

/** The system that 192 names; undefined for a value that is not in its table. */
export const encodedSystem = (text: string): System | undefined =>
  text === '' ? undefined : ENCODED.find(([spelling]) => spelling.test(text))?.[1];

/** 192 for each system that has a value there; a match has none. */
export const SYSTEM_CODES: Readonly<Partial<Record<System, string>>> = {
  swiss: 'CUSTOM_SWISS',
  'round-robin': 'CUSTOM_ROUNDROBIN',
  'double-round-robin': 'BERGER_DOUBLEROUNDROBIN',
  team: 'CUSTOM_TEAM_SWISS',
};

/** 092 for each system. */
export const SYSTEM_WORDS: Readonly<Record<System, string>> = {
  swiss: 'Swiss',
  'round-robin': 'Round robin',
  'double-round-robin': 'Double round robin',
  match: 'Match',
  team: 'Team tournament',
};

/** Words of 092, in the languages that Elobook speaks; where several are named, the first counts. */
const WORDS: readonly (readonly [System, readonly string[]])[] = [
  ['team', ['team', 'csapat', 'команд']],
  ['double-round-robin', ['double round', 'double-round', 'kétkörös', 'два круга', 'двухкругов']],
  ['round-robin', ['round robin', 'round-robin', 'roundrobin', 'all play all', 'berger', 'körverseny', 'круг']],
  ['swiss', ['swiss', 'svájci', 'швейцар']],
  ['match', ['match', 'párosmérkőzés', 'матч']],
];

function systemsNamed(words: string): readonly System[] {
  const lower = words.toLowerCase();
  return WORDS.flatMap(([system, names]) => (names.some((name) => lower.includes(name)) ? [system] : []));
}

/** The system that the words clearly name in a file without teams, with three players or more; undefined if there is doubt. */
export function plainSystemNamed(words: string): System | undefined {
  const named = systemsNamed(words);
  return named.length > 0 && arePlain(named, WITHOUT_TEAMS) ? named[0] : undefined;
}

const WITHOUT_TEAMS: Records = { records: new Map() };

export const systemNamed = (words: string): System | undefined => systemsNamed(words)[0];

/**
 * Whether the words are clear: they name one system, or teams that exist. A double round robin is a round robin as well; a match
 * of more than two players is doubtful.
 */
function arePlain([told, ...others]: readonly System[], file: Records): boolean {
  if (told === 'team' && hasTeams(file)) return true;
  return told !== 'match' && others.every((other) => told === 'double-round-robin' && other === 'round-robin');
}

export interface KnownSystem {
  readonly system: System;
  /** What it was concluded from, if that must be reported: words of 092 that name several, the teams, or the games. */
  readonly guessed?: 'words' | 'teams' | 'games';
}

/**
 * The system: 192 where it has one of its values, else two players alone are a match, else the words of 092, else teams,
 * else whether everybody has met everybody.
 */
export function systemOfFile(file: TrfFile): KnownSystem {
  const encoded = encodedSystem(valueOf(file, '192') ?? '');
  if (encoded !== undefined) return { system: encoded };
  if (file.players.length === 2) return { system: 'match' };
  const named = systemsNamed(valueOf(file, '092') ?? '');
  const [told] = named;
  if (told !== undefined) return arePlain(named, file) ? { system: told } : { system: told, guessed: 'words' };
  if (hasTeams(file)) return { system: 'team', guessed: 'teams' };
  return { system: systemOfGames(file), guessed: 'games' };
}

/** Every pair once: a round robin; every pair twice: a double one; else a Swiss. */
function systemOfGames({ players }: TrfFile): System {
  for (const [cycles, system] of [
    [1, 'round-robin'],
    [2, 'double-round-robin'],
  ] as const) {
    if (players.length > 2 && players.every(({ cells }) => metEverybody(cells, players.length, cycles))) return system;
  }
  return 'swiss';
}

function metEverybody(cells: readonly TrfCell[], players: number, cycles: number): boolean {
  const met = new Map<number, number>();
  for (const cell of cells) {
    const opponent = opponentOf(cell);
    if (opponent > 0) met.set(opponent, (met.get(opponent) ?? 0) + 1);
  }
  return met.size === players - 1 && [...met.values()].every((times) => times === cycles);
}
