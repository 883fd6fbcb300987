/** What the tournament records mean: dates, rounds, system, time control. Text in, values out; the checks say the rest. */
import type { Day } from '../../core/dates.ts';
import type { ControlPeriod, System } from '../../core/report.ts';
import { readDate, type WrittenDate } from '../dates.ts';
import {
  type Cell,
  opponentOf,
  recordOf,
  recordsOf,
  roundsEntered,
  type TrfFile,
  type TrfRecord,
  valueOf,
} from './file.ts';
import {
  type Columns,
  type Repeated,
  repetition,
  ROUND_DATES,
  TEAM_013,
  TEAM_310,
  textIn,
  textsIn,
} from './records.ts';

type Records = Pick<TrfFile, 'records'>;

/** 042 or 052, where it is a date with a day. */
export function dayIn(file: Records, code: '042' | '052'): Day | undefined {
  const text = valueOf(file, code);
  return text === undefined ? undefined : readDate(text)?.day;
}

export interface RoundDate {
  readonly round: number;
  readonly column: number;
  readonly seen: string;
  readonly date: WrittenDate | undefined;
  readonly usual: boolean;
}

const SHORT = /^\d{2}\/\d{2}\/\d{2}$/;

/** 132: what stands above each round. */
export function roundDates(record: TrfRecord | undefined): RoundDate[] {
  if (record === undefined) return [];
  return textsIn(record.text, ROUND_DATES).flatMap((seen, index) => {
    if (seen === '') return [];
    const { from } = repetition(ROUND_DATES, index);
    return [{ round: index + 1, column: from, seen, date: readDate(seen), usual: SHORT.test(seen) }];
  });
}

const WHOLE = /^\d{1,3}$/;

/** 142, or XXR: how many rounds the event has; otherwise those that have an entry. */
export function roundsOf(file: TrfFile): { readonly rounds: number; readonly stated: boolean } {
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
  /** As written, blanks left out, with their columns. */
  readonly members: readonly { readonly seen: string; readonly column: number }[];
}

/** 310, or 013 where there is none: a file for old and new programs has both. */
export function teamsOf(file: Records): TrfTeam[] {
  const modern = recordsOf(file, '310');
  if (modern.length === 0) return recordsOf(file, '013').map((record) => teamOf(record, TEAM_013, undefined));
  return modern.map((record) => teamOf(record, TEAM_310, textIn(record.text, TEAM_310.number)));
}

function teamOf(
  { line, text }: TrfRecord,
  { name, members }: { readonly name: Columns; readonly members: Repeated },
  number: string | undefined,
): TrfTeam {
  const written = textsIn(text, members).map((seen, index) => ({ seen, column: repetition(members, index).from }));
  return { line, number, name: textIn(text, name), members: written.filter(({ seen }) => seen !== '') };
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

/** 222: the periods; `uneven` where white and black have different ones; undefined where it cannot be read. */
export function controlsOf(text: string): readonly ControlPeriod[] | 'uneven' | undefined {
  const colours = BOTH_COLOURS.exec(text);
  if (colours !== null && colours[1] !== colours[2]) {
    const readable = [colours[1], colours[2]].every((list) => controlsOf(list as string) !== undefined);
    return readable ? 'uneven' : undefined;
  }
  const periods = (colours === null ? text : (colours[1] as string)).split(':').map(periodOf);
  return periods.includes(undefined) ? undefined : (periods as ControlPeriod[]);
}

/** 222 as it is written. */
export const controlText = (controls: readonly ControlPeriod[]): string =>
  controls
    .map(({ moves, minutes, increment }) => {
      const limited = moves === undefined ? '' : `${moves}/`;
      return `${limited}${Math.round(minutes * 60)}${increment === 0 ? '' : `+${increment}`}`;
    })
    .join(':');

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
  ENCODED.find(([spelling]) => spelling.test(text))?.[1];

/** Words of 092, in the languages that Elobook speaks; the first that occurs. */
const WORDS: readonly (readonly [RegExp, System])[] = [
  [/team|csapat|команд/i, 'team'],
  [/double[\s-]*round|kétkörös|два круга|двухкругов/i, 'double-round-robin'],
  [/round[\s-]*robin|all[\s-]*play[\s-]*all|berger|körverseny|круг/i, 'round-robin'],
  [/swiss|svájci|швейцар/i, 'swiss'],
  [/match|párosmérkőzés|матч/i, 'match'],
];

export interface KnownSystem {
  readonly system: System;
  /** Whether it was made out of free text, or of the games, and must be told. */
  readonly guessed: boolean;
}

/**
 * The system: 192 where it has one of its values, else two players alone are a match, else the words of 092, else teams,
 * else whether everybody has met everybody.
 */
export function systemOf(file: TrfFile): KnownSystem {
  const encoded = encodedSystem(valueOf(file, '192') ?? '');
  if (encoded !== undefined) return { system: encoded, guessed: false };
  if (file.players.length === 2) return { system: 'match', guessed: false };
  const words = valueOf(file, '092') ?? '';
  const told = WORDS.find(([word]) => word.test(words))?.[1];
  if (told !== undefined) return { system: told, guessed: true };
  if (recordOf(file, '310') !== undefined || recordOf(file, '013') !== undefined)
    return { system: 'team', guessed: true };
  return { system: systemOfGames(file), guessed: true };
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

function metEverybody(cells: readonly Cell[], players: number, cycles: number): boolean {
  const met = new Map<number, number>();
  for (const cell of cells) {
    const opponent = opponentOf(cell);
    if (opponent > 0) met.set(opponent, (met.get(opponent) ?? 0) + 1);
  }
  return met.size === players - 1 && [...met.values()].every((times) => times === cycles);
}
