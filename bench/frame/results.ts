/** What a run leaves behind: the machine it ran on, and everything it measured. */
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Measured } from './row.ts';

export interface Results {
  readonly date: string;
  readonly machine: Machine;
  /** The part of a month that was measured. */
  readonly share: number;
  readonly rounds: number;
  readonly minutes: number;
  /** Seconds of the naive month here; absent where no row is in seconds. */
  readonly naive?: number;
  readonly measured: readonly Measured[];
}

/** Nothing that names it. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memory: number;
  readonly node: string;
  readonly system: string;
}

export const machine = (): Machine => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? '',
  memory: Math.round(totalmem() / 1e9),
  node: process.version,
  system: `${process.platform} ${process.arch}`,
});

/** On the machine for which the goals in seconds were set. */
export const NAIVE_SECONDS = 5.8;
