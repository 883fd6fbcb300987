/**
 * Every clause of the rating and registry rules of the Hungarian Chess Federation and where it lives, or why it
 * computes nothing. Homes are relative to `rulebooks/mssz/`.
 *
 * Appendix I repeats section 8 of FIDE's rules of 2014, and the other sections apply through 1. § 2, so FIDE's clauses
 * are taken over from its own contents; only those that this book words for itself are written here.
 */
import { FIDE_2014_CONTENTS, type Fide2014Clause } from '../fide/2014/contents.ts';
import type { Clause } from '../rulebook.ts';

const BODY = [
  { clause: '1. § 1', nothing: 'It tells how KOMIR stopped computing ratings and became a registry.' },
  { clause: '1. § 2', home: 'editions.ts#MSSZ_2017' },
  { clause: '1. § 3', home: 'registry.ts#titleOk' },
  { clause: '1. § 3.1', home: 'registry.ts#titleOk' },
  { clause: '1. § 3.2', nothing: 'It leaves correspondence, composition and solving titles to their committees.' },

  { clause: '2. § left sheet', home: 'registry.ts#checkRegistry' },
  { clause: '2. § right sheet', home: 'registry.ts#checkRegistry' },
  { clause: '2. § KOMIR ID', home: 'registry.ts#komirIdOk' },
  { clause: '2. § FIDE ID', home: ['registry.ts#fideIdDue', 'registry.ts#fideIdHungarian'] },
  { clause: '2. § licence', home: ['registry.ts#checkRegistry', 'registry.ts#checkStrengthOrders'] },
  { clause: '2. § K', home: '../fide/2014/clauses.ts#kFactor' },

  { clause: '3. §', home: 'editions.ts#MSSZ_2017' },
  { clause: '4. §', home: 'editions.ts#MSSZ_2017' },
] as const satisfies readonly Clause[];

/** Appendix I where its wording is not FIDE's; the rest of it is FIDE's section 8. */
const APPENDIX_I = [
  { clause: '8.21', home: 'newcomers.ts#firstEventRegistered' },
  { clause: '8.54', home: 'clauses.ts#countedGap' },
  { clause: '9', nothing: 'The duty to submit international events is for organisers and the federation.' },
] as const satisfies readonly Clause[];

const APPENDIX_II = [
  { clause: 'II.1', home: ['calculators.ts#avgExpectation', 'calculators.ts#avgChange'] },
  { clause: 'II.2', home: ['calculators.ts#entryRating', 'calculators.ts#k40Left'] },
  { clause: 'II.3', home: 'calculators.ts#tpr' },
] as const satisfies readonly Clause[];

export type Mssz2017Clause =
  | (typeof BODY)[number]['clause']
  | (typeof APPENDIX_I)[number]['clause']
  | (typeof APPENDIX_II)[number]['clause']
  | Fide2014Clause;

const inAppendixI = ({ clause }: Clause): boolean => clause.startsWith('8.');

/** A clause of FIDE's as this book has it: in its own words where it has them, else FIDE's, its home seen from here. */
function asApplied(fide: Clause): Clause {
  const own = APPENDIX_I.find(({ clause }) => clause === fide.clause);
  if (own !== undefined) return own;
  return 'home' in fide ? { clause: fide.clause, home: [fide.home].flat().map((home) => `../fide/${home}`) } : fide;
}

/** In the book's order: the four §§, the two appendices, then the parts of FIDE's rules that apply without being repeated. */
const inBookOrder = (): readonly Clause[] => [
  ...BODY,
  ...FIDE_2014_CONTENTS.filter(inAppendixI).map(asApplied),
  APPENDIX_I[2],
  ...APPENDIX_II,
  ...FIDE_2014_CONTENTS.filter((fide) => !inAppendixI(fide)).map(asApplied),
];

// with this mark a bundler can drop the table if nobody reads it
export const MSSZ_2017_CONTENTS: readonly Clause[] = /* @__PURE__ */ inBookOrder();
