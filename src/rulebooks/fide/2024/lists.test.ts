import { describe, expect, test } from 'vitest';
import { dayOf, type Month, parseMonth } from '../../../core/dates.ts';
import { Why } from '../../../core/reasons.ts';
import { FEDERATION_STATUSES, LEFT_OUT, LIST_COLUMNS } from '../lists.ts';
import type { FideRules } from '../reasons.ts';
import { exclusion, inactive, listEntry, type Standing2024 } from './lists.ts';

const month = (text: string): Month => parseMonth(text) as Month;
const LIST = month('2024-06');

const STANDING: Standing2024 = {
  id: '700001',
  name: 'Minta Anna',
  title: 'WFM',
  federation: 'HUN',
  federationStatus: 'member',
  sex: 'f',
  birth: { year: 1990, day: dayOf(1990, 5, 6) },
  rating: 2050,
  peak: 2101,
  games: 300,
  periodGames: 40,
  lastRatedList: LIST,
};

const standing = (changes: Partial<Standing2024>): Standing2024 => ({ ...STANDING, ...changes });

const entryOf = (changes: Partial<Standing2024>) => {
  const answer = listEntry(standing(changes), LIST);
  return answer.on === 'list' ? answer.entry : undefined;
};

describe('FIDE 2024 7.2.2, inactive', () => {
  for (const [last, list, answer] of [
    ['2024-05', '2024-05', false],
    ['2024-05', '2025-04', false],
    ['2024-05', '2025-05', true],
    ['2024-05', '2025-06', true],
  ] as const) {
    test(`last games on the list of ${last}: ${answer ? 'inactive' : 'active'} on that of ${list}`, () =>
      expect(inactive(month(last), month(list))).toBe(answer));
  }
});

describe('FIDE 2024 7.1.2, the line of a player', () => {
  test('it shows what the text asks for, the year of birth, and K as it is without the limit of 700', () => {
    const entry = entryOf({});
    expect(entry).toEqual({
      id: '700001',
      name: 'Minta Anna',
      title: 'WFM',
      federation: 'HUN',
      rating: 2050,
      games: 40,
      birthYear: 1990,
      sex: 'f',
      k: 20,
      inactive: false,
    });
    expect(Object.keys(entry as object).sort()).toEqual([...LIST_COLUMNS].sort());
    expect(LIST_COLUMNS.slice(1, 6)).toEqual(['title', 'federation', 'rating', 'id', 'games']);
  });

  for (const [what, changes, k] of [
    ['29 games', { games: 29 }, 40],
    ['30 games', { games: 30 }, 20],
    ['no number of games', { games: undefined }, 40],
    ['a peak of 2400', { peak: 2400 }, 10],
    ['2400 now and no peak given', { rating: 2400, peak: undefined }, 10],
    ['18 years in the year of the list', { birth: { year: 2006 } }, 40],
    ['19 years in the year of the list', { birth: { year: 2005 } }, 20],
    ['a junior who was 2300 once', { birth: { year: 2010 }, peak: 2300 }, 20],
    ['a junior who is 2300 now', { birth: { year: 2010 }, rating: 2300, peak: 2299 }, 20],
  ] as const) {
    test(`K is ${k} with ${what}`, () => expect(entryOf(changes)?.k).toBe(k));
  }

  test('the reason for K is told when somebody asks', () => {
    const why = new Why<FideRules>();
    listEntry(STANDING, LIST, why);
    expect(why.steps).toMatchObject([{ clause: '8.3.3', rule: 'k-established', gives: 20 }]);
  });

  test('7.2.2: the mark comes with the twelfth list without games and goes with the next game', () => {
    expect(entryOf({ periodGames: 0, lastRatedList: LIST - 11 })?.inactive).toBe(false);
    expect(entryOf({ periodGames: 0, lastRatedList: LIST - 12 })?.inactive).toBe(true);
    expect(entryOf({ periodGames: 1, lastRatedList: LIST - 12 })?.inactive).toBe(false);
    expect(entryOf({ periodGames: 0, lastRatedList: undefined })?.inactive).toBe(false);
  });
});

describe('FIDE 2024 7.2 and 10, who is not on the list', () => {
  const out = (changes: Partial<Standing2024>) => listEntry(standing(changes), LIST);

  test('7.2.1: whose rating fell below 1400, title or not', () => {
    expect(out({ rating: 1399 })).toEqual({ on: 'none', clause: '7.2.1', ground: 'below-floor' });
    expect(out({ rating: 1400 }).on).toBe('list');
  });

  test('7.1.2: who is unrated', () =>
    expect(out({ rating: undefined })).toEqual({ on: 'none', clause: '7.1.2', ground: 'unrated' }));

  test('10.1: who is no member of a member federation', () =>
    expect(out({ federationStatus: 'not-a-member' })).toEqual({
      on: 'none',
      clause: '10.1',
      ground: 'federation-not-a-member',
    }));

  test('10.1: whose federation is suspended', () =>
    expect(out({ federationStatus: 'suspended' })).toEqual({
      on: 'none',
      clause: '10.1',
      ground: 'federation-suspended',
    }));

  test('10.1: unless the Council approves otherwise', () => {
    const exemption = { by: 'FIDE Council' };
    expect(out({ federationStatus: 'suspended', exemption }).on).toBe('list');
    expect(out({ federationStatus: 'not-a-member', exemption }).on).toBe('list');
  });

  test('10.2: who has died', () => {
    const deceased = { by: 'HUN', on: dayOf(2024, 5, 3) };
    const answer = { on: 'none', clause: '10.2', ground: 'deceased' };
    expect(out({ deceased })).toEqual(answer);
    expect(out({ deceased, exemption: { by: 'FIDE Council' } })).toEqual(answer);
  });

  test('nothing is held against a federation of which nothing is known', () =>
    expect(exclusion(standing({ federationStatus: undefined }))).toBeUndefined());

  test('the grounds and the standings of a federation are closed lists', () => {
    expect(LEFT_OUT).toEqual([
      'unrated',
      'below-floor',
      'federation-not-a-member',
      'federation-suspended',
      'blocked',
      'deceased',
    ]);
    expect(FEDERATION_STATUSES).toEqual(['member', 'suspended', 'not-a-member']);
  });
});
