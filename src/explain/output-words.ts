/** Why a file cannot be written. */
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
