/** What is said of a TRF file, in Russian. */
import type { TrfFindings } from '../../../formats/trf/findings.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { withRemark } from '../../../explain/letters.ts';

const RESULTS: Readonly<Record<string, string>> = {
  ' ': 'результата нет',
  '1': 'выигрыш',
  '=': 'ничья',
  '0': 'проигрыш',
  '+': 'плюс за неявку соперника',
  '-': 'минус за неявку',
  W: 'выигрыш в партии короче одного хода',
  D: 'ничья в партии короче одного хода',
  L: 'проигрыш в партии короче одного хода',
};
const result = (code: string): string => RESULTS[code] ?? `«${code}»`;

const COLOURS: Readonly<Record<string, string>> = { w: 'белые', b: 'чёрные' };
const colour = (code: string): string => COLOURS[code] as string;

const BYES = {
  F: 'отдых с полным очком',
  U: 'отдых по жеребьёвке',
  H: 'отдых с половиной очка',
  Z: 'отдых без очков',
} as const;

const SYSTEMS: Readonly<Record<string, string>> = {
  swiss: 'турнир по швейцарской системе',
  'round-robin': 'круговой турнир',
  'double-round-robin': 'турнир в два круга',
  match: 'матч',
  team: 'командный турнир',
};

const GROUNDS = {
  words: (seen: string): string => `словам ${quoted(seen)}`,
  teams: (): string => 'командам',
  games: (): string => 'партиям',
} as const;

const COUNTS: Readonly<Record<string, string>> = {
  '062': 'игроков',
  '072': 'игроков с рейтингом',
  '082': 'команд',
};

const RECORDS: Readonly<Record<string, string>> = {
  '012': 'название турнира',
  '022': 'город',
  '032': 'федерация',
  '042': 'первый день',
  '052': 'последний день',
  '102': 'главный судья',
};

const FIELDS: Readonly<Record<string, string>> = {
  name: 'имя',
  team: 'название команды',
  title: 'звание',
  federation: 'федерация',
  fideId: 'номер ФИДЕ',
  rating: 'рейтинг',
  rank: 'место',
};

/** What stands in the file. */
const quoted = (seen: string): string => {
  const [text, remark] = withRemark(seen, 'знаком «?» показан байт, недопустимый в этой кодировке');
  return `«${text}»${remark}`;
};

/** A player by name, or else by starting rank, or by the line that the finding names. */
const who = (id: string, say: Say): string => {
  if (id === '?') return 'без стартового номера';
  return say.player(id) === id ? `№\u00a0${id}` : say.player(id);
};
const inRound = ({ player, round }: { player: string; round: number }, say: Say): string =>
  `${round}-й тур, ${who(player, say)}`;
const places = (count: number, say: Say): string =>
  count === 1 ? '' : ` (так ${say.count(count, 'раз', 'раза', 'раз')})`;
const named = (codes: readonly string[], words: Readonly<Record<string, string>>): readonly string[] =>
  codes.map((code) => words[code] ?? code);
const about = (player: string, say: Say): string => `Игрок ${who(player, say)}`;

type Period = TrfFindings['trf.control-words']['periods'][number];

const period = ({ moves, minutes, increment }: Period, say: Say): string =>
  [
    say.count(minutes, 'минута', 'минуты', 'минут'),
    ...(moves === null ? [] : [`на ${say.count(moves, 'ход', 'хода', 'ходов')}`]),
    ...(increment === 0 ? [] : [`+ ${say.count(increment, 'секунда', 'секунды', 'секунд')} на ход`]),
  ].join(' ');

