/** The editions and their clauses, for people who look something up. */
import { editionById, editions, isEditionId } from '../rulebooks/registry.ts';
import type { Clause, EditionId, Family } from '../rulebooks/rulebook.ts';

export interface EditionFacts {
  readonly id: EditionId;
  readonly family: Family;
  readonly from: string | null;
  readonly to: string | null;
  readonly clauses: number;
}

export const listEditions = (): readonly EditionFacts[] =>
  editions.map(({ id, family, inForce: { from = null, to = null }, contents }) => ({
    id,
    family,
    from,
    to,
    clauses: contents.length,
  }));

export const editionFamily = (id: EditionId): Family => editionById(id).family;

export interface ClauseEntry {
  readonly edition: EditionId;
  readonly clause: string;
  /** Where it lives in the code, or why it computes nothing. */
  readonly homes: readonly string[];
  readonly nothing: string | null;
}

/** Folders of the rulebooks, for homes. */
const FOLDERS: Readonly<Record<Family, string>> = {
  fide: 'src/rulebooks/fide/',
  mssz: 'src/rulebooks/mssz/',
  orr: 'src/rulebooks/orr/',
  mgsz: 'src/rulebooks/mgsz/',
};

/** A clause by its number; undefined where the edition or the clause is unknown. */
export function clauseOf(edition: string, clause: string): ClauseEntry | undefined {
  if (!isEditionId(edition)) return undefined;
  const { contents, family } = editionById(edition);
  const found = contents.find((each) => each.clause === clause);
  return found === undefined ? undefined : entryOf(edition, family, found);
}

/** All clauses of an edition, in the book's order. */
export function clausesOf(edition: EditionId): readonly ClauseEntry[] {
  const { contents, family } = editionById(edition);
  return contents.map((each) => entryOf(edition, family, each));
}

function entryOf(edition: EditionId, family: Family, clause: Clause): ClauseEntry {
  const homes = 'home' in clause ? [clause.home].flat().map((home) => resolved(FOLDERS[family], home)) : [];
  return { edition, clause: clause.clause, homes, nothing: 'nothing' in clause ? clause.nothing : null };
}

/** `src/rulebooks/mssz/` and `../fide/x.ts#y` make `src/rulebooks/fide/x.ts#y`. */
const resolved = (folder: string, home: string): string =>
  home.startsWith('../') ? `src/rulebooks/${home.slice(3)}` : `${folder}${home}`;
