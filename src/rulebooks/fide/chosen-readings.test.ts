import { describe, expect, test } from 'vitest';
import { parseMonth } from '../../core/dates.ts';
import { monthlyRules, readingChoices, readingsOfEditions, rulesOfEvent } from '../office-rules.ts';
import { raisesOld } from '../readings.ts';
import { Why } from '../../core/reasons.ts';
import { bookOf } from './edition-of.ts';
import { born, day, eventOf, rated } from './event.fixture.ts';
import type { FideRules } from './reasons.ts';

const month = (text: string): number => parseMonth(text) as number;

describe('readings that are chosen', () => {
  test('are those of the texts of a family and a time control', () => {
    const namesOf = (...of: Parameters<typeof readingChoices>) => readingChoices(...of).map(({ name }) => name);
    expect(namesOf('fide', 'standard')).toEqual([
      'juniorUntil',
      'pool.raiseOld',
      'timeJudged',
      'kLimit.from',
      'rounding',
      'cap.lower',
      'inactive.longUntil',
    ]);
    expect(namesOf('fide', 'rapid')).toEqual(['newToList.k10From', 'pool.raiseOld']);
    expect(namesOf('fide', 'blitz')).toEqual(['newToList.k10From', 'pool.raiseOld']);
    expect(namesOf('mssz', 'standard')).toEqual(['pool.raiseOld']);
    expect(namesOf('orr', 'standard')).toEqual([]);
  });

  test('raise earlier opponents of newcomers only where that was chosen', () => {
    expect(raisesOld({})).toBe(false);
    expect(['no', 'yes'].map((chosen) => raisesOld({ 'pool.raiseOld': chosen }))).toEqual([false, true]);
  });

  test('give the same rules each time, and the usual ones are those of the edition', () => {
    const chosen = { 'cap.lower': 'once', 'inactive.longUntil': '2023-06' };
    expect(monthlyRules('fide-2022', chosen)).toBe(monthlyRules('fide-2022', { ...chosen }));
    expect(monthlyRules('fide-2024', { 'pool.raiseOld': 'yes' })).toBe(monthlyRules('fide-2024'));
    expect(monthlyRules('fide-2022', chosen).read?.({})).toBe(monthlyRules('fide-2022'));
    for (const edition of ['fide-2017', 'fide-2022'])
      for (const { name, usual } of readingChoices('fide', 'standard'))
        expect(monthlyRules(edition, { [name]: usual })).toBe(monthlyRules(edition));
    expect(monthlyRules('fide-2024', chosen)).toBe(monthlyRules('fide-2024'));
    expect(readingsOfEditions(chosen, ['fide-2024'])).toEqual({});
    expect(readingsOfEditions(chosen, ['fide-2024', 'fide-2022'])).toEqual(chosen);
  });

  test('change their clause and nothing else', () => {
    const { edition, inactive } = monthlyRules('fide-2022', { 'cap.lower': 'never', 'inactive.longUntil': '2022-05' });
    const book = bookOf(edition);
    expect(edition).toMatchObject({ id: 'fide-2022', inForce: { from: '2022-01-01', to: '2024-02-29' }, clauses: 42 });
    expect([book.countedGap(1500, 2000), book.countedDifferences?.(1500, [2000, 2100])]).toEqual([-500, [-500, -600]]);
    expect([book.countedGap(2000, 1500), book.floor]).toEqual([400, 1000]);
    expect(inactive(month('2021-04'), month('2022-05'))).toBe(false);
    expect(inactive(month('2021-04'), month('2022-06'))).toBe(true);
    const fast = (from: string) => bookOf(monthlyRules('fide-blitz-2024', { 'newToList.k10From': from }).edition);
    expect([fast('none').newToList, fast('2400').newToList]).toEqual([{ k10From: null }, { k10From: 2400 }]);
  });

  test('2014 8.56: a junior to the end of the year, as on FIDE’s lists; by itself this text looks at the birthday', () => {
    const [letter, lists] = ['birthday', 'year-end'].map((juniorUntil) => monthlyRules('fide-2014', { juniorUntil }));
    expect(letter).toBe(monthlyRules('fide-2014'));
    const kOf = (rules: typeof letter, on: string, rating = 1800) =>
      bookOf((rules as NonNullable<typeof letter>).edition).kFactor({
        rating,
        peak: rating,
        games: 50,
        birth: born('1998-05-06'),
        on: day(on),
      });
    expect([kOf(letter, '2016-05-05'), kOf(letter, '2016-05-06')]).toEqual([40, 20]);
    expect([kOf(lists, '2016-05-06'), kOf(lists, '2016-12-31'), kOf(lists, '2017-01-01')]).toEqual([40, 40, 20]);
    expect([kOf(lists, '2016-05-06', 2299), kOf(lists, '2016-05-06', 2300)]).toEqual([40, 20]);
    expect([letter?.needsBirthday, lists?.needsBirthday]).toEqual([true, false]);
  });

  test('2017 E7: events that start before the day have no limit of K by their games, and the list itself is as usual', () => {
    const chosen = { 'kLimit.from': '2017-09-01', rounding: 'away' };
    const kOn = (start: string) => bookOf(rulesOfEvent('fide-2017', chosen, day(start)).edition).limitedK(20, 40);
    expect([kOn('2017-07-01'), kOn('2017-08-31'), kOn('2017-09-01')]).toEqual([20, 20, 17]);
    const rules = monthlyRules('fide-2017', chosen);
    expect([bookOf(rules.edition).limitedK(20, 40), rules.newRating(2450, -250)]).toEqual([17, 2447]);
    expect(rulesOfEvent('fide-2017', chosen, day('2017-08-31')).newRating(2450, -250)).toBe(2447);
    expect(rulesOfEvent('fide-2017', chosen, day('2017-08-01'))).toBe(
      rulesOfEvent('fide-2017', chosen, day('2017-08-31')),
    );
    expect(rulesOfEvent('fide-2017', {}, day('2017-08-01'))).toBe(monthlyRules('fide-2017'));
    expect(rulesOfEvent('fide-2017', { 'kLimit.from': '2017-09-01' }, day('2017-09-01')).edition).toBe(
      monthlyRules('fide-2017').edition,
    );
  });

  test('2017 E9: a half of the change goes away from zero, as in 2024', () => {
    const after = (rounding: string) => monthlyRules('fide-2017', { rounding }).newRating(2450, -250);
    expect([after('up'), after('away')]).toEqual([2448, 2447]);
  });

  test('2017 E8: a junior until the birthday, for whom its day is asked', () => {
    const [usual, letter] = ['year-end', 'birthday'].map((juniorUntil) => monthlyRules('fide-2017', { juniorUntil }));
    expect([usual?.needsBirthday, letter?.needsBirthday]).toEqual([false, true]);
    const k = (rules: typeof usual, on: string) => {
      const why = new Why<FideRules>();
      const facts = { rating: 2000, games: 50, peak: 2100, birth: born('2001-06-15'), on: day(on) };
      return [bookOf((rules as NonNullable<typeof usual>).edition).kFactor(facts, why), why.steps[0]?.given];
    };
    expect(k(usual, '2019-06-15')).toEqual([40, { under: 'year-end', below: 2300 }]);
    expect(k(letter, '2019-06-14')).toEqual([40, { under: 'birthday', below: 2300 }]);
    expect(k(letter, '2019-06-15')).toEqual([20, { games: 50 }]);
  });

  describe('2017 E2: the time is judged by the field, as in 2014', () => {
    const { edition } = monthlyRules('fide-2017', { timeJudged: 'field' });
    const players = [rated('A', 2200), rated('B', 1500), rated('C', 1500)];
    const ratedWith = (minutes: number | undefined, of = edition) =>
      of.rate(
        eventOf(players, ['1 A 1-0 B', '2 B 1-0 C'], {
          start: day('2018-03-02'),
          end: day('2018-03-04'),
          ...(minutes === undefined ? {} : { controls: [{ minutes, increment: 0 }] }),
        }),
      );

    test('what is too fast for the strongest is refused as a whole', () => {
      const { rated: isRated, reasons, findings } = ratedWith(119);
      expect([isRated, reasons]).toEqual([false, ['1.1']]);
      expect(findings.find(({ weight }) => weight === 'refuse')).toMatchObject({
        code: 'fide.time-too-short',
        clause: '1.1',
        facts: { minutes: 119, required: 120, highest: 2200 },
      });
      const byGame = ratedWith(119, monthlyRules('fide-2017').edition);
      expect([byGame.rated, byGame.players['C']]).toMatchObject([true, { n: 1 }]);
    });

    test('what is not, or is not known, counts with every game', () => {
      for (const minutes of [120, undefined]) expect(ratedWith(minutes).players['A']).toMatchObject({ n: 1 });
    });
  });
});
