/**
 * Every clause of the FIDE rating regulations of July 2017 and where it lives, or why it computes nothing. The text is not at
 * hand as a whole: each clause says how sure it is and where it was found. What no source contradicts is as in 2014, under the
 * numbers that 2014 has. Homes are relative to `rulebooks/fide/`.
 */
import type { Clause, Sureness } from '../../rulebook.ts';
import { FIDE_2014_CONTENTS, type Fide2014Clause } from '../2014/contents.ts';

const SPANISH_TEXT = 'Spanish translation of section 0 (es.scribd.com/document/540930310)';
const COMPARISON = 'comparison of old and new rules, December 2021 (kolokwium.blogspot.com)';
const HYBRID_NEWS = 'FIDE news 906 of 18 January 2021, and the list of archived chapters';
const FLOOR_NOTICE = 'QC page of 1 March 2024 (1000 until then); chessexpress.blogspot.com, November 2021';
const NEWCOMER_PROGRAM = 'program ecrucru/chess-r0 of 2019, which cites the text of 2017; FIDE’s calculator';
const FIRST_EVENT = 'chessexpress.blogspot.com, November 2021; the same in 2014 and 2022';
const ROUND_ROBINS =
  'in force until the end of 2021 (chessexpress.blogspot.com, December 2021); the method is that of 2014';
const RATED_GAMES = 'programs pychess and ecrucru/chess-r0, which cite the text of 2017';

const high = (source: string): Sureness => ({ confidence: 'high', source });
const medium = (source: string): Sureness => ({ confidence: 'medium', source });

const AS_IN_2014 = /* @__PURE__ */ medium('as in the text of 2014, which no source contradicts');
const IN_BOTH = /* @__PURE__ */ medium('the same in the texts before and after');
const TABLES = /* @__PURE__ */ high('the same in the texts before and after, and in the Hungarian rules of 2017');

/** Where the text has a rule of its own. */
const OWN: Readonly<Partial<Record<Fide2014Clause, Clause>>> = {
  '0': { clause: '0', home: '2017/admission.ts#checkHybrid', ...AS_IN_2014 },
  '0.1': { clause: '0.1', home: 'editions.ts#FIDE_2017', ...high(SPANISH_TEXT) },
  '1.1': {
    clause: '1.1',
    home: ['2017/clauses.ts#minimumMinutes', '2017/clauses.ts#gameTimeOk', 'clauses.ts#minutesFor60Moves'],
    ...medium(`${COMPARISON}: the limits are sure, by the game from the beginning is not`),
  },
  '1.2': {
    clause: '1.2',
    home: ['2017/clauses.ts#firstControlOk', '2017/admission.ts#checkFirstControl'],
    ...high(COMPARISON),
  },
  '7.23': { clause: '7.23', home: '2017/clauses.ts#inactive', ...AS_IN_2014 },
  '7.23a': {
    clause: '7.23a',
    home: '2017/clauses.ts#inactive',
    ...high('FIDE news 796 of 2 November 2020; the end of the two years is a reading'),
  },
  '8.23': {
    clause: '8.23',
    home: ['2014/newcomers.ts#ruSwiss', '2014/newcomers.ts#ruRoundRobin', '2017/newcomers.ts#HALF_POINT_BONUS'],
    ...high(NEWCOMER_PROGRAM),
  },
  '8.56': {
    clause: '8.56',
    home: ['2017/clauses.ts#kFactor', '2017/clauses.ts#limitedK'],
    ...high('FIDE’s lists of 2017 to 2026, and the sentence on 700 quoted by chess.hu'),
  },
  '8.57': {
    clause: '8.57',
    home: ['2014/clauses.ts#newRating', '2014/clauses.ts#roundedRn'],
    confidence: 'low',
    source: 'as in the text of 2014; nobody says where a half goes in these years',
  },
};

/** How sure the others are, where it is more than that 2014 has them too. */
const SURENESS: Readonly<Partial<Record<Fide2014Clause, Sureness>>> = {
  '0.2': high(`${SPANISH_TEXT}; FIDE news 906`),
  '0.3': high(SPANISH_TEXT),
  '0.4': high(SPANISH_TEXT),
  '0.5': high(SPANISH_TEXT),
  '3.1': IN_BOTH,
  '5.1': IN_BOTH,
  '6.41': high(FIRST_EVENT),
  '7.12': high(FLOOR_NOTICE),
  '7.13': IN_BOTH,
  '7.14': high(FLOOR_NOTICE),
  '7.14c': IN_BOTH,
  '7.14d': high(FLOOR_NOTICE),
  '7.21': high(FLOOR_NOTICE),
  '8.1': TABLES,
  '8.1a': TABLES,
  '8.1b': TABLES,
  '8.21': high(FIRST_EVENT),
  '8.21b': medium(ROUND_ROBINS),
  '8.22': high(NEWCOMER_PROGRAM),
  '8.24': high(NEWCOMER_PROGRAM),
  '8.25': medium(ROUND_ROBINS),
  '8.4': high('the same in the texts of 2014 and 2022'),
  '8.54': high(`${RATED_GAMES}; chesschat.org thread 18971`),
  '8.55': high(RATED_GAMES),
  '8.55a': high(RATED_GAMES),
  '8.55b': high(RATED_GAMES),
  '8.55c': high(RATED_GAMES),
  '8.58': medium(ROUND_ROBINS),
  '9.1': medium('arbitriscacchi.com quotes the clause, undated'),
};

/** The amendment of 1 February 2021. */
const HYBRID = {
  clause: '0.2 hybrid',
  home: ['2017/admission.ts#checkHybrid', '2017/clauses.ts#hybridOk'],
  confidence: 'high',
  source: HYBRID_NEWS,
} as const satisfies Clause;

/** The same amendment in the section on the laws of the game. */
const LAWS = {
  clause: '2.1',
  home: '2017/admission.ts#checkHybrid',
  confidence: 'high',
  source: HYBRID_NEWS,
} as const satisfies Clause;

/** 2014's 1.3 is 1.2 here, whose "faster games are not rated" is no longer numbered. */
export type Fide2017Clause = Exclude<Fide2014Clause, '1.3'> | (typeof HYBRID | typeof LAWS)['clause'];

export const FIDE_2017_CONTENTS: readonly Clause[] = /* @__PURE__ */ FIDE_2014_CONTENTS.flatMap((entry): Clause[] => {
  const { clause } = entry;
  if (clause === '1.3') return [];
  const here = OWN[clause] ?? { ...entry, ...(SURENESS[clause] ?? AS_IN_2014) };
  return clause === '0.2' ? [here, HYBRID] : clause === '2' ? [here, LAWS] : [here];
});
