import { describe, expect, test } from 'vitest';
import { parseMonth } from '../../core/dates.ts';
import { monthlyRules, readingChoices, readingsOfEditions } from '../office-rules.ts';
import { bookOf } from './edition-of.ts';

const month = (text: string): number => parseMonth(text) as number;

describe('readings that are chosen', () => {
  test('are those of the texts of a family and a time control', () => {
    const namesOf = (...of: Parameters<typeof readingChoices>) => readingChoices(...of).map(({ name }) => name);
    expect(namesOf('fide', 'standard')).toEqual(['cap.lower', 'inactive.longUntil']);
    expect(namesOf('fide', 'rapid')).toEqual(['newToList.k10From']);
    expect(namesOf('fide', 'blitz')).toEqual(['newToList.k10From']);
    expect(namesOf('mssz', 'standard')).toEqual([]);
    expect(namesOf('orr', 'standard')).toEqual([]);
  });

  test('give the same rules each time, and the usual ones are those of the edition', () => {
    const chosen = { 'cap.lower': 'once', 'inactive.longUntil': '2023-06' };
    expect(monthlyRules('fide-2022', chosen)).toBe(monthlyRules('fide-2022', { ...chosen }));
    expect(monthlyRules('fide-2022', chosen).read?.({})).toBe(monthlyRules('fide-2022'));
    for (const { name, usual } of readingChoices('fide', 'standard'))
      expect(monthlyRules('fide-2022', { [name]: usual })).toBe(monthlyRules('fide-2022'));
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
});
