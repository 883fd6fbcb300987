import { describe, expect, test } from 'vitest';
import { CHANGED_SINCE } from '../explain/edition-changes.ts';
import { CONTENTS } from '../rulebooks/contents.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { EVERY } from './every-language.fixture.ts';

describe('what changed between editions', async () => {
  for (const [language, { loadChanges }] of Object.entries(EVERY)) {
    const changes = await loadChanges();
    test(`is told of those that have an edition before them (${language})`, () =>
      expect(Object.keys(changes)).toEqual(Object.keys(CHANGED_SINCE)));

    for (const [edition, texts] of Object.entries(changes)) {
      const contents = CONTENTS[edition as EditionId];
      test.each(Object.entries(texts))(`${edition} %s is a clause of that edition (${language})`, (clause, text) => {
        expect(contents.map((each) => each.clause)).toContain(clause);
        expect(text).toMatch(/^\S.*\.$/s);
      });
    }
  }
});
