/** MGSZ 2012 по-русски. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { MgszFindings, MgszRules } from '../../../rulebooks/mgsz/reasons.ts';
import type { EntryGrade } from '../../../rulebooks/mgsz/tables.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';

const KINDS: Readonly<Record<string, string>> = { k: 'кю', d: 'дан', p: 'профессиональный дан' };

/** `2d`: 2-й дан. */
const grade = (text: EntryGrade): string => `${text.slice(0, -1)}-й ${KINDS[text.slice(-1)]}`;

/** Рейтинг или ранг, как они названы в решении. */
const indicator = (value: number | string, say: Say): string =>
  typeof value === 'number' ? say.number(value) : grade(value as EntryGrade);

const CAUSES = {
  'no-base-time': 'не указано основное время',
  overtime: 'такого дополнительного времени в правилах нет',
  'too-fast': 'времени меньше, чем в последней категории таблицы',
} as const;

const ROWS = {
  'invitational-or-national': 'Международный турнир по приглашениям или чемпионат Венгрии',
  'european-or-world': 'Чемпионат Европы или мира',
  'no-handicap': 'Турнир на доске 19 × 19 без форы',
} as const;

const outcome = (score: number): string => (score === 1 ? 'выигрыш' : score === 0 ? 'проигрыш' : 'ничья');

const stones = (count: number, say: Say): string => say.count(count, 'камень', 'камня', 'камней');

const stonesOf = (count: number, colour: 'white' | 'black', say: Say): string =>
  count === 0 ? '' : `, ${colour === 'black' ? 'полученная' : 'данная'} фора: ${stones(count, say)}`;

const minutes = (value: number, say: Say): string => say.count(value, 'минута', 'минуты', 'минут');

const games = (count: number, say: Say): string => say.count(count, 'партия', 'партии', 'партий');

