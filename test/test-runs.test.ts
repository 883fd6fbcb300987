/** How the tests themselves are run: only what hangs is ended, so that nothing fails by time on a machine that is ten times slower. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import config from '../vitest.config.ts';

const HALF_AN_HOUR = 30 * 60 * 1000;
/** For what a test waits for within its own time. */
const FIVE_MINUTES = 5 * 60 * 1000;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = ['src', 'test']
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.(?:test|fixture)\.tsx?$/.test(name) && name !== 'test/test-runs.test.ts');
const text = (file: string): string => readFileSync(ROOT + file, 'utf8');

/** Places at which a limit is shorter than it may be. */
const tooShort = (file: string, pattern: RegExp, least: number): readonly string[] =>
  [...text(file).matchAll(pattern)]
    .filter(([, limit]) => Number((limit ?? '0').replaceAll('_', '')) < least)
    .map(([said]) => `${file}: ${said.trim()}`);

describe('nothing fails by time', () => {
  const projects = (config.test?.projects ?? []) as readonly TestProjectInlineConfiguration[];

  test('every kind of test, and every hook, has half an hour', () => {
    expect(projects.map(({ test }) => test?.name)).toEqual(['alone', 'doors', 'looking', 'office', 'pure']);
    for (const { test: { name, testTimeout = 0, hookTimeout = 0 } = {} } of projects) {
      const [most, least] = [Math.max(testTimeout, hookTimeout), Math.min(testTimeout, hookTimeout)];
      expect([name, least >= HALF_AN_HOUR, most < 2 ** 31]).toEqual([name, true, true]);
    }
  });

  test('no file gives a test or a hook of its own less', () => {
    const BY_FIELD = /\b(?:testTimeout|hookTimeout)\b\D*?([\d_]+)/g;
    const OF_TEST = /^ *(?:test|it|describe)\b.*[{,] *timeout: *([\d_]+)/gm;
    const BEHIND_IT = /^ *(?:(?:test|it|before|after)\w*\b.*=> .*|\}), ([\d_]{3,})\);$/gm;
    const found = FILES.flatMap((file) => [
      ...tooShort(file, BY_FIELD, HALF_AN_HOUR),
      ...tooShort(file, OF_TEST, HALF_AN_HOUR),
      ...tooShort(file, BEHIND_IT, HALF_AN_HOUR),
    ]);
    expect(found).toEqual([]);
  });

  test('a server takes as long to load as it needs', () => {
    expect(text('src/http/server.ts')).toContain('pluginTimeout: 0,');
  });

  test('what is waited for has five minutes, not the second that it has by itself', () => {
    // the limit of a file's lock, or of a child process, is another thing; 0 is none
    const LIMIT = /\btimeout: *([1-9][\d_]*)/g;
    const WAITING = /\b(?:waitFor|waitUntil|poll)\((?:[^;]|;(?! *$))*?\);$/gm;
    const found = FILES.flatMap((file) => [
      ...tooShort(file, LIMIT, FIVE_MINUTES),
      ...[...text(file).matchAll(WAITING)]
        .map(([said]) => said)
        .filter((said) => !/timeout|PATIENTLY|waitFor\(\)/.test(said))
        .map((said) => `${file}: ${said}`),
    ]);
    expect(found).toEqual([]);
  });
});
