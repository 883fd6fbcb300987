/** What the office says of files that it is given, in Russian. */
import type { Program } from '../../../formats/foreign.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import type { InputProblem, OfficeFileFindings } from '../../../explain/office-findings.ts';
import { firstFew } from '../../../explain/games.ts';

const names = (players: readonly string[], say: Say): string =>
  firstFew(players, say.player, (more) => `и ещё ${say.count(more, 'игрок', 'игрока', 'игроков')}`);

const PROBLEMS: Readonly<Record<InputProblem, string>> = {
  'no-file': 'такого файла нет',
  folder: 'это папка, а не файл',
  denied: 'нет прав на чтение',
  'not-text': 'это не текст в UTF-8',
};

/** Why a file cannot be read; else the system's own name of it. */
export const inputProblem = (problem: string): string => PROBLEMS[problem as InputProblem] ?? problem;

const PROGRAMS: Readonly<Record<Program, string>> = {
  'swiss-manager':
    'Это собственный файл программы Swiss-Manager. Экспортируйте из неё отчёт для ФИДЕ (TRF16) и передайте его',
  swissperfect:
    'Это один из собственных файлов SwissPerfect (ini, trn, sco). Экспортируйте из программы турнир для ФИДЕ (формат Krause) и передайте его',
  'swissperfect-table':
    'Это турнирная таблица, которую SwissPerfect вывел как текст: не список игроков и не отчёт. Экспортируйте из программы турнир для ФИДЕ (формат Krause) и передайте его',
  'chess-results':
    'Это файл Chess-Results, сделанный для показа. Попросите у организатора отчёт для ФИДЕ (TRF16), который экспортирует Swiss-Manager',
  'cross-table':
    'Это турнирная таблица в виде текста, сделанная для показа: не список игроков и не отчёт. Экспортируйте из турнирной программы TRF16, для го — h9',
  'swiss-chess':
    'Это собственный файл программы Swiss-Chess. Экспортируйте из неё отчёт для ФИДЕ (TRF16) и передайте его',
  vega: 'Это собственный файл программы Vega. Экспортируйте из неё отчёт для ФИДЕ (TRF16) и передайте его',
  papi: 'Это собственный файл программы Papi. Экспортируйте из неё отчёт для ФИДЕ (TRF16) и передайте его',
  macmahon:
    'Это собственный файл программы MacMahon. Экспортируйте таблицу для Европейской базы данных го (h9) и передайте её',
  tou: 'Это файл tou французской федерации го. Экспортируйте таблицу для Европейской базы данных го (h9) и передайте её',
  pgn: 'Это ходы партий (PGN), а не отчёт. Экспортируйте из турнирной программы TRF16, для го — h9',
  spreadsheet:
    'Это электронная таблица. Список игроков сохраните как CSV; отчёт экспортирует турнирная программа: TRF16, для го — h9',
  'text-document':
    'Это документ текстового редактора. Попросите у организатора TRF16, для го — h9: его экспортирует турнирная программа',
  pdf: 'Это PDF, сделанный для печати. Попросите у организатора TRF16, для го — h9: его экспортирует турнирная программа',
  'web-page': 'Это веб-страница. Попросите у организатора TRF16, для го — h9: его экспортирует турнирная программа',
  xml: 'Это XML программы, которой Elobook не знает: не файл OpenGotha и не список ФИДЕ. Попросите у организатора TRF16, для го — h9: его экспортирует турнирная программа',
  image: 'Это изображение. Попросите у организатора TRF16, для го — h9: его экспортирует турнирная программа',
  archive: 'Это архив, который Elobook не открывает. Распакуйте его и передайте сам отчёт или упакуйте его в zip',
};

export const OFFICE_FILE_FINDINGS: FindingPhrases<OfficeFileFindings> = {
  'file.unreadable': ({ file, problem }) => `Файл ${file} не читается: ${inputProblem(problem)}.`,
  'file.too-large': ({ file, bytes, limit }, say) =>
    `Размер файла ${file} — ${say.count(bytes, 'байт', 'байта', 'байт')}; допускается не больше ${say.number(limit)}.`,
  'file.empty': () => 'Файл пуст или содержит одни пробелы.',
  'file.unknown-format': ({ beginning }) =>
    `Это не отчёт в известном формате; он начинается так: «${beginning}». Читаются TRF (06, 16, 26), h9, XML программы OpenGotha и собственный JSON Elobook.`,
  'file.other-program': ({ program }) => `${PROGRAMS[program]}.`,
  'file.utf-16': () => 'Файл в кодировке UTF-16, её не использует ни один формат отчётов; сохраните его в UTF-8.',
  'convert.no-writer': ({ format }) => `Формат ${format} Elobook только читает.`,
  'file.list-of-players': () =>
    'Это список игроков, а не отчёт о турнире: партий в нём нет. Чтобы взять из него рейтинги, укажите его в --list; в службу его вносят командой «players import».',
  'file.archive-inside': () => 'Архив внутри архива не открывается; распакуйте его.',
  'check.file-only': () =>
    'Правила не указаны, поэтому проверен только файл; с --rules турнир проверяется и по их пунктам.',
  'period.by-name': ({ players }, say) =>
    `По имени и дате рождения сочтены тем же игроком, что и в другом файле: ${names(players, say)}.`,
  'period.perhaps-same': ({ players }, say) =>
    `В другом файле есть игрок с тем же именем, и неясно, один ли это человек; обсчёт ведётся порознь: ${names(players, say)}. Вопрос решил бы номер ФИДЕ.`,
  'convert.no-games': ({ format }) =>
    `Список игроков нельзя преобразовать в отчёт о турнире (${format}): партий в нём нет.`,
  'convert.no-list': ({ format }) =>
    `Отчёт о турнире нельзя преобразовать в рейтинг-лист (${format}). Его игроков можно записать в CSV; если под таким именем нужен TRF: --format trf16.`,
  'convert.no-month': ({ format }) =>
    `В заголовке ${format} нужен месяц рейтинг-листа, а из файла он не виден. Укажите его: --month 2026-10.`,
  'convert.no-number': ({ format, count }, say) =>
    `Нет номера (не больше девяти цифр) у ${say.count(count, 'игрока', 'игроков', 'игроков')}, а ${format} перечисляет игроков по номерам.`,
  'convert.rating-unfit': ({ player, rating, max }, say) =>
    `Рейтинг игрока ${player} — ${say.number(rating)}; в рейтинг-листе ФИДЕ рейтинги от 1 до ${say.number(max)}.`,
  'convert.several': ({ count }, say) =>
    `В архиве ${say.count(count, 'файл', 'файла', 'файлов')}, а записать можно один. Распакуйте архив и преобразуйте каждый отдельно.`,
  'convert.players-only': ({ games }, say) =>
    `Записываются только игроки; для турнира и его партий (${say.number(games)}) в этом формате места нет.`,
  'convert.not-carried': ({ format, field, count }, say) =>
    `В формате ${format} нет места для «${field}», а это есть у ${say.count(count, 'игрока', 'игроков', 'игроков')}.`,
  'convert.not-one-event': () => 'Несколько турниров периода можно записать только в документ JSON.',
  'convert.repeated-id': ({ ids, count }, say) =>
    `Один и тот же идентификационный номер указан у нескольких игроков (${say.list(ids)}${count > ids.length ? ', …' : ''}); чьи это партии, решить нельзя. Файл не записан.`,
};
