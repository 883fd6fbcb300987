/** What is said of a file of OpenGotha, in Russian. */
import type { OpenGothaFindings } from '../../../formats/opengotha/findings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { goField } from './h9.ts';

const EXPECTED: Readonly<Record<string, string>> = {
  'a whole number': 'целое число',
  'a grade': 'ранг',
  'a result': 'результат',
  'a date': 'дата',
  minutes: 'число минут',
};

const times = (count: number, say: Say): string => say.count(count, 'раз', 'раза', 'раз');

const withStones = (count: number, say: Say): string => say.count(count, 'партия', 'партии', 'партий');

export const OPENGOTHA_FINDINGS: FindingPhrases<OpenGothaFindings> = {
  'opengotha.too-large': ({ bytes, limit }, say) =>
    `Размер файла ${say.count(bytes, 'байт', 'байта', 'байт')}; читается не больше ${say.number(limit)}.`,
  'opengotha.not-xml': () => 'Здесь файл нарушает правила XML.',
  'opengotha.doctype': () =>
    'Тип документа (DOCTYPE) в файле сам что-то объявляет, например сущности; такие файлы не читаются. Простая ссылка на описание не мешает.',
  'opengotha.too-deep': ({ limit }, say) => `Вложенность элементов больше, чем ${say.number(limit)}.`,
  'opengotha.too-many-attributes': ({ element, limit }, say) =>
    `У элемента ${element} атрибутов больше, чем ${say.number(limit)}.`,
  'opengotha.wrong-root': ({ element }) => `Первый элемент файла ${element}, а ожидается Tournament.`,
  'opengotha.too-many-players': ({ limit }, say) => `Игроков в файле больше, чем ${say.number(limit)}.`,
  'opengotha.too-many-games': ({ limit }, say) => `Партий в файле больше, чем ${say.number(limit)}.`,
  'opengotha.no-players': () => 'В файле нет игроков.',
  'opengotha.no-parameters': () => 'В файле нет GeneralParameterSet: неизвестны название, даты, число туров и время.',

  'opengotha.missing': ({ element, attribute }) => `У элемента ${element} нет атрибута ${attribute}.`,
  'opengotha.unreadable': ({ attribute, text, expected }) =>
    `${attribute}: записано «${text}», а ожидается: ${EXPECTED[expected] ?? expected}.`,
  'opengotha.dates-reversed': ({ start, end }, say) =>
    `Последний день турнира (${say.date(end)}) раньше первого (${say.date(start)}).`,
  'opengotha.date-form': ({ text }) => `Дата «${text}» записана не в виде ГГГГ-ММ-ДД, но понята.`,
  'opengotha.grade-missing': ({ player }) => `${player}: ранг не указан.`,
  'opengotha.grade-from-rank': ({ player, grade, count }, say) =>
    `${player}: ранг grade не указан, вместо него взят rank ${grade} (так ${times(count, say)}).`,
  'opengotha.grade-differs': ({ player, rank, grade }) =>
    `${player}: заявленный ранг (rank) ${rank}, официальный (grade) ${grade}; взят заявленный.`,
  'opengotha.rank-missing': ({ player, grade }) =>
    `${player}: заявленный ранг (rank) не указан, вместо него взят официальный (grade): ${grade}.`,
  'opengotha.pin-unreadable': ({ player, text }) => `${player}: «${text}» не PIN из восьми цифр и не используется.`,
  'opengotha.repeated-player': ({ key, otherLine }) =>
    `${key} уже есть в строке ${otherLine}; по партиям этих двоих не различить.`,
  'opengotha.repeated-pin': ({ pin, otherLine }) => `PIN ${pin} уже есть в строке ${otherLine}.`,
  'opengotha.not-registered': ({ player, count }, say) =>
    `Пропущены те, кто только заявился и не сыграл ни одной партии: ${say.count(count, 'игрок', 'игрока', 'игроков')} (первый в файле: ${player}).`,

  'opengotha.unknown-player': ({ round, key }) => `${round}-й тур: «${key}» нет среди игроков.`,
  'opengotha.self-game': ({ round, key }) => `${round}-й тур: игрок ${key} записан в одной партии за обе стороны.`,
  'opengotha.round-out-of-range': ({ round, limit }) =>
    `${round}-го тура быть не может; возможны туры от 1 до ${limit}.`,
  'opengotha.result-unknown': ({ round, white, black }, say) =>
    `${round}-й тур: результат партии ${say.player(white)} – ${say.player(black)} неизвестен; она пропущена.`,
  'opengotha.double-win': ({ round, white, black }, say) =>
    `${round}-й тур: в партии ${say.player(white)} – ${say.player(black)} выиграли оба; она пропущена.`,
  'opengotha.jigo-by-default': ({ round, white, black }, say) =>
    `${round}-й тур: партия ${say.player(white)} – ${say.player(black)} записана как ничья без игры; она пропущена.`,
  'opengotha.colour-unknown': ({ round, count }, say) =>
    `Цвета в партии без форы не определены (${round}-й тур, ${times(count, say)}); взяты как записано.`,
  'opengotha.colour-unknown-with-stones': ({ round, white, black, stones }, say) =>
    `${round}-й тур: цвета в партии ${say.player(white)} – ${say.player(black)} не определены, а фора чёрных ${say.count(stones, 'камень', 'камня', 'камней')}.`,
  'opengotha.many-stones': ({ stones, count }, say) => `Камней форы больше девяти (${stones}, ${times(count, say)}).`,
  'opengotha.rounds-not-played': ({ rounds, played }, say) =>
    `В турнире ${say.count(rounds, 'тур', 'тура', 'туров')}, но последняя партия — в ${played}-м туре.`,

  'opengotha.handicap-from-games': ({ games }, say) =>
    `С камнями форы: ${withStones(games, say)}, поэтому турнир считается турниром с форой.`,
  'opengotha.handicap-open': ({ ceiling }, say) =>
    ceiling === null
      ? 'Камней форы нет ни в одной партии, и в файле не указано, есть ли фора.'
      : `Камней форы нет ни в одной партии, хотя допускалось до ${say.number(ceiling)}; нужно указать, объявлен ли турнир с форой.`,
  'opengotha.stones-against-ceiling': ({ games }, say) =>
    `По параметрам форы нет, но есть партии с камнями форы: ${say.number(games)}.`,
  'opengotha.not-in-file': ({ fields }, say) => `В файле этого нет, нужно указать: ${say.list(fields.map(goField))}.`,
  'opengotha.more-findings': ({ count }, say) =>
    `В этом файле ещё ${say.count(count, 'замечание', 'замечания', 'замечаний')}.`,
};
