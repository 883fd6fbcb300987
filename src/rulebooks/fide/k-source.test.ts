/** What a K rests on, and what can be assumed where it rests on nothing. */
import { describe, expect, test } from 'vitest';
import type { AssumedK } from '../../core/event.ts';
import type { PlayerFacts } from '../../core/report.ts';
import { MSSZ_2017 } from '../mssz/editions.ts';
import type { Edition } from '../edition.ts';
import type { FidePlayerResult } from './book.ts';
import { FIDE_2014, FIDE_2024, FIDE_2025_10 } from './editions.ts';
import { born, day, eventOf, rated, unrated } from './event.fixture.ts';

const MAY = { start: day('2024-05-03'), end: day('2024-05-05') };
const ADULT = born('1980');
const JUNIOR = born('2010-01-01');

type Entry = PlayerFacts & { readonly kFrom?: 'list' };

const eventWith = (player: Entry, assumedK?: AssumedK) => ({
  ...eventOf([player, rated('B', 1900)], ['1 A 1/2-1/2 B'], MAY),
  ...(assumedK === undefined ? {} : { assumedK }),
});

/** K and what it rests on, of A in a game with B. */
function sourceOf(edition: Edition, player: Entry, assumedK?: AssumedK): readonly unknown[] {
  const { k, kFrom } = edition.rate(eventWith(player, assumedK)).players['A'] as FidePlayerResult;
  return [k, kFrom];
}

const A = { id: 'A', birth: ADULT };

for (const edition of [FIDE_2014, FIDE_2024, FIDE_2025_10, MSSZ_2017]) {
  describe(`${edition.id}: K rests`, () => {
    for (const [what, player, k, kFrom] of [
      ['on the number of games', { ...A, rating: 1800, games: 30 }, 20, 'facts'],
      ['on it also where it makes a newcomer', { ...A, rating: 1800, games: 29 }, 40, 'facts'],
      ['on it where the birth is not known', { id: 'A', rating: 1800, games: 0 }, 40, 'facts'],
      ['on the K that the report gives', { ...A, rating: 1800, k: 15 }, 15, 'facts'],
      ['on the list that gave it', { ...A, rating: 1800, k: 20, kFrom: 'list' }, 20, 'list'],
      ['on a rating of 2400, whatever the games', { ...A, rating: 2400 }, 10, 'facts'],
      ['on a highest rating of 2400, whatever the games', { ...A, rating: 2399, peak: 2400 }, 10, 'facts'],
      ['on youth, whatever the games', { id: 'A', rating: 1800, birth: JUNIOR }, 40, 'facts'],
      ['on having been unrated when the event began', { ...A, currentRating: 1800 }, 40, 'facts'],
      ['on nothing for an adult whose games are not known', { ...A, rating: 2399 }, 40, 'nothing'],
      ['on nothing for a junior of 2300', { id: 'A', rating: 2300, birth: JUNIOR }, 40, 'nothing'],
      ['on nothing where neither birth nor games are known', { id: 'A', rating: 1800 }, 40, 'nothing'],
    ] as const satisfies readonly (readonly [string, Entry, number, string])[]) {
      test(what, () => {
        expect(sourceOf(edition, player)).toEqual([k, kFrom]);
        const known = kFrom !== 'nothing';
        expect(sourceOf(edition, player, 15)).toEqual(known ? [k, kFrom] : [15, 'assumed']);
        expect(sourceOf(edition, player, 'established')).toEqual(known ? [k, kFrom] : [20, 'assumed']);
      });
    }
  });
}

describe('what K rests on', () => {
  test('is not told of who has no K: newcomers, and everybody in an event that is not rated', () => {
    const { players } = FIDE_2014.rate(eventOf([unrated('A'), rated('B', 1900)], ['1 A 1/2-1/2 B'], MAY));
    expect(players['A']).not.toHaveProperty('kFrom');
    const refused = { ...eventWith({ ...A, rating: 1800 }), controls: [{ minutes: 5, increment: 0 }] };
    const { rated: isRated, players: unchanged } = FIDE_2014.rate(refused);
    expect(isRated).toBe(false);
    expect(unchanged['A']).not.toHaveProperty('kFrom');
  });

  test('is the weakest of the events of a period', () => {
    const entered = (id: string, facts: Partial<Entry>) => ({
      ...eventWith({ ...A, rating: 1800, ...facts }),
      id,
      list: undefined,
    });
    const fromAll = (...all: readonly Partial<Entry>[]): unknown => {
      const events = all.map((facts, index) => entered(`e${index}`, facts));
      const rate = FIDE_2024.ratePeriod as NonNullable<Edition['ratePeriod']>;
      const { players } = rate(
        { events, base: new Map() },
        events.map(() => FIDE_2024),
      );
      return (players['A'] as FidePlayerResult).kFrom;
    };
    expect(fromAll({ games: 40 }, { k: 20, kFrom: 'list' })).toBe('list');
    expect(fromAll({ k: 20, kFrom: 'list' }, {}, { games: 40 })).toBe('nothing');
  });

  test('is told in the steps', () => {
    const told = (player: Entry, assumedK?: AssumedK): unknown => {
      const { steps } = FIDE_2024.rate(eventWith(player, assumedK), 'all').players['A'] as FidePlayerResult;
      const { clause, rule, given, gives } = steps?.[0]?.from[0]?.from.at(-1) ?? {};
      return [clause, rule, given, gives];
    };
    const unknown = { ...A, rating: 1800 };
    expect(told(unknown)).toEqual(['8.3.3', 'k-unknown', { established: 20 }, 40]);
    expect(told(unknown, 15)).toEqual(['8.3.3', 'k-assumed', { as: 'number' }, 15]);
    expect(told(unknown, 'established')).toEqual(['8.3.3', 'k-assumed', { as: 'established' }, 20]);
    expect(told({ ...unknown, k: 20, kFrom: 'list' })).toEqual(['8.3.3', 'k-listed', { k: 20 }, 20]);
    expect(told({ ...unknown, birth: JUNIOR })).toEqual(['8.3.3', 'k-junior', { under: 'year-end', below: 2300 }, 40]);
    expect(told({ ...unknown, rating: 2400 })).toEqual(['8.3.3', 'k-once-2400', { peak: 2400 }, 10]);
  });

  test('a note says whose games are not known, and what is assumed', () => {
    const facts = (assumedK?: AssumedK): unknown =>
      FIDE_2024.check(eventWith({ ...A, rating: 1800 }, assumedK)).find(({ code }) => code === 'fide.games-unknown')
        ?.facts;
    expect(facts()).toEqual({ players: ['A'] });
    expect(facts(15)).toEqual({ players: ['A'], assumed: 15 });
    expect(facts('established')).toEqual({ players: ['A'], assumed: 'established' });
  });
});
