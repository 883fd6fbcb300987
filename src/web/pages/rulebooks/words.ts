/** The words of the rulebooks' pages. */
import type { Language } from '../../../content/languages.ts';
import type { TableName } from '../../../reading/public/rulebook.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';

interface TableWords {
  readonly caption: string;
  readonly columns: readonly string[];
}

export interface RulebooksWords {
  readonly title: string;
  readonly lead: string;
  readonly names: Readonly<Record<EditionId, string>>;
  readonly about: Readonly<Record<EditionId, string>>;
  readonly always: string;
  readonly from: (date: string) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly clauses: string;
  readonly contents: string;
  readonly tables: string;
  readonly changes: (since: string) => string;
  readonly changesShort: string;
  readonly reading: string;
  readonly otherwise: string;
  readonly readings: string;
  /** Before the names of readings that stand elsewhere. */
  readonly seeReadings: string;
  readonly readingsEnglish: string;
  readonly nothing: string;
  readonly more: string;
  readonly importance: Readonly<Record<string, string>>;
  readonly table: Readonly<Record<TableName, TableWords>>;
}

export const RULEBOOKS_WORDS: Readonly<Record<Language, RulebooksWords>> = {
  en: {
    title: 'Rulebooks',
    lead: 'Every number on these pages follows from one of these texts. Here they are clause by clause, in our own words; what binds is the text of the federation.',
    names: {
      'fide-2014': 'FIDE rating regulations of July 2014',
      'fide-2024': 'FIDE rating regulations of March 2024',
      'fide-2025-10': 'FIDE rating regulations, amended in October 2025',
      'mssz-2017': 'Rules of the Hungarian Chess Federation (MSSZ), 2017',
      orr: 'Open Russian Rating (ORR)',
      'mgsz-2012': 'Rules of the Hungarian Go Association (MGSZ), 2012',
    },
    about: {
      'fide-2014': 'Monthly lists with a floor of 1000.',
      'fide-2024': 'Monthly lists with a floor of 1400.',
      'fide-2025-10': 'The rules of 2024 with one clause changed: today’s edition.',
      'mssz-2017': 'Hungarian ratings by FIDE’s text of 2014, and the registry KOMIR.',
      orr: 'For everybody from the first game on; each tournament counts at once.',
      'mgsz-2012': 'Go ratings with handicap games, grades and promotion.',
    },
    always: 'in force, without a date of its own',
    from: (date) => `in force since ${date}`,
    fromTo: (from, to) => `in force from ${from} to ${to}`,
    clauses: 'Clauses',
    contents: 'On this page',
    tables: 'Tables',
    changes: (since) => `What changed since: ${since}`,
    changesShort: 'What changed',
    reading: 'Our reading',
    otherwise: 'Others read it so',
    readings: 'Readings and errata',
    seeReadings: 'See also the readings',
    readingsEnglish: 'Where the text is open or misprinted, this says what Elobook computes, and why.',
    nothing: 'Nothing is computed from this clause.',
    more: 'and more',
    importance: {
      'invitational-or-national': 'invitational tournament or national championship',
      large: 'more than 80 participants',
      'european-or-world': 'European or world championship',
      'no-handicap': 'no handicap games',
    },
    table: {
      'rating-difference': {
        caption: 'Score as a share, and the rating difference dp it stands for',
        columns: ['Share of points', 'dp'],
      },
      'expected-score': {
        caption: 'Rating difference, and the expected score PD of the stronger and of the weaker side',
        columns: ['From', 'To', 'Stronger', 'Weaker'],
      },
      'k-by-rating': {
        caption: 'K by the rating before the tournament',
        columns: ['From', 'To', 'K if the result is as expected or better', 'K if it is worse'],
      },
      grades: { caption: 'Grades and their limits', columns: ['Grade', 'Points from'] },
      'time-categories': {
        caption: 'Thinking time and multiplier',
        columns: ['Category', 'Base time, minutes', 'Extended time, minutes', 'Multiplier'],
      },
      importance: { caption: 'What importance adds to the multiplier', columns: ['Tournament', 'Adds'] },
      chances: { caption: 'Difference and the weaker side’s chance', columns: ['From', 'To', 'Chance'] },
    },
  },
  hu: {
    title: 'Szabályzatok',
    lead: 'Az oldalakon minden szám e szövegek valamelyikéből következik. Itt pontról pontra, saját szavainkkal olvashatók; kötelező érvényű a szövetség szövege.',
    names: {
      'fide-2014': 'FIDE értékszám-szabályzat, 2014. július',
      'fide-2024': 'FIDE értékszám-szabályzat, 2024. március',
      'fide-2025-10': 'FIDE értékszám-szabályzat, a 2025. októberi módosítással',
      'mssz-2017': 'A Magyar Sakkszövetség minősítési szabályzata (MSSZ), 2017',
      orr: 'Nyílt orosz értékszám (ORR)',
      'mgsz-2012': 'A Magyar Go Szövetség minősítési szabályzata (MGSZ), 2012',
    },
    about: {
      'fide-2014': 'Havi listák 1000-es értékszámküszöbbel.',
      'fide-2024': 'Havi listák 1400-as értékszámküszöbbel.',
      'fide-2025-10': 'A 2024-es szabályzat egy módosított ponttal: a ma hatályos szöveg.',
      'mssz-2017': 'Magyar Élő-pontok a FIDE 2014-es szövege szerint, és a KOMIR-nyilvántartás.',
      orr: 'Mindenkinek az első játszmától; minden verseny azonnal számít.',
      'mgsz-2012': 'Élő-pontok Go-játékosoknak, előnyadásos játszmákkal, minősítéssel és előrelépéssel.',
    },
    always: 'hatályos, hatálybalépési dátum nélkül',
    from: (date) => `${date} óta hatályos`,
    fromTo: (from, to) => `hatályos volt: ${from} – ${to}`,
    clauses: 'Pontok',
    contents: 'Ezen az oldalon',
    tables: 'Táblázatok',
    changes: (since) => `Mi változott ehhez képest: ${since}`,
    changesShort: 'Mi változott',
    reading: 'A mi értelmezésünk',
    otherwise: 'Mások így értelmezik',
    readings: 'Értelmezések és hibajegyzék',
    seeReadings: 'Lásd még az értelmezések között',
    readingsEnglish:
      'Itt olvasható, hogy mit és miért számol az Elobook ott, ahol a szöveg nem egyértelmű vagy hibás. Ez a rész angol nyelvű.',
    nothing: 'Ehhez a ponthoz nem tartozik számítás.',
    more: 'és fölötte',
    importance: {
      'invitational-or-national': 'meghívásos verseny vagy országos bajnokság',
      large: 'több mint 80 résztvevő',
      'european-or-world': 'Európa- vagy világbajnokság',
      'no-handicap': 'előnyadás nélkül',
    },
    table: {
      'rating-difference': {
        caption: 'Az eredmény aránya, és a hozzá tartozó dp értékszám-különbség',
        columns: ['Pontarány', 'dp'],
      },
      'expected-score': {
        caption: 'Értékszám-különbség, és az erősebb, illetve a gyengébb fél PD elvárása',
        columns: ['Alsó határ', 'Felső határ', 'Erősebb', 'Gyengébb'],
      },
      'k-by-rating': {
        caption: 'K a verseny előtti értékszám szerint',
        columns: ['Alsó határ', 'Felső határ', 'K, ha az eredmény eléri az elvárást', 'K, ha elmarad tőle'],
      },
      grades: { caption: 'Minősítések és ponthatáraik', columns: ['Minősítés', 'Ponthatár'] },
      'time-categories': {
        caption: 'Gondolkodási idő és szorzó',
        columns: ['Kategória', 'Alapidő, perc', 'Bővített idő, perc', 'Szorzó'],
      },
      importance: { caption: 'Mennyivel növeli a fontosság a szorzót', columns: ['Verseny', 'Növelés'] },
      chances: { caption: 'A különbség és a gyengébb fél esélye', columns: ['Alsó határ', 'Felső határ', 'Esély'] },
    },
  },
  ru: {
    title: 'Правила',
    lead: 'Каждое число на этих страницах следует из одного из этих текстов. Здесь они изложены по пунктам нашими словами; обязателен текст самой федерации.',
    names: {
      'fide-2014': 'Правила рейтинга ФИДЕ, июль 2014\u00a0г.',
      'fide-2024': 'Правила рейтинга ФИДЕ, март 2024\u00a0г.',
      'fide-2025-10': 'Правила рейтинга ФИДЕ с поправкой октября 2025\u00a0г.',
      'mssz-2017': 'Правила Венгерской шахматной федерации (MSSZ), 2017\u00a0г.',
      orr: 'Открытый российский рейтинг (ОРР)',
      'mgsz-2012': 'Правила Венгерского союза го (MGSZ), 2012\u00a0г.',
    },
    about: {
      'fide-2014': 'Ежемесячные рейтинг-листы, минимальный рейтинг 1000.',
      'fide-2024': 'Ежемесячные рейтинг-листы, минимальный рейтинг 1400.',
      'fide-2025-10': 'Правила 2024 года с одним изменённым пунктом: действующая редакция.',
      'mssz-2017': 'Венгерский рейтинг по тексту ФИДЕ 2014 года и реестр KOMIR.',
      orr: 'Для всех с первой партии; каждый турнир учитывается сразу.',
      'mgsz-2012': 'Рейтинг го с форой, рангами и их повышением.',
    },
    always: 'действует, дата вступления в силу не указана',
    from: (date) => `редакция действует с ${date}`,
    fromTo: (from, to) => `редакция действовала с ${from} по ${to}`,
    clauses: 'Пункты',
    contents: 'На этой странице',
    tables: 'Таблицы',
    changes: (since) => `Что изменилось по сравнению с текстом: ${since}`,
    changesShort: 'Что изменилось',
    reading: 'Наше толкование',
    otherwise: 'Другие понимают так',
    readings: 'Толкования и опечатки',
    seeReadings: 'См. также толкования',
    readingsEnglish:
      'Здесь сказано, что и почему Elobook считает там, где текст неясен или содержит опечатку. Эта часть на английском языке.',
    nothing: 'Этот пункт расчёта не требует.',
    more: 'и выше',
    importance: {
      'invitational-or-national': 'турнир по приглашениям или чемпионат страны',
      large: 'более 80 участников',
      'european-or-world': 'чемпионат Европы или мира',
      'no-handicap': 'без партий с форой',
    },
    table: {
      'rating-difference': {
        caption: 'Доля набранных очков и соответствующая разница рейтингов dp',
        columns: ['Доля очков', 'dp'],
      },
      'expected-score': {
        caption: 'Разница рейтингов и математическое ожидание PD сильнейшего и слабейшего',
        columns: ['От', 'До', 'Сильнейший', 'Слабейший'],
      },
      'k-by-rating': {
        caption: 'K по рейтингу до турнира',
        columns: ['От', 'До', 'K, если результат не хуже ожидаемого', 'K, если хуже'],
      },
      grades: { caption: 'Ранги и их границы', columns: ['Ранг', 'Граница'] },
      'time-categories': {
        caption: 'Время на обдумывание и множитель',
        columns: ['Категория', 'Основное время, мин', 'Расширенное время, мин', 'Множитель'],
      },
      importance: { caption: 'Что значимость добавляет к множителю', columns: ['Турнир', 'Добавляет'] },
      chances: { caption: 'Разница и шанс слабейшего', columns: ['От', 'До', 'Шанс'] },
    },
  },
};
