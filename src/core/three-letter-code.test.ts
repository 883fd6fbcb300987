/** Pages have one form of the codes of countries. */
import { expect, test } from 'vitest';
import { threeLetterCode } from './three-letter-code.ts';

test('two letters become three, and all others stay', () => {
  expect(['HU', 'kz', 'DE', 'HUN', 'ENG', 'FID', 'XX', null, undefined].map((each) => threeLetterCode(each))).toEqual([
    'HUN',
    'KAZ',
    'GER',
    'HUN',
    'ENG',
    'FID',
    'XX',
    null,
    undefined,
  ]);
});
