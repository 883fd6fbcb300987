/** ORR in Russian. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { NotCounted, OrrFindings, OrrRules, RatingKind } from '../../../rulebooks/orr/reasons.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';

const STANDING: Record<RatingKind, string> = {
  rated: '',
  unsettled: ', рейтинг со звёздочкой',
  fide: ', рейтинг ФИДЕ',
  newcomer: ', первичная оценка',
};

const NOT_COUNTED: Record<NotCounted, string> = {
  'opponent-absent': 'соперник не явился; партия не влияет на рейтинг.',
  'player-absent': 'неявка игрока; партия не влияет на рейтинг.',
  'both-absent': 'не явились оба; партия не влияет на рейтинг.',
  excluded: 'партия исключена в отчёте и не влияет на рейтинг.',
};

/** More numbers than these are not read one by one. */
const FEW = 12;

const games = (say: Say, value: number): string => say.count(value, 'партия', 'партии', 'партий');
/** After «в»: prepositional. */
const inGames = (say: Say, value: number): string => say.count(value, 'партии', 'партиях', 'партиях');
const kept = (value: number): string => (value === 1 ? 'партия остаётся в профиле' : 'партии остаются в профиле');
const points = (say: Say, value: number): string => `${say.score(value)} ${say.form(value, 'очко', 'очка', 'очков')}`;
const scored = (say: Say, { score, games: played }: { score: number; games: number }): string =>
  `${say.score(score)} из ${played}`;
const sum = (say: Say, base: number, change: number): string =>
  `${say.number(base)} ${change < 0 ? '−' : '+'} ${say.number(Math.abs(change))}`;
const numbers = (say: Say, values: readonly number[]): string =>
  values.length > FEW ? say.count(values.length, 'число', 'числа', 'чисел') : say.list(values.map(say.number));
const outcome = (say: Say, { score, expected }: { score: number; expected: number }, difference: number): string =>
  `набрано ${say.score(score)}, ожидалось ${say.number(expected)}, разница ${say.signed(difference)}.`;
const asExpected = (say: Say, sr: number): string => {
  if (sr === 0) return 'Результат равен ожидаемому (SR = 0), это тоже считается успехом';
  return `Результат ${sr > 0 ? 'выше' : 'ниже'} ожидаемого (SR = ${say.signed(sr)})`;
};

