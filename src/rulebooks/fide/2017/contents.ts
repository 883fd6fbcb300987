/**
 * Every clause of the FIDE rating regulations of July 2017 and its home in the code, or why it computes nothing. The complete text
 * is not at hand: each clause says how certain it is and where it was found. What no source contradicts is as in 2014, under the
 * numbers of 2014. Homes are relative to `rulebooks/fide/`.
 */
import type { Clause, Sureness } from '../../rulebook.ts';
import type { Source } from '../../sources.ts';
import { FIDE_2014_CONTENTS, type Fide2014Clause } from '../2014/contents.ts';

const FLOOR_NOTICE = ['qc-march-2024', 'chessexpress-november-2021'] as const;
const NEWCOMER_PROGRAM = ['program-chess-r0', 'fide-calculator'] as const;
const FIRST_EVENT = ['chessexpress-november-2021', 'same-2014-2022'] as const;
const ROUND_ROBINS = ['chessexpress-december-2021', 'method-of-2014'] as const;
const RATED_GAMES = ['program-pychess', 'program-chess-r0'] as const;
const HYBRID_NEWS = ['fide-news-906', 'archived-chapters'] as const;

const high = (...sources: readonly Source[]): Sureness => ({ confidence: 'high', sources });
const medium = (...sources: readonly Source[]): Sureness => ({ confidence: 'medium', sources });

const AS_IN_2014 = /* @__PURE__ */ medium('as-in-2014');
const IN_BOTH = /* @__PURE__ */ medium('same-before-and-after');
const TABLES = /* @__PURE__ */ high('same-before-and-after', 'hungarian-text-2017');

/** Clauses for which the text has a rule of its own. */
const OWN: Readonly<Partial<Record<Fide2014Clause, Clause>>> = {
  '0': { clause: '0', home: '2017/admission.ts#checkHybrid', ...AS_IN_2014 },
  '0.1': { clause: '0.1', home: 'editions.ts#FIDE_2017', ...high('spanish-text') },
  '1.1': {
    clause: '1.1',
    home: ['2017/clauses.ts#minimumMinutes', '2017/clauses.ts#gameTimeOk', 'clauses.ts#minutesFor60Moves'],
    ...medium('comparison-2021', 'by-game-unsure'),
  },
  '1.2': {
    clause: '1.2',
    home: ['2017/clauses.ts#firstControlOk', '2017/admission.ts#checkFirstControl'],
    ...high('comparison-2021'),
  },
  '7.23': { clause: '7.23', home: '2017/clauses.ts#inactive', ...AS_IN_2014 },
  '7.23a': {
    clause: '7.23a',
    home: '2017/clauses.ts#inactive',
    ...high('fide-news-796', 'long-end-unsure'),
  },
  '8.23': {
    clause: '8.23',
    home: ['2014/newcomers.ts#ruSwiss', '2014/newcomers.ts#ruRoundRobin', '2017/newcomers.ts#HALF_POINT_BONUS'],
    ...high(...NEWCOMER_PROGRAM),
  },
  '8.54': { clause: '8.54', home: '2017/clauses.ts#countedGap', ...high(...RATED_GAMES, 'chesschat') },
  '8.56': {
    clause: '8.56',
    home: ['2017/clauses.ts#kFactor', '2017/clauses.ts#limitedK'],
    ...high('fide-lists', 'chess-hu'),
  },
  '8.57': {
    clause: '8.57',
    home: ['2014/clauses.ts#newRating', '2014/clauses.ts#roundedRn'],
    confidence: 'low',
    sources: ['method-of-2014', 'own-reading'],
  },
};

/** How certain the others are, if there is more evidence than that 2014 has them too. */
const SURENESS: Readonly<Partial<Record<Fide2014Clause, Sureness>>> = {
  '0.2': high('spanish-text', 'fide-news-906'),
  '0.3': high('spanish-text'),
  '0.4': high('spanish-text'),
  '0.5': high('spanish-text'),
  '3.1': IN_BOTH,
  '5.1': IN_BOTH,
  '6.41': high(...FIRST_EVENT),
  '7.12': high(...FLOOR_NOTICE),
  '7.13': IN_BOTH,
  '7.14': high(...FLOOR_NOTICE),
  '7.14c': IN_BOTH,
  '7.14d': high(...FLOOR_NOTICE),
  '7.21': high(...FLOOR_NOTICE),
  '8.1': TABLES,
  '8.1a': TABLES,
  '8.1b': TABLES,
  '8.21': high(...FIRST_EVENT),
  '8.21b': medium(...ROUND_ROBINS),
  '8.22': high(...NEWCOMER_PROGRAM),
  '8.24': high(...NEWCOMER_PROGRAM),
  '8.25': medium(...ROUND_ROBINS),
  '8.4': high('same-2014-2022'),
  '8.55': high(...RATED_GAMES),
  '8.55a': high(...RATED_GAMES),
  '8.55b': high(...RATED_GAMES),
  '8.55c': high(...RATED_GAMES),
  '8.58': medium(...ROUND_ROBINS),
  '9.1': medium('arbitriscacchi'),
};

/** The amendment of 1 February 2021. */
const HYBRID = {
  clause: '0.2 hybrid',
  home: ['2017/admission.ts#checkHybrid', '2017/clauses.ts#hybridOk'],
  confidence: 'high',
  sources: HYBRID_NEWS,
} as const satisfies Clause;

/** The same amendment in the section on the laws of the game. */
const LAWS = {
  clause: '2.1',
  home: '2017/admission.ts#checkHybrid',
  confidence: 'high',
  sources: HYBRID_NEWS,
} as const satisfies Clause;

/** 2014's 1.3 is 1.2 here, whose "faster games are not rated" is no longer numbered. */
export type Fide2017Clause = Exclude<Fide2014Clause, '1.3'> | (typeof HYBRID | typeof LAWS)['clause'];

export const FIDE_2017_CONTENTS: readonly Clause[] = /* @__PURE__ */ FIDE_2014_CONTENTS.flatMap((entry): Clause[] => {
  const { clause } = entry;
  if (clause === '1.3') return [];
  const here = OWN[clause] ?? { ...entry, ...(SURENESS[clause] ?? AS_IN_2014) };
  return clause === '0.2' ? [here, HYBRID] : clause === '2' ? [here, LAWS] : [here];
});
