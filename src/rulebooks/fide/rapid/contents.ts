/**
 * Every clause of the rapid and blitz regulations of 1 March 2024, with the amendment of 1 December 2024, and its home in the
 * code, or why it computes nothing. Both lists have one text. Homes are relative to `rulebooks/fide/`.
 */
import type { Clause } from '../../rulebook.ts';

/** FIDE's chapter was compared word by word with that of standard ratings, by two readers. */
const TEXT = { confidence: 'high', sources: ['handbook-rapid-2024'] } as const;

export const FIDE_RAPID_2024_CONTENTS = [
  { clause: '0.1', home: 'editions.ts#FIDE_RAPID_2024', ...TEXT },
  { clause: '0.2', home: ['rapid/admission.ts#registrationTerm', 'admission.ts#checkRegistration'], ...TEXT },
  { clause: '0.2 refusal', nothing: "The decision is the QC chairman's; the office records it.", ...TEXT },
  { clause: '0.2 hybrid', home: '2024/admission.ts#checkHybridUnder', ...TEXT },
  { clause: '0.2 not submitted', nothing: 'The Council or the President decides it case by case.', ...TEXT },
  { clause: '0.3', nothing: 'Sending in the reports of official events is a duty of the chief arbiter.', ...TEXT },
  { clause: '0.4', home: 'admission.ts#appealDeadline', ...TEXT },

  { clause: '1.1', home: 'rapid/clauses.ts#allottedMinutes', ...TEXT },
  { clause: '1.1.1', home: ['rapid/clauses.ts#timeClass', 'rapid/admission.ts#checkTimeClass'], ...TEXT },
  { clause: '1.1.2', home: ['rapid/clauses.ts#timeClass', 'rapid/admission.ts#checkTimeClass'], ...TEXT },
  { clause: '1.2', home: ['rapid/clauses.ts#isEqualTime', 'rapid/admission.ts#checkEqualTimes'], ...TEXT },

  { clause: '2.1', nothing: 'The laws are kept at the board, by the arbiter.', ...TEXT },

  { clause: '3.1', home: 'rapid/clauses.ts#crowdedDays', ...TEXT },
  { clause: '3.1.1', home: ['rapid/clauses.ts#roundsPerDayOk', 'rapid/admission.ts#checkRoundsPerDay'], ...TEXT },
  { clause: '3.1.2', home: ['rapid/clauses.ts#roundsPerDayOk', 'rapid/admission.ts#checkRoundsPerDay'], ...TEXT },

  { clause: '4.1', home: 'clauses.ts#isCountable', ...TEXT },

  { clause: '5.1', home: '2024/admission.ts#checkMatchPlayersUnder', ...TEXT },
  { clause: '5.2', home: ['2024/admission.ts#checkMatchDecidedUnder', 'clauses.ts#gamesAfterDecision'], ...TEXT },

  { clause: '6.1', home: 'rate.ts#ratePeriodByBooks', ...TEXT },
  { clause: '6.1.1', home: 'rate.ts#ratePeriodByBooks', ...TEXT },
  { clause: '6.1.2', home: ['lists.ts#listed', 'lists.ts#LIST_COLUMNS'], ...TEXT },
  {
    clause: '6.1.3',
    home: ['lists.ts#closingDate', 'clauses.ts#listMonthOf', '2024/admission.ts#checkListUnder'],
    ...TEXT,
  },
  { clause: '6.1.4', home: ['2024/newcomers.ts#inPool', '2024/newcomers.ts#isPublished'], ...TEXT },
  { clause: '6.2.1', home: 'lists.ts#listed', ...TEXT },
  { clause: '6.2.2', home: '2024/lists.ts#inactive', ...TEXT },

  { clause: '7.1', home: ['clauses.ts#ratingDifference', 'clauses.ts#expectedScore'], ...TEXT },
  { clause: '7.1.1', home: ['clauses.ts#fractionalScore', 'clauses.ts#ratingDifference'], ...TEXT },
  { clause: '7.1.2', home: 'clauses.ts#expectedScore', ...TEXT },
  { clause: '7.2', home: '2024/newcomers.ts#closePool', ...TEXT },
  { clause: '7.2.1', home: ['rapid/clauses.ts#ratingUsed', 'rapid/clauses.ts#withStandardRatings'], ...TEXT },
  { clause: '7.2.2', home: ['2024/newcomers.ts#firstEventCounts', '2024/newcomers.ts#countedParts'], ...TEXT },
  { clause: '7.2.3', home: '2024/newcomers.ts#initialEstimate', ...TEXT },
  { clause: '7.2.4', home: '2024/newcomers.ts#initialEstimate', ...TEXT },
  { clause: '7.2.5', home: 'rate.ts#rateInSlices', ...TEXT },
  { clause: '7.3', home: 'rate.ts#rateInSlices', ...TEXT },
  { clause: '7.3.1', home: 'rapid/clauses.ts#countedGap', ...TEXT },
  { clause: '7.3.2', home: ['clauses.ts#tallyGames', 'clauses.ts#changeInHundredths'], ...TEXT },
  { clause: '7.3.3', home: ['rapid/clauses.ts#kFactor', 'rapid/clauses.ts#limitedK'], ...TEXT },
  { clause: '7.3.4', home: ['2024/clauses.ts#newRating', '2024/clauses.ts#roundedChange'], ...TEXT },

  {
    clause: '8.1',
    home: ['2024/admission.ts#dueList', '2024/admission.ts#lastList', '2024/admission.ts#checkReportUnder'],
    ...TEXT,
  },
  { clause: '8.2', home: 'admission.ts#checkAnnouncedUnder', ...TEXT },
  { clause: '8.3', nothing: "The federation's rating officer is an entry in the address book of FIDE.", ...TEXT },
  { clause: '8.4', home: '2024/admission.ts#checkHybridUnder', ...TEXT },

  { clause: '9.1', home: '2024/lists.ts#exclusion', ...TEXT },
  { clause: '9.2', home: '2024/lists.ts#exclusion', ...TEXT },
] as const satisfies readonly Clause[];

type FideRapid2024Clause = (typeof FIDE_RAPID_2024_CONTENTS)[number]['clause'];

/** The amendment of 7.3.1 for events that start on or after 1 December 2024. */
const FAR_APART_NOT_RATED = {
  clause: '7.3.1 (from 2024-12-01)',
  home: ['rapid/clauses.ts#gameRated', 'rapid/admission.ts#checkFarApart'],
  confidence: 'high',
  sources: [...TEXT.sources, 'council-2024-12'],
} as const satisfies Clause;

export type FideRapid202412Clause = FideRapid2024Clause | (typeof FAR_APART_NOT_RATED)['clause'];

/** The book of 1 December 2024: the contents of March, with the amendment behind the clause that it amends. */
export const FIDE_RAPID_2024_12_CONTENTS: readonly Clause[] = /* @__PURE__ */ FIDE_RAPID_2024_CONTENTS.flatMap(
  (entry): Clause[] => (entry.clause === '7.3.1' ? [entry, FAR_APART_NOT_RATED] : [entry]),
);
