import type { ControlPeriod } from './report.ts';

/** How long games last. Each kind has its own ratings and lists; Go, and rulebooks with a single list, have `standard` only. */
export const CONTROLS = ['standard', 'rapid', 'blitz'] as const;
export type Control = (typeof CONTROLS)[number];

/** Whether two time controls are equal, period by period. */
export const isSameTime = (one: readonly ControlPeriod[], other: readonly ControlPeriod[]): boolean =>
  one.length === other.length &&
  one.every(({ moves, minutes, increment }, at) => {
    const period = other[at] as ControlPeriod;
    return moves === period.moves && minutes === period.minutes && increment === period.increment;
  });

/** A time control as people write it: `40/90+30, 30+30`. */
export const controlsText = (controls: readonly ControlPeriod[]): string =>
  controls
    .map(({ moves, minutes, increment }) => {
      const time = `${Math.round(minutes * 100) / 100}+${increment}`;
      return moves === undefined ? time : `${moves}/${time}`;
    })
    .join(', ');
