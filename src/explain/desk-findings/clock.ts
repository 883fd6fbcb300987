/** Findings about the clock that gives entries their time. All times are UTC, as in the entries. */
export interface ClockFindings {
  /** More than a day before the last entry. */
  'clock.behind': { now: string; last: string };
  /** So long after the last entry that the clock is rather wrong. */
  'clock.ahead': { now: string; last: string };
  /** More than a day from the clock of the database's server. */
  'clock.server': { now: string; server: string };
  /** Somebody says that the clock is right, but not on what ground. */
  'clock.no-ground': Record<never, never>;
}
