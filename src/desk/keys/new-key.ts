/**
 * Announces a key of the office: one that is stored but not announced yet, otherwise a new one. The private key is
 * stored before the entry is written, and the earlier one stays until then: even after a power failure, the key in
 * force is there. Key files are written only inside write transactions, of which there is one at a time.
 */
import { timeText } from '../../core/dates.ts';
import { currentKey, type KeyPair, keyPairOf, SEED_LENGTH } from '../../ledger/signatures.ts';
import type { Desk } from '../../ledger/store.ts';
import { StoreError } from '../../stores/errors.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { keysOf } from './announced.ts';
import type { HeldKeys, KeyHolder } from './holder.ts';
import { keyFinding } from '../findings/keys.ts';

export interface NewKey {
  readonly key: string;
  readonly publicKey: string;
  readonly from: string;
  readonly replaces?: string;
  /** Where the private key is stored. */
  readonly place: string;
  readonly origin: 'made' | 'found';
}

export async function newKey(office: Office, holder: KeyHolder, options: ChangeOptions): Promise<Outcome<NewKey>> {
  const { place } = holder;
  const outcome = await changeOffice<NewKey>(office, options, async ({ desk, random, post }) => {
    const announced = await keysOf(desk);
    const isNew = ({ key }: KeyPair): boolean => announced.every((each) => each.key !== key);
    const held = await holder.read();
    const found = held.keys.find(isNew);
    const against = held.findings.filter(({ code }) => !isOvercome(code, found, holder));
    if (against.length > 0) return refused(...against);
    if (found === undefined && holder.write === undefined) return refused(keyFinding('keys.nothing-new', { place }));
    const pair = found ?? keyPairOf(random(SEED_LENGTH));
    const old = currentKey(announced);
    if (options.dryRun !== true) {
      const fault = await holder.write?.([pair, ...held.keys.filter(({ key }) => key === old?.key)]);
      if (fault !== undefined) return refused(fault);
    }
    const { key, publicKey } = pair;
    const from = await timeForEntry(office, desk);
    const replaces = old === undefined ? {} : { replaces: old.key };
    await post({ kind: 'key.announced', data: { key, algorithm: 'ed25519', publicKey, from, ...replaces } });
    const origin = found === undefined ? 'made' : 'found';
    return { value: { key, publicKey, from, ...replaces, place, origin }, findings: [] };
  });
  if (outcome.value !== undefined && options.dryRun !== true) await tidy(office, holder);
  return outcome;
}

/** An empty place, or one that others can read, gets a new key; but a key that others can read is not announced. */
const isOvercome = (code: string, found: KeyPair | undefined, { write }: KeyHolder): boolean =>
  code === 'keys.missing' || (code === 'keys.open-to-others' && found === undefined && write !== undefined);

/** The present time, but not before the last entry, as entries have it. */
export async function timeForEntry({ clock }: Office, desk: Desk): Promise<string> {
  const [now, { time }] = [timeText(clock()), await desk.head()];
  return now < time ? time : now;
}

/**
 * Removes keys that are no longer in force. What cannot be removed now is removed with the next key: the new one is
 * announced, whatever happens to the database after that.
 */
const tidy = (office: Office, holder: KeyHolder): Promise<void> =>
  office.store
    .write(async (desk) => {
      const current = currentKey(await keysOf(desk));
      const { keys }: HeldKeys = await holder.read();
      const kept = keys.filter(({ key }) => key === current?.key);
      if (kept.length > 0 && kept.length < keys.length) await holder.write?.(kept);
    })
    .catch((error) => {
      if (!(error instanceof StoreError)) throw error;
    });
