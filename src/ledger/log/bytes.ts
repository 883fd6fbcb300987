/** Conversion between bytes and text, with exactly one text for any bytes. Any other text is rejected. */

/** Bytes in the type that a browser's own functions take. */
export type Bytes = Uint8Array<ArrayBuffer>;

const ENCODER = new TextEncoder();

export const utf8 = (text: string): Bytes => ENCODER.encode(text);

/** Undefined where the bytes are not UTF-8. */
export function textOfUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

export const hexText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Lower-case digits; undefined for anything else. */
export const hexBytes = (text: string): Bytes | undefined =>
  /^(?:[0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
    : undefined;

export function base64Text(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** RFC 4648, section 4: padded, without line breaks, and without left-over bits. */
export function base64Bytes(text: string): Bytes | undefined {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return undefined;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return base64Text(bytes) === text ? bytes : undefined;
}

/**
 * A whole number in decimal digits, without leading zeros; undefined for anything else, or where it is too large to be
 * exact.
 */
export function wholeNumber(text: string): number | undefined {
  const value = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(value) ? value : undefined;
}
