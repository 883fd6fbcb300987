/** What is doubtful in a name, in Russian. */
import type { Doubt } from '../../../intake/doubtful.ts';
import type { Say } from '../../../explain/language.ts';

const DOUBTS: Readonly<Record<Doubt, string>> = {
  control: 'управляющий символ',
  bidi: 'символ, меняющий направление письма',
  invisible: 'невидимый символ',
  formula: 'начало, которое табличный редактор примет за формулу',
  markup: 'угловая скобка',
  scripts: 'слово из букв двух алфавитов',
  bye: 'слово, означающее «свободен от игры»',
};

export const doubtsIn = (doubts: readonly Doubt[], say: Say): string => say.list(doubts.map((doubt) => DOUBTS[doubt]));

/** Such a text does not enter, whatever somebody says. */
export const isNever = (doubts: readonly Doubt[]): boolean => doubts.includes('control') || doubts.includes('bidi');
