/** Opens an office: its name and its time zone. */
import { type Finding, isRefused } from '../../core/finding.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { isTimeZone } from '../time-zone.ts';
import { registryFinding } from '../findings/registry.ts';
import { type OfficeNames, writtenNames } from './office-names.ts';

export interface OfficeFacts {
  readonly name: string;
  /** `Europe/Budapest`. */
  readonly timeZone: string;
  /** In other languages. */
  readonly names?: OfficeNames;
  /** All its persons are invented. */
  readonly demonstration?: true;
}

export function openOfficeBooks(
  office: Office,
  { name: given, timeZone, names: others = {}, demonstration }: OfficeFacts,
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
    const names = writtenNames(others);
    const inOthers = {
      ...(Object.keys(names).length === 0 ? {} : { names }),
      ...(demonstration === undefined ? {} : { demonstration }),
    };
    await post({ kind: 'office.opened', data: { name, timeZone, format: 1, ...inOthers } });
    return { value: { name, timeZone, ...inOthers }, findings };
  });
}
