import { describe, expect, test } from 'vitest';
import { CHANGED_SINCE } from '../explain/edition-changes.ts';
import { CONTENTS } from '../rulebooks/contents.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { editions } from '../rulebooks/registry.ts';
import { EVERY } from './every-language.fixture.ts';

/** The first of rapid and of blitz are compared with the standard text of the same day. */
test('each edition of FIDE is compared with the one before it of the same control', () => {
  for (const control of ['standard', 'rapid', 'blitz'] as const) {
    const inOrder = editions.filter((each) => each.family === 'fide' && each.control === control).map(({ id }) => id);
    const before = [control === 'standard' ? undefined : 'fide-2024', ...inOrder];
    expect(inOrder.map((id) => CHANGED_SINCE[id])).toEqual(before.slice(0, -1));
  }
});

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
