/** A small event that is typed in: what is stored of it, how a line becomes a game, and the resulting report. */
import type { Result } from '../../../core/game.ts';
import type { Bye, Report } from '../../../core/report.ts';

export interface TypedPlayer {
  readonly name: string;
  /** The office's id; absent where nobody of the registry was chosen. */
  readonly player?: string;
  readonly birthYear?: number;
  readonly federation?: string;
  readonly title?: string;
  readonly club?: string;
  readonly numbers?: Readonly<Partial<Record<'fide' | 'komir' | 'orr' | 'pin', string>>>;
  readonly rating?: number;
  readonly rank?: string;
  /** Go: the grade that a newcomer enters with. */
  readonly entryRank?: string;
}

/** Players are called by their places in the list, from 1. */
export interface TypedGame {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly result: Result;
  /** Go: stones that black was given. */
  readonly handicap?: number;
}

export interface TypedBye {
  readonly round: number;
  readonly player: number;
  readonly kind: Bye['kind'];
}

export type TypedFacts = Readonly<
  Partial<
    Record<'name' | 'place' | 'federation' | 'start' | 'end' | 'system' | 'minutes' | 'increment' | 'event', string>
  >
>;

export interface TypedEvent {
  readonly pool: string;
  readonly facts: TypedFacts;
  /** Rounds that are shown; there may be more of them than have games. */
  readonly rounds: number;
  readonly players: readonly TypedPlayer[];
  readonly games: readonly TypedGame[];
  readonly byes: readonly TypedBye[];
}

export type TypedGameKind = 'chess' | 'go';

export const EMPTY_EVENT: TypedEvent = { pool: '', facts: {}, rounds: 1, players: [], games: [], byes: [] };

/** The stored event, completed with what an older page did not have. */
export const typedEventOf = (kept: unknown): TypedEvent => ({ ...EMPTY_EVENT, ...(kept as Partial<TypedEvent>) });

/** Why a line is not a game; shown in the words of the page. */
export type LineFault =
  | { readonly fault: 'form' }
  | { readonly fault: 'unknown'; readonly text: string }
  | { readonly fault: 'several'; readonly text: string }
  | { readonly fault: 'same' }
  | { readonly fault: 'busy'; readonly player: number };

export type ReadLine = { readonly game: TypedGame } | { readonly bye: TypedBye } | LineFault;

/** As people write results, white first. */
const RESULT_WORDS: Readonly<Record<string, Result>> = {
  '1': '1-0',
  '1-0': '1-0',
  '1:0': '1-0',
  w: '1-0',
  '0': '0-1',
  '0-1': '0-1',
  '0:1': '0-1',
  b: '0-1',
  '=': '1/2-1/2',
  '½': '1/2-1/2',
  '½-½': '1/2-1/2',
  '1/2': '1/2-1/2',
  '1/2-1/2': '1/2-1/2',
  '5': '1/2-1/2',
  d: '1/2-1/2',
  '+': '+/-',
  '+-': '+/-',
  '+/-': '+/-',
  '-': '-/+',
  '-+': '-/+',
  '-/+': '-/+',
  '--': '-/-',
  '-/-': '-/-',
};

const BYE_WORDS: Readonly<Record<string, Bye['kind']>> = {
  bye: 'paired',
  u: 'paired',
  f: 'full',
  h: 'half',
  z: 'zero',
};

/** Without marks and in small letters. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function playerIn(text: string, players: readonly TypedPlayer[]): number | LineFault {
  if (/^\d+$/.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= players.length ? number : { fault: 'unknown', text };
  }
  const found = players.flatMap(({ name }, place) => (plain(name).startsWith(plain(text)) ? [place + 1] : []));
  if (found.length > 1) return { fault: 'several', text };
  return found[0] ?? { fault: 'unknown', text };
}

const isBusy = ({ games, byes }: TypedEvent, round: number, player: number): boolean =>
  games.some((game) => game.round === round && (game.white === player || game.black === player)) ||
  byes.some((bye) => bye.round === round && bye.player === player);

/** `3 7 1`, `3 7 =`, `kis nag 0`, `3 bye`; Go: `3 7 1 h2` with two stones given. */
export function readLine(line: string, round: number, event: TypedEvent): ReadLine {
  const [first = '', second = '', third, fourth, ...more] = line.trim().split(/\s+/);
  const white = playerIn(first, event.players);
  if (typeof white !== 'number') return first === '' ? { fault: 'form' } : white;
  const kind = third === undefined ? BYE_WORDS[plain(second)] : undefined;
  if (kind !== undefined) {
    return isBusy(event, round, white) ? { fault: 'busy', player: white } : { bye: { round, player: white, kind } };
  }
  if (second === '' || third === undefined || more.length > 0) return { fault: 'form' };
  const black = playerIn(second, event.players);
  if (typeof black !== 'number') return black;
  const result = RESULT_WORDS[plain(third)] ?? RESULT_WORDS[third];
  const stones = fourth === undefined ? undefined : /^h?([0-9])$/i.exec(fourth)?.[1];
  if (result === undefined || (fourth !== undefined && stones === undefined)) return { fault: 'form' };
  if (white === black) return { fault: 'same' };
  for (const player of [white, black]) if (isBusy(event, round, player)) return { fault: 'busy', player };
  const handicap = Number(stones ?? 0);
  return { game: { round, white, black, result, ...(handicap === 0 ? {} : { handicap }) } };
}

