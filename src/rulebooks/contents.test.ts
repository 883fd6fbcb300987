/** Every clause has a home in the code, or says why it computes nothing. `reached.test.ts` looks whether it is called. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENTS } from './contents.ts';
import { editions } from './registry.ts';
import type { Clause, Family } from './rulebook.ts';

const FOLDERS: Readonly<Record<Family, string>> = { fide: 'fide/', mssz: 'mssz/', orr: 'orr/', mgsz: 'mgsz/' };

const homesOf = (clause: Clause): readonly string[] => ('home' in clause ? [clause.home].flat() : []);

for (const { id, family, clauses } of editions) {
  const contents = CONTENTS[id];
  describe(`${id}: the contents`, () => {
    test('every clause is listed once', () => {
      const ids = contents.map(({ clause }) => clause);
      expect(ids).toEqual([...new Set(ids)]);
    });

    test('the edition says how many there are', () => expect(clauses).toBe(contents.length));

    test('a clause that computes nothing says why', () => {
      for (const clause of contents) {
        if ('nothing' in clause) expect(clause.nothing).toMatch(/^[A-Z].{15,}\.$/);
        else expect(homesOf(clause).length, clause.clause).toBeGreaterThan(0);
      }
    });

    for (const home of new Set(contents.flatMap(homesOf))) {
      test(`${home} is there`, async () => {
        const [file = '', name = ''] = home.split('#');
        const url = new URL(FOLDERS[family] + file, import.meta.url);
        const exported = (await import(url.href)) as Record<string, unknown>;
        const isType = new RegExp(`export (?:interface|type) ${name}\\b`).test(readFileSync(url, 'utf8'));
        expect(isType || name in exported).toBe(true);
      });
    }
  });
}
