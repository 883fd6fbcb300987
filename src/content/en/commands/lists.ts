/** Short sentences about lists, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

interface ListCounts {
  readonly events: number;
  readonly games: number;
  readonly players: number;
  /** Otherwise than by a change of the whole pool. */
  readonly changed: number;
  readonly adjusted?: readonly unknown[];
}

const GROUPS: Readonly<Record<'inactive' | 'returned' | 'notListed', (count: number, say: Say) => string>> = {
  inactive: (count, say) => `${say.number(count)} inactive`,
  returned: (count, say) => `${say.number(count)} back`,
  notListed: (count, say) => `${say.number(count)} rated but not listed`,
};

const NEWS: Readonly<
  Record<
    'newcomers' | 'decisions' | 'imports' | 'corrections' | 'delisted' | 'notEntered' | 'merges',
    (count: number, say: Say) => string
  >
> = {
  newcomers: (count, say) => `New on the list: ${say.number(count)}`,
  decisions: (count, say) => `Decisions: ${say.number(count)}`,
  imports: (count, say) => `Ratings brought in: ${say.count(count, 'import', 'imports')}`,
  corrections: (count, say) => `Corrected reports: ${say.number(count)}`,
  delisted: (count, say) => `No longer on the list: ${say.number(count)}`,
  notEntered: (count, say) => `Played with a standard rating, and not on the list: ${say.number(count)}`,
  merges: (count, say) => `Merged cards: ${say.number(count)}`,
};

export const LIST_WORDS = {
  title: (pool: string, date: string, say: Say) => `${pool}: list of ${say.date(date)}`,
  counts: ({ events, games, players, changed, adjusted }: ListCounts, say: Say) =>
    `${say.count(events, 'event', 'events')} with ${say.count(games, 'game', 'games')}; ${say.count(players, 'player', 'players')} listed, ${say.count(changed, 'rating changed', 'ratings changed')}${adjusted === undefined ? '' : ' apart from the adjustment'}.`,
  /** Who became inactive, is back, is rated but not listed. */
  groups: GROUPS,
  /** What has happened since the list before; null: since the pool began. */
  since: (previous: string | null, say: Say) =>
    previous === null ? 'Since the pool began' : `Since the list of ${say.date(previous)}`,
  /** Headings, with how many there are. */
  news: NEWS,
  enteredBy: {
    games: 'by games',
    import: 'brought in',
    decision: 'by a decision',
    merge: 'by a merge',
  },
  /** Of whom is rated still, but kept off the list. */
  offTheList: 'not listed',
  imported: (as: string, players: number, say: Say) => `${say.count(players, 'rating', 'ratings')} of ${as}`,
  corrects: (event: string, corrects: string) => `${event} corrects ${corrects}`,
  /** Of a long group; how to see all of it. */
  more: (count: number, say: Say) => `and ${say.number(count)} more (--all names everybody)`,
  histogram: 'Changes',
  largest: 'Largest changes',
  left: 'Not on this list',
  why: {
    'later-list': 'accepted for a later list',
    'not-accepted': 'not accepted yet',
    questions: 'open questions',
    'not-rated': 'not rated, so refused',
  },
  sealed: (digest: string) => `Seal ${digest}`,
  /** Of the tree over the rows of its players, by which one number is proved. */
  root: (root: string) => `Merkle root ${root}`,
  noRoot: 'No Merkle root: the list was sealed before lists had one',
  /** The entry that sealed a list: number and hash, as the head of the ledger at that moment. */
  entry: (no: number, hash: string) => `Entry ${no}, hash ${hash}`,
  unrated: 'unrated',
  noLists: 'There are no lists yet.',
  opening: 'brought in',
  players: (count: number, say: Say) => say.count(count, 'player', 'players'),
  written: (file: string, players: number, sha256: string, say: Say) =>
    `${file}: ${say.count(players, 'player', 'players')}, SHA-256 ${sha256}`,
  verified: (
    {
      entries,
      lists,
      rows,
      papers,
      erased,
      persons,
      reports: { compared, edited },
    }: {
      readonly entries: number;
      readonly lists: number;
      readonly rows: number;
      readonly papers: number;
      readonly erased: number;
      readonly persons: number;
      readonly reports: { readonly compared: number; readonly edited: number };
    },
    say: Say,
  ) =>
    `Everything follows: ${say.count(entries, 'entry', 'entries')}, ${say.count(lists, 'list', 'lists')}, ${say.count(rows, 'row', 'rows')}, ${say.count(papers, 'paper', 'papers')}${erased === 0 ? '' : ` (${say.number(erased)} erased, with ${say.count(persons, 'person', 'persons')})`}; ${say.count(compared, 'stored report', 'stored reports')} read again and compared${edited === 0 ? '' : `, ${say.number(edited)} of them with results that an officer set right`}.`,
  head: (hash: string) => `Hash of the last entry: ${hash}`,
  /** Instead of steps, where nothing was calculated. */
  noSteps: {
    'brought-in': 'The rating was brought in with this list; it was not calculated here.',
    'no-games': 'No games of this player were rated for this list.',
  },
  between:
    'Between the lists the rating was changed otherwise too: by a decision, a merge, ratings that were brought in, or a new rating of earlier events.',
};

export type ListWords = Worded<typeof LIST_WORDS>;
