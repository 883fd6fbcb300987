/** What `preview` and `publish` say in words, in three languages. */
import { EVERY } from '../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { speak } from '../../explain/language.ts';
import type { ListNews } from '../../desk/lists/list-news.ts';
import type { ListReport } from '../../desk/lists/report.ts';
import { reportLines } from './list-lines.ts';

const newcomers = Array.from({ length: 41 }, (_, at) => ({
  player: `p${at + 1}`,
  name: `Player ${at + 1}`,
  rating: 1500 + at,
  by: 'import' as const,
}));
const since: ListNews = {
  newcomers,
  decisions: [{ player: 'd1', name: null, entry: 57, indicator: 'rating', old: 2000, new: null, by: 'qc' }],
  imports: [
    { import: 'i7', entry: 50, as: '2024-05', players: 41 },
    { import: null, entry: 49, as: '2024-05', players: 1 },
  ],
  corrections: [{ event: 'e45', name: 'River Open', corrects: 'e12' }],
  delisted: [
    { player: 'g1', name: 'Gone', rating: 1600, why: 'unrated' },
    { player: 'g2', name: 'Off', rating: 1700, why: 'not-listed' },
  ],
  notEntered: [
    { player: 's1', name: 'Low', rating: 1405, why: 'unrated' },
    { player: 's2', name: 'Kept', rating: 1800, why: 'not-listed' },
  ],
  merges: [{ entry: 61, player: 'm1', into: 'm2', name: 'Merged' }],
};
const report: ListReport = {
  pool: 'fide',
  date: '2024-06-01',
  edition: 'fide-2024',
  previous: '2024-05-01',
  events: 0,
  games: 0,
  players: 41,
  digest: 'ab',
  root: 'cd',
  fresh: [],
  delisted: [],
  inactive: [],
  returned: [],
  notListed: ['g2'],
  changed: 0,
  histogram: [],
  largest: [],
  since,
  openQuestions: [],
  left: [],
};

describe('a list in words', () => {
  for (const language of LANGUAGES) {
    test(`names what is new since the list before, the first ten of many (${language})`, async () => {
      const lines = reportLines(report, EVERY[language].commands, speak(EVERY[language]));
      expect(lines.join('\n')).toMatchSnapshot();
    });
  }

  for (const language of LANGUAGES) {
    test(`says what a change of the whole pool did in a line of its own (${language})`, () => {
      const decided = { entry: 7, by: 'qc', on: '2024-05-01', ground: 'deflation', affected: 4, points: 559 };
      const towards = { kind: 'towards', limit: 2000, numerator: 2, denominator: 5, rounding: 'nearest' } as const;
      const adjusted: ListReport['adjusted'] = [
        { ...decided, kind: 'adjusted', rule: towards },
        { ...decided, kind: 'adjusted', rule: { ...towards, numerator: 3, rounding: 'down' } },
        { ...decided, kind: 'adjusted', rule: { kind: 'at-least', of: 'standard', minus: 100 } },
        { ...decided, kind: 'reversed', way: 'points', adjusts: 5, points: -559 },
      ];
      const lines = reportLines({ ...report, adjusted }, EVERY[language].commands, speak(EVERY[language]));
      expect(lines.slice(2, 7).join('\n')).toMatchSnapshot();
    });
  }

  test('names everybody where that is asked for, and says nothing where nothing has happened', async () => {
    const words = EVERY.en.commands;
    const all = reportLines(report, words, speak(EVERY.en), 'all');
    expect(all.filter((line) => line.includes('brought in')).length).toBe(42);
    expect(all.join('\n')).not.toContain('more');
    const nothing = {
      newcomers: [],
      decisions: [],
      imports: [],
      corrections: [],
      delisted: [],
      notEntered: [],
      merges: [],
    };
    const quiet = reportLines({ ...report, previous: null, since: nothing }, words, speak(EVERY.en)).join('\n');
    expect(quiet).not.toContain('Since');
  });
});
