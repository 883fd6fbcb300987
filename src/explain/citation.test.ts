import { describe, expect, test } from 'vitest';
import { CONTENTS } from '../rulebooks/contents.ts';
import { EVERY } from '../content/every-language.fixture.ts';
import type { Language } from '../content/languages.ts';
import { cite } from './cite.ts';

const citation = (clause: string, language: Language): string => cite(clause, EVERY[language].book.citations);

describe('a clause is cited in the words of the language', () => {
  for (const [clause, hungarian, russian, english = clause] of [
    ['8.3.4', '8.3.4', '8.3.4'],
    // ORR numbers its sections only
    ['2 final rating', '2.\u00a0§, végső értékszám', '§\u00a02, итоговый рейтинг', '§\u00a02, final rating'],
    ['2 Rmax', '2.\u00a0§, Rmax', '§\u00a02, Rmax', '§\u00a02, Rmax'],
    ['table 2', '2. táblázat', 'таблица 2'],
    ['6(1) step 3', '6(1), 3. lépés', '6(1), шаг 3'],
    ['annex 2 example 4a', '2. melléklet, 4a. példa', 'приложение 2, пример 4a'],
    ['8.3.1 (from 2025-10-01)', '8.3.1, 2025. 10. 01. óta', '8.3.1, с 01.10.2025'],
  ] as readonly (readonly [string, string, string, string?])[]) {
    test(`${clause}: ${hungarian}; ${russian}`, () => {
      expect([citation(clause, 'en'), citation(clause, 'hu'), citation(clause, 'ru')]).toEqual([
        english,
        hungarian,
        russian,
      ]);
    });
  }

  /** Letters of formulas and names that no language translates. */
  const LETTERS = /\b(?:PD|DR|SR|K|Kt|Ki|Np|n|Rmax|Rmin|Rpmax|Rs|Rsr|Rp|Rpp|Rkor|KOMIR|FIDE|[IV]+|[a-e])\b/g;

  for (const [id, contents] of Object.entries(CONTENTS)) {
    test(`no English word is left in the citations of ${id}`, () => {
      for (const { clause } of contents) {
        expect([
          clause,
          citation(clause, 'ru')
            .replaceAll(LETTERS, '')
            .match(/[a-z]{2,}/i),
        ]).toEqual([clause, null]);
      }
    });
  }
});
