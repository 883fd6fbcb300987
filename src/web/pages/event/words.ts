/** The words of an event's page. */
import type { Language, Say } from '../../../explain/language.ts';

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
  readonly unknown: string;
  readonly checks: string;
  readonly noFindings: string;
  readonly waived: string;
  readonly waiver: (by: string, ground: string) => string;
  readonly report: string;
  readonly digest: string;
  readonly received: string;
  readonly notYet: string;
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
    partOf: 'Part of',
    corrects: 'Corrected report of',
    correctedBy: 'Corrected by',
    crossTable: 'Cross table',
    howChess: '10w1: against number 10, with white, won. +: the opponent did not appear; −: did not appear.',
    howGo: '5+/w2: against number 5, won, with white, 2 stones given. Without stones: an even game.',
    place: '#',
    name: 'Name',
    points: 'Points',
    round: (round) => `Round ${round}`,
    rating: 'Rating',
    after: 'After',
    change: 'Change',
    performance: 'Performance',
    unknown: 'not yet identified',
    checks: 'Checks',
    noFindings: 'The rulebook’s checks found nothing against this event.',
    waived: 'Waived',
    waiver: (by, ground) => `waived by ${by}: ${ground}`,
    report: 'Report',
    digest: 'Digest of the report as it came (SHA-256)',
    received: 'Came in',
    notYet: 'The office has not accepted a report of this event, so there are no results here.',
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
    partOf: 'Ennek része',
    corrects: 'Ennek helyesbített jegyzőkönyve',
    correctedBy: 'Helyesbítve ezzel',
    crossTable: 'Versenytáblázat',
    howChess: '10w1: a 10. helyezett ellen, világossal, győzelem. +: az ellenfél nem jelent meg; −: nem jelent meg.',
    howGo:
      '5+/w2: az 5. helyezett ellen, győzelem, fehérrel, 2 kő előnyt adva. Kövek nélkül: előnyadás nélküli játszma.',
    place: '#',
    name: 'Név',
    points: 'Pont',
    round: (round) => `${round}. forduló`,
    rating: 'Értékszám',
    after: 'Új',
    change: 'Változás',
    performance: 'Teljesítmény',
    unknown: 'még nincs azonosítva',
    checks: 'Ellenőrzések',
    noFindings: 'A szabályzat ellenőrzései nem találtak semmit e verseny ellen.',
    waived: 'Felmentés',
    waiver: (by, ground) => `felmentés, adta: ${by}; indok: ${ground}`,
    report: 'Jegyzőkönyv',
    digest: 'A beérkezett jegyzőkönyv ujjlenyomata (SHA-256)',
    received: 'Beérkezett',
    notYet: 'Az iroda még nem fogadott el jegyzőkönyvet erről a versenyről, ezért itt nincsenek eredmények.',
    under: 'Más szabályzat szerint',
    underLead: 'Ugyanazok a játszmák a játékosok akkori értékszámával, más szabályok szerint elszámolva.',
    choose: 'Szabályzat',
    compare: 'Összehasonlítás',
    here: 'itt',
    difference: 'Eltérés',
    notRated: 'E szabályzat szerint a verseny nem lenne elszámolható:',
    underNote:
      'Gondolatkísérlet: az új játékosok korábbi eredményei nem számítanak bele, a születési adatból csak az év.',
    not: 'nem számít',
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
    partOf: 'Часть турнира',
    corrects: 'Исправленный отчёт о турнире',
    correctedBy: 'Исправлен отчётом',
    crossTable: 'Турнирная таблица',
    howChess: '10w1: против 10-го места, белыми, выигрыш. +: соперник не явился; −: игрок не явился.',
    howGo: '5+/w2: против 5-го места, выигрыш, белыми, дано 2 камня форы. Без камней: партия без форы.',
    place: '№',
    name: 'Имя',
    points: 'Очки',
    round: (round) => `${round}-й тур`,
    rating: 'Рейтинг',
    after: 'Новый',
    change: 'Изменение',
    performance: 'Перфоманс',
    unknown: 'ещё не установлен',
    checks: 'Проверки',
    noFindings: 'Проверки по правилам не нашли ничего против этого турнира.',
    waived: 'Освобождение от требования',
    waiver: (by, ground) => `освобождение дал: ${by}; основание: ${ground}`,
    report: 'Отчёт',
    digest: 'Отпечаток отчёта в том виде, в каком он пришёл (SHA-256)',
    received: 'Поступил',
    notYet: 'Бюро ещё не приняло отчёт об этом турнире, поэтому результатов здесь нет.',
    under: 'По другим правилам',
    underLead: 'Те же партии с рейтингами, которые были у игроков, обсчитанные по другим правилам.',
    choose: 'Правила',
    compare: 'Сравнить',
    here: 'здесь',
    difference: 'Разница',
    notRated: 'По этим правилам турнир не был бы обсчитан:',
    underNote: 'Мысленный опыт: прежние результаты новичков не учитываются, из даты рождения взят только год.',
    not: 'не учтено',
  },
};
