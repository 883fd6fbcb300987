/** Retires a key: it is no longer used for signing, and if others have it, its signatures prove nothing. */
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { keysOf } from './announced.ts';
import { timeForEntry } from './new-key.ts';
import { keyFinding } from '../findings/keys.ts';

export interface KeyRetired {
  readonly key: string;
  readonly until: string;
  readonly disclosed: boolean;
}

export interface RetireKeyInput {
  readonly key: string;
  /** Others have it, or may have it. */
  readonly disclosed?: boolean;
}

/** A key that was retired before may still be disclosed later. */
export const retireKey = (
  office: Office,
  { key, disclosed = false }: RetireKeyInput,
  options: ChangeOptions,
): Promise<Outcome<KeyRetired>> =>
  changeOffice(office, options, async ({ desk, post }) => {
    const known = (await keysOf(desk)).find((each) => each.key === key);
    if (known === undefined) return refused(keyFinding('keys.unknown', { key }));
    const { until: before } = known;
    if (before !== undefined && (known.disclosed === true || !disclosed)) {
      return refused(keyFinding('keys.retired-already', { key, until: before }));
    }
    const until = await timeForEntry(office, desk);
    await post({ kind: 'key.retired', data: { key, until, ...(disclosed ? { disclosed: true } : {}) } });
    return { value: { key, until: before ?? until, disclosed }, findings: [] };
  });
