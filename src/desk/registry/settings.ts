/** Chooses what holds for the whole office. */
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { registryFinding } from '../findings/registry.ts';
import type { OfficeRow } from '../../ledger/store.ts';
import { type FourEyes, fourEyesOf } from './four-eyes.ts';
import { type OfficeNames, officeNames, writtenNames } from './office-names.ts';

export { MINORS_SHOWN } from '../../ledger/store.ts';

/** What an office has chosen for itself since it was opened. */
export interface OfficeSettings extends Partial<Pick<OfficeRow, 'minors'>> {
  /** In other languages: those that are given, beside the ones it has; one that is blank is taken away. */
  readonly names?: OfficeNames;
  /** Whether a second officer confirms what weighs most. */
  readonly fourEyes?: FourEyes;
}

export function setOffice(
  office: Office,
  { minors, names: given, fourEyes }: OfficeSettings,
  options: ChangeOptions,
): Promise<Outcome<OfficeSettings>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    const own = await desk.office();
    if (own === undefined) return refused(registryFinding('office.not-open', {}));
    const before = await officeNames(desk);
    const names = given === undefined ? undefined : writtenNames({ ...before, ...given });
    const value = {
      ...(minors === undefined ? {} : { minors }),
      ...(names === undefined ? {} : { names }),
      ...(fourEyes === undefined ? {} : { fourEyes }),
    };
    const isSameEyes = fourEyes === undefined || fourEyes === (await fourEyesOf(desk));
    if ((minors ?? own.minors) === own.minors && (names === undefined || areSame(names, before)) && isSameEyes) {
      return { value, findings: [registryFinding('office.unchanged', {}, 'note')] };
    }
    // with the choice that stays: the last entry of this kind says how minors are shown
    await post({ kind: 'office.set', data: { minors: own.minors, ...value } });
    return { value, findings: [] };
  });
}

const areSame = (names: OfficeNames, others: OfficeNames): boolean => {
  const all = { ...names, ...others };
  return (Object.keys(all) as (keyof OfficeNames)[]).every((language) => names[language] === others[language]);
};
