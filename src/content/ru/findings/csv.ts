/** What is wrong with a CSV of players, in Russian. */
import type { CsvFindings } from '../../../formats/csv/findings.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const CSV_FINDINGS: FindingPhrases<CsvFindings> = {
  'csv.empty': () => 'Файл пуст.',
  'csv.unknown-form': ({ seen }) => `Первая строка — не заголовок списка игроков: «${seen}».`,
  'csv.no-players': () => 'Из файла не удалось прочитать ни одного игрока.',
  'csv.unknown-column': ({ heading }) => `Столбец «${heading}» неизвестен; его значения сохраняются вместе с игроком.`,
  'csv.repeated-column': ({ heading }) => `Столбец «${heading}» означает то же, что один из предыдущих.`,
  'csv.id-from': ({ heading }) => `Столбца с идентификационным номером нет; вместо него взят «${heading}».`,
  'csv.id-from-line': () => 'Столбца с идентификационным номером нет; вместо него взят номер строки.',
  'csv.rating-from': ({ heading }) => `Другого столбца с рейтингом нет; рейтингом считается «${heading}».`,
  'csv.more-findings': ({ count }, say) => `Есть ещё ${say.count(count, 'замечание', 'замечания', 'замечаний')}.`,
  'csv.line-too-long': ({ limit }, say) =>
    `В строке больше ${say.count(limit, 'знака', 'знаков', 'знаков')}; она пропущена.`,
  'csv.quote-open': () => 'Кавычка в начале этой ячейки нигде не закрыта; дальнейшее прочитать нельзя.',
  'csv.quote-stray': ({ heading }) => `После закрывающей кавычки есть ещё текст (${heading}).`,
  'csv.fields-missing': ({ count, expected }, say) =>
    `В строке ${say.count(count, 'ячейка', 'ячейки', 'ячеек')}, а в заголовке ${say.number(expected)}.`,
  'csv.fields-more': ({ count, expected, seen }, say) =>
    `В строке ${say.count(count, 'ячейка', 'ячейки', 'ячеек')}, а в заголовке только ${say.number(expected)}; «${seen}» не относится ни к одному столбцу.`,
  'csv.id-missing': () => 'У игрока нет идентификационного номера; он пропущен.',
  'csv.repeated-id': ({ id }) => `Идентификационный номер ${id} указан больше чем у одного игрока.`,
  'csv.number-unreadable': ({ heading, seen }) => `«${seen}» — не целое число (${heading}).`,
  'csv.number-out-of-range': ({ heading, seen, min, max }, say) =>
    `Невозможное значение: ${say.number(seen)} (${heading}); допускается от ${say.number(min)} до ${say.number(max)}.`,
  'csv.yes-or-no-unreadable': ({ heading, seen }) => `«${seen}» — не true и не false (${heading}).`,
  'csv.birth-unreadable': ({ heading }) => `Это не дата: ни ГГГГ-ММ-ДД, ни год, ни другой известный вид (${heading}).`,
  'csv.birth-adjusted': ({ heading }) => `Даты рождения записаны здесь не в виде ГГГГ-ММ-ДД, но понятны (${heading}).`,
  'csv.sex-unknown': ({ heading, seen }) => `Пол указан как «${seen}»; возможны m, f и w (${heading}).`,
  'csv.title-unknown': ({ heading, seen }) => `Звание «${seen}» неизвестно; оно оставлено как есть (${heading}).`,
  'csv.title-adjusted': ({ heading, seen, title }) => `Звание «${seen}» прочитано как ${title} (${heading}).`,
  'csv.reached-unreadable': ({ heading, seen }) =>
    `Из «${seen}» не видно, какой ранг сколько раз достигнут; пишется так: 2d:1 (${heading}).`,
  'csv.text-damaged': ({ heading }) => `В тексте есть знаки, которые не читаются (${heading}).`,
  'csv.made-safe': ({ heading, count }, say) =>
    `${say.count(count, 'ячейка начинается', 'ячейки начинаются', 'ячеек начинаются')} как формула (${heading}); перед ${say.form(count, 'ней', 'ними', 'ними')} поставлен апостроф, чтобы табличный редактор ничего не вычислял. Elobook читает без него; в формате csv-exact его нет.`,
  'csv.looks-like-formula': ({ heading, count }, say) =>
    `${say.count(count, 'ячейка начинается', 'ячейки начинаются', 'ячеек начинаются')} как формула (${heading}). Такие ячейки записаны как есть; табличный редактор может их вычислить.`,
  'csv.not-carried': ({ field, count }, say) =>
    `В файле нет столбца «${field}», а он нужен ${say.count(count, 'игроку', 'игрокам', 'игрокам')}.`,
};
