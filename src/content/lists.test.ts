/** Sentences about lists, CSV and archives: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { CsvFindings } from '../formats/csv/findings.ts';
import type { ListFindings } from '../formats/fide-list/findings.ts';
import type { ZipFindings } from '../formats/zip.ts';
import { type Say, speak } from '../explain/language.ts';
import { CSV_FINDINGS as CSV_EN } from './en/findings/csv.ts';
import { LIST_FINDINGS as LIST_EN } from './en/findings/list.ts';
import { ZIP_FINDINGS as ZIP_EN } from './en/findings/zip.ts';
import { CSV_FINDINGS as CSV_HU } from './hu/findings/csv.ts';
import { LIST_FINDINGS as LIST_HU } from './hu/findings/list.ts';
import { ZIP_FINDINGS as ZIP_HU } from './hu/findings/zip.ts';
import { CSV_FINDINGS as CSV_RU } from './ru/findings/csv.ts';
import { LIST_FINDINGS as LIST_RU } from './ru/findings/list.ts';
import { ZIP_FINDINGS as ZIP_RU } from './ru/findings/zip.ts';

const BOOKS = {
  en: { ...LIST_EN, ...CSV_EN, ...ZIP_EN },
  hu: { ...LIST_HU, ...CSV_HU, ...ZIP_HU },
  ru: { ...LIST_RU, ...CSV_RU, ...ZIP_RU },
} as const;

type Samples<Findings> = { readonly [Code in keyof Findings]: readonly Findings[Code][] };

const ELEMENTS = ['rating', 'rapid_rating', 'blitz_k', 'birthday'] as const;
const heading = 'Birthday';

const SAMPLES: Samples<ListFindings & CsvFindings & ZipFindings> = {
  'list.empty': [{}],
  'list.unknown-form': [{ seen: 'Round 1' }],
  'list.no-players': [{}],
  'list.missing-column': [{ element: 'fideid' }, { element: 'name' }, { element: 'rating' }],
  'list.unknown-column': [{ heading: 'X' }],
  'list.repeated-column': [{ heading: 'Fed' }],
  'list.combined-incomplete': [{ elements: ['rapid_k'] }, { elements: ['blitz_rating', 'blitz_games', 'blitz_k'] }],
  'list.one-control': [{ control: 'standard' }, { control: 'rapid' }, { control: 'blitz' }],
  'list.is-report': [{ format: 'trf16' }],
  'list.no-list-in-archive': [{}],
  'list.entry-skipped': [{ entry: 'readme.txt' }],
  'list.more-findings': [{ count: 1 }, { count: 5 }],
  'list.line-short': [{ length: 100, expected: 162 }],
  'list.line-long': [{ seen: 'beyond', expected: 162 }],
  'list.line-too-long': [{ limit: 65_536 }],
  'list.titles-overflow': [{ seen: 'SI,FI,LSI,SLI,NAAFM' }],
  'list.columns-shifted': [{ seen: 'SI,FI,LSI,SLI,NA,IO' }],
  'list.doctype': [{}],
  'list.xml-broken': (['close-tag', 'cut', 'entity', 'character', 'outside-root', 'syntax'] as const).map(
    (problem) => ({
      problem,
    }),
  ),
  'list.too-deep': [{ limit: 16 }],
  'list.unknown-element': [{ element: 'club' }],
  'list.repeated-element': [{ element: 'games' }],
  'list.id-unreadable': [{ seen: '' }, { seen: '90x' }],
  'list.repeated-player': [{ player: '9000011' }],
  'list.rating-unreadable': ELEMENTS.map((element) => ({ element, seen: '18x5' })),
  'list.rating-out-of-range': [{ element: 'rating', seen: 9999, max: 4000 }],
  'list.number-unreadable': [{ element: 'games', seen: '3a' }],
  'list.birth-unreadable': [{}],
  'list.name-missing': [{ player: '9000011' }],
  'list.name-damaged': [{ player: '9000011' }],
  'list.sex-unknown': [{ seen: 'X' }],
  'list.sex-differs': [{ player: '9000011' }],
  'list.title-unknown': [{ seen: 'WH' }],
  'list.title-adjusted': [{ seen: 'g', title: 'GM' }],
  'list.federation-unknown': [{ seen: 'HU' }],
  'list.flag-unknown': [{ seen: 'x' }],
  'list.transliterated': [{ from: 'ő', to: 'o', count: 3 }],
  'list.cut': [{ player: '9000011', element: 'name', seen: 'Kormos', width: 60 }],
  'list.not-carried': [
    { what: 'rapid', count: 1 },
    { what: 'blitz', count: 2 },
  ],
  'csv.empty': [{}],
  'csv.unknown-form': [{ seen: 'a,b' }],
  'csv.no-players': [{}],
  'csv.unknown-column': [{ heading: 'Licence' }],
  'csv.repeated-column': [{ heading: 'Elo' }],
  'csv.id-from': [{ heading: 'Fide_No' }],
  'csv.id-from-line': [{}],
  'csv.rating-from': [{ heading: 'Rtg_Int' }],
  'csv.more-findings': [{ count: 1 }, { count: 7 }],
  'csv.line-too-long': [{ limit: 65_536 }],
  'csv.quote-open': [{}],
  'csv.quote-stray': [{ heading: 'Name' }],
  'csv.fields-missing': [{ count: 3, expected: 9 }],
  'csv.fields-more': [{ count: 12, expected: 9, seen: 'extra' }],
  'csv.id-missing': [{}],
  'csv.repeated-id': [{ id: '12' }],
  'csv.number-unreadable': [{ heading: 'rating', seen: '26o1' }],
  'csv.number-out-of-range': [{ heading: 'games', seen: -1, min: 0, max: 1_000_000 }],
  'csv.yes-or-no-unreadable': [{ heading: 'member', seen: 'maybe' }],
  'csv.birth-unreadable': [{ heading }],
  'csv.birth-adjusted': [{ heading }],
  'csv.sex-unknown': [{ heading: 'Sex', seen: 'x' }],
  'csv.title-unknown': [{ heading: 'Title', seen: 'ZZ' }],
  'csv.title-adjusted': [{ heading: 'Title', seen: 'g', title: 'GM' }],
  'csv.reached-unreadable': [{ heading: 'reached', seen: '2d-1' }],
  'csv.text-damaged': [{ heading: 'Name' }],
  'csv.made-safe': [
    { heading: 'name', count: 1 },
    { heading: 'name', count: 4 },
  ],
  'csv.looks-like-formula': [
    { heading: 'club', count: 1 },
    { heading: 'club', count: 4 },
  ],
  'csv.not-carried': [
    { field: 'history', count: 1 },
    { field: 'history', count: 3 },
  ],
  'zip.damaged': (['record', 'compression', 'checksum', 'cut'] as const).flatMap((problem) => [
    { entry: null, problem },
    { entry: 'a.trf', problem },
  ]),
  'zip.encrypted': [{ entry: 'a.trf' }],
  'zip.unknown-method': [{ entry: 'a.trf', method: 14 }],
  'zip.too-large': [{ entry: 'a.trf', limit: 2_147_483_648 }],
  'zip.too-dense': [{ entry: 'a.trf', limit: 200 }],
  'zip.file-too-large': [{ entry: 'a.trf', limit: 67_108_864 }],
  'zip.empty': [{}],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('lists, CSV and archives in %s', (language) => {
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(
        facts,
        speak(EVERY[language]),
      ) as string,
    })),
  );

  test('there is a sample for every phrase', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}\p{N}−“„«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/lists.${language}.txt`);
  });
});
