/**
 * What makes a name, a club, a place or the title of an event doubtful before it becomes public: signs that are not what they
 * seem, or that other programs obey. Whoever enters it is asked; what nobody can see to be right never enters.
 *
 * The rules are few, so that no real name is asked about: marks, apostrophes, hyphens, full stops and brackets of any kind but
 * angles are fine, in every script, and so are joiners within the scripts that write with them.
 */

import { shortText } from '../core/notes.ts';
import { byeWordOf } from './byes.ts';

/** `control` and `bidi` are never accepted; the others are, if somebody confirms that the text is right. */
const OF_ANY_TEXT = ['control', 'bidi', 'invisible', 'formula', 'markup', 'scripts'] as const;
/** `bye`: a player's name that may mean that there is no player. */
export const NAME_DOUBTS = [...OF_ANY_TEXT, 'bye'] as const;
export type Doubt = (typeof NAME_DOUBTS)[number];

/** Letters, accents and the characters between the words of nearly every name: such a text needs no closer look. */
const PLAIN = /^\p{Script=Latin}[\p{Script=Latin} .,'’()]*$/u;

/** Control characters, halves of a character, and separators of lines. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Changes of the writing direction: what people read is not what is written. */
const BIDI = /\p{Bidi_Control}/u;
const EVERY_BIDI = /\p{Bidi_Control}/gu;

/** Scripts in which a joiner or non-joiner changes how a word is written. */
const JOINED =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}' +
  '\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}' +
  '\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}';

/**
 * Format characters, the blanks that are letters to Unicode (Hangul fillers, the empty Braille pattern), and joiners outside
 * the scripts that need them.
 */
const INVISIBLE = new RegExp(
  `[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0]|(?![\\u200c\\u200d])\\p{Cf}|(?<![${JOINED}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${JOINED}])`,
  'u',
);

/** A spreadsheet would interpret it as a formula; a dash alone means that there is nothing, and is not one. */
const FORMULA = /^['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20].*[\p{L}\p{N}]/u;

const MARKUP = /[<>]/;

const WORDS = /[\p{L}\p{M}]+/gu;
/** Scripts whose letters look alike. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** One word in letters of two scripts that look alike: `Ivanov` with a Cyrillic `а`. */
const mixesScripts = (text: string): boolean =>
  (text.match(WORDS) ?? []).some((word) => ALIKE.filter((script) => script.test(word)).length > 1);

const CHECKS: Readonly<Record<(typeof OF_ANY_TEXT)[number], (text: string) => boolean>> = {
  control: (text) => CONTROL.test(text),
  bidi: (text) => BIDI.test(text),
  // those that turn the direction are reported as such
  invisible: (text) => INVISIBLE.test(text.replaceAll(EVERY_BIDI, '')),
  formula: (text) => FORMULA.test(text),
  markup: (text) => MARKUP.test(text),
  scripts: mixesScripts,
};

const NONE: readonly Doubt[] = [];

/** What is doubtful in a text, the gravest first; for nearly all texts nothing. */
export const nameDoubtsIn = (text: string): readonly Doubt[] =>
  PLAIN.test(text) ? NONE : OF_ANY_TEXT.filter((doubt) => CHECKS[doubt](text));

/** The same of the name of a player. */
export const doubtsInName = (name: string): readonly Doubt[] =>
  byeWordOf(name) === undefined ? nameDoubtsIn(name) : [...nameDoubtsIn(name), 'bye'];

const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Cf}]/gu;

/** A text as people can check it: invisible characters are shown by their code, `U+202E`. */
export const withVisibleCharacters = (text: string): string =>
  shortText(
    text.replaceAll(
      UNSEEN,
      (unseen) => `U+${(unseen.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`,
    ),
  );

/** Nobody can check it by eye: it is never accepted, even if somebody confirms it. */
export const isNeverAdmitted = (doubts: readonly Doubt[]): boolean =>
  doubts.some((doubt) => doubt === 'control' || doubt === 'bidi');
