/** The words of the list page. */
import type { Language } from '../../../content/languages.ts';
import type { Say } from '../../../explain/language.ts';
import type { PublicPool } from '../../../reading/public/pools.ts';
import type { AgeGroup, ListOrder, RowStatus } from '../../../reading/public/list-block.ts';
import { the } from '../../../content/hu/articles.ts';
import { ofList } from '../../../content/hu/days.ts';
import { listDate } from '../../list-date.ts';

export interface ListWords {
  readonly title: (pool: string, date: string) => string;
  readonly description: (pool: string, date: string) => string;
  readonly players: (count: number, grouped: string, say: Say) => string;
  readonly found: (count: number, grouped: string, say: Say) => string;
  readonly nobody: string;
  readonly opening: string;
  readonly columns: Readonly<Record<ListOrder, string>>;
  /** In narrow headings, where the word is too long. */
  readonly short: Readonly<Partial<Record<ListOrder, string>>>;
  readonly sortBy: (column: string) => string;
  readonly filter: string;
  readonly filtered: string;
  readonly apply: string;
  readonly clear: string;
  readonly any: string;
  readonly name: string;
  readonly federation: string;
  readonly club: string;
  readonly sex: string;
  readonly sexes: Readonly<Record<'m' | 'f', string>>;
  readonly age: string;
  readonly ages: Readonly<Record<AgeGroup, string>>;
  readonly activity: string;
  readonly activities: Readonly<Record<'active' | 'inactive', string>>;
  readonly titleFilter: string;
  readonly anyTitle: string;
  readonly from: string;
  readonly to: string;
  readonly rows: string;
  readonly statuses: Readonly<Record<RowStatus, string>>;
  readonly games: (count: number, say: Say) => string;
  readonly born: (year: number) => string;
  readonly pages: string;
  readonly otherLists: string;
  readonly list: string;
  readonly show: string;
  readonly difference: string;
  /** To the list that is shown, by its day. */
  readonly compareWith: (date: string, say: Say) => string;
  readonly drift: string;
  readonly events: string;
  readonly downloads: string;
  readonly file: string;
  readonly formats: Readonly<Record<string, string>>;
  readonly signature: string;
  readonly digestOf: string;
  readonly sealed: string;
  readonly sealedText: string;
  readonly entry: (no: string, day: string) => string;
  readonly keys: string;
}

