/**
 * Every clause of the FIDE rating regulations of 1 March 2024, with the amendment of 1 October 2025, and its home in the code, or
 * why it computes nothing. Homes are relative to `rulebooks/fide/`. The change of all ratings on 1 March 2024 is not a clause of
 * an edition: an office makes it by a rule of `core/pool-rule.ts`.
 */
import type { Clause } from '../../rulebook.ts';

export const FIDE_2024_CONTENTS = [
  { clause: '0.1', home: 'editions.ts#FIDE_2024' },
  { clause: '0.2', home: ['2024/admission.ts#registrationTerm', 'admission.ts#checkRegistration'] },
  { clause: '0.2.1', home: '2024/admission.ts#registrationTerm' },
  { clause: '0.2.2', home: '2024/admission.ts#registrationTerm' },
  { clause: '0.2 refusal', nothing: "The decision is the QC chairman's; the office records it." },
  { clause: '0.2.3', home: '2024/admission.ts#WAIVABLE' },
  { clause: '0.2.4', home: '2024/admission.ts#WAIVABLE' },
  { clause: '0.2 hybrid', home: '2024/admission.ts#checkHybridUnder' },
  { clause: '0.2 not submitted', nothing: 'The Council or the President decides it case by case.' },
  { clause: '0.3', nothing: 'Sending in the reports of official events is a duty of the chief arbiter.' },
  { clause: '0.4', home: 'admission.ts#appealDeadline' },

  {
    clause: '1.1',
    home: ['2024/clauses.ts#minimumMinutes', '2024/clauses.ts#gameTimeOk', 'clauses.ts#minutesFor60Moves'],
  },
  { clause: '1.2', home: '2024/clauses.ts#firstControlOk' },

  { clause: '2.1', nothing: 'The laws are kept at the board, by the arbiter.' },

  { clause: '3.1', home: ['clauses.ts#dailyLimitOk', 'clauses.ts#dayOk'] },

  { clause: '4.1', home: '2024/clauses.ts#needsInterimReports' },

  { clause: '5.1', home: 'clauses.ts#isCountable' },

  { clause: '6.1', home: '2024/admission.ts#checkMatchPlayersUnder' },
  { clause: '6.2', home: ['2024/admission.ts#checkMatchDecidedUnder', 'clauses.ts#gamesAfterDecision'] },

  { clause: '7.1', home: 'rate.ts#ratePeriodByBooks' },
  { clause: '7.1.1', home: 'rate.ts#ratePeriodByBooks' },
  { clause: '7.1.2', home: ['lists.ts#listed', 'lists.ts#LIST_COLUMNS'] },
  { clause: '7.1.3', home: ['lists.ts#closingDate', 'clauses.ts#listMonthOf', '2024/admission.ts#checkListUnder'] },
  { clause: '7.1.4', home: ['2024/newcomers.ts#inPool', '2024/newcomers.ts#isPublished'] },
  { clause: '7.2.1', home: 'lists.ts#listed' },
  { clause: '7.2.2', home: '2024/lists.ts#inactive' },

  { clause: '8.1', home: ['clauses.ts#ratingDifference', 'clauses.ts#expectedScore'] },
  { clause: '8.1.1', home: ['clauses.ts#fractionalScore', 'clauses.ts#ratingDifference'] },
  { clause: '8.1.2', home: 'clauses.ts#expectedScore' },
  { clause: '8.2', home: '2024/newcomers.ts#closePool' },
  { clause: '8.2.1', home: ['2024/newcomers.ts#firstEventCounts', '2024/newcomers.ts#countedParts'] },
  { clause: '8.2.2', home: '2024/newcomers.ts#initialEstimate' },
  { clause: '8.2.3', home: '2024/newcomers.ts#initialEstimate' },
  { clause: '8.2.4', home: 'rate.ts#rateInSlices' },
  { clause: '8.3', home: 'rate.ts#rateInSlices' },
  { clause: '8.3.1', home: '2024/clauses.ts#countedGap' },
  { clause: '8.3.2', home: ['clauses.ts#tallyGames', 'clauses.ts#changeInHundredths'] },
  { clause: '8.3.3', home: ['2024/clauses.ts#kFactor', '2024/clauses.ts#limitedK'] },
  { clause: '8.3.4', home: ['2024/clauses.ts#newRating', '2024/clauses.ts#roundedChange'] },

  {
    clause: '9.1',
    home: ['2024/admission.ts#dueList', '2024/admission.ts#lastList', '2024/admission.ts#checkListUnder'],
  },
  { clause: '9.2', home: 'admission.ts#checkAnnouncedUnder' },
  { clause: '9.3', nothing: "The federation's rating officer is an entry in the address book of FIDE." },
  { clause: '9.4', home: '2024/admission.ts#checkHybridUnder' },

  { clause: '10.1', home: '2024/lists.ts#exclusion' },
  { clause: '10.2', home: '2024/lists.ts#exclusion' },
] as const satisfies readonly Clause[];

export type Fide2024Clause = (typeof FIDE_2024_CONTENTS)[number]['clause'];

/** The amendment of 8.3.1 for events that start on or after 1 October 2025. */
const FULL_GAP_FROM_2650 = {
  clause: '8.3.1 (from 2025-10-01)',
  home: '2024/clauses.ts#countedGapFrom2650',
} as const satisfies Clause;

/** The exception to 1.1 of the Council's resolution, for events that start on or after 1 January 2026. */
const FAST_CLASSIC = {
  clause: '1.1 (from 2026-01-01)',
  home: ['2026/admission.ts#checkGameTimes', '2026/admission.ts#isTooFast'],
  confidence: 'high',
  sources: ['fide-fast-classic', 'no-clause-text'],
} as const satisfies Clause;

export type Fide202601Clause = Fide202510Clause | (typeof FAST_CLASSIC)['clause'];

export type Fide202510Clause = Fide2024Clause | (typeof FULL_GAP_FROM_2650)['clause'];

/** The book of 1 October 2025: the contents of 2024, with the amendment behind the clause that it amends. */
export const FIDE_2025_10_CONTENTS: readonly Clause[] = /* @__PURE__ */ FIDE_2024_CONTENTS.flatMap((entry): Clause[] =>
  entry.clause === '8.3.1' ? [entry, FULL_GAP_FROM_2650] : [entry],
);

/** The book of 2026: the contents of October 2025, with the resolution behind the clause that it is an exception to. */
export const FIDE_2026_01_CONTENTS: readonly Clause[] = /* @__PURE__ */ FIDE_2025_10_CONTENTS.flatMap(
  (entry): Clause[] => (entry.clause === '1.1' ? [entry, FAST_CLASSIC] : [entry]),
);
