/** The one place that looks at a date to choose: among the editions of a family, and among the dated parts of one edition. */
import type { Control } from '../core/control.ts';
import { type Day, firstDay, type Month, parseDay } from '../core/dates.ts';
import type { Edition } from './edition.ts';
import type { Family } from './rulebook.ts';

/** Whether an edition is in force on a day, both ends included. */
export function isInForce({ inForce: { from, to } }: Edition, on: Day): boolean {
  return (from === undefined || on >= (parseDay(from) as Day)) && (to === undefined || on <= (parseDay(to) as Day));
}

/** The edition of a family and a time control that is in force on a day; of several the one that came into force last. */
export const inForceOn = (
  editions: readonly Edition[],
  family: Family,
  control: Control,
  on: Day,
): Edition | undefined =>
  editions
    .filter((edition) => edition.family === family && edition.control === control && isInForce(edition, on))
    .reduce<Edition | undefined>((newest, each) => (beginOf(each) >= beginOf(newest) ? each : newest), undefined);

const beginOf = (edition: Edition | undefined): string => edition?.inForce.from ?? '';

/**
 * The edition of a list: the one in force on the day before its date. Undefined if there is none, or if an event of the list is
 * rated by another edition than that of its first day: then somebody asks what would happen under it, and the list follows the
 * events.
 */
export function inForceForList(
  editions: readonly Edition[],
  events: readonly { readonly edition: Edition; readonly start?: Day | undefined }[],
  list: Month,
): Edition | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const { family, control } = first.edition;
  const isByDate = events.every(
    ({ edition, start }) => start !== undefined && inForceOn(editions, family, control, start) === edition,
  );
  return isByDate ? inForceOn(editions, family, control, firstDay(list) - 1) : undefined;
}

/** The day from which a family has editions of a time control; undefined where it has none that names a day. */
export const firstDayWithControl = (
  editions: readonly Edition[],
  family: Family,
  control: Control,
): string | undefined =>
  editions
    .filter((edition) => edition.family === family && edition.control === control)
    .map(({ inForce: { from } }) => from)
    .toSorted()[0];

/** The edition of a family whose text names no day, so that it applies without a date. */
export const undatedEdition = (editions: readonly Edition[], family: Family): Edition | undefined =>
  editions.find(({ family: of, inForce: { from, to } }) => of === family && from === undefined && to === undefined);

/**
 * A part of an edition that was changed while the edition went on: what held at first, and then what holds from which day on
 * (`YYYY-MM-DD`), in the order of days.
 */
export type DatedParts<P> = readonly [P, ...(P & { readonly from: string })[]];

/** The part that is in force on a day. */
export const partOn = <P>([first, ...later]: DatedParts<P>, on: Day): P =>
  later.findLast(({ from }) => (parseDay(from) as Day) <= on) ?? first;
