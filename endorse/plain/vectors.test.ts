/** The checked cases of every rulebook, rated by the plain implementation. Only their data is read from the other room. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PlainDocument, ratePlain } from './index.ts';

type Case = { case: string; rulebook: string; kind: string; input: unknown; expected: Record<string, unknown> };

const ROOM = new URL('../../src/rulebooks/', import.meta.url);
const FILES = ['fide', 'mssz', 'orr', 'mgsz'].flatMap((family) =>
  readdirSync(new URL(`${family}/vectors/`, ROOM)).map((name) => `${family}/vectors/${name}`),
);

/** What is expected names some keys; those must be equal. `historyGames` and `archiveGames` count what is stored. */
function namedKeys(expected: unknown, actual: unknown): unknown {
  if (typeof expected !== 'object' || expected === null) return actual;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return actual;
    return expected.map((one, index) => namedKeys(one, actual[index]));
  }
  const picked: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(expected)) {
    picked[key] = namedKeys(value, (actual as Record<string, unknown> | undefined)?.[key]);
  }
  return picked;
}

for (const file of FILES) {
  const cases = (JSON.parse(readFileSync(new URL(file, ROOM), 'utf8')) as Case[]).filter(
    (one) => one.kind !== 'function',
  );
  if (cases.length === 0) continue;
  describe(`plain implementation, ${file}`, () => {
    for (const one of cases) {
      test(one.case, () => {
        const document = one.input as PlainDocument;
        const result = ratePlain(document);
        expect(namedKeys(one.expected, result)).toEqual(one.expected);
      });
    }
  });
}
