import { describe, expect, test } from 'vitest';
import { tellWrongInput } from '../explain/calculator-words.ts';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { CALCULATOR_WORDS } from '../content/en/commands/calculators.ts';
import { tellSteps } from '../explain/tell.ts';
import type { EditionId } from './rulebook.ts';
import { type Calculated, calculate, listCalculators, WrongInput, wrongInputs } from './calculators.ts';

/** A question as it is typed: `change --own 2011 …`. */
function ask(typed: string): Calculated {
  const [name, ...words] = typed.split(' ') as [string, ...string[]];
  const given: Record<string, string> = {};
  for (let at = 0; at < words.length; at += 2) given[(words[at] as string).slice(2)] = words[at + 1] as string;
  const { rules, ...fields } = given;
  return calculate(name, rules as EditionId | undefined, fields);
}

/** What is wrong with a question, as the command line tells it. */
function wrongWith(typed: string): string {
  try {
    ask(typed);
  } catch (error) {
    if (error instanceof WrongInput) return tellWrongInput(error, CALCULATOR_WORDS, (field) => `--${field}`);
    throw error;
  }
  return 'nothing is wrong';
}

const answerTo = (typed: string): object => ask(typed).answer;

describe('every calculator', () => {
  for (const { name, rules, fields, example } of listCalculators()) {
    test(`${name}: its example has an answer, and steps that can be told`, () => {
      const { rules: edition, family, answer, steps } = ask(`${name} ${example}`);
      expect(rules).toContain(edition);
      expect(Object.keys(answer).length).toBeGreaterThan(0);
      const told = tellSteps(steps, family, en);
      expect(told.length).toBeGreaterThan(0);
      for (const { text } of told) expect(text).not.toMatch(/undefined|NaN|\[object/);
    });

    test(`${name}: without a field that is needed it asks for it`, () => {
      for (const { name: field } of fields.filter(({ needed }) => needed === true)) {
        const rest = example.replace(new RegExp(`--${field} \\S+ ?`), '').trim();
        expect(wrongWith(`${name} ${rest}`.trim())).toBe(`--${field} is needed`);
      }
    });
  }

  test('goes by the rules of today, or by the only ones it has', () => {
    expect(ask('expected --own 2700 --opponent 2200')).toMatchObject({
      rules: 'fide-2026-01',
      family: 'fide',
      answer: { gap: 500, counted: 500 },
    });
    expect(ask('go-promotion --grade 5k --points 1765').rules).toBe('mgsz-2012');
  });
});

describe('expected', () => {
  test('FIDE counts at most 400 points, since October 2025 only below 2650', () => {
    expect(answerTo('expected --own 2145 --opponent 2300')).toEqual({ gap: -155, counted: -155, expected: 0.29 });
    expect(answerTo('expected --own 2700 --opponent 2200 --rules fide-2024')).toEqual({
      gap: 500,
      counted: 400,
      expected: 0.92,
    });
    expect(answerTo('expected --own 2700 --opponent 2200')).toEqual({ gap: 500, counted: 500, expected: 0.96 });
  });

  test('ORR has its own table, and ratings below zero', () => {
    expect(answerTo('expected --rules orr --own 1260 --opponent 1026')).toEqual({ expected: 0.79 });
    expect(answerTo('expected --rules orr --own -20 --opponent −20')).toEqual({ expected: 0.5 });
  });

  test('Go takes stones, received or given', () => {
    expect(answerTo('expected --rules mgsz-2012 --own 1947 --opponent 1947,2087/1,1781/-2')).toMatchObject({
      expected: 1.47,
    });
  });
});

describe('change', () => {
  test('FIDE: K times score less expectation', () => {
    expect(answerTo('change --own 2011 --k 20 --games 2444:0.5,1890:1')).toEqual({
      n: 2,
      w: 1.5,
      we: 0.74,
      k: 20,
      change: 15.2,
      rounded: 15,
      computed: 2026,
      after: 2026,
    });
    expect(answerTo('change --own 2011 --k 20 --games 2444:½,1890:1')).toEqual(
      answerTo('change --own 2011 --k 20 --games 2444:.5,1890:1'),
    );
  });

  test('FIDE: K follows from the facts, and all games of the period limit it', () => {
    const games = '--games 2000:1';
    expect(answerTo(`change --own 2000 ${games}`)).toMatchObject({ k: 40, change: 20 });
    expect(answerTo(`change --own 2000 --played 30 ${games}`)).toMatchObject({ k: 20 });
    expect(answerTo(`change --own 2000 --played 30 --peak 2400 ${games}`)).toMatchObject({ k: 10 });
    expect(answerTo(`change --own 2000 --played 30 --birth 2012 --on 2026-09-05 ${games}`)).toMatchObject({ k: 40 });
    expect(answerTo(`change --own 2000 --played 30 --other-games 49 ${games}`)).toMatchObject({ k: 14, change: 7 });
  });

  test('ORR', () => {
    expect(answerTo('change --rules orr --own 1260 --games 1026:1')).toEqual({
      score: 1,
      expected: 0.79,
      sr: 0.21,
      k: 40,
      change: 8.3559,
      after: 1268,
    });
  });

  test('Go, example 7: 1947 points at C = 15, handicap less one stone, become 1979', () => {
    const games = '2087/1:1,2130/2:1,1781/-2:1,1992:1,2419/4:0';
    expect(answerTo(`change --rules mgsz-2012 --own 1947 --c 15 --games ${games}`)).toMatchObject({
      gamePoints: 2.11,
      change: 32,
      after: 1979,
    });
  });
});

describe('the games of a change', () => {
  const gamesOf = (typed: string) => ask(typed).games ?? [];

  test('FIDE 2022, the calculation that FIDE published: one game is upgraded, the one with the greatest difference', () => {
    const games = '1063:1,1299:1,1413:1,1872:0.5,1851:0,1427:1,1682:1';
    const rows = gamesOf(`change --rules fide-2022 --own 2000 --k 20 --games ${games}`);
    expect(rows.map(({ opponent, gap, counted, difference }) => [opponent, gap, counted, difference])).toEqual([
      ['1063', 937, 400, 8],
      ['1299', 701, 701, 1],
      ['1413', 587, 587, 2],
      ['1872', 128, 128, -17],
      ['1851', 149, 149, -70],
      ['1427', 573, 573, 2],
      ['1682', 318, 318, 13],
    ]);
    expect(rows.reduce((sum, { change = 0 }) => sum + change, 0)).toBe(-1220);
  });

  test('FIDE: what is expected, scored, and won by it, in hundredths', () => {
    expect(gamesOf('change --own 2011 --k 20 --games 2444:0.5')).toEqual([
      { opponent: '2444', gap: -433, counted: -400, expected: 8, score: 50, difference: 42, change: 840 },
    ]);
  });

  test('ORR: a change is of all games together', () => {
    expect(gamesOf('change --rules orr --own 1260 --games 1026:1')).toEqual([
      { opponent: '1026', gap: 234, counted: 234, expected: 79, score: 100, difference: 21 },
    ]);
  });

  test('Go: from the points that the player has in the part of the event', () => {
    const games = '2087/1:1,2130/2:1,1781/-2:1,1992:1,2419/4:0';
    const typed = `change --rules mgsz-2012 --own 1947 --c 15 --games ${games}`;
    const rows = gamesOf(typed);
    expect(rows.map(({ opponent }) => opponent)).toEqual(['2087/1', '2130/2', '1781/-2', '1992', '2419/4']);
    expect(rows.reduce((sum, { difference }) => sum + difference, 0)).toBeCloseTo(211);
    expect(rows.map(({ change, difference }) => change === 15 * difference)).not.toContain(false);
  });

  test('no other calculator has games', () => {
    expect(ask('expected --own 2011 --opponent 2444')).not.toHaveProperty('games');
  });
});

describe('k', () => {
  for (const [typed, k] of [
    ['--own 2011 --played 29', 40],
    ['--own 2011 --played 30', 20],
    ['--own 2011 --played 120 --birth 2012 --on 2026-09-05', 40],
    ['--own 2011 --played 120 --birth 2007-12-31 --on 2026-01-01', 20],
    ['--own 2399 --played 120 --on 2026-09-05', 20],
    ['--own 2400 --played 120', 10],
    ['--own 2300 --played 120 --peak 2400', 10],
    ['--own 2011 --played 120 --rules mssz-2017', 20],
  ] as const) {
    test(`${typed} is ${k}`, () => expect(answerTo(`k ${typed}`)).toEqual({ k }));
  }

  test('ORR: the sign of the result decides', () => {
    const row = { gain: 40, loss: 25, from: 1100, to: 1299 };
    expect(answerTo('k --rules orr --own 1260 --sr 0.21')).toEqual({ k: 40, ...row });
    expect(answerTo('k --rules orr --own 1260 --sr -0,21')).toEqual({ k: 25, ...row });
  });
});

describe('MSSZ II.1, ten games against an average of 2300, four points', () => {
  for (const [own, k, expected, change] of [
    [2145, 40, 2.9, 44],
    [2145, 20, 2.9, 22],
    [2145, 10, 2.9, 11],
    [2388, 40, 6.2, -88],
    [2388, 20, 6.2, -44],
    [2388, 10, 6.2, -22],
  ] as const) {
    test(`${own} with K ${k} may expect ${expected} and changes by ${change}`, () =>
      expect(answerTo(`average --own ${own} --average 2300 --n 10 --score 4 --k ${k}`)).toEqual({ expected, change }));
  }

  test('without a score only the expectation', () => {
    const { answer, steps } = ask('average --own 2145 --average 2300 --n 10');
    expect(answer).toEqual({ expected: 2.9 });
    expect(steps.map(({ clause, gives }) => [clause, gives])).toEqual([['II.1', 2.9]]);
  });
});

describe('MSSZ II.3, the performance of ten games against an average of 2300', () => {
  for (const [score, performance] of [
    ['4', 2228],
    ['5', 2300],
    ['6', 2372],
    ['8', 2540],
  ] as const) {
    test(`${score} points are ${performance}`, () => {
      const { answer, steps } = ask(`performance --rules mssz-2017 --average 2300 --n 10 --score ${score}`);
      expect(answer).toMatchObject({ average: 2300, performance });
      expect(steps.map(({ clause }) => clause)).toEqual(['II.3']);
    });
  }

  test('the same from the opponents themselves', () => {
    expect(answerTo('performance --opponents 2290,2310 --score 1½')).toEqual(
      answerTo('performance --average 2300 --n 2 --score 1,5'),
    );
  });
});

describe('initial', () => {
  test('FIDE 8.34: 1 of 3, 3 of 5 and 2½ of 4 make 6½ of 12 against 2184, half a point over: 2199', () => {
    for (const rules of ['fide-2014', 'mssz-2017']) {
      expect(
        answerTo(`initial --rules ${rules} --earlier 2220/3:1,2150/5:3 --average 2200 --n 4 --score 2½`),
      ).toMatchObject({ status: 'listed', games: 12, score: 6.5, computed: 2199, rating: 2199 });
    }
  });

  test('MSSZ II.2: 2080 is printed for 12 of 15 against 1900, 20 a half point, where 8.23 has 15 and gives 2035', () => {
    const typed = 'initial --rules mssz-2017 --average 1900 --n 15 --score 12';
    expect(answerTo(typed)).toMatchObject({ rating: 2035 });
    expect(answerTo(`${typed} --bonus 20`)).toMatchObject({ rating: 2080 });
  });

  test('FIDE 2024 adds two draws against 1800', () => {
    expect(answerTo('initial --opponents 1902,1877,1884,2012,1832 --score 3')).toEqual({
      status: 'listed',
      games: 5,
      score: 3,
      computed: 1922,
      rating: 1922,
    });
    expect(answerTo('initial --opponents 1902,1877,1884,2012 --score 3')).toMatchObject({
      status: 'part-result',
      rating: null,
    });
  });
});

describe('needed', () => {
  test('FIDE: the lowest score that is enough, or none', () => {
    const typed = 'needed --own 2011 --k 20 --opponents 2444,1890,2012';
    expect(answerTo(`${typed} --wished 2030`)).toMatchObject({ w: 2.5, after: 2036 });
    expect(answerTo(`${typed} --wished 2026`)).toMatchObject({ w: 2, after: 2026 });
    expect(answerTo(`${typed} --wished 2900`)).toEqual({ score: null });
  });

  test('ORR', () => {
    expect(answerTo('needed --rules orr --own 1260 --opponents 1026 --wished 1268')).toEqual({ score: 1, after: 1268 });
    expect(answerTo('needed --rules orr --own 1260 --opponents 1026 --wished 1300')).toEqual({ score: null });
  });

  test('Go: the game points and the wins', () => {
    expect(answerTo('needed --rules mgsz-2012 --own 1947 --c 30 --opponents 1947,1947 --wished 1977')).toEqual({
      gamePoints: 0.985,
      expected: 1,
      wins: 2,
      isCut: false,
    });
  });
});

describe('MSSZ, appendix II.2', () => {
  test('twelve points of fifteen games: the rating is not the performance, and K stays 40 for fifteen games more', () => {
    expect(answerTo('entry --average 1900 --n 15 --score 12')).toEqual({
      rating: 2035,
      k40Left: 15,
      performance: 2140,
    });
    expect(answerTo('entry --average 1900 --n 15 --score 12 --bonus 20')).toMatchObject({ rating: 2080 });
    expect(answerTo('entry --average 1766 --n 5 --score ½')).toMatchObject({ rating: 1400, performance: 1400 });
  });
});

test('ORR, the example with one game: 1260 is the estimate; 1410 is printed for Rmax 1410.987, the fraction cut off', () => {
  expect(answerTo('orr-newcomer --kt 11 --games 1026:1 --ages 7')).toEqual({
    rmax: 1411,
    rmin: 611,
    rpmax: 1111,
    start: 1111,
    rsr: 1069,
    rp: 1260,
    primary: 1260,
    after: 1268,
    change: 8.3559,
  });
});

describe('Go, annex 2', () => {
  test('example 2: a 1 dan reaches 2 dan and defends it', () => {
    expect(answerTo('go-promotion --grade 1d --points 2035,2055,2040,2075')).toEqual({
      titles: [
        { rank: '1d', reached: {} },
        { rank: '1d', reached: { '2d': 1 } },
        { rank: '1d', reached: { '2d': 1 } },
        { rank: '2d', reached: {} },
      ],
      next: { grade: '3d', limit: 2130, marks: 0 },
    });
    expect(answerTo('go-promotion --grade 1d --points 2075 --reached 2d:1')).toMatchObject({
      titles: [{ rank: '2d', reached: {} }],
    });
  });

  test('example 4a: the European Championship, 20 + 10 + 5 + 10 = 45', () => {
    expect(answerTo('go-multiplier --base 120 --participants 500 --importance european-or-world')).toEqual({
      c: 45,
      category: 'A',
      additions: [
        { row: 'large', addition: 5 },
        { row: 'european-or-world', addition: 10 },
        { row: 'no-handicap', addition: 10 },
      ],
      open: null,
    });
  });

  test('example 4b: the KPMC, 10 + 10 + 5 = 25, if the overtime lasts ten minutes or more', () => {
    const kpmc = 'go-multiplier --base 45 --importance invitational-or-national';
    expect(answerTo(`${kpmc} --japanese 14`)).toMatchObject({ c: 25, category: 'C' });
    expect(answerTo(`${kpmc} --japanese 13`)).toMatchObject({ c: 20, category: 'D' });
    expect(answerTo(`${kpmc} --canadian 10/45`)).toMatchObject({ c: 25, category: 'C' });
    expect(answerTo(`${kpmc} --japanese 14 --handicap yes`)).toMatchObject({ c: 15 });
    expect(answerTo(`${kpmc} --japanese 14 --handicap no`)).toMatchObject({ c: 25 });
    expect(answerTo('go-multiplier --base 7.5 --board 13')).toMatchObject({ c: 5, category: null });
  });

  test('example 6: a win of the stronger at 82 points, a win of the weaker at 12', () => {
    expect(answerTo('go-game --white 1947 --black 1865 --result 1-0')).toMatchObject({
      points: { white: 0.31, black: -0.31 },
    });
    expect(answerTo('go-game --white 1947 --black 1935 --result 0-1')).toEqual({
      corrected: { white: 1947, black: 1935 },
      difference: 12,
      chance: 0.48,
      expected: { white: 0.52, black: 0.48 },
      points: { white: -0.52, black: 0.52 },
    });
  });

  test('example 7, its first game: a stone makes 1947 count as 2007 against 2087', () => {
    expect(answerTo('go-game --white 2087 --black 1947 --stones 1 --result 0-1')).toMatchObject({
      corrected: { white: 2087, black: 2007 },
      points: { white: -0.69, black: 0.69 },
    });
  });
});

describe('a wrong question is told what is wrong', () => {
  for (const [typed, says] of [
    ['handicap', /^there is no calculator “handicap”; there are expected, change, .+, go-promotion$/],
    ['go-game --rules orr', '--rules mgsz-2012'],
    [
      'expected --rules mssz',
      'expected goes with --rules fide-2014, fide-2017, fide-2022, fide-2024, fide-2025-10, fide-2026-01, fide-rapid-2024, fide-rapid-2024-12, fide-blitz-2024, fide-blitz-2024-12, mssz-2017, orr, mgsz-2012',
    ],
    ['expected --own 1 --against 2', 'expected knows no --against; it takes --own --opponent'],

    ['expected --own much --opponent 1', '--own takes a number, not “much”'],
    ['expected --own 0x10 --opponent 1', '--own takes a number, not “0x10”'],
    ['expected --own 1e3 --opponent 1', '--own takes a number, not “1e3”'],
    ['expected --own Infinity --opponent 1', '--own takes a number, not “Infinity”'],
    ['expected --own 9999999 --opponent 1', '--own takes a number, not “9999999”'],
    ['expected --own 1500.5 --opponent 1', '--own takes a whole number, not “1500.5”'],
    ['expected --own 0 --opponent 1', '--own takes a number from 1 to 4000, not “0”'],
    ['expected --own 1 --opponent 4001', '--opponent takes a number from 1 to 4000, not “4001”'],
    ['expected --rules mgsz-2012 --own 1 --opponent 2/1/3', 'two values with “/” between them, not “2/1/3”'],
    ['expected --rules mgsz-2012 --own 1 --opponent 2/101', '--opponent takes a number from -100 to 100, not “101”'],

    ['change --own 2000 --k 20 --games 2000', '--games takes two values with “:” between them, not “2000”'],
    ['change --own 2000 --k 20 --games 2000:1:1', '--games takes two values with “:” between them, not “2000:1:1”'],
    ['change --own 2000 --k 20 --games 2000:2', '--games: a game gives 1, 0.5 or 0, not “2”'],
    ['change --own 2000 --k 20 --games 2000:0.3', '--games takes points in halves, not “0.3”'],
    ['change --own 2000 --k 20 --games 2000:-1', '--games takes points in halves, not “-1”'],
    ['change --own 2000 --k 0 --games 2000:1', '--k takes a number from 1 to 1000000, not “0”'],
    ['change --own 2000 --played -1 --games 2000:1', '--played takes a number from 0 to 1000000, not “-1”'],
    ['change --own 2000 --peak 1999 --games 2000:1', '--peak 1999 is below the own rating of 2000'],
    ['change --own 2000 --birth 2012 --games 2000:1', '--on is needed'],
    ['change --own 2000 --birth 2012-13-01 --games 2000:1', '--birth takes a date or a year'],
    ['change --own 2000 --on 2026-02-30 --games 2000:1', '--on takes a date such as 2026-09-05'],
    ['change --own 2000 --k 20 --played 5 --games 2000:1', 'has no use for --played beside the other values'],
    ['change --own 2000 --k 20 --c 5 --games 2000:1', 'change under fide-2026-01 has no use for --c'],
    ['change --rules orr --own 2000 --k 20 --games 2000:1', 'change under orr has no use for --k'],
    ['change --rules mgsz-2012 --own 2000 --games 2000:1', '--c is needed'],
    ['change --rules mgsz-2012 --own 2000 --c 1001 --games 2000:1', '--c takes a number from 0 to 1000, not “1001”'],
    ['k --own 2000 --sr 1', 'k under fide-2026-01 has no use for --sr'],
    ['k --rules orr --own 2000', '--sr is needed'],

    ['performance --score 1', '--opponents is needed'],
    ['performance --average 2300 --score 1', '--n is needed'],
    ['performance --average 2300 --n 0 --score 0', '--n takes a number from 1 to 1000000, not “0”'],
    ['performance --average 2300 --n 2 --score 2.5', '2.5 points are more than 2 games can give'],
    ['performance --opponents 2300,2200 --score 2½', '2.5 points are more than 2 games can give'],
    ['performance --opponents 2300,2200 --average 2250 --n 2 --score 1', 'has no use for --opponents'],
    ['performance --average 2300.12345 --n 2 --score 1', '--average takes an average from 1 to 4000 of at most four'],
    ['performance --average 4000.5 --n 2 --score 1', '--average takes an average from 1 to 4000'],
    ['performance --average 0.5 --n 2 --score 1', '--average takes an average from 1 to 4000'],
    ['initial --earlier 2220:1 --opponents 2000 --score 1', '--earlier takes two values with “/” between them'],
    ['initial --earlier 2220/3:4 --opponents 2000 --score 1', '4 points are more than 3 games can give'],
    ['initial --bonus 20 --opponents 2000 --score 1', 'initial under fide-2026-01 has no use for --bonus'],
    ['average --own 2145 --average 2300 --n 10 --score 4', '--k is needed'],
    ['average --own 2145 --average 2300 --n 10 --k 20', 'average under mssz-2017 has no use for --k'],
    ['average --own 2145 --average 2300 --n 10 --score 11 --k 20', '11 points are more than 10 games can give'],
    ['needed --own 2011 --k 20 --opponents 2444 --wished 4001', '--wished takes a number from 1 to 4000, not “4001”'],
    ['needed --own 2011 --k 20 --opponents 2444,,1 --wished 2', '--opponents takes a number, not “”'],

    ['orr-newcomer --kt 7 --games 1026:1 --ages 7', '--kt takes a number from 8 to 25, not “7”'],
    ['orr-newcomer --kt 26 --games 1026:1 --ages 7', '--kt takes a number from 8 to 25, not “26”'],
    ['orr-newcomer --kt 11 --games 1026:1 --ages 4', '--ages takes a number from 5 to 13, not “4”'],
    ['orr-newcomer --kt 11 --games 1026:1 --ages 14', '--ages takes a number from 5 to 13, not “14”'],
    ['orr-newcomer --kt 11 --games 1026:1 --ages 7,8', '--ages takes one age for each game'],

    ['go-game --white 1 --black 2 --result 2-0', '--result takes one of 1-0, 0-1, 1/2-1/2'],
    ['go-game --white 1 --black 2 --result 1-0 --stones -1', '--stones takes a number from 0 to 100, not “-1”'],
    ['go-multiplier --base -5', '--base takes minutes, such as 60 or 7.5'],
    ['go-multiplier --base 7.12345', '--base takes minutes, such as 60 or 7.5'],
    ['go-multiplier --base 60 --importance huge', /^--importance takes one of invitational-or-national, .+$/],
    ['go-multiplier --base 60 --handicap maybe', '--handicap takes one of yes, no'],
    ['go-multiplier --base 60 --japanese -1', '--japanese takes a number from 0 to'],
    ['go-multiplier --base 60 --canadian 10', '--canadian takes two values with “/” between them, not “10”'],
    ['go-multiplier --base 60 --canadian 10/0', '--canadian takes a number from 1 to'],
    ['go-multiplier --base 60 --japanese 30 --canadian 10/25', 'has no use for --canadian'],
    ['go-promotion --grade 99k --points 1', '--grade takes a grade such as 12k or 2d, not “99k”'],
    ['go-promotion --grade 1d --points 1 --reached 2d', '--reached takes two values with “:” between them, not “2d”'],
    ['go-promotion --grade 1d --points 1 --reached x:1', '--reached takes a grade such as 12k or 2d, not “x”'],
    ['go-promotion --grade 1d --points 1 --reached 2d:-1', '--reached takes a number from 0 to'],
  ] as const) {
    test(typed, () => {
      expect(wrongWith(typed)).toMatch(says);
    });
  }
});

describe('lists of values', () => {
  const answerTo = (opponents: string): unknown =>
    calculate('performance', undefined, { opponents, score: '1.5' }).answer;

  test.each([
    '2300,2200',
    '2300, 2200',
    '2300;2200',
    '2300 ; 2200',
    '2300 2200',
    ' 2300\t2200 ',
    '2300,2200,',
    '2300; 2200;',
  ])('blanks, commas and semicolons separate: %j', (opponents) =>
    expect(answerTo(opponents)).toEqual(answerTo('2300,2200')),
  );

  test.each(['2444:0.5,1890:1', '2444:½; 1890:1', '2444 : 0,5 1890 : 1', '2444:,5,1890:1'])('games as %j', (games) =>
    expect(calculate('change', undefined, { own: '2011', k: '20', games }).answer).toEqual(
      calculate('change', undefined, { own: '2011', k: '20', games: '2444:0.5,1890:1' }).answer,
    ),
  );
});

describe('all that is wrong with a question', () => {
  const codes = (name: string, given: Record<string, string>): readonly string[] =>
    wrongInputs(name, undefined, given).map(({ code, facts }) => `${code} ${'field' in facts ? facts.field : ''}`);

  test('is told at once', () => {
    expect(codes('needed', { own: 'x', k: '-3', opponents: '2444,y', other: '1' })).toEqual([
      'unknown-field other',
      'number own',
      'missing wished',
      'number opponents',
      'range k',
    ]);
  });

  test('is told of each item of a list', () => {
    const items = wrongInputs('change', undefined, { own: '2011', k: '20', games: '2444:5, foo; 1890:1 x:½' });
    expect(items.map(({ code, facts }) => [code, 'text' in facts ? facts.text : ''])).toEqual([
      ['game-score', '5'],
      ['two', 'foo'],
      ['number', 'x'],
    ]);
    // of a very long list the first items are looked at one by one, and of the others the first wrong one
    const long = wrongInputs('change', undefined, { own: '2011', k: '20', games: `${'2444:1 '.repeat(60)}foo bar` });
    expect(long.map(({ facts }) => ('text' in facts ? facts.text : ''))).toEqual(['foo']);
    expect(codes('change', { own: '20 11', k: '20', games: '2444:1' })).toEqual(['number own']);
  });

  test('is nothing where nothing is, and what does not fit together where every value is right', () => {
    expect(codes('needed', { own: '2011', k: '20', opponents: '2444', wished: '2030' })).toEqual([]);
    expect(codes('performance', { opponents: '2300,2200', score: '2½' })).toEqual(['too-many-points ']);
    expect(codes('performance', { opponents: '2300,x', score: '9' })).toEqual(['number opponents']);
    expect(codes('nothing', {})).toEqual(['unknown-calculator ']);
  });

  test('what the example has no value for is left out', () => {
    expect(codes('change', { own: '2011', k: '20', games: '2444:1', 'other-games': 'x' })).toEqual([
      'number other-games',
    ]);
  });

  test('a fault of ours is no wrong input', () => {
    const given = {
      get own(): string {
        throw new TypeError('ours');
      },
    };
    expect(() => wrongInputs('change', undefined, given)).toThrow('ours');
  });
});
