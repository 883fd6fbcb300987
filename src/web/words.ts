/** The words of every page's frame. Each page has its own beside it. */
import type { Language } from '../content/languages.ts';
import type { Say } from '../explain/language.ts';
import { capitalThe } from '../content/hu/articles.ts';

export interface SiteWords {
  readonly skip: string;
  readonly events: string;
  readonly calculators: string;
  readonly rulebooks: string;
  /** From a clause that is opened in place to where it stands among the others. */
  readonly clauseInRulebook: (cited: string, say: Say) => string;
  readonly search: string;
  readonly findPlayer: string;
  readonly searchHint: string;
  readonly language: string;
  readonly theme: string;
  readonly main: string;
  /** Above the newest list of each pool. */
  readonly newest: string;
  readonly digest: string;
  readonly api: string;
  /** In the foot of pages, where the office shows minors so. */
  readonly minors: string;
  readonly mistake: string;
  readonly notFound: string;
  readonly notFoundText: string;
  readonly failed: string;
  readonly failedText: string;
  readonly tooMany: string;
  readonly tooManyText: string;
  readonly busy: string;
  readonly busyText: string;
  /** The database does not answer. */
  readonly away: string;
  readonly awayText: string;
  readonly goHome: string;
  readonly unofficial: string;
  readonly unrated: string;
  /** For readers of a screen, beside the sign. */
  readonly gained: string;
  readonly lost: string;
  readonly unsettledMark: string;
  readonly why: string;
  readonly table: string;
  /** In place of an erased name. */
  readonly noName: string;
}

/** `8.3.4`, `5(4)`, `8.21b`; not `2. § KOMIR ID` or `preamble`. */
const isNumber = (cited: string): boolean => /^\d+(?:\.\d+|\(\d+\))*[a-z]?$/u.test(cited);

export const SITE_WORDS: Readonly<Record<Language, SiteWords>> = {
  en: {
    skip: 'Skip to the content',
    events: 'Tournaments',
    calculators: 'Calculators',
    rulebooks: 'Rulebooks',
    clauseInRulebook: (cited) => (isNumber(cited) ? `Clause ${cited} in the rulebook` : `In the rulebook: ${cited}`),
    search: 'Search',
    findPlayer: 'Find a player',
    searchHint: 'Name or number',
    language: 'Language',
    theme: 'Light or dark',
    main: 'Sections',
    newest: 'Newest lists',
    digest: 'digest',
    api: 'API',
    minors: 'Players under 18 are shown by their initials, and are found by number.',
    mistake: 'Report a mistake',
    notFound: 'There is no such page',
    notFoundText: 'The address may have a slip of the pen, or what it named was never here.',
    failed: 'This page could not be made',
    failedText: 'The fault is on our side, and it has been noted. Please try again in a minute.',
    tooMany: 'Too many requests',
    tooManyText: 'So that everybody gets an answer, each address may ask only so often. Please wait a minute.',
    busy: 'The server is busy',
    busyText: 'Very many pages are being asked for at the moment. Please try again in a few seconds.',
    away: 'The office cannot be reached',
    awayText: 'Its database does not answer at the moment. Please try again in a minute.',
    goHome: 'To the home page',
    unofficial: 'unofficial',
    unrated: 'unrated',
    gained: 'gain of',
    lost: 'loss of',
    unsettledMark: 'unsettled',
    why: 'why?',
    table: 'The numbers as a table',
    noName: 'Name removed',
  },
  hu: {
    skip: 'Ugrás a tartalomhoz',
    events: 'Versenyek',
    calculators: 'Kalkulátorok',
    rulebooks: 'Szabályzatok',
    clauseInRulebook: (cited, say) =>
      isNumber(cited) ? `${capitalThe(cited, say)} pont a szabályzatban` : `A szabályzatban: ${cited}`,
    search: 'Keresés',
    findPlayer: 'Játékos keresése',
    searchHint: 'Név vagy azonosító',
    language: 'Nyelv',
    theme: 'Világos vagy sötét megjelenés',
    main: 'Főmenü',
    newest: 'Aktuális listák',
    digest: 'lenyomat',
    api: 'API',
    minors: 'A 18 év alattiak monogrammal szerepelnek, és azonosítószám alapján kereshetők.',
    mistake: 'Hiba bejelentése',
    notFound: 'Nincs ilyen oldal',
    notFoundText: 'Lehet, hogy elírás van a címben, vagy az oldal, amelyre mutat, nem létezik.',
    failed: 'Az oldalt nem sikerült megjeleníteni',
    failedText: 'A hiba a mi oldalunkon van, rögzítettük. Kérjük, próbálja újra egy perc múlva.',
    tooMany: 'Túl sok kérés',
    tooManyText:
      'Hogy mindenki választ kapjon, egy címről csak korlátozott számú kérés érkezhet. Kérjük, várjon egy percet.',
    busy: 'A kiszolgáló túlterhelt',
    busyText: 'Most nagyon sok oldalt kérnek egyszerre. Kérjük, próbálja meg néhány másodperc múlva újra.',
    away: 'Az iroda most nem érhető el',
    awayText: 'Az adatbázis jelenleg nem válaszol. Kérjük, próbálja újra egy perc múlva.',
    goHome: 'Vissza a kezdőlapra',
    unofficial: 'nem hivatalos',
    unrated: 'értékszám nélküli',
    gained: 'emelkedés:',
    lost: 'csökkenés:',
    unsettledMark: 'ideiglenes',
    why: 'miért?',
    table: 'A számok táblázatban',
    noName: 'A név törölve',
  },
  ru: {
    skip: 'К содержанию',
    events: 'Турниры',
    calculators: 'Калькуляторы',
    rulebooks: 'Правила',
    clauseInRulebook: (cited) => (isNumber(cited) ? `Пункт ${cited} в правилах` : `В правилах: ${cited}`),
    search: 'Поиск',
    findPlayer: 'Найти игрока',
    searchHint: 'Имя или номер',
    language: 'Язык',
    theme: 'Светлая или тёмная тема',
    main: 'Главное меню',
    newest: 'Текущие рейтинг-листы',
    digest: 'отпечаток',
    api: 'API',
    minors: 'Игроки младше 18 лет указаны инициалами; найти их можно по номеру.',
    mistake: 'Сообщить об ошибке',
    notFound: 'Такой страницы нет',
    notFoundText: 'Возможно, в адресе опечатка, или страницы, на которую он указывает, не существует.',
    failed: 'Страницу не удалось показать',
    failedText: 'Ошибка на нашей стороне, она записана. Попробуйте ещё раз через минуту.',
    tooMany: 'Слишком много запросов',
    tooManyText: 'Чтобы ответ получили все, число запросов с одного адреса ограничено. Подождите минуту.',
    busy: 'Сервер перегружен',
    busyText: 'Сейчас запрашивают очень много страниц. Попробуйте ещё раз через несколько секунд.',
    away: 'Служба сейчас недоступна',
    awayText: 'База данных не отвечает. Попробуйте ещё раз через минуту.',
    goHome: 'На главную',
    unofficial: 'неофициально',
    unrated: 'без рейтинга',
    gained: 'повышение:',
    lost: 'понижение:',
    unsettledMark: 'неустоявшийся',
    why: 'почему?',
    table: 'Числа в виде таблицы',
    noName: 'Имя удалено',
  },
};
