/** An edition for people who look something up: its clauses in the book's order, and its tables as printed. */
import { EXPECTED_SCORE, RATING_DIFFERENCE } from '../../rulebooks/fide/tables.ts';
import { CHANCES, GRADES, IMPORTANCE_ADDITIONS, MULTIPLIER_13, TIME_CATEGORIES } from '../../rulebooks/mgsz/tables.ts';
import { K_TABLE } from '../../rulebooks/orr/tables.ts';
import { isEditionId } from '../../rulebooks/registry.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';
import { clausesOf, type EditionFacts, listEditions } from '../rulebooks.ts';

export const TABLE_NAMES = [
  'rating-difference',
  'expected-score',
  'k-by-rating',
  'grades',
  'time-categories',
  'importance',
  'chances',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];

export interface RulebookTable {
  readonly name: TableName;
  /** The clause, or the annex, that prints it. */
  readonly clause: string;
  /** Numbers in natural units: a chance of 0.43, a share of 0.92. Null: without end. */
  readonly rows: readonly (readonly (number | string | null)[])[];
}

export interface Rulebook extends EditionFacts {
  /** `computes`: false where the clause says nothing that a number follows from. */
  readonly contents: readonly { readonly clause: string; readonly computes: boolean }[];
  readonly tables: readonly RulebookTable[];
}

/** §8.1 A score of so many hundredths, and the difference it stands for. */
const ratingDifference = (clause: string): RulebookTable => ({
  name: 'rating-difference',
  clause,
  rows: RATING_DIFFERENCE.map(({ p, dp }) => [p / 100, dp]),
});

/** §8.1 From where to where a difference gives the stronger side so much, and the weaker the rest. */
const expectedScore = (clause: string): RulebookTable => ({
  name: 'expected-score',
  clause,
  rows: EXPECTED_SCORE.map(({ upTo, percent }, place) => [
    (EXPECTED_SCORE[place - 1]?.upTo ?? -1) + 1,
    Number.isFinite(upTo) ? upTo : null,
    percent / 100,
    (100 - percent) / 100,
  ]),
});

const FIDE_2014_TABLES = [ratingDifference('8.1a'), expectedScore('8.1b')];
const FIDE_2024_TABLES = [ratingDifference('8.1.1'), expectedScore('8.1.2')];

const TABLES: Readonly<Record<EditionId, readonly RulebookTable[]>> = {
  'fide-2014': FIDE_2014_TABLES,
  'fide-2024': FIDE_2024_TABLES,
  'fide-2025-10': FIDE_2024_TABLES,
  'mssz-2017': FIDE_2014_TABLES,
  orr: [
    { name: 'k-by-rating', clause: '1 K', rows: K_TABLE.map(({ from, to, gain, loss }) => [from, to, gain, loss]) },
  ],
  'mgsz-2012': [
    { name: 'grades', clause: 'table 1', rows: GRADES.map(({ grade, limit }) => [grade, limit]) },
    {
      name: 'time-categories',
      clause: 'table 2',
      rows: [
        ...TIME_CATEGORIES.map(({ category, base, extended, multiplier }) => [category, base, extended, multiplier]),
        ['13 × 13', null, null, MULTIPLIER_13],
      ],
    },
    {
      name: 'importance',
      clause: 'table 3',
      rows: IMPORTANCE_ADDITIONS.map(({ row, addition }) => [row, addition]),
    },
    {
      name: 'chances',
      clause: 'table 4',
      rows: CHANCES.map(({ from, to, chance }) => [from, Number.isFinite(to) ? to : null, chance / 1000]),
    },
  ],
};

export function rulebookOf(id: string): Rulebook | undefined {
  if (!isEditionId(id)) return undefined;
  return {
    ...(listEditions().find((each) => each.id === id) as EditionFacts),
    contents: clausesOf(id).map(({ clause, nothing }) => ({ clause, computes: nothing === null })),
    tables: TABLES[id],
  };
}
