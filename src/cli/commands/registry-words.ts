import type { Language } from '../../explain/language.ts';
import type { RegistryWords } from '../../explain/registry-words.ts';

export async function registryWordsIn(language: Language): Promise<RegistryWords> {
  switch (language) {
    case 'en':
      return (await import('../../explain/phrases/en/registry-words.ts')).REGISTRY_WORDS;
    case 'hu':
      return (await import('../../explain/phrases/hu/registry-words.ts')).REGISTRY_WORDS;
    case 'ru':
      return (await import('../../explain/phrases/ru/registry-words.ts')).REGISTRY_WORDS;
  }
}
