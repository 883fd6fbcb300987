/** The clauses of the Hungarian Chess Federation in English; what is shared with FIDE 2014 is taken from there. */
import type { Mssz2017Clause } from '../../../rulebooks/mssz/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';
import { FIDE_2014_CLAUSES } from './fide-2014.ts';

export const MSSZ_2017_CLAUSES: ClauseTexts<Mssz2017Clause> = {
  ...FIDE_2014_CLAUSES,

  '1. § 1': {
    title: 'KOMIR is a registry',
    rule:
      'KOMIR, the national rating system, stopped computing ratings on 1 January 2007 and gave it up for good on 1 ' +
      'January 2010. It remains the registry of the federation: whoever takes out a first licence is entered, and ' +
      'later FIDE IDs and FIDE ratings are recorded there.',
  },
  '1. § 2': {
    title: 'FIDE’s rules apply',
    rule:
      'Every Hungarian player is rated by FIDE’s rules. What this book does not repeat therefore holds as FIDE has ' +
      'it: registration, thinking time, composition of the field, lists, the floor of 1000, the 26 months, ' +
      'inactivity and reports. The book calls the rating rules B.01 and the title rules B.02; FIDE’s handbook ' +
      'numbers them the other way round.',
  },
  '1. § 3': {
    title: 'Titles that can be won',
    rule:
      'Hungarian players can win GM, IM, FM, WGM, WIM and WFM. They can also apply for CM and WCM, which the book ' +
      'does not count as titles in the full sense. The registry accepts all eight.',
  },
  '1. § 3.1': {
    title: 'National titles won before 1990',
    rule:
      'Whoever won a national title before 1990 may go on using it: Hungarian master (NAM), candidate master (mj, by ' +
      'custom) and the classes I to IV. The registry accepts such a title only with a year up to 1989.',
  },
  '1. § 3.2': {
    title: 'Correspondence, composition and solving',
    rule:
      'Titles for correspondence chess, composing and solving follow the rules of the two committees in charge, in ' +
      'line with FIDE. They have no part in the ratings here.',
  },

  '2. § left sheet': {
    title: 'The KOMIR sheet',
    rule:
      'Each person has one sheet with ten fields: KOMIR ID, name, date of birth, sex, country, KOMIR rating, FIDE ' +
      'ID, licence club, guest club, and place in a club’s strength order. The first five must be filled in. Since ' +
      '2011 the KOMIR rating is the FIDE rating, so the two must agree; for 2010 the last KOMIR value is shown.',
  },
  '2. § right sheet': {
    title: 'The FIDE sheet',
    rule:
      'The second sheet names the period it is valid for and holds ten fields: FIDE ID, name, year of birth, sex, ' +
      'country, FIDE rating, FIDE title, games in the period, status and K. The status is active or inactive, K is ' +
      '10, 20 or 40. The FIDE ID, the year of birth and the rating must agree with the KOMIR sheet.',
  },
  '2. § KOMIR ID': {
    title: 'KOMIR ID',
    rule:
      'Everybody gets a number of at most five digits with the first licence: players, and also experts, teachers ' +
      'and staff. It tells namesakes apart, and every paper is found by it. We read it as a number that never ' +
      'changes and is never given again.',
  },
  '2. § FIDE ID': {
    title: 'FIDE ID and first rating',
    rule:
      'FIDE gives an ID to whoever has completed at least one game against a rated player. Hungarian IDs usually ' +
      'have six digits and begin with 7; another form brings a remark, not a refusal. For a first rating the text ' +
      'speaks of 9 games, sometimes 5 or 7; 5 is the number in force.',
  },
  '2. § licence': {
    title: 'Licence, guest club, strength order',
    rule:
      'A player holds a licence for one club and may play as a guest for another. A strength order is a club’s ' +
      'numbered list of players. The book names only the fields; we read it as one licence club, at most one guest ' +
      'club, and positions from 1 upwards that no two players of a club share.',
  },
  '2. § K': {
    title: 'The multiplier K',
    rule:
      'K multiplies the difference between score and expected score. It is 10 for good once a published rating has ' +
      'reached 2400; 40 for a newcomer with fewer than 30 games, and 29 games before an event still mean 40 for all ' +
      'of it; 40 before the 18th birthday while the rating is under 2300; otherwise 20. The text joins age and 2300 ' +
      'with “or”; we ask for both, as 8.56 does, since otherwise every adult under 2300 would have 40.',
  },

  '3. §': {
    title: 'How changes are computed',
    rule:
      'Changes follow FIDE’s rules with the three multipliers 40, 20 and 10, and appear in the FIDE list dated the ' +
      'first of the month. Appendix I repeats section 8 of FIDE’s rules; appendix II shows calculations by hand.',
  },
  '4. §': {
    title: 'In force',
    rule: 'The book is in force from 1 January 2017 and replaces the rules of 1 May 2007.',
  },

  '8.21': {
    title: 'First event and the average Rc',
    rule:
      'An unrated player’s first event is registered only with at least half a point; after that every game of every ' +
      'further event counts. The rating of the event starts from the average Rc: in a Swiss or team event the ' +
      'average of the rated opponents, in a complete round robin the average Ra of the field.',
  },
  '8.56': {
    title: 'Development coefficient K',
    rule:
      'K is fixed at the start of the event. It is 40 for a newcomer until events with at least 30 games are ' +
      'completed, 40 before the 18th birthday while the rating is under 2300, 20 while the rating has never reached ' +
      '2400, and 10 once it has. That the 10 stays even if the rating falls again is said in 2. § K.',
  },
  '8.58': {
    title: FIDE_2014_CLAUSES['8.58'].title,
    rule:
      `${FIDE_2014_CLAUSES['8.58'].rule} ` +
      'The example prints 25 as the dp of player D and +44.3 as the change of F; 125 and +43.5 are right.',
  },
  '9': {
    title: 'Duty to submit',
    rule:
      'Results of every international event must be submitted for rating, unless the players were told beforehand ' +
      'that it would not be rated. The book says no more; deadlines and the rating officer follow FIDE’s section 9.',
  },

  'II.1': {
    title: 'Expectation from the average',
    rule:
      'By hand: take the difference between a player’s rating and the opponents’ average, look it up once in table ' +
      '8.1b, and multiply by the number of games. The change is (points − expected points) × K; a difference above ' +
      '400 counts as 400. With 2145 against an average of 2300, ten games give 2.9 expected points, and 4 points ' +
      'with K = 20 give +22. This is an estimate; the rating itself is computed game by game.',
  },
  'II.2': {
    title: 'Entering the list',
    rule:
      'Below 50% the first rating is the opponents’ average plus dp: ½ of 5 against 1766 gives 1400; at 50% it is ' +
      'the average itself. Above 50% every half point adds 15, as 8.23 says. The book’s example of 12 of 15 against ' +
      '1900 adds 20 and prints 2080; by 8.23 it is 2035. The games behind the first rating count towards the 30 with ' +
      'K = 40, so here 15 are left.',
  },
  'II.3': {
    title: 'Performance (TPR)',
    rule:
      'The performance is the opponents’ average plus dp for the percentage scored, rounded with halves up: the ' +
      'rating at which just this score would have been expected. Ten games against 2300 give 2228 for 4 points, 2300 ' +
      'for 5, 2372 for 6 and 2540 for 8. It is for information and changes no rating.',
  },
};
