/** Why nothing can be written, in the language that was asked for; what is no language is English. */
import type { OutputWords } from '../explain/output-words.ts';

export async function outputWordsIn(language: unknown): Promise<OutputWords> {
  switch (language) {
    case 'hu':
      return (await import('../explain/phrases/hu/output-words.ts')).OUTPUT_WORDS;
    case 'ru':
      return (await import('../explain/phrases/ru/output-words.ts')).OUTPUT_WORDS;
    default:
      return (await import('../explain/phrases/en/output-words.ts')).OUTPUT_WORDS;
  }
}
