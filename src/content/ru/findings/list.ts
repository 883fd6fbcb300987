/** What is wrong with a rating list, in Russian. */
import type { ListFindings, XmlProblem } from '../../../formats/fide-list/findings.ts';
import type { Control, PlayerElement } from '../../../formats/fide-list/records.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const CONTROLS: Readonly<Record<Control, string>> = { standard: 'классика', rapid: 'рапид', blitz: 'блиц' };

const ELEMENTS: Readonly<Record<PlayerElement, string>> = {
  fideid: 'номер ФИДЕ',
  name: 'имя',
  country: 'федерация',
  sex: 'пол',
  title: 'звание',
  w_title: 'женское звание',
  o_title: 'другие звания',
  foa_title: 'онлайн-звание',
  rating: 'рейтинг',
  games: 'число партий',
  k: 'K',
  rapid_rating: 'рейтинг по рапиду',
  rapid_games: 'число партий в рапид',
  rapid_k: 'K для рапида',
  blitz_rating: 'рейтинг по блицу',
  blitz_games: 'число партий в блиц',
  blitz_k: 'K для блица',
  birthday: 'год рождения',
  flag: 'отметка',
};

const XML_PROBLEMS: Readonly<Record<XmlProblem, string>> = {
  'close-tag': 'элемент закрыт не на своём месте',
  cut: 'нет конца',
  entity: 'неизвестное обозначение знака',
  character: 'недопустимый здесь знак',
  'outside-root': 'есть что-то вне рейтинг-листа',
  syntax: 'тег или знак записан не по правилам',
};

export const LIST_FINDINGS: FindingPhrases<ListFindings> = {
  'list.empty': () => 'Файл пуст.',
  'list.unknown-form': ({ seen }) => `Это не список игроков (текст или XML ФИДЕ либо CSV); начало файла: «${seen}».`,
  'list.is-report': ({ format }) => `Это отчёт о турнире (${format}), а не список игроков.`,
  'list.no-players': () => 'Из рейтинг-листа не удалось прочитать ни одного игрока.',
  'list.missing-column': ({ element }) => `В строке заголовков нет столбца: ${ELEMENTS[element]}.`,
  'list.unknown-column': ({ heading }) => `Столбец «${heading}» неизвестен и не используется.`,
  'list.repeated-column': ({ heading }) => `Столбец «${heading}» указан в строке заголовков больше одного раза.`,
  'list.combined-incomplete': ({ elements }, say) =>
    `В общем рейтинг-листе (классика, рапид, блиц) для рейтингов девять столбцов; в этом не хватает: ${say.list(elements.map((element) => ELEMENTS[element]))}. Этих чисел он ни у кого не приводит.`,
  'list.one-control': ({ control }) =>
    `В рейтинг-листе один вид рейтинга, но не указано какой; принято: ${CONTROLS[control]}.`,
  'list.no-list-in-archive': () => 'В архиве нет рейтинг-листа ФИДЕ.',
  'list.entry-skipped': ({ entry }) => `Файл «${entry}» в архиве не прочитан.`,
  'list.more-findings': ({ count }, say) => `Есть ещё ${say.count(count, 'замечание', 'замечания', 'замечаний')}.`,
  'list.line-short': ({ length, expected }, say) =>
    `В строке ${say.count(length, 'знак', 'знака', 'знаков')}, а должно быть ${say.number(expected)}. Игрок пропущен.`,
  'list.line-long': ({ seen, expected }, say) =>
    `За последним столбцом есть ещё «${seen}»; в строке ${say.count(expected, 'знак', 'знака', 'знаков')}.`,
  'list.line-too-long': ({ limit }, say) =>
    `Больше ${say.count(limit, 'знака', 'знаков', 'знаков')} без окончания; таких рейтинг-листов не бывает.`,
  'list.titles-overflow': ({ seen }) =>
    `Звания «${seen}» не помещаются в своём столбце; строка прочитана с учётом этого.`,
  'list.columns-shifted': ({ seen }) => `После «${seen}» столбцы находятся не под своими заголовками. Игрок пропущен.`,
  'list.doctype': () =>
    'Тип документа в XML сам что-то объявляет, например сущности; рейтинг-листу это не нужно, файл не читается.',
  'list.xml-broken': ({ problem }) => `XML построен неправильно: ${XML_PROBLEMS[problem]}.`,
  'list.too-deep': ({ limit }, say) =>
    `Вложенность XML больше ${say.count(limit, 'уровня', 'уровней', 'уровней')}; файл не читается.`,
  'list.unknown-element': ({ element }) => `Элемент «${element}» неизвестен и не используется.`,
  'list.repeated-element': ({ element }) => `Элемент «${element}» указан у одного игрока больше одного раза.`,
  'list.id-unreadable': ({ seen }) =>
    seen === '' ? 'Номер ФИДЕ не указан. Игрок пропущен.' : `«${seen}» — не номер ФИДЕ. Игрок пропущен.`,
  'list.repeated-player': ({ player }) => `Игрок с номером ФИДЕ ${player} указан в рейтинг-листе больше одного раза.`,
  'list.rating-unreadable': ({ element, seen }) =>
    `Здесь должно быть: ${ELEMENTS[element]}, а записано «${seen}». Игрок пропущен.`,
  'list.rating-out-of-range': ({ element, seen, max }, say) =>
    `Невозможное значение (${ELEMENTS[element]}): ${say.number(seen)}; наибольшее — ${say.number(max)}. Игрок пропущен.`,
  'list.number-unreadable': ({ element, seen }) => `Здесь должно быть: ${ELEMENTS[element]}, а записано «${seen}».`,
  'list.birth-unreadable': () => 'Год рождения — не четыре цифры.',
  'list.name-missing': ({ player }) => `У игрока с номером ФИДЕ ${player} в рейтинг-листе нет имени.`,
  'list.name-damaged': ({ player }) => `В имени игрока с номером ФИДЕ ${player} есть знаки, которые не читаются.`,
  'list.sex-unknown': ({ seen }) => `Пол указан как «${seen}»; возможны M и F.`,
  'list.sex-differs': ({ player }) => `У игрока с номером ФИДЕ ${player} пол в столбце мужской, а отметка женская.`,
  'list.title-unknown': ({ seen }) => `Звание «${seen}» неизвестно; оно оставлено как есть.`,
  'list.title-adjusted': ({ seen, title }) => `Звание «${seen}» прочитано как ${title}.`,
  'list.federation-unknown': ({ seen }) => `«${seen}» — не федерация из трёх букв; оставлено как есть.`,
  'list.flag-unknown': ({ seen }) => `Отметка «${seen}» неизвестна и не используется.`,
  'list.transliterated': ({ from, to, count }, say) =>
    `Вместо «${from}» записано «${to}» (${say.count(count, 'раз', 'раза', 'раз')}): в текстовом виде есть только латинские буквы без диакритики.`,
  'list.cut': ({ player, element, seen, width }, say) =>
    `Номер ФИДЕ ${player}: «${seen}» (${ELEMENTS[element]}) сокращено; помещается ${say.count(width, 'знак', 'знака', 'знаков')}.`,
  'list.not-carried': ({ what, count }, say) =>
    `В рейтинг-листе нет места для рейтингов (${CONTROLS[what as Control]}) у ${say.count(count, 'игрока', 'игроков', 'игроков')}.`,
};
