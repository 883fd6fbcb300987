/** An office that lies in every way it can think of, two honest witnesses, and one that colludes with it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bytes, hexBytes } from '../ledger/log/bytes.ts';
import { logKey, readCheckpoint } from '../ledger/log/checkpoint.ts';
import { cosignedAt, witnessKey } from '../ledger/log/cosignature.ts';
import { type Note, noteText, readNote, verifierKeyText } from '../ledger/log/note.ts';
import { hashesInTiles, readTilePath, TILE_WIDTH, tileOf } from '../ledger/log/tiles.ts';
import { consistencyPath, leafHash, rootOfRange } from '../ledger/log/tree.ts';
import { cosignatureOf, signedCheckpoint, verifyEd25519 } from '../ledger/log-keys.ts';
import { type KeyPair, keyPairOf } from '../ledger/signatures.ts';
import { type Fetch, followOnce, keyOfOffice } from './follow.ts';
import { growthText } from '../ledger/log/growth.ts';
import { readGrowth } from './judge.ts';
import { MemoryFault, WitnessMemory } from './memory.ts';
import { witnessServer } from './serve-witness.ts';
import { Witness } from './witness.ts';

const ORIGIN = 'elobook/0123456789abcdef';
const pairOf = (byte: number): KeyPair => keyPairOf(new Uint8Array(32).fill(byte));
const OFFICE = pairOf(1);
const publicBytes = ({ publicKey }: KeyPair): Bytes => hexBytes(publicKey) as Bytes;

/** Entry `at` of a history, as 32 bytes. */
const entry = (history: string, at: number): Uint8Array => leafHash(new TextEncoder().encode(`${history} ${at}`));
const entries = (history: string, count: number): Uint8Array[] =>
  Array.from({ length: count }, (_, at) => entry(history, at));

/** What an office shows: its tiles in memory, and a checkpoint signed by some key. */
class ShownLog {
  readonly leaves: readonly Uint8Array[];
  readonly pair: KeyPair;
  readonly origin: string;

  constructor(given: readonly Uint8Array[], pair = OFFICE, origin = ORIGIN) {
    this.leaves = given.map(leafHash);
    this.pair = pair;
    this.origin = origin;
  }

  readonly tile = ({
    level,
    tile,
    width,
  }: {
    readonly level: number;
    readonly tile: number;
    readonly width: number;
  }): Bytes => {
    let hashes: readonly Uint8Array[] = this.leaves;
    for (let below = 0; below < level; below += 1) {
      const full = Math.floor(hashes.length / TILE_WIDTH);
      hashes = Array.from({ length: full }, (_, at) => rootNow(hashes.slice(at * TILE_WIDTH, (at + 1) * TILE_WIDTH)));
    }
    return tileOf(hashes.slice(tile * TILE_WIDTH, tile * TILE_WIDTH + width));
  };

  get hashes() {
    return hashesInTiles(async (place) => this.tile(place), this.leaves.length);
  }

  async checkpoint(): Promise<string> {
    const size = this.leaves.length;
    const root = Uint8Array.from(await rootOfRange(this.hashes, size)) as Bytes;
    return signedCheckpoint({ origin: this.origin, size, root }, this.pair);
  }

  get fetch(): Fetch {
    return async (url) => {
      const path = new URL(url).pathname.replace(/^\/log\//, '');
      if (path === 'checkpoint') return new TextEncoder().encode(await this.checkpoint());
      if (path === 'key')
        return new TextEncoder().encode(`${verifierKeyText(logKey(this.origin, publicBytes(this.pair)))}\n`);
      const place = readTilePath(path);
      if (place === undefined) throw new Error('404');
      return this.tile(place);
    };
  }
}

/** Plain, for leaves that are a full tile. */
function rootNow(hashes: readonly Uint8Array[]): Uint8Array {
  const tree = (some: readonly Uint8Array[]): Uint8Array => {
    if (some.length === 1) return some[0] as Uint8Array;
    const middle = some.length / 2;
    return nodeOf(tree(some.slice(0, middle)), tree(some.slice(middle)));
  };
  return tree(hashes);
}
const nodeOf = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  const both = new Uint8Array(65);
  both.set([1]);
  both.set(left, 1);
  both.set(right, 33);
  return sha(both);
};
const sha = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());

