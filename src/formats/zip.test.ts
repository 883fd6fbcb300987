import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../core/finding.ts';
import { type Limits, LIMITS } from './limits.ts';
import { chunksOfBytes } from './stream.ts';
import { crc32, isZip, type UnpackedFile, unpackedFiles, ZipReader } from './zip.ts';

const text = (file: UnpackedFile | undefined): string | undefined =>
  file?.bytes === undefined ? undefined : new TextDecoder().decode(file.bytes);

async function unpack(
  archive: Uint8Array,
  { size = archive.length, limits = LIMITS }: { size?: number; limits?: Limits } = {},
): Promise<UnpackedFile[]> {
  const files: UnpackedFile[] = [];
  for await (const file of unpackedFiles(chunksOfBytes(archive, Math.max(1, size)), limits)) files.push(file);
  return files;
}

const codes = (files: readonly UnpackedFile[]): (string | undefined)[][] =>
  files.map(({ name, findings }) => [
    name,
    ...findings.map(({ code, facts }) => `${code} ${String(facts['problem'] ?? '')}`.trim()),
  ]);

/** Written as a stream: the sizes follow the data. */
function streamed(files: Readonly<Record<string, Uint8Array>>, stored = false): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, data) => parts.push(data));
  for (const [name, bytes] of Object.entries(files)) {
    const entry = stored ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(bytes, true);
  }
  zip.end();
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const random = (length: number): Uint8Array => {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 16;
  });
};

const TWO = { 'one.txt': strToU8('first '.repeat(400)), 'folder/two.txt': strToU8('second') };
const put32 = (bytes: Uint8Array, at: number, value: number): void =>
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at, value, true);
const put16 = (bytes: Uint8Array, at: number, value: number): void =>
  new DataView(bytes.buffer, bytes.byteOffset).setUint16(at, value, true);
const find = (bytes: Uint8Array, ...sign: readonly number[]): number =>
  bytes.findIndex((_, at) => sign.every((byte, index) => bytes[at + index] === byte));

