/** What is wrong with a document or a report, in Russian. */
import type { DocumentFindings } from '../../../formats/json/findings.ts';
import type { IntakeFindings } from '../../../intake/admit.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import type { OfficeFindings } from '../../../explain/office-findings.ts';
import { withVisibleControls } from '../../../explain/letters.ts';

const CONTROLS = { standard: 'классика', rapid: 'рапид', blitz: 'блиц' } as const;

/** What a reader wanted or saw, by its English word. */
const WANTED: Readonly<Record<string, string>> = {
  ':': '«:»',
  ', or }': '«,» или «}»',
  ', or ]': '«,» или «]»',
  'a value': 'значение',
  'a digit': 'цифра',
  'a key in double quotes': 'ключ в двойных кавычках',
  'a character of the string, or "': 'продолжение текста в двойных кавычках',
  'an escape such as \\n or \\u0041': 'управляющая последовательность, например \\n или \\u0041',
  'the end of the document': 'конец документа',
  text: 'текст',
  'true or false': 'true или false',
  'a number': 'число',
  'a whole number': 'целое число',
  'a number of at most four decimals': 'число не более чем с четырьмя знаками после запятой',
  'a score in whole or half points': 'результат в целых очках и половинах',
  'a list': 'список',
  'an object': 'объект',
  'an object or null': 'объект или null',
};
const wanted = (expected: string): string => WANTED[expected] ?? expected;

const BIRTH_FORMS = 'YYYY-MM-DD or YYYY';

const DATE_FORMS: Readonly<Record<string, string>> = { 'YYYY-MM-DD': 'ГГГГ-ММ-ДД', 'YYYY-MM': 'ГГГГ-ММ' };

const MISSING: Readonly<Record<string, string>> = {
  'an event document': 'В периоде нет ни одного турнира, а нужен хотя бы один.',
  'results, or games, avg and score':
    'У прежнего турнира должно быть поле «results» или вместе поля «games», «avg» и «score».',
};

const RATINGS: Readonly<Record<string, string>> = {
  rating: 'рейтинг',
  peak: 'наивысший рейтинг',
  currentRating: 'текущий рейтинг',
  base: 'рейтинг в предыдущем рейтинг-листе',
};

const GRADES: Readonly<Record<string, string>> = {
  rank: 'ранг',
  entryRank: 'заявленный ранг',
  initialRank: 'начальный ранг',
  reached: 'достигнутый прежде ранг',
};

const inForce = (from: string | null, to: string | null, say: Say): string =>
  [from === null ? '' : ` с ${say.date(from)}`, to === null ? '' : ` по ${say.date(to)}`].join('');

