/** What is doubtful in a name, in English. */
import type { Doubt } from '../../../intake/doubtful.ts';
import type { Say } from '../../../explain/language.ts';

const DOUBTS: Readonly<Record<Doubt, string>> = {
  control: 'a control character',
  bidi: 'a character that turns the direction of writing',
  invisible: 'an invisible character',
  formula: 'a beginning that spreadsheets take for a formula',
  markup: 'an angle bracket',
  scripts: 'a word in letters of two alphabets',
  bye: 'a word that means a bye',
};

export const doubtsIn = (doubts: readonly Doubt[], say: Say): string => say.list(doubts.map((doubt) => DOUBTS[doubt]));

/** Such a text does not enter, whatever somebody says. */
export const isNever = (doubts: readonly Doubt[]): boolean => doubts.includes('control') || doubts.includes('bidi');
