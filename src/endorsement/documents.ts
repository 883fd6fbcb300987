/**
 * The documents by which programs are compared: seeded random events and periods of one edition, in the format of docs/format.md.
 * The same edition, seed and number give the same document on every machine. Nothing here asks a rulebook what is interesting.
 */
import { Chance } from '../core/chance.ts';
import { type Day, dayText, monthOf, monthText } from '../core/dates.ts';
import type { System } from '../core/report.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { dayIn, earliestDay, editionInForce, TERMS } from './calendar.ts';
import { randomChessEvent } from './chess-events.ts';
import {
  type EventField,
  randomChessPlayer,
  randomField,
  randomRating,
  ratedFacts,
  unratedFacts,
} from './chess-players.ts';
import { randomGoEvent, randomGoField, randomGoPlayer, randomStones } from './go.ts';
import { randomOrrPlayer } from './orr-players.ts';
import { pairings } from './pairings.ts';
import type { AnyDocument, RandomDocument, RandomGame, RandomPeriodDocument, RandomPlayer } from './random-document.ts';

/** Another number means other documents for the same seed. Published results name it. */
export const GENERATOR = 1;

/** Of a hundred documents of a book that knows periods. */
const PERIODS = 35;

/** Programs that know only reports of one event can be asked about those alone. */
export const KINDS = ['all', 'events'] as const;
export type Kind = (typeof KINDS)[number];

/** The document of a number, from 0 on. */
export function documentAt(edition: EditionId, seed: number, number: number, kind: Kind = 'all'): AnyDocument {
  const chance = new Chance(hashOf(`${GENERATOR}/${edition}/${seed}/${number}`));
  const { family } = TERMS[edition];
  const hasPeriods = family === 'fide' || family === 'mssz';
  return hasPeriods && kind === 'all' && chance.percent(PERIODS)
    ? periodBy(chance, edition, `e${number}`)
    : eventBy(chance, edition, `e${number}`);
}

export const randomDocument = (edition: EditionId, seed: number): RandomDocument =>
  eventBy(new Chance(hashOf(`${GENERATOR}/${edition}/event/${seed}`)), edition, `e${seed}`);

export const randomPeriodDocument = (edition: EditionId, seed: number): RandomPeriodDocument =>
  periodBy(new Chance(hashOf(`${GENERATOR}/${edition}/period/${seed}`)), edition, `e${seed}`);

/** FNV-1a over the characters. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const SYSTEMS: readonly System[] = ['swiss', 'swiss', 'swiss', 'team', 'round-robin', 'double-round-robin', 'match'];

const sizeOf = (chance: Chance, system: System): number => {
  if (system === 'match') return chance.percent(97) ? 2 : 3;
  if (system === 'double-round-robin') return chance.between(3, 7);
  return system === 'round-robin' ? chance.between(3, 11) : chance.between(2, 14);
};

/** Long ones also reach the largest product of K and games. */
const roundsOf = (chance: Chance): number => chance.one([1, 3, 5, 6, 7, 7, 9, 9, 11, 13, chance.between(14, 22)]);

/** On the first or the last day of the edition, or between them; some go on beyond it. */
function daysOf(chance: Chance, edition: EditionId): readonly [Day, Day] {
  const { from, to } = TERMS[edition];
  const [first, last] = [dayIn(from), dayIn(to)];
  const start = chance.one([first, last, ...Array.from({ length: 8 }, () => chance.between(first, last))]);
  return [start, start + lengthOf(chance)];
}

const lengthOf = (chance: Chance): number =>
  chance.percent(85) ? chance.between(0, 10) : chance.one([20, 29, 30, 31, 88, 89, 90, 91, 150]);

const placesOf = (size: number): readonly string[] => Array.from({ length: size }, (_, place) => `p${place + 1}`);

function eventBy(chance: Chance, edition: EditionId, id: string): RandomDocument {
  const term = TERMS[edition];
  const system = chance.one(SYSTEMS);
  const days = daysOf(chance, edition);
  const ids = placesOf(sizeOf(chance, system));
  const named = term.control === 'standard' && chance.percent(15) ? term.family : edition;
  if (term.family === 'mgsz') {
    const field = randomGoField(chance);
    const facts = randomGoEvent(chance);
    const players = ids.map((each) => randomGoPlayer(chance, each, field));
    const games = gamesOf(chance, system, players, roundsOf(chance), () =>
      randomStones(chance, facts['handicap'] === true),
    );
    const rounds = Math.max(1, ...games.map(({ round }) => round), (facts['rounds'] as number | undefined) ?? 0);
    const [start, end] = days;
    const event = { id, start: dayText(start), end: dayText(end), ...facts };
    return {
      rulebook: named,
      event: { ...event, rounds: facts['rounds'] === undefined ? undefined : rounds },
      players,
      games,
    };
  }
  if (term.family === 'orr') {
    const level = chance.one([200, 500, 800, 1000, 1200, 1500, 1800, 2100]);
    const players = ids.map((each) => randomOrrPlayer(chance, each, days[0], level));
    const [start, end] = days.map(dayText) as [string, string];
    const event = { id, start, end, fideRated: chance.one([undefined, true, false]) };
    return { rulebook: named, event, players, games: gamesOf(chance, system, players, roundsOf(chance)) };
  }
  const field = randomField(chance, days[0], term.control !== 'standard');
  const players = ids.map((each) => randomChessPlayer(chance, each, field));
  return chessEvent(chance, edition, named, { id, system, days, players });
}

interface Entered {
  readonly id: string;
  readonly system: System;
  readonly days: readonly [Day, Day];
  readonly players: readonly RandomPlayer[];
}

