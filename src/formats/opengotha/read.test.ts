import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { OPENGOTHA } from './read.ts';

const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));
const sample = (name: string): Uint8Array => readFileSync(`${SAMPLES}${name}`);

describe('samples', () => {
  for (const name of readdirSync(SAMPLES).filter((file) => file.endsWith('.xml'))) {
    test(`${name} has the findings that are recorded`, async () => {
      const { findings } = OPENGOTHA.read(sample(name), { limits: LIMITS });
      await expect(`${JSON.stringify(findings, null, 2)}\n`).toMatchFileSnapshot(
        `${SAMPLES}${name.replace('.xml', '.findings.json')}`,
      );
      console.log(name, JSON.stringify(OPENGOTHA.read(sample(name), { limits: LIMITS }).report));
    });
  }
});
