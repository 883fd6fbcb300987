/** The table of ratings: how a K is marked that rests on nothing, or was assumed. */
import { describe, expect, test } from 'vitest';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { BOOK as hu } from '../content/hu/books/every-family.ts';
import { BOOK as ru } from '../content/ru/books/every-family.ts';
import type { PhraseBook } from '../explain/tell.ts';
import { rate, type RateOptions } from '../engine/index.ts';
import { answerLines } from './print.ts';
import { printable } from './printable.ts';

const names = new Map([
  ['1', 'Adam, A'],
  ['2', 'Bela, B'],
]);

const document = (rulebook: string, facts: object = {}): object => ({
  rulebook,
  event: { id: 't', start: '2024-05-01', end: '2024-05-03', system: 'swiss' },
  players: [
    { id: '1', rating: 2400, birth: '1980' },
    { id: '2', rating: 2100, birth: '1980', ...facts },
  ],
  games: [{ round: 1, white: '1', black: '2', result: '1/2-1/2' }],
});

/** The table and what stands under it, without the findings. */
function tableOf(given: object, options: RateOptions = {}, book: PhraseBook = en): readonly string[] {
  const lines = answerLines(rate(given, options), book, names);
  return lines.slice(2, lines.indexOf(`${book.words.findings}:`));
}

test('what a terminal would obey, or nobody sees, stands by its number; joiners of scripts stay', () => {
  expect(printable('a\u001b[31m\u0007\u009b2J b\r\nc\u202ed\u200be\u2066\ufeff')).toBe(
    'aU+001B[31mU+0007U+009B2J bU+000DU+000AcU+202EdU+200BeU+2066U+FEFF',
  );
  expect(printable('Kovács, Ördög \u200d\u200c Ж')).toBe('Kovács, Ördög \u200d\u200c Ж');
});

describe('a K that rests on nothing', () => {
  test('is marked, with a line under the table that says what chooses it', () => {
    expect(tableOf(document('fide'))).toEqual([
      'Player     Ro  n  W    We   K   change   new  remark',
      'Adam, A  2400  1  ½  0.85  10     −3.5  2396',
      'Bela, B  2100  1  ½  0.15  40?     +14  2114',
      '',
      '?  K rests on nothing: how many games the player had before is not known. --k N or --assume established chooses it.',
      '',
    ]);
  });

  test('is marked otherwise where it was chosen', () => {
    const established = tableOf(document('mssz'), { assumeK: 'established' });
    expect(established[2]).toBe('Bela, B  2100  1  ½  0.15  20~      +7  2107');
    expect(established[4]).toBe('~  K is assumed: how many games the player had before is not known.');
    expect(tableOf(document('mssz'), { assumeK: 15 })[2]).toContain('15~');
  });

  test('has its line in every language', () => {
    for (const book of [hu, ru]) {
      expect(tableOf(document('fide'), {}, book)[4]).toMatch(/^\?  (?:A )?K .*--k N.*--assume established/);
      expect(tableOf(document('fide'), { assumeK: 20 }, book)[4]).toMatch(/^~  (?:A )?K /);
    }
  });

  test('has no mark where it is known, and no mark is explained', () => {
    expect(tableOf(document('fide', { games: 40 }), { assumeK: 15 })).toEqual([
      'Player     Ro  n  W    We   K  change   new  remark',
      'Adam, A  2400  1  ½  0.85  10    −3.5  2396',
      'Bela, B  2100  1  ½  0.15  20      +7  2107',
      '',
    ]);
  });

  test('is nowhere marked under a rulebook whose K follows from the rating', () => {
    expect(tableOf(document('orr')).join()).not.toMatch(/[?~]/);
  });
});

test('ORR: the star of an unsettled rating stands on the rating before, too', () => {
  const history = [{ event: 'e0', results: [{ opponent: 2000, score: 1 }] }];
  const [, ...lines] = tableOf(document('orr', { unsettled: true, history }));
  expect(lines.slice(0, 2).map((line) => line.match(/(?<= )\d{4}\*?(?= |$)/g))).toEqual([
    ['2400', '2396'],
    ['2100*', '2393*'],
  ]);
});
