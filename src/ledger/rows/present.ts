/**
 * `present`: what holds for a person in a pool until the next list. A row has the form of a standing; a person who has
 * left the pool, because another took over the place, has a row that says so.
 */
import { canonicalJson, type Json } from '../canonical.ts';
import type { PresentRow, StandingRow } from '../store.ts';
import type { HeldStanding } from './persons.ts';

export type StandingFacts = Omit<StandingRow, 'person'>;

const GONE = canonicalJson({ gone: true });

export const presentRow = (pool: string, person: number, standing: StandingFacts): PresentRow => {
  const { rating, rest, ...others } = standing;
  return {
    pool,
    person,
    rating,
    rest: canonicalJson({ ...others, rest: rest === null ? null : (JSON.parse(rest) as Json) }),
  };
};

export const goneRow = (pool: string, person: number): PresentRow => ({ pool, person, rating: null, rest: GONE });

export const isGone = ({ rest }: Pick<PresentRow, 'rest'>): boolean => rest === GONE;

/** The row as in an entry; null where there was none. */
export const heldStanding = (row: PresentRow | undefined): HeldStanding | null =>
  row === undefined ? null : { rating: row.rating, rest: JSON.parse(row.rest) as Json };

/** The standing in a row; undefined where the person has left the pool. */
export function standingInRow(row: Pick<PresentRow, 'rating' | 'rest'>): StandingFacts | undefined {
  if (isGone(row)) return undefined;
  const { rest, ...others } = JSON.parse(row.rest) as Omit<StandingFacts, 'rating' | 'rest'> & { readonly rest: Json };
  return { ...others, rating: row.rating, rest: rest === null ? null : canonicalJson(rest) };
}
