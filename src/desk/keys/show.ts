/** The keys of the office, and whether the private key in force is available. */
import type { AnnouncedKey } from '../../ledger/signatures.ts';
import { readOffice, type Office, type Outcome } from '../office.ts';
import { keysOf } from './announced.ts';
import type { KeyHolder } from './holder.ts';
import { keyInForce } from './sign.ts';

export interface ShownKeys {
  readonly keys: readonly AnnouncedKey[];
  /** Where the private key should be stored. */
  readonly place: string | null;
  /** Whether the office can sign now. */
  readonly ready: boolean;
}

/** What prevents signing is a warning here. */
export const showKeys = (office: Office, holder: KeyHolder | undefined): Promise<Outcome<ShownKeys>> =>
  readOffice(office, async (desk) => {
    const { value, findings } = await keyInForce(desk, holder);
    return {
      value: { keys: await keysOf(desk), place: holder?.place ?? null, ready: value !== undefined },
      findings: findings.map((each) => (each.weight === 'refuse' ? { ...each, weight: 'warn' } : each)),
    };
  });
