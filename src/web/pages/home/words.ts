/** The words of the home page. */
import type { Language } from '../../../explain/language.ts';

export interface HomeWords {
  readonly question: string;
  readonly questionHow: string;
}

export const HOME_WORDS: Readonly<Record<Language, HomeWords>> = {
  en: {
    question: 'Why did my rating change?',
    questionHow: 'Find your name, open your card, and follow the word “why?” beside the list or the tournament.',
  },
  hu: {
    question: 'Miért változott az értékszámom?',
    questionHow:
      'Keresse meg a nevét, nyissa meg az adatlapját, és kövesse a „miért?” szót a lista vagy a verseny mellett.',
  },
  ru: {
    question: 'Почему изменился мой рейтинг?',
    questionHow: 'Найдите своё имя, откройте карточку и нажмите «почему?» рядом с рейтинг-листом или турниром.',
  },
};
