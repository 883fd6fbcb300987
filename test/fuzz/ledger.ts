/** What an office gives out, spoilt: whatever is still taken for good says the same as what was given out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { gzipSync, gunzipSync } from 'node:zlib';
import { verifyList } from '../../src/desk/keys/verify-list.ts';
import { verifyProof } from '../../src/desk/keys/verify-proof.ts';
import type { Outcome } from '../../src/desk/office.ts';
import { type FuzzTarget, law } from '../../src/formats/fuzz.fixture.ts';
import { type GivenOut, givenOut, LIST_NAME, undoing } from '../../src/keeping/given-out.fixture.ts';
import { importOffice } from '../../src/keeping/index.ts';
import { inChunks } from '../../src/keeping/keeping.fixture.ts';
import { CHAIN_START, checkLink, isFault } from '../../src/ledger/chain.ts';
import { isSameBytes } from '../../src/ledger/log/bytes.ts';
import { isSignedBy, readCheckpoint } from '../../src/ledger/log/checkpoint.ts';
import { verifyEd25519 } from '../../src/ledger/log-keys.ts';
import { readTilePath } from '../../src/ledger/log/tiles.ts';
import { openStore } from '../../src/stores/store.ts';
import { judgeGrowth, readGrowth } from '../../src/witness/judge.ts';
import { followOnce } from '../../src/witness/follow.ts';
import { WitnessMemory } from '../../src/witness/memory.ts';
import { Witness } from '../../src/witness/witness.ts';
import { keyPairOf } from '../../src/ledger/signatures.ts';

/** A target that is made ready first, and closed. */
export interface OpenTarget extends FuzzTarget {
  readonly close?: () => Promise<void>;
}

const utf8 = new TextEncoder();
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const JSON_WORDS = ['{', '}', '"', ',', ':', '[', ']', '\\u0041', 'null', '-1', '1e9', '"__proto__":1,', '\n'];
const NOTE_WORDS = ['\n', '\n\n', '— ', ' ', '=', 'AAAA', '0', '18446744073709551616', '-1', '\ufeff', '\r\n', 'old '];

const said = (reason: string) => [{ code: reason, weight: 'refuse', facts: {} }] as const;

/** Laws of something that is checked: who is taken for good says what was given out. */
async function sameOrRefused<T>(check: () => Outcome<T> | Promise<Outcome<T>>, original: T) {
  const { value, findings } = await check();
  law(value === undefined ? findings.length > 0 : true, 'what does not hold is told');
  if (value !== undefined) {
    law(JSON.stringify(value) === JSON.stringify(original), 'what holds says the same as what was given out');
  }
  return findings;
}

const valueOf = <T>({ value }: Outcome<T>): T => {
  if (value === undefined) throw new Error('what was given out does not hold');
  return value;
};

async function withGivenOut(make: (given: GivenOut, folder: string) => Promise<OpenTarget>): Promise<OpenTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-fuzz-'));
  const target = await make(await givenOut(folder), folder);
  const close = async (): Promise<void> => {
    await target.close?.();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...target, close };
}

export const exportFuzz = (): Promise<OpenTarget> =>
  withGivenOut(async ({ export: file }) => {
    const empty = await openStore(':memory:');
    const scratch = undoing(empty);
    const took = (bytes: Uint8Array) => importOffice(scratch, { file: inChunks(bytes, 4096) });
    const original = valueOf(await took(file));
    return {
      name: 'exports',
      files: [file, new Uint8Array(gunzipSync(file))],
      words: JSON_WORDS,
      most: 1000,
      read: (bytes, chance) =>
        sameOrRefused(() => took(chance(4) === 0 ? new Uint8Array(gzipSync(bytes)) : bytes), original),
      close: () => empty.close(),
    };
  });

export const signatureFuzz = (): Promise<OpenTarget> =>
  withGivenOut(async ({ list, signature, keys }) => {
    const sha256 = createHash('sha256').update(list).digest('hex');
    const good = { name: LIST_NAME, sha256, signature, keys };
    const original = valueOf(verifyList(good));
    return {
      name: 'signatures',
      files: [signature, keys],
      words: JSON_WORDS,
      most: 100,
      // the file of keys holds as long as the key that signed is in it
      read: (bytes) => {
        const part = textOf(bytes.subarray(0, 60)).includes('keys') ? { keys: bytes } : { signature: bytes };
        return sameOrRefused(() => verifyList({ ...good, ...part }), original);
      },
    };
  });