export const ORR_STEPS: StepPhrases<OrrRules> = {
  'expected-score': ({ own, opponent, difference }, gives, say) =>
    `Рейтинг ${say.number(own)} против ${say.number(opponent)}: разница ${say.signed(difference)}, математическое ожидание ${say.number(gives)}.`,
  game: (given, gives, say) =>
    `${given.round}-й тур, соперник ${say.player(given.opponent)} (${say.number(given.opponentRating)}${STANDING[given.standing]}): ${outcome(say, given, gives)}`,
  'stored-game': (given, gives, say) =>
    `Сохранённая партия${given.event === null ? '' : ` (${given.event})`}, соперник ${say.number(given.opponentRating)}: ${outcome(say, given, gives)}`,
  'single-game': (given, gives, say) => `Соперник ${say.number(given.opponentRating)}: ${outcome(say, given, gives)}`,
  'score-difference': (given, gives, say) =>
    `Набрано ${scored(say, given)} при ожидаемых ${say.number(given.expected)}, поэтому SR = ${say.signed(gives)}.`,
  k: ({ sr, from, to, gain, loss }, gives, say) => {
    const range = to === null ? `рейтинг ${from} и выше` : `рейтинг от ${from} до ${to}`;
    if (gain === loss) return `K = ${gives} при любом результате (${range}).`;
    const other = sr < 0 ? gain : loss;
    return `${asExpected(say, sr)}, поэтому K = ${gives} (${range}); иначе было бы ${other}.`;
  },
  'k-below-table': ({ rating, sr, gain, loss }, gives, say) =>
    `Таблица K начинается с 1, её первая строка действует и здесь (рейтинг ${say.number(rating)}). ${asExpected(say, sr)}, поэтому K = ${gives}; иначе было бы ${sr < 0 ? gain : loss}.`,
  'k-given': (_given, gives, say) => `K = ${say.number(gives)} указан в отчёте, таблица не используется.`,
  'change-gain': ({ sr, k }, gives, say) =>
    `K = ${say.number(k)}, умноженный на SR = ${say.number(sr)} и на множитель 1 − SR/40, даёт ${say.signed(gives)}.`,
  'change-loss': ({ sr, k }, gives, say) =>
    `K = ${say.number(k)}, умноженный на SR = ${say.number(sr)}, даёт ${say.signed(gives)}.`,
  'change-cap': ({ sr, k }, gives, say) =>
    `SR = ${say.number(sr)} больше 20, поэтому прибавка наибольшая, десять K при K = ${say.number(k)}: ${say.signed(gives)}.`,
  'new-rating': ({ rating, change }, gives, say) =>
    `${sum(say, rating, change)}, после округления новый рейтинг ${say.number(gives)}.`,
  'rating-from-estimate': ({ estimate, change }, gives, say) =>
    `Вместо рейтинга берётся оценка: ${sum(say, estimate, change)}, после округления ${say.number(gives)}.`,

  'fide-adopted': (_given, gives, say) => `Рейтинг ФИДЕ ${say.number(gives)} становится рейтингом системы.`,
  'fide-guest': ({ fideRating }, _gives, say) =>
    `Рейтинг ФИДЕ ${say.number(fideRating)} учитывается для соперников; кто не является постоянным участником, нового рейтинга не получает.`,
  'estimate-only': ({ estimate }, _gives, say) =>
    `Игрок не становится постоянным участником; первичная оценка ${say.number(estimate)} нужна только для обсчёта соперников.`,
  'zero-points': ({ games: played, estimate }, _gives, say) =>
    `Ни одного очка в ${inGames(say, played)}, поэтому рейтинг не присвоен. Для соперников учитывается оценка ${say.number(estimate)}, ${kept(played)}.`,
  'no-games': ({ rating }, _gives, say) => `Сыгранных партий нет, поэтому рейтинг не меняется: ${say.number(rating)}.`,
  'no-games-no-rating': () => 'Сыгранных партий нет, поэтому нет ни оценки, ни рейтинга.',
  'game-not-counted': ({ round, opponent, why }, _gives, say) =>
    `${round}-й тур, соперник ${say.player(opponent)}: ${NOT_COUNTED[why]}`,

  'average-age': ({ games: played }, gives, say) =>
    `Средний возраст соперников (${games(say, played)}) равен ${say.number(gives)}; возраст младше 5 лет считается как 5, старше 13 как 13.`,
  'player-coefficient': (given, gives, say) =>
    `${say.player(given.player)}: рейтинг ${say.number(given.rating)}, набрано ${scored(say, given)}, средний возраст соперников ${say.number(given.averageAge)}; коэффициент ${say.number(gives)}.`,
  'single-coefficient': (given, gives, say) =>
    `Рейтинг ${say.number(given.rating)}, набрано ${scored(say, given)}, средний возраст соперников ${say.number(given.averageAge)}; коэффициент ${say.number(gives)}.`,
  'kt-nobody': ({ participants }, gives, say) =>
    `Среди ${say.count(participants, 'участника', 'участников', 'участников')} никто не играл с известным рейтингом, поэтому коэффициент турнира Kt = ${gives}.`,
  'kt-mean': ({ contributors, mean }, gives, say) =>
    `Средний коэффициент по игрокам с известным рейтингом (${say.count(contributors, 'игрок', 'игрока', 'игроков')}) равен ${say.number(mean)}, его целая часть ${say.number(gives)}.`,
  'kt-bounds': ({ mean, low, high }, gives, say) =>
    `Коэффициент турнира Kt не меньше ${low} и не больше ${high}, поэтому вместо ${say.number(mean)} берётся ${gives}.`,
  'kt-reduction': ({ kt, contributors, root, participants }, gives, say) =>
    `С известным рейтингом только ${say.count(contributors, 'игрок', 'игрока', 'игроков')} при ${say.count(participants, 'участнике', 'участниках', 'участниках')}, а нужно ${root} (округлённый корень из числа участников): Kt понижается с ${kt} до ${gives}.`,
  'kt-reduction-floor': ({ kt, contributors, root, participants, reduced }, gives, say) =>
    `С известным рейтингом только ${say.count(contributors, 'игрок', 'игрока', 'игроков')} при ${say.count(participants, 'участнике', 'участниках', 'участниках')}, а нужно ${root} (округлённый корень из числа участников): Kt понизился бы с ${kt} до ${reduced}, но наименьшее значение ${gives}.`,
  'kt-given': (_given, gives) => `Коэффициент турнира задан: Kt = ${gives}.`,

  'corridor-top': ({ kt, averageAge }, gives, say) =>
    `При Kt = ${kt} и среднем возрасте соперников ${say.number(averageAge)} верхняя граница коридора Rmax = ${gives}.`,
  'corridor-bottom': ({ rmax }, gives) =>
    `Нижняя граница коридора на 800 пунктов ниже: ${rmax} − 800, то есть Rmin = ${gives}.`,
  'corridor-bottom-limit': ({ rmax, limit }, gives) =>
    `${rmax} − 800 больше ${limit}, поэтому нижняя граница коридора Rmin = ${gives}.`,
  'refined-max': ({ rmax, games: played }, gives, say) =>
    `Весь коридор открыт с 7 партий, здесь ${games(say, played)}: верхняя граница понижается с ${rmax} до Rpmax = ${gives}.`,
  'full-max': ({ games: played }, gives, say) =>
    `${games(say, played)}, не меньше 7, поэтому открыт весь коридор: Rpmax = Rmax = ${gives}.`,
  'start-estimate': (given, gives, say) =>
    `Результат ${scored(say, given)} в коридоре от ${given.rmin} до ${given.rpmax} даёт стартовую оценку Rs = ${gives}.`,
  'fictitious-draw': ({ rating }, _gives, say) =>
    `Выиграны все партии: для оценки добавляется ничья с условным соперником, рейтинг которого ${say.number(rating)}.`,
  'opponents-average': ({ numbers: values }, gives, say) =>
    `Среднее рейтингов и стартовых оценок соперников (${numbers(say, values)}): Rsr = ${say.number(gives)}.`,
  'primary-estimate': (given, gives, say) =>
    `Результат ${scored(say, given)} при среднем рейтинге соперников ${say.number(given.rsr)} даёт первичную оценку Rp = ${say.number(gives)}.`,
  'primary-is-start': (_given, gives, say) =>
    `Без набранных очков первичная оценка равна стартовой: ${say.number(gives)}.`,
  'many-games': ({ estimate, rpmax, games: played }, gives, say) =>
    `${games(say, played)}, больше 15, и оценка ${say.number(estimate)} достигает верхней границы коридора ${rpmax}: после коррекции ${say.number(gives)}.`,

  pool: ({ storedGames, storedScore, games: played, score }, gives, say) =>
    `Рейтинг неустоявшийся, поэтому ${say.count(storedGames, 'сохранённая партия', 'сохранённые партии', 'сохранённых партий')} (${points(say, storedScore)}) и ${say.count(played, 'новая партия', 'новые партии', 'новых партий')} (${points(say, score)}) считаются вместе: ${games(say, gives)}.`,
  'pooled-average': ({ numbers: values }, gives, say) =>
    `Соперники во всех этих партиях, с числом на момент обсчёта каждой (${numbers(say, values)}), в среднем дают Rsr = ${say.number(gives)}.`,
  'pooled-estimate': (given, gives, say) =>
    `Результат ${scored(say, given)} при среднем рейтинге соперников ${say.number(given.rsr)} даёт откорректированную первичную оценку Rkor = ${say.number(gives)}.`,
  settled: ({ games: played, events }, _gives, say) =>
    `${games(say, played)}, ${say.count(events, 'турнир', 'турнира', 'турниров')}: рейтинг устоявшийся, звёздочка снимается.`,
  unsettled: ({ gamesNeeded, eventsNeeded }, _gives, say) => {
    const needed = [
      ...(gamesNeeded > 0 ? [say.count(gamesNeeded, 'партия', 'партии', 'партий')] : []),
      ...(eventsNeeded > 0 ? [say.count(eventsNeeded, 'турнир', 'турнира', 'турниров')] : []),
    ];
    return `Рейтинг неустоявшийся, со звёздочкой; до устоявшегося не хватает: ${say.list(needed)}.`;
  },
};

