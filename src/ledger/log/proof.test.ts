/** Proofs of one number, made here of a list of five and a log of seven: what each line has to say, and in which form. */
import { beforeAll, describe, expect, test } from 'vitest';
import { cosignatureOf, signedCheckpoint, verifyEd25519 } from '../log-keys.ts';
import { type KeyPair, keyPairOf } from '../signatures.ts';
import { witnessesIn } from './asked-witnesses.ts';
import { type Bytes, hexBytes, hexText, utf8 } from './bytes.ts';
import { readCheckpoint, type SignedCheckpoint } from './checkpoint.ts';
import { witnessKey } from './cosignature.ts';
import { noteText, verifierKeyText } from './note.ts';
import { checkProof, type NumberProof, proofText, readLeaf, readProof, readStatement, statementText } from './proof.ts';
import { base45Bytes, base45Text, isProofCode, proofCode, readProofCode } from './proof-code.ts';
import { sha256 } from './sha256.ts';
import { hashesInTiles, tileOf } from './tiles.ts';
import { inclusionPath, leafHash, rootOfRange } from './tree.ts';

const ORIGIN = 'elobook/office';
const pairOf = (byte: number): KeyPair => keyPairOf(new Uint8Array(32).fill(byte));
const [OFFICE, OTHER, FIRST, SECOND] = [pairOf(1), pairOf(2), pairOf(3), pairOf(4)];
const publicBytes = ({ publicKey }: KeyPair): Bytes => hexBytes(publicKey) as Bytes;
const trustedKey = (pair: KeyPair) => ({ key: pair.key, publicKey: publicBytes(pair) });
const TIME = 1_763_467_200;

const rowOf = (at: number): string => `["elobook-row-1","fide","2024-06-01",["4hphbn${at}",${1480 + at},20,9]]`;
const LEAVES = [0, 1, 2, 3, 4].map(rowOf);
const treeOf = (leaves: readonly Uint8Array[]) => hashesInTiles(async () => tileOf(leaves), leaves.length);

/** The proof of the third row; the statement is entry 5 of 7. */
async function made({ pair = OFFICE, leaf = LEAVES[2] as string, date = '2024-06-01', no = 5 } = {}) {
  const rows = LEAVES.map((each, at) => leafHash(utf8(at === 2 ? leaf : each)));
  const statement = {
    no,
    time: '2024-06-01T08:30:00.000Z',
    prev: 'ab'.repeat(32),
    pool: 'fide',
    date,
    players: rows.length,
    digest: 'cd'.repeat(32),
    root: hexText(await rootOfRange(treeOf(rows), rows.length)),
  };
  const entries = Array.from({ length: 7 }, (_, at) =>
    leafHash(sha256(utf8(at === 4 ? statementText(statement) : `entry ${at}`))),
  );
  const size = entries.length;
  const root = Uint8Array.from(await rootOfRange(treeOf(entries), size));
  const checkpoint = readCheckpoint(signedCheckpoint({ origin: ORIGIN, size, root }, pair)) as SignedCheckpoint;
  const path = async (hashes: readonly Uint8Array[], index: number) => ({
    index,
    size: hashes.length,
    hashes: (await inclusionPath(treeOf(hashes), index, hashes.length)) as readonly Bytes[],
  });
  return {
    leaf,
    inList: await path(rows, 2),
    statement,
    inLog: await path(entries, 4),
    checkpoint,
  } satisfies NumberProof;
}

const cosigned = (proof: NumberProof, ...by: readonly (readonly [name: string, pair: KeyPair])[]): string => {
  const { text, signatures } = proof.checkpoint.note;
  const lines = by.map(([name, pair]) => cosignatureOf(text, name, TIME, pair));
  const note = noteText({ text, signatures: [...signatures, ...lines] });
  return proofText(proof).replace(noteText(proof.checkpoint.note), note);
};
const check = (text: string, more: object = {}) =>
  checkProof(text, { keys: [trustedKey(OFFICE)], ...more }, verifyEd25519);

let proof: NumberProof;
let text: string;
beforeAll(async () => {
  proof = await made();
  text = proofText(proof);
});

