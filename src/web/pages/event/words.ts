/** The words of an event's page. */
import type { Language } from '../../../content/languages.ts';
import type { Say } from '../../../explain/language.ts';
import type { PublicEvent } from '../../../reading/public/event.ts';

export interface EventPageWords {
  readonly players: (count: number, say: Say) => string;
  readonly games: (count: number, say: Say) => string;
  readonly rounds: (count: number, say: Say) => string;
  readonly systems: Readonly<Record<string, string>>;
  readonly pool: string;
  readonly days: string;
  readonly town: string;
  readonly state: string;
  readonly rulebook: string;
  readonly list: string;
  /** Not published yet. */
  readonly listFor: string;
  readonly partOf: string;
  readonly corrects: string;
  readonly correctedBy: string;
  readonly crossTable: string;
  readonly howChess: string;
  readonly howGo: string;
  readonly place: string;
  readonly name: string;
  readonly points: string;
  readonly round: (round: number) => string;
  readonly rating: string;
  readonly after: string;
  readonly change: string;
  readonly performance: string;
  readonly performanceMark: string;
  /** Before a first rating. */
  readonly first: string;
  readonly order: string;
  readonly unknown: string;
  readonly checks: string;
  readonly noFindings: string;
  readonly passed: string;
  readonly found: string;
  /** Findings like the one before. */
  readonly others: (count: number, say: Say) => string;
  readonly waived: string;
  readonly waiver: (by: string, ground: string) => string;
  readonly report: string;
  readonly digest: string;
  readonly received: string;
  /** Why there are no results, by state. */
  readonly notYet: Readonly<Partial<Record<PublicEvent['state'], string>>>;
  readonly under: string;
  readonly underLead: string;
  readonly choose: string;
  readonly compare: string;
  readonly here: string;
  readonly difference: string;
  readonly notRated: string;
  readonly underNote: string;
  readonly not: string;
}

