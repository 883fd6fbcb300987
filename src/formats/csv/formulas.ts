/**
 * Cells that a spreadsheet would calculate instead of showing: those that begin with = + - @ (or their wide forms), with a tab
 * or a line end; and those that have such a sign behind a separator, for whoever opens the file with another separator finds
 * a cell of its own there. The safe form has an apostrophe before the sign, which makes the cell a text.
 *
 * A text that has apostrophes there already gets one more, and reading takes one away: so every text comes back as it was.
 */

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Hardly any cell has one of them, so this is checked first. */
const SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/;

const AT_THE_BEGINNING = /^("*)('*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])/;
const BEHIND_A_SEPARATOR = /([;,\t\r\n]"*)('*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const SAFE_AT_THE_BEGINNING = /^("*)'('*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])/;
const SAFE_BEHIND_A_SEPARATOR = /([;,\t\r\n]"*)'('*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A cell that no spreadsheet calculates. A number stays a number. */
export const spreadsheetSafe = (text: string): string =>
  SIGN.test(text) && !NUMBER.test(text)
    ? text.replace(AT_THE_BEGINNING, "$1'$2").replaceAll(BEHIND_A_SEPARATOR, "$1'$2")
    : text;

/** The original text of a cell that was made safe. */
export const withoutEscape = (text: string): string =>
  text.includes("'") && SIGN.test(text)
    ? text.replaceAll(SAFE_BEHIND_A_SEPARATOR, '$1$2').replace(SAFE_AT_THE_BEGINNING, '$1$2')
    : text;
