import { expect, test } from 'vitest';
import { concatenated } from './bytes.ts';

test('parts come one after another, empty ones too', () => {
  expect(concatenated(Uint8Array.of(1, 2), [], [3], new Uint8Array())).toEqual(Uint8Array.of(1, 2, 3));
  expect(concatenated()).toEqual(new Uint8Array());
});
