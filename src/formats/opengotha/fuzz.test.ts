import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fuzzCount, spoilt } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { MAX_FINDINGS } from '../notes.ts';
import { OPENGOTHA } from './format.ts';

const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));
const WORDS = [
  '<Player ',
  '/>',
  '"',
  '<!DOCTYPE x [',
  ']>',
  '&amp;',
  '&x;',
  '<![CDATA[',
  '<!--',
  '-->',
  '0',
  '=""',
  '<a>',
];

test('spoilt files are read without a fault of the reader', () => {
  const files = readdirSync(SAMPLES)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(`${SAMPLES}${name}`));
  for (let seed = 1; seed <= fuzzCount(); seed += 1) {
    const bytes = spoilt(files[seed % files.length] as Uint8Array, seed, WORDS);
    OPENGOTHA.recognises(bytes);
    const { report, findings } = OPENGOTHA.read(bytes, { limits: LIMITS });
    expect(findings.length, `seed ${seed}`).toBeLessThanOrEqual(MAX_FINDINGS + 1);
    if (report === undefined) {
      expect(
        findings.some(({ weight }) => weight === 'refuse'),
        `seed ${seed}`,
      ).toBe(true);
      continue;
    }
    const ids = new Set(report.players.map(({ id }) => id));
    expect(
      report.games.every(({ white, black }) => white !== black && ids.has(white) && ids.has(black)),
      `seed ${seed}`,
    ).toBe(true);
  }
});