const URL_OF = 'http://office.example';
let folder: string;
let memories: WitnessMemory[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-witness-'));
  memories = [];
});
afterEach(async () => {
  for (const memory of memories) await memory.close();
  rmSync(folder, { recursive: true });
});

async function witnessNamed(name: string, byte: number): Promise<Witness> {
  const memory = await WitnessMemory.open(join(folder, `${name.replaceAll('/', '-')}.json`));
  memories.push(memory);
  const witness = new Witness({
    name,
    pair: pairOf(byte),
    memory,
    clock: () => Date.parse('2026-11-18T12:00:00Z'),
  });
  await witness.trust(logKey(ORIGIN, publicBytes(OFFICE)));
  return witness;
}

const outcomeOf = async (witness: Witness, log: ShownLog): Promise<string> =>
  (await followOnce(witness, URL_OF, log.fetch)).outcome;

describe('an honest witness', () => {
  test('cosigns every state of a log that grows, over the edges of tiles, and the same state again', async () => {
    const witness = await witnessNamed('w.example/one', 11);
    for (const size of [0, 1, 2, 7, 8, 255, 256, 257, 300, 300, 513]) {
      expect([size, await outcomeOf(witness, new ShownLog(entries('true', size)))]).toEqual([size, 'cosigned']);
    }
    const note = readNote(witness.memory.logOf(ORIGIN)?.note as string) as Note;
    expect(await cosignedAt(note, witness.key, verifyEd25519)).toBe(Date.parse('2026-11-18T12:00:00Z') / 1000);
    expect(readCheckpoint(noteText(note))?.size).toBe(513);
  });

  test('remembers over its own end what it has seen, and is alone with its memory', async () => {
    const witness = await witnessNamed('one', 11);
    expect(await outcomeOf(witness, new ShownLog(entries('true', 40)))).toBe('cosigned');
    const lock = join(folder, 'one.json.lock');
    writeFileSync(lock, String(process.ppid));
    await expect(WitnessMemory.open(join(folder, 'one.json'))).rejects.toMatchObject({ fault: 'in-use' });
    // whoever held it is gone
    writeFileSync(lock, '2147483646');
    const again = await witnessNamed('one', 11);
    expect(again.memory.logOf(ORIGIN)?.size).toBe(40);
    expect(await outcomeOf(again, new ShownLog(entries('other', 41)))).toBe('not-consistent');
    expect(await outcomeOf(again, new ShownLog(entries('true', 41)))).toBe('cosigned');
  });

  test('gives no cosignature that is not on the disk, and takes no file that is not its own', async () => {
    const witness = await witnessNamed('one', 11);
    rmSync(folder, { recursive: true });
    const body = growthText(0, [], await new ShownLog(entries('true', 3)).checkpoint());
    await expect(witness.add(body)).rejects.toMatchObject({ fault: 'unwritable' });
    expect(witness.memory.logOf(ORIGIN)?.size).toBe(0);
    folder = mkdtempSync(join(tmpdir(), 'elobook-witness-'));
    for (const text of ['', '[]', '{"logs":{"a":{"keys":["x"]}}}', '{"logs":{"a":{"keys":[],"checkpoint":"x"}}}']) {
      writeFileSync(join(folder, 'wrong.json'), text);
      await expect(WitnessMemory.open(join(folder, 'wrong.json')), text).rejects.toBeInstanceOf(MemoryFault);
      expect(existsSync(join(folder, 'wrong.json.lock'))).toBe(false);
    }
    expect(readFileSync(join(folder, 'wrong.json'), 'utf8')).toContain('checkpoint');
  });

  test('answers two requests at once one after the other: the smaller never takes back the larger', async () => {
    const witness = await witnessNamed('one', 11);
    const [small, large] = [new ShownLog(entries('true', 5)), new ShownLog(entries('true', 9))];
    const bodies = [growthText(0, [], await small.checkpoint()), growthText(0, [], await large.checkpoint())];
    const answers = await Promise.all(bodies.map((body) => witness.add(body)));
    expect(answers.map(({ verdict, text }) => [verdict, verdict === 'conflict' ? text : ''])).toEqual([
      ['cosigned', ''],
      ['conflict', '5\n'],
    ]);
  });
});

