/** The names of families and editions, and what every rulebook answers with. */
import type { Control } from '../core/control.ts';
import type { Month } from '../core/dates.ts';
import type { Event, Needs, Period } from '../core/event.ts';
import type { Finding } from '../core/finding.ts';
import type { ReasonsFor } from '../core/reasons.ts';
import type { ControlPeriod } from '../core/report.ts';
import type { Sliced } from '../core/slices.ts';
import type { Told } from './game-table.ts';
import type { Source } from './sources.ts';

export const FAMILIES = ['fide', 'mssz', 'orr', 'mgsz'] as const;
export type Family = (typeof FAMILIES)[number];

export const EDITIONS = [
  'fide-2014',
  'fide-2017',
  'fide-2022',
  'fide-2024',
  'fide-2025-10',
  'fide-2026-01',
  'fide-rapid-2024',
  'fide-rapid-2024-12',
  'fide-blitz-2024',
  'fide-blitz-2024-12',
  'mssz-2017',
  'orr',
  'mgsz-2012',
] as const;
export type EditionId = (typeof EDITIONS)[number];

/**
 * How certain a rule is whose complete text is not at hand. `high`: the federation's own words, its published figures or two
 * independent sources; `medium`: one good source, or the same in the texts before and after; `low`: a reading of ours.
 */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** For a clause of an edition that is put together from several sources. */
export interface Sureness {
  readonly confidence?: Confidence;
  /** Where the rule was found. */
  readonly sources?: readonly Source[];
}

/** A clause and its home in the code (`file#name`, relative to the rulebook's folder), or why it computes nothing. */
export type Clause = Sureness &
  (
    | { readonly clause: string; readonly home: string | readonly string[] }
    | { readonly clause: string; readonly nothing: string }
  );

/** The numbers that every rulebook gives for a player; the quantities of its own text are added to them. */
export interface PlayerNumbers {
  readonly before: number | null;
  readonly change: number | null;
  readonly after: number | null;
}

/** A rulebook's result for one player. An edition that gives reasons without the rows of their games does not compile. */
export type PlayerResult = PlayerNumbers & Told;

/**
 * The source of a K: facts of the report, a rating list, an assumption that was requested; or `nothing` if the number of earlier
 * games would decide it and is not known.
 */
export const K_SOURCES = ['facts', 'list', 'assumed', 'nothing'] as const;
export type KFrom = (typeof K_SOURCES)[number];

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

/** The columns of a table of an event's results. */
export type ResultColumn =
  | 'kind'
  | 'before'
  | 'games'
  | 'score'
  | 'expected'
  | 'score-difference'
  | 'game-points'
  | 'k'
  | 'change'
  | 'after'
  | 'grade'
  | 'status';

/** The part of an edition that rates, also in a page: one half of an edition's contract; `edition.ts` has the other. */
export interface Edition {
  readonly id: EditionId;
  readonly family: Family;
  readonly game: 'chess' | 'go';
  /** The games that it is for. */
  readonly control: Control;
  /** First and last day in force, `YYYY-MM-DD`; absent where the text names none. */
  readonly inForce: { readonly from?: string; readonly to?: string };
  /** The number of clauses in its contents. The table itself is separate, in `contents.ts`, so that no page has to carry it. */
  readonly clauses: number;
  readonly needs: Needs;
  /** The list for games with this time control; null if it is too short for any. Absent if the text does not say. */
  readonly timeClass?: (controls: readonly ControlPeriod[]) => Control | null;
  /** The columns of an event's table, in this order. */
  readonly resultColumns: readonly ResultColumn[];
  /** K follows from facts that a report may not have, so that one can be assumed (`Event.assumedK`). */
  readonly assumesK?: true;
  /** Admission alone: which events and games count, and why not. */
  readonly check: (event: Event) => readonly Finding[];
  readonly rate: (event: Event, reasonsFor?: ReasonsFor) => EventResult;
  /** The same where others wait. Absent where no event is large enough for anybody to notice. */
  readonly rateInSlices?: (event: Event, reasonsFor?: ReasonsFor) => Sliced<EventResult>;
  /**
   * Rates the events of a period, whose editions may be any of the family: `editions` gives each event its own. Without an event
   * the period has the edition of the list. What belongs to the list (rounding, floor, columns) follows the edition named by
   * `editionOfList`, by default that of the event that started last. Absent if the rulebook has no periods.
   */
  readonly ratePeriod?: (
    period: Period,
    editions: readonly Edition[],
    reasonsFor?: ReasonsFor,
    editionOfList?: (list: Month) => Edition | undefined,
  ) => PeriodResult;
}
