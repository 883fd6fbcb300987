/** A rating over time, from one list to a long life. */
import { EVERY } from '../../content/every-language.fixture.ts';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { RatingPoint } from '../../reading/public/card/card.ts';
import { siteIn } from '../site.ts';
import { dayNumber, hundreds, monthTicks, ratingAxis } from './chart.tsx';
import { RatingChart, stepPoints } from './rating-chart.tsx';

const site = siteIn('en', EVERY.en, { office: 'Test', pools: [], base: '', assets: {} });

const drawn = (points: readonly RatingPoint[]): string =>
  renderToString(<RatingChart points={points} label="Rating" caption="What to see" site={site} />);

const point = (date: string, rating: number | null, ...events: string[]): RatingPoint => ({ date, rating, events });

describe('axes', () => {
  const labels = (...values: number[]): readonly number[] => ratingAxis(values).ticks.map(({ at }) => at);

  test('ratings have four to six round labels, as near to the values as these can stand', () => {
    expect(labels(1843)).toEqual([1830, 1840, 1850, 1860]);
    expect(labels(2439, 2461)).toEqual([2430, 2440, 2450, 2460, 2470]);
    expect(labels(2380, 2488)).toEqual([2350, 2400, 2450, 2500]);
    expect(labels(1800, 2399)).toEqual([1600, 1800, 2000, 2200, 2400, 2600]);
    expect(labels(100, 2800)).toEqual([0, 1000, 2000, 3000]);
    expect(ratingAxis([2439, 2461]).range).toEqual([2430, 2470]);
  });

  test('of a range that is given labels stand at hundreds, at every second or fifth of them where there are many', () => {
    expect(hundreds([1700, 1900]).map(({ at }) => at)).toEqual([1700, 1800, 1900]);
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
    expect(svg).toContain('<title>1\u00a0May\u00a02024: 1843 · Open</title>');
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
    expect(svg).toContain('<title>1\u00a0March\u00a02024: 1688 · all ratings adjusted</title>');
    expect(svg.match(/<line class="upright"/g)).toHaveLength(2);
    expect(svg).toContain('The upright dotted line marks a change of all ratings');
  });

  test('has its highest and its newest value beside it, and leads to its lists', () => {
    const points = [
      point('2024-05-01', 1843, 'Open'),
      point('2024-06-01', 1880, 'Cup'),
      point('2024-07-01', 1850, 'Cup'),
    ];
    const svg = renderToString(
      <RatingChart
        points={points}
        label="Rating"
        caption=""
        site={site}
        listOf={(date) => site.to.list('fide', date)}
      />,
    );
    expect([...svg.matchAll(/<text class="value"[^>]*>(\d+)</g)].map(([, text]) => text)).toEqual([
      '1850',
      '1880',
      '1850',
      '1880',
    ]);
    expect(svg).toContain('<a href="/en/lists/fide/2024-06"><title>1\u00a0June\u00a02024: 1880 · Cup</title><circle');
  });

  test('has a star beside a value that is not settled, and its label below where the line comes from above', () => {
    const svg = drawn([
      point('2024-01-01', 1200, 'Open'),
      { date: '2024-12-01', rating: 1128, unsettled: true, events: ['Cup'] },
    ]);
    expect(svg).toMatch(/<text class="value"[^>]*>1128\*</);
    expect(svg).toContain(': 1128* · Cup</title>');
    const [, medium = ''] = svg.split('<svg');
    const label = / y="([\d.]+)"[^>]*>1128\*</.exec(medium)?.[1];
    const line = [...medium.matchAll(/ cy="([\d.]+)"/g)].at(-1)?.[1];
    expect(Number(label)).toBeGreaterThan(Number(line));
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
