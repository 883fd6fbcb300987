/** What lists would have been, in English. */
import type { RerateWords } from '../../../explain/rerate-words.ts';

export const RERATE_WORDS: RerateWords = {
  title: (pool, from, rules, settings, say) =>
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
  most: (list, say) => `On the list of ${say.date(list)}:`,
  none: 'Nothing would be otherwise.',
  unrated: 'unrated',
  notRated: (list, events, say) => `Not rated for the list of ${say.date(list)}: ${say.list(events)}`,
  more: (count, say) => `… and ${say.count(count, 'more player', 'more players')} (--all)`,
  untouched: 'Nothing was changed.',
  written: (file, rows, say) => `${file}: ${say.count(rows, 'row', 'rows')}, one a list and player who differs.`,
  k: (map) => `K ${map}`,
  gap: (gap) => `differences counted up to ${gap}`,
  unlimited: 'any',
};
