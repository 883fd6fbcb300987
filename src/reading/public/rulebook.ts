/** An edition for people who look something up: its clauses in the book's order, and its tables as printed. */
import type { PrintedTable } from '../../rulebooks/edition.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import { isEditionId } from '../../rulebooks/registry.ts';
import type { Sureness } from '../../rulebooks/rulebook.ts';
import { clausesOf, type EditionFacts, listEditions } from '../../engine/rulebooks.ts';

export type RulebookTable = PrintedTable;

export interface RulebookClause extends Sureness {
  readonly clause: string;
  /** False if no number follows from the clause. */
  readonly computes: boolean;
}

export interface PublicRulebook extends EditionFacts {
  readonly contents: readonly RulebookClause[];
  readonly tables: readonly RulebookTable[];
}

export function rulebookOf(id: string): PublicRulebook | undefined {
  if (!isEditionId(id)) return undefined;
  return {
    ...(listEditions().find((each) => each.id === id) as EditionFacts),
    contents: clausesOf(id).map(({ clause, nothing, edition: _edition, homes: _homes, ...sureness }) => ({
      clause,
      computes: nothing === null,
      ...sureness,
    })),
    tables: officeRulesOf(id).tables,
  };
}
