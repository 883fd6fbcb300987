/** Changes of all ratings of a pool, in Russian. */
import type { PoolRule } from '../../../core/pool-rule.ts';
import { shareText } from '../../../explain/pool-change-words.ts';
import { AUTHORITY_TITLES } from '../pages/authorities.ts';
import type { PoolChangeWords } from '../../en/commands/pool-changes.ts';

const authority = (by: string): string => (AUTHORITY_TITLES as Readonly<Record<string, string>>)[by] ?? by;

/** Any rating by the rule. */
const formula = (rule: PoolRule): string =>
  rule.kind === 'at-least'
    ? `: рейтинг в нём − ${rule.minus}`
    : `: + ${shareText(rule.numerator, rule.denominator, ',')} × (${rule.limit} − рейтинг)${rule.rounding === 'down' ? ' с округлением вниз' : ''}`;

export const POOL_CHANGE_WORDS: PoolChangeWords = {
  title: (change, say) => {
    if (change.kind === 'reversed')
      return change.way === 'points'
        ? `Возврат пунктов, полученных по записи №\u00a0${change.adjusts}`
        : `Разница с рейтинг-листами без изменения по записи №\u00a0${change.adjusts}`;
    if (change.kind === 'rerated') return `Разница с рейтинг-листами, пересчитанными с ${say.date(change.from)}`;
    return change.rule.kind === 'towards'
      ? `Изменение всех рейтингов ниже ${change.rule.limit}`
      : `Изменение всех рейтингов, которые были более чем на ${change.rule.minus} ниже рейтинга в пуле «${change.rule.of}»`;
  },
  decided: (change, say) =>
    change.kind === 'recognised'
      ? `распознано по числам перенесённого рейтинг-листа от ${say.date(change.list)}`
      : `решение: ${authority(change.by)}, ${say.date(change.on)}`,
  ground: (ground, reference) => `Основание: ${ground}${reference === undefined ? '' : ` (${reference})`}`,
  sum: (change, before, after) => {
    const points = after - before;
    const whole = `${before} ${points < 0 ? '−' : '+'} ${Math.abs(points)} = ${after}`;
    if (change.kind !== 'adjusted' && change.kind !== 'recognised') return whole;
    const { rule } = change;
    if (rule.kind === 'at-least') return `${after + rule.minus} − ${rule.minus} = ${after}`;
    return `${before} + ${shareText(rule.numerator, rule.denominator, ',')} × (${rule.limit} − ${before}) = ${whole}`;
  },
  before: 'Рейтинг до',
  period: 'Изменение за период',
  after: 'Рейтинг после',
  affected: (affected, points, say) =>
    `Изменено рейтингов: ${say.number(affected)}, всего пунктов: ${say.signed(points)}`,
  line: (change, say) =>
    `${POOL_CHANGE_WORDS.title(change, say)}${change.kind === 'adjusted' ? formula(change.rule) : ''}; ${POOL_CHANGE_WORDS.decided(change, say)}; рейтингов: ${say.number(change.affected)}, всего пунктов: ${say.signed(change.points)}`,
  onList: (list, order, say) =>
    `Рейтинг-лист: ${say.month(list)}, ${order === 'after-events' ? 'после обсчёта турниров' : 'до обсчёта турниров'}`,
  /** On a chart. */
  readings: 'Как понимаются такие изменения и насколько это достоверно',
  mark: 'изменены все рейтинги',
  markMeaning:
    'Вертикальная пунктирная линия отмечает изменение всех рейтингов: эти очки никто не выиграл и не проиграл.',
  /** Beside the change of a list: points that all were given. */
  given: (points, say) => `изменение всех: ${say.signed(points)}`,
  entry: (entry) => `Запись №\u00a0${entry}`,
  histogram: 'Изменения',
  greatest: 'Самые большие изменения',
  passes: 'Пройденные границы',
  passed: (at, isFloor, up, down, say) =>
    `${at}${isFloor ? ' (нижняя граница рейтинг-листа)' : ''}: ${[
      ...(up === 0 ? [] : [`снизу ${say.number(up)}`]),
      ...(down === 0 ? [] : [`сверху ${say.number(down)}`]),
    ].join(', ')}`,
  cancelled: (adjusts, list, say) =>
    `Изменение по записи №\u00a0${adjusts} в рейтинг-листе (${say.month(list)}) не будет сделано: никто ещё ничего не получил.`,
  recomputed: (date, changed, say) =>
    `Рейтинг-лист от ${say.date(date)} пересчитан, изменилось рейтингов: ${say.number(changed)}`,
  beside: (adjusts, list, changed, say) =>
    `Пересчитан без изменения по записи №\u00a0${adjusts}, отменённого в рейтинг-листе (${say.month(list)}); изменилось рейтингов: ${say.number(changed)}`,
  without: 'без изменения',
  notOn: 'нет в рейтинг-листе',
  ways: {
    points: 'По пунктам: каждый возвращает полученное',
    replay:
      'Пересчётом: все рейтинг-листы с тех пор пересчитаны без изменения и опубликованы рядом с первыми; разница в следующем рейтинг-листе',
  },
  chosen: 'выбрано',
};
