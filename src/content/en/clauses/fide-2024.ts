/** The clauses of FIDE's rating regulations of 2024, amended in October 2025, in English, in our own words. */
import type { Fide202601Clause } from '../../../rulebooks/fide/2024/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';

export const FIDE_2024_CLAUSES: ClauseTexts<Fide202601Clause> = {
  '0.1': {
    title: 'Changes of the rules',
    rule:
      'The FIDE Council changes the rules on the proposal of the Qualification Commission. A change applies to ' +
      'tournaments whose first day is the date of the change or later. So the first day of a tournament decides ' +
      'which edition rates it.',
  },
  '0.2': {
    title: 'Registration in advance',
    rule:
      'The federation on whose territory a tournament is played registers it with its schedule beforehand, sends ' +
      'the results and pays the fee. The Council may give the same right to an organisation of an autonomous ' +
      'territory within a federation.',
  },
  '0.2.1': {
    title: 'Thirty days for top players',
    rule:
      'If a player rated above 2700 or a woman rated above 2500 takes part, the tournament is registered at least ' +
      '30 days before its first day. Exactly 2700 or 2500 is not above. The thirtieth day before the start is ' +
      'still in time.',
  },
  '0.2.2': {
    title: 'Three days otherwise',
    rule:
      'Every other tournament is registered at least 3 days before its first day. The third day before the start ' +
      'is still in time.',
  },
  '0.2 refusal': {
    title: 'Refused registration',
    rule: 'The chairman of the Qualification Commission may refuse a registration. A refused tournament is not rated.',
  },
  '0.2.3': {
    title: 'Late, with top players',
    rule:
      'A tournament of 0.2.1 that was registered late is rated only if the President of FIDE, by way of ' +
      'exception, approves it.',
  },
  '0.2.4': {
    title: 'Late, all others',
    rule:
      'A tournament of 0.2.2 that was registered late is rated only if the chairman of the Qualification ' +
      'Commission, by way of exception, approves it.',
  },
  '0.2 hybrid': {
    title: 'Hybrid events need approval',
    rule:
      'The chairman of the Qualification Commission must approve every hybrid event individually. Without this ' +
      'approval it is not rated.',
  },
  '0.2 not submitted': {
    title: 'Games not submitted',
    rule:
      'By way of exception a tournament, or a single game, may be rated that the federation did not submit. The ' +
      'Council decides this after hearing the Qualification Commission; where players above 2700 are concerned, ' +
      'the President may decide it.',
  },
  '0.3': {
    title: 'Reports of official events',
    rule:
      'Reports of all official FIDE events and continental events must be sent in, and the events are rated. The ' +
      'chief arbiter answers for this.',
  },
  '0.4': {
    title: 'Refusal and appeal',
    rule: 'FIDE may decide not to rate an event. The organiser then has 7 days from the decision to appeal.',
  },
  '1.1': {
    title: 'Minimum thinking time',
    rule:
      'A game counts only if each player has enough time for 60 moves when it starts: 120 minutes if one of the ' +
      'two is rated 2400 or higher, otherwise 90 minutes if one is rated 1800 or higher, otherwise 60 minutes. We ' +
      'add the minutes of every period that begins before move 61 and the increments for 60 moves. Each game is ' +
      'judged by itself, so one tournament can hold games that count and games that do not. An unrated player ' +
      'counts as below 1800.',
  },
  '1.1 (from 2026-01-01)': {
    title: 'Faster events with approval',
    rule:
      'In tournaments that start on or after 1 January 2026, by a resolution of the FIDE Council: a major or ' +
      'traditional event that the Qualification Commission (or the Council) has approved counts as standard if ' +
      'each player has at least 75 minutes for 60 moves, such as 45 minutes and 30 seconds a move, whatever the ' +
      'players’ ratings. At most two rounds a day are played in it. Less than 75 minutes is not rated, approval ' +
      'or not; without approval 1.1 holds as it is. There is no clause text yet.',
  },
  '1.2': {
    title: 'First time control',
    rule:
      'If the first time control prescribes a number of moves, it must be at least 30. The time control belongs ' +
      'to the whole tournament, so otherwise none of its games is rated.',
  },
  '2.1': {
    title: 'Laws of Chess',
    rule: 'The games are played by the FIDE Laws of Chess or, in hybrid events, by the rules for hybrid chess.',
  },
  '3.1': {
    title: 'Twelve hours a day',
    rule:
      'The rounds of one day may take 12 hours at most, reckoned with games of 60 moves: twice the minutes of one ' +
      'player times the rounds of that day. Exactly 12 hours is allowed. Where increments make a game last longer ' +
      'in fact, that is no fault.',
  },
  '4.1': {
    title: 'Monthly reports of long events',
    rule:
      'An event of more than 30 days, with the first and the last day counted, is reported every month. Each ' +
      'monthly part is rated as a tournament of its own, with the ratings of the list valid when its games are ' +
      'played.',
  },
  '5.1': {
    title: 'Unplayed games',
    rule:
      'A game that was not played, because of a forfeit or for any other reason, changes no rating. Every game in ' +
      'which both players made at least one move is rated, except in a case of force majeure or where the ' +
      'fair-play rules exclude it.',
  },
  '6.1': {
    title: 'Matches with an unrated player',
    rule:
      'A match in which one player is unrated is not rated at all. Its games do not count towards the first ' +
      'rating of the unrated player either.',
  },
  '6.2': {
    title: 'Games after the decision of a match',
    rule:
      'Games of a match that were played after it was decided are not rated, unless this was asked for and ' +
      'granted beforehand. A match is decided when one player has more than half of the points of the scheduled ' +
      'games. Forfeits count in this score, though they are not rated.',
  },
  '7.1': {
    title: 'A list every month',
    rule:
      'A rating list is made for the first day of every month. It takes the previous list and adds all rated play ' +
      'of the period.',
  },
  '7.1.1': {
    title: 'Rating period and the ratings that count',
    rule:
      'A rating period is the time for which a list is valid. In a tournament the ratings of the list in force on ' +
      'its first day count, for the player and for all opponents, even if the tournament is rated on a later ' +
      'list.',
  },
  '7.1.2': {
    title: 'Who is listed, and with what',
    rule:
      'Listed are all players with a rating of at least 1400. The list shows title, federation, rating, FIDE ' +
      'identification number, games rated in the period, birth, sex and current K.',
  },
  '7.1.3': {
    title: 'Closing day of a list',
    rule:
      'A list closes three days before its date, and tournaments that end on or before that day can be on it. ' +
      'Official FIDE events may end as late as the day before the list.',
  },
  '7.1.4': {
    title: 'When a new player is published',
    rule:
      'A new player is published when at least five games against rated opponents are there and the rating is at ' +
      'least 1400. The games may come from several tournaments, over 26 months at most: these are the 26 lists up ' +
      'to the one being prepared, and older events drop out one by one. Results that give less than 1400 are ' +
      'kept, and the player may qualify later.',
  },
  '7.2.1': {
    title: 'Below 1400',
    rule:
      'A player whose rating falls below 1400 is shown as unrated on the next list and is treated like any ' +
      'unrated player from then on. The old rating and results are not used again. The number of rated games and ' +
      'the highest rating are remembered, because K depends on them.',
  },
  '7.2.2': {
    title: 'Inactive players',
    rule:
      'A player without a rated game for one year is inactive: the mark appears on the twelfth list in a row ' +
      'without games. After a period with at least one rated game the next list shows the player as active again. ' +
      'Inactive players keep their rating and count as rated opponents.',
  },
  '8.1': {
    title: 'The scale and its two tables',
    rule:
      'The scale has classes of 200 points. Two tables, mirror images of each other, lead from a percentage score ' +
      'to a rating difference and back. For 0% and 100% the difference is taken as −800 and +800.',
  },
  '8.1.1': {
    title: 'From percentage to difference (dp)',
    rule:
      'The score is divided by the number of games and rounded to two decimals, exact halves upwards: 1 of 8 is ' +
      '.13. The table then gives the difference dp, from 0 at .50 to 800 at 1.00. Below .50 it is the same number ' +
      'with a minus sign.',
  },
  '8.1.2': {
    title: 'From difference to expectation (PD)',
    rule:
      'The table tells what the higher rated player can expect from one game: .50 for a difference of 0 to 3 ' +
      'points, rising to 1.00 above 735. The lower rated player expects the rest of the point. Where the ' +
      'difference is limited to 400, no expectation above .92 or below .08 occurs.',
  },
  '8.2': {
    title: 'First rating of an unrated player',
    rule:
      'The first rating Ru is worked out from all games against rated opponents that the player has collected ' +
      '(8.2.1 to 8.2.4).',
  },
  '8.2.1': {
    title: 'Zero in the first event',
    rule:
      'A zero in the first event is left out. We look at the games against rated opponents, and the first event ' +
      'is the earliest one that has such games. All other results count, a zero in a later event included.',
  },
  '8.2.2': {
    title: 'Two fictitious opponents of 1800',
    rule:
      'Two fictitious opponents rated 1800 are added to the real ones, with a draw against each. The average is ' +
      'Ra = (sum of the opponents’ ratings + 3600) / (n + 2), and the percentage score is p = (score + 1) / (n + ' +
      '2), where n is the number of real games. The 400-point rule plays no part in it.',
  },
  '8.2.3': {
    title: 'First rating, 2200 at most',
    rule:
      'p is rounded to two decimals, and table 8.1.1 gives dp. Ru = Ra + dp is rounded to a whole number, one ' +
      'half upwards. A result above 2200 becomes 2200. It is published if there are at least five games and it is ' +
      'at least 1400.',
  },
  '8.2.4': {
    title: 'Listed in the meantime',
    rule:
      'A player who was unrated in the tournament, but has been published since, is rated as a rated player with ' +
      'the current rating. For the opponents in that tournament the player stays unrated, so their games do not ' +
      'count.',
  },
  '8.3': {
    title: 'Rating change of a rated player',
    rule:
      'For a rated player each game against a rated opponent is compared with what was to be expected of it. The ' +
      'sum of the differences, multiplied by K, is the change (8.3.1 to 8.3.4). Games against unrated opponents ' +
      'do not count.',
  },
  '8.3.1': {
    title: 'Rating difference and the 400-point rule',
    rule:
      'For each game against a rated opponent, D is the player’s own rating less the opponent’s. A difference of ' +
      'more than 400 points counts as 400, in any number of games. This holds for everybody; for tournaments from ' +
      '1 October 2025 on there is an exception for players rated 2650 or higher.',
  },
  '8.3.1 (from 2025-10-01)': {
    title: 'Real difference from 2650 on',
    rule:
      'In tournaments that start on or after 1 October 2025 the real difference counts for a player rated 2650 or ' +
      'higher, however large it is. The player’s own rating decides, not the opponent’s. For all players below ' +
      '2650 a difference of more than 400 points still counts as 400.',
  },
  '8.3.2': {
    title: 'From the game to the change',
    rule:
      'The difference D gives the expected score PD by table 8.1.2. ΔR is the score of the game, 1, ½ or 0, less ' +
      'PD. The values ΔR are added over the tournament or the period, and the sum multiplied by K is the change.',
  },
  '8.3.3': {
    title: 'Development coefficient K',
    rule:
      'The first line that fits decides. 10 for good, once a published rating has reached 2400; 40 until the end ' +
      'of the year of the 18th birthday, if the rating has always stayed below 2300; 40 for a new player until ' +
      'tournaments with at least 30 games are completed; otherwise 20. K stays the same within a tournament. If K ' +
      'times n, the player’s games against rated opponents in the whole period, exceeds 700, K is lowered to the ' +
      'largest whole number that keeps K × n within 700.',
  },
  '8.3.4': {
    title: 'Rounding once a period',
    rule:
      'The changes of all tournaments of a period are added exactly and rounded once to a whole number. One half ' +
      'goes away from zero: +2.5 becomes +3, −2.5 becomes −3. The rounded change is added to the rating on the ' +
      'previous list.',
  },
  '9.1': {
    title: 'Report and its last list',
    rule:
      'The chief arbiter gives the report (TRF file) to the rating officer of the federation where the event took ' +
      'place, who checks and uploads it. It should be in time for the first list after the end, or for the ' +
      'following one if five days or fewer remain to the end of the month. A report that comes after the closing ' +
      'day of the third list after the end is too late, and the event is not rated.',
  },
  '9.2': {
    title: 'Announced as rated',
    rule: 'The regulations of a rated event must say clearly that it is rated.',
  },
  '9.3': {
    title: 'Rating officer',
    rule:
      'Each federation names one person who coordinates qualification and rating matters and deals with them ' +
      'promptly. Name and address go to the FIDE secretariat.',
  },
  '9.4': {
    title: 'Games of hybrid events',
    rule: 'For a hybrid event all games are sent in with the results, as a PGN file.',
  },
  '10.1': {
    title: 'Members of a federation',
    rule:
      'Listed are only members of a national federation that belongs to FIDE and is not suspended, neither for a ' +
      'time nor for good. The Council may approve an exception.',
  },
  '10.2': {
    title: 'Notice of a death',
    rule: 'Federations must tell FIDE when a player has died. The player is then taken off the list.',
  },
};
