/** The page on the scale: a change of all ratings is a break in it. */
import { expect, test } from 'vitest';
import { EVERY } from '../../../content/every-language.fixture.ts';
import { LANGUAGES } from '../../../content/languages.ts';
import type { Drift, ListDrift } from '../../../reading/analysis/drift.ts';
import type { BiasEstimate } from '../../../reading/analysis/estimate.ts';
import { renderPage } from '../../page.tsx';
import { siteIn } from '../../site.ts';
import { driftPage } from './page.tsx';

const about = (mean: number): BiasEstimate => ({ n: 40, mean, spread: 100, low: mean - 5, high: mean + 5 });
const list = (date: string, mean: number): ListDrift => ({
  date,
  active: about(mean),
  stayed: about(0),
  came: about(1500),
  left: about(1500),
});
const LISTS: readonly ListDrift[] = [
  list('2024-01-01', 1700),
  list('2024-02-01', 1701),
  { ...list('2024-03-01', 1850), adjusted: true },
  list('2024-04-01', 1851),
];
const DRIFT: Drift = {
  pool: 'fide',
  lists: LISTS,
  moved: { ...about(0), verdict: 'unclear' },
  came: about(1500),
  left: about(1500),
  byDifference: [],
  byClass: [],
  stronger: { from: 0, to: null, games: 0, expected: null, score: null, difference: about(0), verdict: 'unclear' },
};

const shown = (language: (typeof LANGUAGES)[number], lists: readonly ListDrift[]): string => {
  const site = siteIn(language, EVERY[language], { office: 'Test', pools: [], base: '', assets: {} });
  return renderPage(driftPage({ pool: 'fide', name: 'Standard', drift: { ...DRIFT, lists } }, site), site, '/');
};

/** How many lines and bands one of the drawings of the mean has. */
const drawnIn = (html: string): readonly number[] => {
  const [svg = ''] = /<svg.*?<\/svg>/su.exec(html) ?? [];
  return ['<path class="line"', '<path class="band"'].map((part) => svg.split(part).length - 1);
};

test.each(LANGUAGES)('a change of all ratings is told and marked, and no line leads over it (%s)', (language) => {
  const html = shown(language, LISTS);
  expect(drawnIn(html)).toEqual([2, 2]);
  expect(html.split('‡').length - 1).toBe(2);
  const whole = LISTS.map(({ adjusted: _adjusted, ...each }) => each);
  expect(drawnIn(shown(language, whole))).toEqual([1, 1]);
  expect(shown(language, whole)).not.toContain('‡');
});
