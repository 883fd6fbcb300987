import { EVERY, TESTED, type Tested } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { MgszFindings, MgszRules } from '../rulebooks/mgsz/reasons.ts';
import { type Say, speak } from '../explain/language.ts';
import { APPROVAL_SAMPLES } from './samples.fixture.ts';
import * as en from './en/phrases/mgsz.ts';
import * as hu from './hu/phrases/mgsz.ts';
import * as ru from './ru/phrases/mgsz.ts';

const BOOKS = { en, hu, ru } as const;
const NAMES: Readonly<Record<string, string>> = { a: 'Anna', b: 'Béla' };

type Samples<Rules extends { [Name in keyof Rules]: { given: unknown; gives: unknown } }> = {
  readonly [Name in keyof Rules]: readonly (readonly [Rules[Name]['given'], Rules[Name]['gives']])[];
};

const CATEGORY = { category: 'A', base: 60, extended: 82.5, minBase: 90, minExtended: 110 } as const;
const CHANGE = { part: 1, parts: 1, from: 1, to: 5, c: 30, sum: 0.52, exact: 15.6, before: 1947 };
const GAME = {
  round: 2,
  opponent: 'b',
  colour: 'white',
  points: 1947,
  opponentPoints: 1865,
  stones: 0,
  difference: 82,
  chance: 0.31,
  score: 1,
  expected: 0.69,
} as const;

const STEPS: Samples<MgszRules> = {
  multiplier: [
    [{ time: 15, importance: 10 }, 25],
    [{ time: 15, importance: 0 }, 15],
  ],
  'multiplier-13': [[{ board: 13 }, 5]],
  'multiplier-committee': [[{ board: 19 }, 10]],
  'multiplier-undetermined': [
    [{ cause: 'no-base-time' }, null],
    [{ cause: 'overtime' }, null],
    [{ cause: 'too-fast' }, null],
  ],
  'extended-japanese': [[{ base: 60, seconds: 30, moves: 45, added: 22.5 }, 82.5]],
  'extended-canadian': [[{ base: 40, minutes: 5, moves: 30, counted: 60, added: 10 }, 50]],
  'extended-sudden-death': [[{ base: 60 }, 60]],
  'time-category': [[CATEGORY, 20]],
  'better-category-missed': [[CATEGORY, false]],
  importance: [
    [{ row: 'invitational-or-national' }, 5],
    [{ row: 'european-or-world' }, 10],
    [{ row: 'no-handicap' }, 10],
  ],
  'importance-large': [
    [{ participants: 120, above: 80 }, 5],
    [{ participants: null, above: 80 }, 5],
  ],
  'event-cut': [[{ c: 45, rounds: 13, product: 585, limit: 300 }, [5, 4, 4]]],
  'entering-points': [[{ points: 1540 }, 1540]],
  'entering-points-proposed': [[{ grade: '10k' }, 1520]],
  'outside-points': [
    [{ grade: '1d' }, 1980],
    [{ grade: '3p' }, 2700],
  ],
  'initial-grade-set': [[{ grade: '4k' }, '4k']],
  'initial-grade': [
    [{ grade: '12k', cap: '5k' }, '12k'],
    [{ grade: '1d', cap: '5k' }, '5k'],
  ],
  'corrected-points': [
    [{ points: 1947, stones: 4, widths: [60, 70, 80, 100], added: 310 }, 2257],
    [{ points: 1947, stones: 1, widths: [60], added: 60 }, 2007],
  ],
  'roles-changed': [[{ white: 1947, black: 2015 }, 'black']],
  chance: [[{ higher: 1947, lower: 1865, difference: 82 }, 0.31]],
  'game-points': [
    [GAME, 0.31],
    [{ ...GAME, colour: 'black', stones: 2, score: 0 }, -0.69],
    [{ ...GAME, stones: 1, score: 0.5 }, -0.19],
  ],
  'game-not-played': [[{ round: 3, opponent: 'b', result: '+/-' }, null]],
  'game-excluded': [[{ round: 3, opponent: 'b' }, null]],
  change: [
    [CHANGE, 16],
    [{ ...CHANGE, sum: 0.5, exact: 15 }, 15],
    [{ ...CHANGE, part: 2, parts: 2, from: 6, to: 10, sum: -0.52, exact: -15.6 }, -16],
  ],
  'new-points': [
    [{ before: 1947, change: 16, games: 5 }, 1963],
    [{ before: 1947, change: 0, games: 0 }, 1947],
  ],
  'outside-not-rated': [[{ games: 2, sum: -0.55 }, null]],
  'grade-reached-once': [[{ points: 1640, limit: 1635, from: '8k' }, '7k']],
  'grade-reached-again': [[{ points: 2075, limit: 2050, from: '1d' }, '2d']],
  'grade-reached-first': [[{ points: 2055, limit: 2050, grade: '2d' }, 1]],
  'grade-kept': [
    [{ points: 2100, grade: '2d', ofPoints: '2d' }, '2d'],
    [{ points: 2000, grade: '2d', ofPoints: '1d' }, '2d'],
  ],
  'grade-not-touched': [
    [{ grade: '1d', c: 15, games: 0 }, '1d'],
    [{ grade: '1d', c: 0, games: 3 }, '1d'],
  ],
  'entry-grade': [[{ points: 1979 }, '1k']],
  'entry-grade-egf': [[{ grade: '2d' }, '2d']],
  'entry-grade-free': [[{ board: 13 }, null]],
  'event-not-rated': [
    [{ before: 1700 }, 1700],
    [{ before: null }, null],
  ],
  'expected-score': [[{ games: 3 }, 1.47]],
  'wished-sum': [
    [{ points: 1947, wished: 1960, c: 30 }, 0.42],
    [{ points: 1947, wished: 1960, c: 0 }, null],
  ],
  'wished-wins': [
    [{ sum: 0.42, expected: 1.31, games: 3 }, 2],
    [{ sum: 0.42, expected: 1.31, games: 5 }, null],
  ],
};

