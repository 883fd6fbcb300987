/** The clauses of the Hungarian Go Association's rating regulations in English. */
import type { MgszClause } from '../../../rulebooks/mgsz/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';

export const MGSZ_2012_CLAUSES: ClauseTexts<MgszClause> = {
  preamble: {
    title: 'Where the system comes from',
    rule: 'The Association takes over, with changes, the rating system that the Hungarian Go Society used before.',
  },
  '1(1)': {
    title: 'Players covered',
    rule:
      'The regulations are for Hungarian citizens who live in Hungary, with or without a licence, for foreigners who ' +
      'are settled in Hungary or stay for long, and for foreign members of the Association’s member organisations. ' +
      'Other opponents count, but are not rated.',
  },
  '1(2)': {
    title: 'Tournaments covered',
    rule:
      'Every tournament in which such a player took part is covered, at home or abroad, with or without handicap, on ' +
      'a board of 19 × 19 or 13 × 13 lines. Other boards are not rated.',
  },
  '1(3)': {
    title: 'Pair go and team games',
    rule:
      'Pair go and games played jointly by a team are not rated, because the result is common. A team event in which ' +
      'each board has one player on each side is rated; that is our reading.',
  },
  '1(4)': {
    title: 'Rules of the IGF and the EGF',
    rule: 'Where these regulations conflict with rules of the IGF or the EGF, those go first.',
  },
  '2': {
    title: 'Basis',
    rule: 'The system follows Árpád Élő’s chess ratings and adds what is special about Go tournaments and players.',
  },
  '3(1)': {
    title: 'The committee',
    rule: 'The Qualification Committee has three members, invited by the presidency of the Association.',
  },
  '3(2)': {
    title: 'The rating officer',
    rule: 'The person who runs the rating system is a member of the committee.',
  },
  '3(3)': {
    title: 'Changes by the committee',
    rule:
      'In a justified case the committee may change a player’s rating or grade. The change is recorded with its ' +
      'date, the old and the new value and the reason.',
  },
  '4(1)': {
    title: 'Rating and grade',
    rule:
      'Every qualified player has two marks. The rating shows present strength, is recomputed after each tournament ' +
      'and fixes the place on the ranking list. The grade belongs to the best rating so far, by the conditions of § ' +
      '5, and goes from 35 kyu to 1 kyu and then from 1 dan to 9 dan.',
  },
  '4(2)': {
    title: 'The grade never falls',
    rule: 'The rating goes up and down. The grade changes only under the conditions of § 5, and only upwards.',
  },
  '4(3)': {
    title: 'Limit of a grade',
    rule:
      'Every grade has a limit, the lowest rating that belongs to it (table 1). The table ends at 7 dan with 2700, ' +
      'so we read 8 and 9 dan as grades that only the committee can give.',
  },
  '5(1)': {
    title: 'How the grade rises',
    rule:
      'A grade is earned by reaching its limit with a rating won in tournaments, on 19 × 19 or 13 × 13. We look at ' +
      'the rating after the whole tournament, in which the player has at least one rated game; a tournament with C = ' +
      '0 does not count. One tournament may bring several grades at once.',
  },
  '5(2)': {
    title: 'Up to 4 kyu: once',
    rule: 'For 4 kyu and weaker grades it is enough to reach the limit once.',
  },
  '5(3)': {
    title: 'Highest initial grade',
    rule:
      '4 kyu and stronger grades come only from a computed rating. The rating officer may give a new player at most ' +
      '5 kyu; the sentence is damaged in our copy, and we read it so that the committee decides about more.',
  },
  '5(4)': {
    title: 'From 3 kyu: twice',
    rule:
      'From 3 kyu on a grade is given when the rating is at its limit or above it after a second tournament. The two ' +
      'need not follow each other, and staying above counts as the second time. A first time is never lost, and ' +
      'reaching 2 dan also counts for the grades below it.',
  },
  '6(1)': {
    title: 'Rating a tournament',
    rule:
      'A tournament is rated in three steps: the multiplier C, the starting ratings of players who are not ' +
      'registered, then the new ratings.',
  },
  '6(1) step 1': {
    title: 'The multiplier C',
    rule:
      'C is the value for the thinking time (table 2) plus the additions for importance (table 3). On 13 × 13 C is ' +
      'always 5.',
  },
  '6(1) step 2': {
    title: 'Players not yet registered',
    rule:
      'For a player who enters the registry the rating officer sets the starting rating from the entry grade and the ' +
      'share of games won; if it is not given, we take the limit of the entry grade and say so. Others, such as ' +
      'foreign guests, count with the limit of their entry grade and are not rated.',
  },
  '6(1) step 3': {
    title: 'New ratings',
    rule: 'Then the new rating is computed for everybody in the registry, including those who have just entered.',
  },
  '6(2)': {
    title: 'When C is unclear',
    rule:
      'If the tables do not give C, for example with Fischer time or play faster than category E, the committee sets ' +
      'it. Until then nothing is rated.',
  },
  '6(3)': {
    title: 'Long tournaments are divided',
    rule:
      'If C × rounds reaches 300, the tournament is divided, and each part is rated with the ratings after the one ' +
      'before. We take as few parts as keep each below 300, as equal as possible, the longer ones first: C = 45 and ' +
      '13 rounds give 5 + 4 + 4.',
  },
  '7': {
    title: 'New rating',
    rule:
      'The game points (Jp) of the tournament or part are added, multiplied by C and rounded to a whole number once, ' +
      'halves upwards: 2.5 becomes 3, −2.5 becomes −2. All its games use the ratings at the start.',
  },
  '8(1)': {
    title: 'Games without game points',
    rule:
      'A game that was not played brings nothing: the opponent was absent, the referee decided the result by ' +
      'removing a player, or there was a bye. A loss on time or by resignation is a played game.',
  },
  '8(2)': {
    title: 'Game points',
    rule:
      'Each game is worth score minus expected score: what the winner gains, the loser loses. The text knows wins ' +
      'and losses only; we count a jigo as half of each.',
  },
  '8(2) step 1': {
    title: 'Handicap correction',
    rule:
      'For each handicap stone the weaker player’s rating is raised by the width of the band it is in, one stone ' +
      'after another. If it then exceeds the opponent’s, the roles change. We always correct the player who received ' +
      'the stones. A band is 200 wide from 2700 on and 10 below 1000.',
  },
  '8(2) step 2': {
    title: 'Chance and game points',
    rule:
      'Table 4 gives for the difference of the (corrected) ratings the chance e of the weaker player. If the ' +
      'stronger wins, the game is worth e; if the weaker wins, 1 − e. The loser gets the same number with a minus.',
  },
  '9(1)': {
    title: 'Entry grade on 19 × 19',
    rule: 'A registered player enters a 19 × 19 tournament with the grade that a or b prescribes.',
  },
  '9(1)a': {
    title: 'At home',
    rule: 'At home a player enters a tournament with the grade of the present rating, not the one once earned.',
  },
  '9(1)b': {
    title: 'International tournaments',
    rule:
      'In an international tournament a player enters with the grade of the EGF list where the announcement or ' +
      'another rule of the EGF or IGF asks for it.',
  },
  '9(2)': {
    title: 'Entry grade on 13 × 13',
    rule:
      'On 13 × 13, mostly played by children, any grade may be entered, with due modesty and on the teacher’s ' +
      'advice.',
  },
  '9(3)': {
    title: 'New players',
    rule: 'A new player estimates the entry grade beforehand from unrated games with qualified players.',
  },
  '9(4)': {
    title: 'Duty of organisers',
    rule: 'Organisers at home must accept entries by these rules.',
  },
  '9(5)': {
    title: 'Refusing an entry',
    rule: 'A member organisation may refuse an entry if the player does not accept the grade of the registered rating.',
  },
  '10(1)': {
    title: 'Disputes',
    rule: 'The committee decides disputes.',
  },
  '10(2)': {
    title: 'Appeal',
    rule: 'Its decision can be appealed to the presidency of the Association.',
  },
  '11(1)': {
    title: 'In force',
    rule:
      'The regulations are in force from 1 January 2012. The text says they were adopted on 17 December 2012; its ' +
      'last line shows that 17 December 2011 is meant.',
  },
  '11(2)': {
    title: 'Trial season',
    rule: 'In the season of 2012 the rating officer also computed by the old system, as a check.',
  },
  'table 1': {
    title: 'Grades and limits',
    rule:
      'The table gives the limit of each grade, from 1000 for 35 kyu through 1920 for 1 kyu and 1980 for 1 dan to ' +
      '2700 for 7 dan. The band of a grade reaches to the next limit: 10 points for 35 kyu, 70 for 1 dan, 200 for 6 ' +
      'dan.',
  },
  'table 2': {
    title: 'Thinking time',
    rule:
      'Category A needs 90 minutes of base time and 110 of extended time and gives 20; B 60 and 80 gives 15; C 40 ' +
      'and 55 gives 10; D 20 and 30 gives 5; E 10 and 20 gives 0. We ask for both minima. Extended time is base time ' +
      'plus 45 moves of Japanese or 60 moves of Canadian byo-yomi.',
  },
  'table 2 example 1': {
    title: 'Example: Japanese byo-yomi',
    rule:
      '60 minutes and 3 × 20 seconds make 60 minutes + 45 × 20 seconds = 75 minutes. That is category C, because B ' +
      'needs 80.',
  },
  'table 2 example 2': {
    title: 'Example: Canadian byo-yomi',
    rule: '40 minutes and 30 moves in 5 minutes make 40 + 2 × 5 = 50 minutes. That is category D, because C needs 55.',
  },
  'table 3': {
    title: 'Importance',
    rule:
      'Added to C: 5 for an international invitational tournament or a Hungarian championship, 5 for more than 80 ' +
      'participants, 10 for a European or World championship, 10 for 19 × 19 without handicap. The text says that ' +
      'even all three may be added, but has four rows; we add every row that applies.',
  },
  'table 4': {
    title: 'Chances',
    rule:
      'The table turns the difference of ratings into the weaker player’s chance: 0.500 up to 2 points, 0.270 at ' +
      '100, 0.110 at 200, 0 from 348 on. It is used as printed, not as a curve.',
  },
  'annex 2 example 1': {
    title: 'Example: grades up to 4 kyu',
    rule:
      'A player of 8 kyu with 1600 comes to 1618, 1640, 1632 and 1678. The grade stays 8 kyu, becomes 7 kyu, stays 7 ' +
      'kyu and becomes 6 kyu.',
  },
  'annex 2 example 2': {
    title: 'Example: second time',
    rule:
      'A player of 1 dan with 2000 comes to 2035, 2055, 2040 and 2075. The limit of 2 dan, 2050, is reached for the ' +
      'first time with 2055; the grade is given at the second time, with 2075.',
  },
  'annex 2 example 3': {
    title: 'Example: invitational tournaments',
    rule:
      'The text names the World Amateur Go Championship (WAGC), the Korea Prime Minister Cup (KPMC) and the KIDO Cup ' +
      'in Hamburg as international invitational tournaments.',
  },
  'annex 2 example 4a': {
    title: 'Example: C of a European championship',
    rule:
      'Thinking time of category A gives 20, no handicap 10, more than 80 participants 5, European championship 10: ' +
      'together C = 45.',
  },
  'annex 2 example 4b': {
    title: 'Example: C of the KPMC',
    rule:
      '45 minutes give 10, no handicap 10, invitational tournament 5: together C = 25. By our reading of table 2 ' +
      'this needs byo-yomi worth at least 10 more minutes.',
  },
  'annex 2 example 5': {
    title: 'Example: a tournament of five games',
    rule:
      'A player with 1947 and C = 30 loses to 1935, beats 1865 and 1924, loses to 1997 and beats 2015. The game ' +
      'points −0.52, +0.31, +0.44, −0.38 and +0.67 add up to 0.52; 30 × 0.52 = 15.6, rounded 16, and the new rating ' +
      'is 1963.',
  },
  'annex 2 example 6a': {
    title: 'Example: the stronger wins',
    rule:
      'A player with 1947 beats one with 1865. The difference of 82 gives 0.31, so the winner has +0.31 and the ' +
      'loser −0.31.',
  },
  'annex 2 example 6b': {
    title: 'Example: the weaker wins',
    rule:
      'A player with 1935 beats one with 1947. The difference of 12 gives 0.48, so the winner has 1 − 0.48 = +0.52 ' +
      'and the loser −0.52.',
  },
  'annex 2 example 7': {
    title: 'Example: a handicap tournament',
    rule:
      'A player with 1947 and C = 15 plays five games, the handicap being one stone less than the difference of ' +
      'grades. Each stone is corrected by a full band. The game points +0.69, +0.63, +0.34, +0.61 and −0.16 add up ' +
      'to 2.11; 15 × 2.11 = 31.65, rounded 32, and the new rating is 1979.',
  },
};
