/** The clauses of FIDE's rating regulations of January 2022, in English, in our own words; what 2024 kept stands there. */
import type { Fide2022Clause } from '../../../rulebooks/fide/2022/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';
import { FIDE_2024_CLAUSES } from './fide-2024.ts';
import { asIn2024 } from '../../as-in-2024.ts';

export const FIDE_2022_CLAUSES: ClauseTexts<Fide2022Clause> = {
  ...asIn2024(FIDE_2024_CLAUSES),
  '0.2': {
    title: 'Registration in advance',
    rule:
      'The federation on whose territory a tournament is played registers it at least 3 days before its first day, ' +
      'and 30 days before where title norms are possible. The chairman of the Qualification Commission may refuse a ' +
      'registration, and may admit a late one.',
  },
  '0.2 (from 2023-12-25)': {
    title: 'Registration from 25 December 2023 on',
    rule:
      'A tournament with a player rated above 2700 or a woman rated above 2500 is registered 30 days before its first ' +
      'day, every other one 3 days before. A late registration is admitted by the President of FIDE in the first ' +
      'case and by the chairman of the Qualification Commission in the second. Whoever had registered before that day ' +
      'is judged by the rule of then.',
  },
  '7.1.2': {
    title: 'Who is listed, and with what',
    rule:
      'Listed are all players with a rating of at least 1000. The list shows title, federation, rating, FIDE ' +
      'identification number, games rated in the period, birth, sex and current K.',
  },
  '7.1.4': {
    title: 'When a new player is published',
    rule:
      'A new player is published when at least five games against rated opponents are there and the rating is at ' +
      'least 1000. The games may come from several tournaments, over 26 months at most. Results that give less than ' +
      '1000 are kept, and the player may qualify later.',
  },
  '7.2.1': {
    title: 'Below 1000',
    rule:
      'A player whose rating falls below 1000 is shown as unrated on the next list and is treated like any unrated ' +
      'player from then on. The number of rated games and the highest rating are remembered, because K depends on them.',
  },
  '7.2.2': {
    title: 'Inactive players',
    rule:
      'Up to the list of October 2022 a player is inactive after 24 lists in a row without a rated game, from November ' +
      '2022 on after 12. A game makes active again. Inactive players keep their rating and count as rated opponents. ' +
      'When the 24 months ended is a reading of ours.',
  },
  '8.1.2': {
    title: 'From difference to expectation (PD)',
    rule:
      'The table tells what the higher rated player can expect from one game: .50 for a difference of 0 to 3 points, ' +
      'rising to 1.00 above 735. The lower rated player expects the rest of the point. As differences above 400 are ' +
      'cut for one side and not for the other, the expectations of the two need not add up to 1.',
  },
  '8.2.2': {
    title: 'The average of the opponents',
    rule: 'Ra is the average rating of the rated opponents. No fictitious opponents are added, and nothing is cut.',
  },
  '8.2.3': {
    title: 'First rating, without a maximum',
    rule:
      'With exactly half of the points the first rating Ru is Ra. Above that each half point adds 20. Below it the ' +
      'percentage score gives dp by table 8.1.1, and Ru = Ra + dp. The result is rounded to a whole number, one half ' +
      'upwards; there is no maximum. It is published if there are at least five games and it is at least 1000.',
  },
  '8.3.1': {
    title: 'Rating difference, and one upgrade an event',
    rule:
      'For each game against a rated opponent, D is the player’s own rating less the opponent’s. A difference above ' +
      '400 counts as 400, but in one event a player gains by this once only, in the game with the greatest difference; ' +
      'the others count as they are. For a player who is more than 400 points below the opponent every such ' +
      'difference counts as 400: the limit binds who gains by the rule. That last point is a reading of ours.',
  },
  '9.1': {
    title: 'The report',
    rule:
      'The rating officer of the federation uploads the report once satisfied that the event was held by all ' +
      'regulations, and may refuse a suspicious one. No deadline was found; we remind after 30 days.',
  },
  '9.4': {
    title: 'Games of hybrid events',
    rule: 'From 2024 on the games of a hybrid event are sent in with the results. Before that it is only noted if they are missing.',
  },
};
