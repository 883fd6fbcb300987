/** Whether a text names a person: it would keep for ever what an erasure removes. */
import { foldedName } from '../../ledger/remembered.ts';
import { NUMBERS, type PersonRow } from '../../ledger/store.ts';
import type { Identity } from '../../ledger/rows/identity.ts';

/** What names a person: part of a name, a number, the day of birth. */
export const NAMED_BY = ['name', 'number', 'birth'] as const;
export type NamedBy = (typeof NAMED_BY)[number];

interface NameWord {
  readonly folded: string;
  /** As it is written: folding makes some words shorter. */
  readonly length: number;
}

/** All identifying data of a person, on all merged cards. */
export interface KnownTraits {
  /** The words of each name. */
  readonly names: readonly (readonly NameWord[])[];
  readonly numbers: ReadonlySet<string>;
  readonly births: readonly string[];
}

/** Words of names that are also ordinary words. */
const PARTICLES: ReadonlySet<string> = new Set('van von der den del dela dos das bin ibn zum ter ten'.split(' '));
/** A shorter word names nobody by itself. */
const SHORTEST_WORD = 3;
/** A longer word with this beginning may be the same name with an ending. */
const SHORTEST_STEM = 4;
const SHORTEST_NUMBER = 4;
const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;

const withoutZeros = (number: string): string => number.replace(/^0+/, '');

export function knownTraitsOf(identities: readonly Identity[], rows: readonly PersonRow[]): KnownTraits {
  const known = [...identities, ...rows];
  return {
    names: known.flatMap(({ name }) => (name === undefined || name === null ? [] : [wordsOf(name)])),
    numbers: new Set(
      known
        .flatMap((each) => NUMBERS.flatMap((kind) => each[kind] ?? []))
        .map(withoutZeros)
        .filter(({ length }) => length >= SHORTEST_NUMBER),
    ),
    births: known.flatMap(({ birth }) => (typeof birth === 'string' && FULL_DAY.test(birth) ? [birth] : [])),
  };
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Without titles, which foldedName leaves out. */
function wordsOf(name: string): readonly NameWord[] {
  const folded = new Set(foldedName(name).split(' '));
  return (name.match(WORD) ?? [])
    .map((word) => ({ folded: foldedName(word), length: word.length }))
    .filter((word) => word.folded !== '' && folded.has(word.folded));
}

/** Regardless of case, diacritics, alphabet and order. */
export function namedIn(text: string, { names, numbers, births }: KnownTraits): readonly NamedBy[] {
  const words = (text.match(WORD) ?? []).map(foldedName);
  const isThere = ({ folded }: NameWord): boolean =>
    words.some((word) => word === folded || (folded.length >= SHORTEST_STEM && word.startsWith(folded)));
  const tells = ({ folded, length }: NameWord): boolean => length >= SHORTEST_WORD && !PARTICLES.has(folded);
  const isNamed = names.some(
    (parts) => parts.some((part) => tells(part) && isThere(part)) || (parts.length > 0 && parts.every(isThere)),
  );
  const isNumbered = (text.match(/\d+/g) ?? []).some((run) => numbers.has(withoutZeros(run)));
  const found = { name: isNamed, number: isNumbered, birth: births.some((birth) => text.includes(birth)) };
  return NAMED_BY.filter((by) => found[by]);
}
