/** Chooses what holds for the whole office. */
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { registryFinding } from '../findings/registry.ts';
import type { OfficeRow } from '../../ledger/store.ts';

export { MINORS_SHOWN } from '../../ledger/store.ts';

/** What an office has chosen for itself since it was opened. */
export type OfficeSettings = Pick<OfficeRow, 'minors'>;

export function setOffice(
  office: Office,
  { minors }: OfficeSettings,
  options: ChangeOptions,
): Promise<Outcome<OfficeSettings>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    const own = await desk.office();
    if (own === undefined) return refused(registryFinding('office.not-open', {}));
    if (own.minors === minors) {
      return { value: { minors }, findings: [registryFinding('office.unchanged', {}, 'note')] };
    }
    await post({ kind: 'office.set', data: { minors } });
    return { value: { minors }, findings: [] };
  });
}
