import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { TrfFile } from './file.ts';
import { TRF06, TRF16, TRF26 } from './format.ts';
import { readTrf } from './read.ts';
import { toReport } from './report.ts';
import { withoutPlaces } from './reports.fixture.ts';
import { writeTrf } from './write.ts';

const folder = new URL('samples/', import.meta.url);
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.trf'))
  .map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, folder))) }));
const correct = samples.filter(({ name }) => name.startsWith('correct-'));
const options = { limits: LIMITS };
const fileOf = (bytes: Uint8Array): TrfFile => readTrf(bytes, options).file as TrfFile;

describe('sample files', () => {
  test('there are correct, odd and broken ones', () => {
    expect(samples.map(({ name }) => name)).toEqual([
      'broken-cells.trf',
      'broken-heads.trf',
      'broken-ranks.trf',
      'correct-cr.trf',
      'correct-javafo.trf',
      'correct-trf06.trf',
      'correct-trf16-team.trf',
      'correct-trf16.trf',
      'correct-trf26-team.trf',
      'correct-trf26.trf',
      'correct-utf8.trf',
      'correct-windows-1250.trf',
      'odd-cells.trf',
    ]);
  });

  test.each(samples)('$name has the findings that are recorded beside it', async ({ name, bytes }) => {
    const { findings } = readTrf(bytes, options);
    const text = `${JSON.stringify(findings, undefined, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`samples/${name.replace('.trf', '.findings.json')}`);
  });

  test.each(correct)('$name, which is correct, raises notes at most', ({ bytes }) => {
    expect(readTrf(bytes, options).findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
  });

  test('an odd file that means something clear raises notes at most', () => {
    const odd = samples.filter(({ name }) => name.startsWith('odd-'));
    for (const { bytes } of odd) {
      expect(readTrf(bytes, options).findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
    }
  });

  test.each(samples.filter(({ name }) => name.startsWith('broken-')))('$name is refused', ({ bytes }) => {
    expect(readTrf(bytes, options).findings.some(({ weight }) => weight === 'refuse')).toBe(true);
  });

  test.each(correct)('$name, read and written, is the same byte for byte', ({ bytes }) => {
    expect(Buffer.from(writeTrf(fileOf(bytes))).equals(bytes)).toBe(true);
  });

  test.each(samples)('$name, read and written and read again, says the same', ({ bytes }) => {
    const file = fileOf(bytes);
    expect(withoutPlaces(toReport(fileOf(writeTrf(file))))).toEqual(withoutPlaces(toReport(file)));
  });

  test.each(samples)('$name is recognised by one of the three formats', ({ name, bytes }) => {
    const modern = name.includes('trf26') || name === 'broken-heads.trf';
    const old = name.includes('trf06');
    expect([TRF06, TRF16, TRF26].map(({ recognises }) => recognises(bytes))).toEqual([old, !old && !modern, modern]);
  });

  test.each(correct)('$name as a report is what is recorded beside it', async ({ name, bytes }) => {
    const { report } = TRF16.read(bytes, options);
    const text = `${JSON.stringify(report, undefined, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`samples/${name.replace('.trf', '.report.json')}`);
  });
});
