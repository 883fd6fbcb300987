/** The clauses of FIDE's rapid and blitz regulations of 2024, in English, in our own words; what is as in standard ratings stands there. */
import type { ClauseTexts } from '../../../explain/clause-text.ts';
import type { FideRapid202412Clause } from '../../../rulebooks/fide/rapid/contents.ts';
import { FIDE_2024_CLAUSES as STANDARD } from './fide-2024.ts';

export const FIDE_RAPID_2024_CLAUSES: ClauseTexts<FideRapid202412Clause> = {
  '0.1': STANDARD['0.1'],
  '0.2': {
    title: 'Registration three days in advance',
    rule:
      'The federation on whose territory a tournament is played registers it at least 3 days before its first ' +
      'day, whoever plays in it; the third day before the start is still in time. A tournament registered later ' +
      'is rated only if the chairman of the Qualification Commission, by way of exception, allows it.',
  },
  '0.2 refusal': STANDARD['0.2 refusal'],
  '0.2 hybrid': STANDARD['0.2 hybrid'],
  '0.2 not submitted': STANDARD['0.2 not submitted'],
  '0.3': STANDARD['0.3'],
  '0.4': STANDARD['0.4'],
  '1.1': {
    title: 'Time of the games',
    rule:
      'Each player has a fixed time for the whole game. We add the minutes of all periods and the increments of ' +
      '60 moves, each increment by the period that its move falls in.',
  },
  '1.1.1': {
    title: 'Rapid games',
    rule:
      'A game is a rapid game if each player has more than 10 and less than 60 minutes. An event with any other ' +
      'time is not rated on the rapid list.',
  },
  '1.1.2': {
    title: 'Blitz games',
    rule:
      'A game is a blitz game if each player has more than 3 and not more than 10 minutes. An event with any ' +
      'other time is not rated on the blitz list.',
  },
  '1.2': {
    title: 'Equal times',
    rule:
      'Games in which the two players have different times are not rated, so no Armageddon game is. The time ' +
      'control belongs to the whole event, so otherwise none of its games is rated.',
  },
  '2.1': STANDARD['2.1'],
  '3.1': {
    title: 'Rounds a day',
    rule:
      'The number of rounds that may be played in one day is limited: 15 in rapid, 30 in blitz. We warn where ' +
      'there are more, and rate the event.',
  },
  '3.1.1': {
    title: 'Fifteen rapid rounds',
    rule: 'At most 15 rounds of rapid games a day.',
  },
  '3.1.2': {
    title: 'Thirty blitz rounds',
    rule: 'At most 30 rounds of blitz games a day.',
  },
  '4.1': STANDARD['5.1'],
  '5.1': {
    title: 'Matches with an unrated player',
    rule:
      'A match in which one player is unrated is not rated at all. A player with a standard rating counts as ' +
      'rated (7.2.1), so the match is rated then.',
  },
  '5.2': STANDARD['6.2'],
  '6.1': STANDARD['7.1'],
  '6.1.1': STANDARD['7.1.1'],
  '6.1.2': STANDARD['7.1.2'],
  '6.1.3': STANDARD['7.1.3'],
  '6.1.4': STANDARD['7.1.4'],
  '6.2.1': STANDARD['7.2.1'],
  '6.2.2': {
    title: 'Inactive players',
    rule:
      'A player without a rated game of this kind for one year is inactive on this list: the mark appears on ' +
      'the twelfth list in a row without games. Games of the other two lists do not count here. Inactive ' +
      'players keep their rating and count as rated opponents.',
  },
  '7.1': STANDARD['8.1'],
  '7.1.1': STANDARD['8.1.1'],
  '7.1.2': STANDARD['8.1.2'],
  '7.2': {
    title: 'First rating of an unrated player',
    rule:
      'Whoever has a standard rating plays with it (7.2.1). For everybody else the first rating Ru is worked ' +
      'out from all games against rated opponents that the player has collected (7.2.2 to 7.2.5).',
  },
  '7.2.1': {
    title: 'The standard rating of who has none here',
    rule:
      'A player without a rating on this list who has a standard rating at the beginning of the event plays ' +
      'with the standard rating and is considered to be rated, for the own games and for the opponents. The ' +
      'change is added to it, and the result stands on the next list, with one game as with many. Without a ' +
      'counted game the player is not on the list yet.',
  },
  '7.2.2': STANDARD['8.2.1'],
  '7.2.3': STANDARD['8.2.2'],
  '7.2.4': {
    title: 'First rating, 2200 at most',
    rule:
      'p is rounded to two decimals, and table 7.1.1 gives dp. Ru = Ra + dp is rounded to a whole number, one ' +
      'half upwards. A result above 2200 becomes 2200. It is published if there are at least five games and it ' +
      'is at least 1400.',
  },
  '7.2.5': STANDARD['8.2.4'],
  '7.3': {
    title: 'Rating change of a rated player',
    rule:
      'For a rated player each game against a rated opponent is compared with what was to be expected of it. ' +
      'The sum of the differences, multiplied by K, is the change (7.3.1 to 7.3.4). Games against unrated ' +
      'opponents do not count.',
  },
  '7.3.1': {
    title: 'Rating difference and the 400-point rule',
    rule:
      'For each game against a rated opponent, D is the player’s own rating less the opponent’s. A difference ' +
      'of more than 400 points counts as 400, in any number of games and for everybody; the exception of 2025 ' +
      'for players rated 2650 or higher is one of standard games only.',
  },
  '7.3.1 (from 2024-12-01)': {
    title: 'Games 600 points apart',
    rule:
      'In events that start on or after 1 December 2024 a game between players 600 or more points apart is not ' +
      'rated if one of them is above 2600. It counts for neither of them. The rule needs two ratings; a ' +
      'standard rating that is used is one.',
  },
  '7.3.2': {
    title: 'From the game to the change',
    rule:
      'The difference D gives the expected score PD by table 7.1.2. ΔR is the score of the game, 1, ½ or 0, ' +
      'less PD. The values ΔR are added over the tournament or the period, and the sum multiplied by K is the ' +
      'change.',
  },
  '7.3.3': STANDARD['8.3.3'],
  '7.3.4': STANDARD['8.3.4'],
  '8.1': STANDARD['9.1'],
  '8.2': STANDARD['9.2'],
  '8.3': STANDARD['9.3'],
  '8.4': STANDARD['9.4'],
  '9.1': STANDARD['10.1'],
  '9.2': STANDARD['10.2'],
};
