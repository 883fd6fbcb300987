import { deflateRawSync, crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { deflated, inflated } from './deflated.ts';

const bytes = new TextEncoder().encode('{"person":"4hphbna","rating":1500},'.repeat(200));

describe('bytes that lie deflated', () => {
  test('are the same again, and a tenth as long', () => {
    const stored = deflated(bytes);
    expect(stored.length).toBeLessThan(bytes.length / 10);
    expect(Uint8Array.from(inflated(stored) as Uint8Array)).toEqual(bytes);
    expect(inflated(deflated(new Uint8Array()))).toHaveLength(0);
  });

  test('are the same also where they lie within others', () => {
    const stored = deflated(bytes);
    const within = new Uint8Array(stored.length + 7);
    within.set(stored, 7);
    expect(Uint8Array.from(inflated(within.subarray(7)) as Uint8Array)).toEqual(bytes);
  });

  test('are nothing after any bit of them was changed, and after any end was cut off', () => {
    const stored = deflated(bytes);
    for (let bit = 0; bit < stored.length * 8; bit += 1) {
      const other = Uint8Array.from(stored);
      other[bit >> 3] = (other[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(inflated(other), `bit ${bit}`).toBeUndefined();
    }
    for (let length = 0; length < stored.length; length += 1) expect(inflated(stored.slice(0, length))).toBeUndefined();
  });

  test('are nothing where somebody has given the right sum to what cannot be unpacked', () => {
    const cut = deflateRawSync(bytes).subarray(0, 20);
    const stored = new Uint8Array(4 + cut.length);
    new DataView(stored.buffer).setUint32(0, crc32(cut), true);
    stored.set(cut, 4);
    expect(inflated(stored)).toBeUndefined();
  });
});
