/** The words of the home page. */
import type { Language } from '../../../content/languages.ts';
import type { Say } from '../../../explain/language.ts';

export interface HomeWords {
  readonly lead: string;
  readonly question: string;
  readonly questionHow: string;
  readonly pools: string;
  readonly listOf: (date: string) => string;
  readonly players: (count: number, grouped: string, say: Say) => string;
  readonly top: string;
  readonly gains: string;
  readonly noGains: string;
  readonly fresh: (count: number, grouped: string, say: Say) => string;
  readonly whole: string;
  readonly difference: string;
  readonly noList: string;
}

export const HOME_WORDS: Readonly<Record<Language, HomeWords>> = {
  en: {
    lead: 'Ratings by the rulebook, and every number with its reason.',
    question: 'Why did my rating change?',
    questionHow: 'Find your name, open your card, and follow the word “why?” beside the list or the tournament.',
    pools: 'Rating lists',
    listOf: (date) => `List of ${date}`,
    players: (count, grouped, say) => `${grouped} ${say.form(count, 'player', 'players')}`,
    top: 'Highest ratings',
    gains: 'Greatest gains',
    noGains: 'Nobody gained points on this list.',
    fresh: (count, grouped, say) => `${grouped} new ${say.form(count, 'player', 'players')}`,
    whole: 'The whole list',
    difference: 'What changed, and why',
    noList: 'There is no list yet.',
  },
  hu: {
    lead: 'Értékszámok a szabályzat szerint, minden szám mellett az indoklása.',
    question: 'Miért változott az értékszámom?',
    questionHow:
      'Keresse meg a nevét, nyissa meg az adatlapját, és kattintson a „miért?” szóra a lista vagy a verseny mellett.',
    pools: 'Értékszámlisták',
    listOf: (date) => `Lista: ${date}`,
    players: (_count, grouped) => `${grouped} játékos`,
    top: 'A legmagasabb értékszámok',
    gains: 'A legnagyobb emelkedések',
    noGains: 'Ezen a listán senkinek sem emelkedett az értékszáma.',
    fresh: (_count, grouped) => `${grouped} új játékos`,
    whole: 'A teljes lista',
    difference: 'Mi változott, és miért',
    noList: 'Még nincs lista.',
  },
  ru: {
    lead: 'Рейтинги по правилам, и у каждого числа есть объяснение.',
    question: 'Почему изменился мой рейтинг?',
    questionHow: 'Найдите своё имя, откройте карточку и нажмите «почему?» рядом с рейтинг-листом или турниром.',
    pools: 'Рейтинг-листы',
    listOf: (date) => `Рейтинг-лист: ${date}`,
    players: (count, grouped, say) => `${grouped} ${say.form(count, 'игрок', 'игрока', 'игроков')}`,
    top: 'Самые высокие рейтинги',
    gains: 'Наибольший рост',
    noGains: 'В этом рейтинг-листе никто не прибавил.',
    fresh: (count, grouped, say) => `${grouped} ${say.form(count, 'новый игрок', 'новых игрока', 'новых игроков')}`,
    whole: 'Весь рейтинг-лист',
    difference: 'Что изменилось и почему',
    noList: 'Рейтинг-листа пока нет.',
  },
};