function chessEvent(
  chance: Chance,
  edition: EditionId,
  rulebook: string,
  { id, system, days, players }: Entered,
): RandomDocument {
  const rounds = system === 'match' ? chance.between(1, 10) : roundsOf(chance);
  const games = gamesOf(chance, system, players, rounds);
  const played = Math.max(1, ...games.map(({ round }) => round));
  const [start, end] = days;
  return {
    rulebook,
    event: {
      id,
      start: dayText(start),
      end: dayText(end),
      system,
      ...randomChessEvent(chance, TERMS[edition], system, days, played),
    },
    players,
    games,
    table: tableOf(chance, system, players, games, played),
  };
}

/** What a report has beside the games, and no rating depends on. */
function tableOf(
  chance: Chance,
  system: System,
  players: readonly RandomPlayer[],
  games: readonly RandomGame[],
  rounds: number,
): object | undefined {
  if (!chance.percent(20)) return undefined;
  const busy = new Set(games.flatMap(({ round, white, black }) => [`${round} ${white}`, `${round} ${black}`]));
  const byes = players.flatMap(({ id }) =>
    Array.from({ length: rounds }, (_, index) => ({ player: id, round: index + 1 })).filter(
      ({ round }) => !busy.has(`${round} ${id}`),
    ),
  );
  const half = Math.ceil(players.length / 2);
  const members = players.map(({ id }) => id);
  return {
    byes: byes.map((bye) => ({ ...bye, kind: chance.one(['full', 'half', 'paired', 'zero']) })),
    teams:
      system === 'team'
        ? [
            { name: 'First', members: members.slice(0, half) },
            { name: 'Second', members: members.slice(half) },
          ].filter((team) => team.members.length > 0)
        : undefined,
  };
}

const PLAYED = ['1-0', '1-0', '0-1', '0-1', '1/2-1/2'] as const;
const UNPLAYED = ['+/-', '-/+', '-/-'] as const;

/** Of an event where somebody loses everything, that somebody is the first player. */
function gamesOf(
  chance: Chance,
  system: System,
  players: readonly RandomPlayer[],
  rounds: number,
  more: () => object = () => ({}),
): readonly RandomGame[] {
  const forfeits = chance.one([0, 0, 3, 15]);
  const absent = chance.one([0, 0, 0, 5, 20]);
  const hasLoser = chance.percent(15);
  return pairings(chance, system, players.length, rounds).flatMap(([round, a, b]) => {
    if (chance.percent(absent)) return [];
    const [white, black] = chance.percent(50) ? [a, b] : [b, a];
    const drawn = chance.percent(forfeits) ? chance.one(UNPLAYED) : chance.one(PLAYED);
    const result = hasLoser && (white === 0 || black === 0) ? (white === 0 ? '0-1' : '1-0') : drawn;
    return [
      {
        round,
        white: (players[white] as RandomPlayer).id,
        black: (players[black] as RandomPlayer).id,
        result,
        ...(chance.percent(2) ? { rated: false } : {}),
        ...more(),
      },
    ];
  });
}

/**
 * Up to four events on one list, which share players by their ids: mostly with the same rating, sometimes with another, rated in one and
 * not in another, or with another rating on the previous list. Some periods lie on both sides of the first day of an edition.
 */
function periodBy(chance: Chance, edition: EditionId, id: string): RandomPeriodDocument {
  const { from, to, control, family } = TERMS[edition];
  const isFast = control !== 'standard';
  const [first, last] = [dayIn(from), dayIn(to)];
  const border = chance.percent(20) ? chance.one([first, last]) : undefined;
  const month = border === undefined ? monthOf(chance.between(first, last)) : monthOf(border);
  const list = monthText(month + 1);
  const field = randomField(chance, first, isFast);
  const cast = placesOf(chance.between(3, 9)).map((each) => randomChessPlayer(chance, each, field));
  const events = Array.from({ length: chance.one([1, 2, 2, 2, 3, 4]) }, (_, place) => {
    const start =
      border === undefined
        ? startIn(chance, first, last, month)
        : Math.max(earliestDay(edition), border + chance.between(-12, 12));
    const system = chance.one(SYSTEMS);
    const size = Math.max(2, Math.min(cast.length, sizeOf(chance, system)));
    const players = chance
      .shuffled(cast)
      .slice(0, size)
      .map((player) => seenAgain(chance, player, { ...field, start }));
    const days = [start, start + chance.between(0, 9)] as const;
    // a name in two ways: the edition outright, or the family and the first day
    const own = editionInForce(edition, dayText(start));
    const rulebook = !isFast && family === 'fide' && chance.percent(30) ? family : own;
    return chessEvent(chance, own, rulebook, { id: `${id}-${place + 1}`, system, days, players });
  });
  const entered = new Set(events.flatMap(({ players }) => players.map((player) => player.id)));
  const based = cast.filter((player) => entered.has(player.id) && chance.percent(15));
  return {
    period: events,
    list,
    base: Object.fromEntries(
      based.map((player) => [player.id, chance.percent(25) ? null : randomRating(chance, field)]),
    ),
  };
}

const startIn = (chance: Chance, first: Day, last: Day, month: number): Day => {
  const begin = dayIn(`${monthText(month)}-01`);
  return Math.min(last, Math.max(first, begin + chance.between(0, 27)));
};

/** A player of the period in one of its events. */
function seenAgain(chance: Chance, player: RandomPlayer, field: EventField): RandomPlayer {
  const drawn = chance.between(1, 100);
  if (drawn <= 85) return player;
  const { id, birth, sex, history } = player;
  // earlier results are the same in all events: two stories of one past have no right answer
  return drawn <= 93
    ? { id, birth, sex, ...ratedFacts(chance, field) }
    : { id, birth, sex, ...unratedFacts(chance, field), history };
}
