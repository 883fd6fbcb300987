/** The data in the row of a person, and what a merge or a split transfers. */
import { canonicalJson, type Json } from '../canonical.ts';
import type { PersonFacts } from '../entries.ts';
import { MARKS, type NumberKind, type PersonRow } from '../store.ts';

/**
 * The present facts of a person, and the earlier ones up to an entry: an old list is explained by what was known then.
 */
export interface StoredFacts {
  readonly now: PersonFacts;
  readonly was: readonly { readonly upTo: number; readonly facts: PersonFacts }[];
  /** The entry that erased name, birth and numbers. */
  readonly erased?: number;
}

export const storedFacts = ({ facts }: Pick<PersonRow, 'facts'>): StoredFacts => JSON.parse(facts) as StoredFacts;

/** The entry that erased a person; undefined for others. */
export const erasedBy = (row: Pick<PersonRow, 'facts'>): number | undefined => storedFacts(row).erased;

export const factsNow = (row: Pick<PersonRow, 'facts'>): PersonFacts => storedFacts(row).now;

/** The columns of a row that are derived from the facts: those used for searching, and all of them. */
export function factsColumns(
  kept: StoredFacts,
): Pick<PersonRow, 'birthYear' | 'sex' | 'federation' | 'title' | 'deceased' | 'marks' | 'facts'> {
  const { birthYear, sex, federation, title, deceased, blocked, exempt } = kept.now;
  const marks: readonly (readonly [mark: keyof typeof MARKS, isTrue: boolean])[] = [
    ['deceased', deceased !== undefined],
    ['blocked', blocked !== undefined],
    ['exempt', exempt !== undefined],
    ['erased', kept.erased !== undefined],
    ['changed', kept.was.length > 0],
  ];
  return {
    birthYear: birthYear ?? null,
    sex: sex ?? null,
    federation: federation ?? null,
    title: title ?? null,
    deceased: deceased ?? null,
    marks: marks.reduce((sum, [mark, isTrue]) => (isTrue ? sum + MARKS[mark] : sum), 0),
    facts: canonicalJson(kept as unknown as Json),
  };
}

/** What was known of a person when an entry was posted. */
export function factsAt(row: Pick<PersonRow, 'facts'>, no: number): PersonFacts {
  const { now, was } = storedFacts(row);
  return was.find(({ upTo }) => no < upTo)?.facts ?? now;
}

/** A place in a club's strength order is looked up among the keys of names, which never have this form. */
export const orderKey = ({ club, number }: { readonly club: string; readonly number: number }): string =>
  `order:${number}:${club}`;

/** What a merge or a split transfers from one person to another, as in its entry. */
export interface TransferredRecords {
  readonly numbers: readonly NumberKind[];
  readonly events: readonly string[];
  /** What holds in a pool for one of the two, now and before; null where nothing overrides the list. */
  readonly present: readonly TransferredStanding[];
}

export interface TransferredStanding {
  readonly pool: string;
  readonly person: string;
  readonly now: HeldStanding | null;
  readonly was: HeldStanding | null;
  /** The person's earlier standing, whatever its source; null: none. */
  readonly stood: HeldStanding | null;
}

/** As in a row of `present`. */
export interface HeldStanding {
  readonly rating: number | null;
  readonly rest: Json;
}
