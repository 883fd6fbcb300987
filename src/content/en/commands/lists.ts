/** Short sentences about lists, in English. */
import type { ListWords } from '../../../explain/list-words.ts';

export const LIST_WORDS: ListWords = {
  title: (pool, date, say) => `${pool}: list of ${say.date(date)}`,
  counts: ({ events, games, players, changed }, say) =>
    `${say.count(events, 'event', 'events')} with ${say.count(games, 'game', 'games')}; ${say.count(players, 'player', 'players')} listed, ${say.count(changed, 'rating changed', 'ratings changed')}.`,
  groups: {
    inactive: (count, say) => `${say.number(count)} inactive`,
    returned: (count, say) => `${say.number(count)} back`,
    notListed: (count, say) => `${say.number(count)} rated but not listed`,
  },
  since: (previous, say) => (previous === null ? 'Since the pool began' : `Since the list of ${say.date(previous)}`),
  news: {
    newcomers: (count, say) => `New on the list: ${say.number(count)}`,
    decisions: (count, say) => `Decisions: ${say.number(count)}`,
    imports: (count, say) => `Ratings brought in: ${say.count(count, 'import', 'imports')}`,
    corrections: (count, say) => `Corrected reports: ${say.number(count)}`,
    delisted: (count, say) => `No longer on the list: ${say.number(count)}`,
    merges: (count, say) => `Merged cards: ${say.number(count)}`,
  },
  enteredBy: { games: 'by games', import: 'brought in', decision: 'by a decision', merge: 'by a merge' },
  offTheList: 'not listed',
  imported: (as, players, say) => `${say.count(players, 'rating', 'ratings')} of ${as}`,
  corrects: (event, corrects) => `${event} corrects ${corrects}`,
  more: (count, say) => `and ${say.number(count)} more (--all names everybody)`,
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
