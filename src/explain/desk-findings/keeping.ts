/** What the office's desk has to say about backups and exports. */

/** What is wrong with a line of an export, or with the file that it is in. */
export const DAMAGES = [
  'packing',
  'cut-off',
  'seal',
  'not-text',
  'too-long',
  'no-line',
  'paper',
  'paper-of-nobody',
  'sum',
  'after-end',
] as const;
export type Damage = (typeof DAMAGES)[number];

export interface KeepingFindings {
  /** There is an office where another was to go. */
  'keeping.not-empty': { name: string; entries: number };
  'keeping.file-there': { file: string };
  'keeping.not-an-export': Record<never, never>;
  /** `entry`: the one that the line holds, or that is due next. */
  'keeping.damaged': { line: number; entry: number; damage: Damage };
  /** Where in the file something else that was found stands. */
  'keeping.place': { line: number; entry: number };
  'keeping.unknown-kind': { line: number; entry: number; kind: string };
  'keeping.not-verified': Record<never, never>;
}
