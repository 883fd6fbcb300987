/** The words of the rulebooks' pages, in Hungarian. */
import type { RulebooksWords } from '../../en/pages/rulebooks.ts';

export const RULEBOOKS_WORDS: RulebooksWords = {
  title: 'Szabályzatok',
  poolChanges: {
    name: 'Minden értékszám módosítása',
    about:
      'Mi történik, amikor egy döntés játszmák nélkül, egyszerre módosít minden értékszámot, mint 2024 márciusában.',
    lead: 'Erről egyik kiadás sem szól. A szabály adatként áll a bejegyzésben, minden játékosnál megmarad a régi és az új szám, és ami játszmákból adódott, külön szerepel. A nyitott kérdések és az értelmezésük:',
  },
  lead: 'Az oldalakon minden szám e szövegek valamelyikéből következik. Itt pontról pontra, saját szavainkkal olvashatók; kötelező érvényű a szövetség szövege.',
  names: {
    'fide-2014': 'FIDE értékszám-szabályzat, 2014. július',
    'fide-2017': 'FIDE értékszám-szabályzat, 2017. július',
    'fide-2022': 'FIDE értékszám-szabályzat, 2022. január',
    'fide-2024': 'FIDE értékszám-szabályzat, 2024. március',
    'fide-2025-10': 'FIDE értékszám-szabályzat, a 2025. októberi módosítással',
    'fide-2026-01': 'FIDE értékszám-szabályzat, a 2026-os határozattal',
    'fide-rapid-2024': 'FIDE rapidértékszám-szabályzat, 2024. március',
    'fide-rapid-2024-12': 'FIDE rapidértékszám-szabályzat, a 2024. decemberi módosítással',
    'fide-blitz-2024': 'FIDE villámértékszám-szabályzat, 2024. március',
    'fide-blitz-2024-12': 'FIDE villámértékszám-szabályzat, a 2024. decemberi módosítással',
    'mssz-2017': 'A Magyar Sakkszövetség minősítési szabályzata (MSSZ), 2017',
    orr: 'Nyílt orosz értékszám (ORR)',
    'mgsz-2012': 'A Magyar Go Szövetség minősítési szabályzata (MGSZ), 2012',
  },
  about: {
    'fide-2014': 'Havi listák 1000-es értékszámküszöbbel.',
    'fide-2017':
      'Havi listák 1000-es értékszámküszöbbel; több forrásból összeállítva, mert a teljes szöveg nem érhető el.',
    'fide-2022':
      'Havi listák 1000-es értékszámküszöbbel; versenyenként egy különbség számít 400-nak. Több forrásból állítottuk össze.',
    'fide-2024': 'Havi listák 1400-as értékszámküszöbbel.',
    'fide-2025-10': 'A 2024-es szabályzat egy módosított ponttal.',
    'fide-2026-01':
      'A 2025. októberi szabályzat, és a Minősítő Bizottság által jóváhagyott gyorsabb versenyek: a ma hatályos szöveg.',
    'fide-rapid-2024': 'A 10 percnél hosszabb, de 60 percnél rövidebb játszmák külön listán.',
    'fide-rapid-2024-12':
      'Ugyanez a 2600 fölötti és a nála 600 ponttal gyengébb játékosok játszmái nélkül: a ma hatályos szöveg.',
    'fide-blitz-2024': 'A 3 percnél hosszabb, legfeljebb 10 perces játszmák külön listán.',
    'fide-blitz-2024-12':
      'Ugyanez a 2600 fölötti és a nála 600 ponttal gyengébb játékosok játszmái nélkül: a ma hatályos szöveg.',
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
  readingsLead: 'Itt olvasható, hogy mit és miért számol az Elobook ott, ahol a szöveg nem egyértelmű vagy hibás.',
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
};
