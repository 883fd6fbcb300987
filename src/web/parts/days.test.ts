/** Days of an event, and numbers below each other. */
import { EVERY, TESTED } from '../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { speak } from '../../explain/language.ts';
import { daysText } from './days.ts';
import { fixed, placesOf } from './decimals.ts';

describe('from one day to another', () => {
  for (const [start, end, ...texts] of [
    ['2024-05-05', '2024-05-13', '5–13 May 2024', '2024. május 5–13.', '5–13 мая 2024\u00a0г.'],
    [
      '2024-04-28',
      '2024-05-03',
      '28 April – 3 May 2024',
      '2024. április 28. – május 3.',
      '28 апреля – 3 мая 2024\u00a0г.',
    ],
    [
      '2024-12-28',
      '2025-01-03',
      '28 December 2024 – 3 January 2025',
      '2024. december 28. – 2025. január 3.',
      '28 декабря 2024\u00a0г. – 3 января 2025\u00a0г.',
    ],
    ['2024-05-05', '2024-05-05', '5 May 2024', '2024. május 5.', '5 мая 2024\u00a0г.'],
    [null, '2024-05-05', '5 May 2024', '2024. május 5.', '5 мая 2024\u00a0г.'],
    ['2024-05-05', null, '5 May 2024', '2024. május 5.', '5 мая 2024\u00a0г.'],
    [null, null, '', '', ''],
  ] as const) {
    test(`${start} to ${end}`, () =>
      expect(
        TESTED.map((language) => daysText(start, end, { ...EVERY[language], say: speak(EVERY[language]) })),
      ).toEqual(texts));
  }
});

describe('decimals of a column', () => {
  test('are as many as its longest value has, and as many as are asked for', () => {
    expect(placesOf([900, -80, null, undefined])).toBe(1);
    expect(placesOf([900, 0])).toBe(0);
    expect(placesOf([900, 0], 2)).toBe(2);
    expect(placesOf([12.5, 100], 2)).toBe(3);
    expect(placesOf([])).toBe(0);
  });
  test('are filled up with zeros, in the language', () => {
    const [en, ru] = [speak(EVERY.en), speak(EVERY.ru)];
    expect([900, -80, 0, 1960].map((value) => fixed(value, 1, en.signed))).toEqual(['+9.0', '−0.8', '0.0', '+19.6']);
    expect(fixed(99.5, 3, ru.number)).toBe('0,995');
    expect(fixed(50, 3, ru.number)).toBe('0,500');
    expect(fixed(-700, 0, en.signed)).toBe('−7');
  });
});
