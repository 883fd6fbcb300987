/** The FIDE books in Russian. Names are not declined, so they stand where the nominative does. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { Control } from '../../../core/control.ts';
import type { Average, FideFindings, FideRules, NotCounted, NamedGame } from '../../../rulebooks/fide/reasons.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';
import { capitalised, underHeading } from '../../../explain/letters.ts';

const COLOURS = { white: 'белыми', black: 'чёрными' } as const;

const GROUNDS: Record<NotCounted, string> = {
  forfeit: 'она не сыграна',
  excluded: 'она исключена в отчёте',
  'too-fast': 'времени на обдумывание было слишком мало',
  'after-decision': 'исход матча был уже решён',
  'unrated-opponent': 'у соперника нет рейтинга',
  'zero-scorer': 'результат новичка, не набравшего очков, не учитывается',
  'far-apart': 'разница рейтингов не меньше 600, и рейтинг одного из игроков выше 2600',
};

const games = (value: number, say: Say): string => say.count(value, 'партия', 'партии', 'партий');
const ratedSoFar = (value: number, say: Say): string =>
  `${say.form(value, 'Обсчитана', 'Обсчитано', 'Обсчитано')} пока ${games(value, say)}`;
const inGames = (value: number, say: Say): string => say.count(value, 'партии', 'партиях', 'партиях');
const points = (value: number, say: Say): string => say.count(value, 'пункт', 'пункта', 'пунктов');
const days = (value: number, say: Say): string => say.count(value, 'день', 'дня', 'дней');
const minutes = (value: number, say: Say): string => say.count(value, 'минута', 'минуты', 'минут');
const after = (exact: number, whole: number): string => (exact === whole ? '' : ' после округления');
/** What the text calls an average, and the rating that it leads to. */
const AVERAGE: Record<Average, string> = { Rc: 'Rc', Ra: 'Ra', 'Rc new': 'Rc (нов.)' };
const RATING: Record<Average, string> = { Rc: 'Ru', Ra: 'Ru', 'Rc new': 'Ru (нов.)' };
const named = (words: string, event: string | null): string => (event === null ? words : `${words} (${event})`);

/** What becomes of the differences of a player who is far below the opponents. */
const LOWER: Record<'always' | 'once' | 'never', (played: number, limit: number, say: Say) => string> = {
  always: (played, limit, say) => `${played === 1 ? '' : 'каждая такая '}разница учитывается как ${say.number(limit)}`,
  once: (played, limit, say) =>
    `${played === 1 ? '' : 'только наибольшая '}разница учитывается как ${say.number(limit)}`,
  never: (played) => `${played === 1 ? '' : 'каждая '}разница учитывается как есть`,
};

const GAMES_OF: Record<Control, string> = { standard: 'классика', rapid: 'рапид', blitz: 'блиц' };

