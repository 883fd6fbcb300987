/**
 * Every clause of the FIDE rating regulations of July 2014 and its home in the code, or why it computes nothing. Homes are
 * relative to `rulebooks/fide/`. Most numbers of sections 1 to 7 and 8.22 to 13 are restored labels.
 */
import type { Clause } from '../../rulebook.ts';

export const FIDE_2014_CONTENTS = [
  { clause: '0', home: '2014/admission.ts#checkOverTheBoard' },
  { clause: '0.1', home: 'editions.ts#FIDE_2014' },
  { clause: '0.2', home: ['2014/admission.ts#registrationTerm', 'admission.ts#checkRegistration'] },
  { clause: '0.3', home: '2014/admission.ts#checkArbiters' },
  { clause: '0.4', nothing: 'Sending in the game records is a duty of the chief arbiter.' },
  { clause: '0.5', home: 'admission.ts#appealDeadline' },

  { clause: '1.1', home: ['2014/clauses.ts#requiredMinutes', 'clauses.ts#minutesFor60Moves'] },
  { clause: '1.2', home: '2014/admission.ts#checkTime' },
  { clause: '1.3', home: ['2014/clauses.ts#firstControlOk', '2014/clauses.ts#timeControl'] },

  { clause: '2', nothing: 'The Laws of Chess are kept at the board, by the arbiter.' },

  { clause: '3.1', home: ['clauses.ts#dailyLimitOk', 'clauses.ts#dayOk'] },

  { clause: '4.1', home: '2014/clauses.ts#durationOk' },
  { clause: '4.11', home: '2014/clauses.ts#durationOk' },
  { clause: '4.12', home: '2014/clauses.ts#durationOk' },
  { clause: '4.13', home: '2014/admission.ts#checkLength' },

  { clause: '5.1', home: 'clauses.ts#isCountable' },

  { clause: '6.1', home: ['2014/newcomers.ts#firstEventCounts', '2014/newcomers.ts#addPart'] },
  { clause: '6.3', home: '2014/clauses.ts#composition' },
  { clause: '6.31', home: '2014/clauses.ts#composition' },
  { clause: '6.32', home: '2014/clauses.ts#composition' },
  { clause: '6.33', home: '2014/clauses.ts#composition' },
  { clause: '6.4', home: '2014/newcomers.ts#playNewcomers' },
  { clause: '6.41', home: '2014/newcomers.ts#addPart' },
  { clause: '6.42', home: ['clauses.ts#tallyGames', '2014/admission.ts#checkUnrated'] },
  { clause: '6.5', home: '2014/admission.ts#treatedAs' },
  { clause: '6.6', home: ['clauses.ts#gamesBeforeDecision', 'clauses.ts#gamesAfterDecision'] },
  { clause: '6.7', home: ['clauses.ts#tallyGames', '2014/admission.ts#checkUnrated'] },

  { clause: '7.1', home: 'rate.ts#ratePeriodByBooks' },
  { clause: '7.11', home: 'rate.ts#ratePeriodByBooks' },
  { clause: '7.12', home: ['lists.ts#listed', 'lists.ts#LIST_COLUMNS'] },
  { clause: '7.13', home: ['clauses.ts#listMonthOf', 'admission.ts#checkFirstList', 'lists.ts#closingDate'] },
  { clause: '7.14', home: '2014/newcomers.ts#poolResult' },
  { clause: '7.14a', home: '2014/newcomers.ts#poolResult' },
  { clause: '7.14b', home: '2014/newcomers.ts#poolResult' },
  { clause: '7.14c', home: '2014/newcomers.ts#inPool' },
  { clause: '7.14d', home: '2014/newcomers.ts#poolResult' },
  { clause: '7.14e', home: '2014/newcomers.ts#ruPooled' },
  { clause: '7.2', nothing: 'It only announces the cases of 7.21 to 7.23.' },
  { clause: '7.21', home: 'lists.ts#listed' },
  { clause: '7.22', home: '2014/lists.ts#entryBy' },
  { clause: '7.23', home: '2014/lists.ts#inactive' },
  { clause: '7.23a', home: '2014/lists.ts#inactive' },
  { clause: '7.23b', home: '2014/lists.ts#entryBy' },

  { clause: '8.0', nothing: 'It states the aim of the system.' },
  { clause: '8.1', home: ['clauses.ts#ratingDifference', 'clauses.ts#expectedScore'] },
  { clause: '8.1a', home: ['clauses.ts#fractionalScore', 'clauses.ts#ratingDifference'] },
  { clause: '8.1b', home: 'clauses.ts#expectedScore' },
  { clause: '8.2', home: '2014/newcomers.ts#playNewcomers' },
  { clause: '8.21', home: '2014/newcomers.ts#addPart' },
  { clause: '8.21a', home: '2014/newcomers.ts#ruSwiss' },
  { clause: '8.21b', home: '2014/newcomers.ts#tournamentAverage' },
  { clause: '8.21b I', home: '2014/newcomers.ts#tournamentAverage' },
  { clause: '8.21b II', home: '2014/newcomers.ts#tournamentAverage' },
  { clause: '8.21b III', home: '2014/newcomers.ts#tournamentAverage' },
  { clause: '8.22', home: ['2014/newcomers.ts#ruSwiss', '2014/newcomers.ts#ruRoundRobin'] },
  { clause: '8.23', home: ['2014/newcomers.ts#ruSwiss', '2014/newcomers.ts#ruRoundRobin'] },
  { clause: '8.24', home: '2014/newcomers.ts#ruSwiss' },
  { clause: '8.25', home: '2014/newcomers.ts#ruRoundRobin' },
  { clause: '8.3', home: '2014/newcomers.ts#ruPooled' },
  { clause: '8.31', home: '2014/newcomers.ts#addPart' },
  { clause: '8.32', home: '2014/newcomers.ts#ruPooled' },
  { clause: '8.33', home: '2014/newcomers.ts#poolResult' },
  { clause: '8.34', home: '2014/newcomers.ts#ruPooled' },
  { clause: '8.4', home: 'rate.ts#rateInSlices' },
  { clause: '8.5', home: 'rate.ts#rateInSlices' },
  { clause: '8.51', home: 'clauses.ts#tallyGames' },
  { clause: '8.52', home: 'clauses.ts#tallyGames' },
  { clause: '8.53', nothing: 'An estimate from an earlier event is no rating, so nothing enters the calculation.' },
  { clause: '8.54', home: '2014/clauses.ts#countedGap' },
  { clause: '8.55', home: 'clauses.ts#tallyGames' },
  { clause: '8.55a', home: 'clauses.ts#expectedScore' },
  { clause: '8.55b', home: 'clauses.ts#tallyGames' },
  { clause: '8.55c', home: 'clauses.ts#changeInHundredths' },
  { clause: '8.56', home: '2014/clauses.ts#kFactor' },
  { clause: '8.57', home: ['2014/clauses.ts#newRating', '2014/clauses.ts#roundedRn'] },
  { clause: '8.58', home: ['2014/newcomers.ts#trimmedAverage', '2014/newcomers.ts#playRoundRobin'] },

  { clause: '9.1', home: '2014/admission.ts#reportDeadlines' },
  { clause: '9.2', home: 'admission.ts#checkAnnouncedUnder' },
  { clause: '9.3', nothing: "The federation's rating officer is an entry in the address book of FIDE." },

  { clause: '10', nothing: 'Watching the scale needs the history of lists.' },
  { clause: '10.3', nothing: 'It asks the administrator to watch the scale.' },
  { clause: '11', nothing: 'It says what the administrator must know and be.' },

  { clause: '12.1', nothing: 'The formula only approximates the tables; the tables are used.' },
  { clause: '12.2', nothing: 'It forbids refining the tables; they are used as printed.' },
  { clause: '12.3', nothing: 'It explains what K does; K itself is 8.56.' },
  { clause: '12.4', nothing: 'Every result can be explained game by game.' },

  { clause: '13.1', home: '2014/lists.ts#exclusion' },
  { clause: '13.2', home: '2014/lists.ts#exclusion' },
  { clause: '13.3', home: '2014/lists.ts#exclusion' },
  { clause: '13.4', home: '2014/lists.ts#exclusion' },
] as const satisfies readonly Clause[];

export type Fide2014Clause = (typeof FIDE_2014_CONTENTS)[number]['clause'];
