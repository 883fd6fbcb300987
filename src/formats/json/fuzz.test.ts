import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fuzzCount, spoilt } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { MAX_FINDINGS } from './fields.ts';
import { JSON_FORMAT } from './format.ts';
import { writePeriod, writeReport } from './write.ts';

const SAMPLES = new URL('../../../samples/', import.meta.url);
const WORDS = [
  ['{', '}', '[', ']', '"', ':', ',', '\\', '\\u0041', '\\ud800', '-', '1e999', '0.00001', '1-0', '-0', 'null'],
  ['"id": "1",', '"rating": null,', '"history": [{"games": 1, "avg": 1500, "score": 0.5}],', '"byoyomi": null,'],
  ['"controls": [{}],', '"period": [{}],', '"__proto__": 1,', '"2024-02-30"', '"birth": 1990,', '\n', '\ufeff'],
].flat();

/** A period of two events, with what the sample has not. */
const PERIOD = `{"rulebook":"fide","list":"2024-06","base":{"A":1812,"B":null},"period":[{"event":{"id":"a","byoyomi":{"kind":
"japanese","seconds":30},"baseMinutes":7.5,"importance":["large"],"approvals":[{"clause":"1.1","by":"QC"}]},"players":[
{"id":"A","history":[{"event":"e","end":"2024-01-01","results":[{"opponent":1500,"score":0.5}]}],"reached":{"1d":1}}],
"games":[{"round":1,"white":"A","black":"B","result":"+/-","handicap":2}]},{"event":{"id":"b"},"players":[],"games":[]}]}`;

test('spoilt documents are read without a fault of the reader, and what is read can be written and read again', () => {
  const files = [
    ...readdirSync(SAMPLES)
      .filter((name) => name.endsWith('.json'))
      .map((name): Uint8Array => readFileSync(new URL(name, SAMPLES))),
    new TextEncoder().encode(PERIOD),
  ];
  const seen = { whole: 0, refused: 0 };
  for (let seed = 1; seed <= fuzzCount(); seed += 1) {
    const bytes = spoilt(files[seed % files.length] as Uint8Array, seed, WORDS);
    JSON_FORMAT.recognises(bytes);
    const { report, period, findings } = JSON_FORMAT.read(bytes, { limits: LIMITS });
    expect(findings.length, `seed ${seed}`).toBeLessThanOrEqual(MAX_FINDINGS + 1);
    const isRefused = findings.some(({ weight }) => weight === 'refuse');
    seen[isRefused ? 'refused' : 'whole'] += 1;
    if (report === undefined && period === undefined) expect(isRefused, `seed ${seed}`).toBe(true);
    if (report !== undefined) writeReport(report);
    if (period !== undefined) writePeriod(period);
    if (isRefused) continue;
    const again = report === undefined ? writePeriod(period as NonNullable<typeof period>) : writeReport(report);
    expect(JSON_FORMAT.read(again.bytes, { limits: LIMITS }).findings, `seed ${seed}`).toEqual([]);
  }
  expect(Math.min(seen.whole, seen.refused)).toBeGreaterThan(20);
});
