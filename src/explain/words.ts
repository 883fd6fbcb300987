/** Headings and short words of tables and explanations. */
import type { Confidence } from '../rulebooks/rulebook.ts';
import type { Say } from './language.ts';

/** How certain a rule is whose text is not at hand. */
export interface SurenessWords {
  /** Above the rules that a number rests on. */
  readonly title: string;
  /** For an edition that is put together from several sources. */
  readonly about: string;
  readonly levels: Readonly<Record<Confidence, string>>;
  readonly meanings: Readonly<Record<Confidence, string>>;
  readonly source: string;
}

export interface Words {
  readonly player: string;
  readonly before: string;
  readonly games: string;
  readonly score: string;
  readonly expected: string;
  readonly k: string;
  readonly change: string;
  readonly after: string;
  readonly remark: string;
  readonly kind: string;
  readonly scoreDifference: string;
  readonly gamePoints: string;
  readonly grade: string;
  readonly unrated: string;
  readonly none: string;
  readonly findings: string;
  readonly noFindings: string;
  readonly notRated: string;
  /** The same as a remark in a row. */
  readonly notRatedRemark: string;
  /** Line and column of a file. */
  readonly place: (line: number, column: number | undefined) => string;
  /** After a finding: how many more of its kind there are, and the first lines, paths or names that they are about. */
  readonly others: (count: number, lines: readonly number[], named: readonly string[]) => string;
  readonly weights: Readonly<Record<'refuse' | 'warn' | 'note', string>>;
  readonly statuses: Readonly<
    Record<'rated' | 'no-games' | 'delisted' | 'listed' | 'part-result' | 'below-floor' | 'zero', string>
  >;
  /** Below a table: the meaning of the marks beside K. */
  readonly kMarks: Readonly<Record<'nothing' | 'assumed', (mark: string) => string>>;
  readonly kinds: Readonly<Record<'rated' | 'unsettled' | 'fide' | 'newcomer', string>>;
  /** After several reports: how many were rated. */
  readonly summary: (reports: number, of: Readonly<Record<'rated' | 'unrated' | 'unreadable', number>>) => string;
  /** After several checks: how many must be refused. */
  readonly checked: (reports: number, refused: number) => string;
  readonly approvedBy: (who: string) => string;
  readonly title: (name: string, before: string, after: string) => string;
  readonly rulebooks: {
    readonly reading: string;
    readonly otherwise: string;
    readonly home: string;
    readonly nothing: string;
    readonly always: string;
    readonly from: (date: string) => string;
    readonly fromTo: (from: string, to: string) => string;
    readonly clauses: (count: number, say: Say) => string;
    readonly sureness: SurenessWords;
  };
  readonly calculators: {
    /** Names of values in an answer; the letters of formulas are not translated. */
    readonly labels: Readonly<Record<string, string>>;
    readonly needed: (score: string) => string;
    readonly unreachable: string;
  };
}

/** What the tables print of a player's result, for every rulebook. */
export interface ResultFacts {
  readonly n?: number;
  readonly w?: number;
  readonly we?: number;
  readonly k?: number | readonly number[] | null;
  readonly status?: keyof Words['statuses'];
  readonly kind?: keyof Words['kinds'];
  readonly sr?: number | null;
  readonly display?: string | null;
  readonly games?: number;
  readonly gamePoints?: number;
  readonly rankBefore?: string | null;
  readonly rankAfter?: string | null;
}
