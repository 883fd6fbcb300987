import type { KeyWords } from '../../explain/key-words.ts';
import type { Language } from '../../explain/language.ts';

export async function keyWordsIn(language: Language): Promise<KeyWords> {
  switch (language) {
    case 'en':
      return (await import('../../content/en/commands/keys.ts')).KEY_WORDS;
    case 'hu':
      return (await import('../../content/hu/commands/keys.ts')).KEY_WORDS;
    case 'ru':
      return (await import('../../content/ru/commands/keys.ts')).KEY_WORDS;
  }
}
