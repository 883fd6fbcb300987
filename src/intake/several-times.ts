/** Whether a report is one event: games for different lists are rated as separate events, with a report each. */
import { type Control, CONTROLS, controlsText } from '../core/control.ts';
import { type Place, placeInside } from '../core/finding.ts';
import type { ControlPeriod, Report, StatedTime, TimeControl } from '../core/report.ts';

/** The list for games with this time control; null if it is too short for any. */
export type TimeClass = (controls: readonly ControlPeriod[]) => Control | null;

/** The shortest first. */
const BY_LENGTH: readonly (Control | null)[] = [null, ...CONTROLS.toReversed()];

/** Each player must have the time of a list, so that of two different times the shorter one decides. */
export function classOfTime({ controls, controlsBlack = controls }: TimeControl, timeClass: TimeClass): Control | null {
  const sides = [timeClass(controls), timeClass(controlsBlack)];
  return BY_LENGTH.find((each) => sides.includes(each)) as Control | null;
}

/** A time control as reported, and the list to which such games belong. */
export type ClassedTime = { readonly time: string; readonly control: Control | null };

export interface SeveralTimes {
  readonly times: readonly ClassedTime[];
  /** The first time that is of another list than those before it. */
  readonly at: Place;
}

/** The times that a report states, where its games are of several lists; undefined for one event. */
export function severalTimes(report: Report, timeClass: TimeClass): SeveralTimes | undefined {
  const stated = statedTimes(report);
  const first = stated[0];
  if (first === undefined) return undefined;
  const control = classOfTime(first, timeClass);
  const other = stated.find((each) => classOfTime(each, timeClass) !== control);
  if (other === undefined) return undefined;
  const times = new Map(stated.map((each) => [textOf(each), classOfTime(each, timeClass)]));
  return {
    times: [...times].map(([time, of]) => ({ time, control: of })),
    at: other.at ?? placeInside(report.at, '.event.controls'),
  };
}

const textOf = ({ controls, controlsBlack }: TimeControl): string =>
  controlsBlack === undefined ? controlsText(controls) : `${controlsText(controls)} / ${controlsText(controlsBlack)}`;

/** The time controls of the file; otherwise those that are written one after the other as the periods of one game. */
function statedTimes({ times, event: { controls = [], controlsBlack } }: Report): readonly StatedTime[] {
  return times ?? (controlsBlack === undefined ? gamesOf(controls) : []);
}

/** A period without a number of moves is the rest of a game: what follows is the time of another one. */
function gamesOf(controls: readonly ControlPeriod[]): readonly StatedTime[] {
  const games: ControlPeriod[][] = [];
  let isOver = true;
  for (const period of controls) {
    if (isOver) games.push([]);
    games.at(-1)?.push(period);
    isOver = period.moves === undefined;
  }
  return games.map((periods) => ({ controls: periods }));
}
