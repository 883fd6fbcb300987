/** The office knows no book by name: what it asks of an edition, the edition answers (`src/rulebooks/edition.ts`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const ROOMS = ['engine', 'rating', 'projection', 'desk', 'reading', 'keeping', 'demo', 'ledger', 'stores'];

const INSIDES = /from '(?:\.\.\/)+rulebooks\/(?:fide|mssz|orr|mgsz)\//;

test('no file of the office imports the insides of a rulebook', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ROOMS.includes(file.split('/')[0] as string))
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file));
  expect(files.filter((file) => INSIDES.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
});
