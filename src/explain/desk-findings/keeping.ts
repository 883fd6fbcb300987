/** Findings about backups and exports. */

/** What can be wrong with a line of an export, or with its file. */
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
  /** There is already an office in the target. */
  'keeping.not-empty': { name: string; entries: number };
  'keeping.file-there': { file: string };
  'keeping.not-an-export': Record<never, never>;
  /** `entry`: the one that the line holds, or that is due next. */
  'keeping.damaged': { line: number; entry: number; damage: Damage };
  /** The place in the file of another finding. */
  'keeping.place': { line: number; entry: number };
  'keeping.unknown-kind': { line: number; entry: number; kind: string };
  'keeping.not-verified': Record<never, never>;
}
