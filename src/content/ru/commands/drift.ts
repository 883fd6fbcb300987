/** Drift of the scale, in Russian. */
import type { DriftWords } from '../../en/commands/drift.ts';

export const DRIFT_WORDS: DriftWords = {
  title: (pool, first, last, say) => `${pool}: рейтинг-листы с ${say.date(first)} по ${say.date(last)}`,
  columns: {
    list: 'Рейтинг-лист',
    active: 'Активных',
    mean: 'Среднее ± 95\u00a0%',
    spread: 'Разброс',
    stayed: 'Изменение оставшихся',
    came: 'Пришло (среднее)',
    left: 'Ушло (среднее)',
    band: 'Пункты',
    games: 'Партий',
    expected: 'Ожидалось',
    score: 'Набрано',
    difference: 'Разница (95\u00a0%)',
  },
  byDifference: 'По разнице рейтингов, со стороны сильнейшего',
  byClass: 'По собственному рейтингу игрока',
  moved: ({ n, mean, low, high, verdict }, say) =>
    mean === null
      ? 'Нет игроков, активных и в первом, и в последнем рейтинг-листе.'
      : low === null || high === null
        ? `Активных и в первом, и в последнем рейтинг-листе: ${say.number(n)}; этого мало, чтобы судить о смещении шкалы.`
        : `Активные и в первом, и в последнем рейтинг-листе (${say.count(n, 'игрок', 'игрока', 'игроков')}) сдвинулись в среднем на ${say.signed(Math.round(mean * 10) / 10)} (95\u00a0%: от ${say.signed(Math.round(low * 10) / 10)} до ${say.signed(Math.round(high * 10) / 10)}): ${
            {
              up: 'рейтинги тех же игроков растут',
              down: 'рейтинги тех же игроков снижаются',
              unclear: 'признаков смещения шкалы нет',
            }[verdict]
          }.`,
  newcomers: (came, left, say) =>
    came.mean === null || left.mean === null
      ? `Пришло: ${say.number(came.n)}, ушло: ${say.number(left.n)}.`
      : `Пришло: ${say.number(came.n)}, в среднем ${say.number(Math.round(came.mean))}; ушло: ${say.number(left.n)}, в среднем ${say.number(Math.round(left.mean))}. Уже от этого среднее ${came.mean < left.mean ? 'падает' : 'растёт'}.`,
  stronger: ({ games, expected, score, difference: { low, high }, verdict }, say) =>
    expected === null || score === null || low === null || high === null
      ? `${say.count(games, 'партия', 'партии', 'партий')}: мало, чтобы сравнить набранное с ожидаемым.`
      : `По итогам ${say.count(games, 'партии', 'партий', 'партий')} сильнейшие набрали ${say.number(Math.round(score * 1000) / 10)}\u00a0% при ожидаемых ${say.number(Math.round(expected * 1000) / 10)}\u00a0%: ${
          {
            up: 'больше ожидаемого, значит, разницы рейтингов слишком малы',
            down: 'меньше ожидаемого, значит, разницы рейтингов слишком велики',
            unclear: 'как и ожидалось',
          }[verdict]
        }.`,
  apart: (differences, classes, say) =>
    `Результаты расходятся с ожидаемыми: ${[
      ...(differences.length === 0 ? [] : [`при разнице рейтингов ${say.list(differences)}`]),
      ...(classes.length === 0 ? [] : [`при собственном рейтинге ${say.list(classes)}`]),
    ].join('; ')}.`,
  broken: (dates, say) =>
    `${say.list(dates.map((date) => say.date(date)))}: в ${dates.length === 1 ? 'этом рейтинг-листе' : 'этих рейтинг-листах'} (‡) все рейтинги изменены решением. Эти очки в изменения не входят; средние до и после несопоставимы.`,
  caution:
    'Когда многие игроки прибавляют в силе, это похоже на смещение шкалы: прежде чем что-то менять, посмотрите на диапазоны рейтинга и возраст.',
};