describe('what is a zip archive', () => {
  test('by its first bytes', () => {
    expect([zipSync(TWO), zipSync({}), strToU8('PK'), strToU8('ID number'), new Uint8Array()].map(isZip)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the checksum', () => {
  test('of the usual nine digits', () => expect(crc32(strToU8('123456789'))).toBe(0xcbf43926));
  test('of nothing', () => expect(crc32(new Uint8Array())).toBe(0));
  test('is the same in one go and in pieces', () => {
    const bytes = random(1003);
    expect(crc32(bytes.subarray(501), crc32(bytes.subarray(0, 501)))).toBe(crc32(bytes));
  });
});

describe('the files of an archive', () => {
  for (const [how, archive] of [
    ['with sizes before the data', zipSync(TWO)],
    ['stored', zipSync(TWO, { level: 0 })],
    ['with sizes after the data', streamed(TWO)],
    ['stored, with sizes after the data', streamed(TWO, true)],
  ] as const) {
    for (const size of [1, 7, 64, archive.length]) {
      test(`${how}, in pieces of ${size}`, async () => {
        const files = await unpack(archive, { size });
        expect(files.map((file) => [file.name, text(file)])).toEqual([
          ['one.txt', 'first '.repeat(400)],
          ['folder/two.txt', 'second'],
        ]);
        expect(files.flatMap(({ findings }) => findings)).toEqual([]);
      });
    }
  }

  test('folders are passed over, empty files are files', async () => {
    const files = await unpack(zipSync({ 'folder/': new Uint8Array(), 'empty.txt': new Uint8Array() }));
    expect(files.map((file) => [file.name, text(file)])).toEqual([['empty.txt', '']]);
  });

  test('names with accents are read, and names that lead elsewhere are only names', async () => {
    const files = await unpack(zipSync({ 'őszi.trf': strToU8('a'), '../../etc/x': strToU8('b') }));
    expect(files.map(({ name }) => name)).toEqual(['őszi.trf', '../../etc/x']);
  });

  test('data that look like a record do not end an entry', async () => {
    const trap = new Uint8Array(4000);
    for (let at = 0; at < 3900; at += 40) trap.set([0x50, 0x4b, at % 80 === 0 ? 7 : 3, at % 80 === 0 ? 8 : 4], at);
    for (const size of [1, 333, 100_000]) {
      const [file] = await unpack(streamed({ 'trap.bin': trap }, true), { size });
      expect(file?.findings).toEqual([]);
      expect(file?.bytes).toEqual(trap);
    }
  });

  test('large data come whole', async () => {
    const bytes = random(200_001);
    for (const archive of [zipSync({ a: bytes }), streamed({ a: bytes })]) {
      expect(crc32((await unpack(archive, { size: 65_536 }))[0]?.bytes as Uint8Array)).toBe(crc32(bytes));
    }
  });

  test('descriptors without a signature, and after data whose size was known', async () => {
    const whole = streamed({ a: strToU8('hello hello hello'), b: strToU8('two') });
    const at = find(whole, 0x50, 0x4b, 7, 8);
    const without = Uint8Array.from([...whole.subarray(0, at), ...whole.subarray(at + 4)]);
    expect((await unpack(without)).map(text)).toEqual(['hello hello hello', 'two']);
    for (const archive of [whole, without]) {
      const known = archive.slice();
      const header = archive === whole ? at + 4 : at;
      known.set(archive.subarray(header, header + 12), 14);
      expect((await unpack(known)).map(text)).toEqual(['hello hello hello', 'two']);
      put32(known, 22, 5);
      expect(codes(await unpack(known))[0]).toEqual(['a', 'zip.damaged checksum']);
    }
  });

  test('sizes of 64 bits', async () => {
    const plain = zipSync({ a: strToU8('sixty-four '.repeat(9)) });
    const extra = new Uint8Array(24);
    put16(extra, 0, 0x9999);
    put16(extra, 4, 1);
    put16(extra, 6, 16);
    put32(extra, 8, 99);
    put32(extra, 16, new DataView(plain.buffer).getUint32(18, true));
    const long = Uint8Array.from([...plain.subarray(0, 31), ...extra, ...plain.subarray(31)]);
    put32(long, 18, 0xffffffff);
    put32(long, 22, 0xffffffff);
    put16(long, 28, extra.length);
    expect((await unpack(long)).map(text)).toEqual(['sixty-four '.repeat(9)]);
    put16(long, 37, 8);
    put32(long, 18, new DataView(plain.buffer).getUint32(18, true));
    put16(long, 28, 16);
    const short = Uint8Array.from([...long.subarray(0, 47), ...long.subarray(55)]);
    put32(short, 22, 99);
    expect((await unpack(short)).map(text)).toEqual(['sixty-four '.repeat(9)]);
    const streaming = streamed({ a: strToU8('sixty-four '.repeat(9)) });
    const at = find(streaming, 0x50, 0x4b, 7, 8);
    const sizes = streaming.subarray(at + 8, at + 16);
    const wide = [...sizes.subarray(0, 4), 0, 0, 0, 0, ...sizes.subarray(4), 0, 0, 0, 0];
    const longer = Uint8Array.from([...streaming.subarray(0, at + 8), ...wide, ...streaming.subarray(at + 16)]);
    expect((await unpack(longer)).map(text)).toEqual(['sixty-four '.repeat(9)]);
  });
});

describe('archives that are refused, and why', () => {
  test('an encrypted file, beside one that is not', async () => {
    const archive = zipSync(TWO);
    put16(archive, 6, 1);
    const files = await unpack(archive);
    expect(codes(files)).toEqual([['one.txt', 'zip.encrypted'], ['folder/two.txt']]);
    expect(files.map(text)).toEqual([undefined, 'second']);
  });

  test('an unknown method', async () => {
    const archive = zipSync(TWO);
    put16(archive, 8, 14);
    const [file] = await unpack(archive);
    expect(file).toEqual({
      name: 'one.txt',
      findings: [
        {
          code: 'zip.unknown-method',
          weight: 'refuse',
          at: { file: 'one.txt' },
          facts: { entry: 'one.txt', method: 14 },
        },
      ],
    });
  });

  test('damaged data: the next file is still read', async () => {
    const archive = zipSync({ 'a.txt': random(300), 'b.txt': strToU8('fine') }, { level: 0 });
    archive[100] = (archive[100] as number) ^ 1;
    expect(codes(await unpack(archive))).toEqual([['a.txt', 'zip.damaged checksum'], ['b.txt']]);
    const packed = zipSync({ 'a.txt': strToU8('abcabcabc'.repeat(50)), 'b.txt': strToU8('fine') });
    packed[36] = 0xff;
    expect(codes(await unpack(packed))).toEqual([['a.txt', 'zip.damaged compression'], ['b.txt']]);
  });

  test('a broken record ends the reading', async () => {
    const archive = zipSync({ 'a.txt': strToU8('first'), 'b.txt': strToU8('second') }, { level: 0 });
    const second = find(archive, 0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0) + 1;
    const next = archive
      .subarray(second)
      .findIndex((_, at) => archive[second + at] === 0x50 && archive[second + at + 2] === 3);
    archive[second + next] = 0;
    expect(codes(await unpack(archive))).toEqual([['a.txt'], [undefined, 'zip.damaged record']]);
    const follow = streamed({ a: strToU8('hello hello hello') });
    const at = find(follow, 0x50, 0x4b, 7, 8);
    follow.set(follow.subarray(at + 4, at + 16), 14);
    follow.fill(1, at);
    expect(codes(await unpack(follow))).toEqual([['a'], [undefined, 'zip.damaged record']]);
  });

  test('an archive that was cut anywhere is told', async () => {
    for (const archive of [zipSync(TWO), streamed(TWO)]) {
      for (let length = 4; length < archive.length - 22; length += 3) {
        const found = codes(await unpack(archive.slice(0, length))).flat();
        expect(found.at(-1), `cut to ${length}`).toBe('zip.damaged cut');
      }
    }
  });

  test('a cut while an encrypted file is passed over names that file', async () => {
    const archive = zipSync(TWO);
    put16(archive, 6, 1);
    expect(codes(await unpack(archive.slice(0, 45)))).toEqual([
      ['one.txt', 'zip.encrypted'],
      ['one.txt', 'zip.damaged cut'],
    ]);
  });

  test('an archive without files', async () => {
    expect(codes(await unpack(zipSync({})))).toEqual([[undefined, 'zip.empty']]);
  });

  test('a bomb, whether its record says so or not', async () => {
    const honest = zipSync({ 'bomb.txt': new Uint8Array(3_000_000) });
    expect(codes(await unpack(honest))).toEqual([['bomb.txt', 'zip.too-dense']]);
    const lying = honest.slice();
    put32(lying, 22, 10);
    expect(codes(await unpack(lying))).toEqual([['bomb.txt', 'zip.too-dense']]);
    expect(codes(await unpack(streamed({ 'bomb.txt': new Uint8Array(3_000_000) })))).toEqual([
      ['bomb.txt', 'zip.too-dense'],
    ]);
  });

  test('a small file may be as dense as it likes', async () => {
    expect((await unpack(zipSync({ 'blank.txt': new Uint8Array(1_000_000) })))[0]?.bytes?.length).toBe(1_000_000);
  });

  test('more than the limit, over all files', async () => {
    const archive = zipSync({ a: random(600), b: random(600), c: random(100) });
    const limits = { ...LIMITS, archiveBytes: 1000 };
    expect(codes(await unpack(archive, { limits }))).toEqual([['a'], ['b', 'zip.too-large'], ['c']]);
    const unsaid = streamed({ a: random(600), b: random(600), c: random(100) });
    expect(codes(await unpack(unsaid, { limits }))).toEqual([['a'], ['b', 'zip.too-large'], ['c', 'zip.too-large']]);
  });

  test('a file larger than a report may be', async () => {
    const limits = { ...LIMITS, reportBytes: 500 };
    const files = await unpack(zipSync({ a: random(501), b: random(500) }), { limits });
    expect(codes(files)).toEqual([['a', 'zip.file-too-large'], ['b']]);
    expect(files[1]?.bytes).toEqual(random(500));
  });

  test('a fault of the reader behind it is not taken for damage', () => {
    const broken = new ZipReader(LIMITS, {
      entry: () => undefined,
      data: () => {
        throw new Error('ours');
      },
      end: () => undefined,
      finding: () => undefined,
    });
    expect(() => broken.push(zipSync({ a: strToU8('abcabcabc') }))).toThrow('ours');
  });
});

describe('archives with any byte changed', () => {
  test('never raise an exception and always end', async () => {
    const runs = Number(process.env['ELOBOOK_FUZZ'] ?? 1500);
    let state = 11;
    const next = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 0x1_0000_0000) * below);
    };
    const archives = [zipSync(TWO), streamed(TWO), zipSync(TWO, { level: 0 }), streamed(TWO, true)];
    for (let run = 0; run < runs; run += 1) {
      const archive = (archives[run % archives.length] as Uint8Array).slice();
      for (let change = next(4); change >= 0; change -= 1) archive[next(archive.length)] = next(256);
      const findings: Finding[] = [];
      let unpacked = 0;
      const reader = new ZipReader(LIMITS, {
        entry: () => undefined,
        data: ({ length }) => {
          unpacked += length;
        },
        end: () => undefined,
        finding: (finding) => findings.push(finding),
      });
      for (const piece of chunksOfBytes(archive.subarray(0, archive.length - next(3)), 1 + next(200)))
        reader.push(piece);
      reader.end();
      expect(unpacked).toBeLessThan(1_000_000);
      expect(findings.every(({ code }) => code.startsWith('zip.'))).toBe(true);
    }
  });
});
