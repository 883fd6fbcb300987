import { isDeepStrictEqual } from 'node:util';
import { type FuzzTarget, law, randomPieces, samplesIn } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { HEADINGS } from './headings.ts';
import { type CsvBatch, type CsvOptions, CsvReader, recognisesCsv } from './read.ts';

const SHORT_LINES = { ...LIMITS, lineBytes: 120 };

function batchOf(parts: Iterable<Uint8Array>, options: CsvOptions): CsvBatch {
  const reader = new CsvReader(options);
  for (const part of parts) reader.push(part);
  reader.end();
  return reader.take();
}

const hasLongLine = ({ findings }: CsvBatch): boolean => findings.some(({ code }) => code === 'csv.line-too-long');

/** Alike in one piece and in many. */
export const CSV_FUZZ: FuzzTarget = {
  name: 'csv',
  files: samplesIn('src/formats/csv/samples', /\.csv$/),
  words: [
    ...HEADINGS.map(({ field }) => `;${field}`),
    '"',
    '""',
    '"";',
    ';"',
    '\r\n',
    ',',
    ';;',
    '\t',
    'sep=;\n',
    '\0',
  ],
  most: 3001,
  read: (bytes, chance) => {
    recognisesCsv(bytes);
    // in pieces the encoding is guessed from the first that has more than ASCII
    const options = { encoding: 'windows-1251' as const, limits: chance(3) === 0 ? SHORT_LINES : LIMITS };
    const [whole, many] = [batchOf([bytes], options), batchOf(randomPieces(bytes, 90, chance), options)];
    // a quote that is not closed within the limit is too long a line in pieces, and an open one in one piece
    if (!hasLongLine(whole) && !hasLongLine(many)) {
      law(isDeepStrictEqual(many, whole), 'a file reads alike in one piece and in many');
    }
    return whole.findings;
  },
};