describe('an office that lies gets no cosignature', () => {
  const honest = new ShownLog(entries('true', 300));
  const past = [...entries('true', 120), entry('forged', 120), ...entries('true', 400).slice(121)];
  const lies: Readonly<Record<string, readonly [ShownLog | (() => Promise<Fetch>), string]>> = {
    'another history of the same length': [new ShownLog(entries('other', 300)), 'conflict'],
    'the end cut off': [new ShownLog(entries('true', 200)), 'conflict'],
    'one entry of the past changed, everything after it made again': [new ShownLog(past), 'not-consistent'],
    'an entry taken out of the past': [new ShownLog(entries('true', 400).toSpliced(77, 1)), 'not-consistent'],
    'signed by another key': [new ShownLog(entries('true', 301), pairOf(9)), 'not-signed'],
    'tiles of the true history under the root of another': [
      async () => {
        const [shown, signed] = [new ShownLog(entries('true', 400)), new ShownLog(past)];
        return async (url) => (url.endsWith('/checkpoint') ? signed.fetch(url) : shown.fetch(url));
      },
      'wrong-tiles',
    ],
    'a log that nobody has heard of': [new ShownLog(entries('true', 301), OFFICE, 'elobook/other'), 'unknown-log'],
  };

  test.each(Object.entries(lies))('%s', async (_lie, [told, outcome]) => {
    const witness = await witnessNamed('one', 11);
    expect(await outcomeOf(witness, honest)).toBe('cosigned');
    const before = witness.memory.logOf(ORIGIN)?.note;
    const fetch = typeof told === 'function' ? await told() : told.fetch;
    expect((await followOnce(witness, URL_OF, fetch)).outcome).toBe(outcome);
    expect(witness.memory.logOf(ORIGIN)?.note).toBe(before);
    // and it goes on with the truth
    expect(await outcomeOf(witness, new ShownLog(entries('true', 301)))).toBe('cosigned');
  });

  test('a new log in place of the one that was followed', async () => {
    const witness = await witnessNamed('one', 11);
    await witness.trust(logKey(ORIGIN, publicBytes(OFFICE)), URL_OF);
    expect(await outcomeOf(witness, honest)).toBe('cosigned');
    const anew = new ShownLog(entries('other', 5), OFFICE, 'elobook/anew');
    await witness.trust(logKey('elobook/anew', publicBytes(OFFICE)));
    expect(await followOnce(witness, URL_OF, anew.fetch)).toMatchObject({ outcome: 'other-log', problem: ORIGIN });
  });

  test('two histories for two readers: only the witness that colludes has cosigned both', async () => {
    const [first, second] = [await witnessNamed('one', 11), await witnessNamed('two', 12)];
    const colluding = { name: 'three', pair: pairOf(13) };
    const [told, other] = [new ShownLog(entries('true', 300)), new ShownLog(past)];
    for (const witness of [first, second]) expect(await outcomeOf(witness, told)).toBe('cosigned');
    const keys = [first.key, second.key, witnessKey(colluding.name, publicBytes(colluding.pair))];
    const cosigners = async (log: ShownLog): Promise<number> => {
      const note = readNote(await log.checkpoint()) as Note;
      const lines = [cosignatureOf(note.text, colluding.name, 1, colluding.pair)];
      for (const witness of [first, second]) {
        const size = witness.memory.logOf(ORIGIN)?.size ?? 0;
        const proof = await consistencyPath(log.hashes, Math.min(size, log.leaves.length), log.leaves.length);
        const { verdict, text } = await witness.add(growthText(size, proof, noteText(note)));
        const line = verdict === 'cosigned' ? readNote(`x\n\n${text}`)?.signatures[0] : undefined;
        if (line !== undefined) lines.push(line);
      }
      const whole = { ...note, signatures: [...note.signatures, ...lines] };
      const times = await Promise.all(keys.map((key) => cosignedAt(whole, key, verifyEd25519)));
      return times.filter((time) => time !== undefined).length;
    };
    expect(await cosigners(told)).toBe(3);
    expect(await cosigners(other)).toBe(1);
  });
});

