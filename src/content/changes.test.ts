import { describe, expect, test } from 'vitest';
import { CONTENTS } from '../rulebooks/contents.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { changes } from './changes.ts';

describe('what changed between editions', () => {
  for (const [edition, changed] of Object.entries(changes)) {
    const contents = CONTENTS[edition as EditionId];
    test.each(changed.changes)(`${edition} $clause is a clause of that edition`, ({ clause, text }) => {
      expect(contents.map((each) => each.clause)).toContain(clause);
      for (const sentence of Object.values(text)) expect(sentence).toMatch(/^\S.*\.$/s);
    });
  }
});