export const ORR_FINDINGS: FindingPhrases<OrrFindings> = {
  ...APPROVAL_FINDINGS,
  'orr.game-unplayed': ({ round, white, black, result }, say) =>
    `${round}-й тур: партия ${say.player(white)} – ${say.player(black)} (${result}) не сыграна и не влияет на рейтинг.`,
  'orr.game-excluded': ({ round, white, black, result }, say) =>
    `${round}-й тур: партия ${say.player(white)} – ${say.player(black)} (${result}) исключена в отчёте и не влияет на рейтинг.`,
  'orr.nothing-played': ({ players }, say) =>
    `Сыгранных партий нет, рейтинги не меняются (${say.count(players, 'игрок', 'игрока', 'игроков')}).`,
  'orr.birth-unknown': ({ player, age }, say) =>
    `${say.player(player)}: год рождения не указан, возраст считается равным ${age}.`,
  'orr.birthday-unknown': ({ player, age }, say) =>
    `${say.player(player)}: указан только год рождения; при дне рождения 1 июля возраст считается равным ${age}.`,
  'orr.fide-rating-adopted': ({ player, rating }, say) =>
    `${say.player(player)}: рейтинга в системе нет, им становится рейтинг ФИДЕ ${say.number(rating)}.`,
  'orr.fide-rating-not-recognised': ({ player, rating }, say) =>
    `${say.player(player)}: игрок не становится постоянным участником, и турнир не обсчитывается ФИДЕ, поэтому рейтинг ФИДЕ ${say.number(rating)} не учитывается; игрок оценивается как новичок.`,
  'orr.zero-points': ({ player, games: played }, say) =>
    `${say.player(player)}: ни одного очка в ${inGames(say, played)}, поэтому рейтинг не присвоен; ${kept(played)}.`,
  'orr.archive-unused': ({ player, games: played }, say) =>
    `${say.player(player)}: игрок всё ещё новичок, прежние партии (${say.number(played)}) не учитываются.`,
  'orr.pointless-events-dropped': ({ player, events, games: played }, say) =>
    `${say.player(player)}: не ${say.form(events, 'учитывается', 'учитываются', 'учитываются')} ${say.count(events, 'прежний турнир', 'прежних турнира', 'прежних турниров')} (${games(say, played)}): без очков до первого рейтинга или без сыгранных партий.`,
  'orr.below-table': ({ player, rating }, say) =>
    `${say.player(player)}: новый рейтинг ${say.number(rating)}; минимального рейтинга в положении нет, ниже 1 действует первая строка таблицы K.`,
  'orr.many-games-correction-overshoots': ({ player, games: played, rpmax, before, after }, say) =>
    `${say.player(player)}: ${games(say, played)}; коррекция понижает оценку с ${say.number(before)} до ${say.number(after)}, ниже верхней границы коридора ${rpmax}. Формула применена в том виде, в каком она напечатана; этот случай стоит показать ответственному за рейтинг.`,
};
