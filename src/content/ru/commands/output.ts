/** Why a file cannot be written, in Russian. */
import type { OutputProblem } from '../../../explain/output-words.ts';
import type { OutputWords } from '../../en/commands/output.ts';

const PROBLEMS: Readonly<Record<Exclude<OutputProblem, 'other'>, string>> = {
  'no-folder': 'нет такой папки',
  folder: 'это папка',
  file: 'это файл, а не папка',
  denied: 'нет прав на запись',
  full: 'диск переполнен',
  'too-long': 'слишком длинное имя',
  guarded: 'он направлен в базу данных, в ключ или в подпись',
};

export const OUTPUT_WORDS: OutputWords = {
  cannotWrite: (name, problem, code) => `${name}: записать нельзя, ${problem === 'other' ? code : PROBLEMS[problem]}`,
  standardOutput: 'стандартный вывод',
};
