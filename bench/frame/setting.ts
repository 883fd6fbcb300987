/** How much is measured: a month of the world, a tenth of it, or next to nothing, to see that everything still runs. */
import type { Tell } from '../corpus/office.ts';
import type { WorldSize } from '../corpus/world.ts';

/** A whole month. */
export const MONTH: WorldSize = { files: 10_000, players: 500_000 };

export interface Setting {
  /** The part of a month that is measured. */
  readonly share: number;
  readonly world: WorldSize;
  readonly rounds: number;
  /** How long one sample of something that is asked again and again takes. */
  readonly seconds: number;
  /** Of this run: offices and other things that are made once for several measurements. */
  readonly folder: string;
  /** Whether it is only tried: everything in this process, once. */
  readonly isTrial: boolean;
  readonly tell: Tell;
}

export const partOfMonth = (share: number): WorldSize => ({
  files: Math.max(1, Math.round(MONTH.files * share)),
  players: Math.max(1, Math.round(MONTH.players * share)),
});

/** The same for what is measured of a whole month in every run. */
export const ofWholeMonth = (setting: Setting): Setting =>
  setting.isTrial ? setting : { ...setting, share: 1, world: partOfMonth(1) };

/** The smallest world that has everything: an event has 34 players, four in ten of the world play. */
const TRIAL: WorldSize = { files: 3, players: 400 };

export const trialSetting = (folder: string): Setting => ({
  share: TRIAL.players / MONTH.players,
  world: TRIAL,
  rounds: 1,
  seconds: 0.02,
  folder,
  isTrial: true,
  tell: () => undefined,
});
