/** Short sentences about lists that are no findings. */
import type { Say } from './language.ts';

export interface ListCounts {
  readonly events: number;
  readonly games: number;
  readonly players: number;
  readonly changed: number;
}

export interface ListWords {
  readonly title: (pool: string, date: string, say: Say) => string;
  readonly counts: (counts: ListCounts, say: Say) => string;
  /** Who became inactive, is back, is rated but not listed. */
  readonly groups: Readonly<Record<'inactive' | 'returned' | 'notListed', (count: number, say: Say) => string>>;
  /** What has happened since the list before; null: since the pool began. */
  readonly since: (previous: string | null, say: Say) => string;
  /** Headings, with how many there are. */
  readonly news: Readonly<
    Record<
      'newcomers' | 'decisions' | 'imports' | 'corrections' | 'delisted' | 'merges',
      (count: number, say: Say) => string
    >
  >;
  readonly enteredBy: Readonly<Record<'games' | 'import' | 'decision' | 'merge', string>>;
  /** Of whom is rated still, but kept off the list. */
  readonly offTheList: string;
  readonly imported: (as: string, players: number, say: Say) => string;
  readonly corrects: (event: string, corrects: string) => string;
  /** Of a long group; how to see all of it. */
  readonly more: (count: number, say: Say) => string;
  readonly histogram: string;
  readonly largest: string;
  readonly left: string;
  readonly why: Readonly<Record<'later-list' | 'not-accepted' | 'questions' | 'not-rated', string>>;
  readonly sealed: (digest: string) => string;
  /** The entry that sealed a list: number and hash, as the head of the ledger at that moment. */
  readonly entry: (no: number, hash: string) => string;
  readonly unrated: string;
  readonly noLists: string;
  readonly opening: string;
  readonly players: (count: number, say: Say) => string;
  readonly written: (file: string, players: number, sha256: string, say: Say) => string;
  readonly verified: (
    found: {
      readonly entries: number;
      readonly lists: number;
      readonly rows: number;
      readonly papers: number;
      readonly erased: number;
      readonly persons: number;
    },
    say: Say,
  ) => string;
  readonly head: (hash: string) => string;
  /** Instead of steps, where nothing was calculated. */
  readonly noSteps: Readonly<Record<'brought-in' | 'no-games', string>>;
  readonly between: string;
}
