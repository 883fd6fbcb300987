/**
 * Zip archives, read as streams: an archive is never in memory as a whole. The names inside are labels for people; nothing is ever
 * written to a path taken from them. The container is read here, because the sizes, flags and checksums of its records decide what
 * is damaged, encrypted or a bomb; `fflate` decompresses the data.
 */
import { Inflate } from 'fflate';
import type { Finding } from '../core/finding.ts';
import { decode, guessEncoding } from './encoding.ts';
import type { Limits } from './limits.ts';
import { type Chunks, joined, chunksOfBytes } from './stream.ts';

export const ZIP_PROBLEMS = ['record', 'compression', 'checksum', 'cut'] as const;
export type ZipProblem = (typeof ZIP_PROBLEMS)[number];

export interface ZipFindings {
  'zip.damaged': { entry: string | null; problem: ZipProblem };
  'zip.encrypted': { entry: string };
  'zip.unknown-method': { entry: string; method: number };
  'zip.too-large': { entry: string; limit: number };
  'zip.too-dense': { entry: string; limit: number };
  'zip.file-too-large': { entry: string; limit: number };
  'zip.empty': Record<never, never>;
}

/** Receives the content of an archive. The bytes of an entry come between its `entry` and its `end`. */
export interface ZipSink {
  entry(name: string): void;
  data(bytes: Uint8Array): void;
  end(name: string): void;
  finding(finding: Finding<keyof ZipFindings>): void;
}

type ZipLimits = Pick<Limits, 'archiveBytes' | 'archiveRatio'>;

/** The first four bytes of each record, as a little-endian number. */
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const DIRECTORY = [0x02014b50, 0x06054b50, 0x06064b50, 0x08064b50];
const END = 0x06054b50;

const LOCAL_LENGTH = 30;
/** A descriptor in its longest form, and the beginning of the next record. */
const LOOK_AHEAD = 28;
/** The distance of a descriptor without its signature from the next record. */
const LOOK_BACK = 12;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x2041;
const SIZES_FOLLOW = 0x8;
const ZIP64 = 1;
const IN_ZIP64 = 0xffffffff;

/** Compressed bytes are undone in steps, so that one step cannot unpack more than about 16 MB. */
const STEP = 16 * 1024;
/** Files that unpack to less are never called a bomb, however well they were compressed. */
const HARMLESS = 1024 * 1024;

const NOTHING: Uint8Array = new Uint8Array(0);

const u16 = (bytes: Uint8Array, at: number): number => (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
const u32 = (bytes: Uint8Array, at: number): number => (u16(bytes, at) | (u16(bytes, at + 2) << 16)) >>> 0;
const u64 = (bytes: Uint8Array, at: number): number => u32(bytes, at) + u32(bytes, at + 4) * 0x1_0000_0000;

/** By the first bytes: a zip archive, or an empty one. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && (u32(bytes, 0) === LOCAL || u32(bytes, 0) === END);

/** Four tables, so that four bytes go at once. */
const CRC = crcTables();

function crcTables(): readonly Uint32Array[] {
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  const tables = [first];
  for (let table = 1; table < 4; table += 1) {
    tables.push((tables[table - 1] as Uint32Array).map((value) => (value >>> 8) ^ (first[value & 0xff] as number)));
  }
  return tables;
}

/** The checksum of the archive format, continued: begin with 0. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [one, two, three, four] = CRC as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  let crc = ~before;
  let at = 0;
  for (const whole = bytes.length - 3; at < whole; at += 4) {
    crc ^= u32(bytes, at);
    crc =
      (four[crc & 0xff] as number) ^
      (three[(crc >>> 8) & 0xff] as number) ^
      (two[(crc >>> 16) & 0xff] as number) ^
      (one[crc >>> 24] as number);
  }
  for (; at < bytes.length; at += 1) crc = (crc >>> 8) ^ (one[(crc ^ (bytes[at] as number)) & 0xff] as number);
  return ~crc >>> 0;
}

/** The fields of a record before its data; sizes are absent if they follow the data. */
interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly hasDescriptor: boolean;
  readonly packed?: number;
  readonly unpacked: number;
  readonly crc: number;
}

interface Sizes {
  readonly unpacked: number;
  readonly crc: number;
}

/** The position of a descriptor in the available bytes, and its length. */
interface FoundDescriptor extends Sizes {
  readonly at: number;
  readonly length: number;
}

