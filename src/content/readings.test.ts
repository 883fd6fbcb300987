import { describe, expect, test } from 'vitest';
import { FIDE_2014_CONTENTS } from '../rulebooks/fide/2014/contents.ts';
import { FIDE_2017_CONTENTS } from '../rulebooks/fide/2017/contents.ts';
import { FIDE_2022_CONTENTS } from '../rulebooks/fide/2022/contents.ts';
import { FIDE_2025_10_CONTENTS, FIDE_2026_01_CONTENTS } from '../rulebooks/fide/2024/contents.ts';
import { FIDE_RAPID_2024_12_CONTENTS } from '../rulebooks/fide/rapid/contents.ts';
import { MGSZ_CONTENTS } from '../rulebooks/mgsz/contents.ts';
import { MSSZ_2017_CONTENTS } from '../rulebooks/mssz/contents.ts';
import { ORR_CONTENTS } from '../rulebooks/orr/contents.ts';
import { CONTENTS } from '../rulebooks/contents.ts';
import { EDITIONS, type Clause, type EditionId } from '../rulebooks/rulebook.ts';
import { SOURCES } from '../rulebooks/sources.ts';
import { EVERY } from './every-language.fixture.ts';
import { surenessTold } from './content.ts';
import { readings as english } from './en/readings/index.ts';
import { POOL_CHANGE_READINGS } from './en/readings/pool-changes.ts';
import { SOURCE_NAMES } from './en/readings/sources.ts';
import type { ClauseReading } from '../explain/reading.ts';
import { renderReadings } from '../explain/render-readings.ts';

interface Book {
  readonly edition: EditionId;
  readonly title: string;
  readonly contents: readonly Clause[];
  /** The page beside the book, seen from here. */
  readonly page: string;
}

const BOOKS: readonly Book[] = [
  {
    edition: 'fide-2014',
    title: 'How Elobook reads the FIDE rating regulations of July 2014',
    contents: FIDE_2014_CONTENTS,
    page: '../rulebooks/fide/2014/readings.md',
  },
  {
    edition: 'fide-2017',
    title: 'How Elobook reads the FIDE rating regulations of July 2017',
    contents: FIDE_2017_CONTENTS,
    page: '../rulebooks/fide/2017/readings.md',
  },
  {
    edition: 'fide-2022',
    title: 'How Elobook reads the FIDE rating regulations of January 2022',
    contents: FIDE_2022_CONTENTS,
    page: '../rulebooks/fide/2022/readings.md',
  },
  {
    edition: 'fide-2025-10',
    title: 'How Elobook reads the FIDE rating regulations of March 2024 and October 2025',
    contents: FIDE_2025_10_CONTENTS,
    page: '../rulebooks/fide/2024/readings.md',
  },
  {
    edition: 'fide-2026-01',
    title: 'How Elobook reads the FIDE rating regulations with the resolution for 2026',
    contents: FIDE_2026_01_CONTENTS,
    page: '../rulebooks/fide/2026/readings.md',
  },
  {
    edition: 'fide-rapid-2024-12',
    title: 'How Elobook reads the FIDE rapid and blitz regulations of March and December 2024',
    contents: FIDE_RAPID_2024_12_CONTENTS,
    page: '../rulebooks/fide/rapid/readings.md',
  },
  {
    edition: 'mssz-2017',
    title: 'How Elobook reads the rating and registry rules of the Hungarian Chess Federation of 2017',
    contents: MSSZ_2017_CONTENTS,
    page: '../rulebooks/mssz/readings.md',
  },
  {
    edition: 'orr',
    title: 'How Elobook reads the Open Russian Rating',
    contents: ORR_CONTENTS,
    page: '../rulebooks/orr/readings.md',
  },
  {
    edition: 'mgsz-2012',
    title: 'How Elobook reads the rating regulations of the Hungarian Go Association of 2012',
    contents: MGSZ_CONTENTS,
    page: '../rulebooks/mgsz/readings.md',
  },
];

