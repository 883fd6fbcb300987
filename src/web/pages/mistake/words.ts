/** The words of the page that tells how a mistake is reported. */
import type { Language } from '../../../content/languages.ts';

export interface MistakeWords {
  readonly title: string;
  readonly lead: string;
  /** Before the list, player or event. */
  readonly about: string;
  readonly steps: readonly string[];
  readonly officers: string;
  readonly federation: string;
  readonly officer: string;
  readonly none: string;
  readonly privacy: string;
  readonly privacyText: string;
}

export const MISTAKE_WORDS: Readonly<Record<Language, MistakeWords>> = {
  en: {
    title: 'Report a mistake',
    lead: 'A wrong point is worth a letter. The rating officer of your federation takes it up; a published list never changes, but the correction enters the next one, and everybody can see it there.',
    about: 'Please name in your letter what it is about:',
    steps: [
      'Look at the explanation first: the word “why?” beside every change shows each game and each clause.',
      'If a result is wrong or missing, ask the chief arbiter of the tournament: a corrected report has to come from there.',
      'If a name, a year of birth or a number is wrong, or two players are one, write to the rating officer of your federation.',
      'If the calculation itself seems wrong, name the page, the number and the clause that you read otherwise.',
    ],
    officers: 'Rating officers',
    federation: 'Federation',
    officer: 'Rating officer',
    none: 'This office has not yet entered a rating officer. Write to whoever runs this site.',
    privacy: 'Children, and whoever wishes to be found less easily',
    privacyText:
      'Cards of players under 16 are not offered to search engines. Anybody can ask the rating officer for the same, or to have the name removed.',
  },
  hu: {
    title: 'Hiba bejelentése',
    lead: 'Ha hibát talál, érdemes megírni. A szövetség értékszám-adminisztrátora foglalkozik vele; a közzétett lista sosem változik, de a helyesbítés a következőre kerül, és ott mindenki láthatja.',
    about: 'Kérjük, írja meg a levélben, mire vonatkozik:',
    steps: [
      'Először nézze meg a számítást: a változások melletti „miért?” minden játszmát és a szabályzat minden pontját megmutatja.',
      'Ha egy eredmény hibás vagy hiányzik, forduljon a verseny főbírójához: a helyesbített jegyzőkönyvnek tőle kell érkeznie.',
      'Ha egy név, születési év vagy azonosító hibás, vagy két játékos valójában egy, írjon a szövetség értékszám-adminisztrátorának.',
      'Ha maga a számítás tűnik hibásnak, írja meg az oldalt, a számot és a szabályzatnak azt a pontját, amelyet másképp értelmez.',
    ],
    officers: 'Értékszám-adminisztrátorok',
    federation: 'Szövetség',
    officer: 'Értékszám-adminisztrátor',
    none: 'Ez az iroda még nem adott meg értékszám-adminisztrátort. Írjon az oldal üzemeltetőjének.',
    privacy: 'Gyermekek, és akik nem szeretnék, hogy könnyen rájuk találjanak',
    privacyText:
      'A 16 év alatti játékosok adatlapját nem kínáljuk fel a keresőknek. Ugyanezt, sőt a név törlését is bárki kérheti az értékszám-adminisztrátortól.',
  },
  ru: {
    title: 'Сообщить об ошибке',
    lead: 'Об ошибке в рейтинге стоит написать. Ею займётся рейтинг-офицер вашей федерации; опубликованный рейтинг-лист не меняется, но исправление войдёт в следующий, и там его увидят все.',
    about: 'Укажите в письме, о чём речь:',
    steps: [
      'Сначала посмотрите расчёт: слово «почему?» рядом с каждым изменением показывает каждую партию и каждый пункт правил.',
      'Если результат неверен или пропущен, обратитесь к главному судье турнира: исправленный отчёт должен прийти от него.',
      'Если неверны имя, год рождения или номер, или два игрока на деле один, напишите рейтинг-офицеру вашей федерации.',
      'Если неверным кажется сам расчёт, укажите страницу, число и пункт правил, который вы понимаете иначе.',
    ],
    officers: 'Рейтинг-офицеры',
    federation: 'Федерация',
    officer: 'Рейтинг-офицер',
    none: 'Эта служба ещё не указала рейтинг-офицера. Напишите владельцу этого сайта.',
    privacy: 'Дети и все, кто не хочет, чтобы их легко находили',
    privacyText:
      'Карточки игроков младше 16 лет не предлагаются поисковым системам. О том же, как и об удалении имени, рейтинг-офицера может попросить каждый.',
  },
};