export const FIDE_STEPS: StepPhrases<FideRules> = {
  'new-rating': ({ before, change, rounded }, gives, say) => {
    const rounding = change === rounded ? '' : `, после округления ${say.signed(rounded)},`;
    return `Рейтинг ${say.number(before)} и изменение ${say.signed(change)}${rounding} дают ${say.number(gives)}.`;
  },
  delisted: ({ computed, floor }, _gives, say) =>
    `Рейтинг ${say.number(computed)} ниже минимального (${say.number(floor)}), поэтому игрок исключается из рейтинг-листа и остаётся без рейтинга.`,
  'no-games': (_given, gives, say) => `Ни одна партия не учтена, поэтому рейтинг не меняется: ${say.number(gives)}.`,
  'event-not-rated': (given, gives, say) =>
    'event' in given
      ? underHeading(given.event, 'турнир не обсчитывается и ничего не меняет.')
      : gives === null
        ? 'Турнир не обсчитывается; для игрока ничего не меняется.'
        : `Турнир не обсчитывается, поэтому рейтинг не меняется: ${say.number(gives)}.`,
  'period-change': ({ changes }, gives, say) =>
    `Изменения за ${say.count(changes.length, 'турнир', 'турнира', 'турниров')} периода (${changes.map(say.signed).join('; ')}) в сумме дают ${say.signed(gives)}.`,
  'corrected-change': ({ changes, corrections }, gives, say) =>
    `Изменения периода (${changes.length === 0 ? say.signed(0) : changes.map(say.signed).join('; ')}) и исправлений (${corrections.map(say.signed).join('; ')}) в сумме дают ${say.signed(gives)}.`,
  correction: ({ event, list, was, now }, gives, say) =>
    underHeading(
      event,
      `отчёт исправлен после рейтинг-листа (${say.month(list)}): ${was === null ? 'изменения не было' : `изменение было ${say.signed(was)}`}, теперь ${now === null ? 'его нет' : say.signed(now)}; добавляется разница ${say.signed(gives)}.`,
    ),
  'event-change': ({ event, w, we, n, difference, k }, gives, say) =>
    n === 0
      ? underHeading(event, 'ни одна партия не учтена, поэтому изменения нет.')
      : underHeading(
          event,
          `набрано ${say.score(w)} из ${say.number(n)} при ожидаемых ${say.number(we)}; разница ${say.signed(difference)}, умноженная на K = ${say.number(k)}, даёт ${say.signed(gives)}.`,
        ),
  'k-given': (_given, gives, say) => `Коэффициент K задан, а не рассчитан: K = ${say.number(gives)}.`,
  'k-listed': (_given, gives, say) => `Коэффициент K взят из рейтинг-листа: K = ${say.number(gives)}.`,
  'k-unknown': ({ established }, gives, say) =>
    `Сколько партий сыграно раньше, неизвестно. K = ${say.number(gives)} взят как для новичка и ни на чём не основан; при 30 и более партиях он был бы ${say.number(established)}.`,
  'k-assumed': ({ as }, gives, say) =>
    as === 'established'
      ? `Сколько партий сыграно раньше, неизвестно. Принято, что их не меньше 30 и что рейтинг никогда не был выше нынешнего, поэтому K = ${say.number(gives)}.`
      : `Сколько партий сыграно раньше, неизвестно; принято K = ${say.number(gives)}.`,
  'k-once-2400': ({ peak }, gives, say) =>
    `Наивысший рейтинг — ${say.number(peak)}; у того, кто хотя бы раз достиг 2400, навсегда K = ${say.number(gives)}.`,
  'k-newcomer': ({ games: played, needed }, gives, say) =>
    `${ratedSoFar(played, say)}, меньше ${say.number(needed)}, поэтому K = ${say.number(gives)}.`,
  'k-junior': ({ under, below }, gives, say) =>
    under === 'birthday'
      ? `Игроку ещё нет 18 лет, рейтинг ниже ${say.number(below)}, поэтому K = ${say.number(gives)}.`
      : `До конца года, в котором исполняется 18 лет, если рейтинг ни разу не достигал ${say.number(below)}, K = ${say.number(gives)}.`,
  'k-established': ({ games: played }, gives, say) =>
    `${ratedSoFar(played, say)}, ни одно из исключений не действует, поэтому K = ${say.number(gives)}.`,
  'k-limited': ({ k, games: played, limit }, gives, say) =>
    `Число партий, умноженное на K: ${say.number(played)} × ${say.number(k)} = ${say.number(played * k)}, больше ${say.number(limit)}, поэтому K = ${say.number(gives)}.`,
  'k-new-to-list': ({ rating, from }, gives, say) =>
    from === null
      ? `Игрок впервые в этом рейтинг-листе; по настройке пула классический рейтинг ${say.number(rating)} на коэффициент не влияет, поэтому K = ${say.number(gives)}.`
      : `Игрок впервые в этом рейтинг-листе, классический рейтинг ${say.number(rating)} — не ниже ${say.number(from)}, поэтому K = ${say.number(gives)}.`,
  'standard-rating': (_given, gives, say) =>
    `В этом рейтинг-листе рейтинга нет, поэтому берётся классический на начало турнира (${say.number(gives)}), и для соперников тоже.`,
  'not-on-list-yet': ({ standard }, _gives, say) =>
    `Ни одна партия не учтена, поэтому игрока, вступившего с классическим рейтингом ${say.number(standard)}, в этом рейтинг-листе ещё нет.`,
  'rated-meanwhile': (_given, gives, say) =>
    `К началу турнира рейтинга не было, но с тех пор он опубликован; разница рейтингов считается от ${say.number(gives)}.`,
  game: ({ round, opponent, colour, rating, gap, counted, expected, score }, gives, say) => {
    const cap = counted === gap ? '' : `, учтено ${say.signed(counted)}`;
    return `${say.number(round)}-й тур, ${COLOURS[colour]}, соперник ${say.player(opponent)} (${say.number(rating)}): разница ${say.signed(gap)}${cap}, ожидалось ${say.number(expected)}, набрано ${say.score(score)}: ${say.signed(gives)}.`;
  },
  'counted-gap': ({ gap }, gives, say) =>
    `Разница в ${points(Math.abs(gap), say)} учитывается как ${say.number(Math.abs(gives))}.`,
  'real-gap': ({ own, from }, gives, say) =>
    `Рейтинг игрока ${say.number(own)} не ниже ${say.number(from)}, поэтому учитывается вся разница: ${points(Math.abs(gives), say)}.`,
  'one-upgrade': ({ opponent, others, limit }, gives, say) =>
    others === 0
      ? `Рейтинг соперника ${say.number(opponent)} учитывается как ${say.number(gives)}: за турнир допускается одно такое повышение.`
      : `Рейтинг соперника ${say.number(opponent)} учитывается как ${say.number(gives)}; остальные разницы больше ${say.number(limit)} (${say.number(others)}) — как есть, так как за турнир допускается одно такое повышение.`,
  'uncut-gap': ({ limit }, gives, say) =>
    `Разница в ${points(Math.abs(gives), say)} больше ${say.number(limit)} и учитывается как есть.`,
  'gaps-from-below': ({ games: played, limit, lower }, _gives, say) =>
    `В ${inGames(played, say)} соперник выше игрока больше чем на ${say.number(limit)} пунктов; по толкованию «cap.lower: ${lower}» ${LOWER[lower](played, limit, say)}.`,
  'expected-score': ({ gap }, gives, say) =>
    `При разнице ${say.signed(gap)} ожидаемый результат равен ${say.number(gives)}.`,
  'not-counted': ({ round, opponent, ground }, _gives, say) =>
    `${say.number(round)}-й тур, соперник ${say.player(opponent)}: партия не учтена, потому что ${GROUNDS[ground]}.`,
  'tournament-average': ({ rar, dpa, n }, gives, say) =>
    `Средний рейтинг турнира: ${say.number(rar)} минус ${n}/${n + 1} от средней разницы ${say.signed(dpa)}, то есть Ra = ${say.number(gives)}${after(rar - (dpa * n) / (n + 1), gives)}.`,
  'rated-average': ({ players }, gives, say) =>
    `Средний рейтинг игроков с рейтингом (${say.number(players)}) равен ${say.number(gives)}.`,
  'average-difference': ({ differences }, gives, say) =>
    `Разницы, соответствующие их результатам: ${say.list(differences.map(say.signed))}; средняя равна ${say.signed(gives)}.`,
  'opponents-average': ({ games: played, sum }, gives, say) =>
    `Сумма рейтингов соперников в ${inGames(played, say)} равна ${say.number(sum)}, средний рейтинг Rc = ${say.number(gives)}.`,
  'rated-opponents-average': ({ games: played, sum }, gives, say) =>
    `Сумма рейтингов соперников в ${inGames(played, say)} равна ${say.number(sum)}, средний рейтинг Ra = ${say.number(gives)}.`,
  'average-with-draws': ({ games: played, sum, draws, rating }, gives, say) =>
    `Сумма рейтингов соперников в ${inGames(played, say)} равна ${say.number(sum)}; вместе с ${say.count(draws, 'ничьей', 'ничьими', 'ничьими')} против условных соперников с рейтингом ${say.number(rating)} средний рейтинг Ra = ${say.number(gives)}.`,
  'fractional-score': ({ score, games: played }, gives, say) =>
    `Доля набранных очков: ${say.score(score)} из ${say.number(played)}, то есть ${say.number(gives)}.`,
  'score-difference': ({ p }, gives, say) =>
    `Доле очков ${say.number(p)} соответствует разница рейтингов ${say.signed(gives)}.`,
  'initial-even': ({ of, average }, gives, say) =>
    `Набрана ровно половина очков, поэтому ${RATING[of]} = ${AVERAGE[of]} = ${say.number(average)}${average === gives ? '' : `, после округления ${say.number(gives)}`}.`,
  'initial-above': ({ of, average, halfPoints, bonus }, gives, say) => {
    const over = `${say.score(halfPoints / 2)} ${say.form(halfPoints / 2, 'очко', 'очка', 'очков')}`;
    return `Результат на ${over} выше 50\u00a0%; каждые пол-очка добавляют к ${AVERAGE[of]} = ${say.number(average)} по ${say.count(bonus, 'пункту', 'пункта', 'пунктов')}: ${RATING[of]} = ${say.number(gives)}${after(average + bonus * halfPoints, gives)}.`;
  },
  'initial-below': ({ average, dp }, gives, say) =>
    `Результат ниже 50\u00a0%: Rc = ${say.number(average)} и разница ${say.signed(dp)} дают Ru = ${say.number(gives)}${after(average + dp, gives)}.`,
  'initial-below-round-robin': ({ of, average, dp, n }, gives, say) =>
    `Результат ниже 50\u00a0%: ${AVERAGE[of]} = ${say.number(average)} и ${n}/${n + 1} от разницы ${say.signed(dp)} дают ${RATING[of]} = ${say.number(gives)}${after(average + (dp * n) / (n + 1), gives)}.`,
  'trimmed-average': ({ ra, ru, moved, n, limit }, gives, say) => {
    const rule = `Соперники учитываются не дальше чем в ${say.count(limit, 'пункте', 'пунктах', 'пунктах')} от первой оценки Ru = ${say.number(ru)}`;
    return gives === ra
      ? `${rule}; Rc (нов.) = Ra = ${say.number(ra)}.`
      : `${rule}. Это даёт ${say.signed(moved)} на ${say.count(n, 'соперника', 'соперников', 'соперников')}, и вместо Ra = ${say.number(ra)} получается Rc (нов.) = ${say.number(gives)}.`;
  },
  'initial-estimate': ({ ra, dp }, gives, say) =>
    `Ra = ${say.number(ra)} и разница ${say.signed(dp)} дают Ru = ${say.number(gives)}${after(ra + dp, gives)}.`,
  'initial-maximum': ({ computed }, gives, say) =>
    `Получилось ${say.number(computed)}, но первый рейтинг не бывает выше ${say.number(gives)}.`,
  'newcomer-game': ({ round, opponent, colour, rating }, gives, say) =>
    `${say.number(round)}-й тур, ${COLOURS[colour]}, соперник ${say.player(opponent)} (${say.number(rating)}): набрано ${say.score(gives)}.`,
  'earlier-results': ({ event, games: played, average }, gives, say) =>
    underHeading(
      event ?? '',
      `прежний результат, ${say.score(gives)} из ${say.number(played)} при среднем рейтинге соперников ${say.number(average)}.`,
    ),
  'event-results': ({ event, games: played, average }, gives, say) =>
    underHeading(
      event ?? '',
      `результат ${say.score(gives)} из ${say.number(played)} при среднем рейтинге соперников ${say.number(average)}.`,
    ),
  pool: ({ events, games: played, score, months }, _gives, say) =>
    `Всего: ${say.count(events, 'турнир', 'турнира', 'турниров')}, ${games(played, say)}, ${say.score(score)} ${say.form(score, 'очко', 'очка', 'очков')}, в пределах ${say.count(months, 'месяца', 'месяцев', 'месяцев')}.`,
  'zero-disregarded': ({ event, games: played }, _gives, say) =>
    `${named('Первый турнир', event)} не принёс ни одного очка в ${inGames(played, say)}, поэтому он не учитывается.`,
  'first-below-floor': ({ event, computed, floor }, _gives, say) =>
    `${named('Первый турнир', event)} даёт ${say.number(computed)}, ниже минимального рейтинга ${say.number(floor)}, поэтому он не учитывается.`,
  'results-expired': ({ event, months }, _gives, say) =>
    `${named('Результат прежнего турнира', event)} старше ${say.count(months, 'месяца', 'месяцев', 'месяцев')} и больше не учитывается.`,
  'no-games-newcomer': ({ needed }, _gives, say) =>
    `Пока ни одна партия не учтена, а для первого рейтинга нужно ${say.number(needed)}.`,
  'too-few-games': ({ games: played, needed }, _gives, say) =>
    `Пока накоплено партий: ${say.number(played)}, а для первого рейтинга нужно ${say.number(needed)}; партии сохраняются.`,
  'below-floor': ({ computed, floor }, _gives, say) =>
    `Рейтинг ${say.number(computed)} ниже минимального (${say.number(floor)}), поэтому он не публикуется.`,
  listed: ({ games: played }, gives, say) =>
    `Первый рейтинг — ${say.number(gives)}, по ${say.count(played, 'партии', 'партиям', 'партиям')}; игрок входит в рейтинг-лист.`,
  'closing-date': ({ list, days: before }, gives, say) =>
    `Рейтинг-лист (${say.month(list)}) закрывается ${say.date(gives)}, за ${days(before, say)} до его даты.`,
  performance: ({ average, dp }, gives, say) =>
    `Средний рейтинг соперников ${say.number(average)} и разница ${say.signed(dp)} дают перформанс ${say.number(gives)}${after(average + dp, gives)}.`,
};

