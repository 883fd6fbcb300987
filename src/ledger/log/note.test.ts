/** Notes, checkpoints and cosignatures, held against what others have signed and published. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosignatureOf, signedCheckpoint, verifyEd25519 } from '../log-keys.ts';
import { type KeyPair, keyPairOf } from '../signatures.ts';
import { type Bytes, base64Bytes, base64Text, hexBytes, hexText, textOfUtf8, utf8, wholeNumber } from './bytes.ts';
import {
  checkpointLine,
  checkpointText,
  isSignedBy,
  logKey,
  readCheckpoint,
  readCheckpointText,
  type SignedCheckpoint,
} from './checkpoint.ts';
import { cosignedAt, cosignedMessage, readCosignature, witnessKey } from './cosignature.ts';
import {
  isKeyName,
  type Note,
  type NoteKey,
  noteKeyId,
  noteText,
  readNote,
  readSignatureLine,
  readVerifierKey,
  verifierKeyText,
} from './note.ts';
import { growthText } from './growth.ts';
import { sha256 } from './sha256.ts';

/** The key of Go's checksum database, and a checkpoint that it has signed. */
const SUMDB_KEY = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8';
const SUMDB = `go.sum database tree
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— sum.golang.org Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
`;

/** The note of the package golang.org/x/mod/sumdb/note. */
const NEUMANN_KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const NEUMANN = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

/** The example of c2sp.org/tlog-cosignature. */
const COSIGNED = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`;

const noteOf = (text: string): Note => readNote(text) as Note;
const keyOf = (text: string): NoteKey => readVerifierKey(text) as NoteKey;
const seeded = (byte: number): KeyPair => keyPairOf(new Uint8Array(32).fill(byte));
const publicBytes = ({ publicKey }: KeyPair): Bytes => hexBytes(publicKey) as Bytes;

describe('SHA-256', () => {
  test('is that of the standard, for every length around its blocks', () => {
    expect(hexText(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    for (let length = 0; length < 200; length += 1) {
      const bytes = new Uint8Array(length).map((_, at) => (at * 37) & 255);
      expect(hexText(sha256(bytes)), String(length)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

describe('texts of bytes', () => {
  test('base64 has one text for each value, and no other is taken', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(base64Text(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(base64Bytes(base64Text(bytes))).toEqual(bytes);
      }),
    );
    for (const wrong of ['QQ', 'QQ=', 'QR==', 'QUJD=', 'QU\nJD', 'QUJ-', ' QUJD', 'Q===']) {
      expect(base64Bytes(wrong), wrong).toBeUndefined();
    }
  });

  test('hexadecimal digits are small, and there are two for each byte', () => {
    expect(hexBytes('00ff')).toEqual(Uint8Array.of(0, 255));
    for (const wrong of ['0', 'FF', 'fg', '0x00']) expect(hexBytes(wrong), wrong).toBeUndefined();
  });

  test('whole numbers have no zeros before them, and are exact', () => {
    expect([wholeNumber('0'), wholeNumber('20852163'), wholeNumber('9007199254740991')]).toEqual([
      0,
      20_852_163,
      Number.MAX_SAFE_INTEGER,
    ]);
    for (const wrong of ['', '01', '-1', '+1', '1.0', '1e3', ' 1', '9007199254740992', '99999999999999999999']) {
      expect(wholeNumber(wrong), wrong).toBeUndefined();
    }
  });
});

describe('a signed note', () => {
  test('that others have published holds under their keys', async () => {
    for (const [text, key] of [
      [SUMDB, SUMDB_KEY],
      [NEUMANN, NEUMANN_KEY],
    ] as const) {
      expect(await isSignedBy(noteOf(text), keyOf(key), verifyEd25519)).toBe(true);
      expect(noteText(noteOf(text))).toBe(text);
      expect(verifierKeyText(keyOf(key))).toBe(key);
    }
  });

  test('does not hold when its text, its signature or its key is another', async () => {
    const key = keyOf(SUMDB_KEY);
    const holds = (text: string, by = key): Promise<boolean> => isSignedBy(noteOf(text), by, verifyEd25519);
    expect(await holds(SUMDB.replace('20852163', '20852164'))).toBe(false);
    expect(await holds(SUMDB.replace('Az3grlgt', 'Az3grlgu'))).toBe(false);
    // neither the name nor the id alone makes it this key's
    expect(await holds(SUMDB.replace('— sum.golang.org', '— sum.golang.com'))).toBe(false);
    expect(await holds(SUMDB.replace(' Az3grlgt', ' Az3grkgt'))).toBe(false);
    expect(await holds(SUMDB, keyOf(NEUMANN_KEY))).toBe(false);
    expect(await holds(SUMDB, { ...key, type: 4 })).toBe(false);
  });

  test('with one good and one wrong signature of a key is worth nothing; those of others do not matter', async () => {
    const line = `${SUMDB.trimEnd().split('\n').at(-1)}\n`;
    const wrong = line.replace('Az3grlgt', 'Az3grlgu');
    expect(await isSignedBy(noteOf(SUMDB + wrong), keyOf(SUMDB_KEY), verifyEd25519)).toBe(false);
    const other = wrong.replace('sum.golang.org', 'somebody');
    expect(await isSignedBy(noteOf(SUMDB + other), keyOf(SUMDB_KEY), verifyEd25519)).toBe(true);
  });

  test('of the specification is split at its last empty line', () => {
    const poem = `Ognuno sta solo sul cuor della terra
