/** Every row of `npm run bench` is measured once, on next to nothing: nothing is said of how long it takes. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesWith, ROW_FILES } from '../bench/frame/files.ts';
import { measure, median, onlyRows } from '../bench/frame/measure.ts';
import { pageOf } from '../bench/frame/page.ts';
import type { Contestant, Measurement, Row, RowResult } from '../bench/frame/row.ts';
import { type Setting, trialSetting } from '../bench/frame/setting.ts';
import { linesOf, missesOf } from '../bench/frame/table.ts';
import { postgresUrl } from '../src/stores/schemas.fixture.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-bench-trial-'));
  // the server of all tests, instead of one of its own
  vi.stubEnv('ELOBOOK_TEST_POSTGRES', await postgresUrl());
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const load = async (file: string): Promise<Measurement> =>
  ((await import(`../bench/rows/${file}.ts`)) as { measurement: Measurement }).measurement;

describe('the rows of the bench', () => {
  test('have a file each, or share one', () => {
    const files = readdirSync('bench/rows').map((name) => name.replace(/\.ts$/, ''));
    expect(files.toSorted()).toEqual([...Object.keys(ROW_FILES), 'naive'].toSorted());
  });

  for (const file of [...Object.keys(ROW_FILES), 'naive']) {
    test(`${file} can be measured`, async () => {
      const measurement = await load(file);
      expect(new Set(measurement.rows.map(({ id }) => id))).toEqual(new Set(ROW_FILES[file] ?? ['naive']));
      const { rows, notes } = await measure(measurement, trialSetting(folder));
      // who is not installed, or not there, is named
      if (notes.length === 0) expect(rows).toHaveLength(measurement.rows.length);
      for (const { value, unit } of rows)
        expect(value).toBeGreaterThanOrEqual(unit === 'requests' ? 0 : Number.MIN_VALUE);
      const asked = measurement.rows.filter(({ must }) => must !== undefined).map(({ what }) => what);
      expect(rows.map(({ what }) => what)).toEqual(expect.arrayContaining(asked));
    });
  }

  test('are found by their names, in any case', () => {
    expect(filesWith(['p5', 'P6'])).toEqual(['kernel', 'trf']);
    expect(filesWith([])).toEqual(Object.keys(ROW_FILES));
    expect(filesWith(['P1', 'P99'])).toEqual({ unknown: 'P99' });
  });
});

describe('the page of the results', () => {
  const row = { id: 'P1', what: 'work', figure: 'work.ms', unit: 's', better: 'less' } as const;
  const rows: readonly RowResult[] = [
    { ...row, must: 1, aim: 0.5, value: 3, judged: 1.5, asked: { must: 1, aim: 0.5 }, verdict: 'missed' },
    { ...row, what: 'control', value: 0.2, judged: 0.1, asked: {}, verdict: 'none' },
  ];
  const samples = { 'P1.size at 0.01': [1], 'P1.size at 10': [900], 'lists.month at 1': [2], 'lists.month at 12': [2] };
  const machine = { cores: 2, processor: 'x', memory: 8, node: 'v20', system: 'linux x64' };
  const results = { date: '2026-11-17', machine, share: 0.1, rounds: 5, minutes: 3, naive: 11.6 };
  const files = pageOf({ ...results, measured: [{ rows, samples, notes: ['no compiler'], seconds: 1 }] });

  test('says what is missed, on what it was measured, and what was left out', () => {
    const text = files['docs/performance.md'] as string;
    expect(text).toContain('**Missed: P1.**');
    expect(text).toContain('| P1 | work | 3.00 s (1.50 s) |  | 1.00 s | 0.50 s | **MISSES what it must** |');
    expect(text).toContain('2 cores (x), 8 GB, linux x64, Node v20');
    expect(text).toContain('- no compiler');
  });

  test('has a bar for every goal and a plot for everything that grows', () => {
    expect(files['docs/performance.svg']?.match(/<rect /g)).toHaveLength(1);
    expect(files['docs/growth.svg']?.match(/<polyline /g)).toHaveLength(2);
    for (const chart of ['docs/performance.svg', 'docs/growth.svg']) expect(files[chart]).not.toMatch(/NaN|Infinity/);
  });
});

describe('a measurement', () => {
  const row = (given: Partial<Row>): Row => ({
    id: 'P0',
    what: 'work',
    figure: 'work.ms',
    unit: '×',
    better: 'less',
    ...given,
  });
  const taking = (...samples: number[]): Contestant => {
    let at = 0;
    return () => ({ ms: samples[at++] as number });
  };
  const setting = (given: Partial<Setting>): Setting => ({ ...trialSetting(folder), rounds: 3, ...given });

  test('runs all in turn, every other round the other way round', async () => {
    const order: string[] = [];
    const noted = (name: string): Contestant => {
      return () => {
        order.push(name);
        return { ms: 1 };
      };
    };
    const prepare = () => ({ contestants: { work: noted('work'), control: noted('control') } });
    await measure({ rows: [], prepare }, setting({}));
    expect(order).toEqual(['work', 'control', 'control', 'work', 'work', 'control']);
  });

  test('tells the median of the ratios of the rounds', async () => {
    const rows = [row({ by: 'control.ms', must: 2, aim: 1 })];
    const prepare = () => ({ contestants: { work: taking(10, 90, 8), control: taking(5, 30, 8) } });
    const measured = await measure({ rows, prepare }, setting({}));
    expect(measured.rows).toMatchObject([{ value: 2, verdict: 'must' }]);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('asks a tenth of what grows with the data, and judges seconds by the naive month', async () => {
    const rows = [
      row({ unit: 's', must: 8, aim: 4, grows: true }),
      row({ unit: 's', must: 0.5 }),
      row({ figure: 'work.mb', unit: 'MB', must: 400, aim: 250, grows: true }),
    ];
    const contestants = { work: () => ({ ms: 1000, mb: 41 }) };
    const measured = await measure(
      { rows, prepare: () => ({ contestants }) },
      setting({ share: 0.1 }),
      async () => 11.6,
    );
    expect(measured.rows.map(({ value, judged, asked, verdict }) => [value, judged, asked.must, verdict])).toEqual([
      [1, 0.5, 0.8, 'must'],
      [1, 0.5, 0.5, 'must'],
      [41, 41, 40, 'missed'],
    ]);
    expect(linesOf(measured)[2]).toContain('MISSES what it must');
    expect(missesOf([measured])).toEqual(['of 3 goals 2 hold and 0 of these reach the aim', 'missed: P0']);
  });

  test('of some rows runs only whom they need', async () => {
    const never = (): never => expect.unreachable();
    const rows = [row({ by: 'control.ms' }), row({ id: 'P00', figure: 'peer.ms' })];
    const prepare = () => ({ contestants: { work: taking(2), control: taking(1), peer: never } });
    const measured = await measure(onlyRows({ rows, prepare }, ['p0']), setting({ rounds: 1 }));
    expect(measured.rows).toMatchObject([{ id: 'P0', value: 2 }]);
    expect(onlyRows({ rows, prepare }, []).rows).toHaveLength(2);
  });

  test('leaves out a row whose contestant is not there, and says why', async () => {
    const prepare = () => ({ contestants: { work: taking(1, 1, 1) }, notes: ['no compiler'] });
    const measured = await measure({ rows: [row({ by: 'C.ms' })], prepare }, setting({}));
    expect(measured.rows).toEqual([]);
    expect(linesOf(measured).join()).toContain('no compiler');
  });
});
