/** `npm run dev`: what changes in the sources is in the page, and nothing is left when it ends. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { demoCopy } from './demo.fixture.ts';

const MEASURE = fileURLToPath(new URL('../scripts/dev/measure.mjs', import.meta.url));

test('changed server code, components, words, styles and scripts are served by one build after the change', async () => {
  const { file, drop } = await demoCopy();
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, '--together', '--db', file]);
  drop();
  expect(stdout.replaceAll(/[\d.]+ s$/gm, '… s').split('\n')).toEqual([
    'server code, component, words, style, script: … s',
    'ended with 0',
    '',
  ]);
});
