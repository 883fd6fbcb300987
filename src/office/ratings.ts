/** The entries of a rating list that some reports need, from a list of any format, read once while it streams by. */
import type { Finding } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import { readCsv, recognisesCsv } from '../formats/csv/read.ts';
import { readList } from '../formats/fide-list/read.ts';
import type { ListedPlayer } from '../formats/fide-list/records.ts';
import { isZip } from '../formats/zip.ts';
import { recognisesList } from '../formats/fide-list/read.ts';
import { type ListedRating, wantedIn } from '../intake/ratings.ts';

export interface NeededRatings {
  readonly ratings: readonly ListedRating[];
  readonly findings: readonly Finding[];
}

type Chunks = AsyncIterable<Uint8Array>;

/** `onEntries` is told how many entries have gone by. */
export async function ratingsFor(
  reports: readonly Report[],
  chunks: Chunks,
  onEntries?: (count: number) => void,
): Promise<NeededRatings> {
  const wanted = wantedIn(reports);
  const ratings: ListedRating[] = [];
  const findings: Finding[] = [];
  let count = 0;
  for await (const batch of entriesOf(chunks)) {
    findings.push(...batch.findings);
    for (const entry of batch.entries) if (wanted(entry)) ratings.push(entry);
    count += batch.entries.length;
    onEntries?.(count);
  }
  return { ratings, findings };
}

interface Batch {
  readonly entries: readonly ListedRating[];
  readonly findings: readonly Finding[];
}

const BEGINNING = 1024;

async function* entriesOf(chunks: Chunks): AsyncGenerator<Batch> {
  const { beginning, all } = await peeked(chunks);
  if (!isZip(beginning) && !recognisesList(beginning) && recognisesCsv(beginning)) {
    for await (const { players, findings } of readCsv(all)) {
      const entries = players.flatMap(({ id, fideId, birth, ...player }) => [
        { ...player, name: player.name ?? '', fideId: fideId ?? id, birthYear: birth?.year },
      ]);
      yield { entries, findings };
    }
    return;
  }
  for await (const { players, findings } of readList(all)) yield { entries: players.map(ratingOf), findings };
}

const ratingOf = ({
  fideId,
  name = '',
  federation,
  sex,
  title,
  womensTitle,
  standard,
  birthYear,
}: ListedPlayer): ListedRating => ({
  fideId,
  name,
  federation,
  sex,
  title: title ?? womensTitle,
  rating: standard?.rating,
  k: standard?.k,
  birthYear,
});

/** The first bytes, and all of them again. */
async function peeked(chunks: Chunks): Promise<{ beginning: Uint8Array; all: Chunks }> {
  const held: Uint8Array[] = [];
  const iterator = chunks[Symbol.asyncIterator]();
  for (let size = 0; size < BEGINNING; ) {
    const next = await iterator.next();
    if (next.done === true) break;
    held.push(next.value);
    size += next.value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* held;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  const beginning = new Uint8Array(held.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of held) {
    beginning.set(piece, at);
    at += piece.length;
  }
  return { beginning, all: all() };
}
