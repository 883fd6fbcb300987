/** A list of players in one go. The program reads lists while they stream by (`engine/player-lists.ts`). */
import { type CsvBatch, type CsvOptions, CsvReader } from './csv/read.ts';
import { type ListBatch, type ListOptions, ListReader } from './fide-list/read.ts';
import { chunksOfBytes } from './stream.ts';

const PIECE = 64 * 1024;

interface Reading<Batch> {
  push(bytes: Uint8Array): void;
  end(): void;
  take(): Batch;
}

function whole<Batch>(reader: Reading<Batch>, bytes: Uint8Array): Batch {
  for (const piece of chunksOfBytes(bytes, PIECE)) reader.push(piece);
  reader.end();
  return reader.take();
}

export const readWholeCsv = (bytes: Uint8Array, options: CsvOptions = {}): CsvBatch =>
  whole(new CsvReader(options), bytes);

export const readWholeList = (bytes: Uint8Array, options: ListOptions = {}): ListBatch =>
  whole(new ListReader(options), bytes);
