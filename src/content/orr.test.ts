import { EVERY, TESTED, type Tested } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { OrrFindings, OrrRules } from '../rulebooks/orr/reasons.ts';
import { speak } from '../explain/language.ts';
import { APPROVAL_SAMPLES } from './samples.fixture.ts';
import * as en from './en/phrases/orr.ts';
import * as hu from './hu/phrases/orr.ts';
import * as ru from './ru/phrases/orr.ts';

const BOOKS = { en, hu, ru };

type Samples<Rules extends { [Name in keyof Rules]: { given: object; gives: unknown } }> = {
  readonly [Name in keyof Rules]: readonly (readonly [Rules[Name]['given'], Rules[Name]['gives']])[];
};

const ROUND = { round: 3, opponent: 'b', opponentRating: 1059, score: 0.5, expected: 0.42 };
const K = { rating: 1000, from: 1000, to: 1099, gain: 45, loss: 25 };
const KT = { kt: 25, root: 5, participants: 26, contributors: 1 };

/** Every rule once, with a row for each way of saying it. */
const STEPS: Samples<OrrRules> = {
  'expected-score': [[{ own: 1500, opponent: 1600, difference: -100 }, 0.36]],
  game: [
    [{ ...ROUND, standing: 'rated' }, 0.08],
    [{ ...ROUND, standing: 'unsettled' }, 0.08],
    [{ ...ROUND, standing: 'fide' }, 0.08],
    [{ ...ROUND, standing: 'newcomer' }, 0.08],
  ],
  'stored-game': [
    [{ event: 'e1', opponentRating: 700, score: 1, expected: 0.65 }, 0.35],
    [{ event: null, opponentRating: 700, score: 0, expected: 0.65 }, -0.65],
  ],
  'single-game': [[{ opponentRating: 700, score: 1, expected: 0.65 }, 0.35]],
  'score-difference': [[{ games: 9, score: 5.5, expected: 4.31 }, 1.19]],
  k: [
    [{ ...K, sr: 0.24 }, 45],
    [{ ...K, sr: -0.24 }, 25],
    [{ ...K, sr: 0 }, 45],
    [{ rating: 2500, sr: 1, from: 2400, to: null, gain: 12, loss: 12 }, 12],
  ],
  'k-below-table': [
    [{ rating: -42, sr: -0.51, gain: 100, loss: 5 }, 5],
    [{ rating: -42, sr: 0.51, gain: 100, loss: 5 }, 100],
  ],
  'k-given': [[{ rating: 1500 }, 10]],
  'change-gain': [[{ sr: 0.24, k: 45 }, 10.7352]],
  'change-loss': [[{ sr: -0.58, k: 25 }, -14.5]],
  'change-cap': [[{ sr: 20.01, k: 45 }, 450]],
  'new-rating': [
    [{ rating: 1000, change: 21.3408 }, 1021],
    [{ rating: 900, change: -14.5 }, 886],
  ],
  'rating-from-estimate': [[{ estimate: 1059, change: 10.7352 }, 1070]],
  'fide-adopted': [[{ fideRating: 1700 }, 1700]],
  'fide-guest': [[{ fideRating: 1700 }, null]],
  'estimate-only': [[{ estimate: 1339 }, null]],
  'zero-points': [[{ games: 3, estimate: 438 }, null]],
  'no-games': [[{ rating: 1500 }, 1500]],
  'no-games-no-rating': [[{}, null]],
  'game-not-counted': [
    [{ round: 2, opponent: 'b', why: 'opponent-absent' }, null],
    [{ round: 2, opponent: 'b', why: 'player-absent' }, null],
    [{ round: 2, opponent: 'b', why: 'both-absent' }, null],
    [{ round: 2, opponent: 'b', why: 'excluded' }, null],
  ],
  'average-age': [[{ games: 4 }, 8.3]],
  'player-coefficient': [[{ player: 'b', rating: 1950, score: 4, games: 9, averageAge: 8 }, 26.780266]],
  'single-coefficient': [[{ rating: 1950, score: 4, games: 9, averageAge: 8 }, 26.780266]],
  'kt-nobody': [[{ participants: 21 }, 8]],
  'kt-mean': [[{ contributors: 2, mean: 8.498305 }, 8]],
  'kt-bounds': [[{ mean: 26, low: 8, high: 25 }, 25]],
  'kt-reduction': [[{ ...KT, reduced: 11 }, 11]],
  'kt-reduction-floor': [[{ ...KT, kt: 9, reduced: 7 }, 8]],
  'kt-given': [[{}, 11]],
  'corridor-top': [[{ kt: 11, averageAge: 7.5 }, 1472]],
  'corridor-bottom': [[{ rmax: 1411 }, 611]],
  'corridor-bottom-limit': [[{ rmax: 1808, limit: 1000 }, 1000]],
  'refined-max': [[{ rmax: 1238, rmin: 438, games: 3 }, 1038]],
  'full-max': [[{ rmax: 1238, games: 9 }, 1238]],
  'start-estimate': [[{ rmin: 438, rpmax: 1038, score: 2.5, games: 3 }, 938]],
  'fictitious-draw': [
    [{ games: 1, rating: 1111 }, 1111],
    [{ games: 3, rating: 1038 }, 1038],
  ],
  'opponents-average': [
    [{ numbers: [1000, 900, 438] }, 779],
    [{ numbers: Array.from({ length: 22 }, () => 684) }, 684],
  ],
  'primary-estimate': [[{ rsr: 779, score: 2.5, games: 3 }, 1059]],
  'primary-is-start': [[{ games: 3 }, 438]],
  'many-games': [[{ estimate: 1390, rpmax: 1115, games: 26 }, 1239]],
  pool: [
    [{ storedGames: 3, storedScore: 1.5, games: 1, score: 1 }, 4],
    [{ storedGames: 1, storedScore: 0.5, games: 5, score: 0 }, 6],
  ],
  'pooled-average': [[{ numbers: [650, 700, 720, 800] }, 718]],
  'pooled-estimate': [[{ rsr: 718, score: 2.5, games: 4 }, 807]],
  settled: [[{ games: 11, events: 2 }, true]],
  unsettled: [
    [{ games: 7, events: 1, gamesNeeded: 4, eventsNeeded: 1 }, false],
    [{ games: 10, events: 2, gamesNeeded: 1, eventsNeeded: 0 }, false],
    [{ games: 13, events: 1, gamesNeeded: 0, eventsNeeded: 1 }, false],
  ],
};

