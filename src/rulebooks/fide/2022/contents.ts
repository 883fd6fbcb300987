/**
 * Every clause of the FIDE rating regulations of 1 January 2022 that we know of, and where it lives, or why it computes
 * nothing. §8.2 and §8.3.1 were read word for word; the rest is put together, so each clause says how sure it is and from
 * where. Homes are relative to `rulebooks/fide/`.
 */
import type { Clause } from '../../rulebook.ts';

const TEXT_OF_2024 =
  'the text of 2024, of which the Qualification Commission names what was new (qc.fide.com, 1 March 2024)';
const SAME_ON_BOTH_SIDES = 'the same in the texts of 2014 and of 2024';
const US_CHESS = 'new.uschess.org, changes effective January 1, 2022';
const SIDE_BY_SIDE = 'kolokwium.blogspot.com, December 2021, old and new side by side';
const WORD_FOR_WORD = 'FIDE handbook B022022, §8.2 and §8.3.1 word for word (public repository Chess-ELO-Rating)';
const QUOTED_PDF = 'FIDE Rating Regulations 2022.pdf, quoted in a public program; FIDE’s lists of 2017 to 2026';
const FIDE_NEWS = 'FIDE news 2818 of 25 December 2023';
const PRESS = 'chessexpress.blogspot.com, December 2021; FIDE, January 2022';

