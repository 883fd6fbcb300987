/** The hidden parts of an entry of the public log, for an auditor to whom the office wants to show them. */
import { type HiddenMember, hiddenMembers } from '../../ledger/hidden-members.ts';
import { logFinding } from '../../desk/findings/log.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';

export const openedEntry = (office: Office, no: number): Promise<Outcome<readonly HiddenMember[]>> =>
  readOffice(office, async (desk) => {
    const entry = await desk.entry(no);
    const hidden = entry === undefined ? [] : hiddenMembers(entry.text);
    return hidden.length === 0
      ? refused(logFinding('log.nothing-hidden', { entry: no }))
      : { value: hidden, findings: [] };
  });
