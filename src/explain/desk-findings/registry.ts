/** Findings about the registry: office, pools, federations, players. */
import type { Control } from '../../core/control.ts';
import type { Doubt } from '../../intake/doubtful.ts';
import type { NumberKind } from '../../ledger/store.ts';

/** The fields of a player's card, as an officer names them. */
export const CARD_FIELDS = [
  'name',
  'birth',
  'sex',
  'federation',
  'title',
  'titles',
  'fide',
  'komir',
  'orr',
  'pin',
  'club',
  'guestClub',
  'strengthOrder',
  'licences',
  'deceased',
  'blocked',
  'exempt',
  'private',
] as const;
export type PlayerField = (typeof CARD_FIELDS)[number];

/** Players of a list by their places in it: the first ones, with what the office has and what the list says. */
export interface ListedPlayers {
  rows: readonly number[];
  players: readonly string[];
  seen: readonly { here: string | null; list: string | null }[];
  count: number;
}

export interface RegistryFindings {
  'office.no-author': Record<never, never>;
  /** The database only shows what a public server may see, which proves nothing. */
  'office.public-role': Record<never, never>;
  'office.not-open': Record<never, never>;
  'office.open-already': { name: string };
  'office.name-missing': Record<never, never>;
  'office.time-zone': { timeZone: string };
  'office.unchanged': Record<never, never>;
  /** Its name is in signatures, and its time zone decides what was in time. */
  'office.not-new': { name: string };

  'pool.unknown': { pool: string };
  'pool.exists': { pool: string };
  /** `after`: its last list, or its last day. */
  'pool.closed': { pool: string; after: string };
  'pool.closes-early': { pool: string; after: string; last: string };
  'pool.no-last-list': { pool: string };
  'pool.events-wait': { pool: string; after: string; events: readonly string[]; count: number };
  'pool.id': { pool: string };
  'pool.name-missing': Record<never, never>;
  'pool.family': { seen: string; expected: readonly string[] };
  'pool.calendar': { family: string; seen: string; expected: readonly string[] };
  'pool.from-month': { seen: string };
  'pool.from-day': { seen: string };
  'pool.one-rating': { pool: string; family: string };
  'pool.report-ratings': { seen: string; expected: readonly string[] };
  'pool.unchanged': { pool: string };
  /** No open clause of the texts of this family and time control has such a setting. */
  'pool.reading-unknown': { seen: string; family: string; control: Control; expected: readonly string[] };
  'pool.reading-value': { reading: string; seen: string; expected: readonly string[] };
  /** Lists up to this one stay as they were made. */
  'pool.readings-ahead': { pool: string; list: string };
  /** So far ahead that it is a slip of the pen. */
  'pool.from-far': { seen: string; today: string };
  'pool.no-edition': { family: string; date: string };
  'pool.control': { seen: string; expected: readonly string[] };
  /** `from`: the first day of such ratings; null where the family has none. */
  'pool.no-control': { family: string; control: Control; from: string | null; date: string };
  'pool.group': { seen: string };
  'pool.group-control': { group: string; control: Control; pool: string };
  'pool.group-family': { group: string; family: string; pool: string };

  'federation.code': { seen: string };
  'federation.status': { seen: string; expected: readonly string[] };
  'federation.unchanged': { federation: string };

  'club.unknown': { club: string };
  'order.twice': { club: string; player: string };
  'order.elsewhere': { club: string; player: string; clubs: readonly string[] };
  /** The player had a place in the order of another club, and loses it. */
  'order.leaves': { club: string; player: string; other: string; place: number };
  'order.lost': { club: string; players: readonly string[] };
  'order.unchanged': { club: string };
  'attachment.no-komir': { player: string };
  'attachment.type': { name: string };
  'attachment.size': { name: string; size: number; most: number };
  'attachment.many': { player: string; most: number };
  'attachment.no-ground': { player: string };
  'attachment.unknown': { player: string; entry: number };

