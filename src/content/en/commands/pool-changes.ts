/** Changes of all ratings of a pool, in English. */
import type { PoolRule } from '../../../core/pool-rule.ts';
import type { Say } from '../../../explain/language.ts';
import { type DecidedListChange, shareText, type ToldPoolChange } from '../../../explain/pool-change-words.ts';
import { AUTHORITY_TITLES } from '../pages/authorities.ts';
import type { Worded } from '../../worded.ts';

const authority = (by: string): string => (AUTHORITY_TITLES as Readonly<Record<string, string>>)[by] ?? by;

/** Any rating by the rule. */
const formula = (rule: PoolRule): string =>
  rule.kind === 'at-least'
    ? ` to the rating there − ${rule.minus}`
    : ` by ${shareText(rule.numerator, rule.denominator, '.')} × (${rule.limit} − rating)${rule.rounding === 'down' ? ', cut off' : ''}`;

export const POOL_CHANGE_WORDS = {
  /** What it is. */
  title: (change: ToldPoolChange, say: Say) => {
    if (change.kind === 'reversed')
      return change.way === 'points'
        ? `The points of the adjustment of entry ${change.adjusts} given back`
        : `The difference to the lists without the adjustment of entry ${change.adjusts}`;
    if (change.kind === 'rerated') return `The difference to the lists from ${say.date(change.from)} on, rated again`;
    return change.rule.kind === 'towards'
      ? `Adjustment of all ratings below ${change.rule.limit}`
      : `Adjustment of all ratings more than ${change.rule.minus} below those of “${change.rule.of}”`;
  },
  decided: (change: ToldPoolChange, say: Say) =>
    change.kind === 'recognised'
      ? `recognised on the imported list of ${say.date(change.list)} by its numbers`
      : `decided by ${authority(change.by)} on ${say.date(change.on)}`,
  ground: (ground: string, reference: string | undefined) =>
    `Ground: ${ground}${reference === undefined ? '' : ` (${reference})`}`,
  /** How one player's number came about. */
  sum: (change: ToldPoolChange, before: number, after: number) => {
    const points = after - before;
    const whole = `${before} ${points < 0 ? '−' : '+'} ${Math.abs(points)} = ${after}`;
    if (change.kind !== 'adjusted' && change.kind !== 'recognised') return whole;
    const { rule } = change;
    if (rule.kind === 'at-least') return `${after + rule.minus} − ${rule.minus} = ${after}`;
    return `${before} + ${shareText(rule.numerator, rule.denominator, '.')} × (${rule.limit} − ${before}) = ${whole}`;
  },
  /** The three lines of an explanation. */
  before: 'Rating before',
  period: 'Change of the period',
  after: 'Rating after',
  /** Of a whole list. */
  affected: (affected: number, points: number, say: Say) =>
    `${say.count(affected, 'rating changed', 'ratings changed')}, ${say.signed(points)} points in all`,
  /** In the report on a list: the rule, who decided it, how many and the sum. */
  line: (change: DecidedListChange, say: Say): string =>
    `${POOL_CHANGE_WORDS.title(change, say)}${change.kind === 'adjusted' ? formula(change.rule) : ''}, ${POOL_CHANGE_WORDS.decided(change, say)}: ${POOL_CHANGE_WORDS.affected(change.affected, change.points, say)}`,
  onList: (list: string, order: 'after-events' | 'before-events', say: Say) =>
    `On the list of ${say.month(list)}, ${order === 'after-events' ? 'after its events' : 'before its events'}`,
  /** Leads to what was open about such changes, with how sure each reading is. */
  readings: 'How such changes are read, and how sure that is',
  /** On a chart. */
  mark: 'all ratings adjusted',
  /** After the caption of a chart that has such a mark. */
  markMeaning: 'The upright dotted line marks a change of all ratings, which nobody won or lost.',
  /** Beside the change of a list: points that all were given. */
  given: (points: number, say: Say) => `adjusted ${say.signed(points)}`,
  entry: (entry: number) => `Entry ${entry}`,
  histogram: 'Changes',
  greatest: 'Greatest changes',
  passes: 'Limits passed',
  passed: (at: number, isFloor: boolean, up: number, down: number, say: Say) =>
    `${at}${isFloor ? ' (the floor)' : ''}: ${[
      ...(up === 0 ? [] : [`${say.number(up)} from below`]),
      ...(down === 0 ? [] : [`${say.number(down)} from above`]),
    ].join(', ')}`,
  cancelled: (adjusts: number, list: string, say: Say) =>
    `The adjustment of entry ${adjusts} is not made on the list of ${say.month(list)}: nobody has received anything.`,
  /** In a preview: a list as it would be beside the one that was published. */
  recomputed: (date: string, changed: number, say: Say) =>
    `List of ${say.date(date)} computed again: ${say.count(changed, 'rating is another', 'ratings are others')}`,
  /** On the list that was published. */
  beside: (adjusts: number, list: string, changed: number, say: Say) =>
    `Computed again without the adjustment of entry ${adjusts}, which was taken back on the list of ${say.month(list)}: ${say.count(changed, 'rating is another', 'ratings are others')}`,
  /** A number in brackets on such a list. */
  without: 'without the adjustment',
  notOn: 'not on the list',
  ways: {
    points: 'By points: everybody gives back what was received',
    replay:
      'By replay: all lists since are computed again without it and published beside the first ones; the next list has the difference',
  },
  chosen: 'chosen',
};

export type PoolChangeWords = Worded<typeof POOL_CHANGE_WORDS>;
