/** A rating as a small picture for other sites. It needs nothing else: no script, no font, no address. */
export interface Badge {
  readonly label: string;
  readonly value: string;
  /** The text for readers who do not see it. */
  readonly title: string;
}

const HEIGHT = 22;
const AIR = 8;
/** The width of letters of eleven points in Verdana, about; the text is fitted to it. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iI\u00edjl.,:;'|]/u, 3.5],
  [/[ frt()/*-]/u, 4.5],
  // with the Cyrillic letters zhe, em, ef, sha, shcha, yery and yu
  [/[mwMW\u0416\u041c\u0424\u0428\u0429\u042b\u042e\u0436\u043c\u0444\u0448\u0449\u044b\u044e]/u, 9.3],
  [/\p{Lu}/u, 7.7],
];
const OTHER_WIDTH = 6.8;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const widthOf = (text: string): number =>
  Math.ceil(
    [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH), 0),
  );

export function badgeSvg({ label, value, title }: Badge): string {
  const [left, right] = [widthOf(label) + 2 * AIR, widthOf(value) + 2 * AIR];
  const text = (x: number, said: string, colour: string): string =>
    `<text x="${x}" y="15" fill="${colour}" textLength="${widthOf(said)}" lengthAdjust="spacingAndGlyphs">${escaped(said)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${escaped(title)}">` +
    `<title>${escaped(title)}</title>` +
    `<rect width="${left + right}" height="${HEIGHT}" rx="4" fill="#1f5a3c"/>` +
    `<path d="M4 0H${left}V${HEIGHT}H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" fill="#3a3f39"/>` +
    `<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">` +
    `${text(AIR, label, '#ffffff')}${text(left + AIR, value, '#ffffff')}</g></svg>\n`
  );
}
