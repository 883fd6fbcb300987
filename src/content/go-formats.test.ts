/** Sentences about h9 and OpenGotha files: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { H9Findings } from '../formats/h9/findings.ts';
import type { OpenGothaFindings } from '../formats/opengotha/findings.ts';
import { type Say, speak } from '../explain/language.ts';
import { H9_FINDINGS as H9_EN } from './en/findings/h9.ts';
import { OPENGOTHA_FINDINGS as OPENGOTHA_EN } from './en/findings/opengotha.ts';
import { H9_FINDINGS as H9_HU } from './hu/findings/h9.ts';
import { OPENGOTHA_FINDINGS as OPENGOTHA_HU } from './hu/findings/opengotha.ts';
import { H9_FINDINGS as H9_RU } from './ru/findings/h9.ts';
import { OPENGOTHA_FINDINGS as OPENGOTHA_RU } from './ru/findings/opengotha.ts';

const other = { otherLine: 14, otherColumn: 66 };
const FIELDS = ['board', 'baseMinutes', 'byoyomi', 'handicap', 'importance', 'rating', 'another'];

const H9_SAMPLES: { readonly [Code in keyof H9Findings]: readonly H9Findings[Code][] } = {
  'h9.too-large': [{ bytes: 70_000_000, limit: 67_108_864 }],
  'h9.line-too-long': [{ length: 70_001, limit: 65_536 }],
  'h9.too-many-players': [{ limit: 20_000 }],
  'h9.too-many-rounds': [{ limit: 99 }],
  'h9.no-players': [{}],
  'h9.no-results': [{}],
  'h9.tag-unknown': [{ tag: 'XY' }],
  'h9.tag-repeated': [{ tag: 'EV' }],
  'h9.tag-unclosed': [{ tag: 'EV' }],
  'h9.tag-unreadable': [{ tag: 'HA', text: 'many' }],
  'h9.dates-reversed': [{ start: '2024-05-05', end: '2024-05-04' }],
  'h9.date-form': [{ text: '04.05.2024,05.05.2024' }],
  'h9.country-misplaced': [{ text: ',TR, Istanbul', country: 'TR' }],
  'h9.no-grade': [{ text: '4 Negyedik Dora AT' }],
  'h9.grade-without-letter': [
    { grade: '12', count: 1 },
    { grade: '12', count: 3 },
  ],
  'h9.pin-unreadable': [{ text: '|12' }],
  'h9.repeated-pin': [{ pin: '10000001', otherLine: 6 }],
  'h9.repeated-name': [{ name: 'Minta, Anna', otherLine: 6 }],
  'h9.place-differs': [{ place: 7, number: 5, count: 2 }],
  'h9.uneven-line': [{ seen: 8, expected: 7 }],
  'h9.result-unreadable': [{ round: 1, text: '4x/w0' }],
  'h9.result-count': [{ seen: 1, expected: 3 }],
  'h9.criteria-like-results': [{ text: '408', rounds: 5 }],
  'h9.unknown-opponent': [{ round: 3, text: '99+/w0', opponent: 99 }],
  'h9.self-opponent': [{ round: 3, text: '3-/b0' }],
  'h9.not-confirmed': [{ round: 3, text: '9+/w0', other: '0-', ...other }],
  'h9.entries-differ': (['result', 'default', 'colour', 'stones'] as const).map((about) => ({
    about,
    round: 1,
    text: '2+/w1',
    other: '1-/b2',
    ...other,
  })),
  'h9.double-loss': [{ round: 2, text: '2-/w0', ...other }],
  'h9.double-win': [{ round: 2, text: '2+/w0', ...other }],
  'h9.jigo-by-default': [{ round: 2, text: '2=!w0', ...other }],
  'h9.result-unknown': [{ round: 2, text: '2?/w0', ...other }],
  'h9.free-round': [0, 0.5, 1].map((points) => ({ player: '1', round: 3, points })),
  'h9.rounds-not-played': [{ columns: 20, rounds: 4 }],
  'h9.capital-colour': [{ text: '2+/W1', count: 2 }],
  'h9.letter-for-zero': [{ text: '1O+/w0', count: 1 }],
  'h9.leading-zero': [{ text: '02+/w0', count: 1 }],
  'h9.stones-implied': [{ text: '2+/w', count: 5 }],
  'h9.many-stones': [{ text: '5+/b12', count: 2 }],
  'h9.odd-free-round': [{ text: '0=0', count: 6 }],
  'h9.mark-at-end': [{ round: 2, text: '3+/b0!' }],
  'h9.colour-unknown': [{ text: '4=/?0', count: 1 }],
  'h9.colour-from-opponent': [{ text: '4+/?0', count: 1 }],
  'h9.colour-by-grade': [{ round: 3, text: '3+/?2', stones: 2 }],
  'h9.stones-from-grades': [{ reduction: 2, count: 6 }],
  'h9.stones-unknown': [{ count: 1 }],
  'h9.handicap-from-games': [{ games: 3 }],
  'h9.handicap-open': [
    { games: 12, unknown: 0 },
    { games: 12, unknown: 2 },
  ],
  'h9.stones-against-tag': [{ games: 1 }],
  'h9.not-in-file': [
    { fields: FIELDS, extendedMinutes: null },
    { fields: ['board'], extendedMinutes: 82.5 },
  ],
  'h9.more-findings': [{ count: 21 }],
  'h9.letters-replaced': [{ text: 'Tőke', written: 'Toke', count: 4 }],
  'h9.name-cut': [{ player: '1', written: 'Hosszu' }],
  'h9.club-cut': [{ player: '1', written: 'club' }],
  'h9.grade-missing': [{ player: '1' }],
  'h9.game-not-written': (['second-game', 'unknown-player'] as const).map((reason) => ({
    round: 2,
    white: '1',
    black: '2',
    reason,
  })),
  'h9.order-by-points': [{}],
  'h9.not-carried': [{ event: ['board'], players: ['rating', 'birth'] }],
};

const game = { round: 2, white: '1', black: '2' };

const OPENGOTHA_SAMPLES: { readonly [Code in keyof OpenGothaFindings]: readonly OpenGothaFindings[Code][] } = {
  'opengotha.too-large': [{ bytes: 70_000_000, limit: 67_108_864 }],
  'opengotha.not-xml': [{ problem: 'unexpected close tag.' }],
  'opengotha.doctype': [{}],
  'opengotha.too-deep': [{ limit: 16 }],
  'opengotha.too-many-attributes': [{ element: 'Player', limit: 200 }],
  'opengotha.wrong-root': [{ element: 'html' }],
  'opengotha.too-many-players': [{ limit: 20_000 }],
  'opengotha.too-many-games': [{ limit: 990_000 }],
  'opengotha.no-players': [{}],
  'opengotha.no-parameters': [{}],
  'opengotha.missing': [{ element: 'Game', attribute: 'whitePlayer' }],
  'opengotha.unreadable': ['a whole number', 'a grade', 'a result', 'a date', 'minutes', 'SUDDENDEATH, FISCHER'].map(
    (expected) => ({ element: 'Game', attribute: 'handicap', text: 'x', expected }),
  ),
  'opengotha.dates-reversed': [{ start: '2024-05-05', end: '2024-05-04' }],
  'opengotha.date-form': [{ text: '04.05.2024' }],
  'opengotha.grade-missing': [{ player: 'Minta, Anna' }],
  'opengotha.grade-differs': [{ player: 'Minta, Anna', rank: '2d', grade: '1d' }],
  'opengotha.rank-missing': [{ player: 'Minta, Anna', grade: '1d' }],
  'opengotha.grade-from-rank': [
    { player: 'Minta, Anna', grade: '3d', count: 1 },
    { player: 'Minta, Anna', grade: '3d', count: 2 },
  ],
  'opengotha.pin-unreadable': [{ player: 'Minta, Anna', text: '123' }],
  'opengotha.repeated-player': [{ key: 'MINTAANNA', otherLine: 4 }],
  'opengotha.repeated-pin': [{ pin: '10000001', otherLine: 4 }],
  'opengotha.not-registered': [{ player: 'Minta, Anna', count: 2 }],
  'opengotha.unknown-player': [{ round: 1, key: 'SENKI' }],
  'opengotha.self-game': [{ round: 1, key: 'MINTAANNA' }],
  'opengotha.round-out-of-range': [{ round: 0, limit: 99 }],
  'opengotha.result-unknown': [game],
  'opengotha.double-win': [game],
  'opengotha.jigo-by-default': [game],
  'opengotha.colour-unknown': [{ round: 3, count: 1 }],
  'opengotha.colour-unknown-with-stones': [{ ...game, stones: 4 }],
  'opengotha.many-stones': [{ stones: 12, count: 1 }],
  'opengotha.rounds-not-played': [{ rounds: 5, played: 4 }],
  'opengotha.handicap-from-games': [{ games: 5 }],
  'opengotha.handicap-open': [{ ceiling: null }, { ceiling: 9 }],
  'opengotha.stones-against-ceiling': [{ games: 1 }],
  'opengotha.not-in-file': [{ fields: FIELDS }],
  'opengotha.more-findings': [{ count: 1 }],
};

const BOOKS = {
  en: { ...H9_EN, ...OPENGOTHA_EN },
  hu: { ...H9_HU, ...OPENGOTHA_HU },
  ru: { ...H9_RU, ...OPENGOTHA_RU },
} as const;

const NAMES: Readonly<Record<string, string>> = { 1: 'Minta Anna', 2: 'Próba Béla' };

type AnyPhrase = (facts: unknown, say: Say) => string;

describe('sentences about files of Go events', () => {
  for (const language of TESTED) {
    const say = speak(EVERY[language], (id) => NAMES[id]);
    const told = Object.entries({ ...H9_SAMPLES, ...OPENGOTHA_SAMPLES }).flatMap(([code, rows]) =>
      rows.map((facts) => `${code}: ${(BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(facts, say)}`),
    );

    test(`are as recorded (${language})`, async () => {
      const recorded = fileURLToPath(new URL(`samples/go-formats.${language}.txt`, import.meta.url));
      await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(recorded);
    });

    test(`are whole and end with one full stop (${language})`, () => {
      for (const sentence of told) expect(sentence).toMatch(/[^.]\.$/);
      expect(told.filter((sentence) => /undefined|NaN|\[object/.test(sentence))).toEqual([]);
    });
  }
});
