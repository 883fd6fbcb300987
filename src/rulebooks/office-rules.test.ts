import { describe, expect, test } from 'vitest';
import { parseDay, parseMonth } from '../core/dates.ts';
import type { Edition, MonthlyRules, OfficeRules } from './edition.ts';
import { bookOf } from './fide/edition-of.ts';
import { registerInvented } from './invented.fixture.ts';
import {
  atOnceRules,
  broughtRules,
  calendarOf,
  familyRules,
  isTitleOfFamily,
  memberRules,
  monthlyRules,
  registerEdition,
  officeRulesOf,
  rulesOfList,
  rulesOn,
  rulesOnOrNewest,
} from './office-rules.ts';
import { addEdition, editionById, editionOfFirstVersions, editionOn, isEditionId, isFamily } from './registry.ts';

const day = (text: string): number => parseDay(text) as number;
const month = (text: string): number => parseMonth(text) as number;
const idOf = (rules: OfficeRules | undefined): string | undefined => rules?.edition.id;

describe('what an office asks of an edition', () => {
  test('is found by its name, and by the day', () => {
    expect(idOf(officeRulesOf('orr'))).toBe('orr');
    expect(idOf(rulesOn('fide', 'standard', day('2024-05-01')))).toBe('fide-2024');
    expect(rulesOn('fide', 'standard', day('2014-05-01'))).toBeUndefined();
    expect(() => officeRulesOf('fide-1066')).toThrow('no edition fide-1066');
  });

  test('on a day without an edition, or without a day, is what the newest says', () => {
    expect(idOf(rulesOnOrNewest('fide', 'standard', day('2015-05-01')))).toBe('fide-2014');
    expect(idOf(rulesOnOrNewest('fide', 'standard', day('2014-05-01')))).toBe('fide-2026-01');
    expect(idOf(rulesOnOrNewest('mgsz', 'standard'))).toBe('mgsz-2012');
  });

  test('of all editions of a family is what the newest says', () => {
    expect(idOf(familyRules('fide'))).toBe('fide-2026-01');
    expect(['fide', 'fide-2024'].map(isFamily)).toEqual([true, false]);
  });

  test('of a list without events by a first version is what came into force last of those that it knew', () => {
    const ids = (['2014-06-30', '2016-01-01', '2023-01-01', '2024-03-01', '2026-05-01'] as const).map(
      (on) => editionOfFirstVersions('fide', day(on))?.id,
    );
    expect(ids).toEqual([undefined, 'fide-2014', 'fide-2014', 'fide-2024', 'fide-2025-10']);
    expect(editionOfFirstVersions('mssz', day('2026-05-01'))?.id).toBe('mssz-2017');
  });

  test('of a list: the edition of the day before it, else of its day; of one that was brought in, that of its day', () => {
    expect(idOf(rulesOfList('fide', 'standard', month('2025-10')))).toBe('fide-2024');
    expect(idOf(rulesOfList('fide', 'standard', month('2024-03')))).toBe('fide-2022');
    expect(idOf(rulesOfList('fide', 'standard', month('2014-07')))).toBe('fide-2014');
    expect(idOf(rulesOfList('fide', 'standard', month('2014-03')))).toBe('fide-2026-01');
    expect(idOf(broughtRules('fide', 'standard', month('2025-10')))).toBe('fide-2025-10');
    expect(() => rulesOfList('orr', 'standard', month('2024-03'))).toThrow('orr has no rating periods');
  });

  test('an edition that leaves no choice has its own rules, whatever a pool has chosen', () => {
    const forget = registerInvented();
    const chosen = { 'cap.lower': 'never' };
    expect(monthlyRules('fide-invented', chosen)).toBe(monthlyRules('fide-invented'));
    forget();
  });

  test('of periods nothing is asked where there are none', () => {
    expect(calendarOf('mssz')).toBe('monthly');
    expect(idOf(monthlyRules('mssz-2017'))).toBe('mssz-2017');
    expect(() => monthlyRules('orr')).toThrow('orr has no rating periods');
    expect(idOf(atOnceRules('orr'))).toBe('orr');
    expect(() => atOnceRules('fide-2024')).toThrow('fide-2024 has rating periods');
    expect(() => bookOf(editionById('orr'))).toThrow('orr is not made of a FIDE book');
  });
});

test('titles are those of any rulebook, and one has a registry of members', () => {
  expect([
    isTitleOfFamily('WGM'),
    isTitleOfFamily('NAM', 1985),
    isTitleOfFamily('NAM', 1995),
    isTitleOfFamily('NAM'),
  ]).toEqual([true, true, false, false]);
  expect([memberRules().isNumber('12345'), memberRules().isNumber('123456')]).toEqual([true, false]);
});

describe('another edition', () => {
  test('is there until it is taken out, and is in force from its day on', () => {
    const remove = registerInvented();
    expect(isEditionId('fide-invented')).toBe(true);
    expect(editionOn('fide', 'standard', day('2026-02-10'))?.id).toBe('fide-2026-01');
    expect(editionOn('fide', 'standard', day('2026-02-11'))?.id).toBe('fide-invented');
    expect(() => addEdition({ ...editionById('orr'), id: 'fide-invented' } as unknown as Edition)).toThrow('already');
    remove();
    expect(isEditionId('fide-invented')).toBe(false);
    expect(editionOn('fide', 'standard', day('2026-02-11'))?.id).toBe('fide-2026-01');
  });

  test('has the calendar of its family', () => {
    const monthly = officeRulesOf('fide-2024') as MonthlyRules;
    const odd = { ...monthly, edition: { ...monthly.edition, id: 'odd', family: 'orr' } } as unknown as MonthlyRules;
    expect(() => registerEdition(odd)).toThrow('odd has another calendar than its family');
  });
});
