import type { Confidence } from '../rulebooks/rulebook.ts';
import type { Source } from '../rulebooks/sources.ts';

/** A place where a rulebook is open or misprinted, and what Elobook makes of it. */
export interface ClauseReading<Clause extends string> {
  /** The number in our digest of the book (`E14`, `M6`, `E&A 12`); `R1` and so on where the digest has none. */
  readonly id: string;
  /** The clauses that it is about; one that the book does not have does not compile. */
  readonly clauses: readonly Clause[];
  /** What is open or misprinted. */
  readonly question: string;
  /** What Elobook implements, and why. */
  readonly reading: string;
  /** Who or what reads it differently, if that is known. */
  readonly otherwise?: string;
  /** How certain the reading is, if sources speak for or against it. */
  readonly confidence?: Confidence;
  /** Where it was found, or that it was not found. */
  readonly sources?: readonly Source[];
}
