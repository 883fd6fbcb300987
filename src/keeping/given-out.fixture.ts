/** An office, and everything that others may have of it: a signed list, an export, the public log in tiles, the proof of one number. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hexBytes, type Bytes } from '../ledger/log/bytes.ts';
import { logKey, readCheckpoint } from '../ledger/log/checkpoint.ts';
import type { NoteKey } from '../ledger/log/note.ts';
import { proofText } from '../ledger/log/proof.ts';
import { proofCode } from '../ledger/log/proof-code.ts';
import { tilePath, tilesOf } from '../ledger/log/tiles.ts';
import { eventId, personId } from '../ledger/ids.ts';
import { logAt, logConsistency, logTile } from '../ledger/office-log.ts';
import { keyPairOf, privateKeysText, publicKeysText, SEED_LENGTH } from '../ledger/signatures.ts';
import type { Store } from '../ledger/store.ts';
import { openStore } from '../stores/store.ts';
import { publicKeys } from '../desk/keys/announced.ts';
import { fixedKeyHolder } from '../desk/keys/holder.ts';
import { newKey } from '../desk/keys/new-key.ts';
import { signerOf } from '../desk/keys/sign.ts';
import { signLog } from '../desk/keys/sign-log.ts';
import { AS, enter, officeOver, type TestOffice } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { writeListFile } from '../reading/lists/files.ts';
import { provePlayer } from '../reading/lists/prove-player.ts';
import { growthText } from '../ledger/log/growth.ts';
import { busyOffice, exported, joined } from './keeping.fixture.ts';

const PAIR = keyPairOf(new Uint8Array(SEED_LENGTH).fill(7));
export const HOLDER = fixedKeyHolder(privateKeysText([PAIR]), 'memory');
/** Of the list that is given out. */
export const LIST_NAME = 'fide-2024-06.csv';

export interface GivenOut {
  /** The file of the office, closed, without a key and with a short ledger. */
  readonly database: Uint8Array;
  readonly export: Uint8Array;
  /** The file of the office that signed and gave out all that follows: its log has a full tile. */
  readonly signing: Uint8Array;
  readonly list: Uint8Array;
  readonly signature: Uint8Array;
  readonly keys: Uint8Array;
  readonly checkpoint: string;
  readonly logKey: NoteKey;
  /** By their path below `/log/`. */
  readonly tiles: ReadonlyMap<string, Uint8Array>;
  /** What a witness is asked with that has seen `size` entries with this root. */
  readonly growth: { readonly size: number; readonly root: Uint8Array; readonly text: string };
  readonly proof: string;
  /** The same as its QR code has it. */
  readonly code: string;
}

const ENTRIES = 280;
/** What a witness may have seen before. */
const SEEN = 100;

/** Makes the office in an empty folder. */
export async function givenOut(folder: string): Promise<GivenOut> {
  const path = join(folder, 'office.db');
  const made = await busyOffice({ kind: 'sqlite', fresh: async () => path, open: () => Promise.reject() });
  // entries so long that they are packed
  const long = Array.from({ length: 300 }, (_, at) => `Round ${at}`).join(', ');
  await enter(
    made,
    ...[90, 91, 92].map((event) => ({
      kind: 'event.registered' as const,
      data: { event: eventId(event), pool: 'fide', facts: { name: `Summer ${event}`, note: long } },
    })),
  );
  const whole = await exported(made);
  await made.store.close();
  const database = new Uint8Array(readFileSync(path));
  const signing = join(folder, 'signing.db');
  writeFileSync(signing, database);
  const office = officeOver(await openStore(signing));
  const given = await givenOutBy(office);
  await office.store.close();
  return { database, export: whole, signing: new Uint8Array(readFileSync(signing)), ...given };
}

async function givenOutBy(office: TestOffice): Promise<Omit<GivenOut, 'database' | 'export' | 'signing'>> {
  done(await newKey(office, HOLDER, AS));
  const setting = { kind: 'office.set' as const, data: { minors: 'names' as const } };
  await enter(office, ...Array.from({ length: ENTRIES }, () => setting));
  const pieces: Uint8Array[] = [];
  const file = done(await writeListFile(office, { pool: 'fide', format: 'csv' }, (bytes) => void pieces.push(bytes)));
  const utf8 = new TextEncoder();
  const { text: checkpoint } = done(await signLog(office, HOLDER));
  const { origin, size } = readCheckpoint(checkpoint) ?? { origin: '', size: 0 };
  const { proof } = done(await provePlayer(office, { player: personId(1), list: 'fide:2024-06' }));
  const tiles = new Map<string, Uint8Array>();
  const growth = await office.store.read(async (desk) => {
    for (const place of tilesOf(size)) tiles.set(tilePath(place), await logTile(desk, place));
    const { root } = await logAt(desk, SEEN);
    return { size: SEEN, root, text: growthText(SEEN, await logConsistency(desk, SEEN, size), checkpoint) };
  });
  return {
    list: joined(pieces),
    signature: utf8.encode((await done(await signerOf(office, HOLDER))(file)).text),
    keys: utf8.encode(publicKeysText(await publicKeys(office))),
    checkpoint,
    logKey: logKey(origin, hexBytes(PAIR.publicKey) as Bytes),
    tiles,
    growth,
    proof: proofText(proof),
    code: proofCode(proof),
  };
}

const UNDONE = new Error('undone');

/** An empty store that stays empty, whatever is written: a new one for each of many questions would take longer than the questions. */
export const undoing = (store: Store): Store => ({
  ...store,
  write: async <T>(work: Parameters<typeof store.write<T>>[0]): Promise<T> => {
    const answers: T[] = [];
    const undo = store.write(async (desk) => {
      answers.push(await work(desk));
      throw UNDONE;
    });
    await undo.catch((error) => {
      if (error !== UNDONE) throw error;
    });
    return answers[0] as T;
  },
});