function localEntry(bytes: Uint8Array, nameLength: number, extraLength: number): ZipEntry {
  const nameBytes = bytes.subarray(LOCAL_LENGTH, LOCAL_LENGTH + nameLength);
  const extra = bytes.subarray(LOCAL_LENGTH + nameLength, LOCAL_LENGTH + nameLength + extraLength);
  const flags = u16(bytes, 6);
  const hasDescriptor = (flags & SIZES_FOLLOW) !== 0;
  const sizes = zip64Sizes(extra, u32(bytes, 18), u32(bytes, 22));
  return {
    name: decode(nameBytes, guessEncoding(nameBytes)),
    method: u16(bytes, 8),
    isEncrypted: (flags & ENCRYPTED) !== 0,
    hasDescriptor,
    ...(hasDescriptor && sizes.packed === 0 ? {} : { packed: sizes.packed }),
    unpacked: sizes.unpacked,
    crc: u32(bytes, 14),
  };
}

/** Sizes beyond 32 bits are in an extra field: first the unpacked, then the packed size. */
function zip64Sizes(extra: Uint8Array, packed: number, unpacked: number): { packed: number; unpacked: number } {
  for (let at = 0; at + 4 <= extra.length; at += 4 + u16(extra, at + 2)) {
    if (u16(extra, at) === ZIP64 && at + 20 <= extra.length && packed === IN_ZIP64) {
      return { unpacked: u64(extra, at + 4), packed: u64(extra, at + 12) };
    }
  }
  return { packed, unpacked };
}

/**
 * An archive, pushed in pieces of any size. An error in one entry is reported and the next one is read; after a broken record
 * nothing can be found any more, and the rest is skipped.
 */
export class ZipReader {
  readonly #sink: ZipSink;
  readonly #limits: ZipLimits;
  #state: 'records' | 'data' | 'search' | 'descriptor' | 'directory' | 'lost' = 'records';
  #held: Uint8Array = NOTHING;
  #entry: ZipEntry | undefined;
  /** Packed bytes of the entry that are still to come, or, where its size is unknown, that have come. */
  #packed = 0;
  #taken = 0;
  #unpacked = 0;
  #total = 0;
  #crc = 0;
  #inflate: Inflate | undefined;
  /** The bytes of the entry are passed over: encrypted, unknown, damaged or beyond a limit. */
  #isSkipped = false;
  #entries = 0;
  #hasEnd = false;

  constructor(limits: ZipLimits, sink: ZipSink) {
    this.#limits = limits;
    this.#sink = sink;
  }

  push(chunk: Uint8Array): void {
    let bytes = joined(this.#held, chunk);
    this.#held = NOTHING;
    while (bytes.length > 0) {
      const used = this.#step(bytes);
      if (used === undefined) {
        this.#held = bytes.slice();
        return;
      }
      bytes = bytes.subarray(used);
    }
  }

  end(): void {
    if (this.#state === 'lost') return;
    if (!this.#hasEnd) {
      const entry = this.#state === 'data' || this.#state === 'search' ? (this.#entry as ZipEntry).name : null;
      this.#damaged(entry, 'cut');
      if (entry !== null && !this.#isSkipped) this.#sink.end(entry);
    } else if (this.#entries === 0) this.#find({ code: 'zip.empty', weight: 'refuse', facts: {} });
  }

  /** The number of bytes used; undefined if more are needed. */
  #step(bytes: Uint8Array): number | undefined {
    switch (this.#state) {
      case 'records':
        return this.#record(bytes);
      case 'data':
        return this.#data(bytes);
      case 'search':
        return this.#search(bytes);
      case 'descriptor':
        return this.#descriptor(bytes);
      case 'directory':
        return this.#directory(bytes);
      default:
        return bytes.length;
    }
  }

  #record(bytes: Uint8Array): number | undefined {
    if (bytes.length < 4) return undefined;
    const signature = u32(bytes, 0);
    if (DIRECTORY.includes(signature)) {
      this.#state = 'directory';
      return 0;
    }
    if (signature !== LOCAL) return this.#lost(bytes);
    if (bytes.length < LOCAL_LENGTH) return undefined;
    const [nameLength, extraLength] = [u16(bytes, 26), u16(bytes, 28)];
    const length = LOCAL_LENGTH + nameLength + extraLength;
    if (bytes.length < length) return undefined;
    this.#open(localEntry(bytes, nameLength, extraLength));
    return length;
  }

  #open(entry: ZipEntry): void {
    this.#entry = entry;
    this.#entries += 1;
    this.#taken = 0;
    this.#unpacked = 0;
    this.#crc = 0;
    this.#inflate = undefined;
    const refusal = this.#refusal(entry);
    this.#isSkipped = refusal !== undefined || entry.name.endsWith('/');
    if (refusal !== undefined) this.#find(refusal);
    if (!this.#isSkipped) this.#sink.entry(entry.name);
    if (entry.packed === undefined) {
      this.#packed = 0;
      this.#state = 'search';
    } else {
      this.#packed = entry.packed;
      this.#state = 'data';
      if (entry.packed === 0) this.#close(entry);
    }
  }

  /** Why an entry is refused without being read, by its record alone. */
  #refusal({ name, method, isEncrypted, packed, unpacked }: ZipEntry): Finding<keyof ZipFindings> | undefined {
    const at = { file: name };
    if (isEncrypted) return { code: 'zip.encrypted', weight: 'refuse', at, facts: { entry: name } };
    if (method !== STORED && method !== DEFLATED) {
      return { code: 'zip.unknown-method', weight: 'refuse', at, facts: { entry: name, method } };
    }
    if (packed === undefined) return undefined;
    return this.#beyond(name, unpacked, packed);
  }

  #beyond(name: string, unpacked: number, packed: number): Finding<keyof ZipFindings> | undefined {
    const { archiveBytes, archiveRatio } = this.#limits;
    const at = { file: name };
    if (unpacked > HARMLESS && unpacked > packed * archiveRatio) {
      return { code: 'zip.too-dense', weight: 'refuse', at, facts: { entry: name, limit: archiveRatio } };
    }
    if (this.#total + unpacked > archiveBytes) {
      return { code: 'zip.too-large', weight: 'refuse', at, facts: { entry: name, limit: archiveBytes } };
    }
    return undefined;
  }

