/** The rules of the Open Russian Rating in English. */
import type { OrrClause } from '../../../rulebooks/orr/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';

export const ORR_CLAUSES: ClauseTexts<OrrClause> = {
  '1 PD': {
    title: 'Expected score of one game',
    rule:
      'The expected score is PD = 1 / (1 + 10^((Rb − Ra) / 400)), Ra being the player’s rating and Rb the ' +
      'opponent’s. It is always rounded to two decimals. No difference is cut off; from 920 points on the stronger ' +
      'player’s PD is 1.00.',
  },
  '1 DR': {
    title: 'Difference of one game',
    rule: 'For each played game DR is the score (1, ½ or 0) minus PD.',
  },
  '1 SR': {
    title: 'Difference of the event',
    rule: 'SR is the sum of DR over the player’s played games of the event: the score made minus the score expected.',
  },
  '1 change': {
    title: 'Rating change',
    rule:
      'A result below expectation changes the rating by K × SR. A result above it gives K × SR × (1 − SR / 40), so ' +
      'that each further point brings a little less. If SR is more than 20, the change is 10 × K. The change itself ' +
      'is not rounded.',
  },
  '1 K': {
    title: 'The K table',
    rule:
      'K depends on the rating before the event and on the sign of SR; SR = 0 takes the K for gains. For gains K is ' +
      '100 below a rating of 500 and falls step by step to 12 from 2400 on. For losses it is 5 below 100, grows to ' +
      '25 from 400 to 1699, and falls to 12 from 2400 on; from 2000 both are equal. We let the first row hold for ' +
      'every rating below 100, also below 1, since the text names no lowest rating.',
  },
  '1 rounding': {
    title: 'New rating',
    rule:
      'The new rating is the old one plus the change, and the sum is rounded once to a whole number. We round a half ' +
      'away from zero: 1500 − 12.5 = 1487.5 becomes 1488.',
  },

  '2 played games': {
    title: 'Only played games count',
    rule:
      'A win or loss by default and a free round count nowhere: not as a game, not as points, and not for the ' +
      'opponents’ ratings or ages.',
  },
  '2 kinds': {
    title: 'Five kinds of players',
    rule:
      'Before anything is computed, each player is put into one kind: rated, unsettled (a rating with a star), ' +
      'entered with a FIDE rating, not entered but with a FIDE rating, or newcomer. A rating of the system always ' +
      'goes before a FIDE rating. Whoever fits none of the first four is a newcomer.',
  },
  '2 stand-in ratings': {
    title: 'What opponents play against',
    rule:
      'Opponents meet a rated or unsettled player at the rating at the start of the event, a player with a FIDE ' +
      'rating at that number, and a newcomer at the primary estimate. All three are treated alike.',
  },
  '2 FIDE rating': {
    title: 'FIDE ratings',
    rule:
      'If a player without a rating of the system is to be entered and has a FIDE rating, that becomes the rating in ' +
      'the system, in any event; we take it as settled. If the player is not to be entered, the FIDE rating counts ' +
      'only in an event rated by FIDE; otherwise the player is estimated as a newcomer.',
  },
  '2 first rating': {
    title: 'A newcomer’s first rating',
    rule:
      'A newcomer who is to be entered and scores at least half a point in played games gets a first rating, marked ' +
      'with a star. The games are stored with each opponent’s number and the score, for the next event.',
  },
  '2 zero points': {
    title: 'A newcomer without a point',
    rule:
      'A newcomer who played but did not score gets no rating. For the opponents the starting estimate counts. The ' +
      'games stay in the profile, but no later calculation uses them: one passage of the text would allow it, a ' +
      'later one rules it out.',
  },
  '2 not entered': {
    title: 'Players who are not entered',
    rule:
      'A newcomer who is not to be entered gets a primary estimate, only so that the opponents can be rated, and no ' +
      'rating.',
  },
  '2 no games': {
    title: 'Players without a played game',
    rule:
      'A newcomer without a played game gets nothing. A rated player keeps the rating, an unsettled player also the ' +
      'star, and the event is not counted. A FIDE rating that is taken over is entered unchanged.',
  },

  '2 Np': {
    title: 'Number of participants',
    rule: 'Np is the number of all listed participants. We count those without a played game too.',
  },
  '2 n': {
    title: 'The number n',
    rule:
      'n is the square root of the number of participants, rounded to a whole number. It says how many known ratings ' +
      'the event should have.',
  },
  '2 age': {
    title: 'Age',
    rule:
      'We take completed years on the first day of the event, a birthday on that day included. Below 5 counts as 5, ' +
      'above 13 as 13. If only the year of birth is known, 1 July is taken as the birthday; if not even the year, ' +
      'the age is 5.',
  },
  '2 average age': {
    title: 'Opponents’ average age',
    rule:
      'For each player the ages of the opponents are averaged over the played games and rounded to one decimal. An ' +
      'opponent met twice counts twice.',
  },
  '2 contributors': {
    title: 'Who determines Kt',
    rule:
      'Every player whose number is known beforehand (rated, unsettled or with a FIDE rating that counts) and who ' +
      'played at least one game contributes to the tournament coefficient. Their number is i.',
  },
  '2 Ki': {
    title: 'Coefficient of one player',
    rule:
      'With rating R and S points from N games, A = (800 × (1 − S / N) + R) / 1000. The player’s coefficient is Ki = ' +
      '(20 × e^A − 5) / average age of the opponents. Neither A nor e is rounded.',
  },
  '2 Kt': {
    title: 'Tournament coefficient Kt',
    rule: 'Kt is the average of the contributors’ coefficients without its fraction. If nobody contributes, Kt is 8.',
  },
  '2 Kt bounds': {
    title: 'Kt from 8 to 25',
    rule: 'A Kt below 8 becomes 8, one above 25 becomes 25. This comes before the reduction for few known ratings.',
  },
  '2 Kt reduction': {
    title: 'Too few known ratings',
    rule:
      'If fewer than n players contribute, Kt becomes 7 plus the whole part of (Kt − 8) / (n − i), but at least 8. ' +
      'So one missing contributor takes 1 off. With Kt = 25, n = 5 and one contributor, Kt falls to 11.',
  },

  '2 Rmax': {
    title: 'Top of the corridor',
    rule:
      'Rmax = 1000 × ln((Kt × average age of the opponents + 5) / 20), rounded to the nearest whole number. The ' +
      'text’s example drops the fraction and prints 1410; by the rule it is 1411.',
  },
  '2 Rmin': {
    title: 'Bottom of the corridor',
    rule: 'Rmin lies 800 points below Rmax, but is never above 1000. The limit takes effect from Rmax = 1801.',
  },
  '2 Rpmax': {
    title: 'Top for few games',
    rule:
      'With fewer than 7 games the top is lowered: for each missing game by a sixteenth of the corridor, fractions ' +
      'dropped, so by 50 in a corridor of 800. From 7 games on Rpmax is Rmax. The printed formula would go wrong ' +
      'from 97 games on; we keep to its stated aim.',
  },
  '2 Rs': {
    title: 'Starting estimate Rs',
    rule:
      'Rs = Rmin + (Rpmax − Rmin) × S / N, rounded: the share of points gives the place in the corridor. Every ' +
      'newcomer gets Rs before any primary estimate is made. The corridor limits only Rs; later values may leave it.',
  },
  '2 Rsr': {
    title: 'Opponents’ average Rsr',
    rule:
      'Rsr is the average over the played games of the opponents’ ratings, for newcomers of their starting ' +
      'estimates, rounded to a whole number.',
  },
  '2 Rp': {
    title: 'Primary estimate Rp',
    rule:
      'With some points but not all, Rp = Rsr − 400 × lg(N / S − 1), rounded: the rating at which this score would ' +
      'be expected against this average.',
  },
  '2 Rp 100%': {
    title: 'All games won',
    rule:
      'If every game was won, a draw against a fictitious opponent rated Rs is added, also to the average; otherwise ' +
      'the formula would have no value. This game serves the estimate alone: it is neither rated nor stored.',
  },
  '2 Rp zero': {
    title: 'No point',
    rule: 'If the newcomer scored nothing, the primary estimate is the starting estimate Rs.',
  },
  '2 Rpp': {
    title: 'Correction for many games',
    rule:
      'With more than 15 games and Rp at or above Rpmax, Rpp = Rp − (N − 15) × (Rp − Rpmax) / 20, rounded again. The ' +
      'bracketed factors of the formula count as 1, as the text explains. From 36 games on Rpp falls below Rpmax; we ' +
      'keep the printed formula and report the case.',
  },
  '2 final rating': {
    title: 'From the estimate to the rating',
    rule:
      'When every newcomer has a primary estimate, the event is rated by section 1 with that estimate as the rating ' +
      'before the event; it also selects K. The result may lie outside the corridor.',
  },

  '2 unsettled': {
    title: 'Unsettled rating',
    rule:
      'A newcomer’s first rating is unsettled, even after a single game. It is shown with a star, for example 1345*, ' +
      'in the first and the last column of every table.',
  },
  '2 settled': {
    title: 'When the star goes',
    rule:
      'A rating is settled after at least 11 played games and at least 2 events, both counted from the event of the ' +
      'first rating. Of the text’s four wordings one asks for more than 11; we follow the other three. Events ' +
      'without a point before the first rating do not count.',
  },
  '2 unsettled worth': {
    title: 'Opponents of an unsettled player',
    rule:
      'Opponents meet an unsettled player at the starred rating at the start of the event. The tournament ' +
      'coefficient uses the same number.',
  },
  '2 pool': {
    title: 'All games together',
    rule:
      'As long as the rating is unsettled, all stored games and those of the present event are computed together. ' +
      'Each opponent counts with the number used when that game was rated.',
  },
  '2 Rkor Rsr': {
    title: 'Average of all games',
    rule:
      'Rsr is one average over all these games, rounded once. Averages of single events that are already rounded are ' +
      'not averaged again.',
  },
  '2 Rkor': {
    title: 'Corrected estimate Rkor',
    rule: 'Rkor = Rsr − 400 × lg(N / S − 1) with the games and points of all events, rounded.',
  },
  '2 Rkor 100%': {
    title: 'All games won so far',
    rule:
      'If every game so far was won, a draw against a fictitious opponent with the player’s own starred rating is ' +
      'added. The text says so for 11 games and more; we always do it, since the formula would have no value ' +
      'otherwise.',
  },
  '2 Rkor many games': {
    title: 'More than 15 games together',
    rule:
      'With more than 15 games and Rkor at or above Rpmax, the correction for many games applies to Rkor. The text ' +
      'does not say which Rpmax; we take Rmax of the present event, with its Kt and the average age of the opponents ' +
      'there.',
  },
  '2 Rkor final rating': {
    title: 'New unsettled rating',
    rule:
      'All games together are rated by section 1 with the corrected estimate as the starting number, also for K. The ' +
      'previous starred rating does not enter.',
  },
  '2 storage': {
    title: 'Keeping the games',
    rule:
      'If the rating is settled now, the star goes, the stored games are no longer needed, and section 1 applies ' +
      'from the next event. Otherwise the star stays and all games are kept, whole events each time.',
  },

  'order 1': {
    title: 'Step 1: the players',
    rule:
      'For every player the kind, the number known beforehand, whether to be entered, and the age on the first day ' +
      'are fixed.',
  },
  'order 2': {
    title: 'Step 2: the games',
    rule: 'Unplayed games are left out. Then each player’s games, points, opponents and their average age are found.',
  },
  'order 3': {
    title: 'Step 3: the coefficient',
    rule:
      'The coefficients of the contributors are computed, and from them, with i and n, the tournament coefficient ' +
      'Kt.',
  },
  'order 4': {
    title: 'Step 4: starting estimates',
    rule: 'Every newcomer with at least one game gets Rmax, Rmin, Rpmax and the starting estimate Rs.',
  },
  'order 5': {
    title: 'Step 5: primary estimates',
    rule:
      'From known ratings and starting estimates alone each newcomer gets a primary estimate. No newcomer’s primary ' +
      'estimate enters that of another.',
  },
  'order 6': {
    title: 'Step 6: numbers for the opponents',
    rule:
      'Each player now has the number that opponents play against: the rating before the event, or for a newcomer ' +
      'the primary estimate.',
  },
  'order 7': {
    title: 'Step 7: rated players',
    rule: 'Rated players and entered players with a FIDE rating are rated by section 1 against these numbers.',
  },
  'order 8': {
    title: 'Step 8: newcomers',
    rule:
      'Newcomers who are entered and scored are rated from their primary estimate, get a star, and their games are ' +
      'stored. Without a point the games only stay in the profile.',
  },
  'order 9': {
    title: 'Step 9: unsettled players',
    rule: 'Unsettled players with at least one game are computed anew from all their games, stored and present.',
  },
  'order 10': {
    title: 'Step 10: order is free',
    rule: 'Steps 7 to 9 use only values from before the event, so the order of players within them changes nothing.',
  },

  'form fields': {
    title: 'What an event must tell',
    rule:
      'An event states its first day and whether FIDE rates it; if that is not said, it does not. For a player it ' +
      'may give the rating, with or without a star, the stored games, the FIDE rating, and whether to be entered. If ' +
      'nothing is said, the player is to be entered.',
  },
  'form errors': {
    title: 'What cannot be rated',
    rule:
      'An event is sent back if the first day is missing, a player is listed twice, a rating is not a whole number, ' +
      'somebody plays against himself or against a person not listed, or a result is unknown. The same holds for an ' +
      'unsettled player without stored games or points in them, and for a history that already contains the event.',
  },
  'form result': {
    title: 'What the result shows',
    rule:
      'For each player the result gives the rating before, the estimates, K, the exact change and the new rating ' +
      'with its star, and the games to be stored. The new rating is always the starting number plus the exact ' +
      'change, rounded. A rating below 1 is marked.',
  },
  'form functions': {
    title: 'Names of the calculations',
    rule:
      'The checked cases give a name to each single calculation, such as the expected score, K or the corridor. The ' +
      'names compute nothing.',
  },

  '3 inverse problem': {
    title: 'The idea behind Kt',
    rule:
      'Known ratings, results and the opponents’ ages show how strong an event was for its age. That strength, Kt, ' +
      'then gives newcomers of each age their corridor.',
  },
  '3 corridors': {
    title: 'Corridors at Kt = 8',
    rule:
      'At the lowest Kt the corridor is 11 to 811 for age 5, 438 to 1238 for age 8, and 896 to 1696 from 13 on. For ' +
      'age 10 the text prints 737 to 1537; that is age 11, and the formula gives 647 to 1447.',
  },
  '3 Kt above 8': {
    title: 'When Kt exceeds 8',
    rule:
      'Kt rises above 8 only if players with a rating of the system take part, or with a FIDE rating in an event ' +
      'rated by FIDE. Unsettled ratings may be used too.',
  },
  '3 spread': {
    title: 'Why 800 points',
    rule: 'The corridor is 800 points wide so that the best of a closed group cannot drive up their own ratings.',
  },
  '3 K pairs': {
    title: 'Why two values of K',
    rule:
      'Low ratings should rise fast and fall slowly: at 178 K is 100 for gains and 10 for losses. From 2000 on both ' +
      'are equal.',
  },
  '3 Moscow final': {
    title: 'Check against a Moscow final',
    rule:
      'For the under-11 final of Moscow the text finds Kt = 13 and, at an average age of 9, Rmax = 1808. The ' +
      'strongest entrants had 1794, 1718 and 1716, the twentieth 1554. The results are not given, so Kt cannot be ' +
      'checked.',
  },
  '3 Rmin': {
    title: 'Why 1000',
    rule: 'Rmin stops at 1000 because that was FIDE’s lowest rating when the text was written.',
  },
  '3 origin': {
    title: 'Where the ideas come from',
    rule:
      'Settled and unsettled ratings come from FESA. The corridor formula was fitted to events of several ages and ' +
      'levels, up to championships of Russia, Europe and the world.',
  },
};
