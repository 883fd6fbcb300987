/** Chooses what holds for the whole office. */
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { registryFinding, registryRefusal } from '../findings/registry.ts';
import { type OfficeSettings, settingsOf } from './office-settings.ts';

export function setOffice(
  office: Office,
  { minors }: OfficeSettings,
  options: ChangeOptions,
): Promise<Outcome<OfficeSettings>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    if ((await desk.office()) === undefined) return refused(registryRefusal('office.not-open', {}));
    if ((await settingsOf(desk)).minors === minors) {
      return { value: { minors }, findings: [registryFinding('office.unchanged', 'note', {})] };
    }
    await post({ kind: 'office.set', data: { minors } });
    return { value: { minors }, findings: [] };
  });
}
