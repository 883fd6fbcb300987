import type { Language } from '../../explain/language.ts';
import type { RegistryWords } from '../../explain/registry-words.ts';

export async function registryWordsIn(language: Language): Promise<RegistryWords> {
  switch (language) {
    case 'en':
      return (await import('../../content/en/commands/registry.ts')).REGISTRY_WORDS;
    case 'hu':
      return (await import('../../content/hu/commands/registry.ts')).REGISTRY_WORDS;
    case 'ru':
      return (await import('../../content/ru/commands/registry.ts')).REGISTRY_WORDS;
  }
}
