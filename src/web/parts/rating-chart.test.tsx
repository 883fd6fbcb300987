/** A rating over time, from one list to a long life. */
import { EVERY } from '../../content/every-language.fixture.ts';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { RatingPoint } from '../../reading/public/card/card.ts';
import { siteIn } from '../site.ts';
import { dayNumber, hundreds, monthTicks, ratingRange } from './chart.tsx';
import { RatingChart, stepPoints } from './rating-chart.tsx';

const site = siteIn('en', EVERY.en, { office: 'Test', pools: [], base: '', assets: {} });

const drawn = (points: readonly RatingPoint[]): string =>
  renderToString(<RatingChart points={points} label="Rating" caption="What to see" site={site} />);

const point = (date: string, rating: number | null, ...events: string[]): RatingPoint => ({ date, rating, events });

describe('axes', () => {
  test('ratings begin at the hundred below the lowest and end at the one above the highest', () => {
    expect(ratingRange([1843])).toEqual([1800, 1900]);
    expect(ratingRange([1800, 2399])).toEqual([1700, 2500]);
  });

  test('labels stand at hundreds, at every second or fifth of them where there are many', () => {
    expect(hundreds([1700, 1900]).map(({ at }) => at)).toEqual([1700, 1800, 1900]);
    expect(hundreds([1000, 2000]).map(({ at }) => at)).toEqual([1000, 1200, 1400, 1600, 1800, 2000]);
    expect(hundreds([100, 2800]).map(({ at }) => at)).toEqual([500, 1000, 1500, 2000, 2500]);
  });

  test('time has as many labels as fit: months of a short time, years of a long one', () => {
    const range = [dayNumber('2024-11-01'), dayNumber('2025-06-30')] as const;
    expect(monthTicks(range, 9, site).map(({ label }) => label)[0]).toBe('Nov 2024');
    expect(monthTicks([dayNumber('1990-05-01'), dayNumber('2026-05-01')], 9, site).map(({ label }) => label)).toEqual([
      '1995',
      '2000',
      '2005',
      '2010',
      '2015',
      '2020',
      '2025',
    ]);
  });
});

describe('the line', () => {
  test('holds each rating up to the next list, and has a gap where there is none', () => {
    const held = [
      { day: 0, rating: 1800, events: [] },
      { day: 30, rating: 1820, events: [] },
      { day: 60, rating: null, events: [] },
      { day: 90, rating: 1790, events: [] },
    ];
    expect(stepPoints(held)).toEqual([
      { x: 0, y: 1800 },
      { x: 30, y: 1820 },
      { x: 60, y: 1820 },
      { x: 60, y: null },
      { x: 90, y: 1790 },
      { x: 120, y: 1790 },
    ]);
  });

  test('of one list is one dot and no line', () => {
    const svg = drawn([point('2024-05-01', 1843)]);
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg).not.toContain('class="line"');
  });

  test('is broken while the player is inactive', () => {
    const svg = drawn([
      point('2024-05-01', 1843, 'Open'),
      { date: '2024-06-01', rating: 1843, inactive: true, events: [] },
      point('2024-07-01', 1850, 'Cup'),
    ]);
    expect(svg.match(/class="line" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(svg).toContain('<title>1843 · Open</title>');
  });

  test('has a gap and a mark where all ratings were changed at once: nobody has won these points', () => {
    const held = [
      { day: 0, rating: 1480, events: [] },
      { day: 30, rating: 1688, isAdjusted: true, events: [] },
    ];
    expect(stepPoints(held)).toEqual([
      { x: 0, y: 1480 },
      { x: 30, y: 1480 },
      { x: 30, y: null },
      { x: 30, y: 1688 },
      { x: 60, y: 1688 },
    ]);
    const svg = drawn([point('2024-02-01', 1480), { date: '2024-03-01', rating: 1688, adjusted: true, events: [] }]);
    expect(svg.match(/class="line" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(svg).toContain('<title>1688 · all ratings adjusted</title>');
    expect(svg.match(/<line class="upright"/g)).toHaveLength(2);
    expect(svg).toContain('The upright dotted line marks a change of all ratings');
  });

  test('is nothing where nobody was ever rated', () => expect(drawn([point('2024-05-01', null)])).toBe(''));

  test('of four hundred lists stays small, with every number in the table', () => {
    const long = Array.from({ length: 400 }, (_, month) =>
      point(
        `${1990 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
        1500 + ((month * 37) % 900),
        'Open',
      ),
    );
    const svg = drawn(long);
    expect(svg.length).toBeLessThan(50_000);
    expect(svg).not.toContain('<title>');
    expect(svg.match(/<tr>/g)).toHaveLength(35);
  });
});
