/** Why nothing can be written, in the language that was asked for; what is no language is English. */
import type { OutputWords } from '../explain/output-words.ts';

export async function outputWordsIn(language: unknown): Promise<OutputWords> {
  switch (language) {
    case 'hu':
      return (await import('../content/hu/commands/output.ts')).OUTPUT_WORDS;
    case 'ru':
      return (await import('../content/ru/commands/output.ts')).OUTPUT_WORDS;
    default:
      return (await import('../content/en/commands/output.ts')).OUTPUT_WORDS;
  }
}
