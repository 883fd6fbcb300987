import { EVERY } from '../content/every-language.fixture.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../content/languages.ts';
import { speak } from './language.ts';
import { fromDay, ofList, onDay, theDay, untilDay } from '../content/hu/days.ts';

const [en, hu, ru] = [speak(EVERY.en), speak(EVERY.hu), speak(EVERY.ru)];

describe('numbers', () => {
  test.each([
    [0, '0', '0'],
    [-0, '0', '0'],
    [7, '7', '7'],
    [0.92, '0.92', '0,92'],
    [-400, '−400', '−400'],
    [-2.5, '−2.5', '−2,5'],
    [1683.3333, '1683.3333', '1683,3333'],
    [2345, '2345', '2345'],
  ])('%f is written with the mark of the language and a true minus', (value, english, others) => {
    expect(en.number(value)).toBe(english);
    expect(hu.number(value)).toBe(others);
    expect(ru.number(value)).toBe(others);
  });

  test.each([
    [23.8, '+23.8', '+23,8'],
    [-7, '−7', '−7'],
    [0, '0', '0'],
    [-0.42, '−0.42', '−0,42'],
  ])('%f with its sign; zero has none', (value, english, others) => {
    expect(en.signed(value)).toBe(english);
    expect(hu.signed(value)).toBe(others);
    expect(ru.signed(value)).toBe(others);
  });

  test.each([
    [0, '0'],
    [0.5, '½'],
    [1, '1'],
    [1.5, '1½'],
    [5.5, '5½'],
    [10, '10'],
    [10.5, '10½'],
  ])('a score of %f', (value, text) => {
    for (const language of LANGUAGES) expect(speak(EVERY[language]).score(value)).toBe(text);
  });

  test('no number has a hyphen for a minus, and only English a decimal point', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
        for (const say of [en, hu, ru]) {
          expect(say.number(hundredths / 100)).not.toContain('-');
          expect(say.signed(hundredths / 100)).not.toContain('-');
        }
        expect(hu.number(hundredths / 100)).not.toContain('.');
        expect(ru.number(hundredths / 100)).not.toContain('.');
        expect(Number(en.number(hundredths / 100).replace('−', '-'))).toBe(hundredths === 0 ? 0 : hundredths / 100);
      }),
    );
  });
});

describe('counted things', () => {
  test.each([
    [0, '0 games', '0 játszma', '0 партий'],
    [1, '1 game', '1 játszma', '1 партия'],
    [-1, '−1 game', '−1 játszma', '−1 партия'],
    [2, '2 games', '2 játszma', '2 партии'],
    [4, '4 games', '4 játszma', '4 партии'],
    [5, '5 games', '5 játszma', '5 партий'],
    [10, '10 games', '10 játszma', '10 партий'],
    [11, '11 games', '11 játszma', '11 партий'],
    [12, '12 games', '12 játszma', '12 партий'],
    [14, '14 games', '14 játszma', '14 партий'],
    [15, '15 games', '15 játszma', '15 партий'],
    [20, '20 games', '20 játszma', '20 партий'],
    [21, '21 games', '21 játszma', '21 партия'],
    [22, '22 games', '22 játszma', '22 партии'],
    [25, '25 games', '25 játszma', '25 партий'],
    [101, '101 games', '101 játszma', '101 партия'],
    [111, '111 games', '111 játszma', '111 партий'],
    [114, '114 games', '114 játszma', '114 партий'],
    [122, '122 games', '122 játszma', '122 партии'],
    [1.5, '1.5 games', '1,5 játszma', '1,5 партии'],
  ])('%f with its noun', (value, english, hungarian, russian) => {
    expect(en.count(value, 'game', 'games')).toBe(english);
    expect(hu.count(value, 'játszma')).toBe(hungarian);
    expect(ru.count(value, 'партия', 'партии', 'партий')).toBe(russian);
  });

  test('the noun alone', () => {
    expect(en.form(1, 'is', 'are')).toBe('is');
    expect(en.form(2, 'is', 'are')).toBe('are');
    expect(hu.form(7, 'pont')).toBe('pont');
    expect(ru.form(5.5, 'очко', 'очка', 'очков')).toBe('очка');
  });
});

