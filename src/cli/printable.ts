/** Apart from the tables, so that `elobook --help` and a wrong command load nothing else. */

/**
 * What a terminal would obey instead of showing: control characters, ends of lines, turns of the writing direction; and what
 * nobody sees, but for the joiners that some scripts are written with.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\u200c\u200d])\p{Cf}/gu;

/** A text for people; what cannot be seen stands by its number: `U+001B`. */
export const printable = (text: string): string =>
  text.replaceAll(UNSEEN, (unseen) => `U+${unseen.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
