/** How clauses are cited in Hungarian: our own labels in its words. Letters of formulas stay. */
import type { CitationWords } from '../../../explain/cite.ts';

export const FIDE_CITATIONS: CitationWords = {
  patterns: [
    [/^(.*) \(from (\d{4})-(\d{2})-(\d{2})\)$/, '$1, $2. $3. $4. óta'],
    [/^0\.2 hybrid$/, '0.2, hibrid verseny'],
    [/^0\.2 refusal$/, '0.2, elutasítás'],
    [/^0\.2 not submitted$/, '0.2, be nem küldött verseny'],
  ],
};

export const MSSZ_CITATIONS: CitationWords = {
  patterns: [
    [/^2\. § left sheet$/, '2. § bal oldali lap'],
    [/^2\. § right sheet$/, '2. § jobb oldali lap'],
    [/^2\. § licence$/, '2. § versenyengedély'],
    [/^2\. § KOMIR ID$/, '2. § KOMIR-azonosító'],
    [/^2\. § FIDE ID$/, '2. § FIDE-azonosító'],
  ],
};

export const ORR_CITATIONS: CitationWords = {
  section: '{}.\u00a0§',
  labels: {
    change: 'változás',
    rounding: 'kerekítés',
    'played games': 'lejátszott játszmák',
    kinds: 'a játékosok fajtái',
    'stand-in ratings': 'helyettesítő értékszámok',
    'FIDE rating': 'FIDE-értékszám',
    'first rating': 'első értékszám',
    'zero points': 'nulla pont',
    'not entered': 'nem állandó résztvevő',
    'no games': 'nincs játszma',
    age: 'életkor',
    'average age': 'átlagéletkor',
    contributors: 'kik számítanak',
    'Kt bounds': 'Kt határai',
    'Kt reduction': 'Kt csökkentése',
    'Rp 100%': 'Rp 100%',
    'Rp zero': 'Rp nulla pontnál',
    'final rating': 'végső értékszám',
    unsettled: 'ideiglenes értékszám',
    settled: 'végleges értékszám',
    'unsettled worth': 'ideiglenes értékszám az ellenfeleknél',
    pool: 'összesített játszmák',
    'Rkor many games': 'Rkor sok játszmánál',
    'Rkor final rating': 'Rkor, végső értékszám',
    storage: 'tárolás',
    'inverse problem': 'fordított feladat',
    corridors: 'sávok',
    'Kt above 8': 'Kt 8 fölött',
    spread: 'szórás',
    'K pairs': 'K párok',
    'Moscow final': 'moszkvai döntő',
    origin: 'eredet',
  },
  patterns: [
    [/^order (\d+)$/, 'a számítás rendje, $1. lépés'],
    [/^form fields$/, 'a dokumentum mezői'],
    [/^form errors$/, 'a dokumentum hibái'],
    [/^form result$/, 'az eredmény mezői'],
    [/^form functions$/, 'függvények'],
  ],
};

export const MGSZ_CITATIONS: CitationWords = {
  patterns: [
    [/^table (\d) example (\d)$/, '$1. táblázat, $2. példa'],
    [/^table (\d)$/, '$1. táblázat'],
    [/^annex (\d) example (\w+)$/, '$1. melléklet, $2. példa'],
    [/^(.*) step (\d)$/, '$1, $2. lépés'],
    [/^preamble$/, 'bevezetés'],
  ],
};
