/**
 * Every rule of the ORR text and where it lives. The text has three sections (1 algorithm, 2 players who enter, 3
 * explanation) and no finer numbers, so a rule is named by its section and its letter or its subject; the steps of one
 * event's computation are `order 1` to `order 10`, the form of documents and results `form`.
 */
import type { Clause } from '../rulebook.ts';

export const ORR_CONTENTS = [
  // section 1: the standard algorithm
  { clause: '1 PD', home: 'clauses.ts#expectedScore' },
  { clause: '1 DR', home: 'clauses.ts#gameDifference' },
  { clause: '1 SR', home: 'clauses.ts#scoreDifference' },
  { clause: '1 change', home: 'clauses.ts#ratingChange' },
  { clause: '1 K', home: ['tables.ts#K_TABLE', 'clauses.ts#kFactor'] },
  { clause: '1 rounding', home: 'clauses.ts#newRating' },

  // section 2: who is who
  { clause: '2 played games', home: 'admission.ts#countedGames' },
  { clause: '2 kinds', home: 'admission.ts#kindOf' },
  { clause: '2 stand-in ratings', home: 'admission.ts#knownWorth' },
  { clause: '2 FIDE rating', home: 'admission.ts#kindOf' },
  { clause: '2 first rating', home: 'rate.ts#newcomerResult' },
  { clause: '2 zero points', home: ['rate.ts#newcomerResult', 'admission.ts#checkEvent'] },
  { clause: '2 not entered', home: 'rate.ts#newcomerResult' },
  { clause: '2 no games', home: 'rate.ts#rateInSlices' },

  // section 2: the tournament coefficient
  { clause: '2 Np', home: 'rate.ts#coefficientOf' },
  { clause: '2 n', home: 'newcomers.ts#roundedRoot' },
  { clause: '2 age', home: 'clauses.ts#countedAge' },
  { clause: '2 average age', home: 'clauses.ts#averageAge' },
  { clause: '2 contributors', home: 'rate.ts#coefficientOf' },
  { clause: '2 Ki', home: 'newcomers.ts#playerCoefficient' },
  { clause: '2 Kt', home: 'newcomers.ts#tournamentCoefficient' },
  { clause: '2 Kt bounds', home: 'newcomers.ts#boundedCoefficient' },
  { clause: '2 Kt reduction', home: 'newcomers.ts#reducedCoefficient' },

  // section 2: the estimates of a newcomer
  { clause: '2 Rmax', home: 'newcomers.ts#corridor' },
  { clause: '2 Rmin', home: 'newcomers.ts#corridor' },
  { clause: '2 Rpmax', home: 'newcomers.ts#refinedMax' },
  { clause: '2 Rs', home: 'newcomers.ts#startEstimate' },
  { clause: '2 Rsr', home: 'newcomers.ts#primaryEstimate' },
  { clause: '2 Rp', home: 'newcomers.ts#primaryEstimate' },
  { clause: '2 Rp 100%', home: 'newcomers.ts#primaryEstimate' },
  { clause: '2 Rp zero', home: 'newcomers.ts#primaryEstimate' },
  { clause: '2 Rpp', home: 'newcomers.ts#manyGamesCorrection' },
  { clause: '2 final rating', home: 'rate.ts#newcomerResult' },

  // section 2: unsettled ratings
  { clause: '2 unsettled', home: 'lists.ts#displayed' },
  { clause: '2 settled', home: 'newcomers.ts#isSettled' },
  { clause: '2 unsettled worth', home: 'admission.ts#knownWorth' },
  { clause: '2 pool', home: 'newcomers.ts#storedEvents' },
  { clause: '2 Rkor Rsr', home: 'newcomers.ts#correctedEstimate' },
  { clause: '2 Rkor', home: 'newcomers.ts#correctedEstimate' },
  { clause: '2 Rkor 100%', home: 'newcomers.ts#correctedEstimate' },
  { clause: '2 Rkor many games', home: 'newcomers.ts#pooledEstimate' },
  { clause: '2 Rkor final rating', home: 'rate.ts#unsettledResult' },
  { clause: '2 storage', home: 'rate.ts#unsettledResult' },

  // the order of computation
  { clause: 'order 1', home: 'rate.ts#entrantsOf' },
  { clause: 'order 2', home: 'rate.ts#entrantsOf' },
  { clause: 'order 3', home: 'rate.ts#coefficientOf' },
  { clause: 'order 4', home: 'newcomers.ts#corridorAndStart' },
  { clause: 'order 5', home: 'newcomers.ts#newcomerEstimate' },
  { clause: 'order 6', home: 'rate.ts#rateInSlices' },
  { clause: 'order 7', home: 'rate.ts#ratedResult' },
  { clause: 'order 8', home: 'rate.ts#newcomerResult' },
  { clause: 'order 9', home: 'rate.ts#unsettledResult' },
  { clause: 'order 10', home: 'rate.ts#rateInSlices' },

  // documents and results
  { clause: 'form fields', home: 'editions.ts#ORR' },
  { clause: 'form errors', home: 'editions.ts#ORR' },
  { clause: 'form result', home: 'rate.ts#rateInSlices' },
  { clause: 'form functions', nothing: 'Names of the functions in the checked cases; vectors.test.ts maps them.' },

  // section 3: the explanation
  { clause: '3 inverse problem', nothing: 'Explains why Kt is computed as it is; the computation is 2 Ki and 2 Kt.' },
  { clause: '3 corridors', nothing: 'Lists corridors at Kt = 8; they follow from 2 Rmax and are tested there.' },
  { clause: '3 Kt above 8', nothing: 'Repeats who contributes to Kt; the computation is 2 contributors.' },
  { clause: '3 spread', nothing: 'Gives the reason for 800 points between Rmin and Rmax.' },
  { clause: '3 K pairs', nothing: 'Prints the K table again and explains it; the table is 1 K.' },
  { clause: '3 Moscow final', nothing: 'Compares Rmax with the starting list of one event.' },
  { clause: '3 Rmin', nothing: 'Explains the limit of 1000 in 2 Rmin.' },
  { clause: '3 origin', nothing: 'Tells where the ideas and the statistics came from.' },
] as const satisfies readonly Clause[];

export type OrrClause = (typeof ORR_CONTENTS)[number]['clause'];
