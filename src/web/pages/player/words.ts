/** The words of a player's card. */
import type { Language } from '../../../content/languages.ts';
import type { Say } from '../../../explain/language.ts';
import type { PoolCard, PublicPlayer } from '../../../reading/public/card/card.ts';

export interface PlayerWords {
  readonly born: (year: number) => string;
  readonly sexes: Readonly<Record<string, string>>;
  readonly federation: string;
  readonly club: string;
  readonly guestClub: string;
  readonly titles: string;
  readonly birthYear: string;
  readonly name: string;
  readonly sex: string;
  readonly deceased: string;
  readonly erased: string;
  readonly numbers: Readonly<Record<keyof PublicPlayer['numbers'], string>>;
  readonly ratings: string;
  readonly nothing: string;
  readonly listOf: (date: string) => string;
  readonly afterEvents: string;
  readonly place: string;
  readonly placeOf: (place: string, of: string) => string;
  /** In the federation, in the club. */
  readonly placeAmong: (place: string, of: string) => string;
  readonly k: string;
  readonly games: string;
  readonly peak: string;
  readonly status: string;
  readonly inactive: string;
  readonly delisted: string;
  readonly notYet: string;
  readonly missing: (games: number, events: number, say: Say) => string;
  readonly unsettled: string;
  readonly gradeName: string;
  /** `2d` in words. */
  readonly grade: (grade: string) => string;
  readonly marks: string;
  readonly mark: (grade: string, times: number, say: Say) => string;
  readonly live: string;
  readonly liveWith: (events: string) => string;
  readonly sheets: string;
  readonly leftSheet: string;
  readonly rightSheet: (date: string) => string;
  readonly licenceClub: string;
  readonly strengthOrder: string;
  readonly periodGames: string;
  readonly active: string;
  readonly title: string;
  readonly rating: string;
  readonly chart: (pool: string) => string;
  readonly caption: (facts: ChartFacts, say: Say) => string;
  readonly oneList: (rating: number, date: string) => string;
  readonly history: string;
  readonly listAndEvents: string;
  readonly result: string;
  readonly performance: string;
  readonly change: string;
  readonly since: string;
  readonly broughtIn: string;
  readonly offTheList: string;
  readonly correction: string;
  readonly noEvents: string;
  readonly earlier: string;
  readonly later: string;
  readonly pageOf: (page: number, of: number) => string;
  readonly opponents: string;
  readonly opponentsCaption: (all: number, say: Say) => string;
  readonly moreOpponents: string;
  readonly fewerOpponents: string;
  readonly opponent: string;
  readonly wins: string;
  readonly draws: string;
  readonly losses: string;
  readonly score: string;
  readonly rulebooks: string;
}

export interface ChartFacts {
  readonly lists: number;
  readonly events: number;
  readonly highest: number;
  readonly highestOn: string;
  readonly lowest: number;
  readonly lowestOn: string;
  /** Whether the line has a gap. */
  readonly gap: boolean;
}

const GRADES: Readonly<Record<Language, (grade: string) => string>> = {
  en: (grade) => `${grade.slice(0, -1)} ${grade.endsWith('d') ? 'dan' : 'kyu'}`,
  hu: (grade) => `${grade.slice(0, -1)} ${grade.endsWith('d') ? 'dan' : 'kju'}`,
  ru: (grade) => `${grade.slice(0, -1)}-й ${grade.endsWith('d') ? 'дан' : 'кю'}`,
};

