import { describe, expect, test } from 'vitest';
import { dayOf, type Month, parseDay, parseMonth } from '../../../core/dates.ts';
import { Why } from '../../../core/reasons.ts';
import { LIST_COLUMNS } from '../lists.ts';
import type { FideRules } from '../reasons.ts';
import { exclusion, inactive, listEntry, type Standing2014 } from './lists.ts';

const LIST = parseMonth('2015-07') as Month;

const STANDING: Standing2014 = {
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
  periodGames: 4,
  lastGame: dayOf(2015, 6, 20),
};

const standing = (changes: Partial<Standing2014>): Standing2014 => ({ ...STANDING, ...changes });

const entryOf = (changes: Partial<Standing2014>, list = LIST) => {
  const answer = listEntry(standing(changes), list);
  return answer.on === 'list' ? answer.entry : undefined;
};

describe('FIDE 2014 7.23a, inactive', () => {
  for (const [lastGame, on, answer] of [
    ['2014-06-30', '2015-07-01', true],
    ['2014-07-01', '2015-07-01', false],
    ['2014-07-02', '2015-07-01', false],
    ['2016-02-29', '2017-03-01', false],
    ['2016-02-29', '2017-03-02', true],
  ] as const) {
    test(`a last game on ${lastGame} leaves a player ${answer ? 'inactive' : 'active'} on ${on}`, () =>
      expect(inactive(parseDay(lastGame) as number, parseDay(on) as number)).toBe(answer));
  }
});

describe('FIDE 2014 7.12, the line of a player', () => {
  test('it shows what the text asks for, and of the birthday the year', () => {
    const entry = entryOf({});
    expect(entry).toEqual({
      id: '700001',
      name: 'Minta Anna',
      title: 'WFM',
      federation: 'HUN',
      rating: 2050,
      games: 4,
      birthYear: 1990,
      sex: 'f',
      k: 20,
      inactive: false,
    });
    expect(Object.keys(entry as object).sort()).toEqual([...LIST_COLUMNS].sort());
    expect(LIST_COLUMNS.slice(0, 6)).toEqual(['name', 'title', 'federation', 'rating', 'id', 'games']);
  });

  test('what is not known is null', () =>
    expect(listEntry({ id: 'x', rating: 1500, periodGames: 0 }, LIST)).toEqual({
      on: 'list',
      entry: {
        id: 'x',
        name: null,
        title: null,
        federation: null,
        rating: 1500,
        games: 0,
        birthYear: null,
        sex: null,
        k: 40,
        inactive: false,
      },
    }));

  for (const [what, changes, k] of [
    ['29 games', { games: 29 }, 40],
    ['30 games', { games: 30 }, 20],
    ['a peak of 2399', { peak: 2399 }, 20],
    ['a peak of 2400', { peak: 2400 }, 10],
    ['2400 now and an older peak', { rating: 2400, peak: 2390 }, 10],
    ['2400 now and no peak given', { rating: 2400, peak: undefined }, 10],
    ['the 18th birthday on the day after the list', { birth: { year: 1997, day: dayOf(1997, 7, 2) } }, 40],
    ['the 18th birthday on the day of the list', { birth: { year: 1997, day: dayOf(1997, 7, 1) } }, 20],
  ] as const) {
    test(`K is ${k} with ${what}`, () => expect(entryOf(changes)?.k).toBe(k));
  }

  test('the reason for K is told when somebody asks', () => {
    const why = new Why<FideRules>();
    listEntry(STANDING, LIST, why);
    expect(why.steps).toMatchObject([{ clause: '8.56', rule: 'k-established', gives: 20 }]);
  });

  test('7.23b: a game in the period makes active again', () => {
    const lastGame = dayOf(2014, 6, 30);
    expect(entryOf({ periodGames: 0, lastGame })?.inactive).toBe(true);
    expect(entryOf({ periodGames: 0, lastGame: dayOf(2014, 7, 1) })?.inactive).toBe(false);
    expect(entryOf({ periodGames: 1, lastGame })?.inactive).toBe(false);
    expect(entryOf({ periodGames: 0, lastGame: undefined })?.inactive).toBe(false);
  });
});

describe('FIDE 2014 7.2 and 13, who is not on the list', () => {
  const out = (changes: Partial<Standing2014>) => listEntry(standing({ title: undefined, ...changes }), LIST);
  const decision = { by: 'FIDE', on: dayOf(2015, 1, 1) };

  test('7.21: whose rating fell below 1000', () => {
    expect(out({ rating: 999 })).toEqual({ on: 'none', clause: '7.21', ground: 'below-floor' });
    expect(out({ rating: 1000 }).on).toBe('list');
  });

  test('7.12: who is unrated', () =>
    expect(out({ rating: undefined })).toEqual({ on: 'none', clause: '7.12', ground: 'unrated' }));

  test('7.22: an unrated title holder is on a list apart, also after a fall below 1000', () => {
    const line = {
      on: 'title-list',
      clause: '7.22',
      entry: { id: '700001', name: 'Minta Anna', title: 'WFM', federation: 'HUN', birthYear: 1990, sex: 'f' },
    };
    expect(listEntry(standing({ rating: undefined }), LIST)).toEqual(line);
    expect(listEntry(standing({ rating: 999 }), LIST)).toEqual(line);
    expect(listEntry({ id: 'x', title: 'CM', periodGames: 0 }, LIST)).toEqual({
      on: 'title-list',
      clause: '7.22',
      entry: { id: 'x', name: null, title: 'CM', federation: null, birthYear: null, sex: null },
    });
  });

  test('13.1: who is no member of a member federation', () =>
    expect(out({ federationStatus: 'not-a-member' })).toEqual({
      on: 'none',
      clause: '13.1',
      ground: 'federation-not-a-member',
    }));

  test('13.2: whose federation is suspended', () =>
    expect(out({ federationStatus: 'suspended' })).toEqual({
      on: 'none',
      clause: '13.2',
      ground: 'federation-suspended',
    }));

  test('nothing is held against a federation of which nothing is known', () =>
    expect(exclusion(standing({ federationStatus: undefined }))).toBeUndefined());

  test('13.3: whom the federation has blocked, title or not', () => {
    const blocked = { by: 'HUN', ground: 'ban' };
    const answer = { on: 'none', clause: '13.3', ground: 'blocked' };
    expect(out({ blocked })).toEqual(answer);
    expect(listEntry(standing({ blocked, rating: undefined }), LIST)).toEqual(answer);
  });

  test('13.4: an exemption stands for the membership, not against a block', () => {
    expect(out({ federationStatus: 'not-a-member', exemption: decision }).on).toBe('list');
    expect(out({ federationStatus: 'suspended', exemption: decision }).on).toBe('list');
    expect(out({ blocked: { by: 'HUN' }, exemption: decision })).toMatchObject({ clause: '13.3' });
  });
});
