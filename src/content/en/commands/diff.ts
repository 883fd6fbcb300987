/** Differences between lists, in English. */
import { POOL_CHANGE_WORDS } from './pool-changes.ts';
import type { Worded } from '../../worded.ts';
import type { ListStatus, Cause, LikelyCause, Likely } from '../../../explain/diff-words.ts';
import type { Say } from '../../../explain/language.ts';

const under = (clause: string | null): string => (clause === null ? '' : ` (${clause})`);
const shown = (value: number | null): string => (value === null ? 'none' : String(value));

const CAUSES: {
  readonly [C in Cause['cause']]: (cause: Extract<Cause, { readonly cause: C }>, say: Say) => string;
} = {
  event: ({ event, name, list, games, k, change, clause }, say) =>
    `${event} ${name}, list of ${say.date(list)}: ${say.count(games, 'game', 'games')}, ${say.signed(change / 100)}${k === null ? '' : `, K ${k}`}${under(clause)}`,
  correction: ({ event, corrects, list, was, now, change }, say) =>
    `${event} corrects ${corrects}${list === null ? '' : `, of the list of ${say.date(list)}`}: ${was === null ? '–' : say.signed(was / 100)} → ${now === null ? '–' : say.signed(now / 100)}${change === null ? ', rated again' : `, added ${say.signed(change / 100)}`}`,
  'first-rating': ({ events, clause }, say) => `first rating from ${say.list(events)}${under(clause)}`,
  adjustment: ({ told, change }, say) =>
    `${POOL_CHANGE_WORDS.title(told, say)}, ${POOL_CHANGE_WORDS.decided(told, say)}: ${say.signed(change / 100)}`,
  decision: ({ entry, by, indicator, old, new: value }) =>
    `decision of ${by}: ${indicator} ${old} → ${value} (entry ${entry})`,
  merge: ({ entry, other }, say) => `merged with ${say.player(other)} (entry ${entry})`,
  split: ({ entry, other }, say) => `split from ${say.player(other)} (entry ${entry})`,
  brought: ({ entry, as, rating }) => `brought in, of ${as}: ${shown(rating)} (entry ${entry})`,
  reported: ({ event, as, rating }) => `brought in by the report of ${event}, of ${as}: ${rating}`,
  'rated-again': ({ entry, event }) => `${event} was rated again (entry ${entry})`,
  withdrawn: ({ entry, event }) => `${event} was withdrawn (entry ${entry})`,
  delisted: ({ clause }) => `fell below the floor of the list${under(clause)}`,
  inactive: ({ clause }) => `a year without games: inactive${under(clause)}`,
  'active-again': ({ clause }) => `played again: active${under(clause)}`,
  'not-listed': ({ clause }) => `may not be listed${under(clause)}`,
  'listed-again': ({ clause }) => `may be listed again${under(clause)}`,
  k: ({ before, after, clause }) => `K ${shown(before)} → ${shown(after)}${under(clause)}`,
};

const LIKELY: {
  readonly [L in Likely]: (cause: Extract<LikelyCause, { readonly likely: L }>, say: Say) => string;
} = {
  'event-not-counted': ({ events }, say) => `${say.list(events)} not counted there`,
  'another-event': ({ games }, say) => `another event counted there: ${say.count(games, 'game', 'games')} more`,
  'fewer-games': ({ games }, say) => `${say.count(games, 'game', 'games')} fewer counted there`,
  'another-k': ({ ours, theirs }) => `K ${theirs} there, ${ours.join('/')} here`,
  rounding: () => 'rounded otherwise',
  earlier: () => 'no games in the period: the ratings differed before',
  'first-rating': () => 'a first rating that was calculated otherwise',
  name: ({ ours, theirs }) => `name: ${ours} here, ${theirs} there`,
  federation: ({ ours, theirs }) => `federation: ${ours} here, ${theirs} there`,
  sex: ({ ours, theirs }) => `sex: ${ours} here, ${theirs} there`,
  title: ({ ours, theirs }) => `title: ${ours} here, ${theirs} there`,
  birth: ({ ours, theirs }) => `birth year: ${ours} here, ${theirs} there`,
  number: ({ ours, theirs }) => `number: ${ours ?? 'none'} here, ${theirs} there`,
  k: ({ ours, theirs }) => `K ${ours} here, ${theirs} there`,
  'inactive-here': () => 'inactive here only',
  'inactive-there': () => 'inactive there only',
  'delisted-here': () => 'off the list here, below the floor',
  'unrated-here': () => 'unrated here',
  'not-listed-here': () => 'rated here, but may not be listed',
  'not-here': () => 'not known here',
  'not-there': () => 'not on the other list',
  'no-number': () => 'not on the other list; has no FIDE number here',
  'unrated-there': () => 'unrated there',
  'inactive-not-there': () => 'inactive here, and not on the other list',
  unknown: () => 'no cause that is known',
};

export const DIFF_WORDS = {
  title: (one: string, other: string) => `${one} → ${other}`,
  counts: ({ changed, same }: { readonly changed: number; readonly same: number }, say: Say) =>
    `${say.count(changed, 'player stands', 'players stand')} otherwise, ${say.number(same)} alike.`,
  statuses: {
    active: 'active',
    inactive: 'inactive',
    unrated: 'unrated',
    'not-listed': 'rated but not listed',
    absent: 'not there',
  } satisfies Readonly<Record<ListStatus, string>>,
  causes: CAUSES,
  likely: LIKELY,
  /** How many have this likely cause. */
  headings: {
    'event-not-counted': 'An event not counted there',
    'another-event': 'Another event counted there',
    'fewer-games': 'Fewer games there',
    'another-k': 'Another K',
    rounding: 'Rounding',
    earlier: 'Differed before this list',
    'first-rating': 'First rating',
    name: 'Name differs',
    federation: 'Federation differs',
    sex: 'Sex differs',
    title: 'Title differs',
    birth: 'Birth year differs',
    number: 'Number differs',
    k: 'K on the list differs',
    'inactive-here': 'Inactive here only',
    'inactive-there': 'Inactive there only',
    'delisted-here': 'Off the list here',
    'unrated-here': 'Unrated here',
    'not-listed-here': 'Not listed here',
    'not-here': 'Not known here',
    'not-there': 'Not on the other list',
    'no-number': 'Without a FIDE number',
    'unrated-there': 'Unrated there',
    'inactive-not-there': 'Inactive here, not there',
    unknown: 'Cause not known',
  } satisfies Readonly<Record<Likely, string>>,
  unexplained: (points: number, say: Say) => `${say.signed(points)} points are not explained by what the office knows.`,
  none: 'Nobody stands otherwise.',
  more: (count: number, say: Say) => `… and ${say.number(count)} more; --all shows them.`,
};

export type DiffWords = Worded<typeof DIFF_WORDS>;
