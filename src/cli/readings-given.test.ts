import { expect, test } from 'vitest';
import { UsageError } from './exit.ts';
import { readingsGiven } from './readings-given.ts';

test('readings are given as a setting and its value, as often as there are some', () => {
  expect(readingsGiven({})).toBeUndefined();
  expect(readingsGiven({ reading: 'cap.lower=once' })).toEqual({ 'cap.lower': 'once' });
  expect(readingsGiven({ reading: ['cap.lower=once', 'inactive.longUntil=2022-12'] })).toEqual({
    'cap.lower': 'once',
    'inactive.longUntil': '2022-12',
  });
  for (const reading of ['cap.lower', 'cap.lower=', '=once', true, ['cap.lower=once', 'cap.lower=never']])
    expect(() => readingsGiven({ reading })).toThrow(UsageError);
});
