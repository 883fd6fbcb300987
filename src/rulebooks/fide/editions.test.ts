import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  BOOK_2014,
  BOOK_2017,
  BOOK_2024,
  FIDE_2014,
  FIDE_2017,
  FIDE_2024,
  FIDE_2025_10,
  FIDE_2026_01,
  FIDE_NEEDS,
} from './editions.ts';
import { day, eventOf, rated, unrated } from './event.fixture.ts';

describe('the editions', () => {
  for (const [edition, inForce] of [
    [FIDE_2014, { from: '2014-07-01', to: '2017-06-30' }],
    [FIDE_2017, { from: '2017-07-01', to: '2021-12-31' }],
    [FIDE_2024, { from: '2024-03-01', to: '2025-09-30' }],
    [FIDE_2025_10, { from: '2025-10-01', to: '2025-12-31' }],
    [FIDE_2026_01, { from: '2026-01-01' }],
  ] as const) {
    test(`${edition.id} is in force from ${inForce.from}`, () => {
      expect(edition).toMatchObject({ family: 'fide', game: 'chess', inForce });
      expect(edition.inForce).toEqual(inForce);
      expect(edition.needs).toBe(FIDE_NEEDS);
    });
  }

  test('each names itself', () => {
    expect([FIDE_2014.id, FIDE_2024.id, FIDE_2025_10.id]).toEqual(['fide-2014', 'fide-2024', 'fide-2025-10']);
    expect([BOOK_2014.id, BOOK_2017.id, BOOK_2024.id]).toEqual(['fide-2014', 'fide-2017', 'fide-2024']);
    expect([BOOK_2014.floor, BOOK_2017.floor, BOOK_2024.floor]).toEqual([1000, 1000, 1400]);
  });

  test('the largest difference of a text is its own: no folder takes it from another', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('clauses.ts'),
    );
    const own = files.filter((file) => /^export const MAX_GAP = 400;$/m.test(readFileSync(folder + file, 'utf8')));
    expect(own.map((file) => file.split(/[\\/]/)[0]).toSorted()).toEqual(['2014', '2017', '2022', '2024', 'rapid']);
    const borrowed = files.filter((file) =>
      /import \{[^}]*\b(?:MAX_GAP|countedGap)\b[^}]*\} from '\.\.\/\w+\//.test(readFileSync(folder + file, 'utf8')),
    );
    expect(borrowed).toEqual([]);
  });

  test('every FIDE book asks for dates and a system, and for ratings from 1 to 4000', () => {
    expect(FIDE_NEEDS).toEqual({
      dates: true,
      system: true,
      rating: { min: 1, max: 4000 },
      unsettledHistory: false,
    });
  });

  test('the check is admission alone; what only the calculation finds is not in it', () => {
    const players = [rated('A', 2000), rated('B', 1900), unrated('U')];
    const event = eventOf(players, ['1 A +/- B', '2 U 0-1 A']);
    for (const edition of [FIDE_2014, FIDE_2017, FIDE_2024, FIDE_2025_10]) {
      const { findings } = edition.rate(event);
      expect(edition.check(event)).toEqual(findings.slice(0, -1));
      expect(findings.at(-1)?.code).toBe('fide.zero-score');
      expect(edition.check(event).map(({ code }) => code)).toContain('fide.unplayed');
      expect(edition.rate(event).rulebook).toBe(edition.id);
    }
  });
});

describe('8.3.1 the amendment of 1 October 2025', () => {
  const won = (own: number, opponent: number) => {
    const event = eventOf([rated('S', own, { k: 10 }), rated('O', opponent, { k: 10 })], ['1 S 1-0 O'], {
      start: day('2025-10-03'),
      end: day('2025-10-05'),
    });
    const changesBy = (edition: typeof FIDE_2024) => {
      const { players } = edition.rate(event);
      return [players['S']?.change, players['O']?.change];
    };
    return { before: changesBy(FIDE_2024), after: changesBy(FIDE_2025_10) };
  };

  // 392 to 411 is .92, 412 to 432 .93, above 735 1.00
  for (const [own, opponent, before, after] of [
    [2650, 2250, [0.8, -0.8], [0.8, -0.8]],
    [2650, 2239, [0.8, -0.8], [0.8, -0.8]],
    [2650, 2238, [0.8, -0.8], [0.7, -0.8]],
    [2649, 2237, [0.8, -0.8], [0.8, -0.8]],
    [2800, 2000, [0.8, -0.8], [0, -0.8]],
    [2238, 2650, [9.2, -9.2], [9.2, -9.3]],
    [2237, 2649, [9.2, -9.2], [9.2, -9.2]],
    [2650, 2259, [0.9, -0.9], [0.9, -0.9]],
  ] as const) {
    test(`${own} beats ${opponent}: ${before.join(' and ')} before, ${after.join(' and ')} after`, () => {
      expect(won(own, opponent)).toEqual({ before, after });
    });
  }

  test('the steps name the amended clause for the player whom it changes, and the old one for the opponent', () => {
    const event = eventOf([rated('S', 2650), rated('O', 2249)], ['1 S 1-0 O']);
    const gaps = (edition: typeof FIDE_2024) => {
      const { players } = edition.rate(event, 'all');
      return ['S', 'O'].map((id) => {
        const game = players[id]?.steps?.[0]?.from[0]?.from.find(({ rule }) => rule === 'game');
        const [step] = game?.from ?? [];
        return [step?.clause, step?.rule, step?.gives];
      });
    };
    expect(gaps(FIDE_2024)).toEqual([
      ['8.3.1', 'counted-gap', 400],
      ['8.3.1', 'counted-gap', -400],
    ]);
    expect(gaps(FIDE_2025_10)).toEqual([
      ['8.3.1 (from 2025-10-01)', 'real-gap', 401],
      ['8.3.1', 'counted-gap', -400],
    ]);
    expect(gaps(FIDE_2014)).toEqual([
      ['8.54', 'counted-gap', 400],
      ['8.54', 'counted-gap', -400],
    ]);
  });
});