export const MGSZ_STEPS: StepPhrases<MgszRules> = {
  multiplier: ({ time, importance }, c, say) =>
    importance === 0
      ? `Множитель C равен ${say.number(c)}, только за время на обдумывание; значимость ничего не добавляет.`
      : `Множитель C равен ${say.number(c)}: ${say.number(time)} за время на обдумывание и ` +
        `${say.number(importance)} за значимость.`,
  'multiplier-13': ({ board }, c) => `На доске ${board} × ${board} множитель C всегда равен ${c}.`,
  'multiplier-committee': (_, c, say) => `Множитель C установила квалификационная комиссия: ${say.number(c)}.`,
  'multiplier-undetermined': ({ cause }) =>
    `Множитель C определить нельзя: ${CAUSES[cause]}. Его устанавливает квалификационная комиссия.`,
  'extended-japanese': ({ base, seconds, moves, added }, extended, say) =>
    `Расширенное время: ${minutes(base, say)} и ${moves} ходов по ${say.number(seconds)} с ` +
    `(${minutes(added, say)}), вместе ${minutes(extended, say)}.`,
  'extended-canadian': (given, extended, say) =>
    `Расширенное время: ${minutes(given.base, say)} и время на ${given.counted} ходов ` +
    `(${say.count(given.moves, 'ход', 'хода', 'ходов')} за ${say.number(given.minutes)} мин, то есть ` +
    `${minutes(given.added, say)}), вместе ${minutes(extended, say)}.`,
  'extended-sudden-death': ({ base }, _, say) =>
    `Без дополнительного времени расширенное время равно основному: ${minutes(base, say)}.`,
  'time-category': ({ category, minBase, minExtended }, value) =>
    `Категория времени ${category}: не меньше ${minBase} минут основного и ${minExtended} минут расширенного ` +
    `времени; она даёт ${value}.`,
  'better-category-missed': ({ category, base, extended, minBase, minExtended }, _, say) =>
    `Для категории ${category} нужно не меньше ${minBase} минут основного и ${minExtended} минут расширенного ` +
    `времени; здесь ${say.number(base)} и ${say.number(extended)}.`,
  importance: ({ row }, addition, say) => `${ROWS[row]}: ${say.signed(addition)}.`,
  'importance-large': ({ participants, above }, addition, say) =>
    participants === null
      ? `Заявлено больше ${above} участников, точное число не указано: ${say.signed(addition)}.`
      : `Число участников ${say.number(participants)}, это больше ${above}: ${say.signed(addition)}.`,
  'event-cut': ({ c, rounds, product, limit }, lengths, say) =>
    `Произведение C и числа туров ${say.number(c)} × ${rounds} = ${say.number(product)} достигает ${limit}, ` +
    `поэтому турнир обсчитывается по частям, одна за другой; туров в частях: ${say.list(lengths.map(String))}.`,
  'entering-points': (_, points, say) => `Начальный рейтинг установил ответственный за рейтинг: ${say.number(points)}.`,
  'entering-points-proposed': (given, points, say) =>
    `Начальный рейтинг ещё не установлен; предлагается граница заявленного ранга (${grade(given.grade)}): ` +
    `${say.number(points)}.`,
  'outside-points': (given, points, say) =>
    `Незарегистрированный игрок учитывается по границе заявленного ранга (${grade(given.grade)}): ` +
    `${say.number(points)}.`,
  'initial-grade-set': (_, gives) => `Начальный ранг установлен: ${grade(gives)}.`,
  'initial-grade': (given, gives) =>
    given.grade === gives
      ? `Начальный ранг: ${grade(gives)}.`
      : `Начальный ранг не может быть выше, чем ${grade(given.cap)}, поэтому вместо ранга ${grade(given.grade)} ` +
        `даётся ${grade(gives)}.`,
  'corrected-points': (given, corrected, say) =>
    `Фора ${stones(given.stones, say)}: скорректированный рейтинг чёрных ` +
    `${[given.points, ...given.widths].map(say.number).join(' + ')} = ${say.number(corrected)}, по одному диапазону ` +
    `за камень.`,
  'roles-changed': ({ white, black }, _, say) =>
    `С учётом форы сильнейшими считаются чёрные (${say.number(black)} против ${say.number(white)}), и стороны ` +
    `меняются ролями.`,
  chance: ({ difference }, chance, say) =>
    `Разница ${say.count(difference, 'пункт', 'пункта', 'пунктов')}, шанс слабейшей стороны ${say.number(chance)}.`,
  'game-points': (given, gives, say) =>
    `${given.round}-й тур, соперник ${say.player(given.opponent)} ` +
    `(${say.number(given.opponentPoints)})${stonesOf(given.stones, given.colour, say)}; разница ` +
    `${say.signed(given.difference)}, ${outcome(given.score)} при ожидаемых ${say.number(given.expected)}, очки ` +
    `за партию ${say.signed(gives)}.`,
  'game-not-played': ({ round, opponent, result }, _, say) =>
    `${round}-й тур, соперник ${say.player(opponent)}: партия не сыграна (${result}), очков за неё нет.`,
  'game-excluded': ({ round, opponent }, _, say) =>
    `${round}-й тур, соперник ${say.player(opponent)}: партия исключена из обсчёта.`,
  change: ({ part, parts, from, to, c, sum, exact, before }, gives, say) => {
    const where = parts === 1 ? '' : `Часть ${part}, туры ${from}–${to}, начальный рейтинг ${say.number(before)}. `;
    const rounded = exact === gives ? '' : `, после округления ${say.signed(gives)}`;
    return (
      `${where}Сумма очков за партии ${say.signed(sum)}; умноженная на C = ${say.number(c)}, она даёт ` +
      `${say.signed(exact)}${rounded}.`
    );
  },
  'new-points': ({ before, change, games: rated }, after, say) =>
    rated === 0
      ? `Ни одна партия не обсчитана, рейтинг остаётся ${say.number(after)}.`
      : `Рейтинг был ${say.number(before)}, изменение ${say.signed(change)}, новый рейтинг ${say.number(after)}.`,
  'outside-not-rated': (given, _, say) =>
    `Рейтинг незарегистрированного игрока не обсчитывается; учтено: ${games(given.games, say)}, сумма очков ` +
    `за партии ${say.signed(given.sum)}.`,
  'grade-reached-once': ({ points, limit, from }, gives, say) =>
    `Рейтинг ${say.number(points)} достиг границы ${say.number(limit)}, здесь достаточно одного раза: вместо ` +
    `ранга ${grade(from)} теперь ${grade(gives)}.`,
  'grade-reached-again': ({ points, limit, from }, gives, say) =>
    `С рейтингом ${say.number(points)} граница ${say.number(limit)} достигнута или удержана во второй раз: ` +
    `вместо ранга ${grade(from)} теперь ${grade(gives)}.`,
  'grade-reached-first': (given, _, say) =>
    `${grade(given.grade)} (граница ${say.number(given.limit)}) достигнут впервые; нужно подтвердить ещё раз.`,
  'grade-kept': (given, gives) =>
    given.ofPoints === gives
      ? `Ранг остаётся прежним: ${grade(gives)}.`
      : `Ранг остаётся прежним: ${grade(gives)}, хотя рейтинг соответствует рангу ${grade(given.ofPoints)}.`,
  'grade-not-touched': (given, gives) =>
    given.games === 0
      ? `Без обсчитанных партий турнир не влияет на ранг; он остаётся прежним: ${grade(gives)}.`
      : `Турнир с C = ${given.c} не влияет на ранг; он остаётся прежним: ${grade(gives)}.`,
  'entry-grade': ({ points }, gives, say) =>
    `При рейтинге ${say.number(points)} для турнира 19 × 19 внутри страны заявляют ранг ${grade(gives)}.`,
  'entry-grade-egf': (_, gives) => `Турнир требует ранга по списку EGF, поэтому заявляют ранг ${grade(gives)}.`,
  'entry-grade-free': ({ board }) => `На доске ${board} × ${board} можно заявить любой ранг.`,
  'event-not-rated': (_, points, say) =>
    points === null ? 'Турнир не обсчитывается.' : `Турнир не обсчитывается; рейтинг остаётся ${say.number(points)}.`,
  'expected-score': (given, expected, say) =>
    `Ожидаемый результат, ${games(given.games, say)}: ${say.number(expected)}.`,
  'wished-sum': ({ points, wished, c }, sum, say) =>
    sum === null
      ? `При C = ${say.number(c)} никакой результат не меняет рейтинг.`
      : `Чтобы при C = ${say.number(c)} перейти от ${say.number(points)} к ${say.number(wished)}, сумма очков за ` +
        `партии должна быть не меньше ${say.signed(sum)}.`,
  'wished-wins': (given, wins, say) =>
    wins === null
      ? `Даже если выиграть всё (${games(given.games, say)}), этого не хватит.`
      : `При ожидаемом результате ${say.number(given.expected)} для этого нужно: ` +
        `${say.count(wins, 'выигрыш', 'выигрыша', 'выигрышей')} (всего ${games(given.games, say)}).`,
};

