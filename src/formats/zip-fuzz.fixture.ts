import { Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import type { Finding } from '../core/finding.ts';
import { MOST_OF_LIST, readListFuzz } from './fide-list/fuzz.fixture.ts';
import { type FuzzTarget, law, randomPieces, samplesIn } from './fuzz.fixture.ts';
import { LIMITS } from './limits.ts';
import { unpackedFiles } from './zip.ts';

/** Written as a stream: the sizes follow the data. */
export function streamedZip(files: Readonly<Record<string, Uint8Array>>, how: 'deflated' | 'stored'): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, data) => parts.push(data));
  for (const [name, bytes] of Object.entries(files)) {
    const entry = how === 'stored' ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(bytes, true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}

const LISTS = samplesIn('src/formats/fide-list/samples', /^(?:combined|odd|single)\.(?:txt|xml)$/);
const REPORTS = samplesIn('src/formats/h9/samples', /\.h9$/);
const named = (files: readonly Uint8Array[]): Record<string, Uint8Array> =>
  Object.fromEntries(files.map((bytes, index) => [`folder/${index}`, bytes]));
/** Small, so that a spoilt size is soon beyond them. */
const TIGHT = { ...LIMITS, reportBytes: 1500, archiveBytes: 4000 };

/** What is unpacked is within the limits, whatever the archive says; a list in an archive is read while it is unpacked. */
export const ZIP_FUZZ: FuzzTarget = {
  name: 'zip',
  files: [
    ...LISTS.map((bytes) => zipSync({ list: bytes })),
    zipSync(named(REPORTS)),
    zipSync(named(REPORTS), { level: 0 }),
    zipSync({ 'inner.zip': zipSync(named(REPORTS.slice(0, 2))), empty: new Uint8Array(0), folder: {} }),
    zipSync({ dense: new Uint8Array(30_000) }),
    streamedZip(named(LISTS.slice(0, 2)), 'deflated'),
    streamedZip(named(LISTS.slice(0, 2)), 'stored'),
  ],
  words: ['PK\u0001\u0002', 'PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\b', '\0\0\0\0', '\b\0', '\0\0', 'PK'],
  most: MOST_OF_LIST,
  read: async (bytes, chance) => {
    const limits = chance(2) === 0 ? LIMITS : TIGHT;
    const findings: Finding[] = [];
    let size = 0;
    for await (const file of unpackedFiles(randomPieces(bytes, 2000, chance), limits)) {
      law((file.bytes === undefined) === file.findings.length > 0, 'a file is given or told of');
      law((file.bytes?.length ?? 0) <= limits.reportBytes, 'a file is not larger than a report');
      size += file.bytes?.length ?? 0;
      findings.push(...file.findings);
    }
    law(size <= limits.archiveBytes, 'an archive unpacks to no more than its limit');
    return [...findings, ...readListFuzz(bytes, chance)];
  },
};
