/** The editions and their clauses, for people who look something up. */
import { CONTENTS } from '../rulebooks/contents.ts';
import { editionById, editions, isEditionId } from '../rulebooks/registry.ts';
import type { Clause, Edition, EditionId, Family, ResultColumn, Sureness } from '../rulebooks/rulebook.ts';

export interface EditionFacts {
  readonly id: EditionId;
  readonly family: Family;
  readonly game: Edition['game'];
  readonly from: string | null;
  readonly to: string | null;
  readonly clauses: number;
}

export const listEditions = (): readonly EditionFacts[] =>
  editions.map(({ id, family, game, inForce: { from = null, to = null }, clauses }) => ({
    id,
    family,
    game,
    from,
    to,
    clauses,
  }));

/** What a table of results by an edition shows. */
export const resultColumnsOf = (id: EditionId): readonly ResultColumn[] => editionById(id).resultColumns;

export const editionGame = (id: EditionId): Edition['game'] => editionById(id).game;

export const editionFamily = (id: EditionId): Family => editionById(id).family;

export interface ClauseEntry extends Sureness {
  readonly edition: EditionId;
  readonly clause: string;
  /** Its home in the code, or why it computes nothing. */
  readonly homes: readonly string[];
  readonly nothing: string | null;
}

/** The folder of a rulebook, for homes. */
const folderOf = (family: Family): string => `src/rulebooks/${family}/`;

/** A clause by its number; undefined where the edition or the clause is unknown. */
export function clauseOf(edition: string, clause: string): ClauseEntry | undefined {
  if (!isEditionId(edition)) return undefined;
  const found = CONTENTS[edition].find((each) => each.clause === clause);
  return found === undefined ? undefined : entryOf(edition, found);
}

/** All clauses of an edition, in the book's order. */
export const clausesOf = (edition: EditionId): readonly ClauseEntry[] =>
  CONTENTS[edition].map((each) => entryOf(edition, each));

function entryOf(edition: EditionId, clause: Clause): ClauseEntry {
  const folder = folderOf(editionFamily(edition));
  const homes = 'home' in clause ? [clause.home].flat().map((home) => resolved(folder, home)) : [];
  return {
    edition,
    clause: clause.clause,
    homes,
    nothing: 'nothing' in clause ? clause.nothing : null,
    ...surenessIn(clause),
  };
}

/** Only what a clause says about how certain it is. */
const surenessIn = ({ confidence, sources }: Clause): Sureness => ({
  ...(confidence === undefined ? {} : { confidence }),
  ...(sources === undefined ? {} : { sources }),
});

/** `src/rulebooks/mssz/` and `../fide/x.ts#y` make `src/rulebooks/fide/x.ts#y`. */
const resolved = (folder: string, home: string): string =>
  home.startsWith('../') ? `src/rulebooks/${home.slice(3)}` : `${folder}${home}`;
