import { describe, expect, test } from 'vitest';
import { shownChange } from './event-change.ts';

describe('the change that a table shows', () => {
  test.each([
    ['1056* becomes 1059 though −0.75 was added to the new estimate', { unsettledBefore: true, change: -75 }, 300],
    ['a settled rating shows the change of the rulebook', { change: 275 }, 275],
    [
      'a rating that has lost its star is compared with the one that had it',
      { unsettledBefore: true, change: 40 },
      300,
    ],
    ['no result, no change', { change: null }, null],
    ['an event that does not count has none', {}, null],
  ] as const)('%s', (_, numbers, shown) => expect(shownChange({ before: 1056, after: 1059, ...numbers })).toBe(shown));

  test('a first rating is none', () =>
    expect(shownChange({ before: null, after: 1059, change: -75, unsettled: true })).toBeNull());
});