export const MGSZ_FINDINGS: FindingPhrases<MgszFindings> = {
  ...APPROVAL_FINDINGS,
  'mgsz.board': ({ board }) =>
    `Доска ${board} × ${board}; обсчитываются только турниры на досках 19 × 19 и 13 × 13, и комиссия этого ` +
    `изменить не может.`,
  'mgsz.pair-go': () => 'Парное го не обсчитывается: результат общий для двух игроков.',
  'mgsz.consultation': () => 'Партии, которые команда играет совместно, не обсчитываются: результат общий.',
  'mgsz.no-base-time': () =>
    'Основное время не указано, поэтому множитель C определить нельзя. Укажите время или множитель, ' +
    'установленный комиссией.',
  'mgsz.overtime': ({ kind }) =>
    `В правилах есть японское и канадское бёёми, но нет «${kind}». Множитель C должна установить комиссия.`,
  'mgsz.too-fast': ({ base, extended, minBase, minExtended }, say) =>
    `Основное время ${say.number(base)} мин, расширенное ${say.number(extended)} мин: это быстрее любой ` +
    `категории (не меньше ${minBase} и ${minExtended} мин). Множитель C должна установить комиссия.`,
  'mgsz.points-missing': ({ player }, say) =>
    `${say.player(player)}: игрок зарегистрирован, но в отчёте нет рейтинга; без него турнир обсчитать нельзя.`,
  'mgsz.entry-grade-missing': ({ player }, say) =>
    `${say.player(player)}: игрок не зарегистрирован, и ранг не заявлен, поэтому начальный рейтинг определить нельзя.`,
  'mgsz.grade-missing': (facts, say) =>
    `${say.player(facts.player)}: ранг в отчёте не указан; взят ранг по рейтингу ${say.number(facts.points)}: ` +
    `${grade(facts.grade)}.`,
  'mgsz.already-registered': ({ player }, say) =>
    `${say.player(player)}: по отчёту игрок регистрируется, но он уже зарегистрирован.`,
  'mgsz.marks-set-aside': ({ player, grades }, say) =>
    `${say.player(player)}: не могут учитываться отметки о достижении рангов ` +
    `${say.list(grades.map((text) => grade(text as EntryGrade)))}.`,
  'mgsz.initial-points-proposed': (facts, say) =>
    `${say.player(facts.player)} регистрируется без начального рейтинга. Пока его не установит ответственный ` +
    `за рейтинг, берётся граница заявленного ранга (${grade(facts.grade)}): ${say.number(facts.points)}. Набрано ` +
    `${say.score(facts.score)}, всего ${games(facts.games, say)}.`,
  'mgsz.initial-grade-from-points': (facts, say) =>
    `${say.player(facts.player)}: не указаны ни заявленный, ни начальный ранг; по рейтингу ` +
    `${say.number(facts.points)} это ${grade(facts.grade)}.`,
  'mgsz.initial-grade-committee': (facts, say) =>
    `${say.player(facts.player)}: начальный ранг ${grade(facts.grade)} выше, чем ${grade(facts.cap)}; это решает ` +
    `комиссия.`,
  'mgsz.entry-grade-above-table': (facts, say) =>
    `Таблица рангов заканчивается 7-м даном; ${say.player(facts.player)} (${grade(facts.grade)}) учитывается с ` +
    `рейтингом ${say.number(facts.points)}.`,
  'mgsz.entry-grade-differs': (facts, say) =>
    `${say.player(facts.player)}: заявлен ранг ${grade(facts.entered)}, а рейтинг ${say.number(facts.points)} ` +
    `соответствует рангу ${grade(facts.grade)}. Учитывается рейтинг.`,
  'mgsz.nobody-covered': () =>
    'В турнире нет ни зарегистрированных, ни впервые регистрируемых игроков, поэтому ничей рейтинг не меняется.',
  'mgsz.stones-to-stronger': (facts, say) =>
    `${facts.round}-й тур: фору ${stones(facts.stones, say)} получил игрок с более высоким рейтингом: ` +
    `${say.player(facts.black)} (${say.number(facts.blackPoints)}), соперник ${say.player(facts.white)} ` +
    `(${say.number(facts.whitePoints)}). Поправка делается тому, кто получил фору.`,
  'mgsz.stones-without-handicap': (facts, say) =>
    `Турнир объявлен без форы, но фора была: ${games(facts.games, say)}. Поправка всё равно делается.`,
  'mgsz.two-statuses': ({ additions }, say) =>
    `Турнир заявлен и как турнир по приглашениям, и как чемпионат Европы или мира; добавлено и то и другое, ` +
    `вместе ${say.signed(additions)}.`,
  'mgsz.large-claimed': ({ participants, above }, say) =>
    `Турнир заявлен как большой, но участников ${say.number(participants)}; нужно больше ${above}.`,
  'mgsz.participants-too-few': ({ participants, players }, say) =>
    `В отчёте ${say.count(players, 'игрок', 'игрока', 'игроков')}, а участников указано ` +
    `${say.number(participants)}.`,
  'mgsz.committee-c': ({ c, tables }, say) =>
    tables === null
      ? `Множитель C установила комиссия: ${say.number(c)}.`
      : `Множитель C установила комиссия: ${say.number(c)}; по таблицам было бы ${say.number(tables)}.`,
  'mgsz.board-unknown': ({ board }) => `Доска не указана; принято ${board} × ${board}.`,
  'mgsz.overtime-unknown': ({ base }, say) =>
    `Дополнительное время не указано; принято, что его нет, а основное время ${say.number(base)} мин.`,
  'mgsz.handicap-unknown': ({ addition }, say) =>
    `В отчёте не сказано, объявлен ли турнир с форой; принято, что без форы, это ${say.signed(addition)}.`,
  'mgsz.participants-unknown': ({ players, claimed }, say) =>
    claimed
      ? 'Число участников не указано; учтено заявление, что турнир большой.'
      : `Число участников не указано; взято число игроков в отчёте: ${say.number(players)}.`,
  'mgsz.jigo': ({ round, white, black }, say) =>
    `${round}-й тур, ${say.player(white)} – ${say.player(black)}: ничьей в правилах нет; она считается каждому ` +
    `половиной выигрыша.`,
  'mgsz.game-not-played': ({ round, white, black, result }, say) =>
    `${round}-й тур, ${say.player(white)} – ${say.player(black)}: партия не сыграна (${result}), не учтена.`,
  'mgsz.game-excluded': ({ round, white, black }, say) =>
    `${round}-й тур, ${say.player(white)} – ${say.player(black)}: партия исключена отчётом, не учтена.`,
  'mgsz.adjustment-mismatch': ({ player, recorded, present }, say) =>
    `${say.player(player)}: в решении указано прежнее значение ${indicator(recorded, say)}, а в реестре ` +
    `${indicator(present, say)}; ничего не изменено.`,
};
