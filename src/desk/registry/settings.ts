/** Changes settings of the whole office. */
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { registryFinding } from '../findings/registry.ts';
import type { Desk, OfficeRow } from '../../ledger/store.ts';
import { isTimeZone } from '../time-zone.ts';
import { type FourEyes, fourEyesOf } from './four-eyes.ts';
import { type OfficeNames, officeNames, writtenNames } from './office-names.ts';

export { MINORS_SHOWN } from '../../ledger/store.ts';

/** Settings that an office has changed since it was opened. */
export interface OfficeSettings extends Partial<Pick<OfficeRow, 'minors' | 'name' | 'timeZone'>> {
  /** In other languages: the given ones, added to the present ones; a blank one is removed. */
  readonly names?: OfficeNames;
  /** Whether important acts need a second officer. */
  readonly fourEyes?: FourEyes;
}

export function setOffice(
  office: Office,
  { minors, names: given, fourEyes, name: called, timeZone }: OfficeSettings,
  options: ChangeOptions,
): Promise<Outcome<OfficeSettings>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    const own = await desk.office();
    if (own === undefined) return refused(registryFinding('office.not-open', {}));
    const name = called?.trim();
    const faults = [
      ...(name === '' ? [registryFinding('office.name-missing', {})] : []),
      ...(timeZone === undefined || isTimeZone(timeZone) ? [] : [registryFinding('office.time-zone', { timeZone })]),
    ];
    if (faults.length > 0) return refused(...faults);
    const isOtherOffice = (name ?? own.name) !== own.name || (timeZone ?? own.timeZone) !== own.timeZone;
    // signatures name the office, and its time zone decides what came in time
    if (isOtherOffice && !(await isNewOffice(desk)))
      return refused(registryFinding('office.not-new', { name: own.name }));
    const before = await officeNames(desk);
    const names = given === undefined ? undefined : writtenNames({ ...before, ...given });
    const value = {
      ...(minors === undefined ? {} : { minors }),
      ...(names === undefined ? {} : { names }),
      ...(fourEyes === undefined ? {} : { fourEyes }),
      ...(name === undefined ? {} : { name }),
      ...(timeZone === undefined ? {} : { timeZone }),
    };
    const isSameEyes = fourEyes === undefined || fourEyes === (await fourEyesOf(desk));
    const isSame = (minors ?? own.minors) === own.minors && (names === undefined || areSame(names, before));
    if (isSame && isSameEyes && !isOtherOffice) {
      return { value, findings: [registryFinding('office.unchanged', {}, 'note')] };
    }
    // repeats the unchanged setting: the last entry of this kind says how minors are shown
    await post({ kind: 'office.set', data: { minors: own.minors, ...value } });
    return { value, findings: [] };
  });
}

/** Nothing was published, imported or submitted yet: it may still be renamed. */
export const isNewOffice = async (desk: Desk): Promise<boolean> =>
  (await desk.lastEvent()) === 0 && (await desk.lists()).length === 0;

const areSame = (names: OfficeNames, others: OfficeNames): boolean => {
  const all = { ...names, ...others };
  return (Object.keys(all) as (keyof OfficeNames)[]).every((language) => names[language] === others[language]);
};