/** The line that a game was typed as. */
export const lineOfGame = ({ white, black, result, handicap }: TypedGame): string => {
  const [word] = Object.entries(RESULT_WORDS).find(([, each]) => each === result) as [string, Result];
  return `${white} ${black} ${word}${handicap === undefined ? '' : ` h${handicap}`}`;
};

/** Players with neither a game nor a bye in a round. */
export const idleIn = (event: TypedEvent, round: number): readonly number[] =>
  event.players.map((_, place) => place + 1).filter((player) => !isBusy(event, round, player));

/** The number of a removed player is not kept: later ones move up. Games of the player are removed, too. */
export function withoutPlayer(event: TypedEvent, gone: number): TypedEvent {
  const moved = (player: number): number => (player > gone ? player - 1 : player);
  return {
    ...event,
    players: event.players.filter((_, place) => place + 1 !== gone),
    games: event.games
      .filter(({ white, black }) => white !== gone && black !== gone)
      .map((game) => ({ ...game, white: moved(game.white), black: moved(game.black) })),
    byes: event.byes.filter(({ player }) => player !== gone).map((bye) => ({ ...bye, player: moved(bye.player) })),
  };
}

const NUMBER_FIELDS = { fide: 'fideId', komir: 'komirId', orr: 'orrId', pin: 'pin' } as const;

const given = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

function playerRecord(player: TypedPlayer, place: number, kind: TypedGameKind): object {
  const { name, birthYear, federation, title, numbers = {}, entryRank } = player;
  const isNewcomer = player.player === undefined;
  return {
    id: String(place + 1),
    ...given({
      name,
      birth: birthYear === undefined ? undefined : String(birthYear),
      federation,
      title,
      ...Object.fromEntries(
        Object.entries(numbers).map(([number, value]) => [NUMBER_FIELDS[number as keyof typeof NUMBER_FIELDS], value]),
      ),
    }),
    ...(kind === 'go' && isNewcomer ? { registered: false, entering: true, ...given({ entryRank }) } : {}),
  };
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);

/** The event as a document, as docs/format.md has it. */
export function documentOf(event: TypedEvent, kind: TypedGameKind): object {
  const { facts, players, games, byes } = event;
  const { name, place, federation, start, end, system } = facts;
  const [minutes, increment] = [numberOf(facts.minutes), numberOf(facts.increment)];
  const time =
    minutes === undefined
      ? {}
      : kind === 'go'
        ? { baseMinutes: minutes }
        : { controls: [{ minutes, increment: increment ?? 0 }] };
  const played = [...games, ...byes].reduce((most, { round }) => Math.max(most, round), 0);
  return {
    event: {
      id: 'typed',
      ...given({ name, place, federation, start, end, system: kind === 'go' ? undefined : system }),
      ...(played === 0 ? {} : { rounds: played }),
      ...time,
      ...(kind === 'go' && games.some(({ handicap = 0 }) => handicap > 0) ? { handicap: true } : {}),
    },
    players: players.map((player, at) => playerRecord(player, at, kind)),
    games: [...games]
      .sort((one, other) => one.round - other.round)
      .map(({ round, white, black, result, handicap }) => ({
        round,
        white: String(white),
        black: String(black),
        result,
        ...(handicap === undefined ? {} : { handicap }),
      })),
    table: {
      players: players.map(({ club }, at) => ({ player: String(at + 1), startNumber: at + 1, ...given({ club }) })),
      ...(byes.length === 0
        ? {}
        : { byes: byes.map(({ round, player, kind: bye }) => ({ player: String(player), round, kind: bye })) }),
    },
  };
}

/** For the cross table: the same event, as a reader would return it. */
export const reportOfTyped = ({ players, games, byes, rounds }: TypedEvent): Report => ({
  event: { id: 'typed', rounds },
  players: players.map(({ name, federation, title, rating, rank, entryRank }, at) => ({
    id: String(at + 1),
    startNumber: at + 1,
    name,
    ...(federation === undefined ? {} : { federation }),
    ...(title === undefined ? {} : { title }),
    ...(rating === undefined ? {} : { rating }),
    ...((rank ?? entryRank) === undefined ? {} : { entryRank: rank ?? entryRank }),
  })) as Report['players'],
  games: games.map(({ white, black, ...game }) => ({ ...game, white: String(white), black: String(black) })),
  byes: byes.map(({ player, ...bye }) => ({ ...bye, player: String(player) })),
});
