/** How clauses are cited in Russian: our own labels in its words. Letters of formulas stay. */
import type { CitationWords } from '../../../explain/cite.ts';

export const FIDE_CITATIONS: CitationWords = {
  patterns: [
    [/^(.*) \(from (\d{4})-(\d{2})-(\d{2})\)$/, '$1, с $4.$3.$2'],
    [/^0\.2 hybrid$/, '0.2, гибридный турнир'],
    [/^0\.2 refusal$/, '0.2, отказ'],
    [/^0\.2 not submitted$/, '0.2, турнир без отчёта'],
  ],
};

export const MSSZ_CITATIONS: CitationWords = {
  patterns: [
    [/^2\. § left sheet$/, '2. § карточка KOMIR'],
    [/^2\. § right sheet$/, '2. § карточка ФИДЕ'],
    [/^2\. § licence$/, '2. § лицензия'],
    [/^2\. § KOMIR ID$/, '2. § номер KOMIR'],
    [/^2\. § FIDE ID$/, '2. § номер ФИДЕ'],
  ],
};

export const ORR_CITATIONS: CitationWords = {
  labels: {
    change: 'изменение',
    rounding: 'округление',
    'played games': 'сыгранные партии',
    kinds: 'виды игроков',
    'stand-in ratings': 'замещающие рейтинги',
    'FIDE rating': 'рейтинг ФИДЕ',
    'first rating': 'первый рейтинг',
    'zero points': 'ноль очков',
    'not entered': 'не постоянный участник',
    'no games': 'нет партий',
    age: 'возраст',
    'average age': 'средний возраст',
    contributors: 'чьи результаты учитываются',
    'Kt bounds': 'границы Kt',
    'Kt reduction': 'уменьшение Kt',
    'Rp 100%': 'Rp 100\u00a0%',
    'Rp zero': 'Rp при нуле очков',
    'final rating': 'итоговый рейтинг',
    unsettled: 'неустоявшийся рейтинг',
    settled: 'устоявшийся рейтинг',
    'unsettled worth': 'неустоявшийся рейтинг для соперников',
    pool: 'все партии вместе',
    'Rkor many games': 'Rkor при многих партиях',
    'Rkor final rating': 'Rkor, итоговый рейтинг',
    storage: 'хранение',
    'inverse problem': 'обратная задача',
    corridors: 'коридоры',
    'Kt above 8': 'Kt больше 8',
    spread: 'размах',
    'K pairs': 'пары K',
    'Moscow final': 'московский финал',
    origin: 'происхождение',
  },
  patterns: [
    [/^order (\d+)$/, 'порядок расчёта, шаг $1'],
    [/^form fields$/, 'поля документа'],
    [/^form errors$/, 'ошибки документа'],
    [/^form result$/, 'поля результата'],
    [/^form functions$/, 'функции'],
  ],
};

export const MGSZ_CITATIONS: CitationWords = {
  patterns: [
    [/^table (\d) example (\d)$/, 'таблица $1, пример $2'],
    [/^table (\d)$/, 'таблица $1'],
    [/^annex (\d) example (\w+)$/, 'приложение $1, пример $2'],
    [/^(.*) step (\d)$/, '$1, шаг $2'],
    [/^preamble$/, 'вступление'],
  ],
};