  'player.unknown': { asked: string };
  'player.none-named': { asked: string };
  'player.more-named': { asked: string; more: number };
  'player.check-character': { asked: string };
  'player.number-unknown': { number: NumberKind; asked: string };
  'player.ambiguous': { asked: string; players: readonly string[] };
  'player.led-on': { asked: string; player: string };
  'player.field-unknown': { field: string; expected: readonly string[] };
  'player.field-missing': { field: PlayerField };
  'player.field-unreadable': { field: PlayerField };
  'player.text-doubtful': { field: PlayerField; doubts: readonly Doubt[] };
  'player.born-later': Record<never, never>;
  'player.died-later': Record<never, never>;
  'player.died-before-birth': Record<never, never>;
  'player.title-unknown': { title: string };
  'player.alike': { players: readonly string[] };
  'player.federation-unset': { federation: string };
  'player.number-taken': { number: NumberKind; value: string; player: string };
  'player.komir-stays': Record<never, never>;
  'player.komir-given': { komir: string };
  'player.komir-exhausted': Record<never, never>;
  'player.komir-passed': { komir: string };
  /** Numbers in a list that nobody holds, and that may have been somebody's who left. */
  'import.komir-passed': { rows: readonly number[]; count: number };
  'import.no-group': { group: string; groups: readonly string[] };
  'import.not-combined': { group: string; pools: readonly string[] };
  'import.no-ratings-for': { controls: readonly Control[] };
  'player.order-taken': { club: string; place: number; player: string };
  'player.order-elsewhere': { club: string; clubs: readonly string[] };
  /** Places in strength orders that a list gives: to several, in a club that is not the player's, or somebody else's here. */
  'import.order-twice': { club: string; place: number; rows: readonly number[] };
  'import.order-elsewhere': { row: number; club: string; clubs: readonly string[] };
  'import.order-taken': { row: number; club: string; place: number; player: string };
  /** Players of a list with their first licence. */
  'import.komirs-given': { count: number; first: string; last: string };
  'player.unchanged': { player: string };
  'player.erased': { player: string };

  'merge.same': { player: string };
  'merge.merged-already': { player: string; into: string };
  'merge.same-event': { events: readonly string[]; count: number };
  'merge.two-numbers': { number: NumberKind };
  'merge.differs': { field: PlayerField };
  'merge.left-behind': { fields: readonly PlayerField[] };
  'merge.two-standings': { pool: string; kept: number | null; dropped: number | null };

  'split.not-merged': { player: string };
  'split.later-first': { player: string; into: string };
  'split.nothing': Record<never, never>;
  'split.event-unknown': { event: string };
  'split.not-in-event': { player: string; event: string };
  'split.both-in-event': { player: string; event: string };
  'split.list-since': { pool: string; date: string };

  'import.faults': { count: number };
  /** `expected`: that of the pool's last list. */
  'import.month-missing': { pool: string; expected?: string };
  'import.month-differs': { asked: string; list: string };
  /**
   * `expected`: the month or day that would be accepted, because it is that of the last list, or the last before the pool's own
   * first list or before today.
   */
  'import.other-date': { pool: string; asked: string; expected: string; why: 'list' | 'own' | 'future' };
  /** The whole of a list after the pool's first own one. */
  'import.own-list': { pool: string; first: string; expected: string };
  'import.whole-of-nothing': Record<never, never>;
  /** Nobody says whether the file is the whole list. `whole`: it could be; then this many lose a rating. */
  'import.which': { pool: string | null; whole: boolean; lost: number };
  'import.ratings-lost': {
    pool: string;
    count: number;
    players: readonly { player: string; name: string | null; rating: number | null }[];
  };
  'import.fact-differs': ListedPlayers & { field: PlayerField };
  'import.rating-differs': ListedPlayers & { pool: string; phase: 'opening' | 'next' };
  'import.somebody-else': ListedPlayers;
  /** They hold from the next list on. */
  'import.next-list': { pool: string; count: number };
  'import.still-open': { import: string; pool: string };
  'import.unknown': { asked: string };
  'import.undone-already': { import: string; day: string };
  'import.published-since': { import: string; pool: string; date: string };
  /** What the undoing of an import does not change. */
  'import.persons-kept': { count: number; players: readonly string[] };
  'import.cards-kept': { count: number; players: readonly string[]; fields: readonly PlayerField[] };
  'import.ratings-kept': { pool: string; count: number; players: readonly string[] };
  /** A rating list of FIDE's for a pool of Go. */
  'import.other-game': { pool: string };
  'import.no-pool': { date: string };
  'import.numbers-disagree': { row: number; players: readonly string[] };
  'import.number-repeated': { row: number; number: NumberKind };
  'import.several-alike': { row: number; players: readonly string[] };
  'import.no-name': { row: number };
  'tidy.unnamed': { persons: number; reports: number };
  'tidy.in-use': { players: readonly string[] };
  'tidy.other-count': { asked: number; persons: number };
  'tidy.not-removed': { player: string };
  'import.byes': { rows: readonly number[]; count: number };
  'import.names-doubtful': { rows: readonly number[]; count: number; doubts: readonly Doubt[] };
  'import.games-unknown': { count: number };
  /** Numbers in the column of ids without saying whose they are. */
  'import.ids-unsaid': { count: number; example: string };
  /** Rows with a rating of a table that comes in without a pool. */
  'import.ratings-unpooled': { count: number };
  'import.done-before': { parts: number };
}
