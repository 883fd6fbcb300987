/**
 * Long texts and reports lie deflated, beside an empty column in which short ones lie as they are: the persons of a part of an
 * import are then a third as long. Layout: CRC-32 of what follows (4 bytes, little-endian), then raw deflate (RFC 1951).
 */
import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';

/** In bytes. What is shorter gains little, and to read it takes longer. */
export const DEFLATED_FROM = 2048;

const SUM = 4;
/** The quickest: others take twice as long and are a tenth shorter. */
const LEVEL = 1;

export const deflated = (bytes: Uint8Array): Uint8Array => withSum(deflateRawSync(bytes, { level: LEVEL }));

const deflateAside = promisify(deflateRaw) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;
/** In bytes. What is longer is deflated on another thread: for less, that takes longer than to do it at once. */
const LONG = 256 * 1024;

/** The same bytes, while others go on. */
export const deflatedAside = async (bytes: Uint8Array): Promise<Uint8Array> =>
  bytes.length < LONG ? deflated(bytes) : withSum(await deflateAside(bytes, { level: LEVEL }));

function withSum(packed: Uint8Array): Uint8Array {
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
