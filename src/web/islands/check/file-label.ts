import type { CheckWords } from '../../../content/en/pages/check.ts';
import type { FileState } from './state.ts';

/** The label of a file among others: its name, with a number if several have it. */
export const fileLabel = ({ name, time }: Pick<FileState, 'name' | 'time'>, words: CheckWords): string =>
  time === 1 ? name : words.again(name, time);
