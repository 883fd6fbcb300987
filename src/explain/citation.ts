/** How a clause is cited in a language. Numbers are the same everywhere; the words of our own labels are not. */
import type { Language } from './language.ts';

/** ORR's text numbers its sections only; what stands beside the number is our label. Letters of formulas stay. */
const ORR_LABELS: Readonly<Record<string, readonly [string, string]>> = {
  change: ['változás', 'изменение'],
  rounding: ['kerekítés', 'округление'],
  'played games': ['lejátszott játszmák', 'сыгранные партии'],
  kinds: ['a játékosok fajtái', 'виды игроков'],
  'stand-in ratings': ['helyettesítő értékszámok', 'замещающие рейтинги'],
  'FIDE rating': ['FIDE-értékszám', 'рейтинг ФИДЕ'],
  'first rating': ['első értékszám', 'первый рейтинг'],
  'zero points': ['nulla pont', 'ноль очков'],
  'not entered': ['nem állandó résztvevő', 'не постоянный участник'],
  'no games': ['nincs játszma', 'нет партий'],
  age: ['életkor', 'возраст'],
  'average age': ['átlagéletkor', 'средний возраст'],
  contributors: ['kik számítanak', 'чьи результаты учитываются'],
  'Kt bounds': ['Kt határai', 'границы Kt'],
  'Kt reduction': ['Kt csökkentése', 'уменьшение Kt'],
  'Rp 100%': ['Rp 100%', 'Rp 100%'],
  'Rp zero': ['Rp nulla pontnál', 'Rp при нуле очков'],
  'final rating': ['végső értékszám', 'итоговый рейтинг'],
  unsettled: ['ideiglenes értékszám', 'неустоявшийся рейтинг'],
  settled: ['végleges értékszám', 'устоявшийся рейтинг'],
  'unsettled worth': ['ideiglenes értékszám az ellenfeleknél', 'неустоявшийся рейтинг для соперников'],
  pool: ['összesített játszmák', 'накопленные партии'],
  'Rkor many games': ['Rkor sok játszmánál', 'Rkor при многих партиях'],
  'Rkor final rating': ['Rkor, végső értékszám', 'Rkor, итоговый рейтинг'],
  storage: ['tárolás', 'хранение'],
  'inverse problem': ['fordított feladat', 'обратная задача'],
  corridors: ['sávok', 'коридоры'],
  'Kt above 8': ['Kt 8 fölött', 'Kt больше 8'],
  spread: ['szórás', 'размах'],
  'K pairs': ['K párok', 'пары K'],
  'Moscow final': ['moszkvai döntő', 'московский финал'],
  origin: ['eredet', 'происхождение'],
};

const PLACE: Readonly<Record<Exclude<Language, 'en'>, 0 | 1>> = { hu: 0, ru: 1 };

/** Parts of labels that Go's and ORR's clauses have, with what stands for them. */
const WORDS: readonly (readonly [RegExp, string, string])[] = [
  [/^table (\d) example (\d)$/, '$1. táblázat, $2. példa', 'таблица $1, пример $2'],
  [/^table (\d)$/, '$1. táblázat', 'таблица $1'],
  [/^annex (\d) example (\w+)$/, '$1. melléklet, $2. példa', 'приложение $1, пример $2'],
  [/^(.*) step (\d)$/, '$1, $2. lépés', '$1, шаг $2'],
  [/^preamble$/, 'bevezetés', 'вступление'],
  [/^order (\d+)$/, 'a számítás rendje, $1. lépés', 'порядок расчёта, шаг $1'],
  [/^form fields$/, 'a dokumentum mezői', 'поля документа'],
  [/^form errors$/, 'a dokumentum hibái', 'ошибки документа'],
  [/^form result$/, 'az eredmény mezői', 'поля результата'],
  [/^form functions$/, 'függvények', 'функции'],
  [/^one-off (\d{4})-(\d{2})-(\d{2})$/, 'egyszeri emelés, $1. $2. $3.', 'разовое повышение, $3.$2.$1'],
  [/^(.*) \(from (\d{4})-(\d{2})-(\d{2})\)$/, '$1, $2. $3. $4. óta', '$1, с $4.$3.$2'],
  [/^0\.2 hybrid$/, '0.2, hibrid verseny', '0.2, гибридный турнир'],
  [/^0\.2 refusal$/, '0.2, elutasítás', '0.2, отказ'],
  [/^0\.2 not submitted$/, '0.2, be nem küldött verseny', '0.2, не поданный турнир'],
  [/^2\. § left sheet$/, '2. § bal oldali lap', '2. § левый лист'],
  [/^2\. § right sheet$/, '2. § jobb oldali lap', '2. § правый лист'],
  [/^2\. § licence$/, '2. § versenyengedély', '2. § лицензия'],
  [/^2\. § KOMIR ID$/, '2. § KOMIR-azonosító', '2. § номер KOMIR'],
  [/^2\. § FIDE ID$/, '2. § FIDE-azonosító', '2. § номер ФИДЕ'],
];

/** The clause as a reader of that language would cite it. */
export function citation(clause: string, language: Language): string {
  if (language === 'en') return clause;
  const [, section, label] = /^([123]) (.+)$/.exec(clause) ?? [];
  const known = label === undefined ? undefined : ORR_LABELS[label];
  if (known !== undefined) return `${section}, ${known[PLACE[language]]}`;
  for (const [pattern, hungarian, russian] of WORDS) {
    if (pattern.test(clause)) return clause.replace(pattern, language === 'hu' ? hungarian : russian);
  }
  return clause;
}
