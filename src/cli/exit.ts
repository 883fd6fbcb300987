/** What the exit codes mean, in one table. */
export const EXIT = [
  [0, 'done'],
  [1, 'an event cannot be rated; of check: a file must be refused; of verify: something does not follow'],
  [2, 'wrong usage'],
  [3, 'unreadable input'],
  [4, 'refused by the state of things or by a rule'],
  [5, 'the database cannot be reached, or is newer than this program'],
  [6, 'the output cannot be written'],
] as const;

export type ExitCode = (typeof EXIT)[number][0];

/** The command was called in a way that it does not understand. */
export class UsageError extends Error {}

/** The output cannot be written, and why. */
export class OutputError extends Error {}

/** The graver of two outcomes. */
export const graver = (a: ExitCode, b: ExitCode): ExitCode => (b > a ? b : a);