export const EVENT_PAGE_WORDS: Readonly<Record<Language, EventPageWords>> = {
  en: {
    players: (count, say) => say.count(count, 'player', 'players'),
    games: (count, say) => say.count(count, 'game', 'games'),
    rounds: (count, say) => say.count(count, 'round', 'rounds'),
    systems: {
      swiss: 'Swiss',
      'round-robin': 'round robin',
      'double-round-robin': 'double round robin',
      match: 'match',
      team: 'team event',
    },
    pool: 'Ratings',
    days: 'Played',
    town: 'Place',
    state: 'State',
    rulebook: 'Rulebook',
    list: 'On the list of',
    listFor: 'For the list of',
    partOf: 'Part of',
    corrects: 'Corrected report of',
    correctedBy: 'Corrected by',
    crossTable: 'Cross table',
    howChess: '10w1: against number 10, with white, won. + and − after the colour: not played, won or lost by default.',
    howGo: '5+/w2: against number 5, won, with white, 2 stones given. w0, b0: an even game. !: not played.',
    place: '#',
    name: 'Name',
    points: 'Points',
    round: (round) => `Round ${round}`,
    rating: 'Rating',
    after: 'After',
    change: 'Change',
    performance: 'Performance',
    performanceMark: 'Rp',
    first: 'new',
    order: 'By points; equal points by rating. Tie-breaks are the organiser’s.',
    unknown: 'not yet identified',
    checks: 'Checks',
    noFindings: 'The rulebook’s checks found nothing against this event.',
    passed: 'Passed',
    found: 'Found',
    others: (count) => `and ${count} more of this kind`,
    waived: 'Waived',
    waiver: (by, ground) => `Set aside by ${by}. Ground: ${ground}`,
    report: 'Report',
    digest: 'SHA-256 of the file',
    received: 'Came in',
    notYet: {
      registered: 'The event is registered; its report has not come yet.',
      submitted: 'The report has come and is being checked, so there are no results here yet.',
      questions: 'The report has come, and questions about it are open, so there are no results here yet.',
      refused: 'The office has refused to rate this event. It changes nobody’s rating.',
      withdrawn: 'The event was withdrawn after it had been accepted. It changes nobody’s rating.',
    },
    under: 'Under another rulebook',
    underLead: 'The same games, with the ratings the players had, rated by other rules.',
    choose: 'Rulebook',
    compare: 'Compare',
    here: 'here',
    difference: 'Difference',
    notRated: 'This rulebook would not rate the event:',
    underNote: 'A thought experiment: earlier results of newcomers are not taken along, and of births only the year.',
    not: 'not rated',
  },
  hu: {
    players: (count, say) => say.count(count, 'játékos'),
    games: (count, say) => say.count(count, 'játszma'),
    rounds: (count, say) => say.count(count, 'forduló'),
    systems: {
      swiss: 'svájci rendszerű verseny',
      'round-robin': 'körverseny',
      'double-round-robin': 'kétkörös verseny',
      match: 'párosmérkőzés',
      team: 'csapatverseny',
    },
    pool: 'Értékszámok',
    days: 'Időpont',
    town: 'Helyszín',
    state: 'Állapot',
    rulebook: 'Szabályzat',
    list: 'Lista',
    listFor: 'Erre a listára kerül',
    partOf: 'Ennek a része',
    corrects: 'Ennek a helyesbített jegyzőkönyve',
    correctedBy: 'Helyesbítve ezzel',
    crossTable: 'Versenytáblázat',
    howChess:
      '10w1: a 10. helyezett ellen, világossal, győzelem. A szín utáni + és −: játék nélkül nyert, illetve vesztett.',
    howGo:
      '5+/w2: az 5. helyezett ellen, győzelem, fehérrel, 2 kő előnyt adva. w0, b0: előnyadás nélkül. !: nem játszották le.',
    place: '#',
    name: 'Név',
    points: 'Pont',
    round: (round) => `${round}. forduló`,
    rating: 'Értékszám',
    after: 'Új',
    change: 'Változás',
    performance: 'Teljesítmény',
    performanceMark: 'Rp',
    first: 'új',
    order:
      'Sorrend: pont szerint, egyenlő pont esetén értékszám szerint. A holtverseny eldöntése a rendezőre tartozik.',
    unknown: 'még nincs azonosítva',
    checks: 'Ellenőrzések',
    noFindings: 'A szabályzat szerinti ellenőrzés nem talált kivetnivalót a versenyben.',
    passed: 'Rendben',
    found: 'Észrevételek',
    others: (count) => `és még ${count} ilyen`,
    waived: 'Felmentés',
    waiver: (by, ground) => `Felmentést adott: ${by}. Indok: ${ground}`,
    report: 'Jegyzőkönyv',
    digest: 'A fájl SHA-256 lenyomata',
    received: 'Beérkezett',
    notYet: {
      registered: 'A versenyt nyilvántartásba vették, a jegyzőkönyve még nem érkezett meg.',
      submitted: 'A jegyzőkönyv megérkezett, ellenőrzés alatt áll, ezért itt még nincsenek eredmények.',
      questions:
        'A jegyzőkönyv megérkezett, de nyitott kérdések vannak vele kapcsolatban, ezért itt még nincsenek eredmények.',
      refused: 'Az iroda a verseny elszámolását elutasította. Senkinek az értékszámát nem változtatja meg.',
      withdrawn: 'A versenyt az elfogadás után visszavonták. Senkinek az értékszámát nem változtatja meg.',
    },
    under: 'Más szabályzat szerint',
    underLead: 'Ugyanazok a játszmák a játékosok akkori értékszámával, más szabályok szerint elszámolva.',
    choose: 'Szabályzat',
    compare: 'Összehasonlítás',
    here: 'itt',
    difference: 'Eltérés',
    notRated: 'E szabályzat szerint a verseny nem lenne elszámolható:',
    underNote:
      'Gondolatkísérlet: az új játékosok korábbi eredményei nem számítanak bele, a születési adatból csak az év.',
    not: 'nincs elszámolva',
  },
  ru: {
    players: (count, say) => say.count(count, 'игрок', 'игрока', 'игроков'),
    games: (count, say) => say.count(count, 'партия', 'партии', 'партий'),
    rounds: (count, say) => say.count(count, 'тур', 'тура', 'туров'),
    systems: {
      swiss: 'швейцарская система',
      'round-robin': 'круговой турнир',
      'double-round-robin': 'турнир в два круга',
      match: 'матч',
      team: 'командный турнир',
    },
    pool: 'Рейтинг',
    days: 'Даты',
    town: 'Место',
    state: 'Состояние',
    rulebook: 'Правила',
    list: 'Рейтинг-лист',
    listFor: 'Для рейтинг-листа',
    partOf: 'Часть турнира',
    corrects: 'Исправленный отчёт о турнире',
    correctedBy: 'Исправлен отчётом',
    crossTable: 'Турнирная таблица',
    howChess: '10w1: против 10-го места, белыми, выигрыш. + и − после цвета: выигрыш и проигрыш без игры.',
    howGo:
      '5+/w2: против 5-го места, выигрыш, белыми, дано 2 камня форы. w0, b0: партия без форы. !: партия не сыграна.',
    place: '№',
    name: 'Имя',
    points: 'Очки',
    round: (round) => `${round}-й тур`,
    rating: 'Рейтинг',
    after: 'Новый',
    change: 'Изменение',
    performance: 'Перформанс',
    performanceMark: 'Rp',
    first: 'новый',
    order: 'По очкам, при равенстве по рейтингу. Дополнительные показатели определяет организатор.',
    unknown: 'игрок ещё не установлен',
    checks: 'Проверки',
    noFindings: 'Проверки по правилам не дали замечаний к этому турниру.',
    passed: 'Соблюдено',
    found: 'Замечания',
    others: (count, say) => `и ещё ${say.count(count, 'такое же', 'таких же', 'таких же')}`,
    waived: 'Освобождение от требования',
    waiver: (by, ground) => `Освобождение от требования: ${by}. Основание: ${ground}`,
    report: 'Отчёт',
    digest: 'SHA-256 файла',
    received: 'Поступил',
    notYet: {
      registered: 'Турнир зарегистрирован, отчёт ещё не поступил.',
      submitted: 'Отчёт поступил и проверяется, поэтому результатов здесь пока нет.',
      questions: 'Отчёт поступил, но по нему есть открытые вопросы, поэтому результатов здесь пока нет.',
      refused: 'Служба отказалась обсчитывать этот турнир. Он не меняет ничей рейтинг.',
      withdrawn: 'Турнир был отозван после того, как его приняли. Он не меняет ничей рейтинг.',
    },
    under: 'По другим правилам',
    underLead: 'Те же партии с рейтингами, которые были у игроков, обсчитанные по другим правилам.',
    choose: 'Правила',
    compare: 'Сравнить',
    here: 'здесь',
    difference: 'Разница',
    notRated: 'По этим правилам турнир не был бы обсчитан:',
    underNote: 'Мысленный эксперимент: прежние результаты новичков не учитываются, из даты рождения взят только год.',
    not: 'не обсчитано',
  },
};

/** In Hungarian the texts of MSSZ and of Go speak of Élő-pont. */
const ELO_POINTS: Partial<EventPageWords> = {
  pool: 'Élő-pontok',
  rating: 'Élő-pont',
  order: 'Sorrend: pont szerint, egyenlő pont esetén Élő-pont szerint. A holtverseny eldöntése a rendezőre tartozik.',
  notYet: {
    ...EVENT_PAGE_WORDS.hu.notYet,
    refused: 'Az iroda a verseny elszámolását elutasította. Senkinek az Élő-pontját nem változtatja meg.',
    withdrawn: 'A versenyt az elfogadás után visszavonták. Senkinek az Élő-pontját nem változtatja meg.',
  },
  underLead: 'Ugyanazok a játszmák a játékosok akkori Élő-pontjával, más szabályok szerint elszámolva.',
};

export const eventPageWords = (language: Language, family: PublicEvent['family']): EventPageWords =>
  language === 'hu' && (family === 'mssz' || family === 'mgsz')
    ? { ...EVENT_PAGE_WORDS.hu, ...ELO_POINTS }
    : EVENT_PAGE_WORDS[language];
