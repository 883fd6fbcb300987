/** The clauses of FIDE's rating regulations of July 2014 in English, in our own words. */
import type { Fide2014Clause } from '../../../rulebooks/fide/2014/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';

export const FIDE_2014_CLAUSES: ClauseTexts<Fide2014Clause> = {
  '0': {
    title: 'What is rated',
    rule:
      'FIDE rates games played over the board in events that are registered with FIDE and keep all the rules of ' +
      'this book. Other games leave the ratings as they are.',
  },
  '0.1': {
    title: 'Changes of the rules',
    rule:
      'The General Assembly changes the rules on the advice of the Qualification Commission, and a change comes ' +
      'into force on 1 July of the following year. It applies to events whose first day is that 1 July or later. ' +
      'So the first day of an event decides which edition rates it.',
  },
  '0.2': {
    title: 'Registration in advance',
    rule:
      'The federation that will send the results and pay the fee registers the event with its round schedule: at ' +
      'least 7 days before the first day, or at least 30 days where title norms can be made. The chairman of the ' +
      'Qualification Commission may refuse a registration and may admit a late one.',
  },
  '0.3': {
    title: 'Licensed arbiters',
    rule: 'Every arbiter of a rated event must hold a FIDE arbiter licence.',
  },
  '0.4': {
    title: 'Game records',
    rule:
      'The game records of all FIDE events and of all continental events are sent to FIDE. The chief arbiter ' +
      'answers for this.',
  },
  '0.5': {
    title: 'Refusal and appeal',
    rule:
      'FIDE may decide not to rate an event. The chief organiser then has 7 days from the decision to appeal to ' +
      'the Qualification Commission.',
  },
  '1.1': {
    title: 'Minimum thinking time',
    rule:
      'Each player must have enough time for a game of 60 moves. If anybody in the field is rated 2200 or higher, ' +
      'that is 120 minutes; otherwise, if anybody is rated 1600 or higher, 90 minutes; otherwise 60 minutes. We ' +
      'add the minutes of every period that begins before move 60 is made and the increments for 60 moves. An ' +
      'unrated player counts as below 1600.',
  },
  '1.2': {
    title: 'Faster games',
    rule: 'Games in which the players have less time than 1.1 asks for are not rated.',
  },
  '1.3': {
    title: 'First time control',
    rule: 'If the first time control prescribes a number of moves, that number must be 40.',
  },
  '2': {
    title: 'Laws of Chess',
    rule: 'The games are played by the FIDE Laws of Chess.',
  },
  '3.1': {
    title: 'Twelve hours a day',
    rule:
      'The rounds of one day may take 12 hours at most, reckoned with games of 60 moves: twice the minutes of one ' +
      'player times the rounds of that day must not exceed 720 minutes. Where increments make a game last longer ' +
      'in fact, that is no fault.',
  },
  '4.1': {
    title: 'At most 90 days',
    rule:
      'An event may last 90 days at most, with the first and the last day counted. The exceptions are in 4.11 and ' +
      '4.12.',
  },
  '4.11': {
    title: 'Long leagues',
    rule: 'Team championships that are played as leagues may last longer than 90 days.',
  },
  '4.12': {
    title: 'Longer by permission',
    rule: 'The Qualification Commission may allow an event to last longer than 90 days.',
  },
  '4.13': {
    title: 'Monthly reports of long events',
    rule: 'An event of more than 90 days reports its results every month. The rating fee is paid only once.',
  },
  '5.1': {
    title: 'Unplayed games',
    rule:
      'A game that was not played, because of a forfeit or for any other reason, changes no rating: it counts ' +
      'neither in the score nor in the number of games. Every game in which both players made at least one move ' +
      'is rated, even if it was later declared lost.',
  },
  '6.1': {
    title: 'A newcomer who scores zero',
    rule:
      'If an unrated player scores nothing in the first event, the result is left out, and so are the opponents’ ' +
      'results against that player. Zero is measured on the games that count: in a Swiss those against rated ' +
      'players, in a round robin all played games. Whoever already has counted games, or has been listed in the ' +
      'meantime, keeps the zero like any other result.',
  },
  '6.3': {
    title: 'One third must be rated',
    rule: 'In a round robin at least one third of the players must have a rating.',
  },
  '6.31': {
    title: 'Small round robins',
    rule: 'In a round robin of ten players or fewer, at least four must have a rating.',
  },
  '6.32': {
    title: 'Double round robins',
    rule:
      'A double round robin needs at least six players, four of them with a rating. The text makes no exception, ' +
      'so a smaller field is refused; the office may admit one in which everybody is rated.',
  },
  '6.33': {
    title: 'National championships',
    rule:
      'A national championship played as a round robin may be rated if at least three players had an official ' +
      'rating before the start, or at least two in a championship for women only. For such events this replaces ' +
      '6.3 to 6.32. Rated players of either sex are counted.',
  },
  '6.4': {
    title: 'Swiss and team events',
    rule:
      'In a Swiss or a team event only games against rated opponents count. What follows for newcomers is in ' +
      '6.41, for rated players in 6.42.',
  },
  '6.41': {
    title: 'A newcomer’s half point',
    rule:
      'The first event of an unrated player counts only if the player scored at least half a point against rated ' +
      'opponents. This is the same limit as in 6.1.',
  },
  '6.42': {
    title: 'Games of a rated player',
    rule: 'For a rated player every game against a rated opponent counts, and no other game does.',
  },
  '6.5': {
    title: 'Incomplete round robins',
    rule:
      'A round robin in which a game was not played is reported and rated like a Swiss. We still ask that it ' +
      'satisfies 6.3 to 6.33.',
  },
  '6.6': {
    title: 'Games after the decision of a match',
    rule:
      'Games of a match that were played after it was decided are not rated. A match is decided when one side has ' +
      'more than half of the points of the scheduled games; forfeits count in this score, though they are not ' +
      'rated. If no number of games was scheduled, nothing is left out.',
  },
  '6.7': {
    title: 'Two unrated players',
    rule:
      'A game between two unrated players is not rated. In a complete round robin it still counts in the ' +
      'percentage scores and in the totals of 8.21b.',
  },
  '7.1': {
    title: 'A list every month',
    rule:
      'A rating list is made for the first day of every month. It takes the previous list and adds the rated play ' +
      'of the period that has passed.',
  },
  '7.11': {
    title: 'Rating period',
    rule:
      'A rating period is the time for which a list is valid, one month. For newcomers several periods can be ' +
      'taken together (7.14).',
  },
  '7.12': {
    title: 'Who is listed, and with what',
    rule:
      'Listed are all players whose rating on the date of the list is at least 1000. The list shows name, FIDE ' +
      'title, federation, current rating, identification number, games rated in the period, date of birth, sex ' +
      'and current K.',
  },
  '7.13': {
    title: 'Closing day of a list',
    rule:
      'A list closes three days before its date. Events that end on or before that day, and whose data have ' +
      'arrived by then, are on it. Official FIDE events named in the Handbook are taken in even if they end on ' +
      'the day before the date of the list.',
  },
  '7.14': {
    title: 'When a newcomer is published',
    rule:
      'A newcomer is published once five games are there by a, b or c. The rating must be at least 1000 (d), and ' +
      'it is worked out from all counted results together (e).',
  },
  '7.14a': {
    title: 'From one round robin',
    rule:
      'The result of a round robin suffices if the event satisfies 6.3 and the newcomer played at least five ' +
      'games in it.',
  },
  '7.14b': {
    title: 'From one Swiss or team event',
    rule: 'The result of a Swiss or team event suffices if it holds at least five games against rated opponents.',
  },
  '7.14c': {
    title: 'From several events',
    rule:
      'The five games may be put together from events of the same and later rating periods, over 26 months at ' +
      'most. An event is in time if it ended no earlier than 26 months before the date of the list; older results ' +
      'no longer count, and the next event is then a first event again.',
  },
  '7.14d': {
    title: 'At least 1000',
    rule: 'A newcomer is published only with a rating of at least 1000.',
  },
  '7.14e': {
    title: 'As if in one event',
    rule:
      'Nothing is published before the fifth game. After that every counted result, the earlier ones too, is used ' +
      'as if all of them had been made in one event.',
  },
  '7.2': {
    title: 'Who is not on the list',
    rule: 'The players who are left off the list or shown apart are named in 7.21 to 7.23.',
  },
  '7.21': {
    title: 'Below 1000',
    rule: 'A player whose rating falls below 1000 is taken off the next list and is unrated from then on.',
  },
  '7.22': {
    title: 'Unrated title holders',
    rule: 'Title holders without a rating are published in a separate list.',
  },
  '7.23': {
    title: 'Inactive players',
    rule: 'An inactive player still counts as rated, with the last published rating, for ratings and for titles.',
  },
  '7.23a': {
    title: 'When a player is inactive',
    rule:
      'A player becomes inactive after one year without a game against a rated opponent. A game played exactly ' +
      'one year ago still counts.',
  },
  '7.23b': {
    title: 'Active again',
    rule: 'One game against a rated opponent in a rating period makes a player active again. The next list shows it.',
  },
  '8.0': {
    title: 'Aim of the system',
    rule:
      'The system turns percentage scores into rating differences and rating differences into expected scores. ' +
      'Its aim is the best estimate of playing strength that statistics can give.',
  },
  '8.1': {
    title: 'The scale and its two tables',
    rule:
      'The scale has classes of 200 points, an arbitrary choice. Two tables, mirror images of each other, lead ' +
      'from a percentage score to a rating difference and back. For 0% and 100% no difference can be ' +
      'determined, so −800 and +800 are used.',
  },
  '8.1a': {
    title: 'From percentage to difference (dp)',
    rule:
      'The score is divided by the number of games and rounded to two decimals, exact halves upwards: 1 of 8 is ' +
      '.13. The table then gives the difference dp, from 0 at .50 to 800 at 1.00. Below .50 it is the same number ' +
      'with a minus sign.',
  },
  '8.1b': {
    title: 'From difference to expectation (PD)',
    rule:
      'The table tells what the higher rated player can expect from one game: .50 for a difference of 0 to 3 ' +
      'points, rising to 1.00 above 735. The lower rated player expects the rest of the point. With the limit of ' +
      '400 points (8.54) no expectation above .92 or below .08 occurs in a rating change.',
  },
  '8.2': {
    title: 'A newcomer’s result in one event',
    rule:
      'For a player without a rating an event yields the estimate Ru. It starts from the average rating of the ' +
      'competition (8.21) and is corrected for the score (8.22 to 8.25).',
  },
  '8.21': {
    title: 'Average of the competition',
    rule:
      'A zero in the first event is left out (6.1). Otherwise the average rating Rc of the competition comes ' +
      'first: by a in a Swiss or team event, by b in a complete round robin. The limits of one point and three ' +
      'games that are printed here are left over from older rules, contradict 6.41 and 7.14, and are not used.',
  },
  '8.21a': {
    title: 'Average in a Swiss or team event',
    rule:
      'Rc is the plain average of the ratings of the rated opponents. The limit of 400 points plays no part in ' +
      'it.',
  },
  '8.21b': {
    title: 'Average in a round robin',
    rule:
      'In a complete round robin the results of rated and unrated players count alike. For a newcomer Rc is the ' +
      'average of the tournament, Ra, which is found in the steps I to III.',
  },
  '8.21b I': {
    title: 'Step I: average of the rated players',
    rule: 'Rar is the average of the ratings of all rated players in the tournament.',
  },
  '8.21b II': {
    title: 'Step II: average difference',
    rule:
      'The percentage score of each rated player against all opponents gives a difference dp by table 8.1a. dpa ' +
      'is the average of these differences.',
  },
  '8.21b III': {
    title: 'Step III: average of the tournament',
    rule:
      'Ra = Rar − dpa × n/(n+1), where n is the number of opponents. In a double round robin, too, n is the ' +
      'number of players less one, not the number of games. Rar and dpa stay exact; Ra is rounded to a whole ' +
      'number.',
  },
  '8.22': {
    title: 'Exactly half of the points',
    rule: 'A newcomer with 50% receives the average as it is: Ru = Ra, in a Swiss Ru = Rc.',
  },
  '8.23': {
    title: 'More than half of the points',
    rule:
      'Each half point above 50% adds 15 rating points to the average. Later FIDE rules have 20; this text and ' +
      'both of its examples have 15.',
  },
  '8.24': {
    title: 'Less than half, Swiss or team event',
    rule: 'Below 50% the table’s difference, which is negative, is added to the average: Ru = Rc + dp.',
  },
  '8.25': {
    title: 'Less than half, round robin',
    rule:
      'Below 50% in a round robin the difference is reduced before it is added: Ru = Ra + dp × n/(n+1), where n ' +
      'is the number of opponents.',
  },
  '8.3': {
    title: 'All games as one event',
    rule:
      'The rating to be published, Rn, is worked out as if the newcomer had played all games so far in one event: ' +
      'all games, the average of all opponents, the whole score. Games from one round robin alone follow 8.25. ' +
      'Where a round robin and other events come together, the round robin brings its games, its Rc new and its ' +
      'score, and 8.24 is used.',
  },
  '8.31': {
    title: 'A first result below the floor',
    rule:
      'A first performance below 1000 is left out. The opponents are not affected: in a round robin their games ' +
      'with the newcomer stay rated. If five games or more together give less than 1000, nothing is published, ' +
      'and the newcomer begins anew.',
  },
  '8.32': {
    title: 'Rounding a first rating',
    rule: 'The published rating is rounded to a whole number; one half goes up.',
  },
  '8.33': {
    title: 'The floor at the time of the event',
    rule: 'A first rating counts only if it is not below the floor that was valid when the event was played.',
  },
  '8.34': {
    title: 'Worked example',
    rule:
      'A newcomer scores 1 of 3 against an average of 2220, 3 of 5 against 2150 and 2½ of 4 against 2200. ' +
      'Together that is 6½ of 12 against an average of 2184. Half a point above 50% adds 15, so the first rating ' +
      'is 2199.',
  },
  '8.4': {
    title: 'Listed in the meantime',
    rule:
      'A player may be unrated during an event and have a published rating before the event is rated. The player ' +
      'is then rated from that rating, even after a zero. For the opponents the player stays unrated: in a Swiss ' +
      'their games do not count, in a round robin they count with the player’s Ru new.',
  },
  '8.5': {
    title: 'Rating change of a rated player',
    rule:
      'For a rated player each counted game is compared with what was to be expected of it. The sum of the ' +
      'differences, multiplied by K, is the change (8.51 to 8.58).',
  },
  '8.51': {
    title: 'Rating difference D',
    rule:
      'For each game against a rated player, D is the player’s own rating less the opponent’s. Both ratings come ' +
      'from the list that is valid on the first day of the event, for the whole event. Each monthly part of a ' +
      'long league uses the list that is valid when the part begins.',
  },
  '8.52': {
    title: 'Unrated opponents',
    rule:
      'In a Swiss a game against an unrated opponent is not rated. In a round robin it is rated after the event, ' +
      'with the opponent’s Ru new (8.58).',
  },
  '8.53': {
    title: 'Provisional ratings',
    rule: 'What an unrated player has reached in earlier events is not yet a rating, and opponents cannot use it.',
  },
  '8.54': {
    title: 'The 400-point rule',
    rule: 'A rating difference of more than 400 points counts as 400, in either direction.',
  },
  '8.55': {
    title: 'Change for an event',
    rule: 'The change is worked out game by game, in the steps a, b and c.',
  },
  '8.55a': {
    title: 'Expectation of a game',
    rule: 'The difference D, limited to 400, gives the expected score PD by table 8.1b.',
  },
  '8.55b': {
    title: 'Change of a game',
    rule: 'ΔR is the score of the game less the expected score. The score is 1, ½ or 0.',
  },
  '8.55c': {
    title: 'Sum times K',
    rule: 'The values ΔR of an event or of a whole period are added. The sum multiplied by K is the rating change.',
  },
  '8.56': {
    title: 'Development coefficient K',
    rule:
      'K is fixed at the start of the event; the first line that fits decides. 10 for good, once a published ' +
      'rating has reached 2400. 40 for a newcomer until events with at least 30 games are completed, the games of ' +
      'the first rating included; 40 also for a player under 18 on the first day and rated below 2300. 20 for ' +
      'everybody else.',
  },
  '8.57': {
    title: 'Rounding the new rating',
    rule:
      'The new rating is rounded to a whole number, and one half goes up whether points were won or lost: 2444.5 ' +
      'becomes 2445. The exact changes of all events in a period are added first and rounded once.',
  },
  '8.58': {
    title: 'Round robin with unrated players',
    rule:
      'Players who fall under 6.1 are removed with their games, and each remaining newcomer receives a first Ru ' +
      'from Ra. Then the 400-point rule is applied once: the ratings of opponents more than 400 away from this Ru ' +
      'are moved to that limit, which gives the newcomer’s own average Rc new and from it Ru new. Ru new is the ' +
      'newcomer’s result and counts as the opponent’s rating in the games of the rated players.',
  },
  '9.1': {
    title: 'Report deadlines',
    rule:
      'Within 7 days of the end the chief arbiter sends the report (TRF file) to the rating officer of the ' +
      'federation. The officer uploads it to the FIDE server by the 30th day after the end.',
  },
  '9.2': {
    title: 'All international events',
    rule:
      'The results of every international event must be sent in. The exception is an event whose participants ' +
      'were told in the invitation, and again in person before the start, that it would not be rated.',
  },
  '9.3': {
    title: 'Rating officer',
    rule:
      'Each federation names one person who answers for ratings and gives the name and address to the FIDE ' +
      'secretariat.',
  },
  '10': {
    title: 'Supervision of the scale',
    rule:
      'Only the difference between two ratings has a statistical meaning; the scale itself is arbitrary and open ' +
      'at the top. Equal ratings should mean equal strength over the years.',
  },
  '10.3': {
    title: 'Watching for drift',
    rule:
      'The rating administrator must notice when the scale as a whole has moved. All published lists are kept, so ' +
      'that this can be measured.',
  },
  '11': {
    title: 'The rating administrator',
    rule:
      'The administrator knows statistics, can test the system, draws up for the Qualification Commission the ' +
      'measures that keep it sound, advises the federations, and is impartial.',
  },
  '12.1': {
    title: 'The formula beside the tables',
    rule:
      'The formula P = 1 / (1 + 10^(−D/400)) comes close to the tables. Where the two differ, and for many ' +
      'differences they do, the table decides.',
  },
  '12.2': {
    title: 'Tables as printed',
    rule: 'The tables are used exactly as printed. No third decimal is worked out between the lines.',
  },
  '12.3': {
    title: 'What K does',
    rule:
      'K keeps ratings steady. A rating is renewed in about 70 games with K = 10, in about 35 with K = 20 and in ' +
      'about 18 with K = 40.',
  },
  '12.4': {
    title: 'Everybody can check',
    rule: 'Players must be able to check their own ratings. For this we show D, PD, score, ΔR and K of every game.',
  },
  '13.1': {
    title: 'Members of a federation',
    rule: 'Only members of a federation that belongs to FIDE stand on the standard, rapid or blitz list.',
  },
  '13.2': {
    title: 'Suspended federations',
    rule: 'The federation must not be suspended, neither for a time nor for good.',
  },
  '13.3': {
    title: 'Players not to be listed',
    rule: 'Federations tell FIDE when a player must not be listed.',
  },
  '13.4': {
    title: 'Exemption',
    rule: 'A player who cannot become a member of any federation may ask FIDE for an exemption.',
  },
};
