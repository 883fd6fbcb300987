import { describe, expect, test } from 'vitest';
import { type Fraction, decimal } from '../../core/exact.ts';
import type { PlayedResult } from '../../core/game.ts';
import type { Event, Game, Player } from '../../core/event.ts';
import {
  bandWidth,
  type CountedOvertime,
  chance,
  correctedElo,
  eloChange,
  extendedMinutes,
  gamePoints,
  inPoints,
  limitOf,
  type PromotionMarks,
  type MultiplierFacts,
  multiplier,
  promote,
  promoteSequence,
  rankOf,
  splitRounds,
  timeCategory,
} from './clauses.ts';
import { initialRank } from './newcomers.ts';
import { rateEvent } from './rate.ts';
import type { EntryGrade, Grade } from './tables.ts';
import cases from './vectors/mgsz-2012.json' with { type: 'json' };

type Args = Record<string, unknown>;

const minutes = (value: unknown): Fraction => decimal(value as number, 3) as Fraction;

/** In a document null and absent are the same. */
const withoutNulls = <T>(fields: Args): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as T;

const eventFacts = (fields: Args): MultiplierFacts => {
  const { baseMinutes, byoyomi, ...rest } = withoutNulls<Args>(fields);
  return {
    ...rest,
    ...(baseMinutes === undefined ? {} : { baseMinutes: minutes(baseMinutes) }),
    byoyomi: (byoyomi ?? null) as CountedOvertime,
  };
};

const FUNCTIONS: Record<string, (args: Args) => unknown> = {
  limitOf: ({ rank }) => limitOf(rank as EntryGrade),
  rankOf: ({ elo }) => rankOf(elo as number),
  bandWidth: ({ elo }) => bandWidth(elo as number),
  correctedElo: ({ elo, stones }) => correctedElo(elo as number, stones as number),
  chance: ({ diff }) => inPoints(chance(diff as number)),
  gamePoints: ({ white, black, result, handicap }) => {
    const pairing = { white: white as number, black: black as number, stones: handicap as number };
    const { points } = gamePoints(pairing, result as PlayedResult);
    return { white: inPoints(points[0]), black: inPoints(points[1]) };
  },
  extendedMinutes: ({ baseMinutes, byoyomi }) => {
    const extended = extendedMinutes(minutes(baseMinutes), byoyomi as CountedOvertime);
    return extended.parts / extended.of;
  },
  timeCategory: ({ baseMinutes, byoyomi }) =>
    timeCategory(minutes(baseMinutes), byoyomi as CountedOvertime)?.category ?? null,
  multiplier: ({ event }) => multiplier(eventFacts(event as Args)) ?? null,
  splitRounds: ({ c, rounds }) => splitRounds(c as number, rounds as number),
  eloChange: ({ c, sum }) => eloChange(c as number, Math.round((sum as number) * 1000)),
  promote: ({ rank, reached, elo }) =>
    promote({ rank: rank as Grade, reached: reached as PromotionMarks }, elo as number),
  promoteSequence: ({ rank, reached, elos }) =>
    promoteSequence({ rank: rank as Grade, reached: reached as PromotionMarks }, elos as number[]),
  initialRank: ({ entryRank }) => initialRank(entryRank as EntryGrade),
};

interface Document {
  readonly event: Args;
  readonly players: readonly Args[];
  readonly games: readonly Args[];
}

function strict({ event, players, games }: Document): Event {
  const ids = players.map(({ id }) => id);
  return {
    ...(eventFacts(event) as Event),
    players: players.map((player, index) => ({ ...withoutNulls<Player>(player), index })),
    games: games.map(
      ({ white, black, ...game }) =>
        ({
          rated: true,
          handicap: 0,
          ...game,
          white: ids.indexOf(white),
          black: ids.indexOf(black),
        }) as unknown as Game,
    ),
  };
}

/** Keys that the expected object names have to be equal; the result may have more. Marks are compared whole. */
function agrees(result: unknown, expected: unknown, path: string): void {
  if (expected === null || typeof expected !== 'object' || path.endsWith('.reached')) {
    expect(result, path).toEqual(expected);
  } else if (Array.isArray(expected)) {
    expect((result as unknown[]).length, `${path}.length`).toBe(expected.length);
    for (const [index, value] of expected.entries()) agrees((result as unknown[])[index], value, `${path}.${index}`);
  } else {
    for (const [key, value] of Object.entries(expected)) agrees((result as Args)[key], value, `${path}.${key}`);
  }
}

describe('the checked cases of MGSZ 2012', () => {
  test('there are 135 of them', () => expect(cases.length).toBe(135));
  for (const { case: name, clause, kind, input, expected } of cases) {
    test(`${name} (${clause})`, () => {
      if (kind === 'function') {
        const { fn, args } = input as { fn: string; args: Args };
        agrees(FUNCTIONS[fn]?.(args), (expected as { value: unknown }).value, 'value');
      } else agrees(rateEvent(strict(input as unknown as Document)), expected, 'result');
    });
  }
});
