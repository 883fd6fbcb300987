/** What is doubtful in a name, in Hungarian. */
import type { Doubt } from '../../../intake/doubtful.ts';
import type { Say } from '../../../explain/language.ts';

const DOUBTS: Readonly<Record<Doubt, string>> = {
  control: 'vezérlőkarakter',
  bidi: 'az írásirányt megfordító karakter',
  invisible: 'láthatatlan karakter',
  formula: 'képletként értelmezhető kezdet',
  markup: 'csúcsos zárójel',
  scripts: 'két ábécé betűivel írt szó',
  bye: 'játszmamentes fordulót jelentő szó',
};

export const doubtsIn = (doubts: readonly Doubt[], say: Say): string => say.list(doubts.map((doubt) => DOUBTS[doubt]));

/** Such a text does not enter, whatever somebody says. */
export const isNever = (doubts: readonly Doubt[]): boolean => doubts.includes('control') || doubts.includes('bidi');