export const LIST_WORDS: Readonly<Record<Language, ListWords>> = {
  en: {
    title: (pool, date) => `${pool}, ${date}`,
    description: (pool, date) => `Rating list of ${date}: ${pool}`,
    players: (count, grouped, say) => `${grouped} ${say.form(count, 'player', 'players')}`,
    found: (count, grouped, say) => `${grouped} ${say.form(count, 'player fits', 'players fit')}`,
    nobody: 'Nobody on this list fits.',
    opening: 'Brought in from elsewhere, not calculated here.',
    columns: {
      place: 'Place',
      name: 'Name',
      title: 'Title',
      federation: 'Federation',
      club: 'Club',
      rating: 'Rating',
      change: 'Change',
      games: 'Games',
      k: 'K',
      grade: 'Grade',
      born: 'Born',
      status: 'Status',
    },
    short: { place: '#', federation: 'Fed.', change: '+/−' },
    sortBy: (column) => `Sort by: ${column}`,
    filter: 'Filter',
    filtered: 'Filter (in use)',
    apply: 'Show',
    clear: 'Everybody',
    any: 'all',
    name: 'Name begins with',
    federation: 'Federation',
    club: 'Club',
    sex: 'Sex',
    sexes: { m: 'men', f: 'women' },
    age: 'Age',
    ages: {
      u8: 'under 8',
      u10: 'under 10',
      u12: 'under 12',
      u14: 'under 14',
      u16: 'under 16',
      u18: 'under 18',
      u20: 'under 20',
      adult: 'adults',
      s50: '50 and older',
      s65: '65 and older',
    },
    activity: 'Activity',
    activities: { active: 'active', inactive: 'inactive' },
    titleFilter: 'Title',
    anyTitle: 'any title',
    from: 'Rating from',
    to: 'to',
    rows: 'Rows',
    statuses: { new: 'new', returned: 'back on the list', inactive: 'inactive' },
    games: (count, say) => say.count(count, 'game', 'games'),
    born: (year) => `born ${year}`,
    pages: 'Pages of the list',
    otherLists: 'Other lists',
    list: 'List',
    show: 'Show',
    difference: 'What changed, and why',
    compareWith: (date, say) => `Compare with ${listDate(date, { say })}`,
    drift: 'The scale over the months',
    events: 'Its tournaments',
    downloads: 'Download',
    file: 'File',
    formats: {
      'fide-txt': 'TXT (FIDE)',
      'fide-xml': 'XML (FIDE)',
      csv: 'CSV',
      json: 'JSON',
      'titles-csv': 'CSV, titled players without a rating',
      'titles-json': 'JSON, titled players without a rating',
    },
    signature: 'Signature',
    digestOf: 'SHA-256 of the file',
    sealed: 'SHA-256 of the list',
    sealedText: 'The digest of the rows stands in the ledger. It is the same for all files and never changes.',
    entry: (no, day) => `Entry ${no} of ${day}`,
    keys: 'Public keys',
  },
  hu: {
    title: (pool, date) => `${pool}, ${date}`,
    description: (pool, date) => `Értékszámlista, ${date}: ${pool}`,
    players: (_count, grouped) => `${grouped} játékos`,
    found: (_count, grouped) => `${grouped} játékos felel meg a szűrésnek`,
    nobody: 'A listán senki sem felel meg a szűrésnek.',
    opening: 'Máshonnan átvett lista, nem itt számították ki.',
    columns: {
      place: 'Helyezés',
      name: 'Név',
      title: 'Cím',
      federation: 'Szövetség',
      club: 'Egyesület',
      rating: 'Értékszám',
      change: 'Változás',
      games: 'Játszmák',
      k: 'K',
      grade: 'Minősítés',
      born: 'Született',
      status: 'Státusz',
    },
    short: { place: '#', federation: 'Szöv.', change: '+/−', rating: 'Értéksz.' },
    sortBy: (column) => `Rendezés: ${column}`,
    filter: 'Szűrés',
    filtered: 'Szűrés (bekapcsolva)',
    apply: 'Megjelenítés',
    clear: 'Mindenki',
    any: 'mind',
    name: 'A név eleje',
    federation: 'Szövetség',
    club: 'Egyesület',
    sex: 'Nem',
    sexes: { m: 'férfiak', f: 'nők' },
    age: 'Korosztály',
    ages: {
      u8: '8 év alatt',
      u10: '10 év alatt',
      u12: '12 év alatt',
      u14: '14 év alatt',
      u16: '16 év alatt',
      u18: '18 év alatt',
      u20: '20 év alatt',
      adult: 'felnőttek',
      s50: '50 éves kortól',
      s65: '65 éves kortól',
    },
    activity: 'Aktivitás',
    activities: { active: 'aktív', inactive: 'inaktív' },
    titleFilter: 'Cím',
    anyTitle: 'bármely cím',
    from: 'Min. pont',
    to: 'Max. pont',
    rows: 'Sorok',
    statuses: { new: 'új', returned: 'visszakerült', inactive: 'inaktív' },
    games: (count, say) => say.count(count, 'játszma'),
    born: (year) => `szül. ${year}`,
    pages: 'A lista oldalai',
    otherLists: 'Más listák',
    list: 'Lista',
    show: 'Megnyitás',
    difference: 'Mi változott, és miért',
    compareWith: (date, say) => `Összehasonlítás ${the(ofList(date, say), say)} listával`,
    drift: 'A skála alakulása',
    events: 'A lista versenyei',
    downloads: 'Letöltés',
    file: 'Fájl',
    formats: {
      'fide-txt': 'TXT (FIDE)',
      'fide-xml': 'XML (FIDE)',
      csv: 'CSV',
      json: 'JSON',
      'titles-csv': 'CSV, címmel rendelkezők értékszám nélkül',
      'titles-json': 'JSON, címmel rendelkezők értékszám nélkül',
    },
    signature: 'Aláírás',
    digestOf: 'A fájl SHA-256 lenyomata',
    sealed: 'A lista SHA-256 lenyomata',
    sealedText: 'A sorok lenyomata a főkönyvben szerepel. Minden fájlra ugyanaz, és soha nem változik.',
    entry: (no, day) => `${no}. bejegyzés, ${day}`,
    keys: 'Nyilvános kulcsok',
  },
  ru: {
    title: (pool, date) => `${pool}, ${date}`,
    description: (pool, date) => `Рейтинг-лист, ${date}: ${pool}`,
    players: (count, grouped, say) => `${grouped} ${say.form(count, 'игрок', 'игрока', 'игроков')}`,
    found: (count, grouped, say) =>
      `${say.form(count, 'Подходит', 'Подходят', 'Подходят')} ${grouped} ${say.form(count, 'игрок', 'игрока', 'игроков')}`,
    nobody: 'В этом рейтинг-листе никто не подходит под фильтр.',
    opening: 'Рейтинг-лист взят из другого источника, здесь он не рассчитывался.',
    columns: {
      place: 'Место',
      name: 'Имя',
      title: 'Звание',
      federation: 'Федерация',
      club: 'Клуб',
      rating: 'Рейтинг',
      change: 'Изменение',
      games: 'Партии',
      k: 'K',
      grade: 'Ранг',
      born: 'Год рожд.',
      status: 'Статус',
    },
    short: { place: '№', federation: 'Фед.', change: '±' },
    sortBy: (column) => `Сортировка: ${column}`,
    filter: 'Фильтр',
    filtered: 'Фильтр (включён)',
    apply: 'Показать',
    clear: 'Все',
    any: 'все',
    name: 'Начало имени',
    federation: 'Федерация',
    club: 'Клуб',
    sex: 'Пол',
    sexes: { m: 'мужчины', f: 'женщины' },
    age: 'Возраст',
    ages: {
      u8: 'до 8 лет',
      u10: 'до 10 лет',
      u12: 'до 12 лет',
      u14: 'до 14 лет',
      u16: 'до 16 лет',
      u18: 'до 18 лет',
      u20: 'до 20 лет',
      adult: 'взрослые',
      s50: '50 лет и старше',
      s65: '65 лет и старше',
    },
    activity: 'Активность',
    activities: { active: 'активные', inactive: 'неактивные' },
    titleFilter: 'Звание',
    anyTitle: 'любое звание',
    from: 'Рейтинг от',
    to: 'до',
    rows: 'Строк',
    statuses: { new: 'новый', returned: 'снова в рейтинг-листе', inactive: 'неактивный' },
    games: (count, say) => say.count(count, 'партия', 'партии', 'партий'),
    born: (year) => `${year}\u00a0г.\u00a0р.`,
    pages: 'Страницы рейтинг-листа',
    otherLists: 'Другие рейтинг-листы',
    list: 'Рейтинг-лист',
    show: 'Показать',
    difference: 'Что изменилось и почему',
    compareWith: (date, say) => `Сравнить с рейтинг-листом: ${listDate(date, { say })}`,
    drift: 'Динамика шкалы',
    events: 'Турниры этого рейтинг-листа',
    downloads: 'Скачать',
    file: 'Файл',
    formats: {
      'fide-txt': 'TXT (FIDE)',
      'fide-xml': 'XML (FIDE)',
      csv: 'CSV',
      json: 'JSON',
      'titles-csv': 'CSV, игроки со званием без рейтинга',
      'titles-json': 'JSON, игроки со званием без рейтинга',
    },
    signature: 'Подпись',
    digestOf: 'SHA-256 файла',
    sealed: 'SHA-256 рейтинг-листа',
    sealedText: 'Отпечаток строк записан в журнале. Он один для всех файлов и никогда не меняется.',
    entry: (no, day) => `Запись №\u00a0${no} от ${day}`,
    keys: 'Открытые ключи',
  },
};

/** In Hungarian the texts of MSSZ and of Go speak of Élő-pont. */
const ELO_POINTS: Pick<ListWords, 'columns' | 'short'> = {
  columns: { ...LIST_WORDS.hu.columns, rating: 'Élő-pont' },
  short: { place: '#', federation: 'Szöv.', change: '+/−' },
};

export const listWords = (language: Language, family: PublicPool['family']): ListWords =>
  language === 'hu' && (family === 'mssz' || family === 'mgsz')
    ? { ...LIST_WORDS.hu, ...ELO_POINTS }
    : LIST_WORDS[language];
