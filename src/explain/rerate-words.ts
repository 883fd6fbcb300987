/** What lists would have been, in words. */
import type { Say } from './language.ts';

export interface RerateWords {
  readonly title: (pool: string, from: string, rules: string | null, settings: readonly string[], say: Say) => string;
  readonly columns: Readonly<
    Record<'list' | 'events' | 'players' | 'differ' | 'mean' | 'largest' | 'came' | 'gone', string>
  >;
  /** The last of the lists, with those who differ most there. */
  readonly most: (list: string, say: Say) => string;
  readonly none: string;
  readonly unrated: string;
  readonly notRated: (list: string, events: readonly string[], say: Say) => string;
  readonly more: (count: number, say: Say) => string;
  readonly untouched: string;
  readonly written: (file: string, rows: number, say: Say) => string;
  readonly k: (map: string) => string;
  readonly gap: (gap: string) => string;
  readonly unlimited: string;
}
