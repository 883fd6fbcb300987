/** Sentences about events as files: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { EventExportFindings } from '../explain/desk-findings/event-export.ts';
import { type Say, speak } from '../explain/language.ts';
import { EVENT_EXPORT_FINDINGS as EN } from './en/findings/desk-event-export.ts';
import { EVENT_EXPORT_FINDINGS as HU } from './hu/findings/desk-event-export.ts';
import { EVENT_EXPORT_FINDINGS as RU } from './ru/findings/desk-event-export.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const event = 'e17';
const days = { event, from: '2024-06-01', to: '2024-06-30' };

const SAMPLES: { readonly [Code in keyof EventExportFindings]: readonly EventExportFindings[Code][] } = {
  'export.not-accepted': [{ event }],
  'export.not-chess': [{ pool: 'mgsz', format: 'trf16' }],
  'export.no-events': [{ pool: 'fide', list: '2024-07' }],
  'export.bad-list': [{ seen: 'July' }],
  'export.corrected': [{ event, corrected: 'e45' }],
  'export.report-erased': [{ event }],
  'export.no-number': [
    { players: ['p1', 'p2'], more: 0 },
    { players: ['p1'], more: 3 },
  ],
  'export.nameless': [
    { players: ['p1'], more: 0 },
    { players: ['p1'], more: 1 },
  ],
  'export.no-schedule': [
    { event, rounds: [] },
    { event, rounds: [3, 4] },
  ],
  'export.no-rounds': [days],
  'export.cut': [
    { ...days, rounds: [3, 4], players: 10, left: 2 },
    { ...days, rounds: [3], players: 10, left: 0 },
  ],
};

type Phrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('events as files in %s', (language) => {
  const say = speak(EVERY[language]);
  const told = Object.entries(SAMPLES).flatMap(([code, samples]) =>
    samples.map((facts) => ({ code, sentence: (BOOKS[language][code as keyof typeof SAMPLES] as Phrase)(facts, say) })),
  );

  test('every sentence begins as one and ends with a full stop', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}“„«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|object Object/);
    }
  });

  test('sentences', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`samples/desk-event-export.${language}.txt`);
  });
});
