import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import type { Report } from '../../core/report.ts';
import { personId } from '../ids.ts';
import { kFactor } from '../../rulebooks/fide/2014/clauses.ts';
import { countedAge } from '../../rulebooks/orr/clauses.ts';
import {
  birthAtAge,
  birthForK,
  eventFactsIn,
  numberedReport,
  personsOf,
  playedGames,
  playerKey,
  reportContent,
  reportOf,
} from './content.ts';

const day = (text: string): number => parseDay(text) as number;

const REPORT: Report = {
  event: {
    id: 'as the file calls it',
    name: 'Spring Open',
    start: day('2024-05-01'),
    end: day('2024-05-09'),
    system: 'swiss',
    controls: [{ minutes: 90, increment: 30 }],
    arbiters: [{ name: 'Somebody', licence: 'A-1' }],
  },
  players: [
    { id: '1', name: 'Ács, Béla', fideId: '700001', birth: { year: 2010, day: day('2010-02-03') }, rating: 1500 },
    { id: '2', name: 'Nagy, Cili', rating: 1600 },
    { id: '3', name: 'Kis, Dani', member: false, fideRating: 1700 },
  ],
  games: [
    { round: 1, white: '1', black: '2', result: '1-0' },
    { round: 1, white: '3', black: '1', result: '-/+', rated: false },
    { round: 2, white: '2', black: '3', result: '1/2-1/2', handicap: 2 },
  ],
};

describe('the content of a report in an entry', () => {
  const content = reportContent(numberedReport(REPORT), [personId(7), undefined, personId(9)]);

  test('has persons by id, games as numbers, and facts in the words of the document format', () => {
    expect(content).toEqual({
      facts: {
        name: 'Spring Open',
        start: '2024-05-01',
        end: '2024-05-09',
        system: 'swiss',
        controls: [{ moves: undefined, minutes: 90, increment: 30 }],
        arbiters: [{ name: undefined, licence: 'A-1' }],
      },
      players: [{ person: personId(7) }, {}, { person: personId(9), given: { fideRating: 1700, member: false } }],
      games: [1, 0, 1, 0, 1, 2, 0, 4, 2, 1, 2, 2],
      special: { 1: { rated: false }, 2: { handicap: 2 } },
    });
  });

  test('names nobody and tells no birthday', () => {
    // of whom it is not known yet who it is nothing stands there, not even a place for it
    expect(content.players[1]).toStrictEqual({});
    expect(JSON.stringify(content)).not.toMatch(/Béla|Cili|Dani|Somebody|700001|2010/);
  });

  test('gives the report back, with what registry and lists know', () => {
    const report = reportOf({
      event: 'e5',
      content,
      persons: personsOf(content),
      factsAt: (place, person) => (person === undefined ? {} : { rating: 2000 + place }),
      also: { rounds: 2 },
      approvals: [{ clause: '0.2.3', by: 'the President' }],
    });
    expect(report.event).toEqual({
      id: 'e5',
      name: 'Spring Open',
      start: day('2024-05-01'),
      end: day('2024-05-09'),
      system: 'swiss',
      controls: [{ minutes: 90, increment: 30 }],
      arbiters: [{ licence: 'A-1' }],
      rounds: 2,
      approvals: [{ clause: '0.2.3', by: 'the President' }],
    });
    expect(report.players).toEqual([
      { id: personId(7), rating: 2000 },
      { id: '?2' },
      { id: personId(9), rating: 2002, fideRating: 1700, member: false },
    ]);
    expect(report.games).toEqual([
      { round: 1, white: personId(7), black: '?2', result: '1-0' },
      { round: 1, white: personId(9), black: personId(7), result: '-/+', rated: false },
      { round: 2, white: '?2', black: personId(9), result: '1/2-1/2', handicap: 2 },
    ]);
  });

  test('is plain where no game is special', () => {
    expect(numberedReport({ ...REPORT, games: REPORT.games.slice(0, 1) })).not.toHaveProperty('special');
  });

  test('has its games back in the order of rounds', () => {
    const games = playedGames({ games: [2, 1, 2, 2, ...content.games.slice(0, 8)], special: { 0: { handicap: 2 } } });
    expect(games).toEqual([
      { round: 1, white: 0, black: 1, result: '1-0', rated: true, handicap: 0 },
      { round: 1, white: 2, black: 0, result: '-/+', rated: true, handicap: 0 },
      { round: 2, white: 1, black: 2, result: '1/2-1/2', rated: true, handicap: 2 },
    ]);
  });

  test('takes the games as numbers where a format has them so', () => {
    const pairings = [1, 0, 1, 0];
    expect(numberedReport(REPORT, pairings).games).toBe(pairings);
  });

  test('an entry that was damaged is not read as if it were whole', () => {
    const damaged = { ...content, facts: { start: 'yesterday' } };
    expect(() => reportOf({ event: 'e1', content: damaged, persons: [1, 2, 3], factsAt: () => ({}) })).toThrow(
      /cannot be read back/,
    );
  });
});

test('an event that was entered with 0 rounds is read back as one that does not say how many', () => {
  expect(eventFactsIn({ name: 'Open', rounds: 0 })).toEqual({ name: 'Open' });
  expect(eventFactsIn({ name: 'Open', rounds: 9 })).toEqual({ name: 'Open', rounds: 9 });
  expect(() => eventFactsIn({ name: 'Open', rounds: -1 })).toThrow('an entry cannot be read back');
});

describe('who is not known yet', () => {
  test('is called by the place in the report', () => expect(playerKey(undefined, 3)).toBe('?4'));
});

describe('a birth that stands for the real one', () => {
  for (const [birth, on] of [
    ['2000-03-01', '2018-02-28'],
    ['2000-03-01', '2018-03-01'],
    ['2000-03-01', '2017-12-31'],
    ['2000-12-31', '2018-12-30'],
    ['2000-12-31', '2018-12-31'],
    ['2000-01-01', '2018-01-01'],
    ['2000-01-01', '2019-06-01'],
  ] as const) {
    test(`gives who was born on ${birth} the K of ${on}`, () => {
      const real = { year: 2000, day: day(birth) };
      const isUnder18 = day(on) < day(birth.replace('2000', '2018'));
      const facts = { rating: 1800, games: 40, peak: 1800, on: day(on) };
      expect(kFactor({ ...facts, birth: birthForK(2000, isUnder18) })).toBe(kFactor({ ...facts, birth: real }));
    });
  }

  for (const age of [5, 8, 13]) {
    test(`has the age of ${age} on the day itself`, () => {
      for (const on of ['2024-01-01', '2024-02-29', '2024-12-31'])
        expect(countedAge(birthAtAge(age, day(on)), day(on))).toBe(age);
    });
  }

  test('is none where nothing is known', () => {
    expect(birthForK(undefined, false)).toBeUndefined();
    expect(birthAtAge(null, 0)).toBeUndefined();
  });
});
