/** Dates in sentences that somebody has written stay on one line: `1 October 2025`, `March 2024`, `2024. március 1.`, `1 марта 2024`. */

const NO_BREAK = '\u00a0';
const DAY_MONTH_YEAR = /(\d{1,2}) (\p{L}{3,}) (?=\d{4})/gu;
const MONTH_YEAR = /(\p{Lu}\p{Ll}{2,8}) (?=\d{4}(?!\d))/gu;
const YEAR_FIRST = /(\d{4}\.) (\p{Ll}{3,})(?: (?=\d{1,2}[.-]))?/gu;

export const unbroken = (text: string): string =>
  text
    .replace(DAY_MONTH_YEAR, `$1${NO_BREAK}$2${NO_BREAK}`)
    .replace(MONTH_YEAR, `$1${NO_BREAK}`)
    .replace(YEAR_FIRST, (whole, year: string, month: string) =>
      whole.endsWith(' ') ? `${year}${NO_BREAK}${month}${NO_BREAK}` : `${year}${NO_BREAK}${month}`,
    );
