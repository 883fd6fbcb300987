/** What lists would have been, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

export const RERATE_WORDS = {
  title: (pool: string, from: string, rules: string | null, settings: readonly string[], say: Say) =>
    `${pool}, lists from ${say.date(from)} on, rated again${rules === null ? '' : ` by ${rules}`}${settings.length === 0 ? '' : ` with ${say.list(settings)}`}`,
  columns: {
    list: 'List',
    events: 'Events',
    players: 'Players',
    differ: 'Differ',
    mean: 'Mean',
    largest: 'Largest',
    came: 'Only then',
    gone: 'Only as is',
  },
  /** The last of the lists, with those who differ most there. */
  most: (list: string, say: Say) => `On the list of ${say.date(list)}:`,
  none: 'Nothing would be otherwise.',
  unrated: 'unrated',
  notRated: (list: string, events: readonly string[], say: Say) =>
    `Not rated for the list of ${say.date(list)}: ${say.list(events)}`,
  more: (count: number, say: Say) => `… and ${say.count(count, 'more player', 'more players')} (--all)`,
  untouched: 'Nothing was changed.',
  written: (file: string, rows: number, say: Say) =>
    `${file}: ${say.count(rows, 'row', 'rows')}, one a list and player who differs.`,
  k: (map: string) => `K ${map}`,
  gap: (gap: string) => `differences counted up to ${gap}`,
  unlimited: 'any',
};

export type RerateWords = Worded<typeof RERATE_WORDS>;
