/** The office knows no book by name: what it asks of an edition, the edition answers (`src/rulebooks/edition.ts`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const OFFICE = fileURLToPath(new URL('../src/office/', import.meta.url));

/** Files that still import the insides of a rulebook. The list only becomes shorter. */
const STILL: readonly string[] = [
  'analysis/games.ts',
  'demo/people.ts',
  'demo/season.ts',
  'generate.ts',
  'index.ts',
  'lists/files.ts',
  'public/card/pool-card.ts',
  'public/explanation.ts',
  'rating/decisions.ts',
  'rating/rate-continuous.ts',
  'registry/fields.ts',
  'registry/players.ts',
  'registry/show.ts',
];

const INSIDES = /from '(?:\.\.\/)+rulebooks\/(?:fide|mssz|orr|mgsz)\//;

test('no other file of the office imports the insides of a rulebook', () => {
  const files = readdirSync(OFFICE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file));
  expect(files.filter((file) => INSIDES.test(readFileSync(join(OFFICE, file), 'utf8'))).sort()).toEqual(STILL);
});
