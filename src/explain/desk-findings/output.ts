/** Why a file cannot be written to its target. */

/**
 * Files that no output may replace: those of this office, recognised by their place, and those of any office, recognised by their
 * content. A log is what SQLite keeps beside a database: without the right one the database is ruined.
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
  /** It may be replaced if that is requested. */
  'output.there': { file: string };
  /** A folder for the tables of an export has something else in it. */
  'output.folder': { folder: string; other: string };
  /** A folder for a copy of the site has something else in it. */
  'output.site-folder': { folder: string; other: string };
  /** It would lie beside the signature of another file, and look like a forgery. */
  'output.signed': { file: string; signature: string };
}
