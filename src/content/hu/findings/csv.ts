/** What is wrong with a CSV of players, in Hungarian. */
import type { CsvFindings } from '../../../formats/csv/findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const CSV_FINDINGS: FindingPhrases<CsvFindings> = {
  'csv.empty': () => 'A fájl üres.',
  'csv.unknown-form': ({ seen }) => `Az első sor nem egy játékoslista fejléce: „${seen}”.`,
  'csv.no-players': () => 'A fájlból egyetlen játékost sem sikerült kiolvasni.',
  'csv.unknown-column': ({ heading }) => `Ez az oszlop ismeretlen, de a játékos mellett megmarad: „${heading}”.`,
  'csv.repeated-column': ({ heading }) => `Ez az oszlop ugyanazt jelenti, mint egy korábbi: „${heading}”.`,
  'csv.id-from': ({ heading }) => `Nincs azonosító oszlop; helyette ez az oszlop szolgál azonosítóul: „${heading}”.`,
  'csv.id-from-line': () => 'Nincs azonosító oszlop; helyette a sor száma szolgál azonosítóul.',
  'csv.rating-from': ({ heading }) => `Nincs más értékszámoszlop; az értékszám ebből az oszlopból való: „${heading}”.`,
  'csv.more-findings': ({ count }, say) => `További ${say.number(count)} észrevétel van.`,
  'csv.line-too-long': ({ limit }, say) => `A sor hosszabb, mint ${say.number(limit)} karakter, ezért kimarad.`,
  'csv.quote-open': () => 'A cella elején álló idézőjelnek nincs párja, ezért a folytatás nem olvasható.',
  'csv.quote-stray': ({ heading }) => `A záró idézőjel után még szöveg következik (${heading}).`,
  'csv.fields-missing': ({ count, expected }, say) =>
    `A sorban ${say.number(count)} cella van, a fejlécben ${say.number(expected)}.`,
  'csv.fields-more': ({ count, expected, seen }, say) =>
    `A sorban ${say.number(count)} cella van, a fejlécben csak ${say.number(expected)}; ez egyik oszlophoz sem tartozik: „${seen}”.`,
  'csv.id-missing': () => 'A játékosnak nincs azonosítója, ezért kimarad.',
  'csv.repeated-id': ({ id }) => `Több játékosnak is ez az azonosítója: ${id}.`,
  'csv.number-unreadable': ({ heading, seen }) => `Ez nem egész szám: „${seen}” (${heading}).`,
  'csv.number-out-of-range': ({ heading, seen, min, max }, say) =>
    `Nem lehetséges érték: ${say.number(seen)} (${heading}); a legkisebb ${say.number(min)}, a legnagyobb ${say.number(max)}.`,
  'csv.yes-or-no-unreadable': ({ heading, seen }) => `Ez sem igaz (true), sem hamis (false): „${seen}” (${heading}).`,
  'csv.birth-unreadable': ({ heading }) => `Ez nem dátum: se ÉÉÉÉ-HH-NN, se évszám, se más ismert alak (${heading}).`,
  'csv.birth-adjusted': ({ heading }) => `A születési idő itt nem ÉÉÉÉ-HH-NN alakú, de érthető volt (${heading}).`,
  'csv.sex-unknown': ({ heading, seen }) => `A nem jelölése „${seen}”; m, f vagy w lehet (${heading}).`,
  'csv.title-unknown': ({ heading, seen }) => `Ismeretlen cím: „${seen}”; változatlanul marad (${heading}).`,
  'csv.title-adjusted': ({ heading, seen, title }) => `Cím: „${seen}”; értelmezése: ${title} (${heading}).`,
  'csv.reached-unreadable': ({ heading, seen }) =>
    `Nem derül ki, melyik minősítést hányszor érte el: „${seen}”; a szabályos alak például 2d:1 (${heading}).`,
  'csv.text-damaged': ({ heading }) => `A szövegben olvashatatlan karakter van (${heading}).`,
  'csv.made-safe': ({ heading, count }, say) =>
    `${say.number(count)} cella úgy kezdődik, mint egy képlet (${heading}); aposztróf került elé, hogy a táblázatkezelők ne számolják ki. Az Elobook aposztróf nélkül olvassa vissza; a csv-exact formátum nem teszi ki.`,
  'csv.looks-like-formula': ({ heading, count }, say) =>
    `${say.number(count)} cella úgy kezdődik, mint egy képlet (${heading}). Az ilyen cella változatlan maradt, de egy táblázatkezelő kiszámolhatja.`,
  'csv.not-carried': ({ field, count }, say) =>
    `A fájlban ennek nincs oszlopa: „${field}”; ${say.number(count)} játékosnál volna mit beírni.`,
};