  #data(bytes: Uint8Array): number {
    const entry = this.#entry as ZipEntry;
    const used = Math.min(bytes.length, this.#packed);
    this.#packed -= used;
    this.#unpack(bytes.subarray(0, used), entry);
    if (this.#packed === 0) this.#close(entry);
    return used;
  }

  /** The size is not known before: the entry ends where a descriptor names exactly the bytes that came before it. */
  #search(bytes: Uint8Array): number | undefined {
    const found = this.#foundDescriptor(bytes);
    const safe = found === undefined ? bytes.length - LOOK_AHEAD - LOOK_BACK : found.at;
    if (safe <= 0 && found === undefined) return undefined;
    const entry = this.#entry as ZipEntry;
    this.#unpack(bytes.subarray(0, safe), entry);
    this.#packed += safe;
    if (found === undefined) return safe;
    this.#close({ ...entry, hasDescriptor: false, unpacked: found.unpacked, crc: found.crc });
    return safe + found.length;
  }

  #foundDescriptor(bytes: Uint8Array): FoundDescriptor | undefined {
    for (let at = bytes.indexOf(0x50); at >= 0 && at + LOOK_AHEAD <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
      const signature = u32(bytes, at);
      const packed = this.#packed + at;
      if (signature === DESCRIPTOR && u32(bytes, at + 8) === packed) {
        if (u16(bytes, at + 16) === 0x4b50) {
          return { at, length: 16, crc: u32(bytes, at + 4), unpacked: u32(bytes, at + 12) };
        }
        if (u32(bytes, at + 12) === 0 && u16(bytes, at + 24) === 0x4b50) {
          return { at, length: 24, crc: u32(bytes, at + 4), unpacked: u64(bytes, at + 16) };
        }
      }
      const before = at - LOOK_BACK;
      if (
        before >= 0 &&
        (signature === LOCAL || signature === DIRECTORY[0]) &&
        u32(bytes, before + 4) === packed - 12
      ) {
        return { at: before, length: 12, crc: u32(bytes, before), unpacked: u32(bytes, before + 8) };
      }
    }
    return undefined;
  }

  #unpack(bytes: Uint8Array, entry: ZipEntry): void {
    for (const step of chunksOfBytes(bytes, STEP)) {
      if (this.#isSkipped) return;
      this.#taken += step.length;
      if (entry.method === STORED) this.#give(step, entry);
      else this.#inflated(step, entry);
    }
  }

  #inflated(bytes: Uint8Array, entry: ZipEntry): void {
    this.#inflate ??= new Inflate((data) => this.#give(data, entry));
    try {
      this.#inflate.push(bytes);
    } catch (fault) {
      // an error that is not fflate's is an error of the reader that gets the data
      if (!isFlateError(fault)) throw fault;
      this.#damaged(entry.name, 'compression');
      this.#finish(entry);
    }
  }

  #give(bytes: Uint8Array, entry: ZipEntry): void {
    this.#unpacked += bytes.length;
    const beyond = this.#beyond(entry.name, this.#unpacked, this.#taken);
    if (beyond !== undefined) {
      this.#find(beyond);
      this.#finish(entry);
      return;
    }
    this.#crc = crc32(bytes, this.#crc);
    if (bytes.length > 0) this.#sink.data(bytes);
  }

  #finish(entry: ZipEntry): void {
    this.#isSkipped = true;
    this.#total += this.#unpacked;
    this.#sink.end(entry.name);
  }

  #close(entry: ZipEntry): void {
    this.#state = entry.hasDescriptor ? 'descriptor' : 'records';
    if (this.#isSkipped) return;
    const declared = !entry.hasDescriptor || entry.crc !== 0;
    if (declared && (this.#crc !== entry.crc || this.#unpacked !== entry.unpacked)) {
      this.#damaged(entry.name, 'checksum');
    }
    this.#finish(entry);
  }

  /** After data of known size: with or without its signature, with sizes of 32 or 64 bits. */
  #descriptor(bytes: Uint8Array): number | undefined {
    if (bytes.length < LOOK_AHEAD) return undefined;
    this.#state = 'records';
    const lengths = u32(bytes, 0) === DESCRIPTOR ? [16, 24] : [12, 20];
    return lengths.find((length) => u16(bytes, length) === 0x4b50) ?? this.#lost(bytes);
  }

  /** The directory repeats the entries; only its end matters, which a truncated archive does not have. */
  #directory(bytes: Uint8Array): number | undefined {
    for (let at = bytes.indexOf(0x50); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
      if (u32(bytes, at) === END) {
        this.#hasEnd = true;
        return bytes.length;
      }
    }
    return this.#hasEnd ? bytes.length : bytes.length > 3 ? bytes.length - 3 : undefined;
  }

  #lost(bytes: Uint8Array): number {
    this.#damaged(null, 'record');
    this.#state = 'lost';
    return bytes.length;
  }

  #damaged(entry: string | null, problem: ZipProblem): void {
    const at = entry === null ? {} : { at: { file: entry } };
    this.#find({ code: 'zip.damaged', weight: 'refuse', ...at, facts: { entry, problem } });
  }

  #find(finding: Finding<keyof ZipFindings>): void {
    this.#sink.finding(finding);
  }
}

