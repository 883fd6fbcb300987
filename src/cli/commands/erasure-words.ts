import type { ErasureWords } from '../../explain/erasure-words.ts';
import type { Language } from '../../explain/language.ts';

export async function erasureWordsIn(language: Language): Promise<ErasureWords> {
  switch (language) {
    case 'en':
      return (await import('../../content/en/findings/desk-erasure.ts')).ERASURE_WORDS;
    case 'hu':
      return (await import('../../content/hu/findings/desk-erasure.ts')).ERASURE_WORDS;
    case 'ru':
      return (await import('../../content/ru/findings/desk-erasure.ts')).ERASURE_WORDS;
  }
}
