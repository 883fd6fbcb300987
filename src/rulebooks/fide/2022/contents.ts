/**
 * Every clause of the FIDE rating regulations of 1 January 2022 that we know of, and its home in the code, or why it computes
 * nothing. We have read §8.2 and §8.3.1 word for word; the rest is put together from several sources, so each clause says how
 * certain it is and where it comes from. Homes are relative to `rulebooks/fide/`.
 */
import type { Clause } from '../../rulebook.ts';

const TEXT_OF_2024 = ['as-in-2024', 'qc-march-2024'] as const;
const SAME_ON_BOTH_SIDES = ['same-2014-2024'] as const;
const US_CHESS = ['us-chess'] as const;
const SIDE_BY_SIDE = ['comparison-2021'] as const;
const WORD_FOR_WORD = ['handbook-2022'] as const;
const QUOTED_PDF = ['pdf-2022', 'fide-lists'] as const;
const FIDE_NEWS = ['fide-news-2818'] as const;
const PRESS = ['chessexpress-december-2021', 'fide-january-2022'] as const;
const FLOOR_NOTICE = ['qc-march-2024'] as const;

export const FIDE_2022_CONTENTS = [
  { clause: '0.1', home: 'editions.ts#FIDE_2022', confidence: 'medium', sources: TEXT_OF_2024 },
  {
    clause: '0.2',
    home: ['2022/admission.ts#registrationTerm', 'admission.ts#checkRegistration'],
    confidence: 'high',
    sources: US_CHESS,
  },
  {
    clause: '0.2 (from 2023-12-25)',
    home: ['2022/admission.ts#amendedRegistrationTerm', 'admission.ts#registrationOf'],
    confidence: 'high',
    sources: FIDE_NEWS,
  },
  {
    clause: '0.2 refusal',
    nothing: "The decision is the QC chairman's; the office records it.",
    confidence: 'high',
    sources: US_CHESS,
  },
  { clause: '0.2 hybrid', home: '2022/admission.ts#checkHybrid', confidence: 'high', sources: US_CHESS },
  {
    clause: '0.2 not submitted',
    nothing: 'The Council or the President decides it case by case.',
    confidence: 'high',
    sources: FIDE_NEWS,
  },
  {
    clause: '0.3',
    nothing: 'Sending in the reports of official events is a duty of the chief arbiter.',
    confidence: 'medium',
    sources: TEXT_OF_2024,
  },
  { clause: '0.4', home: 'admission.ts#appealDeadline', confidence: 'medium', sources: SAME_ON_BOTH_SIDES },

  {
    clause: '1.1',
    home: ['2024/clauses.ts#minimumMinutes', '2024/clauses.ts#gameTimeOk', 'clauses.ts#minutesFor60Moves'],
    confidence: 'high',
    sources: [...US_CHESS, ...SIDE_BY_SIDE],
  },
  { clause: '1.2', home: '2024/clauses.ts#firstControlOk', confidence: 'high', sources: SIDE_BY_SIDE },

  {
    clause: '2.1',
    nothing: 'The laws are kept at the board, by the arbiter.',
    confidence: 'high',
    sources: FIDE_NEWS,
  },

  {
    clause: '3.1',
    home: ['clauses.ts#dailyLimitOk', 'clauses.ts#dayOk'],
    confidence: 'medium',
    sources: SAME_ON_BOTH_SIDES,
  },

  { clause: '4.1', home: '2024/clauses.ts#needsInterimReports', confidence: 'high', sources: PRESS },

  { clause: '5.1', home: 'clauses.ts#isCountable', confidence: 'medium', sources: TEXT_OF_2024 },

  { clause: '6.1', home: '2024/admission.ts#checkMatchPlayers', confidence: 'medium', sources: TEXT_OF_2024 },
  {
    clause: '6.2',
    home: ['2024/admission.ts#checkMatchDecided', 'clauses.ts#gamesAfterDecision'],
    confidence: 'medium',
    sources: TEXT_OF_2024,
  },

  { clause: '7.1', home: 'rate.ts#ratePeriodByBooks', confidence: 'medium', sources: SAME_ON_BOTH_SIDES },
  { clause: '7.1.1', home: 'rate.ts#ratePeriodByBooks', confidence: 'medium', sources: SAME_ON_BOTH_SIDES },
  {
    clause: '7.1.2',
    home: ['lists.ts#listed', 'lists.ts#LIST_COLUMNS'],
    confidence: 'high',
    sources: FLOOR_NOTICE,
  },
  {
    clause: '7.1.3',
    home: ['lists.ts#closingDate', 'clauses.ts#listMonthOf', 'admission.ts#checkFirstList'],
    confidence: 'medium',
    sources: SAME_ON_BOTH_SIDES,
  },
  {
    clause: '7.1.4',
    home: ['2024/newcomers.ts#inPool', '2024/newcomers.ts#isPublished'],
    confidence: 'high',
    sources: PRESS,
  },
  {
    clause: '7.2.1',
    home: 'lists.ts#listed',
    confidence: 'high',
    sources: FLOOR_NOTICE,
  },
  {
    clause: '7.2.2',
    home: '2022/clauses.ts#inactiveBy',
    confidence: 'low',
    sources: ['fide-news-796', 'council-2022-09'],
  },

  {
    clause: '8.1',
    home: ['clauses.ts#ratingDifference', 'clauses.ts#expectedScore'],
    confidence: 'high',
    sources: SAME_ON_BOTH_SIDES,
  },
  {
    clause: '8.1.1',
    home: ['clauses.ts#fractionalScore', 'clauses.ts#ratingDifference'],
    confidence: 'high',
    sources: SAME_ON_BOTH_SIDES,
  },
  { clause: '8.1.2', home: 'clauses.ts#expectedScore', confidence: 'high', sources: SAME_ON_BOTH_SIDES },
  { clause: '8.2', home: '2022/newcomers.ts#closePool', confidence: 'high', sources: WORD_FOR_WORD },
  {
    clause: '8.2.1',
    home: ['2024/newcomers.ts#firstEventCounts', '2024/newcomers.ts#countedParts'],
    confidence: 'high',
    sources: WORD_FOR_WORD,
  },
  { clause: '8.2.2', home: '2022/newcomers.ts#initialEstimate', confidence: 'high', sources: WORD_FOR_WORD },
  {
    clause: '8.2.3',
    home: '2022/newcomers.ts#initialEstimate',
    confidence: 'high',
    sources: [...WORD_FOR_WORD, 'fide-calculator'],
  },
  { clause: '8.2.4', home: 'rate.ts#rateInSlices', confidence: 'high', sources: WORD_FOR_WORD },
  { clause: '8.3', home: 'rate.ts#rateInSlices', confidence: 'high', sources: WORD_FOR_WORD },
  {
    clause: '8.3.1',
    home: '2022/clauses.ts#countedDifferencesBy',
    confidence: 'high',
    sources: [...WORD_FOR_WORD, 'published-calculation', 'lower-side-unsure'],
  },
  {
    clause: '8.3.2',
    home: ['clauses.ts#tallyGames', 'clauses.ts#changeInHundredths'],
    confidence: 'high',
    sources: WORD_FOR_WORD,
  },
  {
    clause: '8.3.3',
    home: ['2024/clauses.ts#kFactor', '2024/clauses.ts#limitedK'],
    confidence: 'high',
    sources: QUOTED_PDF,
  },
  {
    clause: '8.3.4',
    home: ['2024/clauses.ts#newRating', '2024/clauses.ts#roundedChange'],
    confidence: 'medium',
    sources: TEXT_OF_2024,
  },

  {
    clause: '9.1',
    home: ['2022/admission.ts#reportDue', '2022/admission.ts#checkReport'],
    confidence: 'low',
    sources: ['qc-letter-2024', 'no-deadline-found'],
  },
  { clause: '9.2', home: 'admission.ts#checkAnnounced', confidence: 'medium', sources: TEXT_OF_2024 },
  {
    clause: '9.3',
    nothing: "The federation's rating officer is an entry in the address book of FIDE.",
    confidence: 'medium',
    sources: TEXT_OF_2024,
  },
  { clause: '9.4', home: '2022/admission.ts#checkHybrid', confidence: 'low', sources: TEXT_OF_2024 },

  { clause: '10.1', home: '2024/lists.ts#exclusion', confidence: 'medium', sources: TEXT_OF_2024 },
  { clause: '10.2', home: '2024/lists.ts#exclusion', confidence: 'medium', sources: TEXT_OF_2024 },
] as const satisfies readonly Clause[];

export type Fide2022Clause = (typeof FIDE_2022_CONTENTS)[number]['clause'];