export const TRF_FINDINGS: FindingPhrases<TrfFindings> = {
  'trf.too-large': ({ bytes, limit }, say) =>
    `Размер файла ${say.count(bytes, 'байт', 'байта', 'байт')}; читается не больше ${say.number(limit)}.`,
  'trf.line-too-long': ({ length, limit }, say) =>
    `В строке ${say.count(length, 'знак', 'знака', 'знаков')}; читается не больше ${say.number(limit)}.`,
  'trf.too-many-players': ({ limit }, say) => `Игроков больше, чем ${say.number(limit)}.`,
  'trf.too-many-lines': ({ limit }, say) =>
    `Кроме игроков, в файле больше ${say.count(limit, 'строки', 'строк', 'строк')}; остальное не читается.`,
  'trf.too-many-rounds': ({ limit }, say) => `Туров в строке больше, чем ${say.number(limit)}.`,
  'trf.not-text': () => 'В файле есть знак, которого в тексте не бывает; файл повреждён или это вовсе не отчёт.',
  'trf.no-players': () => 'В файле нет записей 001, то есть нет игроков.',
  'trf.mixed-line-ends': () => 'Строки файла кончаются по-разному; каждая прочитана как одна строка.',
  'trf.more-findings': ({ count }, say) => `Есть ещё ${say.count(count, 'замечание', 'замечания', 'замечаний')}.`,

  'trf.unknown-record': ({ code, count }, say) =>
    `Запись «${code}» неизвестна (${say.count(count, 'строка', 'строки', 'строк')}); она сохраняется, но не используется.`,
  'trf.repeated-record': ({ code, first }) => `Запись ${code} уже есть в строке ${first}; учитывается та.`,
  'trf.missing-records': ({ codes }, say) => `Не указано: ${say.list(named(codes, RECORDS))}.`,
  'trf.number-unreadable': ({ code, seen }) => `${quoted(seen)} в записи ${code} не число.`,
  'trf.reference-unknown': ({ code, number }) => `В записи ${code} назван номер ${number}, которого в файле нет.`,
  'trf.count-differs': ({ code, declared, counted }) =>
    `Объявлено ${COUNTS[code]}: ${declared}, а в файле их ${counted}.`,
  'trf.date-unreadable': ({ code, seen }) =>
    `${code === '042' ? 'Первый' : 'Последний'} день ${quoted(seen)}: такой даты нет, или она записана не в виде ГГГГ/ММ/ДД.`,
  'trf.date-form': ({ seen, date }, say) =>
    `${quoted(seen)} прочитано как ${say.date(date)}, а записывать надо ГГГГ/ММ/ДД.`,
  'trf.dates-reversed': ({ start, end }, say) =>
    `Последний день турнира (${say.date(end)}) раньше первого (${say.date(start)}).`,
  'trf.round-date-unreadable': ({ round, seen }) =>
    `${round}-й тур: даты ${quoted(seen)} нет, или она записана не в виде ГГ/ММ/ДД.`,
  'trf.round-date-form': ({ round, seen, date }, say) =>
    `${round}-й тур: ${quoted(seen)} прочитано как ${say.date(date)}, а записывать надо ГГ/ММ/ДД.`,
  'trf.round-date-outside': ({ round, date, start, end }, say) =>
    `${round}-й тур: дата ${say.date(date)} не входит в сроки турнира (${start === null ? '…' : say.date(start)} – ${end === null ? '…' : say.date(end)}).`,
  'trf.round-dates-disordered': ({ round, date, before }, say) =>
    `${round}-й тур: дата ${say.date(date)} раньше даты предыдущего тура (${say.date(before)}).`,
  'trf.rounds-without-date': ({ rounds }, say) =>
    `Нет даты: ${rounds.length === 1 ? 'тур' : 'туры'} ${say.list(rounds.map(String))}.`,
  'trf.rounds-exceeded': ({ rounds, round }) => `Объявлено туров: ${rounds}, а в файле есть ${round}-й тур.`,
  'trf.system-unknown': ({ seen }) => `${quoted(seen)} не тип турнира, который допускается в записи 192.`,
  'trf.system-guessed': ({ seen, by, system, encoded }) =>
    `Судя по ${GROUNDS[by](seen)}, это ${SYSTEMS[system]}${encoded ? '; точно это указывает запись 192' : ''}.`,
  'trf.control-unreadable': ({ seen }) => `${quoted(seen)} не контроль времени вида 5400+30 или 40/6000+30:900+30.`,
  'trf.control-uneven': ({ seen }) =>
    `У белых и чёрных разный контроль времени (${seen}); прочитаны оба. Партии в рапид и блиц с разным временем не обсчитываются.`,
  'trf.control-words': ({ seen, periods }, say) =>
    `Контроль времени ${quoted(seen)} прочитан так: ${periods.map((each) => period(each, say)).join(', затем ')}.`,
  'trf.control-open': ({ seen }) =>
    `Контроль времени ${quoted(seen)} записан словами, которые не разбираются; его можно указать в --facts, в поле event.controls.`,
  'trf.federation-unknown': ({ seen }) =>
    `${quoted(seen)} в записи 032 не код федерации: он состоит из трёх заглавных букв.`,
  'trf.page-address': ({ code, seen }) =>
    `В записи ${code} вместо ${code === '022' ? 'города' : 'судьи'} указан адрес страницы: ${quoted(seen)}.`,
  'trf.scoring-unreadable': ({ code, seen }) => `${quoted(seen)} в записи ${code} не число очков за результат.`,
  'trf.scoring-guessed': ({ win, draw, loss }) =>
    `Очки всех игроков сходятся, если за выигрыш давать ${win}, за ничью ${draw}, за проигрыш ${loss}; в файле этого нет.`,
  'trf.board-colours': ({ seen }) => `${quoted(seen)}: цвета досок записываются буквами W и B.`,

  'trf.stray-character': ({ seen }) =>
    `${quoted(seen)} стоит в столбце, который должен быть пустым; возможно, столбцы строки сдвинуты.`,
  'trf.tab': ({ count }, say) => `В конце строки стоит табуляция; она читается как пробел${places(count, say)}.`,
  'trf.start-number-unreadable': ({ seen }) =>
    seen === '' ? 'Нет стартового номера.' : `${quoted(seen)} не стартовый номер от 1 до 9999.`,
  'trf.start-number-repeated': ({ number, first }) => `Стартовый номер ${number} уже есть в строке ${first}.`,
  'trf.start-numbers-missing': ({ numbers, count }, say) =>
    `Пропущено ${say.count(count, 'стартовый номер', 'стартовых номера', 'стартовых номеров')}: ${numbers.join(', ')}${count > numbers.length ? ', …' : ''}.`,
  'trf.names-missing': ({ count }, say) => `Без имени ${say.count(count, 'игрок', 'игрока', 'игроков')}.`,
  'trf.sex-unknown': ({ player, seen }, say) =>
    `${about(player, say)}: ${quoted(seen)} не обозначение пола; возможны m и w.`,
  'trf.sex-form': ({ seen, count }, say) =>
    `Пол записан как ${quoted(seen)}${places(count, say)}, а записывать надо m или w.`,
  'trf.title-unknown': ({ player, seen }, say) =>
    `${about(player, say)}: звание ${quoted(seen)} неизвестно; оно сохраняется.`,
  'trf.title-form': ({ seen, title, count }, say) =>
    `Звание ${quoted(seen)} прочитано как ${title}${places(count, say)}.`,
  'trf.rating-unreadable': ({ player, seen }, say) => `${about(player, say)}: рейтинг ${quoted(seen)} не число.`,
  'trf.federation-form': ({ player, seen }, say) =>
    `${about(player, say)}: ${quoted(seen)} не код федерации: он состоит из трёх заглавных букв.`,
  'trf.fide-id-unreadable': ({ player, seen }, say) => `${about(player, say)}: номер ФИДЕ ${quoted(seen)} не число.`,
  'trf.fide-id-short': ({ player, seen }, say) =>
    `${about(player, say)}: ${seen} — слишком короткое число для номера ФИДЕ; похоже на номер национальной федерации.`,
  'trf.fide-id-repeated': ({ player, other, fideId, first }, say) =>
    `${about(player, say)}: номер ФИДЕ ${fideId} уже указан у игрока ${who(other, say)} в строке ${first}.`,
  'trf.fide-ids-missing': ({ count }, say) => `Без номера ФИДЕ ${say.count(count, 'игрок', 'игрока', 'игроков')}.`,
  'trf.person-repeated': ({ player, other, first }, say) =>
    `${about(player, say)} и игрок ${who(other, say)} в строке ${first} могут быть одним человеком: имя то же, и дата рождения может совпадать.`,
  'trf.birth-unreadable': ({ player }, say) =>
    `${about(player, say)}: такой даты рождения нет, или она записана не в виде ГГГГ/ММ/ДД.`,
  'trf.birth-form': ({ count }, say) =>
    `Дата рождения записана не в виде ГГГГ/ММ/ДД, но понятна (${say.count(count, 'игрок', 'игрока', 'игроков')}).`,
  'trf.points-unreadable': ({ player, seen }, say) => `${about(player, say)}: ${quoted(seen)} не число очков.`,
  'trf.points-form': ({ player, seen }, say) =>
    `${about(player, say)}: в очках ${quoted(seen)} вместо точки стоит запятая.`,
  'trf.points-missing': ({ count }, say) =>
    `Очки не указаны (${say.count(count, 'игрок', 'игрока', 'игроков')}), поэтому сумму результатов сравнить не с чем.`,
  'trf.points-differ': ({ player, points, sum }, say) =>
    `${about(player, say)}: в таблице указано очков: ${say.number(points)}, а сумма результатов ${say.number(sum)}.`,
  'trf.points-unplayed': ({ player, points, sum, rounds }, say) =>
    `${about(player, say)}: в таблице указано очков: ${say.number(points)}, а сумма результатов ${say.number(sum)}; разница может быть за ${rounds.length === 1 ? 'тур' : 'туры'} без партии (${say.list(rounds.map(String))}), на рейтинг это не влияет.`,
  'trf.rank-unreadable': ({ player, seen }, say) => `${about(player, say)}: место ${quoted(seen)} не число.`,
  'trf.rank-against-points': ({ player, rank, points, other, otherPoints }, say) =>
    `${about(player, say)}: очков ${say.number(points)}, место ${rank}; выше стоит игрок ${who(other, say)}, хотя очков только ${say.number(otherPoints)}.`,

  'trf.opponent-unreadable': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: соперник ${quoted(seen.trim())} не стартовый номер.`,
  'trf.colour-unknown': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: ${quoted(seen)} не цвет; возможны w, b и «-».`,
  'trf.result-unknown': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: ${quoted(seen)} не результат; возможны 1 = 0 + - W D L H F U Z.`,
  'trf.opponent-unknown': ({ opponent, ...where }, say) => `${inRound(where, say)}: соперника ${opponent} в файле нет.`,
  'trf.self-game': (where, say) => `${inRound(where, say)}: соперником назван сам игрок.`,
  'trf.not-mirrored': ({ opponent, line, theirs, ...where }, say) =>
    `${inRound(where, say)}: соперник ${who(opponent, say)}, но в строке ${line} у этого игрока ${theirs === null ? 'соперника нет' : `соперник №\u00a0${theirs}`}.`,
  'trf.colours-clash': ({ opponent, line, colour: own, ...where }, say) =>
    `${inRound(where, say)}: здесь ${colour(own)}, и у соперника ${who(opponent, say)} тоже (строка ${line}).`,
  'trf.results-clash': ({ opponent, line, seen, theirs, ...where }, say) =>
    `${inRound(where, say)}: здесь ${result(seen)}, а у соперника ${who(opponent, say)} ${result(theirs)} (строка ${line}).`,
  'trf.colour-missing': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: у сыгранной партии (соперник ${who(opponent, say)}) не указан цвет.`,
  'trf.colour-one-sided': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: в партии, где соперник ${who(opponent, say)}, цвет указан только с одной стороны.`,
  'trf.forfeit-without-colour': ({ opponent, seen: _seen, count, ...where }, say) =>
    `${inRound(where, say)}: при неявке (соперник ${who(opponent, say)}) цвет не указан${places(count, say)}; на рейтинг это не влияет.`,
  'trf.result-missing': ({ opponent, ...where }, say) =>
    `${inRound(where, say)}: нет результата партии (соперник ${who(opponent, say)}).`,
  'trf.round-pending': ({ round, games }, say) =>
    `${round}-й тур ещё не сыгран: без результата ${say.count(games, 'партия', 'партии', 'партий')}.`,
  'trf.bye-with-opponent': ({ opponent, seen, ...where }, say) =>
    `${inRound(where, say)}: ${quoted(seen)} означает отдых, но назван соперник ${who(opponent, say)}.`,
  'trf.result-without-opponent': ({ seen, ...where }, say) =>
    `${inRound(where, say)}: результат есть (${result(seen)}), а соперника нет.`,
  'trf.colour-without-opponent': ({ colour: own, ...where }, say) =>
    `${inRound(where, say)}: цвет есть (${colour(own)}), а соперника нет.`,
  'trf.bye': ({ kind, points, ...where }, say) =>
    `${inRound(where, say)}: ${BYES[kind]}, очков ${say.score(points)}; на рейтинг это не влияет.`,
  'trf.two-pairing-byes': ({ round, players }, say) =>
    `${round}-й тур: отдых по жеребьёвке больше чем у одного игрока: ${players.map(say.player).join('; ')}.`,
  'trf.bye-form': ({ round, seen, usual, count }, say) =>
    `${round}-й тур: ${quoted(seen)} означает то же, что «${usual}»${places(count, say)}.`,
  'trf.cell-form': ({ round, seen, usual, count }, say) =>
    `${round}-й тур: ${quoted(seen)} прочитано как «${usual.trim()}»${places(count, say)}.`,

  'trf.member-unknown': ({ team, number }) => `Участника №\u00a0${number} команды «${team}» нет среди игроков.`,
  'trf.member-unreadable': ({ team, seen }) => `${quoted(seen)} в команде «${team}» не стартовый номер.`,
  'trf.member-repeated': ({ team, player, first }, say) =>
    `${about(player, say)} (команда «${team}») уже есть в составе команды в строке ${first}.`,
  'trf.team-number-repeated': ({ number, first }) => `Номер команды ${number} уже есть в строке ${first}.`,
  'trf.team-name-missing': () => 'У команды нет названия.',

  'trf.cut': ({ field, seen, written }) =>
    written === ''
      ? `Не помещается в свои столбцы и пропущено (${FIELDS[field] ?? field}): ${quoted(seen)}.`
      : `Слишком длинно (${FIELDS[field] ?? field}): ${quoted(seen)}; записано «${written}».`,
  'trf.not-carried': ({ fields }) => `В этом формате нет места для: ${fields.join(', ')}.`,
  'trf.records-not-carried': ({ records }, say) =>
    `В этом формате нет места для записей или части их данных: ${say.list(records)}.`,
  'trf.players-not-carried': ({ fields, players }, say) =>
    `В этом формате нет места для данных (${say.count(players, 'игрок', 'игрока', 'игроков')}): ${fields.join(', ')}.`,
  'trf.unrated-not-carried': ({ count }, say) =>
    `В TRF06 нет кода для партий без единого хода, которые не обсчитываются: ${say.number(count)}. В TRF16 их можно записать.`,
  'trf.games-not-carried': ({ count }, say) =>
    `Не записано партий и отдыхов: ${say.number(count)}; игрок неизвестен, или в этом туре у него уже есть запись.`,
  'trf.renumbered': ({ players }, say) =>
    `Стартовые номера повторяются; ${say.count(players, 'игрок получил номер', 'игрока получили номера', 'игроков получили номера')} по порядку.`,
};
