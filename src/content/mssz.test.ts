import { EVERY } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { speak } from '../explain/language.ts';
import { BOOK as en } from './en/books/every-family.ts';
import { BOOK as hu } from './hu/books/every-family.ts';
import { BOOK as ru } from './ru/books/every-family.ts';

const say = { en: speak(EVERY.en), hu: speak(EVERY.hu), ru: speak(EVERY.ru) };

describe('MSSZ', () => {
  test('speaks of Élő-pont where FIDE speaks of értékszám', () => {
    const given = { before: 2000, change: 12, rounded: 12 };
    expect(hu.steps.fide['new-rating'](given, 2012, say.hu)).toBe(
      'A korábbi értékszám 2000, a változás +12; az új értékszám 2012.',
    );
    expect(hu.steps.mssz['new-rating'](given, 2012, say.hu)).toBe(
      'A korábbi Élő-pont 2000, a változás +12; az új Élő-pont 2012.',
    );
    expect(hu.steps.mssz['k-junior']({ under: 'birthday', below: 2300 }, 40, say.hu)).toBe(
      'A játékos még nincs 18 éves, és Élő-pontja 2300 alatt van, ezért K = 40.',
    );
  });

  test('tells its calculations by hand', () => {
    const change = { score: 4, expected: 2.9, k: 20 };
    expect(en.steps.mssz['average-change'](change, 22, say.en)).toBe(
      'Scored 4, expected 2.9; the difference times K = 20 is +22, an estimate by hand.',
    );
    expect(ru.steps.mssz['k40-left']({ games: 15, needed: 30 }, 15, say.ru)).toBe(
      'K = 40 сохраняется до 30 партий: сыграно 15, остаётся 15 партий.',
    );
    for (const { steps } of [en, hu, ru]) {
      const within = { own: 2145, average: 2300, gap: -155, limit: 400 };
      expect(steps.mssz['average-gap'](within, -155, say.en)).toContain('155');
      expect(steps.mssz['average-gap']({ ...within, gap: -455 }, -400, say.en)).toContain('400');
      expect(steps.mssz['average-expectation']({ expected: 0.29, games: 10 }, 2.9, say.en)).toMatch(/2[.,]9/);
    }
  });

  test('tells every finding of the registry in every language', () => {
    for (const book of [en, hu, ru]) {
      const [{ findings }, tell] = [book, speak(book)];
      const sentences = [
        findings['mssz.field-missing']({ sheet: 'left', field: 'name' }, tell),
        findings['mssz.komir-id']({ komirId: '123456', digits: 5 }, tell),
        findings['mssz.strength-order']({ club: 'Minta SE', number: 0 }, tell),
        findings['mssz.strength-order-shared']({ club: 'Minta SE', number: 2, komirIds: ['1', '2'] }, tell),
        findings['mssz.fide-id-differs']({ left: null, right: '712345' }, tell),
        findings['mssz.fide-id-differs']({ left: '712345', right: null }, tell),
        findings['mssz.fide-id-unusual']({ fideId: '150' }, tell),
        findings['mssz.fide-id-due']({ games: 3 }, tell),
        findings['mssz.birth-year-differs']({ left: 2001, right: null }, tell),
        findings['mssz.rating-differs']({ left: null, right: null }, tell),
        findings['mssz.k']({ k: null }, tell),
        findings['mssz.status']({ status: null }, tell),
        findings['mssz.title']({ title: 'LM' }, tell),
      ];
      for (const sentence of sentences) expect(sentence).toMatch(/^[^a-zа-я].*\.$/);
      for (const sentence of sentences) expect(sentence).not.toMatch(/null|undefined|\[object/);
    }
  });
});