describe('a proof of one number', () => {
  test('is good, and says what it proves', async () => {
    expect(await check(text)).toEqual({
      kind: 'good',
      row: { pool: 'fide', date: '2024-06-01', player: '4hphbn2', rating: 1482 },
      statement: proof.statement,
      origin: ORIGIN,
      size: 7,
      key: OFFICE.key,
      witnessed: [],
    });
    expect(readProof(text)).toEqual(proof);
  });

  test('is damaged by any other line, number or form', async () => {
    const rows = text.split('\n');
    const [first = '', , index = ''] = rows;
    const without = (at: number): string => rows.toSpliced(at, 1).join('\n');
    for (const [name, wrong] of Object.entries({
      'another format': text.replace(first, 'elobook-proof-2'),
      'no format': without(0),
      'no leaf': without(1),
      'no place': without(2),
      'a place in other digits': text.replace(index, 'index 02'),
      'a place that is none': text.replace(index, 'place 2'),
      'a hash too short': text.replace(rows[3] as string, 'AAAA'),
      'a hash that is no base 64': text.replace(rows[3] as string, '!'.repeat(44)),
      'more hashes than any tree has': text.replace(index, `${index}\n${`${rows[3]}\n`.repeat(65).trimEnd()}`),
      'no empty line after the list': without(rows.indexOf('', 2)),
      'no statement': without(rows.indexOf('', 2) + 1),
      'another form of the log': text.replace('c2sp.org/tlog-proof@v1', 'c2sp.org/tlog-proof@v2'),
      'no checkpoint': text.slice(0, text.indexOf(ORIGIN)),
      'something behind it': `${text}\n`,
      'other line ends': text.replaceAll('\n', '\r\n'),
      'far too much': text + ' '.repeat(100_000),
      nothing: '',
    })) {
      expect([name, await check(wrong)]).toEqual([name, { kind: 'damaged' }]);
    }
  });

  test('is not on the list with another row, place or root, or by the statement of another list', async () => {
    const none = { kind: 'not-on-list' };
    expect(await check(text.replace('1482', '1483'))).toEqual(none);
    expect(await check(text.replace('index 2', 'index 3'))).toEqual(none);
    expect(await check(text.replace('index 2', 'index 5'))).toEqual(none);
    expect(await check(text.replace('"players":5', '"players":4'))).toEqual(none);
    expect(await check(text.replace(proof.statement.root, 'ef'.repeat(32)))).toEqual(none);
    // a tree that holds, of a row that says another list
    expect(await check(proofText(await made({ date: '2024-07-01' })))).toEqual(none);
    const elsewhere = rowOf(2).replace('"fide"', '"rapid"');
    expect(await check(proofText(await made({ leaf: elsewhere })))).toEqual(none);
  });

  test('is not in the log with another statement, place or checkpoint', async () => {
    const none = { kind: 'not-in-log' };
    expect(await check(text.replace('08:30:00.000Z', '08:30:00.001Z'))).toEqual(none);
    expect(await check(text.replace('index 4', 'index 3'))).toEqual(none);
    expect(await check(text.replace('index 4', 'index 7'))).toEqual(none);
    expect(await check(text.replace(`${ORIGIN}\n7\n`, `${ORIGIN}\n6\n`))).toEqual(none);
    // the right place for another number of the entry
    expect(await check(proofText(await made({ no: 6 })))).toEqual(none);
  });

  test('is signed by a key that is trusted, and not disclosed', async () => {
    const keys = [trustedKey(OTHER), trustedKey(OFFICE)];
    expect(await check(text, { keys })).toMatchObject({ kind: 'good', key: OFFICE.key });
    const own = proof.checkpoint.note.signatures[0]?.keyId;
    expect(await check(text, { keys: [trustedKey(OTHER)] })).toEqual({ kind: 'unknown-key', seen: [own] });
    expect(await check(text, { keys: [] })).toEqual({ kind: 'unknown-key', seen: [own] });
    const disclosed = [{ ...trustedKey(OFFICE), disclosed: true }];
    expect(await check(text, { keys: disclosed })).toEqual({ kind: 'key-disclosed', key: OFFICE.key });
    expect(await check(text, { keys: [{ ...trustedKey(OFFICE), disclosed: false }] })).toMatchObject({ kind: 'good' });
    // a signature of something else under the name of the key
    const forged = { ...proof, checkpoint: { ...proof.checkpoint, note: { ...proof.checkpoint.note } } };
    const [line] = forged.checkpoint.note.signatures;
    const bytes = Uint8Array.from(line?.bytes as Bytes, (byte, at) => (at === 5 ? byte ^ 1 : byte));
    Object.assign(forged.checkpoint.note, { signatures: [{ ...line, bytes }] });
    expect(await check(proofText(forged))).toEqual({ kind: 'wrong-signature', key: OFFICE.key });
  });

  test('has the cosignatures of so many witnesses as are asked for, each key once', async () => {
    const [one, two] = [
      witnessKey('w.example/one', publicBytes(FIRST)),
      witnessKey('w.example/two', publicBytes(SECOND)),
    ];
    const again = witnessKey('w.example/again', publicBytes(FIRST));
    const whole = cosigned(proof, ['w.example/one', FIRST], ['w.example/again', FIRST]);
    const witnessed = [{ name: 'w.example/one', time: TIME }];
    expect(await check(whole, { witnesses: [one, two] })).toMatchObject({ kind: 'good', witnessed });
    expect(await check(whole, { witnesses: [one, two], needed: 1 })).toMatchObject({ kind: 'good' });
    expect(await check(whole, { witnesses: [one, two], needed: 2 })).toEqual({
      kind: 'too-few-witnesses',
      witnessed,
      needed: 2,
    });
    expect(await check(whole, { witnesses: [one, again], needed: 2 })).toMatchObject({ kind: 'too-few-witnesses' });
    const both = cosigned(proof, ['w.example/one', FIRST], ['w.example/two', SECOND]);
    expect(await check(both, { witnesses: [one, two], needed: 2 })).toMatchObject({ kind: 'good' });
    expect(await check(both, { needed: 1 })).toEqual({ kind: 'too-few-witnesses', witnessed: [], needed: 1 });
  });
});

