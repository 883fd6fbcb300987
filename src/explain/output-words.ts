/** What stands against writing a file. */
export const OUTPUT_PROBLEMS = [
  'no-folder',
  'folder',
  'file',
  'denied',
  'full',
  'too-long',
  'guarded',
  'other',
] as const;
export type OutputProblem = (typeof OUTPUT_PROBLEMS)[number];

export interface OutputWords {
  /** `code`: the system's own name of the problem. */
  readonly cannotWrite: (name: string, problem: OutputProblem, code: string) => string;
  /** As the name of a file. */
  readonly standardOutput: string;
}