export const checkpointFuzz = (): Promise<OpenTarget> =>
  withGivenOut(async ({ checkpoint, growth, logKey }) => {
    const original = readCheckpoint(checkpoint);
    return {
      name: 'checkpoints',
      files: [utf8.encode(checkpoint), utf8.encode(growth.text)],
      words: NOTE_WORDS,
      most: 2,
      read: async (bytes) => {
        const text = textOf(bytes);
        const read = readCheckpoint(text);
        const isGood = read !== undefined && (await isSignedBy(read.note, logKey, verifyEd25519));
        law(!isGood || read.note.text === original?.note.text, 'what is signed is what was signed');
        const log = { keys: [logKey], size: growth.size, root: growth.root };
        const judged = await judgeGrowth(readGrowth(text), () => log, verifyEd25519);
        if (judged.verdict !== 'cosigned') return isGood ? [] : said(judged.verdict);
        law(judged.checkpoint.note.text === original?.note.text, 'what is cosigned is what was signed');
        return [];
      },
    };
  });

export const tileFuzz = (): Promise<OpenTarget> =>
  withGivenOut(async ({ tiles, checkpoint, logKey }, folder) => {
    const memory = await WitnessMemory.open(join(folder, 'witness.json'));
    const witness = new Witness({
      name: 'witness.example',
      pair: keyPairOf(new Uint8Array(32).fill(5)),
      memory,
      clock: () => 0,
    });
    await witness.trust(logKey);
    const paths = [...tiles.keys()];
    return {
      name: 'tiles',
      files: [...tiles.values()],
      words: [String.fromCodePoint(0).repeat(32), 'tile', '\n'],
      most: 1,
      read: async (bytes, chance) => {
        const path = paths[chance(paths.length)] as string;
        readTilePath(textOf(bytes.subarray(0, 40)));
        let isAsked = false;
        const { outcome } = await followOnce(witness, 'http://office.example', async (url) => {
          if (url.endsWith('/checkpoint')) return utf8.encode(checkpoint);
          isAsked ||= url.endsWith(path);
          return url.endsWith(path) ? bytes : (tiles.get(url.slice(url.indexOf('tile/'))) as Uint8Array);
        });
        // where a tile above has the hashes, one below is not asked for
        const isSame = !isAsked || isSameBytes(bytes, tiles.get(path) as Uint8Array);
        law((outcome === 'cosigned') === isSame, 'tiles that are not the log’s are refused, and others are not');
        return isSame ? [] : said(outcome);
      },
      close: () => memory.close(),
    };
  });

export const proofFuzz = (): Promise<OpenTarget> =>
  withGivenOut(async ({ proof, code, keys }) => {
    const original = valueOf(await verifyProof({ text: proof, keys }));
    return {
      name: 'proofs',
      files: [utf8.encode(proof), utf8.encode(code)],
      words: [...NOTE_WORDS, 'EB1', '%', '$', 'Z', 'null'],
      most: 1,
      read: (bytes) => sameOrRefused(() => verifyProof({ text: textOf(bytes), keys }), original),
    };
  });

export const entryFuzz = (): Promise<OpenTarget> =>
  withGivenOut(async ({ export: file }) => {
    const lines = gunzipSync(file).toString('utf8').split('\n');
    const entries = lines.filter((line) => line.startsWith('{"author":'));
    return {
      name: 'entries',
      files: entries.map((line) => utf8.encode(line)),
      words: [...JSON_WORDS, '"no":1', '"prev":"', '"time":"2024-06-15T12:00:00.000Z"', '\ud800'],
      most: 1,
      read: (bytes) => {
        const text = textOf(bytes);
        const link = checkLink(CHAIN_START, text);
        if (isFault(link)) return [link];
        law(
          link.hash === createHash('sha256').update(text).digest('hex'),
          'an entry has the hash of its text, byte by byte',
        );
        return [];
      },
    };
  });
