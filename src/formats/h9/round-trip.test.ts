import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../core/report.ts';
import { LIMITS } from '../limits.ts';
import { H9 } from './format.ts';
import { contentOf, goReport } from './report.fixture.ts';
import { writeH9 } from './write.ts';

const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));
const read = (bytes: Uint8Array) => H9.read(bytes, { limits: LIMITS });

describe('write, then read', () => {
  test('gives the same report', () => {
    fc.assert(
      fc.property(goReport, (report) => {
        const { bytes } = writeH9(report);
        const again = read(bytes);
        // two of the invented players may have one name
        const told = again.findings.filter(({ code }) => code !== 'h9.repeated-name');
        expect(told.filter(({ weight }) => weight !== 'note')).toEqual([]);
        expect(contentOf(again.report as Report)).toEqual(contentOf(report));
      }),
      { numRuns: 300 },
    );
  });

  test('and written again the bytes are the same', () => {
    fc.assert(
      fc.property(goReport, (report) => {
        const { bytes } = writeH9(report);
        expect(writeH9(read(bytes).report as Report).bytes).toEqual(bytes);
      }),
      { numRuns: 100 },
    );
  });
});

describe('read, then write', () => {
  for (const name of ['correct.h9', 'league.h9']) {
    test(`gives the bytes of ${name}, which is in canonical form`, () => {
      const bytes = readFileSync(`${SAMPLES}${name}`);
      const { report } = read(bytes);
      expect(new TextDecoder().decode(writeH9(report as Report).bytes)).toBe(bytes.toString('utf8'));
    });
  }

  for (const name of readdirSync(SAMPLES).filter((file) => file.endsWith('.h9') && !/empty|broken|latin/.test(file))) {
    test(`gives the content of ${name}`, () => {
      const { report } = read(readFileSync(`${SAMPLES}${name}`));
      const again = read(writeH9(report as Report).bytes);
      expect(again.findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
      expect(again.report?.players.map(({ name: who, entryRank }) => [who, entryRank])).toEqual(
        report?.players.map(({ name: who, entryRank }) => [who, entryRank]),
      );
      expect(contentOf(again.report as Report).games).toEqual(contentOf(report as Report).games);
      expect(again.report?.event.start).toBe(report?.event.start);
    });
  }
});
