/** The readings of rulebooks in every language. English has them with their clauses; another language has only the words. */
import type { ClauseReading } from '../explain/reading.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import type { readings } from './en/readings/index.ts';
import type { Worded } from './worded.ts';

type AnyReading = ClauseReading<string>;
type SameInAll = 'id' | 'clauses' | 'confidence' | 'sources';

/** The words of a list of readings by their ids; one that is missing, or that English does not have, does not compile. */
export type ReadingTexts<List extends readonly AnyReading[]> = {
  readonly [Each in List[number] as Each['id']]: Worded<Omit<Each, SameInAll>>;
};

/** The same readings in other words. */
type SaidOtherwise<Each extends AnyReading> = Pick<Each, SameInAll & keyof Each> & Worded<Omit<Each, SameInAll>>;
type ListSaidOtherwise<List extends readonly AnyReading[]> = {
  readonly [Place in keyof List]: SaidOtherwise<List[Place]>;
};

/** What every language says of every edition; none is left out. */
export type Readings = { readonly [Edition in EditionId]: ListSaidOtherwise<(typeof readings)[Edition]> };

/** The readings of an edition with the words of another language. */
export const readingsWith = <const List extends readonly AnyReading[]>(
  english: List,
  texts: ReadingTexts<List>,
): ListSaidOtherwise<List> =>
  english.map((each) => ({
    id: each.id,
    clauses: each.clauses,
    ...(each.confidence === undefined ? {} : { confidence: each.confidence }),
    ...(each.sources === undefined ? {} : { sources: each.sources }),
    ...texts[each.id as keyof typeof texts],
  })) as ListSaidOtherwise<List>;
