/**
 * Long texts and reports are stored deflated, with an empty column in which short ones are stored as they are: the
 * persons of a part of an import then take a third of the space. Layout: CRC-32 of the rest (4 bytes, little-endian),
 * then raw deflate (RFC 1951).
 */
import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';

/** In bytes. Deflating shorter content saves little, and makes reading slower. */
export const DEFLATED_FROM = 2048;

const SUM = 4;
/** The fastest: other levels take twice as long for a tenth less. */
const LEVEL = 1;

export const deflated = (bytes: Uint8Array): Uint8Array => withSum(deflateRawSync(bytes, { level: LEVEL }));

const deflateAside = promisify(deflateRaw) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;
/** In bytes. Longer content is deflated in another thread; for shorter, that takes longer than doing it here. */
const LONG = 256 * 1024;

/** The same bytes, without blocking others. */
export const deflatedAside = async (bytes: Uint8Array): Promise<Uint8Array> =>
  bytes.length < LONG ? deflated(bytes) : withSum(await deflateAside(bytes, { level: LEVEL }));

function withSum(packed: Uint8Array): Uint8Array {
  const stored = new Uint8Array(SUM + packed.length);
  new DataView(stored.buffer).setUint32(0, crc32(packed), true);
  stored.set(packed, SUM);
  return stored;
}

/** Undefined where these bytes were not written by this program. */
export function inflated(stored: Uint8Array): Uint8Array | undefined {
  if (stored.length < SUM) return undefined;
  const packed = stored.subarray(SUM);
  const sum = new DataView(stored.buffer, stored.byteOffset).getUint32(0, true);
  // what matches its checksum can be unpacked
  return crc32(packed) === sum ? unpacked(packed) : undefined;
}

/** Also for bytes with a forged checksum. */
function unpacked(packed: Uint8Array): Uint8Array | undefined {
  try {
    return inflateRawSync(packed);
  } catch {
    return undefined;
  }
}