export const PLAYER_WORDS: Readonly<Record<Language, PlayerWords>> = {
  en: {
    born: (year) => `born ${year}`,
    sexes: { m: 'male', f: 'female' },
    federation: 'Federation',
    club: 'Club',
    guestClub: 'Guest club',
    titles: 'Further titles',
    birthYear: 'Year of birth',
    name: 'Name',
    sex: 'Sex',
    deceased: 'The player has died.',
    erased:
      'What named this person has been removed from the office. Ratings of others that rest on these games stay as they are.',
    numbers: { fide: 'FIDE number', komir: 'KOMIR number', orr: 'ORR number', pin: 'EGD PIN' },
    ratings: 'Ratings',
    nothing: 'No rating, and no event that counted, yet.',
    listOf: (date) => `list of ${date}`,
    afterEvents: 'after the last event',
    place: 'Place',
    placeOf: (place, of) => `${place} of ${of} active`,
    placeAmong: (place, of) => `${place} of ${of}`,
    k: 'K',
    games: 'Rated games',
    peak: 'Highest',
    status: 'Status',
    inactive: 'inactive',
    delisted: 'taken off the list: the rating fell below the floor',
    notYet: 'not rated yet',
    missing: (games, events, say) =>
      `The rating is unsettled: ${say.list([
        ...(games === 0 ? [] : [`${games} more ${say.form(games, 'game', 'games')}`]),
        ...(events === 0
          ? []
          : [`${events === 1 ? 'one' : events} more ${say.form(events, 'tournament', 'tournaments')}`]),
      ])} ${games + events === 1 ? 'is' : 'are'} needed.`,
    unsettled: 'The rating is unsettled.',
    gradeName: 'Grade',
    grade: GRADES.en,
    marks: 'Towards promotion',
    mark: (grade, times) => `${grade}: reached ${times === 1 ? 'once' : `${times} times`}, not yet confirmed`,
    live: 'Live rating',
    liveWith: (events) => `with ${events}`,
    sheets: 'KOMIR',
    leftSheet: 'KOMIR sheet',
    rightSheet: (date) => `FIDE sheet, ${date}`,
    licenceClub: 'Club of the licence',
    strengthOrder: 'Strength order',
    periodGames: 'Games in the period',
    active: 'active',
    title: 'Title',
    rating: 'Rating',
    chart: (pool) => `${pool}: the rating over time`,
    caption: ({ events, highest, highestOn, lowest, lowestOn, gap }, say) =>
      `Highest ${highest} (${say.date(highestOn)}), lowest ${lowest} (${say.date(lowestOn)}). ` +
      `A dot marks where events counted, ${say.count(events, 'event', 'events')} in all${gap ? '; a gap in the line is a time without an active rating' : ''}.`,
    oneList: (rating, date) => `One list so far: ${rating} on ${date}.`,
    history: 'Lists and events',
    listAndEvents: 'List and events',
    result: 'Result',
    performance: 'Performance',
    change: 'Change',
    since: 'Since the last list',
    broughtIn: 'brought in from elsewhere',
    offTheList: 'off the list',
    correction: 'corrected report',
    noEvents: 'no events',
    earlier: 'Earlier',
    later: 'Later',
    pageOf: (page, of) => `page ${page} of ${of}`,
    opponents: 'Head to head',
    opponentsCaption: (all, say) =>
      `${say.count(all, 'opponent', 'opponents')}, those met most often first. Games of all pools that were played.`,
    moreOpponents: 'More opponents',
    fewerOpponents: 'Previous opponents',
    opponent: 'Opponent',
    wins: 'Wins',
    draws: 'Draws',
    losses: 'Losses',
    score: 'Score',
    rulebooks: 'Rulebook',
  },
  hu: {
    born: (year) => `született: ${year}`,
    sexes: { m: 'férfi', f: 'nő' },
    federation: 'Szövetség',
    club: 'Egyesület',
    guestClub: 'Vendégegyesület',
    titles: 'További címek',
    birthYear: 'Születési év',
    name: 'Név',
    sex: 'Nem',
    deceased: 'A játékos elhunyt.',
    erased:
      'Minden adatot, amely erre a személyre utalt, töröltünk. Másoknak az ezeken a játszmákon alapuló értékszáma nem változik.',
    numbers: { fide: 'FIDE-azonosító', komir: 'KOMIR-azonosító', orr: 'ORR-azonosító', pin: 'EGD PIN' },
    ratings: 'Értékszámok',
    nothing: 'Még nincs sem értékszáma, sem beszámított versenye.',
    listOf: (date) => `lista: ${date}`,
    afterEvents: 'az utolsó verseny után',
    place: 'Helyezés',
    placeOf: (place, of) => `${place}. (${of} aktív közül)`,
    placeAmong: (place, of) => `${place}. (${of} közül)`,
    k: 'K',
    games: 'Értékelt játszmák',
    peak: 'Legmagasabb',
    status: 'Státusz',
    inactive: 'inaktív',
    delisted: 'listáról törölt: az értékszám a küszöb alá csökkent',
    notYet: 'még nincs értékszáma',
    missing: (games, events, say) =>
      `Az értékszám ideiglenes: még ${say.list([
        ...(games === 0 ? [] : [`${games} játszma`]),
        ...(events === 0 ? [] : [`${events === 1 ? 'egy' : events} verseny`]),
      ])} kell.`,
    unsettled: 'Az értékszám ideiglenes.',
    gradeName: 'Minősítés',
    grade: GRADES.hu,
    marks: 'Előrelépés',
    mark: (grade, times) => `${grade}: ${times === 1 ? 'egyszer' : `${times} alkalommal`} elérte, még meg kell védenie`,
    live: 'Pillanatnyi értékszám',
    liveWith: (events) => `ezzel együtt: ${events}`,
    sheets: 'KOMIR',
    leftSheet: 'KOMIR-lap',
    rightSheet: (date) => `FIDE-lap, ${date}`,
    licenceClub: 'A versenyengedély egyesülete',
    strengthOrder: 'Erősorrend',
    periodGames: 'Játszmák a periódusban',
    active: 'aktív',
    title: 'Cím',
    rating: 'Értékszám',
    chart: (pool) => `${pool}: az értékszám alakulása`,
    caption: ({ events, highest, highestOn, lowest, lowestOn, gap }, say) =>
      `Legmagasabb: ${highest} (${say.date(highestOn)}), legalacsonyabb: ${lowest} (${say.date(lowestOn)}). ` +
      `A pontok a beszámított versenyeket jelölik, összesen ${say.count(events, 'verseny')}${gap ? '; ahol a vonal megszakad, ott nincs aktív értékszám' : ''}.`,
    oneList: (rating, date) => `Eddig egy listán szerepel: ${rating} (${date}).`,
    history: 'Listák és versenyek',
    listAndEvents: 'Lista és versenyek',
    result: 'Eredmény',
    performance: 'Teljesítmény',
    change: 'Változás',
    since: 'Az utolsó lista óta',
    broughtIn: 'máshonnan átvett',
    offTheList: 'nincs a listán',
    correction: 'helyesbített jegyzőkönyv',
    noEvents: 'nincs verseny',
    earlier: 'Korábbiak',
    later: 'Későbbiek',
    pageOf: (page, of) => `${page}. oldal (összesen ${of})`,
    opponents: 'Egymás elleni eredmények',
    opponentsCaption: (all, say) =>
      `${say.count(all, 'ellenfél')}, elöl azok, akikkel a legtöbbször játszott. Minden rendszer lejátszott játszmái.`,
    moreOpponents: 'További ellenfelek',
    fewerOpponents: 'Előző ellenfelek',
    opponent: 'Ellenfél',
    wins: 'Győzelem',
    draws: 'Döntetlen',
    losses: 'Vereség',
    score: 'Pont',
    rulebooks: 'Szabályzat',
  },
  ru: {
    born: (year) => `год рождения: ${year}`,
    sexes: { m: 'мужчина', f: 'женщина' },
    federation: 'Федерация',
    club: 'Клуб',
    guestClub: 'Клуб приглашённого игрока',
    titles: 'Другие звания',
    birthYear: 'Год рождения',
    name: 'Имя',
    sex: 'Пол',
    deceased: 'Игрок скончался.',
    erased:
      'Все данные, указывающие на этого человека, удалены. Рейтинги других игроков, основанные на этих партиях, не меняются.',
    numbers: { fide: 'Номер ФИДЕ', komir: 'Номер KOMIR', orr: 'Номер ОРР', pin: 'EGD PIN' },
    ratings: 'Рейтинги',
    nothing: 'Рейтинга и учтённых турниров пока нет.',
    listOf: (date) => `рейтинг-лист: ${date}`,
    afterEvents: 'после последнего турнира',
    place: 'Место',
    placeOf: (place, of) => `${place} из ${of} активных`,
    placeAmong: (place, of) => `${place} из ${of}`,
    k: 'K',
    games: 'Обсчитанные партии',
    peak: 'Наивысший',
    status: 'Статус',
    inactive: 'неактивный',
    delisted: 'исключён из рейтинг-листа: рейтинг ниже минимального',
    notYet: 'рейтинга ещё нет',
    missing: (games, events, say) =>
      `Рейтинг неустоявшийся: ${games === 0 ? say.form(events, 'нужен', 'нужно', 'нужно') : say.form(games, 'нужна', 'нужно', 'нужно')} ещё ${say.list(
        [
          ...(games === 0 ? [] : [say.count(games, 'партия', 'партии', 'партий')]),
          ...(events === 0 ? [] : [events === 1 ? 'один турнир' : say.count(events, 'турнир', 'турнира', 'турниров')]),
        ],
      )}.`,
    unsettled: 'Рейтинг неустоявшийся.',
    gradeName: 'Ранг',
    grade: GRADES.ru,
    marks: 'К повышению',
    mark: (grade, times, say) =>
      `${grade}: достигнут ${times === 1 ? 'впервые' : say.count(times, 'раз', 'раза', 'раз')}, ещё не подтверждён`,
    live: 'Текущий рейтинг',
    liveWith: (events) => `с учётом: ${events}`,
    sheets: 'KOMIR',
    leftSheet: 'Карточка KOMIR',
    rightSheet: (date) => `Карточка ФИДЕ, ${date}`,
    licenceClub: 'Клуб по лицензии',
    strengthOrder: 'Место в списке по силе',
    periodGames: 'Партии за период',
    active: 'активный',
    title: 'Звание',
    rating: 'Рейтинг',
    chart: (pool) => `${pool}: динамика рейтинга`,
    caption: ({ events, highest, highestOn, lowest, lowestOn, gap }, say) =>
      `Наивысший рейтинг — ${highest} (${say.date(highestOn)}), самый низкий — ${lowest} (${say.date(lowestOn)}). ` +
      `Точки отмечают учтённые турниры, всего ${say.count(events, 'турнир', 'турнира', 'турниров')}${gap ? '; разрыв линии — время без активного рейтинга' : ''}.`,
    oneList: (rating, date) => `Пока один рейтинг-лист: ${rating} (${date}).`,
    history: 'Рейтинг-листы и турниры',
    listAndEvents: 'Рейтинг-лист и турниры',
    result: 'Результат',
    performance: 'Перформанс',
    change: 'Изменение',
    since: 'После последнего рейтинг-листа',
    broughtIn: 'взят из другого источника',
    offTheList: 'нет в рейтинг-листе',
    correction: 'исправленный отчёт',
    noEvents: 'турниров нет',
    earlier: 'Раньше',
    later: 'Позже',
    pageOf: (page, of) => `страница ${page} из ${of}`,
    opponents: 'Личные встречи',
    opponentsCaption: (all, say) =>
      `${say.count(all, 'соперник', 'соперника', 'соперников')}, сначала те, с кем сыграно больше партий. Учтены сыгранные партии всех систем.`,
    moreOpponents: 'Другие соперники',
    fewerOpponents: 'Предыдущие соперники',
    opponent: 'Соперник',
    wins: 'Выигрыши',
    draws: 'Ничьи',
    losses: 'Проигрыши',
    score: 'Очки',
    rulebooks: 'Правила',
  },
};

/** In Hungarian the texts of MSSZ and of Go speak of Élő-pont. */
const ELO_POINTS: Partial<PlayerWords> = {
  delisted: 'listáról törölt: az Élő-pont a küszöb alá csökkent',
  notYet: 'még nincs Élő-pontja',
  live: 'Pillanatnyi Élő-pont',
  rating: 'Élő-pont',
  chart: (pool) => `${pool}: az Élő-pont alakulása`,
};

export const playerWords = (language: Language, family: PoolCard['family']): PlayerWords =>
  language === 'hu' && (family === 'mssz' || family === 'mgsz')
    ? { ...PLAYER_WORDS.hu, ...ELO_POINTS }
    : PLAYER_WORDS[language];
