/** Letters as a sentence shows them. */

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const UNSEEN = /\p{Cc}/u;

/** A character that can be seen; a control character by its number: `U+000A`. */
export const visible = (character: string): string =>
  UNSEEN.test(character) ? `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` : character;

/** A sentence under a heading; without one it begins with a capital. */
export const headed = (heading: string, text: string): string =>
  heading === '' ? capitalised(text) : `${heading}: ${text}`;