export const DOCUMENT_FINDINGS: FindingPhrases<DocumentFindings & IntakeFindings & OfficeFindings> = {
  'json.truncated': ({ expected }) => `Текст обрывается; дальше должно быть: ${wanted(expected)}.`,
  'json.unreadable': ({ expected, seen }) =>
    `Здесь записано «${withVisibleControls(seen)}», а должно быть: ${wanted(expected)}.`,
  'json.too-deep': ({ limit }, say) =>
    `Вложенность документа больше ${say.count(limit, 'уровня', 'уровней', 'уровней')}.`,
  'json.too-many-values': ({ limit }, say) =>
    `В документе больше ${say.count(limit, 'значения', 'значений', 'значений')}, столько не нужно ни одному турниру.`,
  'json.too-many-keys': ({ limit }, say) => `Здесь у объекта больше ${say.count(limit, 'поля', 'полей', 'полей')}.`,
  'json.repeated-key': ({ key }) => `Поле ${key} указано дважды, а значение может быть только одно.`,
  'document.wrong-type': ({ expected, seen }) => `Здесь должно быть: ${wanted(expected)}, а указано: ${wanted(seen)}.`,
  'document.missing': ({ field }) => MISSING[field] ?? `Нет поля «${field}».`,
  'document.unknown-field': ({ field }) => `Поле «${field}» неизвестно и не используется.`,
  'document.unknown-value': ({ expected, seen }) =>
    `Здесь неизвестное значение: ${wanted(seen)}; возможны: ${expected.join(', ')}.`,
  'document.impossible-date': ({ seen, expected }) =>
    expected === BIRTH_FORMS
      ? 'Такой даты рождения нет, или она записана не в виде ГГГГ-ММ-ДД (только год — ГГГГ).'
      : `Такой даты нет: ${wanted(seen)}; дата записывается в виде ${DATE_FORMS[expected] ?? expected}.`,
  'document.not-whole': ({ seen }, say) => `Здесь должно быть целое число, а указано ${say.number(seen)}.`,
  'document.more-findings': ({ count }, say) => `Есть ещё ${say.count(count, 'замечание', 'замечания', 'замечаний')}.`,
  'json.too-large': ({ bytes, limit }, say) =>
    `В документе ${say.count(bytes, 'байт', 'байта', 'байтов')}; читается не больше ${say.number(limit)}.`,
  'json.too-many-rounds': ({ rounds, limit }, say) =>
    `В одном турнире документа ${say.count(rounds, 'тур', 'тура', 'туров')}; допускается не больше ${say.number(limit)}.`,
  'json.too-many-players': ({ players, limit }, say) =>
    `В документе ${say.count(players, 'игрок', 'игрока', 'игроков')} в одном турнире; читается не больше ${say.number(limit)}.`,
  'json.not-carried': ({ count }, say) =>
    `Округлено до четырёх знаков после запятой, больше в документе не допускается; чисел: ${say.number(count)}.`,
  'document.out-of-range': ({ seen, min, max }, say) =>
    `Значение ${say.number(seen)} здесь невозможно: допускается от ${say.number(min)} до ${say.number(max)}.`,

  'report.no-players': () => 'В отчёте нет игроков, поэтому обсчитывать некого.',
  'report.no-games': () => 'В отчёте нет партий, поэтому ни один рейтинг не меняется.',
  'report.repeated-player': ({ player }) => `Идентификационный номер ${player} указан больше чем у одного игрока.`,
  'report.unknown-player': ({ player, round }, say) =>
    `${say.number(round)}-й тур: в партии назван участник ${player}, которого нет в списке игроков.`,
  'report.self-game': ({ player, round }, say) =>
    `${say.number(round)}-й тур: ${say.player(player)} играет в одной партии и белыми, и чёрными.`,
  'report.repeated-pairing': ({ white, black, round }, say) =>
    `${say.number(round)}-й тур: партия ${say.player(white)} – ${say.player(black)} указана дважды.`,
  'report.two-games-in-round': ({ player, round }, say) =>
    `${say.number(round)}-й тур: ${say.player(player)} играет больше одной партии.`,
  'report.round-beyond': ({ round, rounds }, say) =>
    `Указана партия ${say.number(round)}-го тура, а в турнире всего ${say.count(rounds, 'тур', 'тура', 'туров')}.`,
  'report.missing-date': ({ field }) =>
    `Не указан ${field === 'start' ? 'первый' : 'последний'} день турнира, а для этих правил он нужен.`,
  'report.missing-system': () =>
    'Не указана система турнира (швейцарская, круговая, матч или командный турнир), а для этих правил она нужна.',
  'report.end-before-start': ({ start, end }, say) =>
    `Последний день турнира (${say.date(end)}) раньше первого (${say.date(start)}).`,
  'report.rating-out-of-range': ({ player, field, rating, min, max }, say) =>
    `${say.player(player)}: ${RATINGS[field] ?? 'рейтинг в прежнем результате'} указан как ${say.number(rating)}, а допускается от ${say.number(min)} до ${say.number(max)}.`,
  'report.peak-below-rating': ({ player, peak, rating }, say) =>
    `${say.player(player)}: наивысший рейтинг указан как ${say.number(peak)}, а нынешний (${say.number(rating)}) выше.`,
  'report.unknown-grade': ({ player, field, grade }, say) =>
    `${say.player(player)}: в этих правилах нет ранга «${grade}» (${GRADES[field] ?? field}).`,
  'report.history-missing': ({ player }, say) =>
    `${say.player(player)}: рейтинг неустоявшийся, но прежние результаты, на которых он основан, не указаны.`,
  'report.history-without-points': ({ player }, say) =>
    `${say.player(player)}: рейтинг неустоявшийся, но в прежних результатах, на которых он основан, нет очков.`,
  'report.history-without-results': ({ player, event }, say) =>
    `${say.player(player)}: прежний турнир${event === null ? '' : ` (${event})`} указан только итогом, а для этих правил нужны результаты каждой партии.`,
  'report.event-in-history': ({ player, event }, say) =>
    `${say.player(player)}: среди прежних результатов уже есть этот турнир (${event}).`,

  'rulebook.missing': () => 'Не указано, по каким правилам вести обсчёт.',
  'rulebook.unknown': ({ seen, expected }) => `Правил «${seen}» нет; возможны: ${expected.join(', ')}.`,
  'rulebook.no-edition': ({ family, date }, say) =>
    `На ${say.date(date)} нет действующей редакции правил ${family.toUpperCase()} из известных здесь.`,
  'rulebook.no-control': ({ family, control, from, date }, say) =>
    from === null || date === null
      ? `В правилах ${family.toUpperCase()} нет такого рейтинга: ${CONTROLS[control]}.`
      : `Правила такого рейтинга (${family.toUpperCase()}, ${CONTROLS[control]}) есть у Elobook только с ${say.date(from)}; турнир начался раньше (${say.date(date)}), поэтому рассчитать его нельзя.`,
  'rulebook.other-control': ({ edition, control, is }) =>
    `Редакция ${edition} — о другом рейтинге (${CONTROLS[is]}), а запрошен ${CONTROLS[control]}: укажите вместо неё семейство («--rules fide --control ${control}») или уберите --control.`,
  'rulebook.other-time': ({ time, is, family, control }) =>
    `По контролю времени (${time}) это ${CONTROLS[is]}, а расчёт сделан для другого рейтинга (${CONTROLS[control]}). По нужным правилам рассчитает «--rules ${family} --control ${is}».`,
  'rulebook.several-controls': ({ times }, say) =>
    `Разные контроли времени: ${say.list(times.map(({ time, control }) => `${time} (${control === null ? 'слишком мало для любого рейтинга' : CONTROLS[control]})`))}. Каждый вид — отдельный турнир: сделайте для каждого свой файл и рассчитайте его отдельно («--control …»). Если все партии игрались с одним контролем, укажите его в --facts (event.controls); из нескольких периодов одной партии у всех, кроме последнего, есть число ходов.`,
  'rulebook.no-date': ({ family }) =>
    `Редакцию правил ${family.toUpperCase()} определяет первый день турнира, а он не указан.`,
  'rulebook.out-of-force': ({ edition, date, from, to }, say) => {
    const when = inForce(from, to, say);
    return `Редакция ${edition}${when === '' ? '' : ` действует только${when} и потому`} на ${say.date(date)} силы не имеет.`;
  },
  'rulebook.no-period': ({ edition }) =>
    `По правилам ${edition} каждый турнир обсчитывается отдельно, рейтинговых периодов в них нет.`,
  'rulebook.k-not-assumed': ({ edition }) =>
    `В правилах ${edition} нет K, зависящего от прежних партий, поэтому выбранный K не используется.`,
  'period.mixed-editions': ({ editions }, say) =>
    `Турниры по этим редакциям нельзя обсчитать как один период: ${say.list(editions)}.`,
  'period.repeated-event': ({ event }) => `Турнир ${event} указан в периоде больше одного раза.`,
  'report.born-later': ({ player, year }, say) => `${say.player(player)}: год рождения ${year} позже турнира.`,
  'report.history-later': ({ player, end }, say) =>
    `${say.player(player)}: один из прежних турниров закончился ${say.date(end)}, то есть после этого.`,
  'report.two-ratings': ({ player, rating, currentRating }, say) =>
    `${say.player(player)}: на начало турнира рейтинг есть (${say.number(rating)}), поэтому текущий рейтинг ${say.number(currentRating)} не используется.`,
  'report.received-early': ({ received, end }, say) =>
    `Отчёт поступил ${say.date(received)}, раньше последнего дня турнира (${say.date(end)}).`,
  'report.schedule-outside': ({ round, date }, say) =>
    `${say.number(round)}-й тур назначен на ${say.date(date)}, вне дат турнира.`,
  'report.more-findings': ({ count }, say) =>
    `Об игроках и партиях этого отчёта есть ещё ${say.count(count, 'замечание', 'замечания', 'замечаний')}.`,
  'report.empty-controls': () => 'Контроль времени не заполнен, поэтому не проверяется.',
  'period.unknown-base': ({ player }) =>
    `Среди рейтингов предыдущего рейтинг-листа назван игрок ${player}, которого нет ни в одном турнире периода.`,
};
