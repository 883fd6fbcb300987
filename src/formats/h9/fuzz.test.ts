import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fuzzCount, spoilt } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { MAX_FINDINGS } from '../notes.ts';
import { H9 } from './format.ts';

const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));
const WORDS = ['2+/w1', '0=', '?', ';', '|12345678', '; HA[h9]', '99999-', '3d', '\n', '!', '408?', '0+', '12=!b13'];

test('spoilt files are read without a fault of the reader, and what is read can be written', () => {
  const files = readdirSync(SAMPLES)
    .filter((name) => name.endsWith('.h9'))
    .map((name) => readFileSync(`${SAMPLES}${name}`));
  for (let seed = 1; seed <= fuzzCount(); seed += 1) {
    const bytes = spoilt(files[seed % files.length] as Uint8Array, seed, WORDS);
    H9.recognises(bytes);
    const { report, findings } = H9.read(bytes, { limits: LIMITS });
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
    H9.write?.(report);
  }
});