const GAME = { round: 2, white: 'b', black: 'c', result: '+/-' };

const FINDINGS: { readonly [Code in keyof OrrFindings]: readonly OrrFindings[Code][] } = {
  ...APPROVAL_SAMPLES,
  'orr.game-unplayed': [GAME],
  'orr.game-excluded': [{ ...GAME, result: '1-0' }],
  'orr.nothing-played': [{ players: 2 }],
  'orr.birth-unknown': [{ player: 'b', age: 5 }],
  'orr.birthday-unknown': [{ player: 'b', age: 6 }],
  'orr.fide-rating-adopted': [{ player: 'b', rating: 1650 }],
  'orr.fide-rating-not-recognised': [{ player: 'b', rating: 1750 }],
  'orr.zero-points': [{ player: 'b', games: 1 }],
  'orr.archive-unused': [
    { player: 'b', games: 1 },
    { player: 'b', games: 3 },
  ],
  'orr.pointless-events-dropped': [
    { player: 'b', events: 1, games: 2 },
    { player: 'b', events: 2, games: 5 },
  ],
  'orr.below-table': [{ player: 'b', rating: -45 }],
  'orr.many-games-correction-overshoots': [{ player: 'b', games: 37, rpmax: 1895, before: 1968, after: 1888 }],
};

const NAMES: Record<string, string> = { b: 'Petrova', c: 'Nagy' };

function sentences(language: Tested): readonly string[] {
  const { ORR_STEPS, ORR_FINDINGS } = BOOKS[language];
  const say = speak(EVERY[language], (id) => NAMES[id]);
  const steps = Object.entries(STEPS).flatMap(([rule, rows]) =>
    rows.map(([given, gives]) => (ORR_STEPS as Record<string, Function>)[rule]?.(given, gives, say)),
  );
  const findings = Object.entries(FINDINGS).flatMap(([code, rows]) =>
    rows.map((facts) => (ORR_FINDINGS as Record<string, Function>)[code]?.(facts, say)),
  );
  return [...steps, ...findings];
}

describe.each(TESTED)('ORR in words, %s', (language) => {
  test('every rule and finding is one or two whole sentences, as recorded', () => {
    const told = sentences(language);
    for (const sentence of told) {
      expect(sentence).toMatch(/^[\p{Lu}\d½].*\.$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}|!/);
    }
    expect(told.join('\n')).toMatchSnapshot();
  });

  test('decimals are written as the language has them, and minus is a minus sign', () => {
    const told = sentences(language).join('\n');
    expect(told).not.toMatch(/[\s(]-\d/);
    if (language === 'en') expect(told).not.toMatch(/\d,\d/);
    else expect(told).not.toMatch(/\d\.\d/);
  });
});
