/** The page of promises: what it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const page = readFileSync(new URL('docs/trust.md', ROOT), 'utf8');
const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const namedIn = (pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(page.matchAll(pattern), ([, name]) => name as string)),
];

describe('docs/trust.md', () => {
  test('every promise names a test', () => {
    const [promises = ''] = page.split('## Figures');
    const rows = promises.split('\n').filter((line) => /^\| (?!promise|what was done)/.test(line));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => !/`(?:src|test)\/\S+\.test\.ts`/.test(row))).toEqual([]);
  });

  test.each(namedIn(/`((?:src|test)\/\S+\.test\.ts)`/g))('%s is there', (file) =>
    expect(existsSync(fileURLToPath(new URL(file, ROOT)))).toBe(true),
  );

  test.each(namedIn(/`npm run ([a-z-]+)/g))('npm run %s is a command', (name) => expect(scripts).toHaveProperty(name));
});
