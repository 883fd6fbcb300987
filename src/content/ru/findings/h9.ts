/** What is said of an h9 file, in Russian. */
import type { H9Findings } from '../../../formats/h9/findings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const FIELDS: Readonly<Record<string, string>> = {
  board: 'размер доски',
  baseMinutes: 'основное время',
  byoyomi: 'бёёми',
  handicap: 'объявлен ли турнир с форой',
  importance: 'значимость турнира',
  rating: 'рейтинги и ранги игроков',
};
export const goField = (field: string): string => FIELDS[field] ?? `«${field}»`;

const ABOUT = {
  result: 'результат',
  default: 'то, сыграна ли партия',
  colour: 'цвет',
  stones: 'число камней форы',
} as const;

const POINTS: Readonly<Record<number, string>> = { 0: '0 очков', 0.5: 'пол-очка', 1: 'одно очко' };

const times = (count: number, say: Say): string => say.count(count, 'раз', 'раза', 'раз');

const games = (count: number, say: Say): string => say.count(count, 'партия', 'партии', 'партий');

const place = ({ otherLine, otherColumn }: { otherLine: number; otherColumn: number }): string =>
  `строка ${otherLine}, столбец ${otherColumn}`;

export const H9_FINDINGS: FindingPhrases<H9Findings> = {
  'h9.too-large': ({ bytes, limit }, say) =>
    `Размер файла ${say.count(bytes, 'байт', 'байта', 'байт')}; читается не больше ${say.number(limit)}.`,
  'h9.line-too-long': ({ length, limit }, say) =>
    `В строке ${say.count(length, 'знак', 'знака', 'знаков')}; читается не больше ${say.number(limit)}.`,
  'h9.too-many-players': ({ limit }, say) => `Игроков в файле больше, чем ${say.number(limit)}.`,
  'h9.too-many-rounds': ({ limit }, say) =>
    `Результатов в строке больше, чем за ${say.count(limit, 'тур', 'тура', 'туров')}.`,
  'h9.no-players': () => 'В файле нет ни одной строки игрока.',
  'h9.no-results': () => 'Ни в одной строке нет результатов в конце.',

  'h9.tag-unknown': ({ tag }) => `Метка ${tag} неизвестна и не используется.`,
  'h9.tag-repeated': ({ tag }) => `Метка ${tag} указана дважды; учитывается первая.`,
  'h9.tag-unclosed': ({ tag }) => `У метки ${tag} нет закрывающей скобки.`,
  'h9.tag-unreadable': ({ tag, text }) => `Значение «${text}» метки ${tag} прочитать нельзя.`,
  'h9.dates-reversed': ({ start, end }, say) =>
    `Последний день турнира (${say.date(end)}) раньше первого (${say.date(start)}).`,
  'h9.date-form': ({ text }) => `Даты «${text}» записаны не в виде ГГГГ-ММ-ДД,ГГГГ-ММ-ДД, но поняты.`,
  'h9.country-misplaced': ({ text, country }) => `В «${text}» страна стоит не первой; прочитано: ${country}.`,

  'h9.no-grade': ({ text }) => `В строке «${text}» нет ранга (например, 3d или 12k).`,
  'h9.grade-without-letter': ({ grade, count }, say) =>
    `Ранг записан одним числом (${grade}, ${times(count, say)}) и прочитан как кю.`,
  'h9.pin-unreadable': ({ text }) => `«${text}» не PIN из восьми цифр и не используется.`,
  'h9.repeated-pin': ({ pin, otherLine }) => `PIN ${pin} уже есть в строке ${otherLine}.`,
  'h9.repeated-name': ({ name, otherLine }) => `${name} уже есть в строке ${otherLine}.`,
  'h9.place-differs': ({ place: seen, number, count }, say) =>
    `Напечатано место ${seen}, но это строка игрока №\u00a0${number} (так ${times(count, say)}); соперники читаются по номерам строк.`,
  'h9.uneven-line': ({ seen, expected }) =>
    `Критериев и результатов в строке ${seen}, в большинстве строк ${expected}; результаты отсчитаны с конца.`,

  'h9.result-unreadable': ({ round, text }) =>
    `${round}-й тур: «${text}» не результат; возможны, например, 12+/w0, 12-/b3, 0=.`,
  'h9.result-count': ({ seen, expected }, say) =>
    `В конце строки ${say.count(seen, 'результат', 'результата', 'результатов')}, а нужно ${say.number(expected)}.`,
  'h9.criteria-like-results': ({ text, rounds }, say) =>
    `В некоторых строках на одно слово больше похоже на результат; здесь «${text}» не результат, поэтому прочитано: ${say.count(rounds, 'тур', 'тура', 'туров')}.`,
  'h9.unknown-opponent': ({ round, text, opponent }) =>
    `${round}-й тур: «${text}» называет соперника №\u00a0${opponent}, которого нет в файле.`,
  'h9.self-opponent': ({ round, text }) => `${round}-й тур: «${text}» называет соперником самого игрока.`,
  'h9.not-confirmed': (facts) =>
    `${facts.round}-й тур: «${facts.text}» не подтверждено; у соперника записано «${facts.other}» (${place(facts)}).`,
  'h9.entries-differ': (facts) =>
    `${facts.round}-й тур: «${facts.text}» и «${facts.other}» (${place(facts)}) противоречат друг другу; расходится ${ABOUT[facts.about]}.`,
  'h9.double-loss': (facts) =>
    `${facts.round}-й тур: проиграли оба (${facts.text}; другая запись: ${place(facts)}), партия считается несыгранной.`,
  'h9.double-win': (facts) =>
    `${facts.round}-й тур: выиграли оба (${facts.text}; другая запись: ${place(facts)}); партия пропущена.`,
  'h9.jigo-by-default': (facts) =>
    `${facts.round}-й тур: ничья без игры (${facts.text}; другая запись: ${place(facts)}); партия пропущена.`,
  'h9.result-unknown': (facts) =>
    `${facts.round}-й тур: результат неизвестен (${facts.text}; другая запись: ${place(facts)}); партия пропущена.`,
  'h9.free-round': ({ player, round, points }, say) =>
    `${say.player(player)}: ${round}-й тур свободный, за него ${POINTS[points]}; больше ничто в файле этого не подтверждает.`,
  'h9.rounds-not-played': ({ columns, rounds }, say) =>
    `Столбцов на ${say.count(columns, 'тур', 'тура', 'туров')}, но последняя партия — в ${rounds}-м туре; столько туров и взято.`,

  'h9.capital-colour': ({ text, count }, say) => `Цвет записан заглавной буквой (${text}, ${times(count, say)}).`,
  'h9.letter-for-zero': ({ text, count }, say) => `Вместо нуля записана буква O (${text}, ${times(count, say)}).`,
  'h9.leading-zero': ({ text, count }, say) => `Число начинается с нуля (${text}, ${times(count, say)}).`,
  'h9.stones-implied': ({ text, count }, say) =>
    `Цвет без числа камней (${text}, ${times(count, say)}) прочитан как партия без форы.`,
  'h9.many-stones': ({ text, count }, say) => `Камней форы больше девяти (${text}, ${times(count, say)}).`,
  'h9.odd-free-round': ({ text, count }, say) =>
    `Необычная запись (${text}, ${times(count, say)}) прочитана как свободный тур.`,
  'h9.mark-at-end': ({ round, text }) =>
    `${round}-й тур: значение знака в конце «${text}» неизвестно; партия прочитана как сыгранная.`,
  'h9.colour-unknown': ({ text, count }, say) =>
    `Цвета не указаны (${text}, ${times(count, say)}); в партии без форы белыми считается игрок первой из двух строк.`,
  'h9.colour-from-opponent': ({ text, count }, say) =>
    `Цвет не указан (${text}, ${times(count, say)}) и взят из строки соперника.`,
  'h9.colour-by-grade': ({ round, text, stones }, say) =>
    `${round}-й тур: из «${text}» не видно, кто получил фору (${say.count(stones, 'камень', 'камня', 'камней')}); чёрными считается игрок с более низким рангом.`,
  'h9.stones-from-grades': ({ reduction, count }, say) =>
    `Без цвета и без числа камней: ${games(count, say)}; фора взята по разнице рангов, уменьшенной на ${reduction}.`,
  'h9.stones-unknown': ({ count }, say) =>
    `Без цвета и без числа камней: ${games(count, say)}, метки HA в файле нет; прочитано как игра без форы.`,

  'h9.handicap-from-games': ({ games: count }, say) =>
    `С камнями форы: ${games(count, say)}, поэтому турнир считается турниром с форой.`,
  'h9.handicap-open': ({ games: count, unknown }, say) =>
    unknown === 0
      ? `Камней форы нет ни в одной партии (${games(count, say)}); объявлен ли турнир без форы, в файле не указано.`
      : `Неизвестно, сколько было камней форы: ${games(unknown, say)}; объявлен ли турнир без форы, в файле не указано.`,
  'h9.stones-against-tag': ({ games: count }, say) =>
    `По метке HA форы нет, но есть партии с камнями форы: ${say.number(count)}.`,
  'h9.not-in-file': ({ fields, extendedMinutes }, say) =>
    `В файле этого нет, нужно указать: ${say.list(fields.map(goField))}.${
      extendedMinutes === null ? '' : ` Расширенное время: ${say.count(extendedMinutes, 'минута', 'минуты', 'минут')}.`
    }`,
  'h9.more-findings': ({ count }, say) =>
    `В этом файле ещё ${say.count(count, 'замечание', 'замечания', 'замечаний')}.`,

  'h9.letters-replaced': ({ text, written, count }, say) =>
    `Буквы, которых в файле быть не может, заменены: вместо «${text}» записано «${written}» (${times(count, say)}).`,
  'h9.name-cut': ({ player, written }, say) =>
    `${say.player(player)}: имя слишком длинное и сокращено до «${written}».`,
  'h9.club-cut': ({ player, written }, say) => `${say.player(player)}: название клуба сокращено до «${written}».`,
  'h9.grade-missing': ({ player }, say) => `${say.player(player)}: ранга нет, а в файле он нужен.`,
  'h9.game-not-written': ({ round, white, black, reason }, say) =>
    reason === 'second-game'
      ? `${round}-й тур: партия ${say.player(white)} – ${say.player(black)} у игрока вторая; в файле есть место для одной.`
      : `${round}-й тур: партия ${say.player(white)} – ${say.player(black)} называет того, кого нет среди игроков; она не записана.`,
  'h9.order-by-points': () => 'Мест в отчёте нет; игроки расположены по набранным очкам.',
  'h9.not-carried': ({ event, players }, say) =>
    `Для этих полей в файле нет места: ${say.list([...event, ...players])}.`,
};
