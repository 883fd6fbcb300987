/** Findings about the record of who received birth dates or the whole registry. */

/** Why it could not be recorded, though the database could be read. */
export const UNRECORDED = ['read-only', 'full', 'busy'] as const;
export type Unrecorded = (typeof UNRECORDED)[number];

export interface ReadingFindings {
  'readings.not-recorded': { reason: Unrecorded };
  'readings.bad-day': { seen: string };
  /** What was read today cannot be removed before tomorrow. */
  'readings.later': { day: string; today: string };
  'readings.no-ground': Record<never, never>;
}