const FINDINGS: { readonly [Code in keyof MgszFindings]: readonly MgszFindings[Code][] } = {
  ...APPROVAL_SAMPLES,
  'mgsz.board': [{ board: 9 }],
  'mgsz.pair-go': [{ event: 't' }],
  'mgsz.consultation': [{ event: 't' }],
  'mgsz.no-base-time': [{ event: 't' }],
  'mgsz.overtime': [{ kind: 'fischer' }],
  'mgsz.too-fast': [{ base: 9.5, extended: 9.5, minBase: 10, minExtended: 20 }],
  'mgsz.points-missing': [{ player: 'a' }],
  'mgsz.entry-grade-missing': [{ player: 'a' }],
  'mgsz.grade-missing': [{ player: 'a', points: 2000, grade: '1d' }],
  'mgsz.already-registered': [{ player: 'a' }],
  'mgsz.marks-set-aside': [{ player: 'a', grades: ['1k', '3d'] }],
  'mgsz.initial-points-proposed': [{ player: 'a', grade: '10k', points: 1520, score: 2.5, games: 4 }],
  'mgsz.initial-grade-from-points': [{ player: 'a', points: 1990, grade: '5k' }],
  'mgsz.initial-grade-committee': [{ player: 'a', grade: '1d', cap: '5k' }],
  'mgsz.entry-grade-above-table': [{ player: 'a', grade: '1p', points: 2700 }],
  'mgsz.entry-grade-differs': [{ player: 'a', entered: '1d', points: 1979, grade: '1k' }],
  'mgsz.nobody-covered': [{ players: 2 }],
  'mgsz.stones-to-stronger': [{ round: 1, white: 'a', black: 'b', whitePoints: 1650, blackPoints: 1700, stones: 2 }],
  'mgsz.stones-without-handicap': [{ games: 2 }, { games: 1 }],
  'mgsz.two-statuses': [{ additions: 15 }],
  'mgsz.large-claimed': [{ participants: 80, above: 80 }],
  'mgsz.participants-too-few': [{ participants: 1, players: 2 }],
  'mgsz.committee-c': [
    { c: 12, tables: 20 },
    { c: 12, tables: null },
  ],
  'mgsz.board-unknown': [{ board: 19 }],
  'mgsz.overtime-unknown': [{ base: 60 }],
  'mgsz.handicap-unknown': [{ addition: 10 }],
  'mgsz.participants-unknown': [
    { players: 2, claimed: false },
    { players: 2, claimed: true },
  ],
  'mgsz.jigo': [{ round: 2, white: 'a', black: 'b' }],
  'mgsz.game-not-played': [{ round: 2, white: 'a', black: 'b', result: '+/-' }],
  'mgsz.game-excluded': [{ round: 2, white: 'a', black: 'b' }],
  'mgsz.adjustment-mismatch': [
    { player: 'a', recorded: '2k', present: '1k' },
    { player: 'a', recorded: 1900, present: 1910 },
  ],
};

