/** The entries of a rating list that some reports need, from a list of any format, read once while it streams by. */
import type { Finding } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import type { CsvPlayer } from '../formats/csv/headings.ts';
import type { FideListPlayer } from '../formats/fide-list/records.ts';
import type { Limits } from '../formats/limits.ts';
import { applyRatings, type KnownRating, neededEntries } from '../intake/ratings.ts';
import { PlayersReader, playerBatches } from './player-lists.ts';

export interface NeededRatings {
  readonly ratings: readonly KnownRating[];
  readonly findings: readonly Finding[];
}

export interface RatingsOptions {
  readonly limits?: Limits;
  /** Called with the number of entries read so far. */
  readonly onEntries?: (count: number) => void;
}

export async function ratingsFor(
  reports: readonly Report[],
  chunks: AsyncIterable<Uint8Array>,
  { limits, onEntries }: RatingsOptions = {},
): Promise<NeededRatings> {
  const wanted = neededEntries(reports);
  const ratings: KnownRating[] = [];
  const findings: Finding[] = [];
  let count = 0;
  for await (const batch of playerBatches(new PlayersReader({ limits }), chunks)) {
    findings.push(...batch.findings);
    const take = (entry: KnownRating): void => {
      if (wanted(entry)) ratings.push(entry);
    };
    for (const player of batch.listed) take(ratingOfListed(player));
    for (const row of batch.rows) take(ratingOfRow(row));
    count += batch.listed.length + batch.rows.length;
    onEntries?.(count);
  }
  return { ratings, findings };
}

/** How many players of a report are on a list beyond doubt: a person of the same name who was born in another year does not count. */
export function listedPlayers(report: Report, ratings: readonly KnownRating[]): number {
  const missing = applyRatings(report, ratings).findings.map(({ code, facts }) => {
    if (code === 'ratings.unmatched') return (facts['players'] as readonly string[]).length;
    return code === 'ratings.doubtful' ? 1 : 0;
  });
  return missing.reduce<number>((left, count) => left - count, report.players.length);
}

const ratingOfRow = ({ id, fideId = id, name = '', birth, ...row }: CsvPlayer): KnownRating => ({
  ...row,
  name,
  fideId,
  birthYear: birth?.year,
});

const ratingOfListed = ({
  fideId,
  name = '',
  federation,
  sex,
  title,
  womensTitle,
  standard,
  birthYear,
}: FideListPlayer): KnownRating => ({
  fideId,
  name,
  federation,
  sex,
  title: title ?? womensTitle,
  rating: standard?.rating,
  k: standard?.k,
  birthYear,
});
