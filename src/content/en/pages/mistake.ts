/** The words of the page that tells how a mistake is reported, in English. */
import type { Worded } from '../../worded.ts';

export const MISTAKE_WORDS = {
  title: 'Report a mistake',
  lead: 'Even a single wrong point is worth reporting. The rating officer of your federation will look into it; a published list never changes, but the correction is made on the next one, where everybody can see it.',
  /** Before the list, player or event. */
  about: 'Please say in your message what it is about:',
  steps: [
    'Look at the explanation first: the word “why?” beside every change shows each game and each clause.',
    'If a result is wrong or missing, ask the chief arbiter of the tournament: a corrected report has to come from there.',
    'If a name, a year of birth or a number is wrong, or two cards belong to one player, write to the rating officer of your federation.',
    'If the calculation itself seems wrong, name the page, the number and the clause that you read differently.',
  ],
  officers: 'Rating officers',
  federation: 'Federation',
  officer: 'Rating officer',
  none: 'This office has not yet entered a rating officer. Please write to the operator of this site.',
  privacy: 'Children, and people who wish to be found less easily',
  privacyText:
    'Cards of players under 18 are not offered to search engines. Anybody can ask the rating officer for the same, or to have the name removed.',
};

export type MistakeWords = Worded<typeof MISTAKE_WORDS>;