describe('over HTTP, as c2sp.org/tlog-witness has it', () => {
  test('200, 400, 403, 404, 409 with the size, 422', async () => {
    const witness = await witnessNamed('w.example/one', 11);
    const server = witnessServer(witness);
    const add = async (payload: string): Promise<readonly [number, string, string]> => {
      const { statusCode, headers, body } = await server.inject({ method: 'POST', url: '/add-checkpoint', payload });
      return [statusCode, String(headers['content-type']), body];
    };
    const log = new ShownLog(entries('true', 20));
    const [small, whole] = [await new ShownLog(entries('true', 8)).checkpoint(), await log.checkpoint()];
    const [status, type, line] = await add(growthText(0, [], small));
    expect([status, type.startsWith('text/plain'), line.startsWith('— w.example/one ')]).toEqual([200, true, true]);
    expect(await add(growthText(0, [], whole))).toEqual([409, 'text/x.tlog.size', '8\n']);
    const proof = await consistencyPath(log.hashes, 8, 20);
    expect((await add(growthText(8, proof.toReversed(), whole)))[0]).toBe(422);
    expect((await add(growthText(21, [], whole)))[0]).toBe(400);
    expect((await add('old 08\n\nx'))[0]).toBe(400);
    expect((await add(whole.replace('elobook', 'other')))[0]).toBe(400);
    expect(
      (await add(growthText(8, proof, await new ShownLog(entries('true', 20), OFFICE, 'x').checkpoint())))[0],
    ).toBe(404);
    expect((await add(growthText(8, proof, await new ShownLog(entries('true', 20), pairOf(9)).checkpoint())))[0]).toBe(
      403,
    );
    expect((await add(growthText(8, proof, whole)))[0]).toBe(200);
    const key = await server.inject('/key');
    expect(key.body.trim()).toBe(verifierKeyText(witness.key));
    expect((await server.inject(`/checkpoint/${ORIGIN}`)).body).toBe(witness.memory.logOf(ORIGIN)?.note);
    expect((await server.inject('/checkpoint/nobody')).statusCode).toBe(404);
    expect(
      (await server.inject({ method: 'POST', url: '/add-checkpoint', payload: 'x'.repeat(70_000) })).statusCode,
    ).toBe(413);
    await server.close();
  });

  test('a request is one form only', () => {
    const hash = Buffer.alloc(32, 7).toString('base64');
    const note = `${ORIGIN}\n3\n${hash}\n\n— ${ORIGIN} AAAAAAA=\n`;
    expect(readGrowth(`old 1\n${hash}\n\n${note}`)).toMatchObject({ oldSize: 1, checkpoint: { size: 3 } });
    for (const wrong of [
      note,
      `old 1\n${note}`,
      `old -1\n\n${note}`,
      `old 1\nAAAA\n\n${note}`,
      `old 1\n${`${hash}\n`.repeat(64)}\n${note}`,
      `new 1\n\n${note}`,
      'old 1\n\n',
    ]) {
      expect(readGrowth(wrong), JSON.stringify(wrong.slice(0, 40))).toBeUndefined();
    }
  });

  test('an office that is away, or is none, is told as such', async () => {
    const witness = await witnessNamed('one', 11);
    const away: Fetch = async () => {
      throw new Error('refused');
    };
    expect(await followOnce(witness, URL_OF, away)).toEqual({ outcome: 'no-answer', problem: 'refused' });
    const none: Fetch = async () => new TextEncoder().encode('<html>');
    expect((await followOnce(witness, URL_OF, none)).outcome).toBe('no-checkpoint');
    expect(await keyOfOffice(URL_OF, new ShownLog([]).fetch)).toEqual(logKey(ORIGIN, publicBytes(OFFICE)));
    expect(await keyOfOffice(URL_OF, none)).toBeUndefined();
  });
});
