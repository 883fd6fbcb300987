/** Retires a key: it signs nothing any more, and if others have it, what it has signed proves nothing. */
import { type ChangeOptions, change } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { keysOf } from './announced.ts';
import { timeOf } from './new-key.ts';
import { say } from '../findings/keys.ts';

export interface KeyRetired {
  readonly key: string;
  readonly until: string;
  readonly disclosed: boolean;
}

export interface RetireAsked {
  readonly key: string;
  /** Others have it, or may have it. */
  readonly disclosed?: boolean;
}

/** A key that was retired before can still become known to others. */
export const retireKey = (
  office: Office,
  { key, disclosed = false }: RetireAsked,
  options: ChangeOptions,
): Promise<Outcome<KeyRetired>> =>
  change(office, options, async ({ desk, post }) => {
    const known = (await keysOf(desk)).find((each) => each.key === key);
    if (known === undefined) return refused(say('keys.unknown', { key }));
    const { until: before } = known;
    if (before !== undefined && (known.disclosed === true || !disclosed)) {
      return refused(say('keys.retired-already', { key, until: before }));
    }
    const until = await timeOf(office, desk);
    await post({ kind: 'key.retired', data: { key, until, ...(disclosed ? { disclosed: true } : {}) } });
    return { value: { key, until: before ?? until, disclosed }, findings: [] };
  });
