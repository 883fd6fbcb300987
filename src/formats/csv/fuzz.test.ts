/** CSV as a bad day makes it: no exception, no hang, and the same in one piece and in many. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fuzzCount, seeded, spoilt } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { HEADINGS } from './headings.ts';
import { CsvReader } from './read.ts';

const FOLDER = new URL('./samples/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.csv'))
  .map((name) => new Uint8Array(readFileSync(new URL(name, FOLDER))))
  .filter(({ length }) => length > 0);
const WORDS = [...HEADINGS.map(({ field }) => `;${field}`), '"', '""', '"";', ';"', '\r\n', ',', ';;', '\t', 'sep=;\n'];

test('spoilt files are read to their end, alike in one piece and in many', () => {
  const count = fuzzCount();
  for (let seed = 1; seed <= count; seed += 1) {
    const bytes = spoilt(FILES[seed % FILES.length] as Uint8Array, seed, WORDS);
    const chance = seeded(seed + 77);
    const options = {
      encoding: 'windows-1251' as const,
      limits: chance(3) === 0 ? { ...LIMITS, lineBytes: 120 } : LIMITS,
    };
    const [whole, many] = [new CsvReader(options), new CsvReader(options)];
    whole.push(bytes);
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + chance(90);
      many.push(bytes.subarray(at, at + size));
      at += size;
    }
    whole.end();
    many.end();
    const [one, other] = [whole.take(), many.take()];
    for (const { at } of one.findings) {
      expect(at?.line ?? 1, `seed ${seed}`).toBeGreaterThan(0);
      expect(at?.column ?? 1, `seed ${seed}`).toBeGreaterThan(0);
    }
    // a quote that is not closed within the limit is too long a line in pieces, and an open one in one piece
    if (!one.findings.concat(other.findings).some(({ code }) => code === 'csv.line-too-long')) {
      expect(other, `seed ${seed}`).toEqual(one);
    }
  }
});
