/** Findings about persons who were erased and are remembered by digests. */
import type { NumberKind } from '../../ledger/store.ts';
import type { KeyProblem } from './keys.ts';

/** How a person is recognised: by a number, or by the name with the year of birth. */
export type RememberedBy = NumberKind | 'name';

export interface MemoryFindings {
  /** The place of the key is not configured. */
  'memory.no-place': Record<never, never>;
  'memory.unreadable': { place: string; problem: KeyProblem };
  'memory.unwritable': { place: string; problem: KeyProblem };
  'memory.damaged': { place: string };
  /** `mode`: as `chmod` has it. */
  'memory.open-to-others': { place: string; mode: string };
  /** A first key was made. */
  'memory.made': { place: string };
  /** This many cannot be recognised, because the key is not there, or another one is. */
  'memory.missing': { persons: number; place: string | null };
  'memory.other-key': { persons: number; place: string };
  /** Another person is to be remembered, and the key of the earlier digests is missing. */
  'memory.lost': { persons: number };
  /** The card has no number, and no name with a birth year. */
  'memory.nothing': Record<never, never>;
  /** Erased earlier without being remembered: there is nothing left to make digests of. */
  'memory.too-late': { player: string; entry: number };
  'memory.no-ground': Record<never, never>;
  /** Somebody who would be entered, or a card that would be changed. */
  'player.remembered': { by: readonly RememberedBy[]; day: string };
  /** `row`: in the list. */
  'import.remembered': { row: number; by: readonly RememberedBy[]; day: string };
  /** A number that the list would add to the card of somebody else. */
  'import.number-remembered': { row: number; player: string; by: readonly RememberedBy[]; day: string };
  'import.entered-again': { count: number };
  /** The question about a player of a report. The ledger does not have the day, which would show that the two ids are one person. */
  'event.remembered': { by: readonly RememberedBy[]; day?: string };
}
