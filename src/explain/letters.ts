/** Letters as a sentence shows them. */

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const UNSEEN = /\p{Cc}/gu;

/** A text that can be seen; its control characters by their numbers: `U+000A`. */
export const withVisibleControls = (text: string): string =>
  text.replace(UNSEEN, (unseen) => `U+${unseen.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

/** What decoding writes for a byte that the encoding does not have. */
const UNKNOWN = '\ufffd';

/** A quoted text of a file, with a remark if one of its bytes has no meaning; the quotation has a question mark there. */
export const withRemark = (text: string, remark: string): readonly [text: string, remark: string] =>
  text.includes(UNKNOWN)
    ? [withVisibleControls(text.replaceAll(UNKNOWN, '?')), ` (${remark})`]
    : [withVisibleControls(text), ''];

/** A sentence under a heading; without one it begins with a capital. */
export const underHeading = (heading: string, text: string): string =>
  heading === '' ? capitalised(text) : `${heading}: ${text}`;
