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
