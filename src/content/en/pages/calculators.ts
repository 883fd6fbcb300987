/** The words of the calculators' pages, beside those that the command line has too, in English. */
import type { Family } from '../../../rulebooks/rulebook.ts';
import type { Worded } from '../../worded.ts';

export const CALCULATORS_WORDS = {
  title: 'Calculators',
  lead: 'They compute by the clauses of the rulebook, in your browser, and show every step. The address of a filled-in calculator is a link to share.',
  rules: 'Rulebook',
  byDate: 'FIDE, the edition in force',
  /** By which the edition is chosen. */
  date: 'Edition in force on',
  calculate: 'Calculate',
  answer: 'Answer',
  how: 'How it comes about',
  needed: 'needed',
  example: 'Fill in the example',
  noScript: 'Fill in the form and press Calculate: the answer stands on the next page.',
  link: 'Copy link',
  copied: 'Copied',
  addGame: 'Add a game',
  removeGame: 'Remove',
  opponent: 'Opponent',
  stones: 'Stones received (given: −)',
  score: 'Result',
  win: 'win',
  draw: 'draw',
  loss: 'loss',
  age: 'Age',
  games: 'Games',
  counted: 'Counted',
  capped: 'counts as 400',
  difference: 'Score − PD',
  change: 'Change',
  /** Before anything is filled in. */
  nothingYet: 'The answer appears here while you type.',
  noEdition: (day: string) =>
    `This office has no edition of FIDE’s rules for ${day}. Choose another day, or the rulebook itself.`,
  /** Values of fields that are a choice. */
  choices: {
    '1-0': '1–0, white won',
    '1/2-1/2': '½–½, a draw',
    '0-1': '0–1, black won',
    yes: 'yes',
    no: 'no',
    '19': '19 × 19',
    '13': '13 × 13',
    'invitational-or-national': 'international invitational tournament, or Hungarian Championship',
    large: 'more than 80 participants',
    'european-or-world': 'European or World Championship',
  } as Readonly<Record<string, string>>,
  unchosen: '–',
  /** Short. */
  families: { fide: 'FIDE', mssz: 'MSSZ', orr: 'ORR', mgsz: 'Go' } satisfies Readonly<Record<Family, string>>,
};

export type CalculatorsWords = Worded<typeof CALCULATORS_WORDS>;
