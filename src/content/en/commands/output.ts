/** Why a file cannot be written, in English. */
import type { OutputProblem, OutputWords } from '../../../explain/output-words.ts';

const PROBLEMS: Readonly<Record<Exclude<OutputProblem, 'other'>, string>> = {
  'no-folder': 'no such folder',
  folder: 'it is a folder',
  file: 'it is a file, not a folder',
  denied: 'no permission to write it',
  full: 'the disk is full',
  'too-long': 'the name is too long',
  guarded: 'it leads to a database, a key or a signature',
};

export const OUTPUT_WORDS: OutputWords = {
  cannotWrite: (name, problem, code) => `${name} cannot be written: ${problem === 'other' ? code : PROBLEMS[problem]}`,
  standardOutput: 'the output',
};
