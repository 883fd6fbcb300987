/** The article before a word that is not known beforehand: `az 5`, `a 6`, `az „orr”`, `a „fide”`. */
import type { Say } from '../../explain/language.ts';
import { capitalised } from '../../explain/letters.ts';

export const the = (shown: number | string, say: Say): string => `${say.article(shown)} ${shown}`;

/** The same at the beginning of a sentence. */
export const capitalThe = (shown: number | string, say: Say): string => capitalised(the(shown, say));

/** Spoken with a vowel at the beginning: egy, ezer, öt, ötven, ötszáz, ötezer. */
function beginsWithVowel(value: number): boolean {
  const digits = String(Math.abs(Math.trunc(value)));
  return value >= 1 && (digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1));
}

/** Letters whose names begin with a vowel: ef, el, em, en, er, es, ix, ipszilon. */
const SPELT_WITH_VOWEL = /^[flmnrsxy]/;

/** What is written without a vowel is spelt: „mssz” is spoken em-es-es-zé. */
const SPELT = /^[bcdfghjklmnpqrstvwxyz]+(?![\p{L}])/u;

const VOWEL = /^[aáeéiíoóöőuúüűаиоуыэ]/;

/** How a text begins when it is spoken in Hungarian; quotation marks and brackets are silent. */
function textBeginsWithVowel(text: string): boolean {
  const spoken = text.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase();
  const digits = /^\d+/.exec(spoken);
  if (digits !== null) return beginsWithVowel(Number(digits[0]));
  return SPELT.test(spoken) ? SPELT_WITH_VOWEL.test(spoken) : VOWEL.test(spoken);
}

/** The article before a number or a text as it is spoken: `az 1345`, `a 2345`, `az „orr”`. */
export const article = (value: number | string): string =>
  (typeof value === 'number' ? beginsWithVowel(value) : textBeginsWithVowel(value)) ? 'az' : 'a';
