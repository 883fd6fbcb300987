import type { KeyWords } from '../../explain/key-words.ts';
import type { Language } from '../../explain/language.ts';

export async function keyWordsIn(language: Language): Promise<KeyWords> {
  switch (language) {
    case 'en':
      return (await import('../../explain/phrases/en/key-words.ts')).KEY_WORDS;
    case 'hu':
      return (await import('../../explain/phrases/hu/key-words.ts')).KEY_WORDS;
    case 'ru':
      return (await import('../../explain/phrases/ru/key-words.ts')).KEY_WORDS;
  }
}
