/** The words of the page that tells how a mistake is reported, in English. */
import type { Worded } from '../../worded.ts';

export const MISTAKE_WORDS = {
  title: 'Report a mistake',
  lead: 'A wrong point is worth a letter. The rating officer of your federation takes it up; a published list never changes, but the correction enters the next one, and everybody can see it there.',
  /** Before the list, player or event. */
  about: 'Please name in your letter what it is about:',
  steps: [
    'Look at the explanation first: the word “why?” beside every change shows each game and each clause.',
    'If a result is wrong or missing, ask the chief arbiter of the tournament: a corrected report has to come from there.',
    'If a name, a year of birth or a number is wrong, or two players are one, write to the rating officer of your federation.',
    'If the calculation itself seems wrong, name the page, the number and the clause that you read otherwise.',
  ],
  officers: 'Rating officers',
  federation: 'Federation',
  officer: 'Rating officer',
  none: 'This office has not yet entered a rating officer. Write to whoever runs this site.',
  privacy: 'Children, and whoever wishes to be found less easily',
  privacyText:
    'Cards of players under 18 are not offered to search engines. Anybody can ask the rating officer for the same, or to have the name removed.',
};

export type MistakeWords = Worded<typeof MISTAKE_WORDS>;