type AnyStep = (given: unknown, gives: unknown, say: Say) => string;
type AnyFinding = (facts: unknown, say: Say) => string;

function told(language: Tested): readonly string[] {
  const say = speak(EVERY[language], (id) => NAMES[id]);
  const { MGSZ_STEPS, MGSZ_FINDINGS } = BOOKS[language];
  const steps = Object.entries(STEPS).flatMap(([rule, samples]) =>
    samples.map(([given, gives]) => (MGSZ_STEPS as unknown as Record<string, AnyStep>)[rule]?.(given, gives, say)),
  );
  const findings = Object.entries(FINDINGS).flatMap(([code, samples]) =>
    samples.map((facts) => (MGSZ_FINDINGS as unknown as Record<string, AnyFinding>)[code]?.(facts, say)),
  );
  return [...steps, ...findings] as string[];
}

describe('MGSZ 2012 in words', () => {
  for (const language of TESTED) {
    test(`every phrase is a sentence without gaps (${language})`, () => {
      for (const sentence of told(language)) {
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object| {2}|\d-\d|[^\d)]\.\./);
      }
    });

    test(`different cases are told differently (${language})`, () => {
      const sentences = told(language).filter((_, index) => index < 60);
      expect(new Set(sentences).size).toBe(sentences.length);
    });
  }

  test('a game and the change in three languages', () => {
    const [game, change] = [STEPS['game-points'][1], STEPS.change[2]];
    const say = (language: Tested) => speak(EVERY[language], (id) => NAMES[id]);
    const of = (language: Tested) => [
      BOOKS[language].MGSZ_STEPS['game-points'](...(game as (typeof STEPS)['game-points'][number]), say(language)),
      BOOKS[language].MGSZ_STEPS.change(...(change as (typeof STEPS)['change'][number]), say(language)),
    ];
    expect(of('en')).toEqual([
      'Round 2 against Béla (1865), 2 handicap stones received: difference +82, lost where 0.69 was expected, −0.69 game points.',
      'Part 2, rounds 6 to 10, starts from 1947. The game points add up to −0.52; times C = 30 this is −15.6, rounded to −16.',
    ]);
    expect(of('hu')).toEqual([
      '2. forduló, ellenfél: Béla (1865), kapott előny: 2 kő; különbség +82, vereség, az elvárás 0,69, a játszmapont −0,69.',
      '2. rész (6–10. forduló), induló Élő-pont 1947. A játszmapontok összege −0,52; C = 30 szorzóval −15,6, kerekítve −16.',
    ]);
    expect(of('ru')).toEqual([
      '2-й тур, соперник Béla (1865), полученная фора: 2 камня; разница +82, проигрыш при ожидаемых 0,69, очки за партию −0,69.',
      'Часть 2, туры 6–10, начальный рейтинг 1947. Сумма очков за партии −0,52; умноженная на C = 30, она даёт −15,6, после округления −16.',
    ]);
  });
});