export const FIDE_2022_CONTENTS = [
  { clause: '0.1', home: 'editions.ts#FIDE_2022', confidence: 'medium', source: TEXT_OF_2024 },
  {
    clause: '0.2',
    home: ['2022/admission.ts#registrationTerm', 'admission.ts#checkRegistration'],
    confidence: 'high',
    source: US_CHESS,
  },
  {
    clause: '0.2 (from 2023-12-25)',
    home: ['2022/admission.ts#amendedRegistrationTerm', 'admission.ts#registrationOf'],
    confidence: 'high',
    source: FIDE_NEWS,
  },
  {
    clause: '0.2 refusal',
    nothing: "The decision is the QC chairman's; the office records it.",
    confidence: 'high',
    source: US_CHESS,
  },
  { clause: '0.2 hybrid', home: '2022/admission.ts#checkHybrid', confidence: 'high', source: US_CHESS },
  {
    clause: '0.2 not submitted',
    nothing: 'The Council or the President decides it case by case.',
    confidence: 'high',
    source: FIDE_NEWS,
  },
  {
    clause: '0.3',
    nothing: 'Sending in the reports of official events is a duty of the chief arbiter.',
    confidence: 'medium',
    source: TEXT_OF_2024,
  },
  { clause: '0.4', home: 'admission.ts#appealDeadline', confidence: 'medium', source: SAME_ON_BOTH_SIDES },

  {
    clause: '1.1',
    home: ['2024/clauses.ts#minimumMinutes', '2024/clauses.ts#gameTimeOk', 'clauses.ts#minutesFor60Moves'],
    confidence: 'high',
    source: `${US_CHESS}; ${SIDE_BY_SIDE}`,
  },
  { clause: '1.2', home: '2024/clauses.ts#firstControlOk', confidence: 'high', source: SIDE_BY_SIDE },

  {
    clause: '2.1',
    nothing: 'The laws are kept at the board, by the arbiter.',
    confidence: 'high',
    source: FIDE_NEWS,
  },

  {
    clause: '3.1',
    home: ['clauses.ts#dailyLimitOk', 'clauses.ts#dayOk'],
    confidence: 'medium',
    source: SAME_ON_BOTH_SIDES,
  },

  { clause: '4.1', home: '2024/clauses.ts#needsInterimReports', confidence: 'high', source: PRESS },

  { clause: '5.1', home: 'clauses.ts#isCountable', confidence: 'medium', source: TEXT_OF_2024 },

  { clause: '6.1', home: '2024/admission.ts#checkMatchPlayers', confidence: 'medium', source: TEXT_OF_2024 },
  {
    clause: '6.2',
    home: ['2024/admission.ts#checkMatchDecided', 'clauses.ts#gamesAfterDecision'],
    confidence: 'medium',
    source: TEXT_OF_2024,
  },

  { clause: '7.1', home: 'rate.ts#ratePeriodByBooks', confidence: 'medium', source: SAME_ON_BOTH_SIDES },
  { clause: '7.1.1', home: 'rate.ts#ratePeriodByBooks', confidence: 'medium', source: SAME_ON_BOTH_SIDES },
  {
    clause: '7.1.2',
    home: ['lists.ts#listed', 'lists.ts#LIST_COLUMNS'],
    confidence: 'high',
    source: 'qc.fide.com, 1 March 2024: the floor was 1000 until then',
  },
  {
    clause: '7.1.3',
    home: ['lists.ts#closingDate', 'clauses.ts#listMonthOf', 'admission.ts#checkFirstList'],
    confidence: 'medium',
    source: SAME_ON_BOTH_SIDES,
  },
  {
    clause: '7.1.4',
    home: ['2024/newcomers.ts#inPool', '2024/newcomers.ts#isPublished'],
    confidence: 'high',
    source: PRESS,
  },
  {
    clause: '7.2.1',
    home: 'lists.ts#listed',
    confidence: 'high',
    source: 'qc.fide.com, 1 March 2024: the floor was 1000 until then',
  },
  {
    clause: '7.2.2',
    home: '2022/clauses.ts#inactiveBy',
    confidence: 'low',
    source:
      'FIDE news 796 of 2 November 2020; Council decision CM3-2022/09 of 17 October 2022, whose words were not found',
  },

  {
    clause: '8.1',
    home: ['clauses.ts#ratingDifference', 'clauses.ts#expectedScore'],
    confidence: 'high',
    source: SAME_ON_BOTH_SIDES,
  },
  {
    clause: '8.1.1',
    home: ['clauses.ts#fractionalScore', 'clauses.ts#ratingDifference'],
    confidence: 'high',
    source: SAME_ON_BOTH_SIDES,
  },
  { clause: '8.1.2', home: 'clauses.ts#expectedScore', confidence: 'high', source: SAME_ON_BOTH_SIDES },
  { clause: '8.2', home: '2022/newcomers.ts#closePool', confidence: 'high', source: WORD_FOR_WORD },
  {
    clause: '8.2.1',
    home: ['2024/newcomers.ts#firstEventCounts', '2024/newcomers.ts#countedParts'],
    confidence: 'high',
    source: WORD_FOR_WORD,
  },
  { clause: '8.2.2', home: '2022/newcomers.ts#initialEstimate', confidence: 'high', source: WORD_FOR_WORD },
  {
    clause: '8.2.3',
    home: '2022/newcomers.ts#initialEstimate',
    confidence: 'high',
    source: `${WORD_FOR_WORD}; eight results of FIDE’s own calculator`,
  },
  { clause: '8.2.4', home: 'rate.ts#rateInSlices', confidence: 'high', source: WORD_FOR_WORD },
  { clause: '8.3', home: 'rate.ts#rateInSlices', confidence: 'high', source: WORD_FOR_WORD },
  {
    clause: '8.3.1',
    home: '2022/clauses.ts#countedDifferencesBy',
    confidence: 'high',
    source: `${WORD_FOR_WORD}; a calculation that FIDE published in 2022 (chesschat.org, thread 18971). For the lower rated player: a reading`,
  },
  {
    clause: '8.3.2',
    home: ['clauses.ts#tallyGames', 'clauses.ts#changeInHundredths'],
    confidence: 'high',
    source: WORD_FOR_WORD,
  },
  {
    clause: '8.3.3',
    home: ['2024/clauses.ts#kFactor', '2024/clauses.ts#limitedK'],
    confidence: 'high',
    source: QUOTED_PDF,
  },
  {
    clause: '8.3.4',
    home: ['2024/clauses.ts#newRating', '2024/clauses.ts#roundedChange'],
    confidence: 'medium',
    source: TEXT_OF_2024,
  },

  {
    clause: '9.1',
    home: ['2022/admission.ts#reportDue', '2022/admission.ts#checkReport'],
    confidence: 'low',
    source: 'letter of the Qualification Commission of 26 February 2024; no deadline was found',
  },
  { clause: '9.2', home: 'admission.ts#checkAnnounced', confidence: 'medium', source: TEXT_OF_2024 },
  {
    clause: '9.3',
    nothing: "The federation's rating officer is an entry in the address book of FIDE.",
    confidence: 'medium',
    source: TEXT_OF_2024,
  },
  { clause: '9.4', home: '2022/admission.ts#checkHybrid', confidence: 'low', source: TEXT_OF_2024 },

  { clause: '10.1', home: '2024/lists.ts#exclusion', confidence: 'medium', source: TEXT_OF_2024 },
  { clause: '10.2', home: '2024/lists.ts#exclusion', confidence: 'medium', source: TEXT_OF_2024 },
] as const satisfies readonly Clause[];

export type Fide2022Clause = (typeof FIDE_2022_CONTENTS)[number]['clause'];
