/** Sentences about those who are remembered: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { MemoryFindings } from '../explain/desk-findings/memory.ts';
import { type Say, speak } from '../explain/language.ts';
import { MEMORY_FINDINGS as EN } from './en/findings/desk-memory.ts';
import { MEMORY_FINDINGS as HU } from './hu/findings/desk-memory.ts';
import { MEMORY_FINDINGS as RU } from './ru/findings/desk-memory.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const [place, day] = ['office.memory', '2024-06-15'];

const SAMPLES: { readonly [Code in keyof MemoryFindings]: readonly MemoryFindings[Code][] } = {
  'memory.no-place': [{}],
  'memory.unreadable': [{ place, problem: 'denied' }],
  'memory.unwritable': [{ place, problem: 'full' }],
  'memory.damaged': [{ place }],
  'memory.open-to-others': [{ place, mode: '644' }],
  'memory.made': [{ place }],
  'memory.missing': [
    { persons: 1, place },
    { persons: 3, place: null },
  ],
  'memory.other-key': [
    { persons: 1, place },
    { persons: 5, place },
  ],
  'memory.lost': [{ persons: 1 }, { persons: 2 }],
  'memory.nothing': [{}],
  'memory.too-late': [{ player: '1abcdef', entry: 812 }],
  'memory.no-ground': [{}],
  'player.remembered': [
    { by: ['name'], day },
    { by: ['fide', 'name'], day },
  ],
  'import.remembered': [{ row: 17, by: ['fide'], day }],
  'import.number-remembered': [{ row: 17, player: '1abcdef', by: ['fide'], day }],
  'import.entered-again': [{ count: 1 }, { count: 2 }],
  'event.remembered': [{ by: ['fide', 'komir', 'name'], day }, { by: ['orr'] }],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('the remembered in %s', (language) => {
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
      expect(sentence, code).toMatch(/^[\p{Lu}\p{N}“„«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/desk-memory.${language}.txt`);
  });
});