const readings: Readonly<Record<EditionId, readonly ClauseReading<string>[]>> = english;

/** The numbers of a digest's list, from the first to the last. */
const numbered = (prefix: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`);

const DIGEST_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'fide-2014': numbered('E', 36),
  'fide-2017': numbered('E', 18),
  'fide-2022': numbered('E', 15),
  'fide-2025-10': numbered('E', 26),
  'fide-2026-01': [
    ...numbered('E', 26),
    ...numbered('R', readings['fide-2025-10'].length - 26),
    ...numbered('2026 E', 6),
  ],
  // E10 and E11 are of older texts
  'fide-rapid-2024-12': numbered('E', 20).filter((id) => !['E10', 'E11'].includes(id)),
  'mssz-2017': numbered('M', 18),
  orr: numbered('E', 30),
  'mgsz-2012': numbered('E&A ', 24),
};

for (const { edition, title, contents, page } of BOOKS) {
  describe(title, () => {
    const all = readings[edition];

    test('the page beside the book says what the data say', async () => {
      await expect(renderReadings(title, all, SOURCE_NAMES)).toMatchFileSnapshot(page);
    });

    test('every clause named is a clause of the book', () => {
      const known = new Set(contents.map(({ clause }) => clause));
      expect(all.flatMap(({ clauses }) => clauses).filter((clause) => !known.has(clause))).toEqual([]);
    });

    test('every reading names a clause, and none twice', () => {
      const odd = all.filter(({ clauses }) => clauses.length === 0 || new Set(clauses).size !== clauses.length);
      expect(odd.map(({ id }) => id)).toEqual([]);
    });

    test('every entry of the digest is there, in its order, and our own follow', () => {
      const ids = all.map(({ id }) => id);
      const digest = DIGEST_NUMBERS[edition] as readonly string[];
      expect(ids).toEqual([...digest, ...numbered('R', ids.length - digest.length)]);
    });

    test('no text is empty or has stray spaces', () => {
      const texts = all.flatMap(({ question, reading, otherwise }) => [question, reading, otherwise ?? 'none']);
      expect(texts.filter((text) => text === '' || text !== text.trim() || text.includes('  '))).toEqual([]);
    });
  });
}

describe('readings', () => {
  test('every edition has its readings, and the amendment of 2025 shares those of 2024', () => {
    expect(Object.keys(readings)).toEqual([...EDITIONS]);
    expect(readings['fide-2025-10']).toBe(readings['fide-2024']);
  });

  test.each(['hu', 'ru'] as const)(
    '%s reads the same clauses, as surely, and names others where English does',
    async (language) => {
      const translated = await EVERY[language].loadReadings();
      const facts = ({ id, clauses, confidence, sources, otherwise }: ClauseReading<string>): object => ({
        id,
        clauses,
        confidence,
        sources,
        others: otherwise !== undefined,
      });
      for (const edition of EDITIONS) {
        expect(translated[edition].map(facts)).toEqual(readings[edition].map(facts));
      }
    },
  );

  test('what is put together from several sources says of every reading how sure it is, and where it was found', () => {
    const isPutTogether = (edition: EditionId): boolean =>
      CONTENTS[edition].some(({ sources }) => sources !== undefined);
    const open = EDITIONS.filter(isPutTogether).flatMap((edition) => {
      // the readings of 2024, whose text is at hand, are those of 2026 too
      const own = readings[edition].filter((each) => !readings['fide-2024'].includes(each));
      return own
        .filter(({ confidence, sources = [] }) => confidence === undefined || sources.length === 0)
        .map(({ id }) => `${edition} ${id}`);
    });
    expect(open).toEqual([]);
    const ours = EDITIONS.flatMap((edition) => readings[edition]).filter(({ sources = [] }) =>
      sources.every((source) => source === 'own-reading'),
    );
    expect(ours.filter(({ confidence = 'low' }) => confidence !== 'low').map(({ id }) => id)).toEqual([]);
  });

  test.each(['en', 'hu', 'ru'] as const)(
    'in %s a rule is told with its source and its open readings',
    async (language) => {
      const names = await EVERY[language].loadSources();
      const rule = { edition: 'fide-2022', clause: '8.3.1', confidence: 'high' } as const;
      expect(
        await surenessTold([{ ...rule, sources: ['handbook-2022', 'lower-side-unsure'] }], EVERY[language]),
      ).toEqual([
        {
          ...rule,
          source: `${names['handbook-2022']}; ${names['lower-side-unsure']}`,
          readings: [
            { id: 'E5', confidence: 'low' },
            { id: 'E6', confidence: 'low' },
          ],
        },
      ]);
      expect(await surenessTold([{ ...rule, clause: '8.1', sources: [] }], EVERY[language])).toEqual([
        { ...rule, clause: '8.1', readings: [] },
      ]);
      expect(await surenessTold([], EVERY[language])).toEqual([]);
    },
  );

  test.each(['en', 'hu', 'ru'] as const)(
    'changes of a whole pool are read in %s, point by point of the digest',
    async (language) => {
      const all = await EVERY[language].loadPoolChangeReadings();
      expect(all.map(({ id }) => id)).toEqual(numbered('P', 14));
      expect(all.map(({ confidence, sources }) => ({ confidence, sources }))).toEqual(
        POOL_CHANGE_READINGS.map(({ confidence, sources }) => ({ confidence, sources })),
      );
      expect(all.filter(({ question, reading }) => question.trim() === '' || reading.trim() === '')).toEqual([]);
    },
  );

  test('every source that has a name is one of a clause or of a reading', () => {
    const named = [
      ...EDITIONS.flatMap((edition) => [...CONTENTS[edition], ...readings[edition]]),
      ...(POOL_CHANGE_READINGS as readonly ClauseReading<string>[]),
    ];
    expect(SOURCES.filter((source) => !named.some(({ sources = [] }) => sources.includes(source)))).toEqual([]);
  });

  /** The whole numbers of three digits or more: ratings, years, points. */
  const numbersIn = ({ id, question, reading, otherwise = '' }: ClauseReading<string>): string => {
    const numbers = `${question} ${reading} ${otherwise}`.match(/(?<![\d.,])\d{3,}(?!\d)/gu) ?? [];
    return `${id}: ${[...new Set(numbers)].toSorted().join(' ')}`;
  };
  // 4,093 is grouped in English only, and a comma between digits is a decimal one elsewhere
  const ungrouped = (text: string): string => text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/gu, '');

  test.each(['hu', 'ru'] as const)('%s has the numbers of English', async (language) => {
    const translated = await EVERY[language].loadReadings();
    for (const edition of EDITIONS) {
      const english = readings[edition].map((each) => ({ ...each, reading: ungrouped(each.reading) }));
      expect.soft(translated[edition].map(numbersIn), edition).toEqual(english.map(numbersIn));
    }
  });

  test('a reading that nobody is known to read otherwise has no such paragraph', () => {
    const page = renderReadings(
      'A book',
      [
        { id: 'E1', clauses: ['1', '2'], question: 'Which?', reading: 'This one.' },
        { id: 'R1', clauses: ['3'], question: 'When?', reading: 'Now.', otherwise: 'Later, say some.' },
      ],
      SOURCE_NAMES,
    );
    expect(page.split('\n\n').filter((_, index) => index !== 1)).toEqual([
      '# A book',
      '### E1 — 1, 2',
      '**Question.** Which?',
      '**Reading.** This one.',
      '### R1 — 3',
      '**Question.** When?',
      '**Reading.** Now.',
      '**Otherwise.** Later, say some.\n',
    ]);
  });
});
