/** Findings about the erasure of a person. */

export interface ErasureFindings {
  'erase.no-ground': Record<never, never>;
  /** Reports that would go are still needed for their questions. */
  'erase.open-questions': { events: readonly string[]; count: number };
  'erase.done-before': { player: string; entry: number };
  /** The ground of the erasure itself, which is kept for ever; the facts say what in it names the person. */
  'erase.ground-names': { by: readonly ('name' | 'number' | 'birth')[] };
  /** Other entries about the person whose grounds contain a part of the name, a number or the birth. */
  'erase.grounds-stay': { entries: readonly number[]; count: number };
  /** Entries with the name in them: in a title, a ground, an author's name. They are never changed. */
  'erase.name-stays': { entries: readonly number[]; count: number };
  /** The database's files may still hold bytes of it. */
  /** Jobs and requests that wait and hold the name. */
  'erase.work-waits': { work: readonly string[]; count: number };
  'erase.remains': Record<never, never>;
  'erase.for-good': Record<never, never>;
}