describe('what a proof says', () => {
  test('a statement has one form', () => {
    const said = statementText(proof.statement);
    expect(readStatement(said)).toEqual(proof.statement);
    for (const wrong of [
      said.replace('"no":5', '"no":0'),
      said.replace('"no":5', '"no":05'),
      said.replace('"players":5', '"players":99999999999999999999'),
      said.replace('"office"', '"officer"'),
      `${said} `,
      '',
    ]) {
      expect(readStatement(wrong), wrong).toBeUndefined();
    }
  });

  test('a leaf names pool, day, player and rating', () => {
    expect(readLeaf(rowOf(1))).toEqual({ pool: 'fide', date: '2024-06-01', player: '4hphbn1', rating: 1481 });
    for (const wrong of ['', '[]', rowOf(1).replace('row-1', 'row-2'), rowOf(1).replace('1481', 'null')]) {
      expect(readLeaf(wrong), wrong).toBeUndefined();
    }
  });
});

describe('a proof in a code', () => {
  test('is written in base 45, as RFC 9285 has it', () => {
    for (const [plain, coded] of [
      ['AB', 'BB8'],
      ['Hello!!', '%69 VD92EX0'],
      ['base-45', 'UJCLQE7W581'],
      ['ietf!', 'QED8WEX0'],
      ['', ''],
    ] as const) {
      expect(base45Text(utf8(plain))).toBe(coded);
      expect(base45Bytes(coded)).toEqual(utf8(plain));
    }
    for (const wrong of ['A', 'BB8A', ':::', 'GGX', 'ZZ', '::', 'ab0', 'BB\n']) {
      expect(base45Bytes(wrong), wrong).toBeUndefined();
    }
    // the largest of three and of two letters
    expect([base45Bytes('FGW'), base45Bytes('U5')]).toEqual([Uint8Array.of(255, 255), Uint8Array.of(255)]);
  });

  test('is the same file of a proof, with all its signatures', () => {
    const whole = cosigned(proof, ['w.example/one', FIRST], ['w.example/two', SECOND]);
    for (const each of [text, whole]) {
      const code = proofCode(readProof(each) as NumberProof);
      expect(code).toMatch(/^ELOBOOK1:[0-9A-Z $%*+\-./:]+$/);
      expect(isProofCode(code)).toBe(true);
      expect(readProofCode(code)).toBe(each);
    }
    expect(isProofCode(text)).toBe(false);
  });

  test('is none with a byte changed, added or taken out, or is the proof of something else', async () => {
    const bytes = base45Bytes(proofCode(proof).slice('ELOBOOK1:'.length)) as Bytes;
    const coded = (changed: Uint8Array): string => `ELOBOOK1:${base45Text(changed)}`;
    expect(readProofCode(coded(bytes))).toBe(text);
    expect(readProofCode(coded(Uint8Array.of(...bytes, 0)))).toBeUndefined();
    expect(readProofCode(text)).toBeUndefined();
    expect(readProofCode('ELOBOOK1:')).toBeUndefined();
    expect(readProofCode('ELOBOOK1:A')).toBeUndefined();
    // a number that never ends
    expect(readProofCode(coded(new Uint8Array(40).fill(255)))).toBeUndefined();
    for (let at = 0; at < bytes.length; at += 13) {
      expect(readProofCode(coded(bytes.subarray(0, at)))).toBeUndefined();
      const read = readProofCode(coded(bytes.map((byte, place) => (place === at ? byte ^ 1 : byte))));
      if (read !== undefined) expect((await check(read)).kind, String(at)).not.toBe('good');
    }
  });
});

describe('the witnesses that an office asks', () => {
  const key = (name: string, pair = FIRST): string => verifierKeyText(witnessKey(name, publicBytes(pair)));

  test('are keys with addresses, each name once', () => {
    const asked = witnessesIn(`${key('w.example/one')} https://w.example/one/ , ${key('w.example/two')}  http://b`);
    expect(asked?.map((each) => [each.key.name, each.url])).toEqual([
      ['w.example/one', 'https://w.example/one'],
      ['w.example/two', 'http://b'],
    ]);
    const office = verifierKeyText({ ...witnessKey('w.example/one', publicBytes(FIRST)), type: 1 });
    for (const wrong of [
      '',
      key('w.example/one'),
      `${key('w.example/one')} w.example`,
      `${key('w.example/one')} ftp://w.example`,
      `${key('w.example/one')} https://w.example?a`,
      `${key('w.example/one')} https://w.example#a`,
      `${key('w.example/one')} https://w.example more`,
      `${office} https://w.example`,
      `w.example/one https://w.example`,
      `${key('w.example/one')} https://a, ${key('w.example/one', SECOND)} https://b`,
      `${key('w.example/one')} https://a,`,
    ]) {
      expect(witnessesIn(wrong), wrong).toBeUndefined();
    }
  });
});
