/** Short sentences about lists, in English. */
import type { ListWords } from '../../list-words.ts';

export const LIST_WORDS: ListWords = {
  title: (pool, date, say) => `${pool}: list of ${say.date(date)}`,
  counts: ({ events, games, players, changed }, say) =>
    `${say.count(events, 'event', 'events')} with ${say.count(games, 'game', 'games')}; ${say.count(players, 'player', 'players')} listed, ${say.count(changed, 'rating changed', 'ratings changed')}.`,
  groups: {
    fresh: (count, say) => `${say.number(count)} new`,
    delisted: (count, say) => `${say.number(count)} off the list`,
    inactive: (count, say) => `${say.number(count)} inactive`,
    returned: (count, say) => `${say.number(count)} back`,
    notListed: (count, say) => `${say.number(count)} rated but not listed`,
  },
  histogram: 'Changes',
  largest: 'Largest changes',
  left: 'Not on this list',
  why: {
    'later-list': 'accepted for a later list',
    'not-accepted': 'not accepted yet',
    questions: 'open questions',
    'not-rated': 'not rated, so refused',
  },
  sealed: (digest) => `Seal ${digest}`,
  entry: (no, hash) => `Entry ${no}, hash ${hash}`,
  unrated: 'unrated',
  noLists: 'There are no lists yet.',
  opening: 'brought in',
  players: (count, say) => say.count(count, 'player', 'players'),
  written: (file, players, sha256, say) => `${file}: ${say.count(players, 'player', 'players')}, SHA-256 ${sha256}`,
  verified: ({ entries, lists, rows, papers, erased, persons }, say) =>
    `Everything follows: ${say.count(entries, 'entry', 'entries')}, ${say.count(lists, 'list', 'lists')}, ${say.count(rows, 'row', 'rows')}, ${say.count(papers, 'paper', 'papers')}${erased === 0 ? '' : ` (${say.number(erased)} erased, with ${say.count(persons, 'person', 'persons')})`}.`,
  head: (hash) => `Hash of the last entry: ${hash}`,
  noSteps: {
    'brought-in': 'The rating was brought in with this list; it was not calculated here.',
    'no-games': 'No games of this player were rated for this list.',
  },
  between:
    'Between the lists the rating was changed otherwise too: by a decision, a merge, ratings that were brought in, or a new rating of earlier events.',
};