trafitto da un raggio di sole:

ed è subito sera.

— quasimodo.example/salvatore NnugSzTjtVAewIS+Z/iJhUPeFDkO/5QQ2i5ddnGITLlC+EhfLW9oJKONrMouFSQU0xMcXxj99ihAQwaqP3ZekRwNtIc=
`;
    const { text, signatures } = noteOf(poem);
    expect(text.endsWith('ed è subito sera.\n')).toBe(true);
    expect(signatures.map(({ name, keyId, bytes }) => [name, keyId, bytes.length])).toEqual([
      ['quasimodo.example/salvatore', '367ba04b', 64],
    ]);
    expect(noteText(noteOf(poem))).toBe(poem);
  });

  test('is none where a line is missing, a name has a blank or a plus, or there are control characters', () => {
    const line = '— a AAAAAAA=\n';
    expect(readNote(`text\n\n${line}`)).toBeDefined();
    for (const wrong of [
      '',
      'text\n',
      `text\n${line}`,
      `text\n\n${line.trimEnd()}`,
      `text\n\n${line}\n`,
      `text\n\n${line}rest\n`,
      'text\n\n— a b AAAAAAA=\n',
      'text\n\n— a+b AAAAAAA=\n',
      'text\n\n- a AAAAAAA=\n',
      'text\n\n— a AAAAAA==\n',
      `te\txt\n\n${line}`,
      `te\rxt\n\n${line}`,
      `te\ud800xt\n\n${line}`,
      `text\n\n${line.repeat(101)}`,
      `${'x'.repeat(1_000_001)}\n\n${line}`,
    ]) {
      expect(readNote(wrong), JSON.stringify(wrong.slice(0, 40))).toBeUndefined();
    }
    expect(readNote(`text\n\n${line.repeat(100)}`)?.signatures).toHaveLength(100);
    expect(readNote(`text\n\n${line.repeat(101)}`)).toBeUndefined();
    // a signature alone, or one that is cut off where its line would end
    expect(readNote(`x${line}`)).toBeUndefined();
    expect(readNote(`text\n\n${line.slice(0, -1)}!`)).toBeUndefined();
    expect(readSignatureLine('— a AAAAAAA=')).toEqual({ name: 'a', keyId: '00000000', bytes: Uint8Array.of(0) });
  });

  test('a key is none where its name, its id, its kind or its length is wrong', () => {
    const [name, id, key] = SUMDB_KEY.split(/\+(.{8})\+/) as [string, string, string];
    // its own id is right: a name that is none, and too few bytes
    const sound = keyOf(SUMDB_KEY);
    expect(readVerifierKey(verifierKeyText({ ...sound, name: 'a b' }))).toBeUndefined();
    const short = { ...sound, publicKey: sound.publicKey.slice(1) };
    expect(readVerifierKey(verifierKeyText(short))).toBeUndefined();
    expect(readVerifierKey(`${name}+${id}+${key}`)).toBeDefined();
    for (const wrong of [
      '',
      `${name}+${id}`,
      `${name}+033de0af+${key}`,
      `${name}+033DE0AE+${key}`,
      `sum golang+${id}+${key}`,
      `${name}+${id}+${key.slice(0, -4)}`,
      `${name}+${id}+B${key.slice(1)}`,
      `${name}+${id}+C${key.slice(1)}`,
    ]) {
      expect(readVerifierKey(wrong), wrong).toBeUndefined();
    }
    expect(['a', 'a/b', 'é'].every(isKeyName)).toBe(true);
    expect(['', 'a b', 'a+b', 'a\u00a0b', 'a\u2003b'].some(isKeyName)).toBe(false);
  });
});

describe('a checkpoint', () => {
  test('says which log, how large, and its root', () => {
    const read = readCheckpoint(SUMDB);
    expect(read).toMatchObject({ origin: 'go.sum database tree', size: 20_852_163 });
    expect(base64Text(read?.root as Bytes)).toBe('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=');
    expect(read && checkpointText(read)).toBe(read?.note.text);
  });

  test('may have further lines, which are signed with it', () => {
    const [root] = ['CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I='];
    expect(readCheckpointText(`o\n0\n${root}\n`)).toMatchObject({ origin: 'o', size: 0 });
    expect(readCheckpointText(`o\n7\n${root}\nmore\nlines\n`)).toMatchObject({ size: 7 });
    for (const wrong of [
      `\n7\n${root}\n`,
      `o\n07\n${root}\n`,
      `o\n7\n${root}`,
      `o\n7\n${root}\n\nmore\n`,
      'o\n7\nAAAA\n',
      'o\n7\n',
      `o\n-7\n${root}\n`,
    ]) {
      expect(readCheckpointText(wrong), JSON.stringify(wrong)).toBeUndefined();
    }
    expect(readCheckpoint('o\n7\n')).toBeUndefined();
    expect(readCheckpoint('no checkpoint\n\n— a AAAAAAA=\n')).toBeUndefined();
  });

  test('that an office signs holds under its key, and under no other', async () => {
    const own = seeded(7);
    const whole = signedCheckpoint({ origin: 'elobook/0123', size: 5, root: new Uint8Array(32).fill(1) }, own);
    const read = readCheckpoint(whole);
    if (read === undefined) throw new Error('no checkpoint');
    expect(await isSignedBy(read.note, logKey('elobook/0123', publicBytes(own)), verifyEd25519)).toBe(true);
    expect(await isSignedBy(read.note, logKey('elobook/0123', publicBytes(seeded(8))), verifyEd25519)).toBe(false);
    expect(await isSignedBy(read.note, logKey('elobook/0124', publicBytes(own)), verifyEd25519)).toBe(false);
  });
});

describe('a cosignature', () => {
  test('of the specification is read: id, time and 64 bytes', () => {
    const [, line] = noteOf(COSIGNED).signatures;
    expect(line).toMatchObject({ name: 'witness.example.com/w1', keyId: '8d66cf3f' });
    const read = line && readCosignature(line);
    expect([read?.time, read?.signature.length]).toEqual([1_679_315_147, 64]);
    for (const length of [0, 71, 73]) expect(readCosignature({ bytes: new Uint8Array(length) })).toBeUndefined();
    // a time that no number tells exactly
    expect(readCosignature({ bytes: new Uint8Array(72).fill(255) })).toBeUndefined();
    expect(new TextDecoder().decode(cosignedMessage(1_679_315_147, noteOf(COSIGNED).text))).toBe(
      'cosignature/v1\ntime 1679315147\nexample.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
    );
  });

  const witness = seeded(9);
  const key = witnessKey('witness.example/w1', publicBytes(witness));

  test('says when a witness has seen a checkpoint, and the last time counts', async () => {
    const note = noteOf(SUMDB);
    const first = cosignatureOf(note.text, key.name, 1_790_000_000, witness);
    const second = cosignatureOf(note.text, key.name, 1_790_000_060, witness);
    const whole = noteOf(noteText({ ...note, signatures: [...note.signatures, second, first] }));
    expect(await cosignedAt(whole, key, verifyEd25519)).toBe(1_790_000_060);
    expect(await isSignedBy(whole, keyOf(SUMDB_KEY), verifyEd25519)).toBe(true);
    expect(await cosignedAt(note, key, verifyEd25519)).toBeUndefined();
    expect(await cosignedAt(whole, witnessKey('witness.example/w2', key.publicKey), verifyEd25519)).toBeUndefined();
  });

  test('holds of this text and this time alone, and is no signature of a log', async () => {
    const note = noteOf(SUMDB);
    const good = cosignatureOf(note.text, key.name, 1_790_000_000, witness);
    const cosigned = (bytes: Bytes, text = note.text): Promise<number | undefined> =>
      cosignedAt({ text, signatures: [{ ...good, bytes }] }, key, verifyEd25519);
    expect(await cosigned(good.bytes)).toBe(1_790_000_000);
    expect(await cosigned(good.bytes, note.text.replace('3', '4'))).toBeUndefined();
    for (const at of [7, 8, 71]) {
      expect(await cosigned(good.bytes.with(at, (good.bytes[at] as number) ^ 1) as Bytes)).toBeUndefined();
    }
    expect(await cosigned(good.bytes.slice(1))).toBeUndefined();
    expect(await cosigned(good.bytes.with(0, 255) as Bytes)).toBeUndefined();
    expect(noteKeyId(key)).not.toBe(noteKeyId({ ...key, type: 1 }));
    expect(readVerifierKey(verifierKeyText(key))).toEqual(key);
  });
});

describe('what is told of a checkpoint', () => {
  test('stands in one line, with the signature of the log itself, or without one', () => {
    const read = readCheckpoint(COSIGNED) as SignedCheckpoint;
    const line = `${read.origin} 20852163 ${base64Text(read.root)} `;
    expect(checkpointLine(read)).toBe(`${line}${COSIGNED.split('\n')[4]?.split(' ').at(-1)}`);
    expect(checkpointLine({ ...read, note: { ...read.note, signatures: read.note.signatures.slice(1) } })).toBe(line);
  });

  test('is shown to a witness with the size that it has seen, and the hashes that lead on from there', () => {
    expect(growthText(7, [utf8('a'), utf8('b')], SUMDB)).toBe(`old 7\nYQ==\nYg==\n\n${SUMDB}`);
    expect(growthText(0, [], SUMDB)).toBe(`old 0\n\n${SUMDB}`);
  });

  test('is text only where its bytes are', () => {
    expect(textOfUtf8(utf8('\uFEFFé'))).toBe('\uFEFFé');
    for (const wrong of [[0xff], [0xc3], [0xed, 0xa0, 0x80]])
      expect(textOfUtf8(Uint8Array.from(wrong))).toBeUndefined();
  });
});
