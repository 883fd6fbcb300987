import type { CheckWords } from '../../../content/en/pages/check.ts';
import type { FileState } from './state.ts';

/** What a file is called beside others: of several with one name, also which. */
export const fileLabel = ({ name, time }: Pick<FileState, 'name' | 'time'>, words: CheckWords): string =>
  time === 1 ? name : words.again(name, time);
