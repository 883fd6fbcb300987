import type { ErasureWords } from '../../explain/erasure-words.ts';
import type { Language } from '../../explain/language.ts';

export async function erasureWordsIn(language: Language): Promise<ErasureWords> {
  switch (language) {
    case 'en':
      return (await import('../../explain/phrases/en/desk-erasure.ts')).ERASURE_WORDS;
    case 'hu':
      return (await import('../../explain/phrases/hu/desk-erasure.ts')).ERASURE_WORDS;
    case 'ru':
      return (await import('../../explain/phrases/ru/desk-erasure.ts')).ERASURE_WORDS;
  }
}
