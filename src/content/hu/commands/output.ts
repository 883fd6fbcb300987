/** Why a file cannot be written, in Hungarian. */
import type { OutputProblem } from '../../../explain/output-words.ts';
import type { OutputWords } from '../../en/commands/output.ts';

const PROBLEMS: Readonly<Record<Exclude<OutputProblem, 'other'>, string>> = {
  'no-folder': 'nincs ilyen mappa',
  folder: 'ez egy mappa',
  file: 'ez fájl, nem mappa',
  denied: 'nincs hozzá jog',
  full: 'betelt a lemez',
  'too-long': 'túl hosszú a neve',
  guarded: 'adatbázisba, kulcsba vagy aláírásba vezet',
};

export const OUTPUT_WORDS: OutputWords = {
  cannotWrite: (name, problem, code) => `${name} nem írható: ${problem === 'other' ? code : PROBLEMS[problem]}`,
  standardOutput: 'a kimenet',
};
