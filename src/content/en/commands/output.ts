/** Why a file cannot be written, in English. */
import type { Worded } from '../../worded.ts';
import type { OutputProblem } from '../../../explain/output-words.ts';

const PROBLEMS: Readonly<Record<Exclude<OutputProblem, 'other'>, string>> = {
  'no-folder': 'no such folder',
  folder: 'it is a folder',
  file: 'it is a file, not a folder',
  denied: 'no permission to write it',
  full: 'the disk is full',
  'too-long': 'the name is too long',
  guarded: 'it leads to a database, a key or a signature',
};

export const OUTPUT_WORDS = {
  /** `code`: the system's own name of the problem. */
  cannotWrite: (name: string, problem: OutputProblem, code: string) =>
    `${name} cannot be written: ${problem === 'other' ? code : PROBLEMS[problem]}`,
  /** As the name of a file. */
  standardOutput: 'the output',
};

export type OutputWords = Worded<typeof OUTPUT_WORDS>;
