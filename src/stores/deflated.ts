/**
 * Long texts and reports lie deflated, beside an empty column in which short ones lie as they are: the persons of a part of an
 * import are then a third as long. Layout: CRC-32 of what follows (4 bytes, little-endian), then raw deflate (RFC 1951).
 */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** In bytes. What is shorter gains little, and to read it takes longer. */
export const DEFLATED_FROM = 2048;

const SUM = 4;
/** The quickest: others take twice as long and are a tenth shorter. */
const LEVEL = 1;

export function deflated(bytes: Uint8Array): Uint8Array {
  const packed = deflateRawSync(bytes, { level: LEVEL });
  const stored = new Uint8Array(SUM + packed.length);
  new DataView(stored.buffer).setUint32(0, crc32(packed), true);
  stored.set(packed, SUM);
  return stored;
}

/** Undefined where no program of ours has written these bytes. */
export function inflated(stored: Uint8Array): Uint8Array | undefined {
  if (stored.length < SUM) return undefined;
  const packed = stored.subarray(SUM);
  const sum = new DataView(stored.buffer, stored.byteOffset).getUint32(0, true);
  // what was written with its sum can be unpacked
  return crc32(packed) === sum ? unpacked(packed) : undefined;
}

/** Also bytes to which somebody has added the right sum. */
function unpacked(packed: Uint8Array): Uint8Array | undefined {
  try {
    return inflateRawSync(packed);
  } catch {
    return undefined;
  }
}
