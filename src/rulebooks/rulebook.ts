/** The names of families and editions, and what every rulebook answers with. */
import type { Finding } from '../core/finding.ts';
import type { Step } from '../core/reasons.ts';

export const FAMILIES = ['fide', 'mssz', 'orr', 'mgsz'] as const;
export type Family = (typeof FAMILIES)[number];

export const EDITIONS = ['fide-2014', 'fide-2024', 'fide-2025-10', 'mssz-2017', 'orr', 'mgsz-2012'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** A clause and its home in the code (`file#name`, relative to the rulebook's folder), or why it computes nothing. */
export type Clause =
  | { readonly clause: string; readonly home: string | readonly string[] }
  | { readonly clause: string; readonly nothing: string };

/** What a rulebook says of one player: at least these, beside them the quantities of its own text. */
export interface PlayerResult {
  readonly before: number | null;
  readonly change: number | null;
  readonly after: number | null;
  readonly steps?: readonly Step[];
}

export interface EventResult<P extends PlayerResult = PlayerResult> {
  readonly rulebook: EditionId;
  readonly rated: boolean;
  /** Clauses for which an event is not rated. */
  readonly reasons: readonly string[];
  readonly findings: readonly Finding[];
  readonly players: Readonly<Record<string, P>>;
}

export interface Contribution {
  readonly change: number | null;
  readonly k: number | null;
  readonly n: number;
  readonly w: number;
  readonly we: number | null;
}

export interface PeriodResult<P extends PlayerResult = PlayerResult> extends EventResult<P> {
  readonly list: string;
  readonly events: Readonly<
    Record<
      string,
      {
        readonly rated: boolean;
        readonly reasons: readonly string[];
        readonly players: Readonly<Record<string, Contribution>>;
      }
    >
  >;
}