const isFlateError = (fault: unknown): boolean => typeof (fault as { code?: unknown } | null)?.code === 'number';

/** A file of an archive, whole; without a name: the archive itself. Without bytes where its findings say why. */
export interface UnpackedFile {
  readonly name?: string;
  readonly bytes?: Uint8Array;
  readonly findings: readonly Finding<keyof ZipFindings>[];
}

/** The files of an archive one after another, each at most as large as a report may be. */
export async function* unpackedFiles(chunks: Chunks, limits: Limits): AsyncGenerator<UnpackedFile> {
  const files = new FileSink(limits.reportBytes);
  const reader = new ZipReader(limits, files);
  for await (const chunk of chunks) {
    for (const piece of chunksOfBytes(chunk, 4 * STEP)) {
      reader.push(piece);
      yield* files.take();
    }
  }
  reader.end();
  yield* files.take();
}

class FileSink implements ZipSink {
  readonly #limit: number;
  #ready: UnpackedFile[] = [];
  /** For the file that is being read. */
  #parts: Uint8Array[] | undefined;
  #size = 0;
  #findings: Finding<keyof ZipFindings>[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(): readonly UnpackedFile[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  entry(): void {
    this.#parts = [];
    this.#size = 0;
    this.#findings = [];
  }

  data(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.#size > this.#limit) this.#parts = [];
    else this.#parts?.push(bytes.slice());
  }

  end(name: string): void {
    if (this.#size > this.#limit) {
      const facts = { entry: name, limit: this.#limit };
      this.finding({ code: 'zip.file-too-large', weight: 'refuse', at: { file: name }, facts });
    }
    const findings = this.#findings;
    this.#ready.push(findings.length > 0 ? { name, findings } : { name, bytes: this.#whole(), findings });
    this.#parts = undefined;
  }

  finding(finding: Finding<keyof ZipFindings>): void {
    const name = finding.at?.file;
    if (this.#parts !== undefined) this.#findings.push(finding);
    else this.#ready.push({ ...(name === undefined ? {} : { name }), findings: [finding] });
  }

  #whole(): Uint8Array {
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#parts as Uint8Array[]) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }
}
