/** What stands against writing a file where it was to go. */

/**
 * Files that no output may take the place of: those of the office itself by where they lie, those of any office by what is in
 * them. A log is what SQLite keeps beside a database: without the right one the database is ruined.
 */
export const GUARDED_FILES = [
  'office',
  'office-log',
  'office-key',
  'database',
  'database-log',
  'private-key',
  'public-keys',
  'signature',
] as const;
export type Guarded = (typeof GUARDED_FILES)[number];

export interface OutputFindings {
  'output.guarded': { file: string; is: Guarded };
  /** It may be replaced, where that is asked for. */
  'output.there': { file: string };
  /** A folder for the tables of an export has something else in it. */
  'output.folder': { folder: string; other: string };
  /** A folder for a copy of the site has something else in it. */
  'output.site-folder': { folder: string; other: string };
  /** The signature of another file would lie beside it, and make it look like a forgery. */
  'output.signed': { file: string; signature: string };
}
