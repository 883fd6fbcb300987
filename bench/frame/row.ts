/**
 * What a row of the table is, and how one is measured. A measurement (a file in `bench/rows`) prepares contestants: our work,
 * its control, and peers. They are run in turn, round after round, and each run gives samples by name. The rows of the
 * measurement say which samples they are about and what is asked of them.
 */
import type { Setting } from './setting.ts';

/** Of times and sizes: milliseconds and megabytes. A contestant that takes time gives `ms`. */
export type Sample = Readonly<Record<string, number>>;

/** `sqlite.ms`: a sample of a contestant. */
export type Figure = `${string}.${string}`;

/** How the value of a row is shown. `s` are seconds of a figure in milliseconds. */
export type Unit = '×' | 's' | 'ms' | 'MB' | 'requests';

export interface Row {
  /** As the table of goals has it: `P1`. Several rows may share one. */
  readonly id: string;
  readonly what: string;
  readonly figure: Figure;
  /** The figure is divided by this one, round by round. */
  readonly by?: Figure;
  /** What it is compared with, in a few words. */
  readonly beside?: string;
  readonly unit: Unit;
  readonly must?: number;
  readonly aim?: number;
  readonly better: 'less' | 'more';
  /** Limits in seconds or megabytes are those of a whole month; of a part of one, the same part is asked. */
  readonly grows?: true;
}

/** One of those that are run in turn; undefined where it cannot run here, which a note then says. */
export type Contestant = () => Sample | Promise<Sample>;

export interface Prepared {
  readonly contestants: Readonly<Record<string, Contestant>>;
  /** Who is run before the first round, so that no sample has what only the first time takes. */
  readonly warmUp?: readonly string[];
  /** What a reader of the table should know: which contestant is missing and why. */
  readonly notes?: readonly string[];
  readonly close?: () => void | Promise<void>;
}

export interface Measurement {
  readonly rows: readonly Row[];
  /** Fewer than usual. */
  readonly rounds?: number;
  /** Fewer than usual of a whole month, of what takes very long then. */
  readonly roundsOfWhole?: number;
  /** Of a whole month in every run: what only the first players cost, such as code that has never run, weighs ten times as much at a tenth. */
  readonly isOfWhole?: true;
  /** It uses the built program or site. */
  readonly needsBuild?: true;
  readonly prepare: (setting: Setting) => Prepared | Promise<Prepared>;
}

/** Told by the median of all rounds. */
export interface RowResult extends Row {
  readonly value: number;
  /** Times as on the machine for which the goals were set; of everything else the value itself. */
  readonly judged: number;
  /** The limits for the size that was measured. */
  readonly asked: { readonly must?: number; readonly aim?: number };
  readonly verdict: Verdict;
}

export const VERDICTS = ['aim', 'must', 'missed', 'none'] as const;
/** Which of the two limits holds; `none` where nothing is asked. */
export type Verdict = (typeof VERDICTS)[number];

export interface Measured {
  readonly rows: readonly RowResult[];
  /** By contestant and sample, in the order of the rounds. */
  readonly samples: Readonly<Record<Figure, readonly number[]>>;
  readonly notes: readonly string[];
  /** How long all of it took, with what had to be prepared. */
  readonly seconds: number;
}
