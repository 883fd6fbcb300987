/** Opens an office: its name and its time zone. */
import { type Finding, isRefused } from '../../core/finding.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { isTimeZone } from '../time-zone.ts';
import { registryFinding } from '../findings/registry.ts';

export interface OfficeFacts {
  readonly name: string;
  /** `Europe/Budapest`. */
  readonly timeZone: string;
}

export function openOfficeBooks(
  office: Office,
  { name: given, timeZone }: OfficeFacts,
  options: ChangeOptions,
): Promise<Outcome<OfficeFacts>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    const name = given.trim();
    const findings: Finding[] = [
      ...(name === '' ? [registryFinding('office.name-missing', {})] : []),
      ...(isTimeZone(timeZone) ? [] : [registryFinding('office.time-zone', { timeZone })]),
    ];
    const open = await desk.office();
    if (open !== undefined) findings.push(registryFinding('office.open-already', { name: open.name }));
    if (isRefused(findings)) return refused(...findings);
    await post({ kind: 'office.opened', data: { name, timeZone, format: 1 } });
    return { value: { name, timeZone }, findings };
  });
}