const AUTHORITIES: Record<FideFindings['fide.registration-late']['authority'], string> = {
  'qc-chairman': 'председатель квалификационной комиссии',
  president: 'президент ФИДЕ',
};

const FACTS: Readonly<Record<string, string>> = {
  registered: 'день регистрации',
  norms: 'возможны ли нормы званий',
  arbiters: 'судьи',
  controls: 'контроль времени',
  schedule: 'расписание туров',
  reportReceived: 'день поступления отчёта',
  announcedRated: 'объявлен ли турнир как обсчитываемый',
};

const gameList = (pairings: readonly NamedGame[], say: Say): string =>
  capitalised(
    firstFew(
      pairings,
      ([round, white, black]) => `${round}-й тур: ${say.player(white)} – ${say.player(black)}`,
      (left) => `и ещё ${games(left, say)}`,
    ),
  );

const people = (ids: readonly string[], say: Say): string =>
  firstFew(ids, say.player, (left) => `и ещё ${say.count(left, 'игрок', 'игрока', 'игроков')}`);

export const FIDE_FINDINGS: FindingPhrases<FideFindings> = {
  ...APPROVAL_FINDINGS,
  'fide.registration-late': ({ registered, deadline, days: before, authority }, say) =>
    `Турнир зарегистрирован ${say.date(registered)}, а срок истёк ${say.date(deadline)}, за ${days(before, say)} до начала. Допустить его может только ${AUTHORITIES[authority]}.`,
  'fide.arbiter-unlicensed': ({ arbiter }) =>
    arbiter === '' ? 'У одного из судей лицензия не указана.' : `Судья ${arbiter}: лицензия не указана.`,
  'fide.not-over-the-board': () => 'Обсчитываются только партии за доской, а гибридный турнир играется иначе.',
  'fide.hybrid-unapproved': () =>
    'Гибридный турнир обсчитывается только с согласия председателя квалификационной комиссии.',
  'fide.hybrid-without-pgn': () => 'К результатам гибридного турнира прилагаются записи партий (PGN); здесь их нет.',
  'fide.time-too-short': ({ minutes: given, required, highest }, say) =>
    `На 60 ходов у игрока ${minutes(given, say)}, а ${highest === 0 ? 'для этого турнира' : `при наивысшем рейтинге участников ${say.number(highest)}`} нужно не меньше ${say.number(required)}.`,
  'fide.fast-classic': ({ minutes: given, required, games: played }, say) =>
    `Учтено партий: ${say.number(played)}; на 60 ходов у игрока ${minutes(given, say)}, а в турнире с разрешением достаточно ${say.number(required)}.`,
  'fide.fast-classic-increment': ({ increment, named: usual }, say) =>
    `Добавление на ход — ${say.number(increment)} с; в более быстром турнире с разрешением названы только контроли с добавлением ${say.number(usual)} с с первого хода.`,
  'fide.fast-classic-rounds': ({ date, rounds, limit }, say) =>
    `${say.date(date)}: туров в день ${say.number(rounds)}; в более быстром турнире с разрешением их не больше ${say.number(limit)}.`,
  'fide.game-time-too-short': ({ minutes: given, required, games: pairings, mayApprove }, say) =>
    `На 60 ходов у игрока ${minutes(given, say)}, а для учёта этих партий нужно не меньше ${say.number(required)}. ${gameList(pairings, say)}.${mayApprove === undefined ? '' : ' Турнир может одобрить квалификационная комиссия (qc).'}`,
  'fide.first-control': ({ moves, required, rule }, say) =>
    `Первый контроль времени наступает после ${say.count(moves, 'хода', 'ходов', 'ходов')}, а должен наступать ${rule === 'exactly' ? 'ровно' : 'не раньше чем'} после ${say.number(required)}.`,
  'fide.other-control': ({ minutes: time, control, is }, say) =>
    is === null
      ? `У каждого игрока ${minutes(time, say)}; для любого рейтинг-листа это слишком мало.`
      : `У каждого игрока ${minutes(time, say)}; это ${GAMES_OF[is]}, а не ${GAMES_OF[control]}.`,
  'fide.unequal-times': () => 'У белых и чёрных разное время; такие партии не обсчитываются.',
  'fide.too-many-rounds': ({ date, rounds, limit }, say) =>
    `${say.date(date)}: ${say.count(rounds, 'тур', 'тура', 'туров')}; в день допускается не больше ${say.number(limit)}.`,
  'fide.far-apart': ({ games: pairings, points: gap, above }, say) =>
    `Партии с разницей рейтингов от ${say.number(gap)} не учитываются, если рейтинг одного из игроков выше ${say.number(above)}. ${gameList(pairings, say)}.`,
  'fide.standard-ratings': ({ players }, say) =>
    `Рейтинга в этом рейтинг-листе нет, поэтому берётся классический: ${people(players, say)}.`,
  'fide.day-too-long': ({ date, rounds, hours, limit }, say) =>
    `${say.date(date)}: ${say.count(rounds, 'тур', 'тура', 'туров')} при партиях в 60 ходов — это ${say.count(hours, 'час', 'часа', 'часов')} игры; в день допускается не больше ${say.number(limit)}.`,
  'fide.event-too-long': ({ days: lasts, limit }, say) =>
    `Турнир длится ${days(lasts, say)}; допускается не больше ${say.number(limit)}.`,
  'fide.interim-reports': ({ days: lasts, limit }, say) =>
    `Турнир длится ${days(lasts, say)}; если больше ${say.number(limit)}, отчёт представляют каждый месяц.`,
  'fide.unplayed': ({ games: pairings }, say) => `Несыгранные партии не учитываются. ${gameList(pairings, say)}.`,
  'fide.excluded': ({ games: pairings }, say) =>
    `Партии, исключённые в отчёте, не учитываются. ${gameList(pairings, say)}.`,
  'fide.too-few-rated': ({ players, rated, needed }, say) =>
    `Игроков ${say.number(players)}, из них с рейтингом ${say.number(rated)}, а нужно не меньше ${say.number(needed)}.`,
  'fide.too-few-players': ({ players, needed }, say) =>
    `Игроков ${say.number(players)}, а нужно не меньше ${say.number(needed)}.`,
  'fide.treated-as-swiss': ({ missing }, say) =>
    `В круговом турнире недостаёт ${say.count(missing, 'пары', 'пар', 'пар')}, поэтому он обсчитывается как турнир по швейцарской системе.`,
  'fide.zero-score': ({ players }, say) =>
    `Результаты новичков, не набравших очков в первом турнире, не учитываются: ${people(players, say)}.`,
  'fide.match-unrated': ({ player }, say) =>
    `${say.player(player)} не имеет рейтинга, а матч с игроком без рейтинга не обсчитывается.`,
  'fide.match-players': ({ players }, say) =>
    `Турнир назван матчем, а участников в отчёте ${say.number(players)}. Каждый матч подаётся отдельным отчётом; если это не матч, укажите настоящую систему.`,
  'fide.match-decided': ({ games: pairings }, say) =>
    `Партии, сыгранные после того, как исход матча решён, не учитываются. ${gameList(pairings, say)}.`,
  'fide.unrated-opponents': ({ games: pairings }, say) =>
    `Партии с игроком без рейтинга не учитываются у его соперника. ${gameList(pairings, say)}.`,
  'fide.arbiter-report-late': ({ received, due, upload }, say) =>
    `Отчёт поступил ${say.date(received)}; срок был до ${say.date(due)} включительно для главного судьи и до ${say.date(upload)} включительно для федерации.`,
  'fide.report-late': ({ received, due }, say) =>
    `Отчёт поступил ${say.date(received)}; срок был до ${say.date(due)} включительно.`,
  'fide.report-too-late': ({ received, last }, say) =>
    `Отчёт поступил ${say.date(received)}; после ${say.date(last)} турнир уже не обсчитывается.`,
  'fide.not-announced': () => 'В объявлении не сказано, что турнир обсчитывается, а это обязательно.',
  'fide.list-too-early': ({ list, first }, say) =>
    `В рейтинг-лист «${say.month(list)}» турнир войти не может: первый возможный — «${say.month(first)}».`,
  'fide.list-too-late': ({ list, last }, say) =>
    `В рейтинг-лист «${say.month(list)}» турнир войти не может: последний возможный — «${say.month(last)}».`,
  'fide.list-differs': ({ list, period }, say) =>
    `Для турнира указан рейтинг-лист «${say.month(list)}», а для периода — «${say.month(period)}».`,
  'fide.below-floor': ({ players, lowest, floor }, say) =>
    `Рейтинг-листы начинаются с ${say.number(floor)}, а в отчёте есть рейтинги ниже (наименьший — ${say.number(lowest)}). Они учитываются как указаны: ${people(players, say)}.`,
  'fide.birth-unknown': ({ players }, say) =>
    `Без даты рождения никто не считается юниором; она не указана: ${people(players, say)}.`,
  'fide.games-unknown': ({ players, assumed }, say) => {
    const counted =
      assumed === undefined
        ? ' и считается равным 0'
        : assumed === 'established'
          ? ', принято не меньше 30'
          : `; где от него зависит K, принято K = ${say.number(assumed)}`;
    return `Число прежних партий не указано${counted}: ${people(players, say)}.`;
  },
  'fide.facts-missing': ({ facts }, say) =>
    `Не указано и потому не проверено: ${say.list(facts.map((fact) => FACTS[fact] ?? fact))}.`,
};