describe('dates', () => {
  test.each([
    ['2024-01-01', '1 January 2024', '2024. január 1.', '1 января 2024\u00a0г.'],
    ['2024-02-29', '29 February 2024', '2024. február 29.', '29 февраля 2024\u00a0г.'],
    ['2024-03-03', '3 March 2024', '2024. március 3.', '3 марта 2024\u00a0г.'],
    ['2024-04-30', '30 April 2024', '2024. április 30.', '30 апреля 2024\u00a0г.'],
    ['2024-05-01', '1 May 2024', '2024. május 1.', '1 мая 2024\u00a0г.'],
    ['2024-06-09', '9 June 2024', '2024. június 9.', '9 июня 2024\u00a0г.'],
    ['2014-07-01', '1 July 2014', '2014. július 1.', '1 июля 2014\u00a0г.'],
    ['2024-08-20', '20 August 2024', '2024. augusztus 20.', '20 августа 2024\u00a0г.'],
    ['2024-09-10', '10 September 2024', '2024. szeptember 10.', '10 сентября 2024\u00a0г.'],
    ['2025-10-01', '1 October 2025', '2025. október 1.', '1 октября 2025\u00a0г.'],
    ['2024-11-11', '11 November 2024', '2024. november 11.', '11 ноября 2024\u00a0г.'],
    ['1999-12-31', '31 December 1999', '1999. december 31.', '31 декабря 1999\u00a0г.'],
  ])('%s in words', (day, english, hungarian, russian) => {
    expect(en.date(day)).toBe(english);
    expect(hu.date(day)).toBe(hungarian);
    expect(ru.date(day)).toBe(russian);
  });

  test.each([
    ['2024-01', 'January 2024', '2024. január', 'январь 2024\u00a0г.'],
    ['2024-02', 'February 2024', '2024. február', 'февраль 2024\u00a0г.'],
    ['2024-03', 'March 2024', '2024. március', 'март 2024\u00a0г.'],
    ['2024-04', 'April 2024', '2024. április', 'апрель 2024\u00a0г.'],
    ['2024-05', 'May 2024', '2024. május', 'май 2024\u00a0г.'],
    ['2024-06', 'June 2024', '2024. június', 'июнь 2024\u00a0г.'],
    ['2024-07', 'July 2024', '2024. július', 'июль 2024\u00a0г.'],
    ['2024-08', 'August 2024', '2024. augusztus', 'август 2024\u00a0г.'],
    ['2024-09', 'September 2024', '2024. szeptember', 'сентябрь 2024\u00a0г.'],
    ['2024-10', 'October 2024', '2024. október', 'октябрь 2024\u00a0г.'],
    ['2024-11', 'November 2024', '2024. november', 'ноябрь 2024\u00a0г.'],
    ['2024-12', 'December 2024', '2024. december', 'декабрь 2024\u00a0г.'],
  ])('the month %s in words', (month, english, hungarian, russian) => {
    expect(en.month(month)).toBe(english);
    expect(hu.month(month)).toBe(hungarian);
    expect(ru.month(month)).toBe(russian);
  });
});

describe('lists', () => {
  test.each([
    [[], '', '', ''],
    [['a'], 'a', 'a', 'a'],
    [['a', 'b'], 'a and b', 'a és b', 'a и b'],
    [['a', 'b', 'c'], 'a, b and c', 'a, b és c', 'a, b и c'],
  ])('of %j', (items, english, hungarian, russian) => {
    expect(en.list(items)).toBe(english);
    expect(hu.list(items)).toBe(hungarian);
    expect(ru.list(items)).toBe(russian);
  });
});

describe('players', () => {
  test('a player is called by name, and by id where there is none', () => {
    const say = speak(EVERY.en, (id) => (id === '12' ? 'Kiss, Anna' : undefined));
    expect(say.player('12')).toBe('Kiss, Anna');
    expect(say.player('13')).toBe('13');
    expect(en.player('12')).toBe('12');
  });
});

describe('the Hungarian article before a number', () => {
  test.each([
    [0, 'a'],
    [0.61, 'a'],
    [1, 'az'],
    [1.19, 'az'],
    [2, 'a'],
    [4, 'a'],
    [5, 'az'],
    [5.5, 'az'],
    [10, 'a'],
    [15, 'a'],
    [50, 'az'],
    [55, 'az'],
    [100, 'a'],
    [150, 'a'],
    [500, 'az'],
    [531, 'az'],
    [1000, 'az'],
    [1345, 'az'],
    [2345, 'a'],
    [5000, 'az'],
    [10000, 'a'],
    [50000, 'az'],
    [100000, 'a'],
    [1000000, 'az'],
    [-1, 'a'],
    [-5, 'a'],
  ])('before %f is %s', (value, article) => expect(hu.article(value)).toBe(article));

  test.each([
    ['alma', 'az'],
    ['Élő', 'az'],
    ['fide', 'a'],
    ['„orr”', 'az'],
    ['„go”', 'a'],
    ['(ülés)', 'az'],
    ['mssz', 'az'],
    ['„mgsz”', 'az'],
    ['kgb', 'a'],
    ['fn-2', 'az'],
    ['e17', 'az'],
    ['5.1', 'az'],
    ['8.3.1', 'a'],
    ['1345*', 'az'],
    ['Иванов', 'az'],
    ['Петров', 'a'],
    ['Юдин', 'a'],
    ['', 'a'],
  ])('before the text %s is %s', (text, article) => expect(hu.article(text)).toBe(article));
});

describe('days with Hungarian endings', () => {
  test('each of the thirty-one goes with the day as it is spoken', () => {
    const BACK = [2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30];
    for (let day = 1; day <= 31; day++) {
      const iso = `2024-01-${String(day).padStart(2, '0')}`;
      const ending = day === 1 ? 'jén' : BACK.includes(day) ? 'án' : 'én';
      expect(onDay(iso, hu)).toBe(`2024. január ${day}-${ending}`);
    }
  });

  test('from, until, after, and of a list', () => {
    expect(['2024-07-01', '2024-06-10', '2024-06-30'].map((day) => fromDay(day, hu))).toEqual([
      '2024. július 1-jétől',
      '2024. június 10-étől',
      '2024. június 30-ától',
    ]);
    expect(['2024-07-01', '2024-06-30'].map((day) => untilDay(day, hu))).toEqual([
      '2024. július 1-jéig',
      '2024. június 30-áig',
    ]);
    expect(['2024-07-01', '2024-06-10', '2024-06-30'].map((day) => theDay(day, hu))).toEqual([
      '2024. július 1-je',
      '2024. június 10-e',
      '2024. június 30-a',
    ]);
    expect(['2026-11-01', '2026-11-10'].map((day) => ofList(day, hu))).toEqual([
      '2026. novemberi',
      '2026. november 10-i',
    ]);
  });
});
